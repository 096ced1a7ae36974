### What is told in a sentence below the table.

notice-replayed = Die Partie wird nachgespielt. Abwarten oder anhalten.
notice-answered-go-on = Die Gegenseite hat schon geantwortet: Zurücknehmen geht nicht mehr. Am letzten Zug geht es weiter.
notice-hidden-go-on = Danach wurde verdeckt gespielt: Zurücknehmen geht nicht mehr. Am letzten Zug geht es weiter.
notice-bot-plays = { $name ->
    [you] Für dich spielt ein Bot. Im Menü lässt sich ändern, wer spielt.
   *[other] Für { $name } spielt ein Bot. Im Menü lässt sich ändern, wer spielt.
}
notice-bot-plays-on = Der Bot von { $name } lehnt das Remis ab: Er steht zu gut.
notice-paused = Die Partie ist angehalten. Erst fortsetzen, dann ziehen.
notice-answered = Die Gegenseite hat schon geantwortet: Zurücknehmen geht nicht mehr.
notice-hidden = Was verdeckt gespielt wurde, lässt sich nicht zurücknehmen.
notice-no-set-up = Diese Partie lässt sich nicht aufbauen: { $why }.
notice-not-put-aside = Die laufende Partie lässt sich nicht speichern ({ $why }). Erst aufgeben oder Remis vereinbaren, dann eine andere beginnen.
notice-last-game = Dies ist die letzte Partie des Wettkampfs.
notice-next-game = Die nächste Partie beginnt nach dieser.
player-1 = Spieler 1
player-2 = Spieler 2
player-3 = Spieler 3
player-4 = Spieler 4
notice-not-shown = Das lässt sich nicht zeigen: { $why }.
notice-speak-at-end = Für ein Gespräch erst zum letzten Zug gehen.
notice-secretly = { $name ->
    [you] Du
   *[other] { $name }
} an { $names }, geheim.
notice-turn-of-bot = { $name } ist am Zug, und ein Bot spielt für { $name }.
notice-nothing-moves = Auf { $square } kann jetzt nichts ziehen.
notice-turn-of-other = { $name ->
    [you] Du bist am Zug
   *[other] { $name } ist am Zug
}: { $why }.

## Bots and hints

hint-search = Tipp wird gesucht ...
hint-later = Tipps gibt es, wenn ein Mensch am Zug ist.
hint-forbidden = An diesem Tisch gibt es keine Tipps.
hint-over = Die Partie ist zu Ende. Es gibt keine Tipps mehr.
hint = Versuch es damit: { $action }.
hint-why = { $action } { $why }.
hint-none = Kein Tipp: { $why }.
bot-engine = Engine { $number }
bot-of-character = { $level }, { $character }
bot-plays-on = { $name ->
    [you] Für dich übernimmt ein Bot: { $bot }.
   *[other] Für { $name } übernimmt ein Bot: { $bot }.
}
bot-leaves = { $name ->
    [you] Du übernimmst.
   *[other] Für { $name } übernimmt ein Mensch.
}
bot-reason = { $name }: { $why }.
bot-not-legal = sein Zug { $token } ist gegen die Regeln: { $why }
bot-gives-up = { $name ->
    [you] Dein Bot ist ausgefallen ({ $why }). Du übernimmst.
   *[other] Der Bot von { $name } ist ausgefallen ({ $why }). Ein Mensch übernimmt.
}
bot-stumbled = es ist ein Fehler aufgetreten
bot-no-room = zum Nachdenken ist zu wenig Speicher frei
bot-no-level = eine Stufe { $level } gibt es nicht
nothing-to-decide = es gibt nichts zu entscheiden: Die Partie ist zu Ende, oder es muss gewürfelt werden

# Was mit einem anderen Programm, das mitspielt, nicht stimmt. $why: einer der folgenden Texte oder Worte des Systems.
engine-fault = die Engine `{ $name }`: { $why }
engine-absent = Engine { $number } ist nicht verfügbar
engine-no-command = es fehlt ein Befehl
engine-no-start = sie startet nicht: { $why }
engine-no-pipes = sie hat keine Standardein- oder -ausgabe
engine-no-word = in { $seconds } s kam kein `{ $word }`
engine-deaf = sie nimmt keine Befehle an
engine-late = sie antwortet nicht rechtzeitig
engine-ended = sie läuft nicht mehr
engine-no-action = ihre Antwort `{ $token }` ist keine Aktion
engine-illegal = ihre Antwort `{ $token }` verstößt gegen die Regeln: { $why }
bot-stopped = der Bot ist zweimal beim Nachdenken stehen geblieben

## Where matches are kept

save-second-window = Das Spiel ist schon in einem anderen Fenster offen. Dieses Fenster führt eine eigene Partie, `{ $name }`.
save-not-put-aside = Die letzte Partie ließ sich nicht sichern ({ $why }), darum wird diese nicht gespeichert.
save-unread-kept = Die letzte Partie ließ sich nicht wiederherstellen: { $why }. Die Datei liegt in { $place }.
save-unread-lost = Die letzte Partie ließ sich nicht wiederherstellen: { $why }. Die Datei ließ sich nicht sichern ({ $fault }), darum wird diese Partie nicht gespeichert.
save-other-name = Das Spiel ist auch in einem anderen Fenster offen. Diese Partie wird jetzt unter einem anderen Namen gespeichert, `{ $name }`.
save-the-match = die Partie
save-fails = Die Partie wird nicht gespeichert: { $why }.
save-clocks = Die Uhren wurden zurückgestellt, denn ihre Zeiten waren nicht lesbar: { $why }.
save-no-clocks = Die Partie geht ohne Uhren weiter, denn ihre Bedenkzeit war nicht lesbar: { $why }.
save-no-bots = Menschen spielen alle Seiten, denn die Bots waren nicht lesbar: { $why }.
save-no-match = Die Partie geht einzeln weiter, denn ihr Wettkampf war nicht lesbar: { $why }.
save-lines-lost = Nicht lesbare Varianten wurden weggelassen: { $count }.
save-no-continue = Diese Partie lässt sich nicht fortsetzen: { $why }.
save-gone = es gibt sie nicht mehr
save-not-deleted = Diese Partie lässt sich nicht löschen: { $why }.
store-full = der Speicher dieses Browsers ist voll
store-fault = der Browser meldet: { $why }
store-none = dieser Browser speichert nichts
picture-saved = Bildschirmfoto gespeichert: { $place }.
picture-not-saved = Bildschirmfoto nicht gespeichert ({ $why }): { $place }.
# Auf der Seite: Was dort daraus wird, sagt der Browser nicht.
picture-downloaded = Der Browser lädt das Bildschirmfoto herunter: { $place }.

## What is wrong with a save or a record

save-times-too-many = es gibt Zeiten für { $times } Aktionen, aber nur { $actions } in der Partie
save-no-time-control = `{ $found }` ist weder `-` noch `*30` noch `300+5`
save-no-bots-at = `{ $found }` ist weder `human` noch ein Bot, etwa `4` oder `4+hoarder` (Stufe 1 bis { $levels }) oder `coach`, noch ein mitgebrachtes Programm, etwa `engine1`
save-not-text = das ist kein Text
save-keeps-nothing = Hier wird nichts gespeichert.
save-not-kept = Diese Partie lässt sich nicht speichern: { $why }.

## Bots, die sich den Ergebnissen der Menschen anpassen

coach-weaker-now = Die Bots spielen jetzt etwas schwächer.
coach-as-before = Die Bots spielen wieder wie zuvor.
coach-stronger-now = Die Bots spielen jetzt etwas stärker.
coach-unread = Coach fängt neu an, denn die bisherigen Ergebnisse waren nicht zu lesen: { $why }
