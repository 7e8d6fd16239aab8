"""blender -b -P models.py -- '{"maps": "build/maps", "dir": "build/models", "out": "build/models/parts.json", "keys": [...]}'

Builds parts in millimetres for the three-dimensional watch and writes their bare geometry: per material of each moving
piece the corners' positions, normals and, where a picture or grain lies on them, coordinates. What a surface is made of goes
into the list beside it: numbers where numbers say it all, else the flat picture of it (swatches.py).

Each key is {"key": "CAS-SM-si", "part": "case", "args": {...}}. Keys of the same geometry share one file."""
import hashlib
import json
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy
import coarse
import nodes
import stage

coarse.lower()
import model_parts
import swatches
from surface_numbers import surface_of
from triangles import pieces_of

order = json.loads(sys.argv[sys.argv.index('--') + 1])
nodes.MAPS = order['maps']
os.makedirs(order['dir'], exist_ok=True)


def build(part, args):
    stage.reset()
    stage.settings(4, order.get('threads', 1))
    getattr(model_parts, part)(**args)
    bpy.context.view_layer.update()


def write_shape(pieces):
    """Raw floats, one after the other, and their table; the name is the content."""
    blob, table = b'', []
    for piece in pieces:
        entry = {'piece': piece['piece'], 'slot': piece['slot']}
        for name in ('position', 'normal', 'uv'):
            if piece.get(name) is not None:
                raw = piece[name].tobytes()
                entry[name] = [len(blob), len(raw)]
                blob += raw
        table.append(entry)
    name = hashlib.sha256(blob + json.dumps(table).encode()).hexdigest()[:12]
    with open(os.path.join(order['dir'], name + '.bin'), 'wb') as f:
        f.write(blob)
    with open(os.path.join(order['dir'], name + '.json'), 'w') as f:
        json.dump(table, f)
    return name


def surfaces_of(materials, sharp=order.get('sharp', 1)):
    looks = [surface_of(m) for m in materials]
    for look, m in zip(looks, materials):
        if 'swatch' in look:
            look['swatch'] = swatches.draw(m, look['swatch'], order['dir'], sharp)
    return looks


def neutral_of(style, color):
    """The picture of a leather, rubber or nylon without its dye; what has stripes has none."""
    skin = color.split('-')[1:]
    name = '-'.join([style, *skin])
    if name not in neutrals:
        build('strap', {'style': style, 'color': '-'.join(['NEUTRAL', *skin])})
        materials, _ = pieces_of(stage.scene)
        only = [m for m in materials if surface_of(m).get('swatch', {}).get('dyed')]
        neutrals[name] = surfaces_of(only)[0]['swatch']['name']
    return neutrals[name]


TINY = .12         # of the usual sharpness: enough to tell a dye's colour
neutrals, found = {}, {}
for one in order['keys']:
    args = one['args']
    dyed = args.get('style') in ('LE', 'RU', 'NY') and args['color'] != 'FR'
    neutral = neutral_of(**args) if dyed else None
    build(one['part'], args)
    materials, pieces = pieces_of(stage.scene)
    shape = write_shape(pieces)
    looks = surfaces_of(materials, TINY) if dyed else surfaces_of(materials)
    for look in looks:
        if dyed and 'swatch' in look:
            look['swatch']['neutral'] = neutral
    found[one['key']] = {'shape': shape, 'surfaces': looks}
    print('PART', one['key'], shape, sum(len(p['position']) // 3 for p in pieces))
    sys.stdout.flush()
    with open(order['out'] + '.new', 'w') as f:
        json.dump(found, f, indent=1)
    os.replace(order['out'] + '.new', order['out'])            # whoever looks sees what is done
