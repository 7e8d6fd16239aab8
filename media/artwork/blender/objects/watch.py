"""A whole watch, put together from the catalogue's parts: role -> arguments of the part."""
from shape import frame, group
from metals import METAL
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


def back(parts):
    """The screwed back: closed, unless the watch has a caseback that shows its movement."""
    closed = parts.get('caseback', {'closed': True})['closed']
    with frame(rot=(0, 180, 0)):
        with group('caseback'):
            caseback.ring(METAL[parts['case']['color'][:2]], closed)
        if not closed:
            movement.build()
        if 'rotor' in parts:
            rotor.build(**parts['rotor'])


def build(parts, pose='loop', glass=True):
    front(parts, pose)
    back(parts)
    if glass:
        crystal.build()
