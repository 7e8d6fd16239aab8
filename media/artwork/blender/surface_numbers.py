"""What a material says in numbers, for a viewer that knows no nodes."""
import json
from fingerprint import Print

ROUGH = {'brushed': .36}
# Materials whose nodes only add what numbers can say, and where their colour is kept (metals.base, metals.lume).
NUMBERS = ('polished', 'brushed', 'ridged', 'plain', 'lume')
# Straps: their surface is pictured with a neutral dye and shared by all colours.
PRINTED = ('print', 'brand', 'mark')
LEATHERS = ('calf', 'alligator', 'suede', 'vintage', 'perforated', 'grained')
SKINS = (*LEATHERS, 'rubber', 'nylon')
# Sizes in mm of the flat pictures: of what is round about the axis, and of what is not.
SIZES = {'ceramic': (40.4, 40.4), 'date': (3.3, 2.4), 'enlarged': (5.6, 4.1), 'print': (31, 31), 'brand': (20, 20), 'mark': (10, 10), 'woven': (18, 70), 'machined': (37.5, 37.5)}


def value(m, name):
    socket = m.node_tree.nodes['Principled BSDF'].inputs[name]
    if socket.is_linked:
        return None
    v = socket.default_value
    return [round(x, 4) for x in v][:3] if hasattr(v, '__len__') else round(v, 4)


def print_of(m):
    p = Print()
    p.nodes(m.node_tree)
    return p.hash.hexdigest()[:12]


def surface_of(m):
    if 'surface' not in m:
        m['surface'] = json.dumps(read(m))
    return json.loads(m['surface'])


def read(m):
    kind = m.name.split('.')[0]
    if kind in ('sapphire', 'lens'):
        return {'kind': kind, 'name': kind}
    look = {'kind': kind, 'metallic': value(m, 'Metallic'), 'roughness': value(m, 'Roughness') or ROUGH.get(kind),
            'specular': value(m, 'Specular'), 'coat': value(m, 'Clearcoat'), 'anisotropy': value(m, 'Anisotropic')}
    if m.get('second'):
        look['second'] = True
    turn = value(m, 'Anisotropic Rotation')
    if turn:
        look['turn'] = turn
    if kind in PRINTED:
        look['ink'] = value(m, 'Base Color')
    if kind in NUMBERS:
        look['color'] = [round(c, 5) for c in m['color']] if 'color' in m else value(m, 'Base Color')
        if kind == 'lume':
            look['roughness'] = .6
        return look
    look['swatch'] = {'kind': kind, 'print': print_of(m), 'size': SIZES.get(kind, (19.6, 70) if kind in SKINS else (31.4, 31.4)),
                      'dyed': kind in SKINS}
    return look
