"""Cuts the font files of this folder out of @fontsource-variable (fonttools and brotli from PyPI).

Run from the repository's root: python packages/ui/src/fonts/subset.py
"""

from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

SOURCE = Path("node_modules/@fontsource-variable")
TARGET = Path(__file__).parent

LATIN = [
    *range(0x20, 0x7F),
    *range(0xA0, 0x100),
    *(0x131, 0x152, 0x153, 0x2C6, 0x2DA, 0x2DC),
    *range(0x2010, 0x2028),
    *(0x202F, 0x2030, 0x2039, 0x203A, 0x2044, 0x20AC, 0x2122),
    *range(0x2190, 0x2194),
    0x2212,
]
TURKISH = [0x11E, 0x11F, 0x130, 0x15E, 0x15F, 0x20BA]
FEATURES = ["kern", "mark", "mkmk", "ccmp", "locl", "liga", "calt", "tnum", "lnum", "pnum", "case"]

FILES = {
    "fraunces-latin": ("fraunces/files/fraunces-latin-soft-normal.woff2", LATIN, {"SOFT": 100}),
    "fraunces-turkish": ("fraunces/files/fraunces-latin-ext-soft-normal.woff2", TURKISH, {"SOFT": 100}),
    "figtree-latin": ("figtree/files/figtree-latin-wght-normal.woff2", LATIN, {}),
    "figtree-turkish": ("figtree/files/figtree-latin-ext-wght-normal.woff2", TURKISH, {}),
}

for name, (source, letters, pinned) in FILES.items():
    font = instancer.instantiateVariableFont(TTFont(SOURCE / source), {"wght": (400, 700), **pinned})
    options = subset.Options(layout_features=FEATURES, hinting=False)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=letters)
    subsetter.subset(font)
    font.flavor = "woff2"
    font.save(TARGET / f"{name}.woff2")
