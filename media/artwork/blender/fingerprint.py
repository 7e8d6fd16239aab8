"""What really goes into a picture: a fingerprint of the scene as it has been built. Code that changes nothing in the scene
changes no fingerprint, and a material, measure or light counts only for the parts that use it."""
import hashlib
import os
import bpy
import numpy as np
import stage

# Names that Blender or the order of building gives, and what only the screen shows.
IGNORED = {'rna_type', 'name', 'name_full', 'location', 'location_absolute', 'width', 'width_hidden', 'height', 'dimensions', 'select',
           'show_options', 'show_preview', 'hide', 'color', 'use_custom_color', 'parent', 'label', 'inputs', 'outputs', 'internal_links',
           'image', 'image_user', 'texture_mapping', 'color_mapping', 'is_active_output', 'node_tree', 'interface', 'color_tag'}
RENDER = ('film_transparent', 'resolution_x', 'resolution_y', 'border_min_x', 'border_max_x', 'border_min_y', 'border_max_y')
CYCLES = ('samples', 'adaptive_threshold', 'seed', 'max_bounces', 'diffuse_bounces', 'glossy_bounces', 'blur_glossy',
          'sample_clamp_indirect', 'pixel_filter_type', 'filter_width')


class Print:
    def __init__(self):
        self.hash = hashlib.sha256()
        self.images = {}

    def put(self, *values):
        for v in values:
            self.hash.update((self.plain(v) + '|').encode())

    def plain(self, v):
        if isinstance(v, float):
            return '%.5g' % v
        if isinstance(v, (str, int, bool)) or v is None:
            return str(v)
        if hasattr(v, 'to_tuple') or hasattr(v, '__iter__'):
            return ','.join(self.plain(x) for x in v)
        return type(v).__name__

    def array(self, a, digits=4):
        self.hash.update((np.round(np.asarray(a, np.float64), digits) + 0.0).tobytes())

    def image(self, im):
        """By content: a map drawn again to the same pixels is the same map."""
        if im.name not in self.images:
            h = hashlib.sha256()
            if im.packed_file is None and im.filepath:
                with open(bpy.path.abspath(im.filepath), 'rb') as f:
                    h.update(f.read())
            else:
                px = np.empty(len(im.pixels), np.float32)
                im.pixels.foreach_get(px)
                h.update(np.round(px, 4).tobytes())
            self.images[im.name] = h.hexdigest()
        self.put(self.images[im.name], im.colorspace_settings.name)

    def nodes(self, tree):
        place = {node.name: i for i, node in enumerate(tree.nodes)}
        for node in tree.nodes:
            self.put(node.bl_idname)
            for p in sorted(p.identifier for p in node.bl_rna.properties if not p.identifier.startswith('bl_')):
                if p not in IGNORED:
                    self.put(p, getattr(node, p))
            if getattr(node, 'image', None):
                self.image(node.image)
            if node.bl_idname == 'ShaderNodeValToRGB':
                for e in node.color_ramp.elements:
                    self.put(e.position, e.color)
            for s in node.inputs:
                if not s.is_linked and hasattr(s, 'default_value'):
                    self.put(s.name, s.default_value)
        for l in tree.links:
            self.put(place[l.from_node.name], list(l.from_node.outputs).index(l.from_socket), place[l.to_node.name],
                     list(l.to_node.inputs).index(l.to_socket))

    def data(self, o):
        d = o.data
        if o.type == 'MESH':
            for items, field, width, digits in ((d.vertices, 'co', 3, 4), (d.loops, 'vertex_index', 1, 0), (d.polygons, 'loop_total', 1, 0),
                                                (d.polygons, 'material_index', 1, 0)):
                a = np.empty(len(items) * width, np.float32 if digits else np.int32)
                items.foreach_get(field, a)
                self.array(a, digits)
            self.put(d.auto_smooth_angle)
        elif o.type == 'CURVE':
            self.put(d.dimensions, d.extrude, d.bevel_depth, d.bevel_resolution, d.offset, d.fill_mode)
            for s in d.splines:
                a = np.empty(len(s.points) * 4, np.float32)
                s.points.foreach_get('co', a)
                self.array(a)
        elif o.type == 'CAMERA':
            self.put(d.type, d.ortho_scale)
        for slot in getattr(o, 'material_slots', ()):
            if slot.material:
                self.put(bool(slot.material.get('second')))
                self.nodes(slot.material.node_tree)


def scene_print():
    """Hexadecimal fingerprint of everything the renderer will see."""
    p, s = Print(), stage.scene
    p.put(*(getattr(s.render, k) for k in RENDER), *(getattr(s.cycles, k) for k in CYCLES))
    p.put(s.view_settings.view_transform, s.view_settings.look)
    if s.world:
        p.nodes(s.world.node_tree)
    if s.use_nodes:
        p.put([n.bl_idname for n in s.node_tree.nodes])
    bpy.context.view_layer.update()
    for o in s.objects:
        p.put(o.type, o.visible_camera, o.visible_shadow)
        p.array(o.matrix_world)
        p.data(o)
    return p.hash.hexdigest()[:16]
