### Ce que disent tous les jeux.

## cover

app-tagline = Cinq jeux de cartes pour une table. Le portable est la table, chaque téléphone une main de cartes.
app-renewal = Cette page se recharge dans un instant ; vous gardez votre place.

close = Fermer

back = Retour

menu = Menu

start-code-phone = Que dit le grand écran ?
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
start-resume = Retour à { $game }
start-loading = On met la table…
start-trouble = La table est injoignable. Le serveur tourne-t-il ?
start-again = Réessayer

room-gone = Cette salle n’existe plus.
room-home = À la page d’accueil

play-sound = Son
play-captions = Décrire ce qui sonne
play-theme = Clair ou sombre
play-theme-auto = comme l’appareil
play-theme-light = clair
play-theme-dark = sombre
play-language = Langue

away-title = On cherche la table…

## table

you = { $form ->
    [start] Vous
   *[other] vous
}
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
room-game = On y joue à { $game }.
room-addresses = Ou une de ces adresses
room-qr = Code QR qui ouvre { $address }

table-seats = Places

sitter-away = absent
sitter-thinking = réfléchit
sitter-bot = robot

play-join = Entrer :
play-hand = Ma main
play-hint = Un conseil
play-hint-thinking = Le conseiller réfléchit…
play-your-turn = À vous
play-code = code { $code }
play-asked = Répondez-vous ?
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

refused-title = Ce coup n’est pas permis.

rule-show = Voir la règle { $clause }

window-stack = ce qui a été répondu

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

## options

new-solo = Jouer seul, ici, maintenant
new-solo-bots = { $count ->
    [one] avec { $count } robot
   *[other] avec { $count } robots
}
new-phones = Ouvrir une salle pour téléphones
new-hotseat = Se passer cet appareil
new-how = Comment jouons-nous ?
new-details = Changer les détails
new-reset = Revenir aux règles imprimées
new-seats = Combien à la table ?
new-level = Quelle force pour les robots ?
new-rules = Lire les règles
new-learn = Apprendre en une minute
new-yes = oui
new-no = non
new-auto = automatique
new-random = au sort
new-none = aucun
new-names = Qui joue ? Un nom chacun.
new-add-name = Un de plus
new-player = Joueur { $number }

level-random = insouciant
level-novice = débutant
level-casual = tranquille
level-sharp = vif
level-expert = expert

price-title = Mesuré en jeu
price-about = Les étiquettes disent ce que fait un changement, mesuré dans des parties entre robots.
price-none = aucun changement observé
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
room-free = Une chaise libre
room-sit = M’asseoir ici
room-bot = Asseoir un robot
room-unbot = Renvoyer le robot
room-here = présent
room-away = absent
room-host = invite
room-you = vous
room-start = Distribuer
room-start-fill = Distribuer, des robots prennent les chaises libres
room-wait-host = Tout le monde est là ? Alors { $name } peut distribuer.
room-ready = Tout le monde est assis.
room-free-left = { $count ->
    [one] Une chaise est libre.
   *[other] { $count } chaises sont libres.
}
room-fewer = Une chaise de moins
room-more = Une chaise de plus
room-bots = robot, { $level }
room-changed = { $count ->
    [one] Une règle diffère des règles imprimées.
   *[other] { $count } règles diffèrent des règles imprimées.
}
room-hints = On peut demander conseil
room-chat = Chacun peut écrire librement
room-wait-table = Tout le monde est là ? Alors appuyez sur « Distribuer » sur le grand écran.

bot-pace = Combien de temps pensent les robots ?
bot-pace-100 = pas du tout
bot-pace-900 = un instant
bot-pace-2000 = deux secondes

time-turn = Temps pour un tour
time-answer = Temps pour répondre
time-none = sans limite
time-rule = { $times } (règle du jeu)
time-seconds = { $count } s
time-minutes = { $count } min

## later

seat = place { $number }
# Two sentences, one after the other.
both = { $first } { $second }
# Cards and places that a move names.
things = { $things }

play-log = Ce qui s’est passé
play-rules = Règles
play-undo = Reprendre mon coup
play-undo-asked = { $name } voudrait reprendre un coup.
play-undo-yes = D’accord
play-undo-no = Non
play-leave = Quitter la salle
play-finish = Terminer cette partie pour tous
play-what = Que puis-je jouer ?
play-what-more = { $count ->
    [one] Et encore { $count } coup.
   *[other] Et encore { $count } coups.
}
play-nothing = Rien pour l’instant : ce n’est pas votre tour.
play-takeover = Laisser un robot jouer pour { $name }
play-takeback = Continuer moi-même

room-wish = { $name } voudrait prendre la place de { $seat }.
room-handover = La place de { $name } va s’ouvrir sur un autre appareil, sauf si { $name } revient avant.
room-ask-seat = Prendre la place de { $name }
room-asking = On demande aux autres…
room-closed-table = La partie est en cours, sans spectateurs. Demandez la place d’un robot, s’il y en a un, ou attendez la prochaine partie.

rule-all = Tout le livret
rule-search = Chercher dans les règles
rule-none = Rien trouvé.
rule-value = « { $key } » ne peut pas être { $value }. Permis : { $allowed }.
rule-unknown = Il n’y a pas de règle « { $key } ». Il y a { $known }.

cover-title = Passez l’appareil à { $name }.
cover-hint = Personne d’autre ne regarde.
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
ending-record = Garder la partie
ending-decided = Ce qui a décidé
ending-team = Qui a joué ensemble

silent-note = { $count ->
    [0] Votre temps est écoulé.
   *[other] Votre temps est écoulé, alors ceci a été fait pour vous : { $lines }
}
silent-read = D’accord

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

replay-title = Comment c’était
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
fair-promise = Le nombre du hasard et les règles étaient fixés avant la première carte : voici leur empreinte (SHA-256). À la fin, l’enregistrement les montre, et chacun peut vérifier la partie.
fair-sound = La donne était loyale : toute la partie découle de son empreinte.
fair-moves = Les { $n } coups suivent les règles de { $game } à partir de ce nombre du hasard.
fair-other = L’empreinte n’est pas celle de ce nombre du hasard et de ces règles.
fair-swapped = L’enregistrement est bon, mais une autre empreinte était affichée avant la donne.
fair-made = Le nombre du hasard et les règles sont ceux de l’empreinte { $made }.
fair-unfinished = La partie n’a pas été jouée jusqu’au bout.
fair-missing = Cet enregistrement n’a pas d’empreinte.
fair-none = Il n’a pas d’empreinte.

try-title = { $game } : un exemple
try-as = Vous jouez pour { $name }
try-back = Un coup en arrière
try-again = Recommencer
try-show = Montrez-moi
try-left = Ce n’est plus l’exemple : continuez ou revenez en arrière.
try-end = C’est tout. Continuez comme il vous plaît.

learn-title = { $game } en une minute
learn-step = { $number } sur { $total }
learn-try = Essayer
learn-ask = Faites ceci : { $what }
learn-rules = Retour aux règles
learn-next = Continuer
learn-done = À vous de jouer
learn-leave = Quitter la leçon
learn-other = C’est permis, mais essayez ce qui est demandé ici.
learn-none = Pas encore de leçon pour ce jeu.

no-game = Le jeu { $key } n’existe pas : il y a { $known }.
no-level = Le niveau de robot { $key } n’existe pas : il y a { $known }.

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

coach-nothing = Cela ne vous apporte rien maintenant.
coach-silent = L’entraîneur n’a pas d’idée.

deny-nothing = Il n’y a pas de page ici.
deny-method = Cette adresse n’accepte pas ce genre de requête.
deny-broken = Le serveur a eu un problème.
deny-origin = Ce serveur ne répond pas sous ce nom, ou pas à cette page.
deny-server-full = Trop de salles sont ouvertes sur ce serveur : réessayez plus tard.
deny-no-code = Tous les codes de salle sont pris : réessayez.
deny-busy = Cette salle est débordée : réessayez.
deny-class-names = En mode classe, vous choisissez un nom de la liste.
deny-ticket = Ce lien a déjà servi ou il est trop vieux : demandez-en un autre.
deny-closed = Cette salle est fermée.
deny-gone = Vous n’êtes plus dans cette salle.
deny-bad-name = Un nom a besoin d’au moins une lettre.
deny-name-taken = Quelqu’un s’appelle déjà { $name } ici : prenez un autre nom.
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
deny-bot-there = Un robot y joue déjà.
deny-not-away = Un robot peut prendre le relais après { $seconds } secondes d’absence.
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
deny-times = Vous ne pouvez pas changer les temps pendant une partie.
deny-class-chat = En mode classe, on n’écrit pas librement : choisissez une phrase.
deny-crowd = Trop de gens agissent en même temps : réessayez.
deny-spectator = Vous regardez : seuls les joueurs peuvent faire cela.
deny-damaged = Cette salle est endommagée et ne peut pas être ouverte.
deny-example = Le livret de { $game } n’a pas cet exemple.
deny-lesson = La leçon de { $game } n’a pas cette étape.
deny-many-rooms = Trop de salles ont été ouvertes depuis votre adresse : attendez un peu.
deny-host-key = Une clé d’hôte a de 16 à 64 lettres.
deny-many-codes = Trop de codes faux : attendez une minute.
deny-code = Aucune salle n’a ce code : regardez encore les quatre lettres.
deny-many-people = Trop de gens sont entrés depuis votre adresse : attendez une minute.
deny-many-tickets = Trop de liens faux : attendez une minute.
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
deny-unknown = Ce serveur ne connaît pas cette salle ou cette place.
deny-many-tries = Trop d’essais faux : attendez une minute.
deny-old-page = Cette page n’est plus à jour : rechargez-la.
deny-spectators = Cette salle n’admet pas de spectateurs.
deny-muted = L’hôte vous a coupé la parole.
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
bye-kicked = L’hôte vous a renvoyé.
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
