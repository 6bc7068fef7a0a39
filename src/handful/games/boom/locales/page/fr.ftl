### Les règles sur une page, et ce que fait chaque carte. docs/translate.md dit comment on écrit une telle page.

page-start = { $players } joueurs. [BD-1]{ $first ->
    [seat] { "" }
   *[lot] { " " }Le sort désigne qui commence. [BD-3]
}

page-goal = Gagnez le plus de cartes. Chacune vaut un point, même celles dépensées pour d’autres. [BD-82]
    .picture = Six cartes, six points.

page-turn =
    Neuf cartes face cachée : la boîte d’allumettes. Vous tenez { part-hand }. [BD-4, BD-5]
    1. Retournez une carte puis, l’ayant vue, une autre, au vu de tous. [BD-13]
    2. Deux nombres égaux, quelle que soit la couleur, sont aussitôt à vous ; n’ajoutez aucune carte. [BD-14]
    3. Différents ? Égalisez-les avec vos cartes, ou recachez-les et finissez votre tour. [BD-15, BD-17]
    Après une paire, de nouvelles cartes comblent les trous et vous devez continuer. [BD-12, BD-16, BD-30] Complétez votre main seulement à la fin du tour. [BD-60, BD-61]
    .picture = Deux cinq : à vous. Continuez.
part-hand = { $hand ->
    [0] trois cartes de la pioche de feu (deux, à quatre ou plus)
   *[other] *{ $hand }* cartes de la pioche de feu
}

page-idea =
    Posez des cartes sur un nombre ou sur les deux. [BD-20] { $junior ->
        [on] { "" }
       *[off] Elles agissent dans l’ordre de votre choix : 3 plus 1, fois 2, font 8. [BD-21]
    } Tout résultat convient, même 14, 0 ou −2. [BD-23] { $junior ->
        [on] { "" }
       *[off] { $division ->
            [fractions] *Moitiés et quarts comptent exactement.* [BD-24]
           *[exact] Seuls les pairs se divisent par deux. [BD-24]
        }
    } { $use ->
        [free] *Les cartes dont le calcul n’a pas besoin peuvent suivre et comptent.* [BD-25]
       *[needed] Aucune carte ne doit être de trop. [BD-25]
    } Les cartes utilisées comptent : les longs calculs gagnent plus. [BD-16]
    .title = L’idée : calculer
    .picture = Quatre cartes pour une paire.

page-cards =
    <+1.R|Formule> : ajoute ou retire 1, 2 ou 3{ $junior ->
        [on] . [BD-2, BD-20]
       *[off] , double ou divise par deux. [BD-20]
    }
    <W.R|JOKER> : seul, il fait une paire de deux nombres différents. [BD-27]
    <T.R|CHRONO> : jouez-en un ou plusieurs au début de votre tour ou juste après un gain. [BD-50] Pendant *{ $seconds }* secondes chacun, retournez autant de cartes que vous voulez et réclamez vous-même chaque paire, même de nombres égaux ; puis votre tour finit. [BD-51, BD-52, BD-53, BD-57] Un JOKER ajoute *{ $more }* secondes. [BD-51] { $scores ->
        [always] *Le CHRONO compte même si vous n’avez rien pris.* [BD-58]
        [never] *Le CHRONO ne compte jamais.* [BD-58]
       *[if_won] Rien pris ? Le CHRONO ne compte pour personne. [BD-58]
    }
    <D|DYNAMITE> : explose quand on la retourne. Vous la prenez avec { $reach ->
        [orthogonal] *les cartes à côté, au-dessus et au-dessous*
       *[all8] toutes les cartes autour, coins compris
    }, et { $blast ->
        [ends] *votre tour finit*
       *[continues] vous continuez
    }. [BD-40, BD-41, BD-44]
    .picture = Deux de moins ; toute paire ; secondes ; boum.

page-end =
    Si personne ne gagne de carte pendant { part-dry }{ $agree ->
        [off] { "" }
       *[on] , ou si tous se disent bloqués
    }, trois cartes rejoignent la boîte. [BD-70, BD-72, BD-73] Plus de cartes ? { $pool ->
        [hands_only] *Toutes les mains*
       *[hands_and_pile] Toutes les mains et la pioche de feu
    } s’étalent, à l’usage de tous. [BD-75]
    La partie finit quand la boîte n’a plus de dynamite et garde au plus un nombre. [BD-80] Mains étalées, aussi quand rien ne peut être pris, ou après { part-long } sans gain. [BD-73, BD-80] { $tie ->
        [match_cards] *À égalité, le plus de nombres et de dynamite gagne*
       *[shared] Une égalité se partage
    }. [BD-84] Les restes, même en main, ne comptent pour personne. [BD-83]
    .picture = Les restes ne comptent pas.
part-dry = { $dry ->
    [0] 10 tours (12 à six)
   *[other] *{ $dry }* tours
}

part-long = { $dry ->
    [0] 20 tours (24 à six)
   *[other] *{ $long }* tours
}

page-tips =
    - Retournez d’abord une carte inconnue, puis sa sœur de mémoire. [BD-13]
    - Les cartes gardent leur place : retenez-la. [BD-60]
    - Le centre touche { $reach ->
        [orthogonal] *quatre cartes. La dynamite y gagne cinq.*
       *[all8] huit cartes. La dynamite y gagne neuf.
    } [BD-41]
    .picture = L’inconnue d’abord.

help-number = Deux nombres égaux font une paire. Il y a six cartes de chaque nombre ; les couleurs ne comptent pas. [BD-14]
help-add = Posez-la sur un nombre visible : il vaut { $by } de plus. Elle compte avec la paire. [BD-16, BD-20]
help-subtract = Posez-la sur un nombre visible : il vaut { $by } de moins. Elle compte avec la paire. [BD-16, BD-20]
help-multiply = Double le nombre tel qu’il est, cartes précédentes comprises. Elle compte avec la paire. [BD-16, BD-21]
help-divide = Divise par deux le nombre tel qu’il est{ $division ->
    [fractions] { "" }
   *[exact] , s’il est pair
}. Elle compte avec la paire. [BD-16, BD-21, BD-24]
help-wild = Seul, il fait une paire de deux nombres différents. Ou posez-le avec un CHRONO : { $more } secondes de plus. Ni sur la dynamite, ni avec des formules. [BD-27, BD-50, BD-51]
help-timer = Avant de retourner une carte, ou juste après un succès : { $seconds } secondes pour prendre toutes les paires possibles. Puis votre tour finit. [BD-50, BD-51, BD-57]
help-dynamite = Retournez-la et elle explose : vous la prenez avec { $reach ->
    [orthogonal] les cartes à côté, au-dessus et au-dessous
   *[all8] chaque carte qui la touche
}. [BD-40, BD-41]
