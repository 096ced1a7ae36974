### Table talk: messages, deals, accusations.

talk = Gespräch
talk-secret-broken = Eine geheime Abmachung ist gebrochen worden.
talk-round = { $mode }, Runde { $round }
talk-said = Nachrichten
talk-deals = Abmachungen
talk-deals-new = Abmachungen ({ $count })
talk-votes = Anklage
talk-votes-open = Anklage (1)
# Short: a button among others.
talk-button = Reden
talk-unread = Reden ({ $count })
talk-mode-help = { $help } Alle müssen dem zustimmen; sonst ist das Gespräch offen.

## Messages

talk-before = Vor dem ersten Zug
# After which action something was said: `After 7. c2d2`.
talk-after = Nach { $number }. { $action }
talk-silence = Noch keine Nachrichten.
# To whom: players follow.
talk-to = An
talk-all = Alle
talk-to-all = an alle
talk-in-secret = geheim
talk-say = Senden
# Players follow, to choose from.
talk-i-am = Hier ist
talk-uncovered = Geheimes ist sichtbar.
talk-cover = Verdecken
talk-alone = { $name ->
    [you] Meine Nachrichten zeigen
   *[other] Hier ist { $name }, und sonst niemand
}

## Deals

deals-none = Es gibt noch keine Abmachungen.
# `Propose` a truce `to` Red `until the end of round` 7; a joint attack `on` Blue.
deals-propose = Vorschlag
deals-truce = Waffenstillstand
deals-attack = gemeinsamer Angriff
deals-draw = Remis
deals-to = an
deals-on = auf
deals-until = bis zum Ende von Runde
deals-propose-it = Vorschlag senden
deals-unknown = geheim
deals-on-whom = Auf wen?
# Between the names of those who make a deal, with its blanks.
deals-and = {" "}und{" "}
deals-secret = { $number }. Geheime Abmachung von { $names }
deals-numbered = { $number }. { $deal }
deals-numbered-secret = { $number }. { $deal } (geheim)
deals-accept = Annehmen
deals-decline = Ablehnen
deals-withdraw = Zurückziehen

## Accusations

votes-rule = Wer gegen die vereinbarte Art des Gesprächs verstößt, kann angeklagt werden. Alle stimmen ab. Verurteilt mehr als die Hälfte, ist die Strafe eine Figur: zuerst der am weitesten vorgerückte Bauer.
votes-charge = { $by ->
    [you] Du hast
   *[other] { $by } hat
} { $whom ->
    [you] dich
   *[other] { $whom }
} angeklagt. { $verdict }
votes-done = { $name ->
    [you] Du hast abgestimmt.
   *[other] { $name } hat abgestimmt.
}
votes-by = { $name ->
    [you] Deine Stimme:
   *[other] { $name } stimmt:
}
votes-guilty = Schuldig
votes-innocent = Unschuldig
votes-accuse = { $name } anklagen

## Der Vorschlag eines Bots, an seiner Karte

bubble-proposes = { $who ->
    [you] Du schlägst
   *[other] { $who } schlägt
} { $to ->
    [you] dir
   *[other] { $to }
} vor: { $deal }
bubble-says = „{ $words }“
bubble-later = Später
