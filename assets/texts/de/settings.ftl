### What is set for all games.

settings = Einstellungen
settings-back = Fertig

## Groups, which stand in a list or are folded

settings-game = Spiel
settings-display = Anzeige
settings-sound = Ton
settings-controls = Steuerung
settings-accessibility = Barrierefreiheit

## Game. A line about a setting stands below its name, smaller

settings-language = Sprache
settings-language-system = System
settings-language-lost = Die Texte auf { $language } konnten nicht geladen werden. Wähle die Sprache noch einmal, wenn du verbunden bist.
settings-bots = Bot-Tempo
settings-bots-at-once = Schnell
settings-bots-unhurried = Normal
settings-bots-slowly = Langsam
settings-ask-losses = Nachfragen, bevor ein Zug eine Figur oder den König kostet
settings-warn = Vor groben Fehlern warnen
settings-warn-about = Ein Bot prüft jeden eigenen Zug, bevor er gespielt wird.
settings-confirm = Jeden Zug bestätigen
settings-confirm-about = Der Zug wird erst gezeigt und nach „Bestätigen“ gespielt.
settings-no-take-back = Nach einer Antwort nichts zurücknehmen
settings-review = Wiedergabe gegnerischer Züge vor dem eigenen Zug
settings-goals = Zu Beginn das Spielziel zeigen
settings-dice = Automatisch würfeln
settings-dice-about = Nur im Auktionsschach.

## Display

settings-pieces = Figuren
settings-finish-painted = Lackiert
settings-finish-wooden = Holz
settings-finish-metal = Metall
settings-light = Licht
settings-day = Tag
settings-night = Nacht
settings-panels = Bedienfelder
settings-panels-dark = Dunkel
settings-panels-light = Hell
settings-speed = Animationstempo
settings-speed-off = Aus
settings-targets = Mögliche Züge zeigen
settings-threats = Drohungen zeigen ({ $key })
settings-web = Angriffslinien zeigen ({ $key })
settings-chances = Gewinnaussichten zeigen ({ $key })
settings-coordinates = Koordinaten zeigen ({ $key })
settings-chessboard = Knotenschach in 2D: auf einem Schachbrett, zwei Linien je Streifen
settings-moves = Zugliste zeigen
settings-camera = Große Momente heranzoomen
settings-graphics = Grafik
settings-graphics-automatic = Automatisch
settings-graphics-high = Hoch
settings-graphics-medium = Mittel
settings-graphics-low = Niedrig
settings-graphics-plain = Einfach
settings-graphics-chosen = Für dieses Gerät gewählt: { $quality }.
settings-graphics-slow = Für dieses Gerät gewählt: { $quality }, denn feinere Grafik lief mit { $frames } Bildern pro Sekunde.

## Sound

settings-silence = Stumm ({ $key })
settings-sounds = Soundeffekte
settings-music = Musik

## Controls

settings-turn-board = Brett zur Seite am Zug drehen
settings-flat-table = Tischmodus
settings-flat-table-about = Für einen flach liegenden Bildschirm: Alles dreht sich zur Seite am Zug.
settings-big-screen = Großbildmodus
settings-big-screen-about = Für einen Bildschirm, auf den alle schauen: Namen und Uhren sind auch von Weitem lesbar.
settings-mouse = Maus: Figur anklicken, dann ihr Ziel, oder ziehen. Die rechte Taste dreht die Kamera, die mittlere verschiebt sie, das Rad zoomt.
settings-touch = Touch: Figur antippen, dann ihr Ziel. Ein Finger dreht die Kamera, zwei Finger zoomen und verschieben.

## Accessibility

settings-panel-scale = Größe der Bedienfelder
settings-shakes = Kamera bei Treffern erschüttern
settings-motion = Weniger Bewegung
settings-motion-about = Züge sind sofort zu sehen. Nichts wackelt oder fliegt.

## Settings that cannot be read

settings-unread-some = Einige Einstellungen waren nicht lesbar und wurden zurückgesetzt ({ $names }); { $kept }.
settings-unread-kept = Die Einstellungen waren nicht lesbar ({ $why }); { $kept }.
settings-kept-in = die alte Datei liegt in { $place }
settings-not-set-aside = die alte Datei ließ sich nicht sichern ({ $why }), darum gelten Änderungen nur bis zum Schließen des Spiels
settings-unread = Die Einstellungen waren nicht lesbar: { $why }. Änderungen gelten nur bis zum Schließen des Spiels.
