# La primera partida guiada (assets/lessons/auction.ron): lo que dice cada paso, `lesson-<juego>-<capítulo>-<paso>`. `otherwise` es el
# comentario a una acción equivocada; `on-`, el comentario a una en particular.

lesson-auction = Tu primera partida de Ajedrez de subasta

lesson-auction-capture-offer-accept = Capturar, ofrecer, aceptar
lesson-auction-capture-offer-accept-1 = ¡Hola! Juegas con Rojo, en el borde inferior. Las piezas mueven como en el ajedrez, y son cuatro jugadores, cada uno contra todos. Gana el último que queda.
lesson-auction-capture-offer-accept-2 = La dama de Amarillo se ha acercado demasiado. ¡Captúrala con tu caballo!
    .hint = El caballo de i3 salta a h5.
    .otherwise = Es posible, pero la dama escaparía. Tu caballo de i3 llega hasta ella.
lesson-auction-capture-offer-accept-3 = Ahora está en tu mano, con tres fichas. Después de mover puedes subastar una pieza de tu mano. Ofrece la dama.
    .hint = Haz clic en la dama de tu mano y luego en Ofrecer.
    .otherwise = Puedes quedártelo todo. Pero veamos qué darían los demás por la dama.
    .on-offer-p2 = Un peón no dará mucho. Ofrece la dama.
lesson-auction-capture-offer-accept-4 = Cada uno de los demás pudo pujar una vez, con piezas de su mano: Azul, una torre y un peón; Verde, un caballo. Acepta la mejor puja.
    .hint = La torre y el peón de Azul valen más que el caballo de Verde.
    .on-accept-G = Un caballo solo es la puja más baja. Acepta la de Azul.
    .on-decline = No tienes que aceptar nada, pero una torre y un peón vienen bien. Acepta la puja de Azul.
lesson-auction-capture-offer-accept-5 = ¡Vendida! Las piezas cambiadas toman otro color y vuelven al tablero, junto a una pieza de su nuevo dueño. Pon la torre junto a tu peón de h4.
    .hint = Elige la torre de tu mano, si no lo está ya, y haz clic en h3, detrás de tu peón de h4.
    .otherwise = También cabe ahí. Esta vez pon la torre en h3, por favor.
lesson-auction-capture-offer-accept-6 = Y ahora el peón. Vale cualquier casilla iluminada.
    .hint = Cualquier casilla marcada, por ejemplo g5.
lesson-auction-capture-offer-accept-7 = Azul ha colocado la dama. Una pieza cambiada no puede atacar a un rey al colocarse. Puede mover en el próximo turno de su dueño.

lesson-auction-bid = Pujar
lesson-auction-bid-1 = Ahora vende otro jugador: Azul ofrece una dama a la que le queda una ficha. Tú tienes una torre y un caballo. ¡Puja un precio justo!
    .hint = Haz clic en la torre de tu mano y luego en Pujar. Una torre por una dama es una ganga para ti, y mejor que nada para Azul.
    .on-bid-n2 = Un caballo es muy poco por una dama. Azul podría negarse; prueba con la torre.
    .on-bid-r3-n2 = Eso es más de lo que hace falta pagar. Basta con la torre.
    .on-bid-- = Sin puja no hay dama. Prueba con la torre.
lesson-auction-bid-2 = Azul acepta: un turno más, y habría perdido la dama. Ponla en el tablero donde quieras.
    .hint = Vale cualquier casilla marcada.
lesson-auction-bid-3 = Una puja puede tener varias piezas. Piensa en lo que pierde quien vende si se la queda: las fichas se acaban.

lesson-auction-tokens-run-out = Las fichas se acaban
lesson-auction-tokens-run-out-1 = Guardas un alfil en la mano; le quedan dos fichas. Pierde una al final de cada turno tuyo. Saca el caballo y observa.
    .hint = El caballo de f3 salta a g5.
    .otherwise = Está bien, pero mueve el caballo de f3 a g5, por favor.
lesson-auction-tokens-run-out-2 = Queda una ficha, y nadie tiene nada que dar a cambio. Otra jugada: el alfil de f1 a h3.
    .hint = El alfil de f1 va en diagonal a h3.
    .otherwise = Muevas lo que muevas, se va la última ficha. Lleva el alfil de f1 a h3, por favor.
lesson-auction-tokens-run-out-3 = Sin fichas no hay cambio: dos dados dijeron dónde caía, en medio del tablero. Allí duerme. No es de nadie, no puede mover y cierra las líneas.

lesson-auction-wake-a-sleeper = Despertar a una pieza
lesson-auction-wake-a-sleeper-1 = En el medio duerme una dama. Captura una pieza dormida y despertará con tu color. ¡Ve por ella!
    .hint = El caballo de f5 salta a g7.
    .otherwise = Entonces la despertaría otro jugador. Tu caballo de f5 está cerca.
lesson-auction-wake-a-sleeper-2 = Es tuya, y va junto a la pieza que la despertó. Ponla en h7.
    .hint = Haz clic en h7, a la derecha del caballo.
    .otherwise = Ahí cabría. Esta vez ponla en h7, por favor.
lesson-auction-wake-a-sleeper-3 = Una ronda después ya puede mover, como cualquier dama. Captura el caballo de Verde.
    .hint = En diagonal, de h7 a k10.
    .otherwise = Verde ha dejado un caballo en su línea, en k10.
lesson-auction-wake-a-sleeper-4 = El caballo fue a tu mano. Una pieza despierta puede incluso dar jaque al colocarse; una cambiada, no.

lesson-auction-kings = Reyes
lesson-auction-kings-1 = Quien está en jaque espera a su propio turno. Si antes te toca a ti, ¡puedes capturar el rey! El de Amarillo está indefenso en la columna de tu torre.
    .hint = La torre de g4 sube hasta el final, a g14.
    .otherwise = Hay un rey indefenso, y es tu turno. Mira hacia arriba por la columna de tu torre.
    .on-g4g8 = Un alfil vale menos que un rey.
lesson-auction-kings-2 = Amarillo queda fuera, y todas sus piezas se van con el rey. Así que mira a tu espalda antes de terminar el turno. ¡Y ahora, a la subasta!
