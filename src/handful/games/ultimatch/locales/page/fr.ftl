### Les règles sur une page, et ce que fait chaque carte. docs/translate.md dit comment on écrit une telle page.

page-start = { $players } joueurs. [UM-1]{ $mode ->
    [alone] { "" }
   *[team] { " " }Qui donne le plus grand nombre à la main commune (voir partie 1) commence ; à égalité, le premier à gauche du donneur. [UM-14]{ $hand ->
        [0] { " " }Seul, vous tenez 13 cartes, sans main commune, sans échange et sans passer : si rien ne va, vous perdez. [UM-80, UM-82]
       *[other] { "" }
    }
}

page-goal = { $mode ->
    [alone] *Dégagez la pyramide seul avec les 13 cartes de votre main.* [UM-70, UM-80] { part-pyramid }
   *[team] Dégagez la pyramide ensemble : tous gagnent ou tous perdent. [UM-70, UM-71] { part-pyramid } Chacun tient { $hand ->
        [0] quatre cartes (six à deux, cinq à quatre joueurs)
       *[other] *{ $hand }* cartes
    }. [UM-7]
        D’abord chacun en donne une, cachée, à la main commune. Retournée, elle sert à tous. [UM-9, UM-10] À deux ou trois, la carte du dessus de la pioche s’y ajoute. [UM-11]
}
    .picture = { $mode ->
        [alone] Carte par carte.
       *[team] Ensemble.
    }
part-pyramid = Les deux du dessous couvrent chaque carte ; le rang du bas est ouvert. [UM-5, UM-6]

page-turn = { $mode ->
    [alone]
        1. Accordez une carte ouverte de la pyramide avec une ou deux cartes de votre main. [UM-81]
        2. Elles vont à la défausse, et les cartes libérées de la pyramide se retournent. [UM-45, UM-47]
        On ne passe pas. Si rien ne s’accorde, vous avez perdu. [UM-80, UM-82]
   *[team]
        1. Échangez { $trades ->
            [2] *deux fois*
           *[other] une fois
        }, si vous voulez : les autres peuvent offrir une carte chacun, cachée{ $signs ->
            [off] { "" }
            [pointing] , *avec un signe muet et un doigt sur une carte*
           *[other] , avec un signe muet
        }. Vous pouvez en prendre une, mais choisissez ce que vous donnez avant de la voir. [UM-21, UM-22, UM-24]{ $gift ->
            [both] { " " }Ou donnez une des vôtres à qui n’en a plus. [UM-26]
           *[current_only] { "" }
        }
        2. Accordez une carte ouverte de la pyramide avec une ou deux cartes : de votre main, de la main commune, ou des deux. [UM-30]
        3. Toutes vont à la défausse, les cartes libérées de la pyramide se retournent, et votre tour finit. [UM-20, UM-45, UM-47]
        Si votre main peut servir à un accord, il faut accorder ; si seule la main commune le peut, vous pouvez passer ; sinon, passez. Passer : piochez une carte, et votre tour finit. [UM-35, UM-40]
}
    .picture = { $mode ->
        [alone] Jaune sur jaune.
       *[team] Donner d’abord, voir ensuite.
    }

page-idea =
    - Une carte de même couleur ou de même nombre. [UM-31]
    - Deux cartes, de toute couleur, dont la somme ou la différence fait son nombre. [UM-32]
    - Deux couleurs qui la mélangent, tous nombres : rouge + jaune = orange, jaune + bleu = vert, rouge + bleu = violet. [UM-32]
    Jamais trois cartes, jamais une seconde inutile. Deux cartes de sa couleur ne vont que si elles font son nombre. [UM-33]
    .title = L’idée : trois façons d’accorder
    .picture = Cinq accords pour orange 5.

page-cards =
    <R1|Rouge>, <Y1|jaune> et <B1|bleu> ; <O1|orange>, <G1|vert> et <P1|violet> en sont mélangés. De 1 à 8, chaque carte une fois. [UM-3, UM-32]
    Deux cartes qui font son nombre et aussi mélangent sa couleur, ou l’ont toutes deux{ $primary ->
        [off] { " " }*(orange, vert et violet seulement)*
       *[on] { "" }
    }, sont un Ultimatch : sur orange 5, rouge 2 + jaune 3 ou orange 8 − orange 3. [UM-34] { $mode ->
        [alone] *Vous piochez deux cartes.* [UM-81]
       *[team] Vous piochez deux cartes : { $reward ->
            [both] *gardez-les*
           *[one] une pour vous, une pour la main commune
        }, pour les tours suivants. [UM-50, UM-51]
    }
    { $talk ->
        [off] { "" }
       *[pings] Parlez des cartes de la main commune, jamais des vôtres. [UM-60]
    }
    .picture = Nombre et couleur : deux cartes.

page-end =
    { $mode ->
        [alone] Accordez la dernière carte de la pyramide et vous gagnez. [UM-70] Si rien ne s’accorde, vous avez perdu. [UM-82]
       *[team] Accordez la dernière carte de la pyramide et tous gagnent. [UM-70] Si tous passent à la suite, tous perdent. [UM-41, UM-71]
    } Pioche vide ? Mélangez les cartes jouées. [UM-55]
    .picture = La dernière carte : gagné.

page-tips =
    - { $mode ->
        [alone] Seul un Ultimatch apporte des cartes. Gardez-lui des paires. [UM-56, UM-81]
       *[team] Seul un Ultimatch apporte des cartes sans coûter de tour. Gardez-lui des paires. [UM-40, UM-50, UM-56]
    }
    - Une carte coûte moins que deux. [UM-31, UM-56]
    - Cherchez la carte qui en ouvre deux autres. [UM-5, UM-47]
    .picture = Celle-ci en ouvre deux.

help-primary = S’accorde avec les cartes { SAY($color, form: "fs") }, avec tout { $number }, ou avec deux cartes dont { $number } est la somme ou la différence. { SAY($color, form: "start") } se mélange en { $first } et { $second }. [UM-31, UM-32]
help-mixed = S’accorde avec les cartes { SAY($color, form: "fs") }, avec tout { $number }, avec { $number } comme somme ou différence, ou avec { $first } et { $second }. [UM-31, UM-32]
