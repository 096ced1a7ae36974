### What is told in a sentence below the table.

notice-replayed = The match is being replayed. Wait, or stop the replay.
notice-answered-go-on = An opponent has already replied, so this cannot be undone. Go to the last move to play on.
notice-hidden-go-on = Something hidden was played after this, so it cannot be undone. Go to the last move to play on.
notice-bot-plays = { $name ->
    [you] A bot plays for you. To play yourself, change the players in the menu.
   *[other] A bot plays for { $name }. To play yourself, change the players in the menu.
}
notice-bot-plays-on = { $name }'s bot declines the draw: its position is too good.
notice-paused = The match is paused. Resume it to move.
notice-answered = An opponent has already replied, so this cannot be undone.
notice-hidden = What was hidden when it was played cannot be undone.
notice-no-set-up = This game cannot be set up: { $why }.
notice-not-put-aside = The current match cannot be saved ({ $why }). Resign or agree to a draw before you start another.
notice-last-game = This is the last game of the match.
notice-next-game = The next game starts after this one.
player-1 = Player 1
player-2 = Player 2
player-3 = Player 3
player-4 = Player 4
notice-not-shown = This cannot be shown: { $why }.
notice-speak-at-end = Go to the last move to talk.
notice-secretly = { $name ->
    [you] You
   *[other] { $name }
} to { $names }, in secret.
notice-turn-of-bot = It is { $name }'s turn, and a bot plays for { $name }.
notice-nothing-moves = Nothing on { $square } can move now.
notice-turn-of-other = { $name ->
    [you] It is your turn
   *[other] It is { $name }'s turn
}: { $why }.

## Bots and hints

hint-search = Looking for a hint ...
hint-later = Hints are available on a human player's turn.
hint-forbidden = This table allows no hints.
hint-over = The game is over. There are no more hints.
hint = Try this: { $action }.
hint-why = { $action } { $why }.
hint-none = No hint: { $why }.
bot-engine = Engine { $number }
bot-of-character = { $level }, { $character }
bot-plays-on = { $name ->
    [you] A bot takes over for you: { $bot }.
   *[other] A bot takes over for { $name }: { $bot }.
}
bot-leaves = { $name ->
    [you] You take over.
   *[other] A human takes over for { $name }.
}
bot-reason = { $name }: { $why }.
bot-not-legal = its move { $token } is against the rules: { $why }
bot-gives-up = { $name ->
    [you] Your bot stopped working ({ $why }). You take over.
   *[other] { $name }'s bot stopped working ({ $why }). A human takes over.
}
bot-stumbled = it ran into an error
bot-no-room = there is too little memory to think
bot-no-level = there is no level { $level }
nothing-to-decide = there is nothing to decide: the game is over, or the dice must be rolled

# What is wrong with another program that plays. $why: one of the texts that come next, or the system's words.
engine-fault = the engine `{ $name }`: { $why }
engine-absent = engine { $number } is not available
engine-no-command = no command was given
engine-no-start = it does not start: { $why }
engine-no-pipes = it has no standard input or output
engine-no-word = no `{ $word }` came within { $seconds } s
engine-deaf = it does not accept commands
engine-late = it does not answer in time
engine-ended = it has stopped running
engine-no-action = its answer `{ $token }` is not an action
engine-illegal = its answer `{ $token }` is against the rules: { $why }
bot-stopped = the bot stopped twice while thinking

## Where matches are kept

save-second-window = The game is already open in another window. This window keeps its own match, `{ $name }`.
save-not-put-aside = The last match could not be moved aside ({ $why }), so this game is not saved.
save-unread-kept = The last game could not be restored: { $why }. The file was kept as { $place }.
save-unread-lost = The last game could not be restored: { $why }. The file could not be moved aside ({ $fault }), so this game is not saved.
save-other-name = The game is also open in another window. This match is now saved under another name, `{ $name }`.
save-the-match = the match
save-fails = The game is not being saved: { $why }.
save-clocks = The clocks were reset because their times could not be read: { $why }.
save-no-clocks = The match continues without clocks because its time control could not be read: { $why }.
save-no-bots = Humans play all seats because the bots could not be read: { $why }.
save-no-match = The game continues as a single game because its match could not be read: { $why }.
save-lines-lost = Variations that could not be read were left out: { $count }.
save-no-continue = This match cannot be continued: { $why }.
save-gone = it no longer exists
save-not-deleted = This match cannot be deleted: { $why }.
store-full = the browser's storage is full
store-fault = the browser says: { $why }
store-none = this browser does not store anything
picture-saved = Screenshot saved: { $place }.
picture-not-saved = Could not save the screenshot ({ $why }): { $place }.
# On the page: what becomes of it there, the browser does not say.
picture-downloaded = Your browser is downloading the screenshot: { $place }.

## What is wrong with a save or a record

save-times-too-many = there are times for { $times } actions, but the match has only { $actions }
save-no-time-control = `{ $found }` is not a time control; examples: `-`, `*30`, `300+5`
save-no-bots-at = `{ $found }` is not a player: `human`, a bot such as `4` or `4+hoarder` (levels 1 to { $levels }), `coach`, or an available engine such as `engine1`
save-not-text = this is not text
save-keeps-nothing = Nothing is saved here.
save-not-kept = This match cannot be saved: { $why }.

## Bots that adapt to the results of the humans

coach-weaker-now = The bots play a little weaker now.
coach-as-before = The bots play as before again.
coach-stronger-now = The bots play a little stronger now.
coach-unread = Coach begins anew, because the earlier results could not be read: { $why }
