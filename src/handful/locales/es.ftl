### Lo que dicen todos los juegos.

## cover

app-tagline = Cinco juegos de cartas para una mesa. El portátil es la mesa, cada móvil una mano de cartas.
app-reload = Esta página se recarga en un momento; conservas tu sitio.

close = Cerrar

back = Atrás

menu = Menú

start-code-phone = El código de la pantalla grande
start-code = Entrar con un código
start-join = Entrar
start-join-more = { $count ->
    [one] Falta una letra
   *[other] Faltan { $count } letras
}
start-games = Los juegos
start-players = { $low }–{ $high } jugadores
start-players-same = { $low } jugadores
start-minutes = { $low }–{ $high } minutos
start-minutes-same = { $low } minutos
start-class = Para una clase o un club
start-resume = Volver a { $game }
start-puzzles = Problemas
start-loading = Poniendo la mesa…
start-trouble = No se llega a la mesa. ¿Está en marcha el servidor?
start-again = Probar otra vez

room-gone = Esta sala ya no existe.
room-home = A la página de inicio

play-sound = Sonido
play-captions = Subtítulos de los sonidos
play-theme = Claro u oscuro
play-theme-auto = como este dispositivo
play-theme-light = claro
play-theme-dark = oscuro
play-language = Idioma

away-title = Buscando la mesa…
start-day = Cartas del día

## table

# a: after a preposition or as an object, “a ti”, “a Ana”.
you = { $form ->
    [start] Tú
    [prep] ti
   *[nom] tú
}
# Whoever sits there, at the beginning of a line.
who = { SAY($seat, form: "start") }
cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
points = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}

moves = Jugadas

card-back = carta boca abajo

room-title = Sala { $code }
room-point = Apunta aquí con el móvil
room-wifi = El mismo wifi que este portátil. Nada que instalar.
room-open = o abre
room-type = y escribe
room-name = ¿Cómo te llamas?
room-come-in = Entrar
room-locked = Esta sala está cerrada: pide al anfitrión que la abra.
join-am = Soy { $name }: preguntar a los demás
join-asking = La sala pregunta si eres { $name }. Cualquiera que esté sentado puede decir que sí.
join-no = No han dicho que sí. Pregúntales o elige otro nombre.
join-full = { $count ->
    [one] La única silla está ocupada: entras para mirar.
   *[other] Las { $count } sillas están ocupadas: entras para mirar.
}
join-late = Ya están jugando: entras para mirar y puedes pedir la silla de un bot.
room-game = Juegan a { $game }.
room-addresses = O una de estas direcciones
room-qr = Código QR que abre { $address }

table-seats = Asientos

sitter-away = ausente
sitter-thinking = pensando
sitter-bot = bot
sitter-pilot = juega un bot

play-join = Entrar:
play-hand = Mi mano
play-leave = Salir de la sala
play-hint = Dame un consejo
play-hint-thinking = El consejero piensa…
coach-tag = Consejo
coach-yours = La tuya
coach-won = { $won } de 100
coach-games = partidas ganadas desde aquí
coach-agrees = Es lo que has elegido.
coach-wait = Déjalo pasar.
play-code = código { $code }
play-waits = Esperamos a { $names }.

away-safe = Tus cartas están a salvo.
away-wifi = Mira si este aparato está en el mismo wifi que la mesa. La partida te espera.
away-try = Probar ahora
away-stale = { $count ->
    [one] Esta pantalla muestra cómo estaba hace un segundo.
   *[other] Esta pantalla muestra cómo estaba hace { $count } segundos.
}
away-moved = Tu sitio está abierto ahora en otra pantalla.
away-moved-here = Jugar otra vez aquí
come-again = Pedir volver

refused-title = Eso no vale.

rule-show = Ver la regla { $clause }

line = Qué está pasando
line-you = Te toca
line-ask = { $name } juega, puedes responder
line-still = { YOU($seat) ->
    [you] Todavía es tu turno.
   *[other] Todavía es el turno de { $seat }.
}
line-dealing = Repartiendo las cartas.
line-wait = { $count ->
    [one] { $names } piensa
   *[other] { $names } piensan
}
line-zero = { $whose ->
    [answer] A 0 lo dejas pasar.
   *[turn] A 0 se juega por ti.
}
line-zero-other = A 0 se juega por { $name }.
line-moment = Corre el reloj
line-then = { YOU($seat) ->
    [you] Después te toca a ti.
   *[other] Después le toca a { $seat }.
}
line-away = { $count ->
    [one] { $names } no está
   *[other] { $names } no están
}
line-away-waits = La mesa espera a { $names }.
line-away-bot = Cuando el reloj llegue a 0, un bot jugará por { $name } hasta que vuelva.
line-hit = Esto te afecta
line-silent = Se te acabó el tiempo
line-hit-next = Sigue cuando lo hayas visto.
line-go-on = Seguir
line-pass = Pasa solo
line-pass-why = No tienes nada con que responder.
line-letting = Dejas pasar todo hasta tu turno.
line-pass-next = Sigue solo en un momento.
line-paused = Pausa
line-paused-by = { $name } ha parado la mesa.
line-paused-all = Todas las mesas están en pausa.
line-paused-why = Los relojes están parados y nadie puede jugar.
line-paused-next = Cualquiera que juegue puede reanudar.
line-over = La partida ha terminado.
line-let-all = Dejar pasar todo
line-let-all-until = hasta mi turno
line-ask-again = Volver a preguntarme
line-ask-me = Preguntarme siempre

since = Desde tu turno: { $count ->
    [one] ha pasado una cosa
   *[other] han pasado { $count } cosas
}
since-deal = Hasta ahora: { $count ->
    [one] ha pasado una cosa
   *[other] han pasado { $count } cosas
}

tempo = ¿A qué ritmo?
tempo-pause = Pausa
tempo-play = Seguir
tempo-slow = Lento
tempo-normal = Normal
tempo-fast = Rápido
tempo-stands = cada jugada se ve { $seconds } s
tempo-ask-always = Preguntarme aunque no tenga nada con que responder

window-stack = respuestas hasta ahora

clock-left = { $count ->
    [one] queda un segundo
   *[other] quedan { $count } segundos
}

tell-taken_back = { YOU($seat) ->
    [you] Retiras tu última jugada.
   *[other] { $seat } retira la última jugada.
}
tell-silent = { YOU($seat) ->
    [you] Se te ha acabado el tiempo.
   *[other] A { $seat } se le ha acabado el tiempo.
}

chat-title = Decir algo

## new

new-solo = Jugar solo, aquí y ahora
new-solo-bots = { $count ->
    [0] nadie más
    [one] con un bot
   *[other] con { $count } bots
}
new-phones = Abrir una sala para móviles
new-phones-how = cada uno tiene sus cartas en el móvil
new-hotseat = Pasarse este aparato
new-hotseat-how = una pantalla para todos
new-how = ¿Cómo jugamos?
new-details = Cambiar detalles
new-reset = Volver a las reglas de siempre
new-seats = ¿Cuántos en la mesa?
new-level = ¿Cómo de fuertes son los bots?
new-rules = Leer las reglas
new-learn = Aprender en cinco minutos
new-yes = sí
new-no = no
new-auto = automático
new-random = al azar
new-none = ninguno
new-names = ¿Quién juega? Un nombre por persona.
new-add-name = Uno más
new-name = Nombre { $number }
new-as = Juegas como { $name }
new-as-change = Cambiar nombre

level-random = despreocupado
level-novice = principiante
level-casual = tranquilo
level-sharp = agudo
level-expert = experto

## options

new-winnable = Dar solo cartas con las que pueda ganar
new-winnable-looking = Buscando cartas con las que puedas ganar…
new-deal = Recibes exactamente las cartas que tuvo otra persona, con las mismas reglas de la casa.
price-title = Medido en partidas
price-about = Las etiquetas dicen qué hace un cambio, medido en partidas entre bots.
price-none = no se ve cambio
price-unused = los bots nunca la usan: sin medir
price-moves = { $moves } jugadas ({ $percent } %)
price-starter = quien empieza gana un { $percent } % { $way ->
    [more] más a menudo
   *[less] menos a menudo
}
price-bot = el primer bot gana un { $percent } % { $way ->
    [more] más a menudo
   *[less] menos a menudo
}
price-table = la mesa gana un { $percent } % { $way ->
    [more] más a menudo
   *[less] menos a menudo
}
price-leader = quien va en cabeza a mitad gana un { $percent } % { $way ->
    [more] más a menudo
   *[less] menos a menudo
}
price-shared = la victoria se comparte un { $percent } % { $way ->
    [more] más a menudo
   *[less] menos a menudo
}

room-options = Cambiar las reglas de la casa
room-rules = Leer las reglas
room-free = Una silla libre
room-sit = Sentarme aquí
room-stand = Levantarse
room-who = Quién se sienta dónde
room-chairs = { $count ->
    [one] Una silla
   *[other] { $count } sillas, al menos { $least } para jugar
}
room-bot = Sentar a un bot
room-unbot = Despedir al bot
room-ready-mark = listo
room-away = ausente
room-host = invita
room-you-host = tú invitas
room-you = tú
room-start = Repartir
room-start-fill = Repartir; los bots ocupan las sillas libres
room-deal-without = Repartir sin bots
room-let-in = Dejar entrar a alguien más
room-deal-anyone = Repartid cuando queráis: puede hacerlo cualquiera que esté sentado.
room-line-chair = { $count ->
    [one] { $names } aún no tiene silla.
   *[other] { $names } aún no tienen silla.
}
room-line-away = { $count ->
    [one] { $names } no está: la silla espera.
   *[other] { $names } no están: sus sillas esperan.
}
room-line-free = { $count ->
    [one] Hay una silla libre: ¿sentar a un bot?
   *[other] Hay { $count } sillas libres: ¿sentar a bots?
}
room-line-ready = Ya están todos.
room-take-chair = No tienes silla: toca «{ room-sit }», o mira.
room-all-taken = Todas las sillas están ocupadas: miras hasta que alguien se levante.
room-about = Más sobre { $name }
room-fewer = Una silla menos
room-more = Una silla más
room-bots = bot, { $level }
room-changed = { $count ->
    [one] Una regla de la casa difiere de las de siempre.
   *[other] { $count } reglas de la casa difieren de las de siempre.
}
room-hints = Todos pueden pedir consejo al entrenador
room-chat = Todos pueden escribir mensajes


time-turn = Tiempo por turno
time-answer = Tiempo para responder
time-none = sin límite
time-rule = { $times } (regla del juego)
time-seconds = { $count } s
time-minutes = { $count } min
time-factor = Los relojes se duplicaron en la mesa: duran { $times } veces lo que pone aquí. Elige otro tiempo para acabar con eso.

## lobby

who-title = ¿Quién eres?
who-kept = Toda la mesa ve este nombre. Este dispositivo lo recuerda.
who-need = primero escribe tu nombre
who-token = Elige tu ficha
who-yours = la tuya
who-sit = Sentarse
who-change = Cambiar
who-save = Guardar
who-as = Entrar como { $name }
token-triangle = triángulo
token-square = cuadrado
token-circle = círculo
token-diamond = rombo
token-hexagon = hexágono
token-pentagon = pentágono
token-heart = corazón
token-tab = barril
token-star = estrella
token-cross = cruz
token-flag = bandera
token-drop = gota

## class: a class or club evening

class-title = Para una clase o un club
class-lead = Varias mesas juegan las mismas cartas. Va primero quien más partido les saca: no basta con tener buenas cartas.
class-resume = Volver a { $game } del { $when }
class-which = ¿Qué juego?
class-tables = ¿Cuántas mesas?
class-seats = ¿Cuántas sillas en cada una?
class-games = ¿Cuántas partidas?
class-fewer = una menos
class-more = una más
class-minutes = Se tarda de { $low } a { $high } minutos.
class-bots = Bots en las sillas vacías
class-bots-none = ninguno
class-clock-rules = según las reglas
class-names = Todos reciben un nombre inventado, como Mint Otter
class-privacy = Los nombres se quedan en este servidor. Borra la sesión y desaparecen.
class-open = Preparar { $tables } mesas

class-board = { $game }: { $tables } mesas
class-code = Mesa { $table }
class-how = Escanea, o abre { $address } y escribe { $code }.
class-qr = Código QR de la mesa { $table }
class-nobody = Todavía nadie
class-people = Sillas ocupadas: { $count } de { $seats }
class-away = { $count ->
    [one] una ausente
   *[other] { $count } ausentes
}
class-bot-table = Aquí juegan bots
class-at = Partida { $game } de { $games }
class-between = La partida { $game } de { $games } ha terminado
class-done = Las { $games } partidas, jugadas
class-gone = Retirada
class-line-waiting = { $people ->
    [0] Todavía no hay nadie. Muestra los códigos.
    [one] Hay una persona, en { $tables } de { $all } mesas.
   *[other] Hay { $people } personas, en { $tables } de { $all } mesas.
}
class-line-playing = Han terminado { $done } de { $all } mesas.
class-line-paused = Todas las mesas están en pausa.
class-line-done = Todas las mesas han terminado.
class-line-over = La sesión ha terminado.
class-start = Empezar en todas las mesas
class-pause = Pausar todas las mesas
class-go-on = Continuar
class-show = Mostrar los resultados
class-end = Terminar ya
class-end-sure = Las partidas sin terminar no contarán para nadie en su mesa. Después nadie puede seguir jugando.
class-screen = Pantalla grande
class-print-codes = Imprimir los códigos
class-print = Imprimir los resultados
class-add = Una mesa más
class-key = Tu enlace
class-key-how = La dirección de esta página es tu llave. Este dispositivo la guarda; cópiala para volver desde otro. Quien la tenga dirige la sesión.
class-delete = Borrar la sesión
class-delete-sure = Todas las mesas, los nombres y las partidas se perderán para siempre.
class-sure = Sí, adelante
class-about = Más sobre la mesa { $table }
class-bots-play = Que jueguen bots aquí
class-skip = Abandonar esta partida
class-skip-how = Aquí no cuenta para nadie y empieza la siguiente.
class-dissolve = Retirar esta mesa
class-dissolve-how = Lo que ha terminado sigue contando.
class-visit = Ver esta mesa
class-so-far = Mostrar los resultados hasta ahora
class-so-far-none = Los resultados de una partida salen cuando todas las mesas la han acabado.

class-results = Resultados
class-tables-title = Mesas
class-players-title = Jugadores
class-formula = Por cada otra mesa en la que el mismo puesto logró menos con las mismas cartas recibes un punto, y medio si empatáis. 100 significa: mejor que todas las demás.
class-formula-together = Por cada otra mesa que perdió donde la vuestra ganó recibís un punto, y medio si empatáis. 100 significa: mejor que todas las demás.
class-place = Puesto
class-points = Puntos de 100
class-won = Ganadas
class-table = Mesa
class-name = Nombre
class-bot = bot
class-game = Partida { $game }
class-liveliest = Aquí es donde más se diferenciaron las mesas.
class-seat = Silla { $seat }
class-game-won = ganada
class-game-lost = perdida
class-again = Jugar estas cartas
class-replay = Verla otra vez
class-not-played = sin terminar

class-you-table = Mesa { $table } de la sesión
class-you-wait = Ya estás dentro. Todas las mesas empiezan a la vez.
class-you-deal = ¿Estáis todos? Pues empezad.
class-you-next = Siguiente: partida { $game } de { $games }
class-you-last = Era la última partida. Los resultados salen cuando terminen todas las mesas.
class-you-over = La sesión ha terminado.
class-you-gone = Esta mesa se ha retirado. Pide otra.
class-you-paused = Todas las mesas están en pausa.
class-you-place = Vuestra mesa ha quedado en el puesto { $place } de { $of }.
class-you-sealed = Otras mesas todavía juegan estas cartas; podrás ver la partida cuando acabe la sesión.

## later

bot-choose = ¿Quién ocupa la silla { $number }?
bot-character = Personaje
bot-level = Nivel
bot-sits = está en la silla { $number }
bot-heard = aquí alguien se llama así
bot-any = Sorpréndeme
bot-seat = Sentar a { $name }, { $level }
bot-change = Cambiar a { $name }

character-berta-is = tortuga, cautelosa
character-berta-first = No saca la cabeza hasta estar segura.
character-berta-then = Guarda su mejor carta hasta el final, y luego un poco más.
character-gusto-is = hámster, codicioso
character-gusto-first = Ve diez fichas y cree que lo llaman.
character-gusto-then = Primero se lleva la carta grande y después pregunta.
character-nando-is = elefante, olvidadizo
character-nando-first = Se ató un lazo a la trompa y ya no sabe para qué.
character-nando-then = Nunca guarda rencor: lo pierde.
character-tina-is = tetera, generosa
character-tina-first = Sirve a toda la mesa antes de sentarse.
character-tina-then = Ofrece la mitad, y lo dice en serio.
character-pico-is = cactus, rencoroso
character-pico-first = Se acuerda del turno 3. Tú sabes lo que hiciste.
character-pico-then = Prefiere perder dos fichas a dejarte una.
character-lora-is = cotorra, parlanchina
character-lora-first = Dice lo que piensa, y luego lo que piensas tú.
character-lora-then = La mitad es verdad, y todo lo dice a gritos.
character-vito-is = liebre, veloz
character-vito-first = Echa la carta antes de leerla.
character-vito-then = El primero en cantar, en pillar y en arrepentirse.
character-alma-is = lechuza, vieja maestra
character-alma-first = Ya vio esta mano, hace unos cuarenta años.
character-alma-then = Habla poco, y nunca dice dos veces lo mismo.

seat = sitio { $number }
# Two sentences, one after the other.
both = { $first } { $second }

play-log = Qué ha pasado
play-rules = Reglas
play-undo = Retirar mi jugada
play-undo-asked = { $name } quiere retirar una jugada.
play-undo-yes = Permitirlo
play-undo-no = No
play-finish = Terminar esta partida para todos
play-finish-alone = Terminar esta partida
play-leave-alone = Salir de la partida
play-invite = Dejar entrar a alguien
play-what = ¿Qué puedo jugar?
play-what-tap = Si tocas una línea, se juega enseguida.
play-what-more = { $count ->
    [one] Y una jugada más.
   *[other] Y { $count } jugadas más.
}
play-nothing = Ahora nada: no es tu turno.
play-takeover = Que un bot juegue por { $name }
play-takeback = Volver a jugar yo
leave-title = ¿Te vas, { $name }?
leave-out = Salir y guardar mi sitio
leave-out-play = Vas a la página de inicio y un bot juega por ti. Vuelve cuando quieras, con este dispositivo o con tu nombre.
leave-out-lobby = Tu sitio espera. Vuelve cuando quieras, con este dispositivo o con tu nombre.
leave-hand = Ceder mi sitio a alguien
leave-hand-help = Su móvil se queda con tu sitio y tus cartas.
leave-hand-scan = Que apunte aquí con su móvil. Vale una sola vez, durante cinco minutos.
leave-good = Irme del todo
leave-good-play = Un bot se queda con tus cartas. Tu nombre queda libre.
leave-good-lobby = Tu silla y tu nombre quedan libres.
leave-stay = Quedarme
back-title = Te damos la bienvenida, { $name }.
back-played = { $count ->
    [one] Un bot juega por ti: una jugada hasta ahora.
   *[other] Un bot juega por ti: { $count } jugadas hasta ahora.
}
back-while = Mientras no estabas
back-take = Volver a mi silla
back-let = Dejar que juegue
absent-wait = Esperar a { $name }
absent-wait-more = un minuto más
absent-bot = Bot por { $name }
absent-bot-now = ahora
people-title = Quién está aquí
people-screen = La pantalla grande
people-watches = mira
people-host = Hacer anfitrión a { $name }
people-ask = Pedir a { $name } que se vaya
dismiss-title = ¿Pedir a { $name } que se vaya?
dismiss-all = Todos ven que lo has pedido. Durante la partida, un bot se queda con las cartas.
dismiss-host = Eres el anfitrión: basta tu palabra.
dismiss-most = Decide el anfitrión, o la mayoría de los que están sentados.
dismiss-back = { $name } puede volver si alguien dice que sí.
dismiss-do = Pedir que se vaya
dismiss-not = Que { $name } se quede
dismiss-asked = { $other } pide a { $name } que se vaya: { $agreed } de { $needed } están de acuerdo.
dismiss-yes = Estoy de acuerdo
claim-ask = Un móvil nuevo dice que es { $name }. ¿Es verdad?
claim-again = Se pidió a { $name } que se fuera, y quiere volver.
claim-yes = Sí, { $name }
claim-no = No
watch-you = Estás mirando esta partida.
watch-bots = Para jugar, pide la silla de un bot.
watch-full = La sala está llena: todas las sillas están ocupadas. Podrás jugar la próxima vez, o cuando alguien se vaya.
watch-chair = Pedir una silla
news-watches = { $name } ha venido a mirar.
news-left = { $bot ->
    [yes] { $name } se ha ido. Sigue un bot.
   *[no] { $name } se ha ido.
}
news-sent = { $bot ->
    [yes] { $name } ha tenido que irse. Sigue un bot.
   *[no] { $name } ha tenido que irse.
}
news-out = { $name } sale y guarda su silla. Juega un bot.
news-bot = { $name } no está: juega un bot hasta que vuelva.
news-bot-for = { $other } deja que un bot juegue por { $name }.
news-back = { $name } ha vuelto a su silla.
news-back-elsewhere = { $name } ha vuelto con otro móvil.
news-not-them = { $other } ha dicho que no: el móvil nuevo no es { $name }.
news-waits = La mesa espera a { $name } un minuto más.
news-hosts = Ahora { $name } es el anfitrión.
news-sits = { $name } toma el lugar de { $seat }.
news-no-seat = { $other } le ha dicho que no a { $name }: { $seat } sigue jugando.
news-asked = { $other } ha pedido a { $name } que se vaya.
news-stays = { $name } se queda.
news-more-time = { $name } se toma { $seconds } segundos más.
news-doubled = { $name } duplica todos los relojes.
clock-more = Más tiempo
clock-more-seconds = +{ $seconds } s
clock-double = El doble de tiempo para todos

room-wish = { $name } quiere ocupar el puesto de { $seat }.
room-handover = El puesto de { $name } está a punto de abrirse en otro dispositivo, a no ser que { $name } vuelva antes.
room-ask-seat = Ocupar el puesto de { $name }
room-asking = Preguntando a los demás…
room-closed-table = Hay una partida en curso y esta mesa no admite público. Pide el puesto de un bot, si lo hay, o espera a la próxima partida.

page-all = Cada regla con su número
page-print = Imprimir en una hoja
page-here = Las reglas de tu mesa ya están incluidas.
page-name = Las reglas en una página
page-tap = Toca una frase para ver su regla exacta, o el nombre de una carta para ver qué hace.
# In a terminal; $command is what one types.
page-more = Cada regla con su número: { $command }
page-title-goal = El objetivo
page-title-turn = Tu turno
page-title-idea = La idea
page-title-cards = Las cartas
page-title-end = Final y victoria
page-title-tips = Tres consejos
rule-all = Todo el reglamento
rule-search = Buscar en las reglas
rule-none = No se encuentra nada.
rule-value = «{ $key }» no puede ser { $value }. Se permite: { $allowed }.
rule-unknown = No hay ninguna regla de la casa «{ $key }». Hay { $known }.

cover-title = Pásale el aparato a { $name }.
cover-hint = Los demás, que no miren.
cover-clock = Tu tiempo empieza cuando veas tus cartas.
cover-show = Soy { $name }: enseña mis cartas

ending-won = { YOU($seats) ->
    [you] Has ganado
    [you-all] { SAY($seats, form: "start") } habéis ganado
    [others] { SAY($seats, form: "start") } han ganado
   *[other] { SAY($seats, form: "start") } ha ganado
}
ending-together = Lo habéis logrado juntos
ending-lost = Esta vez no
ending-draw = No gana nadie
ending-place = puesto { $number }
ending-again = Jugar otra vez
ending-replay = Verla de nuevo
ending-other = Otro juego
ending-puzzles = Problemas de partidas así
ending-record = Guardar la partida
ending-decided = Lo que decidió
ending-last = Las últimas jugadas
ending-team = Quiénes jugaron juntos

deal-choose = Elegir las cartas
deal-title = ¿Qué cartas ahora?
deal-same = Las mismas cartas otra vez
deal-same-how = Esta vez saldrá mejor.
deal-winnable = Cartas con las que se puede ganar
deal-winnable-how = Hay una manera: encuéntrala.
deal-looking = Buscando cartas con las que puedas ganar…
deal-friend = Las mismas cartas para un amigo
deal-friend-how = Quien abra este enlace juega con tus cartas, a solas o con bots.
deal-link = Enlace a estas cartas
deal-qr = Código QR que abre el enlace
deal-copy = Copiar el enlace
deal-copied = Copiado
play-solve = ¿Aún puedo ganar?
solve-looking = Mirando todas las formas de seguir…
solve-yes = { $moves ->
    [one] Sí: una jugada gana.
   *[other] Sí: aún puedes ganar, en { $moves } jugadas.
}
solve-no = No: desde aquí ya nadie podría ganar.
solve-unknown = Se tarda demasiado en saberlo. Pregunta otra vez dentro de unas jugadas.
solve-how = Para responder se miran todas las cartas, también las que están boca abajo.
solve-show = Enséñame la siguiente jugada
solve-why = { $moves ->
    [one] Con esto ganas.
   *[other] Con esto puedes ganar, en { $moves } jugadas.
}

chat-free = Con tus palabras
chat-send = Decirlo

sign-clap = Aplauso
sign-laugh = Risa
sign-wow = Vaya
sign-think = Pensando
sign-sad = Triste
sign-heart = Corazón
sign-hurry = Más rápido
sign-wave = Saludo

phrase-hello = ¡Hola a todos!
phrase-well_played = ¡Bien jugado!
phrase-thanks = Gracias.
phrase-sorry = ¡Perdón!
phrase-oops = ¡Uy!
phrase-your_turn = Es tu turno.
phrase-moment = Un momento, por favor.
phrase-hurry = ¿Seguimos?
phrase-lucky = Eso fue suerte.
phrase-ouch = ¡Ay!
phrase-again = ¿Otra partida?
phrase-bye = Adiós, ha sido divertido.

replay-title = Cómo fue
replay-step = Paso { $number } de { $total }
replay-open = Todas las cartas a la vista
replay-public = Como lo vio la mesa
replay-seat = Como lo vio { $name }
replay-play = Reproducir
replay-pause = Parar
replay-back = Un paso atrás
replay-next = Un paso adelante
replay-speed = Velocidad
replay-load = Abrir una partida guardada
replay-from = Visto por

fair-title = Reparto limpio
fair-promise = Las cartas quedaron fijadas antes de la primera, y ya nadie puede cambiarlas. Al final figuran en el registro, y cualquiera puede comprobarlo.
fair-check = Para quien quiera comprobarlo
fair-print = Esta es la huella (SHA-256) del número de azar y de las reglas:
fair-sound = El reparto fue limpio: toda la partida se sigue de su huella.
fair-moves = Las { $n } jugadas siguen las reglas de { $game } desde este número de azar.
fair-other = La huella no corresponde a este número de azar y estas reglas.
fair-swapped = La partida es correcta, pero antes de repartir se mostró otra huella.
fair-made = El número de azar y las reglas son los de la huella { $made }.
fair-unfinished = La partida no se jugó hasta el final.
fair-missing = Esta partida no tiene huella.
fair-none = No tiene huella.

try-title = { $game }: un ejemplo
try-as = Juegas como { $name }
try-back = Una jugada atrás
try-again = Empezar de nuevo
try-show = Muéstramelo
try-left = Esto ya no es el ejemplo: sigue jugando o vuelve atrás.
try-end = Eso era todo. Sigue jugando como quieras.

learn-title = Aprende { $game } en cinco minutos
learn-step = { $number } de { $total }
learn-try = Probarlo
learn-ask = Haz esto: { $what }
learn-rules = Volver a las reglas
learn-next = Seguir
learn-done = Ahora, a jugar
learn-start = Empezar
learn-skip = Ya lo conozco, a jugar
learn-with = Cinco minutos como mucho. Juegas con { $names } y nada puede salir mal.
learn-watch = Mira lo que hacen los demás.
learn-hit = Lee lo que te acaba de pasar y luego toca «{ $button }».
learn-help = Hazlo por mí
learn-read = Leer las reglas
learn-you = Tú
learn-leave = Salir de la lección
learn-other = Eso también estaría permitido.
learn-astray = Eso es otra cosa. Toca lo marcado para corregirlo.
learn-none = Aún no hay lección de este juego.

no-game = Ese juego no existe: { $key }. Hay { $known }.
no-level = Ese nivel de bot no existe: { $key }. Hay { $known }.
no-character = Ese personaje no existe: { $key }. Hay { $known }.

table-size = { $game } es para { $fewest } a { $most } jugadores, no para { $seats }.
table-free = { $count ->
    [one] Queda una silla libre: sentaos, sentad a un bot o quitad la silla.
   *[other] Quedan { $count } sillas libres: sentaos, sentad a bots o quitad sillas.
}

record-older = Esta partida sigue reglas más antiguas de { $game } (número { $number }); esta versión juega con el número { $ours }.
record-newer = Esta partida sigue reglas más nuevas de { $game } (número { $number }); esta versión juega con el número { $ours }.
record-talk-late = Esta partida tiene un mensaje tras la jugada { $n }, pero no hay jugada { $n }.
record-options = Esta partida no se puede jugar: { $why }
record-move = La jugada { $n } de esta partida ({ $move } del asiento { $seat }) no está permitida: { $why }
record-talk = Un mensaje de esta partida no está permitido: { $why }
record-value = En esta partida «{ $key }» no puede ser { $value }.
record-entry = Esta partida tiene una jugada que no se puede leer: { $row }.
record-message = Esta partida tiene un mensaje que no se puede leer: { $row }.
record-none = Esto no es una partida guardada: no empieza con «handful».
record-format = Esta partida tiene el formato { $format }; esta versión lee el formato { $ours }.
record-missing = A esta partida le falta «{ $key }».
record-broken = Esto no es una partida guardada: { $why }.
record-line = La línea { $n } de esta partida no se puede leer: { $line }.
record-seat = En esta partida no hay asiento { $seat }.

undo-final = No puedes retirar eso: según las reglas es definitivo.
undo-seen = No puedes retirar eso: alguien ya ha visto algo nuevo.

deny-talk = En { $game } no hay anuncios.

ending-hopeless = Ni conociendo todas las cartas se podía ganar este reparto.
ending-unknown = { $count ->
    [one] Tras tu primera jugada
   *[other] Tras { $count } jugadas
} ya no se podía ganar, ni conociendo todas las cartas. Saber si antes se podía llevaba demasiado tiempo.
ending-turned = { $count ->
    [0] Tras el reparto
    [one] Tras tu primera jugada
   *[other] Tras { $count } jugadas
} aún se podía ganar. Elegiste: { $made } Mejor: { $better }

coach-nothing = Ahora no ganas nada con ello.
coach-silent = Al entrenador no se le ocurre nada.
coach-only = Es tu única jugada.
coach-best = Es lo que haría aquí alguien con experiencia.
coach-still = Es lo que más gana: { $won } de 100 partidas jugadas desde aquí.
coach-but = Pero gana menos veces.
coach-less = Gana { $won } de 100 partidas jugadas desde aquí; la mejor jugada gana { $most }.

deny-nothing = Aquí no hay ninguna página.
deny-method = Esta dirección no acepta ese tipo de petición.
deny-broken = Algo ha fallado en el servidor.
deny-origin = Este servidor no responde con ese nombre, o no a esa página.
deny-server-full = Este servidor tiene ahora demasiadas salas abiertas: prueba más tarde.
deny-busy = Esta sala está desbordada: prueba otra vez.
deny-class-names = En el modo de clase eliges un nombre de la lista.
deny-ticket = Este enlace ya se ha usado o es demasiado viejo: pide otro.
deny-closed = Esta sala está cerrada.
deny-gone = Ya no estás en esta sala.
deny-bad-name = Un nombre necesita al menos una letra.
deny-name-taken = Aquí ya hay alguien que se llama { $name }: elige otro nombre.
deny-name-here = { $name } está aquí ahora mismo. Si eres tú en otro dispositivo, ciérralo allí o elige otro nombre.
deny-sent-away = Se pidió a { $name } que dejara esta sala: antes alguien tiene que decir que sí.
deny-nobody-nods = No hay nadie que pueda confirmar que eres { $name }: inténtalo cuando vuelvan.
deny-no-claim = Ningún móvil nuevo espera respuesta.
deny-full = Esta sala está llena: caben { $most } personas.
deny-host-only = Eso solo puede hacerlo el anfitrión.
deny-playing = Eso no se puede hacer durante una partida.
deny-not-playing = Ahora no hay ninguna partida en curso.
deny-no-seat = En esta sala no hay asiento { $seat }.
deny-not-seated = No tienes sitio en esta mesa.
deny-no-person = Esa persona no está en esta sala.
deny-seat-taken = Ahí ya hay alguien sentado.
deny-seats-fewer = No puedes quitar esa silla: hay alguien sentado.
deny-rematch-first = Para otra partida, elige «{ ending-again }».
deny-rematch = Podéis jugar otra vez cuando acabe esta partida.
deny-host-leaves = Antes de irte, haz anfitrión a otra persona.
deny-not-yourself = Si quieres irte tú, elige «{ play-leave }».
deny-dismissal-asked = Ya se está pidiendo a otra persona que se vaya: responded antes.
deny-no-dismissal = No se está pidiendo a nadie que se vaya.
deny-bot-there = Ahí ya juega un bot.
deny-not-away = Un bot puede jugar por quien lleve { $seconds } segundos ausente.
deny-not-waited = { $name } está aquí, o ya juega un bot.
deny-no-bot = Ningún bot juega por ti.
deny-bot-plays = Un bot juega por ti: elige antes «{ play-takeback }».
deny-undo-off = En esta sala no se retiran jugadas.
deny-undo = No puedes retirar esa jugada.
deny-undo-asked = Ya has preguntado a los demás: espera su respuesta.
deny-still-here = { $name } está aquí: solo { $name } puede abrir su puesto en otro sitio.
deny-not-yet = { $name } aún puede volver: inténtalo de nuevo dentro de { $seconds } segundos.
deny-seat-asked = Otra persona está pidiendo un puesto: espera la respuesta.
deny-no-wish = Nadie pide un puesto.
deny-no-undo-wish = Nadie pide retirar una jugada.
deny-seat-change = Durante una partida no puedes cambiar de sitio.
deny-bot-seats = Durante una partida solo puedes ocupar el sitio de un bot.
deny-paused = La mesa está en pausa: reanúdala primero.
deny-no-clock = Ahora no corre ningún tiempo para ti.
deny-more-time-once = Ya te has tomado más tiempo para esta decisión.
deny-no-clocks = En esta mesa no hay límites de tiempo.
deny-longest = Todos los relojes ya duran { $times } veces lo normal: no pueden durar más.
deny-times = No puedes cambiar los tiempos durante una partida.
deny-class-chat = En el modo de clase no se escribe libremente: elige una frase.
deny-crowd = Hay demasiada gente actuando a la vez: prueba otra vez.
deny-spectator = Estás mirando: eso solo lo hacen quienes juegan.
deny-damaged = Esta sala está dañada y no se puede abrir.
deny-example = El reglamento de { $game } no tiene ese ejemplo.
deny-lesson = { $game } no tiene lección.
deny-puzzle = { $game } no tiene el problema { $number }.
deny-day = { $game } no tiene cartas del día.
day-no-way = Desde aquí ya no se puede conseguir.
deny-many-rooms = Desde tu dirección se han abierto demasiadas salas: espera un rato.
deny-host-key = Una llave de anfitrión tiene de 16 a 64 letras.
deny-many-codes = Demasiados códigos equivocados: inténtalo de nuevo dentro de { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
}.
deny-code = Ninguna sala tiene este código: mira otra vez las letras. Un código caduca cuando hace mucho que no hay nadie en la sala.
deny-many-people = Desde tu dirección ha entrado demasiada gente: espera un minuto.
deny-many-tickets = Demasiados enlaces equivocados: inténtalo de nuevo dentro de { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
}.
deny-many-records = Desde tu dirección se han enviado demasiadas partidas: espera un minuto.
deny-no-review = Este repaso no está aquí: pídelo de nuevo con la partida.
deny-readers = Ahora mismo se están leyendo muchas partidas: inténtalo dentro de un momento.
deny-slow = Tu petición ha tardado demasiado: envíala otra vez.
deny-metrics = Los números son para esta máquina o para quien tenga la llave.
deny-needs-key = Para esto hace falta la llave de anfitrión, como «bearer token».
deny-not-yours = No tienes ninguna sala así.
deny-needs-token = Para esto hace falta la llave de anfitrión o un «token», como «bearer token».
deny-no-room = Esa sala no existe, o no es tuya.
deny-no-record = No hay ninguna partida acabada con ese número.
deny-whole = «{ $name }» debe ser un número entero, no { $given }.
deny-text = «text» debe tener de 1 a 300 letras.
deny-json-type = La petición debe ser del tipo application/json.
deny-no-play = Ahí no hay ninguna partida en curso.
deny-qr = Eso es demasiado largo para un código QR.
deny-large = La petición es demasiado larga: como máximo { $most } bytes.
deny-request = La petición no es correcta: { $wrong }.
deny-not-json = La petición no es JSON.
deny-store = El servidor no puede guardar nada ahora: prueba dentro de un momento.
deny-evening = En esta sesión todas las mesas juegan igual, así que esto no se puede cambiar en una sola.
deny-evening-waits = Todas las mesas empiezan a la vez: espera la señal.
deny-evening-paused = Todas las mesas están en pausa: espera a que se reanude.
deny-evening-over = Esta mesa ya ha jugado todas las partidas de la sesión.
deny-sealed = Otras mesas todavía juegan estas cartas, así que son secretas hasta que acabe la sesión.
deny-no-evening = No existe esa sesión de clase o de club, o esa mesa. Quizá se haya borrado.
deny-many-tables = Una sesión tiene como mucho { $most } mesas.
deny-unknown = Este servidor no conoce esta sala o este sitio.
deny-many-tries = Demasiados intentos equivocados: inténtalo de nuevo dentro de { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
}.
deny-old-page = Esta página está anticuada: cárgala de nuevo.
deny-spectators = Esta sala no admite público.
deny-muted = El anfitrión te ha silenciado.
deny-decide = Eso solo se puede preguntar cuando tu solitario ha terminado.
deny-solve = Solo se puede resolver una partida que alguien juega a solas, y solo en algunos juegos.
deny-winnable = No se encontraron a tiempo cartas con las que seguro puedas ganar. Inténtalo otra vez.
deny-same-deal = Solo puedes elegir las cartas si no juega nadie más.
deny-deal = «{ $code }» no lleva a ninguna carta: ¿falta un trozo del enlace?
deny-hints = En esta sala no hay consejos.
deny-idle = Ahora no tienes nada que hacer.
deny-sign = No hay ningún gesto «{ $sign }».
deny-phrase = No hay ninguna frase «{ $phrase }».
deny-chat = En esta sala no se escribe libremente: elige una frase.
deny-example-end = Un ejemplo acaba tras { $most } jugadas: empiézalo de nuevo.
deny-example-seat = En este ejemplo no hay asiento { $seat }.
deny-message = El protocolo no tiene ese mensaje: { $wrong }.
deny-binary = Envía texto, no bytes.
deny-hello = El primer mensaje debe ser «hello».
deny-hello-again = Ya has dicho «hello».

bye-restart = El servidor se reinicia: la partida sigue enseguida.
bye-deleted = Esta sala se ha borrado.
bye-moved = Este sitio está abierto ahora en otra pantalla.
bye-store = El servidor no puede guardar la partida ahora: vuelve dentro de un momento.
bye-failed = Algo ha fallado en esta sala; el registro de vuestra partida se conserva.
bye-kicked = Te han pedido que te vayas. Puedes volver si alguien de allí dice que sí.
bye-left = Has salido de la sala.
bye-reissued = Tu sitio está abierto ahora en otro aparato.
bye-closed = El anfitrión ha cerrado esta sala.
bye-slow = Esta pantalla era demasiado lenta para seguir la partida.
bye-busy = Esta sala está desbordada: la partida sigue enseguida.
bye-rude = Esta pantalla ha enviado demasiados mensajes a la vez.

cited = { $why } [{ $clause }]

entry-untimed = Esta partida va con reloj: cada jugada necesita su tiempo.
entry-timed = Esta partida no tiene reloj: la jugada va sin tiempo.
entry-late = Esta jugada es anterior a la que la precede.

allowed-switch = on u off
allowed-flag = true o false
allowed-words = como máximo { $most } de { $words }, o none
allowed-range = de { $low } a { $high }
allowed-seat = un número de sitio
allowed-number = un número de { $low } a { $high }
allowed-place = un sitio de 0 a { $high }

form-extra = «{ $word }» no va aquí. Escribe: { $usage }.
form-object = Una jugada es un objeto con un verbo y lo que este necesita.
form-field = «{ $verb }» no tiene { $field }. Escribe: { $usage }.
form-needs = «{ $verb }» necesita { $field }: { $words }.
form-after = Después de «{ $word }» va { $words }.
form-instead = «{ $verb }» necesita { $field }: { $words }, no «{ $word }».
form-verb = No hay ninguna jugada «{ $verb }». Hay { $known }.
form-flag = «{ $field }» de «{ $verb }» es true o false.
form-list = «{ $field }» de «{ $verb }» es una lista.
form-many = «{ $verb }» no admite { $count } valores de { $field }.
form-value = «{ $field }» de «{ $verb }» no puede ser { $value }: { $words }.
form-from-one = No hay { $field } 0: el primero es 1.

## later: tips in a first game

tip = Consejo
tip-said = Consejo: { $tip }
tip-count = consejo { $number } de { $count }
tip-seen = Entendido
tips-none = Sin consejos
play-tips = Consejos para lo que me es nuevo

## later: the review after a game

review-unfinished = Esta partida aún no ha terminado, así que todavía no hay nada que repasar.
review-deal = El reparto
review-move = Jugada { $number }
review-by-luck = { YOU($seat) ->
    [you] Has ganado
   *[other] { $seat } ha ganado
}, sobre todo por suerte ({ $luck }).
review-by-skill = { YOU($seat) ->
    [you] Has ganado
   *[other] { $seat } ha ganado
}, sobre todo por juego ({ $skill }).
review-by-both = { YOU($seat) ->
    [you] Has ganado
   *[other] { $seat } ha ganado
}, por suerte ({ $luck }) y por juego ({ $skill }).
review-stroke = La jugada { $number } por sí sola dio { $points } puntos de suerte.
review-stroke-deal = El reparto por sí solo dio { $points } puntos.
review-best-too = Pero nadie jugó mejor que { $seat }.
review-but-better = Pero { YOU($seat) ->
    [you] tú jugaste
   *[other] { $seat } jugó
} mejor ({ $skill }).
review-lucky-too = La suerte también ayudó ({ $luck }).
review-unlucky = { YOU($seat) ->
    [you] Tuviste
   *[other] { $seat } tuvo
} la suerte en contra ({ $luck }).
review-shared = { $seats } comparten la victoria.
review-nobody = Nadie ha ganado.
review-most-luck = { YOU($seat) ->
    [you] Tuviste
   *[other] { $seat } tuvo
} más suerte que nadie ({ $luck }).
review-most-skill = { YOU($seat) ->
    [you] Jugaste
   *[other] { $seat } jugó
} mejor que nadie ({ $skill }).
review-table-won = { $cause ->
    [luck] La mesa ha ganado, sobre todo por suerte
    [skill] La mesa ha ganado, sobre todo por juego
   *[both] La mesa ha ganado
}: suerte { $luck }, juego { $skill }, comparado con jugadores atentos y un reparto medio.
review-table-lost = { $cause ->
    [luck] La mesa ha perdido, sobre todo por mala suerte
    [skill] La mesa ha perdido, sobre todo por sus jugadas
   *[both] La mesa ha perdido
}: suerte { $luck }, juego { $skill }, comparado con jugadores atentos y un reparto medio.
figure-turn = Turno
figure-player = Jugador
figure-name = { SAY($seat, form: "name") }
figure-yes = sí
figure-no = no
review-title = ¿Suerte o juego?
review-panel = ¿Suerte o juego?
review-see = Ver el repaso
review-course = { $whose ->
    [you] Tu probabilidad de ganar
    [table] La probabilidad de ganar de la mesa
   *[other] { $name }, probabilidad de ganar
}: de { $first } a { $last } de cada 100, en { $count } jugadas.
review-progress = { $done } de { $total } partes revisadas, los números aún se mueven
review-worlds = Estimado con { $count } partidas imaginadas. Todos los que abren este repaso ven los mismos números.
review-begins = Repasando la partida…
review-what = Abre una partida terminada o suéltala en esta página: verás cómo fueron las probabilidades, qué fue suerte y qué fue juego.
review-no-key = Este dispositivo no estaba en esa mesa. Abre mejor la partida guardada.
review-focus = De quién
review-points = puntos de probabilidad
review-known = Lo que cada uno podía saber. Cada uno sabe algo distinto, así que las líneas no siempre suman 100.
review-known-one = Lo que { $name } podía saber.
review-band = La franja sombreada muestra el error habitual de la estimación.
review-opened = con todas las manos a la vista
review-even = una parte igual: { $even } de cada 100
review-average = jugadores atentos con un reparto medio: { $even } de cada 100
review-marks = las jugadas caras apuntan abajo, las buenas arriba; con los números de más abajo
review-numbers = Mostrar los números
review-after = Tras la jugada
review-axis = jugadas
review-table = La mesa
review-chart = Probabilidad de ganar, jugada a jugada: { $seat } empieza en { $first } de cada 100 y acaba en { $last }.
review-luck = suerte
review-skill = juego
review-luck-deal = suerte, reparto: { $points }
review-luck-move = suerte, jugada { $number }: { $points }
review-error = Todo con { $error } de más o de menos, porque las probabilidades se estiman. Suerte es lo que dieron o quitaron las cartas que aún nadie había visto. Juego es todo lo demás: buenas jugadas y fallos, tuyos y de los otros.
review-sum = Se cuenta desde una parte igual, { $even } de cada 100. Suerte y juego llevan desde ahí al resultado, exactamente; el reparto es parte de la suerte. En toda la mesa, cada uno suma 0.
review-sum-table = Suerte y juego suman exactamente el resultado, comparado con jugadores atentos y un reparto medio.
review-turning-at = Momento decisivo: jugada { $number }
review-turned = { $count ->
    [one] Jugada { $first }
   *[other] Jugadas { $first } a { $last }
}: { $name } de { $before } a { $after } de cada 100, con todas las manos a la vista.
review-turned-most = Lo más importante fue la jugada { $number }:
review-turned-for-good = { $way ->
    [ahead] Desde entonces { $name } fue por delante hasta el final.
    [won] Desde entonces la partida pareció ganada hasta el final.
   *[lost] Desde entonces la partida pareció perdida hasta el final.
}
review-turned-never = { $way ->
    [ahead] Con todas las manos a la vista, { $name } iba por delante desde la primera jugada.
    [won] Con todas las manos a la vista, la partida parecía ganada desde la primera jugada.
   *[lost] Con todas las manos a la vista, la partida parecía perdida desde la primera jugada.
}
review-turned-luck = Parte de la suerte: { $luck }.
review-costly = { $name }: las jugadas más caras
review-fine = { $name }: las mejores jugadas
review-fine-below = ganado sobre la siguiente mejor
review-better = Mejor: { $move }
review-played = Jugado: { $move } Así quedan { $value } de cada 100.
review-next-best = La siguiente mejor: { $move } Así quedan { $value } de cada 100.
review-tag-made = jugado
review-tag-key = En el marco amarillo: la mejor jugada. Con «jugado»: lo que se hizo.
review-watch = Verlo
review-none = Ninguna jugada de { $name } costó ni ganó 2 puntos o más.
review-puzzles = { $count ->
    [one] Un problema de esta partida
   *[other] { $count } problemas de esta partida
}
review-puzzle = Problema { $number } de { $total }: jugada { $move }, con lo que sabía { $name }
review-puzzle-better = Hay una jugada mejor.
review-try = Pruébalo
review-from-start = Desde el principio
review-play-on = Sigue jugando: los demás responden con lo que saben.
review-now-won = Esta vez, victoria.
review-now-lost = Esta vez, no.
review-back = Volver al repaso
review-again = La jugada { $number } otra vez, con lo que sabía { $name }
review-try-what = Haz una jugada: verás cuánto habría valido.
review-then = lo que se jugó
review-now = lo que pruebas ahora
review-best = lo mejor que se conoce
review-chances = Probabilidad de ganar
review-split = Suerte y juego
review-turning = Momento decisivo

## later: the deal of the day, and the book

day-title = Cartas del día
day-same = Las mismas { $count } partidas para todos, hasta medianoche.
day-past = Un día anterior. Aún puedes jugarlo, pero ya no cuenta para tus días seguidos.
day-now = A las cartas de hoy
day-row = { $count ->
    [one] día seguido
   *[other] días seguidos
}
day-play = { $minutes ->
    [one] Jugar, 1 minuto
   *[other] Jugar, { $minutes } minutos
}
day-continue = Seguir
day-fun = Otra vez, por gusto
day-week = Tu semana
day-today = Hoy
day-result = { $result ->
    [alone] sin ayuda
    [hint] con pista
    [missed] no encontrado
   *[none] sin jugar
}
day-marks = { $title }: { $result }
day-friends = Cuéntaselo a tus amigos
day-copy = Copiar estas cuatro líneas
day-copied = Copiado
day-marked = Las líneas están marcadas: cópialas con Ctrl+C o mantenlas pulsadas.
day-spoils = Dice cómo fue y nada de las cartas.
day-score = Handful, { $date }: { $found } de { $count }
day-link = Las mismas cartas para ti: { $link }
day-none-yet = Aún sin jugar
day-hint = Pista
day-hint-try = Una pista: { $move }
day-where = { $title } · { $date }
day-once = Cuenta tu primer intento.
day-for-fun = Esta vez por gusto: cuenta tu primer intento.
day-found = Encontrado
day-found-hint = Encontrado, con pista
day-missed = No encontrado
day-back = Volver a las cartas del día
day-late = Ha empezado un nuevo día: sus cartas están listas.
book-title = Tu cuaderno
book-of = El cuaderno de { $name }
book-nobody = Sin nombre
book-here = Solo está en este dispositivo. Nunca se envía nada.
book-empty = Aún está vacío. Empieza con tu primera partida, tu primer problema o las cartas del día.
book-games = Partidas jugadas
book-won = Partidas ganadas
book-row = Días seguidos
book-longest = Racha más larga
book-days = Cartas del día encontradas
book-puzzles = Problemas resueltos
book-game = Juego
book-played = Jugadas
book-wins = Ganadas
book-best = Mejor racha
book-by-game = Juego por juego
book-of-count = { $found } de { $count }
book-skill = Habilidad con el tiempo
book-skill-how = De las partidas cuyo repaso has mirado: puntos de victoria debidos a la habilidad, comparados con jugadores cuidadosos.
book-skill-said = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}: la última { $last } puntos, de media { $mean }.
book-numbers = Mostrar los números
book-latest = Lo último
book-kind = { $kind ->
    [game] Partida
    [day] Cartas del día
    [puzzle] Problema
   *[ear] Oído
}
book-result = { $result ->
    [won] ganada
    [lost] perdida
    [drawn] empate
    [alone] encontrado sin ayuda
    [hint] encontrado con pista
   *[missed] no encontrado
}
book-keep = Guardarlo, llevarlo, empezar de nuevo
book-export = Guardar como archivo
book-import = Añadir de un archivo
book-imported = { $count ->
    [0] No hay nada nuevo en ese archivo.
    [one] { $count } línea es nueva.
   *[other] { $count } líneas son nuevas.
}
book-no-book = Ese archivo no es un cuaderno de Handful.
book-print = Imprimir
book-erase = Borrar este cuaderno
book-sure = ¿Borrarlo para siempre? Sin un archivo no se puede recuperar.
book-yes = Sí, borrar
book-no = No, conservar
book-erased = El cuaderno está vacío.

## terminal

term-just-now = Ahora mismo
term-hand = Tu mano
term-kept = La partida está guardada: handful play --resume sigue con ella.
term-kept-save = La partida se guarda tras cada jugada. save ARCHIVO guarda una copia.
term-not-kept = Esta partida no se guarda: { $why }
term-taken-back = Jugada deshecha.
term-no-choice = No tienes con qué responder.
term-next = Ahora: { $name }.
term-hand-over = Pasa el teclado; solo { $name } debe mirar. Intro sigue.
term-may-undo = { $name } aún puede deshacer (undo).
term-at-cover = Aquí solo valen Intro, undo y quit.
term-goes-by = Intro deja pasar la ocasión.
term-may-act-too = { $names } también puede: as NOMBRE toma el teclado.
term-may-act = { $names } puede actuar. Un nombre toma el teclado, Intro sigue.
term-leave = ¿Dejar la partida? Está guardada: handful play --resume sigue con ella.
term-leave-lost = ¿Dejar la partida? No se pudo guardar; save ARCHIVO la guarda.
term-leave-how = s sale, Intro se queda
term-yes = s sí si y yes
term-again = ¿Otra vez con las mismas personas? s/N
term-which-game = ¿Qué juego?
term-which-how = Un número del 1 al { $count }, el nombre de un juego o quit.
term-opening = help muestra qué se puede escribir, hint pregunta al entrenador, ? CARTA dice qué hace una carta.
term-small = Esta ventana tiene { $columns } × { $rows } caracteres; la mesa necesita 60 × 24, así que juegas línea a línea.
term-narrows = Un número o una palabra acorta la lista.
term-widens = Intro vuelve a todas las jugadas.
term-no-number = No hay un número { $number } en la lista.
term-no-move = Ninguna jugada contiene «{ $words }».
term-why-shows = { $clause }, why la muestra
term-take-off = Quita la última carta
# Moves that the window has no room for; $where is an arrow that points to them.
term-unseen = { $count } más { $where }
term-group = { $count } jugadas así: Intro las muestra.
term-colors = Colores: { $theme ->
    [dark] para fondo oscuro
    [light] para fondo claro
   *[plain] ninguno
}
term-keys = { $wide ->
    [True] ↑↓ elegir  Intro jugar  1-9 n.º  ? carta  h pista  r reglas  u deshacer  F1 más
   *[False] ↑↓ elegir  Intro jugar  ? h r u  F3 diario  F1 más
}
term-help-type = Escribe un número o palabras de una jugada: una carta, un color, un nombre.
term-help-moves = En este juego puedes:
term-help-keys = En pantalla completa: flechas e Intro eligen, Esc vuelve un paso, Retroceso quita la última carta, h pista, r reglas, u deshacer, F3 diario, F5 redibujar, F9 guardar, F10 colores, Ctrl+Q salir.
term-help-lines = handful play --lines juega línea a línea, para lectores de pantalla.
term-help-besides = Además de jugadas:
term-help-slash = Una barra delante (/log) si una jugada se llama igual.
term-nothing-asked = Ahora nadie tiene que decidir.
term-so-many = Hay { $count } jugadas así: ? y una palabra explica algunas.
term-nothing-refused = No se ha rechazado nada.
term-not-yours = La última jugada no fue tuya: no hay nada que deshacer.
term-save-other = { $path } existe y no es una partida: elige otro nombre.
term-saved = Guardada en { $path }; handful play --resume { $path } sigue.
term-resume-what = resume necesita el nombre de un archivo; esta partida queda guardada.
term-forgets = Este juego va de recordar: su diario se abre al final.
term-earlier = … { $count } líneas anteriores: log all
term-more-moves = … y { $count } más: ? y una palabra explica algunas.
term-pass-advice = Quien juega bien lo dejaría pasar.
term-advice = Una buena jugada: { $move }
term-or = o: { $move }
term-to-win = gana el { $percent }
term-no-talk = { $game } no tiene frases fijas: hablad sin más.
term-talk-how = say toma pares como kind=ask to=2 then=accept.
term-as-whom = as necesita el nombre de alguien de aquí: { $names }.
term-may-not = { $name } no puede actuar ahora.
term-no-command = No hay una orden { $word }: hay { $words }.
term-no-card = Nada aquí se llama «{ $words }». Conozco { $cards }.
term-no-clause = { $game } no tiene la regla «{ $name }»: hay de { $first } a { $last }{ $near ->
    [none] .
   *[other] , por ejemplo { $near }.
}
term-no-clause-words = Ninguna regla habla de «{ $words }»; rules all las muestra todas.
term-more-clauses = … y { $count } más
term-cmd-help = esta lista
term-cmd-ask = qué hace una carta o unas jugadas; a solas: tus jugadas según el entrenador
term-cmd-hint = solo tus mejores jugadas, de un entrenador: sharp o expert
term-cmd-table = mostrar la mesa otra vez
term-cmd-log = lo que ha pasado
term-cmd-rules = las reglas en una página, todas, una por número o las que tienen una palabra
term-cmd-why = la regla que rechazó la última jugada
term-cmd-undo = deshacer tu última jugada, si no mostró nada nuevo
term-cmd-as = otra persona de este teclado quiere actuar
term-cmd-say = señalar algo a los demás, como el juego lo permite
term-cmd-save = guardar una copia de la partida
term-cmd-resume = dejar esta partida y seguir otra
term-cmd-quit = salir
term-won = Victoria de todos
term-lost = Derrota de todos
term-places = Clasificación final
term-open-how = Intro empieza. En el juego: r las reglas, F1 todas las teclas.
term-seed = número de azar { $seed }
term-usual-rules = reglas de siempre
term-rules = reglas de la casa: { $rules }
term-replay-deal = El reparto
term-replay-keys = Intro sigue, b vuelve, un número va a ese paso. e NOMBRE muestra lo que vio ese jugador, e all vuelve a toda la mesa. q sale.
term-replay-stands = { $count ->
    [one] Esta partida no ha terminado: lleva una jugada.
   *[other] Esta partida no ha terminado: lleva { $count } jugadas.
}
term-replay-seat = --seat N muestra lo que se ve desde el sitio N; el primero es el 1.
term-replay-no-seat = En esta partida no hay sitio { $seat }: los hay del 1 al { $last }.
term-options = Reglas de la casa
term-option = **{ $key }** ({ $allowed }; si no, { $usual }): { $help } [{ $clause }]
term-measured = { price-title }: { $prices }.
term-book-english = Lo demás que dice el reglamento, con sus tablas de cartas, solo está en inglés: { $command } lo muestra.

## terminal: what is wrong with a command

no-command = No existe la orden { $key }: existen { $known }.
no-preset = No existe el ajuste { $key }: existen { $known }.
no-flag = No existe la opción { $key }. { $command } --help muestra las que hay.
no-flag-near = No existe la opción { $key }; ¿querías decir { $near }? { $command } --help muestra las que hay.
flag-number = { $flag } no puede ser { $value }: se permite de { $least } a { $most }.
flag-bots = --bots no puede ser { $value }: nombra niveles como sharp,random; existen { $known }.
flag-resume = { $flag } no va con --resume: una partida guardada sigue como empezó.
flag-missing = Falta { $key }. { $command } --help dice qué es.
flag-empty = { $key } necesita un valor.
games-line = { $game }, de { $fewest } a { $most } jugadores, de { $short } a { $long } minutos
seat-names = Hay { $names } nombres para { $people } personas.
seat-people = { $people } personas no caben en { $seats } asientos.
seat-bots = { $people } personas y { $bots } bots no caben en { $seats } asientos.
seat-same-name = Dos personas se llaman { $name }: los nombres deben ser distintos.
seat-no-name = { $name } no es un nombre: no tiene letras.
file-unread = No se puede leer { $path }: { $why }.
file-unwritten = No se puede escribir { $path }: { $why }.
file-large = { $path } es demasiado grande para una partida guardada.
file-no-text = { $path } no es una partida guardada: no es texto.
file-none = No hay ninguna partida sin acabar en { $folder }.
file-none-of = No hay ninguna partida de { $game } sin acabar en { $folder }.
file-other = { $path } es una partida de { $saved }, no de { $game }: handful play --resume { $path } la continúa.

## terminal: in somebody’s room

remote-welcome = Te damos la bienvenida, { $name }.
remote-welcome-back = Qué bien que vuelvas, { $name }.
remote-help = help muestra lo que puedes escribir. Con Ctrl-C te vas; handful join { $link } te trae de vuelta.
remote-left = Has salido de la sala. handful join { $link } te trae de vuelta.
remote-left-seat = Has salido de la sala. El sitio { $seat } sigue siendo tuyo: handful join { $link } te trae de vuelta.
remote-your-move = Tu jugada
remote-phase = { $phase ->
    [lobby] La partida no ha empezado: cualquiera que esté sentado puede empezarla.
    [playing] Empieza la partida.
    [finished] La partida ha terminado; cualquiera que esté sentado puede empezar otra.
   *[closed] La sala está cerrada.
}
remote-room = La sala { $code } juega a { $game }.
remote-chairs = En la mesa: { $chairs }.
remote-chair = Sitio { $seat }: { $who }.
remote-seat = Tienes el sitio { $seat }.
remote-no-seat = No tienes sitio.
remote-no-seat-free = No tienes sitio: sit { $seat } ocupa uno libre.
remote-watch = Estás mirando.
remote-watch-bot = Estás mirando. Para jugar, pide el sitio de un bot: sit { $seat } pregunta a quienes juegan.
remote-pilot = Un bot juega por ti: con back vuelves a jugar tú.
remote-free = libre
remote-bot = { $name } (bot: { $level })
remote-you = { $name } (tú)
remote-away-bot = { $name } (no está; juega un bot: { $level })
remote-away = { $name } (no está)
remote-is-back = { $name } ha vuelto.
remote-is-away = { $name } no está.
remote-somebody = Alguien
remote-asked = Has pedido el sitio de { $bot }. La decisión es de { $names }.
remote-wish = { $name } quiere el sitio de { $bot }: ¿yes o no?
remote-undo = { $name } pide deshacer una jugada: ¿yes o no?
remote-more = Hay { $count } más que no se muestran: escribe una entera para hacerla.
remote-sit-how = sit necesita el número de un sitio del 1 al { $seats }, como en sit 2.
remote-no-move = Ahora no puedes jugar; help muestra qué más puedes escribir.
remote-no-link = { $link } no es el enlace de una sala: termina en su código, como /join/PLUM.
remote-who = Di quién entra: --name NAME.
remote-other-name = { $why } Con --name NAME entras con otro nombre.
remote-silent = { $link } no responde: { $why }
remote-answered = El servidor ha respondido { $status }.
remote-type-move = 1, o palabras
remote-cmd-move = hacer una jugada: su número, o bastantes de sus palabras
remote-cmd-room = quién está aquí, y las reglas de la casa
remote-cmd-hint = preguntar al entrenador
remote-cmd-undo = pedir deshacer tu última jugada
remote-cmd-more = tomarte 20 segundos más, una vez por decisión
remote-cmd-double = hacer que todos los relojes duren el doble
remote-cmd-answer = responder a quien pide deshacer una jugada o el sitio de un bot
remote-cmd-say = una frase, un signo o palabras tuyas; say solo los enumera
remote-cmd-sit = ocupar un sitio libre o pedir el de un bot; dejar el tuyo
remote-cmd-back = volver a jugar tú en lugar del bot
remote-cmd-start = empezar una partida
remote-cmd-quit = irte, como con Ctrl-C; conservas tu sitio

## terminal: asistentes en la mesa

agent-begins = La partida aún no ha empezado: espera a los demás.
agent-not-asked = Ahora no te toca: espera a los demás.
agent-moves = Tus jugadas:
agent-may-wait = Puedes jugar o esperar. Tus jugadas:
agent-more = … y { $count } más: look encuentra las que contienen tus palabras.
agent-several = Varias jugadas encajan con esas palabras: { $moves }. Di algo más.
agent-no-seat = Todos los sitios de esta sala están ocupados.
agent-nowhere = Todavía no estás en ninguna mesa: siéntate con bots o en una sala.
agent-sits = Ya estás en una mesa: levántate primero.
agent-left = Te has levantado de la mesa.

## terminal: the review after a game

review-term-split = Suerte y juego, en puntos de probabilidad; suerte es lo que dieron o quitaron las cartas que nadie había visto
review-term-line = suerte { $luck }, juego { $skill } (± { $error }); { YOU($seat) ->
    [you] tus jugadas costaron { $cost }
   *[other] sus jugadas costaron { $cost }
}
review-term-costly = { $seat }: las jugadas más caras
review-term-fine = { $seat }: las mejores jugadas
review-term-cost = jugada { $number }, { $points } (± { $error }): { $made } Mejor: { $other } { $why }
review-term-gain = jugada { $number }, { $points } (± { $error }): { $made } { $why } La siguiente mejor: { $other }
review-term-none = Ninguna jugada costó ni ganó 2 puntos o más.
review-term-command = El número de una jugada, o { $quit } para salir.

## later: puzzles

puzzle-title = Problemas
puzzle-what = Posiciones de partidas entre bots en las que una jugada es claramente la mejor. Encuéntrala: a solas o con hasta tres pistas.
puzzle-none = Este juego no tiene problemas.
puzzle-where = { $game }, problema { $number } de { $total }
puzzle-count = Problema { $number } de { $total }
puzzle-all = Todos los problemas
puzzle-task = ¿Qué jugada gana más a menudo?
puzzle-task-together = ¿Con qué jugada ganáis todos más a menudo?
puzzle-task-solved = ¿Con qué jugada se puede ganar aún más a menudo?
puzzle-legal = Hay { $count } jugadas posibles. Haz una o abre una pista.
puzzle-grade = { $grade ->
    [easy] fácil
    [medium] medio
   *[hard] difícil
}
puzzle-hint = Pista { $number }
puzzle-hints = Pistas
puzzle-open = Abrir
puzzle-after = tras la pista { $number }
puzzle-rule = La regla detrás: { $clause }
puzzle-right = Sí, esa es la jugada.
puzzle-wrong = Hay una jugada mejor. La mesa está como antes: prueba otra vez.
puzzle-shown = Esta es la jugada.
puzzle-waits = Calculando cuánto vale…
puzzle-chance = Partidas ganadas con ella, de 100
puzzle-chance-solved = Veces que aún se puede ganar con ella, en 100 repartos de las cartas ocultas
puzzle-best = la mejor jugada
puzzle-tried = lo que has probado
puzzle-second = la segunda mejor
puzzle-worlds = Jugadas { $count } veces cada una, con los mismos repartos imaginados de las cartas ocultas. Había { $legal } jugadas para elegir.
puzzle-worlds-solved = Un programa ha mirado { $count } repartos posibles de las cartas ocultas. Había { $legal } jugadas para elegir.
puzzle-show = Enseñar la jugada
puzzle-next = Problema siguiente
puzzle-from = De una partida de { $seats ->
    [one] un bot
   *[other] { $seats } bots
}, tras { $turn ->
    [one] una jugada
   *[other] { $turn } jugadas
}.
puzzle-seen = Ya vistas, y otra vez boca abajo
puzzle-mark = { $result ->
    [alone] encontrado a solas
    [hint] encontrado con pista
    [missed] no encontrado
   *[none] aún sin probar
}
puzzle-progress = { $found } de { $total } encontrados
puzzle-first = Cuenta tu primer resultado.

## terminal: puzzles

puzzle-command = Escribe el número de una jugada, { $hint } para la siguiente pista, { $show } para la solución, { $quit } para salir.
puzzle-number = No hay jugada { $number }: escribe un número del 1 al { $count }.

## terminal: the deal of the day

term-day-ask = Intro para jugar, n para dejarlo
term-day-page = Hacen falta oídos: juégalo en un navegador.
term-day-date = { $date } no es una fecha como 2026-11-16.
term-day-no = n
