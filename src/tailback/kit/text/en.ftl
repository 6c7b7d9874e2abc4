### What the kit has to say when something is wrong. Each message is part of a line, so it begins
### with a small letter and has no full stop.
### $value, $name, $part and $text are quoted already; $names and $choices are lists with commas.

## Options

option-wrong = option { $option }: { $why }
option-none = this game has no options
option-near = there is no such option; did you mean { $near }?
option-unknown = there is no such option; there are { $names }
setup-wrong = the game cannot start like this. { $why }
not-flag = { $value } is neither true nor false
not-choice = { $value } is not one of { $choices }
not-whole = { $value } is not a whole number from { $least } to { $most }
not-whole-least = { $value } is not a whole number of at least { $least }
nor-none = { $why }, nor none
field-wrong = { $field }: { $why }
not-numbers = { $value } is no list of numbers, such as { $example }
named-twice = { $value } is named twice
too-long = more than { $most } characters are refused

## Games and bots

no-game = no game { $name }; { $hint }
no-bot = no bot { $name } for { $game }; { $hint }
hint-near = did you mean { $near }?
hint-all =
    { $count ->
        [0] there are: none
       *[other] there are: { $names }
    }
seats-wrong = { $game } is played by { $due }, not by { $given }

## Moves and positions as text

column-wrong = { $text }, column { $column }: { $why }
place-wrong = { $text }, line { $line }, column { $column }: { $why }
moves-due =
    { $count ->
        [0] a move is needed from each of: nobody
       *[other] a move is needed from each of: { $names }
    }
chance-due = chance must fall first: one of its outcomes is due

## Transcripts

line-wrong = line { $line }: { $why }
transcript-lines = a transcript has at most { $most } lines
cut-off = the last line is cut off
no-character = a character is not valid
check-wrong = the check at its end does not fit the text before it
title-wrong = only { $title } is known
rules-number = { $game } is played by rules number { $due } here, and this match by { $given }: use the version of Tailback that it began with
was-over = the game was over before this line
no-seat-colon = { $part } does not begin with a seat and a colon
not-a-seat = { $name } is none of the seats { $names }
joint-moves = seats that choose together choose one move each
hidden-draw = a hidden draw (=?) cannot be played through before the match is over
line-written = this line is written { $due }
wrong-end = the transcript ends in the wrong place
seating-fields = a seating has seats, by_age and last
by-age = by_age names every seat once
last-game = last names the seat that started and the one that won, or null
given-count = this says how many moves and draws were taken over from another match: a whole number, no more than there are
changed-turn = this says after which of { $turns } turns the seat changed hands, in order
seed-digits = a seed is written as { $digits } hexadecimal digits
commitment-digits = a commitment is written as { $digits } hexadecimal digits
seed-bytes = a seed has { $due } bytes, this one has { $given }
no-object = an object in braces is due here
no-json = not readable as JSON ({ $why })
written = this is written { $due }
due-here = { $begins } was due here
not-allowed = not allowed: { $why }

## Fairness

no-seeds = this transcript carries no seeds: there is nothing to verify
other-seed = the server seed is not the one that was committed to
other-seat-seed = the seed of { $seat } is not the one that was committed to
other-bot-seed = the seed of { $seat }, a computer player, does not follow from the server’s commitment: it was chosen
other-given = what was taken over from another match was changed
not-following = this match is not the one that followed: it names another as the one before it, or none
other-promise = the server seed is not the one that was promised in the match before
other-commitment = the server’s commitment is not the one on the receipt
other-own-seed = a seed on the receipt is none of those that the seats had committed to
other-terms = what was agreed and committed to is not what the receipt was given for
no-receipt-text = this is not a receipt: a receipt has commitment, seeds and terms
dealt-without = the game was dealt without the seed of { $seats }: whoever held it back could choose between two deals
no-receipt = a transcript alone does not show when the seeds were committed to; a player’s receipt does
other-draw = draw { $draw }: the seeds give { $due }, the transcript has { $given }
