### Talk: what is said, agreed on and accused.

## Modes of talk.

talk-none = No talk
talk-open = Open talk
talk-secret = Open and secret talk
talk-none-help = No messages and no deals.
talk-open-help = Everyone hears everything.
talk-secret-help = Players may also whisper to some of the others.

## Deals, behind "offers South" and in lists.

deal-truce = a truce until the end of round { $round }
deal-attack = a joint attack on { $player } until the end of round { $round }
deal-draw = a draw

## What is said, as a sentence.

remark-to-all = { $who ->
    [you] You
   *[other] { $who }
}: “{ $words }”
remark-to-some = { $who ->
    [you] You
   *[other] { $who }
} to { $players }: “{ $words }”
remark-proposal = { $who ->
    [you] You offer { $players } { $deal }{ proposal-number }.
   *[other] { $who } offers { $players } { $deal }{ proposal-number }.
}
# Left out where there is no other proposal: $number is 0 then.
proposal-number = { $number ->
    [0] {""}
   *[other] {" "}(proposal { $number })
}
the-proposal = { $number ->
    [0] the proposal
   *[other] proposal { $number }
}
remark-accepts = { $who ->
    [you] You accept { the-proposal }.
   *[other] { $who } accepts { the-proposal }.
}
remark-declines = { $who ->
    [you] You decline { the-proposal }.
   *[other] { $who } declines { the-proposal }.
}
remark-withdraws = { $who ->
    [you] You withdraw { the-proposal }.
   *[other] { $who } withdraws { the-proposal }.
}
remark-accuses = { $who ->
    [you] You accuse
   *[other] { $who } accuses
} { $player } of breaking the agreed mode of talk.
remark-guilty = { $who ->
    [you] You vote: guilty.
   *[other] { $who } votes: guilty.
}
remark-innocent = { $who ->
    [you] You vote: innocent.
   *[other] { $who } votes: innocent.
}

## How deals stand.

deal-among = { $players }: { $deal }
deal-waits = awaiting { $person ->
    [you] your answer
    [one] { $players }'s answer
   *[other] answers from { $players }
}
deal-declined = declined by { $player }
deal-taken-back = withdrawn
deal-lapsed = not agreed
deal-in-force = in force
deal-kept = kept
deal-not-kept = not kept by { $players }
deal-broken = broken by { $players } with { $action }
breach-attack = { $person ->
    [you] You have
    [one] { $who } has
   *[other] { $who } have
} not kept to the joint attack on { $player }.
breach-truce = { $person ->
    [you] You have
    [one] { $who } has
   *[other] { $who } have
} broken the truce with { $players }.

## How accusations stand.

charge-open = { $who ->
    [you] You are accused. Still to vote: { $players }.
   *[other] { $who } is accused. Still to vote: { $players }.
}
charge-guilty = { $who ->
    [you] You are found guilty, and pay with a piece.
   *[other] { $who } is found guilty, and pays with a piece.
}
charge-innocent = { $who ->
    [you] You are found innocent.
   *[other] { $who } is found innocent.
}
charge-lapsed = { $who ->
    [you] The accusation against you lapsed because a player left the game before the vote ended.
   *[other] The accusation against { $who } lapsed because a player left the game before the vote ended.
}

## Why something may not be said.

talk-not-here = this game has no talk
talk-decided = what was decided must be played first: `{ $action }`
talk-agreed-none = the players agreed not to talk
talk-agreed-open = the players agreed that everyone hears everything
talk-to-nobody = a message needs at least one listener
talk-to-themselves = { $player ->
    [you] you cannot speak to yourself
   *[other] { $player } cannot speak to themselves
}
talk-no-words = a message needs words
talk-too-long = a message has at most { $most } characters, not { $found }
talk-control-character = a message has neither line breaks nor control characters
talk-number = the next proposal has the number { $number }
talk-round-over = it is round { $round } already
talk-too-late = a deal ends with round { $round } at the latest
talk-attacks-themselves = { $player ->
    [you] you cannot attack yourself
   *[other] { $player } cannot attack themselves
}
talk-nothing-to-attack = { $player ->
    [you] you have nothing left to attack
   *[other] { $player } has nothing left to attack
}
talk-no-proposal = there is no proposal { $number }
talk-not-asked = proposal { $number } was not made to { $player }
talk-answered = { $player ->
    [you] you have answered proposal { $number } already
   *[other] { $player } has answered proposal { $number } already
}
talk-closed = proposal { $number } is no longer open
talk-not-theirs = { $player ->
    [you] you cannot withdraw proposal { $number }
   *[other] { $player } cannot withdraw proposal { $number }
}
talk-accusation-open = the accusation against { $player } must be voted on first
talk-accuses-themselves = { $player ->
    [you] you cannot accuse yourself
   *[other] { $player } cannot accuse themselves
}
talk-nobody-accused = nobody is accused
talk-voted = { $player ->
    [you] you have voted already
   *[other] { $player } has voted already
}
