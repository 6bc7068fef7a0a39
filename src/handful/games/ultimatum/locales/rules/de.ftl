### Die Regeln von Ultimatum auf Deutsch; das englische Original ist RULES.md.
### Over each section stands a digest of every English sentence: where one changes, a test says so.

## English: UT-1 233ec01c, UT-2 2b8fe31d, UT-3 7085d7fc, UT-4 9a5a1f25, UT-5 84133c4e, UT-6 275dfe24, UT-7 72c22ebc
section-setup = Aufbau
UT-1 = 4 bis 8 Spieler; 3 nur als Hausregel. Nie 2: Eine Gib und ein Ultimatum brauchen drei verschiedene Spieler. (R-2)
UT-2 = Den ersten Geber bestimmt das Los oder eine Hausregel. Bei einer Revanche rücken alle einen Platz nach rechts; auf einem genannten Platz sitzt dann der linke Nachbar des vorigen Spielers. (R-3)
UT-3 = In jeder Runde werden alle 88 Karten zusammen gemischt. (Blatt: Spielablauf; R-1, R-4)
UT-4 = Die Karten werden einzeln von oben ausgeteilt, die erste an den linken Nachbarn des Gebers, im Uhrzeigersinn, bis jeder Spieler zehn Karten hat, oder so viele, wie die Hausregeln sagen. Hände sind geheim. (Blatt: Spielablauf; R-4)
UT-5 = Die nicht ausgeteilten Karten sind in ihrer Reihenfolge der verdeckte Nachziehstapel, mindestens 8. Die Ablage ist am Anfang leer und liegt offen. (Blatt: Ziehen; R-1, R-5)
UT-6 = Jeder Spieler bekommt offen zehn Chips, oder so viele, wie die Hausregeln sagen; was von der letzten Runde übrig ist, kommt vorher zurück (außer nach UT-63). (Blatt: Spielablauf; R-6, R-40)
UT-7 = Der linke Nachbar des Gebers hat den ersten Zug. (Blatt: Spielablauf)

## English: UT-8 6334111d, UT-9 07b08ac3, UT-10 fd7c7526, UT-11 e237ae4e, UT-12 b8dbb49c
section-turns = Züge
UT-8 = Gespielt wird reihum im Uhrzeigersinn. In seinem Zug spielt ein Spieler genau eine Karte offen aus der Hand und führt ihre Aktion aus. Passen gibt es nicht. (Blatt: Spielablauf; R-7)
UT-9 = Jede Art lässt sich immer spielen: Auch ein Spieler mit 0 Chips darf genannt werden (UT-15), eine Runde-Karte braucht niemanden, Block und Konter sind Abwürfe. So kann, wer am Zug ist, immer etwas spielen; die einzige Einschränkung ist UT-45. (R-8)
UT-10 = Alles, was eine Karte braucht (Spieler, was getauscht wird, das Angebot), wird mit ihr angesagt, bevor jemand antwortet, und kann nicht geändert werden. (R-9)
UT-11 = Eine gespielte Karte, ob im Zug oder als Antwort, kommt sofort auf die Ablage und bleibt dort, ob ihre Wirkung eintritt oder nicht. Niemand zieht nach. (R-10)
UT-12 = Chips und Karten wandern nur durch die Wirkung von Karten. Es gibt keine Geschenke, kein Leihen und keinen freien Tausch. (R-11)

## English: UT-13 5b00b2bd, UT-14 f587109c, UT-15 4d956b5e
section-give-and-take = Gib und Nimm
UT-13 = Gib k: Wer am Zug ist, nennt einen, der zahlt, und einen, der bekommt; die drei sind verschiedene Spieler. Der Zahlende gibt dem Empfänger k Chips. Niemand darf ablehnen oder blocken. (Blatt: Gib; R-12)
UT-14 = Nimm k: Wer am Zug ist, nennt einen anderen Spieler und nimmt k seiner Chips. Niemand darf blocken. (Blatt: Nimm)
UT-15 = Wer weniger als k Chips hat, zahlt alle, die er hat, selbst 0. Ein Spieler mit 0 Chips darf bei Gib, Nimm, Raub, Tausch und Ultimatum genannt werden. (R-8, R-13)

## English: UT-16 ef273b2a, UT-17 132897f2, UT-18 4227adb3, UT-19 9b9f79e1, UT-20 fa75f751
section-swap-and-steal = Tausch und Raub
UT-16 = Tausch: Wer am Zug ist, nennt einen anderen Spieler und sagt, ob Chips oder Karten getauscht werden. Wird nicht geblockt, tauschen die beiden ganzen Stapel oder die beiden ganzen Hände den Platz. Der Tausch selbst ist dann schon nicht mehr auf der Hand. (Blatt: Tausch; R-9, R-14)
UT-17 = Raub: Wer am Zug ist, nennt einen anderen Spieler. Wird nicht geblockt, geht dessen ganzer Stapel an den, der am Zug ist. (Blatt: Raub)
UT-18 = Bevor sich etwas bewegt, darf der genannte Spieler (das Opfer) einen Block spielen oder verzichten. (Blatt: Tausch, Raub, Block; R-15)
UT-19 = Geblockt: Nichts bewegt sich, beide Karten sind verbraucht, der Zug ist vorbei. Ein Block lässt sich nicht blocken. (R-16)
UT-20 = Wenn als Hausregel alle blocken dürfen, wird, wenn das Opfer verzichtet, jeder andere Spieler außer dem, der am Zug ist, gefragt, im Uhrzeigersinn ab dessen linkem Nachbarn; der erste Block beendet es. Wer noch wartet, darf wie in UT-31 früh verzichten. (R-15)

## English: UT-21 0f21bc17, UT-22 b6a2d2ec
section-draw-and-round = Ziehen und Runde
UT-21 = Ziehen: Wer am Zug ist, nennt einen beliebigen Spieler, auch sich selbst; dieser zieht 2 Karten oben vom Nachziehstapel, und nur er sieht sie. Sind weniger übrig, zieht er diese; es wird nicht neu gemischt. Niemand darf blocken. (Blatt: Ziehen; R-5)
UT-22 = Runde: Die Runde endet sofort (UT-50). Man spielt sie nur im eigenen Zug. (Blatt: Runde; R-17)

## English: UT-23 be002959
section-block-and-counter-on-one-s-own-turn = Block und Konter im eigenen Zug
UT-23 = Als Karte des eigenen Zuges gespielt, sind sie bloße Abwürfe. Auf einen früheren Zug wirken sie nie zurück. (Blatt: Spielablauf)

## English: UT-24 0339e4ca, UT-25 d14becd8, UT-26 382d4c92, UT-27 998a0d52, UT-28 8c5bdb2c, UT-29 c92e743b, UT-30 c0d293f0, UT-31 99a6c746, UT-32 738cdffc, UT-33 e2d16eef, UT-34 9becc7f6, UT-35 12d5bd5f, UT-36 2867040d, UT-37 b9387311, UT-38 5585fdcf, UT-39 afd9874f
section-ultimatum = Ultimatum
UT-24 = Wer am Zug ist (der Initiator), nennt einen, der entscheidet (den Entscheider), und ein Ziel, drei verschiedene Spieler, und ein Angebot. (Blatt: Ultimatum; R-18)
UT-25 = Der *Topf* ist der ganze Stapel des Ziels. Ein *Vorschlag* ist eine ganze Zahl, der Anteil, von 0 bis zum Topf: Tritt er in Kraft, bekommt der Entscheider den Anteil von den Chips des Ziels und der Vorschlagende den Rest des Topfes. Nichts anderes kann Teil eines Vorschlags sein. (Blatt: Ultimatum, Konter; R-19, R-20)
UT-26 = Das Angebot des Initiators ist der erste Vorschlag. Alle Vorschläge sind öffentlich. (R-19)
UT-27 = Konter: Die Spieler werden nacheinander gefragt, vom linken Nachbarn des Ziels an im Uhrzeigersinn, ohne den Entscheider; das Ziel kommt zuletzt. Der Initiator wird gefragt, wenn er an der Reihe ist (wenn keine Hausregel es ausschließt). Eine leere Hand wird ausgelassen. (Blatt: Ultimatum; R-21, R-22)
UT-28 = Wer gefragt wird, darf einen Konter mit einem eigenen Vorschlag spielen oder verzichten. Gefragt wird einmal reihum, und jeder Spieler spielt höchstens einen Konter. (Blatt: Ultimatum; R-23)
UT-29 = Ein Gegenvorschlag hat die Form von UT-25 mit dem Konternden als Vorschlagendem. Er muss weder besser noch anders sein. Konter werden in der Reihenfolge, in der sie gespielt werden, mit 1, 2, … nummeriert. Kein Vorschlag ersetzt einen anderen; keiner kann zurückgezogen werden. (Blatt: Konter; R-20, R-24)
UT-30 = Kontert das Ziel, ist es der Vorschlagende: Der Entscheider bekäme den Anteil, das Ziel behielte den Rest. (R-20)
UT-31 = Wer darauf wartet, gefragt zu werden, darf verzichten, bevor er an der Reihe ist; das ist für diese Sache endgültig. Kontern oder blocken darf man nicht, bevor man an der Reihe ist. (R-25)
UT-32 = Dann nimmt der Entscheider genau einen Vorschlag an oder lehnt alle ab. (Blatt: Ultimatum)
UT-33 = Abgelehnt: Kein Chip bewegt sich, für niemanden; nichts kann geblockt werden; der Zug ist vorbei. (Blatt: Ultimatum; R-26)
UT-34 = Angenommen: Nur das Ziel darf blocken (auch wo alle einen Tausch oder einen Diebstahl blocken dürfen), außer wo UT-35 oder UT-36 es verbieten. (Blatt: Ultimatum; R-27)
UT-35 = Normalerweise darf das Ziel jeden angenommenen Vorschlag eines anderen Spielers blocken, den ersten oder einen Konter, nicht aber den eigenen Konter: Dieser tritt sofort in Kraft. Als Hausregel darf es auch den eigenen Konter blocken, oder nur den ersten Vorschlag. (R-28)
UT-36 = Ein Ziel mit leerer Hand wird nicht gefragt. (R-22)
UT-37 = Geblockt: Kein Chip bewegt sich; jede Karte, die in dieser Sache gespielt wurde, bleibt verbraucht; der Zug ist vorbei. (Blatt: Ultimatum)
UT-38 = In Kraft: Das Ziel zahlt dem Entscheider den Anteil und dem Vorschlagenden den Rest (nichts, wenn es selbst vorgeschlagen hat). Andere, die gekontert haben, und ein Initiator, dessen Angebot nicht das angenommene war, bekommen nichts. (Blatt: Ultimatum)
UT-39 = Ein Topf von 0 ändert nichts: Jeder Anteil ist 0, und alle Schritte laufen ab. (R-29)

## English: UT-40 8196a8b0, UT-41 95af22d0, UT-42 a1d231e3, UT-43 b5786c92, UT-44 5c9706ff, UT-45 33dce6d6
section-responses-in-general = Antworten im Allgemeinen
UT-40 = Eine Antwort ist kein Zug. Ist die Aktion abgewickelt, geht der Zug an den linken Nachbarn dessen, der am Zug war. (R-10)
UT-41 = Ein Spieler wird gefragt, ob er eine passende Karte hat oder nicht; ohne eine darf er nur verzichten. Nur leere Hände werden übergangen, denn wie viele Karten jemand hat, wissen alle. (R-22)
UT-42 = Wer eine Antwort verstreichen lässt, hat verzichtet; ein Entscheider hat alles abgelehnt; ein Geber gibt. (R-30)
UT-43 = Der Entscheider darf in diesem Ultimatum weder kontern noch blocken; niemand außer dem Ziel darf es blocken. (Blatt: Ultimatum)
UT-44 = Wer einen Zug verstreichen lässt, spielt von selbst eine Karte, die erste Art dieser Liste, die er hat: die niedrigste Nimm vom reichsten anderen Spieler; die niedrigste Gib vom reichsten anderen Spieler an den ärmsten der übrigen; Konter; Ziehen für sich selbst; Block; Ultimatum gegen den reichsten anderen Spieler mit dem ärmsten der übrigen als Entscheider und dem halben Topf, aufgerundet, als Anteil; Raub beim reichsten; Tausch der Chips mit dem reichsten; Runde-Karte. Bei gleichen Stapeln gilt der erste im Uhrzeigersinn von dem aus, der am Zug ist. (R-30)
UT-45 = Als Hausregel darf ein Spieler eine Runde-Karte erst ab seinem zweiten oder einem späteren Zug in der Runde spielen, außer wenn er nur Runde-Karten hat. (R-31)

## English: UT-46 0a7d1109, UT-47 ec99a0ba
section-talk = Reden
UT-46 = Spieler dürfen jederzeit alles sagen: Absprachen, Drohungen, Lügen über ihre Karten. Nichts Gesagtes bindet; nur was gespielt wird, zählt. Karten werden nicht gezeigt. (R-32)
UT-47 = Feste Sätze sind öffentlich, ändern nie Chips, Karten oder wer an der Reihe ist und sind auf drei Sätze eines Spielers zwischen zwei Aktionen begrenzt, oder so viele, wie die Hausregeln sagen. Es sind Absprachen, Drohungen, Wünsche, Behauptungen, Antworten auf einen früheren Satz und Ausrufe; geprüft wird ihre Form, nie ihre Wahrheit. (R-32)

## English: UT-48 2330261d, UT-49 f137367b, UT-50 3a195c22, UT-51 86c4a50d, UT-52 d645f6d9, UT-53 30049c59, UT-54 d4057a14, UT-55 55388673, UT-56 e67e4027, UT-57 fb7e66f5, UT-58 57388cb8, UT-59 6b7eb995, UT-60 94863ed5, UT-61 6448a397, UT-62 42a95aea, UT-63 addbaeff
section-end-and-scoring = Ende und Wertung
UT-48 = Ist nach der Aktion und allen Antworten darauf irgendeine Hand leer, endet die Runde; sonst ist der Nächste am Zug. (Blatt: Spielablauf; R-33)
UT-49 = So wird die Aktion der letzten Karte immer noch ausgeführt; eine Antwort, die jemandes letzte Karte war, beendet die Runde, sobald die laufende Aktion abgewickelt ist; wer als letzte Karte ein Ziehen für sich selbst spielt und zieht, ist nicht ohne Karten. (R-33, R-34, R-35)
UT-50 = Eine Runde-Karte beendet die Runde sofort, auch als letzte Karte. Niemand bekommt einen Zug zum Ausgleich. (Blatt: Runde; R-36)
UT-51 = Karten, die auf der Hand übrig sind, zählen nichts (außer beim Gleichstand mit fewest_cards). Sie kommen ungesehen ins Deck zurück, auch wenn das Spiel aus ist. (R-37)
UT-52 = Die Rundenwertung eines Spielers sind seine Chips; sie kommen zu seiner Summe. (Blatt: Spielablauf)
UT-53 = Schnelles Spiel: eine Runde; die meisten Chips gewinnen. (Blatt: Wertung)
UT-54 = Spiel mit fester Rundenzahl: fünf Runden, oder so viele, wie die Hausregeln sagen; die höchste Summe gewinnt. (Blatt: Wertung; R-40)
UT-55 = Spiel auf Punkte: Hat nach einer Runde irgendeine Summe die Zielzahl erreicht, ist das Spiel aus, und die höchste Summe gewinnt. Auf die Summen wird nur zwischen den Runden gesehen. (Blatt: Wertung; R-41)
UT-56 = Gleichstand vorn: Normalerweise sind alle Sieger. Als Hausregel siegt der von ihnen, der am Ende der letzten Runde die wenigsten Karten hatte, und bei weiterem Gleichstand wird geteilt; oder es spielt der ganze Tisch noch eine Runde, und die Summen (oder behaltenen Stapel) werden neu verglichen, höchstens 3-mal, dann wird geteilt. (R-42)
UT-57 = Die Ränge richten sich nach der Summe; gleiche Summen teilen einen Rang, und die nächsten Ränge bleiben leer (1, 1, 3). Wer den ersten Rang durch fewest_cards verliert, teilt den Rang nach den Siegern (1, 2, 2, 4). (R-42)
UT-58 = Geber der nächsten Runde ist der linke Nachbar des letzten Gebers; er übernimmt mit seinem Geben, und der ganze Aufbau wird wiederholt. (Blatt: Spielablauf)
UT-59 = Die Chips aller Spieler ergeben zusammen immer, was alle am Anfang bekommen haben, und kein Stapel ist negativ.
UT-60 = Hände, Nachziehstapel und Ablage sind zusammen immer dieselben 88 Karten.
UT-61 = In einem Zug werden eine Karte des Zuges, höchstens ein Block und von jedem Spieler außer dem Entscheider höchstens ein Konter abgelegt; so hat eine Runde höchstens 8 Züge mehr als ausgeteilte Karten, und jedes Spiel endet.
UT-62 = Nach regelrechtem Austeilen reicht der Nachziehstapel immer: Er hat mindestens 8 Karten, und die vier Karten „Ziehen“ verlangen zusammen 8. (R-1, R-5)
UT-63 = Mit carry_over werden nur vor Runde 1 Chips ausgeteilt, und die Summe eines Spielers ist sein Stapel. (R-40)

## English: UT-64 9351be68, UT-65 f8be7a48
section-questions-and-notes = Fragen und Notizen
UT-64 = Jede Frage, auf die der Tisch wartet, hat eine Nummer, 1 für den ersten Zug des Spiels und eins mehr, sooft ein anderer Spieler, oder derselbe in einem anderen Schritt, gefragt wird. Eine Aktion darf die Nummer der Frage nennen, die sie beantwortet; ist das nicht die offene, wird sie abgelehnt. (R-43)
UT-65 = Nach einem Tausch der Hände weiß jeder der beiden, was er weggegeben hat. Der Tisch führt solche Notizen für jeden Spieler, über die Hände der anderen und nie über die eigene: Wechseln Hände den Platz, gehen die Notizen darüber mit; spielt ein Spieler, über den es eine Notiz gibt, eine Art, wird eine Karte dieser Art aus der Notiz gestrichen; gezogene Karten fügen nichts hinzu; neues Austeilen löscht alles. (R-44)

## English: example-every-kind 4edbbe8e, example-UT-X2 44ad0a30, example-UT-X3 6e3aa153, example-give-short ce105668, example-UT-X4a 0f956040, example-UT-X4b cd43557c, example-blocked-order e197f04c, example-UT-X5 7ef1db46, example-UT-X6 458ba9a5, example-UT-X6-blocked 4a79d640, example-UT-X24 cc58b9c0, example-anyone-early bd5e50b6, example-UT-X18-take 8de7396c, example-UT-X14a 87772bca, example-UT-X14b e0a7e7f5, example-draw-short 94960667, example-UT-X15 8a89ed58, example-round-as-last-card 5edc9353, example-UT-X16 f805deef, example-round-late-enough 7cb8ade7, example-UT-X7 8c92120d, example-UT-X8 ab0e45bf, example-UT-X9 9e1f82dd, example-UT-X9-any 29682316, example-UT-X9-only 690b1a6f, example-UT-X9-only-first b53203a1, example-UT-X10 4b39eaa9, example-UT-X11 6f481015, example-initiator-is-not-asked 94134628, example-UT-X12 bad7bfbc, example-UT-X13 d7f18dd4, example-target-without-cards 31f3ab32, example-UT-X17 45f42179, example-UT-X18-responder 0ae5212b, example-friends-do-not-block-an-ultimatum a5f90a0e, example-UT-X26 71e52a69, example-UT-X19i 91ec1ef1, example-UT-X19ii e2e55cb0, example-UT-X22-block 9b938543, example-UT-X22-counter 563d1056, example-UT-X22-turn f342536a, example-auto-give 18ffd425, example-auto-counter 42aa5144, example-auto-draw 737169fd, example-auto-block 9aaf2d4f, example-auto-ultimatum 58e43787, example-auto-steal 37421d16, example-auto-swap 7b02a4c6, example-auto-round 1da2ee36, example-late-answer 32c94b19, example-UT-X23 9ea57c95, example-notes-follow-hands 4d2dc52e, example-block-is-struck e9fb096d, example-swapped-back 4d4fd67d, example-cards-left 91689715, example-UT-X20 b8a26422, example-UT-X20-second 19e316c6, example-UT-X20-carried 07c5545a, example-UT-X20-carried-second 1842ea40, example-UT-X21 1574da8b, example-UT-X21-shared 9cc78517, example-UT-X21-during 441a7ab3, example-UT-X21-below dff5b4ce, example-fewest-cards 1db718d2, example-fewest-cards-shared d81f2a20, example-extra-round 0eecbb7d, example-extra-round-decided 04cdf23b, example-extra-rounds-used-up 7d7ae8c2
example-every-kind = Jede Art kann gegen jeden Spieler gespielt werden, den sie erlaubt, und ein Ultimatum mit jedem Anteil.
example-UT-X2 = Eine Nimm über den Stapel hinaus nimmt, was da ist.
example-UT-X3 = Eine Gib bewegt Chips zwischen zwei anderen Spielern; jede falsche Art, sie zu spielen, hat ihre eigene Ablehnung.
example-give-short = Wer ohne Chips zahlen soll, zahlt nichts, und das wird gesagt.
example-UT-X4a = Ein Raub wartet auf das Opfer; verzichtet es, wandert der ganze Stapel.
example-UT-X4b = Wird geblockt, bewegt sich nichts, und beide Karten sind verbraucht; das Opfer behält seinen eigenen Zug.
example-blocked-order = Raub und Block liegen in der Reihenfolge auf der Ablage, in der sie gespielt wurden.
example-UT-X5 = Stapel tauschen den Platz; nur das Opfer wird gefragt.
example-UT-X6 = Hände mit der letzten Karte getauscht: Das Opfer ist ohne Karten, und die Runde ist vorbei.
example-UT-X6-blocked = Wird geblockt, ist ohne Karten, wer am Zug ist.
example-UT-X24 = Wo alle blocken dürfen, werden erst das Opfer und dann die anderen gefragt, im Uhrzeigersinn ab dem linken Nachbarn dessen, der am Zug ist.
example-anyone-early = Wer darauf wartet, nach einem Block gefragt zu werden, darf früh verzichten und wird nicht mehr gefragt.
example-UT-X18-take = Auf eine Nimm kann man nicht antworten.
example-UT-X14a = Wer als letzte Karte Ziehen für sich selbst spielt, bleibt in der Runde; die anderen sehen nur die Zahl.
example-UT-X14b = Wer mit der letzten Karte einen anderen ziehen lässt, beendet die Runde.
example-draw-short = Ist eine Karte übrig, wird eine gezogen, ist keine übrig, keine; nichts wird neu gemischt.
example-UT-X15 = Eine Runde-Karte beendet die Runde sofort.
example-round-as-last-card = Als letzte Karte gespielt, beendet eine Runde-Karte die Runde als Runde-Karte.
example-UT-X16 = Block und Konter als Karte des eigenen Zuges sind bloße Abwürfe und wirken nie zurück.
example-round-late-enough = Im dritten Zug passt sie.
example-UT-X7 = Das erste Angebot wird angenommen und nicht geblockt: Entscheider und Initiator teilen den Stapel des Ziels.
example-UT-X8 = Auch der angenommene Konter eines anderen Spielers kann geblockt werden; jede Karte bleibt verbraucht.
example-UT-X9 = Das Ziel kauft sich frei: Sein eigener Konter tritt sofort in Kraft.
example-UT-X9-any = Als Hausregel darf das Ziel auch seinen eigenen Konter blocken.
example-UT-X9-only = Als Hausregel kann ein angenommener Konter nicht geblockt werden.
example-UT-X9-only-first = Als diese Hausregel kann das erste Angebot weiterhin geblockt werden.
example-UT-X10 = Abgelehnt: Nichts bewegt sich, und nichts kann geblockt werden.
example-UT-X11 = Der Initiator überbietet sich selbst; wer noch wartet, darf früh verzichten, aber nicht kontern.
example-initiator-is-not-asked = Als Hausregel darf der Initiator sich nicht selbst überbieten.
example-UT-X12 = Ein Konter als letzte Karte: Die Sache geht weiter, dann ist die Runde vorbei.
example-UT-X13 = Nach seiner letzten Karte wird der Initiator nicht nach einem Konter gefragt; zwei teilen den Sieg.
example-target-without-cards = Ein Ziel, dessen letzte Karte sein Konter war, wird nicht nach einem Block gefragt.
example-UT-X17 = Ein leerer Topf: Jeder Anteil ist 0, und alle Schritte laufen ab.
example-UT-X18-responder = Der Entscheider kann nicht kontern, auch nicht mit einem Konter auf der Hand.
example-friends-do-not-block-an-ultimatum = Selbst wo alle einen Raub blocken dürfen, darf nur das Ziel ein Ultimatum blocken.
example-UT-X26 = Zu dritt können nur der Initiator und das Ziel kontern.
example-UT-X19i = Ein Opfer mit Block: was die anderen sehen.
example-UT-X19ii = Ein Opfer ohne Block wird genauso gefragt; die anderen sehen dasselbe.
example-UT-X22-block = Ein Opfer, das schweigt, hat verzichtet.
example-UT-X22-counter = Wer schweigt, kontert nicht, und der Nächste wird gefragt; ein Entscheider, der schweigt, lehnt ab.
example-UT-X22-turn = Ein Zug, der verstreicht, spielt die niedrigste Nimm vom reichsten Spieler.
example-auto-give = Ohne Nimm: die niedrigste Gib, vom reichsten anderen Spieler an den ärmsten; von gleichen der erste im Uhrzeigersinn.
example-auto-counter = Dann wird ein Konter weggeworfen.
example-auto-draw = Dann ein Ziehen für sich selbst.
example-auto-block = Dann wird ein Block weggeworfen.
example-auto-ultimatum = Dann ein Ultimatum gegen den reichsten Spieler, die Hälfte für den ärmsten, aufgerundet.
example-auto-steal = Dann ein Raub beim reichsten Spieler.
example-auto-swap = Dann ein Tausch der Chips mit dem reichsten Spieler.
example-auto-round = Und zuallerletzt die Runde-Karte.
example-late-answer = Eine Aktion darf die Frage nennen, die sie beantwortet; eine Antwort auf eine andere Frage wird vor allem anderen abgelehnt.
example-UT-X23 = Nach einem Tausch der Hände wissen die beiden, was sie weggegeben haben, bis es gespielt wird.
example-notes-follow-hands = Wird eine Hand weitergetauscht, über die es eine Notiz gibt, geht die Notiz mit; auch Antworten werden gestrichen.
example-block-is-struck = Ein notierter Block, der als Antwort gespielt wird, wird aus der Notiz gestrichen.
example-swapped-back = Zwei Hände werden zurückgetauscht: Jeder merkt sich die Hand des anderen, niemand die eigene.
example-cards-left = Übrige Karten zählen nichts und werden nicht gezeigt, auch nicht, wenn das Spiel aus ist.
example-UT-X20 = Ein Spiel über zwei Runden: Das Geben wandert nach links, die Stapel beginnen neu, die Summen addieren sich.
example-UT-X20-second = Nach der zweiten Runde gewinnt die höchste Summe.
example-UT-X20-carried = Behaltene Stapel bleiben, wo sie sind, und sind die Summen.
example-UT-X20-carried-second = Nur die letzten Stapel zählen.
example-UT-X21 = Zwei haben das Punkteziel erreicht: Die höhere Summe gewinnt.
example-UT-X21-shared = Gleiche Summen am Punkteziel teilen den Sieg.
example-UT-X21-during = Das Punkteziel während einer Runde zu erreichen hält nichts auf; ist es danach nicht erreicht, geht das Spiel weiter.
example-UT-X21-below = Ist das Punkteziel nicht erreicht, wird noch eine Runde gegeben.
example-fewest-cards = Als Hausregel entscheiden bei Gleichstand vorn die wenigsten übrigen Karten; die anderen teilen den nächsten Rang.
example-fewest-cards-shared = Bei weiterem Gleichstand wird geteilt.
example-extra-round = Ein Gleichstand wird vom ganzen Tisch ausgespielt.
example-extra-round-decided = Die Summen werden neu verglichen, und noch kann jeder gewinnen.
example-extra-rounds-used-up = Nach drei Zusatzrunden wird ein Gleichstand geteilt.
