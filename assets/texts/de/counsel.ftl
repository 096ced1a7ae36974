### Was eine Aktion wäre und was sie kosten würde: Tipps, Warnungen und Fragen, bevor sie gespielt wird.

## Eine Aktion in wenigen Worten: das Subjekt eines Satzes, wie „Bulldozer c3 nach b4“ vor „bekommt einen Chip“. Am Anfang
## gibt ihr das Programm einen großen Buchstaben.

brief-move = { $piece } { $from } nach { $to }
brief-promotion = { $piece } { $from } nach { $to } als { $promoted }
brief-pothole = Schlagloch { $from } nach { $to }
brief-berserk = { $piece } { $from } als Berserker nach { $to }
brief-teleport = { $piece } { $from } per Teleport nach { $to }
brief-end = den Zug zu beenden
brief-set-up = diese Aufstellung
brief-swap = der Seitentausch
brief-offer = das Angebot „{ $piece }“
brief-offer-nothing = nichts anzubieten
brief-bid = das Gebot „{ $pieces }“
brief-bid-nothing = nichts zu bieten
brief-raise = das höhere Gebot „{ $pieces }“
brief-raise-nothing = das Gebot nicht zu erhöhen
brief-accept = { $player ->
    [you] dein Gebot
   *[other] das Gebot von { $player }
} anzunehmen
brief-decline = kein Gebot anzunehmen
brief-place = { $piece } auf { $place } zu setzen
brief-resign = aufzugeben
brief-draw = ein Remis

## Was eine Aktion den kostet, der sie spielt. $what steht im Nominativ: „dein eigener Wagen“, „zwei deiner eigenen Wagen“.

phrase-several-of-your-own = { $number } deiner eigenen { $noun }
phrase-now-yours = { $piece } (jetzt deins)
price-loses = verloren: { $what }
price-loses-off = verloren, vom Brett geschoben: { $what }
price-loses-into = verloren, in ein Schlagloch geschoben: { $what }
price-loses-run-over = verloren, überrannt: { $what }
price-loses-struck = verloren, im Flug getroffen: { $what }
price-loses-spent = geopfert für nichts: { $what }
# $prey: "den Ikosaeder von Schwarz und den König von Schwarz".
price-loses-for = geopfert für { $prey }: { $what }
price-gives-away = gibt { $royal } preis: { $who } { $count ->
    [one] kann
   *[other] können
} { $class ->
    [masculine] ihn
    [feminine] sie
   *[neuter] es
} schlagen

## Was die Taste für Drohungen sagt, wenn sie gedrückt wird.

threats-none = Keine Drohung: Von { $name ->
    [you] dir
   *[other] { $name }
} kann als Nächstes nichts geschlagen werden.
threats-shown = { $count ->
    [one] Eine Drohung
   *[other] { $count } Drohungen
} gegen { $name ->
    [you] dich
   *[other] { $name }
} { $count ->
    [one] ist markiert.
   *[other] sind markiert.
}

## Was ein Bildschirmleser von einer Aktion sagt, die auf Bestätigung wartet. $warning: was sie kostet, oder nichts.

question-again = { $warning } { $story } Wähle sie noch einmal, um sie auszuführen.
