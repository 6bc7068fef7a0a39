### Ce que dit Ultimatch. Ce que sont $seat, $card et SAY(…) est dit dans en.ftl.
### L’alta-hand des règles s’appelle partout « la main commune ».

## cover

tagline = Dégagez la pyramide ensemble : par couleur, par nombre, ou par les deux à la fois.

## table: cards

# fs : accordé avec « les cartes » ; start : au début de la phrase.
color = { $form ->
    [fs] { $color ->
        [R] rouges
        [O] orange
        [Y] jaunes
        [G] vertes
        [B] bleues
       *[P] violettes
    }
    [start] { $color ->
        [R] Rouge
        [O] Orange
        [Y] Jaune
        [G] Vert
        [B] Bleu
       *[P] Violet
    }
   *[m] { part-color }
}
part-color = { $color ->
    [R] rouge
    [O] orange
    [Y] jaune
    [G] vert
    [B] bleu
   *[P] violet
}
color-title = { SAY($color, form: "start") }
# the : « le 5 rouge » ; start : le même au début de la phrase.
card = { $form ->
    [the] le { $number } { part-color }
    [start] Le { $number } { part-color }
   *[bare] { $number } { part-color }
}
a-card = une carte
card-of-all = { SAY($card, form: "the") } (de la main commune)

way-sum = { $low } + { $high } = { $sum }
way-difference = { $high } − { $low } = { $difference }
way-mix = { $one } et { $other } donnent { $color }
way-same-color = les deux sont { SAY($color, form: "fs") }
way-color = { $color } sur { $color }
way-number = { $number } sur { $number }
ways = { $first }, et { $second }
either = { $one } ou { $other }
fits = Cela s’accorde : { $how }.
fits-ultimatch = Un Ultimatch : { $how }. Il rapporte deux cartes.
fits-last = Cela s’accorde : { $how }. La pyramide est alors dégagée.
mismatch-alone = { SAY($card, form: "start") } seul ne suffit pas. Il faut une autre carte : { $sums }.
mismatch-alone-mix = { SAY($card, form: "start") } seul ne suffit pas. Il faut une autre carte : { $sums }, ou n’importe laquelle en { $color }.
mismatch-numbers = { $difference ->
    [0] { $high } et { $low } font { $sum }, pas { $wanted }.
   *[other] { $high } et { $low } font { $sum } ou { $difference }, pas { $wanted }.
}
mismatch-same-color = Deux cartes { SAY($color, form: "fs") } ne comptent que si leurs nombres vont aussi ; une seule suffit.
made-numbers = { $difference ->
    [0] { $high } et { $low } font { $sum }.
   *[other] { $high } et { $low } font { $sum } ou { $difference }.
}
made-color = { SAY($one, form: "start") } et { $other } donnent { $mixed }.
mismatch-mixed = { SAY($one, form: "start") } et { $other } donnent { $mixed }, pas { $color }.
mismatch-unmixed = { SAY($one, form: "start") } et { $other } ne donnent pas { $color }.

strength = { $strength ->
    [1] peut-être
    [2] convient
   *[3] super
}
nature = { $nature ->
    [colour] couleur
    [number] nombre
    [pair] paire
   *[none] sans indice
}
gesture = { strength }, { nature }

## table: the log

log-dealt = { YOU($seat) ->
    [you] Vous recevez
   *[other] { $seat } reçoit
} { cards }.
log-donated = { YOU($seat) ->
    [you] Vous donnez
   *[other] { $seat } donne
} { SAY($card, form: "the") } à la main commune.
log-starts = La main commune est ouverte : { SAY($cards, form: "the") }. { YOU($seat) ->
    [you] Vous avez donné le plus grand nombre et commencez.
   *[other] { $seat } a donné le plus grand nombre et commence.
}
log-added = { SAY($card, form: "start") } s’ajoute à la main commune.
log-removed = La main commune perd { SAY($card, form: "the") }.
log-offer = { YOU($seat) ->
    [you] Vous proposez
   *[other] { $seat } propose
} { SAY($card, form: "the") }.
log-offer-gesture = { YOU($seat) ->
    [you] Vous proposez
   *[other] { $seat } propose
} { SAY($card, form: "the") } : « { $gesture } ».
log-no-offer = { YOU($seat) ->
    [you] Vous ne proposez rien.
   *[other] { $seat } ne propose rien.
}
log-no-trade = { YOU($seat) ->
    [you] Vous n’échangez pas.
   *[other] { $seat } n’échange pas.
}
log-traded = { YOU($seat) ->
    [you] Vous échangez une carte avec { $partner }.
   *[other] { $seat } échange une carte avec { $partner }.
}
log-swapped = { YOU($partner) ->
    [you] { $seat } vous donne { SAY($given, form: "the") } et reçoit { SAY($taken, form: "the") }.
   *[other] { YOU($seat) ->
        [you] Vous donnez { SAY($given, form: "the") } à { $partner } et recevez { SAY($taken, form: "the") }.
       *[other] { $seat } donne { SAY($given, form: "the") } à { $partner } et reçoit { SAY($taken, form: "the") }.
    }
}
log-taken = { YOU($partner) ->
    [you] { $seat } vous prend { SAY($card, form: "the") } et ne donne rien.
   *[other] { YOU($seat) ->
        [you] Vous prenez { SAY($card, form: "the") } à { $partner } et ne donnez rien.
       *[other] { $seat } prend { SAY($card, form: "the") } à { $partner } et ne donne rien.
    }
}
log-gift = { YOU($to) ->
    [you] { $seat } vous donne { SAY($card, form: "the") }.
   *[other] { YOU($seat) ->
        [you] Vous donnez { SAY($card, form: "the") } à { $to }.
       *[other] { $seat } donne { SAY($card, form: "the") } à { $to }.
    }
}
part-takes = { YOU($seat) ->
    [you] Vous prenez
   *[other] { $seat } prend
} { SAY($card, form: "the") } avec { SAY($cards, form: "the") } : { $how }.
log-matched = { part-takes }
log-ultimatch = { part-takes } Un Ultimatch !
log-revealed = On découvre { SAY($cards, form: "the") }.
log-passed = { YOU($seat) ->
    [you] Vous passez
   *[other] { $seat } passe
}{ $count ->
    [one] .
   *[other] { " " }: cela fait { $count } passes de suite.
}
log-drew = { $count ->
    [0] Les deux piles sont vides : { YOU($seat) ->
        [you] vous ne piochez rien.
       *[other] { $seat } ne pioche rien.
    }
   *[other] { YOU($seat) ->
        [you] Vous piochez { cards }.
       *[other] { $seat } pioche { cards }.
    }
}
log-drew-cards = { YOU($seat) ->
    [you] Vous piochez
   *[other] { $seat } pioche
} { SAY($cards, form: "the") }.
log-reshuffled = Les cartes jouées sont mélangées : { cards } à piocher.
log-reward = { YOU($seat) ->
    [you] Vous piochez
   *[other] { $seat } pioche
} { cards } pour l’Ultimatch.
log-reward-cards = { YOU($seat) ->
    [you] Vous piochez
   *[other] { $seat } pioche
} { SAY($cards, form: "the") } pour l’Ultimatch.
log-reward-left = { YOU($seat) ->
    [you] Vous laissez
   *[other] { $seat } laisse
} dans la pioche les deux cartes de l’Ultimatch.
log-reward-split = { YOU($seat) ->
    [you] Vous gardez une carte et mettez
   *[other] { $seat } garde une carte et met
} { SAY($card, form: "the") } dans la main commune.
log-reward-kept = { YOU($seat) ->
    [you] Vous gardez { SAY($kept, form: "the") } et mettez
   *[other] { $seat } garde { SAY($kept, form: "the") } et met
} { SAY($card, form: "the") } dans la main commune.
log-suggested = { YOU($seat) ->
    [you] Vous suggérez
   *[other] { $seat } suggère
} { SAY($cards, form: "the") } pour la carte de la rangée { $row }, place { $column }.
log-won = { $count ->
    [one] La pyramide est dégagée en un tour : la partie est gagnée.
   *[other] La pyramide est dégagée en { $count } tours : la partie est gagnée.
}
log-lost = { $reason ->
    [all_passed] Tout le monde a passé de suite
   *[no_match] Plus rien ne s’accorde
} : la partie est perdue, avec { cards } dans la pyramide.

## table: what is asked

prompt-over = { $result ->
    [win] Tout est dégagé !
   *[loss] Pas cette fois
}
prompt-donate = Quelle carte va dans la main commune ?
prompt-donating = On attend la carte de { $seats }.
prompt-answer = Une carte pour { $seat } ?
prompt-offered = Vous proposez { SAY($card, form: "the") } à { $seat }.
prompt-trade = Échanger d’abord ?
prompt-offers = Qui vous propose une carte ?
prompt-match = Prenez une carte de la pyramide
prompt-match-last = Prenez une carte : encore une passe et nous perdons tous
prompt-reward = Un Ultimatch ! Gardez l’une des deux.
prompt-choice = Un Ultimatch ! Prendre deux cartes ?
prompt-other = { $phase ->
    [offers] Qui propose une carte à { $seat } ?
    [trade] { $seat } peut échanger
    [match] { $seat } cherche un accord
   *[reward] { $seat } prend la récompense
}
title-pass = Rien ne va : passez
prompt-give = Que donnez-vous à { $seat } en échange ?
prompt-free = La carte de { $seat }, pour rien
prompt-gift = Une carte pour { $seat }, qui n’en a plus
hint-donate = Elle y reste ouverte, et chacun peut s’en servir. Le plus grand nombre commence.
hint-answer = Touchez-en une qui pourrait aider. Elle reste cachée.
hint-trade = Touchez une carte proposée, ou jouez tout de suite un accord.
hint-asked = { YOU($seats) ->
    [others] { $seats } peuvent encore vous proposer une carte. Attendez, ou continuez.
   *[other] { $seats } peut encore vous proposer une carte. Attendez, ou continuez.
}
hint-no-offers = Personne ne vous propose de carte.
hint-give = Vous verrez l’autre carte après l’échange.
hint-match = Touchez une carte ouverte de la pyramide, puis une ou deux qui la prennent.
hint-may = Seules des cartes de la main commune vont : utilisez-les, ou passez et piochez une carte.
hint-pass = Rien ne va : passez et piochez une carte.
hint-pass-last = Rien ne va, et personne n’a rien pris de tout un tour.
hint-reward = L’autre rejoint la main commune.
hint-choice = Vous pouvez aussi les laisser dans la pioche.

## table: buttons and labels

button-choose = Choisir une carte
button-donate = Donner { SAY($card, form: "the") }
button-no-offer = Ne rien proposer
button-no-trade = Pas d’échange
button-swap = Échanger
button-take = La prendre
button-gift = Donner
button-gift-go = La remettre
button-match = Jouer cet accord
button-match-none = Choisir un accord
button-pass = Passer
button-pass-draw = piocher une carte
button-pass-lose = alors nous perdons tous
button-pass-not = vous pouvez jouer
button-keep = Garder { SAY($card, form: "the") }
button-keep-other = { SAY($card, form: "the") } va dans la main commune
button-take-reward = Prendre deux cartes
button-decline = Les laisser
button-suggest = Suggérer cela
doubt-title = Cette passe perd la partie. Vraiment ?
doubt-could = La main commune pourrait encore prendre une carte.
doubt-must = Plus rien ne va. Un tour entier de passes met fin à la partie pour tous.
doubt-pass = Passer et perdre
doubt-back = Regarder encore

pyramid = La pyramide
cleared = Tout est dégagé !
open-cards = Cartes ouvertes
left = { $count ->
    [one] une carte reste dans la pyramide
   *[other] { $count } cartes restent dans la pyramide
}
reach = peut servir maintenant
shared = La main commune
shared-open = ouverte à tous
shared-down = encore cachée
shared-empty = La main commune est vide.
given = donnée par { $seat }
giving = { YOU($seat) ->
    [you] Vous n’avez pas encore donné de carte
   *[other] { $seat } n’a pas encore donné de carte
}
your-hand = Votre main
seats = Places
draw-pile = Pioche
played = Jouées
discards = { $count ->
    [one] Une carte jouée
   *[other] { $count } cartes jouées
}
passes-phone = Passes
passes = Passes de suite
passes-of = { $count } sur { $all }
passes-said = { $count } passes de suite sur { $all }
passes-lose = { $count ->
    [one] Encore une passe et nous perdons tous.
   *[other] Encore { $count } et nous perdons tous.
}
ultimatches = { $ultimatches ->
    [one] { $ultimatches } Ultimatch
   *[other] { $ultimatches } Ultimatchs
}
shout = Ultimatch !
known = vous savez que { $seat } la tient
seat-line = { $doing ->
    [given] { cards }, une donnée
    [giving] une carte à donner
    [offers] { cards }
    [declined] { cards }, sans offre
    [asked] { cards }, offre attendue
    [trades] { cards }, à l’échange
    [matches] { cards }, à l’accord
    [rewarded] { cards }, avec récompense
   *[waits] { cards }
}

offers = Ce que les autres proposent
offer-thinking = réfléchit…
offer-none = rien
offer-of = proposée par { $seat }
offer-of-gesture = proposée par { $seat } : « { $gesture } »

line-target = Sur quelle carte ?
line-none = Ces deux ne prennent aucune carte ouverte
line-target-hint = Touchez une carte ouverte de la pyramide.
line-take = Pour prendre { SAY($card, form: "the") } :
line-wanted = { SAY($color, form: "start") }, ou un { $number }. Ou deux cartes dont les nombres font { $number } en plus ou en moins.
line-wanted-mix = { SAY($color, form: "start") }, ou un { $number }. Ou deux cartes : { $one } et { $other }, ou des nombres qui font { $number }.
line-not = Cela ne prend pas { SAY($card, form: "the") }

setting-aid = Montrez-moi ce qui peut être pris

caption-match = deux notes : un accord
caption-ultimatch = un accord clair : un Ultimatch
caption-lamp = un tic grave : une lampe de plus
caption-win = un accord qui monte : tout est dégagé
caption-loss = deux notes graves

phrase-together = Ensemble, nous y arriverons.
phrase-your_choice = À vous de choisir.
phrase-let_me_think = Laissez-moi réfléchir.
phrase-great_match = Bel accord !
phrase-nearly_done = Presque fini !
phrase-no_way_out = Je ne vois pas d’issue.

## later: a card to offer, and the end

offer-title = Proposer { SAY($card, form: "the") } à { $seat }
offer-keen = Est-elle bonne ?
offer-means = { $strength ->
    [1] Peut-être : elle peut aider, avec une autre carte.
    [2] Convient : elle prend seule une carte ouverte.
   *[3] Super : elle peut faire un Ultimatch.
}
offer-nature = Par quoi s’accorde-t-elle ?
offer-point = Montrez une carte de la pyramide, si vous voulez
button-offer = La proposer
end-won = { $count } cartes dégagées en { $turns ->
    [one] un tour
   *[other] { $turns } tours
}, avec { ultimatches }.
end-lost = { $reason ->
    [all_passed] Tout le monde a passé de suite.
   *[no_match] Plus rien ne s’accorde.
} { $count ->
    [one] Une carte est restée
   *[other] { $count } cartes sont restées
} dans la pyramide, après { $turns ->
    [one] un tour
   *[other] { $turns } tours
} et { ultimatches }.
end-last = { YOU($seat) ->
    [you] Vous avez pris
   *[other] { $seat } a pris
} la dernière carte : { $how }.
end-would = Toutes mains ouvertes, on pouvait continuer : { SAY($target, form: "the") } avec { SAY($cards, form: "the") }, car { $how }.
end-nothing = Même toutes mains ouvertes, rien ne se serait accordé.
end-alone = { $count ->
    [0] Vous avez joué toutes vos cartes. Seul un Ultimatch en aurait rapporté d’autres.
    [1] Votre dernière carte ne prend rien de ce qui est ouvert : { SAY($cards, form: "the") }.
   *[other] Aucune de vos { $count } cartes, seule ou à deux, ne prend ce qui est ouvert : { SAY($cards, form: "the") }.
}

## later: what a move does, and why

name-match = Prenez { SAY($card, form: "the") } avec { SAY($cards, form: "the") }.
name-donate = Donnez { SAY($card, form: "the") } à la main commune.
name-keep = Gardez { SAY($card, form: "the") }.
name-move = { $move ->
    [no_offer] Ne proposez rien.
    [skip_trade] Continuez sans échanger.
    [pass] Passez et piochez une carte.
    [take_reward] Piochez les deux cartes.
   *[decline_reward] Laissez les deux cartes dans la pioche.
}

explain-donate = Donnez { SAY($card, form: "the") } à la main commune : elle y reste ouverte, et chacun peut s’en servir.
explain-offer = Proposez { SAY($card, form: "the") } à { $seat }, face cachée.
explain-offer-gesture = Proposez { SAY($card, form: "the") } à { $seat }, face cachée, et montrez « { $gesture } ».
explain-offer-pointing = Proposez { SAY($card, form: "the") } à { $seat }, face cachée, montrez « { $gesture } » et désignez { SAY($at, form: "the") }.
explain-accept = Prenez la carte de { $seat }, sans la voir, et donnez { SAY($card, form: "the") } en échange.
explain-take = Prenez la carte de { $seat }, sans la voir, et ne donnez rien en échange.
explain-gift = Donnez { SAY($card, form: "the") } à { $seat }, qui n’a plus de cartes.
explain-keep = Gardez { SAY($card, form: "the") } ; { SAY($other, form: "the") } rejoint la main commune.
explain-pass-last = Passez : alors personne n’a rien pris de tout un tour, et la partie est perdue.
explain-move = { $move ->
    [no_offer] Ne proposez rien : vous gardez vos cartes pour vous cette fois.
    [skip_trade] N’échangez pas : passez à l’accord.
    [pass] Passez et piochez une carte : aucun accord n’utilise une carte de votre main.
    [take_reward] Prenez la récompense : piochez les deux cartes de votre Ultimatch.
   *[decline_reward] Refusez la récompense : laissez les deux cartes dans la pioche.
}

reason-donate = { $count ->
    [0] Elle sert à tous, mais seule, elle ne prend aucune carte ouverte.
    [one] Elle sert à tous, et seule, elle prend une carte ouverte.
   *[other] Elle sert à tous, et seule, elle peut prendre { $count } cartes ouvertes.
}
reason-offer = { $rating ->
    [0] Elle ne prend aucune carte ouverte.
    [1] Avec la main commune, elle prend une carte ouverte.
    [2] Seule, elle prend une carte ouverte.
   *[3] Avec la main commune, elle fait un Ultimatch.
}
reason-boasts = Le geste promet trop.
reason-modest = Le geste promet trop peu.
reason-no-offer = Aucune de vos cartes n’aide.
reason-no-trade = Vous pouvez prendre une carte sans échanger.
reason-no-trade-pass = Sans échange, vous ne pouvez que passer.
reason-shown = { $seat } montre « { $gesture } ».
reason-free = Elle ne vous coûte rien.
reason-parting = { $count ->
    [0] { SAY($card, form: "start") } seul ne prend aucune carte ouverte.
    [one] { SAY($card, form: "start") } seul prend une carte ouverte.
   *[other] { SAY($card, form: "start") } seul peut prendre { $count } cartes ouvertes.
}
reason-spends = { $shared ->
    [0] { $own ->
        [1] Cela vous coûte une carte.
       *[2] Cela vous coûte deux cartes.
    }
    [1] { $own ->
        [0] Cela coûte une carte de la main commune.
       *[1] Cela coûte une carte à vous et une de la main commune.
    }
   *[2] Cela coûte deux cartes de la main commune.
}
reason-turns-up = { $count ->
    [one] Cela découvre une carte de plus.
   *[other] Cela découvre { $count } cartes de plus.
}
reason-keeps = { $count ->
    [one] Ce qui reste ne prend pas l’autre carte ouverte.
   *[other] { $ready ->
        [0] Ce qui reste ne prend aucune des { $count } autres cartes ouvertes.
       *[other] Ce qui reste peut prendre { $ready } des { $count } autres cartes ouvertes.
    }
}
reason-keeps-all = { $count ->
    [one] Ce qui reste prend aussi l’autre carte ouverte.
   *[other] Ce qui reste peut prendre les { $count } autres cartes ouvertes.
}

## later: why a move does not go

refuse-over = La partie est finie.
refuse-move = Ce coup n’existe pas.
refuse-seat = Il n’y a pas de place { $seat } à cette table.
refuse-phase = { $phase ->
    [donate] D’abord, chacun donne une carte à la main commune.
    [trade] D’abord l’échange : prenez une carte proposée, donnez-en une à une main vide, ou continuez sans échange.
    [match] L’échange est fini : prenez une carte de la pyramide, ou passez.
    [reward_choice] D’abord la récompense : prenez les deux cartes ou laissez-les.
   *[reward] D’abord la récompense : gardez l’une des deux cartes.
}
refuse-no-trade = Personne n’échange en ce moment.
refuse-turn = C’est le tour de { $seat }.
refuse-given = Vous avez déjà donné une carte ; c’est définitif.
refuse-own-trade = Ce sont les autres qui vous proposent une carte, pas vous.
refuse-no-card = Vous n’avez pas de carte à proposer.
refuse-answered = Vous avez déjà répondu ; c’est définitif.
refuse-signal = { $signals ->
    [off] À cette table, on propose une carte sans geste.
    [strength] À cette table, une offre montre si la carte est bonne, et rien d’autre.
    [nature] À cette table, une offre montre si la carte est bonne et par quoi elle s’accorde.
   *[pointing] À cette table, une offre montre si la carte est bonne et par quoi elle s’accorde, et peut désigner une carte.
}
refuse-point = Vous ne pouvez désigner qu’une carte ouverte.
refuse-held = Vous n’avez pas { SAY($card, form: "the") }.
refuse-no-offer = { YOU($seat) ->
    [you] Vous ne pouvez pas prendre votre propre carte.
   *[other] { $seat } ne propose rien.
}
refuse-give = Dites quelle carte vous donnez en échange.
refuse-gift-self = On ne donne une carte qu’à quelqu’un d’autre.
refuse-gift-off = À cette table, seul le joueur du tour peut recevoir une carte pour rien.
refuse-gift-cards = { $seat } a encore des cartes ; on n’en donne qu’à une main vide.
refuse-pass = Vous ne pouvez pas passer : une carte de votre main s’accorde.
refuse-pass-alone = En solitaire, on ne passe pas.
refuse-number = Jouez une carte, ou deux cartes différentes.
refuse-missing = { SAY($card, form: "start") } n’est ni dans votre main ni dans la main commune.
refuse-covered = Cette carte est encore couverte : choisissez-en une ouverte.
refuse-gone = Cette place est vide : choisissez une carte ouverte.
refuse-keep = Vous pouvez garder { SAY($one, form: "the") } ou { SAY($other, form: "the") }.
refuse-talk-off = Cette table joue sans suggestions.
refuse-talk-early = Les suggestions viennent après l’échange.
refuse-talk-card = { SAY($card, form: "start") } n’est pas dans la main commune, et on ne parle pas d’autres cartes.
refuse-talk-covered = Cette carte n’est pas ouverte.
refuse-talk-shape = Une suggestion nomme une place de la pyramide et une ou deux cartes de la main commune.
refuse-solve = Seule une partie en solitaire se résout : à plusieurs, les mains restent secrètes.

## new

preset-standard = Standard
    .help = Le jeu habituel, aussi difficile que prévu.
preset-easier = Plus facile
    .help = Une carte de plus dans la main commune.
preset-easiest = Le plus facile
    .help = Deux cartes de plus dans la main commune, deux échanges par tour.
preset-hard = Difficile
    .help = La main commune perd une carte au départ.
preset-harder = Plus difficile
    .help = Les deux cartes d’un Ultimatch vont dans sa propre main.
preset-hardest = Le plus difficile
    .help = Les deux : la main commune perd une carte et n’en reçoit pas des Ultimatchs.

## options

option-dealer_seat = Qui distribue : le voisin de gauche reçoit d’abord et commence en cas d’égalité.
option-alta_bonus = Plus facile : tant de cartes de plus dans la main commune au départ.
option-trades_per_turn = Plus facile : deux échanges en un tour.
option-alta_minus = Plus difficile : la main commune perd une carte au départ, par tirage.
option-reward_to_hand = Plus difficile : les deux cartes d’un Ultimatch vont dans sa propre main, aucune dans la main commune.
option-trade_signals = Ce que montre une offre : seulement le dos de la carte ; aussi si elle est bonne ; aussi par quoi elle s’accorde ; aussi une carte désignée.
    .off = dos
    .strength = si elle est bonne
    .nature = par quoi
    .pointing = désigner
option-gift_to_empty = À qui donner une carte pour rien : à toute main vide, ou seulement à qui a le tour.
    .both = à toute main vide
    .current_only = au tour seul
option-primary_ultimatch = Deux cartes rouges sur une rouge peuvent faire un Ultimatch ; de même en jaune et en bleu.
option-reward_optional = On peut laisser dans la pioche les deux cartes d’un Ultimatch.
option-table_talk = Si chacun peut montrer des accords avec des cartes de la main commune.
    .pings = oui
    .off = non
option-offer_seconds = Combien de temps la table attend les offres dans un échange.
    .off = sans fin
option-turn_seconds = Combien de temps la table attend qui a le tour, et au départ les cartes données.
    .off = sans fin

## later: house rules that make no game

problem-dealer = Qui distribue doit être l’un des joueurs.
problem-bonus = La main commune ne peut pas commencer avec plus de cartes et en perdre une aussi : choisissez l’un des deux.
problem-solitaire = La main commune et les échanges sont pour deux joueurs ou plus : laissez { $option } tel quel.

## later: the lesson

lesson-goal = Dégagez la pyramide ensemble. Il reste cinq cartes. Tina vous aide, mais on ne parle pas de ses cartes.
lesson-1 = Le 4 rouge est ouvert dans la pyramide, et votre 4 bleu a le même nombre. Touchez les deux et jouez cet accord.
    .before = Tina n’a rien à vous proposer.
    .other = Mais prenez ici le 4 rouge avec votre 4 bleu.
    .red = Le rouge va aussi sur le rouge. Mais gardez votre 2 rouge : il vous servira. Prenez le 4 bleu.
    .then = La même couleur ou le même nombre : une carte suffit.
lesson-2 = C’est à Tina, et elle n’a rien pour le 6 vert. Vous avez une carte verte. Touchez-la, choisissez « couleur » et proposez-la.
    .other = Mais il faut une carte verte à Tina. Proposez-lui votre 1 vert, pour sa couleur.
    .then = Elle l’a prise sans la voir, et vous a d’abord donné une des siennes : le 8 orange.
lesson-3 = Tina vous glisse une carte cachée et montre « paire » et « super ». Touchez-la, et donnez-lui votre 8 orange.
    .before = Tina accorde 1 + 5 = 6 et vous fait une offre.
    .other = Son signe est fort. Touchez sa carte, puis votre 8 orange : le rouge vous servira.
    .then = Un 3 jaune : la paire de votre 2 rouge. On donne toujours d’abord, on regarde après.
lesson-4 = 5 orange : rouge et jaune donnent orange, et 2 + 3 = 5. Prenez-le avec votre 2 rouge et votre 3 jaune.
    .other = Cela va aussi. Mais avec le 2 rouge et le 3 jaune vous avez couleur et nombre à la fois.
    .then = Couleur et nombre : un Ultimatch. Il rapporte deux cartes.
lesson-5 = Gardez-en une. L’autre va dans la main commune, où vous pouvez tous deux vous en servir.
    .then = Pas d’erreur possible ici : vous pouvez vous servir des deux.
lesson-6 = C’est à Tina. Elle a ce qu’il lui faut, ne proposez donc rien.
    .other = Gardez votre carte : elle vous servira. Ne proposez rien.
    .then = 8 sur 8. Si Tina n’avait rien elle passerait, et si tous passent à la suite vous perdez.
lesson-7 = La dernière carte, le 3 violet. Une carte à vous et une de la main commune : 8 − 5 = 3, et rouge et bleu donnent violet.
    .before = Tina n’a rien à vous proposer.
    .other = Prenez les deux : 8 − 5 = 3.
    .then = La pyramide est vide : vous gagnez tous les deux. C’est tout ce qu’il faut savoir.

## later: the terminal

move-donate = donner une carte à la main commune
move-offer = proposer une carte cachée, et dire ce qu’elle vaut et comment elle s’accorde
move-no_offer = ne rien proposer
move-accept = prendre une carte proposée, contre une des vôtres
move-gift = donner une carte à qui n’en a plus
move-skip_trade = continuer sans échange
move-match = prendre une carte de la pyramide avec une ou deux cartes
move-pass = piocher une carte au lieu de jouer
move-take_reward = piocher les deux cartes d’un Ultimatch
move-decline_reward = laisser dans la pioche les deux cartes d’un Ultimatch
move-keep = garder celle-ci des deux cartes ; l’autre rejoint la main commune

## later: tips in a first game

tip-give = La carte que vous donnez va dans la main commune : chacun peut l’utiliser à son tour.
tip-offer = Touchez une carte pour l’offrir face cachée : si { $seat } la prend, vous en recevez une, choisie avant de voir la vôtre.
tip-trade = Le signe dit à quoi la carte de { $seat } peut servir : si vous la prenez, vous en donnez une avant de la voir.
tip-match = Une carte enlève une carte ouverte par couleur ou nombre ; deux l’enlèvent par somme, différence ou mélange.
tip-pass = Rien ne va, donc vous passez et piochez une carte : après { $count } passes de suite, vous perdez tous.

draw-head = tour { $turn }
draw-goal = videz la pyramide ensemble
draw-passes = passes de suite { $lamps } ({ $count } et c’est perdu)
draw-left = Pioche { $count }
draw-to-clear = { $count ->
    [one] encore { $count } carte
   *[other] encore { $count } cartes
} à prendre
draw-row = Rangée { $row } : { $cards }
draw-covered = couverte
draw-gone = retirée
draw-shared = Main de tous
draw-hand = Votre main
draw-empty = vide
draw-gesture = « { $gesture } »
draw-reward = Piochées
draw-known = Vous savez de { $seat }

## later: after the game

look-last = Le dernier moment où c’était gagnable
look-won-whole = C’était gagnable jusqu’au bout, et c’est gagné.
look-never = Même depuis le premier coup, aucun chemin vers la victoire n’a été trouvé.
look-last-moment = Jusqu’au tour { $turn }, c’était encore gagnable.
look-did = Ce que { SAY($seat, form: "name") } a fait alors : { $move }
look-would-have = Ce qui aurait gagné : { $move }
look-proved = Résolu avec chaque carte là où elle était vraiment, même celles que personne n’avait vues. À ce moment-là, personne ne pouvait en être sûr.
look-tried = { $count } suites jouées après chaque coup, avec chaque carte là où elle était vraiment, même celles que personne n’avait vues. À ce moment-là, personne ne pouvait en être sûr.
look-chart = La courbe mélange les cartes que personne n’avait vues ; elle peut donc encore montrer une chance quand il était trop tard.
look-winnable = Gagnable
look-could = gagnable
look-moment = dernier moment
look-late = trop tard
look-done = Joué
look-better = Ce qui aurait gagné
look-plus = et
look-onto = sur
look-try = Essaie

## later: puzzles

clue-look = { $what ->
    [row] Regardez la rangée { $row }, en comptant depuis le haut.
    [pass] Vous n’êtes pas obligé d’assortir.
    [reward] Deux nouvelles cartes : comparez ce que chacune assortirait.
    [give] Tout le monde pourra se servir de la carte que vous donnez.
    [offer] À qui est-ce le tour, et qu’est-ce qui l’aiderait ?
   *[trade] Pensez d’abord à l’échange.
}
clue-idea = { $what ->
    [color] Une carte de la même couleur suffit.
    [number] Une carte du même nombre suffit.
    [sum] Deux cartes l’additionnent.
    [difference] Deux cartes ont son nombre pour différence.
    [mix] Deux couleurs primaires donnent la sienne.
    [ultimatch] Nombre et couleur à la fois : c’est un Ultimatch, qui apporte deux nouvelles cartes.
    [pass] Les cartes de la main de tous méritent peut-être d’être gardées.
    [keep] L’une reste chez vous, l’autre va dans la main de tous.
    [give] Donnez une carte qui sert aussi aux autres.
    [offer] Une carte que vous proposez peut compléter une paire.
    [none] Gardez vos cartes ensemble.
    [skip] Vous pouvez vous passer d’une autre carte.
    [gift] On peut donner une carte à une main vide.
   *[take] Une nouvelle carte convient peut-être là où les vôtres ne conviennent pas.
}

## day: the deal of the day

daily-title = Ultimatch en solo
daily-goal = Enlevez toute la pyramide. C’est possible.
daily-won = Gagné en { $turns } tours
daily-lost = { $reached } cartes sur { $total } enlevées
daily-short = { $found ->
    [yes] Ultimatch { $turns } tours
   *[no] Ultimatch { $reached }/{ $total }
}
