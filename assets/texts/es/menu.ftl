### El menú, y adónde lleva.

menu = Menú
menu-resume = Seguir

# Lo que está plegado en el menú.
menu-match = Esta partida
menu-matches = Partidas
menu-help = Aprender y reglas
menu-program = Ventana

menu-new-game = Nueva partida
menu-share = Guardar y compartir
menu-players = Jugadores y bots
menu-course = Análisis
menu-rule-book = Reglamento
menu-keys = Teclas y mando
menu-talk = Charla y acusaciones
menu-draw = Acordar tablas
menu-resign = Rendirse
menu-gone = Alguien se ha ido
menu-title = Menú principal
menu-fullscreen = Pantalla completa
menu-quit = Salir
menu-back = Cerrar

## Jugadores que se rinden, acuerdan tablas o se han ido

leave-draw-all = ¿Aceptan tablas todos los que siguen en juego?
leave-draw-some = ¿Quiénes acuerdan tablas? Los demás siguen jugando.
leave-draw-select = Elige al menos dos jugadores.
leave-draw-all-agree = Todos aceptan
leave-draw-they-agree = Aceptan
leave-play-on = Seguir
leave-who-has-gone = ¿Quién se ha ido para siempre?
leave-nobody-has-gone = Cancelar
leave-is-absent = { $name ->
    [you] ¿Declarar tu ausencia?
   *[other] ¿Declarar ausente a { $name }?
}
# Lo que pasa con quienes se han ido.
leave-what-follows = En su próximo turno, su rey deja el tablero y sus demás piezas se congelan. Si entonces está en jaque, antes responde por él el jugador siguiente.
leave-declare-absent = Declarar ausencia
leave-plain = Rendirse y retirar mis piezas
leave-remove = Rendirse y retirar mis piezas
leave-freeze = Rendirse y congelar mis piezas
leave-absent = Irse sin rendirse
leave-absent-why = En tu próximo turno, tu rey deja el tablero y tus demás piezas se congelan. Si entonces estás en jaque, antes responde por ti el jugador siguiente.
leave-gives-up = { $name ->
    [you] ¿Te rindes?
   *[other] ¿Se rinde { $name }?
}
# En la pregunta de arriba, donde no es el turno de nadie.
leave-somebody = este jugador

## Partidas que se dejaron antes de su final

matches = Partidas guardadas
matches-counted = Partidas guardadas ({ $count })
matches-none = Aún no hay partidas guardadas. Al empezar una nueva, la que dejes a medias se guarda aquí.
matches-continue = Continuar
matches-delete = Borrar
matches-doom = ¿Borrar esta partida para siempre?
matches-doomed = Borrar para siempre
matches-keep = Conservar
matches-copy = Guardar copia
# En un campo vacío.
matches-copy-name = Nombre de la copia
matches-actions =
    { $count ->
        [one] { $count } acción
       *[other] { $count } acciones
    }
matches-begun = empezada el { $date }, { matches-actions }

## Enlaces, registros y partidas guardadas

post-help = Por correo: juega tu turno y envía el enlace al siguiente jugador. Cuando llegue el suyo, pégalo abajo.
post-send = Enviar mi turno
post-your-turn = Por correo: te toca jugar
post-sent = Por correo: enviada, sin respuesta aún
post-older =
    { $count ->
        [one] Este enlace es antiguo: desde entonces se ha jugado una acción.
       *[other] Este enlace es antiguo: desde entonces se han jugado { $count } acciones.
    }
post-contradicts = Este enlace contradice tu partida: la acción { $number } fue { $own } y el enlace dice { $other }. No ha cambiado nada.
post-other-start = Este enlace contradice tu partida: empieza de otra manera. No ha cambiado nada.
post-elsewhere = Esta partida está abierta en otra ventana. Abre el enlace allí.
post-code = El código contiene el mismo enlace. Escanéalo con el móvil del siguiente jugador y ábrelo allí o cópialo en «Guardar y compartir».
share-help = Un enlace contiene la partida entera. Quien lo abra puede repetirla y seguir jugando.
# En su lugar, mientras hay una partida con dados o charla secreta.
share-help-running = Un enlace guarda la partida hasta ahora. La charla secreta no se incluye, y los dados de los próximos turnos serán otros.
# En su lugar, mientras alguien coloca grupos que otros no deben ver.
share-secret = Los jugadores eligen en secreto. Podrás copiar y guardar cuando todos hayan elegido.
share-copy-link = Copiar enlace
share-link-copied = Enlace copiado.
share-copy-record = Copiar registro
share-record-copied = Registro copiado.
share-not-copied = No se pudo copiar: { $why }.
share-save-record = Guardar registro
# El archivo, con su carpeta si se conoce.
share-record-saved = Registro guardado: { $place }.
share-record-not-saved = No se pudo guardar el registro: { $why }.
share-paste = Pega un enlace, un registro o una partida guardada:
share-open = Abrir
# Hace que el navegador pida uno.
share-open-file = Abrir archivo
share-close = Cerrar
# $why: una frase, con su punto.
share-unopened = No se pudo abrir { $file }. { $why }
# De un archivo de nombre desconocido.
share-this-file = este archivo
