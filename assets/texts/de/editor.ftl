### Der Stellungseditor.

editor = Stellungseditor
editor-clear = Leeren
editor-start = Grundstellung
# Die Partie, wie sie steht.
editor-from-table = Aktuelle Stellung
editor-copy = Als Text kopieren
editor-copied = Stellung kopiert.
editor-paste = Text einfügen
editor-as-text = Stellung als Text:
editor-lay-out = Anwenden
editor-leave-text = Abbrechen
editor-more = Weitere Angaben zur Stellung
editor-play = Ab hier spielen
editor-same-players = Gleiche Spieler
editor-close = Schließen
editor-is-over = In dieser Stellung ist die Partie zu Ende.
# Wer zuerst entscheidet.
editor-can-play = Spielbereit. Zuerst zieht { $side }.
editor-can-throw = Spielbereit. Zuerst wird gewürfelt.

## Was in der Hand ist, und was der nächste Klick tut

editor-move = Versetzen
editor-erase = Entfernen
# Figuren, die niemandem gehören.
editor-dormant = Schlafend
editor-piece = { $piece } von { $side }
editor-dormant-piece = schlafend: { $piece }
editor-corner-pothole = Schlagloch von { $side }
editor-centre-pothole = Mittelschlagloch { $number }
editor-hint-move = Eine Figur auf dem Brett wählen, um sie zu versetzen, oder oben eine neue wählen.
editor-hint-picked = { $what } auf { $place }: neues Feld wählen.
editor-hint-erase = Wählen, was entfernt werden soll.
editor-hint-put = { $what }: Feld wählen.
editor-hint-well = Den Brunnen des Frosches auf { $place } wählen.

## Was an einer Figur besonders ist

editor-chip-n = Chip Nord
editor-chip-e = Chip Ost
editor-chip-s = Chip Süd
editor-chip-w = Chip West
editor-frozen = eingefroren
editor-placed = aus der Hand eingesetzt: kein Doppelschritt
editor-well = Sein Brunnen: { $place }.
editor-choose-well = Brunnen wählen
editor-well-here = Sein Brunnen ist hier
editor-hands = Auf der Hand: Jeder Klick nimmt eine Marke, der letzte die Figur.
editor-give = An { $side }: { $piece }

## Was eine Stellung außer dem Brett weiß

editor-turn = Am Zug
editor-pits = Eckschlagloch gehört jetzt
editor-lock = Mittelschlagloch { $number } gesperrt von
editor-last = Mittelschlagloch { $number } zuletzt gezogen von
editor-done = In diesem Zug schon gezogen
editor-noisy = Ruhige Züge zählen ab diesem Zug neu
editor-quiet = Ruhige Züge
editor-rounds = Gespielte Runden
editor-auctions = Auktionen in dieser Runde
editor-over = Die Partie ist zu Ende
editor-pie = Schwarz darf die Seiten tauschen
editor-truce = Züge, die die Waffenruhe noch dauert
editor-phase = Nächster Schritt
editor-set = Gruppen von Weiß (gewählt)
editor-ctrl = Wer die Armee zieht von
editor-annex = Übernommene Armeen, die sofort ziehen
editor-castle = Dürfen noch rochieren
editor-ep = Bauern, die en passant zu schlagen sind
editor-corner = Könige mit Dame in der Damenecke
editor-queened = Hatten schon ihre Dame
editor-absent = Abwesend
editor-dummy = Zu dritt: zieht den Strohmann als Nächstes
editor-checks = Schachs in Folge
editor-left = Ausgeschieden, der Reihe nach
editor-offer = Im Angebot
editor-bids = Gebote
editor-bidder = Erhöht als Nächstes
editor-place = Noch einzusetzen
editor-sold = Verlassen geschlagen die Partie
editor-captor = Figur, die eine schlafende geschlagen hat
editor-dice = Würfel, die eine Wahl lassen
editor-phase-move = ein Zug
editor-phase-setup = Aufstellung der Armeen
editor-phase-wake = eine geweckte Figur wird eingesetzt
editor-phase-offer = ein Angebot
editor-phase-bid = Gebote
editor-phase-accept = ein Gebot wird angenommen
editor-phase-place = Getauschtes wird eingesetzt
editor-phase-roll = die Würfel
editor-phase-drop = die Wahl, wohin eine Figur fällt
# In einem leeren Feld: wie man es schreibt.
editor-such-as = z. B. { $example }
editor-nobody = niemand
editor-nothing = nichts
# Gemeint ist die Figur auf einem Feld.
editor-what-is-on = Die Figur auf { $place }
editor-no-square = Keine
editor-pick-square = Erst auf dem Brett wählen.
