"""Mesh building blocks shared by every part. All sizes in mm."""
import bpy
import numpy as np
from contextlib import contextmanager
from math import pi, sin, cos, sqrt, radians
import stage


class _State:
    parent = None      # empty that new objects hang on
    group = 'part'     # tag used by render.py to decide what the camera sees


@contextmanager
def frame(loc=(0, 0, 0), rot=(0, 0, 0)):
    """Objects made inside hang on a fresh empty. Materials read object coordinates, so patterns stay glued to a part
    however it is posed."""
    e = bpy.data.objects.new('frame', None)
    stage.scene.collection.objects.link(e)
    e.location = loc
    e.rotation_euler = [radians(a) for a in rot]
    e.parent = _State.parent
    old, _State.parent = _State.parent, e
    yield e
    _State.parent = old


@contextmanager
def group(name):
    old, _State.group = _State.group, name
    yield
    _State.group = old


def link(o):
    stage.scene.collection.objects.link(o)
    o.parent = _State.parent
    o['group'] = _State.group
    return o


def mesh(name, verts, faces, mats, index=None, smooth=30, uv=None):
    """index: material per face. Edges sharper than `smooth` degrees stay crisp. uv: per vertex, in mm."""
    me = bpy.data.meshes.new(name)
    me.from_pydata(np.asarray(verts, float).tolist(), [], [tuple(map(int, f)) for f in faces])
    for m in mats if isinstance(mats, (list, tuple)) else [mats]:
        me.materials.append(m)
    if index is not None:
        me.polygons.foreach_set('material_index', np.asarray(index, np.int32))
    me.polygons.foreach_set('use_smooth', np.ones(len(me.polygons), bool))
    me.use_auto_smooth = True
    me.auto_smooth_angle = radians(smooth)
    if uv is not None:
        idx = np.empty(len(me.loops), np.int32)
        me.loops.foreach_get('vertex_index', idx)
        me.uv_layers.new(name='mm').data.foreach_set('uv', np.asarray(uv, np.float32)[idx].ravel())
    me.update()
    return link(bpy.data.objects.new(name, me))


def spline(pts, n=8):
    """Catmull-Rom through the points."""
    p = np.array(pts, float)
    out = []
    for i in range(len(p) - 1):
        a, b, c, d = p[max(i - 1, 0)], p[i], p[i + 1], p[min(i + 2, len(p) - 1)]
        for t in np.linspace(0, 1, n, endpoint=False):
            out.append(.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3))
    return [tuple(o) for o in out] + [tuple(p[-1])]


def revolve(name, profile, mats, segments=720, cut_r=None, cut_z=None, smooth=30):
    """Solid of revolution about z from (r, z) points. cut_r / cut_z (r, z, angle arrays) carve teeth and flutes."""
    p = np.array(profile, float)
    n = len(p)
    th = np.arange(segments) * 2 * pi / segments
    r, z, t = np.tile(p[:, 0], (segments, 1)), np.tile(p[:, 1], (segments, 1)), np.tile(th[:, None], (1, n))
    r2 = cut_r(r, z, t) if cut_r else r
    z2 = cut_z(r, z, t) if cut_z else z
    v = np.stack([r2 * np.cos(t), r2 * np.sin(t), z2], -1).reshape(-1, 3)
    i = np.arange(segments)[:, None] * n
    j = (np.arange(segments)[:, None] + 1) % segments * n
    k = np.arange(n - 1)[None]
    f = np.stack([i + k, i + k + 1, j + k + 1, j + k], -1).reshape(-1, 4)
    return mesh(name, v, f, mats, None, smooth)


def arc(cx, cy, r, a0, a1, n=48):
    """Points from angle a0 to a1 (degrees, counter-clockwise from 3 o'clock)."""
    return [(cx + r * cos(a), cy + r * sin(a)) for a in np.linspace(radians(a0), radians(a1), n)]


def circle(cx, cy, r, n=96):
    return arc(cx, cy, r, 0, 360, n + 1)[:-1]


def plate(name, loops, top, thick, bevel, mat, rot=0, loc=(0, 0), res=2):
    """Flat part from 2D outlines (inner loops become holes), upper face at z = top, edges rounded by `bevel`.
    A filled 2D curve does the offsetting, the holes and the triangulation."""
    c = bpy.data.curves.new(name, 'CURVE')
    c.dimensions, c.fill_mode = '2D', 'BOTH'
    c.extrude = max(.001, thick / 2 - bevel)
    c.bevel_depth, c.bevel_resolution, c.offset = bevel, res, -bevel
    for loop in loops:
        s = c.splines.new('POLY')
        s.points.add(len(loop) - 1)
        s.use_cyclic_u, s.use_smooth = True, False
        s.points.foreach_set('co', np.array([(x, y, 0, 1) for x, y in loop], np.float32).ravel())
    c.materials.append(mat)
    o = link(bpy.data.objects.new(name, c))
    o.location = (loc[0], loc[1], top - thick / 2)
    o.rotation_euler = (0, 0, rot)
    return o


def tube(name, pts, r, mat, resolution=2):
    c = bpy.data.curves.new(name, 'CURVE')
    c.dimensions, c.bevel_depth, c.bevel_resolution = '3D', r, resolution
    s = c.splines.new('POLY')
    s.points.add(len(pts) - 1)
    s.points.foreach_set('co', np.array([(*p, 1) for p in pts], np.float32).ravel())
    s.use_smooth = True
    c.materials.append(mat)
    return link(bpy.data.objects.new(name, c))


def rounded_rect(w, h, r, seg=6, sub=5):
    """Counter-clockwise outline with a constant number of points, so that rings of different size can be stitched."""
    r = max(min(r, w / 2 - 1e-4, h / 2 - 1e-4), 1e-3)
    pts = []
    corners = [(w/2 - r, h/2 - r, 0), (r - w/2, h/2 - r, 90), (r - w/2, r - h/2, 180), (w/2 - r, r - h/2, 270)]
    for k, (cx, cy, a0) in enumerate(corners):
        pts += arc(cx, cy, r, a0, a0 + 90, seg + 1)
        nx, ny, na = corners[(k + 1) % 4]
        e, s = (nx + r * cos(radians(na)), ny + r * sin(radians(na))), pts[-1]
        pts += [(s[0] + (e[0] - s[0]) * q / sub, s[1] + (e[1] - s[1]) * q / sub) for q in range(1, sub)]
    return np.array(pts)


def pillow(w, h, thick, bevel, corner, crown=(0, 0), nb=4, nt=6, drop=1.0):
    """Bracelet link: rounded block with its top at z = 0, crowned by crown = (across, along) mm.
    Returns verts, faces, index with index 0 on the bevel (polished) and 1 on the top (brushed)."""
    rings = [(bevel * .6, -thick), (0, -thick + bevel * .6)]
    rings += [(bevel * (1 - cos(k / nb * pi / 2)), -bevel * drop * (1 - sin(k / nb * pi / 2))) for k in range(nb + 1)]
    m = min(w, h) / 2
    rings += [(bevel + (m * .96 - bevel) * k / nt, 0) for k in range(1, nt + 1)]
    v = []
    for i, (d, z) in enumerate(rings):
        ring = rounded_rect(w - 2 * d, h - 2 * d, max(corner - d, .02))
        k = 1 if i > 1 else 0
        v += [(x, y, z - k * (crown[0] * (x / (w/2)) ** 2 + crown[1] * (y / (h/2)) ** 2)) for x, y in ring]
    n = len(v) // len(rings)
    f, idx = [tuple(range(n))[::-1]], [1]
    for k in range(len(rings) - 1):
        for i in range(n):
            j = (i + 1) % n
            f.append((k*n + i, k*n + j, (k+1)*n + j, (k+1)*n + i))
            idx.append(0 if k <= nb + 2 else 1)
    k = len(rings) - 1
    f.append(tuple(k*n + i for i in range(n)))
    idx.append(1)
    return np.array(v), f, idx


def box(name, w, h, thick, top, mat, loc=(0, 0), rot=0, bevel=.05):
    v, f, _ = pillow(w, h, thick, bevel, bevel, nb=2, nt=1)
    c, s = cos(rot), sin(rot)
    v = np.stack([v[:, 0]*c - v[:, 1]*s + loc[0], v[:, 0]*s + v[:, 1]*c + loc[1], v[:, 2] + top], 1)
    return mesh(name, v, f, mat)


def clock(v, r, angle):
    """Moves part-local points so that their +y points outwards at clock angle `angle` (radians, clockwise from 12)."""
    v = np.asarray(v, float)
    c, s = cos(-angle), sin(-angle)
    return np.stack([v[:, 0]*c - (v[:, 1] + r)*s, v[:, 0]*s + (v[:, 1] + r)*c, v[:, 2]], 1)
