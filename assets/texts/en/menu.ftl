### The menu, and what it leads to.

menu = Menu
menu-new-game = New game
menu-share = Save and share
menu-players = Players and bots
menu-course = Game review
menu-rule-book = Rule book
menu-keys = Keys
menu-talk = Talk and accusations
menu-draw = Agree on a draw
menu-resign = Resign
menu-gone = A player has left
menu-title = Title screen
menu-fullscreen = Full screen
menu-quit = Quit
menu-back = Back to the table

## Players who give up, agree on a draw, or have gone

leave-draw-all = Do all players who are still in the game agree on a draw?
leave-draw-some = Who agrees on a draw? The others play on.
leave-draw-all-agree = All agree
leave-draw-they-agree = They agree
leave-play-on = Play on
leave-who-has-gone = Which player has left for good?
leave-nobody-has-gone = None
leave-is-absent = Declare { $name } absent?
# What becomes of those who have gone.
leave-what-follows = On their next turn without check, their king leaves the board and their other pieces freeze. As long as they are in check, the next player moves for them.
leave-declare-absent = Declare absent
leave-plain = Resign and remove my pieces
leave-remove = Resign and remove my pieces
leave-freeze = Resign and freeze my pieces
leave-absent = Leave the game: in check, the next player moves for me
leave-gives-up = Resign as { $name }?
# In the question above, where nobody is on turn.
leave-somebody = the player

## Matches that were left before their end

matches = Saved matches
matches-counted = Saved matches ({ $count })
matches-none = No saved matches yet. When you start a new match, an unfinished one is saved here.
matches-continue = Continue
matches-delete = Delete
matches-doom = Delete this match for good?
matches-doomed = Delete for good
matches-keep = Keep
matches-copy = Keep a copy
# Stands in an empty field.
matches-copy-name = Name of a copy of this match
matches-actions =
    { $count ->
        [one] { $count } action
       *[other] { $count } actions
    }
matches-begun = begun { $date }, { matches-actions }

## Links, records and saves

share-help = A link holds the whole match: whoever opens it plays on, or looks back.
# Instead of that, while somebody lays groups that others must not see.
share-secret = Players are choosing their set-ups in secret. You can copy and save once both have chosen.
share-copy-link = Copy the link
share-link-copied = The link is copied.
share-copy-record = Copy the record
share-record-copied = The record is copied.
share-not-copied = Nothing could be copied: { $why }.
share-save-record = Save the record
# The file, with its folder where that is known.
share-record-saved = The record is saved: { $place }.
share-record-not-saved = The record cannot be saved: { $why }.
share-paste = A link, a record or a saved match, pasted here:
share-open = Open it
# Lets the browser ask for one.
share-open-file = Open a file
share-close = Close
share-unopened = This file cannot be opened: { $why }.
