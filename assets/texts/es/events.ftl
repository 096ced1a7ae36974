### Lo que ha ocurrido: un titular sobre la mesa y sus frases.

event-king-dead = El rey ha muerto
event-king-dead-why = { $name ->
    [you] Tu rey ha muerto. { $by } se queda con tu ejército.
   *[other] El rey de { $name } ha muerto. { $by ->
        [you] Te quedas
       *[other] { $by } se queda
    } con su ejército.
}
event-king-captured = Rey capturado
event-king-captured-why = { $by ->
    [you] Has capturado el rey de { $name }. Su ejército deja el tablero.
   *[other] { $by } ha capturado { $name ->
        [you] tu rey. Tu ejército deja el tablero.
       *[other] el rey de { $name }. Su ejército deja el tablero.
    }
}
event-mate = Jaque mate
event-mate-by = { $name ->
    [you] Recibes jaque mate. { $by } se queda con tu ejército.
   *[other] { $name } recibe jaque mate. { $by ->
        [you] Te quedas
       *[other] { $by } se queda
    } con su ejército.
}
event-mate-alone = { $name ->
    [you] Recibes jaque mate. Nadie se queda con tu ejército.
   *[other] { $name } recibe jaque mate. Nadie se queda con su ejército.
}
event-check-first = { $over ->
    [you] Pierdes este turno
   *[other] { $over } pierde este turno
}: { $name ->
    [you] antes debes responder a un jaque.
   *[other] antes { $name } debe responder a un jaque.
}
event-at-once = { $over ->
    [you] Pierdes este turno
   *[other] { $over } pierde este turno
}: { $name ->
    [you] mueves de inmediato.
   *[other] { $name } mueve de inmediato.
}
event-passes = { $name ->
    [you] No puedes mover y pasas.
   *[other] { $name } no puede mover y pasa.
}
event-out-of-time = { $name ->
    [you] Te quedaste sin tiempo.
   *[other] { $name } se quedó sin tiempo.
}
event-resigned = { $name ->
    [you] Te has rendido.
   *[other] { $name } se ha rendido.
}
event-drew = { $name ->
    [you] Sales de la partida: { $why }.
   *[other] { $name } sale de la partida: { $why }.
}
event-froze = { $name ->
    [you] Te has rendido. Tus piezas quedan congeladas en el tablero.
   *[other] { $name } se ha rendido. Sus piezas quedan congeladas en el tablero.
}
event-absent = { $name ->
    [you] Constas como ausente. Tus piezas quedan congeladas en el tablero.
   *[other] { $name } consta como ausente. Sus piezas quedan congeladas en el tablero.
}
event-penalised = { $name ->
    [you] Pagas con tu rey. Tus demás piezas quedan congeladas en el tablero.
   *[other] { $name } paga con el rey. Sus demás piezas quedan congeladas en el tablero.
}
event-trade = { $seller ->
    [you] Haces un cambio con { $buyer }.
   *[other] { $seller } hace un cambio { $buyer ->
        [you] contigo
       *[other] con { $buyer }
    }.
}
event-declined = No hay trato: { $name ->
    [you] te quedas
   *[other] { $name } se queda
} con { $piece }.
