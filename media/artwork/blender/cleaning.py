"""Cleans a scene of its sampling noise without a trained denoiser (Debian's Blender has none).

The scene is rendered twice with half of the samples and another seed each. What differs between the two is noise, so the
variance of every pixel is known rather than guessed, and non-local means (Rousselle et al. 2012) can tell a grain of
brushing from a grain of noise: a pixel becomes the mean of the pixels around it whose neighbourhoods are alike within that
variance, and whose albedo and normals are alike too, which keeps printing, edges and weave sharp. Deterministic."""
import os
from concurrent.futures import ThreadPoolExecutor
import bpy
import numpy as np
import stage

PASSES = {'image': 'Image', 'albedo': 'Denoising Albedo', 'normal': 'Denoising Normal'}
REACH, PATCH = 8, 1         # px: how far alike pixels are looked for, and half the neighbourhood that is compared
STRENGTH = .55              # of the colour test; larger = smoother
GUIDES = {'albedo': (.35, 2e-3), 'normal': (.45, 4e-3)}       # strength and least variance of the other two tests


def keep_passes(folder):
    """Every render leaves its passes as float pictures in `folder`."""
    layer, scene = stage.scene.view_layers[0], stage.scene
    layer.cycles.denoising_store_passes = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source, out = tree.nodes.new('CompositorNodeRLayers'), tree.nodes.new('CompositorNodeOutputFile')
    out.base_path = folder
    out.format.file_format, out.format.color_depth, out.format.color_mode = 'OPEN_EXR', '32', 'RGB'
    out.file_slots.clear()
    for name, socket in PASSES.items():
        out.file_slots.new(name)
        tree.links.new(source.outputs[socket], out.inputs[name])


def load(folder, name):
    file = os.path.join(folder, '%s%04d.exr' % (name, stage.scene.frame_current))
    im = bpy.data.images.load(file)
    im.colorspace_settings.name = 'Non-Color'
    px = np.empty(im.size[0] * im.size[1] * 4, np.float32)
    im.pixels.foreach_get(px)
    px = px.reshape(im.size[1], im.size[0], 4)[..., :3].copy()
    bpy.data.images.remove(im)
    os.remove(file)
    return px


def box(a, r):
    """Mean over a square of side 2r+1, edges repeated."""
    for axis in (0, 1):
        n = a.shape[axis]
        pad = [(0, 0)] * a.ndim
        pad[axis] = (r + 1, r)
        c = np.cumsum(np.pad(a, pad, 'edge'), axis, dtype=np.float64)
        a = ((np.take(c, range(2*r + 1, 2*r + 1 + n), axis) - np.take(c, range(n), axis)) / (2*r + 1)).astype(np.float32)
    return a


def squeeze(x):
    """Range in which noise is judged: about what the eye sees, and without the weight of the highlights."""
    return np.sqrt(np.maximum(x, 0)).astype(np.float32)


def tests(pairs):
    """(mean, variance of the mean, strength^2) of colour and guides. Colour variance is pooled over 7 x 7 pixels."""
    a, b = (squeeze(p) for p in pairs['image'])
    found = [((a + b) / 2, box((a - b)**2 / 4, 3).mean(2) + 1e-6, STRENGTH**2)]
    for name, (k, least) in GUIDES.items():
        a, b = pairs[name]
        found.append(((a + b) / 2, np.maximum(box((a - b)**2 / 4, 2).mean(2), least), k*k))
    return found


def clean(pairs):
    """pairs: pass -> its two renders. The cleaned picture, in the range of the renders."""
    picture = (pairs['image'][0] + pairs['image'][1]) / 2
    h, w, _ = picture.shape
    judged = tests(pairs)
    band = -(-h // 8)

    def rows(y0):
        """Rows y0 .. y0 + band, with the margin that neighbours need."""
        m = REACH + PATCH + 1
        top, bottom = max(0, y0 - m), min(h, y0 + band + m)
        cut = [(np.pad(g[top:bottom], ((REACH, REACH), (REACH, REACH), (0, 0)), 'reflect'),
                np.pad(v[top:bottom], REACH, 'reflect'), k2) for g, v, k2 in judged]
        px = np.pad(picture[top:bottom], ((REACH, REACH), (REACH, REACH), (0, 0)), 'reflect')
        n = bottom - top
        at = lambda a, dy, dx: a[REACH + dy:REACH + dy + n, REACH + dx:REACH + dx + w]
        total, weight = np.zeros((n, w, 3), np.float32), np.zeros((n, w), np.float32)
        for dy in range(-REACH, REACH + 1):
            for dx in range(-REACH, REACH + 1):
                worst = None
                for i, (g, v, k2) in enumerate(cut):
                    vp, vq = at(v, 0, 0), at(v, dy, dx)
                    d = ((at(g, 0, 0) - at(g, dy, dx))**2).mean(2) - (vp + np.minimum(vp, vq))
                    d /= k2 * (vp + vq)
                    if i == 0:
                        d = box(d, PATCH)
                    worst = d if worst is None else np.maximum(worst, d)
                wt = np.exp(-np.maximum(worst, 0))
                total += at(px, dy, dx) * wt[..., None]
                weight += wt
        return (total / weight[..., None])[y0 - top:y0 - top + min(band, h - y0)]
    with ThreadPoolExecutor(stage.scene.render.threads) as pool:
        return np.concatenate(list(pool.map(rows, range(0, h, band))))


def render(file, folder):
    """Renders the scene twice into `folder`, cleans it and writes it through the scene's film curve to `file`."""
    keep_passes(folder)
    renders = []
    for seed in (stage.SEED, stage.SEED + 1):
        stage.scene.cycles.seed = seed
        bpy.ops.render.render()
        renders.append({name: load(folder, name) for name in PASSES})
    px = clean({name: [r[name] for r in renders] for name in PASSES})
    h, w, _ = px.shape
    im = bpy.data.images.new('clean', w, h, float_buffer=True)
    im.colorspace_settings.name = 'Linear'
    im.pixels.foreach_set(np.dstack([px, np.ones((h, w), np.float32)]).ravel())
    im.update()
    im.save_render(file, scene=stage.scene)
