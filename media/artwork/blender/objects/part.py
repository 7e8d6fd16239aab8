"""A single part of a watch out of its watch, lying face up: `role` is the catalogue's part. Hands come one by one (`hand` =
hour, minute or seconds), pointing to +y."""
import bpy
import numpy as np
from mathutils import Vector
from math import degrees
import stage
from shape import frame, revolve
from metals import METAL, polished
from parts import case, caseback, crystal, dial, hands, movement, rotor

HANDS = {'hour': (hands.HOUR, 0, 1.12), 'minute': (hands.MINUTE, 1.12, 1.62), 'seconds': (hands.SECOND, 1.62, 9)}


def _middle_height(o):
    bpy.context.view_layer.update()
    box = np.array([o.matrix_world @ Vector(c) for c in o.bound_box])
    return box[:, 2].mean()


def _hand(parts, hand):
    """Builds all three, turned so that the wanted one points up, and removes the others."""
    angle, low, high = HANDS[hand]
    before = set(stage.scene.objects)
    with frame(rot=(0, 0, degrees(angle))) as root:
        hands.build(**parts['hands'])
    bpy.context.view_layer.update()
    height = root.matrix_world.translation.z
    for o in set(stage.scene.objects) - before - {root}:
        if o.type in ('MESH', 'CURVE') and not low <= _middle_height(o) - height < high:
            bpy.data.objects.remove(o)


def _dial(parts):
    """The disc alone: the flange belongs to the case."""
    before = set(stage.scene.objects)
    dial.build(**parts['dial'])
    if 'date' in parts:
        dial.date_window(**parts['date'])
    for o in set(stage.scene.objects) - before:
        if o.name.startswith('flange'):
            bpy.data.objects.remove(o)
    revolve('edge', [(15.6, 0), (15.6, -.4), (.01, -.4)], [polished((.70, .55, .30), .2)], 180, smooth=30)


def _caseback(parts):
    col = METAL[parts['caseback']['color'][:2]]
    caseback.ring(col, parts['caseback']['closed'])
    revolve('thread', [(18.6, 4.9), (18.6, 3.6), (17.9, 3.5), (17.9, 1.9), (16.9, 1.9), (16.9, 3.6)], [polished(col, .16)], 240, smooth=30)


def build(role, parts=None, hand=None):
    makers = {
        'case': lambda: case.build(**parts['case']),
        'dial': lambda: _dial(parts),
        'hand': lambda: _hand(parts, hand),
        'caseback': lambda: _caseback(parts),
        'movement': movement.build,
        'rotor': lambda: rotor.build(**parts['rotor']),
        'crystal': crystal.build,
    }
    makers[role]()
