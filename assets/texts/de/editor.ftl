### Der Stellungseditor.

editor = Stellungseditor
editor-clear = Leeren
editor-start = Grundstellung
# Die Partie, wie sie steht.
editor-from-table = Vom Tisch
editor-copy = Als Text kopieren
editor-copied = Die Stellung ist kopiert.
editor-paste = Text einfügen
editor-as-text = Eine Stellung als Text:
editor-lay-out = Anwenden
editor-leave-text = Abbrechen
editor-more = Weitere Angaben zur Stellung
editor-play = Ab hier spielen
editor-same-players = Gleiche Runde
editor-close = Schließen
editor-is-over = In dieser Stellung ist die Partie zu Ende.
# Wer zuerst entscheidet.
editor-can-play = Das lässt sich spielen: Zuerst entscheidet { $side }.
editor-can-throw = Das lässt sich spielen: Zuerst fallen die Würfel.

## Was in der Hand ist, und was der nächste Druck tut

editor-move = Versetzen
editor-erase = Entfernen
# Figuren, die niemandem gehören.
editor-dormant = Schlafend
editor-piece = { $piece } von { $side }
editor-dormant-piece = schlafend: { $piece }
editor-corner-pothole = Schlagloch von { $side }
editor-centre-pothole = Mittelschlagloch { $number }
editor-hint-move = Drücke, was versetzt werden soll, oder nimm etwas von oben.
editor-hint-picked = { $what } auf { $place }: Drücke, wohin es soll.
editor-hint-erase = Drücke, was vom Brett soll.
editor-hint-put = Drücke, wo es stehen soll: { $what }.
editor-hint-well = Drücke auf den Brunnen des Frosches auf { $place }.

## Was an einer Figur besonders ist

editor-chip-n = Chip Nord
editor-chip-e = Chip Ost
editor-chip-s = Chip Süd
editor-chip-w = Chip West
editor-frozen = eingefroren
editor-placed = wurde eingesetzt: kein Doppelschritt
editor-well = Sein Brunnen: { $place }.
editor-choose-well = Brunnen wählen
editor-well-here = Der Brunnen ist, wo er steht
editor-hands = Auf der Hand: Ein Druck nimmt eine Marke, der letzte die Figur.
editor-give = An { $side }: { $piece }

## Was eine Stellung außer dem Brett weiß

editor-turn = Am Zug
editor-pits = Wer die Schlaglöcher zieht von
editor-lock = Mittelschlagloch { $number } gesperrt von
editor-last = Mittelschlagloch { $number } zuletzt gezogen von
editor-done = In diesem Zug schon gezogen
editor-noisy = Dieser Zug hat die Ruhe beendet
editor-quiet = Ruhige Züge
editor-rounds = Vergangene Runden
editor-over = Die Partie ist zu Ende
editor-pie = Schwarz darf die Seiten tauschen
editor-phase = Was jetzt kommt
editor-set = Gruppen von Weiß, schon aufgestellt
editor-ctrl = Wer die Armee zieht von
editor-annex = Übernommene Armeen, die sofort ziehen
editor-castle = Dürfen noch rochieren
editor-ep = Bauern, die en passant zu schlagen sind
editor-corner = Könige mit Dame in der Damenecke
editor-queened = Hatten schon ihre Dame
editor-absent = Abwesend
editor-dummy = Zu dritt: zieht den Strohmann als Nächstes
editor-checks = Schachs in Folge
editor-left = Ausgeschieden, in dieser Reihenfolge
editor-offer = Im Angebot
editor-bids = Gebote
editor-place = Einzusetzen
editor-captor = Was eine schlafende Figur geschlagen hat
editor-phase-move = ein Zug
editor-phase-setup = die Aufstellung der Armeen
editor-phase-wake = eine geweckte Figur wird eingesetzt
editor-phase-offer = ein Angebot
editor-phase-bid = Gebote
editor-phase-accept = ein Gebot wird angenommen
editor-phase-place = Getauschtes wird eingesetzt
editor-phase-roll = die Würfel
# In einem leeren Feld: wie man es schreibt.
editor-such-as = etwa { $example }
editor-nobody = niemand
editor-nothing = nichts
# Gemeint ist die Figur auf einem Feld.
editor-what-is-on = Was auf { $place } steht
editor-no-square = Nichts
editor-pick-square = Wähle es zuerst auf dem Brett.
