### Die Regeln auf einer Seite, und was jede Karte tut. Wie so eine Seite geschrieben wird, steht in docs/translate.md.

page-start = { $players } Spieler. [UM-1]{ $mode ->
    [alone] { "" }
   *[team] { " " }Wer die höchste Zahl in unsere Hand gibt (siehe Teil 1), beginnt; bei Gleichstand der Erste links vom Geber. [UM-14]{ $hand ->
        [0] { " " }Allein hältst du 13 Karten, ohne unsere Hand, ohne Tausch und ohne Passen: Trifft nichts, hast du verloren. [UM-80, UM-82]
       *[other] { "" }
    }
}

page-goal = { $mode ->
    [alone] *Räum die Pyramide allein ab, mit den 13 Karten deiner Hand.* [UM-70, UM-80] { part-pyramid }
   *[team] Räumt die Pyramide zusammen ab: Alle gewinnen oder alle verlieren. [UM-70, UM-71] { part-pyramid } Jeder hält { $hand ->
        [0] vier Karten (zu zweit sechs, zu viert fünf)
       *[other] *{ $hand }* Karten
    }. [UM-7]
        Zuerst gibt jeder eine verdeckt ab; aufgedeckt sind sie unsere Hand, die alle benutzen dürfen. [UM-9, UM-10] Zu zweit oder dritt kommt die oberste Karte des Nachziehstapels dazu. [UM-11]
}
    .picture = { $mode ->
        [alone] Karte um Karte.
       *[team] Zusammen.
    }
part-pyramid = Die zwei Karten darunter verdecken jede Karte; die unterste Reihe liegt offen. [UM-5, UM-6]

page-turn = { $mode ->
    [alone]
        1. Triff eine offene Karte der Pyramide mit einer oder zwei Handkarten. [UM-81]
        2. Diese Karten gehen auf den Ablagestapel, und freie Karten der Pyramide werden aufgedeckt. [UM-45, UM-47]
        Passen gibt es nicht. Trifft nichts, hast du verloren. [UM-80, UM-82]
   *[team]
        1. Tausche { $trades ->
            [2] *zweimal*
           *[other] einmal
        }, wenn du magst: Die anderen dürfen dir je eine Karte anbieten, verdeckt{ $signs ->
            [off] { "" }
            [pointing] , *mit einem stummen Zeichen und einem Finger auf einer Karte*
           *[other] , mit einem stummen Zeichen
        }. Du darfst eine nehmen, aber wähl vor dem Ansehen, welche von dir du dafür gibst. [UM-21, UM-22, UM-24]{ $gift ->
            [both] { " " }Oder gib eine von deinen jemandem, der keine hat. [UM-26]
           *[current_only] { "" }
        }
        2. Triff eine offene Karte der Pyramide mit einer oder zwei Karten: aus deiner Hand, aus unserer Hand oder aus beiden. [UM-30]
        3. Alle diese gehen auf den Ablagestapel, freie Karten der Pyramide werden aufgedeckt, und dein Zug endet. [UM-20, UM-45, UM-47]
        Kann deine Hand zu einem Treffer beitragen, musst du treffen; kann es nur unsere Hand, darfst du passen; trifft nichts, musst du passen. Wer passt, zieht eine Karte und beendet den Zug. [UM-35, UM-40]
}
    .picture = { $mode ->
        [alone] Gelb auf Gelb.
       *[team] Erst geben, dann sehen.
    }

page-idea =
    - Eine Karte mit gleicher Farbe oder gleicher Zahl. [UM-31]
    - Zwei Karten beliebiger Farbe, deren Summe oder Differenz ihre Zahl ist. [UM-32]
    - Zwei Farben, die sie mischen, beliebige Zahlen: Rot + Gelb = Orange, Gelb + Blau = Grün, Rot + Blau = Lila. [UM-32]
    Nie drei Karten, nie eine unnötige zweite. Zwei Karten ihrer Farbe treffen nur, wenn sie ihre Zahl ergeben. [UM-33]
    .title = Die Idee: drei Arten zu treffen
    .picture = Fünfmal Orange 5 getroffen.

page-cards =
    <R1|Rot>, <Y1|Gelb> und <B1|Blau>; <O1|Orange>, <G1|Grün> und <P1|Lila> sind daraus gemischt. Je 1 bis 8, jede Karte einmal. [UM-3, UM-32]
    Zwei Karten, die ihre Zahl ergeben und auch ihre Farbe mischen oder beide haben{ $primary ->
        [off] { " " }*(nur Orange, Grün und Lila)*
       *[on] { "" }
    }, sind ein Ultimatch: auf Orange 5 Rot 2 + Gelb 3 oder Orange 8 − Orange 3. [UM-34] { $mode ->
        [alone] *Du ziehst zwei Karten.* [UM-81]
       *[team] Du ziehst zwei, { $reward ->
            [both] *behältst beide*
           *[one] behältst eine und legst eine in unsere Hand
        }, für spätere Züge. [UM-50, UM-51]
    }
    { $talk ->
        [off] { "" }
       *[pings] Redet über die Karten in unserer Hand, nie über die eigenen. [UM-60]
    }
    .picture = Zahl und Farbe: zwei neue Karten.

page-end =
    { $mode ->
        [alone] Triff die letzte Karte der Pyramide, und du gewinnst. [UM-70] Trifft nichts, hast du verloren. [UM-82]
       *[team] Trefft die letzte Karte der Pyramide, und alle gewinnen. [UM-70] Passen alle nacheinander, verlieren alle. [UM-41, UM-71]
    } Nachziehstapel leer? Mischt die gespielten Karten. [UM-55]
    .picture = Die letzte Karte: gewonnen.

page-tips =
    - { $mode ->
        [alone] Nur ein Ultimatch bringt neue Karten. Spar dir Paare dafür. [UM-56, UM-81]
       *[team] Nur ein Ultimatch bringt Karten, ohne einen Zug zu kosten. Spar dir Paare dafür. [UM-40, UM-50, UM-56]
    }
    - Eine Karte ist billiger als zwei. [UM-31, UM-56]
    - Such die Karte, die zwei andere frei macht. [UM-5, UM-47]
    .picture = Die macht zwei frei.

help-primary = Getroffen von { $color }, von jeder { $number } oder von zwei Karten mit { $number } als Summe oder Differenz. { $color } mischt sich zu { $first } und { $second }. [UM-31, UM-32]
help-mixed = Getroffen von { $color }, von jeder { $number }, von { $number } als Summe oder Differenz, oder von { $first } mit { $second }. [UM-31, UM-32]
