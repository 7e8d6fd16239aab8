"""A whole watch, put together from the catalogue's parts: role -> arguments of the part."""
from shape import frame, group, revolve
from metals import METAL, machined, plain, polished
from parts import bezel, case, caseback, crystal, dial, hands, movement, rotor, strap


def front(parts, pose):
    makers = {
        'case': case.build, 'insert': bezel.insert, 'dial': dial.build, 'date': dial.date_window, 'hands': hands.build,
        'gmt': hands.build_gmt, 'endlink': strap.build_end_links,
        'strap': lambda style, color: strap.build(style, color, pose),
    }
    for role, make in makers.items():
        if role in parts:
            make(**parts[role])


def opened(metal):
    """The case without its back: thread, floor, and the ring that holds the movement."""
    with group('caseback'):
        revolve('lip', [(18.6, 4.9), (18.3, 5.15), (17.6, 5.15), (17.45, 5.0), (17.3, 3.4), (16.3, 3.3)], [polished(metal, .10)], 360, smooth=20)
        revolve('holder', [(16.4, 3.3), (16.2, 3.5), (13.9, 3.5), (13.75, 3.3), (13.7, 1.9)], [machined((.50, .50, .49), None, 40, .3, .1, 'circular', 22)], 360, smooth=20)
        revolve('floor', [(16.6, 1.85), (.01, 1.85)], [plain((.006, .006, .007), .6)], 180)


def back(parts, off):
    """The screwed back: closed, unless the watch has a caseback that shows its movement, or it has been taken off."""
    metal = METAL[parts['case']['color'][:2]]
    closed = parts.get('caseback', {'closed': True})['closed'] and not off
    with frame(rot=(0, 180, 0)):
        if off:
            opened(metal)
        else:
            with group('caseback'):
                caseback.ring(metal, closed)
        if not closed:
            movement.build()
        if 'rotor' in parts:
            rotor.build(**parts['rotor'])


def build(parts, pose='loop', glass=True, off=False):
    """`off` leaves the caseback away, as on the watchmaker's bench."""
    front(parts, pose)
    back(parts, off)
    if glass:
        crystal.build()
