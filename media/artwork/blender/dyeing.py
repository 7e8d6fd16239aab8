"""One light, many dyes. A leather in seven colours is the same strap under the same light, so the light is rendered once
(with a neutral dye, as separate diffuse and glossy passes), and every colour needs no more than its flat albedo:

    picture = diffuse light * albedo of the dye + gloss

It is put together in Blender's compositor, so that the film curve is the same as everywhere else."""
import bpy
import stage

PASSES = ('diffuse_direct', 'diffuse_indirect', 'glossy_direct', 'glossy_indirect', 'glossy_color')


def keep_light():
    """Saves the passes instead of a picture."""
    layer = stage.scene.view_layers[0]
    for p in PASSES:
        setattr(layer, 'use_pass_' + p, True)
    f = stage.scene.render.image_settings
    f.file_format, f.color_depth, f.exr_codec = 'OPEN_EXR_MULTILAYER', '16', 'ZIP'


def show_albedo():
    """Every material shines with its base colour; metal has no diffuse colour."""
    for m in bpy.data.materials:
        nt = m.node_tree
        if not m.use_nodes or 'Principled BSDF' not in nt.nodes:
            continue
        p, out = nt.nodes['Principled BSDF'], nt.nodes['Material Output']
        e = nt.nodes.new('ShaderNodeEmission')
        col, metal = p.inputs['Base Color'], p.inputs['Metallic'].default_value
        if metal > .5:
            e.inputs[0].default_value = (0, 0, 0, 1)
        elif col.is_linked:
            nt.links.new(col.links[0].from_socket, e.inputs[0])
        else:
            e.inputs[0].default_value = col.default_value
        nt.links.new(e.outputs[0], out.inputs[0])


def dye(light):
    """Composites the albedo being rendered (see show_albedo) with the saved light."""
    s = stage.scene
    s.use_nodes = True
    nt = s.node_tree
    nt.nodes.clear()
    new = lambda kind: nt.nodes.new('CompositorNode' + kind)

    def mix(op, a, b):
        n = new('MixRGB')
        n.blend_type = op
        nt.links.new(a, n.inputs[1])
        nt.links.new(b, n.inputs[2])
        return n.outputs[0]
    albedo, saved = new('RLayers'), new('Image')
    saved.image = bpy.data.images.load(light)
    o = saved.outputs
    diffuse = mix('MULTIPLY', mix('ADD', o['DiffDir'], o['DiffInd']), albedo.outputs['Image'])
    gloss = mix('MULTIPLY', mix('ADD', o['GlossDir'], o['GlossInd']), o['GlossCol'])
    alpha = new('SetAlpha')
    alpha.mode = 'REPLACE_ALPHA'
    nt.links.new(mix('ADD', diffuse, gloss), alpha.inputs['Image'])
    nt.links.new(albedo.outputs['Alpha'], alpha.inputs['Alpha'])
    nt.links.new(alpha.outputs[0], new('Composite').inputs['Image'])
