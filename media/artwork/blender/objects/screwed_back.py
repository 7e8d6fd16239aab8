"""The screwed caseback by itself, outside up: ring, threads, gasket and its own glass."""
from shape import revolve
from metals import METAL, machined, plain, polished
from parts import caseback
from parts.crystal import clear


def build(color='si'):
    """Modelled in the back frame: z points out of the watch."""
    metal = METAL[color[:2]]
    caseback.ring(metal, closed=False, floor=False)
    thread = [(17.2, 3.4)] + [(17.2 + .16*(k % 2), 3.5 + .18*k) for k in range(8)] + [(17.25, 5.0), (18.55, 5.0)]
    revolve('thread', thread, [polished(metal, .12)], 360, smooth=10)
    bore = [(17.2, 3.4), (16.7, 3.4), (16.6, 3.6), (16.6, 5.2), (13.6, 5.3)]
    revolve('bore', bore, [machined(metal, None, 40, .24, .1, 'circular', 30)], 360, smooth=20)
    revolve('gasket', [(17.7, 4.95), (17.9, 4.75), (18.1, 4.95)], [plain((.010, .010, .011), .5)], 240)
    revolve('window', [(13.5, 5.6), (.01, 5.6)], [clear()], 180).visible_shadow = False
