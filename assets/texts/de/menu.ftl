### The menu, and what it leads to.

menu = Menü
menu-resume = Weiterspielen

# What is folded in the menu.
menu-match = Diese Partie
menu-matches = Partien
menu-help = Lernen und Regeln
menu-program = Fenster

menu-new-game = Neue Partie
menu-share = Speichern und teilen
menu-players = Spieler und Bots
menu-course = Partieanalyse
menu-rule-book = Regelbuch
menu-keys = Tasten und Gamepad
menu-talk = Gespräch und Anklagen
menu-draw = Remis vereinbaren
menu-resign = Aufgeben
menu-gone = Jemand hat das Spiel verlassen
menu-title = Zum Titel
menu-fullscreen = Vollbild
menu-quit = Beenden
menu-back = Schließen

## Players who give up, agree on a draw, or have gone

leave-draw-all = Sind alle, die noch im Spiel sind, mit Remis einverstanden?
leave-draw-some = Welche Seiten sind mit Remis einverstanden? Die anderen spielen weiter.
leave-draw-select = Wähle mindestens zwei Seiten.
leave-draw-all-agree = Alle einverstanden
leave-draw-they-agree = Einverstanden
leave-play-on = Weiterspielen
leave-who-has-gone = Wer hat das Spiel endgültig verlassen?
leave-nobody-has-gone = Abbrechen
leave-is-absent = { $name ->
    [you] Dich für abwesend erklären?
   *[other] { $name } für abwesend erklären?
}
# What becomes of those who have gone.
leave-what-follows = Im nächsten Zug dieser Seite verlässt ihr König das Brett, und ihre übrigen Figuren frieren ein. Steht er dann im Schach, zieht vorher die nächste Seite für sie.
leave-declare-absent = Für abwesend erklären
leave-plain = Aufgeben und meine Figuren entfernen
leave-remove = Aufgeben und meine Figuren entfernen
leave-freeze = Aufgeben und meine Figuren einfrieren
leave-absent = Gehen, ohne aufzugeben
leave-absent-why = In deinem nächsten Zug verlässt dein König das Brett, und deine übrigen Figuren frieren ein. Stehst du dann im Schach, zieht vorher die nächste Seite für dich.
leave-gives-up = { $name ->
    [you] Aufgeben?
   *[other] Als { $name } aufgeben?
}
# In the question above, where nobody is on turn.
leave-somebody = diese Seite

## Matches that were left before their end

matches = Gespeicherte Partien
matches-counted = Gespeicherte Partien ({ $count })
matches-none = Noch keine gespeicherten Partien. Beginnt eine neue Partie, wird eine unvollendete hier gespeichert.
matches-continue = Fortsetzen
matches-delete = Löschen
matches-doom = Diese Partie endgültig löschen?
matches-doomed = Endgültig löschen
matches-keep = Behalten
matches-copy = Kopie speichern
matches-copy-name = Name der Kopie
matches-actions =
    { $count ->
        [one] { $count } Aktion
       *[other] { $count } Aktionen
    }
matches-begun = begonnen am { $date }, { matches-actions }

## Links, records and saves

post-help = Per Post: Spiel deinen Zug und schick den Link dem nächsten Spieler. Kommt dessen Link zurück, füg ihn unten ein.
post-send = Meinen Zug senden
post-your-turn = Per Post: Du bist am Zug
post-sent = Per Post: gesendet, noch keine Antwort
post-older =
    { $count ->
        [one] Dieser Link ist alt: Seither wurde eine Aktion gespielt.
       *[other] Dieser Link ist alt: Seither wurden { $count } Aktionen gespielt.
    }
post-contradicts = Dieser Link widerspricht deiner Partie: Aktion { $number } war { $own }, im Link ist es { $other }. Es wurde nichts geändert.
post-other-start = Dieser Link widerspricht deiner Partie: Er beginnt anders. Es wurde nichts geändert.
post-elsewhere = Diese Partie ist in einem anderen Fenster offen. Öffne den Link dort.
post-code = Der Code enthält denselben Link. Scann ihn mit dem Handy des nächsten Spielers und öffne ihn dort oder kopier ihn in „Speichern und teilen“.
share-help = Ein Link enthält die ganze Partie. Wer ihn öffnet, kann sie nachspielen und weiterspielen.
share-help-running = Ein Link enthält die Partie bis hierher. Geheime Absprachen fehlen, und künftige Würfe werden neu ausgelost.
share-secret = Hier wird verdeckt gewählt. Danach kann kopiert und gespeichert werden.
share-copy-link = Link kopieren
share-link-copied = Link kopiert.
share-copy-record = Aufzeichnung kopieren
share-record-copied = Aufzeichnung kopiert.
share-not-copied = Kopieren fehlgeschlagen: { $why }.
share-save-record = Aufzeichnung speichern
share-record-saved = Aufzeichnung gespeichert: { $place }.
share-record-not-saved = Speichern fehlgeschlagen: { $why }.
share-paste = Link, Aufzeichnung oder Spielstand einfügen:
share-open = Öffnen
share-open-file = Datei öffnen
share-close = Schließen
share-unopened = { $file } lässt sich nicht öffnen. { $why }
share-this-file = Diese Datei
