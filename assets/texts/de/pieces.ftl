### Figuren, Seiten und die Wendungen, in denen Sätze sie nennen.

## Wie Figuren heißen. $form: ein Fall (nominative, accusative, dative) oder plural; class wird nicht gezeigt, es ist das
## Geschlecht, nach dem sich die Wendungen unten richten.

noun-piece = { $form ->
    [class] feminine
    [plural] Figuren
   *[other] Figur
}
noun-king = { $form ->
    [class] masculine
    [plural] Könige
   *[other] König
}
noun-queen = { $form ->
    [class] feminine
    [plural] Damen
   *[other] Dame
}
noun-rook = { $form ->
    [class] masculine
    [plural] Türme
   *[other] Turm
}
noun-bishop = { $form ->
    [class] masculine
    [plural] Läufer
   *[other] Läufer
}
noun-knight = { $form ->
    [class] masculine
    [plural] Springer
   *[other] Springer
}
noun-pawn = { $form ->
    [class] masculine
    [plural] Bauern
    [accusative] Bauern
    [dative] Bauern
   *[other] Bauer
}
noun-car = { $form ->
    [class] masculine
    [plural] Wagen
   *[other] Wagen
}
noun-racecar = { $form ->
    [class] masculine
    [plural] Rennwagen
   *[other] Rennwagen
}
noun-dirt-devil = { $form ->
    [class] masculine
    [plural] Staubteufel
   *[other] Staubteufel
}
noun-cyclone = { $form ->
    [class] masculine
    [plural] Wirbelstürme
   *[other] Wirbelsturm
}
noun-bulldozer = { $form ->
    [class] masculine
    [plural] Bulldozer
   *[other] Bulldozer
}
noun-megadozer = { $form ->
    [class] masculine
    [plural] Megadozer
   *[other] Megadozer
}
noun-crown-prince = { $form ->
    [class] masculine
    [plural] Kronprinzen
    [accusative] Kronprinzen
    [dative] Kronprinzen
   *[other] Kronprinz
}
noun-frog = { $form ->
    [class] masculine
    [plural] Brunnenfrösche
   *[other] Brunnenfrosch
}
noun-golem = { $form ->
    [class] masculine
    [plural] Golems
   *[other] Golem
}
noun-boomerang = { $form ->
    [class] masculine
    [plural] Bumerangs
   *[other] Bumerang
}
noun-icosahedron = { $form ->
    [class] neuter
    [plural] Ikosaeder
   *[other] Ikosaeder
}
noun-attacker = { $form ->
    [class] masculine
    [plural] Angreifer
   *[other] Angreifer
}
noun-dingo = { $form ->
    [class] masculine
    [plural] Dingos
   *[other] Dingo
}
noun-entity = { $form ->
    [class] neuter
    [plural] Wesen
   *[other] Wesen
}

## Wendungen: $noun ist eine Figur in der passenden Form, $owner der Name einer Seite.

phrase-the = { $class ->
    [masculine] { $case ->
        [accusative] den
        [dative] dem
       *[other] der
    }
    [feminine] { $case ->
        [accusative] die
        [dative] der
       *[other] die
    }
   *[neuter] { $case ->
        [accusative] das
        [dative] dem
       *[other] das
    }
} { $noun }
phrase-one = { $class ->
    [masculine] { $case ->
        [accusative] einen
        [dative] einem
       *[other] ein
    }
    [feminine] { $case ->
        [accusative] eine
        [dative] einer
       *[other] eine
    }
   *[neuter] { $case ->
        [accusative] ein
        [dative] einem
       *[other] ein
    }
} { $noun }
# „zwei Wagen“
phrase-several = { $number } { $noun }
# Was dem gehört, der es liest.
phrase-your = { $class ->
    [masculine] { $case ->
        [accusative] deinen
        [dative] deinem
       *[other] dein
    }
    [feminine] { $case ->
        [dative] deiner
       *[other] deine
    }
   *[neuter] { $case ->
        [dative] deinem
       *[other] dein
    }
} { $noun }
phrase-your-own = { $class ->
    [masculine] { $case ->
        [accusative] deinen eigenen
        [dative] deinem eigenen
       *[other] dein eigener
    }
    [feminine] { $case ->
        [dative] deiner eigenen
       *[other] deine eigene
    }
   *[neuter] { $case ->
        [dative] deinem eigenen
       *[other] dein eigenes
    }
} { $noun }
# Wer es liest, in einem Fall.
reader = { $case ->
    [accusative] dich
    [dative] dir
    [recipient] dir
   *[other] du
}
# Alle anderen, in einem Fall: Namen bleiben, wie sie sind.
name-in-case = { $name }
# Das Gleiche, wo ein Name allein steht, etwa auf einer Karte.
reader-alone = Du
phrase-of = { $owner ->
    [you] { phrase-your }
    [own] { phrase-your-own }
   *[other] { phrase-the } von { $owner }
}
# „zwei Wagen von Rot“
phrase-several-of = { $number } { $owner ->
    [you] deiner { $noun }
    [own] deiner eigenen { $noun }
   *[other] { $noun } von { $owner }
}
phrase-frozen = { $class ->
    [masculine] { $case ->
        [accusative] { $owner ->
            [you] deinen
            [own] deinen
           *[other] den
        } eingefrorenen
        [dative] { $owner ->
            [you] deinem
            [own] deinem
           *[other] dem
        } eingefrorenen
       *[other] { $owner ->
            [you] dein eingefrorener
            [own] dein eingefrorener
           *[other] der eingefrorene
        }
    }
    [feminine] { $case ->
        [dative] { $owner ->
            [you] deiner
            [own] deiner
           *[other] der
        } eingefrorenen
       *[other] { $owner ->
            [you] deine
            [own] deine
           *[other] die
        } eingefrorene
    }
   *[neuter] { $case ->
        [dative] { $owner ->
            [you] deinem
            [own] deinem
           *[other] dem
        } eingefrorenen
       *[other] { $owner ->
            [you] dein eingefrorenes
            [own] dein eingefrorenes
           *[other] das eingefrorene
        }
    }
} { $noun }{ $owner ->
    [you] {""}
    [own] {""}
   *[other] {" "}von { $owner }
}
# Auktion: eine Figur, die niemandem gehört.
phrase-dormant = { $class ->
    [masculine] { $case ->
        [accusative] den schlafenden
        [dative] dem schlafenden
       *[other] der schlafende
    }
    [feminine] { $case ->
        [accusative] die schlafende
        [dative] der schlafenden
       *[other] die schlafende
    }
   *[neuter] { $case ->
        [accusative] das schlafende
        [dative] dem schlafenden
       *[other] das schlafende
    }
} { $noun }
# Was auf einem Feld ist: „der Wagen von Rot auf a4“; $place steht im Dativ.
phrase-on = { $thing } auf { $place }
# Eine Figur einer Armee, die eine andere Seite zieht: der Anfang eines Satzes.
phrase-moved-by = { $piece }, gezogen von { $player ->
    [you] dir
   *[other] { $player }
},
phrase-pothole-of = { $owner ->
    [you] dein Schlagloch
   *[other] das Schlagloch von { $owner }
}
phrase-pothole-centre = ein Mittelschlagloch
phrase-pothole = ein Schlagloch

# Das mittlere Feld des Knotenschachs.
place-knot = { $case ->
    [accusative] den Knoten
    [dative] dem Knoten
   *[other] der Knoten
}
# Jedes andere Feld.
place-square = { $square }

list-and = { $first } und { $last }
number = { $count ->
    [0] keine
    [1] eine
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
   *[other] { $count }
}

## Die Seiten.

seat-white = Weiß
seat-black = Schwarz
seat-red = Rot
seat-blue = Blau
seat-yellow = Gelb
seat-green = Grün
seat-south = Süd
seat-west = West
seat-north = Nord
seat-east = Ost
seat-of-nobody = niemand
seat-chance = der Zufall

## Die Spiele.

title-pothole = Schlaglochschach zu viert
title-knot = 4-mal-1-Knotenschach
title-quad = ZM Machiavellisches Viererschach
title-auction = Auktionsschach

# Wo wenig Platz ist.
short-pothole = Schlagloch
short-knot = Knoten
short-quad = Viererschach
short-auction = Auktion
