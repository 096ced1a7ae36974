### Title, loading, showcase, trouble.

title-play = Play
title-continue = Continue
title-games = Games
showcase = Showcase
title-about = Four wild chess games for two to four players
# Behind a wrong address of the page.
scene-unknown = There is no scene `{ $name }`. The showcase lists them all.
# $games: the names of all games.
game-unknown = There is no game called `{ $name }`. The games are { $games }.
players-unknown = The players in the address cannot be read: { $why }.
address-unknown = This address asks for `{ $part }`, which the game does not know.
lesson-unknown = There is no lesson or puzzle `{ $name }`. Learn lists them all.
curtain = Setting the scene
loading = Rolling out the machines
trouble-lacks = { $file } does not contain { $names }
trouble = The game cannot start
trouble-files = Some game files are missing or damaged. Your saved games are safe.
trouble-help = Install the game again, or put its folder `assets` next to the program.
trouble-reload = Reload the page to try again.
crash-last = The game stopped unexpectedly last time. Your match is saved. A report of what happened is in { $file }.
crash-reported = The game has stopped because of an error. Your match is saved. Please report the error with this file: { $file }
crash-no-graphics = No graphics adapter was found. Install a Vulkan driver (on Debian and Ubuntu `mesa-vulkan-drivers`), and start the game again.
crash-no-desktop = No window can be opened here. Start the game from a desktop.

## What a newcomer is asked when they press Play for the first time

welcome = Your first game?
welcome-help = The lesson is a short game with a coach. You'll find it under Learn.
welcome-learn = Learn in ten minutes
welcome-play = Just play

## Below a scene

scene-step = Step
scene-loop = Loop
scene-list = Scenes
scene-title = Title
