### The rule book.

book-close = Buch schließen
book-search = Suchen
book-rulings = Unsere Auslegungen ({ $count })

## Boards to try rules on

trial = Zum Probieren: { $name } ist am Zug.
trial-over = Hier ist nichts mehr zu probieren.
trial-again = Noch einmal
book-throw = Würfeln
