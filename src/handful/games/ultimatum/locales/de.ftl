### Was Ultimatum sagt. Was $seat, $card und SAY(…) bedeuten, steht in en.ftl.

## cover

tagline = Teile mit einem Partner die Chips eines Dritten, bevor die Runde ohne Warnung endet.

## table: cards and chips

# a: „einen Block“; the: „den Block“; no: „keinen Block“ (Akkusativ); start: „Den Block“, nur von Block und Konter.
card = { $form ->
    [a] { part-ein } { part-card }
    [no] k{ part-ein } { part-card }
    [start] Den { part-card }
    [the] { $kind ->
        [UL] das
        [DR] das
        [RO] die
        [G] die
        [T] die
       *[other] den
    } { part-card }
   *[bare] { part-card }
}
part-ein = { $kind ->
    [UL] ein
    [DR] ein
    [RO] eine
    [G] eine
    [T] eine
   *[other] einen
}
part-card = { $kind ->
    [G] Gib { $value }
    [T] Nimm { $value }
    [SW] Tausch
    [ST] Raub
    [BL] Block
    [UL] Ultimatum
    [CO] Konter
    [DR] Ziehen
   *[RO] Runde
}
card-times = { $card } ×{ $count }
card-help = { $kind ->
    [G] ein anderer zahlt
    [T] von jemand anderem
    [SW] Chips oder Hände
    [ST] ein ganzer Stapel
    [BL] nicht mit mir
    [UL] teile ihre Chips
    [CO] ein Gegenangebot
    [DR] zwei Karten
   *[RO] die Runde ist aus
}
chips = { $count ->
    [one] { $count } Chip
   *[other] { $count } Chips
}
total = gesamt { $count }

## table: the log

part-gets = { YOU($seat) ->
    [you] Du bekommst
   *[other] { $seat } bekommt
}
part-plays = { YOU($seat) ->
    [you] Du spielst
   *[other] { $seat } spielt
}
part-wants = { YOU($seat) ->
    [you] Du willst
   *[other] { $seat } will
}
part-counters = { YOU($seat) ->
    [you] Du machst
   *[other] { $seat } macht
} ein Gegenangebot: { chips }
log-round = Runde { $round }: { YOU($seat) ->
    [you] Du gibst
   *[other] { $seat } gibt
}.
log-dealt = { part-gets } { cards }.
log-played = { part-plays } { $card }.
log-played-for = { part-plays } { $card } für { SAY($target, form: "acc") }.
log-thrown = { YOU($seat) ->
    [you] Du wirfst
   *[other] { $seat } wirft
} { SAY($card, form: "a") } weg.
log-steal = { part-wants } { YOU($target) ->
    [you] alle deine Chips
   *[other] alle Chips von { $target }
} rauben.
log-swap = { part-wants } mit { SAY($target, form: "dat") } { $what ->
    [chips] die Chips
   *[hands] die Hand
} tauschen.
log-ultimatum = { part-plays } ein Ultimatum um { YOU($target) ->
    [you] deine Chips
   *[other] die Chips von { $target }
}: { $count } für { SAY($responder, form: "acc") }, der Rest für { SAY($seat, form: "acc") }.
log-declined = { YOU($seat) ->
    [you] Du lässt es.
   *[other] { $seat } lässt es.
}
log-no-counter = { YOU($seat) ->
    [you] Du machst kein Gegenangebot.
   *[other] { $seat } macht kein Gegenangebot.
}
log-no-raise = { YOU($seat) ->
    [you] Du bleibst bei { chips }.
   *[other] { $seat } bleibt bei { chips }.
}
log-no-block = { YOU($seat) ->
    [you] Du blockst nicht.
   *[other] { $seat } blockt nicht.
}
log-blocked = { YOU($seat) ->
    [you] Du blockst
   *[other] { $seat } blockt
} { SAY($card, form: "the") }: Nichts bewegt sich.
log-countered = { part-counters } für { SAY($responder, form: "acc") }, der Rest für { SAY($seat, form: "acc") }.
log-countered-keeps = { part-counters } für { SAY($responder, form: "acc") }, den Rest { YOU($seat) ->
    [you] behältst du
   *[other] behält { $seat }
}.
log-countered-one = { part-counters }.
log-accepted = { YOU($seat) ->
    [you] Du nimmst
   *[other] { $seat } nimmt
} { YOU($by) ->
    [you] dein Angebot
   *[other] das Angebot von { $by }
} an: { chips }.
log-accepted-one = { YOU($seat) ->
    [you] Du nimmst eines der Angebote an.
   *[other] { $seat } nimmt eines der Angebote an.
}
log-rejected = { YOU($seat) ->
    [you] Du lehnst alle Angebote ab
   *[other] { $seat } lehnt alle Angebote ab
}: Niemand bekommt einen Chip.
paid = { part-gets } { chips } von { SAY($payer, form: "dat") }.
paid-short = { part-gets } { chips } von { SAY($payer, form: "dat") }: Mehr war nicht da.
paid-nothing = { part-gets } nichts von { SAY($payer, form: "dat") }.
log-stacks = Chips getauscht: { $x } für { SAY($a, form: "acc") }, { $y } für { SAY($b, form: "acc") }.
log-hands = Hände getauscht: { $x ->
    [one] { $x } Karte
   *[other] { $x } Karten
} für { SAY($a, form: "acc") }, { $y } für { SAY($b, form: "acc") }.
log-drew = { YOU($seat) ->
    [you] Du ziehst
   *[other] { $seat } zieht
} { cards }.
log-drawn = Neu auf { YOU($seat) ->
    [you] deiner Hand
   *[other] der Hand von { $seat }
}: { $cards }.
log-holds = Jetzt auf { YOU($seat) ->
    [you] deiner Hand
   *[other] der Hand von { $seat }
}: { $cards }.
log-round-card = Die Runde ist vorbei: { YOU($seat) ->
    [you] Du hast sie beendet
   *[other] { $seat } hat sie beendet
}.
log-round-empty = Die Runde ist vorbei: { YOU($seats) ->
    [you] Du hast
    [you-all] { SAY($seats, form: "start") } habt
    [other] { $seats } hat
   *[others] { $seats } haben
} keine Karten mehr.
seat-count = { $seat } { $count }
log-scored = Chips: { $chips }.
log-scored-totals = Chips: { $chips }. Insgesamt: { $totals }.
log-game-over = Das Spiel ist aus: { YOU($seats) ->
    [you] Du hast gewonnen
    [you-all] { SAY($seats, form: "start") } habt gewonnen
    [other] { $seats } hat gewonnen
   *[others] { $seats } haben gewonnen
}.

## table: what is asked

prompt-turn = Spiel eine Karte.
prompt-waiting = { $phase ->
    [turn] { YOU($seat) ->
        [you] Du spielst eine Karte
       *[other] { $seat } wählt eine Karte
    }
    [counter] { YOU($seat) ->
        [you] Du darfst ein Gegenangebot machen
       *[other] { $seat } darf ein Gegenangebot machen
    }
    [raise] { YOU($seat) ->
        [you] Du darfst dein Angebot erhöhen
       *[other] { $seat } darf das Angebot erhöhen
    }
    [choose] { YOU($seat) ->
        [you] Du wählst ein Angebot
       *[other] { $seat } wählt ein Angebot
    }
    [round_over] { YOU($seat) ->
        [you] Du gibst die nächste Runde
       *[other] { $seat } gibt die nächste Runde
    }
   *[block] { YOU($seat) ->
        [you] Du darfst blocken
       *[other] { $seat } darf blocken
    }
}
part-the-chips = { $count ->
    [one] den einzigen Chip
   *[other] die { $count } Chips
}
part-your-chips = { $count ->
    [one] deinen einzigen Chip
   *[other] deine { $count } Chips
}
prompt-counter = { YOU($target) ->
    [you] Sie teilen { part-your-chips }. Machst du { $responder } selbst ein Angebot?
   *[other] Ein Gegenangebot an { $responder } für { part-the-chips } von { $target }?
}
    .passes = { YOU($target) ->
        [you] Sie teilen { part-your-chips }.
       *[other] { $responder } soll einen Teil haben: { part-the-chips } von { $target }.
    }
prompt-raise = { $responder } mehr als { chips } bieten?
    .passes = Bestes Angebot an { $responder } bisher: { chips }.
prompt-offer = { $by } bietet dir { $share } { $count ->
    [one] vom einzigen Chip
   *[other] der { $count } Chips
} von { $target }
prompt-choose = { $offers } Angebote für { part-the-chips } von { $target }: Welches nimmst du?
prompt-shield = { $responder } nimmt { YOU($by) ->
    [you] dein Angebot
   *[other] das Angebot von { $by }
} an: Das kostet dich { chips }
prompt-deal = Die Runde ist vorbei. Du gibst die nächste.
prompt-over = Das Spiel ist aus.
threat-steal = { YOU($actor) ->
    [you] Du willst
   *[other] { $actor } will
} { YOU($target) ->
    [you] { $count ->
        [0] deine Chips rauben, aber du hast keine
        [one] deinen einzigen Chip rauben
       *[other] alle deine { $count } Chips rauben
    }
   *[other] { $count ->
        [0] die Chips von { $target } rauben, aber da sind keine
        [one] den einzigen Chip von { $target } rauben
       *[other] alle { $count } Chips von { $target } rauben
    }
}
threat-swap = { YOU($actor) ->
    [you] Du willst
   *[other] { $actor } will
} mit { SAY($target, form: "dat") } { $what ->
    [chips] die Chips
   *[hands] die Hand
} tauschen: { part-mine } von { SAY($actor, form: "dat") } gegen { $yours } von { SAY($target, form: "dat") }
part-mine = { $what ->
    [chips] { $mine ->
        [one] { $mine } Chip
       *[other] { $mine } Chips
    }
   *[hands] { $mine ->
        [one] { $mine } Karte
       *[other] { $mine } Karten
    }
}
hint-turn = Tippe eine Karte an, dann für wen sie ist.
hint-first = Die meisten Chips gewinnen. Tippe eine Karte an.
hint-early = Du wirst später gefragt, kannst aber schon jetzt verzichten.
hint-counter = Bestes Angebot an { $responder } bisher: { chips }.
zero-choose = Bei 0 lehnst du alles ab: Niemand bekommt einen Chip.
hint-choose = Tippe ein Angebot auf dem Tisch an, oder lehne alle ab.
offer-gets = { YOU($responder) ->
    [you] Du bekommst
   *[other] { $responder } bekommt
} { $share }, { YOU($by) ->
    [you] du bekommst
   *[other] { $by } bekommt
} { $rest }.
offer-keeps = { YOU($responder) ->
    [you] Du bekommst
   *[other] { $responder } bekommt
} { $share }, { YOU($by) ->
    [you] du behältst
   *[other] { $by } behält
} { $rest }.

## table: buttons and labels

button-play = { $how ->
    [card] Karte wählen
    [seat] Spieler wählen
    [what] Wählen
    [anyway] Trotzdem spielen
    [offer] { $count } bieten
    [end] Runde beenden
    [away] Wegwerfen
   *[play] Spielen
}
button-back = Zurücklegen
button-block = Blocken
button-no-block = Du hast keinen Block
button-let = Geschehen lassen
button-let-early = Ich blocke nicht
button-no-offer = Kein Gegenangebot
button-no-offer-early = Kein Gegenangebot von mir
button-counter = { $count } bieten
button-no-counter = Du hast keinen Konter
button-take = Annehmen
button-reject = Alle ablehnen: Niemand bekommt einen Chip
button-deal = Nächste Runde geben
button-talk = Reden
your-hand = Deine Hand, { cards }
cards-left = { $count ->
    [one] letzte Karte
   *[other] noch { $count } Karten
}
stacks = Chips
draw-pile = Ziehen
discards = Ablage
mat-empty = Kein Angebot auf dem Tisch
mat-stop = Die Runde kann jeden Moment enden.
mat-last = { YOU($seats) ->
    [you] Du kannst
    [you-all] { SAY($seats, form: "start") } könnt
    [other] { $seats } kann
   *[others] { $seats } können
} die Runde beenden.
round-of = Runde { $round } von { $rounds }
round-to = Runde { $round }, bis { $goal }
refused = Diese Karte geht nicht.
shout = { $what ->
    [ultimatum] Ultimatum!
    [round] Runde!
    [none] Kein Handel!
   *[nothing] nichts
}
caption = { $sound ->
    [clink] Chips klirren
    [gavel] ein Hammer fällt
    [bell] eine Tischglocke läutet
    [shield] ein Schild fällt
    [tick] eine Uhr tickt
   *[card] eine Karte wird gelegt
}

phrase-fair_enough = Das ist gerecht.
phrase-not_enough = Das reicht nicht.
phrase-take_it = Nimm es oder lass es.
phrase-no_deal = Kein Handel.
phrase-trust_me = Vertrau mir.
phrase-i_will_remember = Das merke ich mir.

## later: a card being played

ask = { $step ->
    [G-from] { $card }: Wer zahlt?
    [G-to] { $seat } zahlt { chips }. An wen?
    [T-from] { $card }: Von wem?
    [ST-from] Raub: Wessen Chips?
    [SW-with] Mit wem tauschst du?
    [SW-what] Was tauschst du mit { $seat }?
    [UL-target] Ultimatum: Wessen Chips teilst du?
    [UL-responder] Die Chips von { $seat }: Wem bietest du einen Anteil?
   *[DR-to] Ziehen: Wer bekommt zwei Karten?
}
role = { $role ->
    [from] zahlt
    [to] bekommt sie
    [with] tauscht
    [target] verliert Chips
   *[responder] entscheidet
}
ready-steal = { $count ->
    [0] { $seat } alle Chips nehmen? Da sind keine.
    [one] { $seat } den einzigen Chip nehmen?
   *[other] { $seat } alle { $count } Chips nehmen?
}
ready-swap = { $what ->
    [chips] Chips mit { $seat } tauschen: deine { $mine } gegen { $yours }.
   *[hands] Die Hand mit { $seat } tauschen: deine { $mine } Karten gegen { $yours }.
}
ready-split = { $count ->
    [one] Den einzigen Chip
   *[other] Die { $count } Chips
} von { $seat } teilen
ready-draw = { YOU($seat) ->
    [you] Zwei Karten ziehen?
   *[other] { $seat } zwei Karten ziehen lassen?
}
ready-throw = { SAY($card, form: "start") } wegwerfen?
ready-round = Die Runde jetzt beenden?
nothing-moves = Nichts würde sich bewegen. Trotzdem spielen?
note-free = Niemand kann es verhindern.
note-short = Mehr als { chips } gibt es nicht zu holen.
note-block = { YOU($seat) ->
    [you] Du darfst es blocken.
   *[other] { $seat } könnte es blocken.
}
note-anyone = Jemand könnte es blocken.
note-bargain = Mit einem Konter können andere mehr bieten, und mit einem Block kann { $seat } es stoppen.
note-throw-block = Im eigenen Zug bewirkt ein Block nichts. Er hilft, wenn du angegriffen wirst.
note-throw-counter = Im eigenen Zug bewirkt ein Konter nichts. Er hilft in einem Ultimatum.
note-round = Die Runde endet, und alle behalten ihre Chips: Du hast { $count }.
note-last = Es ist deine letzte Karte: Danach endet die Runde.
button-swap = { $what ->
    [chips] Chips tauschen
   *[hands] Hände tauschen
}
button-swap-then = { $what ->
    [chips] deine { $mine } gegen { $yours }
   *[hands] deine { $mine } Karten gegen { $yours }
}

## later: an Ultimatum on the mat

offer-of = { YOU($seat) ->
    [you] Dein Angebot
   *[other] Angebot von { $seat }
}
offer-for = für { SAY($seat, form: "acc") }
offer-change = { $seat } { $change }
offer-sure = Niemand kann blocken
offer-may-block = { YOU($seat) ->
    [you] Du könntest blocken
   *[other] { $seat } könnte blocken
}
offer-kept = { YOU($seat) ->
    [you] du behältst { $count }
   *[other] behält { $count }
}
offer-taken = angenommen
offers = Angebote
mat-target = dessen Chips geteilt werden
mat-whole = { YOU($seat) ->
    [you] Alle deine Chips liegen
   *[other] Alle Chips von { $seat } liegen
} auf dem Tisch
decides-then = dann { YOU($seat) ->
    [you] entscheidest du
   *[other] entscheidet { $seat }
}
decides-now = { YOU($seat) ->
    [you] Jetzt entscheidest du
   *[other] Jetzt entscheidet { $seat }
}
blocks = { YOU($seat) ->
    [you] Blockst du es?
   *[other] Blockt { $seat } es?
}
asked = Der Reihe nach gefragt
asked-left = { $count ->
    [0] alle haben geantwortet
    [one] einer fehlt noch
   *[other] { $count } fehlen noch
}
asked-state = { $state ->
    [waiting] wartet
    [bid] bietet { $count }
    [let-counter] kein Gegenangebot
    [let-raise] bleibt bei { $count }
    [let-block] blockt nicht
   *[empty] keine Karten
}
asked-has = hat { chips }
split-gets = { YOU($seat) ->
    [you] du bekommst
   *[other] { $seat } bekommt
}
split-for = Anteil für { $seat }
split-value = { SAY($responder, form: "start") } { $share }, { $by } { $rest }
split-more = +1 für { SAY($seat, form: "acc") }
split-keep = du behältst

## later: between two rounds

over-card = { YOU($seat) ->
    [you] Du hast geläutet
   *[other] { $seat } hat geläutet
}
over-empty = { YOU($seats) ->
    [you] Du hast
    [you-all] { SAY($seats, form: "start") } habt
    [other] { $seats } hat
   *[others] { $seats } haben
} keine Karten mehr
over-trail = Wer wem gezahlt hat
over-quiet = Kaum ein Chip hat den Besitzer gewechselt.
over-gain = { YOU($seat) ->
    [you] Dein größter Gewinn
   *[other] Größter Gewinn von { SAY($seat, form: "dat") }
}: { chips } von { SAY($payer, form: "dat") }, durch { $card } von { SAY($by, form: "dat") }.
over-next = { YOU($seat) ->
    [you] Du gibst
   *[other] { $seat } gibt
} die nächste Runde.

## later: cards that are gone, a seat, talk

discards-none = Noch hat niemand eine Karte gespielt.
discards-gone = Bisher weg
discards-newest = Neueste zuerst
seat-know = Du kennst diese Karten: Sie waren deine.
seat-talk = { $seat } etwas sagen
talk-title = Sag es am Tisch
talk-hint = Alle hören es. Nichts davon bindet, und Lügen ist erlaubt.
talk-to = Zu wem?
talk-all = alle
talk-kind = Was?
talk-kinds = { $kind ->
    [deal] Ein Handel
    [threat] Eine Drohung
    [ask] Ein Wunsch
    [claim] Meine Karten
   *[emote] Ein Wort
}
talk-if = Wenn du …
talk-then = Dann werde ich …
talk-please = Bitte …
talk-whom = wen?
talk-least = wie viele?
talk-card = { $word ->
    [have] Das habe ich
   *[lack] Das habe ich nicht
}
talk-send = Sagen
talk-agree = Einverstanden
talk-refuse = Nein
talk-heard = Was gesagt wurde
talk-none = Noch hat niemand etwas gesagt.
talk-agreed = { YOU($seat) ->
    [you] Du warst einverstanden
   *[other] { $seat } war einverstanden
}
talk-fate = { $fate ->
    [kept] gehalten
   *[broken] gebrochen
}

speech = { SAY($words, form: "start") }
speech-to = { SAY($to, form: "name") }, { $words }
log-said = { YOU($seat) ->
    [you] Du sagst
   *[other] { $seat } sagt
}: { $words }
log-answered = { YOU($seat) ->
    [you] Du antwortest
   *[other] { $seat } antwortet
}: { $words }
say-deal = { $form ->
    [start] Wenn
   *[other] wenn
} du { SAY($when, form: "you") }, werde ich { SAY($then, form: "will") }.
say-threat = { $form ->
    [start] Wenn
   *[other] wenn
} du { SAY($when, form: "you") }, nimm dich in Acht: Dann werde ich { SAY($then, form: "will") }.
say-ask = { $form ->
    [start] Bitte
   *[other] bitte
} { SAY($then, form: "please") }.
say-claim = { $form ->
    [start] Ich
   *[other] ich
} habe { $word ->
    [have] { SAY($card, form: "a") }
   *[lack] { SAY($card, form: "no") }
}.
say-answer = { $answer ->
    [agree] { $form ->
        [start] Einverstanden.
       *[other] einverstanden.
    }
   *[refuse] { $form ->
        [start] Nein.
       *[other] nein.
    }
}
say-emote = { $form ->
    [start] { $word ->
        [laugh] Haha!
        [groan] O nein.
        [thanks] Danke.
       *[think] Hm …
    }
   *[other] { $word ->
        [laugh] haha!
        [groan] o nein.
        [thanks] danke.
       *[think] hm …
    }
}
# you: „wenn du …“; please: „bitte …“; sonst die Grundform.
deed = { $form ->
    [you] { $deed ->
        [accept] annimmst
        [reject] alle Angebote ablehnst
        [counter] ein Gegenangebot machst
        [block] blockst
        [let_pass] es geschehen lässt
        [end_round] die Runde beendest
       *[play_on] weiterspielst
    }
    [please] { $deed ->
        [accept] nimm an
        [reject] lehn alle Angebote ab
        [counter] mach ein Gegenangebot
        [block] block
        [let_pass] lass es geschehen
        [end_round] beende die Runde
       *[play_on] spiel weiter
    }
   *[will] { $deed ->
        [accept] annehmen
        [reject] alle Angebote ablehnen
        [counter] ein Gegenangebot machen
        [block] blocken
        [let_pass] es geschehen lassen
        [end_round] die Runde beenden
       *[play_on] weiterspielen
    }
}
deed-to = { $form ->
    [you] { part-whom } { $deed ->
        [spare] verschonst
        [hit] angreifst
       *[feed] fütterst
    }
    [please] { $deed ->
        [spare] verschone { part-whom }
        [hit] greif { part-whom } an
       *[feed] füttere { part-whom }
    }
   *[will] { part-whom } { $deed ->
        [spare] verschonen
        [hit] angreifen
       *[feed] füttern
    }
}
part-whom = { $whom ->
    [me] mich
    [you] dich
   *[other] { SAY($seat, form: "name") }
}
deed-share = { $form ->
    [you] mindestens { $count } bietest
    [please] biete mindestens { $count }
   *[will] mindestens { $count } bieten
}
deed-pick = { $deed ->
    [spare] verschonen …
    [hit] angreifen …
    [feed] füttern …
   *[share_at_least] mindestens bieten …
}

## later: what a move does, and why

name-play = Spiel { $what }.
name-throw = Wirf { SAY($card, form: "the") } weg.
name-block = Block { SAY($card, form: "the") }.
name-counter = Spiel einen Konter: Biete { chips }.
name-accept = Nimm das Angebot von { $by } an: { chips }.
name-move = { $move ->
    [round] Spiel die Runde: Sie endet jetzt.
    [no-counter] Mach kein Gegenangebot.
    [decline] Lass es geschehen.
    [reject] Lehn alle Angebote ab.
   *[deal] Gib die nächste Runde.
}

explain-deal = Misch und gib die nächste Runde.
explain-block = Dein Block stoppt { SAY($card, form: "the") }: Nichts bewegt sich.
explain-reject = Niemand bekommt einen Chip.
explain-no-counter = Du machst in diesem Ultimatum kein Gegenangebot.
explain-let-happen = Die Chips werden geteilt wie vereinbart.
explain-unless = Wenn niemand blockt: { $threat }.

change = { $sign ->
    [minus] −
   *[plus] +
}{ $whole },{ $tenths }
reason-offer = Im Schnitt bringt es dir { $change } Chips, ein möglicher Block ist eingerechnet.
reason-worth = Im Schnitt bringt es dir { $change } Chips gegenüber den anderen.
reason-even = Im Schnitt ändert es nichts.
reason-block-counted = Ein möglicher Block ist eingerechnet.
reason-last-turn = Das ist dein letzter Zug.
reason-better = Du hebst bessere Karten für später auf.
reason-turns = { $count ->
    [one] Du hast noch etwa { $count } Zug.
   *[other] Du hast noch etwa { $count } Züge.
}
reason-equal = Das rettet keine Chips: Beide Stapel sind gleich groß.
reason-equal-keep = Beide Stapel sind gleich groß, und du behältst deinen Block.
reason-saves = Das rettet { SAY($seat, form: "dat") } { chips }.
reason-saves-nothing = Das rettet nichts: Der Tausch brächte dir { chips }.
reason-keeps-from = So gewinnt { $seat } nicht { chips }.
reason-hand = Du behältst deine { $own ->
    [one] { $own } Karte
   *[other] { $own } Karten
}, statt { $other } von { $seat } zu bekommen.
reason-no-counter = { button-no-counter }.
reason-no-block = { button-no-block }.
reason-keep-counter = Deine Chips stehen nicht auf dem Spiel, und du behältst deinen Konter.
reason-keep-block = Deine Chips stehen nicht auf dem Spiel, und du behältst deinen Block.
reason-can-block = Du kannst noch blocken und behältst deinen Konter.
reason-risk = Du behältst deinen Konter und riskierst { part-your-chips }.
reason-brings = Das bringt dir { chips }.
reason-costs = Das kostet dich { chips }, aber du behältst deinen Block.
reason-reject = Kein Angebot bringt dir mehr als den anderen.
reason-throw-counter = So wirst du eine Karte los, die du kaum noch brauchst.
reason-throw-block = Das bewirkt nichts, und du gibst einen Block auf, der deine Chips retten kann.
reason-end-leading = Du führst, und die Runde endet jetzt.
reason-end-equal = Die Runde endet, solange niemand mehr Chips hat als du.
reason-end-behind = Die Runde endet, während du zurückliegst.
reason-draw-self = Du bekommst zwei Karten mehr zur Auswahl.
reason-draw-longer = { $seat } hätte zuerst keine Karten mehr, also dauert die Runde länger.
reason-draw-poorest = Niemand hat weniger Chips als { $seat }: Dort schaden zwei Karten am wenigsten.
reason-draw = Es bewegt keine Chips, und du behältst deine anderen Karten.
reason-swap-hands = Wenn niemand blockt, bekommst du { $other ->
    [one] { $other } Karte
   *[other] { $other } Karten
} von { $seat } für deine { $own }.

## later: why a move does not go

refuse-move = So einen Zug gibt es nicht.
refuse-stale = Der Tisch ist schon bei der nächsten Frage: Schau noch einmal hin.
refuse-over = Das Spiel ist aus.
refuse-seat = An diesem Tisch gibt es keinen Platz { $seat }.
refuse-phase-turn = Jetzt gibt es nichts zu beantworten: Jemand muss eine Karte spielen.
refuse-phase-block = Ein Tausch oder Raub wartet auf Antwort: blocken oder geschehen lassen.
refuse-phase-counter = Jetzt sind Gegenangebote gefragt: Mach eines mit einem Konter, oder lass es.
refuse-phase-choose = Die Angebote liegen auf dem Tisch: eines annehmen oder alle ablehnen.
refuse-phase-shield = Ein Angebot ist angenommen: Wer dafür zahlt, darf es blocken oder geschehen lassen.
refuse-phase-deal = Die Runde ist vorbei: Erst wird die nächste gegeben.
refuse-not-yet = Zuerst wird { $seat } gefragt. Bis dahin kannst du nur sagen, dass du nichts spielst.
refuse-turn = { $seat } ist dran.
refuse-asked-block = Darauf antwortet { $seat }.
refuse-asked-counter = Du kannst in diesem Ultimatum kein Gegenangebot machen, oder keines mehr.
refuse-asked-choose = Nur { $seat } wählt ein Angebot.
refuse-asked-shield = Nur { $seat } darf blocken, denn { $seat } zahlt.
refuse-asked-deal = { $seat } gibt die nächste Runde.
refuse-no-seat = Diesen Platz gibt es an diesem Tisch nicht.
refuse-yourself = { $card } ist nur für andere.
refuse-same = Nenne zwei verschiedene Spieler.
refuse-round-early = An diesem Tisch darfst du eine Runde ab deinem Zug { $count } spielen.
refuse-no-offer = { $count ->
    [one] Es gibt nur ein Angebot.
   *[other] Es gibt nur { $count } Angebote.
}
refuse-held = Du hast { SAY($card, form: "no") }.
refuse-share = Biete eine ganze Zahl von 0 bis { $count }: Mehr hat { $seat } nicht.
refuse-usage = { $card } spielt man so: { $usage }.
refuse-talk-off = An diesem Tisch werden keine festen Sätze gesagt.
refuse-talk-limit = Du hast fürs Erste genug gesagt: Warte auf den nächsten Zug.
refuse-talk-kind = Gesagt werden kann { $kinds }, nicht { $given }.
refuse-talk-fields = „{ $kind }“ hat genau diese Felder: { $fields }.
refuse-talk-to = „to“ ist ein Platz an diesem Tisch oder „all“, nicht { $given }.
refuse-talk-action = Eine Handlung ist eine von { $allowed }, nicht { $given }.
refuse-talk-fact = Eine Angabe ist eine von { $allowed }, nicht { $given }.
refuse-talk-emote = Ein Wort ist eines von { $allowed }, nicht { $given }.
refuse-talk-ref = „ref“ zählt das bisher Gesagte ab 1 und nennt, worauf du antwortest; es ist nicht { $given }.

## new

preset-sheet = Standard
    .help = Schnelles Spiel: eine Runde, die meisten Chips gewinnen.
preset-match = Mehrere Runden
    .help = Fünf Runden, zusammengezählt.
preset-points = Auf Punkte
    .help = Runden, bis jemand 50 hat.
preset-three = Zu dritt
    .help = Drei am Tisch, drei Runden, keine Runde-Karte vor dem dritten Zug.
preset-friends = Schütze deine Freunde
    .help = Jeder darf einen Tausch oder Raub blocken.

## options

option-scoring = Eine Runde; oder eine feste Zahl; oder so viele, bis jemand ein Ziel erreicht.
    .quick = eine
    .match = feste Zahl
    .points = bis zum Ziel
option-match_rounds = Wie viele Runden das Spiel mit fester Zahl hat.
option-point_target = Das Ziel beim Spiel auf Punkte; von selbst: fünfmal die Anfangschips.
option-chips_between_rounds = Jede Runde beginnt mit gleichen Stapeln und wird addiert, oder alle behalten ihre Chips.
    .reset_and_sum = addieren
    .carry_over = behalten
option-tie_break = Gleichstand vorn wird geteilt, geht an die wenigsten Karten, oder wird ausgespielt.
    .shared = geteilt
    .fewest_cards = wenigste Karten
    .extra_round = Zusatzrunde
option-hand_size = Wie viele Karten jeder bekommt.
option-starting_chips = Mit wie vielen Chips jeder beginnt.
option-three_players = Drei dürfen spielen.
option-first_dealer = Wer die erste Runde gibt.
option-block_by = Wer einen Tausch oder Raub blocken darf.
    .victim = das Opfer
    .anyone = alle
option-block_scope = Welche angenommenen Angebote das Ziel blocken darf: alle außer dem eigenen, alle, oder das erste.
    .others_proposals = fremde
    .any_proposal = alle
    .ultimatum_only = das erste
option-initiator_may_counter = Wer ein Ultimatum spielt, darf das eigene Angebot überbieten.
option-round_card_from_turn = Ab welchem eigenen Zug man eine Runde spielen darf.
option-table_talk = Ob am Tisch feste Sätze gesagt werden dürfen.
    .structured = ja
    .off = nein
option-talk_limit = Wie oft jeder zwischen zwei Zügen etwas sagen darf.
option-response_seconds = Sekunden zum Blocken oder für ein Gegenangebot; 0 ist ohne Ende.
option-choose_seconds = Sekunden, um ein Angebot zu wählen; 0 ist ohne Ende.
option-turn_seconds = Sekunden für einen Zug; 0 ist ohne Ende.

## later: house rules that make no game

problem-three = Ultimatum ist für { $fewest } bis { $most } Spieler, außer ihr wählt „Drei dürfen spielen“.
problem-cards = Zu { $seats } bekommt jeder höchstens { $most } Karten: Von { $cards } bleiben { $kept } zum Ziehen.
problem-kept = Beim Spiel auf Punkte werden Runden addiert; behielten alle ihre Chips, würde das Ziel vielleicht nie erreicht.
problem-goal = Ein Ziel von { $goal } erreichen alle in einer langweiligen ersten Runde: Es muss über den { $chips } Anfangschips liegen.

## later: the lesson

lesson-goal = Hab die meisten Chips, wenn die Runde endet. Alle beginnen mit zehn. Im Spiel hast du zehn Karten, hier sieben.
lesson-1 = Nimm Tina 5 Chips: Tipp auf Nimm 5, dann auf Tina, dann auf „Spielen“.
    .other = Später. Fang mit Nimm 5 an, von Tina.
    .then = Du hast jetzt 15, Tina hat 5, und niemand konnte es verhindern. Aber wer führt, wird beraubt.
lesson-2 = Tina spielt Raub: Sie will alle deine 15 Chips. Du hast einen Block, und das ist sein Moment.
    .before = Jetzt Tina.
    .other = Dann sind alle 15 weg. Block es.
    .then = Nichts bewegt sich, und beide Karten sind weg. Ein Block stoppt Raub, Tausch und Ultimatum, sonst nichts.
lesson-3 = Du entscheidest. Berta gibt dir 6, aber Nando könnte blocken. Er selbst gibt dir 8, sicher. Nimm seines.
    .before = Nando nimmt Berta 5 Chips.
    .before-2 = Berta spielt ein Ultimatum: Sie will Nandos 15 Chips mit dir teilen. Du bekämst 6, und sie behält 9.
    .before-5 = Nando spielt einen Konter: Lieber zahlt er dir selbst 8. Dann bekommt Berta nichts, und er behält 7.
    .other = Nandos eigenes Angebot gibt dir 8, und sich selbst blockt er nicht. Nimm das.
    .then = Nando zahlt dir 8, also hast du 23. Hättest du beide abgelehnt, hätte niemand einen Chip bekommen.
lesson-4 = Jetzt dein eigenes Ultimatum: Teil Nandos 7 Chips mit Tina, 4 für sie, 3 für dich. Tipp auf die Karte, dann auf Nando, dann auf Tina.
    .other = Aber teil hier Nandos Chips mit Tina: 4 für sie, 3 für dich.
lesson-5 = Berta bietet nichts. Mit dem Konter könntest du dein Angebot erhöhen, aber Tina bekommt schon mehr als die Hälfte. Tipp auf „Kein Gegenangebot“.
    .other = Du würdest dich selbst überbieten. Behalt deinen Konter und tipp auf „Kein Gegenangebot“.
    .then = Tina nimmt an, und Nando hat keinen Block: 4 Chips für sie, 3 für dich.
lesson-6 = Überbiete Tina mit deinen eigenen Chips: Spiel deinen Konter und biete Berta 14. Von deinen 26 behältst du 12.
    .before = Jetzt Tina.
    .before-1 = Tina spielt ein Ultimatum, und sie teilt deine 26 Chips: 13 für Berta, 13 für sich selbst.
    .other = Berta sind 13 geboten. 14 genügen, und den Rest behältst du.
    .then = Berta nimmt deines. Sie bekommt 14, du behältst 12, und Tina bekommt nichts.
lesson-7 = Berta führt mit 21 Chips. Raub sie alle: Tipp auf Raub, dann auf Berta, dann auf „Spielen“.
    .before = Nando und Berta spielen.
    .other = Zuerst die Chips: Berta hat die meisten. Raub sie ihr.
    .then = Berta hatte keinen Block: Du hast 30.
lesson-8 = Du führst mit 29. Spiel Runde, bevor dich jemand beraubt: Dann ist die Runde sofort aus.
    .before = Die anderen spielen je eine Karte.
    .other = Dann kommen alle noch einmal dran. Beende es, solange du führst.
    .then = Die Runde ist vorbei, und du hast die meisten Chips: gewonnen. Mehr musst du nicht wissen.

## later: the terminal

move-play = eine Karte spielen und sagen, gegen wen und wie viel
move-block = einen Block spielen gegen das, was dir geschieht
move-decline = es geschehen lassen, oder kein Gegenangebot machen
move-counter = einen Konter spielen: so viele Chips bieten
move-accept = ein Angebot annehmen
move-reject = alle Angebote ablehnen
move-deal = die nächste Runde geben

name-give = { $card }: { $payer } zahlt { $seat }
name-take = { $card }: von { $payer }
name-swap = { $card }: { $what ->
    [chips] Chips
   *[hands] die Hand
} mit { $seat } tauschen
name-steal = { $card }: alle Chips von { $seat }
name-ultimatum = { $card } mit { $responder } um die Chips von { $target }: { $count } für { $responder }
name-draw = { $card }: { YOU($seat) ->
    [you] du ziehst zwei Karten
   *[other] { $seat } zieht zwei Karten
}

## later: tips in a first game

tip-choose = Nimm ein Angebot oder lehne alle ab: Dann bekommt niemand einen Chip.
tip-counter = Mit einem Konter machst du { $seat } ein eigenes Angebot; { $seat } nimmt höchstens eines an.
tip-block = Ein Block stoppt das: Nichts wechselt den Besitzer, und alle dafür gespielten Karten sind verbraucht.
tip-chips = Deine Chips zählen, wenn die Runde endet: sobald eine Hand leer ist oder jemand die Runde spielt.
tip-ultimatum = Mit einem Ultimatum teilst du mit einem Partner die Chips von jemand anderem, wenn der Partner dein Angebot annimmt.

draw-head = Runde { $round }
draw-extra = { " " }· Zusatzrunde { $count }
draw-goal = { $scoring ->
    [quick] die meisten Chips gewinnen
    [match] von { $count }, die meisten Chips gewinnen
   *[points] wer zuerst { $count } Chips hat
}
draw-piles = Ziehstapel { $count } · { YOU($seat) ->
    [you] du gibst
   *[other] { $seat } gibt
}
draw-gone = Weg: { $cards }
draw-gone-of = { $card } { $count } von { $all }
draw-role = { $role ->
    [offers] bietet
    [acts] spielt das
    [target] soll zahlen
   *[responder] entscheidet
}
draw-last = { $count ->
    [one] letzte Karte!
   *[other] letzte Karten
}
draw-offers = { YOU($target) ->
    [you] Deine { chips } werden
   *[other] { $target }s { chips } werden
} geteilt. { YOU($responder) ->
    [you] Du entscheidest
   *[other] { $responder } entscheidet
}.
draw-offer = { YOU($seat) ->
    [you] Du bietest
   *[other] { $seat } bietet
} { $count }
draw-gets = { SAY($seat, form: "start") } { $count }
draw-asked = Gefragt: { $seat }.
draw-asked-name = { $seat }
draw-asked-then = Gefragt: { $seat }. Dann: { $names }.
draw-then-chooses = Danach { YOU($seat) ->
    [you] wählst du
   *[other] wählt { $seat }
}.
draw-chooses = { YOU($seat) ->
    [you] Du nimmst eines davon an oder lehnst
   *[other] { $seat } nimmt eines davon an oder lehnt
} alle ab.
draw-sure = { SAY($target, form: "start") } kann es nicht blocken.
draw-shield = Jetzt kann { $seat } es blocken oder geschehen lassen.
draw-no-cards = keine Karten
draw-known = Du weißt: { $seat } hat { $cards }

## later: after the game

look-ledger = Wer wem was gab
look-gave-most = { SAY($seat, form: "name") } gab { SAY($to, form: "name") } { $count ->
    [one] einen Chip
   *[other] { $count } Chips
}, mehr als sonst jemand irgendwem.
look-promises = { SAY($seat, form: "name") } hielt { $kept } von { $count ->
    [one] einem Versprechen
   *[other] { $count } Versprechen
}.
look-from-to = Gab ↓ an →
look-kept = Versprechen gehalten
look-at-the-end = Am Ende
look-offers = Angebote, und ab wann sie genommen worden wären
look-offers-low = { $all ->
    [one] { $count ->
        [0] Ein Angebot, und es war groß genug.
       *[other] Ein Angebot, und es war zu klein.
    }
   *[other] { $all } Angebote, davon { $count ->
        [0] keines
       *[other] { $count }
    } zu klein.
} Zu klein ist ein Angebot, das dem nicht hilft, der antwortet, oder das die meisten ablehnen würden.
look-offers-never = Bei { $count ->
    [one] einem davon
   *[other] { $count } davon
} hätte kein Anteil gereicht, nicht einmal der ganze Stapel.
look-no-share = kein Anteil reichte
look-to = An
look-offered = Angeboten
look-least = Genommen ab
look-answer = Antwort
look-answered = { $answer ->
    [taken] genommen
    [outbid] überboten
    [refused] abgelehnt
    [blocked] geblockt
   *[other] –
}
look-line = { SAY($seat, form: "name") } an { SAY($to, form: "name") }
look-at = Zug { $turn }
look-of-the-pot = % des Stapels
look-shaded = Schattiert: was genommen worden wäre

## later: puzzles

clue-look = { $what ->
    [stacks] Vergleiche die Stapel der Chips. Wer kann noch vor dir landen?
    [answer] Rechne aus, was sich ändert, wenn du es geschehen lässt, und was dich die Antwort kostet.
    [offers] Vergleiche, was jedes Angebot dir bringt und was den anderen.
   *[cards] Schau auf deine Karten und darauf, wie viele Züge noch bleiben.
}
clue-idea = { $what ->
    [take] Nimm dir selbst Chips. Bei wem hilft dir das am meisten?
    [give] Ein „Gib“ schwächt jemanden und hilft jemand anderem. Such beide aus.
    [steal] Eine Karte kann dir einen ganzen Stapel bringen.
    [swap] Aus einem kleineren Stapel kann ein größerer werden.
    [hands] Auch eine Hand kann den Besitzer wechseln.
    [ultimatum] Vielleicht teilt jemand gern die Chips eines Dritten mit dir.
    [draw] Zwei Karten mehr können die Runde verlängern oder deine Hand verbessern.
    [round] Du kannst die Runde jetzt beenden.
    [discard] Manche Karten ändern keinen Stapel, wenn du sie in deinem Zug legst.
    [block] Ein Block lässt jeden Stapel, wie er ist.
    [counter] Du darfst das Angebot überbieten.
    [accept] Nimm das, was dich nach vorn bringt.
    [reject] Du darfst alles ablehnen: Dann bewegt sich kein Chip.
   *[let] Die Karte auf deiner Hand ist später vielleicht mehr wert.
}

## day: the deal of the day

daily-title = Nimm es oder lass es
daily-goal = Mit deiner Antwort endet das Spiel. Nimm ein Angebot oder keins: Nur mit einer Antwort gewinnst du.
daily-won = Gefunden
daily-lost = Nicht gefunden
