"""Makes fonts/ui.ttf and fonts/ui-bold.ttf from Debian's fonts-lato (OFL 1.1), and fonts/pieces.ttf from its
fonts-dejavu-core (Bitstream Vera licence), fonts/title.otf from its fonts-bebas-neue (OFL 1.1),
and of that web/title.woff2, the letters of the page's title.

    apt-get install fonts-lato fonts-dejavu-core fonts-bebas-neue && pip install fonttools brotli && python3 assets/source/fonts.py

Keeps Latin, punctuation and arrows, adds a turning arrow and a tick in the same weight, and renames the family because
"Lato" is a reserved font name. Of DejaVu it keeps the six chess pieces and the skull.
"""
import math
import pathlib

from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

OUT = pathlib.Path(__file__).resolve().parents[1] / "fonts"
LATO = pathlib.Path("/usr/share/fonts/truetype/lato")
BEBAS = pathlib.Path("/usr/share/fonts/opentype/bebas-neue")
DEJAVU = pathlib.Path("/usr/share/fonts/truetype/dejavu")
FAMILY = "Gambit UI"
KEEP = set(range(0x20, 0x7f)) | set(range(0xa0, 0x180)) | {ord(c) for c in "ȘșȚțẞ–—‘’‚“”„†‡•…‰‹›€™−×÷½¼¾←↑→↓≠≤≥≈∞◊·"}


def add_glyph(font, code, name, contours):
    pen = TTGlyphPen(None)
    for pts in contours:
        pen.moveTo(pts[0])
        for p in pts[1:]:
            pen.lineTo(p)
        pen.closePath()
    font["glyf"][name] = pen.glyph()
    font["hmtx"][name] = (1600, 100)
    font.setGlyphOrder(list(dict.fromkeys(font.getGlyphOrder() + [name])))
    for t in font["cmap"].tables:
        if t.isUnicode():
            t.cmap[code] = name


def turning_arrow(w):
    cx, cy, r = 800, 700, 520
    def at(deg, q):
        a = math.radians(deg)
        return (round(cx + q * math.cos(a)), round(cy + q * math.sin(a)))
    angles = [60 + i * 10 for i in range(31)]  # counter-clockwise from upper right, the gap at the right
    arc = [at(a, r - w / 2) for a in angles] + [at(a, r + w / 2) for a in reversed(angles)]
    h = 1.9 * w
    tip = [at(60, r + h), at(60, max(r - h, 60)), at(22, r + 0.1 * w)]
    return [arc, tip]


def tick(w):
    k = w * 0.72
    return [[(180, 640), (180 + k, 640 + k), (600, 220 + 2 * k), (1330 - k, 950 + 2 * k), (1330, 950 + k), (600, 220)]]


def subset(font, codes):
    opt = Options()
    opt.layout_features = ["kern", "mark", "ccmp"]
    opt.hinting = False
    opt.desubroutinize = True
    opt.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    opt.notdef_outline = True
    opt.recalc_timestamp = False
    sub = Subsetter(opt)
    sub.populate(unicodes=codes)
    sub.subset(font)


def make(source, target, style, weight):
    font = TTFont(LATO / source, recalcTimestamp=False)
    subset(font, KEEP)
    add_glyph(font, 0x21BB, "clockwise", turning_arrow(weight))
    add_glyph(font, 0x2713, "tick", tick(weight))
    save(font, FAMILY, style, target)


def save(font, family, style, target):
    for rec in list(font["name"].names):
        new = {1: family, 2: style, 3: f"{family} {style} 1.0", 4: f"{family} {style}",
               6: f"{family.replace(' ', '')}-{style}"}.get(rec.nameID)
        if new:
            rec.string = new
    font.save(OUT / target)
    print(target, (OUT / target).stat().st_size, "bytes", len(font.getGlyphOrder()), "glyphs")


def make_pieces():
    font = TTFont(DEJAVU / "DejaVuSans.ttf", recalcTimestamp=False)
    subset(font, {ord(c) for c in "♚♛♜♝♞♟☠"})
    save(font, "Gambit Pieces", "Regular", "pieces.ttf")


def make_title():
    font = TTFont(BEBAS / "BebasNeue-Bold.otf", recalcTimestamp=False)
    subset(font, KEEP)
    save(font, "Gambit Title", "Bold", "title.otf")


def make_page_title():
    """Before the program is there, the page writes nothing but its title with it."""
    font = TTFont(OUT / "title.otf", recalcTimestamp=False)
    subset(font, {ord(c) for c in "BULLDOZER GAMBIT"})
    font.flavor = "woff2"
    target = OUT.parents[1] / "web/title.woff2"
    font.save(target)
    print(target.name, target.stat().st_size, "bytes")


OUT.mkdir(exist_ok=True)
make("Lato-Medium.ttf", "ui.ttf", "Regular", 150)
make("Lato-Heavy.ttf", "ui-bold.ttf", "Bold", 230)
make_pieces()
make_title()
make_page_title()
