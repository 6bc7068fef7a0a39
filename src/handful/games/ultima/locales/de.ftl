### Was Ultima sagt. Was $seat, $card und SAY(…) bedeuten, steht in en.ftl.

## cover

tagline = Lege nach Farbe oder nach dem Intervall, das die Oktave füllt; ruf deine letzte Karte.

## table: cards

# adj: „sie ist rot“; sonst das Hauptwort, „Leg Rot“.
color = { $form ->
    [adj] { part-stem }
   *[noun] { $color ->
        [R] Rot
        [B] Blau
        [G] Grün
       *[Y] Gelb
    }
}
part-stem = { $color ->
    [R] rot
    [B] blau
    [G] grün
   *[Y] gelb
}
# a: „eine kleine Terz“, „einen Tritonus“ (Akkusativ); the: „die kleine Terz“; start: das am Satzanfang.
interval = { $form ->
    [a] { part-a } { part-interval }
    [the] { part-the } { part-interval }
    [start] { $interval ->
        [TT] Der Tritonus
       *[other] Die { part-interval }
    }
   *[bare] { part-interval }
}
part-a = { $interval ->
    [TT] einen
   *[other] eine
}
part-the = { $interval ->
    [TT] der
   *[other] die
}
part-interval = { $interval ->
    [P1] reine Prime
    [m2] kleine Sekunde
    [M2] große Sekunde
    [m3] kleine Terz
    [M3] große Terz
    [P4] reine Quarte
    [TT] Tritonus
    [P5] reine Quinte
    [m6] kleine Sexte
    [M6] große Sexte
    [m7] kleine Septime
    [M7] große Septime
   *[P8] reine Oktave
}
# nom: „die rote kleine Terz“; acc: „den roten Tritonus“; start: nom am Satzanfang.
card = { $interval ->
    [TT] { $form ->
        [nom] der { part-stem }e Tritonus
        [acc] den { part-stem }en Tritonus
        [start] Der { part-stem }e Tritonus
       *[bare] { part-stem }er Tritonus
    }
   *[other] { $form ->
        [nom] die { part-stem }e { part-interval }
        [acc] die { part-stem }e { part-interval }
        [start] Die { part-stem }e { part-interval }
       *[bare] { part-stem }e { part-interval }
    }
}
card-heard = { $color }, gehört, aber nicht genannt

## table: the log

part-plays = { YOU($seat) ->
    [you] Du legst
   *[other] { $seat } legt
} { SAY($card, form: "acc") }
part-draws = { YOU($seat) ->
    [you] Du ziehst
   *[other] { $seat } zieht
}
part-drawn-for = { $reason ->
    [draw2] { " " }wegen des Tritonus
    [opening] { " " }wegen des Tritonus am Anfang
    [uncalled] , weil niemand Ultima gerufen hat
   *[turn] { "" }
}
log-hand = Runde { $hand }: { YOU($seat) ->
    [you] Du beginnst
   *[other] { $seat } beginnt
}.
log-dealt = { YOU($seat) ->
    [you] Du bekommst
   *[other] { $seat } bekommt
} { cards }.
log-flipped = Aufgedeckt wird { SAY($card, form: "nom") }.
log-flipped-heard = Die erste Karte hat die Farbe { $color }: Hör auf ihr Intervall.
log-played = { part-plays }.
log-played-octave = { part-plays }: Die Oktave ist voll.
log-played-reverse = { part-plays }: Die Richtung dreht sich.
log-played-draw2 = { part-plays }: zwei ziehen.
log-played-wild = { part-plays } und { YOU($seat) ->
    [you] nennst
   *[other] nennt
} { $color }.
log-played-heard = { YOU($seat) ->
    [you] Du legst
   *[other] { $seat } legt
} etwas in { $color }.
log-uncovered = Es war { SAY($card, form: "nom") }.
log-direction = Es geht jetzt { $way ->
    [clockwise] im Uhrzeigersinn
   *[counter] gegen den Uhrzeigersinn
}.
log-drew = { part-draws } { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}{ part-drawn-for }.
log-drew-cards = { part-draws } { SAY($cards, form: "acc") }{ part-drawn-for }.
log-short = { $got ->
    [0] Es ist keine Karte zum Ziehen mehr da.
    [one] Zum Ziehen ist nur noch 1 Karte da, nicht { $owed }.
   *[other] Zum Ziehen sind nur noch { $got } Karten da, nicht { $owed }.
}
log-reshuffled = Die abgelegten Karten werden gemischt: { cards } zum Ziehen.
log-pending = { YOU($seat) ->
    [you] Du musst { $count } Karten ziehen oder mit einem Tritonus antworten.
   *[other] { $seat } muss { $count } Karten ziehen oder mit einem Tritonus antworten.
}
log-skipped = { YOU($seat) ->
    [you] Du setzt aus.
   *[other] { $seat } setzt aus.
}
log-kept = { YOU($seat) ->
    [you] Du behältst die Karte.
   *[other] { $seat } behält die Karte.
}
log-passed = { YOU($seat) ->
    [you] Du passt.
   *[other] { $seat } passt.
}
log-called = { YOU($seat) ->
    [you] Du rufst Ultima!
   *[other] { $seat } ruft Ultima!
}
log-caught = { YOU($by) ->
    [you] Du erwischst
   *[other] { $by } erwischt
} { SAY($seat, form: "acc") } ohne Ultima.
log-misheard = { YOU($seat) ->
    [you] Du hast dich verhört
   *[other] { $seat } hat sich verhört
}: { SAY($card, form: "start") } passt nicht.
log-hand-won = { YOU($seat) ->
    [you] Du hast
   *[other] { $seat } hat
} keine Karten mehr: +{ $gained }.
log-eliminated = { YOU($seat) ->
    [you] Du scheidest mit { part-points-dat } aus.
   *[other] { $seat } scheidet mit { part-points-dat } aus.
}
part-points-dat = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkten
}
log-voted = { $vote ->
    [stop] { YOU($seat) ->
        [you] Du willst hier aufhören.
       *[other] { $seat } will hier aufhören.
    }
   *[ready] { YOU($seat) ->
        [you] Du bist bereit für die nächste Runde.
       *[other] { $seat } ist bereit für die nächste Runde.
    }
}
log-game-over = Das Spiel ist aus: { YOU($seats) ->
    [you] Du hast gewonnen
    [you-all] { SAY($seats, form: "start") } habt gewonnen
    [others] { $seats } haben gewonnen
    [nobody] Niemand hat gewonnen
   *[other] { $seats } hat gewonnen
}.

## table: what is asked

prompt-turn = Leg { $color } oder { SAY($partner, form: "a") }
prompt-turn-tritone = Leg { $color } oder einen Tritonus
prompt-turn-heard = Leg { $color } oder nach Gehör
prompt-drawn = Du hast { SAY($card, form: "acc") } gezogen.
prompt-penalty = { $count } Karten kommen auf dich zu.
prompt-other = { $seat } ist dran
prompt-next-hand = Bereit für die nächste Runde?
prompt-waiting = Noch nicht bereit: { $seats }.
prompt-over = Das Spiel ist aus.
hand-won = { YOU($seat) ->
    [you] Du hast keine Karten mehr.
   *[other] { $seat } hat keine Karten mehr.
}
hand-undecided = Niemand wird alle Karten los.
hint-turn = Karten mit Haken passen. Tippe eine an, um sie zu hören.
hint-turn-heard = Karten mit Haken passen in der Farbe. Jede andere kann die Oktave füllen; irrst du dich, ziehst du eine Karte.
hint-none = Nichts passt, also ziehen.
hint-drawn = { $how ->
    [fits] Sie passt. Nur diese Karte darfst du jetzt legen.
    [heard] Füllt sie die Oktave? Wenn du es hörst, leg sie. Irrst du dich, ziehst du noch eine.
   *[keep] Sie passt nicht, also behältst du sie.
}
hint-penalty = Gib sie mit einem Tritonus weiter, oder zieh sie.
hint-partner = { SAY($card, form: "start") } zählt { $a }. { $a } + { $b } = 12, dazu passt { SAY($partner, form: "the") }.
card-refused = { SAY($interval, form: "start") } passt nicht.

## table: buttons and labels

button-draw = Karte ziehen
button-play = Legen
button-play-none = Karte wählen
button-play-how = Legen…
button-keep = Behalten
button-pass = Passen
button-accept = { $count ->
    [one] Eine ziehen
   *[other] { $count } ziehen
}
button-ready = Nächste Runde
button-stop = Hier aufhören
button-call = Ultima! sagen
button-let-pass = Durchgehen lassen
button-catch = Erwischt! { $seat } erwischen: nicht gerufen
shout = Ultima!
caught = Erwischt!
direction = Es geht { $way ->
    [clockwise] im Uhrzeigersinn
   *[counter] gegen den Uhrzeigersinn
}
draw-pile = Ziehen
draw-pile-left = Nachziehstapel, { cards }
fits = passt
your-hand = Dein Blatt
on-pile = Auf dem Stapel
color-fits = { $color } passt
sum-fits = oder { $rest }, denn { $count } + { $rest } = 12
tritone-fits = oder jeder Tritonus
ear-fits = oder was mit dem Gehörten die Oktave füllt
listen = Noch einmal hören
color-title = { $color }
color-in-play = Farbe im Spiel
color-named = genannt
octave-full = die Oktave ist voll
octave-sum = { $a } + { $b } = 12
wins = { $count ->
    [one] { $count } Runde gewonnen
   *[other] { $count } Runden gewonnen
}
seat-line = { cards }, { $total }
seat-out = ausgeschieden, { $total }
caption = { $interval }, { $low } bis { $high }

tritone-title = Was tut der Tritonus?
tritone-does = { $action ->
    [reverse] Umkehren
    [draw2] Zwei ziehen
   *[wild] Farbwahl
}
tritone-reverse = Die Richtung dreht sich: { $seat } ist dran.
tritone-reverse-again = Die Richtung dreht sich: Zu zweit bist du noch einmal dran.
tritone-reverse-back = Die Karten gehen zurück: { $seat } muss { $count } ziehen oder antworten.
tritone-draw2 = { $seat } zieht zwei und setzt aus.
tritone-draw2-more = { $seat } muss { $count } ziehen oder mit einem Tritonus antworten.
tritone-wild = Du nennst die Farbe, die als Nächstes passt:
tritone-wild-on = Die Karten gehen weiter an { $seat }, und du nennst die Farbe:

melody = Diese Runde als Melodie hören
melody-stop = Melodie anhalten
midi = Als MIDI speichern
setting-partner = Zeigen, welches Intervall die Oktave füllt
ear = Dein Gehör
ear-took = { $count ->
    [one] Einmal
   *[other] { $count }-mal
} hast du „{ $heard }“ für „{ $taken }“ gehalten.
ear-both = Beide hören
ear-right = Du hast dich nie verhört.

phrase-caught = Erwischt!
phrase-in_tune = Das war sauber gestimmt.
phrase-out_of_tune = Verstimmt!
phrase-full_octave = Eine volle Oktave!
phrase-my_colour = Endlich meine Farbe!
phrase-another_hand = Noch eine Runde?

## later: what a move does, and why

explain-color = { $color } passt auf { $color }.
explain-sum = { SAY($one, form: "start") } und { SAY($other, form: "the") } füllen die Oktave: { $a } + { $b } = 12.
explain-heard = Versuch es nach Gehör.
explain-answer = Ein Tritonus antwortet auf eine Strafe.
explain-wild = Ein Tritonus passt hier auf jede Karte.
explain-reverse = Die Richtung dreht sich.
explain-draw2 = Wer danach kommt, zieht zwei und setzt aus.
explain-names = Du nennst { $color }.
explain-calls = Du rufst Ultima.
explain-catch = { $seat } hat nur noch eine Karte und nicht gerufen: Das kostet zwei Karten.
explain-accept = Zieh die { $count } Karten; dein Zug ist vorbei.
explain-move = { $move ->
    [draw] Nimm die oberste Karte vom Stapel; passt sie, darfst du sie gleich legen.
    [keep] Du behältst die gezogene Karte, und dein Zug endet.
    [pass] Nichts passt, und zu ziehen gibt es nichts.
    [ultima] Ruf deine letzte Karte aus, bevor dich jemand erwischt.
    [let_pass] Sag nichts dazu.
    [ready] Die nächste Runde geben.
   *[stop] Das Spiel hier beenden, wenn alle es wollen.
}

reason-last = Es ist deine letzte Karte: Die Runde gehört dir.
reason-in-time = Du rufst deine letzte Karte rechtzeitig aus.
reason-uncalled = Alle können dich erwischen, weil du deine letzte Karte nicht ausrufst.
reason-hurts = { $seat } zieht zwei und setzt aus.
reason-again = Du bist gleich noch einmal dran.
reason-next = Dann ist { $seat } dran, mit { cards }.
reason-denies = { $seat } musste auf diese Farbe schon einmal ziehen.
reason-tritones = Du behältst nur Tritoni im Blatt.
reason-colors = { $count ->
    [0] Du behältst { $colors } von vier Farben im Blatt.
   *[other] Du behältst { $colors } von vier Farben im Blatt und wirst { points } los.
}
reason-fitting = Du hast eine Karte, die passt; Ziehen macht dein Blatt größer.
reason-nothing = Nichts in deinem Blatt passt; die gezogene Karte vielleicht.
reason-keeps = { $count ->
    [0] Du behältst eine Karte, die du legen könntest.
   *[other] Du behältst { points }, die du loswerden könntest.
}

## later: why a move does not go

refuse-over = Das Spiel ist aus.
refuse-seat = An diesem Tisch gibt es keinen Platz { $seat }.
refuse-out = Du bist ausgeschieden und kannst nur noch zuschauen.
refuse-move = So einen Zug gibt es nicht.
refuse-call = Du hast jetzt kein Ultima zu rufen.
refuse-catch = Da ist niemand zu erwischen.
refuse-let-pass = Es gibt nichts durchgehen zu lassen.
refuse-let-pass-twice = Du hast es schon durchgehen lassen.
refuse-playing = Die Runde läuft noch.
refuse-twice = Du hast schon geantwortet.
refuse-target = Dieses Spiel geht bis zum Ziel.
refuse-hand-over = Die Runde ist vorbei: Sag, wenn du für die nächste bereit bist.
refuse-turn = { $seat } ist dran.
refuse-polling = Erst sagen alle, ob sie { SAY($seat, form: "acc") } erwischen.
refuse-guard = Noch darf jemand rufen oder erwischen: Warte einen Moment.
refuse-held = Du hast { SAY($card, form: "acc") } nicht.
refuse-drawn = Nach dem Ziehen darfst du nur die gezogene Karte legen, { SAY($card, form: "acc") }.
refuse-pending = { $count } Karten kommen auf dich zu: Leg einen Tritonus oder zieh sie.
refuse-match = Sie ist { SAY($color, form: "adj") }, nicht { SAY($wanted, form: "adj") }, und { $a } + { $b } ist { $sum }, nicht 12.
refuse-early-call = Ruf Ultima, wenn du die vorletzte Karte legst.
refuse-accept = Es sind keine Karten wegen eines Tritonus zu ziehen.
refuse-not-drawn = Du hast keine Karte gezogen.
refuse-must-play-drawn = An diesem Tisch muss man eine gezogene Karte legen, wenn sie passt.
refuse-draw-twice = Du hast schon gezogen: Leg die Karte oder behalte sie.
refuse-empty = Beide Stapel sind aufgebraucht.
refuse-must-play = An diesem Tisch muss legen, wer etwas Passendes hat.
refuse-may-draw = Du kannst ziehen, also kannst du nicht passen.
refuse-may-play = Du hast eine Karte, die passt, und zu ziehen gibt es nichts: Leg sie.
refuse-action = Ein Tritonus braucht eine Aktion: reverse, draw2 oder wild.
refuse-no-action = Nur ein Tritonus hat eine Aktion, { SAY($card, form: "nom") } nicht.
refuse-color = Zu wild gehört eine Farbe: R, B, G oder Y.
refuse-no-color = Nur wild nennt eine Farbe.

## options

preset-sheet = Wie gedruckt
    .help = Die Regeln des Blatts, bis 150 Punkte.
preset-lively = Lebhaft
    .help = Der Tritonus passt überall und gibt seine Strafe weiter.
preset-short = Kurz
    .help = Wer zuerst drei Runden gewinnt.
preset-ear-school = Hörschule
    .help = Passend ist, was man hört; Ultima wird für dich gerufen.

option-decks = Wie viele Decks zusammengemischt werden; automatisch: eines für je sechs Plätze.
option-tritone_wild = Ein Tritonus darf auf jede Karte.
option-must_play = Wer etwas Passendes hat, muss legen; wer nicht, zieht, bis etwas passt.
option-stacking = Ein Tritonus darf „zieh zwei“ weitergeben: mit zwei Karten mehr oder denselben zwei.
    .off = nein
    .add = mehr
    .pass = dieselben
option-scoring = Wer die Runde gewinnt, bekommt alle Punkte; oder Punkte sind schlecht und werfen hinaus; oder 1 je Runde.
    .standard = Standard
    .elimination = Ausscheiden
    .simple = einfach
option-target = Punkte zum Sieg, Punkte zum Ausscheiden, oder gewonnene Runden; automatisch: 150, 100 oder 5.
option-match_end = Das Spiel endet am Ziel, oder wenn zwischen zwei Runden alle aufhören wollen.
    .target = am Ziel
    .agreement = gemeinsam
option-starter = Wer die nächste Runde beginnt: der nächste Platz, derselbe Platz, oder wer gewonnen hat.
    .rotate = der nächste
    .fixed = derselbe
    .winner = Gewinner
option-first_starter = Wer die erste Runde beginnt.
option-final_penalty = Ein „zieh zwei“ als letzte Karte verfällt, oder wird gezogen und zählt.
    .void = verfällt
    .draw = zählt
option-ultima_mode = Ultima rufen ist ein Wettlauf, eine Frage der Reihe nach, oder geschieht von selbst.
    .race = Wettlauf
    .polled = Frage
option-ultima_guard_ms = Am Tisch mit Uhr: wie lange nach der vorletzten Karte niemand weiterspielen darf.
option-turn_cap = Eine Runde endet unentschieden nach so vielen Zügen.
option-max_hands = Das Spiel endet nach so vielen Runden.
option-ear_mode = Blind: Die oberste Karte zeigt ihre Farbe und klingt, sagt aber nicht ihren Namen.
    .off = nein
    .blind = blind

## later: house rules that make no game

problem-decks = { $seats } Spieler brauchen mindestens { $needed } Karten: Nehmt { $decks } Decks.
problem-elimination = Beim Ausscheiden wird gespielt, bis nur eine Person übrig ist, nicht bis alle aufhören wollen.
problem-agreement = Ein Spiel, das gemeinsam endet, hat kein Ziel.
problem-target = Bei dieser Wertung liegt das Ziel zwischen { $low } und { $high }.
problem-ear = Wer legen müsste, würde das verborgene Intervall verraten.

## later: the first minute

lesson-1 = Auf dem Stapel liegt Blau, und Blau passt auf Blau. Leg eine deiner blauen Karten.
    .then = Gleiche Farbe: Das passt immer.
lesson-2 = Nichts Grünes hier. Aber auch zwei Intervalle, die zusammen zwölf ergeben, passen: Auf dem Stapel liegt 3, also brauchst du 9. Leg die große Sexte.
    .then = 3 + 9 = 12: Die Oktave ist voll, und jetzt gilt Rot.
lesson-3 = Vorsicht: Zwei gleiche Intervalle passen nicht. 7 + 7 ist nicht 12. Welche Karte passt?
    .then = Eine Quarte ergänzt eine Quinte: 5 + 7 = 12.
lesson-4 = Nichts passt. Zieh eine Karte; passt sie, darfst du sie gleich legen, und nur sie.
    .then = Du hast gezogen. Was auch kommt: Du legst diese Karte oder behältst sie, dann ist der Zug vorbei.
lesson-5 = Ein Tritonus kann eines von dreien: die Richtung umdrehen, den nächsten zwei ziehen lassen oder eine Farbe nennen. Lass Ben zwei ziehen.
    .then = Ben zieht zwei und setzt aus.
lesson-6 = Noch zwei Karten: Nach diesem Zug hast du eine. Sag dazu Ultima!, sonst kann dich jemand erwischen. Schalt es ein, dann spiel.
    .then = Noch eine Karte, und alle wissen es. Mehr musst du nicht wissen.

## later: the terminal

move-play = eine Karte auf den Stapel legen; ein Tritonus nennt seine Aktion
move-draw = eine Karte ziehen
move-keep = die gezogene Karte behalten
move-pass = passen, wenn es nichts zu ziehen gibt
move-accept = die Karten ziehen, die ein Tritonus bringt
move-ultima = Ultima! rufen, bevor dich jemand erwischt
move-catch = jemanden erwischen, der nicht gerufen hat
move-let_pass = durchgehen lassen, dass jemand nicht gerufen hat
move-ready = weiter zur nächsten Runde
move-stop = das Spiel hier beenden, wenn alle wollen

draw-head = Runde { $hand } · { $way ->
    [clockwise] → im Uhrzeigersinn
   *[counter] ← gegen den Uhrzeigersinn
} · Nachziehstapel { $count }
draw-top = { $interval } ({ $semitones ->
    [one] { $semitones } Halbton
   *[other] { $semitones } Halbtöne
}, { $notes })
draw-top-named = { draw-top }, genannt { $color }
draw-top-heard = { $color }, nach Gehör: { $notes }
draw-out = ausgeschieden
draw-empty = keine mehr
draw-owed = { $count } zu ziehen
draw-vote = { $vote ->
    [stop] will aufhören
   *[ready] bereit
}
draw-hand = Dein Blatt: { $cards }
draw-drawn = Gerade gezogen: { $card }  { $interval }
