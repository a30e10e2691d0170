"""The shadow on the ground: baked once per vehicle as a map seen from above, then laid into every frame.

A shadow on matt ground is the same from everywhere, so one bake serves all views, without noise and
without a pixel of ground in any render. The map is the share of the sky's light that is missing.
"""
import bpy
import numpy as np

#: Metres of ground around the vehicle that the map holds, and metres per pixel.
MARGIN, STEP = 2.2, 0.03


def bake(info, open_light, samples=96):
    """Bake the map of the open scene. open_light: light on open ground, `studio.open_light()`."""
    half_x, half_y = info['length'] / 2 + MARGIN, info['width'] / 2 + MARGIN
    middle = info.get('middle', 0.0)
    card = _card(half_x, half_y, middle)
    width, height = round(2 * half_x / STEP), round(2 * half_y / STEP)
    image = _target(card, width, height)
    _run(card, samples)
    flat = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(flat)
    lost = 1 - flat.reshape(height, width, 4)[..., :3].mean(axis=2) / open_light
    bpy.data.objects.remove(card)
    lost = (lost + lost[::-1]) / 2
    return {'map': np.clip(_soft(lost) * _fade(height, width), 0, 1), 'half': (half_x, half_y), 'middle': middle}


def _card(half_x, half_y, middle):
    mesh = bpy.data.meshes.new('card')
    corners = [(-half_x + middle, -half_y, 0), (half_x + middle, -half_y, 0), (half_x + middle, half_y, 0), (-half_x + middle, half_y, 0)]
    mesh.from_pydata(corners, [], [(0, 1, 2, 3)])
    places = mesh.uv_layers.new(name='map')
    for loop, place in zip(places.data, ((0, 0), (1, 0), (1, 1), (0, 1))):
        loop.uv = place
    card = bpy.data.objects.new('card', mesh)
    bpy.context.scene.collection.objects.link(card)
    return card


def _target(card, width, height):
    image = bpy.data.images.new('shadow', width, height, float_buffer=True)
    material = bpy.data.materials.new('card')
    material.use_nodes = True
    tree = material.node_tree
    tree.nodes.clear()
    body = tree.nodes.new('ShaderNodeBsdfDiffuse')
    body.inputs[0].default_value = (0.3, 0.3, 0.3, 1)
    out = tree.nodes.new('ShaderNodeOutputMaterial')
    tree.links.new(body.outputs[0], out.inputs[0])
    picture = tree.nodes.new('ShaderNodeTexImage')
    picture.image = image
    tree.nodes.active = picture
    card.data.materials.append(material)
    return image


def _run(card, samples):
    scene = bpy.context.scene
    ground = bpy.data.objects['ground']
    kept = scene.cycles.samples, scene.cycles.use_adaptive_sampling
    ground.hide_render, scene.cycles.samples, scene.cycles.use_adaptive_sampling = True, samples, False
    bpy.context.view_layer.update()
    bpy.ops.object.select_all(action='DESELECT')
    card.select_set(True)
    bpy.context.view_layer.objects.active = card
    bpy.ops.object.bake(type='DIFFUSE', pass_filter={'DIRECT', 'INDIRECT'}, margin=0)
    ground.hide_render = False
    scene.cycles.samples, scene.cycles.use_adaptive_sampling = kept


def _soft(values):
    """A light blur: the map is coarse and its noise is finer than any shadow but the tyres'."""
    for axis in (0, 1):
        padded = np.pad(values, [(2, 2) if a == axis else (0, 0) for a in (0, 1)], mode='edge')
        parts = [np.take(padded, range(k, k + values.shape[axis]), axis=axis) for k in range(5)]
        values = sum(part * weight for part, weight in zip(parts, (0.1, 0.22, 0.36, 0.22, 0.1)))
    return values


def _fade(height, width):
    def ramp(n):
        edge = np.minimum(np.arange(n), np.arange(n)[::-1]) * STEP
        t = np.clip(edge / 1.2, 0, 1)
        return t * t * (3 - 2 * t)
    return ramp(height)[:, None] * ramp(width)[None, :]


def in_frame(shadow, camera, width, height):
    """The map as the camera sees it: height × width shares of lost light."""
    data = camera.data
    turn = np.array(camera.rotation_euler.to_matrix())
    # Picture plane at distance 1: x to the right, y up.
    u = (np.arange(width) + 0.5) / width - 0.5 + data.shift_x
    v = (0.5 - (np.arange(height) + 0.5) / height) * height / width + data.shift_y
    size = data.sensor_width / data.lens
    x, y = np.meshgrid(u * size, v * size)
    rays = np.stack([x, y, -np.ones_like(x)], axis=2) @ turn.T
    down = -rays[..., 2]
    reach = np.where(down > 1e-4, camera.location.z / np.maximum(down, 1e-4), 0)
    gx = camera.location.x + rays[..., 0] * reach
    gy = camera.location.y + rays[..., 1] * reach
    return np.where(down > 1e-4, _sample(shadow, gx, gy), 0)


def _sample(shadow, x, y):
    found, (half_x, half_y) = shadow['map'], shadow['half']
    height, width = found.shape
    px = (x - shadow['middle'] + half_x) / (2 * half_x) * width - 0.5
    py = (y + half_y) / (2 * half_y) * height - 0.5
    inside = (px >= 0) & (px < width - 1) & (py >= 0) & (py < height - 1)
    px, py = np.clip(px, 0, width - 1.001), np.clip(py, 0, height - 1.001)
    i, j = px.astype(int), py.astype(int)
    s, t = px - i, py - j
    top = found[j, i] * (1 - s) + found[j, i + 1] * s
    low = found[j + 1, i] * (1 - s) + found[j + 1, i + 1] * s
    return np.where(inside, top * (1 - t) + low * t, 0)
