### Die Regeln von Ultima auf Deutsch; das englische Original ist RULES.md.
### Over each section stands a digest of every English sentence: where one changes, a test says so.

## English: UL-1 fc02db24, UL-2 051f8801, UL-3 44b035c3
section-components = Material
UL-1 = Ein oder mehrere gleiche Decks werden zu einem gemischt; die Hausregeln sagen, wie viele. (Blatt: Aufbau; R-3)
UL-2 = Eine Karte schreibt man als Farbe und Intervall, `R-m3`. Exemplare aus mehreren Decks lassen sich nicht unterscheiden und werden gleich geschrieben; eine getippte Eingabe darf ein Exemplar nennen, das es gibt (`R-m3.2`). Groß- und Kleinschreibung zählt: `m3` ist nicht `M3`. Wo sie verloren gehen kann, nimmt man die Kurznamen `p1 mi2 ma2 mi3 ma3 p4 tt p5 mi6 ma6 mi7 ma7 p8`. (R-4, R-35)
UL-3 = Feste Reihenfolge vor dem Mischen: Exemplar 1..d, darin die Farben R, B, G, Y, darin die 13 Intervalle in der Reihenfolge der Tabelle.

## English: UL-4 484ef591, UL-5 47797252, UL-6 bcd78900, UL-7 24d7d719, UL-8 a3061f94, UL-9 8f1998c1, UL-10 c8f8131e
section-setup = Aufbau
UL-4 = Die Plätze laufen nach ihrer Nummer im Uhrzeigersinn: „Links von“ Platz s ist der nächste aktive Spieler in aufsteigender Reihenfolge, nach dem letzten Platz wieder von vorn. (Blatt: Spiel)
UL-5 = Jede Runde hat einen *Startspieler*. Den der Runde 1 bestimmt vor dem ersten Mischen das Los, oder eine Hausregel nennt ihn. Bei einer Revanche rücken alle einen Platz nach rechts; auf einem genannten Platz sitzt dann der linke Nachbar des vorigen Spielers. Der *Geber* ist der vom Startspieler aus gegen den Uhrzeigersinn nächste aktive Spieler; eine andere Aufgabe hat er nicht. (Blatt: Spiel; R-5)
UL-6 = Für jede Runde werden alle Karten aller Decks eingesammelt und mit dem Zufallsgenerator mit festem Startwert gemischt. Jeder aktive Spieler bekommt 7 Karten, einzeln, im Uhrzeigersinn ab dem Startspieler. Der Rest ist, verdeckt, der Nachziehstapel. (Blatt: Aufbau; R-5)
UL-7 = Die oberste Karte des Nachziehstapels wird aufgedeckt: Sie ist die erste Karte des Ablagestapels; die *Farbe im Spiel* ist ihre aufgedruckte Farbe. Zu Beginn jeder Runde geht es im Uhrzeigersinn. (Blatt: Aufbau, Spiel)
UL-8 = Ist diese Karte kein TT, hat der Startspieler den ersten Zug. (Blatt: Spiel)
UL-9 = Ist sie ein TT, wählt niemand eine Aktion: Den Startspieler trifft „Zwei ziehen“. Normalerweise zieht er 2 Karten und setzt aus, und der Spieler links von ihm hat den ersten Zug. Darf man weitergeben, entscheidet der Startspieler, und 2 Karten stehen aus (UL-29). Die Farbe im Spiel ist die aufgedruckte Farbe dieses TT. (Blatt: Erste Karte; R-6)
UL-10 = Größe des Tisches: Die Decks müssen für jeden Spieler sieben Karten hergeben und drei mehr (die aufgedeckte Karte und zwei Karten zum Ziehen). Wenn die Hausregeln nichts anderes sagen, gibt es für je sechs Spieler oder weniger ein Deck. (Blatt: Aufbau; R-3)

## English: UL-11 feb4a32b, UL-12 bdfef8cc, UL-13 37a43753, UL-14 00971bdd, UL-15 e5e1e8bd, UL-16 615cc3e6, UL-17 919aaa0f, UL-18 400f7f3d, UL-19 1bf77094, UL-20 a30352ba
section-turn = Zug
UL-11 = Wer am Zug ist, legt entweder eine passende Karte aus der Hand oder zieht eine Karte. (Blatt: Spiel, Ziehen)
UL-12 = *Passend*: Eine Karte passt auf die oberste Karte, wenn (a) ihre aufgedruckte Farbe die Farbe im Spiel ist, oder (b) ihre Halbtöne und die Halbtöne des aufgedruckten Intervalls der obersten Karte zusammen genau 12 sind. Beides kann zugleich gelten. (Blatt: Passend)
UL-13 = Zwei gleiche Intervalle passen als solche **nicht**: P5 auf P5 braucht die Farbe; ebenso P8 auf P8 und P1 auf P1 (die Summen 24 und 0 sind nicht 12). TT auf TT passt immer, denn 6 + 6 = 12. (Blatt: Passend; R-7)
UL-14 = Ein TT auf der Hand folgt UL-12 wie jede Karte: Er braucht die Farbe im Spiel oder einen TT auf dem Stapel. Als Hausregel darf ein TT auf jede Karte gelegt werden. (Blatt: Passend; R-8)
UL-15 = In einem Zug wird genau eine Karte gelegt; damit endet der Zug. (Blatt: Spiel)
UL-16 = Legen ist freiwillig: Wer etwas Passendes hat, darf stattdessen ziehen (außer wenn UL-19 oder UL-43 gilt). (Blatt: Ziehen)
UL-17 = Wer in seinem Zug gezogen hat, darf die gezogene Karte legen, wenn sie passt, oder behalten. Keine andere Karte darf in diesem Zug gelegt werden, und keine zweite wird gezogen. In beiden Fällen endet der Zug. (Blatt: Ziehen; R-9)
UL-18 = Das Programm fragt nach dem Ziehen immer „legen oder behalten“, auch wenn die gezogene Karte nicht passt (dann kann man sie nur behalten), damit die Pause niemandem etwas verrät. (R-10)
UL-19 = Hausregel *Legen ist Pflicht*: Wer etwas Passendes hat, muss etwas davon legen (Ziehen ist nicht erlaubt). Wer nichts Passendes hat, zieht einzeln Karten, bis eine gezogene passt, und muss dann diese legen. Der Zug endet nur mit dem Legen oder nach UL-43. (Blatt: Ziehen; R-11)
UL-20 = Den nächsten Zug hat der nächste aktive Spieler in der geltenden Richtung. (Blatt: Spiel)

## English: UL-21 dd15fbaa, UL-22 57e0839b, UL-23 6bbf79a6, UL-24 1fc47ea0, UL-25 d82e5067, UL-26 7e9c5e60, UL-27 64ce6c8c
section-tritone = Tritonus
UL-21 = Wer einen TT legt, nennt dabei genau eine Aktion: Umkehren, Zwei ziehen oder Farbwahl. Das gilt auch, wenn der TT eben gezogen wurde und wenn er die letzte Karte ist. (Blatt: Tritonus; R-12)
UL-22 = *Umkehren*: Die Richtung dreht sich, dann hat der nächste aktive Spieler in der neuen Richtung den nächsten Zug. (Blatt: Tritonus)
UL-23 = Umkehren bei genau zwei aktiven Spielern: Die Richtung dreht sich, und der Gegner setzt aus; so hat derselbe Spieler den nächsten Zug. Es zählen aktive Spieler, nicht Plätze. (Blatt: Tritonus; R-13)
UL-24 = *Zwei ziehen*: Der nächste aktive Spieler in der geltenden Richtung zieht zwei Karten und setzt aus; bei zwei aktiven Spielern ist noch einmal dran, wer den TT gelegt hat. Die gezogenen Karten können in diesem Augenblick nicht gelegt werden. (Blatt: Tritonus)
UL-25 = *Farbwahl*: Wer den TT legt, nennt R, B, G oder Y (auch die eigene Farbe des TT); das ist die Farbe im Spiel, solange dieser TT oben liegt. Das Intervall der Karte bleibt TT. (Blatt: Tritonus; R-14)
UL-26 = Nach Umkehren oder Zwei ziehen ist die Farbe im Spiel die aufgedruckte Farbe des TT, auch wenn er dank einer Hausregel auf eine andere Farbe gelegt wurde. (R-15)
UL-27 = Auf einen TT mit genannter Farbe passt die genannte Farbe oder jeder TT; seine aufgedruckte Farbe zählt nicht mehr. Die genannte Farbe endet, wenn der TT bedeckt wird; sie überdauert ein Neumischen (UL-41). (R-14)

## English: UL-28 936c0630, UL-29 502e24eb, UL-30 95b40179, UL-31 d58139c8, UL-32 dde1caa1
section-passing-the-penalty-on = Die Strafe weitergeben
UL-28 = Mit Weitergeben wird ein „Zwei ziehen“ nicht sofort ausgeführt: Eine Zahl von Karten *steht aus* für den nächsten aktiven Spieler (den *Betroffenen*), Phase STRAFE. (Blatt: Weitergeben)
UL-29 = Der Betroffene nimmt entweder an (er zieht die ausstehende Zahl und setzt aus, es stehen 0 aus, und der nächste aktive Spieler in der geltenden Richtung hat seinen Zug) oder antwortet mit einem TT aus der Hand. Nichts anderes darf gelegt werden, welche Farbe auch im Spiel ist. (Blatt: Weitergeben)
UL-30 = Die Antwort nennt ihre eigene Aktion. Farbwahl: Es steht gleich viel aus, eine Farbe ist genannt. Umkehren: Zuerst dreht sich die Richtung, es steht gleich viel aus. Zwei ziehen: Es stehen 2 mehr aus, oder es bleibt bei 2, wie die Hausregel sagt. Die ausstehende Zahl trifft dann den nächsten aktiven Spieler in der (vielleicht neuen) Richtung, der seinerseits annehmen oder antworten darf. (Blatt: Weitergeben; R-16)
UL-31 = So schickt Umkehren die Strafe an den zurück, der sie geschickt hat (beim TT der ersten Karte: an den Geber). Auch bei zwei aktiven Spielern geht sie an den Gegner; das Aussetzen nach UL-23 kommt nicht noch dazu. (Blatt: Anmerkung zum Weitergeben; R-17)
UL-32 = Nur Karten, die wegen eines TT zu ziehen sind, kann man weitergeben; die Ultima-Strafe nicht. Der Betroffene wird immer gefragt, auch ohne TT auf der Hand (dann kann er nur annehmen). (R-18, R-10)

## English: UL-33 d3280d72, UL-34 d22a9d0a, UL-35 631969fd, UL-36 52145753, UL-37 233515e8, UL-38 652312c4, UL-39 81950854, UL-40 5160e438
section-ultima = Ultima
UL-33 = Eine *Pflicht* entsteht, sooft jemand nach dem Legen genau eine Karte übrig hat. Sie entsteht jedes Mal neu; frühere Rufe zählen nicht, z. B. eine Karte → zieht eine → legt sie → eine Karte. (Blatt: Ultima)
UL-34 = Die Pflicht erfüllt, wer beim Legen oder danach Ultima ruft, bis das Fenster schließt. (Blatt: Ultima; R-19)
UL-35 = Solange die Pflicht nicht erfüllt ist, ist der Spieler *ungeschützt*. Das Fenster öffnet sich mit dem Legen und schließt, wenn jemand eine Zugentscheidung trifft (legen oder versuchen, ziehen, passen, annehmen oder antworten): gewöhnlich der nächste Spieler. Wer ohne Entscheidung aussetzt, schließt nichts. Hat der Ungeschützte selbst den nächsten Zug (Aussetzen zu zweit), schließt seine eigene Entscheidung das Fenster. (Blatt: Ultima; R-20)
UL-36 = Solange jemand ungeschützt ist, darf jeder andere aktive Spieler ihn erwischen. Der Ungeschützte zieht zwei Karten und ist nicht länger ungeschützt; Zug, Richtung und ausstehende Strafe bleiben unverändert. Erwischen ist keine Zugentscheidung. (Blatt: Ultima; R-21)
UL-37 = Zwischen Rufen und Erwischen entscheidet die Reihenfolge der Eingabe (wie ein Tisch mit Uhr sie ordnet: siehe „Am Tisch“). Zu jeder Zeit ist höchstens ein Spieler ungeschützt; für dieselbe Pflicht kann man nur einmal erwischt werden. (R-22)
UL-38 = Ist das Fenster geschlossen, ist der Spieler sicher: Er darf später herauskommen, ohne je gerufen zu haben. Wer auf null Karten kommt, muss nicht rufen. (Blatt: Ultima; R-22)
UL-39 = Ein Ruf ohne Pflicht und ein Erwischen ohne Ungeschützten werden abgelehnt und kosten nichts. (R-23)
UL-40 = Als Hausregel wird Ultima für dich gerufen: Jede Pflicht gilt sofort als erfüllt, und es gibt kein Fenster.

## English: UL-41 d225a861, UL-42 d9a61365, UL-43 453e1f8e, UL-44 c3b3a18a, UL-45 4cb50109
section-piles = Stapel
UL-41 = Neu gemischt wird nur, wenn eine Karte zu ziehen ist und der Nachziehstapel leer ist: Die oberste abgelegte Karte bleibt liegen (mit ihrer genannten Farbe), alle anderen abgelegten werden gemischt und sind der neue Nachziehstapel. Sind gerade mehrere Karten zu ziehen, wird der Rest vom neuen Stapel gezogen. (Blatt: Aufbau, „Mischen des Ablagestapels“; R-24)
UL-42 = Ist auch dann nicht genug da, zieht der Spieler, was es gibt (vielleicht nichts); der Rest wird erlassen. Wer bestraft ist, setzt trotzdem aus. (R-25)
UL-43 = Kann nichts gezogen werden (Nachziehstapel leer, Ablagestapel aus einer Karte), muss, wer am Zug ist und etwas Passendes hat, etwas davon legen; wer nichts Passendes hat, passt. (R-26)
UL-44 = Enden so viele Züge hintereinander mit Passen, wie es aktive Spieler gibt, endet die Runde *unentschieden*. (R-26)
UL-45 = Haben in einer Runde so viele Züge geendet, wie die Hausregeln erlauben (jedes Legen, Behalten, Passen, Annehmen und jeder verhörte Versuch beendet einen; Aussetzen ist kein Zug), endet die Runde unentschieden, nachdem dieser Zug gewirkt hat. Ausstehende Karten und unerfüllte Pflichten verfallen. (R-27)

## English: UL-46 5f7e55c8, UL-47 e060c422, UL-48 8f28400b, UL-49 e3697e54, UL-50 14dd928b, UL-51 639ef52d, UL-52 a0783422, UL-53 f7cd64b5, UL-54 6eda1a08, UL-55 130ba91a, UL-56 ceb7a6c9, UL-57 2ed09673, UL-58 89cede80
section-end-and-scoring = Ende und Wertung
UL-46 = Die Runde endet sofort, wenn ein Spieler keine Karten mehr hat. Die Richtung mag sich mit dieser Karte gedreht haben, aber ein „Zwei ziehen“ oder eine ausstehende Strafe verfällt ungezogen. Als Hausregel zieht der, den sie treffen würden (nach Umkehren: in der neuen Richtung), die Karten vor der Wertung und darf nicht antworten. (Blatt: Ende; R-28)
UL-47 = Alle Hände werden aufgedeckt. Eine Hand zählt die Halbtöne ihrer Karten, ein TT 24. (Blatt: Wertung; R-29)
UL-48 = Wertung *Standard*: Wer herausgekommen ist, gewinnt die Handpunkte aller anderen Spieler. (Blatt: Wertung A)
UL-49 = Wertung *Einfach*: Wer herausgekommen ist, gewinnt 1. (Blatt: Wertung C)
UL-50 = Wertung *Ausscheiden*: Jeder aktive Spieler zählt seine eigenen Handpunkte zu seiner Summe (0 für den, der herausgekommen ist). Wessen Summe das Ziel erreicht hat, scheidet aus, alle im selben Augenblick. (Blatt: Wertung B)
UL-51 = Unentschieden. Standard und einfach: Niemand gewinnt etwas. Ausscheiden: Alle zählen dazu wie sonst. (R-30)
UL-52 = Ende des Spiels am Ziel (Standard, einfach): Hat nach einer Runde die Summe eines Spielers das Ziel erreicht, gewinnt er. Nur einer gewinnt je Runde etwas, also gibt es nur einen. (Blatt: Wertung A, C)
UL-53 = Ende des Spiels nach Absprache (eine Hausregel; Standard, einfach): Nach jeder Runde sagt jeder Spieler offen und einmal, ob er weiterspielen oder aufhören will. Wollen alle aufhören, endet das Spiel; sonst beginnt die nächste Runde. Die höchste Summe gewinnt; gleiche höchste Summen teilen den Sieg. (Blatt: Wertung A; R-31)
UL-54 = Ende des Spiels, Ausscheiden: Ist ein aktiver Spieler übrig, gewinnt er. Bringt ein Unentschieden alle Verbliebenen zugleich über die Schwelle, gewinnt die niedrigste Summe unter ihnen; gleiche niedrigste teilen den Sieg. (Blatt: Wertung B; R-32)
UL-55 = Ist kein anderes Ende gekommen, endet das Spiel nach der letzten Runde, die die Hausregeln erlauben (ohne Abstimmung): Die höchste Summe gewinnt (Standard, einfach), die niedrigste Summe unter den aktiven Spielern gewinnt (Ausscheiden); bei Gleichstand wird der Sieg geteilt. (R-27)
UL-56 = Rangfolge: Standard und einfach nach der Summe, absteigend. Ausscheiden: die Verbliebenen zuerst (nach niedrigerer Summe), dann nach der Runde des Ausscheidens (später ist besser), in derselben Runde nach niedrigerer Summe; gleich ist gleich. (R-32)
UL-57 = Nächster Startspieler, normalerweise: der nächste aktive Spieler im Uhrzeigersinn nach dem Platz des vorigen Startspielers. Als Hausregel immer derselbe: derselbe Platz, oder wenn er ausgeschieden ist, der nächste aktive Spieler im Uhrzeigersinn (bei dem es dann bleibt). Als Hausregel der Sieger: wer herausgekommen ist; nach einem Unentschieden wie sonst. (Blatt: Spiel; R-5)
UL-58 = Ausgeschiedene bekommen keine Karten und keine Züge und dürfen niemanden erwischen; die Zugfolge übergeht sie; sie sehen, was Zuschauer sehen. (R-32)

## English: UL-60 3e26af3f, UL-61 0a4f3ca7, UL-62 636fe4e5, UL-63 bb04e3e4, UL-64 5c47e10b, UL-65 8c9e6e8e
section-playing-by-ear = Nach Gehör spielen
UL-60 = Eine oberste Karte, die kein TT ist, zeigt ihre Farbe und ihre zwei Töne (Klang, nach Wunsch Noten oder Tonnamen), nicht ihren Namen. Ihren Namen kennt nur, wer sie gelegt hat (bei der aufgedeckten Karte: niemand), bis sie bedeckt wird; dann kennen ihn alle. Ein TT wird immer gezeigt.
UL-61 = In seinem Zug darf ein Spieler *jede* Karte der Hand versuchen. Passt sie, ist sie normal gelegt. Passt sie nicht, hat er sich *verhört*: Die Karte wird allen gezeigt und kommt auf die Hand zurück, die Aktion eines TT und ein Ultima-Ruf dabei gelten nicht, der Spieler zieht eine Karte (wenn es eine gibt), und sein Zug endet. Richtig oder falsch: Ein Versuch auf eine verborgene Karte ist endgültig.
UL-62 = Die nach UL-17 gezogene Karte darf ebenso versucht werden; wer sich verhört, zieht noch eine Karte.
UL-63 = Ziehen darf man, sooft eine Karte gezogen werden kann, passen, sooft keine gezogen werden kann (auch mit etwas Passendem). Wer sich verhört und nichts ziehen kann, hat für UL-44 gepasst. Die Phase STRAFE ist unverändert.
UL-64 = Die Liste der erlaubten Züge darf nicht vom verborgenen Intervall abhängen.
UL-65 = Die Töne der k-ten in dieser Runde gelegten Karte (aufgedeckte Karte k = 0) beginnen auf der MIDI-Note 53 + (7k mod 12) und steigen um ihre Halbtöne; Zufall wird nicht verbraucht.

## English: example-decks-together d8aec0c5, example-canonical-order 169494b1, example-UL-E8 80db64a6, example-opening-paid 929975a5, example-UL-E1 5715c879, example-UL-E1b 3023e5c9, example-tritone-on-tritone 57a1ce50, example-one-card-a-turn e99721e9, example-UL-E12 ec0ce932, example-always-asked e7a95571, example-UL-E14 e3fd120c, example-UL-E3 ea3837f4, example-UL-E4 f317b7ce, example-off-colour-tritone 9d983040, example-UL-E5 2ef8ab49, example-reverse-when-two-are-left f7944468, example-UL-E6 92b46ae8, example-draw-two-between-two 7e9da332, example-UL-E9 a4165cec, example-UL-E9b 79a26b2a, example-wild-answer 35e537e3, example-UL-E10 8ff1050a, example-UL-E11 101c2501, example-ultima-penalty-stays 4c1f8d35, example-UL-E15 b9c13559, example-UL-E16 9dd5e4ee, example-UL-E16b 8fb2bd7e, example-out-without-a-call 27785ff2, example-UL-E17 f9de217d, example-UL-E17b fa68d065, example-UL-E18 79949d83, example-UL-E20 a8d052e6, example-polled-call 58fc0a2b, example-automatic-call 23596334, example-UL-E21 62a41c0e, example-declared-colour-survives 5214a572, example-short-penalty 233b2c7c, example-UL-E22b d2bb2a71, example-stalemate 368bd115, example-elimination-stalemate 40867eb9, example-UL-E28 649fcb1c, example-UL-E28b 6d34be5a, example-cap-voids-the-pending 4bbfd265, example-UL-E23 6ce3c2cf, example-UL-E23b d5e6dd36, example-pending-drawn-at-the-end ab6d4b91, example-UL-E24 6232806f, example-target-reached 7afd2e36, example-simple-scoring 7d2f41fc, example-UL-E25 b1845c35, example-last-one-in d95034c0, example-all-out 168d93f1, example-UL-E26 f7660713, example-UL-E26b 4f3af57d, example-no-stop-before-a-target ffb78103, example-hands-used-up d8158cd4, example-hands-used-up-elimination 5e5ad1a1, example-starter-stays 8313aede, example-winner-starts 454a3af7, example-starter-rotates 6c03bad0, example-silent-turn b7f340b7, example-silent-and-forced 42a14635, example-silent-with-a-tritone 033dd859, example-silent-under-penalty 2dbc497c, example-UL-E29 6b3e8440, example-UL-E29b 5be81926, example-tritone-always-shown 9920d182, example-drawn-card-by-ear 0a36b922, example-pass-by-ear 5c00e340, example-silent-by-ear c3daca09, example-call-ignored-by-ear f51be7ce, example-roots-climb-by-fifths 4617ef00
example-decks-together = Zwei Decks werden zu einem gemischt; ein getipptes Exemplar oder ein Kurzname meint dieselbe Karte.
example-canonical-order = Karten, die niemand nennt, liegen in der Reihenfolge des Decks: Farbe für Farbe, Intervall für Intervall.
example-UL-E8 = Mit Weitergeben darf der Startspieler die Strafe der ersten Karte an den Geber zurückschicken.
example-opening-paid = Ein Startspieler, der den Tritonus der ersten Karte selbst bezahlt, bezahlt ihn als Strafe der ersten Karte.
example-UL-E1 = Farbe und Ergänzung passen; ein gleiches Intervall und ein Tritonus anderer Farbe passen nicht.
example-UL-E1b = Als Hausregel passt ein Tritonus überall, in jeder seiner sechs Formen.
example-tritone-on-tritone = Ein Tritonus passt immer auf einen Tritonus: Sechs und sechs sind zwölf.
example-one-card-a-turn = Mit dem Legen endet der Zug, und der nächste Spieler im Uhrzeigersinn folgt.
example-UL-E12 = Ziehen mit etwas Passendem auf der Hand ist erlaubt; dann darf nur die gezogene Karte gelegt werden, einmal.
example-always-asked = Nach einer gezogenen Karte, die nicht passt, wird trotzdem gefragt.
example-UL-E14 = Wo man legen muss, zieht, wer nichts Passendes hat, bis etwas passt, und legt es.
example-UL-E3 = Eine genannte Farbe ersetzt die aufgedruckte; jeder Tritonus passt weiterhin.
example-UL-E4 = Umkehren dreht die Richtung vor dem nächsten Zug; es gilt die Farbe des Tritonus selbst.
example-off-colour-tritone = Wird ein Tritonus, der überall passt, zum Umkehren auf eine andere Farbe gelegt, gilt danach seine eigene Farbe.
example-UL-E5 = Zu zweit lässt Umkehren den Gegner aussetzen.
example-reverse-when-two-are-left = Zwei aktive Spieler gelten als zu zweit, wie viele Plätze es auch gibt.
example-UL-E6 = „Zwei ziehen“ gibt dem nächsten Spieler zwei Karten und lässt ihn aussetzen; eine Aktion nennt man nur bei einem Tritonus.
example-draw-two-between-two = Zu zweit ist noch einmal dran, wer „Zwei ziehen“ spielt.
example-UL-E9 = Auf eine ausstehende Strafe antwortet nur ein Tritonus, und zweimal „Zwei ziehen“ zählt zusammen.
example-UL-E9b = Als Hausregel bleibt die weitergegebene Strafe bei zwei.
example-wild-answer = Die Antwort mit Farbwahl gibt dieselbe Strafe weiter und nennt eine Farbe.
example-UL-E10 = Umkehren schickt die Strafe an ihren Absender zurück.
example-UL-E11 = Zu zweit folgt auf die zurückgeschickte Strafe kein zweites Aussetzen.
example-ultima-penalty-stays = Die zwei Karten für das Nichtrufen kann man nicht mit einem Tritonus weitergeben.
example-UL-E15 = Wer zu rufen vergisst, kann einmal erwischt werden; der Zug bleibt, wo er war.
example-UL-E16 = Ein Ruf zur rechten Zeit macht sicher; ein Ruf ohne Pflicht wird abgelehnt.
example-UL-E16b = Legt der nächste Spieler, schließt das Fenster; danach ist man auch ohne Ruf sicher.
example-out-without-a-call = Wer nie erwischt wurde, darf herauskommen, ohne gerufen zu haben.
example-UL-E17 = Wer mit einer Karte eine zieht und sie legt, muss aufs Neue rufen.
example-UL-E17b = Wer beim Legen ruft, ist immer sicher.
example-UL-E18 = Wer durch „Zwei ziehen“ aussetzt, entscheidet nichts; so bleibt das Fenster offen.
example-UL-E20 = Ein Tisch, der der Reihe nach fragt, fragt alle, bevor es weitergeht.
example-polled-call = Ein Ruf schließt das Fenster mit der Frage sofort; danach lässt niemand mehr etwas durchgehen.
example-automatic-call = Wird von selbst gerufen, kann niemand erwischt werden.
example-UL-E21 = Ein Neumischen mitten im Ziehen lässt die oberste Karte und ihre Farbe, wo sie sind.
example-declared-colour-survives = Eine genannte Farbe überdauert ein Neumischen.
example-short-penalty = Sind zu wenige Karten übrig, wird der Rest erlassen, aber der Spieler setzt aus.
example-UL-E22b = Wer nichts legen und nichts ziehen kann, passt.
example-stalemate = Passen alle reihum, endet die Runde, und niemand gewinnt etwas.
example-elimination-stalemate = Beim Ausscheiden zählen nach einem Unentschieden alle dazu.
example-UL-E28 = Nach dem letzten erlaubten Zug endet die Runde unentschieden, sobald dieser Zug gewirkt hat.
example-UL-E28b = Wer mit dem letzten erlaubten Zug herauskommt, gewinnt wie sonst auch.
example-cap-voids-the-pending = Ausstehende Karten und ein nicht gerufenes Ultima verfallen, wenn die Züge aufgebraucht sind.
example-UL-E23 = Ein „Zwei ziehen“ als letzte Karte verfällt, und der Gewinner nimmt die Punkte aller Hände.
example-UL-E23b = Als Hausregel werden die Karten eines letzten „Zwei ziehen“ gezogen und gezählt.
example-pending-drawn-at-the-end = Eine ausstehende Strafe, mit der letzten Karte durch Umkehren beantwortet, trifft den Absender.
example-UL-E24 = Die Punkte aller Hände werden gewonnen; unter dem Ziel folgt die nächste Runde.
example-target-reached = Wer das Ziel erreicht, gewinnt das Spiel; die anderen reihen sich nach ihren Summen.
example-simple-scoring = Bei einfacher Wertung ist eine Runde einen Punkt wert.
example-UL-E25 = Wer die Schwelle erreicht, scheidet aus, alle zugleich, und das Austeilen übergeht sie.
example-last-one-in = Der letzte Verbliebene gewinnt; von zweien, die zugleich ausscheiden, steht die niedrigere Summe höher.
example-all-out = Bringt ein Unentschieden alle über die Schwelle, gewinnt die niedrigste Summe.
example-UL-E26 = Wollen alle aufhören, endet das Spiel, und gleiche Summen teilen den Sieg.
example-UL-E26b = Einer, der weiterspielen will, genügt für eine weitere Runde, und die Stimmen sind gelöscht.
example-no-stop-before-a-target = Ein Spiel mit Ziel kann man nicht gemeinsam beenden.
example-hands-used-up = Nach der letzten erlaubten Runde gewinnt die höchste Summe.
example-hands-used-up-elimination = Beim Ausscheiden gewinnt dann die niedrigste Summe derer, die noch dabei sind.
example-starter-stays = Ein fester Startspieler beginnt wieder.
example-winner-starts = Als Hausregel beginnt die nächste Runde, wer herausgekommen ist.
example-starter-rotates = Sonst beginnt der nächste Platz.
example-silent-turn = Wer schweigt, zieht und behält dann.
example-silent-and-forced = Wer schweigt und legen muss, legt die höchste gewöhnliche Karte, mit dem Ruf, wenn er fällig ist.
example-silent-with-a-tritone = Wer schweigt und nur einen Tritonus hat, legt ihn als Farbwahl in seiner eigenen Farbe.
example-silent-under-penalty = Ein Betroffener, der schweigt, nimmt an, und ein Zeuge, der schweigt, lässt ein nicht gerufenes Ultima durchgehen.
example-UL-E29 = Nach Gehör wird eine falsche Karte gezeigt, kommt zurück und kostet eine Karte und den Zug.
example-UL-E29b = Nach Gehör bedeckt eine richtige Karte die verborgene, die nun genannt wird, und verbirgt ihren eigenen Namen.
example-tritone-always-shown = Ein Tritonus wird auch beim Spiel nach Gehör gezeigt.
example-drawn-card-by-ear = Auch die gezogene Karte darf versucht werden; wer sich verhört, zieht noch eine.
example-pass-by-ear = Nach Gehör darf man passen, wenn nichts gezogen werden kann, auch mit etwas Passendem; wer sich dann verhört, hat gepasst.
example-silent-by-ear = Nach Gehör wird für den, der schweigt, nie etwas versucht.
example-call-ignored-by-ear = Ein Ruf mit einer falschen Karte gilt nicht.
example-roots-climb-by-fifths = Jede gelegte Karte beginnt eine Quinte über der letzten, innerhalb einer Oktave ab F3.
