### Die Regeln von Ultimatum auf Deutsch; das englische Original ist RULES.md.
### Over each sentence stands a digest of the English one: where that changes, a test says so.

section-setup = Aufbau
# English 233ec01c
UT-1 = 4 bis 8 Spieler; 3 nur als Hausregel. Nie 2: Eine Gib und ein Ultimatum brauchen drei verschiedene Spieler. (R-2)
# English 2b8fe31d
UT-2 = Den ersten Geber bestimmt das Los oder eine Hausregel. Bei einer Revanche rücken alle einen Platz nach rechts; auf einem genannten Platz sitzt dann der linke Nachbar des vorigen Spielers. (R-3)
# English 7085d7fc
UT-3 = In jeder Runde werden alle 88 Karten zusammen gemischt. (Blatt: Spielablauf; R-1, R-4)
# English 9a5a1f25
UT-4 = Die Karten werden einzeln von oben ausgeteilt, die erste an den linken Nachbarn des Gebers, im Uhrzeigersinn, bis jeder Spieler zehn Karten hat, oder so viele, wie die Hausregeln sagen. Hände sind geheim. (Blatt: Spielablauf; R-4)
# English 84133c4e
UT-5 = Die nicht ausgeteilten Karten sind in ihrer Reihenfolge der verdeckte Nachziehstapel, mindestens 8. Die Ablage ist am Anfang leer und liegt offen. (Blatt: Ziehen; R-1, R-5)
# English 275dfe24
UT-6 = Jeder Spieler bekommt offen zehn Chips, oder so viele, wie die Hausregeln sagen; was von der letzten Runde übrig ist, kommt vorher zurück (außer nach UT-63). (Blatt: Spielablauf; R-6, R-40)
# English 72c22ebc
UT-7 = Der linke Nachbar des Gebers hat den ersten Zug. (Blatt: Spielablauf)

section-turns = Züge
# English 6334111d
UT-8 = Gespielt wird reihum im Uhrzeigersinn. In seinem Zug spielt ein Spieler genau eine Karte offen aus der Hand und führt ihre Aktion aus. Passen gibt es nicht. (Blatt: Spielablauf; R-7)
# English 07b08ac3
UT-9 = Jede Art lässt sich immer spielen: Auch ein Spieler mit 0 Chips darf genannt werden (UT-15), eine Runde-Karte braucht niemanden, Block und Konter sind Abwürfe. So kann, wer am Zug ist, immer etwas spielen; die einzige Einschränkung ist UT-45. (R-8)
# English fd7c7526
UT-10 = Alles, was eine Karte braucht (Spieler, was getauscht wird, das Angebot), wird mit ihr angesagt, bevor jemand antwortet, und kann nicht geändert werden. (R-9)
# English e237ae4e
UT-11 = Eine gespielte Karte, ob im Zug oder als Antwort, kommt sofort auf die Ablage und bleibt dort, ob ihre Wirkung eintritt oder nicht. Niemand zieht nach. (R-10)
# English b8dbb49c
UT-12 = Chips und Karten wandern nur durch die Wirkung von Karten. Es gibt keine Geschenke, kein Leihen und keinen freien Tausch. (R-11)

section-give-and-take = Gib und Nimm
# English 5b00b2bd
UT-13 = Gib k: Wer am Zug ist, nennt einen, der zahlt, und einen, der bekommt; die drei sind verschiedene Spieler. Der Zahlende gibt dem Empfänger k Chips. Niemand darf ablehnen oder blocken. (Blatt: Gib; R-12)
# English f587109c
UT-14 = Nimm k: Wer am Zug ist, nennt einen anderen Spieler und nimmt k seiner Chips. Niemand darf blocken. (Blatt: Nimm)
# English 4d956b5e
UT-15 = Wer weniger als k Chips hat, zahlt alle, die er hat, selbst 0. Ein Spieler mit 0 Chips darf bei Gib, Nimm, Raub, Tausch und Ultimatum genannt werden. (R-8, R-13)

section-swap-and-steal = Tausch und Raub
# English ef273b2a
UT-16 = Tausch: Wer am Zug ist, nennt einen anderen Spieler und sagt, ob Chips oder Karten getauscht werden. Wird nicht geblockt, tauschen die beiden ganzen Stapel oder die beiden ganzen Hände den Platz. Der Tausch selbst ist dann schon nicht mehr auf der Hand. (Blatt: Tausch; R-9, R-14)
# English 132897f2
UT-17 = Raub: Wer am Zug ist, nennt einen anderen Spieler. Wird nicht geblockt, geht dessen ganzer Stapel an den, der am Zug ist. (Blatt: Raub)
# English 4227adb3
UT-18 = Bevor sich etwas bewegt, darf der genannte Spieler (das Opfer) einen Block spielen oder verzichten. (Blatt: Tausch, Raub, Block; R-15)
# English 9b9f79e1
UT-19 = Geblockt: Nichts bewegt sich, beide Karten sind verbraucht, der Zug ist vorbei. Ein Block lässt sich nicht blocken. (R-16)
# English fa75f751
UT-20 = Wenn als Hausregel alle blocken dürfen, wird, wenn das Opfer verzichtet, jeder andere Spieler außer dem, der am Zug ist, gefragt, im Uhrzeigersinn ab dessen linkem Nachbarn; der erste Block beendet es. Wer noch wartet, darf wie in UT-31 früh verzichten. (R-15)

section-draw-and-round = Ziehen und Runde
# English 0f21bc17
UT-21 = Ziehen: Wer am Zug ist, nennt einen beliebigen Spieler, auch sich selbst; dieser zieht 2 Karten oben vom Nachziehstapel, und nur er sieht sie. Sind weniger übrig, zieht er diese; es wird nicht neu gemischt. Niemand darf blocken. (Blatt: Ziehen; R-5)
# English b6a2d2ec
UT-22 = Runde: Die Runde endet sofort (UT-50). Man spielt sie nur im eigenen Zug. (Blatt: Runde; R-17)

section-block-and-counter-on-one-s-own-turn = Block und Konter im eigenen Zug
# English be002959
UT-23 = Als Karte des eigenen Zuges gespielt, sind sie bloße Abwürfe. Auf einen früheren Zug wirken sie nie zurück. (Blatt: Spielablauf)

section-ultimatum = Ultimatum
# English 0339e4ca
UT-24 = Wer am Zug ist (der Initiator), nennt einen, der entscheidet (den Entscheider), und ein Ziel, drei verschiedene Spieler, und ein Angebot. (Blatt: Ultimatum; R-18)
# English d14becd8
UT-25 = Der *Topf* ist der ganze Stapel des Ziels. Ein *Vorschlag* ist eine ganze Zahl, der Anteil, von 0 bis zum Topf: Tritt er in Kraft, bekommt der Entscheider den Anteil von den Chips des Ziels und der Vorschlagende den Rest des Topfes. Nichts anderes kann Teil eines Vorschlags sein. (Blatt: Ultimatum, Konter; R-19, R-20)
# English 382d4c92
UT-26 = Das Angebot des Initiators ist der erste Vorschlag. Alle Vorschläge sind öffentlich. (R-19)
# English 998a0d52
UT-27 = Konter: Die Spieler werden nacheinander gefragt, vom linken Nachbarn des Ziels an im Uhrzeigersinn, ohne den Entscheider; das Ziel kommt zuletzt. Der Initiator wird gefragt, wenn er an der Reihe ist (wenn keine Hausregel es ausschließt). Eine leere Hand wird ausgelassen. (Blatt: Ultimatum; R-21, R-22)
# English 8c5bdb2c
UT-28 = Wer gefragt wird, darf einen Konter mit einem eigenen Vorschlag spielen oder verzichten. Gefragt wird einmal reihum, und jeder Spieler spielt höchstens einen Konter. (Blatt: Ultimatum; R-23)
# English c92e743b
UT-29 = Ein Gegenvorschlag hat die Form von UT-25 mit dem Konternden als Vorschlagendem. Er muss weder besser noch anders sein. Konter werden in der Reihenfolge, in der sie gespielt werden, mit 1, 2, … nummeriert. Kein Vorschlag ersetzt einen anderen; keiner kann zurückgezogen werden. (Blatt: Konter; R-20, R-24)
# English c0d293f0
UT-30 = Kontert das Ziel, ist es der Vorschlagende: Der Entscheider bekäme den Anteil, das Ziel behielte den Rest. (R-20)
# English 99a6c746
UT-31 = Wer darauf wartet, gefragt zu werden, darf verzichten, bevor er an der Reihe ist; das ist für diese Sache endgültig. Kontern oder blocken darf man nicht, bevor man an der Reihe ist. (R-25)
# English 738cdffc
UT-32 = Dann nimmt der Entscheider genau einen Vorschlag an oder lehnt alle ab. (Blatt: Ultimatum)
# English e2d16eef
UT-33 = Abgelehnt: Kein Chip bewegt sich, für niemanden; nichts kann geblockt werden; der Zug ist vorbei. (Blatt: Ultimatum; R-26)
# English 9becc7f6
UT-34 = Angenommen: Nur das Ziel darf blocken (auch wo alle einen Tausch oder einen Diebstahl blocken dürfen), außer wo UT-35 oder UT-36 es verbieten. (Blatt: Ultimatum; R-27)
# English 12d5bd5f
UT-35 = Normalerweise darf das Ziel jeden angenommenen Vorschlag eines anderen Spielers blocken, den ersten oder einen Konter, nicht aber den eigenen Konter: Dieser tritt sofort in Kraft. Als Hausregel darf es auch den eigenen Konter blocken, oder nur den ersten Vorschlag. (R-28)
# English 2867040d
UT-36 = Ein Ziel mit leerer Hand wird nicht gefragt. (R-22)
# English b9387311
UT-37 = Geblockt: Kein Chip bewegt sich; jede Karte, die in dieser Sache gespielt wurde, bleibt verbraucht; der Zug ist vorbei. (Blatt: Ultimatum)
# English 5585fdcf
UT-38 = In Kraft: Das Ziel zahlt dem Entscheider den Anteil und dem Vorschlagenden den Rest (nichts, wenn es selbst vorgeschlagen hat). Andere, die gekontert haben, und ein Initiator, dessen Angebot nicht das angenommene war, bekommen nichts. (Blatt: Ultimatum)
# English afd9874f
UT-39 = Ein Topf von 0 ändert nichts: Jeder Anteil ist 0, und alle Schritte laufen ab. (R-29)

section-responses-in-general = Antworten im Allgemeinen
# English 8196a8b0
UT-40 = Eine Antwort ist kein Zug. Ist die Aktion abgewickelt, geht der Zug an den linken Nachbarn dessen, der am Zug war. (R-10)
# English 95af22d0
UT-41 = Ein Spieler wird gefragt, ob er eine passende Karte hat oder nicht; ohne eine darf er nur verzichten. Nur leere Hände werden übergangen, denn wie viele Karten jemand hat, wissen alle. (R-22)
# English a1d231e3
UT-42 = Wer eine Antwort verstreichen lässt, hat verzichtet; ein Entscheider hat alles abgelehnt; ein Geber gibt. (R-30)
# English b5786c92
UT-43 = Der Entscheider darf in diesem Ultimatum weder kontern noch blocken; niemand außer dem Ziel darf es blocken. (Blatt: Ultimatum)
# English 5c9706ff
UT-44 = Wer einen Zug verstreichen lässt, spielt von selbst eine Karte, die erste Art dieser Liste, die er hat: die niedrigste Nimm vom reichsten anderen Spieler; die niedrigste Gib vom reichsten anderen Spieler an den ärmsten der übrigen; Konter; Ziehen für sich selbst; Block; Ultimatum gegen den reichsten anderen Spieler mit dem ärmsten der übrigen als Entscheider und dem halben Topf, aufgerundet, als Anteil; Raub beim reichsten; Tausch der Chips mit dem reichsten; Runde-Karte. Bei gleichen Stapeln gilt der erste im Uhrzeigersinn von dem aus, der am Zug ist. (R-30)
# English 33dce6d6
UT-45 = Als Hausregel darf ein Spieler eine Runde-Karte erst ab seinem zweiten oder einem späteren Zug in der Runde spielen, außer wenn er nur Runde-Karten hat. (R-31)

section-talk = Reden
# English 0a7d1109
UT-46 = Spieler dürfen jederzeit alles sagen: Absprachen, Drohungen, Lügen über ihre Karten. Nichts Gesagtes bindet; nur was gespielt wird, zählt. Karten werden nicht gezeigt. (R-32)
# English ec99a0ba
UT-47 = Feste Sätze sind öffentlich, ändern nie Chips, Karten oder wer an der Reihe ist und sind auf drei Sätze eines Spielers zwischen zwei Aktionen begrenzt, oder so viele, wie die Hausregeln sagen. Es sind Absprachen, Drohungen, Wünsche, Behauptungen, Antworten auf einen früheren Satz und Ausrufe; geprüft wird ihre Form, nie ihre Wahrheit. (R-32)

section-end-and-scoring = Ende und Wertung
# English 2330261d
UT-48 = Ist nach der Aktion und allen Antworten darauf irgendeine Hand leer, endet die Runde; sonst ist der Nächste am Zug. (Blatt: Spielablauf; R-33)
# English f137367b
UT-49 = So wird die Aktion der letzten Karte immer noch ausgeführt; eine Antwort, die jemandes letzte Karte war, beendet die Runde, sobald die laufende Aktion abgewickelt ist; wer als letzte Karte ein Ziehen für sich selbst spielt und zieht, ist nicht ohne Karten. (R-33, R-34, R-35)
# English 3a195c22
UT-50 = Eine Runde-Karte beendet die Runde sofort, auch als letzte Karte. Niemand bekommt einen Zug zum Ausgleich. (Blatt: Runde; R-36)
# English 86c4a50d
UT-51 = Karten, die auf der Hand übrig sind, zählen nichts (außer beim Gleichstand mit fewest_cards). Sie kommen ungesehen ins Deck zurück, auch wenn das Spiel aus ist. (R-37)
# English d645f6d9
UT-52 = Die Rundenwertung eines Spielers sind seine Chips; sie kommen zu seiner Summe. (Blatt: Spielablauf)
# English 30049c59
UT-53 = Schnelles Spiel: eine Runde; die meisten Chips gewinnen. (Blatt: Wertung)
# English d4057a14
UT-54 = Spiel mit fester Rundenzahl: fünf Runden, oder so viele, wie die Hausregeln sagen; die höchste Summe gewinnt. (Blatt: Wertung; R-40)
# English 55388673
UT-55 = Spiel auf Punkte: Hat nach einer Runde irgendeine Summe die Zielzahl erreicht, ist das Spiel aus, und die höchste Summe gewinnt. Auf die Summen wird nur zwischen den Runden gesehen. (Blatt: Wertung; R-41)
# English e67e4027
UT-56 = Gleichstand vorn: Normalerweise sind alle Sieger. Als Hausregel siegt der von ihnen, der am Ende der letzten Runde die wenigsten Karten hatte, und bei weiterem Gleichstand wird geteilt; oder es spielt der ganze Tisch noch eine Runde, und die Summen (oder behaltenen Stapel) werden neu verglichen, höchstens 3-mal, dann wird geteilt. (R-42)
# English fb7e66f5
UT-57 = Die Ränge richten sich nach der Summe; gleiche Summen teilen einen Rang, und die nächsten Ränge bleiben leer (1, 1, 3). Wer den ersten Rang durch fewest_cards verliert, teilt den Rang nach den Siegern (1, 2, 2, 4). (R-42)
# English 57388cb8
UT-58 = Geber der nächsten Runde ist der linke Nachbar des letzten Gebers; er übernimmt mit seinem Geben, und der ganze Aufbau wird wiederholt. (Blatt: Spielablauf)
# English 6b7eb995
UT-59 = Die Chips aller Spieler ergeben zusammen immer, was alle am Anfang bekommen haben, und kein Stapel ist negativ.
# English 94863ed5
UT-60 = Hände, Nachziehstapel und Ablage sind zusammen immer dieselben 88 Karten.
# English 6448a397
UT-61 = In einem Zug werden eine Karte des Zuges, höchstens ein Block und von jedem Spieler außer dem Entscheider höchstens ein Konter abgelegt; so hat eine Runde höchstens 8 Züge mehr als ausgeteilte Karten, und jedes Spiel endet.
# English 42a95aea
UT-62 = Nach regelrechtem Austeilen reicht der Nachziehstapel immer: Er hat mindestens 8 Karten, und die vier Karten „Ziehen“ verlangen zusammen 8. (R-1, R-5)
# English addbaeff
UT-63 = Mit carry_over werden nur vor Runde 1 Chips ausgeteilt, und die Summe eines Spielers ist sein Stapel. (R-40)

section-questions-and-notes = Fragen und Notizen
# English 9351be68
UT-64 = Jede Frage, auf die der Tisch wartet, hat eine Nummer, 1 für den ersten Zug des Spiels und eins mehr, sooft ein anderer Spieler, oder derselbe in einem anderen Schritt, gefragt wird. Eine Aktion darf die Nummer der Frage nennen, die sie beantwortet; ist das nicht die offene, wird sie abgelehnt. (R-43)
# English f8be7a48
UT-65 = Nach einem Tausch der Hände weiß jeder der beiden, was er weggegeben hat. Der Tisch führt solche Notizen für jeden Spieler, über die Hände der anderen und nie über die eigene: Wechseln Hände den Platz, gehen die Notizen darüber mit; spielt ein Spieler, über den es eine Notiz gibt, eine Art, wird eine Karte dieser Art aus der Notiz gestrichen; gezogene Karten fügen nichts hinzu; neues Austeilen löscht alles. (R-44)

# English 4edbbe8e
example-every-kind = Jede Art kann gegen jeden Spieler gespielt werden, den sie erlaubt, und ein Ultimatum mit jedem Anteil.
# English 44ad0a30
example-UT-X2 = Eine Nimm über den Stapel hinaus nimmt, was da ist.
# English 6e3aa153
example-UT-X3 = Eine Gib bewegt Chips zwischen zwei anderen Spielern; jede falsche Art, sie zu spielen, hat ihre eigene Ablehnung.
# English ce105668
example-give-short = Wer ohne Chips zahlen soll, zahlt nichts, und das wird gesagt.
# English 0f956040
example-UT-X4a = Ein Raub wartet auf das Opfer; verzichtet es, wandert der ganze Stapel.
# English cd43557c
example-UT-X4b = Wird geblockt, bewegt sich nichts, und beide Karten sind verbraucht; das Opfer behält seinen eigenen Zug.
# English e197f04c
example-blocked-order = Raub und Block liegen in der Reihenfolge auf der Ablage, in der sie gespielt wurden.
# English 7ef1db46
example-UT-X5 = Stapel tauschen den Platz; nur das Opfer wird gefragt.
# English 458ba9a5
example-UT-X6 = Hände mit der letzten Karte getauscht: Das Opfer ist ohne Karten, und die Runde ist vorbei.
# English 4a79d640
example-UT-X6-blocked = Wird geblockt, ist ohne Karten, wer am Zug ist.
# English cc58b9c0
example-UT-X24 = Wo alle blocken dürfen, werden erst das Opfer und dann die anderen gefragt, im Uhrzeigersinn ab dem linken Nachbarn dessen, der am Zug ist.
# English bd5e50b6
example-anyone-early = Wer darauf wartet, nach einem Block gefragt zu werden, darf früh verzichten und wird nicht mehr gefragt.
# English 8de7396c
example-UT-X18-take = Auf eine Nimm kann man nicht antworten.
# English 87772bca
example-UT-X14a = Wer als letzte Karte Ziehen für sich selbst spielt, bleibt in der Runde; die anderen sehen nur die Zahl.
# English e0a7e7f5
example-UT-X14b = Wer mit der letzten Karte einen anderen ziehen lässt, beendet die Runde.
# English 94960667
example-draw-short = Ist eine Karte übrig, wird eine gezogen, ist keine übrig, keine; nichts wird neu gemischt.
# English 8a89ed58
example-UT-X15 = Eine Runde-Karte beendet die Runde sofort.
# English 5edc9353
example-round-as-last-card = Als letzte Karte gespielt, beendet eine Runde-Karte die Runde als Runde-Karte.
# English f805deef
example-UT-X16 = Block und Konter als Karte des eigenen Zuges sind bloße Abwürfe und wirken nie zurück.
# English 7cb8ade7
example-round-late-enough = Im dritten Zug passt sie.
# English 8c92120d
example-UT-X7 = Das erste Angebot wird angenommen und nicht geblockt: Entscheider und Initiator teilen den Stapel des Ziels.
# English ab0e45bf
example-UT-X8 = Auch der angenommene Konter eines anderen Spielers kann geblockt werden; jede Karte bleibt verbraucht.
# English 9e1f82dd
example-UT-X9 = Das Ziel kauft sich frei: Sein eigener Konter tritt sofort in Kraft.
# English 29682316
example-UT-X9-any = Als Hausregel darf das Ziel auch seinen eigenen Konter blocken.
# English 690b1a6f
example-UT-X9-only = Als Hausregel kann ein angenommener Konter nicht geblockt werden.
# English b53203a1
example-UT-X9-only-first = Als diese Hausregel kann das erste Angebot weiterhin geblockt werden.
# English 4b39eaa9
example-UT-X10 = Abgelehnt: Nichts bewegt sich, und nichts kann geblockt werden.
# English 6f481015
example-UT-X11 = Der Initiator überbietet sich selbst; wer noch wartet, darf früh verzichten, aber nicht kontern.
# English 94134628
example-initiator-is-not-asked = Als Hausregel darf der Initiator sich nicht selbst überbieten.
# English bad7bfbc
example-UT-X12 = Ein Konter als letzte Karte: Die Sache geht weiter, dann ist die Runde vorbei.
# English d7f18dd4
example-UT-X13 = Nach seiner letzten Karte wird der Initiator nicht nach einem Konter gefragt; zwei teilen den Sieg.
# English 31f3ab32
example-target-without-cards = Ein Ziel, dessen letzte Karte sein Konter war, wird nicht nach einem Block gefragt.
# English 45f42179
example-UT-X17 = Ein leerer Topf: Jeder Anteil ist 0, und alle Schritte laufen ab.
# English 0ae5212b
example-UT-X18-responder = Der Entscheider kann nicht kontern, auch nicht mit einem Konter auf der Hand.
# English a5f90a0e
example-friends-do-not-block-an-ultimatum = Selbst wo alle einen Raub blocken dürfen, darf nur das Ziel ein Ultimatum blocken.
# English 71e52a69
example-UT-X26 = Zu dritt können nur der Initiator und das Ziel kontern.
# English 91ec1ef1
example-UT-X19i = Ein Opfer mit Block: was die anderen sehen.
# English e2e55cb0
example-UT-X19ii = Ein Opfer ohne Block wird genauso gefragt; die anderen sehen dasselbe.
# English 9b938543
example-UT-X22-block = Ein Opfer, das schweigt, hat verzichtet.
# English 563d1056
example-UT-X22-counter = Wer schweigt, kontert nicht, und der Nächste wird gefragt; ein Entscheider, der schweigt, lehnt ab.
# English f342536a
example-UT-X22-turn = Ein Zug, der verstreicht, spielt die niedrigste Nimm vom reichsten Spieler.
# English 18ffd425
example-auto-give = Ohne Nimm: die niedrigste Gib, vom reichsten anderen Spieler an den ärmsten; von gleichen der erste im Uhrzeigersinn.
# English 42aa5144
example-auto-counter = Dann wird ein Konter weggeworfen.
# English 737169fd
example-auto-draw = Dann ein Ziehen für sich selbst.
# English 9aaf2d4f
example-auto-block = Dann wird ein Block weggeworfen.
# English 58e43787
example-auto-ultimatum = Dann ein Ultimatum gegen den reichsten Spieler, die Hälfte für den ärmsten, aufgerundet.
# English 37421d16
example-auto-steal = Dann ein Raub beim reichsten Spieler.
# English 7b02a4c6
example-auto-swap = Dann ein Tausch der Chips mit dem reichsten Spieler.
# English 1da2ee36
example-auto-round = Und zuallerletzt die Runde-Karte.
# English 32c94b19
example-late-answer = Eine Aktion darf die Frage nennen, die sie beantwortet; eine Antwort auf eine andere Frage wird vor allem anderen abgelehnt.
# English 9ea57c95
example-UT-X23 = Nach einem Tausch der Hände wissen die beiden, was sie weggegeben haben, bis es gespielt wird.
# English 4d2dc52e
example-notes-follow-hands = Wird eine Hand weitergetauscht, über die es eine Notiz gibt, geht die Notiz mit; auch Antworten werden gestrichen.
# English e9fb096d
example-block-is-struck = Ein notierter Block, der als Antwort gespielt wird, wird aus der Notiz gestrichen.
# English 4d4fd67d
example-swapped-back = Zwei Hände werden zurückgetauscht: Jeder merkt sich die Hand des anderen, niemand die eigene.
# English 91689715
example-cards-left = Übrige Karten zählen nichts und werden nicht gezeigt, auch nicht, wenn das Spiel aus ist.
# English b8a26422
example-UT-X20 = Ein Spiel über zwei Runden: Das Geben wandert nach links, die Stapel beginnen neu, die Summen addieren sich.
# English 19e316c6
example-UT-X20-second = Nach der zweiten Runde gewinnt die höchste Summe.
# English 07c5545a
example-UT-X20-carried = Behaltene Stapel bleiben, wo sie sind, und sind die Summen.
# English 1842ea40
example-UT-X20-carried-second = Nur die letzten Stapel zählen.
# English 1574da8b
example-UT-X21 = Zwei haben das Punkteziel erreicht: Die höhere Summe gewinnt.
# English 9cc78517
example-UT-X21-shared = Gleiche Summen am Punkteziel teilen den Sieg.
# English 441a7ab3
example-UT-X21-during = Das Punkteziel während einer Runde zu erreichen hält nichts auf; ist es danach nicht erreicht, geht das Spiel weiter.
# English dff5b4ce
example-UT-X21-below = Ist das Punkteziel nicht erreicht, wird noch eine Runde gegeben.
# English 1db718d2
example-fewest-cards = Als Hausregel entscheiden bei Gleichstand vorn die wenigsten übrigen Karten; die anderen teilen den nächsten Rang.
# English d81f2a20
example-fewest-cards-shared = Bei weiterem Gleichstand wird geteilt.
# English 0eecbb7d
example-extra-round = Ein Gleichstand wird vom ganzen Tisch ausgespielt.
# English 04cdf23b
example-extra-round-decided = Die Summen werden neu verglichen, und noch kann jeder gewinnen.
# English 7d7ae8c2
example-extra-rounds-used-up = Nach drei Zusatzrunden wird ein Gleichstand geteilt.
