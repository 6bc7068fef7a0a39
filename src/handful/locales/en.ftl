### What every game says. Sentences of one game stand in its own locales/ folder.

## cover

app-tagline = Five card games for one table. The laptop is the table, every phone is a hand of cards.
app-reload = This page reloads in a moment; you keep your seat.

close = Close

back = Back

menu = Menu

start-code-phone = The code on the big screen
start-code = Join with a code
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
start-class = For a class or a club
start-resume = Back to { $game }
start-puzzles = Puzzles
start-loading = Setting the table…
start-trouble = The table cannot be reached. Is the server running?
start-again = Try again

room-gone = There is no such room any more.
room-home = To the start page

play-sound = Sound
play-captions = Captions for sounds
play-theme = Light or dark
play-theme-auto = like this device
play-theme-light = light
play-theme-dark = dark
play-language = Language

away-title = Looking for the table…
start-day = Today’s deal

## table

# The reader, among others: “Ada catches you”, “you and Ben won”. start: at the beginning of a sentence.
you = { $form ->
    [start] You
   *[other] you
}
# Whoever sits there, at the beginning of a line.
who = { SAY($seat, form: "start") }
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
join-am = I am { $name }: ask the others
join-asking = The room asks whether you are { $name }. Anybody who sits there can say yes.
join-no = They did not say yes. Ask them, or take another name.
join-full = { $count ->
    [one] The only chair is taken: you come in to watch.
   *[other] All { $count } chairs are taken: you come in to watch.
}
join-late = They are playing already: you come in to watch, and can ask for a bot’s chair.
room-game = They play { $game }.
room-addresses = Or one of these addresses
room-qr = QR code that opens { $address }

table-seats = Seats

sitter-away = away
sitter-thinking = thinking
sitter-bot = bot
sitter-pilot = bot sits in

play-join = Join:
play-hand = My hand
play-leave = Leave the room
play-hint = Give me a hint
play-hint-thinking = The coach is thinking…
coach-tag = Hint
coach-yours = Yours
coach-won = { $won } in 100
coach-games = games won from here
coach-agrees = That is what you have chosen.
coach-wait = Let it go by.
play-code = code { $code }
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
come-again = Ask to come back

refused-title = That is not allowed here.

rule-show = Show the rule { $clause }

line = What is going on
line-you = Your turn
line-ask = { $name } plays, you may answer
line-still = { YOU($seat) ->
    [you] It is still your turn.
   *[other] It is still { $seat }’s turn.
}
line-dealing = Dealing the cards.
line-wait = { $count ->
    [one] { $names } is thinking
   *[other] { $names } are thinking
}
line-zero = { $whose ->
    [answer] At 0 you let it be.
   *[turn] At 0 a move is made for you.
}
line-zero-other = At 0 a move is made for { $name }.
line-moment = A clock is running
line-then = { YOU($seat) ->
    [you] Then it is your turn.
   *[other] Then { $seat } plays.
}
line-away = { $count ->
    [one] { $names } is away
   *[other] { $names } are away
}
line-away-waits = The table waits for { $names }.
line-away-bot = When the clock reaches 0, a bot plays for { $name } until { $name } is back.
line-hit = This hit you
line-silent = Your time ran out
line-hit-next = Go on when you have seen it.
line-go-on = Go on
line-pass = Passes by itself
line-pass-why = You have nothing to answer with.
line-letting = You pass on everything until your turn.
line-pass-next = It goes on by itself in a moment.
line-paused = Paused
line-paused-by = { $name } paused the table.
line-paused-all = All tables are paused.
line-paused-why = Clocks stand still, and nobody can move.
line-paused-next = Anybody who plays can press Play.
line-over = The game is over.
line-let-all = Pass on everything
line-let-all-until = until my turn
line-ask-again = Ask me again
line-ask-me = Ask me always

since = Since your turn: { $count ->
    [one] one thing happened
   *[other] { $count } things happened
}
since-deal = So far: { $count ->
    [one] one thing happened
   *[other] { $count } things happened
}

tempo = How fast?
tempo-pause = Pause
tempo-play = Play
tempo-slow = Slow
tempo-normal = Normal
tempo-fast = Fast
tempo-stands = each move shows for { $seconds } s
tempo-ask-always = Ask me even when I have nothing to answer with

window-stack = answers so far

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

## new

new-solo = Play alone, here, now
new-solo-bots = { $count ->
    [0] nobody else
    [one] with one bot
   *[other] with { $count } bots
}
new-phones = Open a room for phones
new-phones-how = everybody holds their cards on a phone
new-hotseat = Pass this device round
new-hotseat-how = one screen for all of you
new-how = How shall we play?
new-details = Change details
new-reset = Back to the usual rules
new-seats = How many at the table?
new-level = How strong are the bots?
new-rules = Read the rules
new-learn = Learn it in five minutes
new-yes = yes
new-no = no
new-auto = auto
new-random = at random
new-none = none
new-names = Who plays? One name each.
new-add-name = One more
new-name = Name { $number }
new-as = You play as { $name }
new-as-change = Change name

level-random = Careless
level-novice = Beginner
level-casual = Easy-going
level-sharp = Sharp
level-expert = Expert

## options

new-winnable = Only deal cards with which I can win
new-winnable-looking = Looking for cards with which you can win…
new-deal = You get the very cards that somebody else had, and the same house rules.
price-title = Measured in play
price-about = The tags say what a change does, measured in games between bots.
price-none = no change seen
price-unused = never used by the bots, so not measured
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
room-rules = Read the rules
room-free = A free chair
room-sit = Sit here
room-stand = Stand up
room-who = Who sits where
room-chairs = { $count ->
    [one] One chair
   *[other] { $count } chairs, at least { $least } to play
}
room-bot = Seat a bot
room-unbot = Send the bot away
room-ready-mark = ready
room-away = away
room-host = host
room-you-host = you host
room-you = you
room-start = Deal the cards
room-start-fill = Deal, bots take the free chairs
room-deal-without = Deal without bots
room-let-in = Let somebody else in
room-deal-anyone = Deal when you like: anybody who sits here can.
room-line-chair = { $count ->
    [one] { $names } has no chair yet.
   *[other] { $names } have no chairs yet.
}
room-line-away = { $count ->
    [one] { $names } is away: the chair waits.
   *[other] { $names } are away: their chairs wait.
}
room-line-free = { $count ->
    [one] One chair is free: fill it with a bot?
   *[other] { $count } chairs are free: fill them with bots?
}
room-line-ready = Everybody is here.
room-take-chair = You have no chair: tap “{ room-sit }”, or watch.
room-all-taken = All chairs are taken: you watch until somebody gets up.
room-about = More about { $name }
room-fewer = One chair fewer
room-more = One more chair
room-bots = bot, { $level }
room-changed = { $count ->
    [one] One house rule differs from the usual ones.
   *[other] { $count } house rules differ from the usual ones.
}
room-hints = Players can ask the coach for hints
room-chat = Everybody can write messages


time-turn = Time for a turn
time-answer = Time for an answer
time-none = no limit
time-rule = { $times } (the game’s rule)
time-seconds = { $count } s
time-minutes = { $count } min
time-factor = The clocks were doubled at the table: they run { $times } times as long as it says here. Choose another time to end that.

## lobby

who-title = Who are you?
who-kept = Everybody at the table sees this name. This device remembers it.
who-need = type your name first
who-token = Pick your token
who-yours = yours
who-sit = Sit down
who-change = Change
who-save = Keep it
who-as = Come in as { $name }
token-triangle = triangle
token-square = square
token-circle = circle
token-diamond = diamond
token-hexagon = hexagon
token-pentagon = pentagon
token-heart = heart
token-tab = barrel
token-star = star
token-cross = cross
token-flag = flag
token-drop = drop

## class: a class or club evening

class-title = For a class or a club
class-lead = Several tables play the same cards. Whoever makes most of them comes first, so nobody wins by good cards alone.
class-resume = Back to { $game } of { $when }
class-which = Which game?
class-tables = How many tables?
class-seats = How many chairs at each?
class-games = How many games?
class-fewer = one less
class-more = one more
class-minutes = That takes { $low } to { $high } minutes.
class-bots = Bots on empty chairs
class-bots-none = none
class-clock-rules = as the rules say
class-names = Everybody gets a made-up name, such as Mint Otter
class-privacy = Names stay on this server. Delete the evening, and they are gone.
class-open = Set up { $tables } tables

class-board = { $game }: { $tables } tables
class-code = Table { $table }
class-how = Scan, or open { $address } and type { $code }.
class-qr = QR code of table { $table }
class-nobody = Nobody yet
class-people = { $count } of { $seats } chairs taken
class-away = { $count ->
    [one] one of them away
   *[other] { $count } of them away
}
class-bot-table = Bots play here
class-at = Game { $game } of { $games }
class-between = Game { $game } of { $games } is over
class-done = All { $games } games played
class-gone = Taken away
class-line-waiting = { $people ->
    [0] Nobody is here yet. Show the codes.
    [one] One person is here, at { $tables } of { $all } tables.
   *[other] { $people } people are here, at { $tables } of { $all } tables.
}
class-line-playing = Finished: { $done } of { $all } tables.
class-line-paused = All tables are paused.
class-line-done = All tables have finished.
class-line-over = The evening is over.
class-start = Start all tables
class-pause = Pause all tables
class-go-on = Go on
class-show = Show the results
class-end = End now
class-end-sure = Games that are not finished will count for nobody at that table. Nobody can play on afterwards.
class-screen = Big screen
class-print-codes = Print the codes
class-print = Print the results
class-add = One more table
class-key = Your link
class-key-how = The address of this page is your key. This device keeps it; copy it to come back on another one. Who has it runs the evening.
class-delete = Delete the evening
class-delete-sure = All tables, names and games will be gone for good.
class-sure = Yes, do it
class-about = More about table { $table }
class-bots-play = Let bots play here
class-skip = Give this game up
class-skip-how = It counts for nobody here, and the next begins.
class-dissolve = Take this table away
class-dissolve-how = What it has finished still counts.
class-visit = See this table
class-so-far = Show the results so far
class-so-far-none = Results of a game come when all tables are done with it.

class-results = Results
class-tables-title = Tables
class-players-title = Players
class-formula = For every other table where the same seat did worse with the same cards you get a point, for a tie half a point. 100 means: better than all the others.
class-formula-together = For every other table that lost where yours won you get a point, for a tie half a point. 100 means: better than all the others.
class-place = Place
class-points = Points of 100
class-won = Won
class-table = Table
class-name = Name
class-bot = bot
class-game = Game { $game }
class-liveliest = Here the tables differed most.
class-seat = Seat { $seat }
class-game-won = won
class-game-lost = lost
class-again = Play these cards
class-replay = Look at it again
class-not-played = not finished

class-you-table = Table { $table } of the evening
class-you-wait = You are in. All tables begin together.
class-you-deal = Everybody is here? Then begin.
class-you-next = Next: game { $game } of { $games }
class-you-last = That was the last game. The results come when all tables have finished.
class-you-over = The evening is over.
class-you-gone = This table was taken away. Ask for another one.
class-you-paused = All tables are paused.
class-you-place = Place { $place } of { $of } for your table.
class-you-sealed = Other tables still play these cards, so replays open when the evening is over.

## later

bot-choose = Who takes chair { $number }?
bot-character = Character
bot-level = Strength
bot-sits = sits in chair { $number }
bot-heard = somebody here has this name
bot-any = Surprise me
bot-seat = Seat { $name }, { $level }
bot-change = Change { $name }

character-berta-is = tortoise, cautious
character-berta-first = Keeps her head in until she is sure.
character-berta-then = Saves her best card to the end, then a bit longer.
character-gusto-is = hamster, greedy
character-gusto-first = Sees ten chips and hears his name.
character-gusto-then = Takes the big card first and asks later.
character-nando-is = elephant, forgetful
character-nando-first = Tied a ribbon round his trunk and forgot what for.
character-nando-then = Never holds a grudge, because he loses it.
character-tina-is = teapot, generous
character-tina-first = Pours for the whole table before she sits down.
character-tina-then = Offers half, and means it.
character-pico-is = cactus, spiteful
character-pico-first = Remembers turn 3. You know what you did.
character-pico-then = Would rather lose two chips than let you keep one.
character-lora-is = parrot, chatty
character-lora-first = Says what she thinks, then what you think.
character-lora-then = Half of it is true, and all of it is loud.
character-vito-is = hare, quick
character-vito-first = Lays the card before he has read it.
character-vito-then = First to call, first to catch, first to be sorry.
character-alma-is = owl, old master
character-alma-first = Has seen this hand before, about forty years ago.
character-alma-then = Says little, and never the same thing twice.

seat = seat { $number }
# Two sentences, one after the other.
both = { $first } { $second }

play-log = What happened
play-rules = Rules
play-undo = Take my move back
play-undo-asked = { $name } would like to take a move back.
play-undo-yes = Allow it
play-undo-no = No
play-finish = End this game for everybody
play-finish-alone = End this game
play-leave-alone = Leave the game
play-invite = Let somebody join
play-what = What can I play?
play-what-tap = Tap a line to play it at once.
play-what-more = { $count ->
    [one] And one more move.
   *[other] And { $count } more moves.
}
play-nothing = Nothing now: it is not your turn.
play-takeover = Let a bot play for { $name }
play-takeback = Play myself again
leave-title = Going, { $name }?
leave-out = Step out, keep my seat
leave-out-play = You go to the front page, and a bot plays for you. Come back any time, on this device or by your name.
leave-out-lobby = Your seat waits. Come back any time, on this device or by your name.
leave-hand = Hand over to somebody
leave-hand-help = Their phone takes over your seat and your cards.
leave-hand-scan = Let them point their phone here. It works once, within five minutes.
leave-good = Leave for good
leave-good-play = A bot takes your cards. Your name is free again.
leave-good-lobby = Your chair and your name are free again.
leave-stay = Stay
back-title = Welcome back, { $name }.
back-played = { $count ->
    [one] A bot plays for you: one move so far.
   *[other] A bot plays for you: { $count } moves so far.
}
back-while = While you were away
back-take = Take my chair
back-let = Let it play
absent-wait = Wait for { $name }
absent-wait-more = one more minute
absent-bot = Bot for { $name }
absent-bot-now = now
people-title = Who is here
people-screen = The big screen
people-watches = watches
people-host = Make { $name } the host
people-ask = Ask { $name } to leave
dismiss-title = Ask { $name } to leave?
dismiss-all = Everybody sees that you asked. In a game a bot takes the cards.
dismiss-host = You host, so your word is enough.
dismiss-most = The host decides, or most of those who sit here.
dismiss-back = { $name } may come back if somebody says yes.
dismiss-do = Ask to leave
dismiss-not = Let { $name } stay
dismiss-asked = { $other } asks { $name } to leave: { $agreed } of { $needed } agree.
dismiss-yes = I agree
claim-ask = A new phone says it is { $name }. Is it?
claim-again = { $name } was asked to leave and would like to come back.
claim-yes = Yes, { $name }
claim-no = No
watch-you = You watch this game.
watch-bots = To play, ask for a bot’s chair.
watch-full = The room is full: somebody sits in every chair. You can play next time, or when somebody leaves.
watch-chair = Get a chair
news-watches = { $name } has come in to watch.
news-left = { $bot ->
    [yes] { $name } has left. A bot plays on.
   *[no] { $name } has left.
}
news-sent = { $bot ->
    [yes] { $name } had to leave. A bot plays on.
   *[no] { $name } had to leave.
}
news-out = { $name } steps out and keeps the chair. A bot plays.
news-bot = { $name } is away: a bot sits in until { $name } is back.
news-bot-for = { $other } lets a bot play for { $name }.
news-back = { $name } is back in the chair.
news-back-elsewhere = { $name } is back on another phone.
news-not-them = { $other } said no: the new phone is not { $name }.
news-waits = The table waits a minute longer for { $name }.
news-hosts = { $name } hosts now.
news-sits = { $name } takes over from { $seat }.
news-no-seat = { $other } said no to { $name }: { $seat } plays on.
news-asked = { $other } asked { $name } to leave.
news-stays = { $name } stays.
news-more-time = { $name } takes { $seconds } seconds more.
news-doubled = { $name } doubles all clocks.
clock-more = More time
clock-more-seconds = +{ $seconds } s
clock-double = Twice the time for everybody

room-wish = { $name } would like to take { $seat }’s place.
room-handover = { $name }’s seat is about to open on another device, unless { $name } comes back first.
room-ask-seat = Take { $name }’s place
room-asking = Asking the others…
room-closed-table = A game is being played, and this table has no spectators. Ask for a bot’s place, if there is one, or wait for the next game.

page-all = Every rule by number
page-print = Print on one sheet
page-here = Your table’s house rules are already worked in.
page-name = The rules on one page
page-tap = Tap a sentence for its exact rule, or a card’s name for what it does.
# In a terminal; $command is what one types.
page-more = Every rule by number: { $command }
page-title-goal = The goal
page-title-turn = Your turn
page-title-idea = The one idea
page-title-cards = The cards
page-title-end = End and winning
page-title-tips = Three tips
rule-all = The whole rulebook
rule-search = Search the rules
rule-none = Nothing found.
rule-value = “{ $key }” cannot be { $value }. Allowed: { $allowed }.
rule-unknown = There is no house rule “{ $key }”. There are { $known }.

cover-title = Hand the device to { $name }.
cover-hint = Everybody else, look away.
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
ending-replay = Watch it again
ending-other = Another game
ending-puzzles = Puzzles from such games
ending-record = Save the record
ending-decided = What decided it
ending-last = The last plays
ending-team = Who played together

deal-choose = Choose the cards
deal-title = Which cards next?
deal-same = The same cards again
deal-same-how = Do it better this time.
deal-winnable = Cards that can be won
deal-winnable-how = There is a way: find it.
deal-looking = Looking for cards with which you can win…
deal-friend = The same cards for a friend
deal-friend-how = Whoever opens this link plays the cards you had, alone or with bots.
deal-link = Link to these cards
deal-qr = QR code that opens the link
deal-copy = Copy the link
deal-copied = Copied
play-solve = Could I still win?
solve-looking = Looking through all ways to play on…
solve-yes = { $moves ->
    [one] Yes: one move wins.
   *[other] Yes: you can still win, in { $moves } moves.
}
solve-no = No: from here nobody could win any more.
solve-unknown = It takes too long to find out. Try again in a few moves.
solve-how = To answer this, every card is looked at, face-down ones too.
solve-show = Show me the next move
solve-why = { $moves ->
    [one] It wins.
   *[other] With this you can win, in { $moves } moves.
}

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

replay-title = How it went
replay-step = Step { $number } of { $total }
replay-open = All cards open
replay-public = As the table saw it
replay-seat = As { $name } saw it
replay-play = Play
replay-pause = Pause
replay-back = One step back
replay-next = One step forward
replay-speed = Speed
replay-load = Open a record
replay-from = Seen by

fair-title = Fair deal
fair-promise = The deck was fixed before the first card, and nobody can change it now. At the end the record shows it, so anybody can check.
fair-check = For whoever wants to check
fair-print = This is the fingerprint (SHA-256) of the random number and the house rules:
fair-sound = The deal was fair: the whole game follows from its fingerprint.
fair-moves = All { $n } moves follow the rules of { $game } from this seed.
fair-other = The fingerprint does not belong to this seed and these house rules.
fair-swapped = The record is sound, but before the deal another fingerprint was shown.
fair-made = Seed and house rules are those of the fingerprint { $made }.
fair-unfinished = The game was not played to its end.
fair-missing = This record has no fingerprint.
fair-none = It has no fingerprint.

try-title = { $game }: an example
try-as = You play as { $name }
try-back = One move back
try-again = Begin again
try-show = Show me
try-left = This is no longer the example: play on, or go back.
try-end = That was it. Play on as you like.

learn-title = Learn { $game } in five minutes
learn-step = { $number } of { $total }
learn-try = Try it
learn-ask = Do this: { $what }
learn-rules = Back to the rules
learn-next = Go on
learn-done = Now play
learn-start = Start
learn-skip = I know it, just play
learn-with = Five minutes at most. You play with { $names }, and nothing can go wrong.
learn-watch = Watch what the others do.
learn-hit = Read what has just hit you, then tap “{ $button }”.
learn-help = Do it for me
learn-read = Read the rules
learn-you = You
learn-leave = Leave the lesson
learn-other = That would be allowed too.
learn-astray = That is something else. Tap what is marked to put it right.
learn-none = There is no lesson for this game yet.

no-game = There is no game { $key }: there are { $known }.
no-level = There is no bot level { $key }: there are { $known }.
no-character = There is no character { $key }: there are { $known }.

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
record-missing = This record has no “{ $key }”.
record-broken = This is not a game record: { $why }.
record-line = Line { $n } of this record cannot be read: { $line }.
record-seat = There is no seat { $seat } in this record.

undo-final = You cannot take that back: by the rules it is final.
undo-seen = You cannot take that back: somebody has seen something new since.

deny-talk = You cannot make announcements in { $game }.

ending-hopeless = With all cards known, this deal could not be won.
ending-unknown = After { $count ->
    [one] your first move
   *[other] { $count } moves
} it could no longer be won, even with all cards known. Whether it could before took too long to find out.
ending-turned = After { $count ->
    [0] the deal
    [one] your first move
   *[other] { $count } moves
} it could still be won. Then you chose: { $made } Better: { $better }

coach-nothing = You gain nothing by it now.
coach-silent = The coach cannot think of anything.
coach-only = It is your only move.
coach-best = It is what an experienced player would do here.
coach-still = It wins most often: { $won } of 100 games played on from here.
coach-but = But it wins less often.
coach-less = It wins { $won } of 100 games played on from here; the best move wins { $most }.

deny-nothing = There is no page here.
deny-method = This address does not take that kind of request.
deny-broken = Something went wrong on the server.
deny-origin = This server does not answer under that name, or to that page.
deny-server-full = Too many rooms are open on this server just now: try again later.
deny-busy = This room is too busy: try again.
deny-class-names = In class mode you choose a name from the list.
deny-ticket = This link has been used already, or it is too old: ask for a new one.
deny-closed = This room is closed.
deny-gone = You are no longer in this room.
deny-bad-name = A name needs at least one letter.
deny-name-taken = Somebody here is already called { $name }: take another name.
deny-name-here = { $name } is here just now. If that is you on another device, close it there, or take another name.
deny-sent-away = { $name } was asked to leave this room: somebody there has to say yes first.
deny-nobody-nods = Nobody is there to say that you are { $name }: try again when they are back.
deny-no-claim = No new phone is waiting for an answer.
deny-full = This room is full: it holds { $most } people.
deny-host-only = Only the host can do that.
deny-playing = You cannot do that during a game.
deny-not-playing = No game is on at the moment.
deny-no-seat = There is no seat { $seat } in this room.
deny-not-seated = You have no seat at this table.
deny-no-person = That person is not in this room.
deny-seat-taken = Somebody already sits there.
deny-seats-fewer = You cannot take that chair away: somebody sits there.
deny-rematch-first = To play another game, choose “{ ending-again }”.
deny-rematch = You can play again once this game is over.
deny-host-leaves = Make somebody else the host before you go.
deny-not-yourself = To go yourself, choose “{ play-leave }”.
deny-dismissal-asked = Somebody else is being asked to leave: answer that first.
deny-no-dismissal = Nobody is being asked to leave.
deny-bot-there = A bot plays there already.
deny-not-away = A bot can take over once somebody has been away for { $seconds } seconds.
deny-not-waited = { $name } is here, or a bot plays already.
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
deny-paused = The table is paused: press Play first.
deny-no-clock = No time limit runs for you now.
deny-more-time-once = You have taken more time for this decision already.
deny-no-clocks = There are no time limits at this table.
deny-longest = All clocks already run { $times } times as long: they cannot run longer.
deny-times = You cannot change the times during a game.
deny-class-chat = In class mode nobody writes freely: choose a phrase.
deny-crowd = Too many people act at once: try again.
deny-spectator = You are watching: only players can do that.
deny-damaged = This room is damaged and cannot be opened.
deny-example = The rulebook of { $game } has no such example.
deny-lesson = { $game } has no lesson.
deny-puzzle = { $game } has no puzzle { $number }.
deny-day = { $game } has no deal of the day.
day-no-way = From here it can no longer be reached.
deny-many-rooms = Too many rooms were opened from your address: wait a while.
deny-host-key = A host key has 16 to 64 letters.
deny-many-codes = Too many wrong codes: try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
deny-code = No room has this code: look at the letters again. Codes end when nobody is in the room for long.
deny-many-people = Too many people came in from your address: wait a minute.
deny-many-tickets = Too many wrong tickets: try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
deny-many-records = Too many records were sent from your address: wait a minute.
deny-no-review = This review is not here: ask for it with the record again.
deny-readers = Many records are being read just now: try again in a moment.
deny-slow = Your request took too long: send it again.
deny-metrics = Numbers are for this machine, or for whoever has the key.
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
deny-evening = All tables of this evening play alike, so this cannot be changed at one of them.
deny-evening-waits = All tables begin together: wait for the start.
deny-evening-paused = All tables are paused: wait until it goes on.
deny-evening-over = This table has played all games of the evening.
deny-sealed = Other tables still play these cards, so they stay secret until the evening is over.
deny-no-evening = There is no such class or club evening, or no such table. It may have been deleted.
deny-many-tables = An evening has at most { $most } tables.
deny-unknown = This server does not know this room or this seat.
deny-many-tries = Too many wrong tries: try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
deny-old-page = This page is out of date: load it again.
deny-spectators = Nobody may watch in this room.
deny-muted = The host has muted you.
deny-decide = You can ask this only when your solitaire is over.
deny-solve = Only a game that one person plays alone can be solved, and only some games.
deny-winnable = No cards were found in time with which you can surely win. Try again.
deny-same-deal = You can only choose the cards if nobody else plays.
deny-deal = “{ $code }” is not a link to a deal: has a part of it been lost?
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
bye-kicked = You were asked to leave. You can come back if somebody there says yes.
bye-left = You have left the room.
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
form-from-one = There is no { $field } 0: the first one is 1.

## later: tips in a first game

tip = Tip
tip-said = Tip: { $tip }
tip-count = tip { $number } of { $count }
tip-seen = Got it
tips-none = No tips
play-tips = Tips for whatever is new to me

## later: the review after a game

review-unfinished = This game is not over yet, so there is nothing to review.
review-deal = The deal
review-move = Move { $number }
review-by-luck = { YOU($seat) ->
    [you] You won
   *[other] { $seat } won
}, mostly by luck ({ $luck }).
review-by-skill = { YOU($seat) ->
    [you] You won
   *[other] { $seat } won
}, mostly by skill ({ $skill }).
review-by-both = { YOU($seat) ->
    [you] You won
   *[other] { $seat } won
}, by luck ({ $luck }) and by skill ({ $skill }).
review-stroke = Move { $number } alone brought { $points } points of luck.
review-stroke-deal = The deal alone brought { $points } points.
review-best-too = But nobody played better than { $seat }.
review-but-better = But { YOU($seat) ->
    [you] you
   *[other] { $seat }
} played better ({ $skill }).
review-lucky-too = Luck helped as well ({ $luck }).
review-unlucky = Luck was against { $seat } ({ $luck }).
review-shared = { $seats } share the win.
review-nobody = Nobody won.
review-most-luck = { YOU($seat) ->
    [you] You
   *[other] { $seat }
} had the most luck ({ $luck }).
review-most-skill = { YOU($seat) ->
    [you] You
   *[other] { $seat }
} played best ({ $skill }).
review-table-won = { $cause ->
    [luck] The table won, mostly by luck
    [skill] The table won, mostly by skill
   *[both] The table won
}: luck { $luck }, skill { $skill }, compared with careful players and an average deal.
review-table-lost = { $cause ->
    [luck] The table lost, mostly by bad luck
    [skill] The table lost, mostly by its own moves
   *[both] The table lost
}: luck { $luck }, skill { $skill }, compared with careful players and an average deal.
figure-turn = Turn
figure-player = Player
figure-name = { SAY($seat, form: "name") }
figure-yes = yes
figure-no = no
review-title = Luck or skill?
review-panel = Luck or skill?
review-see = See the review
review-course = { $whose ->
    [you] Your chance of winning
    [table] The table’s chance of winning
   *[other] { $name }’s chance of winning
}: from { $first } to { $last } in 100, in { $count } moves.
review-progress = { $done } of { $total } parts checked, numbers still move
review-worlds = Estimated from { $count } imagined games. Everybody who opens this review sees the same numbers.
review-begins = Looking at the game…
review-what = Open the record of a finished game, or drop it on this page: you see how the chances went, what was luck and what was skill.
review-no-key = This device was not at that table. Open its record instead.
review-focus = Whose chances
review-points = points of chance
review-known = What each player could know. Each of them knows something else, so the lines need not add up to 100.
review-known-one = What { $name } could know.
review-band = The shaded band shows the usual error of the estimate.
review-opened = with all hands open
review-even = an even share: { $even } in 100
review-average = careful players with an average deal: { $even } in 100
review-marks = costly moves point down, fine moves up; the numbers are those below
review-numbers = Show the numbers
review-after = After move
review-axis = moves
review-table = The table
review-chart = Chance of winning, move by move: { $seat } begins at { $first } in 100 and ends at { $last }.
review-luck = luck
review-skill = skill
review-luck-deal = luck, deal: { $points }
review-luck-move = luck, move { $number }: { $points }
review-error = All of it give or take { $error }, because chances are estimates. Luck is what the cards gave or took that nobody had seen yet. Skill is everything else: good moves and slips, your own and those of the others.
review-sum = We count from an even share, { $even } in 100. Luck and skill lead from there to the result, exactly, and the deal is part of luck. Over the whole table, each adds up to 0.
review-sum-table = Luck and skill add up to the result exactly, compared with careful players and an average deal.
review-turning-at = Turning point: move { $number }
review-turned = { $count ->
    [one] Move { $first }
   *[other] Moves { $first } to { $last }
}: { $name } from { $before } to { $after } in 100, with all hands open.
review-turned-most = Move { $number } did most of it:
review-turned-for-good = { $way ->
    [ahead] From then on { $name } was ahead for good.
    [won] From then on it looked won for good.
   *[lost] From then on it looked lost for good.
}
review-turned-never = { $way ->
    [ahead] With all hands open, { $name } was ahead from the first move on.
    [won] With all hands open, it looked won from the first move on.
   *[lost] With all hands open, it looked lost from the first move on.
}
review-turned-luck = Luck’s part in it: { $luck }.
review-costly = { $name }: the costliest moves
review-fine = { $name }: the finest moves
review-fine-below = gained over the next best move
review-better = Better: { $move }
review-played = Played: { $move } That leaves { $value } in 100.
review-next-best = Next best: { $move } That leaves { $value } in 100.
review-tag-made = played
review-tag-key = In a yellow frame: the best move. Tagged “played”: what was done.
review-watch = Watch it
review-none = None of { $name }’s moves cost or gained 2 points or more.
review-puzzles = { $count ->
    [one] One puzzle from this game
   *[other] { $count } puzzles from this game
}
review-puzzle = Puzzle { $number } of { $total }: move { $move }, as { $name } knew it
review-puzzle-better = There is a better move.
review-try = Try it
review-from-start = From the start
review-play-on = Play on: the others answer by what they know.
review-now-won = Won this time.
review-now-lost = Not won this time.
review-back = Back to the review
review-again = Move { $number } again, as { $name } knew it
review-try-what = Make a move: you see what it would have been worth.
review-then = what was done then
review-now = what you try now
review-best = the best that is known
review-chances = Chance of winning
review-split = Luck and skill
review-turning = Turning point

## later: the deal of the day, and the book

day-title = Deal of the day
day-same = The same { $count } deals for everybody, until midnight.
day-past = An earlier day. You can still play it, but it no longer counts for your days in a row.
day-now = To today’s deals
day-row = { $count ->
    [one] day in a row
   *[other] days in a row
}
day-play = { $minutes ->
    [one] Play it, 1 minute
   *[other] Play it, { $minutes } minutes
}
day-continue = Go on with it
day-fun = Once more, for fun
day-week = Your week
day-today = Today
day-result = { $result ->
    [alone] alone
    [hint] with a hint
    [missed] not found
   *[none] not played
}
day-marks = { $title }: { $result }
day-friends = Tell your friends
day-copy = Copy these four lines
day-copied = Copied
day-marked = The lines are marked: copy them with Ctrl+C, or hold them with a finger.
day-spoils = It says how it went, and nothing about the cards.
day-score = Handful, { $date }: { $found } of { $count }
day-link = The same deal for you: { $link }
day-none-yet = Not played yet
day-hint = Hint
day-hint-try = A hint: { $move }
day-where = { $title } · { $date }
day-once = Your first try counts.
day-for-fun = This time for fun: your first try counts.
day-found = Found
day-found-hint = Found, with a hint
day-missed = Not found
day-back = Back to the deals of the day
day-late = A new day has begun: its deals are ready.
book-title = Your book
book-of = The book of { $name }
book-nobody = Without a name
book-here = It is kept on this device only. Nothing of it is ever sent.
book-empty = Nothing in it yet. It begins with your first game, puzzle or deal of the day.
book-games = Games played
book-won = Games won
book-row = Days in a row
book-longest = Longest row of days
book-days = Deals of the day found
book-puzzles = Puzzles solved
book-game = Game
book-played = Played
book-wins = Won
book-best = Best row of wins
book-by-game = Game by game
book-of-count = { $found } of { $count }
book-skill = Skill over time
book-skill-how = From the games whose review you looked at: points of winning that came from skill, compared with careful players.
book-skill-said = { $count ->
    [one] { $count } game
   *[other] { $count } games
}: the last { $last } points, on average { $mean }.
book-numbers = Show the numbers
book-latest = The latest
book-kind = { $kind ->
    [game] Game
    [day] Deal of the day
    [puzzle] Puzzle
   *[ear] Ear training
}
book-result = { $result ->
    [won] won
    [lost] lost
    [drawn] drawn
    [alone] found alone
    [hint] found with a hint
   *[missed] not found
}
book-keep = Keep it, move it, begin anew
book-export = Save as a file
book-import = Add from a file
book-imported = { $count ->
    [0] Nothing new in that file.
    [one] { $count } line is new.
   *[other] { $count } lines are new.
}
book-no-book = That file is not a book of Handful.
book-print = Print
book-erase = Erase this book
book-sure = Erase it for good? Without a file it cannot come back.
book-yes = Yes, erase
book-no = No, keep it
book-erased = The book is empty.

## terminal

term-just-now = Just now
term-hand = Your hand
term-kept = The game is saved: handful play --resume goes on with it.
term-kept-save = This game is saved after every move. save FILE puts a copy into a file.
term-not-kept = This game is not being saved: { $why }
term-taken-back = Taken back.
term-no-choice = You have nothing to answer with.
term-next = { $name } is next.
term-hand-over = Hand over the keyboard; nobody but { $name } should look. Enter goes on.
term-may-undo = { $name } may still undo.
term-at-cover = Only Enter, undo and quit are possible here.
term-goes-by = Enter lets the chance go by.
term-may-act-too = { $names } may act too: as NAME takes the keyboard.
term-may-act = { $names } may act now. A name takes the keyboard, Enter goes on.
term-leave = Leave this game? It is saved: handful play --resume goes on with it.
term-leave-lost = Leave this game? It could not be saved; save FILE saves it somewhere else.
term-leave-how = y leaves, Enter stays
term-yes = y yes
term-again = Once more with the same people? y/N
term-which-game = Which game?
term-which-how = A number from 1 to { $count }, the name of a game, or quit.
term-opening = help lists what can be typed, hint asks the coach, ? CARD says what a card does.
term-small = This window has { $columns } × { $rows } characters; the table needs 60 × 24, so you play line by line.
term-narrows = A number or a word narrows the list.
term-widens = Enter goes back to all moves.
term-no-number = There is no number { $number } in the list.
term-no-move = No move has “{ $words }” in it.
term-why-shows = { $clause }, why shows it
term-take-off = Take the last card off again
# Moves that the window has no room for; $where is an arrow that points to them.
term-unseen = { $count } more { $where }
term-group = { $count } such moves: Enter shows them.
term-colors = Colours: { $theme ->
    [dark] for a dark screen
    [light] for a light screen
   *[plain] none
}
term-keys = { $wide ->
    [True] ↑↓←→ choose  Enter play  1-9 number  ? card  h hint  r rules  u undo  F1 more
   *[False] ↑↓ choose  Enter play  ? h r u  F3 log  F1 keys
}
term-help-type = Type a number, or words of a move: a card, a colour, a player's name.
term-help-moves = In this game you can:
term-help-keys = On the whole screen: arrows and Enter choose, Esc goes one step back, Backspace takes the last card off, h hint, r rules, u undo, F3 log, F5 draw anew, F9 save, F10 colours, Ctrl+Q leave.
term-help-lines = handful play --lines plays line by line, for screen readers.
term-help-besides = Besides moves:
term-help-slash = If a move has the same name as one of these words, put a slash before the word: /log.
term-nothing-asked = Nobody has to decide anything just now.
term-so-many = There are { $count } such moves: type ? and one more word to see what some of them do.
term-nothing-refused = No move has been refused just now.
term-not-yours = The last move was not yours, so there is nothing of yours to take back.
term-save-other = { $path } is there and is no saved game: choose another name.
term-saved = Saved in { $path }; handful play --resume { $path } goes on.
term-resume-what = resume needs the name of a file; this game stays saved.
term-forgets = This game is about remembering: its log opens when it is over.
term-earlier = … { $count } earlier lines: log all
term-more-moves = … and { $count } more: type ? and a word to see what some of them do.
term-pass-advice = A good player would let it go by.
term-advice = A good player would: { $move }
term-or = or: { $move }
term-to-win = { $percent } to win
term-no-talk = { $game } has no structured talk: just talk.
term-talk-how = say takes pairs such as kind=ask to=2 then=accept.
term-as-whom = as needs the name of one person here: { $names }.
term-may-not = { $name } may not act now.
term-no-command = There is no command { $word }: there are { $words }.
term-no-card = Nothing here is called “{ $words }”. I know { $cards }.
term-no-clause = { $game } has no rule “{ $name }”: there are { $first } to { $last }{ $near ->
    [none] .
   *[other] , for example { $near }.
}
term-no-clause-words = No rule speaks of “{ $words }”; rules all shows them all.
term-more-clauses = … and { $count } more
term-cmd-help = this list
term-cmd-ask = what a card or some moves do; alone: your moves ranked by the coach
term-cmd-hint = only your best moves, by a coach: sharp or expert
term-cmd-table = draw the table again
term-cmd-log = what has happened
term-cmd-rules = the rules on one page, all of them, one by number, or those with a word
term-cmd-why = the rule that refused the last move
term-cmd-undo = take your last move back, if it showed nothing new
term-cmd-as = another person at this keyboard wants to act
term-cmd-say = point something out to the others, as the game allows
term-cmd-save = put a copy of this game into a file
term-cmd-resume = leave this game and go on with another
term-cmd-quit = leave
term-won = Won together
term-lost = Lost together
term-places = Final places
term-open-how = Enter plays. r in the game: the rules. F1: all keys.
term-seed = seed { $seed }
# No house rule differs.
term-usual-rules = usual rules
# $rules is what differs, as the flags name it: stacking=add.
term-rules = house rules: { $rules }
term-replay-deal = The deal
term-replay-keys = Enter goes on, b goes back, a number goes to that step. e NAME shows what that player saw, e all goes back to the whole table. q leaves.
term-replay-stands = { $count ->
    [one] This game is not over: one move has been made.
   *[other] This game is not over: { $count } moves have been made.
}
term-replay-seat = --seat N shows what seat N sees; the first is 1.
term-replay-no-seat = This game has no seat { $seat }: its seats are 1 to { $last }.
term-options = House rules
# $key is its name in flags, $allowed what it may be, $usual what it is unless somebody says so.
term-option = **{ $key }** ({ $allowed }; usually { $usual }): { $help } [{ $clause }]
term-measured = { price-title }: { $prices }.
term-book-english = Only in English: what else the rulebook says, and its tables of cards. { $command } shows them.

## terminal: what is wrong with a command

no-command = There is no command { $key }: there are { $known }.
no-preset = There is no preset { $key }: there are { $known }.
no-flag = There is no flag { $key }. { $command } --help lists what there is.
no-flag-near = There is no flag { $key }; did you mean { $near }? { $command } --help lists what there is.
flag-number = { $flag } cannot be { $value }: allowed is { $least } to { $most }.
flag-bots = --bots cannot be { $value }: it names levels such as sharp,random; there are { $known }.
flag-resume = { $flag } does not go with --resume: a saved game goes on as it began.
flag-missing = { $key } is missing. { $command } --help says what it is.
flag-empty = { $key } needs a value.
games-line = { $game }, { $fewest } to { $most } players, { $short } to { $long } minutes
seat-names = There are { $names } names for { $people } people.
seat-people = { $people } people do not fit on { $seats } seats.
seat-bots = { $people } people and { $bots } bots do not fit on { $seats } seats.
seat-same-name = Two people are called { $name }: names must differ.
seat-no-name = { $name } is no name: it has no letters.
file-unread = { $path } cannot be read: { $why }.
file-unwritten = { $path } cannot be written: { $why }.
file-large = { $path } is too large for a game record.
file-no-text = { $path } is not a game record: it is not text.
file-none = There is no unfinished game in { $folder }.
file-none-of = There is no unfinished game of { $game } in { $folder }.
file-other = { $path } is a game of { $saved }, not of { $game }: handful play --resume { $path } goes on with it.

## terminal: in somebody’s room

remote-welcome = Welcome, { $name }.
remote-welcome-back = Welcome back, { $name }.
remote-help = help lists what you can type. Ctrl-C leaves; handful join { $link } brings you back.
remote-left = You have left the room. handful join { $link } brings you back.
remote-left-seat = You have left the room. Seat { $seat } is still yours: handful join { $link } brings you back.
remote-your-move = Your move
remote-phase = { $phase ->
    [lobby] The game has not begun: anybody who sits here can start it.
    [playing] The game begins.
    [finished] The game is over; anybody who sits here can start another.
   *[closed] The room is closed.
}
remote-room = Room { $code } plays { $game }.
remote-chairs = At the table: { $chairs }.
remote-chair = Seat { $seat }: { $who }.
remote-seat = You have seat { $seat }.
remote-no-seat = You have no seat.
remote-no-seat-free = You have no seat: sit { $seat } takes a free one.
remote-watch = You watch.
remote-watch-bot = You watch. To play, ask for a bot’s place: sit { $seat } asks those who play.
remote-pilot = A bot plays for you: back takes over from it.
remote-free = free
remote-bot = { $name } (bot: { $level })
remote-you = { $name } (you)
remote-away-bot = { $name } (away; a bot plays: { $level })
remote-away = { $name } (away)
remote-is-back = { $name } is back.
remote-is-away = { $name } is away.
remote-somebody = Somebody
remote-asked = You have asked for { $bot }’s place: { $names } can let you play.
remote-wish = { $name } would like to take { $bot }’s place: yes or no?
remote-undo = { $name } asks to take a move back: yes or no?
remote-more = { $count } more not shown: spell one out to make it.
remote-sit-how = sit needs the number of a seat from 1 to { $seats }, as in sit 2.
remote-no-move = You cannot move now; help lists what else you can type.
remote-no-link = { $link } is not the link of a room: such a link ends in its code, as /join/PLUM.
remote-who = Say who comes in: --name NAME.
remote-other-name = { $why } --name NAME comes in under another name.
remote-silent = { $link } does not answer: { $why }
remote-answered = The server answered { $status }.
remote-type-move = 1, or words
remote-cmd-move = make a move: its number, or enough of its words
remote-cmd-room = who is here, and the house rules
remote-cmd-hint = ask the coach
remote-cmd-undo = ask for your last move back
remote-cmd-more = take 20 seconds more, once a decision
remote-cmd-double = make all clocks twice as long
remote-cmd-answer = answer who asks for a move back, or for a bot’s seat
remote-cmd-say = a phrase, a sign or free words; say alone lists them
remote-cmd-sit = take a free seat, or ask for a bot’s; leave yours
remote-cmd-back = take over again from the bot that plays for you
remote-cmd-start = begin a game
remote-cmd-quit = leave, as Ctrl-C does; your seat is kept

## terminal: assistants at the table

agent-begins = The game has not begun: wait for the others.
agent-not-asked = You are not asked now: wait for the others.
agent-moves = Your moves:
agent-may-wait = You may move, or wait. Your moves:
agent-more = … and { $count } more: look finds those that contain your words.
agent-several = Several moves fit these words: { $moves }. Say more.
agent-no-seat = Every seat in this room is taken.
agent-nowhere = You do not sit anywhere yet: sit down with bots, or in a room.
agent-sits = You already sit at a table: leave it first.
agent-left = You have left the table.

## terminal: the review after a game

review-term-split = Luck and skill, in points of chance; luck is what cards that nobody had seen gave or took
review-term-line = luck { $luck }, skill { $skill } (give or take { $error }); { YOU($seat) ->
    [you] your own moves cost { $cost }
   *[other] own moves cost { $cost }
}
review-term-costly = { $seat }: the costliest moves
review-term-fine = { $seat }: the finest moves
review-term-cost = move { $number }, { $points } (give or take { $error }): { $made } Better: { $other } { $why }
review-term-gain = move { $number }, { $points } (give or take { $error }): { $made } { $why } Next best: { $other }
review-term-none = No move cost or gained 2 points or more.
review-term-command = The number of a move, or { $quit } to leave.

## later: puzzles

puzzle-title = Puzzles
puzzle-what = Positions from games of bots in which one move is clearly best. Find it: alone, or with up to three hints.
puzzle-none = This game has no puzzles.
puzzle-where = { $game }, puzzle { $number } of { $total }
puzzle-count = Puzzle { $number } of { $total }
puzzle-all = All puzzles
puzzle-task = Which move wins most often?
puzzle-task-together = Which move wins for all of you most often?
puzzle-task-solved = Which move keeps this winnable most often?
puzzle-legal = { $count } moves are possible. Make one, or open a hint.
puzzle-grade = { $grade ->
    [easy] easy
    [medium] medium
   *[hard] hard
}
puzzle-hint = Hint { $number }
puzzle-hints = Hints
puzzle-open = Open
puzzle-after = after hint { $number }
puzzle-rule = The rule behind it: { $clause }
puzzle-right = Yes, that is the move.
puzzle-wrong = There is a better move. The board is as it was: try again.
puzzle-shown = This is the move.
puzzle-waits = Working out what that is worth…
puzzle-chance = Games won with it, of 100
puzzle-chance-solved = Still winnable with it, in 100 deals of the hidden cards
puzzle-best = the best move
puzzle-tried = what you tried
puzzle-second = the second best
puzzle-worlds = Played on { $count } times each, from the same imagined deals of the hidden cards. There were { $legal } moves to choose from.
puzzle-worlds-solved = A solver looked at { $count } possible deals of the hidden cards. There were { $legal } moves to choose from.
puzzle-show = Show the move
puzzle-next = Next puzzle
puzzle-from = From a game of { $seats ->
    [one] one bot
   *[other] { $seats } bots
}, after { $turn ->
    [one] one move
   *[other] { $turn } moves
}.
puzzle-seen = Seen before, and face down again
puzzle-mark = { $result ->
    [alone] found alone
    [hint] found with a hint
    [missed] not found
   *[none] not tried yet
}
puzzle-progress = { $found } of { $total } found
puzzle-first = Your first result counts.

## terminal: puzzles

puzzle-command = Type the number of a move, { $hint } for the next hint, { $show } for the solution, { $quit } to stop.
puzzle-number = There is no move { $number }: type a number from 1 to { $count }.

## terminal: the deal of the day

term-day-ask = Enter plays it, n leaves it out
term-day-page = It needs ears: play it in a browser.
term-day-date = { $date } is no date such as 2026-11-16.
term-day-no = n
