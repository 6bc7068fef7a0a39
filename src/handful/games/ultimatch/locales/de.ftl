### Was Ultimatch sagt. Was $seat, $card und SAY(…) bedeuten, steht in en.ftl.
### Die alta-hand der Regeln heißt hier überall „unsere Hand“.

## cover

tagline = Räumt zusammen die Pyramide ab: nach Farbe, nach Zahl, oder nach beidem zugleich.

## table: cards

# adj: „beide sind rot“; any: „jede gelbe Karte“; sonst das Hauptwort, „Rot auf Rot“.
color = { $form ->
    [adj] { $color ->
        [R] rot
        [O] orange
        [Y] gelb
        [G] grün
        [B] blau
       *[P] lila
    }
    [any] { part-color }
   *[noun] { $color ->
        [R] Rot
        [O] Orange
        [Y] Gelb
        [G] Grün
        [B] Blau
       *[P] Lila
    }
}
part-color = { $color ->
    [R] rote
    [O] orange
    [Y] gelbe
    [G] grüne
    [B] blaue
   *[P] lila
}
part-color-dat = { $color ->
    [R] roten
    [O] orange
    [Y] gelben
    [G] grünen
    [B] blauen
   *[P] lila
}
color-title = { $color }
# the: „die rote 5“; dat: „mit der roten 5“; start: die am Satzanfang.
card = { $form ->
    [the] die { part-color } { $number }
    [dat] der { part-color-dat } { $number }
    [start] Die { part-color } { $number }
   *[bare] { part-color } { $number }
}
a-card = { $form ->
    [dat] einer Karte
   *[the] eine Karte
}
card-of-all = { SAY($card, form: "dat") } (aus unserer Hand)

way-sum = { $low } + { $high } = { $sum }
way-difference = { $high } − { $low } = { $difference }
way-mix = { $one } und { $other } gibt { $color }
way-same-color = beide sind { SAY($color, form: "adj") }
way-color = { $color } auf { $color }
way-number = { $number } auf { $number }
ways = { $first }, und { $second }
either = { $one } oder { $other }
fits = Das trifft: { $how }.
fits-ultimatch = Ein Ultimatch: { $how }. Das bringt zwei neue Karten.
fits-last = Das trifft: { $how }. Damit ist die Pyramide abgeräumt.
mismatch-alone = { SAY($card, form: "start") } allein trifft nicht. Sie braucht eine zweite Karte: { $sums }.
mismatch-alone-mix = { SAY($card, form: "start") } allein trifft nicht. Sie braucht eine zweite Karte: { $sums }, oder irgendeine { SAY($color, form: "any") }.
mismatch-numbers = { $difference ->
    [0] { $high } und { $low } ergeben { $sum }, nicht { $wanted }.
   *[other] { $high } und { $low } ergeben { $sum } oder { $difference }, nicht { $wanted }.
}
mismatch-same-color = Zwei { SAY($color, form: "any") } Karten zählen nur, wenn auch die Zahlen passen; eine davon allein genügt.
made-numbers = { $difference ->
    [0] { $high } und { $low } ergeben { $sum }.
   *[other] { $high } und { $low } ergeben { $sum } oder { $difference }.
}
made-color = { $one } und { $other } gibt { $mixed }.
mismatch-mixed = { $one } und { $other } gibt { $mixed }, nicht { $color }.
mismatch-unmixed = { $one } und { $other } gibt nicht { $color }.

strength = { $strength ->
    [1] vielleicht
    [2] passt
   *[3] super
}
nature = { $nature ->
    [colour] Farbe
    [number] Zahl
    [pair] Paar
   *[none] kein Hinweis
}
gesture = { strength }, { nature }

## table: the log

log-dealt = { YOU($seat) ->
    [you] Du bekommst
   *[other] { $seat } bekommt
} { cards }.
log-donated = { YOU($seat) ->
    [you] Du gibst
   *[other] { $seat } gibt
} { SAY($card, form: "the") } in unsere Hand.
log-starts = Unsere Hand ist offen: { SAY($cards, form: "the") }. { YOU($seat) ->
    [you] Du hast die höchste Zahl gegeben und beginnst.
   *[other] { $seat } hat die höchste Zahl gegeben und beginnt.
}
log-added = { SAY($card, form: "start") } kommt in unsere Hand dazu.
log-removed = { SAY($card, form: "start") } geht unserer Hand verloren.
log-offer = { YOU($seat) ->
    [you] Du bietest
   *[other] { $seat } bietet
} { SAY($card, form: "the") } an.
log-offer-gesture = { YOU($seat) ->
    [you] Du bietest
   *[other] { $seat } bietet
} { SAY($card, form: "the") } an: „{ $gesture }“.
log-no-offer = { YOU($seat) ->
    [you] Du bietest nichts an.
   *[other] { $seat } bietet nichts an.
}
log-no-trade = { YOU($seat) ->
    [you] Du tauschst nicht.
   *[other] { $seat } tauscht nicht.
}
log-traded = { YOU($seat) ->
    [you] Du tauschst eine Karte mit { SAY($partner, form: "dat") }.
   *[other] { $seat } tauscht eine Karte mit { SAY($partner, form: "dat") }.
}
log-swapped = { YOU($seat) ->
    [you] Du gibst { SAY($partner, form: "dat") } { SAY($given, form: "the") } und bekommst { SAY($taken, form: "the") }.
   *[other] { $seat } gibt { SAY($partner, form: "dat") } { SAY($given, form: "the") } und bekommt { SAY($taken, form: "the") }.
}
log-taken = { YOU($seat) ->
    [you] Du nimmst { SAY($card, form: "the") } von { SAY($partner, form: "dat") } und gibst nichts.
   *[other] { $seat } nimmt { SAY($card, form: "the") } von { SAY($partner, form: "dat") } und gibt nichts.
}
log-gift = { YOU($seat) ->
    [you] Du schenkst { SAY($to, form: "dat") } { SAY($card, form: "the") }.
   *[other] { $seat } schenkt { SAY($to, form: "dat") } { SAY($card, form: "the") }.
}
part-takes = { YOU($seat) ->
    [you] Du nimmst
   *[other] { $seat } nimmt
} { SAY($card, form: "the") } mit { SAY($cards, form: "dat") }: { $how }.
log-matched = { part-takes }
log-ultimatch = { part-takes } Ein Ultimatch!
log-revealed = Aufgedeckt: { SAY($cards, form: "the") }.
log-passed = { YOU($seat) ->
    [you] Du passt
   *[other] { $seat } passt
}{ $count ->
    [one] .
   *[other] : schon { $count }-mal in Folge gepasst.
}
log-drew = { $count ->
    [0] Beide Stapel sind leer: { YOU($seat) ->
        [you] Du ziehst nichts.
       *[other] { $seat } zieht nichts.
    }
   *[other] { YOU($seat) ->
        [you] Du ziehst { cards }.
       *[other] { $seat } zieht { cards }.
    }
}
log-drew-cards = { YOU($seat) ->
    [you] Du ziehst
   *[other] { $seat } zieht
} { SAY($cards, form: "the") }.
log-reshuffled = Die gespielten Karten werden gemischt: { cards } zum Ziehen.
log-reward = { YOU($seat) ->
    [you] Du ziehst
   *[other] { $seat } zieht
} { cards } für das Ultimatch.
log-reward-cards = { YOU($seat) ->
    [you] Du ziehst
   *[other] { $seat } zieht
} { SAY($cards, form: "the") } für das Ultimatch.
log-reward-left = { YOU($seat) ->
    [you] Du lässt
   *[other] { $seat } lässt
} die zwei Karten für das Ultimatch im Stapel.
log-reward-split = { YOU($seat) ->
    [you] Du behältst eine Karte und legst
   *[other] { $seat } behält eine Karte und legt
} { SAY($card, form: "the") } in unsere Hand.
log-reward-kept = { YOU($seat) ->
    [you] Du behältst { SAY($kept, form: "the") } und legst
   *[other] { $seat } behält { SAY($kept, form: "the") } und legt
} { SAY($card, form: "the") } in unsere Hand.
log-suggested = { YOU($seat) ->
    [you] Du schlägst
   *[other] { $seat } schlägt
} { SAY($cards, form: "the") } für die Karte in Reihe { $row }, Platz { $column } vor.
log-won = { $count ->
    [one] Die Pyramide ist in einem Zug abgeräumt: Das Spiel ist gewonnen.
   *[other] Die Pyramide ist in { $count } Zügen abgeräumt: Das Spiel ist gewonnen.
}
log-lost = { $reason ->
    [all_passed] Alle haben nacheinander gepasst
   *[no_match] Nichts trifft mehr
}: Das Spiel ist verloren, mit { cards } in der Pyramide.

## table: what is asked

prompt-over = { $result ->
    [win] Alles abgeräumt!
   *[loss] Diesmal nicht
}
prompt-donate = Welche Karte kommt in unsere Hand?
prompt-donating = { YOU($seats) ->
    [others] { $seats } geben noch eine Karte.
   *[other] { $seats } gibt noch eine Karte.
}
prompt-answer = Eine Karte für { $seat }?
prompt-offered = Du bietest { $seat } { SAY($card, form: "the") } an.
prompt-trade = Erst tauschen?
prompt-offers = Wer bietet dir eine Karte an?
prompt-match = Triff eine Karte der Pyramide
prompt-match-last = Triff etwas: Noch einmal passen, und wir verlieren alle
prompt-reward = Ein Ultimatch! Behalte eine von diesen zwei.
prompt-choice = Ein Ultimatch! Zwei Karten nehmen?
prompt-other = { $phase ->
    [offers] Wer bietet { $seat } eine Karte an?
    [trade] { $seat } darf tauschen
    [match] { $seat } sucht einen Treffer
   *[reward] { $seat } nimmt die Belohnung
}
title-pass = Nichts trifft: Passe
prompt-give = Was gibst du { $seat } dafür?
prompt-free = Die Karte von { $seat }, geschenkt
prompt-gift = Eine Karte für { $seat } mit leerer Hand
hint-donate = Da liegt sie offen, und alle dürfen sie benutzen. Die höchste Zahl beginnt.
hint-answer = Tippe eine an, die helfen könnte. Sie bleibt verdeckt.
hint-trade = Tippe eine angebotene Karte an, oder triff gleich etwas.
hint-asked = { YOU($seats) ->
    [others] { $seats } können dir noch eine Karte anbieten. Warte, oder mach weiter.
   *[other] { $seats } kann dir noch eine Karte anbieten. Warte, oder mach weiter.
}
hint-no-offers = Niemand bietet dir eine Karte an.
hint-give = Die andere Karte siehst du erst nach dem Tausch.
hint-match = Tippe eine offene Karte der Pyramide an, dann eine oder zwei, die sie treffen.
hint-may = Nur Karten aus unserer Hand treffen: Nutze sie, oder passe und zieh eine Karte.
hint-pass = Nichts trifft: also passen und eine Karte ziehen.
hint-pass-last = Nichts trifft, und eine ganze Runde lang hat niemand getroffen.
hint-reward = Die andere kommt in unsere Hand.
hint-choice = Du darfst sie auch im Stapel lassen.

## table: buttons and labels

button-choose = Karte wählen
button-donate = { SAY($card, form: "start") } geben
button-no-offer = Nichts anbieten
button-no-trade = Nicht tauschen
button-swap = Tauschen
button-take = Nehmen
button-gift = Schenken
button-gift-go = Überreichen
button-match = So spielen
button-match-none = Karten wählen
button-pass = Passen
button-pass-draw = eine Karte ziehen
button-pass-lose = dann verlieren wir alle
button-pass-not = etwas trifft
button-keep = { SAY($card, form: "start") } behalten
button-keep-other = { SAY($card, form: "the") } kommt in unsere Hand
button-take-reward = Zwei Karten nehmen
button-decline = Liegen lassen
button-suggest = Das vorschlagen
doubt-title = Dieses Passen verliert das Spiel. Wirklich?
doubt-could = Unsere Hand könnte noch etwas treffen.
doubt-must = Nichts trifft mehr. Eine ganze Runde Passen beendet das Spiel für uns alle.
doubt-pass = Passen und verlieren
doubt-back = Noch einmal schauen

pyramid = Die Pyramide
cleared = Alles abgeräumt!
open-cards = Offene Karten
left = { $count ->
    [one] noch eine Karte in der Pyramide
   *[other] noch { $count } Karten in der Pyramide
}
reach = trifft jetzt
shared = Unsere Hand
shared-open = für alle offen
shared-down = noch verdeckt
shared-empty = Unsere Hand ist leer.
given = von { SAY($seat, form: "dat") } gegeben
giving = { YOU($seat) ->
    [you] Du hast noch keine Karte gegeben
   *[other] { $seat } hat noch keine Karte gegeben
}
your-hand = Deine Hand
seats = Plätze
draw-pile = Ziehen
played = Gespielt
discards = { $count ->
    [one] Eine Karte gespielt
   *[other] { $count } Karten gespielt
}
passes-phone = Gepasst
passes = Gepasst in Folge
passes-of = { $count } von { $all }
passes-said = { $count } von { $all } in Folge gepasst
passes-lose = { $count ->
    [one] Noch einmal passen, und wir verlieren alle.
   *[other] Noch { $count }-mal, und wir verlieren alle.
}
ultimatches = { $ultimatches ->
    [one] { $ultimatches } Ultimatch
   *[other] { $ultimatches } Ultimatches
}
shout = Ultimatch!
known = du weißt, dass { $seat } sie hat
seat-line = { $doing ->
    [given] { cards }, eine gegeben
    [giving] noch keine Karte gegeben
    [offers] { cards }
    [declined] { cards }, kein Angebot
    [asked] { cards }, noch kein Angebot
    [trades] { cards }, am Tauschen
    [matches] { cards }, am Zug
    [rewarded] { cards }, mit Belohnung
   *[waits] { cards }
}

offers = Was die anderen anbieten
offer-thinking = überlegt …
offer-none = kein Angebot
offer-of = angeboten von { SAY($seat, form: "dat") }
offer-of-gesture = angeboten von { SAY($seat, form: "dat") }: „{ $gesture }“

line-target = Auf welche Karte?
line-none = Diese zwei treffen keine offene Karte
line-target-hint = Tippe eine offene Karte der Pyramide an.
line-take = Um { SAY($card, form: "the") } zu nehmen:
line-wanted = { $color }, oder eine { $number }. Oder zwei Karten, deren Zahlen plus oder minus { $number } ergeben.
line-wanted-mix = { $color }, oder eine { $number }. Oder zwei Karten: { $one } und { $other }, oder Zahlen, die { $number } ergeben.
line-not = Das trifft { SAY($card, form: "the") } nicht

setting-aid = Zeig mir, was zu treffen ist

caption-match = zwei Töne: ein Treffer
caption-ultimatch = ein heller Akkord: ein Ultimatch
caption-lamp = ein tiefes Ticken: noch eine Lampe
caption-win = ein steigender Akkord: alles abgeräumt
caption-loss = zwei tiefe Töne

phrase-together = Zusammen schaffen wir es.
phrase-your_choice = Du entscheidest.
phrase-let_me_think = Lass mich nachdenken.
phrase-great_match = Toll gespielt!
phrase-nearly_done = Fast geschafft!
phrase-no_way_out = Ich sehe keinen Ausweg.

## later: a card to offer, and the end

offer-title = { $seat } { SAY($card, form: "the") } anbieten
offer-keen = Wie gut ist sie?
offer-means = { $strength ->
    [1] Vielleicht: Sie kann helfen, mit einer anderen Karte.
    [2] Passt: Sie trifft allein eine offene Karte.
   *[3] Super: Sie kann ein Ultimatch ergeben.
}
offer-nature = Womit trifft sie?
offer-point = Zeig auf eine Karte der Pyramide, wenn du magst
button-offer = Anbieten
end-won = { $count } Karten in { $turns ->
    [one] einem Zug
   *[other] { $turns } Zügen
} abgeräumt, mit { ultimatches }.
end-lost = { $reason ->
    [all_passed] Alle haben nacheinander gepasst.
   *[no_match] Nichts trifft mehr.
} { $count ->
    [one] Eine Karte blieb
   *[other] { $count } Karten blieben
} in der Pyramide, nach { $turns ->
    [one] einem Zug
   *[other] { $turns } Zügen
} und { ultimatches }.
end-last = { YOU($seat) ->
    [you] Du hast
   *[other] { $seat } hat
} die letzte Karte genommen: { $how }.
end-would = Mit allen Händen offen wäre es weitergegangen: { SAY($target, form: "the") } mit { SAY($cards, form: "dat") }, denn { $how }.
end-nothing = Auch mit allen Händen offen hätte nichts getroffen.
end-alone = { $count ->
    [0] Du hast alle deine Karten gespielt. Nur ein Ultimatch hätte neue gebracht.
    [one] Deine letzte Karte trifft nichts, was offen liegt: { SAY($cards, form: "the") }.
   *[other] Keine deiner { $count } Karten, allein oder zu zweit, trifft, was offen liegt: { SAY($cards, form: "the") }.
}

## later: what a move does, and why

name-match = Nimm { SAY($card, form: "the") } mit { SAY($cards, form: "dat") }.
name-donate = Gib { SAY($card, form: "the") } in unsere Hand.
name-keep = Behalte { SAY($card, form: "the") }.
name-move = { $move ->
    [no_offer] Biete nichts an.
    [skip_trade] Mach ohne Tausch weiter.
    [pass] Pass und zieh eine Karte.
    [take_reward] Zieh die zwei Karten.
   *[decline_reward] Lass die zwei Karten im Stapel.
}

explain-donate = Gib { SAY($card, form: "the") } in unsere Hand: Da liegt sie offen, und alle dürfen sie benutzen.
explain-offer = Biete { SAY($seat, form: "dat") } { SAY($card, form: "the") } an, verdeckt.
explain-offer-gesture = Biete { SAY($seat, form: "dat") } { SAY($card, form: "the") } an, verdeckt, und zeig „{ $gesture }“.
explain-offer-pointing = Biete { SAY($seat, form: "dat") } { SAY($card, form: "the") } an, verdeckt, zeig „{ $gesture }“ und deute auf { SAY($at, form: "the") }.
explain-accept = Nimm die Karte von { SAY($seat, form: "dat") }, ungesehen, und gib { SAY($card, form: "the") } dafür.
explain-take = Nimm die Karte von { SAY($seat, form: "dat") }, ungesehen, und gib nichts dafür.
explain-gift = Schenk { SAY($seat, form: "dat") } { SAY($card, form: "the") }: die Hand dort ist leer.
explain-keep = Behalte { SAY($card, form: "the") }; { SAY($other, form: "the") } kommt in unsere Hand.
explain-pass-last = Passen: Dann hat eine ganze Runde lang niemand getroffen, und das Spiel ist verloren.
explain-move = { $move ->
    [no_offer] Biete nichts an: Du behältst deine Karten diesmal für dich.
    [skip_trade] Tausch nicht: Weiter zum Treffen.
    [pass] Pass und zieh eine Karte: Kein Treffer nutzt eine Karte deiner Hand.
    [take_reward] Nimm die Belohnung: Zieh die zwei Karten für dein Ultimatch.
   *[decline_reward] Lehn die Belohnung ab: Lass die zwei Karten im Stapel.
}

reason-donate = { $count ->
    [0] Alle können sie dort brauchen, aber allein trifft sie keine offene Karte.
    [one] Alle können sie dort brauchen, und allein trifft sie eine offene Karte.
   *[other] Alle können sie dort brauchen, und allein trifft sie { $count } offene Karten.
}
reason-offer = { $rating ->
    [0] Sie trifft keine offene Karte.
    [1] Zusammen mit unserer Hand trifft sie eine offene Karte.
    [2] Allein trifft sie eine offene Karte.
   *[3] Zusammen mit unserer Hand ergibt sie ein Ultimatch.
}
reason-boasts = Die Geste verspricht zu viel.
reason-modest = Die Geste verspricht zu wenig.
reason-no-offer = Keine deiner Karten hilft.
reason-no-trade = Du kannst auch ohne Tausch etwas treffen.
reason-no-trade-pass = Ohne Tausch kannst du nur passen.
reason-shown = { $seat } zeigt „{ $gesture }“.
reason-free = Sie kostet dich nichts.
reason-parting = { $count ->
    [0] Allein trifft { SAY($card, form: "the") } keine offene Karte.
    [one] Allein trifft { SAY($card, form: "the") } eine offene Karte.
   *[other] Allein trifft { SAY($card, form: "the") } { $count } offene Karten.
}
reason-spends = { $shared ->
    [0] { $own ->
        [1] Das kostet dich eine Karte.
       *[2] Das kostet dich zwei Karten.
    }
    [1] { $own ->
        [0] Das kostet eine Karte aus unserer Hand.
       *[1] Das kostet eine Karte von dir und eine aus unserer Hand.
    }
   *[2] Das kostet zwei Karten aus unserer Hand.
}
reason-turns-up = { $count ->
    [one] Das deckt noch eine Karte auf.
   *[other] Das deckt noch { $count } Karten auf.
}
reason-keeps = { $count ->
    [one] Was übrig bleibt, trifft die andere offene Karte nicht.
   *[other] { $ready ->
        [0] Was übrig bleibt, trifft keine der { $count } anderen offenen Karten.
       *[other] Was übrig bleibt, trifft { $ready } der { $count } anderen offenen Karten.
    }
}
reason-keeps-all = { $count ->
    [one] Was übrig bleibt, trifft auch die andere offene Karte.
   *[other] Was übrig bleibt, trifft alle { $count } anderen offenen Karten.
}

## later: why a move does not go

refuse-over = Das Spiel ist aus.
refuse-move = So einen Zug gibt es nicht.
refuse-seat = An diesem Tisch gibt es keinen Platz { $seat }.
refuse-phase = { $phase ->
    [donate] Zuerst geben alle eine Karte in unsere Hand.
    [trade] Erst der Tausch: Nimm eine angebotene Karte, schenk einer leeren Hand eine, oder mach ohne Tausch weiter.
    [match] Der Tausch ist vorbei: Triff eine Karte der Pyramide, oder passe.
    [reward_choice] Erst die Belohnung: Nimm die zwei Karten, oder lass sie liegen.
   *[reward] Erst die Belohnung: Behalte eine der zwei Karten.
}
refuse-no-trade = Gerade tauscht niemand.
refuse-turn = { $seat } ist dran.
refuse-given = Du hast schon eine Karte gegeben; dabei bleibt es.
refuse-own-trade = Jetzt bieten die anderen dir etwas an, nicht du ihnen.
refuse-no-card = Du hast keine Karte zum Anbieten.
refuse-answered = Du hast schon geantwortet; dabei bleibt es.
refuse-signal = { $signals ->
    [off] An diesem Tisch bietet man eine Karte ohne Geste an.
    [strength] An diesem Tisch zeigt ein Angebot, wie gut die Karte ist, und sonst nichts.
    [nature] An diesem Tisch zeigt ein Angebot, wie gut die Karte ist und womit sie trifft.
   *[pointing] An diesem Tisch zeigt ein Angebot, wie gut die Karte ist und womit sie trifft, und es darf auf eine Karte deuten.
}
refuse-point = Du kannst nur auf eine offene Karte deuten.
refuse-held = Du hast { SAY($card, form: "the") } nicht.
refuse-no-offer = { YOU($seat) ->
    [you] Von dir selbst kannst du keine Karte nehmen.
   *[other] { $seat } bietet nichts an.
}
refuse-give = Sag, welche Karte du dafür gibst.
refuse-gift-self = Schenken kannst du nur jemand anderem.
refuse-gift-off = An diesem Tisch darf nur, wer am Zug ist, eine Karte geschenkt bekommen.
refuse-gift-cards = { $seat } hat noch Karten; geschenkt wird nur einer leeren Hand.
refuse-pass = Du kannst nicht passen: Eine Karte deiner Hand trifft.
refuse-pass-alone = Allein kannst du nicht passen.
refuse-number = Spiel eine Karte oder zwei verschiedene.
refuse-missing = { SAY($card, form: "start") } ist weder in deiner noch in unserer Hand.
refuse-covered = Diese Karte ist noch verdeckt: Wähl eine offene.
refuse-gone = Dieser Platz ist leer: Wähl eine offene Karte.
refuse-keep = Behalten kannst du { SAY($one, form: "the") } oder { SAY($other, form: "the") }.
refuse-talk-off = Dieser Tisch spielt ohne Vorschläge.
refuse-talk-early = Vorschläge kommen nach dem Tausch.
refuse-talk-card = { SAY($card, form: "start") } ist nicht in unserer Hand, und über andere Karten spricht man nicht.
refuse-talk-covered = Diese Karte liegt nicht offen.
refuse-talk-shape = Ein Vorschlag nennt einen Platz der Pyramide und eine oder zwei Karten aus unserer Hand.
refuse-solve = Lösen lässt sich nur ein Spiel allein: Mit anderen bleiben die Hände geheim.

## new

preset-standard = Standard
    .help = Das übliche Spiel, so schwer wie gedacht.
preset-easier = Leichter
    .help = Eine Karte mehr in unserer Hand.
preset-easiest = Am leichtesten
    .help = Zwei Karten mehr in unserer Hand, zweimal tauschen im Zug.
preset-hard = Schwer
    .help = Unsere Hand verliert am Anfang eine Karte.
preset-harder = Schwerer
    .help = Beide Karten für ein Ultimatch gehen auf die eigene Hand.
preset-hardest = Am schwersten
    .help = Beides: Unsere Hand verliert eine Karte und bekommt keine für ein Ultimatch.

## options

option-dealer_seat = Wer gibt: Links daneben wird zuerst gegeben und bei Gleichstand begonnen.
option-alta_bonus = Leichter: so viele Karten mehr in unserer Hand am Anfang.
option-trades_per_turn = Leichter: zweimal tauschen in einem Zug.
option-alta_minus = Schwerer: Unsere Hand verliert am Anfang eine Karte durch das Los.
option-reward_to_hand = Schwerer: Beide Karten für ein Ultimatch gehen auf die eigene Hand, keine in unsere Hand.
option-trade_signals = Was ein Angebot zeigt: nur die Rückseite der Karte; auch wie gut sie ist; auch womit sie trifft; auch eine Karte, auf die man deutet.
    .off = Rückseite
    .strength = wie gut
    .nature = womit
    .pointing = deuten
option-gift_to_empty = Wem man eine Karte schenken darf: jeder leeren Hand, oder nur wer am Zug ist.
    .both = jeder leeren Hand
    .current_only = wer am Zug ist
option-primary_ultimatch = Zwei rote Karten auf eine rote können ein Ultimatch sein; ebenso bei Gelb und Blau.
option-reward_optional = Die zwei Karten für ein Ultimatch darf man im Stapel lassen.
option-table_talk = Ob alle auf Treffer mit Karten aus unserer Hand zeigen dürfen.
    .pings = ja
    .off = nein
option-offer_seconds = Wie lange der Tisch beim Tauschen auf Angebote wartet.
    .off = ohne Ende
option-turn_seconds = Wie lange der Tisch auf den Zug wartet, und am Anfang auf die gegebenen Karten.
    .off = ohne Ende

## later: house rules that make no game

problem-dealer = Wer gibt, muss mitspielen.
problem-bonus = Unsere Hand kann am Anfang nicht mehr Karten bekommen und auch eine verlieren: Wähl eins von beiden.
problem-solitaire = Unsere Hand und das Tauschen gibt es erst ab zwei Spielern: Lass { $option }, wie es ist.

## later: the lesson

lesson-goal = Räumt zusammen die Pyramide ab. Fünf Karten sind übrig. Tina hilft dir, aber über eure Karten dürft ihr nicht sprechen.
lesson-1 = Die rote 4 liegt in der Pyramide offen, und deine blaue 4 hat dieselbe Zahl. Tipp auf beide und spiel so.
    .before = Tina hat dir nichts anzubieten.
    .other = Aber nimm hier die rote 4 mit deiner blauen 4.
    .red = Auch Rot passt auf Rot. Aber behalt deine rote 2: Du wirst sie brauchen. Nimm die blaue 4.
    .then = Dieselbe Farbe oder dieselbe Zahl: Eine Karte genügt.
lesson-2 = Tina ist dran und hat nichts für die grüne 6. Du hast eine grüne Karte. Tipp sie an, wähl „Farbe“ und biete sie an.
    .other = Aber Tina braucht eine grüne Karte. Biete ihr deine grüne 1 an, als Farbe.
    .then = Sie hat sie genommen, ohne sie zu sehen, und dir zuerst eine von ihren gegeben: die orange 8.
lesson-3 = Tina schiebt dir verdeckt eine Karte hin und zeigt „Paar“ und „super“. Tipp sie an und gib ihr deine orange 8.
    .before = Tina nimmt mit 1 + 5 die 6 und macht dir ein Angebot.
    .other = Ihr Zeichen ist stark. Tipp auf ihre Karte, dann auf deine orange 8: Die rote brauchst du.
    .then = Eine gelbe 3, ein Paar mit deiner roten 2. Man gibt immer zuerst und schaut danach.
lesson-4 = Orange 5: Rot und Gelb gibt Orange, und 2 + 3 = 5. Nimm sie mit deiner roten 2 und gelben 3.
    .other = Auch das passt. Aber mit roter 2 und gelber 3 hast du Farbe und Zahl zugleich.
    .then = Farbe und Zahl: ein Ultimatch. Es bringt zwei neue Karten.
lesson-5 = Behalt eine der beiden. Die andere kommt in unsere Hand, wo ihr beide sie benutzen könnt.
    .then = Hier ist nichts falsch: Du kannst beide benutzen.
lesson-6 = Tina ist dran. Sie hat, was sie braucht, also biete nichts an.
    .other = Behalt deine Karte: Du wirst sie brauchen. Biete nichts an.
    .then = 8 auf 8. Hätte Tina nichts, würde sie passen, und wenn alle nacheinander passen, verliert ihr.
lesson-7 = Die letzte Karte, Lila 3. Eine Karte von dir und eine aus unserer Hand: 8 − 5 = 3, und Rot und Blau gibt Lila.
    .before = Tina hat dir nichts anzubieten.
    .other = Nimm beide: 8 − 5 = 3.
    .then = Die Pyramide ist leer: Ihr gewinnt beide. Mehr musst du nicht wissen.

## later: the terminal

move-donate = eine Karte in unsere Hand geben
move-offer = eine Karte verdeckt anbieten und sagen, wie gut sie ist und wie sie trifft
move-no_offer = nichts anbieten
move-accept = eine angebotene Karte nehmen, für eine von dir
move-gift = jemandem, der keine hat, eine Karte schenken
move-skip_trade = ohne Tausch weitermachen
move-match = eine Karte der Pyramide mit einer oder zwei Karten nehmen
move-pass = eine Karte ziehen, statt zu treffen
move-take_reward = die zwei Karten für ein Ultimatch ziehen
move-decline_reward = die zwei Karten für ein Ultimatch im Stapel lassen
move-keep = diese der zwei Karten behalten; die andere kommt in unsere Hand

## later: tips in a first game

tip-give = Die Karte, die du gibst, kommt in unsere Hand: Alle dürfen sie benutzen, wenn sie dran sind.
tip-offer = Tippe auf eine Karte, um sie verdeckt anzubieten: Nimmt { $seat } sie, bekommst du eine dafür, gewählt vor dem Ansehen.
tip-trade = Das Zeichen sagt, wozu die Karte von { $seat } gut sein mag: Nimmst du sie, gibst du eine von dir, bevor du sie siehst.
tip-match = Eine Karte räumt eine offene durch Farbe oder Zahl ab, zwei durch Summe, Differenz oder gemischte Farben.
tip-pass = Nichts passt, also passt du und ziehst eine Karte: Nach { $count }-mal Passen in Folge haben alle verloren.

draw-head = Zug { $turn }
draw-goal = räumt zusammen die Pyramide ab
draw-passes = gepasst { $lamps } ({ $count } verlieren)
draw-left = Nachziehstapel { $count }
draw-to-clear = { $count ->
    [one] noch { $count } Karte
   *[other] noch { $count } Karten
} in der Pyramide
draw-row = Reihe { $row }: { $cards }
draw-covered = verdeckt
draw-gone = weg
draw-shared = Unsere Hand
draw-hand = Deine Hand
draw-empty = leer
draw-gesture = „{ $gesture }“
draw-reward = Gezogen
draw-known = Du weißt von { $seat }

## later: after the game

look-last = Der letzte Moment, in dem es zu gewinnen war
look-won-whole = Es war bis zum Ende zu gewinnen, und ihr habt es geschafft.
look-never = Schon vom ersten Zug an fand sich kein Weg zum Sieg.
look-last-moment = Bis Zug { $turn } war es noch zu gewinnen.
look-did = Was { SAY($seat, form: "name") } da tat: { $move }
look-would-have = Was gewonnen hätte: { $move }
look-proved = Gelöst mit jeder Karte da, wo sie wirklich lag, auch denen, die niemand gesehen hatte. Sicher sein konnte sich damals niemand.
look-tried = Nach jedem Zug { $count }-mal weitergespielt, mit jeder Karte da, wo sie wirklich lag, auch denen, die niemand gesehen hatte. Sicher sein konnte sich damals niemand.
look-chart = Die Kurve mischt die Karten neu, die niemand gesehen hatte. Darum kann sie noch eine Chance zeigen, wo es schon zu spät war.
look-winnable = Zu gewinnen
look-could = zu gewinnen
look-moment = letzter Moment
look-late = zu spät
look-done = Gespielt
look-better = Was gewonnen hätte
look-plus = und
look-onto = auf
look-try = Probier es

## later: puzzles

clue-look = { $what ->
    [row] Schau auf Reihe { $row }, von oben gezählt.
    [pass] Du musst nichts treffen.
    [reward] Zwei neue Karten: Vergleiche, worauf jede passen würde.
    [give] Die Karte, die du gibst, können alle benutzen.
    [offer] Wer ist am Zug, und was würde dort helfen?
   *[trade] Denk zuerst an den Tausch.
}
clue-idea = { $what ->
    [color] Eine Karte derselben Farbe genügt.
    [number] Eine Karte mit derselben Zahl genügt.
    [sum] Zwei Karten ergeben sie zusammen.
    [difference] Zwei Karten unterscheiden sich um ihre Zahl.
    [mix] Zwei Grundfarben mischen sich zu ihr.
    [ultimatch] Zahl und Farbe zugleich: Das ist ein Ultimatch und bringt zwei neue Karten.
    [pass] Karten aus aller Hand aufzuheben kann sich lohnen.
    [keep] Eine bleibt bei dir, die andere geht in aller Hand.
    [give] Gib eine Karte, die auch den anderen nützt.
    [offer] Eine Karte, die du anbietest, kann einen Treffer ergänzen.
    [none] Halte deine Karten zusammen.
    [skip] Du kommst ohne eine andere Karte aus.
    [gift] Einer leeren Hand kann man eine Karte geben.
   *[take] Eine neue Karte passt vielleicht, wo deine nicht passen.
}

## day: the deal of the day

daily-title = Ultimatch allein
daily-goal = Räume die ganze Pyramide ab. Es geht.
daily-won = In { $turns } Zügen gewonnen
daily-lost = { $reached } von { $total } Karten weg
daily-short = { $found ->
    [yes] Ultimatch { $turns } Züge
   *[no] Ultimatch { $reached }/{ $total }
}
