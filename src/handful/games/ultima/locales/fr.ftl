### Ce que dit Ultima. Ce que sont $seat, $card et SAY(…) est dit dans en.ftl.

## cover

tagline = Jouez par couleur ou par l’intervalle qui remplit l’octave ; annoncez votre dernière carte.

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
log-hand = Manche { $hand } : { YOU($seat) ->
    [you] vous commencez
   *[other] { $seat } commence
}.
log-dealt = { YOU($seat) ->
    [you] Vous recevez
   *[other] { $seat } reçoit
} { cards }.
log-flipped = On retourne { SAY($card, form: "the") }.
log-flipped-heard = La première carte est de couleur { $color } : écoutez son intervalle.
log-played = { part-plays }.
log-played-octave = { part-plays } : l’octave est pleine.
log-played-reverse = { part-plays } : le jeu tourne.
log-played-draw2 = { part-plays } : deux à piocher.
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
log-reshuffled = La défausse est mélangée : { cards } à piocher.
log-pending = { YOU($seat) ->
    [you] Vous devez piocher { $count } cartes ou répondre par un triton.
   *[other] { $seat } doit piocher { $count } cartes ou répondre par un triton.
}
log-skipped = { YOU($seat) ->
    [you] Vous passez votre tour.
   *[other] { $seat } passe son tour.
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
    [you] Vous dites Ultima !
   *[other] { $seat } dit Ultima !
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
} : { SAY($card, form: "the") } ne va pas.
log-hand-won = { YOU($seat) ->
    [you] Vous n’avez
   *[other] { $seat } n’a
} plus de cartes : +{ $gained }.
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
log-game-over = La partie est finie : { YOU($seats) ->
    [you] vous avez gagné
    [you-all] { $seats } avez gagné
    [others] { $seats } ont gagné
    [nobody] personne n’a gagné
   *[other] { $seats } a gagné
}.

## table: what is asked

prompt-turn = Posez { $color }, ou { SAY($partner, form: "a") }
prompt-turn-tritone = Posez { $color }, ou un triton
prompt-turn-heard = Posez { $color }, ou à l’oreille
prompt-drawn = Vous avez pioché { SAY($card, form: "the") }.
prompt-penalty = { $count } cartes vous arrivent.
prompt-other = À { $seat } de jouer
prompt-next-hand = On joue la manche suivante ?
prompt-waiting = On attend { $seats }.
prompt-over = La partie est finie.
hand-won = { YOU($seat) ->
    [you] Vous n’avez plus de cartes.
   *[other] { $seat } n’a plus de cartes.
}
hand-undecided = Personne ne se défait de toutes ses cartes.
hint-turn = Les cartes cochées vont. Touchez-en une pour l’entendre.
hint-turn-heard = Les cartes cochées vont par la couleur. Toute autre peut remplir l’octave ; si vous vous trompez, vous piochez une carte.
hint-none = Rien ne va : piochez.
hint-drawn = { $how ->
    [fits] Elle va. Vous ne pouvez poser que cette carte.
    [heard] Remplit-elle l’octave ? Si vous le pensez, posez-la. Si vous vous trompez, vous en piochez une autre.
   *[keep] Elle ne va pas : vous la gardez.
}
hint-penalty = Passez-les avec un triton, ou piochez-les.
hint-partner = { SAY($card, form: "start") } vaut { $a }. { $a } + { $b } = 12 : elle va avec { SAY($partner, form: "the") }.
card-refused = { SAY($interval, form: "start") } ne va pas.

## table: buttons and labels

button-draw = Piocher
button-play = Poser
button-play-none = choisir une carte
button-play-how = Le poser…
button-keep = La garder
button-pass = Passer
button-accept = { $count ->
    [one] En piocher une
   *[other] En piocher { $count }
}
button-ready = Manche suivante
button-stop = S’arrêter ici
button-call = dire Ultima !
button-let-pass = Laisser passer
button-catch = Attrapé ! Attraper { $seat }, faute d’annonce
shout = Ultima !
caught = Attrapé !
direction = On joue dans le sens { $way ->
    [clockwise] horaire
   *[counter] antihoraire
}
draw-pile = Pioche
draw-pile-left = Pioche, { cards }
fits = va
your-hand = Votre main
on-pile = Sur le tas
color-fits = { SAY($color, form: "start") } va
sum-fits = ou { $rest }, car { $count } + { $rest } = 12
tritone-fits = ou n’importe quel triton
ear-fits = ou ce qui remplit l’octave avec ce que vous entendez
listen = Réécouter
color-title = { SAY($color, form: "start") }
color-in-play = Couleur en jeu
color-named = nommée
octave-full = l’octave est pleine
octave-sum = { $a } + { $b } = 12
wins = { $count ->
    [one] { $count } manche gagnée
   *[other] { $count } manches gagnées
}
seat-line = { cards }, { $total }
seat-out = hors jeu, { $total }
caption = { $interval }, de { $low } à { $high }

tritone-title = Que fait le triton ?
tritone-does = { $action ->
    [reverse] Inverser
    [draw2] Piocher deux
   *[wild] Joker
}
tritone-reverse = Le jeu tourne : à { $seat }.
tritone-reverse-again = Le jeu tourne : à deux, c’est encore à vous.
tritone-reverse-back = Les cartes reviennent : { $seat } en pioche { $count } ou répond.
tritone-draw2 = { $seat } en pioche deux et passe son tour.
tritone-draw2-more = { $seat } en pioche { $count } ou répond par un triton.
tritone-wild = Vous nommez la couleur qui ira ensuite :
tritone-wild-on = Les cartes passent à { $seat }, et vous nommez la couleur :

melody = Entendre cette manche en mélodie
melody-stop = Arrêter la mélodie
midi = L’enregistrer en MIDI
setting-partner = Montrer quel intervalle remplit l’octave
ear = Votre oreille
ear-took = { $count ->
    [one] Une fois
   *[other] { $count } fois
}, vous avez pris « { $heard } » pour « { $taken } ».
ear-both = Entendre les deux
ear-right = Vous n’avez confondu aucun intervalle.

phrase-caught = Je vous tiens !
phrase-in_tune = C’était juste.
phrase-out_of_tune = Faux !
phrase-full_octave = Une octave entière !
phrase-my_colour = Ma couleur, enfin !
phrase-another_hand = Encore une manche ?

## later: what a move does, and why

explain-color = { SAY($color, form: "start") } va sur { $color }.
explain-sum = { SAY($one, form: "start") } et { SAY($other, form: "the") } remplissent l’octave : { $a } + { $b } = 12.
explain-heard = Essayez à l’oreille.
explain-answer = Un triton répond à une pénalité.
explain-wild = Ici, un triton va sur toute carte.
explain-reverse = Le jeu tourne.
explain-draw2 = La personne suivante en pioche deux et passe son tour.
explain-names = Vous nommez { $color }.
explain-calls = Vous dites Ultima.
explain-catch = { $seat } n’a qu’une carte et n’a rien annoncé : cela coûte deux cartes.
explain-accept = Piochez les { $count } cartes ; votre tour est fini.
explain-move = { $move ->
    [draw] Prenez la carte du dessus de la pioche ; si elle va, vous pouvez la poser aussitôt.
    [keep] Vous gardez la carte piochée et votre tour finit.
    [pass] Rien ne va et il n’y a rien à piocher.
    [ultima] Annoncez votre dernière carte avant qu’on vous attrape.
    [let_pass] Ne dites rien.
    [ready] Distribuer la manche suivante.
   *[stop] Finir la partie ici, si tout le monde est d’accord.
}

reason-last = C’est votre dernière carte : la manche est à vous.
reason-in-time = Vous annoncez à temps votre dernière carte.
reason-uncalled = On peut vous attraper, car vous n’annoncez pas votre dernière carte.
reason-hurts = { $seat } en pioche deux et passe son tour.
reason-again = Vous rejouez aussitôt.
reason-next = C’est ensuite à { $seat }, qui a { cards }.
reason-denies = { $seat } a déjà dû piocher sur cette couleur.
reason-tritones = Il ne vous reste que des tritons en main.
reason-colors = { $count ->
    [0] Vous gardez { $colors } couleurs sur quatre.
   *[other] Vous gardez { $colors } couleurs sur quatre et vous défaites de { points }.
}
reason-fitting = Vous avez une carte qui va ; piocher allonge votre main.
reason-nothing = Rien dans votre main ne va ; la carte piochée peut-être.
reason-keeps = { $count ->
    [0] Vous gardez une carte que vous pourriez poser.
   *[other] Vous gardez { points } dont vous pourriez vous défaire.
}

## later: why a move does not go

refuse-over = La partie est finie.
refuse-seat = Il n’y a pas de place { $seat } à cette table.
refuse-out = Vous êtes hors jeu : vous ne pouvez plus que regarder.
refuse-move = Ce coup n’existe pas.
refuse-call = Vous n’avez pas d’Ultima à dire maintenant.
refuse-catch = Il n’y a personne à attraper là.
refuse-let-pass = Il n’y a rien à laisser passer.
refuse-let-pass-twice = Vous avez déjà laissé passer.
refuse-playing = La manche est encore en cours.
refuse-twice = Vous avez déjà répondu.
refuse-target = Cette partie se joue jusqu’au but.
refuse-hand-over = La manche est finie : dites quand on peut continuer.
refuse-turn = C’est à { $seat } de jouer.
refuse-polling = D’abord, chacun dit s’il attrape { $seat }.
refuse-guard = On peut encore annoncer ou attraper : attendez un instant.
refuse-held = Vous n’avez pas { SAY($card, form: "the") }.
refuse-drawn = Après avoir pioché, vous ne pouvez poser que la carte piochée, { SAY($card, form: "the") }.
refuse-pending = { $count } cartes vous arrivent : posez un triton ou piochez-les.
refuse-match = Elle est { SAY($color, form: "f") }, pas { SAY($wanted, form: "f") }, et { $a } + { $b } font { $sum }, pas 12.
refuse-early-call = Dites Ultima en posant l’avant-dernière carte.
refuse-accept = Il n’y a pas de cartes à piocher à cause d’un triton.
refuse-not-drawn = Vous n’avez pas pioché de carte.
refuse-must-play-drawn = À cette table, une carte piochée qui va doit être posée.
refuse-draw-twice = Vous avez déjà pioché : posez cette carte ou gardez-la.
refuse-empty = Les deux tas sont épuisés.
refuse-must-play = À cette table, qui a une carte qui va doit la poser.
refuse-may-draw = Vous pouvez piocher, donc pas passer.
refuse-may-play = Vous avez une carte qui va et rien à piocher : posez-la.
refuse-action = Un triton demande une action : reverse, draw2 ou wild.
refuse-no-action = Seul un triton a une action ; { SAY($card, form: "the") } n’en a pas.
refuse-color = Avec wild, il faut une couleur : R, B, G ou Y.
refuse-no-color = Seul wild nomme une couleur.

## options

preset-sheet = Comme imprimé
    .help = Les règles de la feuille, en 150 points.
preset-lively = Vif
    .help = Le triton va partout et passe sa pénalité.
preset-short = Court
    .help = La première personne à gagner trois manches.
preset-ear-school = École de l’oreille
    .help = On joue à l’écoute ; Ultima est dit pour vous.

option-decks = Combien de jeux sont mêlés ; automatique : un pour six places.
option-tritone_wild = Un triton se pose sur toute carte.
option-must_play = Qui a une carte qui va doit la poser ; sinon, on pioche jusqu’à en avoir une.
option-stacking = Un triton peut passer un « piochez deux » : avec deux cartes de plus ou les mêmes deux.
    .off = non
    .add = en plus
    .pass = les mêmes
option-scoring = Qui gagne la manche prend tous les points ; ou les points sont mauvais et éliminent ; ou 1 par manche.
    .standard = normale
    .elimination = élimination
    .simple = simple
option-target = Points pour gagner, points qui éliminent, ou manches à gagner ; automatique : 150, 100 ou 5.
option-match_end = La partie finit au but, ou quand tout le monde veut s’arrêter entre deux manches.
    .target = au but
    .agreement = d’accord
option-starter = Qui commence la manche suivante : la place suivante, la même, ou qui a gagné.
    .rotate = la suivante
    .fixed = la même
    .winner = qui a gagné
option-first_starter = Qui commence la première manche.
option-final_penalty = Un « piochez deux » en dernière carte est annulé, ou se pioche et compte.
    .void = annulé
    .draw = compte
option-ultima_mode = Dire Ultima est une course, une question à chacun, ou se fait tout seul.
    .race = course
    .polled = question
option-ultima_guard_ms = À une table avec horloge : combien de temps personne ne joue après l’avant-dernière carte.
option-turn_cap = Une manche finit indécise après tant de tours.
option-max_hands = La partie finit après tant de manches.
option-ear_mode = À l’aveugle : la carte du dessus montre sa couleur et sonne, sans dire son nom.
    .off = non
    .blind = à l’aveugle

## later: house rules that make no game

problem-decks = À { $seats }, il faut au moins { $needed } cartes : prenez { $decks } jeux.
problem-elimination = L’élimination va toujours jusqu’à la dernière personne en jeu, sans s’arrêter d’un commun accord.
problem-agreement = Une partie qui finit d’un commun accord n’a pas de but.
problem-target = Avec ce décompte, le but est entre { $low } et { $high }.
problem-ear = Devoir poser trahirait l’intervalle caché.

## later: the first minute

lesson-1 = Le tas montre une carte bleue, et le bleu va sur le bleu. Posez une de vos cartes bleues.
    .then = Même couleur : cela va toujours.
lesson-2 = Rien de vert ici. Mais deux intervalles qui font douze vont aussi : le tas montre 3, il vous faut donc 9. Posez la sixte majeure.
    .then = 3 + 9 = 12 : l’octave est pleine, et c’est le rouge qui compte maintenant.
lesson-3 = Attention : deux intervalles égaux ne vont pas ensemble. 7 + 7 ne font pas 12. Quelle carte va ?
    .then = Une quarte complète une quinte : 5 + 7 = 12.
lesson-4 = Rien ne va. Piochez une carte ; si elle va, vous pouvez la poser aussitôt, et elle seule.
    .then = Vous avez pioché. Quoi qu’il vienne, vous posez cette carte ou la gardez, et le tour est fini.
lesson-5 = Un triton fait une chose sur trois : inverser le sens, faire piocher deux cartes à la personne suivante, ou choisir une couleur. Faites-en piocher deux à Ben.
    .then = Ben en pioche deux et passe son tour.
lesson-6 = Encore deux cartes : après ce coup il en restera une. Dites Ultima ! en la posant, sinon on peut vous attraper. Activez-le, puis jouez.
    .then = Une seule carte, et tout le monde le sait. C’est tout ce qu’il faut savoir.

## later: the terminal

move-play = poser une carte sur le tas ; un triton nomme son action
move-draw = piocher une carte
move-keep = garder la carte piochée
move-pass = passer, quand il n’y a rien à piocher
move-accept = piocher les cartes qu’apporte un triton
move-ultima = dire Ultima ! avant qu’on vous attrape
move-catch = attraper qui n’a rien annoncé
move-let_pass = laisser passer que quelqu’un n’a rien annoncé
move-ready = passer à la manche suivante
move-stop = finir la partie ici, si tout le monde est d’accord

draw-head = Manche { $hand } · { $way ->
    [clockwise] → sens horaire
   *[counter] ← sens antihoraire
} · pioche { $count }
draw-top = { $interval } ({ $semitones ->
    [one] { $semitones } demi-ton
   *[other] { $semitones } demi-tons
}, { $notes })
draw-top-named = { draw-top }, nommée { $color }
draw-top-heard = { $color }, à l’oreille : { $notes }
draw-out = hors jeu
draw-empty = aucune
draw-owed = { $count } à piocher
draw-vote = { $vote ->
    [stop] veut s’arrêter
   *[ready] veut continuer
}
draw-hand = Votre main : { $cards }
draw-drawn = Piochée à l’instant : { $card }  { $interval }
