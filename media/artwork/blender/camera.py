"""The camera of the scenes and how they are sampled."""
from math import floor, ceil
import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector
import stage


def settings(size, spp, threads, noise=.025, seed=stage.SEED):
    """Cycles for a picture of `size` = (width, height) px with everything in it: few bounces and no caustics, which on a
    table are nothing but noise."""
    stage.settings(spp, threads, noise)
    c, r = stage.scene.cycles, stage.scene.render
    c.seed = seed
    c.adaptive_min_samples = max(4, spp // 3)        # plain ground is done early, edges and grain take the rest
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces = 6, 1, 4
    c.caustics_reflective = False
    c.sample_clamp_direct, c.sample_clamp_indirect = 5, 2.5        # brighter is white anyway, and has jagged edges
    r.film_transparent = False
    r.resolution_x, r.resolution_y = size
    r.image_settings.color_mode = 'RGB'


def look(at, aim, lens=100, focus=None, fstop=22, shift=(0, 0), roll=0, across=None):
    """Perspective camera at `at`, looking at `aim` (mm). The plane of focus goes through `focus`. `fstop` is what a
    photographer would dial: Blender takes lens/1000 as an aperture in scene units, and ours are mm. With `across` there is no
    perspective: the picture is that many mm wide."""
    data = bpy.data.cameras.new('camera')
    data.lens, data.sensor_width = lens, 36
    data.clip_start, data.clip_end = 1, 6000
    data.shift_x, data.shift_y = shift
    o = bpy.data.objects.new('camera', data)
    stage.scene.collection.objects.link(o)
    at, aim = Vector(at), Vector(aim)
    axis = (aim - at).normalized()
    o.location = at
    o.rotation_euler = axis.to_track_quat('-Z', 'Y').to_euler()
    if roll:
        o.rotation_euler.rotate_axis('Z', roll)
    if across:
        data.type, data.ortho_scale = 'ORTHO', across
    data.dof.use_dof = not across
    data.dof.focus_distance = ((Vector(focus) if focus else aim) - at).dot(axis)
    data.dof.aperture_fstop = fstop / 1000
    data.dof.aperture_blades = 9
    stage.scene.camera = o
    return o


def window_of(part, nth=0):
    """Where the mesh of that name (of the nth watch) is in the picture, with what it mirrors in and shades around it: [left,
    top, right, bottom] in shares of the picture, a quarter of a pixel from whole ones; None where it is out of it."""
    bpy.context.view_layer.update()
    r = stage.scene.render
    w, h = r.resolution_x, r.resolution_y
    meshes = sorted((o for o in bpy.data.objects if o.type == 'MESH' and o.name.split('.')[0] == part), key=lambda o: o.name)
    if nth >= len(meshes):
        return None
    o = meshes[nth]
    seen = [world_to_camera_view(stage.scene, stage.scene.camera, o.matrix_world @ Vector(c)) for c in o.bound_box]
    xs, ys = [p.x * w for p in seen], [(1 - p.y) * h for p in seen]
    room = .5 * max(max(xs) - min(xs), max(ys) - min(ys)) + 24
    left, right = max(0, floor(min(xs) - room)), min(w, ceil(max(xs) + room))
    top, bottom = max(0, floor(min(ys) - room)), min(h, ceil(max(ys) + room))
    if right - left < 2 * 24 or bottom - top < 2 * 24:
        return None
    return [(left + .25) / w, (top - .25) / h, (right + .25) / w, (bottom - .25) / h]
