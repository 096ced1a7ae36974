### Lo que hizo una acción, para quien es nuevo en el juego: una frase, y otra con las consecuencias.

## Lo que se hizo. $who lo hace, un bando o una pieza como “el auto de Rojo”; $place es una casilla con su preposición: “a d5”,
## “al Nudo”.

# $deed es uno de los hechos de abajo.
story-deed = { $who } { $deed }
story-deed-and-promotion = { $who } { $deed } y se convierte en { $piece }
story-deed-then-promotion = { $who } { $deed }, y se convierte en { $piece }
story-thrown = { $who } se lanza { $place } y { $deed }
story-castles = { $who } se enroca con { $rook }
story-berserk = { $who } embiste: corre { $place } y arrolla { $prey }; también muere el atacante
story-berserk-hits-nobody = { $who } embiste: corre { $place } y no golpea nada; el atacante muere
story-moves = { $who ->
    [you] mueves
   *[other] { $who } mueve
}
story-ends-turn = { $who ->
    [you] terminas el turno
   *[other] { $who } termina el turno
}
story-swap = los bandos se intercambian
story-resigns = { $who ->
    [you] te rindes: se retiran todas tus piezas
   *[other] { $who } se rinde: se retiran todas sus piezas
}
story-resigns-frozen = { $who ->
    [you] te rindes: se retira tu rey y tus demás piezas se congelan
   *[other] { $who } se rinde: se retira el rey y las demás piezas se congelan
}
story-draw = { $who } acuerdan tablas
story-all-draw = todos acuerdan tablas
story-absent = { $who ->
    [you] desde ahora constas como ausente
   *[other] { $who } consta como ausente desde ahora
}
story-guilty = { $who ->
    [you] recibes un veredicto de culpable
   *[other] { $who } recibe un veredicto de culpable
}
story-pays = { $who ->
    [you] recibes un veredicto de culpable y pagas con { $piece }
   *[other] { $who } recibe un veredicto de culpable y paga con { $piece }
}

# Baches
story-moves-pothole = { $who ->
    [you] mueves un bache
   *[other] { $who } mueve un bache
}
story-moves-own-pothole = { $who ->
    [you] mueves tu bache de { $from } a { $to }
   *[other] { $who } mueve su bache de { $from } a { $to }
}
# El bache de un ejército anexionado.
story-moves-annexed-pothole = { $who ->
    [you] mueves de { $from } a { $to } el bache que fue de { $owner }
   *[other] { $who } mueve de { $from } a { $to } el bache que fue { $owner ->
        [you] tuyo
       *[other] de { $owner }
    }
}
story-moves-centre-pothole = { $who ->
    [you] mueves un bache central de { $from } a { $to }
   *[other] { $who } mueve un bache central de { $from } a { $to }
}
story-moves-and-locks-pothole = { $who ->
    [you] mueves un bache central de { $from } a { $to }, donde queda bloqueado hasta el final de tu próximo turno
   *[other] { $who } mueve un bache central de { $from } a { $to }, donde queda bloqueado hasta el final de su próximo turno
}

# Nudo: cómo se colocan los ejércitos
story-one-army-by-chance = un ejército se coloca al azar
story-both-armies-by-chance = los dos ejércitos se colocan al azar
story-army-chosen = { $who ->
    [you] has elegido tu formación en secreto
   *[other] { $who } ha elegido su formación en secreto
}
story-both-armies-chosen = { $who ->
    [you] también has elegido, y los dos ejércitos están en el tablero
   *[other] { $who } también ha elegido, y los dos ejércitos están en el tablero
}

# Subasta
story-offers = { $who ->
    [you] ofreces { $what } en subasta
   *[other] { $who } ofrece { $what } en subasta
}
story-offers-nothing = { $who ->
    [you] no ofreces nada
   *[other] { $who } no ofrece nada
}
story-bids = { $who ->
    [you] pujas { $what }
   *[other] { $who } puja { $what }
}
story-bids-nothing = { $who ->
    [you] no pujas nada
   *[other] { $who } no puja nada
}
story-raises = { $who ->
    [you] subes tu puja a { $what }
   *[other] { $who } sube su puja a { $what }
}
story-raises-no-more = { $who ->
    [you] no subes tu puja
   *[other] { $who } no sube su puja
}
story-bids-unseen = { $who ->
    [you] haces una puja oculta
   *[other] { $who } hace una puja oculta
}
# $bids: what the others have bid, such as "Blue bids a rook and Yellow bids nothing".
story-reveals = se descubren las pujas: { $bids }
story-takes-no-bid = { $who ->
    [you] no aceptas ninguna puja
   *[other] { $who } no acepta ninguna puja
}
story-trades = { $buyer ->
    [you] { $seller } te da { $offered }
   *[other] { $seller ->
        [you] das
       *[other] { $seller } da
    } { $offered } a { $buyer }
} por { $bid }
story-places = { $who ->
    [you] colocas { $what } en { $place }
   *[other] { $who } coloca { $what } en { $place }
}
story-drops = { $who ->
    [you] dejas caer { $what } en { $place }
   *[other] { $who } deja caer { $what } en { $place }
}
story-dice = se tiran los dados
story-dice-drop = se tiran los dados: { $piece } cae en { $place } y ya no es de nadie
story-dice-left = se tiran los dados: { $who ->
    [you] eliges
   *[other] { $who } elige
} dónde cae { $piece }

## Lo que hizo una pieza, detrás de su nombre.

deed-goes = va { $place }
deed-leaps = salta { $place }
deed-rolls = rueda { $place }
deed-teleports = se teletransporta { $place }
deed-slips = resbala de vuelta { $place }
deed-comes-back = regresa
# $prey: lo capturado, como “el peón de Azul en e4”.
deed-captures = captura { $prey }
deed-captures-several = captura { $number } piezas: { $prey }
# Un ente captura lo que hay en su anillo.
deed-comes-and-captures = llega { $place } y captura { $prey }
deed-captures-ring = llega { $place } y captura todo lo que hay en su anillo: { $prey }
# Lo que captura un gólem sigue volando y puede llevarse otra pieza.
deed-captures-and-flings = captura { $prey }, que sale volando y se lleva { $struck }
deed-captures-and-misses = captura { $prey }, que sale volando y no golpea nada
deed-captures-to-hand = captura { $prey }, que pasa a { $player ->
    [you] tu mano
   *[other] la mano de { $player }
} con { $tokens } fichas
deed-captures-for-good = captura { $prey }, que sale de la partida
deed-captures-and-wakes = captura { $prey }, que despierta y ahora es { $player ->
    [you] de tu ejército
   *[other] de { $player }
}
phrase-in-passing = { $piece } al paso
deed-pushes = empuja { $what }
deed-pushes-into = hace caer { $what } en { $pothole }
deed-pushes-off = empuja { $what } fuera del tablero
# $what es empujado, y $who cae; son $count.
deed-pushes-and-into = empuja { $what }; { $who } { $count ->
    [one] cae
   *[other] caen
} en { $pothole }
deed-pushes-and-off = empuja { $what }; { $who } { $count ->
    [one] cae
   *[other] caen
} fuera del tablero
deed-those-in-front = { $count ->
    [one] la primera
   *[other] las { $number } primeras
}

## Las consecuencias, separadas por puntos y coma.

# $chip: norte, este, sur u oeste
story-chip = { $piece } gana la ficha { $chip ->
    [north] norte
    [east] este
    [south] sur
   *[west] oeste
}
story-four-chips = con cuatro fichas, { $piece } se convierte en { $promoted }
story-appears = { $piece } aparece en { $place }
story-commands = { $who ->
    [you] ahora mandas el ejército de { $army }
   *[other] { $who } ahora manda { $army ->
        [you] tu ejército
       *[other] el ejército de { $army }
    }
}
story-passes = { $who ->
    [you] no puedes mover y pasas
   *[other] { $who } no puede mover y pasa
}
story-king-dead = { $who ->
    [you] tu rey ha muerto
   *[other] el rey de { $who } ha muerto
}
story-army-taken-over = { $who ->
    [you] tu rey ha muerto, y { $killer } se queda con tu ejército
   *[other] el rey de { $who } ha muerto, y { $killer ->
        [you] te quedas
       *[other] { $killer } se queda
    } con su ejército
}
story-mated = { $who ->
    [you] recibes jaque mate
   *[other] { $who } recibe jaque mate
}
story-out = { $who ->
    [you] quedas fuera
   *[other] { $who } queda fuera
}
story-freezes = { $who ->
    [you] se retira tu rey, y tus demás piezas se congelan
   *[other] se retira el rey de { $who }, y sus demás piezas se congelan
}
# $who: un jugador o varios; $reason como “por ahogado”.
story-out-with-draw = { $person ->
    [you] sales
    [one] { $who } sale
   *[other] { $who } salen
} con tablas: { $reason }
# $who: jugadores, o piezas como “la rana de pozo de Blanco”.
story-check = { $person ->
    [you] estás
    [one] { $who } está
   *[other] { $who } están
} en jaque
story-passed-over = { $person ->
    [you] pierdes
    [one] { $who } pierde
   *[other] { $who } pierden
} este turno
story-nobody-wins = no queda nadie, y nadie gana
story-wins = { $who ->
    [you] ganas: { $reason }
   *[other] { $who } gana: { $reason }
}
# Un equipo.
story-team-wins = { $person ->
    [you] ganas
    [one] { $who } gana
   *[other] { $who } ganan
}: { $reason }
story-drawn = tablas entre { $who }: { $reason }

## Por qué ha terminado una partida. $form: full, o plain donde ya se ha dicho que son tablas.

end-last-player = solo queda un jugador
end-agreement = { $form ->
    [plain] por acuerdo
   *[full] tablas por acuerdo
}
end-repetition = { $form ->
    [plain] la misma posición por tercera vez
   *[full] tablas: la misma posición por tercera vez
}
end-quiet-turns = { $form ->
    [plain] demasiados turnos tranquilos
   *[full] tablas: demasiados turnos tranquilos
}
end-royals-captured = todas las piezas reales capturadas
end-checkmate = jaque mate
end-most-material = más material tras la última ronda
end-more-pieces = más piezas al estancarse la partida
end-first-mate = decide el primer mate
end-stalemate = { $form ->
    [plain] por ahogado
   *[full] tablas por ahogado
}
end-resignation = rendición
end-last-team = solo queda un equipo
end-only-kings = { $form ->
    [plain] no hay piezas suficientes para dar mate
   *[full] tablas: no hay piezas suficientes para dar mate
}
end-perpetual-check = { $form ->
    [plain] por jaque perpetuo
   *[full] tablas por jaque perpetuo
}
end-last-round = { $form ->
    [plain] ha terminado la última ronda
   *[full] tablas: ha terminado la última ronda
}
