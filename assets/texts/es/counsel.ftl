### Qué sería una acción y cuánto costaría: pistas, avisos y preguntas antes de jugarla.

## Una acción en pocas palabras: el sujeto de una frase, como “bulldozer c3 a b4” delante de “gana una ficha”. El programa le
## pone la mayúscula al principio.

brief-move = { $piece } { $from } a { $to }
brief-promotion = { $piece } { $from } a { $to } como { $promoted }
brief-pothole = bache { $from } a { $to }
brief-berserk = { $piece } { $from } con embestida a { $to }
brief-teleport = { $piece } { $from } por teletransporte a { $to }
brief-end = terminar el turno
brief-set-up = esta formación
brief-swap = cambiar de bando
brief-offer = ofrecer { $piece }
brief-offer-nothing = no ofrecer nada
brief-bid = pujar { $pieces }
brief-bid-nothing = no pujar nada
brief-raise = subir la puja a { $pieces }
brief-raise-nothing = no subir la puja
brief-accept = aceptar { $player ->
    [you] tu puja
   *[other] la puja de { $player }
}
brief-decline = no aceptar ninguna puja
brief-place = colocar { $piece } en { $place }
brief-resign = rendirse
brief-draw = acordar tablas

## Lo que una acción le cuesta a quien la elige. $what: “tu propio auto”, “dos de tus autos”, “el auto de Rojo, ahora tuyo”.

phrase-several-of-your-own = { $number } de tus { $noun }
phrase-now-yours = { $piece } (ahora a tus órdenes)
price-loses = cuesta { $what }
price-loses-off = cuesta { $what }: caída del tablero
price-loses-into = cuesta { $what }: caída en un bache
price-loses-run-over = cuesta { $what }: arrollamiento
price-loses-struck = cuesta { $what }: golpe de la pieza que vuela
price-loses-spent = sacrifica { $what } a cambio de nada
# $prey: “el icosaedro de Negro y el rey de Negro”.
price-loses-for = sacrifica { $what } por { $prey }
# $royal: “tu rey”; $class: su género; $who: “el auto de Rojo en c3”, son $count.
price-gives-away = entrega { $royal }: { $who } { $count ->
    [one] puede
   *[other] pueden
} { $class ->
    [feminine] capturarla
   *[masculine] capturarlo
}

## Lo que dice la tecla de las amenazas al pulsarla.

threats-none = Sin amenazas: { $name ->
    [you] no te pueden capturar nada.
   *[other] a { $name } no le pueden capturar nada.
}
threats-shown = { $count ->
    [one] Marcada: una amenaza
   *[other] Marcadas: { $count } amenazas
} contra { $name ->
    [you] ti
   *[other] { $name }
}.

## Lo que dice un lector de pantalla de una acción por confirmar. $warning: lo que cuesta, o nada.

question-again = { $warning } { $story } Elígela otra vez para jugarla.
