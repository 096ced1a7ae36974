### Piezas, bandos y las expresiones con las que se nombran en las frases.

## Cómo se llaman las piezas. $form: plural; class no se muestra: es el género, del que dependen las expresiones de abajo.

noun-piece = { $form ->
    [class] feminine
    [plural] piezas
   *[other] pieza
}
noun-king = { $form ->
    [class] masculine
    [plural] reyes
   *[other] rey
}
noun-queen = { $form ->
    [class] feminine
    [plural] damas
   *[other] dama
}
noun-rook = { $form ->
    [class] feminine
    [plural] torres
   *[other] torre
}
noun-bishop = { $form ->
    [class] masculine
    [plural] alfiles
   *[other] alfil
}
noun-knight = { $form ->
    [class] masculine
    [plural] caballos
   *[other] caballo
}
noun-pawn = { $form ->
    [class] masculine
    [plural] peones
   *[other] peón
}
noun-car = { $form ->
    [class] masculine
    [plural] autos
   *[other] auto
}
noun-racecar = { $form ->
    [class] masculine
    [plural] bólidos
   *[other] bólido
}
noun-dirt-devil = { $form ->
    [class] masculine
    [plural] remolinos
   *[other] remolino
}
noun-cyclone = { $form ->
    [class] masculine
    [plural] ciclones
   *[other] ciclón
}
noun-bulldozer = { $form ->
    [class] masculine
    [plural] bulldozers
   *[other] bulldozer
}
noun-megadozer = { $form ->
    [class] masculine
    [plural] megadozers
   *[other] megadozer
}
noun-crown-prince = { $form ->
    [class] masculine
    [plural] príncipes
   *[other] príncipe
}
noun-frog = { $form ->
    [class] feminine
    [plural] ranas de pozo
   *[other] rana de pozo
}
noun-golem = { $form ->
    [class] masculine
    [plural] gólems
   *[other] gólem
}
noun-boomerang = { $form ->
    [class] masculine
    [plural] bumeranes
   *[other] bumerán
}
noun-icosahedron = { $form ->
    [class] masculine
    [plural] icosaedros
   *[other] icosaedro
}
noun-attacker = { $form ->
    [class] masculine
    [plural] atacantes
   *[other] atacante
}
noun-dingo = { $form ->
    [class] masculine
    [plural] dingos
   *[other] dingo
}
noun-entity = { $form ->
    [class] masculine
    [plural] entes
   *[other] ente
}

## Expresiones: $noun es una pieza, $class su género, $owner el nombre de un bando. Los casos no cambian nada aquí.

phrase-the = { $class ->
    [feminine] la
   *[masculine] el
} { $noun }
phrase-one = { $class ->
    [feminine] una
   *[masculine] un
} { $noun }
# “dos autos”
phrase-several = { $number } { $noun }
# Lo que es de quien lee.
phrase-your = tu { $noun }
phrase-your-own = { $class ->
    [feminine] tu propia
   *[masculine] tu propio
} { $noun }
# Quien lee. En acusativo, a quien se le dice algo, con su preposición.
reader = { $case ->
    [accusative] a ti
    [recipient] a ti
   *[other] tú
}
# Los demás, igual: “a Oeste y a ti”.
name-in-case = { $case ->
    [accusative] a { $name }
    [recipient] a { $name }
   *[other] { $name }
}
# Lo mismo donde un nombre está solo, como en una tarjeta.
reader-alone = Tú
phrase-of = { $owner ->
    [you] { phrase-your }
    [own] { phrase-your-own }
   *[other] { phrase-the } de { $owner }
}
# “dos autos de Rojo”
phrase-several-of = { $number } { $owner ->
    [you] de tus { $noun }
    [own] de tus { $noun }
   *[other] { $noun } de { $owner }
}
phrase-frozen = { $owner ->
    [you] tu
    [own] tu
   *[other] { $class ->
        [feminine] la
       *[masculine] el
    }
} { $noun } { $class ->
    [feminine] congelada
   *[masculine] congelado
}{ $owner ->
    [you] {""}
    [own] {""}
   *[other] {" "}de { $owner }
}
# Subasta: una pieza que no es de nadie.
phrase-dormant = { $class ->
    [feminine] la { $noun } dormida
   *[masculine] el { $noun } dormido
}
# Lo que hay en una casilla: “el auto de Rojo en a4”.
phrase-on = { $thing } en { $place }
# Una pieza de un ejército que mueve otro: el principio de una frase.
phrase-moved-by = { $player ->
    [you] { $piece }, que mueves tú,
   *[other] { $piece }, que mueve { $player },
}
phrase-pothole-of = { $owner ->
    [you] tu bache
   *[other] el bache de { $owner }
}
phrase-pothole-centre = un bache central
phrase-pothole = un bache

# La casilla del medio del Ajedrez de nudo. En acusativo, adonde va una pieza, con su preposición.
place-knot = { $case ->
    [accusative] al Nudo
   *[other] el Nudo
}
# Cualquier otra casilla, igual: “a d5”.
place-square = { $case ->
    [accusative] a { $square }
   *[other] { $square }
}

list-and = { $first } y { $last }
number = { $count ->
    [0] cero
    [1] una
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
    [6] seis
    [7] siete
   *[other] { $count }
}

## Los bandos.

seat-white = Blanco
seat-black = Negro
seat-red = Rojo
seat-blue = Azul
seat-yellow = Amarillo
seat-green = Verde
seat-south = Sur
seat-west = Oeste
seat-north = Norte
seat-east = Este
seat-of-nobody = nadie
seat-chance = el azar

## Los juegos.

title-pothole = Ajedrez de baches a cuatro
title-knot = Ajedrez de nudo 4 por 1
title-quad = Cuatriajedrez maquiavélico ZM
title-auction = Ajedrez de subasta

# Donde hay poco espacio.
short-pothole = Baches
short-knot = Nudo
short-quad = Cuatriajedrez
short-auction = Subasta
