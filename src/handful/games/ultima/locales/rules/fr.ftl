### Les règles de Ultima en français ; l’original anglais est RULES.md.
### Over each section stands a digest of every English sentence: where one changes, a test says so.

## English: UL-1 fc02db24, UL-2 051f8801, UL-3 44b035c3
section-components = Matériel
UL-1 = Un ou plusieurs jeux de cartes identiques sont mêlés en un seul ; les options disent combien. (feuille : Mise en place ; R-3)
UL-2 = Une carte s’écrit couleur et intervalle, `R-m3`. Les exemplaires de plusieurs jeux ne se distinguent pas et s’écrivent de la même façon ; au clavier, on peut nommer un exemplaire qui existe (`R-m3.2`). Les codes tiennent compte des majuscules : `m3` n’est pas `M3`. Là où elles pourraient se perdre, utilisez les formes `p1 mi2 ma2 mi3 ma3 p4 tt p5 mi6 ma6 mi7 ma7 p8`. (R-4, R-35)
UL-3 = Ordre de référence avant mélange : exemplaire 1..d, dans celui-ci couleur R, B, G, Y, dans celle-ci les 13 intervalles dans l’ordre du tableau.

## English: UL-4 484ef591, UL-5 47797252, UL-6 bcd78900, UL-7 24d7d719, UL-8 a3061f94, UL-9 8f1998c1, UL-10 c8f8131e
section-setup = Mise en place
UL-4 = Les places se suivent par numéro dans le sens horaire : « à gauche de » la place s se trouve le joueur actif suivant dans l’ordre croissant, en revenant au début après le dernier. (feuille : Jeu)
UL-5 = Chaque manche a un *premier joueur*. Celui de la manche 1 est tiré au sort avant le premier mélange, ou désigné par les options. Pour la revanche, chacun se décale d’une place vers la droite : une place désignée passe alors au voisin de gauche de qui l’occupait. Le *donneur* est le joueur actif placé juste avant le premier joueur dans le sens horaire ; il n’a pas d’autre fonction. (feuille : Jeu ; R-5)
UL-6 = Pour chaque manche, toutes les cartes de tous les jeux sont rassemblées et mélangées avec le générateur à graine. Chaque joueur actif reçoit 7 cartes, une à une, dans le sens horaire à partir du premier joueur. Le reste, face cachée, est la pioche. (feuille : Mise en place ; R-5)
UL-7 = On retourne la carte du dessus de la pioche : c’est la première carte du tas ; la *couleur en jeu* est sa couleur imprimée. Au début de chaque manche, on joue dans le sens horaire. (feuille : Mise en place, Jeu)
UL-8 = Si cette carte n’est pas un TT, le premier joueur joue le premier tour. (feuille : Jeu)
UL-9 = Si c’est un TT, personne ne choisit d’action : le premier joueur subit « Piocher deux ». Normalement, il pioche 2 cartes, est sauté, et le joueur à sa gauche joue le premier tour. Si l’on peut passer la pénalité, le premier joueur décide, avec 2 cartes en attente (UL-29). La couleur en jeu est la couleur imprimée de ce TT. (feuille : Première carte ; R-6)
UL-10 = Taille de la table : les jeux de cartes doivent fournir sept cartes par joueur et trois de plus (la carte retournée et deux cartes à piocher). Sauf si les options disent autre chose, il y a un jeu pour six joueurs ou moins. (feuille : Mise en place ; R-3)

## English: UL-11 feb4a32b, UL-12 bdfef8cc, UL-13 37a43753, UL-14 00971bdd, UL-15 e5e1e8bd, UL-16 615cc3e6, UL-17 919aaa0f, UL-18 400f7f3d, UL-19 1bf77094, UL-20 a30352ba
section-turn = Le tour
UL-11 = À son tour, un joueur pose une carte de sa main qui va, ou pioche une carte. (feuille : Jeu, Pioche)
UL-12 = *Aller* : une carte va sur la carte du dessus si (a) sa couleur imprimée est la couleur en jeu, ou (b) ses demi-tons et ceux de l’intervalle imprimé de la carte du dessus font ensemble exactement 12. Les deux peuvent être vrais à la fois. (feuille : Accord)
UL-13 = Deux intervalles égaux ne vont **pas** ensemble pour autant : P5 sur P5 demande la couleur ; de même P8 sur P8 et P1 sur P1 (les sommes 24 et 0 ne sont pas 12). TT sur TT va toujours, car 6 + 6 = 12. (feuille : Accord ; R-7)
UL-14 = Un TT en main suit UL-12 comme toute carte : il lui faut la couleur en jeu ou un TT sur le dessus. Par option, un TT se pose sur toute carte. (feuille : Accord ; R-8)
UL-15 = On pose exactement une carte par tour ; la poser met fin au tour. (feuille : Jeu)
UL-16 = Poser est facultatif : un joueur qui a une carte qui va peut piocher à la place (sauf si UL-19 ou UL-43 s’applique). (feuille : Pioche)
UL-17 = Après avoir pioché à son tour, le joueur peut poser la carte piochée si elle va, ou la garder. Aucune autre carte ne peut être posée dans ce tour, et on n’en pioche pas de deuxième. Dans les deux cas, le tour finit. (feuille : Pioche ; R-9)
UL-18 = Le programme demande toujours « poser ou garder » après une pioche, même si la carte piochée ne va pas (alors on ne peut que la garder), pour que la pause n’apprenne rien à personne. (R-10)
UL-19 = Option *poser est obligatoire* : un joueur qui a une carte qui va doit en poser une (piocher est interdit). Un joueur qui n’en a pas pioche une carte à la fois jusqu’à ce qu’une carte piochée aille, et doit alors poser celle-ci. Le tour ne finit que par une carte posée, ou par UL-43. (feuille : Pioche ; R-11)
UL-20 = Le tour suivant revient au joueur actif suivant dans le sens actuel. (feuille : Jeu)

## English: UL-21 dd15fbaa, UL-22 57e0839b, UL-23 6bbf79a6, UL-24 1fc47ea0, UL-25 d82e5067, UL-26 7e9c5e60, UL-27 64ce6c8c
section-tritone = Triton
UL-21 = Qui pose un TT nomme en le posant exactement une action : inverser, piocher deux ou joker. Cela vaut aussi quand le TT vient d’être pioché, et quand c’est la dernière carte. (feuille : Triton ; R-12)
UL-22 = *Inverser* : le sens s’inverse, puis le tour suivant revient au joueur actif suivant dans le nouveau sens. (feuille : Triton)
UL-23 = Inverser avec exactement deux joueurs actifs : le sens s’inverse et l’adversaire est sauté, si bien que le même joueur joue le tour suivant. On compte les joueurs actifs, pas les chaises. (feuille : Triton ; R-13)
UL-24 = *Piocher deux* : le joueur actif suivant dans le sens actuel pioche deux cartes et est sauté ; avec deux joueurs actifs, celui qui a posé le TT rejoue. Les cartes piochées ne peuvent pas être posées à ce moment. (feuille : Triton)
UL-25 = *Joker* : le joueur nomme R, B, G ou Y (la couleur même du TT comprise) ; c’est la couleur en jeu tant que ce TT est sur le dessus. L’intervalle de la carte reste TT. (feuille : Triton ; R-14)
UL-26 = Après inverser ou piocher deux, la couleur en jeu est la couleur imprimée du TT, même si une option a permis de le poser hors couleur. (R-15)
UL-27 = Sur un TT dont la couleur a été nommée vont la couleur nommée et tout TT ; sa couleur imprimée ne compte plus. Cela prend fin quand le TT est couvert ; cela survit à un remélange (UL-41). (R-14)

## English: UL-28 936c0630, UL-29 502e24eb, UL-30 95b40179, UL-31 d58139c8, UL-32 dde1caa1
section-passing-the-penalty-on = Passer la pénalité
UL-28 = Si l’on peut passer la pénalité, un « Piocher deux » n’est pas exécuté aussitôt : un nombre de cartes est *en attente* pour le joueur actif suivant (la *cible*), en phase de PÉNALITÉ. (feuille : Cumul)
UL-29 = La cible accepte (elle pioche le nombre en attente, est sautée, l’attente revient à 0, le joueur actif suivant dans le sens actuel joue son tour) ou répond en posant un TT de sa main. Rien d’autre ne peut être posé, quelle que soit la couleur en jeu. (feuille : Cumul)
UL-30 = La réponse nomme sa propre action. Joker : l’attente ne change pas, une couleur est nommée. Inverser : le sens s’inverse d’abord, l’attente ne change pas. Piocher deux : l’attente augmente de 2 ou reste à 2, selon l’option. Le nombre en attente tombe alors sur le joueur actif suivant dans le sens (peut-être nouveau), qui peut à son tour accepter ou répondre. (feuille : Cumul ; R-16)
UL-31 = Ainsi, inverser renvoie la pénalité au joueur qui l’a envoyée (pour le TT d’ouverture : au donneur). Avec deux joueurs actifs, elle va aussi à l’adversaire ; le saut de UL-23 ne s’y ajoute pas. (feuille : note sur le cumul ; R-17)
UL-32 = Seules les pioches causées par un TT peuvent être passées ; la pénalité d’Ultima ne le peut pas. La cible est toujours interrogée, même sans TT en main (elle ne peut alors qu’accepter). (R-18, R-10)

## English: UL-33 d3280d72, UL-34 d22a9d0a, UL-35 631969fd, UL-36 52145753, UL-37 233515e8, UL-38 652312c4, UL-39 81950854, UL-40 5160e438
section-ultima = Ultima
UL-33 = Un *devoir* naît chaque fois qu’une carte posée laisse exactement une carte au joueur. Il naît à nouveau chaque fois ; ce qui a été dit auparavant ne compte pas, par exemple une carte → en pioche une → la pose → une carte. (feuille : Ultima)
UL-34 = On remplit le devoir en disant Ultima avec le coup ou plus tard, jusqu’à ce que la fenêtre se ferme. (feuille : Ultima ; R-19)
UL-35 = Tant que le devoir n’est pas rempli, le joueur est *à découvert*. La fenêtre s’ouvre avec le coup et se ferme quand un joueur prend une décision de tour (poser ou essayer, piocher, passer, accepter ou répondre) : normalement le joueur suivant. Un joueur sauté sans décider ne ferme rien. Quand le joueur à découvert a lui-même le tour suivant (saut à deux joueurs), sa propre décision ferme la fenêtre. (feuille : Ultima ; R-20)
UL-36 = Tant qu’un joueur est à découvert, tout autre joueur actif peut l’attraper. Le joueur à découvert pioche deux cartes ; il n’est plus à découvert ; le tour, le sens et la pénalité en attente ne changent pas. Attraper n’est pas une décision de tour. (feuille : Ultima ; R-21)
UL-37 = Entre dire et attraper, c’est l’ordre d’entrée qui décide (comment une table en direct les ordonne : voir « À la table »). Il y a au plus un joueur à découvert à tout moment ; on ne peut l’attraper qu’une fois pour un même oubli. (R-22)
UL-38 = Une fois la fenêtre fermée, le joueur est à l’abri : il peut sortir plus tard sans avoir jamais dit Ultima. Arriver à zéro carte ne demande pas de le dire. (feuille : Ultima ; R-22)
UL-39 = Dire Ultima sans devoir et attraper sans personne à découvert sont refusés et ne coûtent rien. (R-23)
UL-40 = Par option, Ultima est dit pour vous : chaque devoir compte aussitôt comme rempli, et il n’y a pas de fenêtre.

## English: UL-41 d225a861, UL-42 d9a61365, UL-43 453e1f8e, UL-44 c3b3a18a, UL-45 4cb50109
section-piles = Pioche et tas
UL-41 = On ne remélange que lorsqu’il faut piocher une carte et que la pioche est vide : la carte du dessus du tas reste en place (avec sa couleur nommée), toutes les autres cartes du tas sont mélangées et deviennent la pioche. Si cela arrive pendant une pioche de plusieurs cartes, le reste se prend dans la nouvelle pioche. (feuille : Mise en place « mélanger le tas » ; R-24)
UL-42 = Si même alors il n’y a pas assez à piocher, le joueur pioche ce qu’il y a (peut-être rien) ; ce qui manque n’est plus dû. Un joueur pénalisé est sauté quand même. (R-25)
UL-43 = Si rien ne peut être pioché (pioche vide, tas d’une seule carte), le joueur dont c’est le tour doit poser une carte qui va s’il en a une ; sinon il passe. (R-26)
UL-44 = Si autant de tours de suite finissent par une passe qu’il y a de joueurs actifs, la manche finit *indécise*. (R-26)
UL-45 = Si autant de tours que permettent les options ont pris fin dans une manche (chaque carte posée, gardée, chaque passe, acceptation ou essai mal entendu en termine un ; un saut n’est pas un tour), la manche finit indécise après les effets de ce tour. Les cartes en attente et les joueurs à découvert sont oubliés. (R-27)

## English: UL-46 5f7e55c8, UL-47 e060c422, UL-48 8f28400b, UL-49 e3697e54, UL-50 14dd928b, UL-51 639ef52d, UL-52 a0783422, UL-53 f7cd64b5, UL-54 6eda1a08, UL-55 130ba91a, UL-56 ceb7a6c9, UL-57 2ed09673, UL-58 89cede80
section-end-and-scoring = Fin et décompte
UL-46 = La manche finit aussitôt qu’un joueur n’a plus de cartes. Le sens a pu s’inverser avec ce coup, mais un « Piocher deux » ou une pénalité en attente s’annule sans que rien soit pioché. Par option, le joueur sur qui ces cartes tomberaient (après inverser : dans le nouveau sens) les pioche avant le décompte et ne peut pas répondre. (feuille : Fin ; R-28)
UL-47 = Toutes les mains sont montrées. Une main compte les demi-tons de ses cartes, un TT 24. (feuille : Décompte ; R-29)
UL-48 = Décompte *normal* : le joueur qui est sorti gagne les points des mains de tous les autres. (feuille : Décompte A)
UL-49 = Décompte *simple* : le joueur qui est sorti gagne 1. (feuille : Décompte C)
UL-50 = Décompte *par élimination* : chaque joueur actif ajoute les points de sa propre main à son total (0 pour celui qui est sorti). Les joueurs dont le total a atteint le but sont éliminés, tous au même moment. (feuille : Décompte B)
UL-51 = Manche indécise : normale et simple — personne ne gagne de points. Élimination — chacun ajoute comme d’habitude. (R-30)
UL-52 = Fin de la partie au but (normale, simple) : quand après une manche le total d’un joueur a atteint le but, ce joueur gagne. Un seul joueur gagne des points par manche, il est donc unique. (feuille : Décompte A, C)
UL-53 = Fin de la partie par accord (une option ; normale, simple) : après chaque manche, chaque joueur dit s’il veut continuer ou arrêter, ouvertement et une seule fois. Si tous veulent arrêter, la partie finit ; sinon la manche suivante commence. Le plus haut total gagne ; les plus hauts totaux égaux partagent la victoire. (feuille : Décompte A ; R-31)
UL-54 = Fin de la partie, élimination : quand il ne reste qu’un joueur actif, il gagne. Si une manche indécise fait passer ensemble le seuil à tous les joueurs restants, le plus bas total parmi eux gagne ; les plus bas égaux partagent. (feuille : Décompte B ; R-32)
UL-55 = Si aucune autre fin n’est venue, la partie finit après la dernière manche que permettent les options (sans vote) : le plus haut total gagne (normale, simple), le plus bas total parmi les joueurs actifs gagne (élimination) ; les égalités partagent. (R-27)
UL-56 = Classement : normale et simple par total, décroissant. Élimination : d’abord les survivants (par plus bas total), puis par manche d’élimination (plus tard vaut mieux), dans la même manche par plus bas total ; à égalité, même rang. (R-32)
UL-57 = Premier joueur suivant, normalement : le joueur actif suivant dans le sens horaire après la place du premier joueur précédent. Par option, toujours le même : la même place, ou si elle est éliminée le joueur actif suivant dans le sens horaire (qui le reste ensuite). Par option, le gagnant : le joueur qui est sorti ; après une manche indécise, comme d’habitude. (feuille : Jeu ; R-5)
UL-58 = Les joueurs éliminés ne reçoivent ni cartes ni tours, et ne peuvent pas attraper ; l’ordre des tours les saute ; ils voient ce que voient les spectateurs. (R-32)

## English: UL-60 3e26af3f, UL-61 0a4f3ca7, UL-62 636fe4e5, UL-63 bb04e3e4, UL-64 5c47e10b, UL-65 8c9e6e8e
section-playing-by-ear = Jouer à l’oreille
UL-60 = Une carte du dessus qui n’est pas un TT montre sa couleur et ses deux notes (le son, au choix la portée ou le nom des notes), pas son nom. Son nom n’est connu que du joueur qui l’a posée (pour la carte retournée : de personne) jusqu’à ce qu’elle soit couverte ; alors il est public. Les TT sont toujours montrés.
UL-61 = À son tour, un joueur peut essayer *n’importe quelle* carte de sa main. Si elle va, c’est un coup normal. Sinon elle est *mal entendue* : la carte est montrée à tous et revient en main, l’action d’un TT et un Ultima dits avec elle sont ignorés, le joueur pioche une carte (s’il y en a une) et son tour finit. Juste ou non, un essai sur une carte cachée est définitif.
UL-62 = La carte piochée de UL-17 peut être essayée de la même façon ; un essai manqué coûte une carte de plus.
UL-63 = On peut piocher chaque fois qu’il y a une carte à piocher, et passer chaque fois qu’il n’y en a pas (même avec une carte qui va). Un essai manqué sans rien à piocher compte comme une passe pour UL-44. La PÉNALITÉ ne change pas.
UL-64 = La liste des coups permis ne doit pas dépendre de l’intervalle caché.
UL-65 = Les notes de la k-ième carte posée dans cette manche (carte retournée k = 0) partent de la note MIDI 53 + (7k mod 12) et montent de ses demi-tons ; aucun hasard n’est consommé.

## English: example-decks-together d8aec0c5, example-canonical-order 169494b1, example-UL-E8 80db64a6, example-opening-paid 929975a5, example-UL-E1 5715c879, example-UL-E1b 3023e5c9, example-tritone-on-tritone 57a1ce50, example-one-card-a-turn e99721e9, example-UL-E12 ec0ce932, example-always-asked e7a95571, example-UL-E14 e3fd120c, example-UL-E3 ea3837f4, example-UL-E4 f317b7ce, example-off-colour-tritone 9d983040, example-UL-E5 2ef8ab49, example-reverse-when-two-are-left f7944468, example-UL-E6 92b46ae8, example-draw-two-between-two 7e9da332, example-UL-E9 a4165cec, example-UL-E9b 79a26b2a, example-wild-answer 35e537e3, example-UL-E10 8ff1050a, example-UL-E11 101c2501, example-ultima-penalty-stays 4c1f8d35, example-UL-E15 b9c13559, example-UL-E16 9dd5e4ee, example-UL-E16b 8fb2bd7e, example-out-without-a-call 27785ff2, example-UL-E17 f9de217d, example-UL-E17b fa68d065, example-UL-E18 79949d83, example-UL-E20 a8d052e6, example-polled-call 58fc0a2b, example-automatic-call 23596334, example-UL-E21 62a41c0e, example-declared-colour-survives 5214a572, example-short-penalty 233b2c7c, example-UL-E22b d2bb2a71, example-stalemate 368bd115, example-elimination-stalemate 40867eb9, example-UL-E28 649fcb1c, example-UL-E28b 6d34be5a, example-cap-voids-the-pending 4bbfd265, example-UL-E23 6ce3c2cf, example-UL-E23b d5e6dd36, example-pending-drawn-at-the-end ab6d4b91, example-UL-E24 6232806f, example-target-reached 7afd2e36, example-simple-scoring 7d2f41fc, example-UL-E25 b1845c35, example-last-one-in d95034c0, example-all-out 168d93f1, example-UL-E26 f7660713, example-UL-E26b 4f3af57d, example-no-stop-before-a-target ffb78103, example-hands-used-up d8158cd4, example-hands-used-up-elimination 5e5ad1a1, example-starter-stays 8313aede, example-winner-starts 454a3af7, example-starter-rotates 6c03bad0, example-silent-turn b7f340b7, example-silent-and-forced 42a14635, example-silent-with-a-tritone 033dd859, example-silent-under-penalty 2dbc497c, example-UL-E29 6b3e8440, example-UL-E29b 5be81926, example-tritone-always-shown 9920d182, example-drawn-card-by-ear 0a36b922, example-pass-by-ear 5c00e340, example-silent-by-ear c3daca09, example-call-ignored-by-ear f51be7ce, example-roots-climb-by-fifths 4617ef00
example-decks-together = Deux jeux sont mêlés en un seul ; un exemplaire ou une forme tapés au clavier désignent la même carte.
example-canonical-order = Les cartes que personne ne nomme sont dans l’ordre du jeu : couleur par couleur, intervalle par intervalle.
example-UL-E8 = Si l’on peut passer la pénalité, le premier joueur peut renvoyer celle d’ouverture au donneur.
example-opening-paid = Un premier joueur qui paie lui-même le triton d’ouverture le paie comme pénalité d’ouverture.
example-UL-E1 = La couleur et le complément vont ; un intervalle égal et un triton d’une autre couleur ne vont pas.
example-UL-E1b = Quand les tritons vont partout, on en pose un sur tout, sous chacune de ses six formes.
example-tritone-on-tritone = Un triton va toujours sur un triton : six et six font douze.
example-one-card-a-turn = Poser une carte met fin au tour, et le joueur suivant dans le sens horaire joue.
example-UL-E12 = On peut piocher avec une carte qui va en main ; alors seule la carte piochée peut être posée, une fois.
example-always-asked = Après une pioche qui ne va pas, on interroge le joueur quand même.
example-UL-E14 = Quand on est obligé de jouer, qui n’a pas de carte qui va pioche jusqu’à en avoir une et la pose.
example-UL-E3 = Une couleur nommée remplace la couleur imprimée ; tout triton va encore.
example-UL-E4 = Inverser change le sens avant le tour suivant ; la couleur est celle du triton.
example-off-colour-tritone = Un triton qui va partout, posé hors couleur pour inverser, amène sa propre couleur.
example-UL-E5 = À deux joueurs, inverser saute l’adversaire.
example-reverse-when-two-are-left = Deux joueurs actifs comptent comme deux joueurs, quel que soit le nombre de chaises.
example-UL-E6 = « Piocher deux » donne deux cartes au joueur suivant et le saute ; on ne nomme une action que pour un triton.
example-draw-two-between-two = À deux joueurs, qui joue « Piocher deux » rejoue.
example-UL-E9 = À une pénalité en attente ne répond qu’un triton, et deux « Piocher deux » s’ajoutent.
example-UL-E9b = Par option, la pénalité passée reste à deux.
example-wild-answer = Répondre par « Joker » passe la même pénalité et nomme une couleur.
example-UL-E10 = Inverser renvoie la pénalité à son expéditeur.
example-UL-E11 = À deux joueurs, la pénalité renvoyée n’est pas suivie d’un second saut.
example-ultima-penalty-stays = Deux cartes pour n’avoir rien dit ne se passent pas avec un triton.
example-UL-E15 = Un joueur qui oublie de dire Ultima peut être attrapé une fois ; le tour reste où il était.
example-UL-E16 = Le dire à temps met à l’abri ; le dire sans devoir est refusé.
example-UL-E16b = Le coup du joueur suivant ferme la fenêtre ; ensuite le joueur est à l’abri sans l’avoir dit.
example-out-without-a-call = Qui n’a jamais été attrapé peut sortir sans avoir dit Ultima.
example-UL-E17 = Piocher une carte et la poser quand on n’en avait qu’une est un nouveau devoir de le dire.
example-UL-E17b = Dire Ultima avec le coup met toujours à l’abri.
example-UL-E18 = Un joueur sauté par « Piocher deux » ne décide rien, la fenêtre reste donc ouverte.
example-UL-E20 = Une table à questions interroge tout le monde avant de continuer.
example-polled-call = Le dire ferme aussitôt la fenêtre à questions ; ensuite les autres n’ont plus rien à laisser passer.
example-automatic-call = Quand Ultima est dit tout seul, personne ne peut être attrapé.
example-UL-E21 = Un remélange au milieu d’une pioche laisse en place la carte du dessus et sa couleur.
example-declared-colour-survives = Une couleur nommée survit à un remélange.
example-short-penalty = Quand il reste trop peu de cartes, le reste n’est plus dû, mais le joueur est sauté.
example-UL-E22b = Un joueur qui n’a rien à poser et rien à piocher passe.
example-stalemate = Un tour de table entier de passes met fin à la manche et personne ne gagne de points.
example-elimination-stalemate = En élimination, chacun ajoute ses points après une manche indécise.
example-UL-E28 = Après le dernier tour permis, la manche finit indécise, une fois les effets de ce tour réglés.
example-UL-E28b = Sortir au dernier tour permis est une victoire comme une autre.
example-cap-voids-the-pending = Les cartes en attente et un Ultima non dit tombent quand les tours sont épuisés.
example-UL-E23 = Un « Piocher deux » en dernière carte est annulé, et le gagnant prend les points de toutes les mains.
example-UL-E23b = Par option, le dernier « Piocher deux » se pioche et compte.
example-pending-drawn-at-the-end = Une pénalité en attente à laquelle on répond par la dernière carte tombe, inversée, sur l’expéditeur.
example-UL-E24 = On gagne les points de toutes les mains ; au-dessous du but, la manche suivante vient.
example-target-reached = Qui atteint le but gagne la partie ; les autres se classent par leurs totaux.
example-simple-scoring = Au décompte simple, une manche vaut un point.
example-UL-E25 = Les joueurs au seuil sortent du jeu ensemble et la donne les saute.
example-last-one-in = Le dernier joueur restant gagne ; de deux éliminés ensemble, le plus bas total se classe devant.
example-all-out = Si une manche indécise fait passer le seuil à tous, le plus bas total gagne.
example-UL-E26 = Quand tous disent stop, la partie finit, et les totaux égaux partagent la victoire.
example-UL-E26b = Il suffit d’un joueur qui veut continuer pour une manche de plus, et les votes sont effacés.
example-no-stop-before-a-target = Une partie avec un but ne peut pas être arrêtée d’un commun accord.
example-hands-used-up = Après la dernière manche permise, le plus haut total gagne.
example-hands-used-up-elimination = En élimination, c’est alors le plus bas total de ceux encore en jeu qui gagne.
example-starter-stays = Un premier joueur fixe commence à nouveau.
example-winner-starts = Par option, celui qui est sorti commence la manche suivante.
example-starter-rotates = Sinon la place suivante commence.
example-silent-turn = Un joueur silencieux pioche, puis garde la carte.
example-silent-and-forced = Un joueur silencieux obligé de jouer pose sa plus forte carte ordinaire, en disant Ultima s’il le doit.
example-silent-with-a-tritone = Un joueur silencieux qui n’a qu’un triton le pose comme « Joker » dans sa propre couleur.
example-silent-under-penalty = Une cible silencieuse accepte, et un témoin silencieux laisse passer un Ultima non dit.
example-UL-E29 = À l’oreille, une mauvaise carte est montrée, revient, et coûte une carte et le tour.
example-UL-E29b = À l’oreille, une bonne carte couvre la carte cachée, qui est nommée, et cache son propre nom.
example-tritone-always-shown = Un triton est montré même à l’oreille.
example-drawn-card-by-ear = La carte piochée peut être essayée aussi ; un essai manqué en coûte une de plus.
example-pass-by-ear = À l’oreille, on peut passer quand rien ne peut être pioché, même avec une carte qui va ; un essai manqué compte alors comme une passe.
example-silent-by-ear = À l’oreille, on n’essaie jamais rien pour un joueur silencieux.
example-call-ignored-by-ear = Un Ultima dit avec une mauvaise carte est ignoré.
example-roots-climb-by-fifths = Chaque carte posée part une quinte au-dessus de la précédente, dans une octave à partir de F3.
