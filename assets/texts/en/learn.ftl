### Guided first games and puzzles: the page of them, and the coach beside the table. What lessons and puzzles themselves say
### is in assets/lessons and assets/puzzles.

# The button that opens the page.
learn = Learn
learn-title = Learn by playing
learn-close = Close

# How far somebody has come in a guided game.
learn-chapters = { $count ->
    [one] { $done } of 1 chapter, ten minutes in all
   *[other] { $done } of { $count } chapters, ten minutes in all
}
learn-begin = Begin
learn-go-on = Continue
learn-once-more = Play again
learn-puzzles = Puzzles
learn-solved = { $solved } of { $count } solved
learn-unread = Your progress could not be read ({ $why }).

# Which step of a chapter is shown.
learn-step = step { $step } of { $count }
# What a puzzle asks for; the player is a seat, such as White.
learn-find = { $player } to play: find the best action.
# The same for its second action.
learn-find-more = Well spotted! What does { $player } play next?
# Of an allowed action that is not the one asked for, before it is taken back.
learn-not-that = That is legal, but there is something better.

learn-next = Next
learn-hint = Hint
learn-show = Show me
learn-back = Back
learn-skip = Skip
learn-leave = Leave
learn-next-chapter = Next chapter
learn-next-puzzle = Next puzzle
# Begins a real game against easy bots.
learn-play = Play a game
