### The command line's own sentences. What stands under "wrong" comes after "tailback: ", so it begins
### with a small letter and has no full stop. Commands and what is typed (undo, save FILE, NAME=VALUE)
### stay as they are in every language. $file, $folder, $bot, $part, $word and $clause are quoted
### where it matters; $options, $names, $games and $moves are lists with commas.

## Games and bots

game-line = { $name }; players: { $players }; options: { $options }
list = { $most } and { $last }
seated =
    { $player ->
        [human] { $seat }: human
       *[bot] { $seat }: { $player }
    }

## Playing

committed = Seed committed to: { $commitment }
help-hint = Type help for what you can type.
help =
    Type a move, or a whole turn in one line. Besides:
      ?             the moves you may make
      undo          take back the last move of this turn
      rules CLAUSE  a clause of the rules; without CLAUSE, their titles
      hint          what the computer would do
      show          the table again
      save FILE     write the transcript so far, as far as you may see it
      quit          leave
deal-own = You are dealt { $cards }
deal-seat = { $seat } is dealt { $cards }
deal-others =
    { $count ->
        [one] the others { $count } card each
       *[other] the others { $count } cards each
    }
deal-each =
    { $count ->
        [one] Everyone is dealt { $count } card
       *[other] Everyone is dealt { $count } cards
    }
deal-other =
    { $count ->
        [one] { $seat } gets { $count } card
       *[other] { $seat } gets { $count } cards
    }
deal-count =
    { $count ->
        [one] { $seat } is dealt { $count } card
       *[other] { $seat } is dealt { $count } cards
    }
your-move = Your move.
enter-plays = Enter: { $move }
turn-ready = { $turn }: Enter ends your turn, undo takes back.
nothing-to-undo = There is nothing to take back in this turn.
hint = The computer would play { $turn }
remember = Remember this, then press Enter.
hand-over = Press Enter, then hand over to { $name }.
take-over = { $name }, press Enter when nobody else looks.
saved = Saved as { $file }.
left = You leave the game.
input-ended = The input has ended; you leave the game.
stopped = Stopped.

## A line that is not played

no-move = { $word } is no move; try one such as { $moves }. Type ? for all you may make.
move-of-chance = { $move } is what chance brings, not a move.
move-refused = { $move } is not allowed. { $why }
move-too-many = { $move } is one too many: nothing can follow what comes before it.

## The end

result = Result: { $end }.
end-draw = a draw ({ reason })
end-nobody = nobody at the table has won ({ reason })
end-won =
    { $count ->
        [one] { $names } wins ({ reason })
       *[other] { $names } share the win ({ reason })
    }
reason =
    { $why ->
        [resigned] given up
        [agreed] draw agreed
        [time] out of time
       *[clause] { $why }
    }
verify-hint = tailback verify { $file } checks moves and draws.
save-hint = save FILE writes the transcript, with the seeds for tailback verify.
save-or-leave = save FILE, or Enter to leave

## Transcripts

standard-input = standard input
replayed = ok: { word-decisions } and { word-draws } are as the rules allow; { $end }
not-over = the game is not over
word-decisions =
    { $decisions ->
        [one] { $decisions } decision
       *[other] { $decisions } decisions
    }
word-draws =
    { $draws ->
        [one] { $draws } draw
       *[other] { $draws } draws
    }
fair =
    { $draws ->
        [one] checked: every seed is the one committed to, and { $draws } draw follows from them
       *[other] checked: every seed is the one committed to, and all { $draws } draws follow from them
    }
proven = proven: your receipt is from before anyone revealed a seed, so nobody could choose the deal. It does not stop a host who holds the server’s seed from looking
not-proven = not proven: { $why }
promise-kept = promised: the server had fixed this seed in the match before, when nobody’s seed was known yet

## Counting

perft-so-far = depth { $depth }: { $counted } so far, { $rate }/s, { $seconds } s
progress = { $done } of { $games } games, { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) }/s, { $seconds } s to go
counted-games = games: { $games } in { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
counted-rate = games/s: { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) }
counted-decisions = decisions/s: { NUMBER($rate, maximumFractionDigits: 0) }
counted-length = average length: { NUMBER($decisions, minimumFractionDigits: 1, maximumFractionDigits: 1) } decisions, { NUMBER($draws, minimumFractionDigits: 1, maximumFractionDigits: 1) } draws
counted-ends = ended by { $clause }: { $games }
tally-player = player { $player }: { tally }
tally-seat = seat { $seat }: { tally }
tally = { $wins } won ({ NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %), { $draws } drawn, { $losses } lost

## The server and its database

serving = Tailback is at { $address }  (Ctrl-C to stop)
on-network = On your network: { $address }
check-ok = ok: { word-matches } with { word-entries }, every hash fits and every move and draw is as the rules allow
check-bad = damaged: { word-problems } in { word-matches } with { word-entries }
word-problems =
    { $bad ->
        [one] { $bad } problem
       *[other] { $bad } problems
    }
check-progress = { $done } of { $matches } matches
word-matches =
    { $matches ->
        [one] { $matches } match
       *[other] { $matches } matches
    }
word-entries =
    { $entries ->
        [one] { $entries } entry
       *[other] { $entries } entries
    }
backed-up = { $file } is a copy of { $database }
keys-made = The keys are in { $file }. Keep them secret; give a server this line in its settings: push_keys = "{ $file }"
backed-up-damaged = { $database } is damaged. { $file } is a copy of it all the same
backed-up-partly = { $file } is a copy of { $database }, of which not all could be checked
open-to-others = { $file } may be read by others on this machine (mode { $mode }): chmod 600 { $file }
host-table = { $table }  { $game }, { $closed }{ $when }, { word-entries }, connections now: { $people }
host-closed-mark = closed,{ " " }
host-closed = Table { $table } is closed.
host-reopened = Table { $table } is open again.
host-sent-away = Connections ended: { $people }
host-blocked = { $address } is kept out.
host-unblocked = { $address } may come in again.
host-not-blocked = { $address } was not kept out
host-blocked-since = { $address }  since { $when }
host-none-blocked = Nobody is kept out.
host-no-server = No server answers on this database now; what is decided holds from its next start.
host-costs = Units of work since the server started; a message is one.
host-key-made = The key is in { $file }. Give the server this line in its settings: host_key = "{ $file }"; then how it fares is at /dashboard#{ $key }, behind your server’s address. Whoever has this link sees it.
host-cost-address = { $spent }  { $address }, connections now: { $sockets }, tables opened: { $tables }
host-cost-table = { $spent }  table { $table }, connections now: { $people }

## What is wrong

usage = { $why } (see { $prog } --help)
argument = argument { $name }: { $why }
no-command = there is no such command; there are { $commands }
not-understood = this is not understood here: { $words }
which-game = which game? there are: { $games }
game-broken = game { $game } cannot be loaded: { $why }
its-game-broken = its game cannot be loaded: { $why }
game-silent = { $game } has no texts in language { $language }
bot-broken = bot { $bot } for { $game } cannot be loaded: { $why }
players-count = players: { $seats } seats ({ $names }) need { $seats } names, not { $given }
players-form = players: { $part } is not SEAT=PLAYER; seats: { $names }
players-twice = players: seat { $seat } is given twice
option-form = option { $option }: written NAME=VALUE
option-twice = option { $option }: given twice
no-ages = nobody’s age counts in { $game } with these options: leave out --youngest and --by-age
ages-twice = --youngest or --by-age, not both
by-age-players = --by-age needs --players, which names the players from the youngest on
youngest-nobody = --youngest: nobody here is called { $name }; seats: { $names }
youngest-several = --youngest: { $name } sits on several seats ({ $names }): name the seat
own-devices = { $game } cannot be played at one terminal: everyone needs a device of their own. Open a table with tailback serve
own-devices-with =
    { $count ->
        [one] { $game } with the option { $options } cannot be played at one terminal: everyone needs a device of their own. Leave the option out, or open a table with tailback serve
       *[other] { $game } with the options { $options } cannot be played at one terminal: everyone needs a device of their own. Leave one of them out, or open a table with tailback serve
    }
no-clause = no clause { $clause } in { $game }; there are { $first } to { $last }
save-where = save needs the name of a file
only-save = the game is over; save FILE or Enter
in-file = { $file }: { $why }
not-toml = is no TOML file: { $why }
not-text = line { $line }: byte { $byte } is not UTF-8 text
no-file = there is no file { $file }
is-folder = { $file } is a folder, not a file
unreadable = { $file } cannot be read: { $why }
unwritable = { $file } cannot be written: { $why }
not-overwritten = { $file } exists and is no transcript; choose another name
exists-already = { $file } exists already; choose another name
no-folder = folder { $folder } cannot be made: { $why }
system =
    { $code ->
        [EACCES] you are not allowed to
        [EPERM] you are not allowed to
        [EEXIST] there is a file of this name
        [EISDIR] it is a folder
        [ENOENT] its folder does not exist
        [ENOTDIR] a part of its path is a file
        [ENOSPC] there is no room left
        [EROFS] nothing can be written there
       *[other] { $why }
    }
no-address = { $host } is no address of this machine
not-network = { $value } is neither an address nor a network, such as 192.0.2.7 or 192.0.2.0/24
port-taken = port { $port } is in use; choose another with --port, or 0 for any free one
port-forbidden = port { $port } is not allowed for this user; choose one above 1023
no-listening = { $host } port { $port } cannot be used: { $why }
needs-server = this needs more packages ({ $package }): pip install tailback[server]
needs-extra = this needs more packages ({ $package }): pip install tailback[{ $extra }]
no-ray = --ray { $address }: no Ray cluster can be used there ({ $why }); it is named as ray://HOST:10001
bad-keys = { $file } has no keys that can be read; { $how } FILE makes some
setting-none = none
setting-usual = as usual
setting-wrong = { $where }: { $value } is not { $due ->
     [text] a text
     [texts] a list of texts
     [whole] a whole number of at least 0
     [number] a number of at least 0
     [flag] yes or no
     [port] a port from 0 to 65535
     [days] a number of days from 1 to 36500
     [database] a file, or an address such as postgresql+psycopg://USER:PASSWORD@HOST/NAME
     [ray] an address such as ray://10.0.0.5:10001
     [networks] a list of addresses or networks, such as 10.0.0.0/8
     [file] a file of settings that can be read
     [toml] TOML
     [small] a file of at most 64 KB
    *[setting] a setting; tailback settings lists them
    }
