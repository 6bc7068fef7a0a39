### Was alle Spiele sagen.

## cover

app-tagline = Fünf Kartenspiele für einen Tisch. Der Laptop ist der Tisch, jedes Handy ein Blatt Karten.
app-renewal = Diese Seite lädt gleich neu; dein Platz bleibt dir.

close = Schließen

back = Zurück

menu = Menü

start-code-phone = Was steht auf dem großen Bildschirm?
start-join = Mitspielen
start-join-more = { $count ->
    [one] Noch ein Buchstabe
   *[other] Noch { $count } Buchstaben
}
start-games = Die Spiele
start-players = { $low }–{ $high } Spieler
start-players-same = { $low } Spieler
start-minutes = { $low }–{ $high } Minuten
start-minutes-same = { $low } Minuten
start-resume = Zurück zu { $game }
start-loading = Der Tisch wird gedeckt…
start-trouble = Der Tisch ist nicht zu erreichen. Läuft der Server?
start-again = Noch einmal versuchen

room-gone = Diesen Raum gibt es nicht mehr.
room-home = Zur Startseite

play-sound = Ton
play-captions = Beschreiben, was klingt
play-theme = Hell oder dunkel
play-theme-auto = wie das Gerät
play-theme-light = hell
play-theme-dark = dunkel
play-language = Sprache

away-title = Der Tisch wird gesucht…

## table

you = { $form ->
    [start] Du
    [acc] dich
    [dat] dir
   *[nom] du
}
cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}

moves = Züge

card-back = verdeckte Karte

room-title = Raum { $code }
room-point = Handy hierher halten
room-wifi = Gleiches WLAN wie dieser Laptop. Nichts zu installieren.
room-open = oder
room-type = öffnen und eintippen
room-name = Wie heißt du?
room-come-in = Hereinkommen
room-locked = Dieser Raum ist abgeschlossen: Bitte den Gastgeber, ihn zu öffnen.
room-game = Sie spielen { $game }.
room-addresses = Oder eine dieser Adressen
room-qr = QR-Code, der { $address } öffnet

table-seats = Plätze

sitter-away = weg
sitter-thinking = denkt nach
sitter-bot = Bot

play-join = Dabei sein:
play-hand = Mein Blatt
play-hint = Gib mir einen Rat
play-hint-thinking = Der Ratgeber denkt nach …
play-your-turn = Du bist dran
play-code = Code { $code }
play-asked = Antwortest du?
play-waits = Wir warten auf { $names }.

away-safe = Deine Karten sind sicher.
away-wifi = Ist dieses Gerät im gleichen WLAN wie der Tisch? Das Spiel wartet auf dich.
away-try = Jetzt versuchen
away-stale = { $count ->
    [one] Dieser Bildschirm zeigt, wie es vor einer Sekunde war.
   *[other] Dieser Bildschirm zeigt, wie es vor { $count } Sekunden war.
}
away-moved = Dein Platz ist jetzt auf einem anderen Bildschirm offen.
away-moved-here = Wieder hier spielen

refused-title = Das geht nicht.

rule-show = Regel { $clause } zeigen

window-stack = was geantwortet wurde

clock-left = { $count ->
    [one] noch eine Sekunde
   *[other] noch { $count } Sekunden
}

tell-taken_back = { YOU($seat) ->
    [you] Du nimmst deinen letzten Zug zurück.
   *[other] { $seat } nimmt den letzten Zug zurück.
}
tell-silent = { YOU($seat) ->
    [you] Deine Zeit ist abgelaufen.
   *[other] Die Zeit von { $seat } ist abgelaufen.
}

chat-title = Etwas sagen

## options

new-solo = Allein spielen, hier und jetzt
new-solo-bots = { $count ->
    [one] mit einem Bot
   *[other] mit { $count } Bots
}
new-phones = Einen Raum für Handys öffnen
new-hotseat = Dieses Gerät herumreichen
new-how = Wie wollen wir spielen?
new-details = Einzelheiten ändern
new-reset = Zurück zu den gedruckten Regeln
new-seats = Wie viele am Tisch?
new-level = Wie stark sind die Bots?
new-rules = Die Regeln lesen
new-learn = In einer Minute lernen
new-yes = ja
new-no = nein
new-auto = von selbst
new-random = ausgelost
new-none = keine
new-names = Wer spielt mit? Ein Name für jeden.
new-add-name = Noch jemand
new-player = Spieler { $number }

level-random = leichtsinnig
level-novice = Anfänger
level-casual = gemütlich
level-sharp = scharf
level-expert = Meister

price-title = Im Spiel gemessen
price-about = Die Schildchen sagen, was eine Änderung bewirkt, gemessen in Spielen unter Bots.
price-none = kein Unterschied zu sehen
price-moves = { $moves } Züge ({ $percent } %)
price-starter = wer beginnt, gewinnt { $percent } % { $way ->
    [more] öfter
   *[less] seltener
}
price-bot = der erste Bot gewinnt { $percent } % { $way ->
    [more] öfter
   *[less] seltener
}
price-table = der Tisch gewinnt { $percent } % { $way ->
    [more] öfter
   *[less] seltener
}
price-leader = wer zur Halbzeit führt, gewinnt { $percent } % { $way ->
    [more] öfter
   *[less] seltener
}
price-shared = der Sieg wird { $percent } % { $way ->
    [more] öfter geteilt
   *[less] seltener geteilt
}

room-options = Hausregeln ändern
room-free = Ein freier Stuhl
room-sit = Hier sitzen
room-bot = Bot hinsetzen
room-unbot = Bot wegschicken
room-here = da
room-away = weg
room-host = lädt ein
room-you = du
room-start = Karten geben
room-start-fill = Geben, Bots nehmen die freien Stühle
room-wait-host = Sind alle da? Dann kann { $name } die Karten geben.
room-ready = Alle sitzen.
room-free-left = { $count ->
    [one] Ein Stuhl ist frei.
   *[other] { $count } Stühle sind frei.
}
room-fewer = Ein Stuhl weniger
room-more = Ein Stuhl mehr
room-bots = Bot, { $level }
room-changed = { $count ->
    [one] Eine Hausregel weicht von den gedruckten ab.
   *[other] { $count } Hausregeln weichen von den gedruckten ab.
}
room-hints = Der Trainer darf um Rat gefragt werden
room-chat = Alle dürfen frei schreiben
room-wait-table = Sind alle da? Dann lasst am großen Bildschirm die Karten geben.

bot-pace = Wie lange denken die Bots?
bot-pace-100 = gar nicht
bot-pace-900 = einen Moment
bot-pace-2000 = zwei Sekunden

time-turn = Zeit für einen Zug
time-answer = Zeit für eine Antwort
time-none = unbegrenzt
time-rule = { $times } (Regel des Spiels)
time-seconds = { $count } s
time-minutes = { $count } min

## later

seat = Platz { $number }
# Two sentences, one after the other.
both = { $first } { $second }
# Cards and places that a move names.
things = { $things }

play-log = Was geschah
play-rules = Regeln
play-undo = Meinen Zug zurücknehmen
play-undo-asked = { $name } möchte einen Zug zurücknehmen.
play-undo-yes = Erlauben
play-undo-no = Nein
play-leave = Den Raum verlassen
play-finish = Dieses Spiel für alle beenden
play-what = Was kann ich spielen?
play-what-more = { $count ->
    [one] Und noch ein Zug.
   *[other] Und noch { $count } Züge.
}
play-nothing = Jetzt nichts: du bist nicht dran.
play-takeover = Einen Bot für { $name } spielen lassen
play-takeback = Selbst weiterspielen

room-wish = { $name } möchte den Platz von { $seat } übernehmen.
room-handover = Der Platz von { $name } wird gleich auf einem anderen Gerät geöffnet, außer { $name } kommt vorher zurück.
room-ask-seat = Platz von { $name } übernehmen
room-asking = Die anderen werden gefragt …
room-closed-table = Hier läuft ein Spiel, und niemand darf zuschauen. Bitte um den Platz eines Bots, falls einer mitspielt, oder warte auf das nächste Spiel.

rule-all = Das ganze Regelheft
rule-search = In den Regeln suchen
rule-none = Nichts gefunden.
rule-value = „{ $key }“ kann nicht { $value } sein. Erlaubt: { $allowed }.
rule-unknown = Die Hausregel „{ $key }“ gibt es nicht. Es gibt { $known }.

cover-title = Gib das Gerät an { $name }.
cover-hint = Niemand sonst schaut hin.
cover-clock = Deine Zeit beginnt, sobald du deine Karten siehst.
cover-show = Ich bin { $name }: zeig meine Karten

ending-won = { YOU($seats) ->
    [you] Du hast gewonnen
    [you-all] { SAY($seats, form: "start") } habt gewonnen
    [others] { SAY($seats, form: "start") } haben gewonnen
   *[other] { SAY($seats, form: "start") } hat gewonnen
}
ending-together = Zusammen geschafft
ending-lost = Diesmal nicht
ending-draw = Niemand gewinnt
ending-place = Platz { $number }
ending-again = Noch einmal spielen
ending-replay = Noch einmal ansehen
ending-other = Ein anderes Spiel
ending-record = Aufzeichnung behalten
ending-decided = Was den Ausschlag gab
ending-team = Wer zusammen spielte

silent-note = { $count ->
    [0] Deine Zeit ist abgelaufen.
   *[other] Deine Zeit ist abgelaufen, darum geschah dies für dich: { $lines }
}
silent-read = In Ordnung

chat-free = Mit eigenen Worten
chat-send = Sagen

sign-clap = Beifall
sign-laugh = Lachen
sign-wow = Oh!
sign-think = Nachdenken
sign-sad = Traurig
sign-heart = Herz
sign-hurry = Schneller
sign-wave = Winken

phrase-hello = Hallo zusammen!
phrase-well_played = Gut gespielt!
phrase-thanks = Danke.
phrase-sorry = Entschuldigung!
phrase-oops = Hoppla.
phrase-your_turn = Du bist dran.
phrase-moment = Einen Moment, bitte.
phrase-hurry = Geht es weiter?
phrase-lucky = Das war Glück.
phrase-ouch = Autsch!
phrase-again = Noch ein Spiel?
phrase-bye = Tschüss, es war schön.

replay-title = Wie es war
replay-step = Schritt { $number } von { $total }
replay-open = Alle Karten offen
replay-public = Wie es der Tisch sah
replay-seat = Wie es { $name } sah
replay-play = Abspielen
replay-pause = Anhalten
replay-back = Einen Schritt zurück
replay-next = Einen Schritt weiter
replay-speed = Tempo
replay-load = Eine Aufzeichnung öffnen
replay-from = Gesehen von

fair-title = Ehrlich gegeben
fair-promise = Zufallszahl und Regeln dieses Spiels standen vor der ersten Karte fest, und dies ist ihr Fingerabdruck (SHA-256). Am Ende stehen sie in der Aufzeichnung, und jeder kann prüfen, dass das ganze Spiel aus ihnen folgt.
fair-sound = Es wurde ehrlich gegeben: Das ganze Spiel folgt aus seinem Fingerabdruck.
fair-moves = Alle { $n } Züge folgen aus dieser Zufallszahl nach den Regeln von { $game }.
fair-other = Der Fingerabdruck gehört nicht zu dieser Zufallszahl und diesen Hausregeln.
fair-swapped = Die Aufzeichnung ist in Ordnung, aber vor dem Geben wurde ein anderer Fingerabdruck gezeigt.
fair-made = Zufallszahl und Hausregeln gehören zum Fingerabdruck { $made }.
fair-unfinished = Das Spiel wurde nicht zu Ende gespielt.
fair-missing = Diese Aufzeichnung hat keinen Fingerabdruck.
fair-none = Sie hat keinen Fingerabdruck.

try-title = { $game }: ein Beispiel
try-as = Du spielst für { $name }
try-back = Einen Zug zurück
try-again = Von vorn
try-show = Zeig es mir
try-left = Das ist nicht mehr das Beispiel: Spiel weiter oder geh zurück.
try-end = Das war es. Spiel weiter, wie du magst.

learn-title = { $game } in einer Minute
learn-step = { $number } von { $total }
learn-try = Ausprobieren
learn-ask = Tu dies: { $what }
learn-rules = Zurück zu den Regeln
learn-next = Weiter
learn-done = Jetzt spielen
learn-leave = Den Lehrgang verlassen
learn-other = Das ist erlaubt, aber versuch, was hier gefragt ist.
learn-none = Für dieses Spiel gibt es noch keinen Lehrgang.

no-game = Ein Spiel { $key } gibt es nicht; es gibt { $known }.
no-level = Die Bot-Stärke { $key } gibt es nicht; es gibt { $known }.

table-size = { $game } ist für { $fewest } bis { $most } Spieler, nicht für { $seats }.
table-free = { $count ->
    [one] Ein Stuhl ist noch frei: Setzt euch, holt einen Bot dazu oder nehmt den Stuhl weg.
   *[other] { $count } Stühle sind noch frei: Setzt euch, holt Bots dazu oder nehmt Stühle weg.
}

record-older = Diese Partie folgt älteren Regeln von { $game } (Nummer { $number }); diese Version spielt Nummer { $ours }.
record-newer = Diese Partie folgt neueren Regeln von { $game } (Nummer { $number }); diese Version spielt Nummer { $ours }.
record-talk-late = In dieser Aufzeichnung steht eine Nachricht nach Zug { $n }, aber es gibt keinen Zug { $n }.
record-options = Diese Aufzeichnung lässt sich nicht spielen: { $why }
record-move = Zug { $n } dieser Aufzeichnung ({ $move } von Platz { $seat }) ist nicht erlaubt: { $why }
record-talk = Eine Nachricht dieser Aufzeichnung ist nicht erlaubt: { $why }
record-value = „{ $key }“ kann in dieser Aufzeichnung nicht { $value } sein.
record-entry = Diese Aufzeichnung hat einen Zug, der nicht lesbar ist: { $row }.
record-message = Diese Aufzeichnung hat eine Nachricht, die nicht lesbar ist: { $row }.
record-none = Das ist keine Spielaufzeichnung: Sie beginnt nicht mit „handful“.
record-format = Diese Aufzeichnung hat Format { $format }; diese Version liest Format { $ours }.
record-missing = In dieser Aufzeichnung fehlt „{ $key }“.
record-broken = Das ist keine Spielaufzeichnung: { $why }.
record-line = Zeile { $n } dieser Aufzeichnung ist nicht lesbar: { $line }.
record-seat = In dieser Aufzeichnung gibt es keinen Platz { $seat }.

undo-final = Das kannst du nicht zurücknehmen: Nach den Regeln ist es endgültig.
undo-seen = Das kannst du nicht zurücknehmen: Jemand hat seitdem etwas Neues gesehen.

deny-talk = In { $game } gibt es keine Ansagen.

coach-nothing = Das bringt jetzt nichts.
coach-silent = Dazu fällt dem Trainer nichts ein.

deny-nothing = Hier gibt es keine Seite.
deny-method = Diese Adresse nimmt so eine Anfrage nicht an.
deny-broken = Auf dem Server ist etwas schiefgegangen.
deny-origin = Dieser Server antwortet nicht unter diesem Namen oder nicht dieser Seite.
deny-server-full = Auf diesem Server sind gerade zu viele Räume offen: Versuch es später noch einmal.
deny-no-code = Alle Raumcodes sind vergeben: Versuch es noch einmal.
deny-busy = In diesem Raum ist zu viel los: Versuch es noch einmal.
deny-class-names = Im Klassenmodus suchst du dir einen Namen aus der Liste aus.
deny-ticket = Dieser Link ist schon benutzt oder zu alt: Bitte um einen neuen.
deny-closed = Dieser Raum ist geschlossen.
deny-gone = Du bist nicht mehr in diesem Raum.
deny-bad-name = Ein Name braucht wenigstens einen Buchstaben.
deny-name-taken = Hier heißt schon jemand { $name }: Nimm einen anderen Namen.
deny-full = Dieser Raum ist voll: Mehr als { $most } Leute passen nicht hinein.
deny-host-only = Das kann nur der Gastgeber.
deny-playing = Das geht nicht, solange gespielt wird.
deny-not-playing = Gerade läuft kein Spiel.
deny-no-seat = In diesem Raum gibt es keinen Platz { $seat }.
deny-not-seated = Du hast an diesem Tisch keinen Platz.
deny-no-person = Diese Person ist nicht in diesem Raum.
deny-seat-taken = Da sitzt schon jemand.
deny-seats-fewer = Diesen Stuhl kannst du nicht wegnehmen: Da sitzt jemand.
deny-rematch-first = Für ein neues Spiel wähl „{ ending-again }“.
deny-rematch = Noch einmal spielen könnt ihr, wenn dieses Spiel zu Ende ist.
deny-host-leaves = Mach erst jemand anderen zum Gastgeber, dann kannst du gehen.
deny-bot-there = Dort spielt schon ein Bot.
deny-not-away = Ein Bot kann übernehmen, wenn jemand { $seconds } Sekunden weg war.
deny-no-bot = Für dich spielt kein Bot.
deny-bot-plays = Für dich spielt ein Bot: Wähl erst „{ play-takeback }“.
deny-undo-off = In diesem Raum kannst du Züge nicht zurücknehmen.
deny-undo = Diesen Zug kannst du nicht zurücknehmen.
deny-undo-asked = Du hast die anderen schon gefragt: Warte auf ihre Antwort.
deny-still-here = { $name } ist da: Nur { $name } selbst kann den Platz anderswo öffnen.
deny-not-yet = { $name } kann noch zurückkommen: Versuch es in { $seconds } Sekunden noch einmal.
deny-seat-asked = Gerade möchte schon jemand einen Platz haben: Warte die Antwort ab.
deny-no-wish = Niemand möchte einen Platz haben.
deny-no-undo-wish = Niemand möchte einen Zug zurücknehmen.
deny-seat-change = Während eines Spiels kannst du den Platz nicht wechseln.
deny-bot-seats = Während eines Spiels kannst du nur den Platz eines Bots übernehmen.
deny-times = Die Zeiten kannst du nicht ändern, solange gespielt wird.
deny-class-chat = Im Klassenmodus schreibt niemand frei: Wähl einen Spruch.
deny-crowd = Zu viele tun gerade gleichzeitig etwas: Versuch es noch einmal.
deny-spectator = Du schaust zu: Das können nur Mitspieler.
deny-damaged = Dieser Raum ist beschädigt und lässt sich nicht öffnen.
deny-example = Das Regelheft von { $game } hat kein solches Beispiel.
deny-lesson = Die Einführung in { $game } hat keinen solchen Schritt.
deny-many-rooms = Von deiner Adresse wurden zu viele Räume geöffnet: Warte eine Weile.
deny-host-key = Ein Gastgeberschlüssel hat 16 bis 64 Zeichen.
deny-many-codes = Zu viele falsche Codes: Warte eine Minute.
deny-code = Kein Raum hat diesen Code: Schau dir die vier Buchstaben noch einmal an.
deny-many-people = Von deiner Adresse kamen zu viele Leute: Warte eine Minute.
deny-many-tickets = Zu viele falsche Links: Warte eine Minute.
deny-needs-key = Dafür braucht es den Gastgeberschlüssel, als Bearer-Token.
deny-not-yours = So einen Raum hast du nicht.
deny-needs-token = Dafür braucht es den Gastgeberschlüssel oder ein Token, als Bearer-Token.
deny-no-room = So einen Raum gibt es nicht, oder er ist nicht deiner.
deny-no-record = Ein fertiges Spiel mit dieser Nummer gibt es nicht.
deny-whole = „{ $name }“ muss eine ganze Zahl sein, nicht { $given }.
deny-text = „text“ muss 1 bis 300 Zeichen haben.
deny-json-type = Die Anfrage muss vom Typ application/json sein.
deny-no-play = Dort läuft gerade kein Spiel.
deny-qr = Das ist zu lang für einen QR-Code.
deny-large = Die Anfrage ist zu lang: höchstens { $most } Bytes.
deny-request = An der Anfrage stimmt etwas nicht: { $wrong }.
deny-not-json = Die Anfrage ist kein JSON.
deny-store = Der Server kann gerade nichts speichern: Versuch es gleich noch einmal.
deny-unknown = Dieser Server kennt diesen Raum oder diesen Platz nicht.
deny-many-tries = Zu viele falsche Versuche: Warte eine Minute.
deny-old-page = Diese Seite ist veraltet: Lade sie neu.
deny-spectators = In diesem Raum darf niemand zuschauen.
deny-muted = Der Gastgeber hat dich stummgeschaltet.
deny-hints = In diesem Raum gibt es keine Tipps.
deny-idle = Für dich ist jetzt nichts zu tun.
deny-sign = Das Zeichen „{ $sign }“ gibt es nicht.
deny-phrase = Den Spruch „{ $phrase }“ gibt es nicht.
deny-chat = In diesem Raum schreibt niemand frei: Wähl einen Spruch.
deny-example-end = Ein Beispiel endet nach { $most } Zügen: Fang es von vorn an.
deny-example-seat = In diesem Beispiel gibt es keinen Platz { $seat }.
deny-message = So eine Nachricht kennt das Protokoll nicht: { $wrong }.
deny-binary = Schick Text, keine Bytes.
deny-hello = Die erste Nachricht muss „hello“ sein.
deny-hello-again = „hello“ hast du schon gesagt.

bye-restart = Der Server startet neu: Gleich geht es weiter.
bye-deleted = Dieser Raum wurde gelöscht.
bye-moved = Dieser Platz ist jetzt auf einem anderen Bildschirm offen.
bye-store = Der Server kann das Spiel gerade nicht speichern: Komm gleich wieder.
bye-failed = In diesem Raum ist etwas schiefgegangen; die Aufzeichnung eures Spiels bleibt erhalten.
bye-kicked = Der Gastgeber hat dich weggeschickt.
bye-reissued = Dein Platz ist jetzt auf einem anderen Gerät offen.
bye-closed = Der Gastgeber hat diesen Raum geschlossen.
bye-slow = Dieser Bildschirm war zu langsam für das Spiel.
bye-busy = In diesem Raum ist zu viel los: Gleich geht es weiter.
bye-rude = Dieser Bildschirm hat zu viel auf einmal geschickt.

cited = { $why } [{ $clause }]

entry-untimed = Dieses Spiel läuft nach der Uhr: Jeder Zug braucht seine Zeit.
entry-timed = Dieses Spiel hat keine Uhr: Ein Zug kommt hier ohne Zeit.
entry-late = Dieser Zug ist früher als der vor ihm.

allowed-switch = on oder off
allowed-flag = true oder false
allowed-words = höchstens { $most } von { $words }, oder none
allowed-range = { $low } bis { $high }
allowed-seat = eine Platznummer
allowed-number = eine Zahl von { $low } bis { $high }
allowed-place = ein Platz von 0 bis { $high }

form-extra = „{ $word }“ gehört nicht hierher. Schreib: { $usage }.
form-object = Ein Zug ist ein Objekt mit einem Verb und dem, was es braucht.
form-field = „{ $verb }“ hat kein { $field }. Schreib: { $usage }.
form-needs = „{ $verb }“ braucht { $field }: { $words }.
form-after = Nach „{ $word }“ kommt { $words }.
form-instead = „{ $verb }“ braucht { $field }: { $words }, nicht „{ $word }“.
form-verb = Den Zug „{ $verb }“ gibt es nicht. Es gibt { $known }.
form-flag = „{ $field }“ von „{ $verb }“ ist true oder false.
form-list = „{ $field }“ von „{ $verb }“ ist eine Liste.
form-many = „{ $verb }“ nimmt nicht { $count } Werte für { $field }.
form-value = „{ $field }“ von „{ $verb }“ kann nicht { $value } sein: { $words }.
