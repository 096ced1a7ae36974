### What is set for all games.

settings = Einstellungen
settings-back = Zurück

settings-language = Sprache
settings-language-system = System

settings-speed = Animationstempo
settings-speed-off = Aus
settings-sounds = Soundeffekte
settings-music = Musik
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
settings-panel-scale = Größe der Bedienfelder

settings-silence = Stumm ({ $key })
settings-camera = Große Momente heranzoomen
settings-motion = Weniger Bewegung
settings-plain = Einfache Grafik (schneller)
settings-turn-board = Brett zur Seite am Zug drehen
settings-flat-table = Tischmodus
settings-coordinates = Koordinaten zeigen ({ $key })
settings-moves = Zugliste zeigen

settings-bots = Bot-Tempo
settings-bots-at-once = Schnell
settings-bots-unhurried = Normal
settings-bots-slowly = Langsam

settings-targets = Mögliche Züge zeigen
settings-threats = Drohungen zeigen ({ $key })
settings-web = Angriffslinien zeigen ({ $key })
settings-warn = Vor groben Fehlern warnen
settings-confirm = Jeden Zug bestätigen
settings-no-take-back = Nach einer Antwort nichts zurücknehmen
settings-review = Gegnerische Züge vor dem eigenen Zug wiederholen
settings-goals = Zu Beginn das Ziel des Spiels nennen
settings-chances = Gewinnaussichten zeigen ({ $key })
settings-dice = Automatisch würfeln

settings-unread-some = Einige Einstellungen waren nicht lesbar und wurden zurückgesetzt ({ $names }); { $kept }.
settings-unread-kept = Die Einstellungen waren nicht lesbar ({ $why }); { $kept }.
settings-kept-in = die alte Datei liegt in { $place }
settings-unread = Die Einstellungen waren nicht lesbar: { $why }.
