"""Sets things down in a scene."""
import bpy
import numpy as np
from shape import frame


def descendants(o):
    for child in o.children:
        yield child
        yield from descendants(child)


def lowest(objects):
    """Height of the lowest vertex. Rotated bounding boxes reach lower than the metal: the watch would hover."""
    bpy.context.view_layer.update()
    low = np.inf
    for o in objects:
        if o.type != 'MESH':
            continue
        v = np.empty(len(o.data.vertices) * 3)
        o.data.vertices.foreach_get('co', v)
        up = np.array(o.matrix_world)[2]
        low = min(low, (v.reshape(-1, 3) @ up[:3]).min() + up[3])
    return low


def stand(build, at=(0, 0), turns=(), height=0.0, drop=True, scale=1.0):
    """Runs build() in frames turned by `turns` (degrees about x, y, z; outermost first), then lets the thing down at
    (x, y) until it touches z = height; with drop=False its own origin is put at that height."""
    def nest(rest):
        if not rest:
            return build()
        with frame(rot=rest[0]):
            nest(rest[1:])
    with frame((at[0], at[1], height)) as outer:
        outer.scale = (scale,) * 3
        nest(list(turns))
    if drop:
        outer.location.z += height - lowest(descendants(outer))
    return outer
