### The rule book.

book-close = Close
book-search = Search
book-rulings = Our rulings ({ $count })

## Boards to try rules on

trial = Try it: { $name } to move.
trial-over = There is nothing more to try here.
trial-again = Start over
book-throw = Roll the dice
