### Die Regeln von Boom Goes the Dynamite auf Deutsch; das englische Original ist RULES.md.
### Over each section stands a digest of every English sentence: where one changes, a test says so.

## English: BD-1 14f10acb, BD-2 5911da51, BD-3 6322c668, BD-4 57e61c93, BD-5 cfcb42cb, BD-6 9033b39f, BD-7 616f194f
section-setup = Aufbau
BD-1 = 2 bis 6 Spieler sitzen im Uhrzeigersinn.
BD-2 = Was die Hausregeln entfernen, kommt heraus: eine oder zwei Farben aus beiden Stapeln, die Karten Mal 2 und Durch 2, oder beides. Es muss genug Zündkarten geben, um alle Hände auszuteilen.
BD-3 = Die Streichholzkarten werden gemischt, dann die Zündkarten, dann wird der erste Spieler bestimmt, durch das Los oder durch eine Hausregel. Bei einer Revanche rücken alle einen Platz nach rechts; auf einem Platz, den eine Hausregel nennt, sitzt dann der linke Nachbar des vorigen Spielers.
BD-4 = Die obersten neun Streichholzkarten kommen verdeckt auf A1, B1, C1, A2 und so weiter bis C3. Das ist die Streichholzschachtel. Niemand darf sie ansehen.
BD-5 = Jeder Spieler bekommt zwei oder drei Zündkarten, wie es die Hausregeln sagen, einzeln reihum im Uhrzeigersinn, angefangen beim ersten Spieler, und sieht nur die eigenen.
BD-6 = Der Rest der Streichholzkarten ist der Zahlenstapel, der Rest der Zündkarten der Zündstapel; beide liegen verdeckt. Alle dürfen sie zählen.
BD-7 = Noch hat niemand Karten gewonnen, noch ist kein Zug trocken, der gemeinsame Vorrat ist geschlossen. Der erste Spieler beginnt.

## English: BD-10 3e3f6b0a, BD-11 302c384f, BD-12 cb95c3e9, BD-13 15288a56, BD-14 e7151803, BD-15 c86b4528, BD-16 9519bf47, BD-17 7a7347ea
section-the-turn = Der Zug
BD-10 = Gespielt wird reihum im Uhrzeigersinn. Ein Zug ist eine Kette von Versuchen, die weitergeht, solange jeder ein Erfolg ist; er darf mit einem UHR-Fenster schließen.
BD-11 = Wenn ein Zug beginnt, wird zuerst das Spielende geprüft (BD-80), dann die sichere Tür (BD-71), dann die Grenze der trockenen Züge (BD-73); danach ist bereit, wer am Zug ist.
BD-12 = Wer bereit ist, deckt eine Karte auf oder spielt UHREN (BD-50). Im ersten Augenblick des Zuges darf man stattdessen ansagen, dass nichts mehr geht (BD-72). Passen darf man nicht, und nach einem Erfolg auch nicht aufhören.
BD-13 = Ein Versuch: Man deckt eine beliebige verdeckte Karte für alle sichtbar auf; dann, in Kenntnis der ersten, eine beliebige andere verdeckte Karte.
BD-14 = Sind die beiden Zahlen gleich, ist das Paar gefunden und wird sofort genommen. Keine Zündkarte darf dazugelegt werden.
BD-15 = Sind sie verschieden, zündet sie, wer am Zug ist, mit Rechenkarten (BD-20) oder mit einem JOKER (BD-27), oder gibt auf und dreht sie um. Niemand muss zünden.
BD-16 = Bei einem Paar kommen beide Streichholzkarten und jede benutzte Zündkarte offen zu den gewonnenen Karten dessen, der am Zug ist. Dann wird die Streichholzschachtel aufgefüllt (BD-30), das Spielende geprüft, und derselbe Spieler ist wieder bereit.
BD-17 = Wer aufgibt, beendet den Zug (BD-60). Es gibt keinen zweiten Versuch.

## English: BD-20 a12e1b9d, BD-21 54ebd1a1, BD-22 8c3c0e05, BD-23 74c0c72d, BD-24 808192fb, BD-25 92ece209, BD-26 81b1e13d, BD-27 0909f819, BD-28 ebfdb1b6
section-igniting = Zünden
BD-20 = Rechenkarten werden auf die erste Zahl gelegt, auf die zweite oder auf beide, auf jede in ihrer Reihenfolge. Jede Karte liegt auf einer Zahl und zählt einmal. Mindestens eine Karte wird gelegt.
BD-21 = Das Ergebnis einer Zahl ist ihr aufgedruckter Wert, den ihre Karten nacheinander verändern. Es gibt keinen Vorrang: 3 mit Plus 1, Mal 2 ist 8; mit Mal 2, Plus 1 ist es 7.
BD-22 = Die Zündung stimmt, wenn beide Ergebnisse existieren und gleich sind.
BD-23 = Ergebnisse dürfen beliebig sein, auch Zwischenergebnisse: über 10, null, negativ.
BD-24 = Nur ein gerader Wert lässt sich halbieren; 0 und negative gerade Werte auch. Wo die Hausregeln Brüche erlauben, lässt sich jeder Wert halbieren, und Halbe und Viertel zählen genau.
BD-25 = Keine Mitfahrer: Eine Zündung wird abgelehnt, wenn man eine oder mehrere ihrer Karten herausnehmen könnte, während die anderen liegen bleiben, und sie immer noch stimmen würde. Als Hausregel dürfen Mitfahrer dabei sein.
BD-26 = Sonst ist die Zahl der Karten nicht begrenzt. Die Zündung muss nicht die kürzeste sein.
BD-27 = Ein JOKER zündet, allein, zwei beliebige ungleiche Zahlen. Auf Dynamit oder auf gleiche Zahlen kann man ihn nicht legen.
BD-28 = Die Karten kommen aus der Hand dessen, der am Zug ist, oder aus dem gemeinsamen Vorrat, sobald er offen ist.

## English: BD-30 a1e4f41f, BD-31 7feb8b24, BD-32 d7e39cd1
section-refilling = Auffüllen
BD-30 = Nach jedem Erfolg kommt, solange weniger als neun Karten in der Streichholzschachtel liegen und der Zahlenstapel reicht, seine oberste Karte verdeckt auf den niedrigsten leeren Platz. Karten, die liegen, wandern nie.
BD-31 = Das Ziel bleibt neun, auch wenn Reihen dazugekommen sind: Liegen neun oder mehr Karten, bleiben Lücken offen.
BD-32 = Ist der Zahlenstapel leer, bleiben Lücken für immer offen.

## English: BD-40 3c41c3c7, BD-41 3fa2914a, BD-42 0d3e38f2, BD-43 48664cbd, BD-44 721230a3
section-dynamite = Dynamit
BD-40 = Dynamit, das aufgedeckt wird, explodiert sofort, als erste oder zweite Karte oder in einem Fenster. Wer am Zug ist, nimmt es und jede Karte, die es berührt, verdeckt oder offen.
BD-41 = Es wird berührt von den bis zu acht Plätzen ringsum, wenn dort in diesem Augenblick eine Karte liegt. Ein leerer Platz gibt die Explosion nicht weiter. Als Hausregel berühren es nur die vier daneben, darüber und darunter.
BD-42 = Die genommenen Karten werden allen gezeigt und zählen wie alle anderen. Weiteres Dynamit darunter zählt als eine Karte und explodiert nicht, außer als Hausregel. Als weitere Hausregel werden verdeckte Karten genommen, ohne dass sie bis zum Ende jemand sieht.
BD-43 = In einem Versuch beendet die Explosion den Versuch: Eine seiner Karten, die noch offen liegt, wird wieder umgedreht.
BD-44 = Die Explosion ist ein Erfolg: Die Streichholzschachtel wird aufgefüllt, das Spielende geprüft, und derselbe Spieler ist wieder bereit. Als Hausregel beendet eine Explosion in einem Versuch den Zug.

## English: BD-50 104c1ff5, BD-51 fa024f09, BD-52 510b12a3, BD-53 6ecfcaaf, BD-54 955e147d, BD-55 833bea81, BD-56 fe714687, BD-57 e98bd0fb, BD-58 5d6c4820, BD-59 aaf6047b
section-the-timer = Die UHR
BD-50 = UHREN darf man nur spielen, solange seit Beginn des Zuges oder seit dem letzten Erfolg keine Karte aufgedeckt wurde. Man legt auf einmal eine oder mehrere UHREN und beliebig viele JOKER dazu und öffnet damit das Fenster. Ein Zug hat höchstens ein Fenster.
BD-51 = Das Fenster dauert 10 Sekunden für jede UHR und 5 für jeden JOKER, der für Zeit gelegt wird; die Hausregeln können anderes sagen.
BD-52 = Im Fenster darf, wer am Zug ist, beliebige verdeckte Karten aufdecken, so viele man will. Sie bleiben offen, bis sie genommen werden oder das Fenster schließt. Alle sehen sie.
BD-53 = Im Fenster wird nichts außer Dynamit von selbst genommen: Man beansprucht Paare aus zwei beliebigen offenen Zahlen, gleiche, durch Rechenkarten oder durch einen JOKER. BD-20 bis BD-28 gelten. Ein abgelehnter Anspruch ändert nichts.
BD-54 = Aufgefüllt wird im Fenster sofort nach jedem Erfolg, und das kostet keine Zeit. Neue Karten liegen verdeckt.
BD-55 = Dynamit explodiert im Fenster wie sonst. Offene Karten, die es nicht berühren, bleiben offen, und das Fenster läuft weiter.
BD-56 = Eine weitere UHR darf man dazulegen, solange keine Karte aufgedeckt wurde, seit das Fenster offen ist oder seit dem letzten Erfolg darin. Einen JOKER darf man für Zeit in jedem Augenblick des Fensters dazulegen.
BD-57 = Das Fenster schließt, wenn seine Zeit um ist, wenn der Spieler „Schluss“ sagt oder wenn das Spiel endet. Dann endet der Zug, was auch immer gewonnen wurde.
BD-58 = Die UHREN und die für Zeit gelegten JOKER kommen zu den gewonnenen Karten, wenn das Fenster einen Erfolg hatte, sonst zu den verbrannten, wo sie für niemanden zählen. Als Hausregel zählen sie immer oder nie.
BD-59 = Eine Karte, die vor Ablauf der Frist aufgedeckt wird, zählt; eine, die im Moment des Ablaufs aufgedeckt wird, zählt nicht.

## English: BD-60 34341bda, BD-61 179c9bd8
section-the-end-of-a-turn = Das Ende des Zuges
BD-60 = Offene Karten werden auf ihren Plätzen umgedreht. Wer am Zug ist, zieht vom Zündstapel nach, bis so viele Karten auf der Hand sind wie ausgeteilt wurden oder der Stapel leer ist. Ein Zug mit Erfolg beendet die Reihe der trockenen Züge; einer ohne macht sie um eins länger. Der nächste Spieler beginnt seinen Zug (BD-11).
BD-61 = Zu keiner anderen Zeit werden Zündkarten gezogen. Es wird nicht neu gemischt: Benutzte Karten sind Punkte.

## English: BD-70 0350a063, BD-71 4c4cb78f, BD-72 52e34cc6, BD-73 bc209cdc, BD-75 eb9c8dba, BD-76 2826bf9f
section-stuck = Wenn nichts mehr geht
BD-70 = Ein Hilfsschritt tut das Erste hiervon, was möglich ist. Der Zahlenstapel ist nicht leer: Bis zu drei seiner Karten werden verdeckt als neue Reihe nach der letzten Reihe gelegt, in der eine Karte liegt. Der gemeinsame Vorrat ist geschlossen: Er wird geöffnet (BD-75). Sonst endet das Spiel. Danach zählen die trockenen Züge wieder ab 0, frühere Ansagen sind gelöscht, und das Spielende wird geprüft; geht das Spiel weiter, ist der Spieler, dessen Zug begonnen hatte, im ersten Augenblick seines Zuges bereit.
BD-71 = Die sichere Tür: Beginnt ein Zug, während der Vorrat geschlossen ist, alle Hände leer sind, jede Karte der Streichholzschachtel schon gesehen wurde und keine zwei Zahlen gleich sind, folgt ein Hilfsschritt.
BD-72 = Nach Absprache: Im ersten Augenblick des Zuges darf, wer am Zug ist, ansagen, dass nichts mehr geht, wenn der Vorrat geschlossen ist, mindestens so viele trockene Züge hintereinander waren, wie es Spieler gibt, und er es seit dem letzten Erfolg oder Hilfsschritt noch nicht angesagt hat. Jeder andere Spieler stimmt zu oder widerspricht, einmal. Stimmen alle zu, folgt ein Hilfsschritt. Der erste Widerspruch beendet die Abstimmung, und wer es angesagt hat, setzt seinen Zug fort.
BD-73 = Die Grenze der trockenen Züge: Nach zehn trockenen Zügen hintereinander, oder zweien für jeden Spieler, wenn das mehr ist, folgt zu Beginn des nächsten Zuges ein Hilfsschritt; bei offenem Vorrat braucht es doppelt so viele. Die Hausregeln können eine andere Zahl nennen.
BD-75 = Der gemeinsame Vorrat: Alle Hände und der Rest des Zündstapels werden offen in die Mitte gelegt. Von da an benutzt, wer am Zug ist, jede dieser Karten, als wäre sie auf der eigenen Hand, und behält, was benutzt wurde. Niemand zieht mehr nach. Als Hausregel bleibt der Stapel verdeckt und wird nicht mehr benutzt.
BD-76 = Ist der Zahlenstapel leer und weder auf einer Hand noch im Zündstapel eine Zündkarte übrig, gilt der Vorrat als offen und leer. Das wird vor jeder Prüfung des Spielendes festgestellt.

## English: BD-80 47d17639, BD-81 bdbc10cf, BD-82 5196db8b, BD-83 fe7c4f2a, BD-84 6618df9f, BD-85 61a33ce2
section-end-and-scoring = Ende und Wertung
BD-80 = Das Spielende wird zu Beginn jedes Zuges und nach jedem Erfolg geprüft. Das Spiel ist aus, wenn der Zahlenstapel leer ist, kein Dynamit in der Streichholzschachtel liegt und entweder weniger als zwei Zahlen dort liegen, oder der Vorrat offen ist und keine zwei von ihnen genommen werden können: Keine sind gleich, der Vorrat hat keinen JOKER, und mit seinen Rechenkarten gibt es keine stimmende Zündung von zweien.
BD-81 = Endet das Spiel in einem Fenster, schließt zuerst das Fenster (BD-58). Ein Spiel, das mitten im Zug endet, endet dort: Niemand zieht nach.
BD-82 = Am Ende werden alle Karten aufgedeckt. Die Punkte eines Spielers sind die Zahl seiner gewonnenen Karten: Zahlen, Dynamit und Zündkarten, je ein Punkt.
BD-83 = Karten, die in der Streichholzschachtel, auf Händen, im Vorrat oder in Stapeln übrig oder verbrannt sind, zählen für niemanden.
BD-84 = Wer die meisten Punkte hat, gewinnt; bei Gleichstand an der Spitze wird der Sieg geteilt. Als Hausregel gewinnt unter diesen, wer mehr Streichholzkarten hat.
BD-85 = Streichholzschachtel, Stapel, Hände, Vorrat, gewonnene Karten, verbrannte Karten und die Karten eines offenen Fensters sind zusammen immer alle Karten des Spiels: 84, wenn nichts entfernt wurde.

## English: BD-90 704d3238, BD-91 89fd3556, BD-92 00c207d2, BD-93 e342fe7f, BD-94 7a845cd5
section-the-clock-of-the-window = Die Uhr des Fensters
BD-90 = Mit der Uhr: Das Fenster hat eine Frist, und eine dazugelegte Karte verschiebt sie. Die Zeit läuft nie rückwärts. Eine Aktion, die mit Ablauf der Frist oder danach eintrifft, findet das Fenster geschlossen: Wem es gehörte, der erfährt das, welche Aktion es auch war, und die Aktion eines anderen Spielers wird in der neuen Lage beurteilt.
BD-91 = Mit der Uhr: Zwischen zwei in einem Fenster aufgedeckten Karten liegt mindestens eine halbe Sekunde; die Hausregeln können anderes sagen. Eine zu schnell aufgedeckte Karte wird abgelehnt, und nichts ändert sich.
BD-92 = Mit festen Zeiten: Das Fenster hat ein Guthaben an Millisekunden, und jede Aktion kostet: eine Karte aufdecken, ein Anspruch oder ein JOKER 1000, eine Zündung 2500, eine Karte dazulegen 500 (dann wächst das Guthaben um die Zeit der Karte). Öffnen, Aufhören, Explosionen und Auffüllen sind frei. Eine Aktion, die mehr kostet, als das Guthaben hergibt, wird abgelehnt, bevor irgendetwas anderes geprüft wird. Fällt das Guthaben unter 500, schließt das Fenster von selbst.
BD-93 = Mit der Uhr braucht ein Bot für jede seiner Aktionen mindestens die feste Zeit.
BD-94 = Ein Tisch ohne Uhr spielt jedes Fenster nach den festen Zeiten, auch wenn die Hausregeln die Uhr vorsehen.

## English: example-BX-1 89a4817d, example-BX-2 50bd7412, example-BX-2b 80f22e16, example-BX-3 6a299fde, example-BX-3b f747c289, example-BX-3c 0488e1ff, example-BX-4 fa70b8bf, example-BX-5 ae842ec6, example-BX-5b 6697f5fa, example-BX-6 24e02763, example-BX-6b 5c32098b, example-fractions 1d88e098, example-halving-negatives 190f1702, example-BX-7a 5f403824, example-BX-7b faf2823c, example-BX-7c dc2404eb, example-BX-8 f32f56bb, example-BX-9 34fe2ea9, example-dry-turn 76bb790f, example-found-needs-nothing 3f676fd3, example-may-decline ecc135cc, example-BX-24 ef73eb85, example-BX-24b a98ec5ee, example-BX-17 fe5fabdc, example-pile-empty 983cf035, example-BX-10 6cef4284, example-BX-10b 76fbcb2d, example-BX-11 d9a01714, example-BX-12 f3c5af45, example-BX-12b 63b30528, example-hidden-haul 52a74c03, example-orthogonal 57a8038d, example-gap-stops-blast fcf47509, example-explosion-ends-turn 1be31a01, example-BX-13 1ec58cc7, example-BX-14 1aab48d5, example-opening a66929a1, example-untimed-table d4ce6b10, example-BX-16 eddb7ff5, example-timer-always-scores 78409fe7, example-timer-never-scores 85765914, example-BX-27 e0897bcd, example-adding f6c83a3d, example-stock-runs-out 7ab61fe5, example-window-claims c6eb08b6, example-refill-in-window 7252be54, example-one-window dc2b5aff, example-BX-22 07efee4c, example-no-draw-in-turn dae90a75, example-BX-18 208029ab, example-BX-18b ca1d84ed, example-BX-18c 55228233, example-BX-19 7e7a329f, example-called-again-after-success e6821f9b, example-BX-26 635c54bb, example-BX-26b 7b6b58c6, example-stuck-turns 81b47131, example-short-row 550cd1c6, example-BX-20 89149b90, example-pool-with-pile 8f11fd31, example-pool-hands-only 038e7b0b, example-pool-timer 7eb071c5, example-pool-longer e75f1034, example-pool-closed-empty bcdf80f5, example-BX-23 231288fa, example-BX-23b 02a08f8b, example-end-in-window 05c760ed, example-all-revealed 095ab0cb, example-turned-down 4aa629a7, example-memory-faces bfcef453, example-lapses e31ec554, example-lapse-window 2d309802
example-BX-1 = Zwei gleiche Zahlen sind gefunden und werden sofort genommen; derselbe Spieler macht weiter.
example-BX-2 = 5 und 7 werden mit Plus 2 gleich.
example-BX-2b = Plätze darf man in jeder Reihenfolge nennen, Karten mit jedem ihrer Namen.
example-BX-3 = Eine, zwei oder alle drei Karten zünden 3 und 4.
example-BX-3b = Drei Karten, die alle nötig sind, bringen drei Punkte mehr.
example-BX-3c = Auch die kürzeste Zündung ist erlaubt.
example-BX-4 = 3 und 2 werden mit Minus 1 gleich.
example-BX-5 = Karten, die sich aufheben, sind Mitfahrer; Karten, die sich in der Mitte treffen, sind keine.
example-BX-5b = Als Hausregel zählen auch Mitfahrer.
example-BX-6 = Ungerade Zahlen lassen sich nicht halbieren, und die Reihenfolge ist wichtig.
example-BX-6b = Andersherum: Minus 3 auf die 7.
example-fractions = Mit Brüchen treffen sich 5 ÷ 2 und 1 ÷ 2 + 2 bei zweieinhalb.
example-halving-negatives = Negative gerade Werte lassen sich halbieren: (1 − 3) ÷ 2 = −1 = 2 − 3.
example-BX-7a = Ergebnisse über 10: 7 × 2 = 14 = 9 + 3 + 2.
example-BX-7b = Null: 2 − 2 = 0 = 1 − 1.
example-BX-7c = Unter null: 1 − 3 = −2 = (2 − 3) × 2.
example-BX-8 = Karten wirken nacheinander: (3 + 1) × 2 = 8, aber 3 × 2 + 1 = 7.
example-BX-9 = Kein Paar: Karten umdrehen, nachziehen, der nächste Spieler ist bereit.
example-dry-turn = Ein Zug ohne Erfolg ist trocken; gespielt wird reihum im Uhrzeigersinn.
example-found-needs-nothing = Auf gleiche Zahlen darf man keine Rechenkarte legen, auch nicht in einem Fenster.
example-may-decline = Zünden ist ein Recht, keine Pflicht.
example-BX-24 = Ein JOKER zündet zwei beliebige ungleiche Zahlen, allein.
example-BX-24b = Gleiche offene Zahlen werden beansprucht; einen JOKER kann man nicht auf sie legen.
example-BX-17 = Die vierte Reihe schmilzt: Das Ziel bleibt neun.
example-pile-empty = Ist der Zahlenstapel leer, bleiben Lücken offen.
example-BX-10 = Dynamit als zweite Karte, außer Reichweite der ersten: Diese wird wieder umgedreht.
example-BX-10b = Eine erste Karte in Reichweite gehört zur Beute, und nichts wird zurückgedreht.
example-BX-11 = Dynamit in der Mitte nimmt alle neun; ein knapper Stapel füllt vier Plätze auf.
example-BX-12 = Eine Stange neben einer Stange wird genommen und explodiert nicht.
example-BX-12b = Als Hausregel geht auch die zweite Stange hoch.
example-hidden-haul = Als Hausregel werden verdeckte Karten ungesehen genommen, offene gezeigt.
example-orthogonal = Als Hausregel berühren Ecken nicht.
example-gap-stops-blast = Ein leerer Platz gibt die Explosion nicht weiter.
example-explosion-ends-turn = Als Hausregel beendet eine Explosion den Zug, aber er ist nicht trocken.
example-BX-13 = Ein Fenster mit festen Zeiten, bis zur letzten halben Sekunde.
example-BX-14 = Eine UHR spielt man zu Beginn oder gleich nach einem Erfolg, einen JOKER für Zeit in einem Fenster.
example-opening = Welche Karten ein Fenster öffnen, und wie lange es dauert.
example-untimed-table = Ein Tisch ohne Uhr zählt feste Zeiten, obwohl nach der Uhr gespielt werden soll.
example-BX-16 = Ein Fenster ohne Erfolg: Die UHR verbrennt, und der Zug ist trocken.
example-timer-always-scores = Als Hausregel zählt auch eine UHR ohne Erfolg.
example-timer-never-scores = Als Hausregel verbrennt selbst eine UHR mit Erfolg.
example-BX-27 = Dynamit in einem Fenster: Offene Karten außer Reichweite bleiben offen, und eine UHR darf folgen.
example-adding = Nach dem Aufdecken einer Karte kann man keine UHR mehr dazulegen, einen JOKER aber schon.
example-stock-runs-out = Ist weniger als eine halbe Sekunde übrig, schließt das Fenster von selbst.
example-window-claims = In einem Fenster ändert ein falscher Anspruch nichts, und man wählt, welche zwei von dreien man nimmt.
example-refill-in-window = Neue Karten liegen sofort verdeckt da und kosten keine Zeit.
example-one-window = Nach dem Fenster ist der Zug vorbei, was auch immer gewonnen wurde.
example-BX-22 = Ein knapper Zündstapel: Man zieht, was da ist, dann nichts mehr.
example-no-draw-in-turn = Nach einem Paar wird nichts nachgezogen.
example-BX-18 = Die sichere Tür: Alle haben neun verschiedene Zahlen gesehen, und niemand hat eine Karte auf der Hand.
example-BX-18b = Eine ungesehene Karte genügt, und die sichere Tür bleibt zu.
example-BX-18c = Eine Karte auf einer Hand oder zwei gleiche Zahlen halten sie ebenso geschlossen.
example-BX-19 = Nach Absprache: Ein Widerspruch beendet die Abstimmung; stimmen alle zu, kommt eine Reihe dazu.
example-called-again-after-success = Ein Erfolg löscht frühere Ansagen.
example-BX-26 = Zwei Spieler: Nach zehn trockenen Zügen kommt von selbst eine Reihe.
example-BX-26b = Ist der Vorrat offen, braucht es zwanzig, und das Spiel endet.
example-stuck-turns = Als Hausregel kommt Hilfe nach weniger trockenen Zügen.
example-short-row = Sind noch zwei Karten da, ist die Reihe kurz; sie kommt nach der letzten Reihe, in der eine Karte liegt.
example-BX-20 = Der Vorrat öffnet sich, das letzte Paar wird aus ihm gezündet, und das Spiel ist aus.
example-pool-with-pile = Der Rest des Zündstapels kommt in den Vorrat, und niemand zieht mehr nach.
example-pool-hands-only = Als Hausregel bleibt der Stapel verdeckt.
example-pool-timer = Eine UHR aus dem Vorrat öffnet ein Fenster für den, der gerade am Zug ist.
example-pool-longer = Wo keine drei Karten des Vorrats genügen, wird eine kürzeste längere Zündung aufgeführt.
example-pool-closed-empty = Ist nirgends mehr eine Karte übrig, gilt der Vorrat als offen, und das Ende ist genau bestimmt.
example-BX-23 = Die letzte Stange lässt eine Zahl übrig: Das Spiel ist mitten im Zug aus, und niemand zieht nach.
example-BX-23b = Eine Stange, die allein liegt, wird aufgedeckt und genommen.
example-end-in-window = Endet das Spiel in einem Fenster, schließt zuerst das Fenster, und seine UHR zählt.
example-all-revealed = Am Ende werden alle Karten aufgedeckt, auch verborgene Beute.
example-turned-down = Eine wieder umgedrehte Karte ist für niemanden zu sehen, wohl aber, dass sie gesehen wurde.
example-memory-faces = Als Hausregel sehen alle weiter, was schon gesehen wurde.
example-lapses = Wer schweigt, deckt die niedrigsten Karten auf und gibt auf.
example-lapse-window = In einem Fenster mit festen Zeiten hört auf, wer schweigt.
