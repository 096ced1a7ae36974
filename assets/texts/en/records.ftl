### What is wrong with a record, a link or a save.

record-no-game = there is no game `{ $name }`; the games are: { $names }
