### Les règles de Boom Goes the Dynamite en français ; l'original anglais est RULES.md.
### Over each section stands a digest of every English sentence: where one changes, a test says so.

## English: BD-1 14f10acb, BD-2 5911da51, BD-3 6322c668, BD-4 57e61c93, BD-5 cfcb42cb, BD-6 9033b39f, BD-7 616f194f
section-setup = Mise en place
BD-1 = De 2 à 6 joueurs s’assoient dans le sens horaire.
BD-2 = Ce que les options retirent est mis de côté : une ou deux couleurs dans les deux paquets, les cartes Multiplié par 2 et Divisé par 2, ou les deux. Il doit rester assez de cartes de feu pour distribuer toutes les mains.
BD-3 = On mélange les cartes d’allumettes, puis les cartes de feu, puis on désigne le premier joueur, par tirage au sort ou selon les options. Pour la revanche, chacun se décale d’une place vers la droite : une place désignée par les options passe alors au voisin de gauche de qui l’occupait.
BD-4 = Les neuf premières cartes d’allumettes vont, face cachée, en A1, B1, C1, A2 et ainsi de suite jusqu’à C3. C’est la boîte d’allumettes. Personne ne peut les regarder.
BD-5 = Chaque joueur reçoit deux ou trois cartes de feu, selon les options, une à une dans le sens horaire à partir du premier joueur, et ne voit que les siennes.
BD-6 = Le reste de chaque paquet forme la pioche des nombres et la pioche de feu, face cachée. Tout le monde peut les compter.
BD-7 = Les piles de cartes gagnées sont vides, il n’y a pas de tour sans succès, le fonds commun est fermé. Le premier joueur commence.

## English: BD-10 3e3f6b0a, BD-11 302c384f, BD-12 cb95c3e9, BD-13 15288a56, BD-14 e7151803, BD-15 c86b4528, BD-16 9519bf47, BD-17 7a7347ea
section-the-turn = Le tour
BD-10 = On joue dans le sens horaire. Un tour est une suite d’essais qui dure tant que chacun est un succès ; il peut se terminer par une seule fenêtre de CHRONO.
BD-11 = Quand un tour commence, on fait d’abord le test de fin (BD-80), puis on examine la voie certaine (BD-71), puis la limite des tours sans succès (BD-73) ; ensuite le joueur actif est prêt.
BD-12 = Un joueur prêt retourne une carte ou joue des CHRONOS (BD-50). Au tout premier moment de son tour, il peut à la place annoncer le blocage (BD-72). Il ne peut pas passer, ni s’arrêter après un succès.
BD-13 = Un essai : retourner une carte cachée quelconque, visible pour tous ; puis, connaissant la première, retourner une autre carte cachée quelconque.
BD-14 = Si les deux nombres sont égaux, la paire est trouvée et prise aussitôt. On ne peut y ajouter aucune carte de feu.
BD-15 = S’ils diffèrent, le joueur actif les allume avec des formules (BD-20) ou avec un seul JOKER (BD-27), ou les referme. Personne n’est obligé d’allumer.
BD-16 = Quand une paire est faite, les deux cartes d’allumettes et toutes les cartes de feu utilisées vont, face visible, sur la pile des cartes gagnées du joueur actif. Puis la boîte d’allumettes est remplie (BD-30), on fait le test de fin, et le même joueur est de nouveau prêt.
BD-17 = Refermer met fin au tour (BD-60). Il n’y a pas de deuxième chance.

## English: BD-20 a12e1b9d, BD-21 54ebd1a1, BD-22 8c3c0e05, BD-23 74c0c72d, BD-24 808192fb, BD-25 92ece209, BD-26 81b1e13d, BD-27 0909f819, BD-28 ebfdb1b6
section-igniting = Allumer
BD-20 = Des cartes de formule se posent sur le premier nombre, sur le second ou sur les deux, chaque suite dans son ordre. Chaque carte est posée sur un seul nombre et compte une fois. On pose au moins une carte.
BD-21 = Le résultat d’un nombre est sa valeur imprimée, modifiée par ses cartes l’une après l’autre. Aucune opération n’est prioritaire : 3 avec Plus 1, Multiplié par 2 donne 8 ; avec Multiplié par 2, Plus 1, il donne 7.
BD-22 = L’allumage est juste si les deux résultats existent et sont égaux.
BD-23 = Les résultats peuvent être de toute grandeur, même en cours de calcul : au-dessus de 10, nuls, négatifs.
BD-24 = Seule une valeur paire peut être divisée par deux ; 0 et les valeurs paires négatives le peuvent. Si les options admettent les fractions, toute valeur peut être divisée par deux, et les demis et les quarts comptent exactement.
BD-25 = Pas de passagères : un allumage est refusé si l’on pouvait en retirer une ou plusieurs cartes, les autres restant où elles sont, et qu’il serait encore juste. Par option, des passagères peuvent accompagner.
BD-26 = Il n’y a pas d’autre limite au nombre de cartes. L’allumage n’a pas à être le plus court.
BD-27 = Un JOKER, seul, allume deux nombres inégaux quelconques. On ne peut pas le poser sur de la dynamite ni sur des nombres égaux.
BD-28 = Les cartes viennent de la main du joueur actif, ou du fonds commun dès qu’il est ouvert.

## English: BD-30 a1e4f41f, BD-31 7feb8b24, BD-32 d7e39cd1
section-refilling = Remplir
BD-30 = Après chaque succès, tant que moins de neuf cartes se trouvent dans la boîte d’allumettes et que la pioche des nombres n’est pas épuisée, la carte du dessus de cette pioche va, face cachée, à la plus basse place vide. Les cartes en place ne bougent jamais.
BD-31 = L’objectif reste neuf après l’ajout de rangées : s’il y a neuf cartes ou plus, les trous restent ouverts.
BD-32 = Quand la pioche des nombres est vide, les trous restent ouverts pour de bon.

## English: BD-40 3c41c3c7, BD-41 3fa2914a, BD-42 0d3e38f2, BD-43 48664cbd, BD-44 721230a3
section-dynamite = Dynamite
BD-40 = La dynamite que l’on retourne explose aussitôt, comme première ou seconde carte ou dans une fenêtre. Le joueur actif la prend, avec toutes les cartes qui la touchent, cachées ou visibles.
BD-41 = Les places autour d’elle, huit au plus, la touchent si une carte s’y trouve à ce moment. Une place vide ne transmet pas l’explosion. Par option, seules les quatre places à côté, au-dessus et au-dessous touchent.
BD-42 = Les cartes prises sont montrées à tous et comptent comme les autres. Une autre dynamite parmi elles compte pour une carte et n’explose pas, sauf par option. Par une autre option, les cartes cachées sont prises sans que personne les voie jusqu’à la fin.
BD-43 = Dans un essai, l’explosion met fin à l’essai : une carte de cet essai encore visible est refermée.
BD-44 = L’explosion est un succès : la boîte d’allumettes est remplie, on fait le test de fin, et le même joueur est de nouveau prêt. Par option, une explosion dans un essai met fin au tour.

## English: BD-50 104c1ff5, BD-51 fa024f09, BD-52 510b12a3, BD-53 6ecfcaaf, BD-54 955e147d, BD-55 833bea81, BD-56 fe714687, BD-57 e98bd0fb, BD-58 5d6c4820, BD-59 aaf6047b
section-the-timer = Le CHRONO
BD-50 = On ne peut jouer des CHRONOS que si aucune carte n’a été retournée depuis le début du tour ou depuis le dernier succès. Un seul coup prend un ou plusieurs CHRONOS, avec autant de JOKERS que l’on veut, et ouvre la fenêtre. Un tour a au plus une fenêtre.
BD-51 = La fenêtre dure 10 secondes pour chaque CHRONO et 5 pour chaque JOKER posé pour du temps ; les options peuvent dire autre chose.
BD-52 = Dans la fenêtre, le joueur actif peut retourner les cartes cachées qu’il veut, autant qu’il veut. Elles restent visibles jusqu’à ce qu’elles soient prises ou que la fenêtre se ferme. Tout le monde les voit.
BD-53 = Dans la fenêtre, rien n’est pris de soi-même sauf la dynamite : le joueur prend lui-même ses paires entre deux nombres visibles quelconques, parce qu’ils sont égaux, par des formules ou par un JOKER. BD-20 à BD-28 s’appliquent. Une prise refusée ne change rien.
BD-54 = Dans la fenêtre, on remplit aussitôt après chaque succès, et cela ne coûte pas de temps. Les nouvelles cartes sont cachées.
BD-55 = La dynamite dans la fenêtre explose comme toujours. Les cartes visibles qu’elle ne touche pas le restent, et la fenêtre continue.
BD-56 = On peut ajouter un autre CHRONO si aucune carte n’a été retournée depuis l’ouverture de la fenêtre ou depuis le dernier succès obtenu dans celle-ci. On peut ajouter un JOKER pour du temps à tout moment de la fenêtre.
BD-57 = La fenêtre se ferme quand son temps est écoulé, quand le joueur dit stop ou quand la partie finit. Puis le tour s’achève, quoi qu’on ait gagné.
BD-58 = Les CHRONOS, et les JOKERS posés pour du temps, vont sur la pile des cartes gagnées si la fenêtre a connu un succès, sinon sur le tas des cartes brûlées, où ils ne comptent pour personne. Par option, ils comptent toujours ou jamais.
BD-59 = Une carte retournée avant l’échéance compte ; une carte retournée à l’échéance ne compte pas.

## English: BD-60 34341bda, BD-61 179c9bd8
section-the-end-of-a-turn = La fin d’un tour
BD-60 = Les cartes visibles sont refermées à leur place. Le joueur actif pioche dans la pioche de feu jusqu’à tenir autant de cartes qu’il en a été distribué ou jusqu’à ce que la pioche soit vide. Un tour avec succès met fin à la série des tours sans succès ; un tour sans succès l’allonge de un. Le joueur suivant commence son tour (BD-11).
BD-61 = On ne pioche de cartes de feu à aucun autre moment. On ne remélange rien : les cartes utilisées sont des points.

## English: BD-70 0350a063, BD-71 4c4cb78f, BD-72 52e34cc6, BD-73 bc209cdc, BD-75 eb9c8dba, BD-76 2826bf9f
section-stuck = Bloqués
BD-70 = Un déblocage fait la première de ces choses qui est possible. La pioche des nombres n’est pas vide : jusqu’à trois de ses cartes sont posées, face cachée, en une nouvelle rangée après la dernière rangée qui contient une carte. Le fonds commun est fermé : il s’ouvre (BD-75). Sinon la partie finit. Après cela, les tours sans succès se comptent depuis 0, personne n’a annoncé de blocage, et on fait le test de fin ; si la partie continue, le joueur dont le tour avait commencé est prêt, au premier moment de son tour.
BD-71 = La voie certaine : quand un tour commence alors que le fonds est fermé, que toutes les mains sont vides, que chaque carte de la boîte d’allumettes a été vue et qu’il n’y a pas deux nombres égaux, il y a un déblocage.
BD-72 = Par accord : au premier moment de son tour, si le fonds est fermé, s’il y a eu au moins autant de tours de suite sans succès que de joueurs, et s’il n’a pas encore annoncé de blocage depuis le dernier succès ou déblocage, le joueur actif peut annoncer le blocage. Chaque autre joueur est d’accord ou s’oppose, une seule fois. Si tous sont d’accord, il y a un déblocage. La première opposition met fin au vote, et celui qui a fait l’annonce poursuit son tour.
BD-73 = La limite des tours sans succès : après dix tours de suite sans succès, ou deux par joueur si cela fait plus, il y a un déblocage au début du tour suivant ; une fois le fonds ouvert, il en faut le double. Les options peuvent fixer un autre nombre.
BD-75 = Le fonds commun : toutes les mains et le reste de la pioche de feu sont posés, face visible, au milieu. Dès lors, le joueur actif utilise n’importe lesquelles de ces cartes comme si elles étaient dans sa main, et garde celles qu’il utilise. Plus personne ne pioche. Par option, la pioche reste face cachée et ne sert plus.
BD-76 = Si la pioche des nombres est vide et qu’il ne reste de carte de feu dans aucune main ni dans la pioche de feu, le fonds est considéré comme ouvert et vide. On le vérifie avant chaque test de fin.

## English: BD-80 47d17639, BD-81 bdbc10cf, BD-82 5196db8b, BD-83 fe7c4f2a, BD-84 6618df9f, BD-85 61a33ce2
section-end-and-scoring = Fin et décompte
BD-80 = On fait le test de fin au début de chaque tour et après chaque succès. La partie est finie si la pioche des nombres est vide, qu’aucune dynamite ne se trouve dans la boîte d’allumettes, et que soit il y reste moins de deux nombres, soit le fonds est ouvert et il n’y en a pas deux que l’on puisse prendre : pas deux qui soient égaux, pas de JOKER dans le fonds, et aucun allumage juste de deux d’entre eux avec ses formules.
BD-81 = Si la partie finit dans une fenêtre, la fenêtre se ferme d’abord (BD-58). Une partie qui finit au milieu d’un tour s’arrête là : personne ne pioche.
BD-82 = À la fin, toutes les cartes sont retournées. Le score d’un joueur est le nombre de cartes de sa pile de cartes gagnées : nombres, dynamite et cartes de feu, un point chacune.
BD-83 = Les cartes restées dans la boîte d’allumettes, dans les mains, le fonds ou les pioches, ou brûlées, ne comptent pour personne.
BD-84 = Le plus haut score gagne ; les plus hauts scores égaux partagent la victoire. Par option, c’est parmi eux le plus grand nombre de cartes d’allumettes qui gagne.
BD-85 = La boîte d’allumettes, les pioches, les mains, le fonds, les piles de cartes gagnées, le tas des cartes brûlées et les cartes d’une fenêtre ouverte contiennent toujours ensemble toutes les cartes du jeu : 84 si rien n’est retiré.

## English: BD-90 704d3238, BD-91 89fd3556, BD-92 00c207d2, BD-93 e342fe7f, BD-94 7a845cd5
section-the-clock-of-the-window = L’horloge de la fenêtre
BD-90 = Avec l’horloge : la fenêtre a une échéance, et ajouter une carte la déplace. Le temps ne recule jamais. Un coup qui arrive à l’échéance ou après elle trouve la fenêtre fermée : on le dit à celui qui l’avait ouverte, quel que soit le coup, et le coup d’un autre joueur est jugé dans la nouvelle position.
BD-91 = Avec l’horloge : deux cartes retournées dans une même fenêtre sont séparées d’au moins une demi-seconde ; les options peuvent dire autre chose. Une carte retournée trop vite est refusée et rien ne change.
BD-92 = Avec des temps fixes : la fenêtre a une réserve de millisecondes, et chaque coup coûte : retourner une carte, une prise ou un JOKER 1000, un allumage 2500, ajouter une carte 500 (puis la réserve augmente du temps de la carte). Ouvrir, arrêter, exploser et remplir sont gratuits. Un coup plus cher que la réserve est refusé avant tout autre examen. Quand la réserve tombe au-dessous de 500, la fenêtre se ferme d’elle-même.
BD-93 = Avec l’horloge, un robot met au moins le temps fixe pour chacun de ses coups.
BD-94 = Une table sans horloge joue chaque fenêtre avec les temps fixes, même si les options disent horloge.

## English: example-BX-1 89a4817d, example-BX-2 50bd7412, example-BX-2b 80f22e16, example-BX-3 6a299fde, example-BX-3b f747c289, example-BX-3c 0488e1ff, example-BX-4 fa70b8bf, example-BX-5 ae842ec6, example-BX-5b 6697f5fa, example-BX-6 24e02763, example-BX-6b 5c32098b, example-fractions 1d88e098, example-halving-negatives 190f1702, example-BX-7a 5f403824, example-BX-7b faf2823c, example-BX-7c dc2404eb, example-BX-8 f32f56bb, example-BX-9 34fe2ea9, example-dry-turn 76bb790f, example-found-needs-nothing 3f676fd3, example-may-decline ecc135cc, example-BX-24 ef73eb85, example-BX-24b a98ec5ee, example-BX-17 fe5fabdc, example-pile-empty 983cf035, example-BX-10 6cef4284, example-BX-10b 76fbcb2d, example-BX-11 d9a01714, example-BX-12 f3c5af45, example-BX-12b 63b30528, example-hidden-haul 52a74c03, example-orthogonal 57a8038d, example-gap-stops-blast fcf47509, example-explosion-ends-turn 1be31a01, example-BX-13 1ec58cc7, example-BX-14 1aab48d5, example-opening a66929a1, example-untimed-table d4ce6b10, example-BX-16 eddb7ff5, example-timer-always-scores 78409fe7, example-timer-never-scores 85765914, example-BX-27 e0897bcd, example-adding f6c83a3d, example-stock-runs-out 7ab61fe5, example-window-claims c6eb08b6, example-refill-in-window 7252be54, example-one-window dc2b5aff, example-BX-22 07efee4c, example-no-draw-in-turn dae90a75, example-BX-18 208029ab, example-BX-18b ca1d84ed, example-BX-18c 55228233, example-BX-19 7e7a329f, example-called-again-after-success e6821f9b, example-BX-26 635c54bb, example-BX-26b 7b6b58c6, example-stuck-turns 81b47131, example-short-row 550cd1c6, example-BX-20 89149b90, example-pool-with-pile 8f11fd31, example-pool-hands-only 038e7b0b, example-pool-timer 7eb071c5, example-pool-longer e75f1034, example-pool-closed-empty bcdf80f5, example-BX-23 231288fa, example-BX-23b 02a08f8b, example-end-in-window 05c760ed, example-all-revealed 095ab0cb, example-turned-down 4aa629a7, example-memory-faces bfcef453, example-lapses e31ec554, example-lapse-window 2d309802
example-BX-1 = Deux nombres égaux sont trouvés et pris aussitôt ; le même joueur continue.
example-BX-2 = 5 et 7 deviennent égaux avec Plus 2.
example-BX-2b = Les places peuvent être nommées dans les deux ordres, les cartes par n’importe lequel de leurs noms.
example-BX-3 = Une, deux ou les trois cartes allument 3 et 4.
example-BX-3b = Trois cartes toutes nécessaires rapportent trois points de plus.
example-BX-3c = L’allumage le plus court est permis aussi.
example-BX-4 = 3 et 2 deviennent égaux avec Moins 1.
example-BX-5 = Des cartes qui s’annulent sont des passagères ; des cartes qui se rejoignent au milieu n’en sont pas.
example-BX-5b = Par option, les passagères comptent aussi.
example-BX-6 = Les nombres impairs ne se divisent pas par deux, et l’ordre compte.
example-BX-6b = Dans l’autre sens : Moins 3 sur le 7.
example-fractions = Avec les fractions, 5 ÷ 2 et 1 ÷ 2 + 2 se rejoignent à deux et demi.
example-halving-negatives = Les valeurs paires négatives se divisent par deux : (1 − 3) ÷ 2 = −1 = 2 − 3.
example-BX-7a = Résultats au-dessus de 10 : 7 × 2 = 14 = 9 + 3 + 2.
example-BX-7b = Zéro : 2 − 2 = 0 = 1 − 1.
example-BX-7c = Au-dessous de zéro : 1 − 3 = −2 = (2 − 3) × 2.
example-BX-8 = Les cartes agissent l’une après l’autre : (3 + 1) × 2 = 8, mais 3 × 2 + 1 = 7.
example-BX-9 = Un échec : les cartes se referment, on complète sa main, le joueur suivant est prêt.
example-dry-turn = Un tour sans succès compte dans dry ; on joue dans le sens horaire.
example-found-needs-nothing = Aucune formule ne peut être posée sur des nombres égaux, dans une fenêtre non plus.
example-may-decline = Allumer est un droit, pas un devoir.
example-BX-24 = Un JOKER allume, seul, deux nombres inégaux quelconques.
example-BX-24b = Des nombres ouverts égaux se prennent ; on ne peut pas y poser de JOKER.
example-BX-17 = La quatrième rangée fond : l’objectif reste neuf.
example-pile-empty = Quand la pioche des nombres est vide, les trous restent ouverts.
example-BX-10 = La dynamite en second, hors de portée de la première carte : celle-ci est refermée.
example-BX-10b = Une première carte à portée fait partie du butin, et rien n’est refermé.
example-BX-11 = La dynamite au centre prend les neuf ; une pioche trop courte remplit quatre places.
example-BX-12 = Un bâton à côté d’un bâton est pris et n’explose pas.
example-BX-12b = Par option, le second bâton saute aussi.
example-hidden-haul = Par option, les cartes cachées sont prises sans être vues, les ouvertes sont montrées.
example-orthogonal = Par option, les coins ne touchent pas.
example-gap-stops-blast = Une place vide ne transmet pas l’explosion.
example-explosion-ends-turn = Par option, une explosion met fin au tour, mais il n’est pas sans succès.
example-BX-13 = Une fenêtre à temps fixe, jusqu’à la dernière demi-seconde.
example-BX-14 = Un CHRONO se joue au début ou juste après un succès, un JOKER pour du temps dans une fenêtre.
example-opening = Quelles cartes ouvrent une fenêtre, et combien de temps elle dure.
example-untimed-table = Une table sans horloge compte des temps fixes bien que son horloge soit réelle.
example-BX-16 = Une fenêtre infructueuse : le CHRONO est brûlé et le tour est sans succès.
example-timer-always-scores = Par option, même un CHRONO infructueux compte.
example-timer-never-scores = Par option, même un CHRONO fructueux est brûlé.
example-BX-27 = La dynamite dans une fenêtre : les cartes ouvertes hors de portée restent ouvertes, et un CHRONO peut suivre.
example-adding = Une fois une carte retournée, on ne peut plus ajouter de CHRONO, mais on peut ajouter un JOKER.
example-stock-runs-out = Quand il reste moins d’une demi-seconde, la fenêtre se ferme d’elle-même.
example-window-claims = Dans une fenêtre, une prise fausse ne change rien, et le joueur choisit, de trois cartes, les deux qu’il prend.
example-refill-in-window = Les nouvelles cartes sont là aussitôt, cachées, et ne coûtent pas de temps.
example-one-window = Après la fenêtre, le tour est fini, quoi qu’on ait gagné.
example-BX-22 = Une pioche de feu trop courte : on pioche ce qu’il y a, puis rien.
example-no-draw-in-turn = Après une paire, on ne pioche rien.
example-BX-18 = La voie certaine : tous ont vu neuf nombres différents et personne ne tient de carte.
example-BX-18b = Une seule carte non vue suffit à fermer la voie certaine.
example-BX-18c = Une carte en main, ou deux nombres égaux, la ferment aussi.
example-BX-19 = Par accord : une opposition met fin au vote, et l’accord de tous ajoute une rangée.
example-called-again-after-success = Un succès efface les annonces de blocage.
example-BX-26 = À deux joueurs : après dix tours sans succès, une rangée vient d’elle-même.
example-BX-26b = Quand le fonds est ouvert, il en faut vingt, et la partie finit.
example-stuck-turns = Par option, l’aide vient après moins de tours sans succès.
example-short-row = S’il reste deux cartes, la rangée est courte ; elle vient après la dernière rangée qui contient une carte.
example-BX-20 = Le fonds s’ouvre, il sert à allumer la dernière paire, et la partie est finie.
example-pool-with-pile = Le reste de la pioche de feu rejoint le fonds, et plus personne ne pioche.
example-pool-hands-only = Par option, la pioche reste face cachée.
example-pool-timer = Un CHRONO du fonds ouvre une fenêtre pour celui dont c’est le tour.
example-pool-longer = Là où trois cartes du fonds ne suffisent pas, un allumage plus long, mais aussi court que possible, est indiqué.
example-pool-closed-empty = Quand il ne reste aucune carte nulle part, le fonds est considéré comme ouvert, et la fin est exacte.
example-BX-23 = Le dernier bâton laisse un seul nombre : la partie finit au milieu du tour et personne ne pioche.
example-BX-23b = Un bâton qui reste seul est retourné et pris.
example-end-in-window = Si la partie finit dans une fenêtre, la fenêtre se ferme d’abord et son CHRONO compte.
example-all-revealed = À la fin, toutes les cartes sont retournées, même un butin caché.
example-turned-down = Une carte refermée n’apparaît dans aucune vue, mais on y voit qu’elle a été vue.
example-memory-faces = Par option, tout le monde continue de voir ce qui a été vu.
example-lapses = Un joueur silencieux retourne les cartes les plus basses et les referme.
example-lapse-window = Dans une fenêtre à temps fixe, un joueur silencieux s’arrête.
