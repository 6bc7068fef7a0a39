### Die Regeln von Ultimatch auf Deutsch; das englische Original ist RULES.md.
### Over each section stands a digest of every English sentence: where one changes, a test says so.

## English: UM-1 88cd16a0, UM-2 9003d321, UM-3 8817598e, UM-4 1523452a, UM-5 87c17fb4, UM-6 a293f61c, UM-7 9cdfe99a, UM-8 aa3b5f33, UM-9 eb9e6c26, UM-10 9ea04caa, UM-11 0e025878, UM-12 cb26f2df, UM-13 0cc3242c, UM-14 773f931f
section-setup = Aufbau
UM-1 = Es spielen 1 bis 5 Spieler. Ein Spieler allein spielt Solo (ab UM-80). (Blatt: Aufbau, Solo)
UM-2 = Die Plätze laufen im Uhrzeigersinn; der linke Nachbar eines Platzes ist der nächste. Ein Platz ist der Geber; die Hausregeln sagen, welcher. Bei einer Revanche rücken alle einen Platz nach rechts, sodass der linke Nachbar des letzten Gebers gibt. (Blatt: Spielablauf; R-1)
UM-3 = Alle 48 Karten werden gemischt. (Blatt: Aufbau 1)
UM-4 = Die Pyramide wird von oben vom Stapel ausgelegt, Reihe für Reihe ab der Spitze, jede Reihe von links nach rechts. Sie hat 5 Reihen (15 Karten) bei 1 bis 3 Spielern und 6 Reihen (21 Karten) bei 4 oder 5. Reihe r hat die Spalten 1 bis r. (Blatt: Aufbau 1; R-2)
UM-5 = Auf einer Karte liegen die beiden Karten unter ihr: auf der Karte in Reihe r, Spalte c die in Reihe r + 1, Spalten c und c + 1. Sie ist *bedeckt*, solange mindestens eine von ihnen da ist. (Blatt: Aufbau 1, Aufdecken; R-2)
UM-6 = Eine Karte der Pyramide liegt offen, wenn sie nicht bedeckt ist, und verdeckt, wenn sie es ist. Am Anfang liegt nur die letzte Reihe offen. (Blatt: Aufbau 1)
UM-7 = Dann werden die Hände ausgeteilt, einzeln, links vom Geber beginnend im Uhrzeigersinn, der Geber zuletzt: je 13, 6, 4, 5 oder 4 Karten bei 1, 2, 3, 4 oder 5 Spielern. (Blatt: Aufbau 2; R-3)
UM-8 = Der Rest ist, verdeckt, der Nachziehstapel. Der Ablagestapel ist leer. (Blatt: Aufbau 3)
UM-9 = Zu zweit oder mit mehr Spielern gibt jeder eine Handkarte in die gemeinsame Hand, „unsere Hand“, verdeckt und alle zugleich. Sie verlässt die eigene Hand sofort, und das ist endgültig. Jeder hat dabei die eigene Hand und die letzte Reihe gesehen. (Blatt: Aufbau 4; R-4)
UM-10 = Ist die letzte Karte gegeben, werden alle zusammen aufgedeckt. Sie liegen der Reihe nach, links vom Geber beginnend; spätere Karten kommen ans Ende. (Blatt: Aufbau 4)
UM-11 = Bei 2 oder 3 Spielern kommt dann die oberste Karte des Nachziehstapels offen dazu. (Blatt: Aufbau 4)
UM-12 = Als Hausregel, die es leichter macht, kommen auf dieselbe Weise noch eine oder zwei Karten dazu. (Blatt: Schwierigkeit)
UM-13 = Als Hausregel, die es schwerer macht, kommt eine Karte unserer Hand, wie sie jetzt ist, auf den Ablagestapel; das Los entscheidet. (Blatt: Schwierigkeit; R-5)
UM-14 = Wer die höchste Zahl gegeben hat, beginnt; von mehreren der erste, links vom Geber an gezählt. Es zählen nur die gegebenen Karten, was auch immer UM-11 bis UM-13 getan haben. (Blatt: Spielablauf; R-6)

## English: UM-20 e2710e1e
section-play = Spiel
UM-20 = Ein Zug ist: tauschen, treffen oder passen, abräumen, aufdecken, belohnen. Dann ist der linke Nachbar am Zug. (Blatt: Spielablauf)

## English: UM-21 e0306b2b, UM-22 5d3ccca2, UM-23 6ab19dbc, UM-24 a641da2f, UM-25 dccae530, UM-26 2e316d15, UM-27 e423e111, UM-28 34399eff, UM-29 80d2029e
section-trade = Tauschen
UM-21 = Wer am Zug ist, darf vor dem Treffen einmal tauschen (als Hausregel zweimal). Kein Tausch ist je Pflicht, auch nicht, wenn nur ein Tausch zu einem Treffer führt. (Blatt: Tauschen, Schwierigkeit; R-7)
UM-22 = Bei jedem Tausch darf jeder *andere* Spieler, der eine Karte hat, genau eine verdeckt vorschieben, mit einem Zeichen, oder ablehnen. Die Antwort ist für diesen Tausch endgültig. Die Karte bleibt auf der Hand ihres Besitzers, bis sie genommen wird. (Blatt: Tauschen; R-8)
UM-23 = Das Zeichen steht für die Geste. Es ist eine Stärke (1, 2 oder 3) und eine Art (kein Hinweis, Farbe, Zahl oder Paar). Alle sehen es, es bindet niemanden und darf unwahr sein. Die Hausregeln sagen, was dazugehört; mit Zeigen darf es auch eine offene Karte der Pyramide nennen. (Blatt: Tauschen; R-9)
UM-24 = Wer am Zug ist, wählt einen von denen, die anbieten, und, *bevor* er die angebotene Karte sieht, eine eigene Handkarte, die er dafür gibt. Die beiden Karten wechseln die Hand. Nur diese beiden Spieler sehen sie. (Blatt: Tauschen)
UM-25 = Wer am Zug ist und keine Karten hat, darf eine angebotene nehmen und gibt nichts. Wer Karten hat, muss eine geben. (Blatt: Tauschen; R-10)
UM-26 = Wer am Zug ist und Karten hat, darf stattdessen eine an einen anderen Spieler verschenken, der keine hat, und bekommt nichts. Das verbraucht einen Tausch. Als Hausregel ist es nicht erlaubt. (Blatt: Tauschen; R-10)
UM-27 = Wer am Zug ist, muss nicht auf alle Antworten warten: Annehmen, Schenken oder Verzichten schließt den Tausch und hebt jedes Angebot auf, das nicht genommen wurde. (R-11)
UM-28 = Wo zweimal getauscht werden darf, beginnt nach dem ersten Tausch der zweite von vorn, mit demselben Partner oder einem anderen; die eben bekommene Karte darf weitergegeben werden. Verzichten beendet beide. (Blatt: Schwierigkeit; R-12)
UM-29 = Hat kein anderer Spieler eine Karte und kann man nichts verschenken, gibt es keinen Tausch. Er endet auch von selbst, wenn alle Gefragten abgelehnt haben und man nichts verschenken kann. (R-13)

## English: UM-30 255456ee, UM-31 a6da25be, UM-32 025c9fa1, UM-33 1bc6c082, UM-34 2ec66a1b, UM-35 7591abfb
section-match = Treffen
UM-30 = Wer am Zug ist, wählt eine offene Karte der Pyramide, das *Ziel*, und eine oder zwei Karten, jede aus der eigenen Hand oder aus unserer Hand, beliebig gemischt. (Blatt: Treffen)
UM-31 = Eine Karte trifft, wenn sie die Farbe des Ziels hat oder die Zahl des Ziels. (Blatt: Treffen)
UM-32 = Zwei Karten treffen, wenn ihre Zahlen zusammen die des Ziels ergeben, oder die größere minus die kleinere die des Ziels ist, oder ihre Farben die beiden Grundfarben sind, die sich zur Mischfarbe des Ziels mischen. Bei Summe und Differenz sind die Farben egal, bei einer Mischung die Zahlen. (Blatt: Treffen; R-14)
UM-33 = Nichts anderes ist ein Treffer. Insbesondere nicht: zwei Karten in der Farbe des Ziels ohne Summe oder Differenz; eine nach Farbe richtige Karte neben einer nach Zahl richtigen; eine treffende Karte mit einer überzähligen; rückwärts mischen (Grün und Gelb für Blau); mehr als zwei Karten. (Blatt: Treffen; R-15)
UM-34 = Zwei Karten sind ein **Ultimatch**, wenn ihre Zahlen als Summe oder Differenz die des Ziels ergeben *und* ihre Farben sich zu der des Ziels mischen oder beide die Farbe des Ziels haben. Auch ein rotes, gelbes oder blaues Ziel zählt, wenn keine Hausregel es ausschließt. Man muss es nicht ansagen. (Blatt: Ultimatch, Beispiel zum Treffen; R-16, R-17)
UM-35 = Benutzt irgendein Treffer mindestens eine Karte der eigenen Hand, muss man treffen, mit diesem oder mit einem beliebigen anderen. Benutzt jeder Treffer nur Karten unserer Hand, darf man treffen oder passen. Ohne Treffer muss man passen. Beurteilt wird das nach dem Tausch. (Blatt: Treffen; R-18, R-19)

## English: UM-40 b531f379, UM-41 7ead38fd
section-pass = Passen
UM-40 = Wer passt, gezwungen oder freiwillig, zieht eine Karte auf die Hand und beendet den Zug. (Blatt: Treffen)
UM-41 = Gezählt wird, wie oft in Folge gepasst wurde; jeder Treffer setzt die Zählung auf 0 zurück, Tauschen ändert sie nicht. Wurde so oft in Folge gepasst, wie es Spieler gibt, ist das Spiel sofort verloren, bevor der letzte von ihnen zieht. (Blatt: Treffen, Spielende; R-20, R-21)

## English: UM-45 ae9739a1, UM-46 b439dcc2, UM-47 3d6df32d, UM-50 78594061, UM-51 d7a61304, UM-55 c92fbf96, UM-56 b12ecddd
section-remove-reveal-reward = Abräumen, aufdecken, belohnen
UM-45 = Die gespielten Karten kommen in Kartenreihenfolge, dann das Ziel, offen auf den Ablagestapel; das Ziel liegt oben. Alle dürfen den Stapel durchsehen. (Blatt: Abräumen; R-22)
UM-46 = Ist die Pyramide jetzt leer, ist das Spiel gewonnen, und nichts weiter geschieht. (Blatt: Spielende; R-23)
UM-47 = Sonst wird jede Karte, die nicht mehr bedeckt ist, aufgedeckt: keine, eine oder zwei. (Blatt: Aufdecken)
UM-50 = Nach einem Ultimatch, und nach UM-47, zieht der Spieler zwei Karten, sieht sie an, behält eine und legt die andere offen in unsere Hand. In diesem Zug können sie nicht benutzt werden. Als Hausregel darf der Spieler die Belohnung ablehnen, bevor er sie zieht. (Blatt: Belohnungen; R-24)
UM-51 = Als Hausregel, die es schwerer macht, gehen beide Karten auf die eigene Hand. (Blatt: Schwierigkeit)
UM-55 = Karten werden einzeln gezogen. Nur wenn eine Karte zu ziehen ist und der Nachziehstapel leer ist, wird der ganze Ablagestapel, mit den Karten dieses Zuges, zu einem neuen Nachziehstapel gemischt. Sind beide leer, wird nichts gezogen. (Blatt: Treffen; R-25)
UM-56 = Zu keiner anderen Zeit werden Karten gezogen. Es gibt kein Handlimit. Wer eine leere Hand hat, bleibt im Spiel. (R-26)

## English: UM-60 ee7e3b06
section-talk = Reden
UM-60 = Wie man Karten unserer Hand nutzen könnte, darf offen besprochen werden: Während getroffen wird, darf jeder auf eine offene Karte der Pyramide und auf eine oder zwei Karten unserer Hand zeigen. Eigene Handkarten darf man weder besprechen noch zeigen, und getauscht wird schweigend. Als Hausregel gibt es keine Vorschläge. (Blatt: Spielablauf, Tauschen; R-27)

## English: UM-70 c8d53e94, UM-71 1d07afdd, UM-72 791c2aaf, UM-73 cd88fd0b
section-end = Ende
UM-70 = Sieg: Die letzte Karte der Pyramide ist getroffen. Alle Spieler gewinnen. (Blatt: Spielende)
UM-71 = Niederlage: Es wurde so oft in Folge gepasst, wie es Spieler gibt, oder es gibt im Solo keinen Treffer. Alle Spieler verlieren. (Blatt: Spielende, Solo)
UM-72 = Festgehalten werden das Ergebnis (Sieg oder Niederlage), sein Grund, wie viele Karten in der Pyramide übrig sind, wie viele Züge gemacht wurden (Treffer und Passen, der letzte eingeschlossen) und wie viele Ultimatches gelungen sind. Punkte gibt es nicht. (R-29)
UM-73 = Ist das Spiel aus, werden alle verborgenen Karten gezeigt. (R-30)

## English: UM-80 b2ec6c39, UM-81 4b292942, UM-82 b15fc204
section-solitaire = Solo
UM-80 = 5 Reihen, 13 Karten; keine Gabe, keine gemeinsame Hand, kein Tausch, kein Passen. (Blatt: Solo)
UM-81 = In jedem Zug: mit einer oder zwei Handkarten treffen, abräumen, aufdecken, und nach einem Ultimatch zwei Karten auf die Hand ziehen. (Blatt: Solo)
UM-82 = Trifft zu Beginn eines Zuges nichts, auch des ersten, ist das Spiel verloren. Wer die Pyramide abräumt, gewinnt. (Blatt: Solo; R-28)

## English: UM-90 8e09ff2b, UM-91 e0a33fb7, UM-92 412fa44e, UM-93 d9fb97d7, UM-94 343a8a06, UM-95 82cebc0b, UM-96 746b1caf
section-what-always-holds = Was immer gilt
UM-90 = Jede Karte ist an genau einem dieser Orte: Pyramide, Hände, unsere Hand, Nachziehstapel und Ablagestapel; oder sie liegt als noch verdeckte Gabe da oder ist eine von zwei Belohnungskarten, zwischen denen gerade gewählt wird.
UM-91 = Eine Karte allein ist nie ein Ultimatch: Sie müsste das Ziel selbst sein.
UM-92 = Summe und Differenz gelten nie zugleich; Karten mit gleicher Zahl treffen nie durch Differenz.
UM-93 = Eine Pyramide, die nicht leer ist, hat eine offene Karte; die Spitze geht zuletzt; jede Karte liegt auf Karten, die noch da sind.
UM-94 = Eine Belohnung findet immer zwei Karten: Mindestens die drei eben abgelegten sind da.
UM-95 = Mit P Karten in der Pyramide und n Spielern dauert das Spiel höchstens P × n Züge.
UM-96 = Nur bei 4 oder 5 Spielern können beide Stapel zugleich leer sein.

## English: example-three-players 4ca0f265, example-UM-E2 fe5ce928, example-UM-E3 c879fedc, example-UM-E3b e432e361, example-UM-E3c 658e73b4, example-UM-E3d 5ef41e54, example-bonus 66accb5a, example-UM-E19 6a393697, example-UM-E4 07837a2d, example-UM-E5 c10a9679, example-no-duty-to-trade d3caa964, example-signals-nature da63271e, example-signals-off d5572cac, example-signals-strength 170358d1, example-signals-pointing 5881efec, example-UM-E6 60c70d8c, example-UM-E7 baa09828, example-all-decline a30608dc, example-UM-E10 b3407123, example-UM-E18 48f2fc17, example-one-trade e5c6e3a1, example-UM-E23 ab4b8716, example-UM-E23b c07d848f, example-UM-E8 0f96384c, example-UM-E8b cf35a07d, example-UM-E9 9b4aed57, example-UM-E22 85f3f853, example-UM-E1-primary 131930bb, example-UM-E1-primary-off 048b7622, example-UM-E1-green 1885690d, example-UM-E11 a73bf72e, example-UM-E12 f5e2d03b, example-UM-E13 a6668c02, example-UM-E14 2a19f862, example-UM-E14b e5afedd8, example-reward-refused ea6cd9e5, example-reward-taken 59841312, example-UM-E15 d264bfbb, example-UM-E16 af4b34eb, example-UM-E17 d3d3f023, example-UM-E20 d84f30db, example-UM-E20b e28424d0, example-solo-win 0288c7af, example-UM-E21 02ac2e88, example-UM-E21b 63f7550c, example-UM-E21c b84bf6ba, example-UM-E21d 42cb3341, example-silent-setup dfd1d8b4
example-three-players = Drei Spieler: fünf Reihen, je vier Karten; nach dem Geben vier Karten in unserer Hand und zwanzig zum Ziehen.
example-UM-E2 = Eine vorgegebene Kartenfolge: die Pyramide ab der Spitze, die Hände links vom Geber beginnend, geheime Gaben, eine Karte mehr.
example-UM-E3 = Gleiche höchste Zahlen: der erste, links vom Geber an gezählt; die zusätzliche Karte gehört niemandem.
example-UM-E3b = Drei gleiche Zahlen: Der linke Nachbar des Gebers beginnt.
example-UM-E3c = Zwei Spieler mit gleichen Zahlen: Es beginnt, wer nicht gibt.
example-UM-E3d = Dasselbe mit dem anderen Geber: Der andere Spieler beginnt, und seine Karte liegt zuerst.
example-bonus = Leichter: Zwei weitere Karten vom Nachziehstapel kommen in unsere erste Hand.
example-UM-E19 = Schwerer: Eine durch das Los verlorene Karte kommt auf den Ablagestapel, und wer sie gegeben hat, beginnt trotzdem.
example-UM-E4 = Ein blinder Tausch, den zwei sehen, dann ein Treffer nach Farbe.
example-UM-E5 = Was bei einem Tausch schiefgeht; und wer am Zug ist, wartet auf niemanden.
example-no-duty-to-trade = Auf einen Tausch darf man verzichten, auch wenn nur er zu einem Treffer führt.
example-signals-nature = Normalerweise hat ein Angebot eine Stärke und eine Art, und sonst nichts.
example-signals-off = Ohne Zeichen ist ein Angebot die Rückseite einer Karte.
example-signals-strength = Nur eine Stärke.
example-signals-pointing = Zeigen darf auch eine Karte nennen, die offen liegt.
example-UM-E6 = Wer am Zug ist und keine Karten hat, nimmt ein Angebot umsonst; dann ist ein Treffer Pflicht.
example-UM-E7 = Eine Karte für eine leere Hand, sofort.
example-all-decline = Haben alle abgelehnt, ist der Tausch von selbst vorbei.
example-UM-E10 = Die Pflicht zu treffen darf man wegtauschen.
example-UM-E18 = Zweimal tauschen: ein neues Fenster, dann ein Geschenk; danach ist das Fenster geschlossen.
example-one-trade = Normalerweise ist der erste Tausch der einzige; bei zweien beendet Verzichten beide.
example-UM-E23 = Eine weggegebene Karte ist bekannt, bis ihr neuer Besitzer irgendeine Karte an jemand anderen gibt.
example-UM-E23b = Von einer gespielten Karte weiß man nicht mehr, dass sie auf einer Hand ist.
example-UM-E8 = Ein gemischter Treffer benutzt die eigene Hand, also darf man nicht passen; auch ein Treffer nur aus unserer Hand erfüllt die Pflicht.
example-UM-E8b = Eine Karte aus der eigenen Hand und eine aus unserer Hand.
example-UM-E9 = Benutzt jeder Treffer nur Karten unserer Hand, darf man passen; wer passt, zieht eine Karte.
example-UM-E22 = Was bei einem Treffer schiefgeht; die Reihenfolge zweier Karten ist egal.
example-UM-E1-primary = Eine rote 5: Gleiche Farbe und Summe ist ein Ultimatch; zu Rot mischt sich nichts.
example-UM-E1-primary-off = Als Hausregel sind zwei rote Karten auf ein rotes Ziel ein gewöhnlicher Treffer.
example-UM-E1-green = Summe und Mischung auf eine grüne 8 ist ein Ultimatch, Mischung allein ist ein Treffer.
example-UM-E11 = Das letzte Passen in Folge verliert sofort, und es wird nichts gezogen; dann wird alles gezeigt.
example-UM-E12 = Drei Spieler: Passen, Treffer, Passen, Passen, Passen verliert beim letzten.
example-UM-E13 = Eine Karte wird aufgedeckt, wenn die letzte Karte weggeht, die auf ihr liegt.
example-UM-E14 = Zwei Karten aufgedeckt, dann die Belohnung: eine Karte behalten, eine für alle.
example-UM-E14b = Schwerer: Beide Belohnungskarten gehen auf die eigene Hand, ohne Wahl.
example-reward-refused = Als Hausregel darf man die Belohnung im Stapel liegen lassen.
example-reward-taken = Oder sie nehmen; wer schweigt, nimmt sie.
example-UM-E15 = Eine Belohnungskarte vor und eine nach dem Neumischen aller abgelegten Karten, auch derer dieses Zuges.
example-UM-E16 = Die letzte Karte durch ein Ultimatch gewinnt; nichts wird gezogen.
example-UM-E17 = Nichts mehr zu ziehen: Das Passen zählt, und wer eine leere Hand hat, bleibt im Spiel.
example-UM-E20 = Solo ist verloren, sobald nichts mehr trifft, nach der Belohnung.
example-UM-E20b = Mit einer gezogenen grünen Karte geht das Spiel weiter, und Passen ist nicht erlaubt.
example-solo-win = Wer die Pyramide abräumt, gewinnt.
example-UM-E21 = Wer schweigt, passt, wo das erlaubt ist und nicht das Spiel verliert.
example-UM-E21b = Würde das Passen das Spiel verlieren, macht, wer schweigt, einen Treffer.
example-UM-E21c = Ist ein Treffer Pflicht, macht, wer schweigt, den ersten.
example-UM-E21d = Partner, die schweigen, bieten nichts an; dann folgt sofort das Treffen.
example-silent-setup = Wer schweigt, gibt seine niedrigste Zahl, von gleichen die erste in Kartenreihenfolge.
