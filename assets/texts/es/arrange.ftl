### La formación que cada jugador elige sin que el otro la vea.

arrange = { $name ->
    [you] Tu formación
   *[other] Formación de { $name }
}
arrange-done = Confirmar
arrange-help = Cada jugador coloca en secreto sus cuatro grupos en las cuatro franjas.
arrange-has-chosen = { $name ->
    [you] Ya has
   *[other] { $name } ya ha
} elegido en secreto.
arrange-alone = Los demás, no miren, por favor.
# Los dos extremos de la mitad de una franja, con sus nombres en el tablero.
arrange-edge = borde
arrange-centre = centro
# Lo que hay en una franja, del borde al centro.
arrange-group = Franja { $strip }, desde el borde: { $pieces }
arrange-i-am = { $name ->
    [you] Ver mis grupos
   *[other] Soy { $name }
}
arrange-king = rey
arrange-crown-prince = príncipe
arrange-golem = gólem
arrange-boomerang = bumerán
arrange-icosahedron = icosaedro
arrange-attacker = atacante
arrange-frog = rana
arrange-dingo = dingo
arrange-entity = ente
