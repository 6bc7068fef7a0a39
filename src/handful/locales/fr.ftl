### Ce que disent tous les jeux.

## cover

app-tagline = Cinq jeux de cartes pour une table. Le portable est la table, chaque téléphone une main de cartes.
app-reload = Cette page se recharge dans un instant ; vous gardez votre place.

close = Fermer

back = Retour

menu = Menu

start-code-phone = Le code du grand écran
start-code = Entrer avec un code
start-join = Entrer
start-join-more = { $count ->
    [one] Encore une lettre
   *[other] Encore { $count } lettres
}
start-games = Les jeux
start-players = { $low }–{ $high } joueurs
start-players-same = { $low } joueurs
start-minutes = { $low }–{ $high } minutes
start-minutes-same = { $low } minutes
start-class = Pour une classe ou un club
start-resume = Retour à { $game }
start-puzzles = Problèmes
start-loading = On met la table…
start-trouble = La table est injoignable. Le serveur tourne-t-il ?
start-again = Réessayer

room-gone = Cette salle n’existe plus.
room-home = À la page d’accueil

play-sound = Son
play-captions = Sous-titres des sons
play-theme = Clair ou sombre
play-theme-auto = comme cet appareil
play-theme-light = clair
play-theme-dark = sombre
play-language = Langue

away-title = On cherche la table…
start-day = Donne du jour

## table

you = { $form ->
    [start] Vous
   *[other] vous
}
# Whoever sits there, at the beginning of a line.
who = { SAY($seat, form: "start") }
cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

moves = Coups

card-back = carte face cachée

room-title = Salle { $code }
room-point = Visez ici avec le téléphone
room-wifi = Même Wi-Fi que ce portable. Rien à installer.
room-open = ou ouvrez
room-type = et tapez
room-name = Comment vous appelle-t-on ?
room-come-in = Entrer
room-locked = Cette salle est fermée : demandez à l’hôte de l’ouvrir.
join-am = Je suis { $name } : demander aux autres
join-asking = La salle demande si vous êtes { $name }. Toute personne assise peut dire oui.
join-no = Personne n’a dit oui. Demandez-leur, ou prenez un autre nom.
join-full = { $count ->
    [one] La seule chaise est prise : vous entrez pour regarder.
   *[other] Les { $count } chaises sont prises : vous entrez pour regarder.
}
join-late = La partie a commencé : vous entrez pour regarder et pouvez demander la chaise d’un robot.
room-game = On y joue à { $game }.
room-addresses = Ou une de ces adresses
room-qr = Code QR qui ouvre { $address }

table-seats = Places

sitter-away = absent
sitter-thinking = réfléchit
sitter-bot = robot
sitter-pilot = un robot joue

play-join = Entrer :
play-hand = Ma main
play-leave = Quitter la salle
play-hint = Un conseil
play-hint-thinking = Le conseiller réfléchit…
coach-tag = Conseil
coach-yours = Le vôtre
coach-won = { $won } sur 100
coach-games = parties gagnées à partir d’ici
coach-agrees = C’est ce que vous avez choisi.
coach-wait = Laissez passer.
play-code = code { $code }
play-waits = On attend { $names }.

away-safe = Vos cartes sont en sûreté.
away-wifi = Cet appareil est-il sur le même Wi-Fi que la table ? La partie vous attend.
away-try = Essayer maintenant
away-stale = { $count ->
    [one] Cet écran montre la table d’il y a { $count } seconde.
   *[other] Cet écran montre la table d’il y a { $count } secondes.
}
away-moved = Votre place est ouverte sur un autre écran.
away-moved-here = Rejouer ici
come-again = Demander à revenir

refused-title = Ce coup n’est pas permis.

rule-show = Voir la règle { $clause }

line = Ce qui se passe
line-you = À vous de jouer
line-ask = { $name } joue, vous pouvez répondre
line-still = { YOU($seat) ->
    [you] C’est encore à vous.
   *[other] C’est encore à { $seat }.
}
line-dealing = On distribue les cartes.
line-wait = { $count ->
    [one] { $names } réfléchit
   *[other] { $names } réfléchissent
}
line-zero = { $whose ->
    [answer] À 0, vous laissez faire.
   *[turn] À 0, on joue à votre place.
}
line-zero-other = À 0, on joue à la place de { $name }.
line-moment = Le chronomètre tourne
line-then = { YOU($seat) ->
    [you] Ensuite, c’est à vous.
   *[other] Ensuite, c’est à { $seat }.
}
line-away = { $count ->
    [one] { $names } est absent
   *[other] { $names } sont absents
}
line-away-waits = La table attend { $names }.
line-away-bot = Quand l’horloge arrive à 0, un robot joue pour { $name } jusqu’à son retour.
line-hit = Cela vous touche
line-silent = Votre temps est écoulé
line-hit-next = Continuez quand vous l’avez vu.
line-go-on = Continuer
line-pass = Passe tout seul
line-pass-why = Vous n’avez rien pour répondre.
line-letting = Vous laissez tout passer jusqu’à votre tour.
line-pass-next = Le jeu continue tout seul dans un instant.
line-paused = Pause
line-paused-by = { $name } a mis la table en pause.
line-paused-all = Toutes les tables sont en pause.
line-paused-why = Les horloges sont arrêtées, personne ne peut jouer.
line-paused-next = Tous les joueurs peuvent reprendre.
line-over = La partie est finie.
line-let-all = Tout laisser passer
line-let-all-until = jusqu’à mon tour
line-ask-again = Me demander de nouveau
line-ask-me = Toujours demander

since = Depuis votre tour : { $count ->
    [one] une chose s’est passée
   *[other] { $count } choses se sont passées
}
since-deal = Jusqu’ici : { $count ->
    [one] une chose s’est passée
   *[other] { $count } choses se sont passées
}

tempo = À quelle vitesse ?
tempo-pause = Pause
tempo-play = Reprendre
tempo-slow = Lent
tempo-normal = Normal
tempo-fast = Rapide
tempo-stands = chaque coup reste affiché { $seconds } s
tempo-ask-always = Me demander même si je n’ai rien pour répondre

window-stack = réponses jusqu’ici

clock-left = { $count ->
    [one] encore { $count } seconde
   *[other] encore { $count } secondes
}

tell-taken_back = { YOU($seat) ->
    [you] Vous reprenez votre dernier coup.
   *[other] { $seat } reprend le dernier coup.
}
tell-silent = { YOU($seat) ->
    [you] Votre temps est écoulé.
   *[other] Le temps de { $seat } est écoulé.
}

chat-title = Dire quelque chose

## new

new-solo = Jouer seul, ici, maintenant
new-solo-bots = { $count ->
    [0] personne d’autre
    [one] avec { $count } robot
   *[other] avec { $count } robots
}
new-phones = Ouvrir une salle pour téléphones
new-phones-how = chacun a ses cartes sur son téléphone
new-hotseat = Se passer cet appareil
new-hotseat-how = un écran pour tout le monde
new-how = Comment jouons-nous ?
new-details = Changer les détails
new-reset = Revenir aux règles habituelles
new-seats = Combien à la table ?
new-level = Quelle force pour les robots ?
new-rules = Lire les règles
new-learn = Apprendre en cinq minutes
new-yes = oui
new-no = non
new-auto = automatique
new-random = au hasard
new-none = aucun
new-names = Qui joue ? Un nom chacun.
new-add-name = Un de plus
new-name = Nom { $number }
new-as = Vous jouez sous le nom de { $name }
new-as-change = Changer de nom

level-random = insouciant
level-novice = débutant
level-casual = tranquille
level-sharp = vif
level-expert = expert

## options

new-winnable = Ne donner que des cartes avec lesquelles je peux gagner
new-winnable-looking = On cherche des cartes avec lesquelles vous pouvez gagner…
new-deal = Vous recevez exactement les cartes de quelqu’un d’autre, avec les mêmes règles maison.
price-title = Mesuré en jeu
price-about = Les étiquettes disent ce que fait un changement, mesuré dans des parties entre robots.
price-none = aucun changement observé
price-unused = jamais utilisée par les bots, donc pas mesurée
price-moves = { $moves } coups ({ $percent } %)
price-starter = qui commence gagne { $percent } % { $way ->
    [more] plus souvent
   *[less] moins souvent
}
price-bot = le premier robot gagne { $percent } % { $way ->
    [more] plus souvent
   *[less] moins souvent
}
price-table = la table gagne { $percent } % { $way ->
    [more] plus souvent
   *[less] moins souvent
}
price-leader = qui mène à mi-partie gagne { $percent } % { $way ->
    [more] plus souvent
   *[less] moins souvent
}
price-shared = la victoire est partagée { $percent } % { $way ->
    [more] plus souvent
   *[less] moins souvent
}

room-options = Changer les règles de la maison
room-rules = Lire les règles
room-free = Une chaise libre
room-sit = M’asseoir ici
room-stand = Se lever
room-who = Qui est assis où
room-chairs = { $count ->
    [one] Une chaise
   *[other] { $count } chaises, { $least } au moins pour jouer
}
room-bot = Asseoir un robot
room-unbot = Renvoyer le robot
room-ready-mark = prêt
room-away = absent
room-host = invite
room-you-host = vous invitez
room-you = vous
room-start = Distribuer
room-start-fill = Distribuer, des robots prennent les chaises libres
room-deal-without = Donner sans robots
room-let-in = Faire entrer quelqu’un
room-deal-anyone = Donnez quand vous voulez : toute personne assise peut le faire.
room-line-chair = { $count ->
    [one] { $names } n’a pas encore de chaise.
   *[other] { $names } n’ont pas encore de chaise.
}
room-line-away = { $count ->
    [one] { $names } est absent : la chaise attend.
   *[other] { $names } sont absents : leurs chaises attendent.
}
room-line-free = { $count ->
    [one] Une chaise est libre : y mettre un robot ?
   *[other] { $count } chaises sont libres : y mettre des robots ?
}
room-line-ready = Tout le monde est là.
room-take-chair = Vous n’avez pas de chaise : touchez « { room-sit } », ou regardez.
room-all-taken = Toutes les chaises sont prises : vous regardez jusqu’à ce que quelqu’un se lève.
room-about = Plus sur { $name }
room-fewer = Une chaise de moins
room-more = Une chaise de plus
room-bots = robot, { $level }
room-changed = { $count ->
    [one] Une règle diffère des règles habituelles.
   *[other] { $count } règles diffèrent des règles habituelles.
}
room-hints = Tout le monde peut demander conseil
room-chat = Tout le monde peut écrire des messages


time-turn = Temps pour un tour
time-answer = Temps pour répondre
time-none = sans limite
time-rule = { $times } (règle du jeu)
time-seconds = { $count } s
time-minutes = { $count } min
time-factor = Les horloges ont été doublées à la table : elles durent { $times } fois ce qui est indiqué ici. Choisissez un autre temps pour y mettre fin.

## lobby

who-title = Qui êtes-vous ?
who-kept = Toute la table voit ce nom. Cet appareil le retient.
who-need = d’abord votre nom
who-token = Choisissez votre pion
who-yours = le vôtre
who-sit = S’asseoir
who-change = Changer
who-save = Garder
who-as = Entrer : { $name }
token-triangle = triangle
token-square = carré
token-circle = cercle
token-diamond = losange
token-hexagon = hexagone
token-pentagon = pentagone
token-heart = cœur
token-tab = tonneau
token-star = étoile
token-cross = croix
token-flag = drapeau
token-drop = goutte

## class: a class or club evening

class-title = Pour une classe ou un club
class-lead = Plusieurs tables jouent les mêmes cartes. La première est celle qui en tire le plus : de bonnes cartes ne suffisent pas.
class-resume = Revenir à { $game } du { $when }
class-which = Quel jeu ?
class-tables = Combien de tables ?
class-seats = Combien de chaises à chacune ?
class-games = Combien de parties ?
class-fewer = une de moins
class-more = une de plus
class-minutes = Cela dure de { $low } à { $high } minutes.
class-bots = Bots sur les chaises vides
class-bots-none = aucun
class-clock-rules = selon les règles
class-names = Chacun reçoit un nom inventé, comme Mint Otter
class-privacy = Les noms restent sur ce serveur. Supprimez la séance et ils disparaissent.
class-open = Préparer { $tables } tables

class-board = { $game } : { $tables } tables
class-code = Table { $table }
class-how = Scannez, ou ouvrez { $address } et tapez { $code }.
class-qr = Code QR de la table { $table }
class-nobody = Personne encore
class-people = Chaises prises : { $count } sur { $seats }
class-away = { $count ->
    [one] dont une absente
   *[other] dont { $count } absentes
}
class-bot-table = Ici jouent des bots
class-at = Partie { $game } sur { $games }
class-between = La partie { $game } sur { $games } est finie
class-done = Les { $games } parties sont jouées
class-gone = Retirée
class-line-waiting = { $people ->
    [0] Personne encore. Montrez les codes.
    [one] Une personne est là, à { $tables } tables sur { $all }.
   *[other] { $people } personnes sont là, à { $tables } tables sur { $all }.
}
class-line-playing = Tables qui ont fini : { $done } sur { $all }.
class-line-paused = Toutes les tables sont en pause.
class-line-done = Toutes les tables ont fini.
class-line-over = La séance est finie.
class-start = Lancer toutes les tables
class-pause = Mettre toutes les tables en pause
class-go-on = Reprendre
class-show = Montrer les résultats
class-end = Terminer maintenant
class-end-sure = Les parties inachevées ne compteront pour personne à leur table. Après cela, personne ne joue plus.
class-screen = Grand écran
class-print-codes = Imprimer les codes
class-print = Imprimer les résultats
class-add = Une table de plus
class-key = Votre lien
class-key-how = L’adresse de cette page est votre clé. Cet appareil la garde ; copiez-la pour revenir sur un autre. Qui l’a dirige la séance.
class-delete = Supprimer la séance
class-delete-sure = Toutes les tables, les noms et les parties disparaîtront pour de bon.
class-sure = Oui, allez-y
class-about = Plus sur la table { $table }
class-bots-play = Faire jouer des bots ici
class-skip = Abandonner cette partie
class-skip-how = Elle ne compte pour personne ici, et la suivante commence.
class-dissolve = Retirer cette table
class-dissolve-how = Ce qu’elle a terminé compte toujours.
class-visit = Voir cette table
class-so-far = Montrer les résultats provisoires
class-so-far-none = Les résultats d’une partie viennent quand toutes les tables l’ont finie.

class-results = Résultats
class-tables-title = Tables
class-players-title = Joueurs
class-formula = Pour chaque autre table où la même place a fait moins bien avec les mêmes cartes, vous avez un point, et un demi en cas d’égalité. 100 veut dire : mieux que toutes les autres.
class-formula-together = Pour chaque autre table qui a perdu là où la vôtre a gagné, vous avez un point, et un demi en cas d’égalité. 100 veut dire : mieux que toutes les autres.
class-place = Rang
class-points = Points sur 100
class-won = Gagnées
class-table = Table
class-name = Nom
class-bot = bot
class-game = Partie { $game }
class-liveliest = C’est ici que les tables ont le plus différé.
class-seat = Chaise { $seat }
class-game-won = gagnée
class-game-lost = perdue
class-again = Jouer ces cartes
class-replay = La revoir
class-not-played = pas finie

class-you-table = Table { $table } de la séance
class-you-wait = Vous y êtes. Toutes les tables commencent ensemble.
class-you-deal = Tout le monde est là ? Alors commencez.
class-you-next = Suite : partie { $game } sur { $games }
class-you-last = C’était la dernière partie. Les résultats viennent quand toutes les tables ont fini.
class-you-over = La séance est finie.
class-you-gone = Cette table a été retirée. Demandez-en une autre.
class-you-paused = Toutes les tables sont en pause.
class-you-place = Votre table : rang { $place } sur { $of }.
class-you-sealed = D’autres tables jouent encore ces cartes ; vous pourrez revoir la partie quand la séance sera finie.

## later

bot-choose = Qui prend la chaise { $number } ?
bot-character = Personnage
bot-level = Niveau
bot-sits = sur la chaise { $number }
bot-heard = quelqu’un porte ce nom ici
bot-any = Au hasard
bot-seat = Installer { $name }, { $level }
bot-change = Changer { $name }

character-berta-is = tortue, prudente
character-berta-first = Ne sort la tête que si elle est sûre.
character-berta-then = Garde sa meilleure carte jusqu’à la fin, et même un peu après.
character-gusto-is = hamster, avide
character-gusto-first = Voit dix jetons et croit qu’on l’appelle.
character-gusto-then = Prend d’abord la grosse carte et demande ensuite.
character-nando-is = éléphant, distrait
character-nando-first = A noué un ruban à sa trompe et ne sait plus pourquoi.
character-nando-then = N’est jamais fâché longtemps : il oublie contre qui.
character-tina-is = théière, généreuse
character-tina-first = Sert toute la table avant de s’asseoir.
character-tina-then = Propose la moitié, et c’est sincère.
character-pico-is = cactus, rancunier
character-pico-first = Se souvient du tour 3. Vous savez ce que vous avez fait.
character-pico-then = Préfère perdre deux jetons plutôt que de vous en laisser un.
character-lora-is = perruche, bavarde
character-lora-first = Dit ce qu’elle pense, puis ce que vous pensez.
character-lora-then = La moitié est vraie, et tout est dit très fort.
character-vito-is = lièvre, rapide
character-vito-first = Pose la carte avant de l’avoir lue.
character-vito-then = Premier à crier, premier à attraper, premier à regretter.
character-alma-is = chouette, fine et vieille joueuse
character-alma-first = A déjà vu cette main, il y a une quarantaine d’années.
character-alma-then = Parle peu, et ne se répète jamais.

seat = place { $number }
# Two sentences, one after the other.
both = { $first } { $second }

play-log = Ce qui s’est passé
play-rules = Règles
play-undo = Reprendre mon coup
play-undo-asked = { $name } voudrait reprendre un coup.
play-undo-yes = D’accord
play-undo-no = Non
play-finish = Terminer cette partie pour tous
play-finish-alone = Terminer cette partie
play-leave-alone = Quitter la partie
play-invite = Laisser entrer quelqu’un
play-what = Que puis-je jouer ?
play-what-tap = Touchez une ligne pour la jouer aussitôt.
play-what-more = { $count ->
    [one] Et encore { $count } coup.
   *[other] Et encore { $count } coups.
}
play-nothing = Rien pour l’instant : ce n’est pas votre tour.
play-takeover = Laisser un robot jouer pour { $name }
play-takeback = Jouer de nouveau moi-même
leave-title = Vous partez, { $name } ?
leave-out = M’absenter, garder ma place
leave-out-play = Vous allez à la page d’accueil et un robot joue pour vous. Revenez quand vous voulez, avec cet appareil ou votre nom.
leave-out-lobby = Votre place attend. Revenez quand vous voulez, avec cet appareil ou votre nom.
leave-hand = Passer la main à quelqu’un
leave-hand-help = Son téléphone prend votre place et vos cartes.
leave-hand-scan = Faites-lui viser ce code avec son téléphone. Il sert une fois, pendant cinq minutes.
leave-good = Partir pour de bon
leave-good-play = Un robot prend vos cartes. Votre nom est de nouveau libre.
leave-good-lobby = Votre chaise et votre nom sont de nouveau libres.
leave-stay = Rester
back-title = Bon retour, { $name }.
back-played = { $count ->
    [one] Un robot joue pour vous : { $count } coup jusqu’ici.
   *[other] Un robot joue pour vous : { $count } coups jusqu’ici.
}
back-while = En votre absence
back-take = Reprendre ma chaise
back-let = Le laisser jouer
absent-wait = Attendre { $name }
absent-wait-more = encore une minute
absent-bot = Robot pour { $name }
absent-bot-now = tout de suite
people-title = Qui est là
people-screen = Le grand écran
people-watches = regarde
people-host = Faire de { $name } l’hôte
people-ask = Demander à { $name } de partir
dismiss-title = Demander à { $name } de partir ?
dismiss-all = Tout le monde voit que vous l’avez demandé. En cours de partie, un robot prend les cartes.
dismiss-host = Vous êtes l’hôte : votre avis suffit.
dismiss-most = L’hôte décide, ou la plupart de ceux qui sont assis ici.
dismiss-back = { $name } peut revenir si quelqu’un dit oui.
dismiss-do = Demander de partir
dismiss-not = Laisser { $name } rester
dismiss-asked = { $other } demande à { $name } de partir : { $agreed } sur { $needed } sont d’accord.
dismiss-yes = Je suis d’accord
claim-ask = Un nouveau téléphone dit être { $name }. Est-ce vrai ?
claim-again = On a demandé à { $name } de partir, et { $name } voudrait revenir.
claim-yes = Oui, { $name }
claim-no = Non
watch-you = Vous regardez cette partie.
watch-bots = Pour jouer, demandez la chaise d’un robot.
watch-full = La salle est pleine : toutes les chaises sont prises. Vous jouerez la prochaine fois, ou quand quelqu’un partira.
watch-chair = Avoir une chaise
news-watches = { $name } est venu regarder.
news-left = { $bot ->
    [yes] { $name } est parti. Un robot continue.
   *[no] { $name } est parti.
}
news-sent = { $bot ->
    [yes] { $name } a dû partir. Un robot continue.
   *[no] { $name } a dû partir.
}
news-out = { $name } s’absente et garde sa chaise. Un robot joue.
news-bot = { $name } est absent : un robot joue jusqu’à son retour.
news-bot-for = { $other } laisse un robot jouer pour { $name }.
news-back = { $name } a repris sa chaise.
news-back-elsewhere = { $name } est de retour sur un autre téléphone.
news-not-them = { $other } a dit non : le nouveau téléphone n’est pas { $name }.
news-waits = La table attend { $name } une minute de plus.
news-hosts = { $name } est maintenant l’hôte.
news-sits = { $name } prend la place de { $seat }.
news-no-seat = { $other } a dit non à { $name } : { $seat } continue.
news-asked = { $other } a demandé à { $name } de partir.
news-stays = { $name } reste.
news-more-time = { $name } prend { $seconds } secondes de plus.
news-doubled = { $name } double toutes les horloges.
clock-more = Plus de temps
clock-more-seconds = +{ $seconds } s
clock-double = Deux fois plus de temps pour tous

room-wish = { $name } voudrait prendre la place de { $seat }.
room-handover = La place de { $name } va s’ouvrir sur un autre appareil, sauf si { $name } revient avant.
room-ask-seat = Prendre la place de { $name }
room-asking = On demande aux autres…
room-closed-table = La partie est en cours, sans spectateurs. Demandez la place d’un robot, s’il y en a un, ou attendez la prochaine partie.

page-all = Chaque règle par numéro
page-print = Imprimer sur une feuille
page-here = Les règles de votre table y sont déjà.
page-name = Les règles sur une page
page-tap = Touchez une phrase pour sa règle exacte, ou le nom d’une carte pour ce qu’elle fait.
# In a terminal; $command is what one types.
page-more = Chaque règle par numéro : { $command }
page-title-goal = Le but
page-title-turn = Votre tour
page-title-idea = L’idée
page-title-cards = Les cartes
page-title-end = Fin et victoire
page-title-tips = Trois conseils
rule-all = Tout le livret
rule-search = Chercher dans les règles
rule-none = Rien trouvé.
rule-value = « { $key } » ne peut pas être { $value }. Permis : { $allowed }.
rule-unknown = Il n’y a pas de règle « { $key } ». Il y a { $known }.

cover-title = Passez l’appareil à { $name }.
cover-hint = Que les autres regardent ailleurs.
cover-clock = Votre temps commence quand vous voyez vos cartes.
cover-show = Je suis { $name } : mes cartes

ending-won = { YOU($seats) ->
    [you] Vous avez gagné
    [you-all] { SAY($seats, form: "start") } avez gagné
    [others] { SAY($seats, form: "start") } ont gagné
   *[other] { SAY($seats, form: "start") } a gagné
}
ending-together = Réussi ensemble
ending-lost = Pas cette fois
ending-draw = Personne ne gagne
ending-place = place { $number }
ending-again = Rejouer
ending-replay = Revoir la partie
ending-other = Un autre jeu
ending-puzzles = Des problèmes tirés de telles parties
ending-record = Enregistrer la partie
ending-decided = Ce qui a décidé
ending-last = Les derniers coups
ending-team = Qui a joué ensemble

deal-choose = Choisir les cartes
deal-title = Quelles cartes maintenant ?
deal-same = Encore les mêmes cartes
deal-same-how = Cette fois, faites mieux.
deal-winnable = Des cartes avec lesquelles on peut gagner
deal-winnable-how = Il y a un chemin : trouvez-le.
deal-looking = On cherche des cartes avec lesquelles vous pouvez gagner…
deal-friend = Les mêmes cartes pour un ami
deal-friend-how = Qui ouvre ce lien joue avec vos cartes, seul ou avec des bots.
deal-link = Lien vers ces cartes
deal-qr = Code QR qui ouvre le lien
deal-copy = Copier le lien
deal-copied = Copié
play-solve = Puis-je encore gagner ?
solve-looking = On regarde toutes les façons de continuer…
solve-yes = { $moves ->
    [one] Oui : un coup suffit.
   *[other] Oui : vous pouvez encore gagner, en { $moves } coups.
}
solve-no = Non : d’ici, personne ne pourrait plus gagner.
solve-unknown = C’est trop long à trouver. Redemandez dans quelques coups.
solve-how = Pour répondre, on regarde toutes les cartes, même celles qui sont cachées.
solve-show = Montrez-moi le prochain coup
solve-why = { $moves ->
    [one] Avec cela, vous gagnez.
   *[other] Avec cela, vous pouvez gagner, en { $moves } coups.
}

chat-free = Avec vos mots
chat-send = Dire

sign-clap = Bravo
sign-laugh = Rire
sign-wow = Oh !
sign-think = Réflexion
sign-sad = Triste
sign-heart = Cœur
sign-hurry = Plus vite
sign-wave = Bonjour

phrase-hello = Bonjour à tous !
phrase-well_played = Bien joué !
phrase-thanks = Merci.
phrase-sorry = Pardon !
phrase-oops = Oups.
phrase-your_turn = C’est à vous.
phrase-moment = Un instant, s’il vous plaît.
phrase-hurry = On continue ?
phrase-lucky = Quelle chance !
phrase-ouch = Aïe !
phrase-again = Une autre partie ?
phrase-bye = Au revoir, c’était bien.

replay-title = Comment ça s’est passé
replay-step = Pas { $number } sur { $total }
replay-open = Toutes cartes ouvertes
replay-public = Comme la table l’a vu
replay-seat = Comme { $name } l’a vu
replay-play = Lire
replay-pause = Arrêter
replay-back = Un pas en arrière
replay-next = Un pas en avant
replay-speed = Vitesse
replay-load = Ouvrir une partie gardée
replay-from = Vu par

fair-title = Donne loyale
fair-promise = Les cartes étaient fixées avant la première, et personne ne peut plus y toucher. À la fin, l’enregistrement les montre, et chacun peut vérifier.
fair-check = Pour qui veut vérifier
fair-print = Voici l’empreinte (SHA-256) du nombre du hasard et des règles :
fair-sound = La donne était loyale : toute la partie découle de son empreinte.
fair-moves = Les { $n } coups suivent les règles de { $game } à partir de ce nombre du hasard.
fair-other = L’empreinte n’est pas celle de ce nombre du hasard et de ces règles.
fair-swapped = L’enregistrement est bon, mais une autre empreinte était affichée avant la donne.
fair-made = Le nombre du hasard et les règles sont ceux de l’empreinte { $made }.
fair-unfinished = La partie n’a pas été jouée jusqu’au bout.
fair-missing = Cet enregistrement n’a pas d’empreinte.
fair-none = Il n’a pas d’empreinte.

try-title = { $game } : un exemple
try-as = Vous jouez à la place de { $name }
try-back = Un coup en arrière
try-again = Recommencer
try-show = Montrez-moi
try-left = Ce n’est plus l’exemple : continuez ou revenez en arrière.
try-end = C’est tout. Continuez comme il vous plaît.

learn-title = Apprendre { $game } en cinq minutes
learn-step = { $number } sur { $total }
learn-try = Essayer
learn-ask = Faites ceci : { $what }
learn-rules = Retour aux règles
learn-next = Continuer
learn-done = Jouer maintenant
learn-start = Commencer
learn-skip = Je connais, je joue
learn-with = Cinq minutes au plus. Vous jouez avec { $names }, et rien ne peut mal tourner.
learn-watch = Regardez ce que font les autres.
learn-hit = Lisez ce qui vient de vous toucher, puis touchez « { $button } ».
learn-help = Montrez-moi
learn-read = Lire les règles
learn-you = Vous
learn-leave = Quitter la leçon
learn-other = Ce serait permis aussi.
learn-astray = C’est autre chose. Touchez ce qui est marqué pour corriger.
learn-none = Pas encore de leçon pour ce jeu.

no-game = Le jeu { $key } n’existe pas : il y a { $known }.
no-level = Le niveau de robot { $key } n’existe pas : il y a { $known }.
no-character = Le personnage { $key } n’existe pas : il y a { $known }.

table-size = { $game } se joue de { $fewest } à { $most }, pas à { $seats }.
table-free = { $count ->
    [one] Une chaise est encore libre : asseyez-vous, ajoutez un robot ou retirez-la.
   *[other] { $count } chaises sont encore libres : asseyez-vous, ajoutez des robots ou retirez des chaises.
}

record-older = Cet enregistrement suit des règles plus anciennes de { $game } (numéro { $number }) ; cette version joue le numéro { $ours }.
record-newer = Cet enregistrement suit des règles plus récentes de { $game } (numéro { $number }) ; cette version joue le numéro { $ours }.
record-talk-late = Cet enregistrement a un message après le coup { $n }, mais il n’y a pas de coup { $n }.
record-options = Cet enregistrement ne peut pas être joué : { $why }
record-move = Le coup { $n } de cet enregistrement ({ $move }, place { $seat }) n’est pas permis : { $why }
record-talk = Un message de cet enregistrement n’est pas permis : { $why }
record-value = Dans cet enregistrement, « { $key } » ne peut pas être { $value }.
record-entry = Cet enregistrement a un coup illisible : { $row }.
record-message = Cet enregistrement a un message illisible : { $row }.
record-none = Ce n’est pas une partie enregistrée : elle ne commence pas par « handful ».
record-format = Cet enregistrement a le format { $format } ; cette version lit le format { $ours }.
record-missing = Il manque « { $key } » à cet enregistrement.
record-broken = Ce n’est pas une partie enregistrée : { $why }.
record-line = La ligne { $n } de cet enregistrement est illisible : { $line }.
record-seat = Il n’y a pas de place { $seat } dans cet enregistrement.

undo-final = Vous ne pouvez pas reprendre ce coup : d’après les règles, il est définitif.
undo-seen = Vous ne pouvez pas reprendre ce coup : quelqu’un a vu du nouveau depuis.

deny-talk = Dans { $game }, il n’y a pas d’annonces.

ending-hopeless = Même en connaissant toutes les cartes, cette donne ne pouvait pas être gagnée.
ending-unknown = { $count ->
    [one] Après votre premier coup
   *[other] Après { $count } coups
}, on ne pouvait plus gagner, même en connaissant toutes les cartes. Avant, il aurait fallu trop de temps pour le savoir.
ending-turned = { $count ->
    [0] Après la donne
    [one] Après votre premier coup
   *[other] Après { $count } coups
}, on pouvait encore gagner. Vous avez choisi : { $made } Mieux : { $better }

coach-nothing = Cela ne vous apporte rien maintenant.
coach-silent = L’entraîneur n’a pas d’idée.
coach-only = C’est votre seul coup.
coach-best = C’est ce que jouerait ici quelqu’un d’expérience.
coach-still = C’est ce qui gagne le plus souvent : { $won } parties sur 100 jouées à partir d’ici.
coach-but = Mais cela gagne moins souvent.
coach-less = Cela gagne { $won } parties sur 100 jouées à partir d’ici ; le meilleur coup en gagne { $most }.

deny-nothing = Il n’y a pas de page ici.
deny-method = Cette adresse n’accepte pas ce genre de requête.
deny-broken = Le serveur a eu un problème.
deny-origin = Ce serveur ne répond pas sous ce nom, ou pas à cette page.
deny-server-full = Trop de salles sont ouvertes sur ce serveur : réessayez plus tard.
deny-busy = Cette salle est débordée : réessayez.
deny-class-names = En mode classe, vous choisissez un nom de la liste.
deny-ticket = Ce lien a déjà servi ou il est trop vieux : demandez-en un autre.
deny-closed = Cette salle est fermée.
deny-gone = Vous n’êtes plus dans cette salle.
deny-bad-name = Un nom a besoin d’au moins une lettre.
deny-name-taken = Quelqu’un s’appelle déjà { $name } ici : prenez un autre nom.
deny-name-here = { $name } est là en ce moment. Si c’est vous sur un autre appareil, fermez-le, ou prenez un autre nom.
deny-sent-away = On a demandé à { $name } de quitter cette salle : quelqu’un doit d’abord dire oui.
deny-nobody-nods = Personne n’est là pour dire que vous êtes { $name } : réessayez plus tard.
deny-no-claim = Aucun nouveau téléphone n’attend de réponse.
deny-full = Cette salle est pleine : elle accueille { $most } personnes.
deny-host-only = Seul l’hôte peut faire cela.
deny-playing = Cela ne se fait pas pendant une partie.
deny-not-playing = Aucune partie n’est en cours.
deny-no-seat = Il n’y a pas de place { $seat } dans cette salle.
deny-not-seated = Vous n’avez pas de place à cette table.
deny-no-person = Cette personne n’est pas dans cette salle.
deny-seat-taken = Quelqu’un est déjà assis là.
deny-seats-fewer = Vous ne pouvez pas retirer cette chaise : quelqu’un y est assis.
deny-rematch-first = Pour une autre partie, choisissez « { ending-again } ».
deny-rematch = Vous pourrez rejouer une fois cette partie finie.
deny-host-leaves = Avant de partir, nommez un autre hôte.
deny-not-yourself = Pour partir vous-même, choisissez « { play-leave } ».
deny-dismissal-asked = On demande déjà à quelqu’un d’autre de partir : répondez d’abord.
deny-no-dismissal = On ne demande à personne de partir.
deny-bot-there = Un robot y joue déjà.
deny-not-away = Un robot peut prendre le relais après { $seconds } secondes d’absence.
deny-not-waited = { $name } est là, ou un robot joue déjà.
deny-no-bot = Aucun robot ne joue pour vous.
deny-bot-plays = Un robot joue pour vous : choisissez d’abord « { play-takeback } ».
deny-undo-off = Dans cette salle, on ne reprend pas ses coups.
deny-undo = Vous ne pouvez pas reprendre ce coup.
deny-undo-asked = Vous avez déjà demandé aux autres : attendez leur réponse.
deny-still-here = { $name } est là : il n’y a que { $name } qui puisse ouvrir cette place ailleurs.
deny-not-yet = { $name } peut encore revenir : réessayez dans { $seconds } secondes.
deny-seat-asked = Quelqu’un d’autre demande déjà une place : attendez la réponse.
deny-no-wish = Personne ne demande de place.
deny-no-undo-wish = Personne ne demande à reprendre un coup.
deny-seat-change = Vous ne pouvez pas changer de place pendant une partie.
deny-bot-seats = Pendant une partie, vous ne pouvez prendre que la place d’un robot.
deny-paused = La table est en pause : reprenez d’abord.
deny-no-clock = Aucun temps ne court pour vous en ce moment.
deny-more-time-once = Vous avez déjà pris plus de temps pour cette décision.
deny-no-clocks = À cette table, le temps n’est pas limité.
deny-longest = Toutes les horloges durent déjà { $times } fois plus longtemps : elles ne peuvent pas durer plus.
deny-times = Vous ne pouvez pas changer les temps pendant une partie.
deny-class-chat = En mode classe, on n’écrit pas librement : choisissez une phrase.
deny-crowd = Trop de gens agissent en même temps : réessayez.
deny-spectator = Vous regardez : seuls les joueurs peuvent faire cela.
deny-damaged = Cette salle est endommagée et ne peut pas être ouverte.
deny-example = Le livret de { $game } n’a pas cet exemple.
deny-lesson = { $game } n’a pas de leçon.
deny-puzzle = { $game } n’a pas de problème { $number }.
deny-day = { $game } n’a pas de donne du jour.
day-no-way = D’ici, ce n’est plus possible.
deny-many-rooms = Trop de salles ont été ouvertes depuis votre adresse : attendez un peu.
deny-host-key = Une clé d’hôte a de 16 à 64 lettres.
deny-many-codes = Trop de codes faux : réessayez dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
deny-code = Aucune salle n’a ce code : regardez encore les lettres. Un code expire quand personne n’est venu depuis longtemps.
deny-many-people = Trop de gens sont entrés depuis votre adresse : attendez une minute.
deny-many-tickets = Trop de liens faux : réessayez dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
deny-many-records = Trop d’enregistrements ont été envoyés depuis votre adresse : attendez une minute.
deny-no-review = Cette analyse n’est pas ici : redemande-la avec l’enregistrement.
deny-readers = On lit en ce moment beaucoup d’enregistrements : réessayez dans un instant.
deny-slow = Votre demande a pris trop de temps : envoyez-la encore une fois.
deny-metrics = Les chiffres sont pour cette machine, ou pour qui a la clé.
deny-needs-key = Il faut pour cela la clé d’hôte, comme « bearer token ».
deny-not-yours = Vous n’avez pas de telle salle.
deny-needs-token = Il faut pour cela la clé d’hôte ou un jeton, comme « bearer token ».
deny-no-room = Cette salle n’existe pas, ou n’est pas la vôtre.
deny-no-record = Il n’y a pas de partie finie sous ce numéro.
deny-whole = « { $name } » doit être un nombre entier, pas { $given }.
deny-text = « text » doit avoir de 1 à 300 lettres.
deny-json-type = La requête doit être du type application/json.
deny-no-play = Aucune partie n’y est en cours.
deny-qr = C’est trop long pour un code QR.
deny-large = La requête est trop longue : { $most } octets au plus.
deny-request = La requête n’est pas correcte : { $wrong }.
deny-not-json = La requête n’est pas du JSON.
deny-store = Le serveur ne peut rien enregistrer en ce moment : réessayez dans un instant.
deny-evening = Toutes les tables de cette séance jouent pareil : cela ne peut pas changer à une seule table.
deny-evening-waits = Toutes les tables commencent ensemble : attendez le départ.
deny-evening-paused = Toutes les tables sont en pause : attendez la reprise.
deny-evening-over = Cette table a joué toutes les parties de la séance.
deny-sealed = D’autres tables jouent encore ces cartes : elles restent secrètes jusqu’à la fin de la séance.
deny-no-evening = Cette séance de classe ou de club, ou cette table, n’existe pas. Elle a peut-être été supprimée.
deny-many-tables = Une séance compte au plus { $most } tables.
deny-unknown = Ce serveur ne connaît pas cette salle ou cette place.
deny-many-tries = Trop d’essais faux : réessayez dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
deny-old-page = Cette page n’est plus à jour : rechargez-la.
deny-spectators = Cette salle n’admet pas de spectateurs.
deny-muted = L’hôte vous a coupé la parole.
deny-decide = Vous ne pouvez le demander qu’une fois votre partie en solitaire finie.
deny-solve = On ne peut résoudre qu’une partie que quelqu’un joue seul, et seulement dans certains jeux.
deny-winnable = Aucune donne sûrement gagnable n’a été trouvée à temps. Réessayez.
deny-same-deal = Vous ne pouvez choisir les cartes que si personne d’autre ne joue.
deny-deal = « { $code } » ne mène à aucune donne : manque-t-il un bout du lien ?
deny-hints = Dans cette salle, il n’y a pas de conseils.
deny-idle = Vous n’avez rien à faire maintenant.
deny-sign = Il n’y a pas de signe « { $sign } ».
deny-phrase = Il n’y a pas de phrase « { $phrase } ».
deny-chat = Dans cette salle, on n’écrit pas librement : choisissez une phrase.
deny-example-end = Un exemple finit après { $most } coups : recommencez-le.
deny-example-seat = Il n’y a pas de place { $seat } dans cet exemple.
deny-message = Le protocole n’a pas de tel message : { $wrong }.
deny-binary = Envoyez du texte, pas des octets.
deny-hello = Le premier message doit être « hello ».
deny-hello-again = Vous avez déjà dit « hello ».

bye-restart = Le serveur redémarre : la partie reprend dans un instant.
bye-deleted = Cette salle a été supprimée.
bye-moved = Cette place est maintenant ouverte sur un autre écran.
bye-store = Le serveur ne peut pas enregistrer la partie en ce moment : revenez dans un instant.
bye-failed = Cette salle a eu un problème ; l’enregistrement de votre partie est conservé.
bye-kicked = On vous a demandé de partir. Vous pouvez revenir si quelqu’un là-bas dit oui.
bye-left = Vous avez quitté la salle.
bye-reissued = Votre place est maintenant ouverte sur un autre appareil.
bye-closed = L’hôte a fermé cette salle.
bye-slow = Cet écran était trop lent pour suivre la partie.
bye-busy = Cette salle est débordée : la partie reprend dans un instant.
bye-rude = Cet écran a envoyé trop de messages à la fois.

cited = { $why } [{ $clause }]

entry-untimed = Cette partie se joue à la montre : chaque coup a besoin de son temps.
entry-timed = Cette partie n’a pas de montre : un coup vient sans temps.
entry-late = Ce coup est plus ancien que le précédent.

allowed-switch = on ou off
allowed-flag = true ou false
allowed-words = au plus { $most } parmi { $words }, ou none
allowed-range = de { $low } à { $high }
allowed-seat = un numéro de place
allowed-number = un nombre de { $low } à { $high }
allowed-place = une place de 0 à { $high }

form-extra = « { $word } » n’a rien à faire ici. Écrivez : { $usage }.
form-object = Un coup est un objet avec un verbe et ce qu’il lui faut.
form-field = « { $verb } » n’a pas de { $field }. Écrivez : { $usage }.
form-needs = « { $verb } » a besoin de { $field } : { $words }.
form-after = Après « { $word } » vient { $words }.
form-instead = « { $verb } » a besoin de { $field } : { $words }, pas « { $word } ».
form-verb = Il n’y a pas de coup « { $verb } ». Il y a { $known }.
form-flag = « { $field } » de « { $verb } » est true ou false.
form-list = « { $field } » de « { $verb } » est une liste.
form-many = « { $verb } » n’accepte pas { $count } valeurs de { $field }.
form-value = « { $field } » de « { $verb } » ne peut pas être { $value } : { $words }.
form-from-one = Il n’y a pas de { $field } 0 : le premier est 1.

## later: tips in a first game

tip = Conseil
tip-said = Conseil : { $tip }
tip-count = conseil { $number } sur { $count }
tip-seen = Compris
tips-none = Sans conseils
play-tips = Des conseils pour ce qui m’est nouveau

## later: the review after a game

review-unfinished = Cette partie n’est pas finie : il n’y a encore rien à revoir.
review-deal = La donne
review-move = Coup { $number }
review-by-luck = { YOU($seat) ->
    [you] Vous avez gagné
   *[other] { $seat } a gagné
}, surtout par chance ({ $luck }).
review-by-skill = { YOU($seat) ->
    [you] Vous avez gagné
   *[other] { $seat } a gagné
}, surtout par le jeu ({ $skill }).
review-by-both = { YOU($seat) ->
    [you] Vous avez gagné
   *[other] { $seat } a gagné
}, par chance ({ $luck }) et par le jeu ({ $skill }).
review-stroke = Le coup { $number } à lui seul a rapporté { $points } points de chance.
review-stroke-deal = La donne à elle seule a rapporté { $points } points.
review-best-too = Mais personne n’a mieux joué que { SAY($seat, form: "name") }.
review-but-better = Mais { YOU($seat) ->
    [you] vous avez
   *[other] { $seat } a
} mieux joué ({ $skill }).
review-lucky-too = La chance a aidé aussi ({ $luck }).
review-unlucky = { YOU($seat) ->
    [you] Vous aviez pourtant la chance contre vous
   *[other] { $seat } avait pourtant la chance contre soi
} ({ $luck }).
review-shared = { $seats } se partagent la victoire.
review-nobody = Personne n’a gagné.
review-most-luck = { YOU($seat) ->
    [you] Vous avez eu
   *[other] { $seat } a eu
} le plus de chance ({ $luck }).
review-most-skill = { YOU($seat) ->
    [you] Vous avez
   *[other] { $seat } a
} joué le mieux ({ $skill }).
review-table-won = { $cause ->
    [luck] La table a gagné, surtout par chance
    [skill] La table a gagné, surtout par le jeu
   *[both] La table a gagné
} : chance { $luck }, jeu { $skill }, par rapport à des joueurs attentifs et à une donne moyenne.
review-table-lost = { $cause ->
    [luck] La table a perdu, surtout par malchance
    [skill] La table a perdu, surtout par ses propres coups
   *[both] La table a perdu
} : chance { $luck }, jeu { $skill }, par rapport à des joueurs attentifs et à une donne moyenne.
figure-turn = Tour
figure-player = Joueur
figure-name = { SAY($seat, form: "name") }
figure-yes = oui
figure-no = non
review-title = Chance ou jeu ?
review-panel = Chance ou jeu ?
review-see = Voir l’analyse
review-course = { $whose ->
    [you] Vos chances de gagner
    [table] Les chances de gagner de la table
   *[other] { $name }, chances de gagner
} : de { $first } à { $last } sur 100, en { $count } coups.
review-progress = { $done } parties sur { $total } vérifiées, les nombres bougent encore
review-worlds = Estimé sur { $count } parties imaginées. Tous ceux qui ouvrent cette analyse voient les mêmes nombres.
review-begins = La partie est examinée…
review-what = Ouvrez l’enregistrement d’une partie finie, ou déposez-le sur cette page : vous verrez comment les chances ont évolué, ce qui était chance et ce qui était jeu.
review-no-key = Cet appareil n’était pas à cette table. Ouvrez plutôt l’enregistrement.
review-focus = Les chances de qui
review-points = points de probabilité
review-known = Ce que chacun pouvait savoir. Chacun sait autre chose ; les lignes ne font donc pas toujours 100.
review-known-one = Ce que { $name } pouvait savoir.
review-band = La bande ombrée montre l’erreur habituelle de l’estimation.
review-opened = toutes les mains ouvertes
review-even = une part égale : { $even } sur 100
review-average = des joueurs attentifs avec une donne moyenne : { $even } sur 100
review-marks = coups chers vers le bas, bons coups vers le haut ; numérotés comme plus bas
review-numbers = Montrer les nombres
review-after = Après le coup
review-axis = coups
review-table = La table
review-chart = Chances de gagner, coup par coup : { $seat } commence à { $first } sur 100 et finit à { $last }.
review-luck = chance
review-skill = jeu
review-luck-deal = chance, donne : { $points }
review-luck-move = chance, coup { $number } : { $points }
review-error = Le tout à { $error } près, car les chances sont estimées. La chance, c’est ce que les cartes que personne n’avait encore vues ont donné ou pris. Le jeu, c’est tout le reste : bons coups et erreurs, les vôtres et ceux des autres.
review-sum = On compte à partir d’une part égale, { $even } sur 100. Chance et jeu mènent de là au résultat, exactement ; la donne fait partie de la chance. Sur toute la table, chacun fait 0.
review-sum-table = Chance et jeu font exactement le résultat, par rapport à des joueurs attentifs et à une donne moyenne.
review-turning-at = Le tournant : coup { $number }
review-turned = { $count ->
    [one] Coup { $first }
   *[other] Coups { $first } à { $last }
} : { $name } de { $before } à { $after } sur 100, toutes mains ouvertes.
review-turned-most = L’essentiel vient du coup { $number } :
review-turned-for-good = { $way ->
    [ahead] À partir de là, { $name } est resté en tête jusqu’à la fin.
    [won] À partir de là, la partie a semblé gagnée jusqu’à la fin.
   *[lost] À partir de là, la partie a semblé perdue jusqu’à la fin.
}
review-turned-never = { $way ->
    [ahead] Toutes mains ouvertes, { $name } était en tête dès le premier coup.
    [won] Toutes mains ouvertes, la partie semblait gagnée dès le premier coup.
   *[lost] Toutes mains ouvertes, la partie semblait perdue dès le premier coup.
}
review-turned-luck = Part de la chance : { $luck }.
review-costly = { $name } : les coups les plus chers
review-fine = { $name } : les meilleurs coups
review-fine-below = gagné sur le deuxième meilleur
review-better = Mieux : { $move }
review-played = Joué : { $move } Il reste { $value } sur 100.
review-next-best = Ensuite : { $move } Il reste { $value } sur 100.
review-tag-made = joué
review-tag-key = Cadre jaune : le meilleur coup. Étiquette « joué » : ce qui a été fait.
review-watch = Le revoir
review-none = Aucun coup de { $name } n’a coûté ni rapporté 2 points ou plus.
review-puzzles = { $count ->
    [one] Un problème tiré de cette partie
   *[other] { $count } problèmes tirés de cette partie
}
review-puzzle = Problème { $number } sur { $total } : coup { $move }, avec ce que { $name } savait
review-puzzle-better = Il y a un meilleur coup.
review-try = Essayer
review-from-start = Du début
review-play-on = Continuez : les autres répondent avec ce qu’ils savent.
review-now-won = Gagné, cette fois.
review-now-lost = Pas gagné, cette fois.
review-back = Retour à l’analyse
review-again = Le coup { $number } encore, avec ce que { $name } savait
review-try-what = Jouez un coup : vous verrez ce qu’il aurait valu.
review-then = ce qui a été joué
review-now = ce que vous essayez
review-best = le meilleur connu
review-chances = Chances de gagner
review-split = Chance et jeu
review-turning = Le tournant

## later: the deal of the day, and the book

day-title = La donne du jour
day-same = Les { $count } mêmes donnes pour tout le monde, jusqu’à minuit.
day-past = Un jour passé. Vous pouvez encore y jouer, mais il ne compte plus pour vos jours de suite.
day-now = Vers les donnes d’aujourd’hui
day-row = { $count ->
    [one] jour de suite
   *[other] jours de suite
}
day-play = { $minutes ->
    [one] Jouer, 1 minute
   *[other] Jouer, { $minutes } minutes
}
day-continue = Continuer
day-fun = Encore, pour le plaisir
day-week = Votre semaine
day-today = Auj.
day-result = { $result ->
    [alone] sans aide
    [hint] avec un indice
    [missed] pas trouvé
   *[none] pas joué
}
day-marks = { $title } : { $result }
day-friends = Dites-le à vos amis
day-copy = Copier ces quatre lignes
day-copied = Copié
day-marked = Les lignes sont sélectionnées : copiez-les avec Ctrl+C, ou gardez le doigt dessus.
day-spoils = Cela dit comment ça s’est passé, et rien des cartes.
day-score = Handful, { $date } : { $found } sur { $count }
day-link = Les mêmes cartes pour vous : { $link }
day-none-yet = Pas encore joué
day-hint = Indice
day-hint-try = Un indice : { $move }
day-where = { $title } · { $date }
day-once = Votre premier essai compte.
day-for-fun = Cette fois pour le plaisir : votre premier essai compte.
day-found = Trouvé
day-found-hint = Trouvé, avec un indice
day-missed = Pas trouvé
day-back = Retour aux donnes du jour
day-late = Un nouveau jour commence : ses donnes sont prêtes.
book-title = Votre carnet
book-of = Le carnet de { $name }
book-nobody = Sans nom
book-here = Il reste sur cet appareil. Rien n’en est jamais envoyé.
book-empty = Il est encore vide. Il commence avec votre première partie, votre premier problème ou la donne du jour.
book-games = Parties jouées
book-won = Parties gagnées
book-row = Jours de suite
book-longest = Plus longue série de jours
book-days = Donnes du jour trouvées
book-puzzles = Problèmes résolus
book-game = Jeu
book-played = Jouées
book-wins = Gagnées
book-best = Meilleure série
book-by-game = Jeu par jeu
book-of-count = { $found } sur { $count }
book-skill = L’habileté au fil du temps
book-skill-how = D’après les parties dont vous avez regardé l’analyse : points de victoire dus à l’habileté, comparés à des joueurs attentifs.
book-skill-said = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
} : la dernière { $last } points, en moyenne { $mean }.
book-numbers = Montrer les chiffres
book-latest = Les dernières
book-kind = { $kind ->
    [game] Partie
    [day] Donne du jour
    [puzzle] Problème
   *[ear] Oreille
}
book-result = { $result ->
    [won] gagnée
    [lost] perdue
    [drawn] égalité
    [alone] trouvé sans aide
    [hint] trouvé avec un indice
   *[missed] pas trouvé
}
book-keep = Le garder, l’emporter, recommencer
book-export = Enregistrer dans un fichier
book-import = Ajouter depuis un fichier
book-imported = { $count ->
    [0] Rien de nouveau dans ce fichier.
    [one] { $count } ligne est nouvelle.
   *[other] { $count } lignes sont nouvelles.
}
book-no-book = Ce fichier n’est pas un carnet de Handful.
book-print = Imprimer
book-erase = Effacer ce carnet
book-sure = L’effacer pour de bon ? Sans fichier, il ne reviendra pas.
book-yes = Oui, effacer
book-no = Non, le garder
book-erased = Le carnet est vide.

## terminal

term-just-now = À l’instant
term-hand = Votre main
term-kept = La partie est gardée : handful play --resume la reprend.
term-kept-save = La partie est gardée après chaque coup. save FICHIER en fait une copie.
term-not-kept = Cette partie n’est pas gardée : { $why }
term-taken-back = Coup repris.
term-no-choice = Vous n’avez rien à répondre.
term-next = Au tour de { $name }.
term-hand-over = Passez le clavier ; seul { $name } doit regarder. Entrée continue.
term-may-undo = { $name } peut encore reprendre (undo).
term-at-cover = Ici, seuls Entrée, undo et quit sont possibles.
term-goes-by = Entrée laisse passer l’occasion.
term-may-act-too = { $names } peut aussi agir : as NOM prend le clavier.
term-may-act = { $names } peut agir. Un nom prend le clavier, Entrée continue.
term-leave = Quitter la partie ? Elle est gardée : handful play --resume la reprend.
term-leave-lost = Quitter la partie ? Elle n’a pas pu être gardée ; save FICHIER la garde.
term-leave-how = o quitte, Entrée reste
term-yes = o oui y yes
term-again = Encore une fois avec les mêmes ? o/N
term-which-game = Quel jeu ?
term-which-how = Un nombre de 1 à { $count }, le nom d’un jeu ou quit.
term-opening = help montre ce qu’on peut taper, hint demande conseil, ? CARTE dit ce que fait une carte.
term-small = Cette fenêtre fait { $columns } × { $rows } caractères ; la table en demande 60 × 24, on joue donc ligne à ligne.
term-narrows = Un nombre ou un mot raccourcit la liste.
term-widens = Entrée revient à tous les coups.
term-no-number = Il n’y a pas de numéro { $number } dans la liste.
term-no-move = Aucun coup ne contient « { $words } ».
term-why-shows = { $clause }, why la montre
term-take-off = Reprenez la dernière carte
# Moves that the window has no room for; $where is an arrow that points to them.
term-unseen = encore { $count } { $where }
term-group = { $count } coups de ce genre : Entrée les montre.
term-colors = Couleurs : { $theme ->
    [dark] pour fond sombre
    [light] pour fond clair
   *[plain] aucune
}
term-keys = { $wide ->
    [True] ↑↓ choisir  Entrée jouer  1-9 n°  ? carte  h conseil  r règles  u retour  F1 +
   *[False] ↑↓ choisir  Entrée jouer  ? h r u  F3 récit  F1 plus
}
term-help-type = Tapez un numéro, ou des mots d’un coup : une carte, une couleur, un nom.
term-help-moves = Dans ce jeu, vous pouvez :
term-help-keys = Plein écran : les flèches et Entrée choisissent, Échap revient d’un pas, Retour arrière reprend la dernière carte, h conseil, r règles, u reprendre, F3 récit, F5 redessiner, F9 garder, F10 couleurs, Ctrl+Q quitter.
term-help-lines = handful play --lines joue ligne par ligne, pour les lecteurs d’écran.
term-help-besides = En plus des coups :
term-help-slash = Une barre devant le mot (/log) si un coup porte ce nom.
term-nothing-asked = Personne n’a rien à décider pour l’instant.
term-so-many = Il y a { $count } coups de ce genre : ? et un mot en explique.
term-nothing-refused = Rien n’a été refusé.
term-not-yours = Le dernier coup n’était pas le vôtre : rien à reprendre.
term-save-other = { $path } existe et n’est pas une partie : choisissez un autre nom.
term-saved = Gardée dans { $path } ; handful play --resume { $path } la reprend.
term-resume-what = resume demande le nom d’un fichier ; cette partie reste gardée.
term-forgets = Ce jeu est affaire de mémoire : son récit s’ouvre à la fin.
term-earlier = … { $count } lignes plus anciennes : log all
term-more-moves = … et { $count } autres : ? et un mot en explique.
term-pass-advice = Un bon joueur laisserait passer.
term-advice = Un bon coup : { $move }
term-or = ou : { $move }
term-to-win = gagne à { $percent }
term-no-talk = { $game } n’a pas de paroles réglées : parlez.
term-talk-how = say prend des paires comme kind=ask to=2 then=accept.
term-as-whom = as demande le nom d’une personne d’ici : { $names }.
term-may-not = { $name } ne peut pas agir maintenant.
term-no-command = Il n’y a pas de commande { $word } : il y a { $words }.
term-no-card = Rien ici ne s’appelle « { $words } ». Je connais { $cards }.
term-no-clause = { $game } n’a pas de règle « { $name } » : il y en a de { $first } à { $last }{ $near ->
    [none] .
   *[other] , par exemple { $near }.
}
term-no-clause-words = Aucune règle ne parle de « { $words } » ; rules all les montre toutes.
term-more-clauses = … et { $count } de plus
term-cmd-help = cette liste
term-cmd-ask = ce que fait une carte ou un coup ; seul : vos coups selon le conseiller
term-cmd-hint = seulement vos meilleurs coups, par un conseiller : sharp ou expert
term-cmd-table = montrer la table de nouveau
term-cmd-log = ce qui s’est passé
term-cmd-rules = les règles en une page, toutes, une par numéro, ou celles avec un mot
term-cmd-why = la règle qui a refusé le dernier coup
term-cmd-undo = reprendre votre dernier coup, s’il n’a rien révélé
term-cmd-as = une autre personne à ce clavier veut agir
term-cmd-say = montrer quelque chose aux autres, comme le jeu le permet
term-cmd-save = faire une copie de la partie
term-cmd-resume = quitter cette partie et en reprendre une autre
term-cmd-quit = quitter
term-won = Gagné ensemble
term-lost = Perdu ensemble
term-places = Classement final
term-open-how = Entrée commence. En jeu : r les règles, F1 toutes les touches.
term-seed = nombre du hasard { $seed }
term-usual-rules = règles habituelles
term-rules = règles maison : { $rules }
term-replay-deal = La donne
term-replay-keys = Entrée continue, b revient, un nombre va à ce pas. e NOM montre ce que ce joueur a vu, e all revient à toute la table. q quitte.
term-replay-stands = { $count ->
    [one] Cette partie n’est pas finie : un coup a été joué.
   *[other] Cette partie n’est pas finie : { $count } coups ont été joués.
}
term-replay-seat = --seat N montre ce que l’on voit de la place N ; la première est la 1.
term-replay-no-seat = Cette partie n’a pas de place { $seat } : elles vont de 1 à { $last }.
term-options = Règles maison
term-option = **{ $key }** ({ $allowed } ; sinon { $usual }) : { $help } [{ $clause }]
term-measured = { price-title } : { $prices }.
term-book-english = Le reste du livret, avec ses tableaux de cartes, n’existe qu’en anglais : { $command } le montre.

## terminal: what is wrong with a command

no-command = La commande { $key } n’existe pas : il y a { $known }.
no-preset = Le réglage { $key } n’existe pas : il y a { $known }.
no-flag = L’option { $key } n’existe pas. { $command } --help montre celles qui existent.
no-flag-near = L’option { $key } n’existe pas ; pensiez-vous à { $near } ? { $command } --help montre celles qui existent.
flag-number = { $flag } ne peut pas être { $value } : il faut de { $least } à { $most }.
flag-bots = --bots ne peut pas être { $value } : il nomme des niveaux comme sharp,random ; il y a { $known }.
flag-resume = { $flag } ne va pas avec --resume : une partie enregistrée continue comme elle a commencé.
flag-missing = Il manque { $key }. { $command } --help dit ce que c’est.
flag-empty = { $key } demande une valeur.
games-line = { $game }, { $fewest } à { $most } joueurs, { $short } à { $long } minutes
seat-names = Il y a { $names } noms pour { $people } personnes.
seat-people = { $people } personnes ne tiennent pas sur { $seats } places.
seat-bots = { $people } personnes et { $bots } bots ne tiennent pas sur { $seats } places.
seat-same-name = Deux personnes s’appellent { $name } : les noms doivent différer.
seat-no-name = { $name } n’est pas un nom : il n’a pas de lettres.
file-unread = Impossible de lire { $path } : { $why }.
file-unwritten = Impossible d’écrire { $path } : { $why }.
file-large = { $path } est trop grand pour une partie enregistrée.
file-no-text = { $path } n’est pas une partie enregistrée : ce n’est pas du texte.
file-none = Il n’y a pas de partie inachevée dans { $folder }.
file-none-of = Il n’y a pas de partie inachevée de { $game } dans { $folder }.
file-other = { $path } est une partie de { $saved }, pas de { $game } : handful play --resume { $path } la continue.

## terminal: in somebody’s room

remote-welcome = Bienvenue, { $name }.
remote-welcome-back = Bon retour, { $name }.
remote-help = help montre ce que vous pouvez taper. Ctrl-C quitte ; handful join { $link } vous ramène.
remote-left = Vous avez quitté la salle. handful join { $link } vous ramène.
remote-left-seat = Vous avez quitté la salle. La place { $seat } reste la vôtre : handful join { $link } vous ramène.
remote-your-move = Votre coup
remote-phase = { $phase ->
    [lobby] La partie n’a pas commencé : toute personne assise ici peut la lancer.
    [playing] La partie commence.
    [finished] La partie est finie ; toute personne assise ici peut en lancer une autre.
   *[closed] La salle est fermée.
}
remote-room = La salle { $code } joue à { $game }.
remote-chairs = À la table : { $chairs }.
remote-chair = Place { $seat } : { $who }.
remote-seat = Vous avez la place { $seat }.
remote-no-seat = Vous n’avez pas de place.
remote-no-seat-free = Vous n’avez pas de place : sit { $seat } en prend une libre.
remote-watch = Vous regardez.
remote-watch-bot = Vous regardez. Pour jouer, demandez la place d’un robot : sit { $seat } pose la question aux joueurs.
remote-pilot = Un robot joue pour vous : avec back, vous rejouez vous-même.
remote-free = libre
remote-bot = { $name } (robot : { $level })
remote-you = { $name } (vous)
remote-away-bot = { $name } (pas là ; un robot joue : { $level })
remote-away = { $name } (pas là)
remote-is-back = { $name } est de retour.
remote-is-away = { $name } n’est pas là.
remote-somebody = Quelqu’un
remote-asked = Vous avez demandé la place de { $bot }. La décision revient à { $names }.
remote-wish = { $name } aimerait la place de { $bot } : yes ou no ?
remote-undo = { $name } demande à reprendre un coup : yes ou no ?
remote-more = { $count } autres ne sont pas montrés : écrivez-en un en entier pour le jouer.
remote-sit-how = sit demande le numéro d’une place de 1 à { $seats }, par exemple sit 2.
remote-no-move = Vous ne pouvez pas jouer maintenant ; help montre ce que vous pouvez taper d’autre.
remote-no-link = { $link } n’est pas le lien d’une salle : il finit par son code, comme /join/PLUM.
remote-who = Dites qui entre : --name NAME.
remote-other-name = { $why } Avec --name NAME, vous entrez sous un autre nom.
remote-silent = { $link } ne répond pas : { $why }
remote-answered = Le serveur a répondu { $status }.
remote-type-move = 1, ou des mots
remote-cmd-move = jouer un coup : son numéro, ou assez de ses mots
remote-cmd-room = qui est là, et les règles de la maison
remote-cmd-hint = demander au conseiller
remote-cmd-undo = demander à reprendre votre dernier coup
remote-cmd-more = prendre 20 secondes de plus, une fois par décision
remote-cmd-double = doubler toutes les horloges
remote-cmd-answer = répondre à qui demande à reprendre un coup, ou la place d’un robot
remote-cmd-say = une phrase, un signe ou vos mots ; say seul les énumère
remote-cmd-sit = prendre une place libre ou demander celle d’un robot ; quitter la vôtre
remote-cmd-back = rejouer vous-même à la place du robot
remote-cmd-start = commencer une partie
remote-cmd-quit = partir, comme avec Ctrl-C ; vous gardez votre place

## terminal: des assistants à la table

agent-begins = La partie n’a pas commencé : attendez les autres.
agent-not-asked = Ce n’est pas à vous : attendez les autres.
agent-moves = Vos coups :
agent-may-wait = Vous pouvez jouer ou attendre. Vos coups :
agent-more = … et { $count } autres : look trouve ceux qui contiennent vos mots.
agent-several = Plusieurs coups correspondent à ces mots : { $moves }. Précisez.
agent-no-seat = Toutes les places de ce salon sont prises.
agent-nowhere = Vous n’êtes encore à aucune table : asseyez-vous avec des bots ou dans un salon.
agent-sits = Vous êtes déjà à une table : quittez-la d’abord.
agent-left = Vous avez quitté la table.

## terminal: the review after a game

review-term-split = Chance et jeu, en points de probabilité ; la chance, c’est ce que des cartes encore inconnues de tous ont donné ou pris
review-term-line = chance { $luck }, jeu { $skill } (± { $error }) ; { YOU($seat) ->
    [you] vos propres coups ont coûté { $cost }
   *[other] ses propres coups ont coûté { $cost }
}
review-term-costly = { $seat } : les coups les plus chers
review-term-fine = { $seat } : les meilleurs coups
review-term-cost = coup { $number }, { $points } (± { $error }) : { $made } Mieux : { $other } { $why }
review-term-gain = coup { $number }, { $points } (± { $error }) : { $made } { $why } Ensuite : { $other }
review-term-none = Aucun coup n’a coûté ni rapporté 2 points ou plus.
review-term-command = Le numéro d’un coup, ou { $quit } pour quitter.

## later: puzzles

puzzle-title = Problèmes
puzzle-what = Des positions de parties entre bots où un coup est nettement le meilleur. Trouvez-le : sans aide, ou avec jusqu’à trois indices.
puzzle-none = Ce jeu n’a pas de problèmes.
puzzle-where = { $game }, problème { $number } sur { $total }
puzzle-count = Problème { $number } sur { $total }
puzzle-all = Tous les problèmes
puzzle-task = Quel coup gagne le plus souvent ?
puzzle-task-together = Avec quel coup gagnez-vous le plus souvent ?
puzzle-task-solved = Avec quel coup peut-on encore gagner le plus souvent ?
puzzle-legal = { $count } coups sont possibles. Jouez-en un, ou ouvrez un indice.
puzzle-grade = { $grade ->
    [easy] facile
    [medium] moyen
   *[hard] difficile
}
puzzle-hint = Indice { $number }
puzzle-hints = Indices
puzzle-open = Ouvrir
puzzle-after = après l’indice { $number }
puzzle-rule = La règle qui l’explique : { $clause }
puzzle-right = Oui, c’est le bon coup.
puzzle-wrong = Il y a un meilleur coup. La table est comme avant : essayez encore.
puzzle-shown = Voici le coup.
puzzle-waits = On calcule ce que cela vaut…
puzzle-chance = Parties gagnées avec lui, sur 100
puzzle-chance-solved = Fois où l’on peut encore gagner avec lui, sur 100 répartitions des cartes cachées
puzzle-best = le meilleur coup
puzzle-tried = ce que vous avez essayé
puzzle-second = le deuxième
puzzle-worlds = Chacun joué { $count } fois, avec les mêmes répartitions imaginées des cartes cachées. Il y avait { $legal } coups au choix.
puzzle-worlds-solved = Un programme a examiné { $count } répartitions possibles des cartes cachées. Il y avait { $legal } coups au choix.
puzzle-show = Montrer le coup
puzzle-next = Problème suivant
puzzle-from = D’une partie de { $seats ->
    [one] un bot
   *[other] { $seats } bots
}, après { $turn ->
    [one] un coup
   *[other] { $turn } coups
}.
puzzle-seen = Déjà vues, et de nouveau face cachée
puzzle-mark = { $result ->
    [alone] trouvé sans aide
    [hint] trouvé avec un indice
    [missed] pas trouvé
   *[none] pas encore essayé
}
puzzle-progress = { $found } sur { $total } trouvés
puzzle-first = Votre premier résultat compte.

## terminal: puzzles

puzzle-command = Tapez le numéro d’un coup, { $hint } pour l’indice suivant, { $show } pour la solution, { $quit } pour arrêter.
puzzle-number = Il n’y a pas de coup { $number } : tapez un nombre de 1 à { $count }.

## terminal: the deal of the day

term-day-ask = Entrée pour jouer, n pour passer
term-day-page = Il faut des oreilles : jouez-y dans un navigateur.
term-day-date = { $date } n’est pas une date comme 2026-11-16.
term-day-no = n
