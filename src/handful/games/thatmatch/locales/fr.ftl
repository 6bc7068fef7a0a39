### Ce que dit That Match Game. Ce que sont $seat, $card, $place et SAY(…) est dit dans en.ftl.

## cover

tagline = Remplissez chaque couleur exactement ; qui remplit la dernière prend les étoiles, sauf si l’éclair frappe.

## table: cards

# start : au début de la phrase.
colour = { $form ->
    [start] { $colour ->
        [R] Rouge
        [Y] Jaune
       *[B] Bleu
    }
   *[other] { part-colour }
}
part-colour = { $colour ->
    [R] rouge
    [Y] jaune
    [B] bleu
   *[M] toutes couleurs
}
# a : « un 3 rouge » ; the : « le 3 rouge » ; start : le même au début de la phrase.
card = { part-le }{ $number } { part-colour }
card-bolt = { part-le }{ $number } éclair { part-colour }
part-le = { $form ->
    [a] un{ " " }
    [the] le{ " " }
    [start] Le{ " " }
   *[bare] { "" }
}
card-exclamation = { $form ->
    [a] une exclamation
    [the] l’exclamation
    [start] L’exclamation
   *[bare] exclamation
} { $colour ->
    [R] rouge
    [Y] jaune
   *[B] bleue
}
card-other = { $card ->
    [KR] { part-le }bloc rouge
    [KO] { part-le }bloc orange
    [HAUL] Pêche
    [SNATCH] Rapt
   *[RESCUE] Secours
}
colour-title = { SAY($colour, form: "start") }
card-title = { $card ->
    [KR] Bloc rouge
    [KO] Bloc orange
    [HAUL] Pêche
    [SNATCH] Rapt
   *[RESCUE] Secours
}
card-does = { $card ->
    [KR] annule un nombre
    [KO] annule un bloc|ou une spéciale
    [HAUL] Piochez 3, puis|revenez à la limite
    [SNATCH] Prenez une carte|sans la voir
   *[RESCUE] Vos nombres perdus|reviennent
}
point = carte à points de { stars }
stars = { $count ->
    [one] { $count } étoile
   *[other] { $count } étoiles
}
place = { $place ->
    [1] première
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
    [6] sixième
    [7] septième
    [8] huitième
    [9] neuvième
   *[other] { $place }e
}

## table: the log

log-stars = Qui a le plus d’étoiles commence : { $turned }.
log-turned = { $seat } { stars }
log-begins = { YOU($seat) ->
    [you] Vous commencez.
   *[other] { $seat } commence.
}
log-dealt = { YOU($seat) ->
    [you] Vous recevez
   *[other] { $seat } reçoit
} { cards }.
log-drew = { YOU($seat) ->
    [you] { $count ->
        [0] Vous ne piochez rien.
        [one] Vous piochez une carte.
       *[other] Vous piochez { $count } cartes.
    }
   *[other] { $count ->
        [0] { $seat } ne pioche rien.
        [one] { $seat } pioche une carte.
       *[other] { $seat } pioche { $count } cartes.
    }
}
log-drew-cards = { YOU($seat) ->
    [you] Vous piochez
   *[other] { $seat } pioche
} { SAY($cards, form: "a") }.
log-reshuffled = La défausse est mélangée : { cards } à piocher.
log-refilled = La { place } carte est nouvelle : { stars } pour rouge { $red }, jaune { $yellow } et bleu { $blue }.
log-refilled-none = Il n’y a plus de carte à points : la { place } place reste vide.
part-lays = { YOU($seat) ->
    [you] Vous posez
   *[other] { $seat } pose
} { SAY($card, form: "a") }
part-as = { $lane ->
    [R] { " " }comme rouge
    [Y] { " " }comme jaune
    [B] { " " }comme bleu
   *[no] { "" }
}
log-laid = { part-lays }{ part-as } sur la { place } carte.
log-laid-counts = { part-lays } sur la { place } carte : elle vaut { $value }.
log-laid-takes = { part-lays }{ part-as } sur la { place } carte, pour la prendre.
log-haul = { YOU($seat) ->
    [you] Vous jouez
   *[other] { $seat } joue
} Pêche, pour piocher trois cartes.
log-snatch = { YOU($seat) ->
    [you] Vous jouez
   *[other] { $seat } joue
} Rapt, pour prendre une carte chez { $target }.
part-throws = { YOU($seat) ->
    [you] Vous lancez
   *[other] { $seat } lance
} { SAY($cards, form: "a") }
log-bolted = { part-throws }, le même nombre. { part-stands }
log-bolted-sum = { part-throws } : { $sum }, le même nombre. { part-stands }
part-blocks = { YOU($seat) ->
    [you] Vous bloquez
   *[other] { $seat } bloque
} { SAY($card, form: "the") }
part-stands = { YOU($owner) ->
    [you] C’est votre coup qui tient maintenant.
   *[other] C’est le coup de { $owner } qui tient maintenant.
}
log-red-block = { part-blocks }. { part-stands }
log-red-block-nothing = { part-blocks }. Plus aucun coup ne tient.
part-orange = { YOU($seat) ->
    [you] Vous jouez
   *[other] { $seat } joue
} un bloc orange
log-orange-block = { part-orange }. { part-stands }
log-orange-block-nothing = { part-orange }. Plus aucun coup ne tient.
log-rescue = { YOU($seat) ->
    [you] Vous jouez
   *[other] { $seat } joue
} Secours.
log-declined = { YOU($seat) ->
    [you] Vous ne répondez pas.
   *[other] { $seat } ne répond pas.
}
log-nothing-sticks = Rien ne reste sur la carte à points.
log-back = { YOU($seat) ->
    [you] Vous récupérez
   *[other] { $seat } récupère
} { SAY($cards, form: "the") }.
log-filled = { SAY($colour, form: "start") } est rempli sur la { place } carte.
log-taken = { YOU($seat) ->
    [you] Vous prenez
   *[other] { $seat } prend
} la { place } carte avec { stars }, { $total } en tout.
log-cancelled = { YOU($seat) ->
    [you] Votre { $card } reste sans effet.
   *[other] { $card } de { $seat } reste sans effet.
}
log-snatched = { YOU($seat) ->
    [you] Vous prenez
   *[other] { $seat } prend
} une carte chez { $target }.
log-snatched-card = { YOU($seat) ->
    [you] Vous prenez
   *[other] { $seat } prend
} { SAY($card, form: "a") } chez { $target }.
log-snatched-none = { YOU($target) ->
    [you] Vous n’avez plus de carte à prendre.
   *[other] { $target } n’a plus de carte à prendre.
}
log-discarded = { YOU($seat) ->
    [you] Vous défaussez
   *[other] { $seat } défausse
} { SAY($cards, form: "a") }.
log-tossed = { YOU($seat) ->
    [you] Vous jetez
   *[other] { $seat } jette
} { SAY($cards, form: "a") }.
log-turn-ended = { YOU($seat) ->
    [you] Votre tour est fini.
   *[other] Le tour de { $seat } est fini.
}
log-game-over = { $reason ->
    [target] La partie est finie
    [exhausted] Il n’y a plus de carte à points
    [stalled] Depuis trop longtemps aucune carte ne reste
   *[cap] C’était le dernier tour
} : { YOU($seats) ->
    [you] vous gagnez
    [you-all] { $seats } partagez la victoire
    [others] { $seats } partagent la victoire
   *[other] { $seats } gagne
} avec { stars }.

## table: what is asked

prompt-over = La partie est finie.
prompt-waiting = On attend la réponse de { $seats }.
prompt-waiting-play = { YOU($seat) ->
    [you] { YOU($seats) ->
        [others] { $seats } peuvent répondre à votre { $colour } { $value }.
       *[other] { $seats } peut répondre à votre { $colour } { $value }.
    }
   *[other] { YOU($seats) ->
        [others] { $seats } peuvent répondre au { $colour } { $value } de { $seat }.
       *[other] { $seats } peut répondre au { $colour } { $value } de { $seat }.
    }
}
# What an exclamation counts, where other cards say their number.
exclamation-value = « ! » comme { $value }
# $sum is “1 + 2 = 3”, or the number of a single bolt.
prompt-waiting-bolts = { $seats } { YOU($seats) ->
    [others] peuvent
   *[other] peut
} répondre { YOU($seat) ->
    [you] { $count ->
        [one] à votre éclair
       *[other] à vos éclairs
    }
   *[other] { $count ->
        [one] à l’éclair
       *[other] aux éclairs
    } de { $seat }
} : { $sum }.
prompt-other = { $seat } joue.
prompt-draw = Piochez { $count ->
    [one] une carte
   *[other] jusqu’à { $count } cartes
}, ou aucune.
prompt-play = Jouez { $count ->
    [one] une carte
   *[other] jusqu’à { $count } cartes
}.
prompt-play-more = Vous pouvez encore jouer { $count ->
    [one] une carte
   *[other] { $count } cartes
}.
prompt-trim = Défaussez { $count ->
    [one] une carte
   *[other] { $count } cartes
} : vous pouvez en tenir { $limit }.
prompt-answer = { $seat } pose { $colour } { $value } sur la { place } carte : répondez-vous ?
    .passes = { $seat } pose { $colour } { $value } sur la { place } carte.
prompt-answer-bolts = { $seat } lance des éclairs pour { $colour } { $value } sur la { place } carte : répondez-vous ?
    .passes = { $seat } lance des éclairs pour { $colour } { $value } sur la { place } carte.
prompt-answer-takes = { $seat } prendrait { stars } avec { $colour } { $value } sur la { place } carte : répondez-vous ?
    .passes = { $seat } prendrait { stars } avec { $colour } { $value } sur la { place } carte.
prompt-answer-haul = { $seat } joue Pêche, pour piocher trois cartes : bloquez-vous ?
    .passes = { $seat } joue Pêche, pour piocher trois cartes.
prompt-answer-snatch = { $seat } joue Rapt, pour prendre une carte chez { $target } : bloquez-vous ?
    .passes = { $seat } joue Rapt, pour prendre une carte chez { $target }.
prompt-answer-nothing = Plus aucun coup ne tient : répondez-vous ?
    .passes = Plus aucun coup ne tient.

## table: hints and buttons

title-nothing = Rien ne convient : finissez votre tour
title-stuck = Rien ne convient : jetez des cartes ou finissez votre tour
title-lay = Où la poser ?
title-snatch = À qui ?
title-haul = Pêche : piochez trois.
title-toss = Jetez { cards }, et votre tour finit.
card-refused = Vous ne pouvez pas jouer { SAY($card, form: "the") } maintenant.
hint-draw = Vous tenez { cards } et pouvez en tenir { $limit }.
hint-play = Les cartes cochées conviennent. Touchez-en une, puis une case éclairée.
lane-first = Touchez d’abord la carte que vous voulez poser.
hint-lay = Touchez une case éclairée ; elle dit ce qui resterait à remplir.
hint-snatch = Une carte au hasard, si personne ne bloque.
hint-haul = Puis vous défaussez jusqu’à { $limit }, si personne ne bloque.
hint-no-answer = Rien dans votre main n’y répond.
hint-trim = Touchez celles qui partent.

button-draw = { $count ->
    [0] Ne pas piocher
   *[other] Piocher { $count }
}
button-end = Finir le tour
button-lay = Poser sur { $colour }
button-choose = Poser
button-haul = Jouer Pêche
button-toss = Jeter { $count }
button-toss-some = Jeter…
button-back = Retour
button-discard = Défausser
button-let = Laisser faire
off-lane = touchez une case
off-card = choisissez une carte
off-more = encore { $count }

answer-bolt = Répondre { $sum }
    .takes = la carte serait à vous
    .lays = remplace ce qui tient
answer-red = Bloc rouge sur { SAY($card, form: "the") }
    .why = annule tout ce qui va avec
answer-orange = Bloc orange sur { SAY($card, form: "the") }
    .why = annule le coup de { $seat }
answer-rescue = Secours
    .why = vos nombres perdus reviennent

## table: labels

your-hand = Votre main
fits = convient
market = Cartes à points au milieu
point-deck = Cartes à points
deck = Pioche
discards = Défausse
seats = Places
no-point = plus de carte
goal = But : { stars }
crown = son coup tient pour l’instant
of-goal = { $count } étoiles sur { $goal }
lane = { $state ->
    [full] rempli
    [to-go] reste
    [empty] vide
    [left] reste
   *[fills] remplit
}
spot-open = { $colour }, il manque { $gap } sur { $asks }
spot-full = { $colour }, rempli
point-spots = { point } : { $spots }
lay-here = Poser sur { $colour } de la { place } carte : { $left ->
    [0] c’est rempli
   *[other] il manque encore { $left }
}

seat-takes = prendrait { $count } ★
seat-declined = laisse faire
seat-thinking = réfléchit
window-title = Une réponse ?
window-stake = En jeu
window-nothing = Aucun coup ne tient
fate = { $fate ->
    [force] tient
    [replaced] remplacé
    [cancelled] annulé
   *[standing] agit
}
deed-laid = pose { SAY($card, form: "a") }
deed-bolts = { $count ->
    [one] lance un éclair : { $sum }
   *[other] lance { $count } éclairs : { $sum }
}
deed-red = bloc rouge sur { SAY($card, form: "the") }
deed-orange = bloc orange sur { SAY($card, form: "the") }
deed-haul = joue Pêche
deed-snatch = Rapt chez { $seat }
deed-rescue = Secours
strip-for = pour

shout-bolt = Zap ! { $sum }
shout-red = Bloqué !
shout-orange = Pas question !
shout-rescue = Secours !
shout-taken = +{ $count } ★
shout-full = Rempli !
caption = { $sound ->
    [tick] une carte est posée
    [crack] un coup de tonnerre
    [clunk] un choc sourd
    [ping] un tintement de verre
   *[fanfare] une courte fanfare
}
taken = Cartes à points prises
taken-none = aucune

phrase-lightning = Éclair !
phrase-not_me = Pourquoi moi ?
phrase-truce = Trêve ?
phrase-thanks_for_points = Merci pour les points.
phrase-nobody_answers = Personne ne répond ?
phrase-nice_sum = Quelle somme !

## later: what a move does, and why

name-lay = Posez { SAY($card, form: "the") } sur le { $colour } de la { place } carte.
name-haul = Jouez Pêche.
name-snatch = Jouez Rapt et prenez une carte chez { $seat }.
name-bolt = { part-throw }.
name-red = Bloquez { SAY($card, form: "the") }.
name-orange = Bloquez { SAY($card, form: "the") } de { $seat }.
name-toss = Jetez { SAY($cards, form: "the") }.
name-trim = Défaussez { SAY($cards, form: "the") }.
name-move = { $move ->
    [end_turn] Finissez votre tour.
    [rescue] Jouez Secours.
   *[decline] Laissez faire.
}

explain-draw = { $count ->
    [0] Ne piochez aucune carte.
    [one] Piochez une carte.
   *[other] Piochez { $count } cartes.
}
part-lay = Posez { SAY($card, form: "the") } sur la { place } carte
explain-lay = { part-lay } : il manquera encore { $left } en { $colour } ({ $gap } − { $value } = { $left }).
explain-lay-fills = { part-lay } : le { $colour } est alors rempli.
explain-lay-takes = { part-lay } : cela remplit la dernière couleur, le { $colour }, et prend { stars } si personne ne répond.
explain-haul = Jouez Pêche : piochez trois cartes, puis défaussez jusqu’à { $limit }.
explain-snatch = Jouez Rapt : prenez une carte chez { $seat } sans la voir, si personne ne bloque.
part-throw = Lancez { SAY($cards, form: "the") }{ $sum ->
    [no] { "" }
   *[other] { " " }({ $sum })
}
explain-bolt = { part-throw } à la place du coup de { $seat }.
explain-bolt-takes = { part-throw } à la place du coup de { $seat }, pour prendre { stars }.
explain-red = Bloquez { SAY($card, form: "the") } : c’est annulé, avec tout ce qui a été lancé avec.
explain-orange = Bloquez { SAY($card, form: "the") } de { $seat } : c’est annulé.
explain-toss = Jetez { SAY($cards, form: "the") } : votre tour finit.
explain-trim = Défaussez { SAY($cards, form: "the") } : vous pouvez tenir { $limit } cartes.
explain-move = { $move ->
    [end_turn] Finissez votre tour.
    [rescue] Jouez Secours : vos nombres qui ne restent pas reviennent dans votre main.
   *[decline] Laissez faire : ne répondez pas.
}

spot = { $colour } { $gap }
reason-leaves = Pour { $stars } il manquera { $spots }.
reason-leaves-one = Pour { $stars } il ne manquera que { $spots } : tout le monde peut finir.
reason-keeps = { $count ->
    [0] Il ne vous reste pas d’autre carte pour cette couleur.
    [one] Il vous reste encore une carte pour cette couleur.
   *[other] Il vous reste encore { $count } cartes pour cette couleur.
}
reason-takes = Cela rapporte { stars }.
reason-safe = Environ { $percent } % du temps personne ne peut répondre.
reason-steals = Vous prenez { $stars } pour { $count ->
    [one] une seule carte.
   *[other] { $count } cartes.
}
reason-denies = Cela empêche { $seat } de prendre { stars }.
reason-lets = Vous économisez vos cartes, mais { $seat } prend { stars }.
reason-own = Votre propre coup tient.
reason-no-stars = Aucune étoile n’est en jeu : vous économisez vos cartes.
reason-nothing-stands = Plus aucun coup ne tient : vous économisez vos cartes.
reason-draws = Plus de cartes au choix, et votre main a de la place.
reason-draws-none = Votre main reste telle quelle : vous laissez les cartes aux autres.
reason-ends = Vous gardez ce que vous avez pour la suite.
reason-tosses = Rien dans votre main ne convient ; de nouvelles cartes peut-être.

## later: why a move does not go

refuse-over = La partie est finie.
refuse-move = Ce coup n’existe pas.
refuse-seat = Il n’y a pas de place { $seat } à cette table.
refuse-window = On peut encore répondre à la dernière carte : attendez.
refuse-turn = C’est le tour de { $seat }.
refuse-draw-first = Dites d’abord combien de cartes vous piochez.
refuse-play-now = Maintenant vous pouvez jouer une carte ou finir votre tour.
refuse-trim-first = Défaussez d’abord jusqu’à { cards }.
refuse-draw-most = Vous pouvez piocher au plus { $count ->
    [one] une carte
   *[other] { $count } cartes
} maintenant.
refuse-held = Vous n’avez pas { SAY($card, form: "the") }.
refuse-held-all = Vous n’avez pas toutes ces cartes : { $cards }.
refuse-no-number = { SAY($card, form: "start") } n’a pas de nombre.
refuse-slot = Il n’y a pas de carte à points ici.
refuse-full = Sur la { place } carte ({ stars }), le { $colour } est déjà rempli.
refuse-which = { SAY($card, form: "start") } va avec chaque couleur : dites sur laquelle vous le posez.
refuse-colour = { SAY($card, form: "start") } ne va pas avec le { $colour }.
refuse-exact = La { place } carte ({ stars }) demande { $colour } { $gap }, pas { $value }.
refuse-too-much = { $value } est trop : il ne manque que { $gap } en { $colour } à la { place } carte ({ stars }).
refuse-answer-only = { SAY($card, form: "start") } ne sert qu’à répondre.
refuse-special = { SAY($card, form: "start") } n’est pas une carte spéciale.
refuse-haul = Pêche ne vise personne.
refuse-snatch = Rapt prend une carte à quelqu’un d’autre qui en a encore.
refuse-toss = À cette table on ne jette rien.
refuse-toss-idle = Vous ne jetez qu’avec la main pleine et avant de jouer.
refuse-toss-stuck = Vous ne jetez qu’avec la main pleine, avant de jouer, et si rien ne convient.
refuse-toss-count = { $count ->
    [one] Jetez une carte.
   *[other] Jetez de 1 à { $count } cartes.
}
refuse-trim-count = { $count ->
    [one] Défaussez exactement une carte.
   *[other] Défaussez exactement { $count } cartes.
}
refuse-no-window = Il n’y a rien à quoi répondre.
refuse-stale = Quelqu’un a répondu entre-temps : regardez encore.
refuse-in-force = Votre propre coup tient : vous n’avez rien à répondre.
refuse-declined = Vous avez laissé faire ; la prochaine réponse vous interroge à nouveau.
refuse-first = { $seat } répond d’abord.
refuse-not-asked = Ce n’est pas à vous de répondre maintenant.
refuse-no-bolt = { SAY($card, form: "start") } n’a pas d’éclair et ne peut pas répondre.
refuse-no-bolts = Lancez au moins un éclair.
refuse-special-answer = Seul un bloc orange répond à une spéciale.
refuse-nothing-stands = Ici tous les nombres sont annulés.
refuse-bolt-turn = À cette table personne ne lance d’éclairs à son propre tour.
refuse-bolt-exclamation = À cette table aucun éclair ne remplace une exclamation.
refuse-bolts-most = { $count ->
    [one] À cette table on répond avec un seul éclair.
   *[other] À cette table on répond avec { $count } éclairs au plus.
}
refuse-sum = Il faut exactement { $value }, et cela fait { $sum }.
refuse-red-target = { SAY($card, form: "start") } n’est pas parmi les cartes qui tiennent.
refuse-red-bolts = À cette table un bloc rouge n’annule que des nombres lancés en réponse.
refuse-entry = Cette carte n’existe pas.
refuse-own = Cette carte est la vôtre.
refuse-orange-number = Un bloc orange annule un bloc ou une spéciale, jamais un nombre.
refuse-cancelled = Cette carte est déjà annulée.
refuse-rescue = Vous n’avez pas de nombre perdu, ou vous avez déjà joué Secours.
refuse-wrong = Il faut { SAY($right, form: "the") } pour cela, pas { SAY($card, form: "the") }.

## new

preset-sheet = Standard
    .help = Le jeu entier : le premier à 15 étoiles gagne.
preset-simple = Avec de petits enfants
    .help = Une carte, une prise.
preset-quick = Rapide
    .help = Plus rapide : on ne répond à un nombre que s’il prendrait une carte à points.
preset-duel = Duel
    .help = Les éclairs volent dans les deux sens : qui a le tour peut aussi en lancer.

## options

option-variant = Le jeu entier, ou le simple de 3 à 5 ans.
    .standard = entier
    .simple = simple
option-target_points = Points pour gagner ; automatique : 10 à deux ou à trois, 15 à plus.
option-market_size = Cartes à points au milieu ; automatique : selon le nombre de joueurs et la variante.
option-hand_start = Combien de cartes chacun reçoit.
option-hand_limit = Combien de cartes on peut tenir au plus.
option-draw_max = Combien de cartes on pioche au plus en un tour ; automatique : 2, au jeu simple 1.
option-play_max = Combien de cartes on joue ou jette au plus en un tour ; automatique : 2, au jeu simple 1.
option-first_player = Des cartes à points disent qui commence, ou la première place commence.
    .stars = étoiles
    .seat0 = première place
option-blocks = Si les blocs sont dans la pioche ; automatique : pas au jeu simple.
    .on = oui
    .off = non
option-specials = Si Pêche, Rapt et Secours sont dans la pioche ; automatique : pas au jeu simple.
    .on = oui
    .off = non
option-respond_scope = On peut répondre à tout nombre posé, ou seulement à celui qui prendrait une carte à points.
    .all = à tout
    .taking_only = si l’on prend
option-respond_order = On répond quand on veut, ou à tour de rôle.
    .open = librement
    .clockwise = à tour de rôle
option-respond_seconds = Secondes pour répondre, à nouveau après chaque réponse ; 0 est sans horloge.
option-turn_seconds = Secondes pour décider à son tour ; 0 est sans horloge.
option-turn_player_responds = Avec quoi on répond à son propre tour : blocs et Secours, éclairs aussi, ou rien.
    .blocks_only = blocs
    .full = tout
    .none = rien
option-red_block_hits = Un bloc rouge annule tout nombre, ou seulement un nombre lancé en réponse.
    .any_number = tout nombre
    .bolts_only = éclairs seuls
option-exclamation_response = Les éclairs remplacent une exclamation avec le nombre qu’elle remplit, ou pas du tout.
    .gap = avec ce nombre
    .immune = pas du tout
option-max_bolts = Combien d’éclairs au plus dans une réponse ; 0 est sans limite.
option-refill = Quand un emplacement vide reçoit sa carte à points suivante.
    .at_once = aussitôt
    .end_of_turn = en fin de tour
option-stuck_toss = Quand on peut jeter des cartes, ce qui finit le tour : la main pleine et rien à jouer, la main pleine avant de jouer, ou jamais.
    .stuck = sans carte à jouer
    .idle = avant de jouer
    .off = jamais
option-stall_rounds = La partie finit après tant de tours de table où aucun nombre ne reste.
option-turn_cap = La partie finit après tant de tours ; 0 est jamais.

## later: house rules that make no game

problem-hand = Vous ne pouvez pas recevoir plus de cartes que vous n’en pouvez tenir.
problem-stars = Personne n’atteindrait { $needed } : les cartes à points n’ont que { $stars } étoiles en tout.
problem-simple = Le jeu simple n’a ni blocs, ni spéciales, ni réponses.
problem-red = Il n’y a pas de bloc rouge dans cette partie.

## later: the lesson

lesson-goal = Arrivez le premier à 10 étoiles. Remplissez exactement le rouge, le jaune et le bleu d’une carte ; qui remplit la dernière couleur la prend.
lesson-1 = Chaque tour commence par deux nouvelles cartes au plus. Prenez-en deux.
    .other = Plus de cartes, plus de choix. Prenez-en deux.
    .then = Un 1 bleu et un bloc orange. Vous pouvez maintenant jouer jusqu’à deux cartes.
lesson-2 = Il ne manque que du bleu à la première carte : 3. Posez-y votre 2 bleu : touchez votre carte, puis la case bleue.
    .other = Mais la première carte est presque pleine. Posez votre 2 bleu sur sa case bleue.
    .then = Il y a 2 bleus sur 3. Après chaque carte chiffrée, les autres peuvent répondre. Tina et Nando laissent faire.
lesson-3 = Maintenant le 1 bleu. Il remplit la dernière couleur, exactement.
    .other = Mais deux étoiles attendent : posez le 1 bleu sur la première carte.
    .exclamation = Elle la remplirait. Mais gardez l’exclamation : elle remplit des trous bien plus grands.
    .then = Deux étoiles ! Peu importe qui a posé le rouge et le jaune. Après deux cartes, votre tour est fini.
lesson-4 = Quatre étoiles pour Tina ? Répondez par des éclairs de sa couleur qui font exactement son 3. Lancez votre 1 et votre 2.
    .before = C’est à Tina.
    .other = Alors Tina prend quatre étoiles. Vous pouvez l’arrêter : éclairs rouges 1 et 2.
    .then = Vos éclairs remplacent maintenant son 3. Si rien ne change, la carte est à vous.
lesson-5 = Un bloc rouge enlève un éclair, et sans lui la somme est fausse. Répondez par votre bloc orange : il bloque un bloc.
    .before = Cela ne plaît pas à Tina.
    .other = Alors son 3 vaut, et elle prend les étoiles. Bloquez le bloc.
    .then = Son bloc est parti, vos éclairs valent de nouveau : quatre étoiles pour vous, en plein tour de Tina.
lesson-6 = Nando pose un 2 sur la dernière carte. Vous n’avez pas d’éclair, mais on demande à tous, pour que personne ne sache qui en a. Laissez faire.
    .before = Tina finit son tour. C’est à Nando.
    .then = Seuls les éclairs et les blocs peuvent répondre à une carte.
lesson-7 = C’est encore à vous. Piochez deux cartes.
    .before = Tina laisse faire, et Nando finit son tour.
    .other = Plus de cartes, plus de choix. Piochez-en deux.
    .then = Nouveau dans votre main : un 1 bleu et un 5 bleu.
lesson-8 = Il ne manque que du bleu à la troisième carte, mais 4. Une exclamation remplit une couleur, quoi qu’il manque. Posez-la là.
    .other = Alors il manquerait encore quelque chose. L’exclamation remplit tout d’un coup.
    .exclamation = Là elle ne gagne encore rien. Sur la troisième carte, elle gagne quatre étoiles.
    .then = Quatre étoiles de plus font dix : la partie est finie aussitôt, et vous gagnez. Pêche, Rapt, Secours et les cartes de toute couleur sont dans les règles.

## later: the terminal

card-point = carte à points { $asks }, { stars }
move-draw = piocher des cartes, ou aucune
move-play_number = poser un nombre sur une couleur d’une carte à points
move-play_special = jouer Pêche, ou Rapt contre quelqu’un
move-toss = main pleine et rien ne convient : jeter, finir le tour
move-end_turn = finir le tour
move-bolt = lancer des éclairs à la place de la carte jouée
move-red_block = annuler un nombre
move-orange_block = annuler un bloc ou une spéciale
move-rescue = récupérer les nombres perdus
move-decline = laisser faire
move-trim = défausser jusqu’à la limite de la main

## later: tips in a first game

tip-bolts = Vous pouvez lancer des éclairs qui font exactement { $value } : ils prennent la place de la carte qu’on vient de poser.
tip-block = Un bloc rouge annule la carte qu’on vient de poser ; seul un bloc orange peut l’arrêter.
tip-stars = Remplissez exactement les trois couleurs d’une carte : qui remplit la dernière prend ses étoiles.
tip-exclamation = Une exclamation ferme sa couleur sur une carte, quel que soit le manque.
tip-lay = Touchez une carte, puis un endroit éclairé : elle va partout où il manque au moins autant de sa couleur.

draw-head = { $target } étoiles pour gagner
draw-points = Encore { $count } cartes de points
draw-piles = Pioche { $deck } · jouées { $discards }
draw-empty = vide
draw-left = reste { $count }
draw-closed = complet
draw-card = carte { $number }
draw-lying = dessus { $cards }
draw-on = { $card } sur { SAY($target, form: "the") }
draw-from = { $card } contre { $seat }
draw-plays = { $count ->
    [one] encore une carte à jouer
   *[other] encore { $count } à jouer
}
draw-no-cards = aucune carte
draw-gained = Piochées à l’instant : { $cards }

## later: after the game

look-pay = Est-ce que ça a payé ?
look-paid = Sur { $count ->
    [one] une réponse
   *[other] { $count } réponses
}, { $paid } ont sûrement payé et { $cost } ont sûrement coûté des étoiles. Le reste est trop serré.
look-best = La meilleure de la partie : { SAY($seat, form: "name") } au tour { $turn }, { $stars } étoiles.
look-thrown = Joué
look-on = Contre
look-stars = Étoiles
look-cards = { $cards }
look-below = Avance en étoiles que chaque éclair, blocage ou sauvetage a donnée ou coûtée, par rapport à laisser faire
look-most = Voici les { $count } qui ont le plus compté.
look-try = Essaie

## later: puzzles

clue-look = { $what ->
    [stars] Regardez les cartes à points { $count ->
        [one] qui ont une étoile.
       *[other] qui ont { $count } étoiles.
    }
    [bolts] Regardez vos cartes qui ont un éclair.
    [blocks] Regardez vos cartes sans nombre.
    [orange] Regardez vos cartes orange.
    [let] Vous n’êtes pas obligé de répondre.
    [end] Vous n’êtes pas obligé de poser une autre carte.
    [least] De quelle carte avez-vous le moins besoin ?
   *[draw] Combien de cartes aimeriez-vous avoir ?
}
clue-idea = { $what ->
    [take] Une carte remplit la dernière couleur : les étoiles sont à vous si personne ne répond.
    [two] Deux de vos cartes la terminent, l’une après l’autre. Commencez par la bonne.
    [leave] Pensez à ce que les autres peuvent terminer avec une carte, et à ce que vous pourrez terminer la prochaine fois.
    [steal] La même somme dans la même couleur : alors les étoiles sont pour vous.
    [deny] Un blocage rouge annule la carte qui vient d’être posée.
    [undo] Un blocage orange annule un autre blocage.
    [rescue] Ce qui a été chassé peut vous revenir.
    [orange] Une carte orange peut valoir plus qu’un nombre maintenant.
    [save] Une carte que vous gardez sera encore à vous la prochaine fois, et n’aide personne maintenant.
    [least] Gardez ce qui va avec les couleurs ouvertes.
   *[hand] De nouvelles cartes donnent plus de choix ; une main pleine peut rester bloquée.
}

## day: the deal of the day

daily-title = Le dernier tour
daily-goal = Votre dernier tour, avec quatre coups, et personne ne peut répondre. Une seule façon de gagner : trouvez-la.
daily-won = Trouvé
daily-lost = { $reached } étoiles sur { $total }
