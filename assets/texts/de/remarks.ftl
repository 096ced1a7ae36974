### Gespräch: was gesagt, vereinbart und angeklagt wird.

## Arten des Gesprächs.

talk-none = Kein Gespräch
talk-open = Offenes Gespräch
talk-secret = Offenes und geheimes Gespräch
talk-none-help = Keine Nachrichten und keine Abmachungen.
talk-open-help = Alle hören alles.
talk-secret-help = Nachrichten dürfen auch heimlich an einzelne gehen.

## Abmachungen: was vorgeschlagen wird (Akkusativ wie Nominativ) und in Listen.

deal-truce = Waffenstillstand bis zum Ende von Runde { $round }
deal-attack = gemeinsamer Angriff auf { $player ->
    [you] dich
   *[other] { $player }
} bis zum Ende von Runde { $round }
deal-draw = Remis

## Was gesagt wird, als Satz.

remark-to-all = { $who ->
    [you] Du
   *[other] { $who }
}: „{ $words }“
remark-to-some = { $who ->
    [you] Du
   *[other] { $who }
} an { $players }: „{ $words }“
remark-proposal = { $who ->
    [you] Du schlägst { $players } vor: { $deal }{ proposal-number }.
   *[other] { $who } schlägt { $players } vor: { $deal }{ proposal-number }.
}
# Fehlt, wo es nur einen Vorschlag gibt: Dann ist $number 0.
proposal-number = { $number ->
    [0] {""}
   *[other] {" "}(Vorschlag { $number })
}
the-proposal = { $number ->
    [0] den Vorschlag
   *[other] Vorschlag { $number }
}
remark-accepts = { $who ->
    [you] Du nimmst { the-proposal } an.
   *[other] { $who } nimmt { the-proposal } an.
}
remark-declines = { $who ->
    [you] Du lehnst { the-proposal } ab.
   *[other] { $who } lehnt { the-proposal } ab.
}
remark-withdraws = { $who ->
    [you] Du nimmst { the-proposal } zurück.
   *[other] { $who } nimmt { the-proposal } zurück.
}
remark-accuses = { $who ->
    [you] Du klagst
   *[other] { $who } klagt
} { $player ->
    [you] dich
   *[other] { $player }
} an, gegen die vereinbarte Art des Gesprächs verstoßen zu haben.
remark-guilty = { $who ->
    [you] Du stimmst: schuldig.
   *[other] { $who } stimmt: schuldig.
}
remark-innocent = { $who ->
    [you] Du stimmst: unschuldig.
   *[other] { $who } stimmt: unschuldig.
}

## Wie Abmachungen stehen.

deal-among = { $players }: { $deal }
deal-waits = { $person ->
    [you] wartet auf deine Antwort
    [one] wartet auf die Antwort von { $players }
   *[other] wartet auf die Antworten von { $players }
}
deal-declined = abgelehnt von { $player ->
    [you] dir
   *[other] { $player }
}
deal-taken-back = zurückgenommen
deal-lapsed = erloschen
deal-in-force = gilt
deal-kept = gehalten
deal-not-kept = nicht gehalten von { $players }
deal-broken = gebrochen von { $players } mit { $action }
breach-attack = { $person ->
    [you] Du hast dich
    [and-you] { $who }, ihr habt euch
    [one] { $who } hat sich
   *[other] { $who } haben sich
} nicht an den gemeinsamen Angriff auf { $player ->
    [you] dich
   *[other] { $player }
} gehalten.
breach-truce = { $person ->
    [you] Du hast
    [and-you] { $who }, ihr habt
    [one] { $who } hat
   *[other] { $who } haben
} den Waffenstillstand mit { $players } gebrochen.

## Wie Anklagen stehen.

charge-open = { $who ->
    [you] Du bist angeklagt. Es fehlen die Stimmen von { $players }.
   *[other] { $who } ist angeklagt. Es fehlen die Stimmen von { $players }.
}
charge-guilty = { $who ->
    [you] Du wirst schuldig gesprochen und zahlst mit einer Figur.
   *[other] { $who } wird schuldig gesprochen und zahlt mit einer Figur.
}
charge-innocent = { $who ->
    [you] Du wirst freigesprochen.
   *[other] { $who } wird freigesprochen.
}
charge-lapsed = { $who ->
    [you] Die Anklage gegen dich ist erloschen: Vor der Abstimmung ist eine Seite ausgeschieden.
   *[other] Die Anklage gegen { $who } ist erloschen: Vor der Abstimmung ist eine Seite ausgeschieden.
}

## Warum etwas nicht gesagt werden darf.

talk-not-here = in diesem Spiel gibt es kein Gespräch
talk-decided = zuerst kommt, was beschlossen ist: `{ $action }`
talk-agreed-none = vereinbart ist, dass niemand spricht
talk-agreed-open = vereinbart ist, dass alle alles hören
talk-to-nobody = eine Nachricht braucht mindestens einen Empfänger
talk-to-themselves = { $player ->
    [you] du kannst nicht mit dir selbst sprechen
   *[other] { $player } kann nicht mit sich selbst sprechen
}
talk-no-words = eine Nachricht braucht Worte
talk-too-long = eine Nachricht hat höchstens { $most } Zeichen, nicht { $found }
talk-control-character = eine Nachricht hat weder Zeilenumbrüche noch Steuerzeichen
talk-number = der nächste Vorschlag hat die Nummer { $number }
talk-round-over = es ist schon Runde { $round }
talk-too-late = eine Abmachung endet spätestens mit Runde { $round }
talk-attacks-themselves = { $player ->
    [you] du kannst dich nicht selbst angreifen
   *[other] { $player } kann sich nicht selbst angreifen
}
talk-nothing-to-attack = { $player ->
    [you] du hast nichts mehr, was man angreifen könnte
   *[other] { $player } hat nichts mehr, was man angreifen könnte
}
talk-no-proposal = es gibt keinen Vorschlag { $number }
talk-not-asked = Vorschlag { $number } richtet sich nicht an { $player ->
    [you] dich
   *[other] { $player }
}
talk-answered = { $player ->
    [you] du hast Vorschlag { $number } schon beantwortet
   *[other] { $player } hat Vorschlag { $number } schon beantwortet
}
talk-closed = Vorschlag { $number } ist nicht mehr offen
talk-not-theirs = { $player ->
    [you] Vorschlag { $number } kannst du nicht zurücknehmen
   *[other] Vorschlag { $number } kann { $player } nicht zurücknehmen
}
talk-accusation-open = erst muss über die Anklage gegen { $player ->
    [you] dich
   *[other] { $player }
} abgestimmt werden
talk-accuses-themselves = { $player ->
    [you] du kannst dich nicht selbst anklagen
   *[other] { $player } kann sich nicht selbst anklagen
}
talk-nobody-accused = niemand ist angeklagt
talk-voted = { $player ->
    [you] du hast schon abgestimmt
   *[other] { $player } hat schon abgestimmt
}
