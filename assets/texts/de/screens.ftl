### Title, loading, showcase, trouble.

title-play = Spielen
title-continue = Weiter
title-games = Spiele
showcase = Vorführung
title-about = Vier wilde Schachspiele für zwei bis vier
# Hinter einer falschen Adresse der Seite.
scene-unknown = Es gibt keine Szene `{ $name }`: Die Vorführung zählt alle auf.
game-unknown = Es gibt kein Spiel `{ $name }`: Die Spiele heißen { $games }.
players-unknown = Die Spieler in der Adresse sind nicht zu verstehen: { $why }.
address-unknown = Die Adresse verlangt `{ $part }`; damit kann das Spiel nichts anfangen.
lesson-unknown = Es gibt weder Lektion noch Rätsel `{ $name }`: „Lernen“ zählt alle auf.
curtain = Die Bühne wird aufgebaut
loading = Die Maschinen rollen an
trouble-lacks = { $file } enthält nicht { $names }
trouble = Das Spiel kann nicht beginnen
trouble-files = Einige Dateien des Spiels fehlen oder sind beschädigt. Gespeicherte Partien sind sicher.
trouble-help = Das Spiel neu installieren oder seinen Ordner `assets` neben das Programm legen.
trouble-reload = Die Seite neu laden, um es noch einmal zu versuchen.
crash-last = Das Spiel ist beim letzten Mal unerwartet abgestürzt. Die Partie ist gespeichert. Was geschehen ist, steht in { $file }.
crash-reported = Das Spiel ist wegen eines Fehlers abgestürzt. Die Partie ist gespeichert. Bitte den Fehler mit dieser Datei melden: { $file }
crash-no-graphics = Es wurde keine Grafikkarte gefunden. Einen Vulkan-Treiber installieren (unter Debian und Ubuntu `mesa-vulkan-drivers`) und das Spiel neu starten.
crash-no-desktop = Hier lässt sich kein Fenster öffnen. Das Spiel von einem Desktop aus starten.

## Was gefragt wird, wer zum ersten Mal auf „Spielen“ drückt

welcome = Deine erste Partie?
welcome-help = Die Lektion ist eine kurze Partie mit Begleitung. Du findest sie unter „Lernen“.
welcome-learn = In zehn Minuten lernen
welcome-play = Einfach spielen

## Below a scene

scene-step = Schritt
scene-loop = Endlos
scene-list = Szenen
scene-title = Titel
