### Les règles sur une page, et ce que fait chaque carte. docs/translate.md dit comment on écrit une telle page.

page-start = { $players } joueurs. [TM-1]{ $first ->
    [seat0] { "" }
   *[stars] { " " }Chacun retourne une carte à points : le plus d’étoiles commence, à égalité on en retourne une autre. Puis toutes sont remélangées. [TM-3]
}

page-goal =
    Soyez le premier à { part-goal }. [TM-6, TM-42] { part-market } : chacune demande une somme rouge, une jaune et une bleue. Qui remplit sa dernière couleur prend la carte et ses étoiles ; les cartes posées dessus sont défaussées. [TM-5, TM-33, TM-46]
    .picture = La dernière couleur gagne les étoiles.
part-market = { $market ->
    [0] { $variant ->
        [simple] Cinq cartes à points (six, à quatre ou cinq joueurs)
       *[standard] Quatre cartes à points (cinq, à quatre ou cinq joueurs)
    }
    [1] *Une* carte à points
   *[other] *{ $market }* cartes à points
}
part-goal = { $stars ->
    [0] 10 étoiles (15 à quatre ou cinq)
   *[other] *{ $stars }* étoiles
}

page-turn =
    Vous commencez avec cinq cartes. [TM-4]
    1. Piochez jusqu’à *{ $draw }*, ou rien, sans dépasser *{ $limit }* en main. [TM-8] Pioche vide ? Mélangez la défausse. [TM-9]
    2. Posez-en jusqu’à *{ $lay }*, une par une, ou rien. [TM-10]
    { $variant ->
        [simple] *Une carte va sur une case de sa couleur et exactement de son nombre : une carte la ferme.* [TM-41]
       *[standard] Un nombre va sur sa couleur, jamais plus que ce qui manque : si un 3 est sur bleu 5, un 2 ou un 1 va. [TM-13, TM-14] Plein : fermé. [TM-32]
    } { $refill ->
        [end_of_turn] *À la fin du tour, de nouvelles cartes à points comblent les trous.* [TM-35]
       *[at_once] Chaque carte à points prise est remplacée. [TM-35]
    }
    { $toss ->
        [off] { "" }
        [idle] *Main pleine et encore rien joué ? Vous pouvez en défausser jusqu’à { $lay } ; votre tour finit.* [TM-39]
       *[stuck] Main pleine, rien de jouable ? Défausse permise jusqu’à *{ $lay }* ; votre tour finit. [TM-39]
    }
    .picture = { $variant ->
        [simple] Bleu 3 sur bleu 3 : fermé.
       *[standard] 2 + 1 = 3 : deux poses.
    }

page-idea = { $variant ->
    [simple] *Personne ne peut répondre : ce que vous posez reste, et les éclairs ne font rien.* [TM-41] Cherchez les cartes dont une seule couleur est ouverte. [TM-33]
   *[standard] { $scope ->
        [taking_only] *Les autres peuvent répondre à un nombre qui prendrait une carte à points.* [TM-17, TM-25]
       *[all] Les autres peuvent répondre à un nombre avant qu’il compte. [TM-17, TM-25]
    }
        Lancez-lui des <R2L|éclairs> : cartes éclair de sa couleur (ou de toute couleur) faisant exactement sa valeur. Ils le remplacent. [TM-18, TM-31] S’il gagnait la carte à points, elle est à vous. [TM-33] D’autres peuvent vous répondre ; le dernier coup debout compte. [TM-23]
        À votre tour, les éclairs ne sont que des nombres{ $own ->
            [full] . [TM-16] *Mais ils peuvent contrer une réponse.* [TM-18]
            [none] , *et vous ne répondez pas*. [TM-16, TM-18]
           *[blocks_only]  : ils ne répondent pas. [TM-16, TM-18]
        }
}
    .title = { $variant ->
        [simple] L’idée : exactement
       *[standard] L’idée : les éclairs
    }
    .picture = { $variant ->
        [simple] Même couleur, même nombre.
       *[standard] Même couleur, même somme : elle est à vous.
    }

page-cards =
    { $blocks ->
        [off] { "" }
       *[on] <KR|Bloc rouge> : annule { $red ->
            [bolts_only] *un éclair tout juste lancé*
           *[any_number] un nombre tout juste posé ou lancé
        }. Annulez l’un des éclairs et tous tombent ; ce qu’ils remplaçaient revient. [TM-19, TM-23]
    }
    { $specials ->
        [off] { "" }
       *[on] Au lieu d’un nombre, <HAUL|Pêche> : piochez trois cartes, puis défaussez jusqu’à *{ $limit }* ; ou <SNATCH|Rapt> : prenez une carte à quelqu’un sans la voir. [TM-11, TM-36, TM-38]
        <RESCUE|Secours> : si vos nombres sont remplacés ou annulés, ils reviennent en main. [TM-21, TM-31] Secours et blocs répondent seulement, même à votre tour. [TM-11, TM-28]
    }
    { $blocks ->
        [off] { "" }
       *[on] <KO|Bloc orange> : annule un bloc, Secours, Pêche ou Rapt ; ce que ce bloc annulait compte à nouveau. [TM-20, TM-22]
    }
    <M2|Toute couleur> : compte comme la couleur où elle est. [TM-13] <BX|Exclamation> : ferme sa couleur{ $variant ->
        [simple] . [TM-15]
       *[standard] { " " }et compte comme le nombre manquant{ $bang ->
            [immune] . *Aucun éclair n’y répond.* [TM-15]
           *[gap] ; des éclairs de cette somme la remplacent. [TM-15, TM-18]
        }
    }
    .picture = { $variant ->
        [simple] Toute couleur ; ferme le bleu.
       *[standard] Bloquez le bloc : les éclairs revalent.
    }

page-end =
    Qui a assez d’étoiles gagne aussitôt, même au tour d’un autre. [TM-42] Si en *{ $rounds }* tours de table personne n’ajoute de nombre, le plus d’étoiles gagne ; une égalité se partage. [TM-44, TM-45]
    .picture = Fini aussitôt.

page-tips =
    - Le suivant pourrait-il finir cette carte ? [TM-33]
    - { $variant ->
        [simple] Gardez les exclamations pour les grands nombres. [TM-15]
       *[standard] Un 5 est le plus sûr : y répondre coûte deux éclairs. [TM-18]
    }
    - { $variant ->
        [simple] Une carte de toute couleur va de trois façons. Gardez-la. [TM-13]
       *[standard] Posez d’abord les nombres simples ; gardez les éclairs pour répondre. [TM-16, TM-18]
    }
    .picture = Ne bâtissez pas pour les autres.

help-number = { $variant ->
    [simple] Posez-la sur une case de sa couleur et exactement de son nombre. [TM-41]
   *[standard] Posez-la sur sa couleur s’il y manque au moins autant. [TM-13, TM-14]
}
help-bolt = { $variant ->
    [simple] Un nombre ordinaire : posez-le sur une case de sa couleur et exactement de son nombre. [TM-41]
   *[standard] À votre tour, un nombre ordinaire. Au tour des autres, lancez des éclairs dont la somme fait exactement la carte posée : ils la remplacent. [TM-16, TM-18]
}
help-any = Un nombre qui compte comme la couleur où il est. [TM-13]
help-any-bolt = { $variant ->
    [simple] Un nombre qui compte comme la couleur où il est. [TM-13]
   *[standard] Un nombre qui compte comme la couleur où il est. En éclair, il se joint aux éclairs de toute couleur. [TM-13, TM-18]
}
help-exclamation = Ferme sa couleur sur une carte à points et compte ce qui manquait{ $bang ->
    [immune] . Les éclairs ne peuvent pas la remplacer. [TM-15]
   *[gap] . Des éclairs d’exactement autant peuvent la remplacer. [TM-15, TM-17, TM-18]
}
help-red = Répondez à { $red ->
    [bolts_only] un éclair tout juste lancé
   *[any_number] un nombre tout juste posé ou lancé
} : il tombe, avec tout ce qui fut lancé avec lui. Seul un bloc orange l’arrête. [TM-19, TM-20, TM-23]
help-orange = Répondez à un bloc rouge, à un autre bloc orange, à Pêche, Rapt ou Secours : cela n’a pas lieu. [TM-20]
help-haul = À votre tour : piochez trois cartes, puis défaussez jusqu’à { $limit }. Compte comme une pose. Seul un bloc orange l’arrête. [TM-10, TM-29, TM-36, TM-38]
help-snatch = À votre tour : prenez sans la voir une carte à quelqu’un qui en a. Compte comme une pose. Seul un bloc orange l’arrête. [TM-29, TM-36, TM-37]
help-rescue = Quand un de vos nombres est remplacé ou annulé : une fois tout réglé, ces nombres reviennent en main. [TM-21, TM-31]
help-point = Remplissez exactement les trois couleurs. Qui remplit la dernière la prend, avec ses étoiles. [TM-32, TM-33]
