### Die Regeln von Boom Goes the Dynamite auf Deutsch; das englische Original ist RULES.md.
### Over each sentence stands a digest of the English one: where that changes, a test says so.

section-setup = Aufbau
# English 14f10acb
BD-1 = 2 bis 6 Spieler sitzen im Uhrzeigersinn.
# English 5911da51
BD-2 = Was die Hausregeln entfernen, kommt heraus: eine oder zwei Farben aus beiden Stapeln, die Karten Mal 2 und Durch 2, oder beides. Es muss genug Zündkarten geben, um alle Hände auszuteilen.
# English 6322c668
BD-3 = Die Streichholzkarten werden gemischt, dann die Zündkarten, dann wird der erste Spieler bestimmt, durch das Los oder durch eine Hausregel. Bei einer Revanche rücken alle einen Platz nach rechts; auf einem Platz, den eine Hausregel nennt, sitzt dann der linke Nachbar des vorigen Spielers.
# English 57e61c93
BD-4 = Die obersten neun Streichholzkarten kommen verdeckt auf A1, B1, C1, A2 und so weiter bis C3. Das ist die Streichholzschachtel. Niemand darf sie ansehen.
# English cfcb42cb
BD-5 = Jeder Spieler bekommt zwei oder drei Zündkarten, wie es die Hausregeln sagen, einzeln reihum im Uhrzeigersinn, angefangen beim ersten Spieler, und sieht nur die eigenen.
# English 9033b39f
BD-6 = Der Rest der Streichholzkarten ist der Zahlenstapel, der Rest der Zündkarten der Zündstapel; beide liegen verdeckt. Alle dürfen sie zählen.
# English 616f194f
BD-7 = Noch hat niemand Karten gewonnen, noch ist kein Zug trocken, der gemeinsame Vorrat ist geschlossen. Der erste Spieler beginnt.

section-the-turn = Der Zug
# English 3e3f6b0a
BD-10 = Gespielt wird reihum im Uhrzeigersinn. Ein Zug ist eine Kette von Versuchen, die weitergeht, solange jeder ein Erfolg ist; er darf mit einem UHR-Fenster schließen.
# English 302c384f
BD-11 = Wenn ein Zug beginnt, wird zuerst das Spielende geprüft (BD-80), dann die sichere Tür (BD-71), dann die Grenze der trockenen Züge (BD-73); danach ist bereit, wer am Zug ist.
# English cb95c3e9
BD-12 = Wer bereit ist, deckt eine Karte auf oder spielt UHREN (BD-50). Im ersten Augenblick des Zuges darf man stattdessen ansagen, dass nichts mehr geht (BD-72). Passen darf man nicht, und nach einem Erfolg auch nicht aufhören.
# English 15288a56
BD-13 = Ein Versuch: Man deckt eine beliebige verdeckte Karte für alle sichtbar auf; dann, in Kenntnis der ersten, eine beliebige andere verdeckte Karte.
# English e7151803
BD-14 = Sind die beiden Zahlen gleich, ist das Paar gefunden und wird sofort genommen. Keine Zündkarte darf dazugelegt werden.
# English c86b4528
BD-15 = Sind sie verschieden, zündet sie, wer am Zug ist, mit Rechenkarten (BD-20) oder mit einem JOKER (BD-27), oder gibt auf und dreht sie um. Niemand muss zünden.
# English 9519bf47
BD-16 = Bei einem Paar kommen beide Streichholzkarten und jede benutzte Zündkarte offen zu den gewonnenen Karten dessen, der am Zug ist. Dann wird die Streichholzschachtel aufgefüllt (BD-30), das Spielende geprüft, und derselbe Spieler ist wieder bereit.
# English 7a7347ea
BD-17 = Wer aufgibt, beendet den Zug (BD-60). Es gibt keinen zweiten Versuch.

section-igniting = Zünden
# English a12e1b9d
BD-20 = Rechenkarten werden auf die erste Zahl gelegt, auf die zweite oder auf beide, auf jede in ihrer Reihenfolge. Jede Karte liegt auf einer Zahl und zählt einmal. Mindestens eine Karte wird gelegt.
# English 54ebd1a1
BD-21 = Das Ergebnis einer Zahl ist ihr aufgedruckter Wert, den ihre Karten nacheinander verändern. Es gibt keinen Vorrang: 3 mit Plus 1, Mal 2 ist 8; mit Mal 2, Plus 1 ist es 7.
# English 8c3c0e05
BD-22 = Die Zündung stimmt, wenn beide Ergebnisse existieren und gleich sind.
# English 74c0c72d
BD-23 = Ergebnisse dürfen beliebig sein, auch Zwischenergebnisse: über 10, null, negativ.
# English 808192fb
BD-24 = Nur ein gerader Wert lässt sich halbieren; 0 und negative gerade Werte auch. Wo die Hausregeln Brüche erlauben, lässt sich jeder Wert halbieren, und Halbe und Viertel zählen genau.
# English 92ece209
BD-25 = Keine Mitfahrer: Eine Zündung wird abgelehnt, wenn man eine oder mehrere ihrer Karten herausnehmen könnte, während die anderen liegen bleiben, und sie immer noch stimmen würde. Als Hausregel dürfen Mitfahrer dabei sein.
# English 81b1e13d
BD-26 = Sonst ist die Zahl der Karten nicht begrenzt. Die Zündung muss nicht die kürzeste sein.
# English 0909f819
BD-27 = Ein JOKER zündet, allein, zwei beliebige ungleiche Zahlen. Auf Dynamit oder auf gleiche Zahlen kann man ihn nicht legen.
# English ebfdb1b6
BD-28 = Die Karten kommen aus der Hand dessen, der am Zug ist, oder aus dem gemeinsamen Vorrat, sobald er offen ist.

section-refilling = Auffüllen
# English a1e4f41f
BD-30 = Nach jedem Erfolg kommt, solange weniger als neun Karten in der Streichholzschachtel liegen und der Zahlenstapel reicht, seine oberste Karte verdeckt auf den niedrigsten leeren Platz. Karten, die liegen, wandern nie.
# English 7feb8b24
BD-31 = Das Ziel bleibt neun, auch wenn Reihen dazugekommen sind: Liegen neun oder mehr Karten, bleiben Lücken offen.
# English d7e39cd1
BD-32 = Ist der Zahlenstapel leer, bleiben Lücken für immer offen.

section-dynamite = Dynamit
# English 3c41c3c7
BD-40 = Dynamit, das aufgedeckt wird, explodiert sofort, als erste oder zweite Karte oder in einem Fenster. Wer am Zug ist, nimmt es und jede Karte, die es berührt, verdeckt oder offen.
# English 3fa2914a
BD-41 = Es wird berührt von den bis zu acht Plätzen ringsum, wenn dort in diesem Augenblick eine Karte liegt. Ein leerer Platz gibt die Explosion nicht weiter. Als Hausregel berühren es nur die vier daneben, darüber und darunter.
# English 0d3e38f2
BD-42 = Die genommenen Karten werden allen gezeigt und zählen wie alle anderen. Weiteres Dynamit darunter zählt als eine Karte und explodiert nicht, außer als Hausregel. Als weitere Hausregel werden verdeckte Karten genommen, ohne dass sie bis zum Ende jemand sieht.
# English 48664cbd
BD-43 = In einem Versuch beendet die Explosion den Versuch: Eine seiner Karten, die noch offen liegt, wird wieder umgedreht.
# English 721230a3
BD-44 = Die Explosion ist ein Erfolg: Die Streichholzschachtel wird aufgefüllt, das Spielende geprüft, und derselbe Spieler ist wieder bereit. Als Hausregel beendet eine Explosion in einem Versuch den Zug.

section-the-timer = Die UHR
# English 104c1ff5
BD-50 = UHREN darf man nur spielen, solange seit Beginn des Zuges oder seit dem letzten Erfolg keine Karte aufgedeckt wurde. Man legt auf einmal eine oder mehrere UHREN und beliebig viele JOKER dazu und öffnet damit das Fenster. Ein Zug hat höchstens ein Fenster.
# English fa024f09
BD-51 = Das Fenster dauert 10 Sekunden für jede UHR und 5 für jeden JOKER, der für Zeit gelegt wird; die Hausregeln können anderes sagen.
# English 510b12a3
BD-52 = Im Fenster darf, wer am Zug ist, beliebige verdeckte Karten aufdecken, so viele man will. Sie bleiben offen, bis sie genommen werden oder das Fenster schließt. Alle sehen sie.
# English 6ecfcaaf
BD-53 = Im Fenster wird nichts außer Dynamit von selbst genommen: Man beansprucht Paare aus zwei beliebigen offenen Zahlen, gleiche, durch Rechenkarten oder durch einen JOKER. BD-20 bis BD-28 gelten. Ein abgelehnter Anspruch ändert nichts.
# English 955e147d
BD-54 = Aufgefüllt wird im Fenster sofort nach jedem Erfolg, und das kostet keine Zeit. Neue Karten liegen verdeckt.
# English 833bea81
BD-55 = Dynamit explodiert im Fenster wie sonst. Offene Karten, die es nicht berühren, bleiben offen, und das Fenster läuft weiter.
# English fe714687
BD-56 = Eine weitere UHR darf man dazulegen, solange keine Karte aufgedeckt wurde, seit das Fenster offen ist oder seit dem letzten Erfolg darin. Einen JOKER darf man für Zeit in jedem Augenblick des Fensters dazulegen.
# English e98bd0fb
BD-57 = Das Fenster schließt, wenn seine Zeit um ist, wenn der Spieler „Schluss“ sagt oder wenn das Spiel endet. Dann endet der Zug, was auch immer gewonnen wurde.
# English 5d6c4820
BD-58 = Die UHREN und die für Zeit gelegten JOKER kommen zu den gewonnenen Karten, wenn das Fenster einen Erfolg hatte, sonst zu den verbrannten, wo sie für niemanden zählen. Als Hausregel zählen sie immer oder nie.
# English aaf6047b
BD-59 = Eine Karte, die vor Ablauf der Frist aufgedeckt wird, zählt; eine, die im Moment des Ablaufs aufgedeckt wird, zählt nicht.

section-the-end-of-a-turn = Das Ende des Zuges
# English 34341bda
BD-60 = Offene Karten werden auf ihren Plätzen umgedreht. Wer am Zug ist, zieht vom Zündstapel nach, bis so viele Karten auf der Hand sind wie ausgeteilt wurden oder der Stapel leer ist. Ein Zug mit Erfolg beendet die Reihe der trockenen Züge; einer ohne macht sie um eins länger. Der nächste Spieler beginnt seinen Zug (BD-11).
# English 179c9bd8
BD-61 = Zu keiner anderen Zeit werden Zündkarten gezogen. Es wird nicht neu gemischt: Benutzte Karten sind Punkte.

section-stuck = Wenn nichts mehr geht
# English 0350a063
BD-70 = Ein Hilfsschritt tut das Erste hiervon, was möglich ist. Der Zahlenstapel ist nicht leer: Bis zu drei seiner Karten werden verdeckt als neue Reihe nach der letzten Reihe gelegt, in der eine Karte liegt. Der gemeinsame Vorrat ist geschlossen: Er wird geöffnet (BD-75). Sonst endet das Spiel. Danach zählen die trockenen Züge wieder ab 0, frühere Ansagen sind gelöscht, und das Spielende wird geprüft; geht das Spiel weiter, ist der Spieler, dessen Zug begonnen hatte, im ersten Augenblick seines Zuges bereit.
# English 4c4cb78f
BD-71 = Die sichere Tür: Beginnt ein Zug, während der Vorrat geschlossen ist, alle Hände leer sind, jede Karte der Streichholzschachtel schon gesehen wurde und keine zwei Zahlen gleich sind, folgt ein Hilfsschritt.
# English 52e34cc6
BD-72 = Nach Absprache: Im ersten Augenblick des Zuges darf, wer am Zug ist, ansagen, dass nichts mehr geht, wenn der Vorrat geschlossen ist, mindestens so viele trockene Züge hintereinander waren, wie es Spieler gibt, und er es seit dem letzten Erfolg oder Hilfsschritt noch nicht angesagt hat. Jeder andere Spieler stimmt zu oder widerspricht, einmal. Stimmen alle zu, folgt ein Hilfsschritt. Der erste Widerspruch beendet die Abstimmung, und wer es angesagt hat, setzt seinen Zug fort.
# English bc209cdc
BD-73 = Die Grenze der trockenen Züge: Nach zehn trockenen Zügen hintereinander, oder zweien für jeden Spieler, wenn das mehr ist, folgt zu Beginn des nächsten Zuges ein Hilfsschritt; bei offenem Vorrat braucht es doppelt so viele. Die Hausregeln können eine andere Zahl nennen.
# English eb9c8dba
BD-75 = Der gemeinsame Vorrat: Alle Hände und der Rest des Zündstapels werden offen in die Mitte gelegt. Von da an benutzt, wer am Zug ist, jede dieser Karten, als wäre sie auf der eigenen Hand, und behält, was benutzt wurde. Niemand zieht mehr nach. Als Hausregel bleibt der Stapel verdeckt und wird nicht mehr benutzt.
# English 2826bf9f
BD-76 = Ist der Zahlenstapel leer und weder auf einer Hand noch im Zündstapel eine Zündkarte übrig, gilt der Vorrat als offen und leer. Das wird vor jeder Prüfung des Spielendes festgestellt.

section-end-and-scoring = Ende und Wertung
# English 47d17639
BD-80 = Das Spielende wird zu Beginn jedes Zuges und nach jedem Erfolg geprüft. Das Spiel ist aus, wenn der Zahlenstapel leer ist, kein Dynamit in der Streichholzschachtel liegt und entweder weniger als zwei Zahlen dort liegen, oder der Vorrat offen ist und keine zwei von ihnen genommen werden können: Keine sind gleich, der Vorrat hat keinen JOKER, und mit seinen Rechenkarten gibt es keine stimmende Zündung von zweien.
# English bdbc10cf
BD-81 = Endet das Spiel in einem Fenster, schließt zuerst das Fenster (BD-58). Ein Spiel, das mitten im Zug endet, endet dort: Niemand zieht nach.
# English 5196db8b
BD-82 = Am Ende werden alle Karten aufgedeckt. Die Punkte eines Spielers sind die Zahl seiner gewonnenen Karten: Zahlen, Dynamit und Zündkarten, je ein Punkt.
# English fe7c4f2a
BD-83 = Karten, die in der Streichholzschachtel, auf Händen, im Vorrat oder in Stapeln übrig oder verbrannt sind, zählen für niemanden.
# English 6618df9f
BD-84 = Wer die meisten Punkte hat, gewinnt; bei Gleichstand an der Spitze wird der Sieg geteilt. Als Hausregel gewinnt unter diesen, wer mehr Streichholzkarten hat.
# English 61a33ce2
BD-85 = Streichholzschachtel, Stapel, Hände, Vorrat, gewonnene Karten, verbrannte Karten und die Karten eines offenen Fensters sind zusammen immer alle Karten des Spiels: 84, wenn nichts entfernt wurde.

section-the-clock-of-the-window = Die Uhr des Fensters
# English 704d3238
BD-90 = Mit der Uhr: Das Fenster hat eine Frist, und eine dazugelegte Karte verschiebt sie. Die Zeit läuft nie rückwärts. Eine Aktion, die mit Ablauf der Frist oder danach eintrifft, findet das Fenster geschlossen: Wem es gehörte, der erfährt das, welche Aktion es auch war, und die Aktion eines anderen Spielers wird in der neuen Lage beurteilt.
# English 89fd3556
BD-91 = Mit der Uhr: Zwischen zwei in einem Fenster aufgedeckten Karten liegt mindestens eine halbe Sekunde; die Hausregeln können anderes sagen. Eine zu schnell aufgedeckte Karte wird abgelehnt, und nichts ändert sich.
# English 00c207d2
BD-92 = Mit festen Zeiten: Das Fenster hat ein Guthaben an Millisekunden, und jede Aktion kostet: eine Karte aufdecken, ein Anspruch oder ein JOKER 1000, eine Zündung 2500, eine Karte dazulegen 500 (dann wächst das Guthaben um die Zeit der Karte). Öffnen, Aufhören, Explosionen und Auffüllen sind frei. Eine Aktion, die mehr kostet, als das Guthaben hergibt, wird abgelehnt, bevor irgendetwas anderes geprüft wird. Fällt das Guthaben unter 500, schließt das Fenster von selbst.
# English e342fe7f
BD-93 = Mit der Uhr braucht ein Bot für jede seiner Aktionen mindestens die feste Zeit.
# English 7a845cd5
BD-94 = Ein Tisch ohne Uhr spielt jedes Fenster nach den festen Zeiten, auch wenn die Hausregeln die Uhr vorsehen.

# English 89a4817d
example-BX-1 = Zwei gleiche Zahlen sind gefunden und werden sofort genommen; derselbe Spieler macht weiter.
# English 50bd7412
example-BX-2 = 5 und 7 werden mit Plus 2 gleich.
# English 80f22e16
example-BX-2b = Plätze darf man in jeder Reihenfolge nennen, Karten mit jedem ihrer Namen.
# English 6a299fde
example-BX-3 = Eine, zwei oder alle drei Karten zünden 3 und 4.
# English f747c289
example-BX-3b = Drei Karten, die alle nötig sind, bringen drei Punkte mehr.
# English 0488e1ff
example-BX-3c = Auch die kürzeste Zündung ist erlaubt.
# English fa70b8bf
example-BX-4 = 3 und 2 werden mit Minus 1 gleich.
# English ae842ec6
example-BX-5 = Karten, die sich aufheben, sind Mitfahrer; Karten, die sich in der Mitte treffen, sind keine.
# English 6697f5fa
example-BX-5b = Als Hausregel zählen auch Mitfahrer.
# English 24e02763
example-BX-6 = Ungerade Zahlen lassen sich nicht halbieren, und die Reihenfolge ist wichtig.
# English 5c32098b
example-BX-6b = Andersherum: Minus 3 auf die 7.
# English 1d88e098
example-fractions = Mit Brüchen treffen sich 5 ÷ 2 und 1 ÷ 2 + 2 bei zweieinhalb.
# English 190f1702
example-halving-negatives = Negative gerade Werte lassen sich halbieren: (1 − 3) ÷ 2 = −1 = 2 − 3.
# English 5f403824
example-BX-7a = Ergebnisse über 10: 7 × 2 = 14 = 9 + 3 + 2.
# English faf2823c
example-BX-7b = Null: 2 − 2 = 0 = 1 − 1.
# English dc2404eb
example-BX-7c = Unter null: 1 − 3 = −2 = (2 − 3) × 2.
# English f32f56bb
example-BX-8 = Karten wirken nacheinander: (3 + 1) × 2 = 8, aber 3 × 2 + 1 = 7.
# English 34fe2ea9
example-BX-9 = Kein Paar: Karten umdrehen, nachziehen, der nächste Spieler ist bereit.
# English 76bb790f
example-dry-turn = Ein Zug ohne Erfolg ist trocken; gespielt wird reihum im Uhrzeigersinn.
# English 3f676fd3
example-found-needs-nothing = Auf gleiche Zahlen darf man keine Rechenkarte legen, auch nicht in einem Fenster.
# English ecc135cc
example-may-decline = Zünden ist ein Recht, keine Pflicht.
# English ef73eb85
example-BX-24 = Ein JOKER zündet zwei beliebige ungleiche Zahlen, allein.
# English a98ec5ee
example-BX-24b = Gleiche offene Zahlen werden beansprucht; einen JOKER kann man nicht auf sie legen.
# English fe5fabdc
example-BX-17 = Die vierte Reihe schmilzt: Das Ziel bleibt neun.
# English 983cf035
example-pile-empty = Ist der Zahlenstapel leer, bleiben Lücken offen.
# English 6cef4284
example-BX-10 = Dynamit als zweite Karte, außer Reichweite der ersten: Diese wird wieder umgedreht.
# English 76fbcb2d
example-BX-10b = Eine erste Karte in Reichweite gehört zur Beute, und nichts wird zurückgedreht.
# English d9a01714
example-BX-11 = Dynamit in der Mitte nimmt alle neun; ein knapper Stapel füllt vier Plätze auf.
# English f3c5af45
example-BX-12 = Eine Stange neben einer Stange wird genommen und explodiert nicht.
# English 63b30528
example-BX-12b = Als Hausregel geht auch die zweite Stange hoch.
# English 52a74c03
example-hidden-haul = Als Hausregel werden verdeckte Karten ungesehen genommen, offene gezeigt.
# English 57a8038d
example-orthogonal = Als Hausregel berühren Ecken nicht.
# English fcf47509
example-gap-stops-blast = Ein leerer Platz gibt die Explosion nicht weiter.
# English 1be31a01
example-explosion-ends-turn = Als Hausregel beendet eine Explosion den Zug, aber er ist nicht trocken.
# English 1ec58cc7
example-BX-13 = Ein Fenster mit festen Zeiten, bis zur letzten halben Sekunde.
# English 1aab48d5
example-BX-14 = Eine UHR spielt man zu Beginn oder gleich nach einem Erfolg, einen JOKER für Zeit in einem Fenster.
# English a66929a1
example-opening = Welche Karten ein Fenster öffnen, und wie lange es dauert.
# English d4ce6b10
example-untimed-table = Ein Tisch ohne Uhr zählt feste Zeiten, obwohl nach der Uhr gespielt werden soll.
# English eddb7ff5
example-BX-16 = Ein Fenster ohne Erfolg: Die UHR verbrennt, und der Zug ist trocken.
# English 78409fe7
example-timer-always-scores = Als Hausregel zählt auch eine UHR ohne Erfolg.
# English 85765914
example-timer-never-scores = Als Hausregel verbrennt selbst eine UHR mit Erfolg.
# English e0897bcd
example-BX-27 = Dynamit in einem Fenster: Offene Karten außer Reichweite bleiben offen, und eine UHR darf folgen.
# English f6c83a3d
example-adding = Nach dem Aufdecken einer Karte kann man keine UHR mehr dazulegen, einen JOKER aber schon.
# English 7ab61fe5
example-stock-runs-out = Ist weniger als eine halbe Sekunde übrig, schließt das Fenster von selbst.
# English c6eb08b6
example-window-claims = In einem Fenster ändert ein falscher Anspruch nichts, und man wählt, welche zwei von dreien man nimmt.
# English 7252be54
example-refill-in-window = Neue Karten liegen sofort verdeckt da und kosten keine Zeit.
# English dc2b5aff
example-one-window = Nach dem Fenster ist der Zug vorbei, was auch immer gewonnen wurde.
# English 07efee4c
example-BX-22 = Ein knapper Zündstapel: Man zieht, was da ist, dann nichts mehr.
# English dae90a75
example-no-draw-in-turn = Nach einem Paar wird nichts nachgezogen.
# English 208029ab
example-BX-18 = Die sichere Tür: Alle haben neun verschiedene Zahlen gesehen, und niemand hat eine Karte auf der Hand.
# English ca1d84ed
example-BX-18b = Eine ungesehene Karte genügt, und die sichere Tür bleibt zu.
# English 55228233
example-BX-18c = Eine Karte auf einer Hand oder zwei gleiche Zahlen halten sie ebenso geschlossen.
# English 7e7a329f
example-BX-19 = Nach Absprache: Ein Widerspruch beendet die Abstimmung; stimmen alle zu, kommt eine Reihe dazu.
# English e6821f9b
example-called-again-after-success = Ein Erfolg löscht frühere Ansagen.
# English 635c54bb
example-BX-26 = Zwei Spieler: Nach zehn trockenen Zügen kommt von selbst eine Reihe.
# English 7b6b58c6
example-BX-26b = Ist der Vorrat offen, braucht es zwanzig, und das Spiel endet.
# English 81b47131
example-stuck-turns = Als Hausregel kommt Hilfe nach weniger trockenen Zügen.
# English 550cd1c6
example-short-row = Sind noch zwei Karten da, ist die Reihe kurz; sie kommt nach der letzten Reihe, in der eine Karte liegt.
# English 89149b90
example-BX-20 = Der Vorrat öffnet sich, das letzte Paar wird aus ihm gezündet, und das Spiel ist aus.
# English 8f11fd31
example-pool-with-pile = Der Rest des Zündstapels kommt in den Vorrat, und niemand zieht mehr nach.
# English 038e7b0b
example-pool-hands-only = Als Hausregel bleibt der Stapel verdeckt.
# English 7eb071c5
example-pool-timer = Eine UHR aus dem Vorrat öffnet ein Fenster für den, der gerade am Zug ist.
# English e75f1034
example-pool-longer = Wo keine drei Karten des Vorrats genügen, wird eine kürzeste längere Zündung aufgeführt.
# English bcdf80f5
example-pool-closed-empty = Ist nirgends mehr eine Karte übrig, gilt der Vorrat als offen, und das Ende ist genau bestimmt.
# English 231288fa
example-BX-23 = Die letzte Stange lässt eine Zahl übrig: Das Spiel ist mitten im Zug aus, und niemand zieht nach.
# English 02a08f8b
example-BX-23b = Eine Stange, die allein liegt, wird aufgedeckt und genommen.
# English 05c760ed
example-end-in-window = Endet das Spiel in einem Fenster, schließt zuerst das Fenster, und seine UHR zählt.
# English 095ab0cb
example-all-revealed = Am Ende werden alle Karten aufgedeckt, auch verborgene Beute.
# English 4aa629a7
example-turned-down = Eine wieder umgedrehte Karte ist für niemanden zu sehen, wohl aber, dass sie gesehen wurde.
# English bfcef453
example-memory-faces = Als Hausregel sehen alle weiter, was schon gesehen wurde.
# English e31ec554
example-lapses = Wer schweigt, deckt die niedrigsten Karten auf und gibt auf.
# English 2d309802
example-lapse-window = In einem Fenster mit festen Zeiten hört auf, wer schweigt.
