### What every game says. Sentences of one game stand in its own locales/ folder.

## cover

app-tagline = Five card games for one table. The laptop is the table, every phone is a hand of cards.
app-renewal = This page reloads in a moment; you keep your seat.

close = Close

back = Back

menu = Menu

start-code-phone = What is on the big screen?
start-join = Join
start-join-more = { $count ->
    [one] One more letter
   *[other] { $count } more letters
}
start-games = The games
start-players = { $low }–{ $high } players
start-players-same = { $low } players
start-minutes = { $low }–{ $high } minutes
start-minutes-same = { $low } minutes
start-resume = Back to { $game }
start-loading = Setting the table…
start-trouble = The table cannot be reached. Is the server running?
start-again = Try again

room-gone = There is no such room any more.
room-home = To the start page

play-sound = Sound
play-captions = Caption what sounds
play-theme = Light or dark
play-theme-auto = as the device
play-theme-light = light
play-theme-dark = dark
play-language = Language

away-title = Looking for the table…

## table

# The reader, among others: “Ada catches you”, “you and Ben won”. start: at the beginning of a sentence.
you = { $form ->
    [start] You
   *[other] you
}
cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

moves = Moves

card-back = card, face down

room-title = Room { $code }
room-point = Point your phone here
room-wifi = Same Wi-Fi as this laptop. Nothing to install.
room-open = or open
room-type = and type
room-name = What shall we call you?
room-come-in = Come in
room-locked = This room is locked: ask the host to open it.
room-game = They play { $game }.
room-addresses = Or one of these addresses
room-qr = QR code that opens { $address }

table-seats = Seats

sitter-away = away
sitter-thinking = thinking
sitter-bot = bot

play-join = Join:
play-hand = My hand
play-hint = Give me a hint
play-hint-thinking = The coach is thinking…
play-your-turn = Your turn
play-code = code { $code }
play-asked = Will you answer?
play-waits = Waiting for { $names }.

away-safe = Your cards are safe.
away-wifi = Check that this device is on the same Wi-Fi as the table. The game waits for you.
away-try = Try now
away-stale = { $count ->
    [one] This screen shows how it was a second ago.
   *[other] This screen shows how it was { $count } seconds ago.
}
away-moved = Your seat is open on another screen now.
away-moved-here = Play here again

refused-title = That is not allowed here.

rule-show = Show the rule { $clause }

window-stack = what was answered

clock-left = { $count ->
    [one] one second left
   *[other] { $count } seconds left
}

tell-taken_back = { YOU($seat) ->
    [you] You take your last move back.
   *[other] { $seat } takes the last move back.
}
tell-silent = { YOU($seat) ->
    [you] Your time ran out.
   *[other] { $seat }’s time ran out.
}

chat-title = Say something

## options

new-solo = Play alone, here, now
new-solo-bots = { $count ->
    [one] with one bot
   *[other] with { $count } bots
}
new-phones = Open a room for phones
new-hotseat = Pass this device round
new-how = How shall we play?
new-details = Change details
new-reset = Back to the printed rules
new-seats = How many at the table?
new-level = How strong are the bots?
new-rules = Read the rules
new-learn = Learn it in a minute
new-yes = yes
new-no = no
new-auto = auto
new-random = drawn by lot
new-none = none
new-names = Who plays? One name for each.
new-add-name = One more
new-player = Player { $number }

level-random = Careless
level-novice = Beginner
level-casual = Easy-going
level-sharp = Sharp
level-expert = Expert

price-title = Measured in play
price-about = The tags say what a change does, measured in games between bots.
price-none = no change seen
price-moves = { $moves } moves ({ $percent } %)
price-starter = whoever begins wins { $percent } % { $way ->
    [more] more often
   *[less] less often
}
price-bot = the first bot wins { $percent } % { $way ->
    [more] more often
   *[less] less often
}
price-table = the table wins { $percent } % { $way ->
    [more] more often
   *[less] less often
}
price-leader = whoever leads at half-time wins { $percent } % { $way ->
    [more] more often
   *[less] less often
}
price-shared = the win is shared { $percent } % { $way ->
    [more] more often
   *[less] less often
}

room-options = Change the options
room-free = A free chair
room-sit = Sit here
room-bot = Seat a bot
room-unbot = Send the bot away
room-here = here
room-away = away
room-host = hosts
room-you = you
room-start = Deal the cards
room-start-fill = Deal, bots take the free chairs
room-wait-host = Is everybody here? Then { $name } can deal.
room-ready = Everyone is seated.
room-free-left = { $count ->
    [one] One chair is free.
   *[other] { $count } chairs are free.
}
room-fewer = One chair less
room-more = One chair more
room-bots = bot, { $level }
room-changed = { $count ->
    [one] One house rule differs from the printed ones.
   *[other] { $count } house rules differ from the printed ones.
}
room-hints = The coach may be asked for hints
room-chat = Everybody may write freely
room-wait-table = Is everybody here? Then press “Deal” on the big screen.

bot-pace = How long do bots think?
bot-pace-100 = no time
bot-pace-900 = a moment
bot-pace-2000 = two seconds

time-turn = Time for a turn
time-answer = Time for an answer
time-none = no limit
time-rule = { $times } (the game’s rule)
time-seconds = { $count } s
time-minutes = { $count } min

## later

seat = seat { $number }
# Two sentences, one after the other.
both = { $first } { $second }
# Cards and places that a move names.
things = { $things }

play-log = What happened
play-rules = Rules
play-undo = Take my move back
play-undo-asked = { $name } would like to take a move back.
play-undo-yes = Allow it
play-undo-no = No
play-leave = Leave the room
play-finish = End this game for everybody
play-what = What can I play?
play-what-more = { $count ->
    [one] And one more move.
   *[other] And { $count } more moves.
}
play-nothing = Nothing now: it is not your turn.
play-takeover = Let a bot play for { $name }
play-takeback = Play on myself

room-wish = { $name } would like to take { $seat }’s place.
room-handover = { $name }’s seat is about to open on another device, unless { $name } comes back first.
room-ask-seat = Take { $name }’s place
room-asking = Asking the others…
room-closed-table = A game is being played, and this table has no spectators. Ask for a bot’s place, if there is one, or wait for the next game.

rule-all = The whole rulebook
rule-search = Search the rules
rule-none = Nothing found.
rule-value = “{ $key }” cannot be { $value }. Allowed: { $allowed }.
rule-unknown = There is no house rule “{ $key }”. There are { $known }.

cover-title = Hand the device to { $name }.
cover-hint = Nobody else looks.
cover-clock = Your time starts when you see your cards.
cover-show = I am { $name }: show my cards

ending-won = { YOU($seats) ->
    [you] You won
   *[other] { SAY($seats, form: "start") } won
}
ending-together = You did it together
ending-lost = Not this time
ending-draw = Nobody won
ending-place = place { $number }
ending-again = Play again
ending-replay = Look at it again
ending-other = Another game
ending-record = Keep the record
ending-decided = What decided it
ending-team = Who played together

silent-note = { $count ->
    [0] Your time ran out.
   *[other] Your time ran out, so this was done for you: { $lines }
}
silent-read = All right

chat-free = In your own words
chat-send = Say it

sign-clap = Applause
sign-laugh = Laughing
sign-wow = Wow
sign-think = Thinking
sign-sad = Sad
sign-heart = Heart
sign-hurry = Hurry
sign-wave = Waving

phrase-hello = Hello everybody!
phrase-well_played = Well played!
phrase-thanks = Thank you.
phrase-sorry = Sorry!
phrase-oops = Oops.
phrase-your_turn = It is your turn.
phrase-moment = One moment, please.
phrase-hurry = Shall we go on?
phrase-lucky = That was luck.
phrase-ouch = Ouch!
phrase-again = Another game?
phrase-bye = Goodbye, it was fun.

replay-title = How it was
replay-step = Step { $number } of { $total }
replay-open = All cards open
replay-public = As the table saw it
replay-seat = As { $name } saw it
replay-play = Play
replay-pause = Pause
replay-back = One step back
replay-next = One step on
replay-speed = Speed
replay-load = Open a record
replay-from = Seen by

fair-title = Fair deal
fair-promise = Seed and rules of this game were fixed before the first card, and this is their fingerprint (SHA-256). At the end the record shows them, and anybody can check that the whole game followed from them.
fair-sound = The deal was fair: the whole game follows from its fingerprint.
fair-moves = All { $n } moves follow the rules of { $game } from this seed.
fair-other = The fingerprint does not belong to this seed and these house rules.
fair-swapped = The record is sound, but before the deal another fingerprint was shown.
fair-made = Seed and house rules are those of the fingerprint { $made }.
fair-unfinished = The game was not played to its end.
fair-missing = This record has no fingerprint.
fair-none = It has no fingerprint.

try-title = { $game }: an example
try-as = You play for { $name }
try-back = One move back
try-again = Begin again
try-show = Show me
try-left = This is no longer the example: play on, or go back.
try-end = That was it. Play on as you like.

learn-title = Learn { $game } in a minute
learn-step = { $number } of { $total }
learn-try = Try it
learn-ask = Do this: { $what }
learn-rules = Back to the rules
learn-next = Go on
learn-done = Now play it
learn-leave = Leave the lesson
learn-other = That is allowed, but try what is asked here.
learn-none = There is no lesson for this game yet.

no-game = There is no game { $key }: there are { $known }.
no-level = There is no bot level { $key }: there are { $known }.

table-size = { $game } is for { $fewest } to { $most } players, not { $seats }.
table-free = { $count ->
    [one] One seat is still free: sit down, add a bot or take the seat away.
   *[other] { $count } seats are still free: sit down, add bots or take seats away.
}

record-older = This record was played by older rules of { $game } (number { $number }); this version plays number { $ours }.
record-newer = This record was played by newer rules of { $game } (number { $number }); this version plays number { $ours }.
record-talk-late = This record has a message after move { $n }, but there is no move { $n }.
record-options = This record cannot be played: { $why }
record-move = Move { $n } of this record ({ $move } by seat { $seat }) is not allowed: { $why }
record-talk = A message in this record is not allowed: { $why }
record-value = “{ $key }” of this record cannot be { $value }.
record-entry = This record has a move that cannot be read: { $row }.
record-message = This record has a message that cannot be read: { $row }.
record-none = This is not a game record: it does not begin with “handful”.
record-format = This record has format { $format }; this version reads format { $ours }.
record-missing = This record lacks “{ $key }”.
record-broken = This is not a game record: { $why }.
record-line = Line { $n } of this record cannot be read: { $line }.
record-seat = There is no seat { $seat } in this record.

undo-final = You cannot take that back: by the rules it is final.
undo-seen = You cannot take that back: somebody has seen something new since.

deny-talk = You cannot make announcements in { $game }.

coach-nothing = You gain nothing by it now.
coach-silent = The coach cannot think of anything.

deny-nothing = There is no page here.
deny-method = This address does not take that kind of request.
deny-broken = Something went wrong on the server.
deny-origin = This server does not answer under that name, or to that page.
deny-server-full = Too many rooms are open on this server just now: try again later.
deny-no-code = All room codes are taken: try again.
deny-busy = This room is too busy: try again.
deny-class-names = In class mode you choose a name from the list.
deny-ticket = This link has been used already, or it is too old: ask for a new one.
deny-closed = This room is closed.
deny-gone = You are no longer in this room.
deny-bad-name = A name needs at least one letter.
deny-name-taken = Somebody here is already called { $name }: take another name.
deny-full = This room is full: it holds { $most } people.
deny-host-only = Only the host can do that.
deny-playing = You cannot do that during a game.
deny-not-playing = No game is on at the moment.
deny-no-seat = There is no seat { $seat } in this room.
deny-not-seated = You have no seat at this table.
deny-no-person = That person is not in this room.
deny-seat-taken = Somebody already sits there.
deny-seats-fewer = You cannot take that chair away: somebody sits on it.
deny-rematch-first = To play another game, choose “{ ending-again }”.
deny-rematch = You can play again once this game is over.
deny-host-leaves = Make somebody else the host before you go.
deny-bot-there = A bot plays there already.
deny-not-away = A bot can take over once somebody has been away for { $seconds } seconds.
deny-no-bot = No bot plays for you.
deny-bot-plays = A bot is playing for you: choose “{ play-takeback }” first.
deny-undo-off = In this room you cannot take moves back.
deny-undo = You cannot take that move back.
deny-undo-asked = You have asked the others already: wait for their answer.
deny-still-here = { $name } is here: only { $name } can open this seat elsewhere.
deny-not-yet = { $name } may still come back: try again in { $seconds } seconds.
deny-seat-asked = Somebody else is asking for a seat: wait for the answer.
deny-no-wish = Nobody is asking for a seat.
deny-no-undo-wish = Nobody is asking to take a move back.
deny-seat-change = You cannot change seats during a game.
deny-bot-seats = During a game you can only take a bot’s seat.
deny-times = You cannot change the times during a game.
deny-class-chat = In class mode nobody writes freely: choose a phrase.
deny-crowd = Too many people act at once: try again.
deny-spectator = You are watching: only players can do that.
deny-damaged = This room is damaged and cannot be opened.
deny-example = The rulebook of { $game } has no such example.
deny-lesson = The lesson of { $game } has no such step.
deny-many-rooms = Too many rooms were opened from your address: wait a while.
deny-host-key = A host key has 16 to 64 letters.
deny-many-codes = Too many wrong codes: wait a minute.
deny-code = No room has this code: look at the four letters again.
deny-many-people = Too many people came in from your address: wait a minute.
deny-many-tickets = Too many wrong tickets: wait a minute.
deny-needs-key = This needs the host key, as a bearer token.
deny-not-yours = You have no such room.
deny-needs-token = This needs the host key or a token, as a bearer token.
deny-no-room = There is no such room, or it is not yours.
deny-no-record = There is no finished game with this number.
deny-whole = “{ $name }” must be a whole number, not { $given }.
deny-text = “text” must have 1 to 300 letters.
deny-json-type = The request must be of the type application/json.
deny-no-play = No game is on there.
deny-qr = That is too long for a QR code.
deny-large = The request is too long: at most { $most } bytes.
deny-request = The request is not as it should be: { $wrong }.
deny-not-json = The request is not JSON.
deny-store = The server cannot save anything just now: try again in a moment.
deny-unknown = This server does not know this room or this seat.
deny-many-tries = Too many wrong tries: wait a minute.
deny-old-page = This page is out of date: load it again.
deny-spectators = Nobody may watch in this room.
deny-muted = The host has muted you.
deny-hints = There are no hints in this room.
deny-idle = There is nothing for you to do now.
deny-sign = There is no sign “{ $sign }”.
deny-phrase = There is no phrase “{ $phrase }”.
deny-chat = In this room nobody writes freely: choose a phrase.
deny-example-end = An example ends after { $most } moves: start it again.
deny-example-seat = There is no seat { $seat } in this example.
deny-message = The protocol has no such message: { $wrong }.
deny-binary = Send text, not bytes.
deny-hello = The first message must be “hello”.
deny-hello-again = You have said “hello” already.

bye-restart = The server is restarting: the game goes on in a moment.
bye-deleted = This room has been deleted.
bye-moved = This seat is open on another screen now.
bye-store = The server cannot save the game just now: come back in a moment.
bye-failed = Something went wrong in this room; the record of your game is kept.
bye-kicked = The host has sent you away.
bye-reissued = Your seat is open on another device now.
bye-closed = The host has closed this room.
bye-slow = This screen was too slow to follow the game.
bye-busy = This room is too busy: the game goes on in a moment.
bye-rude = This screen sent too many messages at once.

cited = { $why } [{ $clause }]

entry-untimed = This game runs against the clock: every move needs its time.
entry-timed = This game has no clock: a move must come without a time.
entry-late = This move is earlier than the one before it.

allowed-switch = on or off
allowed-flag = true or false
allowed-words = at most { $most } of { $words }, or none
allowed-range = { $low } to { $high }
allowed-seat = a seat number
allowed-number = a number from { $low } to { $high }
allowed-place = a seat from 0 to { $high }

form-extra = “{ $word }” does not belong here. Write: { $usage }.
form-object = A move is an object with a verb and its choices.
form-field = “{ $verb }” has no { $field }. Write: { $usage }.
form-needs = “{ $verb }” needs { $field }: { $words }.
form-after = After “{ $word }” comes { $words }.
form-instead = “{ $verb }” needs { $field }: { $words }, not “{ $word }”.
form-verb = There is no move “{ $verb }”. There are { $known }.
form-flag = “{ $field }” of “{ $verb }” is true or false.
form-list = “{ $field }” of “{ $verb }” is a list.
form-many = “{ $verb }” cannot take { $count } values of { $field }.
form-value = “{ $field }” of “{ $verb }” cannot be { $value }: { $words }.
