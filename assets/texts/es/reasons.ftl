### Lo que dicen los bots.

## Por qué un bot juega lo que juega: detrás de su nombre y dos puntos, o de una acción como “bulldozer c3 a b4”. Son verbos.

reason-forced-win = fuerza la victoria en { $count } acciones
reason-holds-out = resiste lo máximo posible
reason-clear-lead = conserva una clara ventaja
reason-upper-hand = conserva la ventaja
reason-balance = mantiene el equilibrio
reason-least-bad = saca el mejor partido
reason-behind = sigue luchando desde atrás
reason-wins = gana la partida
reason-mates = { $player ->
    [you] te da mate
   *[other] da mate a { $player }
}
reason-pushes-into = tira { $piece } a un bache
reason-pushes-off = tira { $piece } del tablero
reason-captures-king = captura { $player ->
    [you] tu rey
   *[other] el rey de { $player }
}
reason-leaves-draw = { $player ->
    [you] te deja unas tablas
   *[other] deja unas tablas a { $player }
}
reason-runs-over = arrolla { $piece }
reason-strikes = golpea { $piece }
reason-takes = captura { $piece }
reason-check = { $player ->
    [you] te da jaque
   *[other] da jaque a { $player }
}
reason-answers-check = responde al jaque
reason-wakes = despierta { $piece }
reason-promotes = se convierte en { $piece }
reason-chip = gana una ficha
reason-pothole = se queda con un bache de esquina
reason-swap = toma el mejor bando
reason-only = no tiene alternativa
reason-castles = se enroca
reason-saves = salva { $piece }
reason-threatens = amenaza { $piece }
reason-prepares = prepara { $action }, que { $deed }
reason-reply = { $player ->
    [you] después espera de ti { $from } a { $to }
   *[other] después espera de { $player } { $from } a { $to }
}

## Lo que dicen quienes pujan en una subasta.

# Lo que haría una pieza en una casilla: detrás de su nombre.
trade-stops-check = en { $square } detiene el jaque a mi rey
trade-covers = en { $square } cubre a mi rey
trade-attacks = en { $square } atacaría { $piece }
trade-promotes = en { $square } estaría a un paso de coronar
trade-presses = en { $square } amenazaría { $player ->
    [you] a tu rey
   *[other] al rey de { $player }
}
trade-drops = mi { $piece } cae este turno: acepto cualquier puja justa
trade-for-sale = mi { $piece } está en venta
trade-hopes = a cambio quisiera { $piece }
trade-denies = { $price } para que { $player ->
    [you] no te lleves { $piece }
   *[other] { $player } no se lleve { $piece }
}
trade-worth = tu { $piece } { $done }: por eso ofrezco { $price }
trade-would-drop = mi { $piece } caería pronto, y tu { $offered } va al tablero
trade-on-board = { $piece } en el tablero me sirve más que { $price } en la mano
trade-not-enough = no tengo en la mano nada que { $player ->
    [you] aceptarías
   *[other] { $player } aceptaría
} por { $piece }
trade-bid-stands = mi puja es la mejor hasta ahora
trade-no-more = no pagaré más por { $piece }
trade-helps-seller = { $piece } { $player ->
    [you] te ayudaría a ti
   *[other] ayudaría a { $player }
} más que a mí
trade-gets = { $piece } { $done }
trade-board-for-hand = { $price } en el tablero por { $piece } de mi mano
trade-best-bid = la mejor de { $count } pujas: { $why }
trade-too-little = mi { $piece } { $player ->
    [you] te serviría más a ti
   *[other] serviría más a { $player }
} que a mí { $price }
trade-holds-out = puedo ofrecer mi { $piece } otra vez, y quiero más que { $price }
trade-none-placeable = ninguna puja por mi { $piece } se puede colocar
trade-waits = mi { $piece } espera a un segundo postor
trade-nobody-holds-enough = nadie puede pagar lo que vale mi { $piece }

## Lo que los bots dicen por su cuenta en el Cuatriajedrez, y lo que otros leen.

bot-proposes-attack = { $player } va ganando. Ataquemos juntos a { $player }
bot-proposes-truce = { $player }, respeta mis piezas y yo respetaré las tuyas

## Cómo se llaman los bots y cómo juegan.

bot-neutral = Neutral
bot-aggressor = Agresivo
bot-hoarder = Acaparador
bot-diplomat = Diplomático
bot-grudge-holder = Rencoroso
bot-builder = Constructor
bot-neutral-plays = Juega la mejor jugada que ve, contra cualquiera.
bot-aggressor-plays = Captura y ataca donde puede, primero a quien va en cabeza. Las treguas le importan poco.
bot-hoarder-plays = Conserva sus piezas y vende caro lo que captura.
bot-diplomat-plays = Le gusta negociar y pactar. Respeta a sus aliados y casi siempre cumple sus treguas.
bot-grudge-holder-plays = Persigue a quien le quitó la última pieza, y pacta con los demás.
bot-builder-plays = Desarrolla sus piezas y pone a salvo su rey antes de negociar nada.
bot-coach = Entrenador
bot-coach-adapts = Entrenador: se adapta a ti
bot-level = { $name ->
    [beginner] Bot principiante
    [novice] Bot aprendiz
    [easy] Bot fácil
    [casual] Bot aficionado
    [normal] Bot normal
   *[master] Bot maestro
}
