# The puzzles (assets/puzzles/auction.ron), theme by theme. `on-` is the comment on a wrong action, `then-` in a later move, and `why`
# explains the solution.

theme-auction-captures = Schlagen

puzzle-auction-nobody-s-guard = Ungedeckt
    .on-h1h2 = Lässt die Dame entkommen.
    .why = Niemand deckt die Dame.

puzzle-auction-to-the-left = Nach links
    .on-b10a11n = Ein Springer ist weniger als eine Dame.
    .on-b10a11r = Ein Turm ist weniger als eine Dame.
    .why = Der Bauer schlägt einen Turm auf der Königsreihe zur Linken und wandelt sich dort um.

puzzle-auction-the-sleeping-queen = Die schlafende Dame
    .on-e5g6 = Ein Turm kommt auf die Hand, und jemand anders holt die Dame.
    .why = Eine gehortete Dame ist gefallen. Wer sie schlägt, hat sie sofort auf dem Brett.

puzzle-auction-fork = Gabel
    .on-g10e11 = Ein Springer ist weniger als eine Dame.
    .why = Der Springer bietet dem König Schach und greift die Dame an. Ein König im Schach zieht im eigenen Zug; danach fällt die Dame.

puzzle-auction-which-queen = Welche Dame?
    .on-c9h14 = Der Turm schlägt zurück.
    .on-c9k1 = Ein Turm ist weniger als eine Dame.
    .why = Zwei Damen können geschlagen werden, aber nur eine von ihnen ist gedeckt; die andere steht nahe beim eigenen König.

theme-auction-kings = Könige

puzzle-auction-the-open-king = Der offene König
    .on-g4g8 = Greift einen Läufer an, wo ein König zu schlagen ist.
    .why = Ein König, den jemand anders freigelegt hat, darf vor dem Zug seiner Seite geschlagen werden. Dame und Turm gehen mit.

puzzle-auction-the-pinned-rook = Der gefesselte Turm
    .on-h4h10 = Schlägt nur die Dame, und der König lebt.
    .why = Der Turm schlägt den König, und die Dame, die ihn fesselt, verlässt mit ihrer Seite das Brett: Der eigene König ist sicher.

puzzle-auction-two-rooks = Zwei Türme
    .on-f5f11 = Ein Springer ist weniger als ein König.
    .why = Zwei Türme setzen den König am Rand matt, und seine Dame geht mit.

puzzle-auction-backed-by-a-bishop = Der Läufer im Rücken
    .on-m7i3 = Schlägt einen Springer, und ein Bauer schlägt die Dame.
    .on-m8l8 = Öffnet eine Linie, während der König fast matt ist.
    .why = Der Läufer dahinter deckt die Dame auf derselben Diagonale: Der König kann sie nicht schlagen und ist matt.

puzzle-auction-mate-on-the-edge = Matt am Rand
    .on-f10i7 = Ein Springer ist weniger als ein König.
    .why = Am Rand lässt die Dame dem König kein Feld: Die Seite ist ausgeschieden, und die ganze Armee geht.

puzzle-auction-guarded-from-afar = Von fern gedeckt
    .on-h8h7 = Ein Läufer ist weniger als ein König.
    .why = Der eigene Läufer deckt das Feld von fern: Der König am Rand kann die Dame nicht schlagen, und die Seite ist ausgeschieden.

puzzle-auction-twice-in-a-row = Zweimal hintereinander
    .on-e13a9 = Eine Dame ist weniger als der letzte König.
    .why = Das erste Schach treibt den König zwischen die eigenen Figuren; das zweite lässt ihm kein Feld mehr.

theme-auction-the-auction = Die Auktion

puzzle-auction-before-it-drops = Bevor er fällt
    .on-pass = Der Turm fällt, und jemand anders holt ihn.
    .on-offer-p3 = Der Bauer hält sich noch, der Turm nicht.
    .why = Der Turm hat noch eine Marke und würde fallen: Jede Figur für ihn ist mehr als keine.

puzzle-auction-nothing-to-get = Nichts zu holen
    .on-offer-q3 = Sie hält sich noch zwei Züge, und ein Bauer ist kein Preis.
    .why = Sie hält sich noch zwei Züge, und ein Bauer ist kein Preis für eine Dame: nichts anbieten.

puzzle-auction-two-bids = Zwei Gebote
    .on-accept-B = Ein Bauer ist weniger als eine Dame.
    .on-decline = Der Turm fällt.
    .why = Der Turm würde ohnehin fallen, und von zwei Geboten ist die Dame am meisten wert.

puzzle-auction-too-little = Zu wenig
    .on-accept-Y = Eine Dame wird für einen Bauern verschenkt.
    .why = Ein Bauer ist kein Preis für eine Dame.

puzzle-auction-hands-off = Hände weg
    .on-bid-q3 = Gibt eine Dame für einen Bauern her.
    .why = Eine Dame darf man nicht für einen Bauern bieten.

puzzle-auction-a-bargain = Ein gutes Geschäft
    .on-bid-r3-p3 = Zahlt einen Bauern zu viel.
    .on-bid-- = Lehnt eine Dame für einen Turm ab.
    .why = Ein Turm für eine Dame: Niemand sollte ablehnen, und niemand sollte mehr zahlen.

theme-auction-placing = Einsetzen

puzzle-auction-wake-up-and-mate = Wecken und matt
    .on-place-q-e7 = Bietet kein Schach.
    .on-place-q-f8 = Bietet kein Schach.
    .why = Nur eine Figur, die nach dem Schlagen eingesetzt wird, darf Schach bieten: Die geweckte Dame setzt matt.

puzzle-auction-the-wall = Die Mauer
    .on-place-r-b7 = Lässt den König im Schach und verliert den Turm.
    .on-place-r-k10 = Lässt den König matt.
    .why = Der getauschte Turm wird zwischen den König und den Turm gesetzt, der Schach bietet.

puzzle-auction-the-last-squares = Die letzten Felder
    .on-place-r-e5 = Lässt dem König eine Linie zum Ausweichen.
    .why = Der getauschte Turm nimmt einem König im Schach die letzten Felder.

puzzle-auction-one-step-short = Einen Schritt davor
    .on-place-p-g3 = Weit von der Umwandlung.
    .on-place-p-j12 = Zwei Schritte vor der Umwandlung.
    .why = Der getauschte Bauer wird einen Schritt vor der Umwandlung eingesetzt.
