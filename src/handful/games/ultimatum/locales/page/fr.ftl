### Les règles sur une page, et ce que fait chaque carte. docs/translate.md dit comment on écrit une telle page.

page-start = { $players } joueurs{ $three ->
    [on] { "" }
   *[off] { " " }(ou 3, par une règle maison)
}. [UT-1] Le joueur à gauche du donneur commence. [UT-7]

page-goal = { $scoring ->
    [match] *Ayez le plus de jetons, additionnés sur { $rounds } manches.* [UT-54] On ne sait jamais quand une manche s’arrête. [UT-48, UT-50]
    [points] *Soyez en tête quand quelqu’un a { $target } jetons, manches additionnées.* [UT-55] On ne sait jamais quand une manche s’arrête. [UT-48, UT-50]
   *[quick] Une manche : ayez le plus de jetons quand elle s’arrête. On ne sait jamais quand. [UT-48, UT-50, UT-53]
}
    .picture = Fini : le plus de jetons gagne.

page-turn =
    Chacun commence avec *{ $chips }* jetons et *{ $hand }* cartes. [UT-4, UT-6] À votre tour, jouez une carte et faites ce qu’elle dit ; on ne passe pas. [UT-8] On n’en repioche pas. [UT-11]
    .picture = Une carte par tour, aucune nouvelle.

page-idea =
    Jouez un <UL|Ultimatum> et nommez deux autres joueurs : une cible et un partenaire. Offrez au partenaire une part des jetons de la cible, d’aucun à tous ; le reste serait à vous. [UT-24, UT-25]
    1. On demande à tous sauf au partenaire{ $initiator ->
        [off] { " " }*et à vous*
       *[on] { "" }
    }, vers la gauche à partir de la cible, elle en dernier : chacun{ $initiator ->
        [off] { "" }
       *[on] { " " }(vous compris)
    } peut jouer un <CO|Contre>, sa propre offre au partenaire. Toutes les offres restent ouvertes. [UT-27, UT-28, UT-29]
    2. Si la cible offre, elle garde le reste. [UT-30]
    3. Le partenaire prend une offre ou refuse tout. Refusé : aucun jeton ne bouge. [UT-32, UT-33]
    4. La cible peut jouer <BL|Blocage> contre { $scope ->
        [any_proposal] *l’offre prise, même la sienne*
        [ultimatum_only] *la première offre, si elle a été prise*
       *[others_proposals] l’offre prise, sauf celle de la cible
    } : aucun jeton ne bouge. [UT-34, UT-35, UT-37]
    5. Sinon la cible paie sa part au partenaire et le reste à l’auteur de l’offre ; les autres n’ont rien. [UT-38]
    .title = L’idée : l’Ultimatum
    .picture = Le partenaire choisit : 6 ou 8.

page-cards =
    <T3|Prendre> : prenez à quelqu’un autant de jetons que dit la carte. <G2|Donner> : un autre joueur paie autant à un troisième ; vous ne payez ni ne recevez rien. Rien ne les arrête. [UT-13, UT-14] Qui n’a pas assez paie ce qu’il a. [UT-15]
    <ST|Vol> : prenez toute la pile de quelqu’un. <SW|Échange> : échangez votre pile entière, ou votre main entière, avec quelqu’un. { $by ->
        [anyone] *Chacun peut jouer un Blocage*
       *[victim] La victime peut jouer un Blocage
    } : rien ne bouge, les deux cartes sont perdues. [UT-16, UT-17, UT-18, UT-19, UT-20]
    <DR|Pioche> : qui vous nommez, vous compris, pioche deux cartes. [UT-21]
    <RO|Fin> : la manche est finie aussitôt{ $from ->
        [1] { "" }
       *[other] { " " }*(dès votre tour { $from })*
    }. [UT-22, UT-45]
    Blocage et Contre répondent seulement, comme ci-dessus ; à votre tour, vous les jetez. [UT-23]
    Promettez tout : seules les cartes engagent. [UT-46]
    .picture = Qui arrête quoi.

page-end =
    La manche finit quand un tour s’achève et que quelqu’un n’a plus de cartes, ou aussitôt avec une Fin. [UT-48, UT-50] Si votre dernière carte est une Pioche pour vous, la manche continue. [UT-49] { $scoring ->
        [match] *Après { $rounds } manches le plus grand total gagne* ; [UT-54]
        [points] *Le plus grand total gagne* ; [UT-55]
       *[quick] Le plus de jetons gagne ; [UT-53]
    } { $tie ->
        [fewest_cards] *à égalité, la main la plus courte*. [UT-56]
        [extra_round] *une égalité se rejoue*. [UT-56]
       *[shared] une égalité se partage. [UT-56]
    } Les cartes restantes ne comptent pas. [UT-51]
    .picture = Deux façons de finir.

page-tips =
    - Qui mène se fait voler. Restez second longtemps. [UT-17]
    - Offrez généreusement : un refus ne vous rapporte rien. [UT-33]
    - Comptez les cartes en main. La plus courte est l’horloge. [UT-48]
    .picture = Qui mène est la prochaine cible.

help-give = Un autre joueur paie { $value } à un troisième. Jamais de vous, jamais à vous. Rien ne l’arrête. [UT-13, UT-15]
help-take = Prenez { $value } à un joueur, ou tout s’il a moins. Rien ne l’arrête. [UT-14, UT-15]
help-swap = Échangez votre pile entière, ou votre main entière, avec un joueur. { $by ->
    [anyone] Chacun peut bloquer. [UT-16, UT-20]
   *[victim] Ce joueur peut bloquer. [UT-16, UT-18]
}
help-steal = Prenez la pile entière d’un joueur. { $by ->
    [anyone] Chacun peut bloquer. [UT-17, UT-20]
   *[victim] Ce joueur peut bloquer. [UT-17, UT-18]
}
help-block = Quand un Échange, un Vol ou un Ultimatum vous vise : ni jetons ni cartes ne bougent. À votre tour, vous ne faites que le jeter. [UT-18, UT-19, UT-23, UT-34]
help-ultimatum = Offrez à un partenaire une part de toute la pile d’une cible ; le reste est à vous. D’autres peuvent surenchérir ; la cible peut bloquer. [UT-24, UT-25, UT-28, UT-34]
help-counter = Quand on vous demande lors d’un Ultimatum : faites votre propre offre au partenaire. Cible, vous gardez le reste. À votre tour, vous ne faites que le jeter. [UT-23, UT-28, UT-30]
help-draw = Un joueur, vous compris, pioche deux cartes. Pour vous, en dernière carte, elle prolonge la manche. Rien ne l’arrête. [UT-21, UT-49]
help-round = La manche est finie aussitôt. Seulement à votre tour{ $from ->
    [1] { "" }
   *[other] , dès votre tour { $from }
}. Rien ne l’arrête. [UT-22, UT-45, UT-50]
