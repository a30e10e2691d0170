"""Settings under the sky: a used-car yard, a campground, a truck depot.

Each maker builds its place round the origin, where the vehicle stands, and returns the width of the
camera's aperture in metres: what is far away is out of focus, as in a photo.
"""
from math import cos, pi, sin

import bpy
import numpy as np

from materials import Tree


def _mesh(name, points, faces, material):
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(points, [], faces)
    mesh.materials.append(material)
    thing = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(thing)
    return thing


def boxes(name, centres, sizes, material):
    """Many upright boxes as one mesh: centres and full sizes, n by 3."""
    centres, sizes = np.asarray(centres, float), np.asarray(sizes, float)
    corner = np.array([[x, y, z] for x in (-.5, .5) for y in (-.5, .5) for z in (-.5, .5)])
    points = (centres[:, None] + corner[None] * sizes[:, None]).reshape(-1, 3)
    face = np.array([[0, 1, 3, 2], [4, 6, 7, 5], [0, 4, 5, 1], [2, 3, 7, 6], [0, 2, 6, 4], [1, 5, 7, 3]])
    faces = (face[None] + 8 * np.arange(len(centres))[:, None, None]).reshape(-1, 4)
    return _mesh(name, points.tolist(), faces.tolist(), material)


def plain(name, color, roughness=0.9):
    tree = Tree(name)
    return tree.done(tree.node('ShaderNodeBsdfDiffuse', Color=color, Roughness=roughness))


def _noise(tree, scale, detail=4.0, at=None):
    place = at or tree.node('ShaderNodeNewGeometry')
    return tree.node('ShaderNodeTexNoise', Vector=place, Scale=scale, Detail=detail)


def _ramp(tree, value, *stops):
    out = tree.node('ShaderNodeValToRGB', Fac=value)
    ramp = out.node.color_ramp
    while len(ramp.elements) < len(stops):
        ramp.elements.new(0.5)
    for element, (position, color) in zip(ramp.elements, stops):
        element.position, element.color = position, (*color, 1)
    return out


def _times(tree, a, b):
    return tree.node('ShaderNodeMixRGB', props={'blend_type': 'MULTIPLY'}, i0=1.0, i1=a, i2=b)


def ground(name, color, reach=400, grain=120.0, patches=0.35, size=None):
    """A ground of one colour with grain and large, faint patches."""
    tree = Tree(name)
    fine = _ramp(tree, _noise(tree, grain, 6.0), (0.3, (0.62,) * 3), (0.7, (1.32,) * 3))
    large = _ramp(tree, _noise(tree, patches, 5.0), (0.3, (0.80,) * 3), (0.7, (1.12,) * 3))
    shade = _times(tree, _times(tree, color, fine), large)
    matter = tree.done(tree.node('ShaderNodeBsdfDiffuse', Color=shade))
    x, y = size or (reach, reach)
    return _mesh(name, [(-x, -y, 0), (x, -y, 0), (x, y, 0), (-x, y, 0)], [(0, 1, 2, 3)], matter)


def sky(zenith, rim, haze, strength, sun, up, clouds=0.5):
    """A sky of three colours with soft cloud, and a hazy sun so many degrees up (see `face_sun`)."""
    world = bpy.data.worlds.new('sky')
    bpy.context.scene.world = world
    world.use_nodes = True
    tree = Tree.__new__(Tree)
    tree.nodes, tree.links = world.node_tree.nodes, world.node_tree.links
    tree.nodes.clear()
    ray = tree.node('ShaderNodeTexCoord')
    height = tree.node('ShaderNodeSeparateXYZ', out=2, Vector=ray)
    blue = _ramp(tree, height, (0.0, haze), (0.12, rim), (0.75, zenith))
    flat = tree.node('ShaderNodeVectorMath', props={'operation': 'MULTIPLY'}, i0=ray, i1=(1, 1, 2.6))
    veil = _ramp(tree, tree.node('ShaderNodeTexNoise', Vector=flat, Scale=2.6, Detail=7.0, Roughness=0.56),
                 (0.48, (0, 0, 0)), (0.78, (clouds,) * 3))
    white = tree.node('ShaderNodeMixRGB', i0=veil, i1=blue, i2=(1.05, 1.04, 1.03))
    back = tree.node('ShaderNodeBackground', Color=white, Strength=strength)
    out = tree.nodes.new('ShaderNodeOutputWorld')
    tree.links.new(back, out.inputs[0])
    lamp = bpy.data.lights.new('sun', 'SUN')
    lamp.energy, lamp.angle, lamp.color = sun, 0.22, (1, 0.93, 0.80)
    made = bpy.data.objects.new('sun', lamp)
    made.rotation_euler = ((90 - up) * pi / 180, 0, 0)
    bpy.context.scene.collection.objects.link(made)


def face_sun(azimuth, aside=48):
    """Turn the sun behind the camera's shoulder: nobody photographs a vehicle against the light."""
    sun = bpy.data.objects.get('sun')
    if sun:
        sun.rotation_euler.z = (azimuth + aside + 90) * pi / 180


def _leaf_matter(name, color, light):
    tree = Tree(name)
    tone = _ramp(tree, _noise(tree, 0.9, 3.0), (0.32, tuple(c * 0.62 for c in color)), (0.68, light))
    front = tree.node('ShaderNodeBsdfDiffuse', Color=tone)
    through = tree.node('ShaderNodeBsdfTranslucent', Color=tone)
    return tree.done(tree.mix(0.35, front, through))


def _leaves(random, centres, radii, each, size):
    """Hanging leaves in clumps, as quads."""
    place = np.repeat(centres, each, 0)
    reach = np.repeat(radii, each)[:, None]
    way = random.normal(size=(len(place), 3))
    way /= np.linalg.norm(way, axis=1, keepdims=True)
    place = place + way * reach * random.random((len(place), 1)) ** 0.45 * np.array([1, 1, 0.72])
    along = random.normal(size=(len(place), 3)) * 0.6 + np.array([0, 0, -1.0])
    along /= np.linalg.norm(along, axis=1, keepdims=True)
    side = np.cross(along, random.normal(size=along.shape))
    side /= np.linalg.norm(side, axis=1, keepdims=True)
    long = along * (size * (0.7 + 0.6 * random.random((len(place), 1))))
    wide = side * size * 0.24
    quad = np.stack([place - wide * .3, place + long * .45 - wide, place + long, place + long * .45 + wide], 1)
    return quad.reshape(-1, 3)


def _limb(start, end, thick, thin, sides=8):
    start, end = np.array(start, float), np.array(end, float)
    along = (end - start) / np.linalg.norm(end - start)
    side = np.cross(along, [0.3, 0.9, 0.1])
    side /= np.linalg.norm(side)
    other = np.cross(along, side)
    turn = np.linspace(0, 2 * pi, sides, endpoint=False)
    ring = np.cos(turn)[:, None] * side + np.sin(turn)[:, None] * other
    points = np.concatenate([start + ring * thick, end + ring * thin])
    faces = [(k, (k + 1) % sides, sides + (k + 1) % sides, sides + k) for k in range(sides)]
    return points, faces


def gum_tree(name, seed, height, leaf, bark, clumps=26, each=420, spread=0.34):
    """A eucalypt: a pale trunk that forks, and open clumps of hanging leaves. Its mesh stays unlinked."""
    random = np.random.default_rng(seed)
    points, faces, kinds = [], [], []

    def add(made, marks, kind):
        base = sum(len(p) for p in points)
        points.append(made)
        faces.extend([tuple(base + i for i in face) for face in marks])
        kinds.extend([kind] * len(marks))
    fork = np.array([random.normal() * .25, random.normal() * .25, height * 0.36])
    add(*_limb((0, 0, -.2), fork, height * 0.026, height * 0.018), 0)
    centres, radii = [], []
    for _ in range(clumps):
        turn, out = random.random() * 2 * pi, spread * height * random.random() ** 0.6
        tip = np.array([cos(turn) * out, sin(turn) * out, height * (0.5 + 0.46 * random.random())])
        tip[2] -= out * 0.35
        add(*_limb(fork, tip, height * 0.010, height * 0.003, 5), 0)
        centres.append(tip)
        radii.append(height * (0.07 + 0.06 * random.random()))
    quads = _leaves(random, np.array(centres), np.array(radii), each, height * 0.028)
    add(quads, np.arange(len(quads)).reshape(-1, 4).tolist(), 1)
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(np.concatenate(points).tolist(), [], faces)
    for matter in (bark, leaf):
        mesh.materials.append(matter)
    mesh.polygons.foreach_set('material_index', kinds)
    return mesh


def plant(meshes, places, seed=7):
    """Trees at (x, y, scale), each a turned copy of one of the meshes."""
    random = np.random.default_rng(seed)
    for x, y, scale in places:
        thing = bpy.data.objects.new('tree', meshes[random.integers(len(meshes))])
        thing.location = (x, y, 0)
        thing.rotation_euler = (0, 0, random.random() * 6.28)
        thing.scale = (scale * (0.9 + 0.2 * random.random()),) * 3
        bpy.context.scene.collection.objects.link(thing)


def hills(name, distance, height, color, seed):
    """A far ridge all round."""
    random = np.random.default_rng(seed)
    steps = 240
    turn = np.linspace(0, 2 * pi, steps, endpoint=False)
    top = sum(random.random() / k * np.sin(k * turn + random.random() * 6.28) for k in range(2, 22))
    top = height * (0.55 + 0.45 * (top - top.min()) / np.ptp(top))
    x, y = np.cos(turn) * distance, np.sin(turn) * distance
    points = np.concatenate([np.stack([x, y, np.full(steps, -2.0)], 1), np.stack([x, y, top], 1)])
    faces = [(k, (k + 1) % steps, steps + (k + 1) % steps, steps + k) for k in range(steps)]
    return _mesh(name, points.tolist(), faces, plain(name, color))


def _ring(random, count, near, far, low, high):
    turn = (np.arange(count) + random.random(count) * 0.9) / count * 2 * pi
    out = near + (far - near) * random.random(count)
    return np.stack([np.cos(turn) * out, np.sin(turn) * out, low + (high - low) * random.random(count)], 1)


def _gums(seed=3):
    leaf = _leaf_matter('gum leaf', (0.105, 0.118, 0.070), (0.205, 0.212, 0.135))
    bark = plain('gum bark', (0.46, 0.41, 0.35))
    return [gum_tree(f'gum {k}', seed + k, 9 + 1.6 * k, leaf, bark) for k in range(3)]


def _fence(reach, height, matter, gap=0.11):
    """Steel pickets between posts, a square of half-width `reach`."""
    run = np.arange(-reach, reach, gap)
    post = np.arange(-reach, reach + .1, 2.4)
    centres, sizes = [], []
    for way in (0, 1):
        for side in (-reach, reach):
            for at in run:
                centres.append((at, side, height / 2) if way else (side, at, height / 2))
                sizes.append((.022, .022, height))
            for at in post:
                centres.append((at, side, height / 2) if way else (side, at, height / 2))
                sizes.append((.07, .07, height + .12))
            for rail in (.18, height - .18):
                centres.append((0, side, rail) if way else (side, 0, rail))
                sizes.append((2 * reach, .04, .045) if way else (.04, 2 * reach, .045))
    return boxes('fence', centres, sizes, matter)


def yard():
    """A used-car yard: asphalt up to a kerb, a steel fence, gums behind it, a ridge, a mild sky."""
    random = np.random.default_rng(11)
    sky((0.24, 0.42, 0.74), (0.54, 0.69, 0.89), (0.88, 0.90, 0.91), 1.15, 4.2, 52, clouds=0.75)
    ground('verge', (0.205, 0.185, 0.098), reach=900, grain=30, patches=0.2)
    asphalt = ground('asphalt', (0.128, 0.121, 0.113), size=(15, 15), grain=210, patches=0.28)
    asphalt.location.z = 0.012
    lines = [(x, y, 0.016) for y in (-12.4, 12.4) for x in np.arange(-14, 14.1, 2.8)]
    boxes('bays', lines, [(0.09, 4.6, 0.004)] * len(lines), plain('line', (0.62, 0.62, 0.6)))
    kerb = [(0, s, 0.06) for s in (-15, 15)], [(s, 0, 0.06) for s in (-15, 15)]
    boxes('kerb', kerb[0] + kerb[1], [(30.2, .16, .13)] * 2 + [(.16, 30.2, .13)] * 2, plain('kerb', (0.4, 0.39, 0.37)))
    _fence(16.6, 1.5, plain('steel', (0.028, 0.03, 0.032)))
    gums = _gums()
    plant(gums, _ring(random, 26, 22, 34, 0.75, 1.05))
    plant(gums, _ring(random, 110, 46, 110, 0.8, 1.2), seed=8)
    hills('ridge', 420, 30, (0.25, 0.295, 0.31), 5)
    poles = [(-14.4, 5.5, 2.9), (14.4, -5.5, 2.9), (6.5, -14.4, 2.9)]
    boxes('poles', poles, [(.1, .1, 5.8)] * 3, plain('pole', (0.5, 0.5, 0.5)))
    return 0.045


def park():
    """A campground: a gravel pad in mown grass, gums and bush all round."""
    random = np.random.default_rng(21)
    sky((0.24, 0.43, 0.75), (0.56, 0.71, 0.90), (0.88, 0.91, 0.92), 1.15, 4.4, 50, clouds=0.6)
    tree = Tree('grass')
    blades = _ramp(tree, _noise(tree, 46, 8.0), (0.28, (0.072, 0.080, 0.026)), (0.72, (0.215, 0.215, 0.095)))
    dry = _ramp(tree, _noise(tree, 0.35, 4.0), (0.35, (0.9, 0.95, 0.85)), (0.7, (1.22, 1.1, 0.92)))
    matter = tree.done(tree.node('ShaderNodeBsdfDiffuse', Color=_times(tree, blades, dry)))
    _mesh('grass', [(-900, -900, 0), (900, -900, 0), (900, 900, 0), (-900, 900, 0)], [(0, 1, 2, 3)], matter)
    pad = ground('gravel', (0.205, 0.182, 0.150), size=(9.5, 6.6), grain=80, patches=0.5)
    pad.location.z = 0.012
    gums = _gums(31)
    leaf = _leaf_matter('bush leaf', (0.080, 0.095, 0.050), (0.165, 0.175, 0.095))
    bush = [gum_tree(f'bush {k}', 50 + k, 2.4, leaf, plain('twig', (.2, .16, .12)), clumps=34, each=380, spread=0.62) for k in range(2)]
    plant(gums, _ring(random, 22, 17, 28, 0.8, 1.15))
    plant(gums, _ring(random, 110, 32, 100, 0.85, 1.3), seed=9)
    plant(bush, _ring(random, 130, 17, 34, 0.5, 1.0), seed=10)
    hills('ridge', 380, 42, (0.20, 0.245, 0.25), 15)
    posts = _ring(random, 30, 12.6, 12.8, 0, 0)
    boxes('bollards', [(x, y, .35) for x, y, _ in posts], [(.13, .13, .8)] * len(posts), plain('timber', (0.22, 0.17, 0.12)))
    return 0.045


def _corrugated(length, height, pitch=0.19, depth=0.032):
    x = np.arange(0, length, pitch / 10)
    wave = depth * np.sin(x / pitch * 2 * pi)
    points = [(a - length / 2, w, z) for z in (0.5, height) for a, w in zip(x, wave)]
    n = len(x)
    return points, [(k, k + 1, n + k + 1, n + k) for k in range(n - 1)]


def _shed(angle, distance, length=64, height=7.2):
    """A long wall of corrugated steel on a concrete plinth, with roller doors and a gutter."""
    empty = bpy.data.objects.new('shed', None)
    bpy.context.scene.collection.objects.link(empty)
    points, faces = _corrugated(length, height)
    tree = Tree('steel sheet')
    streak = _ramp(tree, tree.node('ShaderNodeTexNoise', Vector=tree.node('ShaderNodeVectorMath', props={'operation': 'MULTIPLY'}, i0=tree.node('ShaderNodeNewGeometry'), i1=(1.3, 1.3, 0.07)), Scale=1.1, Detail=4.0),
                   (0.3, (0.30, 0.315, 0.32)), (0.7, (0.39, 0.40, 0.40)))
    wall = _mesh('wall', points, faces, tree.done(tree.node('ShaderNodeBsdfDiffuse', Color=streak)))
    parts = [wall]
    parts.append(boxes('plinth', [(0, .02, .25)], [(length, .2, .5)], plain('plinth', (.34, .335, .32))))
    doors = np.arange(-length / 2 + 8, length / 2 - 4, 13.0)
    slats = [(x, -.06, .14 + .16 * k) for x in doors for k in range(28)]
    parts.append(boxes('doors', slats, [(5.2, .05, .135)] * len(slats), plain('door', (.30, .315, .33))))
    jambs = [(x + s, -.09, 2.35) for x in doors for s in (-2.7, 2.7)]
    parts.append(boxes('jambs', jambs, [(.22, .22, 4.7)] * len(jambs), plain('jamb', (.52, .40, .05))))
    parts.append(boxes('lintels', [(x, -.09, 4.75) for x in doors], [(5.6, .26, .4)] * len(doors), plain('lintel', (.22, .24, .26))))
    parts.append(boxes('gutter', [(0, -.12, height)], [(length, .3, .26)], plain('gutter', (.16, .17, .18))))
    for part in parts:
        part.parent = empty
    empty.location = (cos(angle) * distance, sin(angle) * distance, 0)
    empty.rotation_euler = (0, 0, angle - pi / 2)


def depot():
    """A truck depot: a concrete yard with joints between corrugated sheds, an open sky."""
    random = np.random.default_rng(41)
    sky((0.26, 0.44, 0.74), (0.58, 0.70, 0.88), (0.84, 0.87, 0.90), 1.15, 3.8, 50, clouds=0.9)
    ground('dirt', (0.19, 0.165, 0.12), reach=900, grain=20, patches=0.2)
    slab = ground('concrete', (0.205, 0.195, 0.181), size=(40, 40), grain=150, patches=0.42)
    slab.location.z = 0.012
    joints = [(0, y, 0.0135) for y in np.arange(-38, 38.1, 6)] + [(x, 0, 0.0135) for x in np.arange(-37, 38.1, 6)]
    boxes('joints', joints, [(80, .02, .004)] * 13 + [(.02, 80, .004)] * 13, plain('joint', (.13, .125, .12)))
    for degrees, distance in ((0, 34), (180, 30), (270, 26), (90, 34)):
        _shed(degrees * pi / 180, distance)
    gums = _gums(61)
    plant(gums, _ring(random, 40, 52, 80, 0.9, 1.4), seed=12)
    hills('ridge', 420, 30, (0.25, 0.29, 0.30), 25)
    return 0.032


MAKERS = {'yard': yard, 'park': park, 'depot': depot}
