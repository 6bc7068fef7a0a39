### Die Regeln von That Match Game auf Deutsch; das englische Original ist RULES.md.
### Over each section stands a digest of every English sentence: where one changes, a test says so.

## English: TM-1 919c2125, TM-2 958d4f20, TM-3 07935391, TM-4 73b56c83, TM-5 a2b4ee59, TM-6 2a56615e, TM-7 e59c251d
section-setup = Aufbau
TM-1 = 2 bis 5 Spieler sind im Uhrzeigersinn am Zug, nach aufsteigender Nummer. (Blatt: 4)
TM-2 = Punktekarten und Spielkarten werden als zwei Stapel gemischt, jeder aus der Reihenfolge seiner Kartentabelle. (Blatt: 1a; R-47)
TM-3 = Wer beginnt: Der Reihe nach deckt jeder Spieler eine Punktekarte auf, und die meisten Sterne entscheiden. Bei Gleichstand decken diese Spieler noch einmal auf, von den noch nicht aufgedeckten Karten, bis einer übrig ist. Alle diese Karten kommen zurück, und der Stapel der Punktekarten wird neu gemischt. Als Hausregel beginnt stattdessen der Spieler auf dem ersten Platz; bei einer Revanche rücken alle einen Platz nach rechts, und dort sitzt dann der linke Nachbar des vorigen Spielers. (Blatt: 2; R-10)
TM-4 = Der erste Spieler teilt jedem fünf Spielkarten aus, einzeln und im Uhrzeigersinn; sein linker Nachbar bekommt zuerst, er selbst zuletzt. (Blatt: 3a; R-11)
TM-5 = In der Mitte liegen bei 2 oder 3 Spielern 4 Punktekarten (einfach: 5), bei 4 oder 5 Spielern 5 (einfach: 6), auf den Plätzen 0, 1, 2 und so weiter. (Blatt: 4)
TM-6 = Zum Sieg braucht man 10 Punkte bei 2 oder 3 Spielern und 15 bei 4 oder 5, auch im einfachen Spiel. (Blatt: 4)
TM-7 = Der Rest beider Stapel liegt verdeckt, die Ablage ist noch leer, und der erste Spieler beginnt. (Blatt: 1b, 2)

## English: TM-8 d8a4a789, TM-9 69c0ae56, TM-10 0a259541, TM-11 8eaf6697, TM-12 498d57f8
section-the-turn = Der Zug
TM-8 = *Ziehen.* Zu Beginn des Zuges sagt ein Spieler, ob er 0, 1 oder 2 Karten zieht. Er kommt nie über 7 Handkarten und zieht nie mehr, als Stapel und Ablage zusammen haben. Könnte er nur 0 ziehen, wird er nicht gefragt. (Blatt: 5a; R-12)
TM-9 = Ist der Stapel leer, während noch Karten zu ziehen sind, wird die Ablage zu einem neuen Stapel gemischt und weitergezogen. Karten auf Punktekarten und Karten in einem offenen Fenster gehören nicht dazu. Sind beide leer, endet das Ziehen vorzeitig. (Blatt: 5a; R-13)
TM-10 = *Ausspielen.* Dann spielt der Spieler 0, 1 oder 2 Karten, eine nach der anderen. Jede ist ein eigenes Ausspiel, wird vor dem nächsten vollständig abgewickelt und zählt auch dann, wenn sie aufgehoben oder ersetzt wird. (Blatt: 5c; R-15)
TM-11 = Im eigenen Zug spielt man eine Zahlenkarte beliebiger Art oder eine Sonderkarte ohne Blitz (Fang, Griff). Roter Block, oranger Block und Rettung dienen nur als Antwort. (Blatt: 5c, 5f, 6c; R-6)
TM-12 = Der Zug endet, wenn der Spieler es sagt, wenn er seine zwei Ausspiele gemacht hat, oder sofort, wenn seine Hand nach dem Ziehen oder nach einem abgewickelten Ausspiel leer ist. (Blatt: 5c; R-36)

## English: TM-13 e2fcc061, TM-14 18fbc3b7, TM-15 28d04afc, TM-16 36a9500a
section-number-cards = Zahlenkarten
TM-13 = Eine Zahlenkarte kommt auf ein Feld, dessen Farbe offen ist und passt. Eine Karte für alle Farben passt zu jeder Farbe und zählt nur als die Farbe, auf der sie liegt. (Blatt: 5d, 5g)
TM-14 = Die *Lücke* eines Feldes ist seine aufgedruckte Zahl weniger die Summe, die darauf liegt. Eine Karte darf gespielt werden, wenn ihre Zahl nicht größer ist als die Lücke. Beliebig viele Karten dürfen sich ein Feld teilen. (Blatt: 5d)
TM-15 = Ein Ausrufezeichen passt zu seiner eigenen Farbe, kommt auf ein beliebiges offenes Feld dieser Farbe und zählt genau so viel wie die Lücke in diesem Augenblick. (Blatt: 5h; R-8)
TM-16 = Eine Zahlenkarte mit Blitz, im eigenen Zug gelegt, ist in jeder Hinsicht eine gewöhnliche Zahlenkarte. (Blatt: 5f)

## English: TM-17 31378479, TM-18 735b8780, TM-19 82f24334, TM-20 4d8f3d85, TM-21 da211bbc, TM-22 8319d817, TM-23 6ac13212, TM-24 e1fc526f, TM-25 fb904b0f, TM-26 df844e0b, TM-27 ebc0472e, TM-28 dba0ad24, TM-29 dd57a3e1
section-the-response-window = Das Antwortfenster
TM-17 = Jede Zahlenkarte, die in einem Zug gespielt wird, öffnet ein Fenster, außer im einfachen Spiel. Das Ausspiel ist *Anspruch 0* und gehört dem, der am Zug ist. Sein *Wert* ist die Zahl der Karte, bei einem Ausrufezeichen die Lücke, und bleibt gleich, bis das Fenster abgewickelt ist. Das Ausspiel *nähme* die Punktekarte, wenn der Wert gleich der Lücke ist und die beiden anderen Farben geschlossen sind. Als Hausregel öffnet nur ein solches Ausspiel ein Fenster. (Blatt: 6a, 6b; R-8, R-27)
TM-18 = *Blitze.* Ein Spieler wirft eine oder mehrere Zahlenkarten mit Blitz, alle in der Farbe des Feldes oder für alle Farben, deren Summe genau der Wert ist. Sie bilden den nächsten Anspruch. Es muss ein Anspruch eines anderen Spielers gelten. Wer am Zug ist, wirft keine Blitze, außer als Hausregel. (Blatt: 5f, 6a, 6b; R-17, R-18, R-21, R-23)
TM-19 = *Roter Block.* Er nennt eine Karte des geltenden Anspruchs, der einem anderen Spieler gehören muss. Solange der Block wirksam ist, ist diese Karte aufgehoben. (Blatt: 6c; R-4, R-5)
TM-20 = *Oranger Block.* Er nennt einen wirksamen roten Block, orangen Block oder eine wirksame Sonderkarte eines anderen Spielers in diesem Fenster. Solange er wirksam ist, ist diese Karte aufgehoben. (Blatt: 6c IV; R-6)
TM-21 = *Rettung.* Wer eine Zahlenkarte in einem Anspruch hat, der nicht gilt, darf sie spielen, wenn er in diesem Fenster noch keine wirksame Rettung hat. (R-7)
TM-22 = *Wirksam.* Man urteilt von der neuesten Karte zur ältesten: Ein Block oder eine Sonderkarte ist wirksam, außer wenn ein wirksamer oranger Block sie nennt. (Blatt: 6c; R-19)
TM-23 = *Geltend.* Ein Anspruch ist gültig, außer wenn ein wirksamer roter Block eine seiner Karten nennt; eine aufgehobene Karte bringt den ganzen Anspruch zu Fall. Der neueste gültige Anspruch gilt; es kann auch keinen geben. Das wird nach jeder Karte neu beurteilt. (Blatt: 6a, 6c III; R-19)
TM-24 = *Vorn.* Wem der geltende Anspruch gehört, oder ein wirksamer Fang oder Griff, der das Fenster geöffnet hat, der liegt vorn und darf nicht antworten. (R-22)
TM-25 = *Gefragt.* Nach der ersten Karte und nach jeder Antwort wird neu bestimmt, wer gefragt ist, allein aus dem, was alle sehen. Ein Spieler ist gefragt, wenn er mindestens eine Karte auf der Hand hat, nicht vorn liegt und (a) ein Anspruch gilt, oder (b) ein Block oder eine Sonderkarte eines anderen Spielers wirksam ist, oder (c) er Rettung spielen könnte, wenn er eine hätte. Dass jemand es früher gelten ließ, ist vergessen. (R-20, R-45)
TM-26 = Alle Gefragten dürfen antworten, in welcher Reihenfolge ihre Antworten auch eintreffen. Jeder gibt eine Antwort (TM-18 bis TM-21) oder lässt es gelten; wer es gelten lässt, ist bis zur nächsten Antwort nicht mehr gefragt. Als Hausregel wird einer nach dem anderen gefragt, angefangen links von dem, der zuletzt gespielt hat. (Blatt: 6; R-20, R-43)
TM-27 = Ist niemand mehr gefragt, wird das Fenster abgewickelt. (R-20)
TM-28 = Antworten zählen nicht als Ausspiele nach TM-10, auch nicht die dessen, der am Zug ist. Während eines Fensters zieht niemand. (Blatt: 6a; R-21)
TM-29 = Auch Fang und Griff öffnen ein Fenster; nur orange Blöcke können darin gespielt werden. (Blatt: 6c; R-6)

## English: TM-30 d51ed76c, TM-31 59cf00d3, TM-32 3616de74, TM-33 bebf2968, TM-34 542a5142, TM-35 3ff73754
section-settling-a-number-play-in-this-order = Eine Zahl abwickeln, in dieser Reihenfolge
TM-30 = Die Karten des geltenden Anspruchs werden auf das Feld gelegt, ein Ausrufezeichen mit seinem Wert. Gilt kein Anspruch, wird nichts gelegt. (Blatt: 6a, 6c V)
TM-31 = Wer eine wirksame Rettung hat, nimmt seine Zahlenkarten aus Ansprüchen, die nicht liegen geblieben sind, auf die Hand zurück. Alle anderen Karten des Fensters kommen auf die Ablage, in der Reihenfolge, in der sie gespielt wurden. (Blatt: 6c V; R-7)
TM-32 = Ist die Lücke jetzt 0, ist die Farbe geschlossen; dort kann nichts mehr gespielt werden. (Blatt: 5d)
TM-33 = Sind alle drei Farben geschlossen, nimmt der Besitzer des eben gelegten Anspruchs die Punktekarte zu seinen genommenen Punktekarten, und die Karten darauf kommen auf die Ablage: Rot, Gelb, Blau, die ältesten zuerst. Wer die früheren Karten gelegt hat, ist gleichgültig. (Blatt: 5e, 6b II)
TM-34 = Hat dieser Spieler jetzt die nötigen Punkte, endet das Spiel sofort (TM-42). (Blatt: 4)
TM-35 = Sonst wird der leere Platz sofort vom Stapel der Punktekarten aufgefüllt; ist keine Punktekarte übrig, bleibt er leer. Dann geht der Zug weiter. Als Hausregel werden alle leeren Plätze am Zugende aufgefüllt, der niedrigste zuerst. (R-29)

## English: TM-36 722e0653, TM-37 f603f624
section-settling-a-special = Eine Sonderkarte abwickeln
TM-36 = Zuerst kommen alle Karten des Fensters auf die Ablage. Ein wirksamer Fang: Sein Besitzer zieht 3 wie in TM-9, dann gilt TM-38. Ein wirksamer Griff: Eine zufällige Karte geht aus der Hand des Genannten an den Besitzer; eine leere Hand gibt nichts. Ist die Sonderkarte nicht wirksam, geschieht nichts. (R-7, R-39)
TM-37 = Griff nennt einen anderen Spieler, der beim Ausspielen mindestens eine Karte auf der Hand hat. (R-39)

## English: TM-38 fe5d9884, TM-39 b3394092
section-hand-limit-and-stuck-hands = Handlimit und festgefahrene Hände
TM-38 = Wer mehr als 7 Karten hat, legt offen und nach eigener Wahl bis auf genau 7 ab, bevor irgendetwas anderes geschieht. (Blatt: 5a, 5b)
TM-39 = *Abwerfen.* Wer in diesem Zug noch nichts ausgespielt hat, 7 Karten hält und nichts Erlaubtes spielen kann, darf 1 oder 2 Karten offen abwerfen; damit endet der Zug. (R-32)

## English: TM-40 0afcb5d5, TM-41 a9599aab
section-the-simple-game = Das einfache Spiel
TM-40 = Punktekarten mit einer 6, beide Arten von Blöcken und alle orangen Sonderkarten bleiben weg: 39 Punktekarten und 93 Spielkarten sind übrig. (Blatt: 7a, 7b)
TM-41 = Es gibt keine Fenster: Jedes Ausspiel wird sofort abgewickelt, und Blitze bedeuten nichts. Eine Karte wird nur gespielt, wenn ihre Zahl gleich der aufgedruckten Zahl des Feldes ist und ihre Farbe passt (für alle Farben: jede); ein Ausrufezeichen schließt ein beliebiges offenes Feld seiner Farbe. So schließt eine Karte ein Feld. Man zieht 0 oder 1, spielt 0 oder 1, wirft höchstens 1 ab. Alles andere ist wie oben. (Blatt: 7c–f; R-37)

## English: TM-42 ef35aaac, TM-43 673f2427, TM-44 97bf67b7, TM-45 03ac4515, TM-46 ac6cc3a6
section-end-and-scoring = Ende und Wertung
TM-42 = Wessen genommene Punktekarten die nötigen Punkte erreichen, gewinnt sofort, auch im Zug eines anderen. Nichts wird mehr gespielt, gezogen oder aufgefüllt. Nur ein Spieler auf einmal kann Punkte gewinnen, also gibt es einen Sieger. (Blatt: 4, 5e; R-30)
TM-43 = Sind alle Plätze und der Stapel der Punktekarten leer, endet das Spiel: „erschöpft“. (R-31)
TM-44 = Die *Stillstandszahl* ist die Zahl der Züge in Folge, die endeten, ohne dass eine Zahlenkarte auf einer Punktekarte liegen blieb. Erreicht sie 10 Runden, also 10 × Spieler, endet das Spiel: „festgefahren“. (R-33)
TM-45 = Nach TM-43, TM-44 oder dem letzten Zug, den die Hausregeln erlauben, gewinnen die meisten Punkte; bei Gleichstand wird der Sieg geteilt. (R-34)
TM-46 = Punkte sind die Sterne der genommenen Punktekarten und sonst nichts; Handkarten zählen nichts. (Blatt: 2b, 4)

## English: example-TM-E01 7d1e9026, example-TM-E02 f2552ebf, example-TM-E03 e8df0ac1, example-TM-E04 db9fcd18, example-TM-E05 c5756e8e, example-TM-E06 002a1472, example-TM-E07 f91e4054, example-TM-E09 c1c8663b, example-TM-E09b 57c01c12, example-TM-E10 fad21493, example-TM-E11 746f4f46, example-TM-E12 a99e7dce, example-TM-E13a eff59a15, example-TM-E13b 5f86bccf, example-TM-E14 d2fd8d25, example-TM-E15a ee14923d, example-TM-E16 9560e9e9, example-TM-E17 cd06b340, example-TM-E18 9029ad2b, example-TM-E19 ecb951d0, example-TM-E20 017ee044, example-TM-E21 067d56b9, example-TM-E24 e5bc4bab, example-draw-none 7b4fcfef, example-nothing-at-all 792a5e15, example-haul-stops-short d878cd9f, example-window-not-in-the-shuffle 60547106, example-multi-colour d554e630, example-sums 6455c917, example-plain-bolt 5d732020, example-chain-of-seven 6afad9a3, example-bolt-over-bolt 285e9075, example-one-of-three 51b0aa8f, example-second-claim-stays 384791f9, example-two-colours-in-one-answer 2b8bd99b, example-two-colours-in-one-turn 78eb9a7d, example-most-bolts ade516e2, example-immune-exclamation 55e07ea3, example-nothing-can-hit-it 11d0b055, example-red-block-on-bolts-only 09b6e21d, example-red-block-names e7be956b, example-rescue-when e400e909, example-rescue-spent d5569566, example-rescue-for-a-blocked-card 0ba250a4, example-asked-by-open-facts 2fd6a6fe, example-declined-is-out 95a7ff5d, example-clockwise 157b37e2, example-turn-player-silent aa89b899, example-taking-only aa90cdaa, example-special-window 90593b32, example-without-blocks fcdbae43, example-late-refill 671a3ad4, example-no-refill-left f6592573, example-special-cancelled 84de222f, example-snatch-nothing a56ac506, example-trim-by-silence 7d45a8e3, example-toss-when-idle 34d57518, example-simple-exclamation 29d0f92b, example-exhausted b8dc7039, example-turn-cap 57361b49
example-TM-E01 = Rote 1 und rote 2 mit Blitz ersetzen eine rote 3, und wer sie geworfen hat, nimmt die Punktekarte.
example-TM-E02 = Ein roter Block bringt beide Blitze zu Fall, ein oranger Block stellt sie wieder her.
example-TM-E03 = Wo der Block hält, bleibt die Karte darunter liegen.
example-TM-E04 = Blitze müssen genau aufgehen, zur Farbe passen und Blitze sein; wer vorn liegt, wird nicht gefragt.
example-TM-E05 = Zwei Karten sind zwei Ausspiele mit zwei Fenstern; nach dem zweiten endet der Zug.
example-TM-E06 = Ein Ausrufezeichen auf einer leeren 6 ist 6 wert, und drei Blitze mit dieser Summe ersetzen es.
example-TM-E07 = Ein Ausrufezeichen ist die Lücke wert, nicht die aufgedruckte Zahl.
example-TM-E09 = Ein Duell zu zweit mit Blitzen hin und her: fünf Einträge, und nur ein Ausspiel wird gezählt.
example-TM-E09b = In der gedruckten Regel wird, wer am Zug ist, zu einem Blitz gefragt, wirft aber selbst keinen.
example-TM-E10 = Eine aufgehobene Karte kann nicht vom Blitz getroffen werden, bis ein oranger Block sie wiederbelebt hat.
example-TM-E11 = Rettung bringt eine ersetzte Karte auf die Hand ihres Besitzers zurück.
example-TM-E12 = Fang mit voller Hand: kein Ziehen am Anfang, drei Karten mehr, zwei abgelegt.
example-TM-E13a = Mit sechs Handkarten darf man höchstens eine ziehen.
example-TM-E13b = Die letzte Karte des Stapels wird gezogen, dann wird die Ablage gemischt und von ihr gezogen.
example-TM-E14 = Ein Diebstahl im Zug eines anderen, der das Ziel erreicht, beendet das Spiel sofort.
example-TM-E15a = Wer mit voller Hand nichts Erlaubtes spielen kann, darf eine oder zwei Karten abwerfen, was den Zug beendet.
example-TM-E16 = Das einfache Spiel: eine ziehen, eine Karte schließt eine Farbe, niemand wird gefragt.
example-TM-E17 = Auch ein Ausspiel, das nichts nimmt, kann ersetzt werden; die Zählung der Züge im Stillstand beginnt neu.
example-TM-E18 = Eine Antwort, die sagt, wie viele Einträge sie gesehen hat, wird abgelehnt, wenn seitdem mehr dazugekommen sind.
example-TM-E19 = Griff, ein oranger Block, ein oranger Block darauf: Die Karte wird doch genommen.
example-TM-E20 = Zwei rote Blöcke eines Spielers lassen nichts zum Legen übrig; das Ausspiel zählt trotzdem.
example-TM-E21 = Nach der Grenze für den Stillstand endet das Spiel, und bei Gleichstand wird der Sieg geteilt.
example-TM-E24 = Ein Zug endet von selbst, wenn die Hand leer ist.
example-draw-none = Wer keine Karten hat und keine zieht, hat seinen Zug gehabt.
example-nothing-at-all = Wer keine Karten hat und keine ziehen kann, wird übergangen.
example-haul-stops-short = Fang zieht den Stapel, dann die Ablage mit dem Fang selbst, und hört auf, wenn beide leer sind.
example-window-not-in-the-shuffle = Während eines Fensters zieht niemand, und was auf Punktekarten liegt, wird nie eingemischt.
example-multi-colour = Eine Karte für alle Farben passt zu jeder offenen Farbe und zählt als die, auf der sie liegt.
example-sums = Karten teilen sich ein Feld bis zu seiner Zahl; die Lücke ist, was übrig ist.
example-plain-bolt = Eine Blitz-Zahl, im eigenen Zug gelegt, ist eine gewöhnliche Zahl: Auch sie kann vom Blitz getroffen werden.
example-chain-of-seven = Sieben Einträge tief: Jeder orange Block kehrt wieder um, was unter ihm steht.
example-bolt-over-bolt = Blitze antworten auf Blitze: Nach vier Ansprüchen bleibt der neueste liegen, und ein Block bringt den darunter zurück.
example-one-of-three = Eine aufgehobene Karte von dreien bringt die ganze Summe zu Fall, und wird sie wiederbelebt, kommen alle drei zurück.
example-second-claim-stays = Ein wiederbelebter erster Anspruch überholt keinen neueren desselben Spielers.
example-two-colours-in-one-answer = Rote und gelbe Blitze geben zusammen keine Summe; solche für alle Farben gehen mit beiden.
example-two-colours-in-one-turn = Zwei Ausspiele schließen die beiden letzten Farben, jedes in einem eigenen Fenster; nur das zweite nimmt.
example-most-bolts = Als Hausregel darf eine Antwort nur so viele Blitze haben.
example-immune-exclamation = Ein immunes Ausrufezeichen wird nicht vom Blitz getroffen, ein roter Block trifft es trotzdem.
example-nothing-can-hit-it = Wo weder Blitz noch Block ein Ausrufezeichen treffen kann, wird niemand gefragt.
example-red-block-on-bolts-only = Als Hausregel trifft ein roter Block nur als Antwort geworfene Karten, nie die zuerst gelegte.
example-red-block-names = Ein roter Block nennt eine Karte des geltenden Anspruchs, und dazu braucht es einen roten Block.
example-rescue-when = Rettung braucht eine verlorene Zahlenkarte, und eine wirksame Rettung ist genug.
example-rescue-spent = Bleibt die Karte ihres Besitzers am Ende doch liegen, ist die Rettung einfach verbraucht; Blöcke kommen nie zurück.
example-rescue-for-a-blocked-card = Wessen Karte geblockt wurde, der wird gefragt, und Rettung gibt sie zurück, auch wenn die Hand sonst leer ist.
example-asked-by-open-facts = Wer keine Karten hat, wird nicht gefragt; wer nur eine nutzlose hat, schon.
example-declined-is-out = Wer es gelten ließ, wartet auf die nächste Antwort, nach der wieder alle gefragt werden.
example-clockwise = Einer nach dem anderen: Die Reihe beginnt links von dem, der zuletzt gespielt hat.
example-turn-player-silent = Als Hausregel wird nie gefragt, wer am Zug ist.
example-taking-only = Als Hausregel wird nur zu einem Ausspiel gefragt, das eine Punktekarte nähme; zu Sonderkarten immer.
example-special-window = Weder Blitze noch rote Blöcke noch Rettung antworten auf eine Sonderkarte.
example-without-blocks = Sind die Blöcke weggelassen, antwortet nichts auf eine Sonderkarte; so wird sie sofort abgewickelt.
example-late-refill = Als Hausregel bleibt ein Platz bis zum Zugende leer.
example-no-refill-left = Ist keine Punktekarte übrig, bleibt ein Platz leer, und das Spiel geht weiter.
example-special-cancelled = Eine Sonderkarte, die nicht wirksam ist, tut nichts und zählt als Ausspiel.
example-snatch-nothing = Wer seine letzte Karte für orange Blöcke ausgegeben hat, hat dem Griff nichts zu geben.
example-trim-by-silence = Wer schweigt, legt die Karten ab, die er zuletzt bekommen hat.
example-toss-when-idle = Als Hausregel darf man mit voller Hand abwerfen, obwohl man spielen könnte, aber nicht nach einem Ausspiel.
example-simple-exclamation = Im einfachen Spiel schließt ein Ausrufezeichen ein beliebiges offenes Feld seiner Farbe, und abgeworfen wird eine Karte.
example-exhausted = Ist die letzte Punktekarte genommen und hat niemand genug, gewinnen die meisten Punkte, ob noch ein Ausspiel übrig ist oder nicht.
example-turn-cap = Nach dem letzten erlaubten Zug gewinnen die meisten Sterne; Handkarten zählen nichts.
