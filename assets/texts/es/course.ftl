### Cómo ha ido la partida: la lista de jugadas, las opciones de ganar, lo que opina un bot.

course-help = Las opciones de ganar de todos tras cada acción. Es un cálculo rápido, sin mirar jugadas por delante.
# Una acción que cambió la partida: `7. Rojo: auto c2 a d2. Opciones de Azul: del 30 % al 12 %.` $deed: uno de los textos que siguen.
course-turn = { $number }. { $deed }. { $whose ->
    [you] Tus opciones
   *[other] Opciones de { $whose }
}: del { $before } % al { $after } %.
# $action: en pocas palabras, como “auto c2 a d2”.
course-played = { $by ->
    [you] Tú
   *[other] { $by }
}: { $action }
course-resigned = { $by ->
    [you] Te rendiste
   *[other] { $by } se rindió
}
course-drew = Se acordaron tablas
course-absent = { $by ->
    [you] Se te declaró ausente
   *[other] Se declaró ausente a { $by }
}
course-penalised = { $by ->
    [you] Pagaste una penalización
   *[other] { $by } pagó una penalización
}
course-rolled = Se tiraron los dados
course-no-turns = Aún no hay momentos clave.
course-stop = Parar
course-analyse = Analizar
course-analysis = Un bot revisa cada acción y muestra qué habría sido mejor.
course-analysed = { $done } de { $played } acciones
course-in-list = Los errores también se marcan en la lista de jugadas.
# `7. Rojo c2d2?? regala unos 2,5 peones; lo mejor era c2c3`.
course-fault = { $number }. { $name ->
    [you] Tú
   *[other] { $name }
}: { $action } regala { $lost }; lo mejor era { $best }
course-no-faults = Ningún error grave.
# Las opciones de todos: `Rojo 30 %, Azul 70 %`.
course-chances =
    Tras { $count ->
        [one] { $count } acción
       *[other] { $count } acciones
    }: { $chances }
course-legend = { $name } { $percent } %
percent = { $percent } %
course-legend-turn = momento clave
course-axis = acciones
course-lays = { $name ->
    [you] Ya has elegido en secreto.
   *[other] { $name } ya ha elegido en secreto.
}
course-advice = { $action } regala { $lost }; lo mejor era { $best }
course-moves = Jugadas
course-none = Aún no hay jugadas.
course-review = desde tu último turno

## Lo que se pregunta antes de una jugada que regala mucho

doubt-game = la partida
doubt-pawns = unos { $whole },{ $tenths } peones
doubt-why = { $action } regala { $lost }.
doubt-better = Es mejor { $action }.
doubt-no = Pensarlo otra vez
doubt-yes = Jugar igualmente
doubt-ask = Ver una jugada mejor

## Otras líneas de la partida

lines = Variantes
lines-help = Lo que se jugó aquí antes. Elige una variante para seguir desde su final; la línea actual se conserva.
