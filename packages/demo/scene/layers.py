"""From render passes to the two layers, and to files.

The paint is the only material with a diffuse lobe (materials.py), so the diffuse light of a frame is
the light on the paint and the rest of the frame is the base; the split is exact at every edge and
through glass, and costs one render. `smooth.py` takes out the last noise.
"""
import os
import struct
import tempfile
import zlib

import bpy
import numpy as np

from materials import PAINT_ALBEDO
from smooth import smooth

#: Light that the largest 16-bit value stands for.
FULL = 4.0

PASSES = {'Image': 'combined', 'DiffDir': 'direct', 'DiffInd': 'indirect', 'DiffCol': 'color', 'Normal': 'normal', 'Depth': 'depth'}


def passes(scene):
    """Switch on the passes and the nodes that write them as floats."""
    layer = scene.view_layers[0]
    layer.use_pass_diffuse_direct = layer.use_pass_diffuse_indirect = layer.use_pass_diffuse_color = True
    layer.use_pass_normal = layer.use_pass_z = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source = tree.nodes.new('CompositorNodeRLayers')
    target = tree.nodes.new('CompositorNodeOutputFile')
    target.name = 'passes'
    target.format.file_format = 'OPEN_EXR'
    target.format.color_depth = '16'
    target.format.exr_codec = 'NONE'
    target.file_slots.clear()
    for output, slot in PASSES.items():
        target.file_slots.new(slot)
        tree.links.new(source.outputs[output], target.inputs[slot])


def render(scene):
    """Render the open scene twice with half the samples each; the passes of both, rows from the top.

    Two halves cost no more than one whole, and what differs between them is noise: see smooth.py.
    """
    halves = []
    for seed in (0, 1):
        scene.cycles.seed = seed
        with tempfile.TemporaryDirectory() as folder:
            scene.node_tree.nodes['passes'].base_path = folder
            bpy.ops.render.render()
            halves.append({slot: _read(os.path.join(folder, f'{slot}{scene.frame_current:04d}.exr')) for slot in PASSES.values()})
    return {'halves': halves, 'combined': (halves[0]['combined'] + halves[1]['combined']) / 2}


def _read(path):
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = 'Non-Color'
    width, height = image.size
    flat = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(flat)
    bpy.data.images.remove(image)
    return flat.reshape(height, width, 4)[::-1].copy()


def _parts(half):
    """Base and paint light of one half, and what the form is at each pixel."""
    on_paint = (half['direct'][..., :3] + half['indirect'][..., :3]) * half['color'][..., :3]
    base = half['combined'].copy()
    base[..., :3] = np.maximum(base[..., :3] - on_paint, 0)
    depth = np.minimum(half['depth'][..., :1], 100.0)
    form = np.concatenate([half['normal'][..., :3], half['color'][..., :1] / PAINT_ALBEDO, base[..., 3:], depth * 0.8], axis=2)
    return base, on_paint / PAINT_ALBEDO, form


def split(taken):
    """Base (premultiplied RGBA) and paint (RGB at albedo 1) of a frame, smoothed, with the ground's shadow."""
    (base_a, paint_a, form_a), (base_b, paint_b, form_b) = (_parts(half) for half in taken['halves'])
    alpha = (base_a[..., 3:] + base_b[..., 3:]) / 2
    base, paint = smooth(base_a[..., :3], base_b[..., :3], paint_a, paint_b, (form_a + form_b) / 2)
    if 'shadow' in taken:
        alpha = alpha + (1 - alpha) * taken['shadow'][..., None]
    return np.concatenate([base, alpha], axis=2), paint


def write(folder, view, taken):
    """Both layers of a view as 16-bit PNG."""
    base, paint = split(taken)
    base[..., :3] /= FULL
    png16(os.path.join(folder, f'{view}.base.png'), base)
    png16(os.path.join(folder, f'{view}.paint.png'), paint / FULL)


def png16(path, pixels):
    """An RGB or RGBA picture of 0–1 floats as 16-bit PNG."""
    height, width, channels = pixels.shape
    whole = np.round(np.clip(pixels, 0, 1) * 65535).astype('>u2').view(np.uint8).reshape(height, width * channels * 2)
    _png(path, whole, width, height, 16, {3: 2, 4: 6}[channels], channels * 2)


def _png(path, rows, width, height, depth, kind, step):
    # The Sub filter: each byte less the one of the pixel before.
    filtered = rows.copy()
    filtered[:, step:] -= rows[:, :-step]
    body = np.concatenate([np.ones((height, 1), np.uint8), filtered], axis=1).tobytes()

    def chunk(name, data):
        return struct.pack('>I', len(data)) + name + data + struct.pack('>I', zlib.crc32(name + data))
    with open(path, 'wb') as file:
        file.write(b'\x89PNG\r\n\x1a\n')
        file.write(chunk(b'IHDR', struct.pack('>IIBBBBB', width, height, depth, kind, 0, 0, 0)))
        file.write(chunk(b'IDAT', zlib.compress(body, 1)))
        file.write(chunk(b'IEND', b''))


def linear(hex_color):
    """Linear RGB of '#rrggbb'."""
    value = np.array([int(hex_color.lstrip('#')[i:i + 2], 16) / 255 for i in (0, 2, 4)])
    return np.where(value <= 0.04045, value / 12.92, ((value + 0.055) / 1.055) ** 2.4)


def write_beauty(path, taken, hex_color, opaque):
    """The frame in one paint on a plain studio ground, tone-mapped, as 8-bit PNG."""
    base, paint = split(taken)
    height, width = paint.shape[:2]
    ramp = np.linspace(0, 1, height)[:, None, None]
    ground = np.where(ramp < 0.5, 0.62 + 0.1 * ramp, 0.55 + 0.1 * ramp) * np.ones((1, width, 3))
    alpha = np.ones_like(base[..., 3:]) if opaque else base[..., 3:]
    light = base[..., :3] + paint * linear(hex_color) + (1 - alpha) * ground
    mapped = light * (1 + light / 9.0) / (1 + light * 0.55) * 1.12
    shown = np.where(mapped <= 0.0031308, mapped * 12.92, 1.055 * np.maximum(mapped, 1e-6) ** (1 / 2.4) - 0.055)
    rows = np.round(np.clip(shown, 0, 1) * 255).astype(np.uint8).reshape(height, width * 3)
    _png(path, rows, width, height, 8, 2, 3)
