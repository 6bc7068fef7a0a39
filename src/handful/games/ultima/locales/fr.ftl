### Ce que dit Ultima. Ce que sont $seat, $card et SAY(…) est dit dans en.ftl.

## cover

tagline = Jouez par couleur ou par l’intervalle qui remplit l’octave ; annoncez votre dernière carte.

## table: cards

# f : accordé avec « la carte » ; start : au début de la phrase.
color = { $form ->
    [f] { part-f }
    [start] { $color ->
        [R] Rouge
        [B] Bleu
        [G] Vert
       *[Y] Jaune
    }
   *[m] { part-m }
}
part-m = { $color ->
    [R] rouge
    [B] bleu
    [G] vert
   *[Y] jaune
}
part-f = { $color ->
    [R] rouge
    [B] bleue
    [G] verte
   *[Y] jaune
}
# a : avec « un » ou « une » ; the : avec « le », « la » ou « l’ » ; start : le même au début de la phrase.
interval = { $form ->
    [a] { part-a } { part-interval }
    [the] { part-the }{ part-interval }
    [start] { part-start }{ part-interval }
   *[bare] { part-interval }
}
part-a = { $interval ->
    [P1] un
    [TT] un
   *[other] une
}
part-the = { $interval ->
    [P1] l’
    [TT] le{ " " }
    [P8] l’
   *[other] la{ " " }
}
part-start = { $interval ->
    [P1] L’
    [TT] Le{ " " }
    [P8] L’
   *[other] La{ " " }
}
part-interval = { $interval ->
    [P1] unisson
    [m2] seconde mineure
    [M2] seconde majeure
    [m3] tierce mineure
    [M3] tierce majeure
    [P4] quarte juste
    [TT] triton
    [P5] quinte juste
    [m6] sixte mineure
    [M6] sixte majeure
    [m7] septième mineure
    [M7] septième majeure
   *[P8] octave juste
}
part-card = { part-interval } { $interval ->
    [P1] { part-m }
    [TT] { part-m }
   *[other] { part-f }
}
card = { $form ->
    [the] { part-the }{ part-card }
    [start] { part-start }{ part-card }
   *[bare] { part-card }
}
card-heard = { SAY($color, form: "start") }, entendu mais pas nommé

## table: the log

part-plays = { YOU($seat) ->
    [you] Vous posez
   *[other] { $seat } pose
} { SAY($card, form: "the") }
part-draws = { YOU($seat) ->
    [you] Vous piochez
   *[other] { $seat } pioche
}
part-drawn-for = { $reason ->
    [draw2] { " " }à cause du triton
    [opening] { " " }à cause du triton du début
    [uncalled] { " " }faute d’annonce
   *[turn] { "" }
}
log-hand = Manche { $hand } : { YOU($seat) ->
    [you] vous commencez
   *[other] { $seat } commence
}.
log-dealt = { YOU($seat) ->
    [you] Vous recevez
   *[other] { $seat } reçoit
} { cards }.
log-flipped = On retourne { SAY($card, form: "the") }.
log-flipped-heard = La première carte est de couleur { $color } : écoutez son intervalle.
log-played = { part-plays }.
log-played-octave = { part-plays } : l’octave est pleine.
log-played-reverse = { part-plays } : le jeu tourne.
log-played-draw2 = { part-plays } : deux à piocher.
log-played-wild = { part-plays } et { YOU($seat) ->
    [you] nommez
   *[other] nomme
} { $color }.
log-played-heard = { YOU($seat) ->
    [you] Vous posez
   *[other] { $seat } pose
} quelque chose en { $color }.
log-uncovered = C’était { SAY($card, form: "the") }.
log-direction = On joue maintenant dans le sens { $way ->
    [clockwise] horaire
   *[counter] antihoraire
}.
log-drew = { part-draws } { $count ->
    [one] une carte
   *[other] { $count } cartes
}{ part-drawn-for }.
log-drew-cards = { part-draws } { SAY($cards, form: "the") }{ part-drawn-for }.
log-short = { $got ->
    [0] Il ne reste aucune carte à piocher.
    [one] Il ne reste que 1 carte à piocher, pas { $owed }.
   *[other] Il ne reste que { $got } cartes à piocher, pas { $owed }.
}
log-reshuffled = La défausse est mélangée : { cards } à piocher.
log-pending = { YOU($seat) ->
    [you] Vous devez piocher { $count } cartes ou répondre par un triton.
   *[other] { $seat } doit piocher { $count } cartes ou répondre par un triton.
}
log-skipped = { YOU($seat) ->
    [you] Vous passez votre tour à cause du triton.
   *[other] { $seat } passe son tour à cause du triton.
}
log-kept = { YOU($seat) ->
    [you] Vous gardez la carte.
   *[other] { $seat } garde la carte.
}
log-passed = { YOU($seat) ->
    [you] Vous passez.
   *[other] { $seat } passe.
}
log-called = { YOU($seat) ->
    [you] Vous dites Ultima !
   *[other] { $seat } dit Ultima !
}
log-caught = { YOU($seat) ->
    [you] { $by } vous attrape sans annonce.
   *[other] { YOU($by) ->
        [you] Vous attrapez { $seat } sans annonce.
       *[other] { $by } attrape { $seat } sans annonce.
    }
}
log-misheard = { YOU($seat) ->
    [you] Vous avez mal entendu
   *[other] { $seat } a mal entendu
} : { SAY($card, form: "the") } ne va pas.
log-hand-won = { YOU($seat) ->
    [you] Vous n’avez
   *[other] { $seat } n’a
} plus de cartes : +{ $gained }.
log-eliminated = { YOU($seat) ->
    [you] Vous êtes hors jeu avec { points }.
   *[other] { $seat } est hors jeu avec { points }.
}
log-voted = { $vote ->
    [stop] { YOU($seat) ->
        [you] Vous voulez vous arrêter ici.
       *[other] { $seat } veut s’arrêter ici.
    }
   *[ready] { YOU($seat) ->
        [you] Vous voulez jouer la manche suivante.
       *[other] { $seat } veut jouer la manche suivante.
    }
}
log-game-over = La partie est finie : { YOU($seats) ->
    [you] vous avez gagné
    [you-all] { $seats } avez gagné
    [others] { $seats } ont gagné
    [nobody] personne n’a gagné
   *[other] { $seats } a gagné
}.

## table: what is asked

prompt-turn = Posez { $color }, ou { SAY($partner, form: "a") }
prompt-turn-tritone = Posez { $color }, ou un triton
prompt-turn-named = { YOU($seat) ->
    [you] Vous avez nommé
   *[other] { $seat } a nommé
} { $color } : posez { $color }, ou un triton
prompt-turn-heard = Posez { $color }, ou à l’oreille
prompt-drawn = Vous avez pioché { SAY($card, form: "the") }.
prompt-penalty = { $count } cartes vous arrivent.
prompt-other = À { $seat } de jouer
prompt-uncalled = { YOU($seat) ->
    [you] Plus qu’une carte : annoncez-la
   *[other] { $seat } n’a plus qu’une carte, sans l’annoncer
}
prompt-last-card = { YOU($seat) ->
    [you] Il vous reste une carte
   *[other] Il reste une carte à { $seat }
}
prompt-soon = { YOU($seat) ->
    [you] C’est bientôt à vous
   *[other] C’est bientôt à { $seat }
}
zero-guard = { YOU($seat) ->
    [you] À 0, c’est à vous.
   *[other] À 0, c’est à { $seat }.
}
tag-between = Entre deux manches
prompt-next-hand = On joue la manche suivante ?
prompt-waiting = On attend { $seats }.
prompt-over = La partie est finie.
hand-won = { YOU($seat) ->
    [you] Vous n’avez plus de cartes.
   *[other] { $seat } n’a plus de cartes.
}
hand-undecided = Personne ne se défait de toutes ses cartes.
hint-turn = Les cartes cochées vont. Touchez-en une pour l’entendre.
hint-turn-heard = Les cartes cochées vont par la couleur. Toute autre peut remplir l’octave ; si vous vous trompez, vous piochez une carte.
title-draw = Rien ne va : piochez une carte
title-draw-named = { YOU($seat) ->
    [you] Vous avez nommé
   *[other] { $seat } a nommé
} { $color } : piochez une carte
title-pass = Rien ne va et il n’y a rien à piocher : passez
hint-none = Il vous faut du { $color }, ou { SAY($partner, form: "a") }. Si vous piochez une telle carte, vous pouvez la poser aussitôt.
hint-drawn = { $how ->
    [fits] Elle va. Vous ne pouvez poser que cette carte.
    [heard] Remplit-elle l’octave ? Si vous le pensez, posez-la. Si vous vous trompez, vous en piochez une autre.
   *[keep] Elle ne va pas : vous la gardez.
}
hint-penalty = Passez-les avec un triton, ou piochez-les.
hint-color = Elle a la couleur de la pile : elle va.
hint-partner = { SAY($card, form: "start") } va sur { $color }, ou sur { SAY($partner, form: "a") } : { $a } + { $b } = 12.
hint-misfit = Cette carte ne va pas maintenant. Elle va sur { $color }, ou sur { SAY($partner, form: "a") } ({ $a } + { $b } = 12).
hint-fills = Elle va : { $a } + { $b } = 12.
card-refused = { SAY($interval, form: "start") } ne va pas.

## table: buttons and labels

button-draw = Piocher
button-play = Poser
button-play-none = choisir une carte
button-play-how = Le poser…
button-keep = La garder
button-keep-why = elle ne va pas
button-pass = Passer
button-accept = { $count ->
    [one] En piocher une
   *[other] En piocher { $count }
}
button-ready = Manche suivante
button-stop = S’arrêter ici
button-lay-call = Poser et annoncer
button-lay-silent = Poser
lay-silent = sans rien dire
button-let-pass = Laisser passer
button-catch = Attraper { $seat }
uncalled = { $seat } n’a rien annoncé
shout = Ultima !
caught = Attrapé !
direction = On joue dans le sens { $way ->
    [clockwise] horaire
   *[counter] antihoraire
}
draw-pile = Pioche
draw-pile-left = Pioche, { cards }
fits = va
your-hand = Votre main
on-pile = Sur le tas
tritone-fits = ou n’importe quel triton
ear-fits = ou ce qui remplit l’octave avec ce que vous entendez
page-ear = Travailler l’oreille
listen = Réécouter
color-title = { SAY($color, form: "start") }
fits-now = Ce qui va
hands-of-goal = { $goal ->
    [one] manche
   *[other] manches
}
of-goal = sur { $goal }{ $unit ->
    [hands] { " " }{ hands-of-goal }
   *[points] { "" }
}
race-goal = jusqu’à { $goal } { $unit ->
    [hands] { hands-of-goal }
   *[points] points
}
color-named = nommé par { YOU($seat) ->
    [you] vous
   *[other] { $seat }
}
octave-full = l’octave est pleine
octave-sum = { $a } + { $b } = 12
fills = { $a } + { $b }
wins = { $count ->
    [one] { $count } manche gagnée
   *[other] { $count } manches gagnées
}
seat-out = hors jeu
caption = { $interval }, de { $low } à { $high }

tritone-title = Que fait le triton ?
tritone-does = { $action ->
    [reverse] Inverser
    [draw2] Piocher deux
   *[wild] Joker
}
tritone-reverse = Le jeu tourne : à { $seat }.
tritone-reverse-again = Le jeu tourne : à deux, c’est encore à vous.
tritone-reverse-back = Les cartes reviennent : { $seat } en pioche { $count } ou répond.
tritone-draw2 = { $seat } en pioche deux et passe son tour.
tritone-draw2-more = { $seat } en pioche { $count } ou répond par un triton.
tritone-wild = Vous nommez la couleur qui ira ensuite :
tritone-wild-on = Les cartes passent à { $seat }, et vous nommez la couleur :

end-left = Cartes restées en main
melody = Entendre cette manche en mélodie
melody-stop = Arrêter la mélodie
midi = L’enregistrer en MIDI
setting-partner = Montrer quel intervalle remplit l’octave
ear = Votre oreille
ear-took = { $count ->
    [one] Une fois
   *[other] { $count } fois
}, vous avez pris « { $heard } » pour « { $taken } ».
ear-both = Entendre les deux
ear-right = Vous n’avez confondu aucun intervalle.

phrase-caught = Je vous tiens !
phrase-in_tune = C’était juste.
phrase-out_of_tune = Faux !
phrase-full_octave = Une octave entière !
phrase-my_colour = Ma couleur, enfin !
phrase-another_hand = Encore une manche ?

## later: what a move does, and why

name-play = Posez { SAY($card, form: "the") }{ $action ->
    [reverse] { "" } et faites tourner le jeu.
    [draw2] { "" } et faites piocher deux cartes au suivant.
    [wild] { "" } et nommez { $color }.
   *[none] .
}
name-calls = Dites Ultima en la posant.
name-catch = Attrapez { $seat }.
name-accept = Piochez les { $count } cartes.
name-move = { $move ->
    [draw] Piochez une carte.
    [keep] Gardez la carte piochée.
    [pass] Passez.
    [ultima] Dites Ultima.
    [let_pass] Laissez passer.
    [ready] Distribuez la manche suivante.
   *[stop] Finissez la partie ici.
}

explain-color = { SAY($color, form: "start") } va sur { $color }.
explain-sum = { SAY($one, form: "start") } et { SAY($other, form: "the") } remplissent l’octave : { $a } + { $b } = 12.
explain-heard = Essayez à l’oreille.
explain-answer = Un triton répond à une pénalité.
explain-wild = Ici, un triton va sur toute carte.
explain-reverse = Le jeu tourne.
explain-draw2 = La personne suivante en pioche deux et passe son tour.
explain-names = Vous nommez { $color }.
explain-calls = Vous dites Ultima.
explain-catch = { $seat } n’a qu’une carte et n’a rien annoncé : cela coûte deux cartes.
explain-accept = Piochez les { $count } cartes ; votre tour est fini.
explain-move = { $move ->
    [draw] Prenez la carte du dessus de la pioche ; si elle va, vous pouvez la poser aussitôt.
    [keep] Vous gardez la carte piochée et votre tour finit.
    [pass] Rien ne va et il n’y a rien à piocher.
    [ultima] Annoncez votre dernière carte avant qu’on vous attrape.
    [let_pass] Ne dites rien.
    [ready] Distribuer la manche suivante.
   *[stop] Finir la partie ici, si tout le monde est d’accord.
}

reason-last = C’est votre dernière carte : la manche est à vous.
reason-in-time = Vous annoncez à temps votre dernière carte.
reason-uncalled = On peut vous attraper, car vous n’annoncez pas votre dernière carte.
reason-hurts = { $seat } en pioche deux et passe son tour.
reason-again = Vous rejouez aussitôt.
reason-next = C’est ensuite à { $seat }, qui a { cards }.
reason-denies = { $seat } a déjà dû piocher sur cette couleur.
reason-tritones = Il ne vous reste que des tritons en main.
part-colors = { $colors ->
    [4] les quatre couleurs
    [one] une couleur sur quatre
   *[other] { $colors } couleurs sur quatre
}
reason-colors = { $count ->
    [0] Vous gardez { part-colors }.
   *[other] Vous gardez { part-colors } et vous défaites de { points }.
}
reason-fitting = Vous avez une carte qui va ; piocher allonge votre main.
reason-nothing = Rien dans votre main ne va ; la carte piochée peut-être.
reason-keeps = { $count ->
    [0] Vous gardez une carte que vous pourriez poser.
   *[other] Vous gardez { points } dont vous pourriez vous défaire.
}

## later: why a move does not go

refuse-over = La partie est finie.
refuse-seat = Il n’y a pas de place { $seat } à cette table.
refuse-out = Vous êtes hors jeu : vous ne pouvez plus que regarder.
refuse-move = Ce coup n’existe pas.
refuse-call = Vous n’avez pas d’Ultima à dire maintenant.
refuse-catch = Il n’y a personne à attraper là.
refuse-let-pass = Il n’y a rien à laisser passer.
refuse-let-pass-twice = Vous avez déjà laissé passer.
refuse-playing = La manche est encore en cours.
refuse-twice = Vous avez déjà répondu.
refuse-target = Cette partie se joue jusqu’au but.
refuse-hand-over = La manche est finie : dites quand on peut continuer.
refuse-turn = C’est à { $seat } de jouer.
refuse-polling = D’abord, chacun dit s’il attrape { $seat }.
refuse-guard = On peut encore annoncer ou attraper : attendez un instant.
refuse-held = Vous n’avez pas { SAY($card, form: "the") }.
refuse-drawn = Après avoir pioché, vous ne pouvez poser que la carte piochée, { SAY($card, form: "the") }.
refuse-pending = { $count } cartes vous arrivent : posez un triton ou piochez-les.
refuse-match = La carte est { SAY($color, form: "f") }, pas { SAY($wanted, form: "f") }, et { $a } + { $b } font { $sum }, pas 12.
refuse-match-named = La carte est { SAY($color, form: "f") }, mais { YOU($seat) ->
    [you] vous avez nommé
   *[other] { $seat } a nommé
} { $wanted } ; et { $a } + { $b } font { $sum }, pas 12.
refuse-early-call = Dites Ultima en posant l’avant-dernière carte.
refuse-accept = Il n’y a pas de cartes à piocher à cause d’un triton.
refuse-not-drawn = Vous n’avez pas pioché de carte.
refuse-must-play-drawn = À cette table, une carte piochée qui va doit être posée.
refuse-draw-twice = Vous avez déjà pioché : posez cette carte ou gardez-la.
refuse-empty = Les deux tas sont épuisés.
refuse-must-play = À cette table, qui a une carte qui va doit la poser.
refuse-may-draw = Vous pouvez piocher, donc pas passer.
refuse-may-play = Vous avez une carte qui va et rien à piocher : posez-la.
refuse-action = Un triton demande une action : reverse, draw2 ou wild.
refuse-no-action = Seul un triton a une action ; { SAY($card, form: "the") } n’en a pas.
refuse-color = Avec wild, il faut une couleur : R, B, G ou Y.
refuse-no-color = Seul wild nomme une couleur.

## new

preset-sheet = Standard
    .help = Le jeu entier : le premier à 150 points gagne.
preset-lively = Vif
    .help = Le triton va partout et passe sa pénalité.
preset-short = Court
    .help = La première personne à gagner trois manches.
preset-ear-school = École de l’oreille
    .help = On joue à l’écoute ; Ultima est dit pour vous.

## options

option-decks = Combien de jeux sont mêlés ; automatique : un pour six places.
option-tritone_wild = Un triton se pose sur toute carte.
option-must_play = Qui a une carte qui va doit la poser ; sinon, on pioche jusqu’à en avoir une.
option-stacking = Un triton peut passer un « piochez deux » : avec deux cartes de plus ou les mêmes deux.
    .off = non
    .add = en plus
    .pass = les mêmes
option-scoring = Qui gagne la manche prend tous les points ; ou les points sont mauvais et éliminent ; ou 1 par manche.
    .standard = normale
    .elimination = élimination
    .simple = simple
option-target = Points pour gagner, points qui éliminent, ou manches à gagner ; automatique : 150, 100 ou 5.
option-match_end = La partie finit au but, ou quand tout le monde veut s’arrêter entre deux manches.
    .target = au but
    .agreement = d’accord
option-starter = Qui commence la manche suivante : la place suivante, la même, ou qui a gagné.
    .rotate = la suivante
    .fixed = la même
    .winner = qui a gagné
option-first_starter = Qui commence la première manche.
option-final_penalty = Un « piochez deux » en dernière carte est annulé, ou se pioche et compte.
    .void = annulé
    .draw = compte
option-ultima_mode = Dire Ultima est une course, une question à chacun, ou se fait tout seul.
    .race = course
    .polled = question
option-ultima_guard_ms = À une table avec horloge : combien de temps personne ne joue après l’avant-dernière carte.
option-turn_cap = Une manche finit indécise après tant de tours.
option-max_hands = La partie finit après tant de manches.
option-ear_mode = À l’aveugle : la carte du dessus montre sa couleur et sonne, sans dire son nom.
    .off = non
    .blind = à l’aveugle

## later: house rules that make no game

problem-decks = À { $seats }, il faut au moins { $needed } cartes : prenez { $decks } jeux.
problem-elimination = L’élimination va toujours jusqu’à la dernière personne en jeu, sans s’arrêter d’un commun accord.
problem-agreement = Une partie qui finit d’un commun accord n’a pas de but.
problem-target = Avec ce décompte, le but est entre { $low } et { $high }.
problem-ear = Devoir poser trahirait l’intervalle caché.

## later: the lesson

lesson-goal = Débarrassez-vous de vos cartes avant les autres. En jeu on commence avec sept cartes, ici avec six.
lesson-1 = Le tas montre une carte bleue, et le bleu va sur le bleu. Posez votre octave bleue.
    .other = Vous avez une carte qui va : posez la bleue.
    .then = La même couleur va toujours.
lesson-2 = Vous n’avez rien de bleu. Mais deux nombres qui font 12 vont aussi : le tas montre 3, il vous faut donc 9. Touchez la sixte majeure, écoutez et jouez-la.
    .before = Tina et Nando posent du bleu aussi.
    .other = Vous pouvez jouer : 3 + 9 = 12.
    .then = 3 + 9 = 12 : un intervalle monte sur l’autre, et ensemble ils font une octave. Cela s’entend. Maintenant, c’est le rouge.
lesson-3 = Le tas montre une quinte, 7, et vous avez aussi une quinte. Va-t-elle ? Comptez, puis choisissez.
    .other = Vous pouvez jouer : quelle carte fait 12 avec 7 ?
    .then = 7 + 5 = 12. Deux intervalles égaux ne vont pas : 7 + 7 font 14.
lesson-4 = Pas de bleu, et pas de 4 pour faire 12 avec le 8. Piochez donc une carte.
    .then = Si elle va, vous pouvez la poser aussitôt, mais elle seule.
lesson-5 = Elle est bleue. Posez-la.
    .other = Mais elle va, et cela fait une carte de moins. Posez-la.
    .then = Posée ou gardée : après la pioche, votre tour est fini.
lesson-6 = Le vert va, posez donc le triton. Il fait aussi une chose sur trois : choisissez « Piocher deux ».
    .other = Elle va aussi. Mais posez le triton tant que vous pouvez : rien n’est pire en main à la fin.
    .action = C’est bien aussi. Ici, faites piocher deux cartes à Tina.
    .then = Tina pioche deux cartes et passe son tour.
lesson-7 = Nando n’a plus qu’une carte et n’a pas dit « Ultima ! ». Attrapez-le avant de jouer, sinon il est sauvé.
    .before = Nando joue.
    .other = Attendez : dès que vous jouez, il est sauvé. Attrapez-le d’abord.
    .then = Deux cartes pour lui. C’est toujours votre tour.
lesson-8 = À vous : posez la quinte verte et annoncez, sinon on vous attrape.
    .other = Vous pouvez poser la quinte verte, et annoncer.
    .silent = Alors on peut vous attraper, et vous piochez deux cartes. Annoncez en la posant.
    .then = Une seule carte, et tout le monde le sait.
lesson-9 = Le jaune va. Posez votre dernière carte.
    .other = Vous pourriez avoir fini. Posez votre dernière carte.
    .then = C’est fini, et vous gagnez les points des cartes que les autres ont encore. Qui arrive le premier à 150 gagne. C’est tout ce qu’il faut savoir.

## later: the terminal

move-play = poser une carte sur le tas ; un triton nomme son action
move-draw = piocher une carte
move-keep = garder la carte piochée
move-pass = passer, quand il n’y a rien à piocher
move-accept = piocher les cartes qu’apporte un triton
move-ultima = dire Ultima ! avant qu’on vous attrape
move-catch = attraper qui n’a rien annoncé
move-let_pass = laisser passer que quelqu’un n’a rien annoncé
move-ready = passer à la manche suivante
move-stop = finir la partie ici, si tout le monde est d’accord

## later: tips in a first game

tip-catch = Il reste une carte à { $seat }, sans annonce : attrapez { $seat } avant que quelqu’un joue.
tip-last = Il vous restera une carte : annoncez « Ultima ! » en la posant, sinon on peut vous attraper et vous en piochez deux.
tip-twelve = Le nombre du coin compte les demi-tons : { $a } est sur la pile, donc un { $b } de toute couleur fait 12 et va.
tip-ear = Touchez la pile pour la réentendre : toute carte qui fait 12 avec ce que vous entendez va, cochée ou non.
tip-tritone = Un triton encore dans votre main quand quelqu’un termine compte 24 points contre vous.
tip-draw = Rien dans votre main ne va : piochez une carte, et si elle va, vous pouvez la poser aussitôt.

draw-head = manche { $hand }
draw-goal = { $scoring ->
    [elimination] éliminé à { $goal } points
    [simple] { $goal } manches pour gagner
   *[standard] { $goal } points pour gagner
}
draw-way = { $way ->
    [clockwise] → sens horaire
   *[counter] ← sens inverse
}
draw-left = Pioche { $count }
draw-under = dessous
draw-notes = de { $low } à { $high }
draw-lacks = { $semitones ->
    [one] { $semitones } demi-ton
   *[other] { $semitones } demi-tons
} ; il manque { $rest } pour 12 : { $interval }
draw-named = couleur nommée : { $color }
draw-top = Sur la pile : { $card }, { $semitones }.
draw-top-heard = Sur la pile : { $color }, à l’oreille.
draw-out = hors jeu
draw-owed = { $count } à piocher
draw-vote = { $vote ->
    [stop] veut arrêter
   *[ready] continue
}
draw-drawn = { $card }, piochée à l’instant

## later: ear training

train-intro = Vous entendez deux notes. Combien de demi-tons les séparent ?
train-start = Jouer un intervalle
train-which = Quel intervalle est-ce ?
train-next = Suivant
train-right = Juste : { $heard }.
train-wrong = C’était « { $heard } », pas « { $taken } ».
train-added = Nouveau désormais : { $what }.
train-eased = Une étape en arrière, vers plus facile.
train-manner = { $manner ->
    [rising] montant
    [together] ensemble
   *[falling] descendant
}
train-register = { $register ->
    [low] grave
    [middle] au milieu
   *[high] aigu
}
train-step = Étape { $step } sur { $count }.
train-now = Les notes sonnent : { $how }. Où sur le piano : { $where }. { $count ->
    [0] { "" }
   *[other] Justes jusqu’ici : { $right } sur { $count }.
}
train-rule = Ce que vous manquez revient plus souvent ; { $right } justes sur { $run } ajoutent du nouveau, { $wrong } fautes le retirent.
train-easier = Plus facile
train-harder = Plus difficile
ear-record = Votre carnet
ear-span = Quelles réponses
ear-all = Toutes
ear-latest = Les { $count } dernières
ear-today = Aujourd’hui
ear-none = Rien encore. Vos réponses ici, et ce que vous entendez dans les parties à l’oreille, restent sur cet appareil.
ear-none-today = Aujourd’hui, vous n’avez encore rien répondu.
ear-table = Ce que vous avez pris pour quoi
ear-caption = Lignes : ce qui a sonné. Colonnes : votre réponse.
ear-interval = Intervalle
ear-known = Justes
ear-share = { $right } sur { $heard }
ear-day = Jour
ear-sure = Effacer les { $count } réponses et recommencer à l’étape 1 ?
ear-keep = Les garder
ear-erase = Effacer
ear-print = Imprimer

## later: after the game

look-race = Annonces et oublis
look-calls = { SAY($seat, form: "name") } : { $called ->
    [one] une annonce
   *[other] { $called } annonces
} à temps, { $caught ->
    [one] une prise
   *[other] { $caught } prises
} sur les autres, { $late ->
    [one] un oubli
   *[other] { $late } oublis
}.
look-what = Quoi
look-seconds = Secondes
look-called = a annoncé Ultima
look-caught = s’est fait prendre par { SAY($by, form: "name") }
look-by-ear = À l’oreille
look-ear = { SAY($seat, form: "name") } a entendu juste { $right } fois sur { $count }.
look-interval = Intervalle
look-right = Juste
look-taken-for = Le plus souvent pris pour
look-after = secondes après la carte
look-was-caught = s’est fait prendre
look-catcher = a pris quelqu’un
look-filled = Plein : entendu juste.
look-weak = Jaune : à travailler.
look-practise = Travailler l’oreille

## later: puzzles

clue-look = { $what ->
    [last] Il vous reste une carte.
    [tritone] Regardez vos tritons.
    [color] Regardez vos cartes de la couleur demandée.
    [octave] Cherchez un intervalle qui fait 12 avec la carte du dessus.
    [both] Une de vos cartes convient par la couleur et par l’intervalle.
    [drawn] Vous n’êtes pas obligé de poser la carte que vous avez piochée.
    [answer] Vous n’êtes pas obligé de vous laisser faire.
   *[draw] Vous n’êtes pas obligé de poser une carte.
}
clue-idea = { $what ->
    [out] Elle convient, et la manche est à vous.
    [draw2] Faites piocher deux cartes au suivant, et qu’il passe son tour.
    [again] Avec la bonne action, c’est tout de suite encore à vous.
    [next] Demandez-vous qui joue ensuite, et combien de cartes il a.
    [own-color] Vous pouvez choisir la couleur. Laquelle pourrez-vous poser ensuite ?
    [any-color] Vous pouvez choisir n’importe quelle couleur, même une que vous n’avez pas.
    [tritones] Gardez pour la fin ce qui termine le mieux une manche.
    [change] Un intervalle qui convient peut amener une autre couleur. Laquelle vous arrange ?
    [stays] Pensez à votre prochain tour : lesquelles de vos cartes conviendront encore ?
   *[wait] Pensez à ce qui reste dans votre main.
}

## day: the deal of the day

daily-title = Dix intervalles à l’oreille
daily-goal = Deux notes : quel intervalle ? Écoutez autant que vous voulez.
daily-won = { $reached } sur { $total }
daily-lost = { $reached } sur { $total }
daily-short = oreille { $reached }/{ $total }
daily-hint = Indice
daily-number = { $number } sur { $count }
daily-book = Les intervalles que vous connaissez
daily-book-how = Huit des dix derniers entendus et reconnus. Deux qui remplissent ensemble l’octave forment une paire.
daily-pairs = Paires maîtrisées : { $found } sur { $count }
daily-known = { $interval } : { $right } des { $heard } derniers
daily-train = L’entraînement et son relevé
