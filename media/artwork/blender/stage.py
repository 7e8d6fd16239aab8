"""The stage: one empty Blender scene, the ortho layer camera, Cycles settings and the light tent.

Unit: 1 Blender unit = 1 mm. +x = 3 o'clock, +y = 12 o'clock, +z = towards the viewer, z = 0 = dial face.
Everything is modelled in that frame; the back is modelled in its own mirrored frame (see caseback.py)."""
import bpy
import numpy as np

FRAME_PX = 2000
PX_PER_MM = 28
SEED = 7

scene = None


def reset():
    global scene
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    return scene


def settings(spp, threads, noise=.02, size=FRAME_PX):
    scene.render.engine = 'CYCLES'
    c = scene.cycles
    c.device = 'CPU'
    c.samples = spp
    c.use_adaptive_sampling = True
    c.adaptive_threshold = noise
    c.adaptive_min_samples = min(16, spp)
    c.use_denoising = False               # this build has no denoiser; denoise.mjs does it afterwards
    c.seed = SEED                         # fixed seed: the decoded pixels repeat exactly, whatever the thread count
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces = 6, 2, 4
    c.transmission_bounces, c.transparent_max_bounces = 0, 6
    c.caustics_reflective, c.caustics_refractive = True, False
    c.blur_glossy = .5
    c.sample_clamp_indirect = 4
    c.pixel_filter_type, c.filter_width = 'BLACKMAN_HARRIS', 1.3
    r = scene.render
    r.film_transparent = True
    r.resolution_x = r.resolution_y = size
    r.resolution_percentage = 100
    r.threads_mode, r.threads = 'FIXED', threads
    r.image_settings.file_format = 'PNG'
    r.image_settings.color_mode = 'RGBA'
    r.image_settings.compression = 15
    scene.view_settings.view_transform = 'Filmic'
    scene.view_settings.look = 'High Contrast'


def camera():
    """Looks straight down; 2000 px over 71.43 mm is 28 px per mm for every layer."""
    cam = bpy.data.cameras.new('camera')
    cam.type = 'ORTHO'
    cam.ortho_scale = FRAME_PX / PX_PER_MM
    cam.clip_end = 400
    o = bpy.data.objects.new('camera', cam)
    scene.collection.objects.link(o)
    o.location = (0, 0, 80)
    scene.camera = o


def window(x0, y0, x1, y1):
    """Renders only this rectangle (mm). The frame keeps its size, so every layer stays pixel-aligned."""
    half = FRAME_PX / PX_PER_MM / 2
    r = scene.render
    r.use_border, r.use_crop_to_border = True, False
    r.border_min_x, r.border_max_x = (x0 + half) / (2 * half), (x1 + half) / (2 * half)
    r.border_min_y, r.border_max_y = (y0 + half) / (2 * half), (y1 + half) / (2 * half)


# ---------------------------------------------------------------- light
# Soft boxes of the tent: azimuth, elevation, half width, half height, value. Azimuth 90 = 12 o'clock.
BOXES = [
    (128, 42, 42, 15, 3.9),    # key
    (10, 36, 15, 22, 2.4),     # right
    (-85, 34, 34, 13, 1.7),    # low fill
    (-150, 30, 18, 14, 2.0),   # lower left
    (62, 20, 16, 10, 1.7),     # rim
    (90, 8, 50, 6, .45),       # bounces
    (-90, 8, 50, 6, .40),
]


def smooth(a, b, x):
    t = np.clip((x - a) / (b - a), 0, 1)
    return t * t * (3 - 2 * t)


def tent(back=False):
    w, h = 1024, 512
    az, el = np.meshgrid(-((np.arange(w) + .5) / w - .5) * 360, ((np.arange(h) + .5) / h - .5) * 180)
    light = .045 + .13 * smooth(0, 70, el)
    for a0, e0, wa, we, v in BOXES:
        d = (az - a0 + 180) % 360 - 180
        light = light + v * smooth(wa + 6, wa - 6, np.abs(d)) * smooth(we + 6, we - 6, np.abs(el - e0))
    light = np.where(el < 0, .16 * smooth(-60, -2, el) + .03, light)
    px = np.ones((h, w, 4), np.float32)
    px[..., :3] = light[..., None] * np.array((1, 1, 1.015), np.float32)
    im = bpy.data.images.new('tent', w, h, float_buffer=True)
    im.colorspace_settings.name = 'Linear'
    im.pixels.foreach_set(px.ravel())
    im.update()
    im.pack()
    world = bpy.data.worlds.new('world')
    scene.world = world
    world.use_nodes = True
    nt = world.node_tree
    t = nt.nodes.new('ShaderNodeTexEnvironment')
    t.image = im
    nt.links.new(t.outputs[0], nt.nodes['Background'].inputs[0])
    world.cycles.sampling_method = 'MANUAL'
    world.cycles.sample_map_resolution = 512
    # An ortho camera looking at a flat polished face sees exactly one point of the room, the one straight above.
    # Without a gradient up there every flat is one dead grey. The back is nearly all flat, so its ramp is steeper.
    if back:
        card(.10, 1.25, (-.7, 1), (-19, 23))
    else:
        card(.20, 1.05, (-.55, 1), (-42, 48))


def card(low, high, direction, span, side=124, z=95):
    """Overhead card with a gradient: seen by reflections only, throws no shadow."""
    me = bpy.data.meshes.new('card')
    s = side / 2
    me.from_pydata([(-s, -s, 0), (s, -s, 0), (s, s, 0), (-s, s, 0)], [], [(3, 2, 1, 0)])
    o = bpy.data.objects.new('card', me)
    scene.collection.objects.link(o)
    o.location = (0, 0, z)
    m = bpy.data.materials.new('card')
    m.use_nodes = True
    nt = m.node_tree
    nt.nodes.clear()
    new = lambda t: nt.nodes.new('ShaderNode' + t)
    out, em, tc, dot, rng = new('OutputMaterial'), new('Emission'), new('TexCoord'), new('VectorMath'), new('MapRange')
    dot.operation = 'DOT_PRODUCT'
    dot.inputs[1].default_value = (*direction, 0)
    nt.links.new(tc.outputs['Object'], dot.inputs[0])
    rng.interpolation_type = 'SMOOTHSTEP'
    nt.links.new(dot.outputs['Value'], rng.inputs[0])
    for i, v in enumerate((*span, low, high)):
        rng.inputs[i + 1].default_value = v
    nt.links.new(rng.outputs[0], em.inputs[1])
    nt.links.new(em.outputs[0], out.inputs[0])
    me.materials.append(m)
    o.visible_camera = False
    o.visible_shadow = False
