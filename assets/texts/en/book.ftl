### The rule book.

book-close = Close the book
book-search = Search
book-rulings = Our rulings ({ $count })

## Boards to try rules on

trial = Try it: { $name } to move.
trial-over = There is nothing more to try here.
trial-again = Again
book-throw = Throw the dice
