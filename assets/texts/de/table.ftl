### What stands around the table.

# The title of the window: whose turn it is comes first.
table-title = { $status } - Bulldozer Gambit
table-confirm = Bestätigen
table-end-turn = Fertig
table-swap = Tauschen

## Whose turn it is, or how the game ended. A name stands first: it is cut where there is no room

table-wins = { $name } gewinnt: { $why }
table-drawn = Remis zwischen { $names }: { $why }
table-bot-thinks = { $name }: Der Bot ({ $level }) denkt
table-bot-waits = { $name }: Die Bots warten, bis es weitergeht (B)
table-turn = { $name }: { $what }

## Buttons, short

table-undo = Zurück
table-redo = Vor
table-solid = 3D
table-flat = 2D
table-more = Mehr
bots-wait = Bots warten
table-what-others-did = Was die anderen taten
table-flat-view = Das Brett flach
table-solid-view = Das Brett, wie es steht
table-rules = Regeln
table-skip = Überspringen
table-throw = Würfeln
# What a button does, and its key.
table-key = { $what } ({ $key })
table-rule = Regel
table-how-it-moves = Wie zieht das?
table-pick-first = Wähle zuerst eine Figur: Dann öffnet sich ihre Regel.
table-go-on = Weiter
table-pause = Pause
table-course = Verlauf
table-take-back = Zurücknehmen
table-next-game = Nächste Partie
table-play-on = Abspielen
table-to-beginning = Zum Anfang
table-one-back = Eine Aktion zurück
table-one-on = Eine Aktion weiter
# After how many actions of how many.
table-action-of = { $now } von { $all }

## Several ways to one square

choice-cancel = Nicht dorthin
choice-berserk = Zum Berserker werden
choice-teleport = Teleportieren
choice-promote = Umwandeln: { $piece }
choice-move = Dorthin ziehen
choice-kills-and-costs = { $what }: tötet und kostet eine Figur
choice-captures = { $what }: schlägt
choice-costs = { $what }: kostet eine Figur

## On the card of a player

card-in-check = im Schach
card-winner = gewinnt
card-out = draußen
card-paused = Pause
card-answers = muss aus dem Schach
card-at-once = zieht sofort
card-thinks = denkt
card-waits = wartet
card-passed-over = übergangen
card-pieces =
    { $count ->
        [one] { $count } Figur
       *[other] { $count } Figuren
    }
card-bot = Bot { $level } · { $state }
card-total = Punkte im Wettkampf
# Whose the army of a player is who is out: stands behind the sign of that side, in little room.
card-of-other = nun von { $name }
# What is said when the pointer rests on a card.
card-army-of = Diese Armee gehört jetzt { $name }.
card-place =
    { $place ->
        [1] Jetzt an der Reihe
       *[other] Als Nummer { $place } an der Reihe
    }
card-lost = Verloren: { $pieces }
card-chips = Chips: { $chips }
# So many pieces have the chip of this side.
card-chip = { $count } × { $chip }
card-hand = Auf der Hand: { $pieces }

## How a match of several games stands

match-game = Partie { $number } von { $games }
match-won =
    { $count ->
        [one] { $names } gewinnt den Wettkampf
       *[other] { $names } gewinnen den Wettkampf
    }
match-drawn = Der Wettkampf endet unentschieden zwischen { $names }
# `Ann, Bob` and `Cleo`.
match-and = { $names } und { $last }
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
