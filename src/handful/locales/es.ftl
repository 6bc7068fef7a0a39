### Lo que dicen todos los juegos.

## cover

app-tagline = Cinco juegos de cartas para una mesa. El portátil es la mesa, cada móvil una mano de cartas.
app-renewal = Esta página se recarga en un momento; conservas tu sitio.

close = Cerrar

back = Atrás

menu = Menú

start-code-phone = ¿Qué pone en la pantalla grande?
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
start-resume = Volver a { $game }
start-loading = Poniendo la mesa…
start-trouble = No se llega a la mesa. ¿Está en marcha el servidor?
start-again = Probar otra vez

room-gone = Esta sala ya no existe.
room-home = A la página de inicio

play-sound = Sonido
play-captions = Describir lo que suena
play-theme = Claro u oscuro
play-theme-auto = como el aparato
play-theme-light = claro
play-theme-dark = oscuro
play-language = Idioma

away-title = Buscando la mesa…

## table

# a: after a preposition or as an object, “a ti”, “a Ana”.
you = { $form ->
    [start] Tú
    [prep] ti
   *[nom] tú
}
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
room-game = Juegan a { $game }.
room-addresses = O una de estas direcciones
room-qr = Código QR que abre { $address }

table-seats = Asientos

sitter-away = ausente
sitter-thinking = pensando
sitter-bot = bot

play-join = Entrar:
play-hand = Mi mano
play-hint = Dame un consejo
play-hint-thinking = El consejero piensa…
play-your-turn = Tu turno
play-code = código { $code }
play-asked = ¿Respondes?
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

refused-title = Eso no vale.

rule-show = Ver la regla { $clause }

window-stack = lo que se respondió

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

## options

new-solo = Jugar solo, aquí y ahora
new-solo-bots = { $count ->
    [one] con un bot
   *[other] con { $count } bots
}
new-phones = Abrir una sala para móviles
new-hotseat = Pasarse este aparato
new-how = ¿Cómo jugamos?
new-details = Cambiar detalles
new-reset = Volver a las reglas impresas
new-seats = ¿Cuántos en la mesa?
new-level = ¿Cómo de fuertes son los bots?
new-rules = Leer las reglas
new-learn = Aprender en un minuto
new-yes = sí
new-no = no
new-auto = automático
new-random = a suertes
new-none = ninguno
new-names = ¿Quién juega? Un nombre para cada uno.
new-add-name = Uno más
new-player = Jugador { $number }

level-random = despreocupado
level-novice = principiante
level-casual = tranquilo
level-sharp = agudo
level-expert = experto

price-title = Medido en partidas
price-about = Las etiquetas dicen qué hace un cambio, medido en partidas entre bots.
price-none = no se ve cambio
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
room-free = Una silla libre
room-sit = Sentarme aquí
room-bot = Sentar a un bot
room-unbot = Despedir al bot
room-here = está
room-away = ausente
room-host = invita
room-you = tú
room-start = Repartir
room-start-fill = Repartir; los bots ocupan las sillas libres
room-wait-host = ¿Estáis todos? Entonces { $name } puede repartir.
room-ready = Todos están sentados.
room-free-left = { $count ->
    [one] Queda una silla libre.
   *[other] Quedan { $count } sillas libres.
}
room-fewer = Una silla menos
room-more = Una silla más
room-bots = bot, { $level }
room-changed = { $count ->
    [one] Una regla de la casa difiere de las impresas.
   *[other] { $count } reglas de la casa difieren de las impresas.
}
room-hints = Se puede pedir consejo al entrenador
room-chat = Todos pueden escribir libremente
room-wait-table = ¿Estáis todos? Entonces pulsad «Repartir» en la pantalla grande.

bot-pace = ¿Cuánto piensan los bots?
bot-pace-100 = nada
bot-pace-900 = un momento
bot-pace-2000 = dos segundos

time-turn = Tiempo por turno
time-answer = Tiempo para responder
time-none = sin límite
time-rule = { $times } (regla del juego)
time-seconds = { $count } s
time-minutes = { $count } min

## later

seat = sitio { $number }
# Two sentences, one after the other.
both = { $first } { $second }
# Cards and places that a move names.
things = { $things }

play-log = Qué ha pasado
play-rules = Reglas
play-undo = Retirar mi jugada
play-undo-asked = { $name } quiere retirar una jugada.
play-undo-yes = Permitirlo
play-undo-no = No
play-leave = Salir de la sala
play-finish = Terminar esta partida para todos
play-what = ¿Qué puedo jugar?
play-what-more = { $count ->
    [one] Y una jugada más.
   *[other] Y { $count } jugadas más.
}
play-nothing = Ahora nada: no es tu turno.
play-takeover = Que un bot juegue por { $name }
play-takeback = Seguir jugando yo

room-wish = { $name } quiere ocupar el puesto de { $seat }.
room-handover = El puesto de { $name } está a punto de abrirse en otro dispositivo, a no ser que { $name } vuelva antes.
room-ask-seat = Ocupar el puesto de { $name }
room-asking = Preguntando a los demás…
room-closed-table = Hay una partida en curso y esta mesa no admite público. Pide el puesto de un bot, si lo hay, o espera a la próxima partida.

rule-all = Todo el reglamento
rule-search = Buscar en las reglas
rule-none = No se encuentra nada.
rule-value = «{ $key }» no puede ser { $value }. Se permite: { $allowed }.
rule-unknown = No hay ninguna regla de la casa «{ $key }». Hay { $known }.

cover-title = Pásale el aparato a { $name }.
cover-hint = Que nadie más mire.
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
ending-record = Guardar la partida
ending-decided = Lo que decidió
ending-team = Quiénes jugaron juntos

silent-note = { $count ->
    [0] Se te ha acabado el tiempo.
   *[other] Se te ha acabado el tiempo, así que se hizo esto por ti: { $lines }
}
silent-read = De acuerdo

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
fair-promise = El número de azar y las reglas de esta partida se fijaron antes de la primera carta, y esta es su huella (SHA-256). Al final figuran en el registro, y cualquiera puede comprobar que toda la partida se sigue de ellos.
fair-sound = El reparto fue limpio: toda la partida se sigue de su huella.
fair-moves = Las { $n } jugadas siguen las reglas de { $game } desde este número de azar.
fair-other = La huella no corresponde a este número de azar y estas reglas.
fair-swapped = La partida es correcta, pero antes de repartir se mostró otra huella.
fair-made = El número de azar y las reglas son los de la huella { $made }.
fair-unfinished = La partida no se jugó hasta el final.
fair-missing = Esta partida no tiene huella.
fair-none = No tiene huella.

try-title = { $game }: un ejemplo
try-as = Juegas por { $name }
try-back = Una jugada atrás
try-again = Empezar de nuevo
try-show = Muéstramelo
try-left = Esto ya no es el ejemplo: sigue jugando o vuelve atrás.
try-end = Eso era todo. Sigue jugando como quieras.

learn-title = { $game } en un minuto
learn-step = { $number } de { $total }
learn-try = Probarlo
learn-ask = Haz esto: { $what }
learn-rules = Volver a las reglas
learn-next = Seguir
learn-done = A jugar
learn-leave = Salir de la lección
learn-other = Se puede, pero prueba lo que se pide aquí.
learn-none = Aún no hay lección de este juego.

no-game = Ese juego no existe: { $key }. Hay { $known }.
no-level = Ese nivel de bot no existe: { $key }. Hay { $known }.

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

coach-nothing = Ahora no ganas nada con ello.
coach-silent = Al entrenador no se le ocurre nada.

deny-nothing = Aquí no hay ninguna página.
deny-method = Esta dirección no acepta ese tipo de petición.
deny-broken = Algo ha fallado en el servidor.
deny-origin = Este servidor no responde con ese nombre, o no a esa página.
deny-server-full = Este servidor tiene ahora demasiadas salas abiertas: prueba más tarde.
deny-no-code = Todos los códigos de sala están ocupados: prueba otra vez.
deny-busy = Esta sala está desbordada: prueba otra vez.
deny-class-names = En el modo de clase eliges un nombre de la lista.
deny-ticket = Este enlace ya se ha usado o es demasiado viejo: pide otro.
deny-closed = Esta sala está cerrada.
deny-gone = Ya no estás en esta sala.
deny-bad-name = Un nombre necesita al menos una letra.
deny-name-taken = Aquí ya hay alguien que se llama { $name }: elige otro nombre.
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
deny-bot-there = Ahí ya juega un bot.
deny-not-away = Un bot puede jugar por quien lleve { $seconds } segundos ausente.
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
deny-times = No puedes cambiar los tiempos durante una partida.
deny-class-chat = En el modo de clase no se escribe libremente: elige una frase.
deny-crowd = Hay demasiada gente actuando a la vez: prueba otra vez.
deny-spectator = Estás mirando: eso solo lo hacen quienes juegan.
deny-damaged = Esta sala está dañada y no se puede abrir.
deny-example = El reglamento de { $game } no tiene ese ejemplo.
deny-lesson = La lección de { $game } no tiene ese paso.
deny-many-rooms = Desde tu dirección se han abierto demasiadas salas: espera un rato.
deny-host-key = Una llave de anfitrión tiene de 16 a 64 letras.
deny-many-codes = Demasiados códigos equivocados: espera un minuto.
deny-code = Ninguna sala tiene este código: mira otra vez las cuatro letras.
deny-many-people = Desde tu dirección ha entrado demasiada gente: espera un minuto.
deny-many-tickets = Demasiados enlaces equivocados: espera un minuto.
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
deny-unknown = Este servidor no conoce esta sala o este sitio.
deny-many-tries = Demasiados intentos equivocados: espera un minuto.
deny-old-page = Esta página está anticuada: cárgala de nuevo.
deny-spectators = Esta sala no admite público.
deny-muted = El anfitrión te ha silenciado.
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
bye-kicked = El anfitrión te ha despedido.
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
