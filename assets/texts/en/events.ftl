### What has happened, as a headline across the table and as sentences.

event-king-dead = The king is dead
event-king-dead-why = { $name ->
    [you] Your king is dead. { $by } takes over your army.
   *[other] { $name }'s king is dead. { $by ->
        [you] You take
       *[other] { $by } takes
    } over the army.
}
event-king-captured = The king is captured
event-king-captured-why = { $by ->
    [you] You have captured { $name }'s king. The army leaves the board.
   *[other] { $by } has captured { $name ->
        [you] your king. Your army leaves the board.
       *[other] { $name }'s king. The army leaves the board.
    }
}
event-mate = Checkmate
event-mate-by = { $name ->
    [you] You are checkmated. { $by } takes over your army.
   *[other] { $name } is checkmated. { $by ->
        [you] You take
       *[other] { $by } takes
    } over the army.
}
event-mate-alone = { $name ->
    [you] You are checkmated. No one takes over your army.
   *[other] { $name } is checkmated. No one takes over the army.
}
event-check-first = { $over ->
    [you] You lose this turn
   *[other] { $over } loses this turn
}: { $name ->
    [you] you must answer a check first.
   *[other] { $name } must answer a check first.
}
event-at-once = { $over ->
    [you] You lose this turn
   *[other] { $over } loses this turn
}: { $name ->
    [you] you move at once.
   *[other] { $name } moves at once.
}
event-passes = { $name ->
    [you] You cannot move and pass.
   *[other] { $name } cannot move and passes.
}
event-out-of-time = { $name ->
    [you] You are out of time.
   *[other] { $name } is out of time.
}
event-resigned = { $name ->
    [you] You have resigned.
   *[other] { $name } has resigned.
}
event-drew = { $name ->
    [you] You leave the game: { $why }.
   *[other] { $name } leaves the game: { $why }.
}
event-froze = { $name ->
    [you] You have resigned. Your pieces stay on the board, frozen.
   *[other] { $name } has resigned. The pieces stay on the board, frozen.
}
event-absent = { $name ->
    [you] You are absent. Your pieces stay on the board, frozen.
   *[other] { $name } is absent. The pieces stay on the board, frozen.
}
event-penalised = { $name ->
    [you] You pay with your king. Your other pieces stay on the board, frozen.
   *[other] { $name } pays with the king. The other pieces stay on the board, frozen.
}
event-trade = { $seller ->
    [you] You trade with { $buyer }.
   *[other] { $seller } trades with { $buyer }.
}
event-declined = No deal: { $name ->
    [you] you keep
   *[other] { $name } keeps
} { $piece }.
