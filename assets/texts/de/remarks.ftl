### Gespräch: was gesagt, vereinbart und angeklagt wird.

## Arten des Gesprächs.

talk-none = Kein Gespräch
talk-open = Offenes Gespräch
talk-secret = Offenes und geheimes Gespräch
talk-none-help = Niemand sagt etwas.
talk-open-help = Alle hören alles.
talk-secret-help = Nachrichten dürfen auch heimlich an einzelne gehen.

## Abmachungen: was vorgeschlagen wird (Akkusativ wie Nominativ) und in Listen.

deal-truce = Waffenstillstand bis zum Ende von Runde { $round }
deal-attack = gemeinsamer Angriff auf { $player } bis zum Ende von Runde { $round }
deal-draw = Remis

## Was gesagt wird, als Satz.

remark-to-all = { $who }: „{ $words }“
remark-to-some = { $who } an { $players }: „{ $words }“
remark-proposal = { $who } schlägt { $players } vor: { $deal } (Vorschlag { $number }).
remark-accepts = { $who } nimmt Vorschlag { $number } an.
remark-declines = { $who } lehnt Vorschlag { $number } ab.
remark-withdraws = { $who } nimmt Vorschlag { $number } zurück.
remark-accuses = { $who } klagt { $player } an, gegen die vereinbarte Art des Gesprächs verstoßen zu haben.
remark-guilty = { $who } stimmt: schuldig.
remark-innocent = { $who } stimmt: unschuldig.

## Wie Abmachungen stehen.

deal-among = { $players }: { $deal }
deal-waits = { $count ->
    [one] wartet auf die Antwort von { $players }
   *[other] wartet auf die Antworten von { $players }
}
deal-declined = abgelehnt von { $player }
deal-taken-back = zurückgenommen
deal-lapsed = erloschen
deal-in-force = gilt
deal-kept = gehalten
deal-not-kept = nicht gehalten von { $players }
deal-broken = gebrochen von { $players } mit { $action }
breach-attack = { $who } { $count ->
    [one] hat
   *[other] haben
} sich nicht an den gemeinsamen Angriff auf { $player } gehalten.
breach-truce = { $who } { $count ->
    [one] hat
   *[other] haben
} den Waffenstillstand mit { $players } gebrochen.

## Wie Anklagen stehen.

charge-open = { $who } ist angeklagt. Es fehlen die Stimmen von { $players }.
charge-guilty = { $who } wird schuldig gesprochen und zahlt mit einer Figur.
charge-innocent = { $who } wird freigesprochen.
charge-lapsed = Die Anklage gegen { $who } ist erloschen: Vor der Abstimmung ist eine Seite ausgeschieden.

## Warum etwas nicht gesagt werden darf.

talk-not-here = in diesem Spiel gibt es kein Gespräch
talk-decided = zuerst kommt, was beschlossen ist: `{ $action }`
talk-agreed-none = vereinbart ist, dass niemand spricht
talk-agreed-open = vereinbart ist, dass alle alles hören
talk-to-nobody = eine Nachricht braucht mindestens einen Empfänger
talk-to-themselves = { $player } kann nicht mit sich selbst sprechen
talk-no-words = eine Nachricht braucht Worte
talk-too-long = eine Nachricht hat höchstens { $most } Zeichen, nicht { $found }
talk-control-character = eine Nachricht hat weder Zeilenumbrüche noch Steuerzeichen
talk-number = der nächste Vorschlag hat die Nummer { $number }
talk-round-over = es ist schon Runde { $round }
talk-too-late = eine Abmachung endet spätestens mit Runde { $round }
talk-attacks-themselves = { $player } kann sich nicht selbst angreifen
talk-nothing-to-attack = { $player } hat nichts mehr, was man angreifen könnte
talk-no-proposal = es gibt keinen Vorschlag { $number }
talk-not-asked = Vorschlag { $number } richtet sich nicht an { $player }
talk-answered = { $player } hat Vorschlag { $number } schon beantwortet
talk-closed = Vorschlag { $number } ist nicht mehr offen
talk-not-theirs = Vorschlag { $number } kann { $player } nicht zurücknehmen
talk-accusation-open = erst muss über die Anklage gegen { $player } abgestimmt werden
talk-accuses-themselves = { $player } kann sich nicht selbst anklagen
talk-nobody-accused = niemand ist angeklagt
talk-voted = { $player } hat schon abgestimmt
