### Ce que dit Boom Goes the Dynamite. Ce que sont $seat, $cards et SAY(…) est dit dans en.ftl.
### Les cartes qui rendent des nombres égaux sont gagnées ; seules brûlent celles posées pour du temps sans rien rapporter.

## cover

tagline = Trouvez des paires, ou égalisez deux nombres avec vos cartes, et espérez la dynamite.

## table: cards

color = { $color ->
    [R] rouge
    [Y] jaune
   *[B] bleu
}
kind = { $sign ->
    [add] Plus { $by }
    [subtract] Moins { $by }
    [multiply] Multiplié par { $by }
    [divide] Divisé par { $by }
    [wild] JOKER
   *[timer] CHRONO
}
number-card = { $number } { color }
ignite-card = { $form ->
    [kind] { kind }
   *[bare] { kind } en { color }
}
dynamite = dynamite
card-wild = JOKER : au choix
card-timer = secondes
blast = BOUM !

## table: the log

part-for-time = { $timers ->
    [one] un CHRONO
   *[other] { $timers } CHRONOS
}{ $wilds ->
    [0] { "" }
    [one] { " " }et un JOKER
   *[other] { " " }et { $wilds } JOKERS
}
part-takes-dynamite = Boum ! { YOU($seat) ->
    [you] Vous prenez
   *[other] { $seat } prend
} la dynamite en { $place }
log-begins = { YOU($seat) ->
    [you] Vous commencez.
   *[other] { $seat } commence.
}
log-dealt = { YOU($seat) ->
    [you] Vous recevez
   *[other] { $seat } reçoit
} { SAY($cards, form: "kind") }.
log-drew = { YOU($seat) ->
    [you] Vous piochez
   *[other] { $seat } pioche
} { $count ->
    [one] une carte
   *[other] { $count } cartes
}.
log-drew-cards = { YOU($seat) ->
    [you] Vous piochez
   *[other] { $seat } pioche
} { SAY($cards, form: "kind") }.
log-flipped = { YOU($seat) ->
    [you] Vous retournez { $place }.
   *[other] { $seat } retourne { $place }.
}
log-found = { YOU($seat) ->
    [you] Vous trouvez
   *[other] { $seat } trouve
} deux fois le { $number } : { $one } et { $other }.
log-wild = { YOU($seat) ->
    [you] Vous prenez
   *[other] { $seat } prend
} { $one } et { $other } avec un JOKER.
log-ignited = { YOU($seat) ->
    [you] Vous allumez
   *[other] { $seat } allume
} { $sums } et { YOU($seat) ->
    [you] gagnez
   *[other] gagne
} { $count } cartes.
log-exploded = { part-takes-dynamite }{ $count ->
    [0] { " " }; aucune carte ne la touche.
    [one] { " " }et une carte à côté : { $cards }.
   *[other] { " " }et { $count } cartes autour : { $cards }.
}
log-exploded-unseen = { part-takes-dynamite } et { $count ->
    [one] une carte à côté
   *[other] { $count } cartes autour
} ; ce qui était caché le reste jusqu’à la fin.
log-row = Une nouvelle rangée est posée : { $places }.
log-fuse = { YOU($seat) ->
    [you] Vous allumez la mèche
   *[other] { $seat } allume la mèche
} avec { part-for-time }.
log-time = { YOU($seat) ->
    [you] Vous ajoutez
   *[other] { $seat } ajoute
} { $card ->
    [wild] un JOKER
   *[timer] un autre CHRONO
} pour avoir plus de temps.
log-closed = { $reason ->
    [time] Le temps est écoulé.
    [stop] { YOU($seat) ->
        [you] Vous éteignez la mèche.
       *[other] { $seat } éteint la mèche.
    }
   *[game_over] Il n’y a plus rien à prendre.
} { $became ->
    [scored] { YOU($seat) ->
        [you] Vous gagnez
       *[other] { $seat } gagne
    } { $count ->
        [one] la carte qui a allumé la mèche
       *[other] les { $count } cartes qui ont nourri la mèche
    }.
   *[lost] { $count ->
        [one] La carte qui a allumé la mèche est perdue et ne compte
       *[other] Les { $count } cartes qui ont nourri la mèche sont perdues et ne comptent
    } pour personne.
}
log-missed = { YOU($seat) ->
    [you] Vous n’aviez pas de paire : les deux cartes sont cachées.
   *[other] { $seat } n’avait pas de paire : les deux cartes sont cachées.
}{ $count ->
    [0] { "" }
    [one] { "" }
   *[other] { " " }Cela fait { $count } tours de suite sans succès.
}
log-stuck = { YOU($seat) ->
    [you] Vous dites que personne ne peut faire de paire.
   *[other] { $seat } dit que personne ne peut faire de paire.
}
log-answered = { $answer ->
    [agree] { YOU($seat) ->
        [you] Vous êtes d’accord.
       *[other] { $seat } est d’accord.
    }
   *[object] { YOU($seat) ->
        [you] Vous voulez continuer.
       *[other] { $seat } veut continuer.
    }
}
log-door = { $door ->
    [certain] Tout le monde a vu qu’il n’y a pas de paire.
    [agreed] Tout le monde est d’accord : il n’y a pas de paire.
   *[dry] Trop de tours sans succès.
}
log-pool = { $count ->
    [0] Il ne reste aucune carte de feu à utiliser.
    [one] Une carte de feu est maintenant visible au milieu, pour tous.
   *[other] { $count } cartes de feu sont maintenant visibles au milieu, pour tous.
}
log-over = La partie est finie : { YOU($seats) ->
    [you] vous gagnez
    [you-all] { $seats } partagez la victoire
    [others] { $seats } partagent la victoire
   *[other] { $seats } gagne
} avec { cards }.

## table: what is asked

prompt-turn = Retournez une carte
prompt-turn-timer = Retournez une carte, ou allumez un CHRONO
prompt-again = À vous ! Encore une carte
prompt-again-timer = À vous ! Encore une carte, ou un CHRONO
prompt-second = Le { $number } est visible : retournez une deuxième carte
prompt-two = { $one } et { $other } : pouvez-vous les égaliser ?
prompt-two-cannot = Vos cartes n’égalisent pas { $one } et { $other } : cachez-les
prompt-two-none = { $one } et { $other } diffèrent : cachez-les
prompt-fuse = Retournez des cartes et prenez les paires jusqu’au bout de la mèche
prompt-other = { $seat } retourne des cartes
prompt-other-two = { $seat } essaie de rendre { $one } et { $other } égaux
prompt-other-fuse = { $seat } retourne des cartes jusqu’au bout de la mèche
prompt-vote = { $seat } demande : bloqués ?
prompt-called = { YOU($seat) ->
    [you] Vous dites : personne ne peut faire de paire
   *[other] { $seat } dit : personne ne peut faire de paire
}
prompt-over = La partie est finie.
hint-turn = Les nombres égaux sont à vous. S’ils diffèrent, posez des cartes qui les égalisent.
hint-timer = Ou levez d’abord un CHRONO : { $count } secondes pour retourner ce que vous osez.
hint-fuse = Retournez tout ce que vous pouvez ; quand la mèche s’éteint, votre tour est fini.
hint-wild = Un JOKER prend deux nombres différents, ou allonge un CHRONO.
hint-second = Avez-vous déjà vu le même nombre ?
hint-take = Touchez deux cartes pour les prendre.
hint-open = Retournez d’abord deux nombres, puis posez les cartes qui les égalisent.
hint-watch = Regardez et retenez : les cartes que personne ne gagne sont cachées de nouveau à leur place.
hint-vote = Si tous sont d’accord, { part-stuck-step }.
part-stuck-step = { $count ->
    [0] toutes les mains sont posées face visible au milieu et servent à tous
    [one] une carte de plus est posée
   *[other] { $count } cartes de plus sont posées
}
hand-empty = Vous n’avez plus de carte qui change un nombre. Les nombres égaux restent à vous.
glow = Vous pouvez égaliser deux nombres visibles.

## table: buttons and labels

button-ignite = Allumer
button-ignite-none = Une carte d’abord
button-wild = Prendre les deux
button-give-up = Les cacher
button-stop = Arrêter
button-light = Allumer la mèche : { $count } s
button-more = { $count } s de plus
button-stuck = On est bloqués
button-agree = D’accord
button-object = Continuer

matchbox = Boîte d’allumettes
match-pile = Pioche des nombres
ignite-pile = Pioche de feu
lost = Perdues : { $count }
    .why = ne comptent pour personne
pool = Cartes pour tous
laid-for-time = Cartes posées pour du temps
your-hand = Votre main
scores = Cartes gagnées
players = À la table
in-hand = { $count } en main
won = { $count ->
    [one] { $count } carte gagnée
   *[other] { $count } cartes gagnées
}
won-of = { $count ->
    [one] carte gagnée
   *[other] cartes gagnées
}
to-go = { $count ->
    [one] encore { $count } carte
   *[other] encore { $count } cartes
}
    .how = qui a le plus de cartes gagne
open = visible
seen = déjà vue
gap = vide
turns-next = se retourne tout de suite
heard = Visibles : { $cards }

dry = { $turns ->
    [one] { $turns } tour sans succès
   *[other] { $turns } tours sans succès
}. { $then ->
    [end] À { $limit }, la partie finit
   *[help] À { $limit }, { part-stuck-step }
}
stuck = Bloqués ?
agrees = d’accord

shout-fuse = La mèche brûle !
shout-closed = { $reason ->
    [time] Temps !
   *[stop] Stop !
}
shout-answer = { $answer ->
    [agree] Bloqués.
   *[object] On continue !
}
caption = { $sound ->
    [flip] une carte se retourne
    [strike] une allumette craque
    [boom] boum
    [fuse] une mèche siffle et fait tic-tac
   *[bell] une cloche
}

phrase-tick_tock = Tic, tac …
phrase-bang = Boum !
phrase-it_was_here = Elle était là, pourtant !
phrase-so_close = Si près !
phrase-who_remembers = Quelqu’un s’en souvient ?
phrase-good_sum = Bien calculé !

## later: two open numbers, and the end

hits = { $count ->
    [one] { $count } réussite
   *[other] { $count } réussites
}
end-run = { $seat } : { hits } en { $seconds } secondes
odd = { $number } est impair : on ne peut pas le diviser par 2.
apart = { $count ->
    [one] Un d’écart.
   *[other] { $count } d’écart.
}
pool-empty = Il ne reste aucune carte de feu.
alike = { $count ->
    [one] une seule
   *[other] { $count } pareilles
}
seconds-left = { $count ->
    [one] encore { $count } seconde
   *[other] encore { $count } secondes
}
hint-two = { apart } Posez des cartes, ou cachez-les.
sum-start = Si c’est possible : touchez un nombre, puis une carte.
sum-off = Pour reprendre une carte, touchez-la.
sum-wild = Un JOKER prend deux nombres quelconques : trois cartes pour vous.
sum-equal = Égaux : { $count } cartes pour vous.
sum-yours = Égaux : à vous.
sum-on = Poser la prochaine carte sur le { $number } en { $place }
sum-take = Reprendre { $card }
end-made = { $numbers ->
    [one] { $numbers } nombre
   *[other] { $numbers } nombres
}, { $ignite ->
    [one] { $ignite } carte de feu
   *[other] { $ignite } cartes de feu
}{ $sticks ->
    [0] { "" }
    [one] , un bâton de dynamite
   *[other] , { $sticks } bâtons de dynamite
}
end-won = Ce que chacun a gagné
end-left = Restées dans la boîte
end-finish = Contre la mèche, seconde après seconde

## later: what a move does, and why

name-flip = Retournez { $place }.
name-timer = Allumez la mèche avec { part-for-time }.
name-ignite = Allumez : { $sums }.
name-claim = Prenez les deux cartes { $number }.
name-wild = Prenez le { $one } et le { $other } avec un JOKER.
name-move = { $move ->
    [call_stuck] Dites que plus rien ne va.
    [give_up] Cachez de nouveau les deux cartes.
    [add_timer] Ajoutez un CHRONO à la mèche.
    [add_wild] Ajoutez un JOKER à la mèche.
    [stop] Éteignez la mèche.
    [agree] Reconnaissez que plus rien ne va.
   *[object] Dites qu’il reste peut-être une paire.
}

explain-flip = Tout le monde voit ce qu’il y a en { $place }.
explain-timer = Avec { part-for-time }, vous retournez et prenez tout ce que vous pouvez jusqu’à ce que la mèche s’éteigne ; ensuite votre tour est fini.
explain-ignite = { $sums } : { $count } cartes pour vous.
explain-claim = Les deux sont des { $number } : ils sont à vous.
explain-wild = Un JOKER prend deux nombres quelconques, ici { $one } et { $other }. Vous gagnez les trois cartes.
explain-call = Si tous les autres sont d’accord, { part-stuck-step }.
explain-move = { $move ->
    [give_up] Les deux cartes sont cachées de nouveau et votre tour est fini.
    [add_timer] Un CHRONO de plus : la mèche brûle plus longtemps.
    [add_wild] Un JOKER pour du temps : la mèche brûle un peu plus longtemps.
    [stop] Vous éteignez la mèche et votre tour est fini.
   *[object] Le vote est fini et la partie continue.
}

reason-ignite = { $sums } : vous gagnez { $count } cartes et votre tour continue.
reason-ignite-fuse = { $sums } : vous gagnez { $count } cartes.
reason-look = { $count ->
    [one] Il y a une carte que personne n’a vue : c’est le moment de la voir.
   *[other] Il y a { $count } cartes que personne n’a vues : c’est le moment d’en voir beaucoup.
}
reason-stop = { $count ->
    [0] Toutes les cartes ont été vues : il n’y a rien de nouveau à voir.
    [one] Vous laissez aux autres une carte que personne n’a vue.
   *[other] Vous laissez aux autres { $count } cartes que personne n’a vues.
}
reason-could = Vous pourriez prendre les deux cartes.
reason-could-not = Aucune carte à votre disposition n’égalise les deux.
reason-unknown = Personne n’a vu cette carte. Si c’est de la dynamite, vous gagnez { cards }.
reason-fits-open = { $count ->
    [0] Vous avez vu le { $number } ici : il va avec le { $other } visible.
    [one] Vous avez vu le { $number } ici : avec une carte, il égale le { $other } visible.
   *[other] Vous avez vu le { $number } ici : avec { $count } cartes, il égale le { $other } visible.
}
reason-fits = { $count ->
    [0] Ce { $number } va avec le { $other } en { $place }.
    [one] Avec une carte, ce { $number } égale le { $other } en { $place }.
   *[other] Avec { $count } cartes, ce { $number } égale le { $other } en { $place }.
}
reason-nothing-new = Vous avez tous vu le { $number } ici : il n’apprend rien aux autres.

## later: why a move does not go

refuse-over = La partie est finie.
refuse-seat = Il n’y a pas de place { $seat } à cette table.
refuse-late = Trop tard : la mèche est éteinte.
refuse-turn = C’est le tour de { $seat }.
refuse-move = Ce coup n’existe pas.
refuse-called = Vous avez demandé si on est bloqués : les autres répondent.
refuse-answered = Vous avez déjà répondu.
refuse-vote = Dites d’abord si on est bloqués ou non.
refuse-ready = Retournez une carte, ou jouez un CHRONO.
refuse-second = Retournez une deuxième carte.
refuse-two = Égalisez les deux nombres, ou cachez les deux cartes.
refuse-fuse = Votre mèche brûle : retournez des cartes et prenez des paires.
refuse-timer-late = Un CHRONO se joue quand votre tour commence ou juste après avoir gagné des cartes, avant de retourner la suivante.
refuse-wild-alone = Un JOKER ne donne du temps que si un CHRONO a allumé la mèche.
refuse-stuck-late = On ne peut dire qu’on est bloqués que tout au début de son tour.
refuse-stuck-early = On peut dire qu’on est bloqués après { $needed } tours de suite sans succès ; jusqu’ici : { $count }.
refuse-time = Cela prend { $cost } s, mais il ne reste que { $left } s.
refuse-fast = Une carte après l’autre : attendez un instant.
refuse-up = { $place } est déjà visible.
refuse-empty = Il n’y a pas de carte en { $place }.
refuse-down = { $place } est cachée.
refuse-only-timer = Seul un CHRONO allume la mèche.
refuse-only-wild = Avec un CHRONO, on ne pose que des JOKERS.
refuse-no-timer = Il faut au moins un CHRONO pour allumer la mèche.
refuse-no-call = À cette table, personne ne peut dire qu’on est bloqués.
refuse-pool = Les cartes de feu sont déjà au milieu : il n’y a plus d’autre aide.
refuse-called-before = Vous avez déjà demandé ; redemandez quand quelqu’un aura gagné des cartes.
refuse-not-timer = { $card } n’est pas un CHRONO.
refuse-not-wild = { $card } n’est pas un JOKER.
refuse-more-late = Un CHRONO s’ajoute juste après avoir allumé la mèche ou gagné des cartes, avant de retourner la suivante.
refuse-card = Vous n’avez pas de { $card }.
refuse-card-pool = Il n’y a pas de { $card } au milieu.
refuse-twice = Vous n’avez { $count ->
    [one] qu’une carte
   *[other] que { $count } cartes
} { $card } : chaque carte compte une fois.
refuse-twice-pool = Il n’y a { $count ->
    [one] qu’une carte
   *[other] que { $count } cartes
} { $card } au milieu : chaque carte compte une fois.
refuse-same = Il faut deux cartes pour une paire.
refuse-unequal = { $one } et { $other } ne sont pas égaux : posez des cartes qui les égalisent.
refuse-formulas = Sur un nombre, on ne pose que Plus, Moins, Multiplié et Divisé.
refuse-equal = Les deux sont déjà des { $number } : il n’y a besoin d’aucune carte.
refuse-no-cards = Posez au moins une carte.
refuse-sum = { $sum }, pas { $number }.
refuse-sums = { $one }, mais { $other }.
refuse-passengers = { $count ->
    [one] { $cards } ne sert à rien ici : la paire tient sans cette carte.
   *[other] { $cards } ne servent à rien ici : la paire tient sans ces cartes.
}

## new

preset-standard = Standard
    .help = Le jeu entier, avec toutes les cartes.
preset-quick = Rapide
    .help = Plus court : les cartes bleues restent dans la boîte.
preset-junior = Junior
    .help = Ni multiplier ni diviser ; le vu est marqué ; les CHRONOS durent plus.

## options

option-hand_size = Combien de cartes de feu vous recevez et jusqu’à combien vous piochez ; automatique : 3 à deux ou trois joueurs, sinon 2.
option-junior = Les quatre cartes Multiplié par 2 et Divisé par 2 sont retirées.
option-remove_colours = Une partie plus rapide : les cartes de ces couleurs quittent les deux pioches ; la dynamite reste.
    .R = rouge
    .Y = jaune
    .B = bleu
option-ignite_use = Chaque carte posée doit servir à la paire, ou on peut en ajouter d’autres, qui comptent aussi.
    .needed = nécessaires
    .free = libres
option-division = Seuls les nombres pairs se divisent par 2, ou les demis et les quarts comptent exactement.
    .exact = exacte
    .fractions = avec fractions
option-dynamite_reach = La dynamite prend toutes les cartes autour, ou seulement à côté, au-dessus et au-dessous.
    .all8 = autour
    .orthogonal = en croix
option-dynamite_turn = Après la dynamite votre tour continue, ou s’arrête ; un CHRONO continue dans tous les cas.
    .continues = continue
    .ends = s’arrête
option-chain_explosions = La dynamite prise dans une explosion explose aussi.
option-reveal_haul = Ce que prend une explosion est montré ; sinon ce qui est caché reste inconnu.
option-timer_seconds = Secondes que donne un CHRONO.
option-wild_seconds = Secondes que donne un JOKER posé pour du temps.
option-timer_clock = Les secondes d’un CHRONO s’écoulent vraiment, ou chaque coup en coûte un nombre fixe.
    .real = horloge
    .nominal = temps fixe
option-flip_gap_ms = Quand les secondes d’un CHRONO s’écoulent vraiment : millisecondes avant de pouvoir retourner la carte suivante.
option-timer_scores = Un CHRONO compte pour vous s’il vous a fait gagner quelque chose, toujours, ou jamais.
    .if_won = si succès
    .always = toujours
    .never = jamais
option-stuck_call = Les joueurs peuvent convenir qu’ils sont bloqués.
option-stuck_turns = Après combien de tours de suite sans succès d’autres cartes sont posées ; automatique : 10, ou deux par joueur si c’est plus.
option-common_pool = Le fonds commun a toutes les mains et la pioche de feu, ou les mains seules.
    .hands_and_pile = mains et pioche
    .hands_only = mains seules
option-memory_aid = Aide pour les cartes déjà vues : aucune, une marque, ou leur face.
    .none = aucune
    .marks = marques
    .faces = faces
option-ignite_hint = Qui joue n’apprend rien, qu’un allumage existe, ou lesquels.
    .off = rien
    .glow = qu’il existe
    .full = lesquels
option-first_player = Qui commence.
option-tie_break = Une égalité partage la victoire, ou plus de cartes d’allumettes gagnent.
    .shared = partagée
    .match_cards = allumettes

## later: house rules that make no game

problem-cards = { $seats } joueurs × { $each } cartes = { $needed }, mais cette pioche de feu en a { $there } : retirez moins de couleurs ou distribuez moins.

## later: the lesson

lesson-goal = Gagnez le plus de cartes. Les nombres égaux sont à vous, et vos cartes peuvent rendre égaux les autres. Cette partie est presque finie : Tina a 24 cartes, vous 17.
lesson-1 = Neuf cartes sont cachées. Retournez la première, en haut à gauche.
    .other = En jeu, n’importe laquelle irait. Ici une paire attend : prenez celle qui est marquée.
lesson-2 = Un 5. Retournez maintenant celle du milieu.
    .then = Deux cinq : les deux sont à vous, et vous continuez. De nouvelles cartes remplissent les trous.
lesson-3 = Continuez : retournez la carte marquée, puis la suivante.
lesson-5 = Vos propres cartes, les cartes de feu, changent un nombre : 5 + 2 font 7. Le 5 est choisi. Touchez votre Plus 2, puis Allumer.
    .other = Votre tour serait fini. Vous pouvez les rendre égaux : 5 + 2 = 7.
    .then = Trois cartes pour vous : les deux nombres et celle que vous avez utilisée. Vous continuez.
lesson-6 = Encore deux : la carte marquée, puis la suivante.
lesson-8 = 8 et 3. Posez vos deux cartes sur le 3, et il peut faire 8. Laquelle d’abord ? Touchez le 3 et essayez.
    .other = Votre tour serait fini. Posez les deux sur le 3. Si cela ne fait pas 8, reprenez-les et essayez l’autre ordre.
    .then = 3 + 1 font 4, fois 2 font 8. Dans l’autre sens cela ferait 7 : l’ordre compte.
lesson-9 = Encore une fois : la carte marquée, puis la suivante.
lesson-11 = 4 et 2, et plus de carte pour les changer. Cachez-les, et retenez le 4 : en bas à gauche.
    .then = Votre tour est fini, et c’est maintenant seulement que vous piochez. À Tina.
lesson-12 = Où sont les deux quatre ? Vous les avez vus tous les deux.
    .before = Tina retourne deux cartes.
    .before-2 = Un 4 et un 10 : Tina ne peut pas les égaliser et les cache. Retenez où est son 4.
    .other = Personne n’a vu de 4 à cet endroit. L’un est en haut à gauche, l’autre en bas à gauche.
lesson-13 = Et l’autre 4 ?
    .other = L’autre 4 est ailleurs : l’un est en haut à gauche, l’autre en bas à gauche.
    .then = Une paire de mémoire. Tout le monde voit chaque carte retournée, donc les autres la retiennent aussi.
lesson-14 = Quelque chose siffle au milieu. Retournez-le.
    .other = Plus tard. Quelque chose siffle au milieu.
    .then = Boum ! La dynamite est à vous, avec toutes les cartes autour. Et vous continuez.
lesson-15 = Il reste quatre cartes. Allumez votre CHRONO avant d’en retourner une : il vous donne dix secondes pour retourner ce que vous voulez. Touchez-le, puis allumez la mèche.
    .other = Cela va aussi. Mais allumez d’abord le CHRONO : c’est permis seulement avant de retourner une carte.
    .then = En jeu, la mèche brûle toute seule, et à la fin votre tour est fini. Ici elle ne brûle que quand vous agissez.
lesson-16 = Retournez toute la rangée du haut.
    .other = Retournez d’abord la rangée du haut.
lesson-19 = Deux six ! Tant que la mèche brûle, prenez-les vous-même : touchez l’un, puis l’autre.
    .other = Prenez d’abord ce qui est là : deux six.
    .then = Cela a coûté une seconde. Si vous ne voyez plus rien, « Arrêter » finit votre tour avant que les autres voient d’autres cartes.
lesson-20 = Il reste deux cartes. Retournez l’autre aussi.
    .other = Il reste deux cartes à gagner. Retournez l’autre.
lesson-21 = 2 et 1, et 2 − 1 font 1. Touchez le 2, le 1, puis Moins 1, puis Allumer.
    .other = D’abord le calcul : 2 − 1 = 1.
    .then = Les dernières cartes sont à vous, et le CHRONO compte aussi, car il a rapporté : 43 à 24. Vous gagnez, et c’est tout ce qu’il faut savoir.

## later: the terminal

move-flip = retourner une carte
move-timer = allumer la mèche avec un ou plusieurs CHRONOS, et des JOKERS pour plus de temps
move-call_stuck = dire que personne ne peut faire de paire
move-ignite = égaliser deux nombres visibles avec des cartes de calcul
move-wild = prendre deux nombres visibles différents avec un JOKER
move-give_up = cacher les deux cartes ; votre tour est fini
move-claim = prendre deux nombres visibles égaux
move-add_timer = ajouter un CHRONO tant que la mèche brûle
move-add_wild = ajouter un JOKER pour du temps tant que la mèche brûle
move-stop = éteindre la mèche ; votre tour est fini
move-agree = convenir que personne ne peut faire de paire
move-object = dire qu’il peut y avoir une paire

## later: tips in a first game

tip-turn = Retournez deux cartes : si les nombres sont égaux, elles sont à vous et vous rejouez.
tip-wild = Un JOKER fait une paire de deux nombres quelconques, à lui seul.
tip-sum = { $one } et { $other } ne sont pas encore égaux : vos cartes peuvent changer un nombre, et chaque carte utilisée compte aussi.
tip-remember = Vous n’avez rien qui les change : ils seront cachés de nouveau, alors retenez où sont { $one } et { $other }.
tip-timer = Jouez le CHRONO avant de retourner une carte : pendant { $count } secondes, vous en retournez autant que vous voulez.

draw-goal = le plus de cartes gagne
draw-box-empty = La boîte d’allumettes est vide.
draw-match = Pioche des nombres { $count }
draw-ignite = Pioche de feu { $count }
draw-lost = Perdues : { $cards }
draw-laid = la mèche brûle : { $cards }
draw-fuse = { $fuse } { $left } s
draw-won = { $count ->
    [one] { $count } gagnée
   *[other] { $count } gagnées
}
draw-called = dit que tout est bloqué
draw-unseen = { $count } non vues
draw-pool = Au milieu, pour tous : { $cards }
draw-none = aucune carte
build-so-far = { $one } et { $other }. { $equal ->
    [True] C’est égal
   *[False] Pas encore égal
}
build-lay = Posez { $kind } sur le { $number } en { $place }
build-take = Allumez { $one } et { $other } : { $count } cartes pour vous

## later: after the game

look-seen = Ce qu’on avait vu
look-no-pair = Personne n’a jamais connu les deux cartes d’une paire.
look-named = { SAY($seat, form: "name") } connaissait les deux cartes d’une paire lors de { $count ->
    [one] un essai
   *[other] { $count } essais
} et { $named ->
    [0] n’en a nommé aucune
   *[other] en a nommé { $named }
}.
look-pair = Paire
look-places = Places
look-was-named = Nommée
look-fuse = Calculs sous la mèche
look-fuse-made = { $made } paires visibles sur { $count } ont été prises à temps.
look-numbers = Restées là
look-fresh = frais : montré il y a { $count } tours au plus
look-again = montré de nouveau
look-faded = vite oublié
look-could = { $name } pouvait nommer une paire
look-could-other = quelqu’un d’autre le pouvait
look-came = ✓ nommée, ✕ pas nommée. La forme au bout d’une barre : qui a pris la carte.
look-sideways = Faites défiler de côté pour voir tous les tours.
look-at = Tour { $turn }
look-lie = { $known } cartes sur { $count } avaient été montrées.
look-missed = Manqué au tour { $turn } : { $one } et { $other }.
look-known-pair = { SAY($seat, form: "name") } pouvait nommer les deux { $card } en { $one } et { $other }.

## later: puzzles

clue-seen = { $place } : { $number }
clue-look = { $what ->
    [open] Un nombre est visible. Quelle carte déjà vue va avec lui ?
    [nothing] Un nombre est visible. Une carte déjà vue va-t-elle avec lui ?
    [pair] Quelles sont les deux cartes déjà vues qui vont ensemble ?
    [unseen] Regardez les cartes que personne n’a vues.
    [time] Regardez vos CHRONOS : vous pouvez retourner plus de deux cartes.
    [fuse] La mèche brûle. Regardez ce qui est visible.
   *[sums] Deux nombres sont visibles. Regardez vos cartes de feu.
}
clue-idea = { $what ->
    [equal] Cherchez des nombres égaux : ils ne coûtent aucune carte.
    [made-equal] Les nombres sont différents, mais { $count ->
        [one] une carte de feu les rend égaux.
       *[other] { $count } cartes de feu les rendent égaux.
    }
    [blast] Si c’est de la dynamite, tout ce qui l’entoure est à vous : choisissez une place qui a beaucoup de voisins.
    [old] Retournez une carte qui n’apprend rien aux autres.
    [new] C’est peut-être justement la carte qu’il vous faut.
    [laid] Chaque carte posée vaut un point, mais vous ne l’avez plus : ici, le mieux est d’en poser { $count ->
        [one] une.
       *[other] { $count }.
    }
    [wild] Un JOKER rend égaux deux nombres quelconques.
    [many] { $count ->
        [one] Il y a une carte que personne n’a vue : c’est le moment de la regarder.
       *[other] Il y a { $count } cartes que personne n’a vues : c’est le moment de les regarder.
    }
    [stop] Vous pouvez vous arrêter avant la fin du temps.
    [time] Vous pouvez allonger le temps.
   *[save] Vous n’êtes pas obligé de prendre tout ce que vous pouvez : vos cartes vaudront peut-être davantage plus tard.
}

## day: the deal of the day

daily-title = Une boîte de Boom
daily-goal = Tout est face visible. Prenez les six paires : des nombres égaux, ou que les formules du milieu rendent égaux.
daily-other = Personne
daily-won = { $reached } paires sur { $total }
daily-lost = { $reached } paires sur { $total }
daily-short = Boom { $reached }/{ $total }
