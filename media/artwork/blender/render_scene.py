"""blender -b -P render_scene.py -- '{"size": [2400, 1500], "light": {...}, "surface": {...}, "camera": {...}, "things": [...]}'

Draws one scene. A thing is {"what": "gift-card", "at": [x, y], "turns": [[0, 0, 30]], "height": 0, "drop": true, "scale": 1,
"args": {...}}: build(**args) of objects/gift_card.py, set down by standing.stand. "window": [left, top, right, bottom], in
shares of the picture, draws no more than that; "around": "crown" finds the window in which that part is seen."""
import json
import os
import sys
import time
from importlib import import_module

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy
import stage
import nodes
import camera
import cleaning
import lights
import printed_planes
import surfaces
from standing import stand

order = json.loads(sys.argv[sys.argv.index('--') + 1])
nodes.MAPS = order['maps']
started = time.time()
stage.reset()
camera.settings(order['size'], -(-order['spp'] // 2), order['threads'], order.get('noise', .025))
lights.hang(**order['light'])
if order.get('surface'):
    surfaces.lay(**order['surface'])
for thing in order['things']:
    build = import_module('objects.' + thing['what'].replace('-', '_')).build
    placing = {k: thing[k] for k in ('at', 'turns', 'height', 'drop', 'scale') if k in thing}
    stand(lambda: build(**thing.get('args', {})), **placing)
camera.look(**order['camera'])
stage.scene.view_settings.exposure = order.get('exposure', 0)
window = order.get('window')
if order.get('around'):
    window = camera.window_of(order['around'], order['nth'])
    if not window:
        open(order['out'], 'w').close()
        sys.exit()
    print('WINDOW', json.dumps(window))
if window:
    r = stage.scene.render
    r.use_border = r.use_crop_to_border = True
    r.border_min_x, top, r.border_max_x, bottom = window
    r.border_min_y, r.border_max_y = 1 - bottom, 1 - top
built = time.time()
if order.get('clear'):
    stage.scene.cycles.samples = order['spp']
    stage.scene.render.film_transparent = True
    stage.scene.render.image_settings.color_mode = 'RGBA'
    stage.scene.render.filepath = order['out']
    bpy.ops.render.render(write_still=True)
    print('CLEANED later')
else:
    cleaning.render(order['out'], order['scratch'])
print('PRINTED', json.dumps(printed_planes.tell(order['scratch'])))
print('DRAWN build %.1f s, render %.1f s' % (built - started, time.time() - built))
