### Die Regeln auf einer Seite, und was jede Karte tut. Wie so eine Seite geschrieben wird, steht in docs/translate.md.

page-start = { $players } Spieler. [TM-1]{ $first ->
    [seat0] { "" }
   *[stars] { " " }Jeder deckt eine Punktekarte auf: Wer die meisten Sterne hat, beginnt, bei Gleichstand deckt man noch eine auf. Dann werden alle zurückgemischt. [TM-3]
}

page-goal =
    Hab als Erster { part-goal }. [TM-6, TM-42] { part-market } will eine rote, eine gelbe und eine blaue Summe. Wer ihre letzte Farbe füllt, nimmt die Karte mit ihren Sternen; die Zahlenkarten darauf werden abgelegt. [TM-5, TM-33, TM-46]
    .picture = Die letzte Farbe holt die Sterne.
part-market = { $market ->
    [0] { $variant ->
        [simple] Jede der fünf Punktekarten (zu viert oder fünft sechs)
       *[standard] Jede der vier Punktekarten (zu viert oder fünft fünf)
    }
    [1] Die *eine* Punktekarte
   *[other] Jede der *{ $market }* Punktekarten
}
part-goal = { $stars ->
    [0] 10 Sterne (15 zu viert oder fünft)
   *[other] *{ $stars }* Sterne
}

page-turn =
    Du beginnst mit fünf Karten. [TM-4]
    1. Zieh bis zu *{ $draw }*, oder nichts, aber nur bis *{ $limit }* auf der Hand. [TM-8] Stapel leer? Mischt die Ablage. [TM-9]
    2. Leg bis zu *{ $lay }*, eine nach der anderen, oder nichts. [TM-10]
    { $variant ->
        [simple] *Eine Karte geht auf ein Feld mit ihrer Farbe und genau ihrer Zahl: Eine Karte schließt es.* [TM-41]
       *[standard] Eine Zahl geht auf ihre Farbe, und nie mehr, als dort fehlt: Liegt auf Blau 5 eine 3, passt eine 2 oder eine 1. [TM-13, TM-14] Voll heißt geschlossen. [TM-32]
    } { $refill ->
        [end_of_turn] *Am Ende des Zugs füllen neue Punktekarten die Lücken.* [TM-35]
       *[at_once] Für jede genommene kommt eine neue Punktekarte. [TM-35]
    }
    { $toss ->
        [off] { "" }
        [idle] *Volle Hand, und noch nichts gespielt? Du darfst bis zu { $lay } abwerfen; dein Zug endet.* [TM-39]
       *[stuck] Volle Hand, nichts spielbar? Du darfst bis zu *{ $lay }* abwerfen; dein Zug endet. [TM-39]
    }
    .picture = { $variant ->
        [simple] Blau 3 auf Blau 3: geschlossen.
       *[standard] 2 + 1 = 3: zweimal gelegt.
    }

page-idea = { $variant ->
    [simple] *Niemand kann antworten: Was du legst, bleibt, und Blitze bedeuten nichts.* [TM-41] Such also Karten, an denen nur noch eine Farbe offen ist. [TM-33]
   *[standard] { $scope ->
        [taking_only] *Alle anderen dürfen antworten, wenn eine Zahl eine Punktekarte holen würde.* [TM-17, TM-25]
       *[all] Alle anderen dürfen auf eine Zahl antworten, bevor sie gilt. [TM-17, TM-25]
    }
        Wirf <R2L|Blitze> darauf: Blitzkarten ihrer Farbe (oder für alle Farben), die zusammen genau ihre Zahl ergeben. Sie ersetzen sie. [TM-18, TM-31] Hätte sie die Punktekarte geholt, holst nun du sie. [TM-33] Andere dürfen dir antworten; der letzte Zug, der noch steht, gilt. [TM-23]
        In deinem eigenen Zug sind Blitzkarten bloß Zahlen{ $own ->
            [full] . [TM-16] *Auf eine Antwort darfst du aber zurückblitzen.* [TM-18]
            [none] , *und du antwortest nicht*. [TM-16, TM-18]
           *[blocks_only] : Du kannst nicht mit ihnen antworten. [TM-16, TM-18]
        }
}
    .title = { $variant ->
        [simple] Die Idee: genau
       *[standard] Die Idee: Blitze
    }
    .picture = { $variant ->
        [simple] Gleiche Farbe, gleiche Zahl.
       *[standard] Gleiche Farbe, gleiche Summe: nun ist sie deine.
    }

page-cards =
    { $blocks ->
        [off] { "" }
       *[on] <KR|Roter Block>: hebt { $red ->
            [bolts_only] *einen eben geworfenen Blitz*
           *[any_number] eine eben gelegte oder geworfene Zahl
        } auf. Triff einen von mehreren Blitzen, und alle fallen; was sie ersetzt haben, ist zurück. [TM-19, TM-23]
    }
    { $specials ->
        [off] { "" }
       *[on] Statt einer Zahl leg <HAUL|Fang>: drei ziehen, dann bis auf *{ $limit }* abwerfen; oder <SNATCH|Griff>: jemandem blind eine Karte nehmen. [TM-11, TM-36, TM-38]
        <RESCUE|Rettung>: Wurden Zahlen von dir ersetzt oder aufgehoben, kommen sie auf deine Hand zurück. [TM-21, TM-31] Rettung und Blöcke können nur antworten, egal in wessen Zug. [TM-11, TM-28]
    }
    { $blocks ->
        [off] { "" }
       *[on] <KO|Oranger Block>: hebt einen Block, Rettung, Fang oder Griff auf; was jener Block traf, steht wieder. [TM-20, TM-22]
    }
    <M2|Alle Farben>: zählt als die Farbe, auf der sie liegt. [TM-13] <BX|Ausrufezeichen>: schließt seine Farbe{ $variant ->
        [simple] . [TM-15]
       *[standard] { " " }und zählt als die Zahl, die dort fehlte{ $bang ->
            [immune] . *Kein Blitz antwortet darauf.* [TM-15]
           *[gap] ; Blitze mit dieser Summe ersetzen es. [TM-15, TM-18]
        }
    }
    .picture = { $variant ->
        [simple] Alle Farben; schließt Blau.
       *[standard] Blocke den Block: Die Blitze stehen wieder.
    }

page-end =
    Wer genug Sterne hat, gewinnt sofort, auch in fremden Zügen. [TM-42] Kommt *{ $rounds }* Runden lang nirgends eine Zahl dazu, gewinnen die meisten Sterne; bei Gleichstand teilt man. [TM-44, TM-45]
    .picture = Das Ziel: sofort vorbei.

page-tips =
    - Könnte der Nächste diese Karte beenden? [TM-33]
    - { $variant ->
        [simple] Heb Ausrufezeichen für hohe Zahlen auf. [TM-15]
       *[standard] Am sichersten ist eine 5: Die Antwort kostet zwei Blitze. [TM-18]
    }
    - { $variant ->
        [simple] Eine Karte für alle Farben passt dreifach. Spar sie. [TM-13]
       *[standard] Leg zuerst einfache Zahlen; heb Blitze zum Antworten auf. [TM-16, TM-18]
    }
    .picture = Bau nicht für andere.

help-number = { $variant ->
    [simple] Leg sie auf ein Feld ihrer Farbe mit genau ihrer Zahl. [TM-41]
   *[standard] Leg sie auf ihre Farbe, wenn dort mindestens so viel fehlt. [TM-13, TM-14]
}
help-bolt = { $variant ->
    [simple] Eine gewöhnliche Zahl: Leg sie auf ein Feld ihrer Farbe mit genau ihrer Zahl. [TM-41]
   *[standard] In deinem Zug eine gewöhnliche Zahl. In fremden Zügen wirf Blitze, die genau die eben gelegte Karte ergeben: Sie ersetzen sie. [TM-16, TM-18]
}
help-any = Eine Zahl, die als die Farbe zählt, auf der sie liegt. [TM-13]
help-any-bolt = { $variant ->
    [simple] Eine Zahl, die als die Farbe zählt, auf der sie liegt. [TM-13]
   *[standard] Eine Zahl, die als die Farbe zählt, auf der sie liegt. Als Blitz passt sie zu Blitzen jeder Farbe. [TM-13, TM-18]
}
help-exclamation = Schließt seine Farbe auf einer Punktekarte und zählt, was fehlte{ $bang ->
    [immune] . Blitze können es nicht ersetzen. [TM-15]
   *[gap] . Blitze mit genau so viel können es ersetzen. [TM-15, TM-17, TM-18]
}
help-red = Antworte auf { $red ->
    [bolts_only] einen Blitz
   *[any_number] eine Zahlkarte
}, eben gelegt oder geworfen: Sie fällt, mit allem, was mit ihr kam. Nur ein oranger Block hält das auf. [TM-19, TM-20, TM-23]
help-orange = Antworte auf einen roten oder orangen Block, Fang, Griff oder Rettung: Daraus wird nichts. [TM-20]
help-haul = In deinem Zug: Zieh drei, dann wirf bis auf { $limit } ab. Zählt als Spielzug. Nur ein oranger Block hält es auf. [TM-10, TM-29, TM-36, TM-38]
help-snatch = In deinem Zug: Nimm jemandem, der Karten hat, blind eine. Zählt als Spielzug. Nur ein oranger Block hält es auf. [TM-29, TM-36, TM-37]
help-rescue = Wenn eine Zahl von dir ersetzt oder aufgehoben wurde: Ist alles geklärt, kommen solche Zahlen auf deine Hand zurück. [TM-21, TM-31]
help-point = Füll alle drei Farben genau. Wer die letzte füllt, nimmt sie mit ihren Sternen. [TM-32, TM-33]
