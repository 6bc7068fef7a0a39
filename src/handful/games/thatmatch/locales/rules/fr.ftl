### Les règles de That Match Game en français ; l'original anglais est RULES.md.
### Over each section stands a digest of every English sentence: where one changes, a test says so.

## English: TM-1 919c2125, TM-2 958d4f20, TM-3 07935391, TM-4 73b56c83, TM-5 a2b4ee59, TM-6 2a56615e, TM-7 e59c251d
section-setup = Mise en place
TM-1 = De 2 à 5 joueurs jouent à tour de rôle dans le sens horaire, par numéro croissant. (feuille : 4)
TM-2 = Les cartes à points et les cartes de jeu sont mélangées en deux pioches, chacune à partir de l’ordre de son tableau de cartes. (feuille : 1a ; R-47)
TM-3 = Qui commence : dans l’ordre des places, chaque joueur retourne une carte à points, et le plus d’étoiles l’emporte. Ceux qui sont à égalité en tête en retournent une autre, parmi les cartes pas encore retournées, jusqu’à ce qu’il ne reste qu’un joueur. Toutes ces cartes reviennent et la pioche des cartes à points est mélangée à nouveau. Par option, c’est la première place qui commence ; pour la revanche, chacun se décale d’une place vers la droite : elle passe alors au voisin de gauche de qui l’occupait. (feuille : 2 ; R-10)
TM-4 = Le premier joueur distribue cinq cartes de jeu à chacun, une à une dans le sens horaire ; le voisin de gauche du premier joueur est servi en premier, le premier joueur en dernier. (feuille : 3a ; R-11)
TM-5 = Au milieu se trouvent 4 cartes à points à 2 ou 3 joueurs (jeu simple : 5), et 5 à 4 ou 5 joueurs (jeu simple : 6), aux emplacements 0, 1, 2 et ainsi de suite. (feuille : 4)
TM-6 = Il faut 10 points à 2 ou 3 joueurs et 15 à 4 ou 5, au jeu simple aussi. (feuille : 4)
TM-7 = Le reste des deux pioches est face cachée, la défausse est encore vide, et le premier joueur commence. (feuille : 1b, 2)

## English: TM-8 d8a4a789, TM-9 69c0ae56, TM-10 0a259541, TM-11 8eaf6697, TM-12 498d57f8
section-the-turn = Le tour
TM-8 = *Piocher.* Au début de son tour, le joueur dit s’il pioche 0, 1 ou 2 cartes. Il ne dépasse jamais 7 cartes en main, ni ce que la pioche et la défausse contiennent ensemble. S’il ne pouvait en piocher que 0, on ne lui demande rien. (feuille : 5a ; R-12)
TM-9 = Si la pioche est vide alors que des cartes sont encore dues, la défausse est mélangée en une nouvelle pioche et l’on continue de piocher. Les cartes posées sur des cartes à points et celles d’une fenêtre ouverte n’en font pas partie. Si les deux sont vides, on s’arrête avant le compte. (feuille : 5a ; R-13)
TM-10 = *Jouer.* Puis le joueur joue 0, 1 ou 2 cartes, l’une après l’autre. Chacune est un coup à part, est entièrement réglée avant la suivante, et compte même si elle est annulée ou remplacée. (feuille : 5c ; R-15)
TM-11 = À son tour, on joue une carte chiffrée de n’importe quelle sorte, ou une spéciale sans éclair (Pêche, Rapt). Bloc rouge, bloc orange et Secours ne servent qu’à répondre. (feuille : 5c, 5f, 6c ; R-6)
TM-12 = Le tour finit quand le joueur le dit, quand il a joué ses deux coups, ou aussitôt que sa main est vide après la pioche ou après un coup réglé. (feuille : 5c ; R-36)

## English: TM-13 e2fcc061, TM-14 18fbc3b7, TM-15 28d04afc, TM-16 36a9500a
section-number-cards = Cartes chiffrées
TM-13 = Une carte chiffrée se pose sur une seule case, dont la couleur est ouverte et convient. Une carte toutes couleurs convient à chaque couleur et ne compte que pour celle où elle se trouve. (feuille : 5d, 5g)
TM-14 = Le *vide* d’une case est son nombre imprimé moins la somme qui s’y trouve. On peut jouer une carte si son nombre n’est pas supérieur au vide. Une case peut recevoir plusieurs cartes, sans limite. (feuille : 5d)
TM-15 = Une exclamation convient à sa propre couleur, se pose sur toute case ouverte de cette couleur, et vaut exactement le vide à ce moment. (feuille : 5h ; R-8)
TM-16 = Une carte chiffrée à éclair, posée à son propre tour, est à tous égards une carte chiffrée ordinaire. (feuille : 5f)

## English: TM-17 31378479, TM-18 735b8780, TM-19 82f24334, TM-20 4d8f3d85, TM-21 da211bbc, TM-22 8319d817, TM-23 6ac13212, TM-24 e1fc526f, TM-25 fb904b0f, TM-26 df844e0b, TM-27 ebc0472e, TM-28 dba0ad24, TM-29 dd57a3e1
section-the-response-window = La fenêtre de réponse
TM-17 = Toute carte chiffrée jouée à son tour ouvre une fenêtre, sauf au jeu simple. Ce coup est la *revendication 0* et appartient au joueur du tour. Sa *valeur* est le nombre de la carte, pour une exclamation le vide, et reste la même jusqu’à ce que la fenêtre soit réglée. Le coup *prendrait* la carte à points si la valeur est égale au vide et que les deux autres couleurs sont fermées. Par option, seul un tel coup ouvre une fenêtre. (feuille : 6a, 6b ; R-8, R-27)
TM-18 = *Éclairs.* Un joueur lance une ou plusieurs cartes chiffrées à éclair, toutes de la couleur de la case ou toutes couleurs, dont la somme est exactement la valeur. Elles forment la revendication suivante. Il faut qu’une revendication d’un autre joueur tienne. Le joueur du tour ne lance pas d’éclairs, sauf par option. (feuille : 5f, 6a, 6b ; R-17, R-18, R-21, R-23)
TM-19 = *Bloc rouge.* Il désigne une carte de la revendication qui tient, laquelle doit appartenir à un autre joueur. Tant que le bloc est actif, cette carte est annulée. (feuille : 6c ; R-4, R-5)
TM-20 = *Bloc orange.* Il désigne un bloc rouge, un bloc orange ou une spéciale, actifs, d’un autre joueur dans cette fenêtre. Tant qu’il est actif, cette carte est annulée. (feuille : 6c IV ; R-6)
TM-21 = *Secours.* Peut le jouer celui qui a une carte chiffrée dans une revendication qui ne tient pas, s’il n’a pas encore de Secours actif dans cette fenêtre. (R-7)
TM-22 = *Actif.* On juge de la carte la plus récente à la plus ancienne : un bloc ou une spéciale est actif, à moins qu’un bloc orange actif ne le désigne. (feuille : 6c ; R-19)
TM-23 = *Tenir.* Une revendication est valable, à moins qu’un bloc rouge actif ne désigne une de ses cartes ; une seule carte annulée fait tomber toute la revendication. La plus récente revendication valable tient ; il peut n’y en avoir aucune. On en juge à nouveau après chaque carte. (feuille : 6a, 6c III ; R-19)
TM-24 = *En vigueur.* Le propriétaire de la revendication qui tient, ou d’une Pêche ou d’un Rapt actifs qui ont ouvert la fenêtre, est en vigueur et ne peut pas répondre. (R-22)
TM-25 = *Interrogés.* Après la carte d’ouverture et après chaque réponse, on établit à nouveau qui est interrogé, d’après ce que tous voient seulement. Un joueur est interrogé s’il tient au moins une carte, n’est pas en vigueur, et si (a) une revendication tient, ou (b) un bloc ou une spéciale d’un autre joueur est actif, ou (c) il pourrait jouer Secours s’il l’avait. On oublie qui avait laissé faire auparavant. (R-20, R-45)
TM-26 = Tous les joueurs interrogés peuvent répondre, dans l’ordre où arrivent leurs coups. Chacun donne une réponse (TM-18 à TM-21) ou laisse faire ; qui a laissé faire n’est plus interrogé jusqu’à la réponse suivante. Par option, on les interroge un par un, à partir de la gauche de celui qui a joué en dernier. (feuille : 6 ; R-20, R-43)
TM-27 = Quand il n’y a plus de joueur interrogé, la fenêtre est réglée. (R-20)
TM-28 = Les réponses ne comptent pas comme des coups au sens de TM-10, pas même celles du joueur du tour. Personne ne pioche pendant une fenêtre. (feuille : 6a ; R-21)
TM-29 = Pêche et Rapt ouvrent aussi une fenêtre ; on ne peut y jouer que des blocs orange. (feuille : 6c ; R-6)

## English: TM-30 d51ed76c, TM-31 59cf00d3, TM-32 3616de74, TM-33 bebf2968, TM-34 542a5142, TM-35 3ff73754
section-settling-a-number-play-in-this-order = Régler un coup chiffré, dans cet ordre
TM-30 = Les cartes de la revendication qui tient sont posées sur la case, une exclamation avec sa valeur. Si aucune revendication ne tient, rien n’est posé. (feuille : 6a, 6c V)
TM-31 = Pour chaque joueur qui a un Secours actif, ses cartes chiffrées des revendications qui ne sont pas restées reviennent dans sa main. Toutes les autres cartes de la fenêtre vont à la défausse, dans l’ordre où elles ont été jouées. (feuille : 6c V ; R-7)
TM-32 = Si le vide est maintenant 0, la couleur est fermée ; on ne peut plus rien y jouer. (feuille : 5d)
TM-33 = Si les trois couleurs sont fermées, le propriétaire de la revendication qui vient d’être posée prend la carte à points sur sa pile de points, et les cartes qui s’y trouvent vont à la défausse : rouge, jaune, bleu, les plus anciennes d’abord. Peu importe qui a posé les cartes précédentes. (feuille : 5e, 6b II)
TM-34 = Si ce joueur a maintenant les points qu’il faut, la partie finit aussitôt (TM-42). (feuille : 4)
TM-35 = Sinon l’emplacement vidé reçoit aussitôt une carte de la pioche des cartes à points ; s’il n’en reste plus, il demeure vide. Puis le tour continue. Par option, tous les emplacements vides sont remplis à la fin du tour, le plus bas d’abord. (R-29)

## English: TM-36 722e0653, TM-37 f603f624
section-settling-a-special = Régler une spéciale
TM-36 = Toutes les cartes de la fenêtre vont d’abord à la défausse. Une Pêche active : son propriétaire pioche 3 cartes comme en TM-9, puis TM-38. Un Rapt actif : une carte tirée au hasard passe de la main de la cible au propriétaire ; une main vide ne donne rien. Si la spéciale n’est pas active, il ne se passe rien. (R-7, R-39)
TM-37 = Rapt désigne un autre joueur qui tient au moins une carte au moment où il est joué. (R-39)

## English: TM-38 fe5d9884, TM-39 b3394092
section-hand-limit-and-stuck-hands = Limite de la main et mains bloquées
TM-38 = Un joueur au-dessus de 7 cartes se défausse, face visible et à son choix, pour en garder exactement 7, avant toute autre chose. (feuille : 5a, 5b)
TM-39 = *Jeter.* Un joueur qui n’a joué aucun coup ce tour-ci, tient 7 cartes et n’a aucun coup permis peut défausser 1 ou 2 cartes, face visible ; cela met fin à son tour. (R-32)

## English: TM-40 0afcb5d5, TM-41 a9599aab
section-the-simple-game = Le jeu simple
TM-40 = Les cartes à points qui portent un 6, les deux sortes de blocs et toutes les spéciales orange sont retirées : il reste 39 cartes à points et 93 cartes de jeu. (feuille : 7a, 7b)
TM-41 = Il n’y a pas de fenêtres : chaque coup est réglé aussitôt et les éclairs ne veulent rien dire. Une carte ne se joue que si son nombre est égal au nombre imprimé de la case et que sa couleur convient (toutes couleurs : n’importe laquelle) ; une exclamation ferme toute case ouverte de sa couleur. Une seule carte ferme donc une case. On pioche 0 ou 1, on joue 0 ou 1, on jette au plus 1. Tout le reste est comme ci-dessus. (feuille : 7c–f ; R-37)

## English: TM-42 ef35aaac, TM-43 673f2427, TM-44 97bf67b7, TM-45 03ac4515, TM-46 ac6cc3a6
section-end-and-scoring = Fin et décompte
TM-42 = Le joueur dont la pile de points atteint les points qu’il faut gagne aussitôt, même au tour d’un autre. On ne joue, ne pioche ni ne remplit plus rien. Un seul joueur peut gagner des points à la fois, il n’y a donc qu’un vainqueur. (feuille : 4, 5e ; R-30)
TM-43 = Si tous les emplacements et la pioche des cartes à points sont vides, la partie finit : « épuisée ». (R-31)
TM-44 = Le *compte de stagnation* est le nombre de tours consécutifs finis sans qu’aucune carte chiffrée soit restée sur une carte à points. Quand il atteint 10 tours de table, soit 10 × le nombre de joueurs, la partie finit : « stagnante ». (R-33)
TM-45 = Après TM-43, TM-44 ou le dernier tour que permettent les options, le plus de points gagne ; les joueurs à égalité partagent la victoire. (R-34)
TM-46 = Les points sont les étoiles de la pile de points et rien d’autre ; les cartes en main ne comptent pas. (feuille : 2b, 4)

## English: example-TM-E01 7d1e9026, example-TM-E02 f2552ebf, example-TM-E03 e8df0ac1, example-TM-E04 db9fcd18, example-TM-E05 c5756e8e, example-TM-E06 002a1472, example-TM-E07 f91e4054, example-TM-E09 c1c8663b, example-TM-E09b 57c01c12, example-TM-E10 fad21493, example-TM-E11 746f4f46, example-TM-E12 a99e7dce, example-TM-E13a eff59a15, example-TM-E13b 5f86bccf, example-TM-E14 d2fd8d25, example-TM-E15a ee14923d, example-TM-E16 9560e9e9, example-TM-E17 cd06b340, example-TM-E18 9029ad2b, example-TM-E19 ecb951d0, example-TM-E20 017ee044, example-TM-E21 067d56b9, example-TM-E24 e5bc4bab, example-draw-none 7b4fcfef, example-nothing-at-all 792a5e15, example-haul-stops-short d878cd9f, example-window-not-in-the-shuffle 60547106, example-multi-colour d554e630, example-sums 6455c917, example-plain-bolt 5d732020, example-chain-of-seven 6afad9a3, example-bolt-over-bolt 285e9075, example-one-of-three 51b0aa8f, example-second-claim-stays 384791f9, example-two-colours-in-one-answer 2b8bd99b, example-two-colours-in-one-turn 78eb9a7d, example-most-bolts ade516e2, example-immune-exclamation 55e07ea3, example-nothing-can-hit-it 11d0b055, example-red-block-on-bolts-only 09b6e21d, example-red-block-names e7be956b, example-rescue-when e400e909, example-rescue-spent d5569566, example-rescue-for-a-blocked-card 0ba250a4, example-asked-by-open-facts 2fd6a6fe, example-declined-is-out 95a7ff5d, example-clockwise 157b37e2, example-turn-player-silent aa89b899, example-taking-only aa90cdaa, example-special-window 90593b32, example-without-blocks fcdbae43, example-late-refill 671a3ad4, example-no-refill-left f6592573, example-special-cancelled 84de222f, example-snatch-nothing a56ac506, example-trim-by-silence 7d45a8e3, example-toss-when-idle 34d57518, example-simple-exclamation 29d0f92b, example-exhausted b8dc7039, example-turn-cap 57361b49
example-TM-E01 = Le 1 éclair rouge et le 2 éclair rouge remplacent un 3 rouge, et leur propriétaire prend la carte à points.
example-TM-E02 = Un bloc rouge fait tomber les deux éclairs, un bloc orange les rétablit.
example-TM-E03 = Là où le bloc tient bon, la carte d’en dessous reste.
example-TM-E04 = Les éclairs doivent faire exactement la somme, avoir la bonne couleur et être des éclairs ; le joueur en vigueur n’est pas interrogé.
example-TM-E05 = Deux cartes sont deux coups avec deux fenêtres ; après le second, le tour finit.
example-TM-E06 = Une exclamation sur un 6 vide vaut 6, et trois éclairs de cette somme la remplacent.
example-TM-E07 = Une exclamation vaut le vide, pas le nombre imprimé.
example-TM-E09 = Un duel à deux avec des éclairs dans les deux sens : cinq entrées, et un seul coup compté.
example-TM-E09b = Comme imprimé, le joueur du tour est interrogé sur un éclair mais n’en lance pas.
example-TM-E10 = Une carte annulée ne peut pas être frappée d’éclairs avant qu’un bloc orange l’ait rétablie.
example-TM-E11 = Secours ramène une carte remplacée dans la main de son propriétaire.
example-TM-E12 = Pêche avec une main pleine : pas de pioche au début, trois cartes de plus, deux défaussées.
example-TM-E13a = Avec six cartes en main, on peut en piocher une au plus.
example-TM-E13b = On pioche la dernière carte de la pioche, puis la défausse est mélangée et l’on y pioche.
example-TM-E14 = Une prise au tour d’un autre qui atteint le but met aussitôt fin à la partie.
example-TM-E15a = Une main pleine sans coup permis peut jeter une ou deux cartes, ce qui met fin au tour.
example-TM-E16 = Le jeu simple : on en pioche une, une carte ferme une couleur, personne n’est interrogé.
example-TM-E17 = Un coup qui ne prend rien peut être remplacé aussi ; le compte des tours de stagnation recommence.
example-TM-E18 = Une réponse qui dit combien d’entrées elle a vues est refusée s’il en est venu d’autres depuis.
example-TM-E19 = Rapt, un bloc orange, un bloc orange sur celui-ci : la carte est finalement prise.
example-TM-E20 = Deux blocs rouges d’un même joueur ne laissent rien à poser ; le coup compte quand même.
example-TM-E21 = Après la limite de stagnation la partie finit, et les joueurs à égalité partagent la victoire.
example-TM-E24 = Un tour finit de lui-même quand la main est vide.
example-draw-none = Un joueur sans cartes qui n’en pioche pas a fini son tour.
example-nothing-at-all = Un joueur sans cartes et sans rien à piocher est sauté.
example-haul-stops-short = Pêche prend dans la pioche, puis dans la défausse avec la Pêche elle-même, et s’arrête quand les deux sont vides.
example-window-not-in-the-shuffle = Personne ne pioche pendant une fenêtre, et ce qui est posé sur des cartes à points n’est jamais remélangé.
example-multi-colour = Une carte toutes couleurs convient à toute couleur ouverte et compte pour celle où elle se trouve.
example-sums = Des cartes se partagent une case jusqu’à son nombre ; le vide est ce qui reste.
example-plain-bolt = Un nombre à éclair posé à son propre tour est un simple nombre : il peut être frappé d’éclairs à son tour.
example-chain-of-seven = Sept entrées de profondeur : chaque bloc orange retourne une fois de plus ce qui tient au-dessous.
example-bolt-over-bolt = Des éclairs répondent à des éclairs : après quatre revendications la plus récente reste, et un bloc ramène celle d’en dessous.
example-one-of-three = Une carte annulée sur trois fait tomber toute la somme, et la rétablir ramène les trois.
example-second-claim-stays = Une première revendication rétablie ne passe pas devant une plus récente du même joueur.
example-two-colours-in-one-answer = Des éclairs rouges et jaunes ne font pas de somme ensemble ; les toutes couleurs se joignent aux uns comme aux autres.
example-two-colours-in-one-turn = Deux coups ferment les deux dernières couleurs, chacun dans sa propre fenêtre ; seul le second prend.
example-most-bolts = Par option, une réponse ne peut avoir qu’un certain nombre d’éclairs.
example-immune-exclamation = Une exclamation intouchable ne se frappe pas d’éclairs, mais un bloc rouge la touche encore.
example-nothing-can-hit-it = Là où ni éclair ni bloc ne peut toucher une exclamation, personne n’est interrogé.
example-red-block-on-bolts-only = Par option, un bloc rouge ne touche que les cartes lancées en réponse, jamais celle posée d’abord.
example-red-block-names = Un bloc rouge désigne une carte de la revendication qui tient, et il faut un bloc rouge pour cela.
example-rescue-when = Secours demande une carte chiffrée perdue, et un seul Secours actif suffit.
example-rescue-spent = Si la carte de son propriétaire reste finalement, Secours est simplement dépensé ; les blocs ne reviennent jamais.
example-rescue-for-a-blocked-card = Un joueur dont la carte a été bloquée est interrogé, et Secours la lui rend alors que sa main est vide par ailleurs.
example-asked-by-open-facts = Un joueur sans cartes n’est pas interrogé ; celui qui a une carte inutile l’est.
example-declined-is-out = Qui a laissé faire attend la réponse suivante, qui interroge à nouveau tout le monde.
example-clockwise = Un par un : la file commence à gauche de celui qui a joué en dernier.
example-turn-player-silent = Par option, le joueur du tour n’est jamais interrogé.
example-taking-only = Par option, on n’interroge que sur un coup qui prendrait une carte à points ; sur les spéciales toujours.
example-special-window = Ni éclairs, ni blocs rouges, ni Secours ne répondent à une spéciale.
example-without-blocks = Si les blocs sont retirés, rien ne répond à une spéciale : elle est réglée aussitôt.
example-late-refill = Par option, un emplacement reste vide jusqu’à la fin du tour.
example-no-refill-left = Quand il ne reste plus de carte à points, un emplacement reste vide et la partie continue.
example-special-cancelled = Une spéciale qui n’est pas active ne fait rien et compte comme un coup.
example-snatch-nothing = Une cible qui a dépensé sa dernière carte en blocs orange n’a rien à donner.
example-trim-by-silence = Un joueur silencieux défausse les cartes qu’il a reçues en dernier.
example-toss-when-idle = Par option, une main pleine peut jeter bien qu’elle puisse jouer, mais pas après un coup.
example-simple-exclamation = Au jeu simple, une exclamation ferme toute case ouverte de sa couleur, et l’on jette une seule carte.
example-exhausted = Quand la dernière carte à points est prise et que personne n’a assez de points, le plus de points gagne, qu’il reste un coup ou non.
example-turn-cap = Après le dernier tour permis, le plus d’étoiles gagne ; les cartes en main ne comptent pas.
