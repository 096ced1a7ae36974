### El reglamento.

book-close = Cerrar
book-search = Buscar
book-rulings = Nuestros criterios ({ $count })

## Tableros para probar las reglas

trial = Pruébalo: mueve { $name }.
trial-over = Aquí no queda nada por probar.
trial-again = De nuevo
book-throw = Tirar dados
