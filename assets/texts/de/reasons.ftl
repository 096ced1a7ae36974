### Was Bots sagen.

## Warum ein Bot zieht, was er zieht: hinter seinem Namen und einem Doppelpunkt oder hinter einer Aktion wie „Bulldozer c3 nach
## b4“, also Verben.

reason-forced-win = erzwingt den Sieg in { $count } Aktionen
reason-holds-out = hält am längsten durch
reason-clear-lead = behält klaren Vorsprung
reason-upper-hand = behält die Oberhand
reason-balance = hält das Gleichgewicht
reason-least-bad = macht das Beste daraus
reason-behind = kämpft aus dem Rückstand weiter
reason-wins = gewinnt die Partie
reason-mates = setzt { $player ->
    [you] dich
   *[other] { $player }
} matt
reason-pushes-into = schiebt { $piece } in ein Schlagloch
reason-pushes-off = schiebt { $piece } vom Brett
reason-captures-king = { $player ->
    [you] schlägt deinen König
   *[other] schlägt den König von { $player }
}
reason-leaves-draw = lässt { $player ->
    [you] dir
   *[other] { $player }
} ein Remis
reason-runs-over = überrennt { $piece }
reason-strikes = trifft { $piece }
reason-takes = schlägt { $piece }
reason-check = bietet { $player ->
    [you] dir
   *[other] { $player }
} Schach
reason-answers-check = beantwortet das Schach
reason-wakes = weckt { $piece }
reason-promotes = wandelt sich um in { $piece }
reason-chip = gewinnt einen Chip
reason-pothole = übernimmt ein Eckschlagloch
reason-swap = nimmt die bessere Seite
reason-only = ist ohne Alternative
reason-castles = rochiert
reason-saves = rettet { $piece }
reason-threatens = bedroht { $piece }
reason-prepares = bereitet { $action } vor: { $deed }
reason-reply = { $player ->
    [you] dann wohl von dir { $from } nach { $to }
   *[other] dann wohl { $player } { $from } nach { $to }
}

## Was Bietende einer Auktion sagen.

# Was eine Figur auf einem Feld täte, hinter ihrem Namen.
trade-stops-check = wehrt auf { $square } das Schach gegen meinen König ab
trade-covers = schützt auf { $square } meinen König
trade-attacks = würde auf { $square } { $piece } angreifen
trade-promotes = wäre auf { $square } einen Schritt vor der Umwandlung
trade-presses = würde auf { $square } { $player ->
    [you] deinen König
   *[other] den König von { $player }
} bedrohen
trade-drops = { $class ->
    [feminine] meine
   *[masculine] mein
} { $piece } fällt in diesem Zug: Jedes faire Gebot ist recht
trade-for-sale = { $class ->
    [feminine] meine
   *[masculine] mein
} { $piece } ist zu haben
trade-hopes = dafür hätte ich gern { $piece }
trade-denies = { $price }, damit { $piece } nicht an { $player ->
    [you] dich
   *[other] { $player }
} geht
trade-worth = { $class ->
    [feminine] die
    [neuter] das
   *[masculine] der
} { $piece } { $done }: Dafür gebe ich { $price }
trade-would-drop = { $class ->
    [feminine] meine
   *[masculine] mein
} { $piece } fiele bald, { $offered_class ->
    [feminine] die
    [neuter] das
   *[masculine] der
} { $offered } kommt aufs Brett
trade-on-board = { $piece } auf dem Brett nützt mir mehr, als { $price } auf der Hand zu haben
trade-not-enough = nichts, was ich für { $piece } gäbe, genügt { $player ->
    [you] dir
   *[other] { $player }
}
trade-bid-stands = mein Gebot ist bisher das beste
trade-no-more = mehr zahle ich nicht für { $piece }
trade-helps-seller = { $piece } würde { $player ->
    [you] dir
   *[other] { $player }
} mehr helfen als mir
trade-gets = { $piece } { $done }
trade-board-for-hand = { $price } aufs Brett für { $piece } auf meiner Hand
trade-best-bid = das beste von { $count } Geboten: { $why }
trade-too-little = { $class ->
    [feminine] meine
   *[masculine] mein
} { $piece } brächte { $player ->
    [you] dir
   *[other] { $player }
} mehr, als mir { $price } zu bekommen bringt
trade-holds-out = für { $price } gebe ich { $class ->
    [feminine] meine
    [neuter] mein
   *[masculine] meinen
} { $piece } noch nicht her
trade-none-placeable = kein Gebot für { $class ->
    [feminine] meine
    [neuter] mein
   *[masculine] meinen
} { $piece } lässt sich einsetzen
trade-waits = { $class ->
    [feminine] meine
   *[masculine] mein
} { $piece } wartet auf einen zweiten Bieter
trade-nobody-holds-enough = niemand kann genug zahlen für { $class ->
    [feminine] meine
    [neuter] mein
   *[masculine] meinen
} { $piece }

## Was Bots im Viererschach von sich aus sagen.

bot-proposes-attack = { $player } liegt vorn. Gehen wir gemeinsam gegen { $player } vor
bot-proposes-truce = { $player }, schonen wir gegenseitig unsere Figuren

## Wie Bots heißen und wie sie spielen.

bot-neutral = Neutral
bot-aggressor = Angriffslust
bot-hoarder = Hortlust
bot-diplomat = Diplomatie
bot-grudge-holder = Nachtragend
bot-builder = Aufbau
bot-neutral-plays = Spielt den Zug, den er für den besten hält, gegen alle.
bot-aggressor-plays = Schlägt und greift an, wo es geht, die führende Seite zuerst. Hält wenig von Waffenstillstand.
bot-hoarder-plays = Behält seine Figuren und verkauft teuer, was er geschlagen hat.
bot-diplomat-plays = Tauscht und einigt sich gern. Schont Verbündete und hält sich meist an Waffenstillstände.
bot-grudge-holder-plays = Verfolgt die Seite, die ihm zuletzt eine Figur genommen hat, und einigt sich mit den anderen.
bot-builder-plays = Entwickelt seine Figuren und bringt den König in Sicherheit, ehe er etwas tauscht.
bot-coach = Coach
bot-coach-adapts = Coach: passt sich dir an
bot-level = { $name ->
    [beginner] Anfänger-Bot
    [novice] Einsteiger-Bot
    [easy] Leichter Bot
    [casual] Freizeit-Bot
    [normal] Normaler Bot
   *[master] Meister-Bot
}
