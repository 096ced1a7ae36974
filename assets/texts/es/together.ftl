### Jugar en una mesa que abre otro programa.

together = Jugar en varias pantallas
together-help = Un ordenador abre la mesa y muestra su dirección. Escríbela aquí para unirte.
together-open = Abrir para otras pantallas
together-no-hints = sin pistas
together-new-table = Abrir una mesa nueva
together-host-name = Anfitrión
together-not-open = No se pudo abrir la mesa: { $why }
together-invite = Los demás eligen «Jugar en varias pantallas» en el juego y escriben esta dirección:
together-invite-page = O abren esta página en un navegador, por ejemplo en el móvil:
together-closed = La mesa está cerrada. Su partida está entre tus partidas guardadas.
together-close = Cerrar la mesa
together-address = Dirección de la mesa
together-such-as = por ejemplo, { $example }
together-name = Tu nombre
together-join = Unirse
together-no-code = La dirección debe terminar con # y el código de la mesa.
together-no-host = Eso no es una dirección. Escríbela tal como se muestra allí.
together-table = Mesa { $code }
together-coming = Conectando ...
together-your-turn = Es tu turno
together-here = Estás en la mesa.
together-watching = { $count ->
    [one] Estás en la mesa. Hay una persona mirando.
   *[other] Estás en la mesa. Hay { $count } personas mirando.
}
together-broken = Se ha perdido la conexión con la mesa. Conectando de nuevo ...
together-no-answer = { $address } no responde. Se intenta de nuevo ...
together-certificate = Este ordenador no confía en el certificado de { $address }. Se intenta de nuevo ...
together-at-end = Primero ve al final de la partida.
together-no-name = Primero escribe tu nombre.
together-free = Asiento libre
together-you = { $name } (tú)
together-absent = { $name } (ausente)
together-waits = Esperando a { $name }
together-free-seat = { $seat } (asiento libre)
together-you-watch = Estás mirando. Elige un asiento para jugar.
together-sit = Sentarse aquí
together-add-bot = Añadir un bot
together-no-bot = Quitar el bot
together-leave-seat = Dejar el asiento
together-new-code = Código nuevo
together-new-code-help = El código actual deja de valer. Quienes están en la mesa se quedan.
together-out = Expulsar
together-watchers-out = Expulsar a los espectadores
together-out-sure = Sí, expulsar
together-out-help = Quien es expulsado no puede volver con el código actual. La mesa recibe uno nuevo.
together-shown-out = El dueño de la mesa te ha expulsado.
together-to-board = Al tablero
together-go-away = Dejar la mesa
together-not-yours = Es el turno de { $name }.
together-no-way-back = Estas jugadas no se pueden deshacer.
together-offer-draw = Ofrecer tablas
together-offer-late = La partida ya había avanzado cuando llegó tu oferta.
together-draw-all = Todos los que siguen en juego deben aceptar las tablas.
together-draw-some = ¿Entre quiénes? Todos los elegidos deben aceptar.
together-offers-back = { $name ->
    [you] Quieres deshacer
   *[other] { $name } quiere deshacer
} { $count ->
    [one] la última acción, { $first }.
   *[other] las últimas { $count } acciones, desde { $first }.
}
together-offers-draw = { $name ->
    [you] Ofreces tablas.
   *[other] { $name } ofrece tablas.
}
together-offers-draw-some = { $name ->
    [you] Ofreces tablas entre { $players }.
   *[other] { $name } ofrece tablas entre { $players }.
}
together-offers-next = { $name ->
    [you] Quieres empezar la siguiente partida.
   *[other] { $name } quiere empezar la siguiente partida.
}
together-offers-rematch = { $name ->
    [you] Quieres jugar otra vez.
   *[other] { $name } quiere jugar otra vez.
}
together-agree = Aceptar
together-decline = Rechazar
together-withdraw = Retirar
together-waits-for = Falta la respuesta de { $names }.
together-declined = { $name } no está de acuerdo.
together-bot-for-now = Por ahora juega un bot.
together-stand-in = { $name } (por ahora, un bot)
together-other-version = La mesa usa otra versión del juego.
together-no-table = No hay ninguna mesa con este código.
together-full = La mesa está llena.
together-too-fast = Demasiado rápido. Inténtalo de nuevo.
together-taken = Este asiento está ocupado.
together-not-now = Ahora no se puede.
together-not-kept = La jugada no se pudo guardar, así que no vale.
