### Was an einer Aufzeichnung, einem Link oder einem Spielstand nicht stimmt.

record-no-game = ein Spiel `{ $name }` gibt es nicht; die Spiele sind: { $names }
