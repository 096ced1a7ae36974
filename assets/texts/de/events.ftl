### What has happened, as a headline across the table and as sentences.

event-king-dead = Der König ist tot
event-king-dead-why = Der König von { $name } ist tot. { $by } übernimmt die Armee.
event-king-captured = Der König ist geschlagen
event-king-captured-why = { $by } hat den König von { $name } geschlagen. Die Armee verlässt das Brett.
event-mate = Schachmatt
event-mate-by = { $name } ist schachmatt. { $by } übernimmt die Armee.
event-mate-alone = { $name } ist schachmatt. Niemand übernimmt die Armee.
event-check-first = { $over } verliert diesen Zug: { $name } muss erst aus dem Schach.
event-at-once = { $over } verliert diesen Zug: { $name } zieht sofort.
event-passes = { $name } kann nicht ziehen und passt.
event-out-of-time = Die Zeit von { $name } ist abgelaufen.
event-resigned = { $name } hat aufgegeben.
event-drew = { $name } verlässt das Spiel: { $why }.
event-froze = { $name } hat aufgegeben. Die Figuren bleiben eingefroren auf dem Brett.
event-absent = { $name } ist abwesend. Die Figuren bleiben eingefroren auf dem Brett.
event-penalised = { $name } zahlt mit dem König. Die übrigen Figuren bleiben eingefroren auf dem Brett.
event-trade = { $seller } tauscht mit { $buyer }.
event-declined = Kein Handel: { $name } behält { $piece }.
