### Die Regeln auf einer Seite, und was jede Karte tut. Wie so eine Seite geschrieben wird, steht in docs/translate.md.

page-start = { $players } Spieler. [BD-1]{ $first ->
    [seat] { "" }
   *[lot] { " " }Wer beginnt, entscheidet das Los. [BD-3]
}

page-goal = Gewinne die meisten Karten. Jede ist ein Punkt, auch die, mit denen du andere gewinnst. [BD-82]
    .picture = Sechs Karten, sechs Punkte.

page-turn =
    Neun Karten liegen verdeckt: die Streichholzschachtel. Du hältst { part-hand }. [BD-4, BD-5]
    1. Deck irgendeine Karte auf, sieh sie an, dann eine zweite, offen für alle. [BD-13]
    2. Gleiche Zahlen gehören sofort dir, die Farbe ist egal; Karten dazulegen darfst du nicht. [BD-14]
    3. Nicht gleich? Mach sie mit Handkarten gleich, oder dreh beide zurück und beende deinen Zug. [BD-15, BD-17]
    Nach einem Treffer füllen neue Karten die Lücken, und du musst weitermachen. [BD-12, BD-16, BD-30] Erst wenn dein Zug endet, füllst du deine Hand auf. [BD-60, BD-61]
    .picture = Zwei Fünfen: deine. Weiter.
part-hand = { $hand ->
    [0] drei Karten vom Zündstapel (ab vier Spielern zwei)
   *[other] *{ $hand }* Karten vom Zündstapel
}

page-idea =
    Leg Karten auf eine Zahl oder auf beide. [BD-20] { $junior ->
        [on] { "" }
       *[off] Sie wirken nacheinander; die Reihenfolge wählst du: 3 plus 1, mal 2, ist 8. [BD-21]
    } Jedes Ergebnis geht, auch 14, 0 oder −2. [BD-23] { $junior ->
        [on] { "" }
       *[off] { $division ->
            [fractions] *Halbe und Viertel zählen genau.* [BD-24]
           *[exact] Nur gerade Zahlen kann man halbieren. [BD-24]
        }
    } { $use ->
        [free] *Karten, die die Rechnung nicht braucht, dürfen mitfahren und zählen.* [BD-25]
       *[needed] Leg keine Karte, ohne die es auch aufgeht. [BD-25]
    } Benutzte Karten zählen, längere Rechnungen bringen also mehr. [BD-16]
    .title = Die Idee: rechnen
    .picture = Vier Karten für einen Treffer.

page-cards =
    <+1.R|Formel>: plus oder minus 1, 2 oder 3{ $junior ->
        [on] . [BD-2, BD-20]
       *[off] , verdoppeln oder halbieren. [BD-20]
    }
    <W.R|JOKER>: macht allein zwei beliebige ungleiche Zahlen zum Treffer. [BD-27]
    <T.R|UHR>: spiel eine oder mehrere am Anfang deines Zugs oder gleich nach einem Gewinn. [BD-50] Je *{ $seconds }* Sekunden lang deckst du auf, so viel du willst, und beanspruchst jeden Treffer selbst, auch gleiche Zahlen; dann endet dein Zug. [BD-51, BD-52, BD-53, BD-57] Ein JOKER gibt *{ $more }* Sekunden dazu. [BD-51] { $scores ->
        [always] *Die UHR zählt, auch wenn du nichts genommen hast.* [BD-58]
        [never] *Die UHR selbst zählt nie.* [BD-58]
       *[if_won] Hast du nichts genommen, zählt die UHR für niemanden. [BD-58]
    }
    <D|DYNAMIT>: explodiert beim Aufdecken. Du nimmst es und { $reach ->
        [orthogonal] *die Karten daneben, darüber und darunter*
       *[all8] alle Karten darum herum, auch über Eck
    }, und { $blast ->
        [ends] *dein Zug endet*
       *[continues] du machst weiter
    }. [BD-40, BD-41, BD-44]
    .picture = Zwei weniger; jedes Paar; Sekunden; bumm.

page-end =
    Gewinnt { part-dry } lang niemand eine Karte{ $agree ->
        [off] { "" }
       *[on] , oder seid ihr euch einig, dass ihr festsitzt
    }, kommen drei neue Karten in die Schachtel. [BD-70, BD-72, BD-73] Keine mehr da? Dann liegen { $pool ->
        [hands_only] *alle Hände*
       *[hands_and_pile] alle Hände und der Zündstapel
    } offen, für alle zum Benutzen. [BD-75]
    Das Spiel endet, wenn in der Schachtel kein Dynamit und höchstens eine Zahl liegt. [BD-80] Mit offenen Händen endet es auch, wenn nichts mehr zu holen ist, oder nach { part-long } ohne Gewinn. [BD-73, BD-80] { $tie ->
        [match_cards] *Bei Gleichstand gewinnen mehr Zahlen und Dynamit*
       *[shared] Bei Gleichstand teilt man
    }. [BD-84] Übrige Karten zählen für niemanden, auch die auf der Hand. [BD-83]
    .picture = Übriges zählt nicht.
part-dry = { $dry ->
    [0] 10 Züge (zu sechst 12)
   *[other] *{ $dry }* Züge
}

part-long = { $dry ->
    [0] 20 Zügen (zu sechst 24)
   *[other] *{ $long }* Zügen
}

page-tips =
    - Deck zuerst eine unbekannte Karte auf, dann ihren Partner aus dem Gedächtnis. [BD-13]
    - Karten behalten ihren Platz: Merk ihn dir. [BD-60]
    - Die Mitte berührt { $reach ->
        [orthogonal] *vier Karten. Dynamit bringt dort fünf.*
       *[all8] acht Karten. Dynamit bringt dort neun.
    } [BD-41]
    .picture = Erst das Unbekannte.

help-number = Zwei gleiche Zahlen sind ein Treffer. Jede Zahl gibt es sechsmal; Farben bedeuten nichts. [BD-14]
help-add = Leg sie auf eine offene Zahl: Die wird um { $by } größer. Zählt mit dem Treffer. [BD-16, BD-20]
help-subtract = Leg sie auf eine offene Zahl: Die wird um { $by } kleiner. Zählt mit dem Treffer. [BD-16, BD-20]
help-multiply = Verdoppelt die Zahl, wie sie gerade steht, samt den Karten davor. Zählt mit dem Treffer. [BD-16, BD-21]
help-divide = Halbiert die Zahl, wie sie gerade steht{ $division ->
    [fractions] { "" }
   *[exact] , wenn sie gerade ist
}. Zählt mit dem Treffer. [BD-16, BD-21, BD-24]
help-wild = Macht allein zwei beliebige ungleiche Zahlen zum Treffer. Oder leg ihn zu einer UHR: { $more } Sekunden mehr. Nicht auf Dynamit und nicht mit Formeln. [BD-27, BD-50, BD-51]
help-timer = Bevor du eine Karte aufdeckst oder gleich nach einem Erfolg: { $seconds } Sekunden, um alle Paare zu nehmen, die du schaffst. Dann ist dein Zug vorbei. [BD-50, BD-51, BD-57]
help-dynamite = Deck es auf, und es explodiert: Du nimmst es und { $reach ->
    [orthogonal] die Karten daneben, darüber und darunter
   *[all8] jede Karte, die es berührt
}. [BD-40, BD-41]
