### Playing at a table that another program hosts.

together = Play on several screens
together-help = One computer hosts the table: run “bulldozer-gambit host” there. It shows an address for all players.
together-address = Address of the table
together-such-as = such as { $example }
together-name = Your name
together-join = Join
together-no-code = The address must end with # and the table's code.
together-no-host = This is not an address. Type it as the host shows it.
together-table = Table { $code }
together-coming = Connecting ...
together-here = You are connected.
together-watching = { $count ->
    [one] You are connected. One person is watching.
   *[other] You are connected. { $count } people are watching.
}
together-broken = The connection to the table is lost. Connecting again ...
together-free = Free seat
together-you = { $name } (you)
together-absent = { $name } (away)
together-bot = Bot, level { $level }
together-sit = Sit here
together-add-bot = Add a bot
together-no-bot = Remove the bot
together-leave-seat = Leave this seat
together-to-board = To the board
together-go-away = Leave the table
together-not-yours = It is { $name }'s turn, at another screen.
together-no-undo = Moves cannot be undone at a shared table.
together-other-version = The table's host has another version of the game.
together-no-table = There is no table with this code.
together-full = The table is full.
together-too-fast = That was too fast. Try again.
together-taken = This seat is taken.
together-not-now = You cannot do this now.
together-not-kept = The host could not save the move, so it was not played.
