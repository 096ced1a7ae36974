### Qué está mal en un registro, un enlace o una partida guardada.

record-no-game = no existe el juego `{ $name }`; los juegos son: { $names }
record-empty = el registro está vacío
record-line = línea { $line }: { $why }
record-tag-missing = esto no es un registro de Bulldozer Gambit: falta la etiqueta `{ $tag }`
record-tag = línea { $line }, etiqueta `{ $tag }`: { $why }
# Una anotación es una acción o el resultado.
record-token = anotación { $number } `{ $token }`: { $why }
record-comment = línea { $line }, comentario `{ $text }`: { $why }
record-remark = intervención { $number } `{ $remark }`, tras la anotación { $after }: { $why }
record-set-up = etiquetas `Options` y `Position`: { $why }
# $reason: por qué ha terminado la partida.
record-result-ended = tras la anotación { $after } la partida ha terminado ({ $reason }) y el resultado es `{ $result }`, no `{ $written }`
record-result-open = tras la anotación { $after } la partida sigue y el resultado es `{ $result }`, no `{ $written }`

## La forma de un registro.

record-comment-not-closed = el comentario que empieza aquí no tiene final `{ "}" }`
record-tag-name = se espera el nombre de una etiqueta después de `[`
record-tag-value = se espera el valor de una etiqueta entre comillas
record-tag-quote = al valor de una etiqueta le faltan las comillas de cierre
record-tag-not-closed = se espera `]` después del valor de una etiqueta
record-tag-late = hay una etiqueta después de la primera anotación
record-tag-twice = esta etiqueta aparece dos veces
record-not-an-option = `{ $text }` no tiene la forma nombre=valor
record-option-twice = la opción `{ $name }` aparece dos veces
record-not-a-seed = `{ $text }` no es un número entero de 0 a { $max }
record-no-talk-mode = no existe el modo de charla `{ $name }`; los modos son: none, open, secret
record-not-a-result = `{ $text }` no es `*` ni los puntos de todos los puestos, como 1-0-0-0
record-other-result = la etiqueta dice `{ $tag }`, pero la última anotación dice `{ $token }`
record-not-an-action = esto no es una acción
record-behind-result = el resultado debe ir al final
record-remark-not-closed = `[%` sin `]`, o un texto sin comillas de cierre
record-remark-form = la forma es { $form }
# $others: una o varias, separadas por comas.
record-remark-forms = la forma es { $others } o { $last }

## Un encuentro de varias partidas.

record-match = etiqueta `Match`: `{ $text }` no es un número de partidas de 1 a { $max }
record-round = etiqueta `Round`: `{ $text }` no es el número de una partida de 1 a { $games }
record-scores = etiqueta `Scores`: `{ $text }` no son los puntos de { $seats } jugadores, como { $example }

## Enlaces.

link-no-match = este enlace no contiene ninguna partida: falta `{ $key }`
link-empty = este enlace no contiene ninguna partida: nada sigue a `{ $key }`
link-version = este enlace tiene la versión { $found }; este programa lee la versión { $read }: quizá sea demasiado antiguo, o el enlace esté dañado
link-character = este enlace está dañado: el carácter { $place } después de `{ $key }` es `{ $character }`, que ningún enlace contiene
link-cut-off = este enlace está cortado: solo están { $found } de sus { $expected } caracteres
link-too-many = este enlace está dañado: tiene { $found } caracteres en lugar de { $expected }
link-checksum = este enlace está dañado: la suma de control no coincide, así que ha cambiado un carácter
link-not-text = este enlace está dañado: no contiene texto
link-record = el registro de este enlace es incorrecto: { $why }

## Partidas guardadas.

# $why: lo que dice el lector del formato, en inglés.
save-form = esto no es una partida guardada: línea { $line }, columna { $column }: { $why }
save-version = esta partida guardada tiene la versión { $found }; este programa lee la versión { $read }

## Sea lo que sea.

# $size: como 1 MB.
limit-too-long = esto ocupa más de { $size }
