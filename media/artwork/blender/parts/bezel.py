"""The three bezels and the diver's insert."""
import numpy as np
from math import pi, sqrt
from shape import revolve, spline, frame, group
from nodes import Nodes
from metals import METAL, lume, plain, polished


def smooth(pol):
    revolve('bezel', spline([(16.02, 2.5), (16.05, 2.88), (16.2, 3.05), (16.5, 3.10), (17.1, 2.98), (17.8, 2.68),
                             (18.55, 2.18), (19.1, 1.62), (19.34, 1.2), (19.36, .7)], 8), [pol])


def fluted(pol):
    """96 flutes of two flat facets; their depth grows outwards. The cone is about 25 degrees steep, which catches the
    key light; at 31 it looked dull."""
    revolve('bezel_ring', spline([(16.02, 2.5), (16.05, 2.92), (16.15, 3.08), (16.35, 3.12), (16.55, 3.02), (16.62, 2.8)], 6), [pol])
    r = [16.6, 16.66, 16.85, 17.3, 18, 18.8, 19.2, 19.36, 19.40]
    z = [2.5, 2.95, 3.08, 2.95, 2.62, 2.17, 1.9, 1.65, .9]
    depth = [0, .1, .26, .34, .38, .41, .42, .38, .1]
    cut = lambda rr, zz, t: zz - np.interp(rr, r, depth) * np.abs((t / (2*pi) * 96) % 1 - .5) * 2
    revolve('bezel_flutes', list(zip(r, z)), [pol], 192, cut_z=cut, smooth=24)


def diver(pol):
    """Rotating ring with 120 coin-edge teeth. The insert is its own layer and lies in the trough between r 16.5 and 19;
    the black bed under it means that no gap can ever show through."""
    revolve('rim_in', [(16.02, 2.5), (16.05, 2.95), (16.15, 3.05), (16.45, 3.06), (16.52, 2.98), (16.55, 2.6)], [pol], smooth=40)

    def teeth(r, z, t):
        phase = np.abs((t / (2*pi) * 120) % 1 - .5) * 2        # 0 in the middle of a tooth, 1 in the groove
        cut = .34 * np.clip((phase - .35) * 2.6, 0, 1) * np.minimum(1, (2.75 - z) * 4)
        return np.where(r < 19.9, r, r - cut)
    revolve('rim_out', [(18.94, 2.1), (18.98, 2.30), (19.02, 2.46), (19.12, 2.50), (19.62, 2.46), (19.86, 2.38), (20.06, 2.2),
                        (20.12, 2.0), (20.12, 1.35), (20.0, 1.2), (19.2, 1.2), (19.2, .7)], [pol], 960, cut_r=teeth, smooth=24)
    revolve('bed', [(16.5, 2.2), (19.05, 2.2)], [plain((.004, .004, .004), .8)], 180)


BLACK, BLUE, RED = (.0065, .0065, .0072), (.005, .017, .078), (.25, .007, .012)
GREEN, BROWN, GREY, ORANGE = (.004, .040, .019), (.085, .034, .014), (.075, .078, .083), (.62, .115, .008)
# colour of the lower (day) half, and of the upper (night) half if it differs
INSERTS = {
    'DIVER-BK': (BLACK,), 'DIVER-BU': (BLUE,), 'DIVER-GR': (GREEN,), 'DIVER-RE': (RED,), 'DIVER-GY': (GREY,), 'DIVER-OR': (ORANGE,),
    'GMT-BK': (BLACK,), 'GMT-GR': (GREEN,), 'GMT-BURE': (RED, BLUE), 'GMT-BKBU': (BLUE, BLACK), 'GMT-BKRE': (RED, BLACK),
    'GMT-BRGL': ((.42, .235, .06), BROWN),
}


def insert(key):
    """Glossy ceramic ring, domed so that it mirrors the room from straight above to the horizon; numerals come from an SVG mask,
    are sunk .09 mm and filled with pale platinum."""
    day, *night = INSERTS[key]
    kind = key.split('-')[0]
    n = Nodes('ceramic')
    c = n.mix(n.math('GREATER_THAN', n.xyz(n.pos())[1], 0), day, night[0]) if night else day
    f = n.image('insert-%s.png' % kind.lower(), 40.4)
    ink = (.90, .84, .68) if key == 'GMT-BRGL' else (.82, .82, .80)
    n.principled(Base_Color=n.mix(f, c, ink), Roughness=n.range(f, 0, 1, .08, .3), Clearcoat=1, Clearcoat_Roughness=.02,
                 Specular=.6, Normal=n.bump(f, 1, .09, invert=True))
    dome = spline([(16.58, 2.985), (17.0, 2.99), (17.6, 2.90), (18.2, 2.70), (18.7, 2.40), (18.88, 2.26)], 6)
    with group('insert'):
        revolve('insert', [(16.44, 2.86), (16.47, 2.90), *dome, (18.96, 2.16), (19.03, 2.12)], [n.mat], 360, smooth=30)
        if kind == 'DIVER':                                    # luminous pearl at 12
            with frame((0, 17.72, 2.80)):
                revolve('pearl_ring', [(.66, -.1), (.66, .14), (.56, .2), (.50, .18), (.46, .1)], [polished(METAL['si'], .06)], 48)
                revolve('pearl', spline([(.47, .05), (.35, .17), (.0, .24)], 4), [lume('white')], 48, smooth=60)
