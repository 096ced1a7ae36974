### What stands around the table.

# The title of the window: whose turn it is comes first.
table-title = { $status } - Bulldozer Gambit
table-confirm = Bestätigen
table-end-turn = Fertig
table-swap = Tauschen

## Whose turn it is, or how the game ended. A name stands first: it is cut where there is no room

table-wins = { $name ->
    [you] Du gewinnst: { $why }
   *[other] { $name } gewinnt: { $why }
}
# A team.
table-team-wins = { $person ->
    [you] Du gewinnst
    [one] { $names } gewinnt
    [and-you] { $names }, ihr gewinnt
   *[other] { $names } gewinnen
}: { $why }
table-drawn = Remis zwischen { $names }: { $why }
table-bot-acts = { $name } spielt
table-bot-thinks = { $bot } ({ $name }) denkt nach
table-bot-waits = { $name }: Bots angehalten (B)
table-turn = { $name ->
    [you] Du bist dran: { $what }
   *[other] { $name }: { $what }
}
table-turn-in-check = { $name ->
    [you] Du stehst im Schach: { $what }
   *[other] { $name } steht im Schach: { $what }
}

## Buttons, short

table-undo = Zurücknehmen
table-redo = Wiederholen
table-solid = 3D
table-flat = 2D
table-more = Mehr
bots-wait = Bots anhalten
table-what-others-did = Wiedergabe gegnerischer Züge
table-flat-view = 2D-Brett
table-solid-view = 3D-Ansicht
table-rules = Regeln
table-skip = Überspringen
table-throw = Würfeln
# What a button does, and its key.
table-key = { $what } ({ $key })
table-rule = Regel
table-how-it-moves = So zieht die Figur
table-pick-first = Erst eine Figur wählen, dann erscheint ihre Regel.
table-go-on = Weiter
table-pause = Pause
table-take-back = Letzte Aktion zurücknehmen
table-next-game = Nächste Partie
table-play-on = Abspielen
table-to-beginning = Zurück zum Anfang
table-one-back = Vorige Aktion
table-one-on = Nächste Aktion
# After how many actions of how many.
table-action-of = { $now } von { $all }

## Several ways to one square

choice-cancel = Abbrechen
choice-berserk = Zum Berserker werden
choice-teleport = Teleportieren
choice-promote = Umwandeln: { $piece }
choice-move = Dorthin ziehen
choice-kills-and-costs = { $what } (schlägt, kostet eine Figur)
choice-captures = { $what } (schlägt)
choice-costs = { $what } (kostet eine Figur)

## On the card of a player

card-in-check = im Schach
card-winner = Sieg
card-out = ausgeschieden
card-paused = Pause
card-answers = muss Schach beantworten
card-at-once = zieht sofort
card-thinks = denkt nach
card-waits = wartet
card-acts = spielt
card-passed-over = verliert den Zug
card-pieces =
    { $count ->
        [one] { $count } Figur
       *[other] { $count } Figuren
    }
card-bot = { $bot } · { $state }
card-chances = Gewinnchance: schnell geschätzt, ohne vorauszurechnen
card-total = Stand im Wettkampf
card-score = Stand im Wettkampf: { $total }
# Whose the army of a player is who is out: stands behind the sign of that side, in little room.
card-of-other = { $name ->
    [you] nun deine
   *[other] nun von { $name }
}
# What is said when the pointer rests on a card.
card-army-of = { $name ->
    [you] Diese Armee gehört jetzt dir.
   *[other] Diese Armee gehört jetzt { $name }.
}
card-place =
    { $place ->
        [1] Jetzt am Zug
       *[other] Als Nummer { $place } am Zug
    }
card-lost = Verloren: { $pieces }
card-chips = Chips: { $chips }
# So many pieces have the chip of this side.
card-chip = { $count } × { $chip }
card-hand = Auf der Hand: { $pieces }

## How a match of several games stands

match-game = Partie { $number } von { $games }
match-won = { $person ->
    [you] Du gewinnst
    [and-you] { $names }, ihr gewinnt
    [one] { $names } gewinnt
   *[other] { $names } gewinnen
} den Wettkampf
match-drawn = Der Wettkampf endet unentschieden zwischen { $names }
# Heads of two columns of points.
match-points-game = Partie
match-points = Wettkampf

## What a colour without a player is called

seat-nobody = niemand

## Signs over the board

# Beside the edge of the board of whoever moves next; as short as it can be.
edge-next = gleich dran
# What the arrows mean that show attacks, short. Yours is the player on turn.
web-yours = greift dich an
web-theirs = du greifst an
web-others = unter anderen
web-guarded = gedeckt
web-none = Nichts ist angegriffen.
