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
    [you] Du setzt aus, wegen des Tritonus.
   *[other] { $seat } setzt aus, wegen des Tritonus.
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
prompt-turn-named = { YOU($seat) ->
    [you] Du hast
   *[other] { $seat } hat
} { $color } genannt: Leg { $color } oder einen Tritonus
prompt-turn-heard = Leg { $color } oder nach Gehör
prompt-drawn = Du hast { SAY($card, form: "acc") } gezogen.
prompt-penalty = { $count } Karten kommen auf dich zu.
prompt-other = { $seat } ist dran
prompt-uncalled = { YOU($seat) ->
    [you] Noch eine Karte: Ruf Ultima
   *[other] { $seat } hat eine Karte und hat nicht gerufen
}
prompt-last-card = { YOU($seat) ->
    [you] Du hast noch eine Karte
   *[other] { $seat } hat noch eine Karte
}
prompt-soon = { YOU($seat) ->
    [you] Gleich bist du dran
   *[other] Gleich ist { $seat } dran
}
zero-guard = { YOU($seat) ->
    [you] Bei 0 bist du dran.
   *[other] Bei 0 ist { $seat } dran.
}
tag-between = Zwischen zwei Runden
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
title-draw = Nichts passt: Zieh eine Karte
title-draw-named = { YOU($seat) ->
    [you] Du hast
   *[other] { $seat } hat
} { $color } genannt: Zieh eine Karte
title-pass = Nichts passt, und zu ziehen gibt es nichts: Passe
hint-none = Du brauchst { $color } oder { SAY($partner, form: "a") }. Ziehst du so eine Karte, darfst du sie gleich legen.
hint-drawn = { $how ->
    [fits] Sie passt. Nur diese Karte darfst du jetzt legen.
    [heard] Füllt sie die Oktave? Wenn du es hörst, leg sie. Irrst du dich, ziehst du noch eine.
   *[keep] Sie passt nicht, also behältst du sie.
}
hint-penalty = Gib sie mit einem Tritonus weiter, oder zieh sie.
hint-color = Sie hat die Farbe des Stapels, also passt sie.
hint-partner = { SAY($card, form: "start") } passt auf { $color } oder auf { SAY($partner, form: "a") }: { $a } + { $b } = 12.
hint-misfit = Jetzt passt das nicht, nur auf { $color } oder auf { SAY($partner, form: "a") } ({ $a } + { $b } = 12).
hint-fills = Das passt: { $a } + { $b } = 12.
card-refused = { SAY($interval, form: "start") } passt nicht.

## table: buttons and labels

button-draw = Karte ziehen
button-play = Legen
button-play-none = Karte wählen
button-play-how = Legen…
button-keep = Behalten
button-keep-why = sie passt nicht
button-pass = Passen
button-accept = { $count ->
    [one] Eine ziehen
   *[other] { $count } ziehen
}
button-ready = Nächste Runde
button-stop = Hier aufhören
button-lay-call = Legen und rufen
button-lay-silent = Legen
lay-silent = nichts sagen
button-let-pass = Durchgehen lassen
button-catch = { $seat } erwischen
uncalled = { $seat } hat nicht gerufen
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
tritone-fits = oder jeder Tritonus
ear-fits = oder was mit dem Gehörten die Oktave füllt
page-ear = Gehör üben
listen = Noch einmal hören
color-title = { $color }
fits-now = Jetzt passt
hands-of-goal = { $goal ->
    [one] Runde
   *[other] Runden
}
of-goal = von { $goal }{ $unit ->
    [hands] { " " }{ hands-of-goal }
   *[points] { "" }
}
race-goal = bis { $goal } { $unit ->
    [hands] { hands-of-goal }
   *[points] Punkte
}
color-named = genannt von { YOU($seat) ->
    [you] dir
   *[other] { $seat }
}
octave-full = die Oktave ist voll
octave-sum = { $a } + { $b } = 12
fills = { $a } + { $b }
wins = { $count ->
    [one] { $count } Runde gewonnen
   *[other] { $count } Runden gewonnen
}
seat-out = ausgeschieden
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

end-left = Auf der Hand geblieben
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

name-play = Leg { SAY($card, form: "acc") }{ $action ->
    [reverse] { "" } und dreh die Richtung um.
    [draw2] { "" } und lass den Nächsten zwei ziehen.
    [wild] { "" } und nenn { $color }.
   *[none] .
}
name-calls = Ruf dabei Ultima.
name-catch = Erwisch { $seat }.
name-accept = Zieh die { $count } Karten.
name-move = { $move ->
    [draw] Zieh eine Karte.
    [keep] Behalte die gezogene Karte.
    [pass] Passe.
    [ultima] Ruf Ultima.
    [let_pass] Lass es durchgehen.
    [ready] Gib die nächste Runde.
   *[stop] Beende das Spiel hier.
}

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
part-colors = { $colors ->
    [4] alle vier Farben
    [one] eine von vier Farben
   *[other] { $colors } von vier Farben
}
reason-colors = { $count ->
    [0] Du behältst { part-colors } im Blatt.
   *[other] Du behältst { part-colors } im Blatt und wirst { points } los.
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
refuse-match = Die Karte ist { SAY($color, form: "adj") }, nicht { SAY($wanted, form: "adj") }, und { $a } + { $b } ist { $sum }, nicht 12.
refuse-match-named = Die Karte ist { SAY($color, form: "adj") }, aber { YOU($seat) ->
    [you] du hast
   *[other] { $seat } hat
} { $wanted } genannt; und { $a } + { $b } ist { $sum }, nicht 12.
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

## new

preset-sheet = Standard
    .help = Das ganze Spiel: Wer zuerst 150 Punkte hat, gewinnt.
preset-lively = Lebhaft
    .help = Der Tritonus passt überall und gibt seine Strafe weiter.
preset-short = Kurz
    .help = Wer zuerst drei Runden gewinnt.
preset-ear-school = Hörschule
    .help = Passend ist, was man hört; Ultima wird für dich gerufen.

## options

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

## later: the lesson

lesson-goal = Werde deine Karten vor den anderen los. Im Spiel beginnst du mit sieben Karten, hier mit sechs.
lesson-1 = Auf dem Stapel liegt Blau, und Blau passt auf Blau. Leg deine blaue Oktave.
    .other = Du hast eine Karte, die passt: Leg die blaue.
    .then = Die gleiche Farbe passt immer.
lesson-2 = Du hast nichts Blaues. Aber auch zwei Zahlen, die 12 ergeben, passen: Auf dem Stapel liegt 3, also brauchst du 9. Tipp auf die große Sexte, hör hin und spiel sie.
    .before = Tina und Nando legen auch Blau.
    .other = Du kannst legen: 3 + 9 = 12.
    .then = 3 + 9 = 12: Ein Intervall steigt auf das andere, und zusammen sind sie eine Oktave. Das hört man. Jetzt gilt Rot.
lesson-3 = Auf dem Stapel liegt eine Quinte, 7, und du hast auch eine Quinte. Passt sie? Rechne, dann wähl.
    .other = Du kannst legen: Welche Karte ergibt mit 7 die 12?
    .then = 7 + 5 = 12. Zwei gleiche Intervalle passen nicht: 7 + 7 ist 14.
lesson-4 = Kein Blau, und keine 4, die mit der 8 auf 12 kommt. Also zieh eine Karte.
    .then = Passt sie, darfst du sie gleich legen, aber nur diese.
lesson-5 = Sie ist blau. Leg sie.
    .other = Aber sie passt, und dann hast du eine Karte weniger. Leg sie.
    .then = Legen oder behalten: Nach dem Ziehen ist dein Zug vorbei.
lesson-6 = Grün passt, also leg den Tritonus. Er kann noch eines von drei Dingen: Wähl „Zwei ziehen“.
    .other = Das passt auch. Aber leg den Tritonus, solange du kannst: Nichts ist am Ende schlimmer auf der Hand.
    .action = Auch das ist gut. Lass hier Tina zwei ziehen.
    .then = Tina zieht zwei und setzt aus.
lesson-7 = Nando hat noch eine Karte und hat nicht „Ultima!“ gesagt. Erwisch ihn, bevor du spielst, sonst ist er sicher.
    .before = Nando spielt.
    .other = Halt: Sobald du ziehst, ist er sicher. Erwisch ihn zuerst.
    .then = Zwei Karten für ihn. Du bist immer noch dran.
lesson-8 = Jetzt du: Leg die grüne Quinte und ruf, sonst erwischen sie dich.
    .other = Du kannst die grüne Quinte legen und rufen.
    .silent = Dann können sie dich erwischen, und du ziehst zwei. Ruf dazu.
    .then = Noch eine Karte, und alle wissen es.
lesson-9 = Gelb passt. Leg deine letzte Karte.
    .other = Du könntest jetzt fertig sein. Leg deine letzte Karte.
    .then = Du bist fertig, und du bekommst die Punkte der Karten, die die anderen noch haben. Wer zuerst 150 hat, gewinnt. Mehr musst du nicht wissen.

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

## later: tips in a first game

tip-catch = { $seat } hat nur noch eine Karte und nicht gerufen: Erwische { $seat }, bevor jemand zieht.
tip-last = Danach hast du nur noch eine Karte: Ruf beim Legen „Ultima!“, sonst kann man dich erwischen und du ziehst zwei.
tip-twelve = Die Zahl in der Ecke zählt Halbtöne: Auf dem Stapel liegt { $a }, also passt { $b } in jeder Farbe, denn das macht 12.
tip-ear = Tippe auf den Stapel, um ihn noch einmal zu hören: Was damit 12 ergibt, passt, mit Haken oder ohne.
tip-tritone = Ein Tritonus, den du noch hältst, wenn jemand fertig ist, zählt 24 Punkte gegen dich.
tip-draw = Nichts auf deiner Hand passt: Zieh eine Karte, und wenn sie passt, darfst du sie gleich legen.

draw-head = Runde { $hand }
draw-goal = { $scoring ->
    [elimination] bei { $goal } Punkten raus
    [simple] wer zuerst { $goal } Runden gewinnt
   *[standard] wer zuerst { $goal } Punkte hat
}
draw-way = { $way ->
    [clockwise] → im Uhrzeigersinn
   *[counter] ← gegen den Uhrzeigersinn
}
draw-left = Nachziehstapel { $count }
draw-under = darunter
draw-notes = { $low } bis { $high }
draw-lacks = { $semitones ->
    [one] { $semitones } Halbton
   *[other] { $semitones } Halbtöne
}; bis 12 noch { $rest }: { $interval }
draw-named = genannte Farbe: { $color }
draw-top = Auf dem Stapel: { $card }, { $semitones }.
draw-top-heard = Auf dem Stapel: { $color }, nur zu hören.
draw-out = ausgeschieden
draw-owed = { $count } zu ziehen
draw-vote = { $vote ->
    [stop] will aufhören
   *[ready] bereit
}
draw-drawn = { $card }, gerade gezogen

## later: ear training

train-intro = Du hörst zwei Töne. Wie viele Halbtöne liegen sie auseinander?
train-start = Intervall spielen
train-which = Welches Intervall ist das?
train-next = Weiter
train-right = Richtig: { $heard }.
train-wrong = Das war „{ $heard }“, nicht „{ $taken }“.
train-added = Ab jetzt neu: { $what }.
train-eased = Eine Stufe zurück, zu etwas Leichterem.
train-manner = { $manner ->
    [rising] steigend
    [together] gleichzeitig
   *[falling] fallend
}
train-register = { $register ->
    [low] tief
    [middle] in der Mitte
   *[high] hoch
}
train-step = Stufe { $step } von { $count }.
train-now = So klingen die Töne: { $how }. Wo auf dem Klavier: { $where }. { $count ->
    [0] { "" }
   *[other] Bisher richtig: { $right } von { $count }.
}
train-rule = Was du verfehlst, kommt öfter wieder; { $right } richtige von { $run } bringen etwas Neues, { $wrong } falsche nehmen es wieder weg.
train-easier = Leichter
train-harder = Schwerer
ear-record = Dein Heft
ear-span = Welche Antworten
ear-all = Alle
ear-latest = Letzte { $count }
ear-today = Heute
ear-none = Noch nichts. Deine Antworten hier und was du in Spielen nach Gehör hörst, bleiben auf diesem Gerät.
ear-none-today = Heute hast du noch nichts beantwortet.
ear-table = Was du wofür gehalten hast
ear-caption = Zeilen: was erklang. Spalten: was du geantwortet hast.
ear-interval = Intervall
ear-known = Richtig
ear-share = { $right } von { $heard }
ear-day = Tag
ear-sure = Alle { $count } Antworten löschen und bei Stufe 1 beginnen?
ear-keep = Behalten
ear-erase = Löschen
ear-print = Drucken

## later: after the game

look-race = Rufe und Ertapptes
look-calls = { SAY($seat, form: "name") }: { $called ->
    [one] ein Ruf
   *[other] { $called } Rufe
} rechtzeitig, { $caught ->
    [one] einmal
   *[other] { $caught }-mal
} andere ertappt, { $late ->
    [one] einmal
   *[other] { $late }-mal
} selbst ertappt.
look-what = Was
look-seconds = Sekunden
look-called = rief Ultima
look-caught = wurde von { SAY($by, form: "name") } ertappt
look-by-ear = Nach Gehör
look-ear = { SAY($seat, form: "name") } hörte { $right } von { $count } richtig.
look-interval = Intervall
look-right = Richtig
look-taken-for = Meist gehalten für
look-after = Sekunden nach der Karte
look-was-caught = wurde ertappt
look-catcher = ertappte jemanden
look-filled = Gefüllt: richtig gehört.
look-weak = Gelb: hier lohnt sich Üben.
look-practise = Gehör üben

## later: puzzles

clue-look = { $what ->
    [last] Du hast noch eine Karte.
    [tritone] Schau auf deine Tritoni.
    [color] Schau auf deine Karten in der Farbe, die gilt.
    [octave] Suche ein Intervall, das mit der obersten Karte 12 ergibt.
    [both] Eine deiner Karten passt nach Farbe und nach Intervall.
    [drawn] Du musst die gezogene Karte nicht legen.
    [answer] Du musst es nicht hinnehmen.
   *[draw] Du musst keine Karte legen.
}
clue-idea = { $what ->
    [out] Sie passt, und die Runde gehört dir.
    [draw2] Lass den Nächsten zwei ziehen und aussetzen.
    [again] Mit der richtigen Aktion bist du sofort wieder dran.
    [next] Überlege, wer als Nächstes kommt und wie viele Karten dort auf der Hand sind.
    [own-color] Du darfst die Farbe nennen. Welche kannst du als Nächstes legen?
    [any-color] Du darfst jede Farbe nennen, auch eine, die du nicht hast.
    [tritones] Hebe für den Schluss auf, womit eine Runde am besten endet.
    [change] Ein passendes Intervall kann eine andere Farbe bringen. Welche hättest du gern?
    [stays] Denk an deinen nächsten Zug: Welche deiner Karten passen dann noch?
   *[wait] Überlege, was auf deiner Hand bleibt.
}

## day: the deal of the day

daily-title = Zehn Intervalle nach Gehör
daily-goal = Zwei Töne: welches Intervall? Hör sie dir an, so oft du magst.
daily-won = { $reached } von { $total }
daily-lost = { $reached } von { $total }
daily-short = Gehör { $reached }/{ $total }
daily-hint = Tipp
daily-number = { $number } von { $count }
daily-book = Intervalle, die du kennst
daily-book-how = Acht der letzten zehn gehört und erkannt. Zwei, die zusammen die Oktave füllen, sind ein Paar.
daily-pairs = Paare, die sitzen: { $found } von { $count }
daily-known = { $interval }: { $right } der letzten { $heard }
daily-train = Gehörtraining und sein Protokoll
