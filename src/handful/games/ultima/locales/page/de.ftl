### Die Regeln auf einer Seite, und was jede Karte tut. Wie so eine Seite geschrieben wird, steht in docs/translate.md.

page-start = { $players } Spieler. [UL-10]{ $first ->
    [seat] { "" }
   *[lot] { " " }Wer beginnt, entscheidet das Los. [UL-5]
}

page-goal = Werde als Erster deine Karten los. { $scoring ->
        [simple] *Jedes Mal bekommst du 1 Punkt*; [UL-49]
        [elimination] *Was dir bleibt, zählt gegen dich: Mit { $target } bist du draußen, und wer übrig bleibt, gewinnt.* [UL-50, UL-54]
       *[standard] Du bekommst die Punkte der Karten, die die anderen noch halten; [UL-46, UL-48]
    } { $scoring ->
        [elimination] { "" }
       *[other] { $target ->
            [0] *wer die meisten hat, gewinnt, sobald alle aufhören wollen.* [UL-53]
           *[other] wer zuerst *{ $target }* hat, gewinnt. [UL-52]
        }
    }
    .picture = { $scoring ->
        [simple] Du bist zuerst fertig: 1 für dich.
        [elimination] 1 + 5 + 12 = 18 und 2 + 4 = 6: gegen sie.
       *[standard] 1 + 5 + 12 + 2 + 4 = 24 für dich.
    }

page-turn =
    Du beginnst mit sieben Karten; eine wird aufgedeckt. [UL-6, UL-7] Leg eine, die auf die oberste passt, oder zieh eine. [UL-11] Eine Karte passt, wenn
    - sie die Farbe der obersten Karte hat (oder die mit einem Tritonus genannte), oder
    - ihre Zahl und die der obersten Karte genau 12 ergeben. [UL-12]
    { $must ->
        [on] *Passt eine, musst du sie legen; passt keine, ziehst du, bis eine passt, und legst die.* [UL-19]
       *[off] Ziehen darfst du auch, wenn eine passt. [UL-16] Passt die gezogene Karte, darfst du sie gleich legen, aber keine andere; dann endet dein Zug. [UL-17]
    }
    { $ear ->
        [blind] *Du hörst die oberste Karte und siehst ihre Farbe, nicht ihren Namen. Versuch jede Karte: Eine falsche kommt zurück, du ziehst eine, und dein Zug endet.* [UL-60, UL-61]
       *[off] { "" }
    }
    { $call ->
        [auto] *Hast du nur noch eine Karte, ruft der Tisch „Ultima!“ für dich.* [UL-40]
       *[other] Nur noch eine Karte? Ruf „Ultima!“, bevor der Nächste legt oder zieht. [UL-33, UL-34, UL-35] Bis du rufst, kann dich jeder erwischen, und du ziehst zwei. [UL-36] Hat der Nächste gespielt, bist du sicher. [UL-38]
    }
    .picture = Nichts Blaues, aber 9 passt.

page-idea =
    Jede Karte ist ein Intervall, der Schritt von einem Ton hinauf zu einem anderen. Ihre Zahl zählt Halbtöne: Klaviertasten, schwarze und weiße. Eine Oktave hat 12. In ihrem Namen heißt m klein, M groß und P rein. Diese ergeben 12: [UL-12]
    - 0 + 12: Prime P1, Oktave P8
    - 1 + 11, 2 + 10: Sekunde m2 mit Septime M7, M2 mit m7
    - 3 + 9, 4 + 8: Terz m3 mit Sexte M6, M3 mit m6
    - 5 + 7: Quarte P4, Quinte P5
    - 6 + 6: zwei Tritoni TT
    Klein geht immer mit groß. Gleiche Intervalle passen nur nach Farbe, außer Tritoni: 7 + 7 ist 14. [UL-13]
    .title = Die Idee: die Oktave füllen
    .picture = Zusammen eine Oktave.

page-cards =
    <G-TT|Tritonus>: passt { $wild ->
        [on] *auf jede Karte*. [UL-14]
       *[off] auf seine Farbe oder auf einen Tritonus. [UL-12, UL-14]
    } Beim Legen wählst du eins: [UL-21]
    - umdrehen: Es geht andersherum weiter; zu zweit bist du noch einmal dran. [UL-22, UL-23]
    - zieh zwei: Der Nächste zieht zwei und setzt aus{ $stacking ->
        [add] , *oder gibt sie mit einem Tritonus weiter; ein neues Zieh zwei legt zwei drauf.* [UL-29, UL-30]
        [pass] , *oder gibt sie mit einem Tritonus weiter.* [UL-29, UL-30]
       *[off] . [UL-24]
    }
    - Farbe nennen: Nur noch die, oder ein Tritonus, passt. [UL-25, UL-27]
    Ist die aufgedeckte erste Karte ein Tritonus, gilt „zieh zwei“ für den Ersten{ $stacking ->
        [off] , und er setzt aus
       *[other] { "" }
    }. [UL-9]
    .picture = Wähl eins.

page-end =
    Eine Runde endet, wenn jemand keine Karten mehr hat. [UL-46] { $scoring ->
        [simple] *Wer fertig ist, bekommt 1 Punkt.* [UL-49]
        [elimination] *Alle zählen, was ihnen bleibt: jede Karte ihre Zahl, ein Tritonus 24.* [UL-47, UL-50]
       *[standard] Jede übrige Karte zählt ihre Zahl, ein Tritonus 24. [UL-47]
    } Dann wird neu gegeben. [UL-57]
    Ist der Nachziehstapel leer, werden die Karten unter der obersten gemischt. [UL-41]
    .picture = { $call ->
        [auto] Eine Karte übrig: für dich gerufen.
       *[other] Nicht gerufen: zwei Karten.
    }

page-tips =
    - { $scoring ->
        [simple] Ein Tritonus in Reserve hilft, wenn sonst nichts passt. [UL-12]
       *[other] Werde Tritoni rechtzeitig los: Jeder kostet 24. [UL-47]
    }
    - Wer zu 12 ergänzt, kann die Farbe wechseln. Wechsle zu einer, von der du viel hast. [UL-12]
    - { $call ->
        [auto] Achte darauf, wie viele Karten die anderen halten. [UL-36]
       *[other] Achte auf die letzten Karten der anderen. Erwischen kostet nichts. [UL-36, UL-39]
    }
    .picture = 4 + 8 = 12, nun zählt Blau.

help-interval = { $semitones ->
    [one] { $semitones } Halbton
   *[other] { $semitones } Halbtöne
}. Passt auf die eigene Farbe oder auf { SAY($partner, form: "a") } ({ $semitones } + { $rest } = 12). { $scoring ->
    [simple] { "" }
   *[other] Zählt { $semitones ->
        [0] nichts
        [one] 1 Punkt
       *[other] { $semitones } Punkte
    }.
} [UL-12, UL-47]
help-tritone = Passt { $wild ->
    [on] auf jede Karte
   *[off] auf die eigene Farbe oder auf einen Tritonus
}. Dreh um, lass den Nächsten zwei ziehen, oder nenn eine Farbe.{ $scoring ->
    [simple] { "" }
   *[other] { " " }Zählt 24 auf der Hand.
} [UL-14, UL-21, UL-47]
