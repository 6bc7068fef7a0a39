### Les règles de Ultimatch en français ; l'original anglais est RULES.md.
### Over each section stands a digest of every English sentence: where one changes, a test says so.

## English: UM-1 88cd16a0, UM-2 9003d321, UM-3 8817598e, UM-4 1523452a, UM-5 87c17fb4, UM-6 a293f61c, UM-7 9cdfe99a, UM-8 aa3b5f33, UM-9 eb9e6c26, UM-10 9ea04caa, UM-11 0e025878, UM-12 cb26f2df, UM-13 0cc3242c, UM-14 773f931f
section-setup = Mise en place
UM-1 = On joue de 1 à 5. Un joueur seul joue en solitaire (UM-80 et suivants). (feuille : Mise en place, Solitaire)
UM-2 = Les places se suivent dans le sens horaire ; le voisin de gauche d’un joueur est le suivant. Un joueur est le donneur ; les options disent lequel. Pour la revanche, chacun se décale d’une place vers la droite : c’est le voisin de gauche du dernier donneur qui donne. (feuille : Comment jouer ; R-1)
UM-3 = On mélange les 48 cartes. (feuille : Mise en place 1)
UM-4 = La pyramide est distribuée du dessus du paquet, rangée par rangée à partir du sommet, chaque rangée de gauche à droite. Elle a 5 rangées (15 cartes) pour 1 à 3 joueurs et 6 rangées (21 cartes) pour 4 ou 5. La rangée r a les colonnes 1 à r. (feuille : Mise en place 1 ; R-2)
UM-5 = Une carte est recouverte en partie par les deux cartes au-dessous d’elle : la carte de la rangée r, colonne c par celles de la rangée r + 1, colonnes c et c + 1. Elle est *couverte* tant qu’au moins une des deux est là. (feuille : Mise en place 1, Découvrir ; R-2)
UM-6 = Une carte de la pyramide est face visible si elle n’est pas couverte, et face cachée si elle l’est. Au départ, seule la dernière rangée est face visible. (feuille : Mise en place 1)
UM-7 = Puis on distribue les mains, une carte à la fois, à partir de la gauche du donneur dans le sens horaire, le donneur en dernier : 13, 6, 4, 5 ou 4 cartes à chacun pour 1, 2, 3, 4 ou 5 joueurs. (feuille : Mise en place 2 ; R-3)
UM-8 = Le reste est la pioche, face cachée. La pile des cartes jouées est vide. (feuille : Mise en place 3)
UM-9 = À deux joueurs ou plus, chacun donne une carte de sa main à la main commune, face cachée, tous à la fois. Elle quitte la main aussitôt, et c’est définitif. Chacun a vu sa propre main et la dernière rangée. (feuille : Mise en place 4 ; R-4)
UM-10 = Quand la dernière carte est donnée, toutes sont retournées ensemble. Elles sont rangées dans l’ordre à partir de la gauche du donneur ; les cartes suivantes s’ajoutent à la fin. (feuille : Mise en place 4)
UM-11 = À 2 ou 3 joueurs, on ajoute ensuite la carte du dessus de la pioche, face visible. (feuille : Mise en place 4)
UM-12 = Par option, pour rendre la partie plus facile, on ajoute de la même façon une ou deux cartes de plus. (feuille : Difficulté)
UM-13 = Par option, pour rendre la partie plus difficile, une carte de la main commune telle qu’elle est alors, désignée par tirage, va sur la pile des cartes jouées. (feuille : Difficulté ; R-5)
UM-14 = Qui a donné le plus grand nombre commence ; s’ils sont plusieurs, le premier à partir de la gauche du donneur. Seules comptent les cartes données, quoi qu’aient fait UM-11 à UM-13. (feuille : Comment jouer ; R-6)

## English: UM-20 e2710e1e
section-play = Jeu
UM-20 = Un tour se compose ainsi : échanger, faire un accord ou passer, retirer, découvrir, récompenser. Puis c’est au voisin de gauche. (feuille : Comment jouer)

## English: UM-21 e0306b2b, UM-22 5d3ccca2, UM-23 6ab19dbc, UM-24 a641da2f, UM-25 dccae530, UM-26 2e316d15, UM-27 e423e111, UM-28 34399eff, UM-29 80d2029e
section-trade = Échange
UM-21 = Le joueur du tour peut faire un échange (deux par option) avant de faire un accord. Aucun n’est jamais obligatoire, même là où un échange est le seul moyen d’obtenir un accord. (feuille : Échange, Difficulté ; R-7)
UM-22 = Pour chaque échange, tout *autre* joueur qui tient une carte peut en avancer exactement une, face cachée, avec un signal, ou ne rien proposer. La réponse est définitive pour cet échange. La carte reste dans la main de son propriétaire jusqu’à ce qu’elle soit prise. (feuille : Échange ; R-8)
UM-23 = Le signal tient lieu de geste. C’est une force (1, 2 ou 3) et une nature (aucun indice, couleur, nombre ou paire). Il est public, n’engage personne et peut être faux. Les options disent ce qui en fait partie ; si l’on peut montrer, il peut aussi désigner une carte face visible de la pyramide. (feuille : Échange ; R-9)
UM-24 = Le joueur du tour choisit l’un de ceux qui proposent et, *avant* de voir la carte proposée, une carte de sa propre main à donner. Les deux cartes changent de main. Seuls ces deux joueurs les voient. (feuille : Échange)
UM-25 = Un joueur du tour sans cartes peut prendre une carte proposée et ne donne rien. S’il a des cartes, il est obligé d’en donner une. (feuille : Échange ; R-10)
UM-26 = Un joueur du tour qui a des cartes peut à la place en remettre une à un autre joueur qui n’en a pas, et ne reçoit rien. Cela utilise un échange. Par option, ce n’est pas permis. (feuille : Échange ; R-10)
UM-27 = Le joueur du tour n’a pas à attendre toutes les réponses : accepter, remettre une carte ou renoncer clôt l’échange et annule toute offre qui n’a pas été prise. (R-11)
UM-28 = Là où deux échanges sont permis, le second échange recommence à neuf après le premier, avec le même partenaire ou un autre ; la carte qui vient d’être reçue peut être donnée à son tour. Renoncer met fin aux deux. (feuille : Difficulté ; R-12)
UM-29 = Si aucun autre joueur ne tient de carte et qu’aucune carte ne peut être remise, il n’y a pas d’échange. Il finit aussi de lui-même quand tous les joueurs interrogés n’ont rien proposé et qu’aucune carte ne peut être remise. (R-13)

## English: UM-30 255456ee, UM-31 a6da25be, UM-32 025c9fa1, UM-33 1bc6c082, UM-34 2ec66a1b, UM-35 7591abfb
section-match = Accord
UM-30 = Le joueur du tour choisit une carte face visible de la pyramide, la *cible*, et une ou deux cartes, chacune de sa propre main ou de la main commune, mêlées à volonté. (feuille : Accord)
UM-31 = Une carte s’accorde si elle a la couleur de la cible ou le nombre de la cible. (feuille : Accord)
UM-32 = Deux cartes s’accordent si la somme de leurs nombres est celui de la cible, ou si le plus grand moins le plus petit est celui de la cible, ou si leurs couleurs sont les deux primaires dont le mélange donne la couleur secondaire de la cible. Pour une somme ou une différence, toutes les couleurs conviennent, pour un mélange tous les nombres. (feuille : Accord ; R-14)
UM-33 = Rien d’autre n’est un accord. En particulier pas : deux cartes de la couleur de la cible sans somme ni différence ; une carte juste par la couleur à côté d’une carte juste par le nombre ; une carte qui s’accorde avec une carte en trop ; le mélange à l’envers (vert et jaune pour bleu) ; plus de deux cartes. (feuille : Accord ; R-15)
UM-34 = Deux cartes sont un **Ultimatch** si leurs nombres donnent celui de la cible en plus ou en moins *et* que leurs couleurs se mélangent en celle de la cible, ou que toutes deux ont la couleur de la cible. Une cible rouge, jaune ou bleue compte aussi, sauf si une option l’exclut. Il n’est pas nécessaire de l’annoncer. (feuille : Ultimatch, exemple d’accord ; R-16, R-17)
UM-35 = Si un accord quelconque utilise au moins une carte de la main du joueur, le joueur doit faire un accord, celui-là ou n’importe quel autre. Si tous les accords n’utilisent que des cartes de la main commune, le joueur peut faire un accord ou passer. Sans accord, le joueur doit passer. On en juge après l’échange. (feuille : Accord ; R-18, R-19)

## English: UM-40 b531f379, UM-41 7ead38fd
section-pass = Passer
UM-40 = Passer, par obligation ou par choix, fait piocher une carte dans sa main et met fin au tour. (feuille : Accord)
UM-41 = On compte les passes de suite ; chaque accord remet le compte à 0, les échanges n’y touchent pas. Quand il y a eu autant de passes de suite qu’il y a de joueurs, la partie est perdue aussitôt, avant que le dernier pioche. (feuille : Accord, Fin de la partie ; R-20, R-21)

## English: UM-45 ae9739a1, UM-46 b439dcc2, UM-47 3d6df32d, UM-50 78594061, UM-51 d7a61304, UM-55 c92fbf96, UM-56 b12ecddd
section-remove-reveal-reward = Retirer, découvrir, récompenser
UM-45 = Les cartes jouées, dans l’ordre des cartes, puis la cible vont face visible sur la pile des cartes jouées ; la cible est sur le dessus. Tout le monde peut parcourir la pile. (feuille : Retirer ; R-22)
UM-46 = Si la pyramide est maintenant vide, la partie est gagnée et il ne se passe plus rien. (feuille : Fin de la partie ; R-23)
UM-47 = Sinon chaque carte qui n’est plus couverte est retournée face visible : aucune, une ou deux. (feuille : Découvrir)
UM-50 = Après un Ultimatch, et après UM-47, le joueur pioche deux cartes, les regarde, en garde une et met l’autre face visible dans la main commune. Elles ne peuvent pas servir ce tour-ci. Par option, le joueur peut refuser la récompense avant de la piocher. (feuille : Récompenses ; R-24)
UM-51 = Par option, pour rendre la partie plus difficile, les deux cartes vont à la main. (feuille : Difficulté)
UM-55 = Les cartes se piochent une à une. C’est seulement quand une carte doit être piochée et que la pioche est vide que toute la pile des cartes jouées, avec les cartes de ce tour, est mélangée en une nouvelle pioche. Si les deux sont vides, rien n’est pioché. (feuille : Accord ; R-25)
UM-56 = On ne pioche à aucun autre moment. Il n’y a pas de limite de main. Un joueur dont la main est vide reste dans la partie. (R-26)

## English: UM-60 ee7e3b06
section-talk = Parler
UM-60 = On peut discuter ouvertement de l’usage des cartes de la main commune : pendant qu’on cherche un accord, chacun peut montrer une carte face visible de la pyramide et une ou deux cartes de la main commune. Les cartes des mains ne doivent être ni discutées ni montrées, et l’échange se fait en silence. Par option, il n’y a pas de suggestions. (feuille : Comment jouer, Échange ; R-27)

## English: UM-70 c8d53e94, UM-71 1d07afdd, UM-72 791c2aaf, UM-73 cd88fd0b
section-end = Fin
UM-70 = Victoire : la dernière carte de la pyramide est prise par un accord. Tous les joueurs gagnent. (feuille : Fin de la partie)
UM-71 = Défaite : autant de passes de suite qu’il y a de joueurs, ou pas d’accord en solitaire. Tous les joueurs perdent. (feuille : Fin de la partie, Solitaire)
UM-72 = On note le résultat (victoire ou défaite), sa raison, combien de cartes restent dans la pyramide, combien de tours ont été joués (accords et passes, le dernier compris) et combien d’Ultimatchs ont été faits. Il n’y a pas de points. (R-29)
UM-73 = Quand la partie est finie, toutes les cartes cachées sont montrées. (R-30)

## English: UM-80 b2ec6c39, UM-81 4b292942, UM-82 b15fc204
section-solitaire = Solitaire
UM-80 = 5 rangées, 13 cartes ; pas de don, pas de main commune, pas d’échange, pas de passe. (feuille : Solitaire)
UM-81 = À chaque tour : faire un accord avec une ou deux cartes de la main, retirer, découvrir, et après un Ultimatch piocher deux cartes dans sa main. (feuille : Solitaire)
UM-82 = Si rien ne s’accorde au début d’un tour, même du premier, la partie est perdue. Dégager la pyramide fait gagner. (feuille : Solitaire ; R-28)

## English: UM-90 8e09ff2b, UM-91 e0a33fb7, UM-92 412fa44e, UM-93 d9fb97d7, UM-94 343a8a06, UM-95 82cebc0b, UM-96 746b1caf
section-what-always-holds = Ce qui est toujours vrai
UM-90 = Chaque carte se trouve exactement dans l’un de ces lieux : pyramide, mains, main commune, pioche, pile des cartes jouées ; ou bien c’est un don pas encore découvert, ou l’une des deux cartes de récompense entre lesquelles on choisit.
UM-91 = Une seule carte n’est jamais un Ultimatch : il faudrait qu’elle soit la cible.
UM-92 = Une somme et une différence ne sont jamais vraies ensemble ; des cartes de nombres égaux ne s’accordent jamais par différence.
UM-93 = Une pyramide qui n’est pas vide a une carte face visible ; le sommet part en dernier ; chaque carte repose sur des cartes encore présentes.
UM-94 = Une récompense trouve toujours deux cartes : il y a au moins les trois qui viennent d’être jouées.
UM-95 = Avec P cartes dans la pyramide et n joueurs, la partie dure au plus P × n tours.
UM-96 = Les deux piles ne peuvent être vides en même temps qu’à 4 ou 5 joueurs.

## English: example-three-players 4ca0f265, example-UM-E2 fe5ce928, example-UM-E3 c879fedc, example-UM-E3b e432e361, example-UM-E3c 658e73b4, example-UM-E3d 5ef41e54, example-bonus 66accb5a, example-UM-E19 6a393697, example-UM-E4 07837a2d, example-UM-E5 c10a9679, example-no-duty-to-trade d3caa964, example-signals-nature da63271e, example-signals-off d5572cac, example-signals-strength 170358d1, example-signals-pointing 5881efec, example-UM-E6 60c70d8c, example-UM-E7 baa09828, example-all-decline a30608dc, example-UM-E10 b3407123, example-UM-E18 48f2fc17, example-one-trade e5c6e3a1, example-UM-E23 ab4b8716, example-UM-E23b c07d848f, example-UM-E8 0f96384c, example-UM-E8b cf35a07d, example-UM-E9 9b4aed57, example-UM-E22 85f3f853, example-UM-E1-primary 131930bb, example-UM-E1-primary-off 048b7622, example-UM-E1-green 1885690d, example-UM-E11 a73bf72e, example-UM-E12 f5e2d03b, example-UM-E13 a6668c02, example-UM-E14 2a19f862, example-UM-E14b e5afedd8, example-reward-refused ea6cd9e5, example-reward-taken 59841312, example-UM-E15 d264bfbb, example-UM-E16 af4b34eb, example-UM-E17 d3d3f023, example-UM-E20 d84f30db, example-UM-E20b e28424d0, example-solo-win 0288c7af, example-UM-E21 02ac2e88, example-UM-E21b 63f7550c, example-UM-E21c b84bf6ba, example-UM-E21d 42cb3341, example-silent-setup dfd1d8b4
example-three-players = Trois joueurs : cinq rangées, quatre cartes chacun ; après les dons, il y a quatre cartes dans la main commune et vingt à piocher.
example-UM-E2 = Une donne préparée : la pyramide à partir du sommet, les mains à partir de la gauche du donneur, des dons secrets, une carte de plus.
example-UM-E3 = Plus grands nombres égaux : le premier à partir de la gauche du donneur ; la carte ajoutée n’est à personne.
example-UM-E3b = Trois nombres égaux : le voisin de gauche du donneur commence.
example-UM-E3c = Deux joueurs avec des nombres égaux : celui qui ne donne pas commence.
example-UM-E3d = De même avec l’autre donneur : l’autre joueur commence et sa carte est la première.
example-bonus = Plus facile : deux cartes de plus de la pioche rejoignent la première main commune.
example-UM-E19 = Plus difficile : une carte perdue par tirage va sur la pile des cartes jouées, et celui qui l’a donnée commence quand même.
example-UM-E4 = Un échange à l’aveugle vu par deux joueurs, puis un accord par la couleur.
example-UM-E5 = Ce qui peut mal tourner dans un échange ; et le joueur du tour n’attend personne.
example-no-duty-to-trade = On peut renoncer à un échange même là où il est le seul moyen d’obtenir un accord.
example-signals-nature = Par défaut, une offre a une force et une nature, et rien d’autre.
example-signals-off = Sans signaux, une offre est le dos d’une carte.
example-signals-strength = Une force seule.
example-signals-pointing = Avec le lieu, on peut aussi désigner une carte face visible.
example-UM-E6 = Un joueur du tour sans cartes prend une offre pour rien ; ensuite un accord est un devoir.
example-UM-E7 = Une carte pour une main vide, aussitôt.
example-all-decline = Quand tous n’ont rien proposé, l’échange finit de lui-même.
example-UM-E10 = On peut se défaire, par un échange, du devoir de faire un accord.
example-UM-E18 = Deux échanges : une nouvelle fenêtre, puis une carte remise ; après cela la fenêtre est fermée.
example-one-trade = Par défaut, le premier échange est le seul ; quand il y en a deux, renoncer met fin aux deux.
example-UM-E23 = Une carte donnée est connue jusqu’à ce que son détenteur remette une carte quelconque à quelqu’un d’autre.
example-UM-E23b = Une carte jouée n’est plus connue comme étant dans une main.
example-UM-E8 = Un coup mêlé utilise la main, on ne peut donc pas passer ; un coup avec la seule main commune remplit aussi le devoir.
example-UM-E8b = Une carte de sa main et une de la main commune.
example-UM-E9 = Si tous les accords n’utilisent que des cartes de la main commune, on peut passer ; une passe fait piocher une carte.
example-UM-E22 = Ce qui peut mal tourner dans un accord ; l’ordre de deux cartes n’a pas d’importance.
example-UM-E1-primary = Un cinq rouge : même couleur et somme font un Ultimatch ; aucun mélange ne donne du rouge.
example-UM-E1-primary-off = Par option, deux rouges sur une cible rouge sont un accord ordinaire.
example-UM-E1-green = Somme et mélange sur un huit vert font un Ultimatch, le mélange seul fait un accord.
example-UM-E11 = La dernière passe de suite perd aussitôt et ne pioche rien ; puis tout est montré.
example-UM-E12 = Trois joueurs : passe, accord, passe, passe, passe perd à la dernière.
example-UM-E13 = Une carte est retournée quand part la dernière carte posée sur elle.
example-UM-E14 = Deux cartes retournées, puis la récompense : une carte gardée, une pour tous.
example-UM-E14b = Plus difficile : les deux cartes de récompense vont à la main, sans choix.
example-reward-refused = Par option, on peut laisser la récompense dans la pioche.
example-reward-taken = Ou la prendre ; le silence la prend.
example-UM-E15 = Une carte de récompense avant et une après un remélange de toutes les cartes jouées, celles de ce tour aussi.
example-UM-E16 = La dernière carte prise par un Ultimatch fait gagner ; rien n’est pioché.
example-UM-E17 = Plus rien à piocher : la passe compte, et un joueur dont la main est vide reste dans la partie.
example-UM-E20 = Le solitaire est perdu dès que rien ne s’accorde, après la récompense.
example-UM-E20b = Avec une carte verte piochée la partie continue, et passer n’est pas permis.
example-solo-win = Dégager la pyramide fait gagner.
example-UM-E21 = Un joueur silencieux passe là où c’est permis et où rien n’est perdu.
example-UM-E21b = Si passer faisait perdre la partie, un joueur silencieux fait un accord.
example-UM-E21c = Si un accord est un devoir, un joueur silencieux fait le premier possible.
example-UM-E21d = Des partenaires silencieux ne proposent rien ; alors l’accord suit aussitôt.
example-silent-setup = Un joueur silencieux donne son plus petit nombre, à égalité le premier dans l’ordre des cartes.
