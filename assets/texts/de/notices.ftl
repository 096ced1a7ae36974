### What is told in a sentence below the table.

notice-replayed = Die Partie wird noch einmal gezeigt: abwarten, oder anhalten.
notice-answered-go-on = Die Gegenseite hat schon geantwortet: Zurücknehmen geht nicht mehr. Am letzten Zug geht es weiter.
notice-bot-plays = Für { $name } spielt ein Bot. Im Menü lässt sich ändern, wer spielt.
notice-bot-plays-on = Der Bot von { $name } spielt weiter: Er steht zu gut für ein Remis.
notice-paused = Die Partie steht still: Niemand zieht, bevor sie weitergeht.
notice-answered = Die Gegenseite hat schon geantwortet: Zurücknehmen geht nicht mehr.
notice-no-set-up = Dieses Spiel lässt sich nicht aufbauen: { $why }.
notice-not-put-aside = Die laufende Partie lässt sich nicht beiseitelegen ({ $why }). Bevor eine andere beginnt, muss sie enden: durch Aufgeben oder durch Remis.
notice-last-game = Dies ist die letzte Partie des Wettkampfs.
notice-next-game = Die nächste Partie beginnt, wenn diese vorbei ist.
player-1 = Spieler 1
player-2 = Spieler 2
player-3 = Spieler 3
player-4 = Spieler 4
notice-not-shown = Das lässt sich nicht zeigen: { $why }.
notice-speak-at-end = Erst zum letzten Zug gehen, dann sprechen.
notice-secretly = { $name } an { $names }, geheim.
notice-turn-of-bot = { $name } ist am Zug, und dafür spielt ein Bot.
notice-nothing-moves = Auf { $square } kann jetzt nichts ziehen.
notice-turn-of-other = { $name } ist am Zug: { $why }.

## Bots and hints

hint-search = Ein Tipp wird gesucht.
hint-later = Einen Tipp gibt es, wenn ein Mensch am Zug ist.
hint-over = Die Partie ist vorbei: Es gibt keinen Tipp mehr.
hint = Tipp: { $action }.
hint-why = Tipp: { $action }: { $why }.
hint-none = Es gibt keinen Tipp: { $why }.
bot-engine = Programm { $number }
bot-of-character = { $level }, { $character }
bot-plays-on = Für { $name } spielt ein Bot weiter: { $bot }.
bot-leaves = Für { $name } spielt ein Mensch weiter.
bot-reason = { $name }: { $why }.
bot-not-legal = was er spielen will, ist nicht erlaubt
bot-gives-up = Der Bot von { $name } gibt auf ({ $why }): Ein Mensch spielt weiter.
bot-stumbled = beim Denken ging etwas schief
bot-no-level = eine Stufe { $level } gibt es nicht
nothing-to-decide = es gibt nichts zu entscheiden: Die Partie ist vorbei, oder die Würfel sind dran

# Was mit einem anderen Programm, das mitspielt, nicht stimmt. $why: einer der folgenden Texte oder Worte des Systems.
engine-fault = die Engine `{ $name }`: { $why }
engine-absent = Engine { $number } ist nicht dabei
engine-no-command = es gibt keinen Befehl
engine-no-start = sie startet nicht: { $why }
engine-no-pipes = sie hat keine Standardein- oder -ausgabe
engine-no-word = in { $seconds } s kam kein `{ $word }`
engine-deaf = sie hört nicht zu
engine-late = sie antwortet nicht rechtzeitig
engine-ended = sie ist beendet
engine-no-action = sie antwortet `{ $token }`, und das ist keine Aktion
engine-illegal = sie antwortet `{ $token }`, gegen die Regeln: { $why }
bot-stopped = der Bot blieb zweimal mitten im Denken stehen

## Where matches are kept

save-second-window = Das Spiel ist schon in einem anderen Fenster offen. Dieses führt eine eigene Partie, als `{ $name }`.
save-not-put-aside = Die letzte Partie ließ sich nicht beiseitelegen ({ $why }), darum wird diese nicht gespeichert.
save-unread-kept = Die letzte Partie war nicht wiederherzustellen: { $why }. Sie liegt in { $place }.
save-unread-lost = Die letzte Partie war nicht wiederherzustellen: { $why }. Sie ließ sich nicht beiseitelegen ({ $fault }), darum wird diese nicht gespeichert.
save-other-name = Das Spiel ist auch in einem anderen Fenster offen. Dieses geht unter einem anderen Namen weiter, `{ $name }`.
save-fails = Die Partie wird nicht gespeichert: { $why }.
save-clocks = Die Uhren beginnen neu, denn ihre Zeiten waren nicht zu lesen: { $why }.
save-no-clocks = Die Partie geht ohne Uhren weiter, denn ihre Angabe dazu war nicht zu verstehen: { $why }.
save-no-bots = Nur Menschen spielen weiter, denn die Angabe zu den Bots war nicht zu verstehen: { $why }.
save-no-match = Die Partie geht ohne ihren Wettkampf weiter, der nicht zu verstehen war: { $why }.
save-lines-lost = Nicht lesbare Varianten wurden weggelassen: { $count }.
save-no-continue = Diese Partie kann nicht weitergehen: { $why }.
save-gone = sie ist nicht mehr da
save-not-deleted = Diese Partie lässt sich nicht löschen: { $why }.
store-full = der Speicher dieses Browsers ist voll
store-fault = dieser Browser sagt: { $why }
store-none = dieser Browser speichert nichts
picture-saved = Das Bild ist gespeichert: { $place }.
picture-not-saved = Das Bild ist nicht gespeichert ({ $why }): { $place }.
# Auf der Seite: Was dort daraus wird, sagt der Browser nicht.
picture-downloaded = Der Browser hat das Bild bekommen: { $place }.

## What is wrong with a save or a record

save-times-too-many = es gibt Zeiten für { $times } Aktionen, aber nur { $actions } in der Partie
save-no-time-control = `{ $found }` ist weder `-` noch `*30` noch `300+5`
save-no-bots-at = `{ $found }` ist weder `human` noch ein Bot, etwa `4` oder `4+hoarder` (eine Stufe von 1 bis { $levels }), noch ein mitgebrachtes Programm, etwa `engine1`
save-not-text = { $path }: das ist kein Text
save-keeps-nothing = Hier wird nichts gespeichert.
save-not-kept = Diese Partie lässt sich nicht speichern: { $why }.
