### Was Boom Goes the Dynamite sagt. Was $seat, $cards und SAY(…) bedeuten, steht in en.ftl.
### Wer Zahlen mit Karten gleich macht, gewinnt diese Karten; verbrannt sind nur Karten, die für Zeit gelegt wurden
### und nichts brachten.

## cover

tagline = Finde Paare, oder mach zwei Zahlen mit deinen Karten gleich; und hoff auf das Dynamit.

## table: cards

color = { $color ->
    [R] rot
    [Y] gelb
   *[B] blau
}
kind = { $sign ->
    [add] Plus { $by }
    [subtract] Minus { $by }
    [multiply] Mal { $by }
    [divide] Durch { $by }
    [wild] JOKER
   *[timer] UHR
}
number-card = { color }e { $number }
ignite-card = { $form ->
    [kind] { kind }
   *[bare] { kind } in { $color ->
        [R] Rot
        [Y] Gelb
       *[B] Blau
    }
}
dynamite = Dynamit
card-wild = JOKER: jedes Paar
card-timer = Sekunden
blast = BUMM!

## table: the log

part-for-time = { $timers ->
    [one] einer UHR
   *[other] { $timers } UHREN
}{ $wilds ->
    [0] { "" }
    [one] { " " }und einem JOKER
   *[other] { " " }und { $wilds } JOKERN
}
part-takes-dynamite = Bumm! { YOU($seat) ->
    [you] Du nimmst
   *[other] { $seat } nimmt
} das Dynamit auf { $place }
log-begins = { YOU($seat) ->
    [you] Du beginnst.
   *[other] { $seat } beginnt.
}
log-dealt = { YOU($seat) ->
    [you] Du bekommst
   *[other] { $seat } bekommt
} { SAY($cards, form: "kind") }.
log-drew = { YOU($seat) ->
    [you] Du ziehst
   *[other] { $seat } zieht
} { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
log-drew-cards = { YOU($seat) ->
    [you] Du ziehst
   *[other] { $seat } zieht
} { SAY($cards, form: "kind") }.
log-flipped = { YOU($seat) ->
    [you] Du deckst { $place } auf.
   *[other] { $seat } deckt { $place } auf.
}
log-found = { YOU($seat) ->
    [you] Du findest
   *[other] { $seat } findet
} zweimal die { $number }: { $one } und { $other }.
log-wild = { YOU($seat) ->
    [you] Du nimmst
   *[other] { $seat } nimmt
} { $one } und { $other } mit einem JOKER.
log-ignited = { YOU($seat) ->
    [you] Du zündest
   *[other] { $seat } zündet
} { $sums } und { YOU($seat) ->
    [you] gewinnst
   *[other] gewinnt
} { $count } Karten.
log-exploded = { part-takes-dynamite }{ $count ->
    [0] ; keine Karte berührt es.
    [one] { " " }und eine Karte daneben: { $cards }.
   *[other] { " " }und { $count } Karten ringsum: { $cards }.
}
log-exploded-unseen = { part-takes-dynamite } und { $count ->
    [one] eine Karte daneben
   *[other] { $count } Karten ringsum
}; was verdeckt lag, bleibt bis zum Ende verborgen.
log-row = Eine neue Reihe kommt dazu: { $places }.
log-fuse = { YOU($seat) ->
    [you] Du zündest
   *[other] { $seat } zündet
} die Lunte mit { part-for-time }.
log-time = { YOU($seat) ->
    [you] Du legst
   *[other] { $seat } legt
} für mehr Zeit { $card ->
    [wild] einen JOKER
   *[timer] noch eine UHR
} dazu.
log-closed = { $reason ->
    [time] Die Zeit ist um.
    [stop] { YOU($seat) ->
        [you] Du löschst die Lunte.
       *[other] { $seat } löscht die Lunte.
    }
   *[game_over] Es ist nichts mehr zu holen.
} { $became ->
    [scored] { YOU($seat) ->
        [you] Du gewinnst
       *[other] { $seat } gewinnt
    } { $count ->
        [one] die Karte, die die Lunte gezündet hat
       *[other] die { $count } Karten, mit denen die Lunte gebrannt hat
    }.
   *[lost] { $count ->
        [one] Die Karte, die die Lunte gezündet hat, ist verloren und zählt für niemanden
       *[other] Die { $count } Karten, mit denen die Lunte gebrannt hat, sind verloren und zählen für niemanden
    }.
}
log-missed = { YOU($seat) ->
    [you] Du hattest kein Paar: Beide Karten wurden umgedreht.
   *[other] { $seat } hatte kein Paar: Beide Karten wurden umgedreht.
}{ $count ->
    [0] { "" }
    [one] { "" }
   *[other] { " " }Das sind { $count } Züge hintereinander ohne Erfolg.
}
log-stuck = { YOU($seat) ->
    [you] Du sagst, dass niemand ein Paar findet.
   *[other] { $seat } sagt, dass niemand ein Paar findet.
}
log-answered = { $answer ->
    [agree] { YOU($seat) ->
        [you] Du stimmst zu.
       *[other] { $seat } stimmt zu.
    }
   *[object] { YOU($seat) ->
        [you] Du willst weiterspielen.
       *[other] { $seat } will weiterspielen.
    }
}
log-door = { $door ->
    [certain] Alle haben gesehen, dass es kein Paar gibt.
    [agreed] Alle sind sich einig, dass es kein Paar gibt.
   *[dry] Zu viele Züge ohne Erfolg.
}
log-pool = { $count ->
    [0] Es gibt keine Zündkarte mehr, die man benutzen kann.
    [one] Eine Zündkarte liegt jetzt offen in der Mitte, für alle.
   *[other] { $count } Zündkarten liegen jetzt offen in der Mitte, für alle.
}
log-over = Das Spiel ist aus: { YOU($seats) ->
    [you] Du gewinnst
    [you-all] { SAY($seats, form: "start") } teilt euch den Sieg
    [others] { $seats } teilen sich den Sieg
   *[other] { $seats } gewinnt
} mit { cards }.

## table: what is asked

prompt-turn = Deck eine Karte auf
prompt-turn-timer = Deck eine Karte auf oder zünde eine UHR
prompt-again = Deine! Deck noch eine auf
prompt-again-timer = Deine! Deck noch eine auf oder zünde eine UHR
prompt-second = Die { $number } liegt offen: Deck eine zweite Karte auf
prompt-two = { $one } und { $other }: Kannst du sie gleich machen?
prompt-two-cannot = Deine Karten machen { $one } und { $other } nicht gleich: Dreh beide um
prompt-two-none = { $one } und { $other } sind verschieden: Dreh beide um
prompt-fuse = Deck auf und nimm Paare, bis die Lunte aus ist
prompt-other = { $seat } deckt Karten auf
prompt-other-two = { $seat } versucht, { $one } und { $other } gleich zu machen
prompt-other-fuse = { $seat } deckt Karten auf, bis die Lunte aus ist
prompt-vote = { $seat }: Geht nichts mehr?
prompt-called = { YOU($seat) ->
    [you] Du sagst: Niemand findet ein Paar
   *[other] { $seat } sagt: Niemand findet ein Paar
}
prompt-over = Das Spiel ist aus.
hint-turn = Gleiche Zahlen gehören dir. Sind sie ungleich, leg Karten, die sie gleich machen.
hint-timer = Oder heb erst eine UHR an: { $count } Sekunden, um alles aufzudecken, was du dich traust.
hint-fuse = Deck auf, so viel du kannst; ist die Lunte aus, endet dein Zug.
hint-wild = Ein JOKER nimmt zwei ungleiche Zahlen oder verlängert eine UHR.
hint-second = Hast du die gleiche Zahl schon gesehen?
hint-take = Tipp zwei offene an, um sie zu nehmen.
hint-open = Deck erst zwei Zahlen auf, dann leg die Karten, die sie gleich machen.
hint-watch = Merk dir alles: Karten, die niemand gewinnt, werden an ihrem Platz wieder umgedreht.
hint-vote = Stimmen alle zu, { part-stuck-step }.
part-stuck-step = { $count ->
    [0] liegen alle Hände offen in der Mitte, und alle spielen damit
    [one] kommt noch eine Karte auf den Tisch
   *[other] kommen noch { $count } Karten auf den Tisch
}
hand-empty = Du hast keine Karte mehr, die eine Zahl ändert. Gleiche Zahlen gehören weiter dir.
glow = Zwei offene Zahlen kannst du gleich machen.

## table: buttons and labels

button-ignite = Zünden
button-ignite-none = Erst Karte legen
button-wild = Beide nehmen
button-give-up = Umdrehen
button-stop = Schluss
button-light = Lunte anzünden: { $count } s
button-more = { $count } s mehr
button-stuck = Es geht nichts mehr
button-agree = Stimmt
button-object = Weiterspielen

matchbox = Streichholzschachtel
match-pile = Zahlenstapel
ignite-pile = Zündstapel
lost = Verloren: { $count }
    .why = zählen für niemanden
pool = Karten für alle
laid-for-time = Für Zeit gelegte Karten
your-hand = Deine Hand
scores = Gewonnene Karten
players = Am Tisch
in-hand = { $count } auf der Hand
won = { $count ->
    [one] { $count } Karte gewonnen
   *[other] { $count } Karten gewonnen
}
won-of = { $count ->
    [one] Karte gewonnen
   *[other] Karten gewonnen
}
to-go = { $count ->
    [one] noch { $count } Karte
   *[other] noch { $count } Karten
}
    .how = die meisten Karten gewinnen
open = offen
seen = schon gesehen
gap = leer
turns-next = wird gleich aufgedeckt
heard = Offen: { $cards }

dry = { $turns ->
    [one] { $turns } Zug ohne Erfolg
   *[other] { $turns } Züge ohne Erfolg
}. { $then ->
    [end] Bei { $limit } ist das Spiel aus
   *[help] Bei { $limit } { part-stuck-step }
}
stuck = Geht nichts mehr?
agrees = stimmt zu

shout-fuse = Die Lunte brennt!
shout-closed = { $reason ->
    [time] Zeit!
   *[stop] Schluss!
}
shout-answer = { $answer ->
    [agree] Nichts mehr.
   *[object] Weiter!
}
caption = { $sound ->
    [flip] eine Karte wird umgedreht
    [strike] ein Streichholz zündet
    [boom] bumm
    [fuse] eine Lunte zischt und tickt
   *[bell] eine Glocke
}

phrase-tick_tock = Tick, tack …
phrase-bang = Peng!
phrase-it_was_here = Ich war sicher, sie lag hier!
phrase-so_close = So knapp!
phrase-who_remembers = Weiß es noch jemand?
phrase-good_sum = Schön gerechnet!

## later: two open numbers, and the end

hits = { $count } Treffer
end-run = { $seat }: { hits } in { $seconds } Sekunden
odd = { $number } ist ungerade und lässt sich nicht halbieren.
apart = { $count ->
    [one] Um eins auseinander.
   *[other] Um { $count } auseinander.
}
pool-empty = Es ist keine Zündkarte mehr da.
alike = { $count ->
    [one] nur eine
   *[other] { $count } davon
}
seconds-left = { $count ->
    [one] noch { $count } Sekunde
   *[other] noch { $count } Sekunden
}
hint-two = { apart } Lege Karten, oder dreh beide um.
sum-start = Wenn es geht: Tipp eine Zahl an, dann eine Karte.
sum-off = Karte abnehmen: Tipp sie an.
sum-wild = Ein JOKER nimmt zwei beliebige: drei Karten für dich.
sum-equal = Jetzt gleich: { $count } Karten für dich.
sum-yours = Gleich: deine.
sum-on = Die nächste Karte auf die { $number } bei { $place } legen
sum-take = { $card } zurücknehmen
end-made = { $numbers ->
    [one] { $numbers } Zahl
   *[other] { $numbers } Zahlen
}, { $ignite ->
    [one] { $ignite } Zündkarte
   *[other] { $ignite } Zündkarten
}{ $sticks ->
    [0] { "" }
    [one] , eine Stange Dynamit
   *[other] , { $sticks } Stangen Dynamit
}
end-won = Was alle gewonnen haben
end-left = Liegen geblieben
end-finish = Gegen die Lunte, Sekunde um Sekunde

## later: what a move does, and why

name-flip = Deck { $place } auf.
name-timer = Zünd die Lunte an, mit { part-for-time }.
name-ignite = Zünde: { $sums }.
name-claim = Nimm beide Karten mit { $number }.
name-wild = Nimm die { $one } und die { $other } mit einem JOKER.
name-move = { $move ->
    [call_stuck] Sag, dass nichts mehr geht.
    [give_up] Dreh beide Karten wieder um.
    [add_timer] Leg eine UHR an die Lunte.
    [add_wild] Leg einen JOKER an die Lunte.
    [stop] Lösch die Lunte.
    [agree] Stimm zu, dass nichts mehr geht.
   *[object] Sag, dass noch etwas gehen kann.
}

explain-flip = Alle sehen, was auf { $place } liegt.
explain-timer = Mit { part-for-time } deckst du auf und nimmst, so viel du kannst, bis die Lunte aus ist; dann endet dein Zug.
explain-ignite = { $sums }: { $count } Karten für dich.
explain-claim = Beide sind { $number }: Sie gehören dir.
explain-wild = Ein JOKER nimmt zwei beliebige Zahlen, hier { $one } und { $other }. Du gewinnst alle drei Karten.
explain-call = Stimmen alle anderen zu, { part-stuck-step }.
explain-move = { $move ->
    [give_up] Beide Karten werden wieder umgedreht, und dein Zug endet.
    [add_timer] Noch eine UHR: Die Lunte brennt länger.
    [add_wild] Ein JOKER für Zeit: Die Lunte brennt etwas länger.
    [stop] Du löschst die Lunte, und dein Zug endet.
   *[object] Die Abstimmung ist vorbei, und es geht weiter.
}

reason-ignite = { $sums }: Du gewinnst { $count } Karten und bleibst am Zug.
reason-ignite-fuse = { $sums }: Du gewinnst { $count } Karten.
reason-look = { $count ->
    [one] Eine Karte hat noch niemand gesehen: Zeit, sie anzusehen.
   *[other] { $count } Karten hat noch niemand gesehen: Zeit, viele anzusehen.
}
reason-stop = { $count ->
    [0] Jede Karte war schon zu sehen: Es gibt nichts Neues.
    [one] Eine Karte, die noch niemand gesehen hat, überlässt du den anderen.
   *[other] { $count } Karten, die noch niemand gesehen hat, überlässt du den anderen.
}
reason-could = Du könntest beide Karten nehmen.
reason-could-not = Keine Karten, die du benutzen kannst, machen die beiden gleich.
reason-unknown = Diese Karte hat noch niemand gesehen. Ist es Dynamit, gewinnst du { cards }.
reason-fits-open = { $count ->
    [0] Hier hast du die { $number } gesehen: Sie passt zur offenen { $other }.
    [one] Hier hast du die { $number } gesehen: Mit einer Karte wird sie der offenen { $other } gleich.
   *[other] Hier hast du die { $number } gesehen: Mit { $count } Karten wird sie der offenen { $other } gleich.
}
reason-fits = { $count ->
    [0] Die { $number } hier passt zur { $other } auf { $place }.
    [one] Mit einer Karte wird die { $number } hier gleich der { $other } auf { $place }.
   *[other] Mit { $count } Karten wird die { $number } hier gleich der { $other } auf { $place }.
}
reason-nothing-new = Die { $number } hier habt ihr alle gesehen: Den anderen zeigt sie nichts Neues.

## later: why a move does not go

refuse-over = Das Spiel ist aus.
refuse-seat = An diesem Tisch gibt es keinen Platz { $seat }.
refuse-late = Zu spät: Die Lunte ist aus.
refuse-turn = { $seat } ist am Zug.
refuse-move = So einen Zug gibt es nicht.
refuse-called = Du hast gefragt, ob nichts mehr geht: Jetzt antworten die anderen.
refuse-answered = Du hast schon geantwortet.
refuse-vote = Sag zuerst, ob wirklich nichts mehr geht.
refuse-ready = Deck eine Karte auf, oder spiel eine UHR.
refuse-second = Deck eine zweite Karte auf.
refuse-two = Mach die beiden Zahlen gleich, oder dreh beide um.
refuse-fuse = Deine Lunte brennt: Deck auf und nimm Paare.
refuse-timer-late = Eine UHR spielst du, wenn dein Zug beginnt oder gleich nachdem du Karten gewonnen hast, bevor du die nächste aufdeckst.
refuse-wild-alone = Ein JOKER gibt nur Zeit, wenn eine UHR die Lunte gezündet hat.
refuse-stuck-late = Dass nichts mehr geht, kannst du nur ganz am Anfang deines Zugs sagen.
refuse-stuck-early = Dass nichts mehr geht, kannst du erst nach { $needed } Zügen hintereinander ohne Erfolg sagen; bisher: { $count }.
refuse-time = Das dauert { $cost } s, aber es bleiben nur { $left } s.
refuse-fast = Eine Karte nach der anderen: Warte einen Moment.
refuse-up = { $place } liegt schon offen.
refuse-empty = Auf { $place } liegt keine Karte.
refuse-down = { $place } liegt verdeckt.
refuse-only-timer = Nur eine UHR zündet die Lunte.
refuse-only-wild = Zu einer UHR kann man nur JOKER legen.
refuse-no-timer = Für die Lunte brauchst du mindestens eine UHR.
refuse-no-call = An diesem Tisch kann niemand sagen, dass nichts mehr geht.
refuse-pool = Alle Zündkarten liegen schon in der Mitte: Mehr Hilfe gibt es nicht.
refuse-called-before = Du hast schon gefragt; frag wieder, wenn jemand Karten gewonnen hat.
refuse-not-timer = { $card } ist keine UHR.
refuse-not-wild = { $card } ist kein JOKER.
refuse-more-late = Eine UHR legst du gleich nach dem Zünden dazu oder gleich nachdem du Karten gewonnen hast, bevor du die nächste aufdeckst.
refuse-card = { $card } hast du nicht.
refuse-card-pool = { $card } liegt nicht in der Mitte.
refuse-twice = { $card } hast du nur { $count ->
    [one] einmal
   *[other] { $count }-mal
}: Jede Karte zählt einmal.
refuse-twice-pool = { $card } liegt nur { $count ->
    [one] einmal
   *[other] { $count }-mal
} in der Mitte: Jede Karte zählt einmal.
refuse-same = Ein Paar braucht zwei Karten.
refuse-unequal = { $one } und { $other } sind nicht gleich: Leg Karten, die sie gleich machen.
refuse-formulas = Auf eine Zahl legt man nur Plus, Minus, Mal und Durch.
refuse-equal = Beide sind schon { $number }: Es braucht keine Karte.
refuse-no-cards = Leg mindestens eine Karte.
refuse-sum = { $sum }, nicht { $number }.
refuse-sums = { $one }, aber { $other }.
refuse-passengers = { $count ->
    [one] { $cards } bewirkt hier nichts: Das Paar gilt auch so.
   *[other] { $cards } bewirken hier nichts: Das Paar gilt auch so.
}

## new

preset-standard = Standard
    .help = Das ganze Spiel mit allen Karten.
preset-quick = Schnell
    .help = Kürzer: Die blauen Karten bleiben in der Schachtel.
preset-junior = Junior
    .help = Ohne Malnehmen und Teilen; Gesehenes ist markiert; UHREN laufen länger.

## options

option-hand_size = Wie viele Zündkarten du bekommst und auf wie viele du nachziehst; automatisch: 3 zu zweit oder zu dritt, sonst 2.
option-junior = Die vier Karten Mal 2 und Durch 2 kommen heraus.
option-remove_colours = Ein schnelleres Spiel: Karten dieser Farben verlassen beide Stapel; das Dynamit bleibt.
    .R = Rot
    .Y = Gelb
    .B = Blau
option-ignite_use = Jede gelegte Karte muss für das Paar nötig sein, oder übrige dürfen dazugelegt werden und zählen mit.
    .needed = nötig
    .free = frei
option-division = Nur gerade Zahlen lassen sich halbieren, oder Halbe und Viertel zählen genau.
    .exact = genau
    .fractions = mit Brüchen
option-dynamite_reach = Dynamit nimmt alle Karten ringsum, oder nur die daneben, darüber und darunter.
    .all8 = ringsum
    .orthogonal = nur gerade
option-dynamite_turn = Nach Dynamit geht dein Zug weiter oder endet; eine UHR läuft in jedem Fall weiter.
    .continues = geht weiter
    .ends = endet
option-chain_explosions = Dynamit, das getroffen wird, explodiert auch.
option-reveal_haul = Was eine Explosion nimmt, wird gezeigt; sonst bleibt Verdecktes ungesehen.
option-timer_seconds = Sekunden, die eine UHR gibt.
option-wild_seconds = Sekunden, die ein JOKER gibt, der für Zeit gelegt wird.
option-timer_clock = Die Sekunden einer UHR laufen nach der Uhr, oder jede Aktion kostet eine feste Zahl davon.
    .real = Uhr
    .nominal = feste Zeit
option-flip_gap_ms = Solange eine UHR nach der Uhr läuft: Millisekunden, bis man die nächste Karte aufdecken kann.
option-timer_scores = Eine UHR zählt für dich, wenn sie dir etwas gebracht hat, immer, oder nie.
    .if_won = bei Erfolg
    .always = immer
    .never = nie
option-stuck_call = Die Spieler dürfen sich einig sein, dass nichts mehr geht.
option-stuck_turns = Nach wie vielen Zügen hintereinander ohne Erfolg neue Karten dazukommen; automatisch: 10, oder zwei je Spieler, wenn das mehr ist.
option-common_pool = Der gemeinsame Vorrat hat alle Hände und den Zündstapel, oder nur die Hände.
    .hands_and_pile = Hände und Stapel
    .hands_only = nur Hände
option-memory_aid = Hilfe bei schon gesehenen Karten: keine, eine Marke, oder ihr Bild.
    .none = keine
    .marks = Marken
    .faces = Bilder
option-ignite_hint = Wer am Zug ist, erfährt nichts, dass es eine Zündung gibt, oder welche.
    .off = nichts
    .glow = dass
    .full = welche
option-first_player = Wer beginnt.
option-tie_break = Bei Gleichstand wird der Sieg geteilt, oder mehr Streichholzkarten gewinnen.
    .shared = geteilt
    .match_cards = Streichhölzer

## later: house rules that make no game

problem-cards = { $seats } Spieler × { $each } Karten = { $needed }, aber es gibt nur { $there } Zündkarten: Nehmt weniger Farben heraus oder gebt weniger Karten.

## later: the lesson

lesson-goal = Gewinn die meisten Karten. Gleiche Zahlen gehören dir, und ungleiche kannst du mit deinen Karten gleich machen. Dieses Spiel ist fast vorbei: Tina hat 24 Karten, du hast 17.
lesson-1 = Neun Karten liegen verdeckt. Deck die erste auf, oben links.
    .other = Im Spiel ginge jede Karte. Hier wartet ein Paar: Nimm die markierte.
lesson-2 = Eine 5. Deck jetzt die in der Mitte auf.
    .then = Zwei Fünfen: Beide gehören dir, und du machst weiter. Neue Karten füllen die Lücken.
lesson-3 = Weiter: Deck die markierte Karte auf, dann die nächste.
lesson-5 = Deine eigenen Karten, die Zündkarten, ändern eine Zahl: 5 + 2 ist 7. Die 5 ist gewählt. Tipp auf dein Plus 2, dann auf Zünden.
    .other = Dann wäre dein Zug vorbei. Du kannst sie gleich machen: 5 + 2 = 7.
    .then = Drei Karten für dich: beide Zahlen und die, die du gelegt hast. Du machst weiter.
lesson-6 = Noch zwei: die markierte Karte, dann die nächste.
lesson-8 = 8 und 3. Leg deine beiden Karten auf die 3, dann kann sie 8 werden. Welche zuerst? Tipp auf die 3 und probier es.
    .other = Dann wäre dein Zug vorbei. Leg beide auf die 3. Wird es keine 8, nimm sie ab und probier die andere Reihenfolge.
    .then = 3 + 1 ist 4, mal 2 ist 8. Andersherum wären es 7: Die Reihenfolge zählt.
lesson-9 = Noch einmal: die markierte Karte, dann die nächste.
lesson-11 = 4 und 2, und keine Karte mehr, um sie zu ändern. Dreh beide um und merk dir die 4: unten links.
    .then = Dein Zug ist vorbei, und erst jetzt ziehst du neue Karten. Tina ist dran.
lesson-12 = Wo liegen die beiden Vieren? Du hast beide gesehen.
    .before = Tina deckt zwei Karten auf.
    .before-2 = Eine 4 und eine 10: Tina kann sie nicht gleich machen und dreht sie um. Merk dir, wo ihre 4 liegt.
    .other = Dort hat niemand eine 4 gesehen. Eine liegt oben links, eine unten links.
lesson-13 = Und die andere 4?
    .other = Die andere 4 liegt woanders: eine oben links, eine unten links.
    .then = Ein Paar aus dem Gedächtnis. Alle sehen jede aufgedeckte Karte, also merken auch die anderen sie sich.
lesson-14 = In der Mitte zischt etwas. Deck es auf.
    .other = Später. In der Mitte zischt etwas.
    .then = Bumm! Das Dynamit gehört dir, mit allen Karten ringsum. Und du machst weiter.
lesson-15 = Vier Karten sind übrig. Zünde deine UHR, bevor du eine aufdeckst: Sie gibt dir zehn Sekunden, um aufzudecken, was du magst. Tipp sie an, dann zünde die Lunte.
    .other = Auch das geht. Aber zünde zuerst die UHR: Das darfst du nur, bevor du eine Karte aufdeckst.
    .then = Im Spiel brennt die Lunte von allein, und ist sie aus, endet dein Zug. Hier brennt sie nur, wenn du etwas tust.
lesson-16 = Deck die ganze obere Reihe auf.
    .other = Deck zuerst die obere Reihe auf.
lesson-19 = Zwei Sechsen! Solange die Lunte brennt, nimmst du sie dir selbst: Tipp auf die eine, dann auf die andere.
    .other = Nimm zuerst, was da liegt: zwei Sechsen.
    .then = Das hat eine Sekunde gekostet. Siehst du nichts mehr, beendet „Schluss“ deinen Zug, bevor die anderen noch mehr Karten sehen.
lesson-20 = Zwei Karten sind noch da. Deck auch die andere auf.
    .other = Zwei Karten sind noch zu gewinnen. Deck die andere auf.
lesson-21 = 2 und 1, und 2 − 1 ist 1. Tipp auf die 2, die 1, dann auf Minus 1, dann auf Zünden.
    .other = Zuerst die Rechnung: 2 − 1 = 1.
    .then = Die letzten Karten gehören dir, und auch die UHR zählt, weil sie etwas gebracht hat: 43 zu 24. Du gewinnst, und mehr musst du nicht wissen.

## later: the terminal

move-flip = eine Karte aufdecken
move-timer = die Lunte zünden: mit einer oder mehreren UHREN, und JOKERN für mehr Zeit
move-call_stuck = sagen, dass niemand ein Paar findet
move-ignite = zwei offene Zahlen mit Rechenkarten gleich machen
move-wild = zwei ungleiche offene Zahlen mit einem JOKER nehmen
move-give_up = beide Karten umdrehen; dein Zug endet
move-claim = zwei gleiche offene Zahlen nehmen
move-add_timer = eine UHR dazulegen, solange die Lunte brennt
move-add_wild = einen JOKER für Zeit dazulegen, solange die Lunte brennt
move-stop = die Lunte löschen; dein Zug endet
move-agree = zustimmen, dass niemand ein Paar findet
move-object = sagen, dass es ein Paar geben kann

## later: tips in a first game

tip-turn = Deck zwei Karten auf: Sind die Zahlen gleich, gehören dir beide und du bist noch einmal dran.
tip-wild = Ein JOKER macht aus zwei beliebigen Zahlen ein Paar, ganz allein.
tip-sum = { $one } und { $other } sind noch nicht gleich: Deine Karten können eine Zahl ändern, und jede, die du nimmst, zählt mit.
tip-remember = Du hältst nichts, was diese ändert: Sie werden wieder verdeckt, also merk dir, wo { $one } und { $other } liegen.
tip-timer = Spiel die UHR, bevor du eine Karte aufdeckst: { $count } Sekunden lang darfst du so viele aufdecken, wie du willst.

draw-goal = die meisten Karten gewinnen
draw-box-empty = Die Streichholzschachtel ist leer.
draw-match = Zahlenstapel { $count }
draw-ignite = Zündstapel { $count }
draw-lost = Verloren: { $cards }
draw-laid = die Lunte brennt: { $cards }
draw-fuse = { $fuse } { $left } s
draw-won = { $count } gewonnen
draw-called = sagt, dass niemand weiterkommt
draw-unseen = { $count } verdeckt
draw-pool = In der Mitte, für alle: { $cards }
draw-none = keine Karten
build-so-far = { $one } und { $other }. { $equal ->
    [True] Das ist gleich
   *[False] Noch nicht gleich
}
build-lay = Leg { $kind } auf die { $number } bei { $place }
build-take = Zünde { $one } und { $other }: { $count } Karten für dich

## later: after the game

look-seen = Was man gesehen hatte
look-no-pair = Nie waren beide Karten eines Paars bekannt.
look-named = { SAY($seat, form: "name") } kannte bei { $count ->
    [one] einem Versuch
   *[other] { $count } Versuchen
} beide Karten eines Paars und nannte { $named ->
    [0] keines
   *[other] { $named }
}.
look-pair = Paar
look-places = Plätze
look-was-named = Genannt
look-fuse = Rechnen unter der Lunte
look-fuse-made = { $made } von { $count } offen liegenden Paaren wurden rechtzeitig genommen.
look-numbers = Liegen geblieben
look-fresh = frisch: vor höchstens { $count } Zügen gezeigt
look-again = noch einmal gezeigt
look-faded = leicht vergessen
look-could = { $name } konnte ein Paar nennen
look-could-other = jemand anders konnte es
look-came = ✓ genannt, ✕ nicht genannt. Das Zeichen am Ende eines Balkens: wer die Karte nahm.
look-sideways = Schieb das Bild zur Seite, um alle Züge zu sehen.
look-at = Zug { $turn }
look-lie = { $known } von { $count } Karten waren schon gezeigt.
look-missed = Verpasst in Zug { $turn }: { $one } und { $other }.
look-known-pair = { SAY($seat, form: "name") } konnte die beiden { $card } auf { $one } und { $other } nennen.

## later: puzzles

clue-seen = { $place }: { $number }
clue-look = { $what ->
    [open] Eine Zahl liegt offen. Welche Karte, die schon zu sehen war, passt dazu?
    [nothing] Eine Zahl liegt offen. Passt irgendeine Karte dazu, die schon zu sehen war?
    [pair] Welche zwei der Karten, die schon zu sehen waren, passen zusammen?
    [unseen] Schau auf die Karten, die noch niemand gesehen hat.
    [time] Schau auf deine UHREN: Du darfst mehr als zwei Karten aufdecken.
    [fuse] Die Lunte brennt. Schau auf das, was offen liegt.
   *[sums] Zwei Zahlen liegen offen. Schau auf deine Zündkarten.
}
clue-idea = { $what ->
    [equal] Suche gleiche Zahlen: Sie kosten keine Karte.
    [made-equal] Die Zahlen sind verschieden, aber { $count ->
        [one] eine Zündkarte macht sie gleich.
       *[other] { $count } Zündkarten machen sie gleich.
    }
    [blast] Wenn es Dynamit ist, gehört dir alles ringsum: Nimm einen Platz mit vielen Nachbarn.
    [old] Decke eine Karte auf, die den anderen nichts Neues zeigt.
    [new] Vielleicht ist es gerade die Karte, die du brauchst.
    [laid] Jede gelegte Karte ist ein Punkt, aber dann ist sie weg: Hier legt man am besten { $count ->
        [one] eine Karte.
       *[other] { $count } Karten.
    }
    [wild] Ein JOKER macht zwei beliebige Zahlen gleich.
    [many] { $count ->
        [one] Eine Karte hat noch niemand gesehen: Jetzt ist Zeit, sie anzuschauen.
       *[other] { $count } Karten hat noch niemand gesehen: Jetzt ist Zeit, sie anzuschauen.
    }
    [stop] Du darfst aufhören, bevor die Zeit um ist.
    [time] Du kannst die Zeit verlängern.
   *[save] Du musst nicht alles nehmen, was du nehmen kannst: Deine Karten sind später vielleicht mehr wert.
}

## day: the deal of the day

daily-title = Eine Boom-Kiste
daily-goal = Alles liegt offen. Nimm alle sechs Paare: gleiche Zahlen, oder Zahlen, die durch die Formeln in der Mitte gleich werden.
daily-other = Niemand
daily-won = { $reached } von { $total } Paaren
daily-lost = { $reached } von { $total } Paaren
daily-short = Boom { $reached }/{ $total }
