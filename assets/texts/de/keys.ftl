### Keys.

keys-digits = 1 bis 9
keys-digits-do = Wählen: einer von mehreren Wegen, Figuren einer Hand, Gebote
keys-tab = Tab
keys-tab-does = Zu den Knöpfen und von einem zum nächsten; Enter drückt, Escape führt zurück aufs Brett
keys-escape = Escape
keys-escape-does = Schließen, abwählen, Menü
keys-press = Die Taste dafür drücken; Escape lässt alles, wie es ist.
keys-change = Auf den Namen einer Taste drücken, um sie zu ändern.
keys-usual = Die üblichen Tasten
keys-gamepad = Gamepad: Das Kreuz bewegt, A wählt, B geht zurück, X geht weiter oder beendet den Zug, Y gibt einen Tipp; LB und RB führen durch die Knöpfe, LT und RT von Figur zu Figur; linker Stick: flaches Diagramm, rechter Stick: das ganze Brett.

## What keys do

key-up = Cursor nach oben
key-down = Cursor nach unten
key-left = Cursor nach links
key-right = Cursor nach rechts
key-next = Zur nächsten Figur, die handeln kann, oder zum nächsten Ziel
key-previous = Zu der davor
key-pick = Wählen, was unter dem Cursor ist, oder dorthin spielen
key-take-off = Stellungseditor: entfernen, was unter dem Cursor ist
key-go-on = Animation überspringen; sonst Zug beenden, würfeln, verzichten
key-undo = Zurücknehmen
key-redo = Wiederholen
key-review = Noch einmal sehen, was die anderen seit dem letzten eigenen Zug getan haben
key-offer = Auktion: nach einem Angebot gefragt werden
key-hint = Ein Tipp
key-how-it-moves = Wie zieht das? Die Regel zu dem, was gewählt ist
key-frame = Wieder das ganze Brett zeigen
key-diagram = Das Brett flach, oder wie es steht
key-threats = Zeigen, was bedroht ist
key-web = Zeigen, wer wen angreift
key-coordinates = Buchstaben und Zahlen am Brett zeigen
key-chances = Die Gewinnaussichten aller zeigen
key-pause = Pause, und weiter
key-talk = Viererschach: Gespräch
key-bots-wait = Bots warten lassen, oder weiter
key-bots-step = Eine Aktion eines wartenden Bots, ein Schritt einer Szene
key-rules = Die Regeln
key-keys = Alle Tasten
key-silence = Stille
key-picture = Ein Bild des Fensters
key-fullscreen = Ganzer Bildschirm, oder Fenster
keys-taken = { $key } ist schon die Taste für: { $what }. Diese Aktion braucht erst eine andere.
keys-fixed = Diese Taste ist nicht zu vergeben.

## What keys are called

key-name-space = Leertaste
key-name-enter = Enter
key-name-backspace = Rücktaste
key-name-delete = Entf
key-name-up = Oben
key-name-down = Unten
key-name-left = Links
key-name-right = Rechts
key-name-home = Pos1
key-name-end = Ende
key-name-page-up = Bild auf
key-name-page-down = Bild ab
