### Was alle Spiele sagen.

## cover

app-tagline = Fünf Kartenspiele für einen Tisch. Der Laptop ist der Tisch, jedes Handy ein Blatt Karten.
app-reload = Diese Seite lädt gleich neu; dein Platz bleibt dir.

close = Schließen

back = Zurück

menu = Menü

start-code-phone = Der Code auf dem großen Bildschirm
start-code = Mit einem Code mitspielen
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
start-class = Für Klasse oder Verein
start-resume = Zurück zu { $game }
start-puzzles = Rätsel
start-loading = Der Tisch wird gedeckt…
start-trouble = Der Tisch ist nicht zu erreichen. Läuft der Server?
start-again = Noch einmal versuchen

room-gone = Diesen Raum gibt es nicht mehr.
room-home = Zur Startseite

play-sound = Ton
play-captions = Untertitel für Klänge
play-theme = Hell oder dunkel
play-theme-auto = wie dieses Gerät
play-theme-light = hell
play-theme-dark = dunkel
play-language = Sprache

away-title = Der Tisch wird gesucht…
start-day = Karten des Tages

## table

you = { $form ->
    [start] Du
    [acc] dich
    [dat] dir
   *[nom] du
}
# Whoever sits there, at the beginning of a line.
who = { SAY($seat, form: "start") }
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
join-am = Ich bin { $name }: die anderen fragen
join-asking = Der Raum fragt, ob du { $name } bist. Alle, die dort sitzen, können Ja sagen.
join-no = Sie haben nicht ja gesagt. Frag sie, oder nimm einen anderen Namen.
join-full = { $count ->
    [one] Der einzige Stuhl ist besetzt: Du kommst zum Zuschauen herein.
   *[other] Alle { $count } Stühle sind besetzt: Du kommst zum Zuschauen herein.
}
join-late = Sie spielen schon: Du kommst zum Zuschauen herein und kannst um den Stuhl eines Bots bitten.
room-game = Sie spielen { $game }.
room-addresses = Oder eine dieser Adressen
room-qr = QR-Code, der { $address } öffnet

table-seats = Plätze

sitter-away = weg
sitter-thinking = denkt nach
sitter-bot = Bot
sitter-pilot = Bot spielt

play-join = Dabei sein:
play-hand = Mein Blatt
play-leave = Den Raum verlassen
play-hint = Gib mir einen Rat
play-hint-thinking = Der Ratgeber denkt nach …
coach-tag = Rat
coach-yours = Deiner
coach-won = { $won } von 100
coach-games = gewonnene Spiele von hier aus
coach-agrees = Genau das hast du gewählt.
coach-wait = Lass es vorbeigehen.
play-code = Code { $code }
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
come-again = Fragen, ob ich wiederkommen darf

refused-title = Das geht nicht.

rule-show = Regel { $clause } zeigen

line = Was gerade geschieht
line-you = Du bist dran
line-ask = { $name } spielt, du kannst antworten
line-still = { YOU($seat) ->
    [you] Du bist noch dran.
   *[other] { $seat } ist noch dran.
}
line-dealing = Die Karten werden gegeben.
line-wait = { $count ->
    [one] { $names } überlegt
   *[other] { $names } überlegen
}
line-zero = { $whose ->
    [answer] Bei 0 lässt du es gelten.
   *[turn] Bei 0 wird für dich gespielt.
}
line-zero-other = Bei 0 wird für { $name } gespielt.
line-moment = Die Uhr läuft
line-then = { YOU($seat) ->
    [you] Dann bist du dran.
   *[other] Dann ist { $seat } dran.
}
line-away = { $count ->
    [one] { $names } ist weg
   *[other] { $names } sind weg
}
line-away-waits = Der Tisch wartet auf { $names }.
line-away-bot = Wenn die Uhr bei 0 ist, spielt ein Bot für { $name }, bis { $name } wieder da ist.
line-hit = Das hat dich getroffen
line-silent = Deine Zeit ist um
line-hit-next = Weiter, wenn du es gesehen hast.
line-go-on = Weiter
line-pass = Geht von selbst weiter
line-pass-why = Du hast nichts, womit du antworten könntest.
line-letting = Du lässt alles durch, bis du dran bist.
line-pass-next = Gleich geht es von selbst weiter.
line-paused = Pause
line-paused-by = { $name } hat den Tisch angehalten.
line-paused-all = Alle Tische machen Pause.
line-paused-why = Die Uhren stehen, und niemand kann ziehen.
line-paused-next = Wer mitspielt, kann auf Weiter drücken.
line-over = Das Spiel ist aus.
line-let-all = Alles durchlassen
line-let-all-until = bis ich dran bin
line-ask-again = Wieder fragen
line-ask-me = Immer fragen

since = Seit deinem Zug: { $count ->
    [one] eins ist geschehen
   *[other] { $count } Dinge sind geschehen
}
since-deal = Bisher: { $count ->
    [one] eins ist geschehen
   *[other] { $count } Dinge sind geschehen
}

tempo = Wie schnell?
tempo-pause = Pause
tempo-play = Weiter
tempo-slow = Langsam
tempo-normal = Normal
tempo-fast = Schnell
tempo-stands = jeder Zug bleibt { $seconds } s stehen
tempo-ask-always = Mich auch fragen, wenn ich nichts zum Antworten habe

window-stack = Antworten bisher

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

## new

new-solo = Allein spielen, hier und jetzt
new-solo-bots = { $count ->
    [0] niemand sonst
    [one] mit einem Bot
   *[other] mit { $count } Bots
}
new-phones = Einen Raum für Handys öffnen
new-phones-how = jeder hat seine Karten auf dem Handy
new-hotseat = Dieses Gerät herumreichen
new-hotseat-how = ein Bildschirm für euch alle
new-how = Wie wollen wir spielen?
new-details = Einzelheiten ändern
new-reset = Zurück zu den üblichen Regeln
new-seats = Wie viele am Tisch?
new-level = Wie stark sind die Bots?
new-rules = Die Regeln lesen
new-learn = In fünf Minuten lernen
new-yes = ja
new-no = nein
new-auto = von selbst
new-random = zufällig
new-none = keine
new-names = Wer spielt mit? Ein Name pro Person.
new-add-name = Noch jemand
new-name = Name { $number }
new-as = Du spielst als { $name }
new-as-change = Namen ändern

level-random = leichtsinnig
level-novice = Anfänger
level-casual = gemütlich
level-sharp = scharf
level-expert = Meister

## options

new-winnable = Nur Karten geben, mit denen ich gewinnen kann
new-winnable-looking = Es werden Karten gesucht, mit denen du gewinnen kannst …
new-deal = Du bekommst genau die Karten, die jemand anderes hatte, nach denselben Hausregeln.
price-title = Im Spiel gemessen
price-about = Die Schildchen sagen, was eine Änderung bewirkt, gemessen in Spielen unter Bots.
price-none = kein Unterschied zu sehen
price-unused = von den Bots nie benutzt, also nicht gemessen
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
room-rules = Die Regeln lesen
room-free = Ein freier Stuhl
room-sit = Hier sitzen
room-stand = Aufstehen
room-who = Wer sitzt wo
room-chairs = { $count ->
    [one] Ein Stuhl
   *[other] { $count } Stühle, mindestens { $least } zum Spielen
}
room-bot = Bot hinsetzen
room-unbot = Bot wegschicken
room-ready-mark = bereit
room-away = weg
room-host = lädt ein
room-you-host = du lädst ein
room-you = du
room-start = Karten geben
room-start-fill = Geben, Bots nehmen die freien Stühle
room-deal-without = Ohne Bots austeilen
room-let-in = Noch jemanden hereinlassen
room-deal-anyone = Teilt aus, wann ihr wollt: Jeder, der sitzt, kann es.
room-line-chair = { $count ->
    [one] { $names } hat noch keinen Stuhl.
   *[other] { $names } haben noch keinen Stuhl.
}
room-line-away = { $count ->
    [one] { $names } ist weg: Der Stuhl wartet.
   *[other] { $names } sind weg: Ihre Stühle warten.
}
room-line-free = { $count ->
    [one] Ein Stuhl ist frei: mit einem Bot besetzen?
   *[other] { $count } Stühle sind frei: mit Bots besetzen?
}
room-line-ready = Alle sind da.
room-take-chair = Du hast keinen Stuhl: Tippe auf „{ room-sit }“, oder schau zu.
room-all-taken = Alle Stühle sind besetzt: Du schaust zu, bis jemand aufsteht.
room-about = Mehr zu { $name }
room-fewer = Ein Stuhl weniger
room-more = Ein Stuhl mehr
room-bots = Bot, { $level }
room-changed = { $count ->
    [one] Eine Hausregel weicht von den üblichen ab.
   *[other] { $count } Hausregeln weichen von den üblichen ab.
}
room-hints = Alle dürfen den Trainer um Rat fragen
room-chat = Alle dürfen Nachrichten schreiben


time-turn = Zeit für einen Zug
time-answer = Zeit für eine Antwort
time-none = unbegrenzt
time-rule = { $times } (Regel des Spiels)
time-seconds = { $count } s
time-minutes = { $count } min
time-factor = Die Uhren wurden am Tisch verdoppelt: Sie laufen { $times }-mal so lang, wie es hier steht. Wähl eine andere Zeit, um das zu beenden.

## lobby

who-title = Wer bist du?
who-kept = Alle am Tisch sehen diesen Namen. Dieses Gerät merkt ihn sich.
who-need = erst einen Namen eingeben
who-token = Such dir eine Spielmarke aus
who-yours = deine
who-sit = Hinsetzen
who-change = Ändern
who-save = So bleibt es
who-as = Als { $name } hineingehen
token-triangle = Dreieck
token-square = Quadrat
token-circle = Kreis
token-diamond = Raute
token-hexagon = Sechseck
token-pentagon = Fünfeck
token-heart = Herz
token-tab = Fass
token-star = Stern
token-cross = Kreuz
token-flag = Fahne
token-drop = Tropfen

## class: a class or club evening

class-title = Für Klasse oder Verein
class-lead = Mehrere Tische spielen dieselben Karten. Wer am meisten daraus macht, liegt vorn: Gute Karten allein gewinnen nicht.
class-resume = Zurück zu { $game } vom { $when }
class-which = Welches Spiel?
class-tables = Wie viele Tische?
class-seats = Wie viele Stühle an jedem?
class-games = Wie viele Spiele?
class-fewer = eins weniger
class-more = eins mehr
class-minutes = Das dauert { $low } bis { $high } Minuten.
class-bots = Bots auf leeren Stühlen
class-bots-none = keine
class-clock-rules = wie in den Regeln
class-names = Alle bekommen einen erfundenen Namen wie Mint Otter
class-privacy = Die Namen bleiben auf diesem Server. Lösche den Abend, und sie sind weg.
class-open = { $tables } Tische aufstellen

class-board = { $game }: { $tables } Tische
class-code = Tisch { $table }
class-how = Scannen, oder { $address } öffnen und { $code } eingeben.
class-qr = QR-Code von Tisch { $table }
class-nobody = Noch niemand
class-people = { $count } von { $seats } Stühlen besetzt
class-away = { $count ->
    [one] eine davon ist weg
   *[other] { $count } davon sind weg
}
class-bot-table = Hier spielen Bots
class-at = Spiel { $game } von { $games }
class-between = Spiel { $game } von { $games } ist vorbei
class-done = Alle { $games } Spiele gespielt
class-gone = Aufgelöst
class-line-waiting = { $people ->
    [0] Noch ist niemand da. Zeig die Codes.
    [one] Eine Person ist da, an { $tables } von { $all } Tischen.
   *[other] { $people } Personen sind da, an { $tables } von { $all } Tischen.
}
class-line-playing = Fertig: { $done } von { $all } Tischen.
class-line-paused = Alle Tische machen Pause.
class-line-done = Alle Tische sind fertig.
class-line-over = Der Abend ist vorbei.
class-start = Alle Tische starten
class-pause = Alle Tische anhalten
class-go-on = Weiterspielen
class-show = Ergebnisse zeigen
class-end = Jetzt beenden
class-end-sure = Spiele, die nicht fertig sind, zählen an ihrem Tisch für niemanden. Danach spielt niemand weiter.
class-screen = Großer Bildschirm
class-print-codes = Codes drucken
class-print = Ergebnisse drucken
class-add = Noch ein Tisch
class-key = Dein Link
class-key-how = Die Adresse dieser Seite ist dein Schlüssel. Dieses Gerät merkt ihn sich; kopiere ihn, um auf einem anderen zurückzukommen. Wer ihn hat, leitet den Abend.
class-delete = Abend löschen
class-delete-sure = Alle Tische, Namen und Spiele sind dann für immer weg.
class-sure = Ja, mach das
class-about = Mehr zu Tisch { $table }
class-bots-play = Hier Bots spielen lassen
class-skip = Dieses Spiel aufgeben
class-skip-how = Es zählt hier für niemanden, und das nächste beginnt.
class-dissolve = Diesen Tisch auflösen
class-dissolve-how = Was er fertig gespielt hat, zählt weiter.
class-visit = Diesen Tisch ansehen
class-so-far = Bisherige Ergebnisse zeigen
class-so-far-none = Die Ergebnisse eines Spiels kommen, wenn alle Tische damit fertig sind.

class-results = Ergebnisse
class-tables-title = Tische
class-players-title = Spieler
class-formula = Für jeden anderen Tisch, an dem derselbe Platz mit denselben Karten weniger erreicht hat, bekommst du einen Punkt, bei Gleichstand einen halben. 100 heißt: besser als alle anderen.
class-formula-together = Für jeden anderen Tisch, der verloren hat, wo eurer gewann, bekommt ihr einen Punkt, bei Gleichstand einen halben. 100 heißt: besser als alle anderen.
class-place = Platz
class-points = Punkte von 100
class-won = Gewonnen
class-table = Tisch
class-name = Name
class-bot = Bot
class-game = Spiel { $game }
class-liveliest = Hier waren die Tische am verschiedensten.
class-seat = Stuhl { $seat }
class-game-won = gewonnen
class-game-lost = verloren
class-again = Diese Karten spielen
class-replay = Noch einmal ansehen
class-not-played = nicht fertig

class-you-table = Tisch { $table } des Abends
class-you-wait = Du bist dabei. Alle Tische fangen zusammen an.
class-you-deal = Sind alle da? Dann fangt an.
class-you-next = Weiter: Spiel { $game } von { $games }
class-you-last = Das war das letzte Spiel. Die Ergebnisse kommen, wenn alle Tische fertig sind.
class-you-over = Der Abend ist vorbei.
class-you-gone = Dieser Tisch wurde aufgelöst. Frag nach einem anderen.
class-you-paused = Alle Tische machen Pause.
class-you-place = Euer Tisch kam auf Platz { $place } von { $of }.
class-you-sealed = Andere Tische spielen diese Karten noch; ansehen kannst du das Spiel, wenn der Abend vorbei ist.

## later

bot-choose = Wer setzt sich auf Stuhl { $number }?
bot-character = Figur
bot-level = Stärke
bot-sits = sitzt auf Stuhl { $number }
bot-heard = so heißt hier jemand
bot-any = Überrasch mich
bot-seat = { $name } hinsetzen, { $level }
bot-change = { $name } ändern

character-berta-is = Schildkröte, vorsichtig
character-berta-first = Steckt den Kopf erst heraus, wenn sie sicher ist.
character-berta-then = Spart ihre beste Karte bis zum Schluss, und dann noch ein bisschen.
character-gusto-is = Hamster, gierig
character-gusto-first = Sieht zehn Chips und hört seinen Namen.
character-gusto-then = Nimmt erst die große Karte und fragt später.
character-nando-is = Elefant, vergesslich
character-nando-first = Trägt eine Schleife am Rüssel und weiß nicht mehr, wofür.
character-nando-then = Ist nie lange böse, denn er vergisst, auf wen.
character-tina-is = Teekanne, großzügig
character-tina-first = Schenkt allen am Tisch ein, bevor sie sich setzt.
character-tina-then = Bietet die Hälfte an und meint es auch so.
character-pico-is = Kaktus, nachtragend
character-pico-first = Hat Zug 3 nicht vergessen. Du weißt, was du getan hast.
character-pico-then = Verliert lieber zwei Chips, als dir einen zu lassen.
character-lora-is = Papagei, gesprächig
character-lora-first = Sagt, was sie denkt, und dann, was du denkst.
character-lora-then = Die Hälfte stimmt, und alles ist laut.
character-vito-is = Hase, schnell
character-vito-first = Legt die Karte, bevor er sie gelesen hat.
character-vito-then = Ruft als Erster, fängt als Erster, bereut als Erster.
character-alma-is = Eule, alte Meisterin
character-alma-first = Hat dieses Blatt schon einmal gesehen, vor etwa vierzig Jahren.
character-alma-then = Sagt wenig, und nie zweimal dasselbe.

seat = Platz { $number }
# Two sentences, one after the other.
both = { $first } { $second }

play-log = Was geschah
play-rules = Regeln
play-undo = Meinen Zug zurücknehmen
play-undo-asked = { $name } möchte einen Zug zurücknehmen.
play-undo-yes = Erlauben
play-undo-no = Nein
play-finish = Dieses Spiel für alle beenden
play-finish-alone = Dieses Spiel beenden
play-leave-alone = Das Spiel verlassen
play-invite = Jemanden dazuholen
play-what = Was kann ich spielen?
play-what-tap = Tippst du eine Zeile an, wird sie sofort gespielt.
play-what-more = { $count ->
    [one] Und noch ein Zug.
   *[other] Und noch { $count } Züge.
}
play-nothing = Jetzt nichts: du bist nicht dran.
play-takeover = Einen Bot für { $name } spielen lassen
play-takeback = Selbst weiterspielen
leave-title = Du gehst, { $name }?
leave-out = Kurz weg, Platz behalten
leave-out-play = Du kommst auf die Startseite, und ein Bot spielt für dich. Komm jederzeit zurück, mit diesem Gerät oder deinem Namen.
leave-out-lobby = Dein Platz wartet. Komm jederzeit zurück, mit diesem Gerät oder deinem Namen.
leave-hand = An jemanden übergeben
leave-hand-help = Das andere Handy bekommt deinen Platz und deine Karten.
leave-hand-scan = Richtet das andere Handy hierauf. Es gilt einmal, fünf Minuten lang.
leave-good = Ganz gehen
leave-good-play = Ein Bot bekommt deine Karten. Dein Name ist wieder frei.
leave-good-lobby = Dein Stuhl und dein Name sind wieder frei.
leave-stay = Bleiben
back-title = Willkommen zurück, { $name }.
back-played = { $count ->
    [one] Ein Bot spielt für dich: bisher ein Zug.
   *[other] Ein Bot spielt für dich: bisher { $count } Züge.
}
back-while = Während du weg warst
back-take = Meinen Stuhl nehmen
back-let = Den Bot spielen lassen
absent-wait = Auf { $name } warten
absent-wait-more = noch eine Minute
absent-bot = Bot für { $name }
absent-bot-now = jetzt
people-title = Wer da ist
people-screen = Der große Bildschirm
people-watches = schaut zu
people-host = { $name } zum Gastgeber machen
people-ask = { $name } bitten zu gehen
dismiss-title = { $name } bitten zu gehen?
dismiss-all = Alle sehen, dass du gefragt hast. Im Spiel bekommt ein Bot die Karten.
dismiss-host = Du bist Gastgeber, also genügt dein Wort.
dismiss-most = Der Gastgeber entscheidet, oder die meisten, die hier sitzen.
dismiss-back = { $name } darf wiederkommen, wenn jemand Ja sagt.
dismiss-do = Bitten zu gehen
dismiss-not = { $name } bleiben lassen
dismiss-asked = { $other } bittet { $name } zu gehen: { $agreed } von { $needed } sind dafür.
dismiss-yes = Ich bin dafür
claim-ask = Ein neues Handy sagt, es sei { $name }. Stimmt das?
claim-again = { $name } wurde gebeten zu gehen und möchte wiederkommen.
claim-yes = Ja, { $name }
claim-no = Nein
watch-you = Du schaust diesem Spiel zu.
watch-bots = Zum Mitspielen bitte um den Stuhl eines Bots.
watch-full = Der Raum ist voll: Alle Stühle sind besetzt. Du kannst beim nächsten Spiel mitmachen, oder wenn jemand geht.
watch-chair = Einen Stuhl bekommen
news-watches = { $name } ist zum Zuschauen gekommen.
news-left = { $bot ->
    [yes] { $name } ist gegangen. Ein Bot spielt weiter.
   *[no] { $name } ist gegangen.
}
news-sent = { $bot ->
    [yes] { $name } musste gehen. Ein Bot spielt weiter.
   *[no] { $name } musste gehen.
}
news-out = { $name } ist kurz weg und behält den Stuhl. Ein Bot spielt.
news-bot = { $name } ist weg: Ein Bot spielt, bis { $name } wieder da ist.
news-bot-for = { $other } lässt einen Bot für { $name } spielen.
news-back = { $name } sitzt wieder auf dem Stuhl.
news-back-elsewhere = { $name } ist mit einem anderen Handy zurück.
news-not-them = { $other } hat nein gesagt: Das neue Handy ist nicht { $name }.
news-waits = Der Tisch wartet eine Minute länger auf { $name }.
news-hosts = { $name } ist jetzt Gastgeber.
news-sits = { $name } übernimmt von { $seat }.
news-no-seat = { $other } hat { $name } nein gesagt: { $seat } spielt weiter.
news-asked = { $other } hat { $name } gebeten zu gehen.
news-stays = { $name } bleibt.
news-more-time = { $name } nimmt sich { $seconds } Sekunden mehr.
news-doubled = { $name } verdoppelt alle Uhren.
clock-more = Mehr Zeit
clock-more-seconds = +{ $seconds } s
clock-double = Doppelte Zeit für alle

room-wish = { $name } möchte den Platz von { $seat } übernehmen.
room-handover = Der Platz von { $name } wird gleich auf einem anderen Gerät geöffnet, außer { $name } kommt vorher zurück.
room-ask-seat = Platz von { $name } übernehmen
room-asking = Die anderen werden gefragt …
room-closed-table = Hier läuft ein Spiel, und niemand darf zuschauen. Bitte um den Platz eines Bots, falls einer mitspielt, oder warte auf das nächste Spiel.

page-all = Jede Regel mit Nummer
page-print = Auf ein Blatt drucken
page-here = Die Hausregeln deines Tisches sind schon eingearbeitet.
page-name = Die Regeln auf einer Seite
page-tap = Tippe auf einen Satz für die genaue Regel, auf den Namen einer Karte für das, was sie tut.
# In a terminal; $command is what one types.
page-more = Jede Regel mit Nummer: { $command }
page-title-goal = Das Ziel
page-title-turn = Dein Zug
page-title-idea = Die Idee
page-title-cards = Die Karten
page-title-end = Ende und Sieg
page-title-tips = Drei Tipps
rule-all = Das ganze Regelheft
rule-search = In den Regeln suchen
rule-none = Nichts gefunden.
rule-value = „{ $key }“ kann nicht { $value } sein. Erlaubt: { $allowed }.
rule-unknown = Die Hausregel „{ $key }“ gibt es nicht. Es gibt { $known }.

cover-title = Gib das Gerät an { $name }.
cover-hint = Alle anderen schauen weg.
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
ending-puzzles = Rätsel aus solchen Spielen
ending-record = Aufzeichnung speichern
ending-decided = Was den Ausschlag gab
ending-last = Die letzten Züge
ending-team = Wer zusammen spielte

deal-choose = Karten wählen
deal-title = Welche Karten jetzt?
deal-same = Noch einmal dieselben Karten
deal-same-how = Diesmal geht es besser.
deal-winnable = Karten, die zu gewinnen sind
deal-winnable-how = Es gibt einen Weg: Finde ihn.
deal-looking = Es werden Karten gesucht, mit denen du gewinnen kannst …
deal-friend = Dieselben Karten für Freunde
deal-friend-how = Wer diesen Link öffnet, spielt mit deinen Karten, allein oder gegen Bots.
deal-link = Link zu diesen Karten
deal-qr = QR-Code, der den Link öffnet
deal-copy = Link kopieren
deal-copied = Kopiert
play-solve = Kann ich noch gewinnen?
solve-looking = Alle Wege werden durchgesehen …
solve-yes = { $moves ->
    [one] Ja: Ein Zug gewinnt.
   *[other] Ja: Du kannst noch gewinnen, in { $moves } Zügen.
}
solve-no = Nein: Von hier aus könnte niemand mehr gewinnen.
solve-unknown = Das herauszufinden dauert zu lange. Frag in ein paar Zügen noch einmal.
solve-how = Für die Antwort werden alle Karten angesehen, auch die verdeckten.
solve-show = Zeig mir den nächsten Zug
solve-why = { $moves ->
    [one] Damit gewinnst du.
   *[other] Damit kannst du gewinnen, in { $moves } Zügen.
}

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
fair-promise = Die Karten lagen vor der ersten fest, und niemand kann das mehr ändern. Am Ende stehen sie in der Aufzeichnung, und jeder kann es prüfen.
fair-check = Wer es prüfen will
fair-print = Das ist der Fingerabdruck (SHA-256) von Zufallszahl und Hausregeln:
fair-sound = Es wurde ehrlich gegeben: Das ganze Spiel folgt aus seinem Fingerabdruck.
fair-moves = Alle { $n } Züge folgen aus dieser Zufallszahl nach den Regeln von { $game }.
fair-other = Der Fingerabdruck gehört nicht zu dieser Zufallszahl und diesen Hausregeln.
fair-swapped = Die Aufzeichnung ist in Ordnung, aber vor dem Geben wurde ein anderer Fingerabdruck gezeigt.
fair-made = Zufallszahl und Hausregeln gehören zum Fingerabdruck { $made }.
fair-unfinished = Das Spiel wurde nicht zu Ende gespielt.
fair-missing = Diese Aufzeichnung hat keinen Fingerabdruck.
fair-none = Sie hat keinen Fingerabdruck.

try-title = { $game }: ein Beispiel
try-as = Du spielst als { $name }
try-back = Einen Zug zurück
try-again = Von vorn
try-show = Zeig es mir
try-left = Das ist nicht mehr das Beispiel: Spiel weiter oder geh zurück.
try-end = Das war es. Spiel weiter, wie du magst.

learn-title = { $game } in fünf Minuten lernen
learn-step = { $number } von { $total }
learn-try = Ausprobieren
learn-ask = Tu dies: { $what }
learn-rules = Zurück zu den Regeln
learn-next = Weiter
learn-done = Jetzt spielen
learn-start = Los
learn-skip = Kenne ich, gleich spielen
learn-with = Höchstens fünf Minuten. Du spielst mit { $names }, und nichts kann schiefgehen.
learn-watch = Schau zu, was die anderen tun.
learn-hit = Lies, was dich gerade getroffen hat, und tipp dann auf „{ $button }“.
learn-help = Mach’s vor
learn-read = Die Regeln lesen
learn-you = Du
learn-leave = Den Lehrgang verlassen
learn-other = Das wäre auch erlaubt.
learn-astray = Das ist etwas anderes. Tipp auf die Markierung, um es zu ändern.
learn-none = Für dieses Spiel gibt es noch keinen Lehrgang.

no-game = Ein Spiel { $key } gibt es nicht; es gibt { $known }.
no-level = Die Bot-Stärke { $key } gibt es nicht; es gibt { $known }.
no-character = Die Figur { $key } gibt es nicht; es gibt { $known }.

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

ending-hopeless = Auch wer alle Karten kennt, konnte mit diesen nicht gewinnen.
ending-unknown = { $count ->
    [one] Nach deinem ersten Zug
   *[other] Nach { $count } Zügen
} war nicht mehr zu gewinnen, selbst wenn man alle Karten kennt. Ob vorher, war so schnell nicht zu finden.
ending-turned = { $count ->
    [0] Nach dem Geben
    [one] Nach deinem ersten Zug
   *[other] Nach { $count } Zügen
} war noch zu gewinnen. Dann kam: { $made } Besser: { $better }

coach-nothing = Das bringt jetzt nichts.
coach-silent = Dazu fällt dem Trainer nichts ein.
coach-only = Etwas anderes darfst du nicht.
coach-best = Das würde hier spielen, wer Erfahrung hat.
coach-still = Das gewinnt am öftesten: { $won } von 100 Spielen, die ab hier zu Ende gespielt werden.
coach-but = Aber es gewinnt seltener.
coach-less = Das gewinnt { $won } von 100 Spielen, die ab hier zu Ende gespielt werden, der beste Zug { $most }.

deny-nothing = Hier gibt es keine Seite.
deny-method = Diese Adresse nimmt so eine Anfrage nicht an.
deny-broken = Auf dem Server ist etwas schiefgegangen.
deny-origin = Dieser Server antwortet nicht unter diesem Namen oder nicht dieser Seite.
deny-server-full = Auf diesem Server sind gerade zu viele Räume offen: Versuch es später noch einmal.
deny-busy = In diesem Raum ist zu viel los: Versuch es noch einmal.
deny-class-names = Im Klassenmodus suchst du dir einen Namen aus der Liste aus.
deny-ticket = Dieser Link ist schon benutzt oder zu alt: Bitte um einen neuen.
deny-closed = Dieser Raum ist geschlossen.
deny-gone = Du bist nicht mehr in diesem Raum.
deny-bad-name = Ein Name braucht wenigstens einen Buchstaben.
deny-name-taken = Hier heißt schon jemand { $name }: Nimm einen anderen Namen.
deny-name-here = { $name } ist gerade da. Wenn du das auf einem anderen Gerät bist, schließ es dort, oder nimm einen anderen Namen.
deny-sent-away = { $name } wurde gebeten, diesen Raum zu verlassen: Erst muss dort jemand Ja sagen.
deny-nobody-nods = Niemand ist da, der bestätigen kann, dass du { $name } bist: Versuch es, wenn wieder jemand da ist.
deny-no-claim = Kein neues Handy wartet auf eine Antwort.
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
deny-not-yourself = Wenn du selbst gehen willst, wähle „{ play-leave }“.
deny-dismissal-asked = Gerade wird jemand anders gebeten zu gehen: Antwortet erst darauf.
deny-no-dismissal = Niemand wird gebeten zu gehen.
deny-bot-there = Dort spielt schon ein Bot.
deny-not-away = Ein Bot kann übernehmen, wenn jemand { $seconds } Sekunden weg war.
deny-not-waited = { $name } ist da, oder ein Bot spielt schon.
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
deny-paused = Der Tisch ist angehalten: erst geht es weiter.
deny-no-clock = Für dich läuft gerade keine Zeit ab.
deny-more-time-once = Für diese Entscheidung hast du dir schon mehr Zeit genommen.
deny-no-clocks = An diesem Tisch läuft keine Uhr.
deny-longest = Alle Uhren laufen schon { $times }-mal so lang: Länger geht es nicht.
deny-times = Die Zeiten kannst du nicht ändern, solange gespielt wird.
deny-class-chat = Im Klassenmodus schreibt niemand frei: Wähl einen Spruch.
deny-crowd = Zu viele tun gerade gleichzeitig etwas: Versuch es noch einmal.
deny-spectator = Du schaust zu: Das können nur Mitspieler.
deny-damaged = Dieser Raum ist beschädigt und lässt sich nicht öffnen.
deny-example = Das Regelheft von { $game } hat kein solches Beispiel.
deny-lesson = Für { $game } gibt es keinen Lehrgang.
deny-puzzle = Für { $game } gibt es kein Rätsel { $number }.
deny-day = { $game } hat keine Karten des Tages.
day-no-way = Von hier aus geht es nicht mehr ganz.
deny-many-rooms = Von deiner Adresse wurden zu viele Räume geöffnet: Warte eine Weile.
deny-host-key = Ein Gastgeberschlüssel hat 16 bis 64 Zeichen.
deny-many-codes = Zu viele falsche Codes: Versuch es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
deny-code = Kein Raum hat diesen Code: Schau dir die Buchstaben noch einmal an. Wenn lange niemand im Raum ist, verfällt der Code.
deny-many-people = Von deiner Adresse kamen zu viele Leute: Warte eine Minute.
deny-many-tickets = Zu viele falsche Links: Versuch es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
deny-many-records = Von deiner Adresse kamen zu viele Aufzeichnungen: Warte eine Minute.
deny-no-review = Diese Auswertung gibt es hier nicht: Frag noch einmal mit der Aufzeichnung danach.
deny-readers = Gerade werden viele Aufzeichnungen gelesen: Versuch es gleich noch einmal.
deny-slow = Deine Anfrage hat zu lange gedauert: Schick sie noch einmal.
deny-metrics = Die Zahlen sind für diesen Rechner oder für den, der den Schlüssel hat.
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
deny-evening = An diesem Abend spielen alle Tische gleich, deshalb lässt sich das nicht an einem allein ändern.
deny-evening-waits = Alle Tische fangen zusammen an: warte auf den Start.
deny-evening-paused = Alle Tische machen Pause: warte, bis es weitergeht.
deny-evening-over = Dieser Tisch hat alle Spiele des Abends gespielt.
deny-sealed = Andere Tische spielen diese Karten noch, deshalb bleiben sie geheim, bis der Abend vorbei ist.
deny-no-evening = Diesen Klassen- oder Vereinsabend oder diesen Tisch gibt es nicht. Vielleicht wurde er gelöscht.
deny-many-tables = Ein Abend hat höchstens { $most } Tische.
deny-unknown = Dieser Server kennt diesen Raum oder diesen Platz nicht.
deny-many-tries = Zu viele falsche Versuche: Versuch es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
deny-old-page = Diese Seite ist veraltet: Lade sie neu.
deny-spectators = In diesem Raum darf niemand zuschauen.
deny-muted = Der Gastgeber hat dich stummgeschaltet.
deny-decide = Das kannst du erst fragen, wenn deine Solitärpartie vorbei ist.
deny-solve = Lösen lässt sich nur, was jemand allein spielt, und nur bei manchen Spielen.
deny-winnable = In der Zeit fanden sich keine Karten, mit denen du sicher gewinnen kannst. Versuch es noch einmal.
deny-same-deal = Die Karten kannst du nur wählen, wenn sonst niemand mitspielt.
deny-deal = „{ $code }“ führt zu keinen Karten: Fehlt ein Stück vom Link?
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
bye-kicked = Du wurdest gebeten zu gehen. Du kannst wiederkommen, wenn dort jemand Ja sagt.
bye-left = Du hast den Raum verlassen.
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
form-from-one = Es gibt kein { $field } 0: Das erste ist 1.

## later: tips in a first game

tip = Tipp
tip-said = Tipp: { $tip }
tip-count = Tipp { $number } von { $count }
tip-seen = Verstanden
tips-none = Keine Tipps
play-tips = Tipps zu allem, was mir neu ist

## later: the review after a game

review-unfinished = Dieses Spiel ist noch nicht zu Ende, es gibt also noch nichts zu besprechen.
review-deal = Das Geben
review-move = Zug { $number }
review-by-luck = { YOU($seat) ->
    [you] Du hast gewonnen
   *[other] { $seat } hat gewonnen
}, vor allem mit Glück ({ $luck }).
review-by-skill = { YOU($seat) ->
    [you] Du hast gewonnen
   *[other] { $seat } hat gewonnen
}, vor allem mit Können ({ $skill }).
review-by-both = { YOU($seat) ->
    [you] Du hast gewonnen
   *[other] { $seat } hat gewonnen
}, mit Glück ({ $luck }) und mit Können ({ $skill }).
review-stroke = Allein Zug { $number } brachte { $points } Punkte Glück.
review-stroke-deal = Allein das Geben brachte { $points } Punkte.
review-best-too = Aber niemand hat besser gespielt als { $seat }.
review-but-better = Aber { YOU($seat) ->
    [you] du hast
   *[other] { $seat } hat
} besser gespielt ({ $skill }).
review-lucky-too = Glück war auch dabei ({ $luck }).
review-unlucky = { YOU($seat) ->
    [you] Du hattest
   *[other] { $seat } hatte
} dabei sogar Pech ({ $luck }).
review-shared = { $seats } teilen sich den Sieg.
review-nobody = Niemand hat gewonnen.
review-most-luck = { YOU($seat) ->
    [you] Du hattest
   *[other] { $seat } hatte
} das meiste Glück ({ $luck }).
review-most-skill = { YOU($seat) ->
    [you] Du hast
   *[other] { $seat } hat
} am besten gespielt ({ $skill }).
review-table-won = { $cause ->
    [luck] Der Tisch hat gewonnen, vor allem mit Glück
    [skill] Der Tisch hat gewonnen, vor allem mit Können
   *[both] Der Tisch hat gewonnen
}: Glück { $luck }, Können { $skill }, verglichen mit umsichtigen Spielern und durchschnittlichen Karten.
review-table-lost = { $cause ->
    [luck] Der Tisch hat verloren, vor allem durch Pech
    [skill] Der Tisch hat verloren, vor allem durch eigene Züge
   *[both] Der Tisch hat verloren
}: Glück { $luck }, Können { $skill }, verglichen mit umsichtigen Spielern und durchschnittlichen Karten.
figure-turn = Zug
figure-player = Spieler
figure-name = { SAY($seat, form: "name") }
figure-yes = ja
figure-no = nein
review-title = Glück oder Können?
review-panel = Glück oder Können?
review-see = Zur Auswertung
review-course = { $whose ->
    [you] Deine Gewinnchance
    [table] Die Gewinnchance des Tisches
   *[other] { $name }, Gewinnchance
}: von { $first } auf { $last } von 100, in { $count } Zügen.
review-progress = { $done } von { $total } Teilen geprüft, die Zahlen bewegen sich noch
review-worlds = Geschätzt aus { $count } ausgedachten Spielen. Alle, die diese Auswertung öffnen, sehen dieselben Zahlen.
review-begins = Das Spiel wird angesehen …
review-what = Öffne die Aufzeichnung eines beendeten Spiels oder zieh sie auf diese Seite: Du siehst, wie die Chancen standen, was Glück war und was Können.
review-no-key = Dieses Gerät saß nicht an diesem Tisch. Öffne stattdessen die Aufzeichnung.
review-focus = Wessen Chancen
review-points = Prozentpunkte
review-known = Was jeder wissen konnte. Jeder weiß etwas anderes, darum ergeben die Linien zusammen nicht immer 100.
review-known-one = Was { $name } wissen konnte.
review-band = Das schattierte Band zeigt den üblichen Fehler der Schätzung.
review-opened = mit offenen Karten aller
review-even = der gleiche Anteil für alle: { $even } von 100
review-average = umsichtige Spieler mit durchschnittlichen Karten: { $even } von 100
review-marks = teure Züge zeigen nach unten, gute nach oben; nummeriert wie weiter unten
review-numbers = Zahlen zeigen
review-after = Nach Zug
review-axis = Züge
review-table = Der Tisch
review-chart = Gewinnchance Zug um Zug: { $seat } beginnt bei { $first } von 100 und endet bei { $last }.
review-luck = Glück
review-skill = Können
review-luck-deal = Glück, Geben: { $points }
review-luck-move = Glück, Zug { $number }: { $points }
review-error = Alles auf { $error } genau, denn Chancen sind Schätzungen. Glück ist, was die Karten brachten oder nahmen, die noch niemand gesehen hatte. Können ist alles andere: gute Züge und Fehler, eigene und die der anderen.
review-sum = Gezählt wird vom gleichen Anteil für alle, { $even } von 100. Glück und Können führen von dort genau zum Ergebnis; das Geben gehört zum Glück. Über den ganzen Tisch ergibt jedes für sich 0.
review-sum-table = Glück und Können ergeben zusammen genau das Ergebnis, verglichen mit umsichtigen Spielern und durchschnittlichen Karten.
review-turning-at = Wendepunkt: Zug { $number }
review-turned = { $count ->
    [one] Zug { $first }
   *[other] Zug { $first } bis { $last }
}: { $name } von { $before } auf { $after } von 100, mit offenen Händen.
review-turned-most = Das meiste davon brachte Zug { $number }:
review-turned-for-good = { $way ->
    [ahead] Von da an lag { $name } endgültig vorn.
    [won] Von da an sah es endgültig nach Sieg aus.
   *[lost] Von da an sah es endgültig nach Niederlage aus.
}
review-turned-never = { $way ->
    [ahead] Mit offenen Händen lag { $name } vom ersten Zug an vorn.
    [won] Mit offenen Händen sah es vom ersten Zug an nach Sieg aus.
   *[lost] Mit offenen Händen sah es vom ersten Zug an nach Niederlage aus.
}
review-turned-luck = Anteil des Glücks daran: { $luck }.
review-costly = { $name }: die teuersten Züge
review-fine = { $name }: die besten Züge
review-fine-below = besser als das Nächstbeste
review-better = Besser: { $move }
review-played = Gespielt: { $move } Damit bleiben { $value } von 100.
review-next-best = Das Nächstbeste: { $move } Damit bleiben { $value } von 100.
review-tag-made = gespielt
review-tag-key = Im gelben Rahmen: der beste Zug. Mit „gespielt“ markiert: was getan wurde.
review-watch = Ansehen
review-none = Kein Zug von { $name } kostete oder brachte 2 Punkte oder mehr.
review-puzzles = { $count ->
    [one] Ein Rätsel aus diesem Spiel
   *[other] { $count } Rätsel aus diesem Spiel
}
review-puzzle = Rätsel { $number } von { $total }: Zug { $move }, mit dem, was { $name } wusste
review-puzzle-better = Es gibt einen besseren Zug.
review-try = Probier es
review-from-start = Von vorn
review-play-on = Spiel weiter: Die anderen antworten mit dem, was sie wissen.
review-now-won = Diesmal gewonnen.
review-now-lost = Diesmal nicht gewonnen.
review-back = Zurück zur Auswertung
review-again = Noch einmal Zug { $number }, mit dem, was { $name } wusste
review-try-what = Mach einen Zug: Du siehst, was er wert gewesen wäre.
review-then = so wurde gespielt
review-now = dein Versuch
review-best = das Beste, was bekannt ist
review-chances = Gewinnchance
review-split = Glück und Können
review-turning = Wendepunkt

## later: the deal of the day, and the book

day-title = Karten des Tages
day-same = Für alle dieselben { $count } Aufgaben, bis Mitternacht.
day-past = Ein früherer Tag. Du kannst ihn noch spielen, aber für deine Tage in Folge zählt er nicht mehr.
day-now = Zu den Karten von heute
day-row = { $count ->
    [one] Tag in Folge
   *[other] Tage in Folge
}
day-play = { $minutes ->
    [one] Spielen, 1 Minute
   *[other] Spielen, { $minutes } Minuten
}
day-continue = Weiterspielen
day-fun = Noch einmal, zum Spaß
day-week = Deine Woche
day-today = Heute
day-result = { $result ->
    [alone] allein
    [hint] mit Tipp
    [missed] nicht gefunden
   *[none] nicht gespielt
}
day-marks = { $title }: { $result }
day-friends = Erzähl es weiter
day-copy = Diese vier Zeilen kopieren
day-copied = Kopiert
day-marked = Die Zeilen sind markiert: Kopiere sie mit Strg+C oder halte sie mit dem Finger.
day-spoils = Es sagt, wie es lief, und nichts über die Karten.
day-score = Handful, { $date }: { $found } von { $count }
day-link = Dieselben Karten für dich: { $link }
day-none-yet = Noch nicht gespielt
day-hint = Tipp
day-hint-try = Ein Tipp: { $move }
day-where = { $title } · { $date }
day-once = Dein erster Versuch zählt.
day-for-fun = Diesmal zum Spaß: Dein erster Versuch zählt.
day-found = Gefunden
day-found-hint = Mit Tipp gefunden
day-missed = Nicht gefunden
day-back = Zurück zu den Karten des Tages
day-late = Ein neuer Tag hat begonnen: Seine Karten liegen bereit.
book-title = Dein Buch
book-of = Das Buch von { $name }
book-nobody = Ohne Namen
book-here = Es liegt nur auf diesem Gerät. Nichts davon wird je gesendet.
book-empty = Noch steht nichts darin. Es beginnt mit deinem ersten Spiel, Rätsel oder den Karten des Tages.
book-games = Gespielte Spiele
book-won = Gewonnene Spiele
book-row = Tage in Folge
book-longest = Längste Reihe von Tagen
book-days = Karten des Tages gefunden
book-puzzles = Gelöste Rätsel
book-game = Spiel
book-played = Gespielt
book-wins = Gewonnen
book-best = Beste Siegesserie
book-by-game = Spiel für Spiel
book-of-count = { $found } von { $count }
book-skill = Können im Lauf der Zeit
book-skill-how = Aus den Spielen, deren Rückblick du angesehen hast: Gewinnpunkte durch Können, verglichen mit sorgfältigen Spielern.
book-skill-said = { $count ->
    [one] { $count } Spiel
   *[other] { $count } Spiele
}: zuletzt { $last } Punkte, im Schnitt { $mean }.
book-numbers = Die Zahlen zeigen
book-latest = Das Neueste
book-kind = { $kind ->
    [game] Spiel
    [day] Karten des Tages
    [puzzle] Rätsel
   *[ear] Gehörtraining
}
book-result = { $result ->
    [won] gewonnen
    [lost] verloren
    [drawn] unentschieden
    [alone] allein gefunden
    [hint] mit Tipp gefunden
   *[missed] nicht gefunden
}
book-keep = Sichern, mitnehmen, neu anfangen
book-export = Als Datei sichern
book-import = Aus einer Datei ergänzen
book-imported = { $count ->
    [0] In der Datei steht nichts Neues.
    [one] { $count } Zeile ist neu.
   *[other] { $count } Zeilen sind neu.
}
book-no-book = Diese Datei ist kein Buch von Handful.
book-print = Drucken
book-erase = Dieses Buch löschen
book-sure = Endgültig löschen? Ohne Datei kommt es nicht zurück.
book-yes = Ja, löschen
book-no = Nein, behalten
book-erased = Das Buch ist leer.

## terminal

term-just-now = Gerade eben
term-hand = Deine Hand
term-kept = Das Spiel ist gespeichert: handful play --resume geht weiter.
term-kept-save = Dieses Spiel wird nach jedem Zug gespeichert. save DATEI legt eine Kopie in eine Datei.
term-not-kept = Dieses Spiel wird nicht gespeichert: { $why }
term-taken-back = Zurückgenommen.
term-no-choice = Du hast nichts, womit du antworten könntest.
term-next = Als Nächstes: { $name }.
term-hand-over = Gib die Tastatur weiter; nur { $name } soll hinsehen. Enter geht weiter.
term-may-undo = { $name } darf noch undo tippen.
term-at-cover = Hier gehen nur Enter, undo und quit.
term-goes-by = Enter lässt die Gelegenheit aus.
term-may-act-too = { $names } darf auch: as NAME übernimmt die Tastatur.
term-may-act = { $names } darf jetzt. Ein Name übernimmt die Tastatur, Enter geht weiter.
term-leave = Dieses Spiel verlassen? Es ist gespeichert: handful play --resume geht weiter.
term-leave-lost = Dieses Spiel verlassen? Es ließ sich nicht speichern; save DATEI speichert es.
term-leave-how = j geht, Enter bleibt
term-yes = j ja y yes
term-again = Noch einmal mit denselben Leuten? j/N
term-which-game = Welches Spiel?
term-which-how = Eine Zahl von 1 bis { $count }, der Name eines Spiels oder quit.
term-opening = help zeigt, was du tippen kannst, hint fragt den Trainer, ? KARTE sagt, was eine Karte tut.
term-small = Dieses Fenster hat { $columns } × { $rows } Zeichen; der Tisch braucht 60 × 24, also spielst du Zeile für Zeile.
term-narrows = Eine Zahl oder ein Wort macht die Liste kürzer.
term-widens = Enter zeigt wieder alle Züge.
term-no-number = In der Liste gibt es keine { $number }.
term-no-move = In keinem Zug kommt „{ $words }“ vor.
term-why-shows = { $clause }, why zeigt sie
term-take-off = Nimm die letzte Karte wieder weg
# Moves that the window has no room for; $where is an arrow that points to them.
term-unseen = noch { $count } { $where }
term-group = { $count } solche Züge: Enter zeigt sie.
term-colors = Farben: { $theme ->
    [dark] für dunklen Grund
    [light] für hellen Grund
   *[plain] keine
}
term-keys = { $wide ->
    [True] ↑↓ wählen  Enter spielen  1-9 Nr.  ? Karte  h Tipp  r Regeln  u zurück  F1 mehr
   *[False] ↑↓ wählen  Enter spielen  ? h r u  F3 Log  F1 mehr
}
term-help-type = Tipp eine Nummer oder Wörter eines Zuges: eine Karte, eine Farbe, einen Namen.
term-help-moves = In diesem Spiel kannst du:
term-help-keys = Auf dem ganzen Bildschirm: Pfeile und Enter wählen, Esc geht einen Schritt zurück, Rücktaste nimmt die letzte Karte weg, h Tipp, r Regeln, u zurücknehmen, F3 Log, F5 neu zeichnen, F9 speichern, F10 Farben, Strg+Q gehen.
term-help-lines = handful play --lines spielt Zeile für Zeile, für Vorleseprogramme.
term-help-besides = Außer Zügen:
term-help-slash = Ein Schrägstrich vor dem Wort (/log), wo ein Zug ebenso heißt.
term-nothing-asked = Gerade ist niemand gefragt.
term-so-many = Es gibt { $count } solche Züge: ? und ein Wort erklärt einige.
term-nothing-refused = Gerade wurde nichts abgelehnt.
term-not-yours = Der letzte Zug war nicht deiner, also gibt es nichts zurückzunehmen.
term-save-other = { $path } gibt es schon und ist kein Spielstand: Nimm einen anderen Namen.
term-saved = Gespeichert in { $path }; handful play --resume { $path } geht weiter.
term-resume-what = resume braucht den Namen einer Datei; dieses Spiel bleibt gespeichert.
term-forgets = In diesem Spiel geht es ums Merken: Sein Log öffnet sich am Ende.
term-earlier = … { $count } frühere Zeilen: log all
term-more-moves = … und { $count } weitere: ? und ein Wort erklärt einige.
term-pass-advice = Wer gut spielt, lässt es gut sein.
term-advice = Gut wäre: { $move }
term-or = oder: { $move }
term-to-win = gewinnt zu { $percent }
term-no-talk = { $game } hat keine festen Absprachen: Redet einfach.
term-talk-how = say nimmt Paare wie kind=ask to=2 then=accept.
term-as-whom = as braucht den Namen einer Person hier: { $names }.
term-may-not = { $name } darf jetzt nichts tun.
term-no-command = Es gibt keinen Befehl { $word }: Es gibt { $words }.
term-no-card = Nichts hier heißt „{ $words }“. Ich kenne { $cards }.
term-no-clause = { $game } hat keine Regel „{ $name }“: Es gibt { $first } bis { $last }{ $near ->
    [none] .
   *[other] , zum Beispiel { $near }.
}
term-no-clause-words = Keine Regel spricht von „{ $words }“; rules all zeigt alle.
term-more-clauses = … und { $count } weitere
term-cmd-help = diese Liste
term-cmd-ask = was eine Karte oder manche Züge tun; allein: deine Züge nach dem Trainer
term-cmd-hint = nur deine besten Züge, von einem Trainer: sharp oder expert
term-cmd-table = den Tisch noch einmal zeigen
term-cmd-log = was geschehen ist
term-cmd-rules = die Regeln auf einer Seite, alle, eine mit Nummer oder die mit einem Wort
term-cmd-why = die Regel, die den letzten Zug ablehnte
term-cmd-undo = deinen letzten Zug zurücknehmen, wenn er nichts Neues zeigte
term-cmd-as = jemand anders an dieser Tastatur will handeln
term-cmd-say = den anderen etwas zeigen, wie das Spiel es erlaubt
term-cmd-save = eine Kopie dieses Spiels in eine Datei legen
term-cmd-resume = dieses Spiel verlassen und ein anderes fortsetzen
term-cmd-quit = gehen
term-won = Zusammen gewonnen
term-lost = Zusammen verloren
term-places = Endstand
term-open-how = Enter beginnt. Im Spiel: r die Regeln, F1 alle Tasten.
term-seed = Zufallszahl { $seed }
term-usual-rules = übliche Regeln
term-rules = Hausregeln: { $rules }
term-replay-deal = Das Geben
term-replay-keys = Enter geht weiter, b zurück, eine Zahl zu diesem Schritt. e NAME zeigt, was dieser Spieler sah, e all wieder den ganzen Tisch. q geht.
term-replay-stands = { $count ->
    [one] Dieses Spiel ist noch nicht aus: Bisher gab es einen Zug.
   *[other] Dieses Spiel ist noch nicht aus: Bisher gab es { $count } Züge.
}
term-replay-seat = --seat N zeigt, was man auf Platz N sieht; der erste ist 1.
term-replay-no-seat = In diesem Spiel gibt es keinen Platz { $seat }: Es gibt 1 bis { $last }.
term-options = Hausregeln
term-option = **{ $key }** ({ $allowed }; sonst { $usual }): { $help } [{ $clause }]
term-measured = { price-title }: { $prices }.
term-book-english = Was das Regelheft sonst noch sagt, auch seine Kartentabellen, gibt es nur auf Englisch: { $command } zeigt es.

## terminal: what is wrong with a command

no-command = Den Befehl { $key } gibt es nicht; es gibt { $known }.
no-preset = Die Vorlage { $key } gibt es nicht; es gibt { $known }.
no-flag = Den Schalter { $key } gibt es nicht. { $command } --help zählt auf, was es gibt.
no-flag-near = Den Schalter { $key } gibt es nicht; meinst du { $near }? { $command } --help zählt auf, was es gibt.
flag-number = { $flag } kann nicht { $value } sein: Erlaubt ist { $least } bis { $most }.
flag-bots = --bots kann nicht { $value } sein: Es nennt Stärken wie sharp,random; es gibt { $known }.
flag-resume = { $flag } geht nicht mit --resume: Ein gespeichertes Spiel geht weiter, wie es begonnen hat.
flag-missing = { $key } fehlt. { $command } --help sagt, was das ist.
flag-empty = { $key } braucht einen Wert.
games-line = { $game }, { $fewest } bis { $most } Personen, { $short } bis { $long } Minuten
seat-names = Es gibt { $names } Namen für { $people } Personen.
seat-people = { $people } Personen passen nicht auf { $seats } Plätze.
seat-bots = { $people } Personen und { $bots } Bots passen nicht auf { $seats } Plätze.
seat-same-name = Zwei Personen heißen { $name }: Die Namen müssen verschieden sein.
seat-no-name = { $name } ist kein Name: Es sind keine Buchstaben darin.
file-unread = { $path } lässt sich nicht lesen: { $why }.
file-unwritten = { $path } lässt sich nicht schreiben: { $why }.
file-large = { $path } ist zu groß für ein gespeichertes Spiel.
file-no-text = { $path } ist kein gespeichertes Spiel: Es ist kein Text.
file-none = In { $folder } liegt kein angefangenes Spiel.
file-none-of = In { $folder } liegt kein angefangenes Spiel { $game }.
file-other = { $path } ist ein Spiel { $saved }, nicht { $game }: handful play --resume { $path } spielt es weiter.

## terminal: in somebody’s room

remote-welcome = Willkommen, { $name }.
remote-welcome-back = Willkommen zurück, { $name }.
remote-help = help zeigt, was du tippen kannst. Strg-C geht; handful join { $link } bringt dich zurück.
remote-left = Du hast den Raum verlassen. handful join { $link } bringt dich zurück.
remote-left-seat = Du hast den Raum verlassen. Platz { $seat } bleibt dir: handful join { $link } bringt dich zurück.
remote-your-move = Dein Zug
remote-phase = { $phase ->
    [lobby] Das Spiel hat noch nicht begonnen: Wer hier sitzt, kann es starten.
    [playing] Das Spiel beginnt.
    [finished] Das Spiel ist aus; wer hier sitzt, kann ein neues starten.
   *[closed] Der Raum ist geschlossen.
}
remote-room = Raum { $code } spielt { $game }.
remote-chairs = Am Tisch: { $chairs }.
remote-chair = Platz { $seat }: { $who }.
remote-seat = Du hast Platz { $seat }.
remote-no-seat = Du hast keinen Platz.
remote-no-seat-free = Du hast keinen Platz: sit { $seat } nimmt einen freien.
remote-watch = Du siehst zu.
remote-watch-bot = Du siehst zu. Willst du mitspielen, bitte um den Platz eines Bots: sit { $seat } fragt die Spieler.
remote-pilot = Ein Bot spielt für dich: Mit back spielst du wieder selbst.
remote-free = frei
remote-bot = { $name } (Bot: { $level })
remote-you = { $name } (du)
remote-away-bot = { $name } (nicht da; ein Bot spielt: { $level })
remote-away = { $name } (nicht da)
remote-is-back = { $name } ist wieder da.
remote-is-away = { $name } ist nicht da.
remote-somebody = Jemand
remote-asked = Du hast um den Platz von { $bot } gebeten. Die Entscheidung liegt bei { $names }.
remote-wish = { $name } möchte den Platz von { $bot } haben: yes oder no?
remote-undo = { $name } möchte einen Zug zurücknehmen: yes oder no?
remote-more = { $count } weitere sind nicht gezeigt: Schreib einen aus, um ihn zu machen.
remote-sit-how = sit braucht die Nummer eines Platzes von 1 bis { $seats }, etwa sit 2.
remote-no-move = Du kannst jetzt keinen Zug machen; help zeigt, was du sonst tippen kannst.
remote-no-link = { $link } ist kein Link zu einem Raum: Der endet mit dem Code, etwa /join/PLUM.
remote-who = Sag, wer hereinkommt: --name NAME.
remote-other-name = { $why } Mit --name NAME kommst du unter einem anderen Namen herein.
remote-silent = { $link } antwortet nicht: { $why }
remote-answered = Der Server hat mit { $status } geantwortet.
remote-type-move = 1 oder Wörter
remote-cmd-move = einen Zug machen: seine Nummer, oder genug von seinen Wörtern
remote-cmd-room = wer hier ist, und die Hausregeln
remote-cmd-hint = den Trainer fragen
remote-cmd-undo = darum bitten, deinen letzten Zug zurückzunehmen
remote-cmd-more = dir 20 Sekunden mehr nehmen, einmal je Entscheidung
remote-cmd-double = alle Uhren doppelt so lang laufen lassen
remote-cmd-answer = antworten, wenn jemand einen Zug zurücknehmen oder den Platz eines Bots haben möchte
remote-cmd-say = ein Satz, ein Zeichen oder eigene Worte; say allein zählt sie auf
remote-cmd-sit = einen freien Platz nehmen oder um den eines Bots bitten; deinen verlassen
remote-cmd-back = wieder selbst spielen statt des Bots
remote-cmd-start = ein Spiel beginnen
remote-cmd-quit = gehen, wie mit Strg-C; dein Platz bleibt dir

## terminal: Assistenten am Tisch

agent-begins = Das Spiel hat noch nicht begonnen: Warte auf die anderen.
agent-not-asked = Du bist gerade nicht gefragt: Warte auf die anderen.
agent-moves = Deine Züge:
agent-may-wait = Du kannst ziehen oder warten. Deine Züge:
agent-more = … und { $count } weitere: look findet die, in denen deine Wörter vorkommen.
agent-several = Mehrere Züge passen zu diesen Wörtern: { $moves }. Sag mehr dazu.
agent-no-seat = In diesem Raum sind alle Plätze besetzt.
agent-nowhere = Du sitzt noch nirgends: Setz dich zu Bots oder in einen Raum.
agent-sits = Du sitzt schon an einem Tisch: Verlass ihn zuerst.
agent-left = Du hast den Tisch verlassen.

## terminal: the review after a game

review-term-split = Glück und Können in Prozentpunkten; Glück ist, was Karten brachten oder nahmen, die noch niemand gesehen hatte
review-term-line = Glück { $luck }, Können { $skill } (± { $error }); { YOU($seat) ->
    [you] deine eigenen Züge kosteten { $cost }
   *[other] die eigenen Züge kosteten { $cost }
}
review-term-costly = { $seat }: die teuersten Züge
review-term-fine = { $seat }: die besten Züge
review-term-cost = Zug { $number }, { $points } (± { $error }): { $made } Besser: { $other } { $why }
review-term-gain = Zug { $number }, { $points } (± { $error }): { $made } { $why } Das Nächstbeste: { $other }
review-term-none = Kein Zug kostete oder brachte 2 Punkte oder mehr.
review-term-command = Die Nummer eines Zugs, oder { $quit } zum Beenden.

## later: puzzles

puzzle-title = Rätsel
puzzle-what = Stellungen aus Spielen von Bots, in denen ein Zug klar der beste ist. Finde ihn: allein oder mit bis zu drei Tipps.
puzzle-none = Für dieses Spiel gibt es keine Rätsel.
puzzle-where = { $game }, Rätsel { $number } von { $total }
puzzle-count = Rätsel { $number } von { $total }
puzzle-all = Alle Rätsel
puzzle-task = Welcher Zug gewinnt am häufigsten?
puzzle-task-together = Mit welchem Zug gewinnt ihr am häufigsten?
puzzle-task-solved = Mit welchem Zug bleibt es am häufigsten gewinnbar?
puzzle-legal = { $count } Züge sind möglich. Mach einen oder öffne einen Tipp.
puzzle-grade = { $grade ->
    [easy] leicht
    [medium] mittel
   *[hard] schwer
}
puzzle-hint = Tipp { $number }
puzzle-hints = Tipps
puzzle-open = Öffnen
puzzle-after = nach Tipp { $number }
puzzle-rule = Die Regel dahinter: { $clause }
puzzle-right = Ja, das ist der Zug.
puzzle-wrong = Es gibt einen besseren Zug. Der Tisch ist wie vorher: Versuch es noch einmal.
puzzle-shown = Das ist der Zug.
puzzle-waits = Was das wert ist, wird gerade ausgerechnet …
puzzle-chance = So viele von 100 Spielen werden damit gewonnen
puzzle-chance-solved = So oft bleibt es damit gewinnbar, wenn die verdeckten Karten 100-mal anders liegen
puzzle-best = der beste Zug
puzzle-tried = was du versucht hast
puzzle-second = der zweitbeste
puzzle-worlds = Je { $count }-mal weitergespielt, mit denselben gedachten verdeckten Karten. Es gab { $legal } Züge zur Auswahl.
puzzle-worlds-solved = Ein Löser hat { $count } mögliche Lagen der verdeckten Karten angesehen. Es gab { $legal } Züge zur Auswahl.
puzzle-show = Zeig den Zug
puzzle-next = Nächstes Rätsel
puzzle-from = Aus einem Spiel von { $seats ->
    [one] einem Bot
   *[other] { $seats } Bots
}, nach { $turn ->
    [one] einem Zug
   *[other] { $turn } Zügen
}.
puzzle-seen = Schon zu sehen gewesen und wieder verdeckt
puzzle-mark = { $result ->
    [alone] allein gefunden
    [hint] mit Tipp gefunden
    [missed] nicht gefunden
   *[none] noch nicht versucht
}
puzzle-progress = { $found } von { $total } gefunden
puzzle-first = Dein erstes Ergebnis zählt.

## terminal: puzzles

puzzle-command = Tippe die Nummer eines Zugs, { $hint } für den nächsten Tipp, { $show } für die Lösung, { $quit } zum Aufhören.
puzzle-number = Einen Zug { $number } gibt es nicht: Tippe eine Zahl von 1 bis { $count }.

## terminal: the deal of the day

term-day-ask = Enter spielt es, n lässt es aus
term-day-page = Dazu braucht man Ohren: Spiel es im Browser.
term-day-date = { $date } ist kein Datum wie 2026-11-16.
term-day-no = n
