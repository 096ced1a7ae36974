### Ajedrez de subasta: ofertas, pujas, manos y dados.

auction-may-offer = { $name ->
    [you] Puedes ofrecer una pieza de tu mano.
   *[other] { $name } puede ofrecer una pieza de su mano.
}
auction-may-bid = { $name ->
    [you] Tu puja: elige piezas de tu mano.
   *[other] Puja de { $name }: elige piezas de la mano.
}
auction-may-raise = { $name ->
    [you] Sube tu puja: añade piezas.
   *[other] { $name } puede añadir piezas.
}
auction-places = { $name ->
    [you] Coloca una pieza.
   *[other] { $name } coloca una pieza.
}
auction-drops = { $name ->
    [you] Elige dónde cae la pieza.
   *[other] { $name } elige dónde cae la pieza.
}
auction-throws = { $name ->
    [you] Tira los dados.
   *[other] { $name } tira los dados.
}
auction-throw = Tirar dados
auction-ask-me = Pedirme oferta este turno ({ $key })
# Lo mismo en un teléfono, que no tiene teclas.
auction-ask-me-short = Pedirme oferta este turno
# Ayuda del interruptor en la fila de un jugador.
auction-skip = Omitir mis subastas, salvo si pulso { $key }
# El interruptor: dos líneas cortas.
auction-skip-short = Omitir mis subastas
# The same where each player's switch is in one list.
auction-skip-of = { $name ->
    [you] Omitir mis subastas
   *[other] { $name }: omitir mis subastas
}
# Lo mismo donde solo cabe una línea.
auction-skip-low = Omitir
# Donde aparece la oferta en cuanto hay una.
auction-none-yet = No hay ninguna oferta.
auction-none = Sin subasta
auction-no-bid = Pasar
auction-decline = Rechazar
auction-bid = Pujar
auction-raise = Subir
auction-offer = Ofrecer
auction-accept = Aceptar
dice-one = Solo { $square } está libre: ahí cae la pieza ({ $piece }).
dice-any = La pieza ({ $piece }) cae en una casilla interior cualquiera ({ $chance } % cada una).
dice-some = La pieza ({ $piece }) cae en una de { $count } casillas interiores libres ({ $chance } % cada una).
dice-choose = La pieza ({ $piece }) cae en una casilla interior libre. Con un 7 se elige ({ $chance } %).
# Dos dados: `3-4: dama en f6`.
dice-roll = { $file }-{ $rank }: { $piece } en { $square }
dice-left = { $file }-{ $rank }: { $piece }, a elegir

## La subasta de este turno

auction-offers = { $name ->
    [you] Ofreces { $piece }
   *[other] { $name } ofrece { $piece }
}
auction-sold = Vendido { $name ->
    [you] a ti
   *[other] a { $name }
}: { $piece } por { $price }
auction-kept = No hay trato: { $name ->
    [you] te quedas con { $piece }
   *[other] { $name } se queda con { $piece }
}
# Lo que grita quien dirige la subasta.
auction-once = A la una …
auction-twice = A las dos …
auction-sold-to = ¡Vendido { $name ->
    [you] a ti!
   *[other] a { $name }!
}

## Lo que hacen los jugadores, cada uno en su fila junto a su mano, en poco espacio

auction-row = { $name ->
    [you] Tu mano
   *[other] { $name }
}
auction-row-empty = { $name ->
    [you] Tu mano está vacía
   *[other] { $name }: mano vacía
}
auction-row-sells = { $name ->
    [you] Vendes tú
   *[other] { $name } vende
}
auction-row-bids = { $name ->
    [you] Pujas { $pieces }
   *[other] { $name } puja { $pieces }
}
auction-row-last-bid = { $name ->
    [you] Tu última puja: { $pieces }
   *[other] Última puja de { $name }: { $pieces }
}
auction-row-sealed = { $name ->
    [you] Tu puja está oculta
   *[other] { $name } ha hecho una puja oculta
}
auction-row-buys = { $name ->
    [you] Pagas { $pieces }
   *[other] { $name } paga { $pieces }
}
auction-row-passes = { $name ->
    [you] Pasas
   *[other] { $name } pasa
}
auction-row-waits = { $name ->
    [you] Pujas después
   *[other] { $name } puja después
}
auction-row-barred = { $name ->
    [you] No tienes nada que pujar
   *[other] { $name } no tiene qué pujar
}
auction-row-thinks = { $name } está pensando

## Por qué no se puede elegir una pieza de una mano

hand-of-other = Esta pieza está en { $owner ->
    [you] tu mano
   *[other] la mano de { $owner }
}. Ahora { $name ->
    [you] decides tú
   *[other] decide { $name }
}.
hand-out-of-trade = Una pieza sin fichas ya no se puede cambiar. Los dados la devuelven al tablero.
hand-in-bid = Esta pieza ya está en la puja. Quien sube la conserva y añade al menos otra.
hand-place-first = Coloca primero las piezas sin fichas.
hand-all-have-bid = Ya están todas las pujas. Acepta una, o ninguna.
hand-dice-first = Antes hay que tirar los dados.
hand-after-move = Ofrece una pieza después de mover.

## Una pieza de una mano

hand-to-place = { $piece }, por colocar
hand-piece =
    { $tokens ->
        [0] { $piece } sin fichas: los dados la devuelven al tablero
        [one] { $piece } con { $tokens } ficha
       *[other] { $piece } con { $tokens } fichas
    }
