### Playing at a table that another program hosts.

together = Play on several screens
together-help = One computer opens the table, and shows its address. Type it here to join.
together-open = Open for other screens
together-no-hints = without hints
together-new-table = Open a new table
together-host-name = Host
together-not-open = The table could not be opened: { $why }
together-invite = Others choose “Play on several screens” in the game and type this address:
together-invite-page = Or they open this page in a browser, such as that of a phone:
together-closed = The table is closed. Its match is among your saved matches.
together-close = Close the table
together-address = Address of the table
together-such-as = such as { $example }
together-name = Your name
together-join = Join
together-no-code = The address must end with # and the table's code.
together-no-host = This is not an address. Type it as the host shows it.
together-table = Table { $code }
together-coming = Connecting ...
together-your-turn = Your turn
together-here = You are connected.
together-watching = { $count ->
    [one] You are connected. One person is watching.
   *[other] You are connected. { $count } people are watching.
}
together-broken = The connection to the table is lost. Connecting again ...
together-no-answer = No answer from { $address }. Trying again ...
together-certificate = The certificate of { $address } is not trusted on this computer. Trying again ...
together-at-end = Go to the end of the match first.
together-no-name = Type your name first.
together-free = Free seat
together-you = { $name } (you)
together-absent = { $name } (away)
together-waits = Waiting for { $name }
together-free-seat = { $seat } (free seat)
together-you-watch = You are watching. Choose a seat to play.
together-sit = Sit here
together-add-bot = Add a bot
together-no-bot = Remove the bot
together-leave-seat = Leave this seat
together-new-code = New code
together-new-code-help = The present code stops working. Everyone at the table stays.
together-out = Remove
together-watchers-out = Remove the watchers
together-out-sure = Yes, remove
together-out-help = A removed player cannot come back with the present code. The table gets a new one.
together-shown-out = The owner of the table has removed you.
together-to-board = To the board
together-go-away = Leave the table
together-not-yours = It is { $name }'s turn.
together-no-way-back = These moves cannot be taken back.
together-offer-draw = Offer a draw
together-offer-late = The game moved on before your offer arrived.
together-draw-all = Everyone still in the game must agree to a draw.
together-draw-some = Between which players? Each of them must agree.
together-offers-back = { $name ->
    [you] You would like to take back
   *[other] { $name } would like to take back
} { $count ->
    [one] the last action, { $first }.
   *[other] the last { $count } actions, from { $first } on.
}
together-offers-draw = { $name ->
    [you] You have offered a draw.
   *[other] { $name } has offered a draw.
}
together-offers-draw-some = { $name ->
    [you] You have offered a draw between { $players }.
   *[other] { $name } has offered a draw between { $players }.
}
together-offers-next = { $name ->
    [you] You would like to begin the next game.
   *[other] { $name } would like to begin the next game.
}
together-offers-rematch = { $name ->
    [you] You would like to play again.
   *[other] { $name } would like to play again.
}
together-agree = Agree
together-decline = Decline
together-withdraw = Withdraw
together-waits-for = Waiting for { $names } to agree.
together-declined = { $name } did not agree.
together-bot-for-now = A bot is playing for now.
together-stand-in = { $name } (a bot for now)
together-other-version = The table's host has another version of the game.
together-no-table = There is no table with this code.
together-full = The table is full.
together-too-fast = That was too fast. Try again.
together-taken = This seat is taken.
together-not-now = You cannot do this now.
together-not-kept = The host could not save the move, so it was not played.
