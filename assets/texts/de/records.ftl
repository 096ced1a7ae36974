### Was an einer Aufzeichnung, einem Link oder einem Spielstand nicht stimmt.

record-no-game = ein Spiel `{ $name }` gibt es nicht; die Spiele sind: { $names }
record-empty = die Aufzeichnung ist leer
record-line = Zeile { $line }: { $why }
record-tag-missing = das ist keine Aufzeichnung von Bulldozer Gambit: Die Angabe `{ $tag }` fehlt
record-tag = Zeile { $line }, Angabe `{ $tag }`: { $why }
# Ein Eintrag ist eine Aktion oder das Ergebnis.
record-token = Eintrag { $number } `{ $token }`: { $why }
record-comment = Zeile { $line }, Kommentar `{ $text }`: { $why }
record-remark = Äußerung { $number } `{ $remark }`, nach Eintrag { $after }: { $why }
record-set-up = Angaben `Options` und `Position`: { $why }
record-result-ended = nach Eintrag { $after } ist die Partie zu Ende ({ $reason }), und das Ergebnis ist `{ $result }`, nicht `{ $written }`
record-result-open = nach Eintrag { $after } geht die Partie weiter, und das Ergebnis ist `{ $result }`, nicht `{ $written }`

## Die Form einer Aufzeichnung.

record-comment-not-closed = dem Kommentar, der hier beginnt, fehlt sein Ende `{ "}" }`
record-tag-name = hinter `[` wird der Name einer Angabe erwartet
record-tag-value = der Wert einer Angabe wird in Anführungszeichen erwartet
record-tag-quote = dem Wert einer Angabe fehlt das schließende Anführungszeichen
record-tag-not-closed = hinter dem Wert einer Angabe wird `]` erwartet
record-tag-late = eine Angabe steht hinter dem ersten Eintrag
record-tag-twice = diese Angabe steht zweimal da
record-not-an-option = `{ $text }` hat nicht die Form Name=Wert
record-option-twice = die Option `{ $name }` steht zweimal da
record-not-a-seed = `{ $text }` ist keine ganze Zahl von 0 bis { $max }
record-no-talk-mode = eine Gesprächsart `{ $name }` gibt es nicht; es gibt: none, open, secret
record-not-a-result = `{ $text }` ist weder `*` noch die Punkte aller Seiten, etwa 1-0-0-0
record-other-result = hier steht `{ $tag }`, im letzten Eintrag aber `{ $token }`
record-not-an-action = das ist keine Aktion
record-behind-result = das Ergebnis muss am Ende stehen
record-remark-not-closed = `[%` ohne `]`, oder ein Text ohne schließendes Anführungszeichen
record-remark-form = die Form ist { $form }
record-remark-forms = die Form ist { $others } oder { $last }

## Ein Wettkampf aus mehreren Partien.

record-match = Angabe `Match`: `{ $text }` ist keine Anzahl von Partien (1 bis { $max })
record-round = Angabe `Round`: `{ $text }` ist keine Partienummer von 1 bis { $games }
record-scores = Angabe `Scores`: `{ $text }` sind nicht die Punkte von { $seats } Seiten wie etwa { $example }

## Links.

link-no-match = in diesem Link ist keine Partie: `{ $key }` fehlt
link-empty = in diesem Link ist keine Partie: Hinter `{ $key }` steht nichts
link-version = dieser Link hat die Version `{ $found }`; dieses Programm liest Version { $read }: Es ist vielleicht zu alt, oder der Link ist beschädigt
link-character = dieser Link ist beschädigt: Das Zeichen { $place } hinter `{ $key }` ist `{ $character }`, das in keinem Link vorkommt
link-cut-off = dieser Link ist abgeschnitten: Nur { $found } von { $expected } Zeichen sind da
link-too-many = dieser Link ist beschädigt: Er hat { $found } Zeichen, nennt aber selbst { $expected }
link-checksum = dieser Link ist beschädigt: Seine Prüfsumme ist falsch, also hat sich ein Zeichen geändert
link-not-text = dieser Link ist beschädigt: Er enthält keinen Text
link-record = die Aufzeichnung in diesem Link ist fehlerhaft: { $why }

## Spielstände.

# $why: was das Leseprogramm sagt, auf Englisch.
save-form = das ist kein Spielstand: Zeile { $line }, Spalte { $column } („{ $why }“)
save-version = dieser Spielstand hat die Version { $found }; dieses Programm liest Version { $read }

## Was es auch ist.

limit-too-long = das ist länger als { $size }
