"""blender -b -P render.py -- '{"part": "case", "args": {...}, "out": "x.png", "maps": "build/maps", ...}'

Draws one layer. Parts that are not in the layer but stand next to it are built too and hidden from the camera only, so
they still shade and mirror: the case shadows the strap for free.

With "unless", nothing happens if the scene has that fingerprint: `out` is there already. With "prints" (a list of such orders, each with a name) nothing is drawn: `out` receives the fingerprint of each scene."""
import json
import os
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy
import dyeing
import metals
import nodes
import stage
from fingerprint import scene_print


def strap(style, color):
    from parts import case, strap
    case.build('SM', 'si')
    strap.build(style, color)
    return 'strap'


def endlink(color):
    from parts import case, strap
    case.build('SM', 'si')
    strap.build_end_links(color)
    return 'endlink'


def case(kind, color):
    from parts import case
    case.build(kind, color)
    return 'case'


def insert(key):
    from parts import case, bezel
    case.build('SU', 'si')
    bezel.insert(key)
    return 'insert'


def dial(key):
    from parts import case, dial
    case.build('SM', 'si')
    dial.build(key)
    return 'dial'


def hands(family, metal, lume=None):
    from parts import hands
    hands.build(family, metal, lume)
    return 'hands'


def gmt(code):
    from parts import hands
    hands.build_gmt(code)
    return 'gmt'


def caseback(kind, color, closed):
    from parts import caseback
    caseback.build(kind, color, closed)
    return 'caseback'


def movement():
    from parts import caseback, movement
    caseback.build('SM', 'si', False)
    movement.build()
    return 'movement'


def rotor(pattern, color):
    from parts import caseback, rotor
    caseback.build('SM', 'si', False)
    rotor.build(pattern, color)
    return 'rotor'


def build(job):
    nodes.MAPS = job['maps']
    stage.reset()
    stage.settings(job['spp'], job['threads'], job.get('noise', .02), job.get('size', stage.FRAME_PX))
    stage.camera()
    mode = job.get('mode')
    if mode not in ('mask', 'dye'):
        stage.tent(back=job['part'] in ('caseback', 'movement', 'rotor'))
    layer = globals()[job['part']](**job['args'])
    for o in stage.scene.objects:
        if 'group' in o:
            o.visible_camera = o['group'] == layer
    if mode == 'mask':
        metals.show_second_tone()
    elif mode == 'light':
        dyeing.keep_light()
    elif mode == 'dye':
        dyeing.show_albedo()
    if 'window' in job:
        stage.window(*job['window'])


def draw(job):
    build(job)
    fingerprint = scene_print()
    print('PRINT', fingerprint)
    if job.get('unless') == fingerprint:
        return
    if job.get('mode') == 'dye':
        dyeing.dye(job['light'])
    stage.scene.render.filepath = job['out']
    bpy.ops.render.render(write_still=True)
    print('DRAWN in %.1f s' % time.process_time())             # of processor time: the same on a busy machine


def fingerprints(job):
    found = {}
    for one in job['prints']:
        build({**job, **one})
        found[one['name']] = scene_print()
    with open(job['out'], 'w') as f:
        json.dump(found, f)


order = json.loads(sys.argv[sys.argv.index('--') + 1])
(fingerprints if 'prints' in order else draw)(order)
