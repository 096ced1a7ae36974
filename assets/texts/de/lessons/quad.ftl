# The guided first game (assets/lessons/quad.ron): what each step says, `lesson-<game>-<chapter>-<step>`. `otherwise` is the comment on
# a wrong action, `on-` that on a certain one.

lesson-quad = Die erste Partie Viererschach

lesson-quad-four-armies-one-chessboard = Vier Armeen, ein Schachbrett
lesson-quad-four-armies-one-chessboard-1 = Willkommen! Wir spielen Süd, und unser König steht in dieser Ecke. Vier Armeen teilen sich ein Schachbrett, und wer als Letzter einen König hat, gewinnt.
lesson-quad-four-armies-one-chessboard-2 = Die Figuren ziehen wie im Schach, und unsere Bauern gehen nach oben. Am Anfang ein Doppelschritt in der Mitte.
    .hint = Der Bauer auf d2 geht zwei Felder hinauf, nach d4.
    .otherwise = Auch ein guter Zug. Aber bitte den Bauern auf d2 zwei Felder ziehen.
lesson-quad-four-armies-one-chessboard-3 = West, Nord und Ost haben gezogen, im Uhrzeigersinn; ihre Bauern gehen andere Wege. Jetzt rochieren: Hier tauschen König und Turm die Plätze. Erst den König anklicken, dann den Turm.
    .hint = Der König auf a1 geht nach b1 und der Turm nach a1.
    .otherwise = Erlaubt. Diesmal bitte rochieren: mit dem König von a1 auf den Turm auf b1.
lesson-quad-four-armies-one-chessboard-4 = Ein Bauer, der das ganze Brett überquert hat, wird zu Turm, Läufer oder Springer. Nie zu einer Dame: Die kommt auf anderem Weg.

lesson-quad-a-check-jumps-the-queue = Schach drängelt sich vor
lesson-quad-a-check-jumps-the-queue-1 = Wer im Schach steht, muss sofort antworten, egal wer am Zug wäre. Mit dem Springer Ost Schach bieten!
    .hint = Der Springer auf d1 geht nach f2. Von dort zielt er auf h1 und h3.
    .otherwise = Das bietet niemandem Schach. Gesucht ist ein Schach mit dem Springer auf d1.
    .on-d1c3 = Ein ordentliches Feld, aber dort gibt es kein Schach, und die anderen kommen an die Reihe.
lesson-quad-a-check-jumps-the-queue-2 = Ost musste ziehen, West und Nord haben ihren Zug verloren, und nun sind wieder wir am Zug. Der Springer greift noch etwas an: schlagen!
    .hint = Der Springer auf f2 schlägt den Läufer von Ost auf h3.
    .otherwise = Es gibt einen Läufer zu holen. Wohin kann der Springer?
    .on-f2g4 = Ein Bauer ist weniger als ein Läufer.
lesson-quad-a-check-jumps-the-queue-3 = Ein Schach ist hier eine Waffe: Es nimmt allen den Zug, die dazwischen sitzen. Vorher die Plätze zählen!

lesson-quad-mate-and-the-army-is-yours = Matt, und die Armee wechselt die Seite
lesson-quad-mate-and-the-army-is-yours-1 = Der König von Ost ist von den eigenen Figuren eingemauert. Ein Schach mit dem Springer ist matt.
    .hint = Der Springer auf e4 schlägt den Bauern auf g3, und der König kann nirgends hin.
    .otherwise = Der König von Ost auf h1 kann überhaupt nicht ziehen. Welches Feld braucht der Springer?
lesson-quad-mate-and-the-army-is-yours-2 = Der König verlässt das Brett, und die Armee von Ost gehört uns: Wir ziehen sofort mit ihr. Sie kann etwas schlagen.
    .hint = Der Springer von Ost auf h4, der jetzt uns gehört, schlägt den Läufer von Nord auf f3.
    .otherwise = Der Läufer von Nord auf f3 steht, wo der neue Springer ihn schlagen kann.
    .on-g4f3 = Auch der Bauer schlägt den Läufer. Aber bitte mit dem Springer schlagen.
    .on-g2f3 = Auch der Bauer schlägt den Läufer. Aber bitte mit dem Springer schlagen.
lesson-quad-mate-and-the-army-is-yours-3 = Und nun kommt der Zug der eigenen Armee. Jeder Zug ist recht.
    .hint = Alles ist recht: Der Läufer auf b2 hat eine lange Diagonale.
lesson-quad-mate-and-the-army-is-yours-4 = Von nun an ziehen wir in jeder Runde zweimal: einmal mit jeder Armee. Sie behalten ihre Farben und schlagen einander nie.

lesson-quad-the-king-s-queen = Die Königsdame
lesson-quad-the-king-s-queen-1 = Und nun die Dame. Unser König ist über das ganze Brett gewandert. Die Ecke gegenüber der eigenen ist seine Damenecke: dorthin.
    .hint = Der König auf g7 geht in die Ecke, nach h8.
    .otherwise = Die Ecke ist nur einen Schritt entfernt: der König von g7 nach h8.
lesson-quad-the-king-s-queen-2 = Führt der allernächste Zug der Armee den König wieder aus der Ecke, bleibt eine Dame zurück. Hinaus!
    .hint = Den König von h8 wegziehen, wohin auch immer.
    .otherwise = Dann ist die Gelegenheit vorbei, bis der König wiederkommt. Jetzt aus der Ecke gehen.
lesson-quad-the-king-s-queen-3 = Da ist sie. Einmal in der Partie darf das jeder König, also auch die Könige der anderen im Auge behalten.

lesson-quad-when-you-are-in-check = Im Schach
lesson-quad-when-you-are-in-check-1 = Jetzt werden wir außer der Reihe gerufen: Der Läufer von Nord hat uns gerade Schach geboten, also muss Ost warten. Dem König helfen, wie auch immer.
    .hint = Mit dem König zur Seite gehen oder etwas auf die lange Diagonale stellen. Was jetzt erlaubt ist, ist eine Antwort.
lesson-quad-when-you-are-in-check-2 = Sicher. Noch etwas: Allein gewinnt niemand. Unter „Gespräch“ gibt es Waffenstillstand und Abmachungen, und keine davon bindet irgendwen. Viel Glück!
