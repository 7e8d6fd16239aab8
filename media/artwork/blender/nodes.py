"""A thin layer over Blender's node trees: n('Type', {socket: value or output}, property=value)."""
import os
import bpy

MAPS = None      # folder of the SVG-drawn maps, set by render.py


class Nodes:
    def __init__(self, name):
        self.mat = bpy.data.materials.new(name)
        self.mat.use_nodes = True
        self.tree = self.mat.node_tree
        self.bsdf = self.tree.nodes['Principled BSDF']
        self.out = self.tree.nodes['Material Output']

    def __call__(self, kind, ins=None, **props):
        n = self.tree.nodes.new('ShaderNode' + kind)
        for k, v in props.items():
            setattr(n, k, v)
        for k, v in (ins or {}).items():
            self.put(n.inputs[k], v)
        return n

    def put(self, socket, v):
        if hasattr(v, 'is_output'):
            self.tree.links.new(v, socket)
        else:
            socket.default_value = (*v, 1) if socket.type == 'RGBA' and len(v) == 3 else v

    def principled(self, **kw):
        for k, v in kw.items():
            self.put(self.bsdf.inputs[k.replace('_', ' ')], v)
        return self.mat

    # ---- arithmetic
    def math(self, op, a, b=0.0, c=0.0):
        return self('Math', {0: a, 1: b, 2: c}, operation=op).outputs[0]

    def range(self, v, a, b, c, d, interp='LINEAR'):
        return self('MapRange', {0: v, 1: a, 2: b, 3: c, 4: d}, interpolation_type=interp).outputs[0]

    def mix(self, f, a, b):
        return self('MixRGB', {0: f, 1: a, 2: b}).outputs[0]

    def scale(self, v, k):
        return self('VectorMath', {0: v, 'Scale': k}, operation='SCALE').outputs[0]

    def mul(self, v, w):
        return self('VectorMath', {0: v, 1: w}, operation='MULTIPLY').outputs[0]

    def add(self, v, w):
        return self('VectorMath', {0: v, 1: w}, operation='ADD').outputs[0]

    def vec(self, x=0.0, y=0.0, z=0.0):
        return self('CombineXYZ', {0: x, 1: y, 2: z}).outputs[0]

    def xyz(self, v):
        return self('SeparateXYZ', {0: v}).outputs

    # ---- inputs
    def pos(self):
        return self('TexCoord').outputs['Object']

    def uv(self):
        return self('UVMap', uv_map='mm').outputs[0]

    def normal(self):
        return self('NewGeometry').outputs['Normal']

    def to_world(self, v, kind='VECTOR'):
        return self('VectorTransform', {0: v}, vector_type=kind, convert_from='OBJECT', convert_to='WORLD').outputs[0]

    def radius(self):
        x, y, _ = self.xyz(self.pos())
        return self.math('SQRT', self.math('ADD', self.math('MULTIPLY', x, x), self.math('MULTIPLY', y, y)))

    def facing_up(self):
        """1 on faces that look along the object's z, 0 on chamfers and walls."""
        n = self('VectorTransform', {0: self.normal()}, vector_type='NORMAL', convert_from='WORLD', convert_to='OBJECT').outputs[0]
        return self.range(self.math('ABSOLUTE', self.xyz(n)[2]), .90, .985, 0, 1)

    def occlusion(self, dist, low):
        """1 in the open, `low` in corners: a tent is so even that stacked parts would look cut from one sheet."""
        a = self('AmbientOcclusion', {'Distance': dist}, samples=6, only_local=False).outputs['AO']
        return self.range(a, .25, .95, low, 1)

    # ---- patterns
    def noise(self, v, scale=1.0, detail=3.0, rough=.6, out='Fac'):
        return self('TexNoise', {'Vector': v, 'Scale': scale, 'Detail': detail, 'Roughness': rough}).outputs[out]

    def warp(self, v, scale, amount, detail=4.0):
        """Position pushed about by noise: makes cells and veins irregular."""
        c = self('TexNoise', {'Vector': v, 'Scale': scale, 'Detail': detail}).outputs['Color']
        return self('VectorMath', {0: c, 1: (amount,) * 3, 2: v}, operation='MULTIPLY_ADD').outputs[0]

    def voronoi(self, v, scale, feature='F1', out='Distance', **ins):
        return self('TexVoronoi', {'Vector': v, 'Scale': scale, **ins}, feature=feature).outputs[out]

    def bump(self, h, strength, dist, normal=None, invert=False):
        n = self('Bump', {'Height': h, 'Strength': strength, 'Distance': dist}, invert=invert)
        if normal is not None:
            self.put(n.inputs['Normal'], normal)
        return n.outputs[0]

    def sunray(self, freq=100):
        """Noise that depends on the angle only."""
        x, y, _ = self.xyz(self.pos())
        a = self.math('ARCTAN2', y, x)
        return self.noise(self.scale(self.vec(self.math('COSINE', a), self.math('SINE', a)), freq))

    def rings(self, freq=26):
        """Noise that depends on the radius only."""
        return self.noise(self.vec(self.math('MULTIPLY', self.radius(), freq)), detail=4)

    def round_tangent(self):
        """Tangent of circles about the axis. Blender's own radial tangent uses the bounding box centre, which is wrong
        for half discs such as rotors."""
        x, y, _ = self.xyz(self.pos())
        return self.to_world(self.vec(self.math('MULTIPLY', y, -1), x))

    def image(self, file, size, out='Color', color=False):
        """SVG-drawn square map covering size x size mm centred on the object's origin. Outside it reads black."""
        im = bpy.data.images.load(os.path.join(MAPS, file), check_existing=True)
        if not color:
            im.colorspace_settings.name = 'Non-Color'
        v = self('Mapping', {0: self.pos(), 'Scale': (1/size, 1/size, 1), 'Location': (.5, .5, 0)}).outputs[0]
        return self('TexImage', {0: v}, image=im, interpolation='Cubic', extension='CLIP').outputs[out]
