### Les règles de Ultimatch en français ; l'original anglais est RULES.md.
### Over each sentence stands a digest of the English one: where that changes, a test says so.

section-setup = Mise en place
# English 88cd16a0
UM-1 = On joue de 1 à 5. Un joueur seul joue en solitaire (UM-80 et suivants). (feuille : Mise en place, Solitaire)
# English 9003d321
UM-2 = Les places se suivent dans le sens horaire ; le voisin de gauche d’un joueur est le suivant. Un joueur est le donneur ; les options disent lequel. Pour la revanche, chacun se décale d’une place vers la droite : c’est le voisin de gauche du dernier donneur qui donne. (feuille : Comment jouer ; R-1)
# English 8817598e
UM-3 = On mélange les 48 cartes. (feuille : Mise en place 1)
# English 1523452a
UM-4 = La pyramide est distribuée du dessus du paquet, rangée par rangée à partir du sommet, chaque rangée de gauche à droite. Elle a 5 rangées (15 cartes) pour 1 à 3 joueurs et 6 rangées (21 cartes) pour 4 ou 5. La rangée r a les colonnes 1 à r. (feuille : Mise en place 1 ; R-2)
# English 87c17fb4
UM-5 = Une carte est recouverte en partie par les deux cartes au-dessous d’elle : la carte de la rangée r, colonne c par celles de la rangée r + 1, colonnes c et c + 1. Elle est *couverte* tant qu’au moins une des deux est là. (feuille : Mise en place 1, Découvrir ; R-2)
# English a293f61c
UM-6 = Une carte de la pyramide est face visible si elle n’est pas couverte, et face cachée si elle l’est. Au départ, seule la dernière rangée est face visible. (feuille : Mise en place 1)
# English 9cdfe99a
UM-7 = Puis on distribue les mains, une carte à la fois, à partir de la gauche du donneur dans le sens horaire, le donneur en dernier : 13, 6, 4, 5 ou 4 cartes à chacun pour 1, 2, 3, 4 ou 5 joueurs. (feuille : Mise en place 2 ; R-3)
# English aa3b5f33
UM-8 = Le reste est la pioche, face cachée. La pile des cartes jouées est vide. (feuille : Mise en place 3)
# English eb9e6c26
UM-9 = À deux joueurs ou plus, chacun donne une carte de sa main à la main commune, face cachée, tous à la fois. Elle quitte la main aussitôt, et c’est définitif. Chacun a vu sa propre main et la dernière rangée. (feuille : Mise en place 4 ; R-4)
# English 9ea04caa
UM-10 = Quand la dernière carte est donnée, toutes sont retournées ensemble. Elles sont rangées dans l’ordre à partir de la gauche du donneur ; les cartes suivantes s’ajoutent à la fin. (feuille : Mise en place 4)
# English 0e025878
UM-11 = À 2 ou 3 joueurs, on ajoute ensuite la carte du dessus de la pioche, face visible. (feuille : Mise en place 4)
# English cb26f2df
UM-12 = Par option, pour rendre la partie plus facile, on ajoute de la même façon une ou deux cartes de plus. (feuille : Difficulté)
# English 0cc3242c
UM-13 = Par option, pour rendre la partie plus difficile, une carte de la main commune telle qu’elle est alors, désignée par tirage, va sur la pile des cartes jouées. (feuille : Difficulté ; R-5)
# English 773f931f
UM-14 = Qui a donné le plus grand nombre commence ; s’ils sont plusieurs, le premier à partir de la gauche du donneur. Seules comptent les cartes données, quoi qu’aient fait UM-11 à UM-13. (feuille : Comment jouer ; R-6)

section-play = Jeu
# English e2710e1e
UM-20 = Un tour se compose ainsi : échanger, faire un accord ou passer, retirer, découvrir, récompenser. Puis c’est au voisin de gauche. (feuille : Comment jouer)

section-trade = Échange
# English e0306b2b
UM-21 = Le joueur du tour peut faire un échange (deux par option) avant de faire un accord. Aucun n’est jamais obligatoire, même là où un échange est le seul moyen d’obtenir un accord. (feuille : Échange, Difficulté ; R-7)
# English 5d3ccca2
UM-22 = Pour chaque échange, tout *autre* joueur qui tient une carte peut en avancer exactement une, face cachée, avec un signal, ou ne rien proposer. La réponse est définitive pour cet échange. La carte reste dans la main de son propriétaire jusqu’à ce qu’elle soit prise. (feuille : Échange ; R-8)
# English 6ab19dbc
UM-23 = Le signal tient lieu de geste. C’est une force (1, 2 ou 3) et une nature (aucun indice, couleur, nombre ou paire). Il est public, n’engage personne et peut être faux. Les options disent ce qui en fait partie ; si l’on peut montrer, il peut aussi désigner une carte face visible de la pyramide. (feuille : Échange ; R-9)
# English a641da2f
UM-24 = Le joueur du tour choisit l’un de ceux qui proposent et, *avant* de voir la carte proposée, une carte de sa propre main à donner. Les deux cartes changent de main. Seuls ces deux joueurs les voient. (feuille : Échange)
# English dccae530
UM-25 = Un joueur du tour sans cartes peut prendre une carte proposée et ne donne rien. S’il a des cartes, il est obligé d’en donner une. (feuille : Échange ; R-10)
# English 2e316d15
UM-26 = Un joueur du tour qui a des cartes peut à la place en remettre une à un autre joueur qui n’en a pas, et ne reçoit rien. Cela utilise un échange. Par option, ce n’est pas permis. (feuille : Échange ; R-10)
# English e423e111
UM-27 = Le joueur du tour n’a pas à attendre toutes les réponses : accepter, remettre une carte ou renoncer clôt l’échange et annule toute offre qui n’a pas été prise. (R-11)
# English 34399eff
UM-28 = Là où deux échanges sont permis, le second échange recommence à neuf après le premier, avec le même partenaire ou un autre ; la carte qui vient d’être reçue peut être donnée à son tour. Renoncer met fin aux deux. (feuille : Difficulté ; R-12)
# English 80d2029e
UM-29 = Si aucun autre joueur ne tient de carte et qu’aucune carte ne peut être remise, il n’y a pas d’échange. Il finit aussi de lui-même quand tous les joueurs interrogés n’ont rien proposé et qu’aucune carte ne peut être remise. (R-13)

section-match = Accord
# English 255456ee
UM-30 = Le joueur du tour choisit une carte face visible de la pyramide, la *cible*, et une ou deux cartes, chacune de sa propre main ou de la main commune, mêlées à volonté. (feuille : Accord)
# English a6da25be
UM-31 = Une carte s’accorde si elle a la couleur de la cible ou le nombre de la cible. (feuille : Accord)
# English 025c9fa1
UM-32 = Deux cartes s’accordent si la somme de leurs nombres est celui de la cible, ou si le plus grand moins le plus petit est celui de la cible, ou si leurs couleurs sont les deux primaires dont le mélange donne la couleur secondaire de la cible. Pour une somme ou une différence, toutes les couleurs conviennent, pour un mélange tous les nombres. (feuille : Accord ; R-14)
# English 1bc6c082
UM-33 = Rien d’autre n’est un accord. En particulier pas : deux cartes de la couleur de la cible sans somme ni différence ; une carte juste par la couleur à côté d’une carte juste par le nombre ; une carte qui s’accorde avec une carte en trop ; le mélange à l’envers (vert et jaune pour bleu) ; plus de deux cartes. (feuille : Accord ; R-15)
# English 2ec66a1b
UM-34 = Deux cartes sont un **Ultimatch** si leurs nombres donnent celui de la cible en plus ou en moins *et* que leurs couleurs se mélangent en celle de la cible, ou que toutes deux ont la couleur de la cible. Une cible rouge, jaune ou bleue compte aussi, sauf si une option l’exclut. Il n’est pas nécessaire de l’annoncer. (feuille : Ultimatch, exemple d’accord ; R-16, R-17)
# English 7591abfb
UM-35 = Si un accord quelconque utilise au moins une carte de la main du joueur, le joueur doit faire un accord, celui-là ou n’importe quel autre. Si tous les accords n’utilisent que des cartes de la main commune, le joueur peut faire un accord ou passer. Sans accord, le joueur doit passer. On en juge après l’échange. (feuille : Accord ; R-18, R-19)

section-pass = Passer
# English b531f379
UM-40 = Passer, par obligation ou par choix, fait piocher une carte dans sa main et met fin au tour. (feuille : Accord)
# English 7ead38fd
UM-41 = On compte les passes de suite ; chaque accord remet le compte à 0, les échanges n’y touchent pas. Quand il y a eu autant de passes de suite qu’il y a de joueurs, la partie est perdue aussitôt, avant que le dernier pioche. (feuille : Accord, Fin de la partie ; R-20, R-21)

section-remove-reveal-reward = Retirer, découvrir, récompenser
# English ae9739a1
UM-45 = Les cartes jouées, dans l’ordre des cartes, puis la cible vont face visible sur la pile des cartes jouées ; la cible est sur le dessus. Tout le monde peut parcourir la pile. (feuille : Retirer ; R-22)
# English b439dcc2
UM-46 = Si la pyramide est maintenant vide, la partie est gagnée et il ne se passe plus rien. (feuille : Fin de la partie ; R-23)
# English 3d6df32d
UM-47 = Sinon chaque carte qui n’est plus couverte est retournée face visible : aucune, une ou deux. (feuille : Découvrir)
# English 78594061
UM-50 = Après un Ultimatch, et après UM-47, le joueur pioche deux cartes, les regarde, en garde une et met l’autre face visible dans la main commune. Elles ne peuvent pas servir ce tour-ci. Par option, le joueur peut refuser la récompense avant de la piocher. (feuille : Récompenses ; R-24)
# English d7a61304
UM-51 = Par option, pour rendre la partie plus difficile, les deux cartes vont à la main. (feuille : Difficulté)
# English c92fbf96
UM-55 = Les cartes se piochent une à une. C’est seulement quand une carte doit être piochée et que la pioche est vide que toute la pile des cartes jouées, avec les cartes de ce tour, est mélangée en une nouvelle pioche. Si les deux sont vides, rien n’est pioché. (feuille : Accord ; R-25)
# English b12ecddd
UM-56 = On ne pioche à aucun autre moment. Il n’y a pas de limite de main. Un joueur dont la main est vide reste dans la partie. (R-26)

section-talk = Parler
# English ee7e3b06
UM-60 = On peut discuter ouvertement de l’usage des cartes de la main commune : pendant qu’on cherche un accord, chacun peut montrer une carte face visible de la pyramide et une ou deux cartes de la main commune. Les cartes des mains ne doivent être ni discutées ni montrées, et l’échange se fait en silence. Par option, il n’y a pas de suggestions. (feuille : Comment jouer, Échange ; R-27)

section-end = Fin
# English c8d53e94
UM-70 = Victoire : la dernière carte de la pyramide est prise par un accord. Tous les joueurs gagnent. (feuille : Fin de la partie)
# English 1d07afdd
UM-71 = Défaite : autant de passes de suite qu’il y a de joueurs, ou pas d’accord en solitaire. Tous les joueurs perdent. (feuille : Fin de la partie, Solitaire)
# English 791c2aaf
UM-72 = On note le résultat (victoire ou défaite), sa raison, combien de cartes restent dans la pyramide, combien de tours ont été joués (accords et passes, le dernier compris) et combien d’Ultimatchs ont été faits. Il n’y a pas de points. (R-29)
# English cd88fd0b
UM-73 = Quand la partie est finie, toutes les cartes cachées sont montrées. (R-30)

section-solitaire = Solitaire
# English b2ec6c39
UM-80 = 5 rangées, 13 cartes ; pas de don, pas de main commune, pas d’échange, pas de passe. (feuille : Solitaire)
# English 4b292942
UM-81 = À chaque tour : faire un accord avec une ou deux cartes de la main, retirer, découvrir, et après un Ultimatch piocher deux cartes dans sa main. (feuille : Solitaire)
# English b15fc204
UM-82 = Si rien ne s’accorde au début d’un tour, même du premier, la partie est perdue. Dégager la pyramide fait gagner. (feuille : Solitaire ; R-28)

section-what-always-holds = Ce qui est toujours vrai
# English 8e09ff2b
UM-90 = Chaque carte se trouve exactement dans l’un de ces lieux : pyramide, mains, main commune, pioche, pile des cartes jouées ; ou bien c’est un don pas encore découvert, ou l’une des deux cartes de récompense entre lesquelles on choisit.
# English e0a33fb7
UM-91 = Une seule carte n’est jamais un Ultimatch : il faudrait qu’elle soit la cible.
# English 412fa44e
UM-92 = Une somme et une différence ne sont jamais vraies ensemble ; des cartes de nombres égaux ne s’accordent jamais par différence.
# English d9fb97d7
UM-93 = Une pyramide qui n’est pas vide a une carte face visible ; le sommet part en dernier ; chaque carte repose sur des cartes encore présentes.
# English 343a8a06
UM-94 = Une récompense trouve toujours deux cartes : il y a au moins les trois qui viennent d’être jouées.
# English 82cebc0b
UM-95 = Avec P cartes dans la pyramide et n joueurs, la partie dure au plus P × n tours.
# English 746b1caf
UM-96 = Les deux piles ne peuvent être vides en même temps qu’à 4 ou 5 joueurs.

# English 4ca0f265
example-three-players = Trois joueurs : cinq rangées, quatre cartes chacun ; après les dons, il y a quatre cartes dans la main commune et vingt à piocher.
# English fe5ce928
example-UM-E2 = Une donne préparée : la pyramide à partir du sommet, les mains à partir de la gauche du donneur, des dons secrets, une carte de plus.
# English c879fedc
example-UM-E3 = Plus grands nombres égaux : le premier à partir de la gauche du donneur ; la carte ajoutée n’est à personne.
# English e432e361
example-UM-E3b = Trois nombres égaux : le voisin de gauche du donneur commence.
# English 658e73b4
example-UM-E3c = Deux joueurs avec des nombres égaux : celui qui ne donne pas commence.
# English 5ef41e54
example-UM-E3d = De même avec l’autre donneur : l’autre joueur commence et sa carte est la première.
# English 66accb5a
example-bonus = Plus facile : deux cartes de plus de la pioche rejoignent la première main commune.
# English 6a393697
example-UM-E19 = Plus difficile : une carte perdue par tirage va sur la pile des cartes jouées, et celui qui l’a donnée commence quand même.
# English 07837a2d
example-UM-E4 = Un échange à l’aveugle vu par deux joueurs, puis un accord par la couleur.
# English c10a9679
example-UM-E5 = Ce qui peut mal tourner dans un échange ; et le joueur du tour n’attend personne.
# English d3caa964
example-no-duty-to-trade = On peut renoncer à un échange même là où il est le seul moyen d’obtenir un accord.
# English da63271e
example-signals-nature = Par défaut, une offre a une force et une nature, et rien d’autre.
# English d5572cac
example-signals-off = Sans signaux, une offre est le dos d’une carte.
# English 170358d1
example-signals-strength = Une force seule.
# English 5881efec
example-signals-pointing = Avec le lieu, on peut aussi désigner une carte face visible.
# English 60c70d8c
example-UM-E6 = Un joueur du tour sans cartes prend une offre pour rien ; ensuite un accord est un devoir.
# English baa09828
example-UM-E7 = Une carte pour une main vide, aussitôt.
# English a30608dc
example-all-decline = Quand tous n’ont rien proposé, l’échange finit de lui-même.
# English b3407123
example-UM-E10 = On peut se défaire, par un échange, du devoir de faire un accord.
# English 48f2fc17
example-UM-E18 = Deux échanges : une nouvelle fenêtre, puis une carte remise ; après cela la fenêtre est fermée.
# English e5c6e3a1
example-one-trade = Par défaut, le premier échange est le seul ; quand il y en a deux, renoncer met fin aux deux.
# English ab4b8716
example-UM-E23 = Une carte donnée est connue jusqu’à ce que son détenteur remette une carte quelconque à quelqu’un d’autre.
# English c07d848f
example-UM-E23b = Une carte jouée n’est plus connue comme étant dans une main.
# English 0f96384c
example-UM-E8 = Un coup mêlé utilise la main, on ne peut donc pas passer ; un coup avec la seule main commune remplit aussi le devoir.
# English cf35a07d
example-UM-E8b = Une carte de sa main et une de la main commune.
# English 9b4aed57
example-UM-E9 = Si tous les accords n’utilisent que des cartes de la main commune, on peut passer ; une passe fait piocher une carte.
# English 85f3f853
example-UM-E22 = Ce qui peut mal tourner dans un accord ; l’ordre de deux cartes n’a pas d’importance.
# English 131930bb
example-UM-E1-primary = Un cinq rouge : même couleur et somme font un Ultimatch ; aucun mélange ne donne du rouge.
# English 048b7622
example-UM-E1-primary-off = Par option, deux rouges sur une cible rouge sont un accord ordinaire.
# English 1885690d
example-UM-E1-green = Somme et mélange sur un huit vert font un Ultimatch, le mélange seul fait un accord.
# English a73bf72e
example-UM-E11 = La dernière passe de suite perd aussitôt et ne pioche rien ; puis tout est montré.
# English f5e2d03b
example-UM-E12 = Trois joueurs : passe, accord, passe, passe, passe perd à la dernière.
# English a6668c02
example-UM-E13 = Une carte est retournée quand part la dernière carte posée sur elle.
# English 2a19f862
example-UM-E14 = Deux cartes retournées, puis la récompense : une carte gardée, une pour tous.
# English e5afedd8
example-UM-E14b = Plus difficile : les deux cartes de récompense vont à la main, sans choix.
# English ea6cd9e5
example-reward-refused = Par option, on peut laisser la récompense dans la pioche.
# English 59841312
example-reward-taken = Ou la prendre ; le silence la prend.
# English d264bfbb
example-UM-E15 = Une carte de récompense avant et une après un remélange de toutes les cartes jouées, celles de ce tour aussi.
# English af4b34eb
example-UM-E16 = La dernière carte prise par un Ultimatch fait gagner ; rien n’est pioché.
# English d3d3f023
example-UM-E17 = Plus rien à piocher : la passe compte, et un joueur dont la main est vide reste dans la partie.
# English d84f30db
example-UM-E20 = Le solitaire est perdu dès que rien ne s’accorde, après la récompense.
# English e28424d0
example-UM-E20b = Avec une carte verte piochée la partie continue, et passer n’est pas permis.
# English 0288c7af
example-solo-win = Dégager la pyramide fait gagner.
# English 02ac2e88
example-UM-E21 = Un joueur silencieux passe là où c’est permis et où rien n’est perdu.
# English 63f7550c
example-UM-E21b = Si passer faisait perdre la partie, un joueur silencieux fait un accord.
# English b84bf6ba
example-UM-E21c = Si un accord est un devoir, un joueur silencieux fait le premier possible.
# English 42cb3341
example-UM-E21d = Des partenaires silencieux ne proposent rien ; alors l’accord suit aussitôt.
# English dfd1d8b4
example-silent-setup = Un joueur silencieux donne son plus petit nombre, à égalité le premier dans l’ordre des cartes.
