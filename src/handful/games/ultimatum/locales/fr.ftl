### Ce que dit Ultimatum. Ce que sont $seat, $card et SAY(…), en.ftl le dit.

## cover

tagline = Partagez avec un complice les jetons d’un autre, avant que la manche s’arrête sans prévenir.

## table: cards and chips

# a : « un Blocage » ; the : « le Blocage » ; no : « de Blocage ».
card = { $form ->
    [a] { $kind ->
        [G] une
        [T] une
        [DR] une
        [RO] une
       *[other] un
    } { part-card }
    [the] { $kind ->
        [SW] l’
        [UL] l’
        [G] la{ " " }
        [T] la{ " " }
        [DR] la{ " " }
        [RO] la{ " " }
       *[other] le{ " " }
    }{ part-card }
    [no] { $kind ->
        [SW] d’
        [UL] d’
       *[other] de{ " " }
    }{ part-card }
   *[bare] { part-card }
}
part-card = { $kind ->
    [G] Donner { $value }
    [T] Prendre { $value }
    [SW] Échange
    [ST] Vol
    [BL] Blocage
    [UL] Ultimatum
    [CO] Contre
    [DR] Pioche
   *[RO] Fin
}
card-times = { $card } ×{ $count }
card-help = { $kind ->
    [G] l’un paie l’autre
    [T] à un autre joueur
    [SW] jetons ou mains
    [ST] une pile entière
    [BL] pas question
    [UL] partage ses jetons
    [CO] une offre rivale
    [DR] deux cartes
   *[RO] la manche est finie
}
chips = { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
}
total = total { $count }

## table: the log

part-gets = { YOU($seat) ->
    [you] Vous recevez
   *[other] { $seat } reçoit
}
part-plays = { YOU($seat) ->
    [you] Vous jouez
   *[other] { $seat } joue
}
part-wants = { YOU($seat) ->
    [you] Vous voulez
   *[other] { $seat } veut
}
part-counters = { YOU($seat) ->
    [you] Vous faites
   *[other] { $seat } fait
} une contre-offre : { chips }
log-round = Manche { $round } : { YOU($seat) ->
    [you] vous distribuez
   *[other] { $seat } distribue
}.
log-dealt = { part-gets } { cards }.
log-played = { part-plays } { $card }.
log-played-for = { part-plays } { $card } pour { $target }.
log-thrown = { YOU($seat) ->
    [you] Vous jetez
   *[other] { $seat } jette
} { SAY($card, form: "a") }.
log-steal = { part-wants } { YOU($target) ->
    [you] vous voler tous vos jetons
   *[other] voler tous les jetons de { $target }
}.
log-swap = { part-wants } échanger { $what ->
    [chips] les jetons
   *[hands] les mains
} avec { $target }.
log-ultimatum = { part-plays } un Ultimatum sur { YOU($target) ->
    [you] vos jetons
   *[other] les jetons de { $target }
} : { $count } pour { $responder }, le reste pour { $seat }.
log-declined = { YOU($seat) ->
    [you] Vous laissez faire.
   *[other] { $seat } laisse faire.
}
log-no-counter = { YOU($seat) ->
    [you] Vous ne faites pas de contre-offre.
   *[other] { $seat } ne fait pas de contre-offre.
}
log-no-raise = { YOU($seat) ->
    [you] Vous maintenez votre offre de { chips }.
   *[other] { $seat } maintient son offre de { chips }.
}
log-no-block = { YOU($seat) ->
    [you] Vous ne bloquez pas.
   *[other] { $seat } ne bloque pas.
}
log-blocked = { YOU($seat) ->
    [you] Vous bloquez
   *[other] { $seat } bloque
} { SAY($card, form: "the") } : rien ne bouge.
log-countered = { part-counters } pour { $responder }, le reste pour { $seat }.
log-countered-keeps = { part-counters } pour { $responder }, et { YOU($seat) ->
    [you] vous gardez
   *[other] { $seat } garde
} le reste.
log-countered-one = { part-counters }.
log-accepted = { YOU($seat) ->
    [you] Vous acceptez
   *[other] { $seat } accepte
} { YOU($by) ->
    [you] votre offre
   *[other] l’offre de { $by }
} : { chips }.
log-accepted-one = { YOU($seat) ->
    [you] Vous acceptez une des offres.
   *[other] { $seat } accepte une des offres.
}
log-rejected = { YOU($seat) ->
    [you] Vous refusez toutes les offres
   *[other] { $seat } refuse toutes les offres
} : personne ne reçoit de jeton.
paid = { part-gets } { chips } de { $payer }.
paid-short = { part-gets } { chips } de { $payer } : il n’y en avait pas plus.
paid-nothing = { YOU($seat) ->
    [you] Vous ne recevez
   *[other] { $seat } ne reçoit
} rien de { $payer }.
log-stacks = Jetons échangés : { $x } pour { $a }, { $y } pour { $b }.
log-hands = Mains échangées : { $x ->
    [one] { $x } carte
   *[other] { $x } cartes
} pour { $a }, { $y } pour { $b }.
log-drew = { YOU($seat) ->
    [you] Vous piochez
   *[other] { $seat } pioche
} { cards }.
log-drawn = Du nouveau dans { YOU($seat) ->
    [you] votre main
   *[other] la main de { $seat }
} : { $cards }.
log-holds = Maintenant dans { YOU($seat) ->
    [you] votre main
   *[other] la main de { $seat }
} : { $cards }.
log-round-card = La manche est finie : { YOU($seat) ->
    [you] vous l’avez arrêtée
   *[other] { $seat } l’a arrêtée
}.
log-round-empty = La manche est finie : { YOU($seats) ->
    [you] vous n’avez
    [you-all] { $seats } n’avez
    [other] { $seats } n’a
   *[others] { $seats } n’ont
} plus de cartes.
seat-count = { $seat } { $count }
log-scored = Jetons : { $chips }.
log-scored-totals = Jetons : { $chips }. En tout : { $totals }.
log-game-over = La partie est finie : { YOU($seats) ->
    [you] vous avez gagné
    [you-all] { $seats } avez gagné
    [other] { $seats } a gagné
   *[others] { $seats } ont gagné
}.

## table: what is asked

prompt-turn = Jouez une carte.
prompt-waiting = { $phase ->
    [turn] { YOU($seat) ->
        [you] Vous jouez une carte
       *[other] { $seat } choisit une carte
    }
    [counter] { YOU($seat) ->
        [you] Vous pouvez faire une contre-offre
       *[other] { $seat } peut faire une contre-offre
    }
    [raise] { YOU($seat) ->
        [you] Vous pouvez relever votre offre
       *[other] { $seat } peut relever l’offre
    }
    [choose] { YOU($seat) ->
        [you] Vous choisissez une offre
       *[other] { $seat } choisit une offre
    }
    [round_over] { YOU($seat) ->
        [you] Vous distribuez la manche suivante
       *[other] { $seat } distribue la manche suivante
    }
   *[block] { YOU($seat) ->
        [you] Vous pouvez bloquer
       *[other] { $seat } peut bloquer
    }
}
part-the-chips = { $count ->
    [0] les 0 jeton
    [one] le seul jeton
   *[other] les { $count } jetons
}
part-your-chips = { $count ->
    [0] vos 0 jeton
    [one] votre seul jeton
   *[other] vos { $count } jetons
}
prompt-counter = { YOU($target) ->
    [you] On partage { part-your-chips }. Une offre de votre part à { $responder } ?
   *[other] Une contre-offre à { $responder } pour { part-the-chips } de { $target } ?
}
    .passes = { YOU($target) ->
        [you] On partage { part-your-chips }.
       *[other] On offre à { $responder } une part : { part-the-chips } de { $target }.
    }
prompt-raise = Offrir à { $responder } plus de { chips } ?
    .passes = Meilleure offre à { $responder } jusqu’ici : { chips }.
prompt-offer = { $by } vous offre { $share } sur { part-the-chips } de { $target }
prompt-choose = { $offers } offres pour { part-the-chips } de { $target } : laquelle acceptez-vous ?
prompt-shield = { $responder } accepte { YOU($by) ->
    [you] votre offre
   *[other] l’offre de { $by }
} : cela vous coûte { chips }
prompt-deal = La manche est finie. Vous distribuez la suivante.
prompt-over = La partie est finie.
threat-steal = { YOU($actor) ->
    [you] Vous voulez
   *[other] { $actor } veut
} { YOU($target) ->
    [you] { $count ->
        [0] voler vos jetons, mais vous n’en avez pas
        [one] voler votre seul jeton
       *[other] voler vos { $count } jetons
    }
   *[other] { $count ->
        [0] voler les jetons de { $target }, mais il n’y en a pas
        [one] voler le seul jeton de { $target }
       *[other] voler les { $count } jetons de { $target }
    }
}
threat-swap = { YOU($actor) ->
    [you] Vous voulez
   *[other] { $actor } veut
} échanger { $what ->
    [chips] les jetons
   *[hands] les mains
} avec { $target } : { YOU($actor) ->
    [you] vos { part-mine }
   *[other] { part-mine }
} contre { YOU($target) ->
    [you] vos { $yours }
   *[other] { $yours } de { $target }
}
part-mine = { $what ->
    [chips] { $mine ->
        [one] { $mine } jeton
       *[other] { $mine } jetons
    }
   *[hands] { $mine ->
        [one] { $mine } carte
       *[other] { $mine } cartes
    }
}
hint-turn = Touchez une carte, puis à qui elle va.
hint-first = Le plus de jetons gagne. Touchez une carte.
hint-early = On vous demandera plus tard, mais vous pouvez déjà dire non.
hint-counter = Meilleure offre à { $responder } jusqu’ici : { chips }.
zero-choose = À 0, vous refusez tout : personne ne reçoit de jeton.
hint-choose = Touchez une offre sur la table, ou refusez-les toutes.
offer-gets = { YOU($responder) ->
    [you] Vous recevez
   *[other] { $responder } reçoit
} { $share }, { YOU($by) ->
    [you] vous recevez
   *[other] { $by } reçoit
} { $rest }.
offer-keeps = { YOU($responder) ->
    [you] Vous recevez
   *[other] { $responder } reçoit
} { $share }, { YOU($by) ->
    [you] vous gardez
   *[other] { $by } garde
} { $rest }.

## table: buttons and labels

button-play = { $how ->
    [card] Choisissez une carte
    [seat] Choisissez un joueur
    [what] Choisissez
    [anyway] La jouer quand même
    [offer] Offrir { $count }
    [end] Finir la manche
    [away] La jeter
   *[play] La jouer
}
button-back = La reposer
button-block = Bloquer
button-no-block = Vous n’avez pas de Blocage
button-let = Laisser faire
button-let-early = Je ne bloquerai pas
button-no-offer = Pas de contre-offre
button-no-offer-early = Pas de contre-offre de ma part
button-counter = Offrir { $count }
button-no-counter = Vous n’avez pas de Contre
button-take = Accepter
button-reject = Tout refuser : personne ne reçoit de jeton
button-deal = Distribuer la manche suivante
button-talk = Parler
your-hand = Votre main, { cards }
cards-left = { $count ->
    [one] dernière carte
   *[other] reste { $count } cartes
}
stacks = Jetons
draw-pile = Pioche
discards = Défausse
mat-empty = Aucune offre sur le tapis
mat-stop = La manche peut s’arrêter à tout moment.
mat-last = { YOU($seats) ->
    [you] Vous pouvez
    [you-all] { SAY($seats, form: "start") } pouvez
    [other] { $seats } peut
   *[others] { $seats } peuvent
} finir la manche.
round-of = Manche { $round } sur { $rounds }
round-to = Manche { $round }, jusqu’à { $goal }
refused = Cette carte ne va pas.
shout = { $what ->
    [ultimatum] Ultimatum !
    [round] Fin !
    [none] Pas de marché !
   *[nothing] rien
}
caption = { $sound ->
    [clink] des jetons tintent
    [gavel] un marteau tombe
    [bell] une sonnette retentit
    [shield] un bouclier tombe
    [tick] une horloge fait tic-tac
   *[card] une carte est posée
}

phrase-fair_enough = C’est juste.
phrase-not_enough = Ce n’est pas assez.
phrase-take_it = À prendre ou à laisser.
phrase-no_deal = Pas de marché.
phrase-trust_me = Faites-moi confiance.
phrase-i_will_remember = Je m’en souviendrai.

## later: a card being played

ask = { $step ->
    [G-from] { $card } : qui paie ?
    [G-to] { $seat } paie { chips }. À qui ?
    [T-from] { $card } : à qui ?
    [ST-from] Vol : les jetons de qui ?
    [SW-with] Échanger avec qui ?
    [SW-what] Échanger quoi avec { $seat } ?
    [UL-target] Ultimatum : les jetons de qui partagez-vous ?
    [UL-responder] Les jetons de { $seat } : à qui offrez-vous une part ?
   *[DR-to] Pioche : qui reçoit deux cartes ?
}
role = { $role ->
    [from] paie
    [to] les reçoit
    [with] échange
    [target] perd des jetons
   *[responder] décide
}
ready-steal = { $count ->
    [0] Prendre tous les jetons de { $seat } ? Il n’y en a pas.
    [one] Prendre le seul jeton de { $seat } ?
   *[other] Prendre les { $count } jetons de { $seat } ?
}
ready-swap = { $what ->
    [chips] Échanger les jetons avec { $seat } : vos { $mine } contre { $yours }.
   *[hands] Échanger les mains avec { $seat } : vos { $mine } cartes contre { $yours }.
}
ready-split = Partager { part-the-chips } de { $seat }
ready-draw = { YOU($seat) ->
    [you] Piocher deux cartes ?
   *[other] Faire piocher deux cartes à { $seat } ?
}
ready-throw = Jeter { SAY($card, form: "the") } ?
ready-round = Finir la manche maintenant ?
nothing-moves = Rien ne bougerait. La jouer quand même ?
note-free = Personne ne peut l’empêcher.
note-short = Il n’y a pas plus à prendre : { chips }.
note-block = { YOU($seat) ->
    [you] Vous pouvez bloquer.
   *[other] { $seat } pourrait bloquer.
}
note-anyone = Quelqu’un pourrait bloquer.
note-bargain = Avec un Contre, d’autres peuvent offrir plus, et avec un Blocage { $seat } peut tout arrêter.
note-throw-block = À votre tour, un Blocage ne fait rien. Il sert quand on vous attaque.
note-throw-counter = À votre tour, un Contre ne fait rien. Il sert dans un Ultimatum.
note-round = La manche finit, et chacun garde ses jetons : vous en avez { $count }.
note-last = C’est votre dernière carte : la manche finit après elle.
button-swap = { $what ->
    [chips] Échanger les jetons
   *[hands] Échanger les mains
}
button-swap-then = { $what ->
    [chips] vos { $mine } contre { $yours }
   *[hands] vos { $mine } cartes contre { $yours }
}

## later: an Ultimatum on the mat

offer-of = { YOU($seat) ->
    [you] Votre offre
   *[other] L’offre de { $seat }
}
offer-for = pour { $seat }
offer-change = { $seat } { $change }
offer-sure = Personne ne peut la bloquer
offer-may-block = { YOU($seat) ->
    [you] Vous pourriez la bloquer
   *[other] { $seat } pourrait la bloquer
}
offer-kept = { YOU($seat) ->
    [you] vous gardez { $count }
   *[other] garde { $count }
}
offer-taken = acceptée
offers = Offres
mat-target = dont on partage les jetons
mat-whole = { YOU($seat) ->
    [you] Tous vos jetons sont
   *[other] Tous les jetons de { $seat } sont
} sur le tapis
decides-then = puis { YOU($seat) ->
    [you] vous décidez
   *[other] { $seat } décide
}
decides-now = { YOU($seat) ->
    [you] Vous décidez maintenant
   *[other] { $seat } décide maintenant
}
blocks = { YOU($seat) ->
    [you] Bloquez-vous ?
   *[other] { $seat } bloque ?
}
asked = Interrogés à leur tour
asked-left = { $count ->
    [0] tous ont répondu
    [one] un doit encore répondre
   *[other] { $count } doivent encore répondre
}
asked-state = { $state ->
    [waiting] attend
    [bid] offre { $count }
    [let-counter] pas de contre-offre
    [let-raise] en reste à { $count }
    [let-block] ne bloque pas
   *[empty] sans carte
}
asked-has = a { chips }
split-gets = { YOU($seat) ->
    [you] vous recevez
   *[other] { $seat } reçoit
}
split-for = Part de { $seat }
split-value = { SAY($responder, form: "start") } { $share }, { $by } { $rest }
split-more = +1 pour { $seat }
split-keep = vous gardez

## later: between two rounds

over-card = { YOU($seat) ->
    [you] Vous avez sonné la cloche
   *[other] { $seat } a sonné la cloche
}
over-empty = { YOU($seats) ->
    [you] Vous n’avez
    [you-all] { SAY($seats, form: "start") } n’avez
    [other] { $seats } n’a
   *[others] { $seats } n’ont
} plus de cartes
over-trail = Qui a payé qui
over-quiet = À peine un jeton a changé de mains.
over-gain = { YOU($seat) ->
    [you] Votre plus gros gain
   *[other] Le plus gros gain de { $seat }
} : { chips } de { $payer }, par { YOU($by) ->
    [you] votre { $card }
   *[other] { $card } de { $by }
}.
over-next = { YOU($seat) ->
    [you] Vous distribuez
   *[other] { $seat } distribue
} la manche suivante.

## later: cards that are gone, a seat, talk

discards-none = Personne n’a encore joué de carte.
discards-gone = Déjà parties
discards-newest = Les plus récentes d’abord
seat-know = Vous connaissez ces cartes : elles étaient à vous.
seat-talk = Dire quelque chose à { $seat }
talk-title = Dites-le à la table
talk-hint = Tout le monde entend. Rien n’engage, et mentir est permis.
talk-to = À qui ?
talk-all = tous
talk-kind = Quoi ?
talk-kinds = { $kind ->
    [deal] Un marché
    [threat] Une menace
    [ask] Un souhait
    [claim] Mes cartes
   *[emote] Un mot
}
talk-if = Si vous décidez de …
talk-then = Je vais …
talk-please = Veuillez …
talk-whom = qui ?
talk-least = combien ?
talk-card = { $word ->
    [have] J’ai
   *[lack] Je n’ai pas de
}
talk-send = Dire
talk-agree = D’accord
talk-refuse = Non
talk-heard = Ce qui s’est dit
talk-none = Personne n’a encore rien dit.
talk-agreed = { YOU($seat) ->
    [you] Vous étiez d’accord
   *[other] { $seat } était d’accord
}
talk-fate = { $fate ->
    [kept] tenue
   *[broken] rompue
}

speech = { SAY($words, form: "start") }
speech-to = { SAY($to, form: "name") }, { $words }
log-said = { YOU($seat) ->
    [you] Vous dites
   *[other] { $seat } dit
} : { $words }
log-answered = { YOU($seat) ->
    [you] Vous répondez
   *[other] { $seat } répond
} : { $words }
say-deal = { $form ->
    [start] Si
   *[other] si
} vous { SAY($when, form: "you") }, je vais { SAY($then, form: "will") }.
say-threat = { $form ->
    [start] Si
   *[other] si
} vous { SAY($when, form: "you") }, gare : je vais { SAY($then, form: "will") }.
say-ask = { $form ->
    [start] Veuillez
   *[other] veuillez
} { SAY($then, form: "please") }.
say-claim = { $form ->
    [start] { $word ->
        [have] J’ai { SAY($card, form: "a") }.
       *[lack] Je n’ai pas { SAY($card, form: "no") }.
    }
   *[other] { $word ->
        [have] j’ai { SAY($card, form: "a") }.
       *[lack] je n’ai pas { SAY($card, form: "no") }.
    }
}
say-answer = { $answer ->
    [agree] { $form ->
        [start] D’accord.
       *[other] d’accord.
    }
   *[refuse] { $form ->
        [start] Non.
       *[other] non.
    }
}
say-emote = { $form ->
    [start] { $word ->
        [laugh] Ha ha !
        [groan] Oh non.
        [thanks] Merci.
       *[think] Hmm …
    }
   *[other] { $word ->
        [laugh] ha ha !
        [groan] oh non.
        [thanks] merci.
       *[think] hmm …
    }
}
# you : « si vous … » ; sinon l’infinitif.
deed = { $form ->
    [you] { $deed ->
        [accept] acceptez
        [reject] refusez toutes les offres
        [counter] faites une contre-offre
        [block] bloquez
        [let_pass] laissez faire
        [end_round] finissez la manche
       *[play_on] continuez
    }
   *[will] { $deed ->
        [accept] accepter
        [reject] refuser toutes les offres
        [counter] faire une contre-offre
        [block] bloquer
        [let_pass] laisser faire
        [end_round] finir la manche
       *[play_on] continuer
    }
}
deed-to = { $whom ->
    [me] { $deed ->
        [spare] m’{ part-deed }
        [hit] m’{ part-deed }
       *[feed] me { part-deed }
    }
    [you] vous { part-deed }
   *[other] { part-deed } { SAY($seat, form: "name") }
}
part-deed = { $form ->
    [you] { $deed ->
        [spare] épargnez
        [hit] attaquez
       *[feed] nourrissez
    }
   *[will] { $deed ->
        [spare] épargner
        [hit] attaquer
       *[feed] nourrir
    }
}
deed-share = { $form ->
    [you] offrez au moins { $count }
   *[will] offrir au moins { $count }
}
deed-pick = { $deed ->
    [spare] épargner …
    [hit] attaquer …
    [feed] nourrir …
   *[share_at_least] offrir au moins …
}

## later: what a move does, and why

name-play = Jouez { $what }.
name-throw = Jetez { SAY($card, form: "the") }.
name-block = Bloquez { SAY($card, form: "the") }.
name-counter = Jouez un Contre : offrez { chips }.
name-accept = Acceptez l’offre de { $by } : { chips }.
name-move = { $move ->
    [round] Jouez la Fin : la manche finit maintenant.
    [no-counter] Ne faites pas de contre-offre.
    [decline] Laissez faire.
    [reject] Refusez toutes les offres.
   *[deal] Distribuez la manche suivante.
}

explain-deal = Mélangez et distribuez la manche suivante.
explain-block = Votre Blocage arrête { SAY($card, form: "the") } : rien ne bouge.
explain-reject = Personne ne reçoit de jeton.
explain-no-counter = Vous ne faites pas de contre-offre dans cet Ultimatum.
explain-let-happen = Les jetons sont partagés comme convenu.
explain-unless = Si personne ne bloque : { $threat }.

change = { $sign ->
    [minus] −
   *[plus] +
}{ $whole },{ $tenths }
reason-offer = En moyenne, cela vous vaut { $change } jetons, un Blocage possible compris.
reason-worth = En moyenne, cela vous vaut { $change } jetons face aux autres.
reason-even = En moyenne, cela ne change rien.
reason-block-counted = Un Blocage possible est compté.
reason-last-turn = C’est votre dernier tour.
reason-better = Vous gardez de meilleures cartes pour la suite.
reason-turns = { $count ->
    [one] Il vous reste environ { $count } tour.
   *[other] Il vous reste environ { $count } tours.
}
reason-equal = Cela ne sauve aucun jeton : les deux piles sont égales.
reason-equal-keep = Les deux piles sont égales, et vous gardez votre Blocage.
reason-saves = { YOU($seat) ->
    [you] Cela vous sauve { chips }.
   *[other] Cela sauve { chips } de { $seat }.
}
reason-saves-nothing = Cela ne sauve rien : l’Échange vous rapporterait { chips }.
reason-keeps-from = Cela empêche { $seat } de gagner { chips }.
reason-hand = Vous gardez vos { $own ->
    [one] { $own } carte
   *[other] { $own } cartes
} au lieu d’en recevoir { $other } de { $seat }.
reason-no-counter = { button-no-counter }.
reason-no-block = { button-no-block }.
reason-keep-counter = Vos jetons ne sont pas en jeu, et vous gardez votre Contre.
reason-keep-block = Vos jetons ne sont pas en jeu, et vous gardez votre Blocage.
reason-can-block = Vous pouvez encore bloquer, et vous gardez votre Contre.
reason-risk = Vous gardez votre Contre et risquez { chips }.
reason-brings = Cela vous rapporte { chips }.
reason-costs = Cela vous coûte { chips }, mais vous gardez votre Blocage.
reason-reject = Aucune offre ne vous rapporte plus qu’aux autres.
reason-throw-counter = Vous vous défaites d’une carte qui ne vous servira guère.
reason-throw-block = Cela ne fait rien, et vous perdez un Blocage qui peut sauver vos jetons.
reason-end-leading = Vous menez, et la manche finit maintenant.
reason-end-equal = La manche finit alors que personne n’a plus de jetons que vous.
reason-end-behind = La manche finit alors que vous êtes derrière.
reason-draw-self = Vous aurez deux cartes de plus parmi lesquelles choisir.
reason-draw-longer = { $seat } serait à court de cartes en premier, donc la manche dure plus longtemps.
reason-draw-poorest = Personne n’a moins de jetons que { $seat } : c’est là que deux cartes nuisent le moins.
reason-draw = Aucun jeton ne bouge, et vous gardez vos autres cartes.
reason-swap-hands = Si personne ne bloque, vous recevez { $other ->
    [one] { $other } carte
   *[other] { $other } cartes
} de { $seat } contre vos { $own }.

## later: why a move does not go

refuse-move = Ce coup n’existe pas.
refuse-stale = La table en est déjà à une autre question : regardez de nouveau.
refuse-over = La partie est finie.
refuse-seat = Il n’y a pas de place { $seat } à cette table.
refuse-phase-turn = Il n’y a rien à répondre : quelqu’un doit jouer une carte.
refuse-phase-block = Un Échange ou un Vol attend une réponse : bloquer ou laisser faire.
refuse-phase-counter = C’est le moment des contre-offres : faites-en une avec un Contre, ou n’en faites pas.
refuse-phase-choose = Les offres sont sur la table : il faut en accepter une ou les refuser toutes.
refuse-phase-shield = Une offre est acceptée : qui la paie peut bloquer ou laisser faire.
refuse-phase-deal = La manche est finie : il faut d’abord distribuer la suivante.
refuse-not-yet = On demande d’abord à { $seat }. D’ici là, vous pouvez seulement dire que vous ne jouez rien.
refuse-turn = C’est le tour de { $seat }.
refuse-asked-block = C’est à { $seat } d’y répondre.
refuse-asked-counter = Vous ne pouvez pas, ou plus, faire de contre-offre dans cet Ultimatum.
refuse-asked-choose = Seul le joueur { $seat } choisit une offre.
refuse-asked-shield = Seul le joueur { $seat } peut bloquer, car c’est { $seat } qui paie.
refuse-asked-deal = { $seat } distribue la manche suivante.
refuse-no-seat = Cette place n’existe pas à cette table.
refuse-yourself = { $card } ne concerne que les autres.
refuse-same = Nommez deux joueurs différents.
refuse-round-early = À cette table, vous pouvez jouer une Fin à partir de votre tour { $count }.
refuse-no-offer = { $count ->
    [one] Il n’y a qu’une offre.
   *[other] Il n’y a que { $count } offres.
}
refuse-held = Vous n’avez pas { SAY($card, form: "no") }.
refuse-share = Offrez un nombre entier de 0 à { $count } : { $seat } n’a pas plus.
refuse-usage = { $card } se joue ainsi : { $usage }.
refuse-talk-off = À cette table, on ne dit pas de phrases fixes.
refuse-talk-limit = Vous en avez assez dit pour l’instant : attendez le prochain coup.
refuse-talk-kind = On peut dire { $kinds }, pas { $given }.
refuse-talk-fields = « { $kind } » a exactement ces champs : { $fields }.
refuse-talk-to = « to » est une place à cette table ou « all », pas { $given }.
refuse-talk-action = Une action est l’une de { $allowed }, pas { $given }.
refuse-talk-fact = Un fait est l’un de { $allowed }, pas { $given }.
refuse-talk-emote = Un mot est l’un de { $allowed }, pas { $given }.
refuse-talk-ref = « ref » compte ce qui a été dit, à partir de 1, pour nommer ce à quoi vous répondez ; ce n’est pas { $given }.

## new

preset-sheet = Standard
    .help = Jeu rapide : une manche, le plus de jetons gagne.
preset-match = Plusieurs manches
    .help = Cinq manches, additionnées.
preset-points = Aux points
    .help = Des manches jusqu’à ce que quelqu’un ait 50.
preset-three = À trois
    .help = Trois à table, trois manches, pas de carte Fin avant le troisième tour.
preset-friends = Défendez vos amis
    .help = Chacun peut bloquer un Échange ou un Vol.

## options

option-scoring = Une manche ; ou un nombre fixe ; ou des manches jusqu’à un but.
    .quick = une
    .match = nombre fixe
    .points = jusqu’au but
option-match_rounds = Combien de manches a le jeu à nombre fixe.
option-point_target = Le but du jeu aux points ; automatique : cinq fois les jetons de départ.
option-chips_between_rounds = Chaque manche commence avec des piles égales et s’additionne, ou chacun garde ses jetons.
    .reset_and_sum = additionner
    .carry_over = garder
option-tie_break = Une égalité en tête se partage, va à qui a le moins de cartes, ou se départage.
    .shared = partagée
    .fewest_cards = moins de cartes
    .extra_round = manche de plus
option-hand_size = Combien de cartes chacun reçoit.
option-starting_chips = Avec combien de jetons chacun commence.
option-three_players = On peut jouer à trois.
option-first_dealer = Qui distribue la première manche.
option-block_by = Qui peut bloquer un Échange ou un Vol.
    .victim = la victime
    .anyone = chacun
option-block_scope = Quelles offres acceptées la cible peut bloquer : toutes sauf la sienne, toutes, ou la première.
    .others_proposals = des autres
    .any_proposal = toutes
    .ultimatum_only = la première
option-initiator_may_counter = Qui joue un Ultimatum peut surenchérir sur sa propre offre.
option-round_card_from_turn = À partir de quel tour on peut jouer une Fin.
option-table_talk = Si l’on peut dire des phrases fixes à table.
    .structured = oui
    .off = non
option-talk_limit = Combien de fois chacun peut parler entre deux coups.
option-response_seconds = Secondes pour bloquer ou faire une contre-offre ; 0 est sans limite.
option-choose_seconds = Secondes pour choisir une offre ; 0 est sans limite.
option-turn_seconds = Secondes pour un tour ; 0 est sans limite.

## later: house rules that make no game

problem-three = Ultimatum se joue de { $fewest } à { $most }, sauf avec « On peut jouer à trois ».
problem-cards = À { $seats }, on distribue au plus { $most } cartes à chacun : sur { $cards }, { $kept } restent pour la Pioche.
problem-kept = Aux points, les manches s’additionnent ; si chacun gardait ses jetons, le but ne serait peut-être jamais atteint.
problem-goal = Tous atteindraient un but de { $goal } dès une première manche sans relief : il doit dépasser les { $chips } jetons de départ.

## later: the lesson

lesson-goal = Ayez le plus de jetons quand la manche s’arrête. Tout le monde commence avec dix. En jeu on a dix cartes, ici sept.
lesson-1 = Prenez 5 jetons à Tina : touchez Prendre 5, puis Tina, puis « La jouer ».
    .other = Plus tard. Commencez par Prendre 5, à Tina.
    .then = Vous en avez 15, Tina 5, et personne n’y pouvait rien. Mais qui mène se fait voler.
lesson-2 = Tina joue un Vol : elle veut vos 15 jetons. Vous avez un Blocage, et c’est le moment.
    .before = À Tina maintenant.
    .other = Alors les 15 sont perdus. Bloquez.
    .then = Rien ne bouge, et les deux cartes sont parties. Un Blocage arrête un Vol, un Échange et un Ultimatum, rien d’autre.
lesson-3 = Vous décidez. L’offre de Berta vous donne 6, mais Nando pourrait la bloquer. La sienne vous donne 8, c’est sûr. Prenez-la.
    .before = Nando prend 5 jetons à Berta.
    .before-2 = Berta joue un Ultimatum : elle veut partager avec vous les 15 jetons de Nando. Vous en auriez 6, elle en garde 9.
    .before-5 = Nando joue un Contre : il préfère vous en payer 8 lui-même. Alors Berta n’a rien, et il en garde 7.
    .other = L’offre de Nando vous donne 8, et il ne se bloquera pas lui-même. Prenez celle-là.
    .then = Nando vous paie 8, vous en avez donc 23. Si vous aviez refusé les deux, personne n’aurait eu de jeton.
lesson-4 = À vous un Ultimatum : partagez les 7 jetons de Nando avec Tina, 4 pour elle et 3 pour vous. Touchez la carte, puis Nando, puis Tina.
    .other = Mais partagez ici les jetons de Nando avec Tina : 4 pour elle, 3 pour vous.
lesson-5 = Berta n’offre rien. Votre Contre pourrait relever votre offre, mais Tina a déjà plus de la moitié. Touchez « Pas de contre-offre ».
    .other = Ce serait surenchérir sur vous-même. Gardez votre Contre et touchez « Pas de contre-offre ».
    .then = Tina accepte et Nando n’a pas de Blocage : 4 jetons pour elle, 3 pour vous.
lesson-6 = Offrez plus que Tina avec vos propres jetons : jouez votre Contre et offrez-en 14 à Berta. De vos 26, vous en gardez 12.
    .before = À Tina maintenant.
    .before-1 = Tina joue un Ultimatum, et ce sont vos 26 jetons qu’elle partage : 13 pour Berta, 13 pour elle.
    .other = On en offre 13 à Berta. 14 suffisent, et vous gardez le reste.
    .then = Berta prend la vôtre. Elle en reçoit 14, vous en gardez 12, et Tina n’a rien.
lesson-7 = Berta mène avec 21 jetons. Volez-les tous : touchez Vol, puis Berta, puis « La jouer ».
    .before = Nando et Berta jouent.
    .other = D’abord les jetons : c’est Berta qui en a le plus. Volez-la.
    .then = Berta n’avait pas de Blocage : vous en avez 30.
lesson-8 = Vous menez avec 29. Jouez Fin avant qu’on ne vous vole : la manche s’arrête aussitôt.
    .before = Les autres jouent chacun une carte.
    .other = Alors chacun rejoue. Finissez tant que vous menez.
    .then = La manche est finie et vous avez le plus de jetons : vous gagnez. C’est tout ce qu’il faut savoir.

## later: the terminal

move-play = jouer une carte, et dire contre qui et combien
move-block = jouer un Blocage contre ce qu’on vous fait
move-decline = laisser faire, ou ne pas faire de contre-offre
move-counter = jouer un Contre : offrir tant de jetons
move-accept = accepter une offre
move-reject = refuser toutes les offres
move-deal = distribuer la manche suivante

name-give = { $card } : { $payer } paie { $seat }
name-take = { $card } : à { $payer }
name-swap = { $card } : échanger { $what ->
    [chips] les jetons
   *[hands] les mains
} avec { $seat }
name-steal = { $card } : tous les jetons de { $seat }
name-ultimatum = { $card } avec { $responder } sur les jetons de { $target } : { $count } pour { $responder }
name-draw = { $card } : { YOU($seat) ->
    [you] vous piochez deux cartes
   *[other] { $seat } pioche deux cartes
}

## later: tips in a first game

tip-choose = Acceptez une offre, ou refusez-les toutes : alors personne ne reçoit de jeton.
tip-counter = Avec un Contre, vous faites à { $seat } votre propre offre ; { $seat } en accepte une au plus.
tip-block = Un Blocage l’arrête : rien ne change de mains, et les cartes jouées pour cela sont perdues.
tip-chips = Vos jetons comptent quand la manche s’arrête : dès qu’une main est vide ou que quelqu’un joue Manche.
tip-ultimatum = Avec un Ultimatum, vous partagez avec un partenaire les jetons d’une autre personne, s’il accepte votre offre.

draw-head = manche { $round }
draw-extra = { " " }· manche en plus { $count }
draw-goal = { $scoring ->
    [quick] le plus de jetons gagne
    [match] sur { $count }, le plus de jetons gagne
   *[points] { $count } jetons pour gagner
}
draw-piles = Pioche { $count } · { YOU($seat) ->
    [you] vous donnez
   *[other] { $seat } donne
}
draw-gone = Déjà joués : { $cards }
draw-gone-of = { $card } { $count } sur { $all }
draw-role = { $role ->
    [offers] propose
    [acts] la joue
    [target] doit payer
   *[responder] décide
}
draw-last = { $count ->
    [one] dernière carte !
   *[other] dernières cartes
}
draw-offers = On partage { YOU($target) ->
    [you] vos { chips }
   *[other] { chips } de { $target }
}. { YOU($responder) ->
    [you] Vous décidez
   *[other] { $responder } décide
}.
draw-offer = { YOU($seat) ->
    [you] Vous proposez
   *[other] { $seat } propose
} { $count }
draw-gets = { SAY($seat, form: "start") } { $count }
draw-asked = Doit répondre : { $seat }.
draw-asked-name = { $seat }
draw-asked-then = Doit répondre : { $seat }. Puis : { $names }.
draw-then-chooses = Ensuite { YOU($seat) ->
    [you] vous choisissez
   *[other] { $seat } choisit
}.
draw-chooses = { YOU($seat) ->
    [you] Vous prenez une offre ou les refusez
   *[other] { $seat } prend une offre ou les refuse
} toutes.
draw-sure = { SAY($target, form: "start") } ne peut pas la bloquer.
draw-shield = { SAY($seat, form: "start") } peut maintenant bloquer ou laisser faire.
draw-no-cards = aucune carte
draw-known = Vous savez que { $seat } a { $cards }

## later: after the game

look-ledger = Qui a donné quoi à qui
look-gave-most = { SAY($seat, form: "name") } a donné { $count ->
    [one] un jeton
   *[other] { $count } jetons
} à { SAY($to, form: "name") }, plus que tout autre.
look-promises = { SAY($seat, form: "name") } a tenu { $kept } promesses sur { $count }.
look-from-to = A donné ↓ à →
look-kept = Promesses tenues
look-at-the-end = À la fin
look-offers = Offres, et à partir d’où elles auraient été prises
look-offers-low = { $all ->
    [one] { $count ->
        [0] Une offre, et elle était assez grande.
       *[other] Une offre, et elle était trop petite.
    }
   *[other] { $all } offres, dont { $count ->
        [0] aucune trop petite
        [one] { $count } trop petite
       *[other] { $count } trop petites
    }.
} Une offre est trop petite si elle n’aide pas celui qui répond, ou si la plupart des gens la refuseraient.
look-offers-never = Pour { $count ->
    [one] l’une d’elles
   *[other] { $count } d’entre elles
}, aucune part n’aurait suffi, pas même toute la pile.
look-no-share = aucune part ne suffisait
look-to = À
look-offered = Offert
look-least = Prise dès
look-answer = Réponse
look-answered = { $answer ->
    [taken] prise
    [outbid] surenchérie
    [refused] refusée
    [blocked] bloquée
   *[other] –
}
look-line = { SAY($seat, form: "name") } à { SAY($to, form: "name") }
look-at = tour { $turn }
look-of-the-pot = % de la pile
look-shaded = Ombré : ce qui aurait été pris

## later: puzzles

clue-look = { $what ->
    [stacks] Comparez les piles de jetons. Qui peut encore finir devant vous ?
    [answer] Comptez ce qui change si vous laissez faire, et ce que vous coûte une réponse.
    [offers] Comparez ce que chaque offre vous apporte et ce qu’elle apporte aux autres.
   *[cards] Regardez vos cartes, et le nombre de tours qui restent.
}
clue-idea = { $what ->
    [take] Prenez des jetons vous-même. À qui avez-vous le plus intérêt à les prendre ?
    [give] Un « Donner » affaiblit quelqu’un et aide quelqu’un d’autre. Choisissez les deux.
    [steal] Une carte peut vous apporter toute une pile.
    [swap] Une petite pile peut en devenir une grande.
    [hands] Une main aussi peut changer de propriétaire.
    [ultimatum] Quelqu’un partagera peut-être volontiers avec vous les jetons d’un tiers.
    [draw] Deux cartes de plus peuvent allonger la manche, ou améliorer votre main.
    [round] Vous pouvez terminer la manche maintenant.
    [discard] Certaines cartes ne changent aucune pile si vous les posez à votre tour.
    [block] Un Blocage laisse toutes les piles comme elles sont.
    [counter] Vous pouvez surenchérir.
    [accept] Prenez celle qui vous met devant.
    [reject] Vous pouvez tout refuser : alors aucun jeton ne bouge.
   *[let] La carte que vous avez en main vaudra peut-être davantage plus tard.
}

## day: the deal of the day

daily-title = À prendre ou à laisser
daily-goal = Votre réponse met fin à la partie. Acceptez une offre, ou aucune : une seule réponse vous fait gagner.
daily-won = Trouvé
daily-lost = Pas trouvé
