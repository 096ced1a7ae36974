### The rule book.

book-close = Schließen
book-search = Suchen
book-rulings = Unsere Auslegungen ({ $count })

## Boards to try rules on

trial = Zum Probieren: { $name } ist am Zug.
trial-over = Hier gibt es nichts mehr auszuprobieren.
trial-again = Neu beginnen
book-throw = Würfeln
