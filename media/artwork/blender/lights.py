"""Light of the scenes: soft boxes painted into one importance-sampled panorama. Lamps made of mesh give three times the
noise. A rig is a table of boxes

    (azimuth, elevation, half width, half height, value, fade)

in degrees: azimuth 90 is behind the watch, -90 at the camera, 180 on the left. `fade` darkens a box towards its lower edge
(1 = to black), so that flat steel mirrors a ramp and not a patch. Flat faces mirror exactly one direction,
r = 2(n.v)n - v: the key of a rig stands where the dial of its scene looks."""
from collections import namedtuple
import bpy
import numpy as np
import stage
from stage import smooth

Rig = namedtuple('Rig', 'boxes level top tint', defaults=(.02, .06, (1, 1, 1.01)))

COOL, WARM, NEUTRAL = (1, 1, 1.015), (1.06, 1, .93), (1.01, 1, .99)

RIGS = {
    # low key: graded key in front of the dial, rim light from behind, two strips for the flanks
    'slate': Rig([(-142, 56, 36, 16, 2.3, .8), (100, 42, 50, 9, 6.0), (172, 26, 9, 30, 4.6), (2, 24, 8, 26, 3.6),
                  (-66, 24, 12, 14, 1.3), (-120, 8, 26, 7, .55)], .014, .07, COOL),
    # the same room in the evening, for a watch that lies on its side
    'evening': Rig([(-96, 40, 40, 13, 2.0, .7), (-30, 22, 10, 24, 2.8), (90, 46, 55, 9, 5.5), (176, 26, 10, 28, 4.6),
                    (10, 26, 8, 24, 3.0), (-150, 20, 12, 18, 1.8)], .014, .07, WARM),
    # a grazing strip that draws the shadows of hands and markers
    'graze': Rig([(150, 15, 24, 7, 9.0, .1), (100, 40, 34, 14, 1.5, .6), (0, 90, 180, 22, 2.0, 0), (-8, 22, 10, 18, 2.6),
                  (-120, 30, 14, 10, .7)], .02, .07, COOL),
    # the same for lacquer and enamel, which more light from above would turn milky
    'graze-gloss': Rig([(140, 16, 26, 7, 8.0, .1), (95, 44, 34, 13, .42, .8), (0, 90, 180, 13, 2.0, 0), (-8, 22, 10, 18, 2.6),
                        (-120, 30, 14, 10, .7)], .02, .05, NEUTRAL),
    # close to a sunburst: nothing where the flat dial mirrors, light from straight above for its two fans
    'dial': Rig([(150, 15, 24, 7, 9.0, .1), (100, 40, 34, 14, .38, .8), (0, 90, 180, 18, 1.7, 0), (-8, 22, 10, 18, 2.6),
                 (-120, 30, 14, 10, .7), (180, 44, 12, 10, 1.6)], .02, .05, COOL),
    # raking light over bridges and engravings
    'back': Rig([(128, 34, 26, 10, 3.4, .6), (58, 54, 24, 10, 1.3, .8), (0, 22, 8, 22, 3.0), (-155, 26, 12, 16, 2.0),
                 (-80, 66, 30, 7, .5)], .014, .05, COOL),
    # one window at the upper left of a table seen from above
    'window': Rig([(132, 44, 17, 9, 13.0, .2), (118, 76, 60, 9, .9, .5), (8, 36, 14, 16, 1.2), (-80, 30, 30, 10, .5)],
                  .05, .10, WARM),
    # a watch on a wrist, seen from above: the same window, a graded card where bezel and links look, strips for their flanks
    'wrist': Rig([(132, 44, 17, 9, 14.0, .2), (90, 62, 70, 13, 1.5, .7), (4, 30, 10, 24, 3.0, .3), (-80, 24, 34, 9, 1.6, .5), (-150, 34, 14, 18, 1.4, .4)],
                 .045, .08, NEUTRAL),
    # bright room
    'daylight': Rig([(-150, 52, 26, 14, 4.2, .6), (150, 30, 18, 16, 8.0, .2), (90, 60, 60, 12, 1.6, .5), (4, 26, 9, 26, 2.6),
                     (-80, 16, 20, 10, .35)], .07, .20, NEUTRAL),
    # the same with the key below the camera, for stone and enamel that lean towards it
    'daylight-gloss': Rig([(-92, 24, 26, 12, 3.6, .3), (150, 30, 18, 16, 9.0, .2), (90, 60, 60, 12, 1.0, .5), (4, 26, 9, 26, 2.6)],
                          .10, .14, WARM),
    # the same in neutral light, which leaves a strap the colour it has from the front; a graded key, for flat links
    'gallery': Rig([(-92, 23, 28, 12, 3.6, .7), (150, 30, 18, 16, 9.0, .2), (90, 60, 60, 12, 1.2, .5), (4, 26, 9, 26, 3.0, .2)],
                   .09, .15, (1, 1, 1)),
    # low sun through one window: long crisp shadows
    'morning': Rig([(38, 30, 7, 7, 58.0, .1), (70, 70, 60, 9, .9, .5), (172, 34, 12, 18, 2.2), (-100, 40, 30, 12, .8, .6)],
                   .12, .20, WARM),
}

SOFT = 9          # degrees over which a box fades at its edges


def panorama(rig, more=(), floor=None):
    """Height x width x 4 floats for an equirectangular picture of a rig and `more` boxes; `floor` is what comes from below."""
    w, h = 1024, 512
    az, el = np.meshgrid(-((np.arange(w) + .5) / w - .5) * 360, ((np.arange(h) + .5) / h - .5) * 180)
    light = rig.level + rig.top * smooth(-10, 85, el)
    for a0, e0, wa, we, value, *fade in [*rig.boxes, *more]:
        d = np.abs((az - a0 + 180) % 360 - 180)
        inside = smooth(wa + SOFT, wa - SOFT*.5, d) * smooth(we + SOFT, we - SOFT*.5, np.abs(el - e0))
        light = light + value * inside * (1 - (fade[0] if fade else .35) * smooth(e0 + we, e0 - we, el))
    px = np.ones((h, w, 4), np.float32)
    below = rig.level*.6 if floor is None else floor
    px[..., :3] = np.where(el < -8, below, light)[..., None] * np.array(rig.tint, np.float32)
    return px


def hang(name, strength=1.0, turn=0.0, boxes=(), floor=None):
    """Lights the scene with a rig of the table and the scene's own boxes, turned about the vertical by `turn` degrees. Without
    a surface, `floor` is the light that one would throw back."""
    px = panorama(RIGS[name], boxes, floor)
    im = bpy.data.images.new('room', px.shape[1], px.shape[0], float_buffer=True)
    im.colorspace_settings.name = 'Linear'
    im.pixels.foreach_set(np.roll(px, -round(turn / 360 * px.shape[1]), 1).ravel())
    im.update()
    im.pack()
    world = bpy.data.worlds.new('room')
    stage.scene.world = world
    world.use_nodes = True
    tree = world.node_tree
    t = tree.nodes.new('ShaderNodeTexEnvironment')
    t.image = im
    tree.links.new(t.outputs[0], tree.nodes['Background'].inputs[0])
    tree.nodes['Background'].inputs[1].default_value = strength
    world.cycles.sampling_method, world.cycles.sample_map_resolution = 'MANUAL', 512
