### What is set for all games.

settings = Einstellungen
settings-back = Zurück

settings-language = Sprache
settings-language-system = System

settings-speed = Tempo der Bilder
settings-speed-off = Aus
settings-sounds = Ton
settings-music = Musik
settings-pieces = Figuren
settings-finish-painted = Lackiert
settings-finish-wooden = Holz
settings-finish-metal = Metall
settings-light = Licht
settings-day = Tag
settings-night = Nacht
settings-panels = Tafeln
settings-panels-dark = Dunkel
settings-panels-light = Hell
settings-panel-scale = Größe der Tafeln

settings-silence = Stille ({ $key })
settings-camera = Große Momente aus der Nähe zeigen
settings-shakes = Die Kamera wackelt ein wenig bei Treffern
settings-motion = Weniger Bewegung
settings-plain = Einfaches Bild, für langsame Rechner
settings-turn-board = Brett zu denen drehen, die am Zug sind
settings-flat-table = Bildschirm liegt flach: alles zu denen drehen, die am Zug sind
settings-coordinates = Buchstaben und Zahlen am Brett ({ $key })
settings-moves = Züge zeigen

settings-bots = Bots handeln
settings-bots-at-once = sofort
settings-bots-unhurried = gemächlich
settings-bots-slowly = langsam

settings-targets = Zeigen, wohin das Ausgewählte darf
settings-threats = Bedrohte Figuren zeigen ({ $key })
settings-web = Zeigen, wer wen angreift ({ $key })
settings-warn = Nachfragen, bevor viel verschenkt wird
settings-confirm = Eine Aktion erst zeigen, und nach Bestätigung ausführen
settings-no-take-back = Nichts zurücknehmen, worauf andere geantwortet haben
settings-review = Vor dem eigenen Zug wieder zeigen, was die anderen taten
settings-chances = Gewinnaussichten zeigen ({ $key })
settings-dice = Würfel fallen ohne Nachfrage

settings-unread-some = Einige Einstellungen waren nicht zu lesen und sind wie üblich ({ $names }); { $kept }.
settings-unread-kept = Die Einstellungen waren nicht zu lesen ({ $why }); { $kept }.
settings-kept-in = sie liegen jetzt in { $place }
settings-unread = Die Einstellungen waren nicht zu lesen: { $why }.
