### What is wrong with a record, a link or a save.

record-no-game = there is no game `{ $name }`; the games are: { $names }
record-empty = the record is empty
record-line = line { $line }: { $why }
record-tag-missing = this isn't a Bulldozer Gambit record: the tag `{ $tag }` is missing
record-tag = line { $line }, tag `{ $tag }`: { $why }
# A token is an action or the result.
record-token = token { $number } `{ $token }`: { $why }
record-comment = line { $line }, comment `{ $text }`: { $why }
record-remark = remark { $number } `{ $remark }`, after token { $after }: { $why }
record-set-up = tags `Options` and `Position`: { $why }
# $reason: why the game is over.
record-result-ended = after token { $after } the game has ended ({ $reason }) and the result is `{ $result }`, not `{ $written }`
record-result-open = after token { $after } the game goes on and the result is `{ $result }`, not `{ $written }`

## The form of a record.

record-comment-not-closed = the comment that begins here has no end `{ "}" }`
record-tag-name = the name of a tag is expected after `[`
record-tag-value = a tag's value is expected in quotes
record-tag-quote = the value of a tag has no closing quote
record-tag-not-closed = `]` is expected after the value of a tag
record-tag-late = a tag comes after the first token
record-tag-twice = this tag appears twice
record-not-an-option = `{ $text }` is not of the form name=value
record-option-twice = option `{ $name }` appears twice
record-not-a-seed = `{ $text }` is not a whole number from 0 to { $max }
record-no-talk-mode = there is no mode of talk `{ $name }`; the modes are: none, open, secret
record-not-a-result = `{ $text }` is neither `*` nor the points of all seats, such as 1-0-0-0
record-other-result = the tag says `{ $tag }`, but the last token says `{ $token }`
record-not-an-action = this is not an action
record-behind-result = the result must come last
record-remark-not-closed = `[%` without `]`, or a text without its closing quote
record-remark-form = the form is { $form }
# $others: one or several, parted by commas.
record-remark-forms = the form is { $others } or { $last }

## A match of several games.

record-match = tag `Match`: `{ $text }` is not a number of games from 1 to { $max }
record-round = tag `Round`: `{ $text }` is not the number of a game from 1 to { $games }
record-scores = tag `Scores`: `{ $text }` are not the points of { $seats } players, such as { $example }

## Links.

link-no-match = this link contains no match: `{ $key }` is missing
link-empty = this link contains no match: nothing follows `{ $key }`
link-version = this link has version `{ $found }`; this program reads version { $read }: it may be too old, or the link is damaged
link-character = this link is damaged: character { $place } after `{ $key }` is `{ $character }`, which no link contains
link-cut-off = this link was cut off: only { $found } of its { $expected } characters are there
link-too-many = this link is damaged: it has { $found } characters instead of { $expected }
link-checksum = this link is damaged: its checksum is wrong, so a character has changed
link-not-text = this link is damaged: it contains no text
link-record = the record in this link is broken: { $why }

## Saves.

# $why: what the reader of the format says, in English.
save-form = this is not a save: line { $line }, column { $column }: { $why }
save-version = this save has version { $found }; this program reads version { $read }

## Whatever it is.

# $size: such as 1 MB.
limit-too-long = this is longer than { $size }
