### The menu, and what it leads to.

menu = Menu
menu-resume = Resume

# What is folded in the menu.
menu-match = This match
menu-matches = Matches
menu-help = Learn and rules
menu-program = Window

menu-new-game = New game
menu-share = Save and share
menu-players = Players and bots
menu-course = Game review
menu-rule-book = Rule book
menu-keys = Keys and gamepad
menu-talk = Talk and accusations
menu-draw = Agree to a draw
menu-resign = Resign
menu-gone = A player has left
menu-title = Title screen
menu-fullscreen = Full screen
menu-quit = Quit
menu-back = Close

## Players who give up, agree on a draw, or have gone

leave-draw-all = Do all remaining players agree to a draw?
leave-draw-some = Which players agree to a draw? The others play on.
leave-draw-select = Select at least two players.
leave-draw-all-agree = All agree
leave-draw-they-agree = They agree
leave-play-on = Play on
leave-who-has-gone = Which player has left for good?
leave-nobody-has-gone = Cancel
leave-is-absent = { $name ->
    [you] Declare yourself absent?
   *[other] Declare { $name } absent?
}
# What becomes of those who have gone.
leave-what-follows = On their next turn, their king leaves the board and their other pieces freeze. If they are in check then, the next player answers it for them first.
leave-declare-absent = Declare absent
leave-plain = Resign and remove my pieces
leave-remove = Resign and remove my pieces
leave-freeze = Resign and freeze my pieces
leave-absent = Leave without resigning
leave-absent-why = On your next turn, your king leaves the board and your other pieces freeze. If you are in check then, the next player answers it for you first.
leave-gives-up = { $name ->
    [you] Resign?
   *[other] Resign as { $name }?
}
# In the question above, where nobody is on turn.
leave-somebody = this player

## Matches that were left before their end

matches = Saved matches
matches-counted = Saved matches ({ $count })
matches-none = No saved matches yet. When you start a new match, an unfinished one is saved here.
matches-continue = Continue
matches-delete = Delete
matches-doom = Delete this match permanently?
matches-doomed = Delete permanently
matches-keep = Keep
matches-copy = Save a copy
# Stands in an empty field.
matches-copy-name = Name of the copy
matches-actions =
    { $count ->
        [one] { $count } action
       *[other] { $count } actions
    }
matches-begun = started { $date }, { matches-actions }

## Links, records and saves

post-help = By post: play your turn, then send its link to the next player. When their link comes back, paste it below.
post-send = Send my turn
post-your-turn = By post: your turn
post-sent = By post: sent, no answer yet
post-older =
    { $count ->
        [one] This link is old: one action has been played since then.
       *[other] This link is old: { $count } actions have been played since then.
    }
post-contradicts = This link contradicts the match that you have: action { $number } was { $own }, and the link says { $other }. Nothing has changed.
post-other-start = This link contradicts the match that you have: it begins differently. Nothing has changed.
post-elsewhere = This match is open in another window. Open the link there.
post-code = The code holds the same link. Scan it with the phone of the next player, and open it there or copy it into Save and share.
share-help = A link contains the whole match. Anyone who opens it can replay it and play on.
# Instead of that, while a match with dice or secret talk is running.
share-help-running = A link holds the match so far. Secret talk is left out, and new dice are drawn for the turns to come.
# Instead of that, while somebody lays groups that others must not see.
share-secret = Players are choosing in secret. You can copy and save once all have chosen.
share-copy-link = Copy link
share-link-copied = Link copied.
share-copy-record = Copy record
share-record-copied = Record copied.
share-not-copied = Could not copy: { $why }.
share-save-record = Save record
# The file, with its folder where that is known.
share-record-saved = Record saved: { $place }.
share-record-not-saved = Could not save the record: { $why }.
share-paste = Paste a link, a record or a saved match:
share-open = Open
# Lets the browser ask for one.
share-open-file = Open file
share-close = Close
# $why: a sentence, with its full stop.
share-unopened = Could not open { $file }. { $why }
# Of a file whose name is not known.
share-this-file = this file
