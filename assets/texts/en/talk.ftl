### Table talk: messages, deals, accusations.

talk = Talk
talk-secret-broken = A secret deal has been broken.
talk-round = { $mode }, round { $round }
talk-said = Messages
talk-deals = Deals
talk-deals-new = Deals ({ $count })
talk-votes = Accusation
talk-votes-open = Accusation (1)
# Short: a button among others.
talk-button = Talk
talk-unread = Talk ({ $count })
talk-mode-help = { $help } All players must agree on the mode; otherwise talk is open.

## Messages

talk-before = Before the first move
# After which action something was said: `After 7. c2d2`.
talk-after = After { $number }. { $action }
talk-silence = No messages yet.
# To whom: players follow.
talk-to = To
talk-all = All
talk-to-all = to all
talk-in-secret = in secret
talk-say = Send
# Players follow, to choose from.
talk-i-am = I am
talk-uncovered = Secrets are visible.
talk-cover = Hide
talk-alone = { $name ->
    [you] Show my messages
   *[other] I am { $name }, and I am alone
}

## Deals

deals-none = There are no deals yet.
# `Propose` a truce `to` Red `until the end of round` 7; a joint attack `on` Blue.
deals-propose = Propose
deals-truce = a truce
deals-attack = a joint attack
deals-draw = a draw
deals-to = to
deals-on = on
deals-until = until the end of round
deals-propose-it = Send proposal
deals-unknown = in secret
deals-on-whom = Choose a player to attack.
# Between the names of those who make a deal, with its blanks.
deals-and = {" "}and{" "}
deals-secret = { $number }. A secret deal of { $names }
deals-numbered = { $number }. { $deal }
deals-numbered-secret = { $number }. { $deal } (secret)
deals-accept = Accept
deals-decline = Decline
deals-withdraw = Withdraw

## Accusations

votes-rule = A player who breaks the agreed mode of talk can be accused. All players vote. If more than half convict, the penalty is one piece: the farthest advanced pawn first.
votes-charge = { $by ->
    [you] You accused
   *[other] { $by } accused
} { $whom }. { $verdict }
votes-done = { $name ->
    [you] You have voted.
   *[other] { $name } has voted.
}
votes-by = { $name ->
    [you] Your vote:
   *[other] { $name } votes:
}
votes-guilty = Guilty
votes-innocent = Innocent
votes-accuse = Accuse { $name }

## A bot's proposal, at its card

bubble-proposes = { $who ->
    [you] You propose
   *[other] { $who } proposes
} to { $to }: { $deal }
bubble-says = “{ $words }”
bubble-later = Later
