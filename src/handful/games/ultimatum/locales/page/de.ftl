### Die Regeln auf einer Seite, und was jede Karte tut. Wie so eine Seite geschrieben wird, steht in docs/translate.md.

page-start = { $players } Spieler{ $three ->
    [on] { "" }
   *[off] { " " }(oder 3, mit einer Hausregel)
}. [UT-1] Wer links vom Geber sitzt, beginnt. [UT-7]

page-goal = { $scoring ->
    [match] *Hab die meisten Chips, zusammengezählt über { $rounds } Runden.* [UT-54] Du weißt nie, wann eine Runde endet. [UT-48, UT-50]
    [points] *Lieg vorn, wenn jemand { $target } Chips hat, zusammengezählt über die Runden.* [UT-55] Du weißt nie, wann eine Runde endet. [UT-48, UT-50]
   *[quick] Eine Runde: Hab die meisten Chips, wenn sie endet. Du weißt nie, wann das ist. [UT-48, UT-50, UT-53]
}
    .picture = Schluss: die meisten Chips gewinnen.

page-turn =
    Alle beginnen mit *{ $chips }* Chips und *{ $hand }* Karten. [UT-4, UT-6] In deinem Zug spielst du eine Karte und tust, was sie sagt; passen geht nicht. [UT-8] Nachgezogen wird nicht. [UT-11]
    .picture = Eine Karte je Zug, keine neue.

page-idea =
    Spiel ein <UL|Ultimatum> und nenn zwei andere: ein Ziel und einen Partner. Biete dem Partner einen Anteil an den Chips des Ziels, von keinem bis zu allen; den Rest bekämst du. [UT-24, UT-25]
    1. Alle außer dem Partner{ $initiator ->
        [off] { " " }*und dir*
       *[on] { "" }
    } werden gefragt, im Uhrzeigersinn, links vom Ziel beginnend, das Ziel zuletzt: Jeder{ $initiator ->
        [off] { "" }
       *[on] { " " }(auch du selbst)
    } darf einen <CO|Konter> spielen, ein eigenes Angebot an den Partner. Alle Angebote bleiben offen. [UT-27, UT-28, UT-29]
    2. Bietet das Ziel, behält es den Rest. [UT-30]
    3. Der Partner nimmt ein Angebot an oder lehnt alle ab. Abgelehnt: Kein Chip bewegt sich. [UT-32, UT-33]
    4. Das Ziel darf { $scope ->
        [any_proposal] *jedes angenommene Angebot, auch das eigene,*
        [ultimatum_only] *das erste Angebot, falls es angenommen wurde,*
       *[others_proposals] das angenommene Angebot, außer dem des Ziels selbst,
    } mit <BL|Block> verhindern: Kein Chip bewegt sich. [UT-34, UT-35, UT-37]
    5. Sonst zahlt das Ziel dem Partner den Anteil und den Rest dem, der dieses Angebot machte; sonst bekommt niemand etwas. [UT-38]
    .title = Die Idee: das Ultimatum
    .picture = Der Partner wählt: 6 oder 8.

page-cards =
    <T3|Nimm>: Nimm jemandem so viele Chips, wie die Karte sagt. <G2|Gib>: Ein anderer zahlt so viele einem Dritten; du zahlst und bekommst nichts. Nichts hält diese auf. [UT-13, UT-14] Wer zu wenig hat, zahlt, was da ist. [UT-15]
    <ST|Raub>: Nimm jemandes ganzen Stapel. <SW|Tausch>: Tausche deinen ganzen Stapel oder deine ganze Hand mit jemandem. { $by ->
        [anyone] *Jeder darf einen Block spielen*
       *[victim] Das Opfer darf einen Block spielen
    }: Nichts geschieht, beide Karten sind weg. [UT-16, UT-17, UT-18, UT-19, UT-20]
    <DR|Ziehen>: Wen du nennst, auch dich, zieht zwei. [UT-21]
    <RO|Runde>: Die Runde ist sofort aus{ $from ->
        [1] { "" }
       *[other] { " " }*(ab deinem Zug { $from })*
    }. [UT-22, UT-45]
    Block und Konter antworten nur, wie oben; in deinem eigenen Zug wirfst du sie bloß ab. [UT-23]
    Versprich, was du willst: Nur Karten binden. [UT-46]
    .picture = Was wen aufhält.

page-end =
    Die Runde endet, wenn ein Zug vorbei ist und jemand keine Karten hat, oder sofort mit einer Runde-Karte. [UT-48, UT-50] Ist deine letzte Karte ein Ziehen für dich selbst, geht die Runde weiter. [UT-49] { $scoring ->
        [match] *Nach { $rounds } Runden gewinnt die höchste Summe*; [UT-54]
        [points] *Die höchste Summe gewinnt*; [UT-55]
       *[quick] Die meisten Chips gewinnen; [UT-53]
    } { $tie ->
        [fewest_cards] *bei Gleichstand die kürzeste Hand*. [UT-56]
        [extra_round] *bei Gleichstand wird weitergespielt*. [UT-56]
       *[shared] bei Gleichstand teilt man. [UT-56]
    } Übrige Karten zählen nichts. [UT-51]
    .picture = Zwei Arten zu enden.

page-tips =
    - Wer führt, wird beraubt. Bleib lange Zweiter. [UT-17]
    - Biete großzügig: Eine Absage bringt dir nichts. [UT-33]
    - Zähl Handkarten. Die kürzeste Hand ist die Uhr. [UT-48]
    .picture = Wer führt, ist das nächste Ziel.

help-give = Ein anderer Spieler zahlt { $value } an einen weiteren. Nie von dir, nie an dich. Nichts hält es auf. [UT-13, UT-15]
help-take = Nimm einem Spieler { $value }, oder alles, wenn es weniger ist. Nichts hält es auf. [UT-14, UT-15]
help-swap = Tausche deinen ganzen Stapel oder deine ganze Hand mit einem Spieler. { $by ->
    [anyone] Jeder darf es blocken. [UT-16, UT-20]
   *[victim] Der darf es blocken. [UT-16, UT-18]
}
help-steal = Nimm den ganzen Stapel eines Spielers. { $by ->
    [anyone] Jeder darf es blocken. [UT-17, UT-20]
   *[victim] Der darf es blocken. [UT-17, UT-18]
}
help-block = Wenn dich Tausch, Raub oder Ultimatum trifft: Chips und Karten bleiben, wo sie sind. In deinem eigenen Zug wirfst du ihn bloß ab. [UT-18, UT-19, UT-23, UT-34]
help-ultimatum = Biete einem Partner einen Anteil am ganzen Stapel eines Ziels; der Rest ist deiner. Andere dürfen dich überbieten; das Ziel darf blocken. [UT-24, UT-25, UT-28, UT-34]
help-counter = Wenn du bei einem Ultimatum gefragt wirst: Mach dem Partner dein eigenes Angebot. Als Ziel behältst du den Rest. In deinem eigenen Zug wirfst du ihn bloß ab. [UT-23, UT-28, UT-30]
help-draw = Irgendein Spieler, auch du, zieht zwei Karten. Für dich selbst als letzte Karte hält es die Runde am Laufen. Nichts hält es auf. [UT-21, UT-49]
help-round = Die Runde ist sofort aus. Nur in deinem eigenen Zug{ $from ->
    [1] { "" }
   *[other] , ab deinem Zug { $from }
}. Nichts hält sie auf. [UT-22, UT-45, UT-50]
