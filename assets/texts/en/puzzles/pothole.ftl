# The puzzles (assets/puzzles/pothole.ron), theme by theme. `on-` is the comment on a wrong action, `then-` in a later move, and `why`
# explains the solution.

theme-pothole-push-a-king = Push a king

puzzle-pothole-over-the-edge = Over the edge
    .on-b7c6 = The bulldozer turns away from the king.
    .why = The bulldozer takes the king's square, and the king falls off the board. Its whole army is yours now.

puzzle-pothole-a-hole-behind-the-king = A hole behind the king
    .on-a7b6 = Pushes nobody: the king stands below it, and the pothole below the king.
    .why = The king is pushed into the pothole behind it.

puzzle-pothole-into-the-car-s-way = Into the car's way
    .on-d3d5 = The car stands next to the king, but has moved.
    .why = Pushed on to the line of your car, the king is taken with the second action.

puzzle-pothole-the-last-king = The last king
    .on-f3f2 = With no pothole behind it the king is only pushed.
    .on-f3e4 = Leaves the king alone.
    .why = Your own pothole opens behind the king, and the bulldozer pushes it in: yours is the last king.

puzzle-pothole-relay = Relay
    .on-c3c4 = It stands next to the king, but has moved.
    .why = Being pushed is not moving: the bulldozer that was pushed next to the king pushes it into the pothole.

theme-pothole-take-a-king = Take a king

puzzle-pothole-the-bigger-prize = The bigger prize
    .on-a6a5 = A bulldozer is less than a king and its army.
    .why = A king brings its whole army and its pothole; a bulldozer is only a bulldozer.

puzzle-pothole-the-long-way-round = The long way round
    .on-b3e3 = Takes the bulldozer on the short way, and the king lives.
    .why = A cyclone goes round several potholes: the long way ends on a king.

puzzle-pothole-one-king-leads-to-the-next = One king leads to the next
    .on-a5b5 = A racecar is less than two kings.
    .why = A dead king's army is yours at once: with your second action its car takes the next king.

puzzle-pothole-choose-your-king = Choose your king
    .on-d4f4 = This king has no army to bring.
    .why = Take the king that brings an army.

puzzle-pothole-a-push-for-the-car = A push for the car
    .on-b4c5 = Takes a bulldozer with the car that could take the king.
    .why = Pushed to the edge, the car has not moved yet: two squares up stands the king.

puzzle-pothole-pushed-onto-the-ring = Pushed onto the ring
    .on-e5e6 = Round this pothole it never comes to the king.
    .why = The bulldozer pushes the devil onto the ring of another pothole, and that one leads to the king.

puzzle-pothole-out-of-its-own-way = Out of its own way
    .on--g6f5 = This ring does not reach the king.
    .on-c6d6 = A bulldozer is less than a king and its army.
    .why = The pothole brings its ring to the devil, and the square that it leaves is free for the way to the king.

theme-pothole-potholes = Potholes

puzzle-pothole-down-with-the-megadozer = Down with the megadozer
    .on-b4b5 = A car is a third of a megadozer.
    .why = A bulldozer pushes even a megadozer into a pothole.

puzzle-pothole-dig-first-push-second = Dig first, push second
    .on-b3c3 = Without the pothole the king is only pushed away.
    .why = Two actions: the pothole opens behind the king, and then a bulldozer pushes the king in.

puzzle-pothole-out-of-my-line = Out of my line
    .on--c4c3 = Still stands on the line.
    .on-c2c3 = A piece that has moved cannot take the king in this turn.
    .why = The pothole leaves the line, and the second action takes the king with the racecar.

puzzle-pothole-bring-the-ring = Bring the ring
    .on-d3d5 = Next to the king, but a piece moves only once a turn.
    .why = The pothole brings its ring to the dirt devil, and the way round it ends on a king.

puzzle-pothole-a-hole-in-the-corner = A hole in the corner
    .on-e3f3 = Without the pothole the cyclone is only pushed away.
    .why = Your corner pothole opens behind the cyclone, and the bulldozer pushes it in with the second action.

puzzle-pothole-fetched-from-afar = Fetched from afar
    .on-e6d6 = With no pothole behind it the bulldozer is only pushed.
    .why = Potholes go any distance: from the other side of the board it opens behind the bulldozer.

theme-pothole-megadozer = Megadozer

puzzle-pothole-sweep-the-rank = Sweep the rank
    .on-a5f5 = Stops one square short: only the dirt devil falls.
    .on-a5e5 = Stops before anybody falls.
    .why = With a piece in front of it, a megadozer goes on as far as you like: pushed to the edge, both pieces fall.

puzzle-pothole-two-kings-in-a-row = Two kings in a row
    .on-c3f3 = Only Black falls.
    .on-c3e3 = Nobody falls.
    .why = The whole chain moves on, and two kings fall off one after the other.

puzzle-pothole-stop-in-time = Stop in time
    .on-e5g5 = One step more pushes the devil off as well.
    .why = Your own devil pushes the king off. One step more and the devil would fall as well.

theme-pothole-chips = Chips

puzzle-pothole-being-pushed-is-not-moving = Being pushed is not moving
    .on-c3b4 = Promotes by its own move, so that it cannot move again.
    .why = Pushed to its last chip, the car promotes, and has not moved yet: as a racecar it takes the king.

puzzle-pothole-the-fourth-chip = The fourth chip
    .on-a5a6 = The king takes the bulldozer.
    .on-a5b5 = The racecar takes the bulldozer.
    .why = The fourth chip makes a megadozer, out of reach of king and racecar.

theme-pothole-defend = Defend

puzzle-pothole-enough-is-enough = Enough is enough
    .on-b2b3 = Opens the diagonal, and the racecar takes the king.
    .why = The only piece that can still move shields your king: decline the second action.

puzzle-pothole-close-the-file = Close the file
    .on-e5e7 = Takes a dirt devil, and the racecar takes the king.
    .why = A pothole on the file stops the racecar.

puzzle-pothole-better-than-a-wall = Better than a wall
    .on--b2a2 = Saves the king, but the racecar lives.
    .on-e5e7 = Takes a dirt devil, and the racecar takes the king.
    .why = Pushed off the board, the racecar attacks nobody any more.

theme-pothole-pushes = Pushes

puzzle-pothole-one-pushes-the-other = One pushes the other
    .on-e3d3 = It stands right, but has moved.
    .why = One bulldozer pushes the other into place, and that one pushes its neighbour into the notch. It gains a chip, too.
