"""Flat pictures of materials: base colour, normal and roughness with metalness, no light. A plane of the part's own size is
seen from above while its material shines with what it is made of."""
import json
import os
import bpy
import numpy as np
import stage
from surface_numbers import PRINTED

# Corners of the pictures per mm, by what lies on them.
FINE = {'ceramic': 30, 'date': 80, 'enlarged': 60, 'machined': 18, 'woven': 28}
USUAL, SKIN = 33, 20
SHOWN = ('base', 'normal', 'rough')


def resolution(kind, dyed, sharp):
    return FINE.get(kind, SKIN if dyed else USUAL) * sharp


def shine(m):
    """Three outputs beside the picture: what each input of the shader holds."""
    nt = m.node_tree
    p = nt.nodes['Principled BSDF']

    def out(name, socket=None, make=None):
        a = nt.nodes.new('ShaderNodeOutputAOV')
        a.name = name
        if socket is None:
            nt.links.new(make, a.inputs['Color'])
        elif socket.is_linked:
            nt.links.new(socket.links[0].from_socket, a.inputs['Color'])
        else:
            v = socket.default_value
            a.inputs['Color'].default_value = tuple(v) if hasattr(v, '__len__') else (v, v, v, 1)
    out('base', p.inputs['Base Color'])
    normal = nt.nodes.new('ShaderNodeVectorMath')
    normal.operation = 'MULTIPLY_ADD'
    s = p.inputs['Normal']
    source = s.links[0].from_socket if s.is_linked else nt.nodes.new('ShaderNodeNewGeometry').outputs['Normal']
    nt.links.new(source, normal.inputs[0])
    normal.inputs[1].default_value = normal.inputs[2].default_value = (.5, .5, .5)
    out('normal', make=normal.outputs[0])
    both = nt.nodes.new('ShaderNodeCombineRGB')
    both.inputs[0].default_value = 1
    for i, name in ((1, 'Roughness'), (2, 'Metallic')):
        s = p.inputs[name]
        if s.is_linked:
            nt.links.new(s.links[0].from_socket, both.inputs[i])
        else:
            both.inputs[i].default_value = s.default_value
    out('rough', make=both.outputs[0])


def sheet(m, w, h):
    me = bpy.data.meshes.new('sheet')
    x, y = w / 2, h / 2
    low, high = (-y, y) if abs(w - h) < 20 else (-2, h - 2)     # a strap's picture begins before its lug
    me.from_pydata([(-x, low, 0), (x, low, 0), (x, high, 0), (-x, high, 0)], [], [(0, 1, 2, 3)])
    me.materials.append(m)
    me.uv_layers.new(name='mm').data.foreach_set('uv', np.array([(-x, low), (x, low), (x, high), (-x, high)], np.float32).ravel())
    o = bpy.data.objects.new('sheet', me)
    stage.scene.collection.objects.link(o)
    return (low + high) / 2


def draw(m, swatch, folder, sharp):
    """Name of the pictures, drawn if they are not there yet: {name}-base.png and so on in the folder."""
    kind, (w, h) = swatch['kind'], swatch['size']
    name = '%s-%s' % (kind, swatch['print'])
    if kind in PRINTED:                                         # ink is a mask already drawn
        image = next(n.image for n in m.node_tree.nodes if n.bl_idname == 'ShaderNodeTexImage')
        return {**swatch, 'name': os.path.basename(image.filepath)[:-4]}
    if all(os.path.exists(os.path.join(folder, '%s-%s.png' % (name, s))) for s in SHOWN):
        return {**swatch, 'name': name}
    s = stage.scene
    for o in list(s.objects):
        o.hide_render = True
    middle = sheet(m, w, h)
    shine(m)
    cam = bpy.data.cameras.new('above')
    cam.type, cam.ortho_scale, cam.clip_end = 'ORTHO', max(w, h), 50
    eye = bpy.data.objects.new('above', cam)
    eye.location = (0, middle, 20)
    s.collection.objects.link(eye)
    s.camera = eye
    per = resolution(kind, swatch['dyed'], sharp)
    s.render.resolution_x, s.render.resolution_y = round(w * per), round(h * per)
    s.render.use_border = False
    s.cycles.samples, s.cycles.use_adaptive_sampling = 3, False
    s.cycles.max_bounces = 0
    s.view_settings.view_transform, s.view_settings.look = 'Raw', 'None'
    layer = s.view_layers[0]
    for shown in SHOWN:
        if shown not in [a.name for a in layer.aovs]:
            a = layer.aovs.add()
            a.name, a.type = shown, 'COLOR'
    s.use_nodes = True
    ct = s.node_tree
    ct.nodes.clear()
    layers, file = ct.nodes.new('CompositorNodeRLayers'), ct.nodes.new('CompositorNodeOutputFile')
    file.base_path = folder
    file.format.file_format, file.format.color_mode, file.format.color_depth = 'PNG', 'RGB', '16'
    file.format.compression = 5
    file.file_slots.clear()
    for shown in SHOWN:
        file.file_slots.new('%s-%s_' % (name, shown))
        ct.links.new(layers.outputs[shown], file.inputs[-1])
    bpy.ops.render.render()
    for shown in SHOWN:
        os.replace(os.path.join(folder, '%s-%s_%04d.png' % (name, shown, s.frame_current)), os.path.join(folder, '%s-%s.png' % (name, shown)))
    for o in list(s.objects):
        o.hide_render = False
    return {**swatch, 'name': name}
