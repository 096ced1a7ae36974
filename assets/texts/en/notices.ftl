### What is told in a sentence below the table.

notice-replayed = The match is being played again: wait, or stop it.
notice-answered-go-on = An opponent has already replied, so this cannot be undone. Go to the last move to play on.
notice-bot-plays = A bot plays for { $name }. To play yourself, change the players in the menu.
notice-bot-plays-on = The bot of { $name } plays on: it stands too well for a draw.
notice-paused = The match is paused: nobody moves before it goes on.
notice-answered = An opponent has already replied, so this cannot be undone.
notice-no-set-up = This game cannot be set up: { $why }.
notice-not-put-aside = The running match cannot be put aside ({ $why }). Before another begins, end it by giving up, or by a draw.
notice-last-game = This is the last game of the match.
notice-next-game = The next game begins when this one is over.
player-1 = Player 1
player-2 = Player 2
player-3 = Player 3
player-4 = Player 4
notice-not-shown = This cannot be shown: { $why }.
notice-speak-at-end = Go to the last move before you speak.
notice-secretly = { $name } to { $names }, secretly.
notice-turn-of-bot = It is { $name }'s turn, and a bot plays for them.
notice-nothing-moves = Nothing on { $square } can move now.
notice-turn-of-other = It is { $name }'s turn: { $why }.

## Bots and hints

hint-search = Looking for a hint.
hint-later = There is a hint when it is a human's turn.
hint-over = The game is over: there is nothing to hint at.
hint = Hint: { $action }.
hint-why = Hint: { $action }: { $why }.
hint-none = There is no hint: { $why }.
bot-engine = Engine { $number }
bot-of-character = { $level }, { $character }
bot-plays-on = A bot plays on for { $name }: { $bot }.
bot-leaves = A human plays on for { $name }.
bot-reason = { $name }: { $why }.
bot-not-legal = what it wants to play is not legal
bot-gives-up = The bot of { $name } gives up ({ $why }): a human plays on.
bot-stumbled = something went wrong while it was thinking
bot-no-level = there is no level { $level }
nothing-to-decide = there is nothing to decide: the game is over, or the dice are to be thrown

# What is wrong with another program that plays. $why: one of the texts that come next, or the system's words.
engine-fault = the engine `{ $name }`: { $why }
engine-absent = engine { $number } was not brought along
engine-no-command = there is no command
engine-no-start = it does not start: { $why }
engine-no-pipes = it has no standard input or output
engine-no-word = no `{ $word }` came within { $seconds } s
engine-deaf = it does not listen
engine-late = it does not answer in time
engine-ended = it has ended
engine-no-action = it answers `{ $token }`, which is not an action
engine-illegal = it answers `{ $token }`, against the rules: { $why }
bot-stopped = the bot stopped twice while it was thinking

## Where matches are kept

save-second-window = The game is open in another window already. This one keeps a match of its own, as `{ $name }`.
save-not-put-aside = The last match could not be put aside ({ $why }), so this game is not saved.
save-unread-kept = The last game could not be restored: { $why }. It is kept in { $place }.
save-unread-lost = The last game could not be restored: { $why }. It could not be put aside ({ $fault }), so this game is not saved.
save-other-name = The game is open in another window, too. This one goes on under another name, `{ $name }`.
save-fails = The game is not being saved: { $why }.
save-clocks = The clocks begin anew, for their times could not be read: { $why }.
save-no-clocks = The match goes on without clocks, for its tag was not understood: { $why }.
save-no-bots = Only humans play on, for the tag of the bots was not understood: { $why }.
save-no-match = The game goes on without its match, which was not understood: { $why }.
save-lines-lost = Variations that could not be read were left out: { $count }.
save-no-continue = This match cannot go on: { $why }.
save-gone = it is no longer there
save-not-deleted = This match cannot be deleted: { $why }.
store-full = this browser's store is full
store-fault = this browser says: { $why }
store-none = this browser keeps nothing
picture-saved = The picture is saved: { $place }.
picture-not-saved = The picture is not saved ({ $why }): { $place }.
# On the page: what becomes of it there, the browser does not say.
picture-downloaded = The browser has been given the picture: { $place }.

## What is wrong with a save or a record

save-times-too-many = there are times for { $times } actions, but only { $actions } in the match
save-no-time-control = `{ $found }` is none of `-`, `*30` and `300+5`
save-no-bots-at = `{ $found }` is neither `human` nor a bot, such as `4` or `4+hoarder` (a level from 1 to { $levels }), nor an engine that was brought along, such as `engine1`
save-not-text = { $path }: this is not text
save-keeps-nothing = Nothing is kept here.
save-not-kept = This match cannot be kept: { $why }.
