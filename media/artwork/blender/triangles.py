"""Triangles of a scene, gathered by moving piece and material."""
import bmesh
import bpy
import numpy as np
from metals import plain
from surface_numbers import LEATHERS, surface_of

# Hands lie one above the other: the height of a thing's foot says to which hand it belongs.
HANDS = ((1.2, 'hour'), (1.5, 'minute'), (9, 'second'))
UP = .94


def piece_of(o, lowest):
    if o['group'] == 'hands':
        return next(name for limit, name in HANDS if lowest < limit)
    return o['group']


def kind_of(material):
    return material.name.split('.')[0]


def split_along_ridge(me):
    """Cuts a flat hand along its middle, so that both halves may lean (metals.ridged)."""
    b = bmesh.new()
    b.from_mesh(me)
    bmesh.ops.bisect_plane(b, geom=b.verts[:] + b.edges[:] + b.faces[:], plane_co=(0, 0, 0), plane_no=(1, 0, 0), dist=1e-5)
    b.to_mesh(me)
    b.free()


def lean(local, normal, tilt=.30):
    """Normals of upper faces lean to their side of the middle, by where the triangle lies."""
    middle = local.reshape(-1, 3, 3).mean(1)[:, 0].repeat(3)
    up = np.abs(normal[:, 2]) > UP
    leant = np.stack([np.where(middle > 0, tilt, -tilt), np.zeros(len(middle)), np.ones(len(middle))], 1)
    leant /= np.linalg.norm(leant, axis=1)[:, None]
    normal[up & (normal[:, 2] > 0)] = leant[up & (normal[:, 2] > 0)]


def brushed_uv(local, normal):
    """Across the lines in u, along them in v; where a link bends away, its length lies in z."""
    face = np.abs(normal.reshape(-1, 3, 3).mean(1)).repeat(3, 0)
    along = np.where(face[:, 1] > face[:, 2], local[:, 2], local[:, 1])
    across = np.where(face[:, 0] > np.maximum(face[:, 1], face[:, 2]), local[:, 2], local[:, 0])
    return np.stack([across, along], 1)


def arrays(o):
    """Per corner of every triangle: material index, position and normal in the watch's frame, the object's own position and
    the strap's coordinates."""
    graph = bpy.context.evaluated_depsgraph_get()
    me = bpy.data.meshes.new_from_object(o.evaluated_get(graph), depsgraph=graph)
    ridged = any(m and kind_of(m) == 'ridged' for m in me.materials)
    if ridged:
        split_along_ridge(me)
    if o.type == 'CURVE':                                       # outlines come without smoothing
        me.polygons.foreach_set('use_smooth', np.ones(len(me.polygons), bool))
        me.use_auto_smooth, me.auto_smooth_angle = True, .6
    me.calc_normals_split()
    me.calc_loop_triangles()
    n = len(me.loop_triangles)
    loops, of = np.empty(n * 3, np.int32), np.empty(n, np.int32)
    me.loop_triangles.foreach_get('loops', loops)
    me.loop_triangles.foreach_get('material_index', of)
    corner = np.empty(len(me.loops), np.int32)
    me.loops.foreach_get('vertex_index', corner)
    co, no = np.empty(len(me.vertices) * 3, np.float32), np.empty(len(me.loops) * 3, np.float32)
    me.vertices.foreach_get('co', co)
    me.loops.foreach_get('normal', no)
    local, normal = co.reshape(-1, 3)[corner[loops]].astype(float), no.reshape(-1, 3)[loops].astype(float)
    if ridged:
        lean(local, normal)
    uv = None
    if me.uv_layers.get('mm'):
        uv = np.empty(len(me.loops) * 2, np.float32)
        me.uv_layers['mm'].data.foreach_get('uv', uv)
        uv = uv.reshape(-1, 2)[loops].astype(float)
    world = np.array(o.matrix_world)
    turned = normal @ np.linalg.inv(world[:3, :3])
    turned /= np.maximum(np.linalg.norm(turned, axis=1), 1e-9)[:, None]
    return list(me.materials), of.repeat(3), local @ world[:3, :3].T + world[:3, 3], turned, local, normal, uv


def drop_flat(position):
    """Triangles without area, which outlines leave behind."""
    t = position.reshape(-1, 3, 3)
    area = np.linalg.norm(np.cross(t[:, 1] - t[:, 0], t[:, 2] - t[:, 0]), axis=1)
    return (area > 1e-7).repeat(3)


def pieces_of(scene):
    """(materials, pieces): a piece is what moves together and is made of one material."""
    materials, gathered = [], {}
    for o in scene.objects:
        if o.type not in ('MESH', 'CURVE') or 'group' not in o:
            continue
        own, of, position, normal, local, own_normal, uv = arrays(o)
        if not len(position):
            continue
        piece = piece_of(o, position[:, 2].min())
        for i, m in enumerate(own):
            of_this = (of == i) & drop_flat(position)
            if not of_this.any():
                continue
            for made_of, here in parts_of(m, of_this, uv):
                known = next((k for k, other in enumerate(materials) if same(other, made_of)), None)
                if known is None:
                    known = len(materials)
                    materials.append(made_of)
                at = gathered.setdefault((piece, known), {'position': [], 'normal': [], 'uv': []})
                at['position'].append(position[here])
                at['normal'].append(normal[here])
                at['uv'].append(coordinates(m, local, own_normal, uv)[here])
    pieces = []
    for (piece, slot), a in gathered.items():
        one = {'piece': piece, 'slot': slot}
        for name in ('position', 'normal', 'uv'):
            one[name] = np.round(np.concatenate(a[name]), 5).astype(np.float32).ravel()
        if kind_of(materials[slot]) in PLAIN:
            one['uv'] = None
        pieces.append(one)
    return materials, pieces


PLAIN = ('polished', 'ridged', 'plain', 'lume', 'sapphire')


def coordinates(m, local, normal, uv):
    if kind_of(m) == 'brushed':
        return brushed_uv(local, normal)
    return uv if uv is not None else local[:, :2]


def lining_of(uv):
    """Triangles of a soft strap that lie on the wrist: their picture is mirrored. The upper side has more of them."""
    t = uv.reshape(-1, 3, 2)
    one, other = t[:, 1] - t[:, 0], t[:, 2] - t[:, 0]
    mirrored = one[:, 0] * other[:, 1] - one[:, 1] * other[:, 0] < 0
    return (mirrored if mirrored.mean() < .5 else ~mirrored).repeat(3)


def parts_of(m, here, uv):
    """A leather is lined: (material, corners) of what is seen and of what touches the wrist."""
    if kind_of(m) not in LEATHERS:
        return [(m, here)]
    under = lining_of(uv) & here
    return [(m, here & ~under), (lining(), under)]


def lining():
    known = bpy.data.materials.get('plain.lining')
    if not known:
        known = plain((.12, .075, .045), .75)
        known.name = 'plain.lining'
    return known


def same(one, other):
    """Builders make a material per object; those that say the same are one."""
    return one is other or surface_of(one) == surface_of(other)
