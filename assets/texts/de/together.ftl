### An einem Tisch spielen, den ein anderes Programm bereitstellt.

together = An mehreren Bildschirmen spielen
together-help = Ein Rechner öffnet den Tisch und zeigt seine Adresse an. Gib sie hier ein, um mitzuspielen.
together-open = Für andere Bildschirme öffnen
together-no-hints = ohne Tipps
together-new-table = Neuen Tisch öffnen
together-host-name = Gastgeber
together-not-open = Der Tisch ließ sich nicht öffnen: { $why }
together-invite = Die anderen wählen im Spiel „An mehreren Bildschirmen spielen“ und geben diese Adresse ein:
together-invite-page = Oder sie öffnen diese Seite in einem Browser, etwa am Telefon:
together-closed = Der Tisch ist geschlossen. Seine Partie steht bei deinen gespeicherten Partien.
together-close = Tisch schließen
together-address = Adresse des Tischs
together-such-as = etwa { $example }
together-name = Dein Name
together-join = Mitspielen
together-no-code = Die Adresse muss mit # und dem Code des Tischs enden.
together-no-host = Das ist keine Adresse. Gib sie so ein, wie sie dort angezeigt wird.
together-table = Tisch { $code }
together-coming = Verbindung wird hergestellt ...
together-your-turn = Du bist am Zug
together-here = Du bist verbunden.
together-watching = { $count ->
    [one] Du bist verbunden. Eine Person schaut zu.
   *[other] Du bist verbunden. { $count } Personen schauen zu.
}
together-broken = Die Verbindung zum Tisch ist unterbrochen. Sie wird neu aufgebaut ...
together-no-answer = Keine Antwort von { $address }. Neuer Versuch ...
together-certificate = Dem Zertifikat von { $address } vertraut dieser Computer nicht. Neuer Versuch ...
together-at-end = Geh zuerst ans Ende der Partie.
together-no-name = Gib zuerst deinen Namen ein.
together-free = Freier Platz
together-you = { $name } (du)
together-absent = { $name } (nicht da)
together-waits = { $name } ist am Zug
together-free-seat = { $seat } (freier Platz)
together-you-watch = Du schaust zu. Wähle einen Platz, um mitzuspielen.
together-sit = Hier sitzen
together-add-bot = Bot dazusetzen
together-no-bot = Bot entfernen
together-leave-seat = Platz freigeben
together-new-code = Neuer Code
together-new-code-help = Der jetzige Code gilt dann nicht mehr. Wer schon am Tisch ist, bleibt.
together-out = Entfernen
together-watchers-out = Zuschauer entfernen
together-out-sure = Ja, entfernen
together-out-help = Wer entfernt wird, kann mit dem jetzigen Code nicht zurückkommen. Der Tisch bekommt einen neuen.
together-shown-out = Der Besitzer des Tischs hat dich entfernt.
together-to-board = Zum Brett
together-go-away = Tisch verlassen
together-not-yours = { $name } ist am Zug.
together-no-way-back = Diese Züge lassen sich nicht zurücknehmen.
together-offer-draw = Remis anbieten
together-offer-late = Die Partie ging weiter, bevor dein Angebot ankam.
together-draw-all = Alle, die noch im Spiel sind, müssen dem Remis zustimmen.
together-draw-some = Zwischen wem? Alle Ausgewählten müssen zustimmen.
together-offers-back = { $name ->
    [you] Du möchtest
   *[other] { $name } möchte
} { $count ->
    [one] die letzte Aktion zurücknehmen: { $first }.
   *[other] die letzten { $count } Aktionen zurücknehmen, ab { $first }.
}
together-offers-draw = { $name ->
    [you] Du bietest Remis an.
   *[other] { $name } bietet Remis an.
}
together-offers-draw-some = { $name ->
    [you] Du bietest ein Remis zwischen { $players } an.
   *[other] { $name } bietet ein Remis zwischen { $players } an.
}
together-offers-next = { $name ->
    [you] Du möchtest die nächste Partie beginnen.
   *[other] { $name } möchte die nächste Partie beginnen.
}
together-offers-rematch = { $name ->
    [you] Du möchtest noch einmal spielen.
   *[other] { $name } möchte noch einmal spielen.
}
together-agree = Zustimmen
together-decline = Ablehnen
together-withdraw = Zurückziehen
together-waits-for = Noch nicht zugestimmt: { $names }
together-declined = { $name } hat nicht zugestimmt.
together-bot-for-now = Vorerst spielt ein Bot.
together-stand-in = { $name } (vorerst ein Bot)
together-other-version = Am Tisch läuft eine andere Version des Spiels.
together-no-table = Es gibt keinen Tisch mit diesem Code.
together-full = Der Tisch ist voll.
together-too-fast = Das war zu schnell. Versuche es noch einmal.
together-taken = Dieser Platz ist vergeben.
together-not-now = Das geht gerade nicht.
together-not-kept = Der Zug konnte dort nicht gespeichert werden und gilt deshalb nicht.
