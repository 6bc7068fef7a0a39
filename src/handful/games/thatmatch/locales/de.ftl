### Was That Match Game sagt. Was $seat, $card, $place und SAY(…) bedeuten, steht in en.ftl.

## cover

tagline = Fülle jede Farbe genau; wer zuletzt füllt, nimmt die Sterne, wenn nicht der Blitz einschlägt.

## table: cards

# Das Hauptwort: „auf Rot“.
colour = { $colour ->
    [R] Rot
    [Y] Gelb
    [B] Blau
   *[M] alle Farben
}
part-stem = { $colour ->
    [R] rot
    [Y] gelb
   *[B] blau
}
# a: „eine rote 3“ (Akkusativ); the: „die rote 3“ (Akkusativ); start: „Die rote 3“ (Nominativ am Satzanfang).
card = { part-die }{ $colour ->
    [M] { $number } für alle Farben
   *[other] { part-stem }e { $number }
}
card-bolt = { part-die }{ $colour ->
    [M] Blitz-{ $number } für alle Farben
   *[other] { part-stem }e Blitz-{ $number }
}
part-die = { $form ->
    [a] eine{ " " }
    [the] die{ " " }
    [start] Die{ " " }
   *[bare] { "" }
}
card-exclamation = { $form ->
    [a] ein { part-stem }es Ausrufezeichen
    [the] das { part-stem }e Ausrufezeichen
    [start] Das { part-stem }e Ausrufezeichen
   *[bare] { part-stem }es Ausrufezeichen
}
part-block = { $card ->
    [KR] rote
   *[KO] orange
}
card-other = { $card ->
    [HAUL] Fang
    [SNATCH] Griff
    [RESCUE] Rettung
   *[other] { $form ->
        [a] einen { part-block }n Block
        [the] den { part-block }n Block
        [start] Der { part-block } Block
       *[bare] { part-block }r Block
    }
}
colour-title = { $colour }
card-title = { $card ->
    [KR] Roter Block
    [KO] Oranger Block
    [HAUL] Fang
    [SNATCH] Griff
   *[RESCUE] Rettung
}
card-does = { $card ->
    [KR] hebt eine Zahl auf
    [KO] hebt Block oder|Sonderkarte auf
    [HAUL] Zieh 3, dann bis|zum Handlimit
    [SNATCH] Nimm blind eine|Karte aus einer Hand
   *[RESCUE] Verlorene Zahlen|kommen zurück
}
point = Punktekarte mit { part-stars-dat }
stars = { $count ->
    [one] { $count } Stern
   *[other] { $count } Sterne
}
part-stars-dat = { $count ->
    [one] { $count } Stern
   *[other] { $count } Sternen
}
# „die erste“; im Dativ mit n: „der ersten“.
place = { $place ->
    [1] erste
    [2] zweite
    [3] dritte
    [4] vierte
    [5] fünfte
    [6] sechste
    [7] siebte
    [8] achte
    [9] neunte
   *[other] { $place }te
}

## table: the log

log-stars = Die meisten Sterne beginnen: { $turned }.
log-turned = { $seat } { stars }
log-begins = { YOU($seat) ->
    [you] Du beginnst.
   *[other] { $seat } beginnt.
}
log-dealt = { YOU($seat) ->
    [you] Du bekommst
   *[other] { $seat } bekommt
} { cards }.
log-drew = { YOU($seat) ->
    [you] Du ziehst
   *[other] { $seat } zieht
} { $count ->
    [0] nichts
    [one] eine Karte
   *[other] { $count } Karten
}.
log-drew-cards = { YOU($seat) ->
    [you] Du ziehst
   *[other] { $seat } zieht
} { SAY($cards, form: "a") }.
log-reshuffled = Die Ablage wird gemischt: { cards } zum Ziehen.
log-refilled = Die { place } Karte ist neu: { stars } für Rot { $red }, Gelb { $yellow } und Blau { $blue }.
log-refilled-none = Es ist keine Punktekarte mehr da, der { place } Platz bleibt leer.
part-lays = { YOU($seat) ->
    [you] Du legst
   *[other] { $seat } legt
} { SAY($card, form: "a") }
part-as = { $lane ->
    [R] { " " }als Rot
    [Y] { " " }als Gelb
    [B] { " " }als Blau
   *[no] { "" }
}
log-laid = { part-lays }{ part-as } auf die { place } Karte.
log-laid-counts = { part-lays } auf die { place } Karte: Es zählt { $value }.
log-laid-takes = { part-lays }{ part-as } auf die { place } Karte, um sie zu nehmen.
log-haul = { YOU($seat) ->
    [you] Du spielst
   *[other] { $seat } spielt
} Fang, um drei Karten zu ziehen.
log-snatch = { YOU($seat) ->
    [you] Du spielst
   *[other] { $seat } spielt
} Griff, um { SAY($target, form: "dat") } eine Karte zu nehmen.
part-throws = { YOU($seat) ->
    [you] Du wirfst
   *[other] { $seat } wirft
} { SAY($cards, form: "a") }
log-bolted = { part-throws }, dieselbe Zahl. { part-stands }
log-bolted-sum = { part-throws }: { $sum }, dieselbe Zahl. { part-stands }
part-blocks = { YOU($seat) ->
    [you] Du blockst
   *[other] { $seat } blockt
} { SAY($card, form: "the") }
part-stands = { YOU($owner) ->
    [you] Jetzt gilt, was du gespielt hast.
   *[other] Jetzt gilt, was { $owner } gespielt hat.
}
log-red-block = { part-blocks }. { part-stands }
log-red-block-nothing = { part-blocks }. Jetzt gilt keine gespielte Karte.
part-orange = { YOU($seat) ->
    [you] Du spielst
   *[other] { $seat } spielt
} einen orangen Block
log-orange-block = { part-orange }. { part-stands }
log-orange-block-nothing = { part-orange }. Jetzt gilt keine gespielte Karte.
log-rescue = { YOU($seat) ->
    [you] Du spielst
   *[other] { $seat } spielt
} Rettung.
log-declined = { YOU($seat) ->
    [you] Du antwortest nicht.
   *[other] { $seat } antwortet nicht.
}
log-nothing-sticks = Auf der Punktekarte bleibt nichts liegen.
log-back = { YOU($seat) ->
    [you] Du bekommst
   *[other] { $seat } bekommt
} { SAY($cards, form: "the") } zurück.
log-filled = { $colour } ist auf der { place }n Karte voll.
log-taken = { YOU($seat) ->
    [you] Du nimmst
   *[other] { $seat } nimmt
} die { place } Karte mit { part-stars-dat }, zusammen { $total }.
log-cancelled = { YOU($seat) ->
    [you] { $card }: Deine Karte bleibt ohne Wirkung.
   *[other] { $card }: Die Karte von { $seat } bleibt ohne Wirkung.
}
log-snatched = { YOU($seat) ->
    [you] Du nimmst
   *[other] { $seat } nimmt
} { SAY($target, form: "dat") } eine Karte.
log-snatched-card = { YOU($seat) ->
    [you] Du nimmst
   *[other] { $seat } nimmt
} { SAY($target, form: "dat") } { SAY($card, form: "a") }.
log-snatched-none = { YOU($target) ->
    [you] Du hast keine Karte mehr, die man dir nehmen könnte.
   *[other] { $target } hat keine Karte mehr.
}
log-discarded = { YOU($seat) ->
    [you] Du legst
   *[other] { $seat } legt
} { SAY($cards, form: "a") } ab.
log-tossed = { YOU($seat) ->
    [you] Du wirfst
   *[other] { $seat } wirft
} { SAY($cards, form: "a") } ab.
log-turn-ended = { YOU($seat) ->
    [you] Dein Zug ist zu Ende.
   *[other] Der Zug von { $seat } ist zu Ende.
}
log-game-over = { $reason ->
    [target] Das Spiel ist aus
    [exhausted] Es ist keine Punktekarte mehr da
    [stalled] Zu lange ist keine Karte mehr liegen geblieben
   *[cap] Das war der letzte Zug
}: { YOU($seats) ->
    [you] Du gewinnst
    [you-all] { SAY($seats, form: "start") } teilt euch den Sieg
    [others] { $seats } teilen sich den Sieg
   *[other] { $seats } gewinnt
} mit { part-stars-dat }.

## table: what is asked

prompt-over = Das Spiel ist aus.
prompt-waiting = Noch gefragt: { $seats }.
prompt-waiting-play = { YOU($seats) ->
    [others] { $seats } können auf { $colour } { $value } von { SAY($seat, form: "dat") } antworten.
   *[other] { $seats } kann auf { $colour } { $value } von { SAY($seat, form: "dat") } antworten.
}
# What an exclamation counts, where other cards say their number.
exclamation-value = „!“ als { $value }
# $sum is “1 + 2 = 3”, or the number of a single bolt.
prompt-waiting-bolts = { $seats } { YOU($seats) ->
    [others] können
   *[other] kann
} auf { YOU($seat) ->
    [you] { $count ->
        [one] deinen Blitz
       *[other] deine Blitze
    }
   *[other] { $count ->
        [one] den Blitz
       *[other] die Blitze
    } von { SAY($seat, form: "dat") }
} antworten: { $sum }.
prompt-other = { $seat } ist dran.
prompt-draw = Zieh { $count ->
    [one] eine Karte
   *[other] bis zu { $count } Karten
} oder keine.
prompt-play = Spiel { $count ->
    [one] eine Karte
   *[other] bis zu { $count } Karten
}.
prompt-play-more = Du darfst noch { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} spielen.
prompt-trim = Leg { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} ab: Du darfst { $limit } halten.
prompt-answer = { $seat } legt { $colour } { $value } auf die { place } Karte: Antwortest du?
    .passes = { $seat } legt { $colour } { $value } auf die { place } Karte.
prompt-answer-bolts = { $seat } wirft Blitze für { $colour } { $value } auf der { place }n Karte: Antwortest du?
    .passes = { $seat } wirft Blitze für { $colour } { $value } auf der { place }n Karte.
prompt-answer-takes = { $seat } nähme { stars } mit { $colour } { $value } auf der { place }n Karte: Antwortest du?
    .passes = { $seat } nähme { stars } mit { $colour } { $value } auf der { place }n Karte.
prompt-answer-haul = { $seat } spielt Fang, um drei Karten zu ziehen: Blockst du?
    .passes = { $seat } spielt Fang, um drei Karten zu ziehen.
prompt-answer-snatch = { $seat } spielt Griff, um { SAY($target, form: "dat") } eine Karte zu nehmen: Blockst du?
    .passes = { $seat } spielt Griff, um { SAY($target, form: "dat") } eine Karte zu nehmen.
prompt-answer-nothing = Gerade gilt keine gespielte Karte: Antwortest du?
    .passes = Gerade gilt keine gespielte Karte.

## table: hints and buttons

title-nothing = Nichts passt: Beende deinen Zug
title-stuck = Nichts passt: Wirf Karten ab oder beende deinen Zug
title-lay = Wohin damit?
title-snatch = Von wem?
title-haul = Fang: drei ziehen.
title-toss = { cards } abwerfen, dann endet dein Zug.
card-refused = Du kannst { SAY($card, form: "the") } jetzt nicht spielen.
hint-draw = Du hast { cards } und darfst { $limit } halten.
hint-play = Karten mit Haken passen. Tipp eine an, dann ein helles Feld.
lane-first = Tipp zuerst auf die Karte, die du legen willst.
hint-lay = Tipp ein helles Feld an; es zeigt, was dann noch fehlt.
hint-snatch = Eine zufällige Karte, wenn niemand blockt.
hint-haul = Dann legst du bis auf { $limit } ab, wenn niemand blockt.
hint-no-answer = Du hast nichts, was hier antwortet.
hint-trim = Tipp an, was geht.

button-draw = { $count ->
    [0] Keine ziehen
   *[other] { $count } ziehen
}
button-end = Zug beenden
button-lay = Auf { $colour } legen
button-choose = Legen
button-haul = Fang spielen
button-toss = { $count } abwerfen
button-toss-some = Abwerfen…
button-back = Zurück
button-discard = Ablegen
button-let = Gelten lassen
off-lane = helles Feld antippen
off-card = Karte wählen
off-more = noch { $count } antippen

answer-bolt = Antworte { $sum }
    .takes = die Karte wäre deine
    .lays = ersetzt, was gilt
answer-red = Roter Block auf { SAY($card, form: "the") }
    .why = hebt die Karte und Mitgeworfenes auf
answer-orange = Oranger Block auf { SAY($card, form: "the") }
    .why = hebt auf, was { $seat } gespielt hat
answer-rescue = Rettung
    .why = deine verlorenen Zahlen kommen zurück

## table: labels

your-hand = Deine Hand
fits = passt
market = Punktekarten in der Mitte
point-deck = Punktekarten
deck = Spielkarten
discards = Ablage
seats = Plätze
no-point = keine Karte mehr
goal = Ziel: { stars }
crown = gilt bisher
of-goal = { $count } von { $goal } Sternen
lane = { $state ->
    [full] voll
    [to-go] fehlt
    [empty] leer
    [left] Rest
   *[fills] füllt
}
spot-open = { $colour }, von { $asks } fehlen { $gap }
spot-full = { $colour }, voll
point-spots = { point }: { $spots }
lay-here = Auf { $colour } der { place }n Karte legen: { $left ->
    [0] damit ist es voll
   *[other] dann fehlen noch { $left }
}

seat-takes = nähme { $count } ★
seat-declined = lässt es gelten
seat-thinking = überlegt
window-title = Antwortet jemand?
window-stake = Es geht um
window-nothing = Keine Karte gilt
fate = { $fate ->
    [force] gilt
    [replaced] ersetzt
    [cancelled] aufgehoben
   *[standing] wirkt
}
deed-laid = legt { SAY($card, form: "a") }
deed-bolts = { $count ->
    [one] wirft einen Blitz: { $sum }
   *[other] wirft { $count } Blitze: { $sum }
}
deed-red = roter Block auf { SAY($card, form: "the") }
deed-orange = oranger Block auf { SAY($card, form: "the") }
deed-haul = spielt Fang
deed-snatch = Griff bei { SAY($seat, form: "dat") }
deed-rescue = Rettung
strip-for = für

shout-bolt = Zack! { $sum }
shout-red = Geblockt!
shout-orange = Von wegen!
shout-rescue = Rettung!
shout-taken = +{ $count } ★
shout-full = Voll!
caption = { $sound ->
    [tick] eine Karte wird gelegt
    [crack] ein Donnerschlag
    [clunk] ein dumpfer Schlag
    [ping] ein gläserner Ton
   *[fanfare] eine kurze Fanfare
}
taken = Genommene Punktekarten
taken-none = keine

phrase-lightning = Blitz!
phrase-not_me = Warum ich?
phrase-truce = Frieden?
phrase-thanks_for_points = Danke für die Punkte.
phrase-nobody_answers = Antwortet niemand?
phrase-nice_sum = Was für eine Summe!

## later: what a move does, and why

name-lay = Leg { SAY($card, form: "the") } auf { $colour } der { place }n Karte.
name-haul = Spiel Fang.
name-snatch = Spiel Griff und nimm { SAY($seat, form: "dat") } eine Karte.
name-bolt = { part-throw }.
name-red = Block { SAY($card, form: "the") }.
name-orange = Block { SAY($card, form: "the") } von { $seat }.
name-toss = Wirf { SAY($cards, form: "the") } ab.
name-trim = Leg { SAY($cards, form: "the") } ab.
name-move = { $move ->
    [end_turn] Beende deinen Zug.
    [rescue] Spiel Rettung.
   *[decline] Lass es gelten.
}

explain-draw = { $count ->
    [0] Zieh keine Karte.
    [one] Zieh eine Karte.
   *[other] Zieh { $count } Karten.
}
part-lay = Leg { SAY($card, form: "the") } auf die { place } Karte
explain-lay = { part-lay }: Dann { $left ->
    [1] fehlt
   *[other] fehlen
} bei { $colour } noch { $left } ({ $gap } − { $value } = { $left }).
explain-lay-fills = { part-lay }: Damit ist { $colour } voll.
explain-lay-takes = { part-lay }: Das füllt mit { $colour } die letzte Farbe und bringt { stars }, wenn niemand antwortet.
explain-haul = Spiel Fang: Zieh drei Karten, dann leg bis auf { $limit } ab.
explain-snatch = Spiel Griff: Nimm { SAY($seat, form: "dat") } blind eine Karte, wenn niemand blockt.
part-throw = Wirf { SAY($cards, form: "the") }{ $sum ->
    [no] { "" }
   *[other] { " " }({ $sum })
}
explain-bolt = { part-throw }: Das ersetzt, was { $seat } gespielt hat.
explain-bolt-takes = { part-throw }: Das ersetzt, was { $seat } gespielt hat, und du nähmst { stars }.
explain-red = Block { SAY($card, form: "the") }: Das hebt diese Karte auf, mit allem, was dazu geworfen wurde.
explain-orange = Block { SAY($card, form: "the") }: Das hebt auf, was { $seat } gespielt hat.
explain-toss = Wirf { SAY($cards, form: "the") } ab: Dein Zug endet.
explain-trim = Leg { SAY($cards, form: "the") } ab: Du darfst { $limit } halten.
explain-move = { $move ->
    [end_turn] Beende deinen Zug.
    [rescue] Spiel Rettung: Deine Zahlen, die nicht liegen bleiben, kommen auf die Hand zurück.
   *[decline] Lass es gelten: Antworte nicht.
}

spot = { $colour } { $gap }
reason-leaves = Für { $stars } fehlen dann noch { $spots }.
reason-leaves-one = Für { $stars } fehlt dann nur noch { $spots }: Das kann jeder vollenden.
reason-keeps = { $count ->
    [0] Für diese Farbe behältst du keine andere Karte.
    [one] Für diese Farbe behältst du noch eine Karte.
   *[other] Für diese Farbe behältst du noch { $count } Karten.
}
reason-takes = Das bringt { stars }.
reason-safe = In etwa { $percent } % der Fälle kann niemand antworten.
reason-steals = Du nimmst dir { $stars } für { $count ->
    [one] eine einzige Karte.
   *[other] { $count } Karten.
}
reason-denies = So nimmt { $seat } nicht { stars }.
reason-lets = Du sparst deine Karten, aber { $seat } nimmt { stars }.
reason-own = Was du gespielt hast, gilt.
reason-no-stars = Es geht um keine Sterne: Du sparst deine Karten.
reason-nothing-stands = Jetzt gilt keine gespielte Karte: Du sparst deine Karten.
reason-draws = Mehr Karten zur Auswahl, und deine Hand hat Platz.
reason-draws-none = Deine Hand bleibt, wie sie ist; die Karten überlässt du den anderen.
reason-ends = Du sparst für später, was du hast.
reason-tosses = Nichts auf deiner Hand passt; neue Karten vielleicht.

## later: why a move does not go

refuse-over = Das Spiel ist aus.
refuse-move = So einen Zug gibt es nicht.
refuse-seat = An diesem Tisch gibt es keinen Platz { $seat }.
refuse-window = Auf die letzte Karte darf noch jemand antworten: Warte das ab.
refuse-turn = { $seat } ist dran.
refuse-draw-first = Sag zuerst, wie viele Karten du ziehst.
refuse-play-now = Jetzt kannst du eine Karte spielen oder deinen Zug beenden.
refuse-trim-first = Leg zuerst bis auf { cards } ab.
refuse-draw-most = Du darfst jetzt höchstens { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} ziehen.
refuse-held = Du hast { SAY($card, form: "the") } nicht.
refuse-held-all = Du hast nicht alle diese Karten: { $cards }.
refuse-no-number = { SAY($card, form: "start") } hat keine Zahl.
refuse-slot = Dort liegt keine Punktekarte.
refuse-full = Auf der { place }n Karte ({ stars }) ist { $colour } schon voll.
refuse-which = { SAY($card, form: "start") } passt auf jede Farbe: Sag, auf welche du sie legst.
refuse-colour = { SAY($card, form: "start") } passt nicht auf { $colour }.
refuse-exact = Die { place } Karte ({ stars }) will { $colour } { $gap }, nicht { $value }.
refuse-too-much = { $value } ist zu viel: Auf der { place }n Karte ({ stars }) fehlt bei { $colour } nur noch { $gap }.
refuse-answer-only = { SAY($card, form: "start") } ist nur zum Antworten da.
refuse-special = { SAY($card, form: "start") } ist keine Sonderkarte.
refuse-haul = Fang richtet sich gegen niemanden.
refuse-snatch = Griff nimmt jemand anderem eine Karte, der noch eine hat.
refuse-toss = An diesem Tisch wird nicht abgeworfen.
refuse-toss-idle = Abwerfen darfst du nur mit voller Hand und bevor du etwas spielst.
refuse-toss-stuck = Abwerfen darfst du nur mit voller Hand, bevor du etwas spielst, und wenn nichts passt.
refuse-toss-count = { $count ->
    [one] Wirf eine Karte ab.
   *[other] Wirf 1 bis { $count } Karten ab.
}
refuse-trim-count = { $count ->
    [one] Leg genau eine Karte ab.
   *[other] Leg genau { $count } Karten ab.
}
refuse-no-window = Gerade gibt es nichts zu beantworten.
refuse-stale = Inzwischen hat jemand geantwortet: Schau noch einmal hin.
refuse-in-force = Was du gespielt hast, gilt: Du hast nichts zu beantworten.
refuse-declined = Du lässt es gelten; nach der nächsten Antwort wirst du wieder gefragt.
refuse-first = Erst antwortet { $seat }.
refuse-not-asked = Du bist jetzt nicht gefragt.
refuse-no-bolt = { SAY($card, form: "start") } hat keinen Blitz und kann nicht antworten.
refuse-no-bolts = Wirf mindestens einen Blitz.
refuse-special-answer = Auf eine Sonderkarte antwortet nur ein oranger Block.
refuse-nothing-stands = Hier sind alle Zahlen aufgehoben.
refuse-bolt-turn = An diesem Tisch wirft niemand Blitze im eigenen Zug.
refuse-bolt-exclamation = An diesem Tisch ersetzt kein Blitz ein Ausrufezeichen.
refuse-bolts-most = { $count ->
    [one] An diesem Tisch antwortest du mit nur einem Blitz.
   *[other] An diesem Tisch antwortest du mit höchstens { $count } Blitzen.
}
refuse-sum = Es muss genau { $value } sein, und das ist { $sum }.
refuse-red-target = { SAY($card, form: "start") } ist nicht bei den Karten, die gelten.
refuse-red-bolts = An diesem Tisch trifft ein roter Block nur Zahlen, die als Antwort geworfen wurden.
refuse-entry = Eine solche Karte gibt es nicht.
refuse-own = Das ist deine eigene Karte.
refuse-orange-number = Ein oranger Block hebt einen Block oder eine Sonderkarte auf, nie eine Zahl.
refuse-cancelled = Diese Karte ist schon aufgehoben.
refuse-rescue = Du hast keine verlorene Zahl zu retten, oder deine Rettung liegt schon.
refuse-wrong = Dazu brauchst du { SAY($right, form: "the") }, nicht { SAY($card, form: "the") }.

## new

preset-sheet = Standard
    .help = Das ganze Spiel: Wer zuerst 15 Sterne hat, gewinnt.
preset-simple = Mit kleinen Kindern
    .help = Eine Karte, ein Treffer.
preset-quick = Schnell
    .help = Schneller: Auf eine Zahl antwortet ihr nur, wenn sie eine Punktekarte nähme.
preset-duel = Duell
    .help = Blitze fliegen hin und her: Auch wer am Zug ist, darf werfen.

## options

option-variant = Das ganze Spiel, oder das einfache für 3- bis 5-Jährige.
    .standard = ganz
    .simple = einfach
option-target_points = Punkte zum Sieg; automatisch: 10 zu zweit oder zu dritt, sonst 15.
option-market_size = Punktekarten in der Mitte; automatisch: je nach Spielerzahl und Spielart.
option-hand_start = Wie viele Karten jeder bekommt.
option-hand_limit = Wie viele Karten man höchstens halten darf.
option-draw_max = Wie viele Karten man höchstens zieht; automatisch: 2, im einfachen Spiel 1.
option-play_max = Wie viele Karten man im Zug höchstens spielt oder abwirft; automatisch: 2, im einfachen Spiel 1.
option-first_player = Aufgedeckte Punktekarten sagen, wer beginnt, oder der erste Platz beginnt.
    .stars = Sterne
    .seat0 = erster Platz
option-blocks = Ob die Blöcke dabei sind; automatisch: nicht im einfachen Spiel.
    .on = ja
    .off = nein
option-specials = Ob Fang, Griff und Rettung dabei sind; automatisch: nicht im einfachen Spiel.
    .on = ja
    .off = nein
option-respond_scope = Auf jede gelegte Zahl darf man antworten, oder nur, wenn sie eine Punktekarte nähme.
    .all = jede
    .taking_only = nur nehmende
option-respond_order = Wer gefragt ist, antwortet, wann er will, oder der Reihe nach.
    .open = frei
    .clockwise = der Reihe nach
option-respond_seconds = Sekunden zum Antworten, nach jeder Antwort neu; 0 ist ohne Uhr.
option-turn_seconds = Sekunden für eine Entscheidung im eigenen Zug; 0 ist ohne Uhr.
option-turn_player_responds = Womit man im eigenen Zug antworten darf: Blöcke und Rettung, auch Blitze, oder nichts.
    .blocks_only = Blöcke
    .full = alles
    .none = nichts
option-red_block_hits = Ein roter Block hebt jede Zahl auf, oder nur eine als Antwort geworfene.
    .any_number = jede Zahl
    .bolts_only = nur Blitze
option-exclamation_response = Blitze ersetzen ein Ausrufezeichen mit der Zahl, die es füllt, oder gar nicht.
    .gap = mit dieser Zahl
    .immune = gar nicht
option-max_bolts = Wie viele Blitze höchstens zusammen antworten; 0 ist beliebig.
option-refill = Wann ein leerer Platz seine nächste Punktekarte bekommt.
    .at_once = sofort
    .end_of_turn = am Zugende
option-stuck_toss = Wann du Karten abwerfen darfst, was deinen Zug beendet: mit voller Hand, wenn nichts spielbar ist; mit voller Hand, bevor du spielst; oder nie.
    .stuck = nichts spielbar
    .idle = vor dem Spielen
    .off = nie
option-stall_rounds = Das Spiel endet nach so vielen Runden, in denen keine Zahl liegen bleibt.
option-turn_cap = Das Spiel endet nach so vielen Zügen; 0 ist nie.

## later: house rules that make no game

problem-hand = Du kannst nicht mehr Karten bekommen, als du halten darfst.
problem-stars = Niemand könnte { $needed } erreichen: Die Punktekarten haben zusammen nur { $stars } Sterne.
problem-simple = Das einfache Spiel hat keine Blöcke, Sonderkarten oder Antworten.
problem-red = In diesem Spiel gibt es keine roten Blöcke.

## later: the lesson

lesson-goal = Hol dir als Erster 10 Sterne. Füll Rot, Gelb und Blau einer Karte genau; wer die letzte Farbe füllt, nimmt sie.
lesson-1 = Jeder Zug beginnt mit bis zu zwei neuen Karten. Nimm zwei.
    .other = Mehr Karten, mehr Auswahl. Nimm zwei.
    .then = Eine blaue 1 und ein oranger Block. Jetzt darfst du bis zu zwei Karten spielen.
lesson-2 = Der ersten Karte fehlt nur Blau: 3. Leg deine blaue 2 dorthin: Tipp auf deine Karte, dann auf das blaue Feld.
    .other = Aber die erste Karte ist fast voll. Leg deine blaue 2 auf ihr blaues Feld.
    .then = 2 von 3 Blau liegen dort. Nach jeder Zahlenkarte dürfen die anderen antworten. Tina und Nando lassen sie gelten.
lesson-3 = Jetzt die blaue 1. Sie füllt die letzte Farbe, genau.
    .other = Aber zwei Sterne warten: Leg die blaue 1 auf die erste Karte.
    .exclamation = Es würde sie füllen. Aber behalt das Ausrufezeichen: Es füllt viel größere Lücken.
    .then = Zwei Sterne! Wer Rot und Gelb gelegt hat, ist egal. Nach zwei Karten ist dein Zug vorbei.
lesson-4 = Vier Sterne für Tina? Antworte mit Blitzen ihrer Farbe, die zusammen genau ihre 3 ergeben. Wirf deine 1 und deine 2.
    .before = Tina ist dran.
    .other = Dann nimmt Tina vier Sterne. Du kannst sie aufhalten: rote Blitze 1 und 2.
    .then = Statt ihrer 3 liegen jetzt deine Blitze dort. Bleibt es so, gehört die Karte dir.
lesson-5 = Ein roter Block wirft einen Blitz hinaus, und ohne ihn stimmt die Summe nicht. Antworte mit deinem orangen Block: Er blockt einen Block.
    .before = Das gefällt Tina nicht.
    .other = Dann gilt ihre 3, und sie nimmt die Sterne. Block den Block.
    .then = Ihr Block ist weg, deine Blitze gelten wieder: vier Sterne für dich, mitten in Tinas Zug.
lesson-6 = Nando legt eine 2 auf die letzte Karte. Du hast keinen Blitz, aber alle werden gefragt, damit niemand erfährt, wer einen hat. Lass sie gelten.
    .before = Tina beendet ihren Zug. Nando ist dran.
    .then = Nur Blitze und Blöcke können auf eine Karte antworten.
lesson-7 = Du bist wieder dran. Zieh zwei.
    .before = Tina lässt sie gelten, und Nando beendet seinen Zug.
    .other = Mehr Karten, mehr Auswahl. Zieh zwei.
    .then = Neu auf deiner Hand: eine blaue 1 und eine blaue 5.
lesson-8 = Der dritten Karte fehlt nur Blau, aber gleich 4. Ein Ausrufezeichen füllt eine Farbe, egal wie viel fehlt. Leg es dorthin.
    .other = Dann fehlt noch etwas. Das Ausrufezeichen füllt alles auf einmal.
    .exclamation = Dort gewinnt es noch nichts. Auf der dritten Karte gewinnt es vier Sterne.
    .then = Vier Sterne mehr sind zehn: Das Spiel ist sofort vorbei, und du gewinnst. Fang, Griff, Rettung und Karten für alle Farben stehen in den Regeln.

## later: the terminal

card-point = Punktekarte { $asks }, { stars }
move-draw = Karten ziehen, oder keine
move-play_number = eine Zahl auf eine Farbe einer Punktekarte legen
move-play_special = Fang spielen, oder Griff gegen jemanden
move-toss = volle Hand, und nichts passt: abwerfen, Zug beenden
move-end_turn = den Zug beenden
move-bolt = Blitze werfen, statt der gerade gespielten Karte
move-red_block = eine Zahl aufheben
move-orange_block = einen Block oder eine Sonderkarte aufheben
move-rescue = verlorene Zahlen zurückbekommen
move-decline = gelten lassen
move-trim = bis zum Handlimit ablegen

## later: tips in a first game

tip-bolts = Du kannst Blitze werfen, die zusammen genau { $value } ergeben: Sie liegen dann dort statt der eben gelegten Karte.
tip-block = Ein roter Block hebt die eben gelegte Karte auf; nur ein oranger Block kann ihn stoppen.
tip-stars = Füll alle drei Farben einer Karte genau: Wer die letzte füllt, bekommt ihre Sterne.
tip-exclamation = Ein Ausrufezeichen schließt seine Farbe auf einer Karte, egal wie viel dort fehlt.
tip-lay = Tippe auf eine Karte, dann auf eine leuchtende Stelle: Sie passt, wo von ihrer Farbe mindestens so viel fehlt.

draw-head = wer zuerst { $target } Sterne hat
draw-points = Noch { $count } Punktekarten
draw-piles = Zum Ziehen { $deck } · gespielt { $discards }
draw-empty = leer
draw-left = noch { $count }
draw-closed = voll
draw-card = Karte { $number }
draw-lying = darauf { $cards }
draw-on = { $card } auf { SAY($target, form: "the") }
draw-from = { $card } gegen { SAY($seat, form: "acc") }
draw-plays = { $count ->
    [one] spielt noch eine
   *[other] spielt noch { $count }
}
draw-no-cards = keine Karten
draw-gained = Gerade gezogen: { $cards }

## later: after the game

look-pay = Hat es sich gelohnt?
look-paid = Von { $count ->
    [one] einem Einwurf
   *[other] { $count } Einwürfen
} { $paid ->
    [one] hat sich einer
   *[other] haben sich { $paid }
} sicher gelohnt und { $cost } sicher Sterne gekostet. Beim Rest ist es zu knapp.
look-best = Der beste des Spiels: { SAY($seat, form: "name") } in Zug { $turn }, { $stars } Sterne.
look-thrown = Eingeworfen
look-on = Gegen
look-stars = Sterne
look-cards = { $cards }
look-below = Vorsprung in Sternen, den jeder Blitz, Block oder jede Rettung gebracht oder gekostet hat, verglichen mit Geschehenlassen
look-most = Das sind die { $count }, die am meisten ausmachten.
look-try = Probier es

## later: puzzles

clue-look = { $what ->
    [stars] Schau auf die { $count ->
        [one] Punktekarten mit einem Stern.
       *[other] Punktekarten mit { $count } Sternen.
    }
    [bolts] Schau auf deine Karten mit einem Blitz.
    [blocks] Schau auf deine Karten ohne Zahl.
    [orange] Schau auf deine orangen Karten.
    [let] Du musst nicht antworten.
    [end] Du musst keine weitere Karte legen.
    [least] Welche deiner Karten brauchst du am wenigsten?
   *[draw] Wie viele Karten hättest du gern auf der Hand?
}
clue-idea = { $what ->
    [take] Eine Karte füllt die letzte Farbe: Die Sterne gehören dir, wenn niemand antwortet.
    [two] Zwei deiner Karten machen sie fertig, eine nach der anderen. Beginne mit der richtigen.
    [leave] Überlege, was die anderen mit einer Karte fertig machen können und was du beim nächsten Mal.
    [steal] Dieselbe Summe in derselben Farbe: Dann bekommst du die Sterne.
    [deny] Ein roter Block hebt die eben gelegte Karte auf.
    [undo] Ein oranger Block hebt einen anderen Block auf.
    [rescue] Was verdrängt wurde, kann zu dir zurückkommen.
    [orange] Eine orange Karte kann jetzt mehr wert sein als eine Zahl.
    [save] Eine Karte, die du behältst, hast du beim nächsten Mal noch, und jetzt hilft sie niemandem.
    [least] Behalte, was zu den offenen Farben passt.
   *[hand] Neue Karten geben dir mehr Auswahl; eine volle Hand kann feststecken.
}

## day: the deal of the day

daily-title = Der letzte Zug
daily-goal = Dein letzter Zug mit vier Karten, und niemand kann antworten. Ein Weg gewinnt: Finde ihn.
daily-won = Gefunden
daily-lost = { $reached } von { $total } Sternen
