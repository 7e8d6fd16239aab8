"""Where dials and other things that bear the brand lie in a picture. Scenes are drawn without it; it is laid over them
afterwards, and this says how: the plane's perspective, and for each printed place the ink as it looks in that light and the
blur of the camera's focus."""
import json
import os
import bpy
import numpy as np
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector
import stage
from objects import branded
from parts import dial as dials
from shape import mesh

GRID = [(u / 20, v) for u in range(-9, 10) for v in (-.3, 0, .3)]      # of a place's box, fine enough to hit a hand


class Plane:
    def __init__(self, o):
        self.o, self.name = o, o.get('dial') or o['branded']
        self.z = dials.PRINTED_Z if 'dial' in o else 0
        self.places = places_of(self.name) if 'dial' in o else branded.PLACES[self.name]
        self.camera, self.render = stage.scene.camera, stage.scene.render
        self.size = self.render.resolution_x, self.render.resolution_y

    def told(self):
        """How the printing names it: a dial has its layout, anything else brings its own."""
        return {'dial': self.name} if 'dial' in self.o else {'places': self.places}

    def cover(self, box):
        """A piece of it covered with its ink."""
        if 'dial' in self.o:
            return dials.swatch_of_ink(self.name, box, self.o)
        x0, y0, x1, y1 = box
        o = mesh('ink', [(x0, y0, 0), (x1, y0, 0), (x1, y1, 0), (x0, y1, 0)], [(0, 1, 2, 3)], branded.INKS[self.name]())
        o.parent, o.matrix_world, o.visible_shadow = None, self.o.matrix_world, False
        return o

    def world(self, x, y, z=0):
        return self.o.matrix_world @ Vector((x, y, self.z + z))

    def px(self, x, y):
        u, v, _ = world_to_camera_view(stage.scene, self.camera, self.world(x, y))
        return u * self.size[0], (1 - v) * self.size[1]

    def towards_camera(self, point):
        if self.camera.data.type == 'ORTHO':
            return self.camera.matrix_world.to_3x3() @ Vector((0, 0, 1))
        return (self.camera.matrix_world.translation - point).normalized()

    def is_seen(self):
        middle = self.world(0, 0)
        faces = (self.world(0, 0, 1) - middle).dot(self.towards_camera(middle)) > 0
        x, y = self.px(0, 0)
        return faces and 0 < x < self.size[0] and 0 < y < self.size[1]

    def matrix(self):
        """Plane (mm, y down) to picture (px, y down)."""
        rows = []
        for x in (-9, 0, 9):
            for y in (-9, 0, 9):
                u, v = self.px(x, -y)
                rows += [[x, y, 1, 0, 0, 0, -u*x, -u*y, -u], [0, 0, 0, x, y, 1, -v*x, -v*y, -v]]
        m = np.linalg.svd(np.array(rows))[2][-1]
        return [round(float(k), 8) for k in m / m[8]]

    def blur(self, x, y):
        """Standard deviation (px) of the disc that a point is spread over."""
        data = self.camera.data
        if not data.dof.use_dof:
            return 0
        depth = -(self.camera.matrix_world.inverted() @ self.world(x, y)).z
        near = data.dof.focus_distance
        scale = max(self.size) * data.lens / data.sensor_width
        disc = data.lens / (data.dof.aperture_fstop * 1000) * abs(depth - near) / depth * scale / near
        return round(disc / 4, 2)

    def covers(self, x, y):
        """Names of what lies between a point and the camera, crystals aside."""
        graph = bpy.context.evaluated_depsgraph_get()
        point = self.world(x, y, .02)
        way = self.towards_camera(point)
        for _ in range(8):
            hit, where, _, _, o, _ = stage.scene.ray_cast(graph, point, way)
            if not hit:
                return None
            if o['group'] != 'crystal':
                return o.name
            point = where + way * .02
        return None


def places_of(key):
    with open(dials.PRINTING) as rows, open(dials.LAYOUTS) as layouts:
        return json.load(layouts)[json.load(rows)[key]['layout']]


def inked(plane, folder):
    """Its places covered with ink, drawn as small as will do; their colours in the picture."""
    covers, boxes = [], []
    for p in plane.places.values():
        x, y, h = p['room'] / 2, p['y'], p['height']
        boxes.append((-x, y - h, x, y + h))
        covers.append(plane.cover(boxes[-1]))
    s, r = stage.scene, stage.scene.render
    corners = [plane.px(x, y) for x0, y0, x1, y1 in boxes for x in (x0, x1) for y in (y0, y1)]
    (w, h), (xs, ys) = plane.size, zip(*corners)
    r.use_border, r.use_crop_to_border = True, False
    r.border_min_x, r.border_max_x = max(0, min(xs) / w), min(1, max(xs) / w)
    r.border_min_y, r.border_max_y = max(0, 1 - max(ys) / h), min(1, 1 - min(ys) / h)
    r.resolution_percentage, s.use_nodes = 40, False
    s.cycles.samples = 16
    r.filepath = os.path.join(folder, 'ink.png')
    bpy.ops.render.render(write_still=True)
    r.use_border, r.resolution_percentage = False, 100
    for o in covers:
        bpy.data.objects.remove(o)
    im = bpy.data.images.load(r.filepath)
    im.colorspace_settings.name = 'Non-Color'
    a = np.empty(im.size[0] * im.size[1] * 4, np.float32)
    im.pixels.foreach_get(a)
    a = a.reshape(im.size[1], im.size[0], 4)
    bpy.data.images.remove(im)
    found = {}
    for name, p in plane.places.items():
        seen = []
        for u, v in GRID:
            x, y = plane.px(u * p['room'], p['y'] + v * p['height'])
            i, j = int((1 - y / h) * a.shape[0]), int(x / w * a.shape[1])
            if 0 <= i < a.shape[0] and 0 <= j < a.shape[1]:
                seen.append(a[i, j, :3])
        found[name] = '#%02x%02x%02x' % tuple(int(round(c * 255)) for c in np.median(seen, 0)) if seen else None
    return found


def tell(folder):
    """A row for each plane whose face is in the picture."""
    bpy.context.view_layer.update()
    rows = []
    # A holdout only cuts its outline out of the picture of something else.
    for plane in [Plane(o) for o in stage.scene.objects if ('dial' in o and not o.is_holdout) or 'branded' in o]:
        if not plane.is_seen():
            continue
        for name, p in plane.places.items():
            over = [o for o in (plane.covers(u * p['room'], p['y'] + v * p['height']) for u, v in GRID) if o]
            if over:
                print('COVERED %s %s: %d of %d, %s' % (plane.name, name, len(over), len(GRID), ' '.join(sorted(set(over)))))
        inks = inked(plane, folder)
        looks = {name: {'ink': inks[name], 'blur': plane.blur(0, p['y'])} for name, p in plane.places.items() if inks[name]}
        rows.append({**plane.told(), 'matrix': plane.matrix(), 'looks': looks})
    return rows
