### Keys.

keys-digits = 1 bis 9
keys-digits-do = Einen von mehreren Zügen, Figuren der Hand oder Gebote wählen
keys-tab = Tab
keys-tab-does = Zwischen Knöpfen wechseln; Enter drückt, Escape führt zurück aufs Brett
keys-escape = Escape
keys-escape-does = Schließen, abwählen, Menü
keys-press = Taste für diese Aktion drücken. Escape bricht ab.
keys-change = Zum Ändern auf den Namen einer Taste klicken.
keys-usual = Auf Standard zurücksetzen
keys-gamepad = Gamepad: Das Steuerkreuz bewegt den Cursor, A wählt, B geht zurück, X geht weiter oder beendet den Zug, Y gibt einen Tipp. LB und RB führen durch die Knöpfe, LT und RT durch die Figuren. Linken Stick drücken: 2D-Brett; rechten Stick drücken: Kamera zurücksetzen.

## What keys do

key-up = Cursor nach oben
key-down = Cursor nach unten
key-left = Cursor nach links
key-right = Cursor nach rechts
key-next = Nächste Figur, die ziehen kann, oder nächstes Ziel
key-previous = Vorige Figur oder voriges Ziel
key-pick = Figur unter dem Cursor wählen oder dorthin ziehen
key-take-off = Stellungseditor: Figur unter dem Cursor entfernen
key-go-on = Animation oder Züge der Bots überspringen; dann Zug beenden, würfeln oder passen
key-undo = Letzte Aktion zurücknehmen
key-redo = Letzte Aktion wiederholen
key-review = Wiedergabe gegnerischer Züge seit dem letzten eigenen Zug
key-offer = Auktion: in diesem Zug nach einem Angebot fragen
key-hint = Tipp
key-how-it-moves = Wie zieht diese Figur?
key-frame = Kamera zurücksetzen
key-diagram = 2D-Brett oder 3D-Ansicht
key-threats = Drohungen zeigen
key-web = Angriffslinien zeigen
key-coordinates = Koordinaten zeigen
key-chances = Gewinnaussichten zeigen
key-pause = Partie anhalten oder fortsetzen
key-talk = Viererschach: Gespräch
key-bots-wait = Bots anhalten oder weiterspielen lassen
key-bots-step = Bei Pause: eine Bot-Aktion oder ein Schritt einer Szene
key-rules = Regelbuch
key-keys = Alle Tasten
key-silence = Stumm
key-picture = Bildschirmfoto speichern
key-fullscreen = Vollbild oder Fenster
keys-taken = { $key } ist schon belegt: { $what }. Diese Aktion braucht erst eine andere Taste.
keys-fixed = Diese Taste lässt sich nicht belegen.

## What keys are called

key-name-space = Leertaste
key-name-enter = Enter
key-name-backspace = Rücktaste
key-name-delete = Entf
key-name-up = Pfeil hoch
key-name-down = Pfeil runter
key-name-left = Pfeil links
key-name-right = Pfeil rechts
key-name-home = Pos1
key-name-end = Ende
key-name-page-up = Bild auf
key-name-page-down = Bild ab
