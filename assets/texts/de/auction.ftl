### Auction Chess: offers, bids, hands and dice.

auction-may-offer = { $name ->
    [you] Du darfst eine Figur aus deiner Hand anbieten.
   *[other] { $name } darf eine Figur aus der Hand anbieten.
}
auction-may-bid = { $name ->
    [you] Dein Gebot: Wähle Figuren aus deiner Hand.
   *[other] Das Gebot von { $name }: Figuren aus der Hand wählen.
}
auction-may-raise = { $name ->
    [you] Erhöhe dein Gebot: Lege Figuren dazu.
   *[other] { $name } darf Figuren dazulegen.
}
auction-places = { $name ->
    [you] Setz eine Figur ein.
   *[other] { $name } setzt eine Figur ein.
}
auction-drops = { $name ->
    [you] Wähle, wohin die Figur fällt.
   *[other] { $name } wählt, wohin die Figur fällt.
}
auction-throws = { $name ->
    [you] Würfle.
   *[other] { $name } würfelt.
}
auction-throw = Würfeln
auction-ask-me = In diesem Zug nach Angebot fragen ({ $key })
# The same on a phone, which has no keys.
auction-ask-me-short = In diesem Zug nach Angebot fragen
# A tip for the switch in a player's row.
auction-skip = Meine Auktionen überspringen, außer mit { $key }
# The switch itself: two short lines.
auction-skip-short = Auktionen überspringen
# The same where each player's switch is in one list.
auction-skip-of = { $name ->
    [you] Auktionen überspringen
   *[other] { $name }: Auktionen überspringen
}
# The same where there is room for a single line.
auction-skip-low = Auslassen
# Where an offer is shown once there is one.
auction-none-yet = Gerade wird keine Figur angeboten.
auction-none = Verzichten
auction-no-bid = Passen
auction-decline = Ablehnen
auction-bid = Bieten
auction-raise = Erhöhen
auction-offer = Anbieten
auction-accept = Annehmen
dice-one = Nur { $square } ist frei, also landet die Figur dort: { $piece }.
dice-any = Die Figur ({ $piece }) landet auf irgendeinem Feld des Mittelfelds (je { $chance } %).
dice-some = Die Figur ({ $piece }) landet auf einem von { $count } freien Feldern des Mittelfelds (je { $chance } %).
dice-choose = Die Figur ({ $piece }) landet auf einem freien Feld des Mittelfelds. Bei einer 7 darf gewählt werden ({ $chance } %).
# Two dice: `3-4: queen on f6`.
dice-roll = { $file }-{ $rank }: { $piece } auf { $square }
dice-left = { $file }-{ $rank }: { $piece }, freie Wahl

## The auction of this turn

auction-offers = { $name ->
    [you] Du bietest { $piece } an
   *[other] { $name } bietet { $piece } an
}
auction-sold = Verkauft an { $name ->
    [you] dich
   *[other] { $name }
}: { $piece } für { $price }
auction-kept = Kein Handel: { $name ->
    [you] Du behältst { $piece }
   *[other] { $name } behält { $piece }
}
# What an auctioneer calls.
auction-once = Zum Ersten …
auction-twice = Zum Zweiten …
auction-sold-to = Zum Dritten: an { $name ->
    [you] dich!
   *[other] { $name }!
}

## What players do, each in a row of their own beside their hand, in little room

auction-row = { $name ->
    [you] Deine Hand
   *[other] { $name }
}
auction-row-empty = { $name ->
    [you] Deine Hand ist leer
   *[other] { $name } hat keine Figuren auf der Hand
}
auction-row-sells = { $name ->
    [you] Du verkaufst
   *[other] { $name } verkauft
}
auction-row-bids = { $name ->
    [you] Du bietest { $pieces }
   *[other] { $name } bietet { $pieces }
}
auction-row-last-bid = { $name ->
    [you] Dein letztes Gebot: { $pieces }
   *[other] Letztes Gebot von { $name }: { $pieces }
}
auction-row-sealed = { $name ->
    [you] Dein Gebot ist verdeckt
   *[other] { $name } hat verdeckt geboten
}
auction-row-buys = { $name ->
    [you] Du zahlst { $pieces }
   *[other] { $name } zahlt { $pieces }
}
auction-row-passes = { $name ->
    [you] Du passt
   *[other] { $name } passt
}
auction-row-waits = { $name ->
    [you] Du bietest später
   *[other] { $name } bietet noch
}
auction-row-barred = { $name ->
    [you] Du hast nichts zu bieten
   *[other] { $name } hat nichts zu bieten
}
auction-row-thinks = { $name } denkt nach

## Why a piece of a hand cannot be picked

hand-of-other = Diese Figur gehört { $owner ->
    [you] dir
   *[other] { $owner }
}. { $name ->
    [you] Jetzt entscheidest du
   *[other] Jetzt entscheidet { $name }
}.
hand-out-of-trade = Eine Figur ohne Marken ist nicht mehr zu tauschen: Die Würfel bringen sie zurück.
hand-in-bid = Diese Figur gehört schon zum Gebot. Wer erhöht, behält sie und legt mindestens eine dazu.
hand-place-first = Erst müssen die Figuren ohne Marken eingesetzt werden.
hand-all-have-bid = Alle Gebote liegen vor. Eines annehmen oder keines.
hand-dice-first = Erst muss gewürfelt werden.
hand-after-move = Figuren werden nach dem Zug angeboten.

## A piece of a hand

hand-to-place = { $piece }, einzusetzen
hand-piece =
    { $tokens ->
        [0] { $piece } ohne Marken: Die Würfel bringen sie zurück
        [one] { $piece } mit { $tokens } Marke
       *[other] { $piece } mit { $tokens } Marken
    }
