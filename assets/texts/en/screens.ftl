### Title, loading, showcase, trouble.

title-play = Play
title-continue = Continue
title-games = Games
showcase = Showcase
title-about = Four wild games of chess for many players
# Behind a wrong address of the page.
scene-unknown = There is no scene `{ $name }`: the showcase lists all of them.
lesson-unknown = There is no lesson or puzzle `{ $name }`: Learn lists all of them.
curtain = Setting the scene
loading = Rolling out the machines
trouble-lacks = { $file } lacks { $names }
trouble = The game cannot start
trouble-files = Some of its files are missing or damaged. Your saved game is untouched.
trouble-help = Install the game again, or put its folder `assets` beside the program.
trouble-reload = Load the page again: what did not arrive may arrive then.

## Below a scene

scene-step = Step
scene-loop = Loop
scene-list = Scenes
scene-title = Title
