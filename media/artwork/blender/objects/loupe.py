"""Eyeglass loupe standing on its wide end: turned black shell, brass ring, lens."""
from shape import revolve, spline
from metals import METAL, machined, plain, polished
from parts.crystal import clear


def build():
    shell = plain((.010, .0105, .0115), .34, coat=.3)
    outer = spline([(15.2, 0), (15.6, .6), (15.2, 3), (13.2, 9), (12.2, 16), (12.4, 19.5)], 8)
    revolve('shell', outer, [shell], 256)
    revolve('inside', [(15.2, 0), (14.4, .3), (12.4, 9), (11.4, 16), (11.2, 20)], [plain((.005, .005, .0055), .7)], 192)
    brass = machined(METAL['gilt'], None, 30, .18, .1, 'circular', 30)
    revolve('ring', [(12.4, 19.5), (12.9, 19.7), (13.0, 20.2), (13.0, 22.6), (12.8, 23), (11.5, 23), (11.3, 22.6)], [brass], 256, smooth=20)
    revolve('grooves', [(13.02, 20.8), (13.12, 20.95), (13.02, 21.1), (13.02, 21.6), (13.12, 21.75), (13.02, 21.9)], [polished(METAL['gilt'], .12)], 256, smooth=20)
    revolve('lens', spline([(11.4, 21.6), (8, 22.8), (4, 23.4), (.01, 23.6)], 6), [clear()], 160, smooth=60).visible_shadow = False
