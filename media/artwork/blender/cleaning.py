"""Cleans a scene of its sampling noise without a trained denoiser (Debian's Blender has none).

The scene is rendered twice with half of the samples and another seed each. What differs between the two is noise, so the
variance of every pixel is known rather than guessed, and non-local means (Rousselle et al. 2012) can tell a grain of
brushing from a grain of noise: a pixel becomes the mean of the pixels around it whose neighbourhoods are alike within that
variance, and whose albedo and normals are alike too, which keeps printing, edges and weave sharp. Deterministic."""
import os
import time
from concurrent.futures import ThreadPoolExecutor
import bpy
import numpy as np
import stage

PASSES = {'image': 'Image', 'albedo': 'Denoising Albedo', 'normal': 'Denoising Normal'}
REACH, BAND = 8, 64         # px: how far alike pixels are looked for; rows cleaned at a time
STRENGTH = .55              # of the colour test; larger = smoother
GUIDES = {'albedo': (.35, 4e-4), 'normal': (.45, 1e-3)}       # strength and least variance of the other two tests
CHANCE = sum(1 / k**2 for k, _ in GUIDES.values())            # what noise alone puts between two like pixels


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


def squares(a, b):
    """Squared difference, summed over the channels (the first axis)."""
    d = a - b
    d *= d
    return d.sum(0)


def patches(d):
    """Mean over the 3 x 3 pixels round each."""
    for axis in (0, 1):
        p = np.pad(d, [(1, 1) if k == axis else (0, 0) for k in (0, 1)], 'edge')
        d = (p[:-2] + p[1:-1] + p[2:]) if axis == 0 else (p[:, :-2] + p[:, 1:-1] + p[:, 2:])
    return d / 9


def evidence(pairs):
    """What neighbours are judged by, channels first: colour, the variance of its mean (pooled over 7 x 7 pixels), and the
    guides in units of the difference at which they speak against a neighbour."""
    first = lambda a: np.ascontiguousarray(np.moveaxis(a, 2, 0))
    a, b = (squeeze(p) for p in pairs['image'])
    colour, variance = first((a + b) / 2), box((a - b)**2 / 4, 3).mean(2) + 1e-6
    guides = []
    for name, (k, least) in GUIDES.items():
        a, b = pairs[name]
        noise = np.maximum(box((a - b)**2 / 4, 2).mean(2), least)
        guides.append(first((a + b) / 2 / (k * np.sqrt(6 * noise))[..., None]))
    return colour, variance, np.concatenate(guides)


def clean(pairs):
    """pairs: pass -> its two renders. The cleaned picture, in the range of the renders."""
    picture = np.ascontiguousarray(np.moveaxis((pairs['image'][0] + pairs['image'][1]) / 2, 2, 0))
    _, h, w = picture.shape
    everything = evidence(pairs)
    k2 = STRENGTH**2

    def band(y0):
        """Rows y0 .. y0 + BAND, with the margin that their neighbourhoods need."""
        top, bottom = max(0, y0 - REACH - 1), min(h, y0 + BAND + REACH + 1)
        colour, variance, guides = (a[..., top:bottom, :] for a in everything)
        px = picture[:, top:bottom]
        total, weight = px.copy(), np.ones(px.shape[1:], np.float32)
        for dy in range(REACH + 1):
            for dx in range(-REACH, REACH + 1):
                if (dy, dx) <= (0, 0):
                    continue
                # one weight serves both pixels of a pair
                p = (..., slice(0, bottom - top - dy), slice(max(0, -dx), w - max(0, dx)))
                q = (..., slice(dy, None), slice(max(0, dx), w - max(0, -dx)))
                d = squares(colour[p], colour[q]) / (3 * k2 * (variance[p] + variance[q])) - 1/k2
                wt = np.exp(-np.maximum(np.maximum(patches(d), squares(guides[p], guides[q]) - CHANCE), 0))
                total[p] += px[q] * wt
                total[q] += px[p] * wt
                weight[p] += wt
                weight[q] += wt
        return (total / weight)[:, y0 - top:y0 - top + min(BAND, h - y0)]
    with ThreadPoolExecutor(stage.scene.render.threads) as pool:
        return np.moveaxis(np.concatenate(list(pool.map(band, range(0, h, BAND))), 1), 0, 2)


def render(file, folder):
    """Renders the scene twice into `folder`, cleans it and writes it through the scene's film curve to `file`."""
    keep_passes(folder)
    renders = []
    started = time.time()
    for seed in (stage.SEED, stage.SEED + 1):
        stage.scene.cycles.seed = seed
        bpy.ops.render.render()
        renders.append({name: load(folder, name) for name in PASSES})
    rendered = time.time()
    px = clean({name: [r[name] for r in renders] for name in PASSES})
    h, w, _ = px.shape
    im = bpy.data.images.new('clean', w, h, float_buffer=True)
    im.colorspace_settings.name = 'Linear'
    im.pixels.foreach_set(np.dstack([px, np.ones((h, w), np.float32)]).ravel())
    im.update()
    im.save_render(file, scene=stage.scene)
    print('CLEANED render %.0f s, clean %.0f s' % (rendered - started, time.time() - rendered))
