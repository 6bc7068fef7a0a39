### Les règles sur une page, et ce que fait chaque carte. docs/translate.md dit comment on écrit une telle page.

page-start = { $players } joueurs. [UL-10]{ $first ->
    [seat] { "" }
   *[lot] { " " }Le sort désigne qui commence. [UL-5]
}

page-goal = Débarrassez-vous de vos cartes le premier. { $scoring ->
        [simple] *Chaque fois vous marquez 1* ; [UL-49]
        [elimination] *Ce qui vous reste compte contre vous : à { $target } vous êtes éliminé, et le dernier en jeu gagne.* [UL-50, UL-54]
       *[standard] Vous marquez les points qui restent aux autres ; [UL-46, UL-48]
    } { $scoring ->
        [elimination] { "" }
       *[other] { $target ->
            [0] *le plus de points gagne quand tous veulent arrêter.* [UL-53]
           *[other] le premier à *{ $target }* gagne. [UL-52]
        }
    }
    .picture = { $scoring ->
        [simple] Vous sortez d’abord : 1 pour vous.
        [elimination] 1 + 5 + 12 = 18 et 2 + 4 = 6 : contre eux.
       *[standard] 1 + 5 + 12 + 2 + 4 = 24 pour vous.
    }

page-turn =
    Vous commencez avec sept cartes ; une autre est retournée. [UL-6, UL-7] Posez-en une qui va sur celle du dessus, ou piochez. [UL-11] Une carte va si
    - elle a la couleur de la carte du dessus (ou celle nommée avec un triton), ou
    - son nombre et celui de la carte du dessus font exactement 12. [UL-12]
    { $must ->
        [on] *Si une carte va, il faut la poser ; sinon piochez jusqu’à ce qu’une aille et posez-la.* [UL-19]
       *[off] Vous pouvez piocher même si une carte va. [UL-16] Si la carte piochée va, vous pouvez la poser aussitôt, mais aucune autre ; puis votre tour finit. [UL-17]
    }
    { $ear ->
        [blind] *Vous entendez la carte du dessus et voyez sa couleur, pas son nom. Essayez une carte : si elle est fausse, elle revient, vous piochez et votre tour finit.* [UL-60, UL-61]
       *[off] { "" }
    }
    { $call ->
        [auto] *Quand il vous reste une carte, la table dit « Ultima ! » pour vous.* [UL-40]
       *[other] Plus qu’une carte ? Dites « Ultima ! » avant que le suivant pose ou pioche. [UL-33, UL-34, UL-35] Avant cela, chacun peut vous prendre, et vous piochez deux cartes. [UL-36] Dès que le suivant a joué, plus de danger. [UL-38]
    }
    .picture = Rien de bleu, mais 9 va.

page-idea =
    Chaque carte est un intervalle, le pas d’une note à une autre plus haute. Son nombre compte les demi-tons : touches de piano, noires et blanches. Une octave en a 12. Dans les noms, m est mineur, M majeur, P juste. Ceux-ci font 12 : [UL-12]
    - 0 + 12 : unisson P1, octave P8
    - 1 + 11, 2 + 10 : seconde m2 avec septième M7, M2 avec m7
    - 3 + 9, 4 + 8 : tierce m3 avec sixte M6, M3 avec m6
    - 5 + 7 : quarte P4, quinte P5
    - 6 + 6 : deux tritons TT
    Mineur va toujours avec majeur. Deux intervalles égaux ne vont que par la couleur, sauf les tritons : 7 + 7 font 14. [UL-13]
    .title = L’idée : remplir l’octave
    .picture = Ensemble, une octave.

page-cards =
    <G-TT|Triton> : va { $wild ->
        [on] *sur toute carte*. [UL-14]
       *[off] sur sa couleur ou sur un triton. [UL-12, UL-14]
    } En le posant, choisissez : [UL-21]
    - tourner : le jeu change de sens ; à deux, rejouez. [UL-22, UL-23]
    - piocher deux : le suivant pioche deux cartes et perd son tour{ $stacking ->
        [add] , *ou répond par un triton et les passe ; un nouveau « piocher deux » en ajoute deux.* [UL-29, UL-30]
        [pass] , *ou répond par un triton et les passe.* [UL-29, UL-30]
       *[off] . [UL-24]
    }
    - nommer une couleur : seule celle-ci, ou un triton, va désormais. [UL-25, UL-27]
    Si la première carte est un triton, c’est un « piocher deux » contre qui commence{ $stacking ->
        [off] , qui perd aussi son tour
       *[other] { "" }
    }. [UL-9]
    .picture = Choisissez.

page-end =
    Une manche finit quand quelqu’un n’a plus de cartes. [UL-46] { $scoring ->
        [simple] *Qui a fini marque 1.* [UL-49]
        [elimination] *Chacun compte ce qui lui reste : chaque carte son nombre, un triton 24.* [UL-47, UL-50]
       *[standard] Chaque carte restante compte son nombre, un triton 24. [UL-47]
    } Puis on redonne. [UL-57]
    Pioche vide ? Mélangez les cartes sous celle du dessus. [UL-41]
    .picture = { $call ->
        [auto] Une carte : annoncée pour vous.
       *[other] Pas d’annonce : deux cartes.
    }

page-tips =
    - { $scoring ->
        [simple] Un triton en réserve aide quand rien d’autre ne va. [UL-12]
       *[other] Défaites-vous à temps des tritons : chacun coûte 24. [UL-47]
    }
    - Compléter à 12 permet de passer à votre meilleure couleur. [UL-12]
    - { $call ->
        [auto] Regardez combien de cartes tiennent les autres. [UL-36]
       *[other] Surveillez les dernières cartes des autres. Prendre est gratuit. [UL-36, UL-39]
    }
    .picture = 4 + 8 = 12, et maintenant bleu.

help-interval = { $semitones ->
    [one] { $semitones } demi-ton
   *[other] { $semitones } demi-tons
}. Va sur sa couleur, ou sur { SAY($partner, form: "a") } ({ $semitones } + { $rest } = 12). { $scoring ->
    [simple] { "" }
   *[other] { $semitones ->
        [0] Ne vaut rien
        [one] Vaut { $semitones } point
       *[other] Vaut { $semitones } points
    }.
} [UL-12, UL-47]
help-tritone = Va { $wild ->
    [on] sur toute carte
   *[off] sur sa couleur ou sur un triton
}. Tournez, faites piocher deux cartes au suivant, ou nommez une couleur.{ $scoring ->
    [simple] { "" }
   *[other] { " " }24 points en main.
} [UL-14, UL-21, UL-47]
