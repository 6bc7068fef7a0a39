### Les règles de Ultimatum en français ; l'original anglais est RULES.md.
### Over each section stands a digest of every English sentence: where one changes, a test says so.

## English: UT-1 233ec01c, UT-2 2b8fe31d, UT-3 7085d7fc, UT-4 9a5a1f25, UT-5 84133c4e, UT-6 275dfe24, UT-7 72c22ebc
section-setup = Mise en place
UT-1 = De 4 à 8 joueurs ; 3 seulement par option. Jamais 2 : une Donner et un Ultimatum demandent trois joueurs différents. (R-2)
UT-2 = Le premier donneur est tiré au sort, ou désigné par les options. Pour la revanche, chacun se décale d’un siège vers la droite : un siège désigné passe alors au voisin de gauche de qui l’occupait. (R-3)
UT-3 = À chaque manche, les 88 cartes sont toutes mélangées ensemble. (feuille : Déroulement ; R-1, R-4)
UT-4 = Les cartes sont distribuées une à une depuis le dessus, la première à la gauche du donneur, dans le sens horaire, jusqu’à ce que chacun ait dix cartes, ou ce que disent les options. Les mains sont secrètes. (feuille : Déroulement ; R-4)
UT-5 = Les cartes non distribuées, dans leur ordre, forment la pioche, face cachée, d’au moins 8 cartes. La défausse est d’abord vide et se tient face visible. (feuille : Pioche ; R-1, R-5)
UT-6 = Chacun reçoit dix jetons, ou ce que disent les options, à la vue de tous ; ce qui reste de la manche précédente est d’abord rendu (sauf UT-63). (feuille : Déroulement ; R-6, R-40)
UT-7 = Le joueur à gauche du donneur joue le premier tour. (feuille : Déroulement)

## English: UT-8 6334111d, UT-9 07b08ac3, UT-10 fd7c7526, UT-11 e237ae4e, UT-12 b8dbb49c
section-turns = Tours
UT-8 = On joue dans le sens horaire. À son tour, un joueur joue exactement une carte de sa main, face visible, et exécute son action. On ne peut pas passer. (feuille : Déroulement ; R-7)
UT-9 = Toute sorte de carte peut toujours être jouée : un joueur qui a 0 jeton peut être désigné (UT-15), une Fin n’a besoin de personne, Blocage et Contre sont des défausses. Le joueur du tour a donc toujours un coup ; la seule restriction est UT-45. (R-8)
UT-10 = Tout ce qu’il faut à une carte (les joueurs, ce que l’on échange, l’offre) est déclaré avec elle, avant que quiconque réponde, et ne peut plus être changé. (R-9)
UT-11 = Une carte jouée, carte du tour ou réponse, va aussitôt à la défausse et y reste, que son effet ait lieu ou non. Personne ne complète sa main. (R-10)
UT-12 = Jetons et cartes ne bougent que par l’effet des cartes. Il n’y a ni dons, ni prêts, ni trocs. (R-11)

## English: UT-13 5b00b2bd, UT-14 f587109c, UT-15 4d956b5e
section-give-and-take = Donner et Prendre
UT-13 = Donner k : le joueur du tour désigne un payeur et un receveur ; les trois sont des joueurs différents. Le payeur donne k jetons au receveur. Personne ne peut refuser ni bloquer. (feuille : Donner ; R-12)
UT-14 = Prendre k : le joueur du tour désigne un autre joueur et lui prend k jetons. Personne ne peut bloquer. (feuille : Prendre)
UT-15 = Qui a moins de k jetons paie tout ce qu’il a, même 0. Un joueur qui a 0 jeton peut être désigné pour Donner, Prendre, Vol, Échange et Ultimatum. (R-8, R-13)

## English: UT-16 ef273b2a, UT-17 132897f2, UT-18 4227adb3, UT-19 9b9f79e1, UT-20 fa75f751
section-swap-and-steal = Échange et Vol
UT-16 = Échange : le joueur du tour désigne un autre joueur et dit si l’on échange les jetons ou les cartes. Sauf blocage, les deux piles entières, ou les deux mains entières, changent de place. L’Échange lui-même a déjà quitté la main. (feuille : Échange ; R-9, R-14)
UT-17 = Vol : le joueur du tour désigne un autre joueur. Sauf blocage, toute la pile de celui-ci passe au joueur du tour. (feuille : Vol)
UT-18 = Avant que rien ne bouge, le joueur désigné (la victime) peut jouer un Blocage ou laisser faire. (feuille : Échange, Vol, Blocage ; R-15)
UT-19 = Bloqué : rien ne bouge, les deux cartes sont dépensées, le tour du joueur est fini. Un Blocage ne peut pas être bloqué. (R-16)
UT-20 = Si par option chacun peut bloquer, quand la victime laisse faire, tous les autres joueurs sauf celui du tour sont interrogés, dans le sens horaire à partir de la gauche du joueur du tour ; le premier Blocage y met fin. Ceux qui attendent peuvent laisser faire d’avance comme en UT-31. (R-15)

## English: UT-21 0f21bc17, UT-22 b6a2d2ec
section-draw-and-round = Pioche et Fin
UT-21 = Pioche : le joueur du tour désigne un joueur quelconque, lui-même compris ; celui-ci pioche 2 cartes du dessus de la pioche, vues de lui seul. S’il en reste moins, il pioche celles-là ; on ne remélange pas. Personne ne peut bloquer. (feuille : Pioche ; R-5)
UT-22 = Fin : la manche finit aussitôt (UT-50). Elle ne se joue qu’à son propre tour. (feuille : Fin ; R-17)

## English: UT-23 be002959
section-block-and-counter-on-one-s-own-turn = Blocage et Contre à son propre tour
UT-23 = Joués comme carte du tour, ils sont de simples défausses. Ils ne reviennent jamais sur un tour précédent. (feuille : Déroulement)

## English: UT-24 0339e4ca, UT-25 d14becd8, UT-26 382d4c92, UT-27 998a0d52, UT-28 8c5bdb2c, UT-29 c92e743b, UT-30 c0d293f0, UT-31 99a6c746, UT-32 738cdffc, UT-33 e2d16eef, UT-34 9becc7f6, UT-35 12d5bd5f, UT-36 2867040d, UT-37 b9387311, UT-38 5585fdcf, UT-39 afd9874f
section-ultimatum = Ultimatum
UT-24 = Le joueur du tour (l’initiateur) désigne un décideur et une cible, trois joueurs différents, et une offre. (feuille : Ultimatum ; R-18)
UT-25 = La *cagnotte* est toute la pile de la cible. Une *proposition* est un seul nombre entier, la part, de 0 à la cagnotte : si elle entre en vigueur, le décideur reçoit la part des jetons de la cible et l’auteur de la proposition le reste de la cagnotte. Rien d’autre ne peut faire partie d’une proposition. (feuille : Ultimatum, Contre ; R-19, R-20)
UT-26 = L’offre de l’initiateur est la première proposition. Toutes les propositions sont publiques. (R-19)
UT-27 = Contres : les joueurs sont interrogés l’un après l’autre, à partir de la gauche de la cible dans le sens horaire, sans le décideur ; la cible vient en dernier. L’initiateur est interrogé à sa place (sauf si une option l’exclut). Une main vide est laissée de côté. (feuille : Ultimatum ; R-21, R-22)
UT-28 = Un joueur interrogé peut jouer un Contre avec sa propre proposition, ou laisser faire. Il y a un seul tour de table, et au plus un Contre par joueur. (feuille : Ultimatum ; R-23)
UT-29 = Une contre-proposition a la forme de UT-25, avec pour auteur celui qui contre. Elle n’a à être ni meilleure ni différente. Les Contres sont numérotés 1, 2, … dans l’ordre où ils sont joués. Aucune proposition n’en remplace une autre ; aucune ne peut être retirée. (feuille : Contre ; R-20, R-24)
UT-30 = Quand la cible contre, elle est l’auteur de la proposition : le décideur recevrait la part, la cible garderait le reste. (R-20)
UT-31 = Un joueur qui attend d’être interrogé peut laisser faire avant son rang ; c’est définitif pour cette affaire. Il ne peut ni contrer ni bloquer avant son rang. (R-25)
UT-32 = Puis le décideur accepte exactement une proposition, ou les refuse toutes. (feuille : Ultimatum)
UT-33 = Refusé : aucun jeton ne bouge, pour personne ; rien ne peut être bloqué ; le tour est fini. (feuille : Ultimatum ; R-26)
UT-34 = Accepté : la cible seule peut bloquer (même là où chacun peut bloquer un Échange ou un Vol), sauf là où UT-35 ou UT-36 l’exclut. (feuille : Ultimatum ; R-27)
UT-35 = Normalement, la cible peut bloquer toute proposition acceptée d’un autre joueur, première offre ou Contre, mais pas son propre Contre : celui-ci entre en vigueur aussitôt. Par option, elle peut bloquer aussi son propre Contre, ou seulement la première proposition. (R-28)
UT-36 = Une cible dont la main est vide n’est pas interrogée. (R-22)
UT-37 = Bloqué : aucun jeton ne bouge ; toutes les cartes jouées dans l’affaire restent dépensées ; le tour est fini. (feuille : Ultimatum)
UT-38 = En vigueur : la cible paie la part au décideur et le reste à l’auteur de la proposition (rien, si c’est elle-même). Les autres qui ont contré, et un initiateur dont l’offre n’est pas celle qui a été acceptée, ne reçoivent rien. (feuille : Ultimatum)
UT-39 = Une cagnotte de 0 ne change rien : toute part vaut 0, et toutes les étapes ont lieu. (R-29)

## English: UT-40 8196a8b0, UT-41 95af22d0, UT-42 a1d231e3, UT-43 b5786c92, UT-44 5c9706ff, UT-45 33dce6d6
section-responses-in-general = Réponses en général
UT-40 = Une réponse n’est pas un tour. Une fois l’action réglée, le tour passe à la gauche du joueur du tour. (R-10)
UT-41 = Un joueur est interrogé qu’il tienne ou non une carte qui convient ; sans elle, il ne peut que laisser faire. Seules les mains vides sont sautées, puisque la taille des mains est publique. (R-22)
UT-42 = Qui laisse passer le temps d’une réponse a laissé faire ; un décideur a tout refusé ; un donneur distribue. (R-30)
UT-43 = Le décideur ne peut ni contrer ni bloquer dans cet Ultimatum ; aucun joueur sauf la cible ne peut le bloquer. (feuille : Ultimatum)
UT-44 = Qui laisse passer le temps de son tour joue sa carte automatique, la première sorte de cette liste qu’il tient : la plus petite Prendre, à l’autre joueur le plus riche ; la plus petite Donner, de l’autre joueur le plus riche au plus pauvre de ceux qui restent ; Contre ; Pioche pour lui-même ; Blocage ; Ultimatum contre l’autre joueur le plus riche avec le plus pauvre de ceux qui restent comme décideur et la moitié de la cagnotte, arrondie vers le haut, comme part ; Vol au plus riche ; Échange de jetons avec le plus riche ; Fin. À piles égales, c’est le premier dans le sens horaire à partir du joueur du tour qui compte. (R-30)
UT-45 = Par option, un joueur ne peut jouer une Fin qu’à partir de son deuxième tour de la manche ou d’un tour suivant, à moins qu’il ne tienne que des cartes Fin. (R-31)

## English: UT-46 0a7d1109, UT-47 ec99a0ba
section-talk = Parler
UT-46 = Les joueurs peuvent tout dire à tout moment : marchés, menaces, mensonges sur leurs cartes. Rien de ce qui est dit n’engage ; seuls les coups comptent. On ne montre pas ses cartes. (R-32)
UT-47 = Les phrases fixes sont publiques, ne changent jamais ni jetons, ni cartes, ni à qui de jouer, et se limitent à trois phrases d’un joueur entre deux coups, ou ce que disent les options. Ce sont des marchés, des menaces, des souhaits, des affirmations, des réponses à une phrase précédente et de simples mots ; on en vérifie la forme, jamais la vérité. (R-32)

## English: UT-48 2330261d, UT-49 f137367b, UT-50 3a195c22, UT-51 86c4a50d, UT-52 d645f6d9, UT-53 30049c59, UT-54 d4057a14, UT-55 55388673, UT-56 e67e4027, UT-57 fb7e66f5, UT-58 57388cb8, UT-59 6b7eb995, UT-60 94863ed5, UT-61 6448a397, UT-62 42a95aea, UT-63 addbaeff
section-end-and-scoring = Fin et décompte
UT-48 = Une fois réglées l’action du joueur du tour et toutes les réponses, si une main est vide, la manche finit ; sinon le tour passe. (feuille : Déroulement ; R-33)
UT-49 = Ainsi l’action de la dernière carte est toujours exécutée d’abord ; une réponse qui était la dernière carte de quelqu’un met fin à la manche une fois l’action en cours réglée ; un joueur qui joue en dernière carte une Pioche sur lui-même et pioche n’est pas sorti. (R-33, R-34, R-35)
UT-50 = Une carte Fin met fin à la manche immédiatement, même en dernière carte. Personne n’a de tour de compensation. (feuille : Fin ; R-36)
UT-51 = Les cartes restées en main ne comptent pas (sauf pour départager avec fewest_cards). Elles retournent au paquet sans être vues, même quand la partie est finie. (R-37)
UT-52 = Le score d’un joueur pour la manche est le nombre de ses jetons ; il s’ajoute à son total. (feuille : Déroulement)
UT-53 = Jeu rapide : une manche ; le plus de jetons gagne. (feuille : Décompte)
UT-54 = Jeu à nombre fixe : cinq manches, ou ce que disent les options ; le plus haut total gagne. (feuille : Décompte ; R-40)
UT-55 = Jeu aux points : si après une manche un total a atteint le but, la partie est finie et le plus haut total gagne. On ne regarde les totaux qu’entre les manches. (feuille : Décompte ; R-41)
UT-56 = Égalités en tête : normalement, tous gagnent. Par option gagne celui d’entre eux qui tenait le moins de cartes à la fin de la dernière manche, et s’ils sont encore à égalité ils partagent ; ou bien toute la table joue une manche de plus et l’on compare à nouveau les totaux (ou les piles gardées), 3 fois au plus, puis on partage. (R-42)
UT-57 = Les rangs suivent les totaux ; des totaux égaux partagent un rang et les rangs suivants restent vides (1, 1, 3). Les joueurs qui perdent la première place par fewest_cards partagent le rang après les vainqueurs (1, 2, 2, 4). (R-42)
UT-58 = Le donneur de la manche suivante est le joueur à gauche du dernier donneur ; il prend la suite en distribuant, et toute la mise en place est répétée. (feuille : Déroulement)
UT-59 = Les jetons de tous les joueurs font toujours ensemble ce que chacun a reçu au début, et aucune pile n’est négative.
UT-60 = Les mains, la pioche et la défausse sont toujours les mêmes 88 cartes.
UT-61 = Un tour défausse une carte du tour, au plus un Blocage, et au plus un Contre de chaque joueur sauf le décideur ; une manche a donc au plus 8 tours de plus que de cartes distribuées, et toute partie finit.
UT-62 = À partir d’une donne permise, la pioche ne manque jamais : elle a au moins 8 cartes et les quatre Pioches en demandent 8. (R-1, R-5)
UT-63 = Avec carry_over, on ne remet des jetons qu’avant la manche 1, et le total d’un joueur est sa pile. (R-40)

## English: UT-64 9351be68, UT-65 f8be7a48
section-questions-and-notes = Questions et notes
UT-64 = Chaque question que la table attend a un numéro, 1 pour le premier tour de la partie et un de plus chaque fois qu’un autre joueur, ou le même joueur à une autre étape, est interrogé. Un coup peut nommer le numéro auquel il répond ; si ce n’est pas celui qui est ouvert, il est refusé. (R-43)
UT-65 = Après un échange de mains, chacun des deux sait ce qu’il a donné. La table tient ces notes pour chaque joueur, sur les mains des autres et jamais sur la sienne : quand des mains changent de place, les notes sur elles les suivent ; quand un joueur noté joue une sorte, une carte de cette sorte est rayée de la note ; piocher n’ajoute rien ; une nouvelle donne efface tout. (R-44)

## English: example-every-kind 4edbbe8e, example-UT-X2 44ad0a30, example-UT-X3 6e3aa153, example-give-short ce105668, example-UT-X4a 0f956040, example-UT-X4b cd43557c, example-blocked-order e197f04c, example-UT-X5 7ef1db46, example-UT-X6 458ba9a5, example-UT-X6-blocked 4a79d640, example-UT-X24 cc58b9c0, example-anyone-early bd5e50b6, example-UT-X18-take 8de7396c, example-UT-X14a 87772bca, example-UT-X14b e0a7e7f5, example-draw-short 94960667, example-UT-X15 8a89ed58, example-round-as-last-card 5edc9353, example-UT-X16 f805deef, example-round-late-enough 7cb8ade7, example-UT-X7 8c92120d, example-UT-X8 ab0e45bf, example-UT-X9 9e1f82dd, example-UT-X9-any 29682316, example-UT-X9-only 690b1a6f, example-UT-X9-only-first b53203a1, example-UT-X10 4b39eaa9, example-UT-X11 6f481015, example-initiator-is-not-asked 94134628, example-UT-X12 bad7bfbc, example-UT-X13 d7f18dd4, example-target-without-cards 31f3ab32, example-UT-X17 45f42179, example-UT-X18-responder 0ae5212b, example-friends-do-not-block-an-ultimatum a5f90a0e, example-UT-X26 71e52a69, example-UT-X19i 91ec1ef1, example-UT-X19ii e2e55cb0, example-UT-X22-block 9b938543, example-UT-X22-counter 563d1056, example-UT-X22-turn f342536a, example-auto-give 18ffd425, example-auto-counter 42aa5144, example-auto-draw 737169fd, example-auto-block 9aaf2d4f, example-auto-ultimatum 58e43787, example-auto-steal 37421d16, example-auto-swap 7b02a4c6, example-auto-round 1da2ee36, example-late-answer 32c94b19, example-UT-X23 9ea57c95, example-notes-follow-hands 4d2dc52e, example-block-is-struck e9fb096d, example-swapped-back 4d4fd67d, example-cards-left 91689715, example-UT-X20 b8a26422, example-UT-X20-second 19e316c6, example-UT-X20-carried 07c5545a, example-UT-X20-carried-second 1842ea40, example-UT-X21 1574da8b, example-UT-X21-shared 9cc78517, example-UT-X21-during 441a7ab3, example-UT-X21-below dff5b4ce, example-fewest-cards 1db718d2, example-fewest-cards-shared d81f2a20, example-extra-round 0eecbb7d, example-extra-round-decided 04cdf23b, example-extra-rounds-used-up 7d7ae8c2
example-every-kind = Toute sorte peut être jouée sur chaque joueur qu’elle permet, et un Ultimatum avec toute part.
example-UT-X2 = Une Prendre au-delà de la pile prend ce qu’il y a.
example-UT-X3 = Une Donner déplace des jetons entre deux autres joueurs ; chaque façon fausse de la jouer a son propre refus.
example-give-short = Un payeur sans jetons ne paie rien, et cela est dit.
example-UT-X4a = Un Vol attend la victime ; si elle laisse faire, toute la pile bouge.
example-UT-X4b = Bloqué, rien ne bouge et les deux cartes sont dépensées ; la victime garde son propre tour.
example-blocked-order = Vol et Blocage sont sur la défausse dans l’ordre où ils ont été joués.
example-UT-X5 = Les piles changent de place ; seule la victime est interrogée.
example-UT-X6 = Mains échangées avec la dernière carte : la victime n’a plus de cartes et la manche est finie.
example-UT-X6-blocked = Bloqué, c’est le joueur du tour qui n’a plus de cartes.
example-UT-X24 = Là où chacun peut bloquer, les autres sont interrogés après la victime, dans le sens horaire à partir de la gauche du joueur du tour.
example-anyone-early = Qui attend d’être interrogé pour un Blocage peut laisser faire d’avance, et n’est plus interrogé.
example-UT-X18-take = On ne peut pas répondre à une Prendre.
example-UT-X14a = Une Pioche sur soi-même en dernière carte maintient dans la manche ; les autres ne voient que le nombre.
example-UT-X14b = Faire piocher quelqu’un d’autre avec la dernière carte met fin à la manche.
example-draw-short = S’il reste une carte on en pioche une, s’il n’en reste pas aucune ; rien n’est remélangé.
example-UT-X15 = Une carte Fin met aussitôt fin à la manche.
example-round-as-last-card = Une Fin jouée en dernière carte met fin à la manche comme carte Fin.
example-UT-X16 = Blocage et Contre comme carte du tour sont de simples défausses et ne reviennent jamais en arrière.
example-round-late-enough = Au troisième tour, elle est permise.
example-UT-X7 = La première offre est acceptée et n’est pas bloquée : le décideur et l’initiateur partagent la pile de la cible.
example-UT-X8 = Un Contre d’un autre joueur, accepté, peut être bloqué aussi ; toutes les cartes restent dépensées.
example-UT-X9 = La cible se rachète : son propre Contre entre en vigueur aussitôt.
example-UT-X9-any = Par option, la cible peut bloquer aussi son propre Contre.
example-UT-X9-only = Par option, un Contre accepté ne peut pas être bloqué.
example-UT-X9-only-first = Avec cette option, la première offre peut encore être bloquée.
example-UT-X10 = Refusé : rien ne bouge et rien ne peut être bloqué.
example-UT-X11 = L’initiateur surenchérit sur lui-même ; un joueur qui attend peut laisser faire d’avance mais pas contrer.
example-initiator-is-not-asked = Par option, l’initiateur ne peut pas surenchérir sur lui-même.
example-UT-X12 = Un Contre en dernière carte : l’affaire continue, puis la manche est finie.
example-UT-X13 = Après sa dernière carte, l’initiateur n’est pas interrogé pour contrer ; deux joueurs partagent la victoire.
example-target-without-cards = Une cible dont la dernière carte était son Contre n’est pas interrogée pour un Blocage.
example-UT-X17 = Une cagnotte vide : toute part vaut 0, et toutes les étapes ont lieu.
example-UT-X18-responder = Le décideur ne peut pas contrer, même avec un Contre en main.
example-friends-do-not-block-an-ultimatum = Même là où chacun peut bloquer un Vol, seule la cible peut bloquer un Ultimatum.
example-UT-X26 = À trois, seuls l’initiateur et la cible peuvent contrer.
example-UT-X19i = Une victime avec un Blocage : ce que voient les autres.
example-UT-X19ii = Une victime sans Blocage est interrogée de même ; les autres voient la même chose.
example-UT-X22-block = Une victime silencieuse a laissé faire.
example-UT-X22-counter = Un joueur silencieux ne contre pas, et le suivant est interrogé ; un décideur silencieux refuse.
example-UT-X22-turn = Un tour dont le temps passe joue la plus petite Prendre, au plus riche.
example-auto-give = Sans Prendre : la plus petite Donner, de l’autre joueur le plus riche au plus pauvre ; à égalité, le premier dans le sens horaire.
example-auto-counter = Puis un Contre est défaussé.
example-auto-draw = Puis une Pioche pour soi-même.
example-auto-block = Puis un Blocage est défaussé.
example-auto-ultimatum = Puis un Ultimatum contre le plus riche, la moitié pour le plus pauvre, arrondie vers le haut.
example-auto-steal = Puis un Vol au plus riche.
example-auto-swap = Puis un Échange de jetons avec le plus riche.
example-auto-round = Et en tout dernier la Fin.
example-late-answer = Un coup peut nommer la question à laquelle il répond ; une réponse à une autre question est refusée avant toute autre chose.
example-UT-X23 = Après un échange de mains, les deux savent ce qu’ils ont donné, jusqu’à ce que ce soit joué.
example-notes-follow-hands = Quand une main notée est échangée à son tour, la note la suit ; les réponses sont rayées aussi.
example-block-is-struck = Un Blocage noté qui est joué en réponse est rayé de la note.
example-swapped-back = Deux mains échangées en retour : chacun note la main de l’autre, personne la sienne.
example-cards-left = Les cartes restantes ne comptent pas et ne sont pas montrées, pas même quand la partie est finie.
example-UT-X20 = Une partie de deux manches : la donne passe à gauche, les piles recommencent, les totaux s’additionnent.
example-UT-X20-second = Après la seconde manche, le plus haut total gagne.
example-UT-X20-carried = Les piles gardées restent où elles sont et sont les totaux.
example-UT-X20-carried-second = Seules les dernières piles comptent.
example-UT-X21 = Deux ont atteint le but : le plus haut total gagne.
example-UT-X21-shared = Des totaux égaux au but se partagent la victoire.
example-UT-X21-during = Atteindre le but pendant une manche n’arrête rien ; en deçà, la partie continue.
example-UT-X21-below = En deçà du but, on distribue une autre manche.
example-fewest-cards = Par option, le moins de cartes restantes départage une égalité en tête ; les autres partagent le rang suivant.
example-fewest-cards-shared = Encore à égalité, ils partagent.
example-extra-round = Une égalité est départagée par toute la table.
example-extra-round-decided = Les totaux sont comparés à nouveau, et chacun peut encore gagner.
example-extra-rounds-used-up = Après trois manches de plus, une égalité se partage.
