"""Light, ground and cameras, the same for every vehicle.

`light()` makes the world and the ground.
`camera(view, body)` places a level camera (upright lines stay upright) whose lens shift frames the
vehicle, and returns it with what a background needs to match it: see `facts()`.

x forward, y left, z up, metres; wheels stand on z = 0.
"""
from math import cos, pi, radians, sin

import bpy
import numpy as np
from mathutils import Vector

from materials import Tree

ASPECT = 1.5
SENSOR = 36.0

#: View: (degrees from straight ahead towards the left, lens in mm, share of the width, of the height)
VIEWS = {
    'front-left': (38, 60, 0.86, 0.74),
    'front-right': (322, 60, 0.86, 0.74),
    'side-left': (90, 70, 0.88, 0.74),
    'side-right': (270, 70, 0.88, 0.74),
    'rear-right': (218, 60, 0.86, 0.74),
    'front': (0, 70, 0.66, 0.74),
    'rear': (180, 70, 0.66, 0.74),
}

#: Close view: (degrees, lens in mm, metres across the picture, height of the camera over the target)
CLOSE = {'wheel': (62, 70, 1.15, 0.22), 'headlight': (32, 70, 1.15, 0.28)}

TURN_FRAMES = 36


def views():
    """Every view that is rendered, gallery first (the interior is its own scene)."""
    return [*VIEWS, *CLOSE, 'interior', *(f'turn-{k:02d}' for k in range(TURN_FRAMES))]


def light(strength=1.0):
    """The world and the ground."""
    _world(strength)
    _ground()


def _smooth(x, a, b):
    t = np.clip((x - a) / (b - a), 0, 1)
    return t * t * (3 - 2 * t)


def _sky(width=1024, height=512):
    """A hall of light as an equirectangular picture: a roof light, two side strips, a dark waist."""
    lon = (np.arange(width) + 0.5) / width * 2 * pi - pi
    lat = (np.arange(height) + 0.5) / height * pi - pi / 2
    lon, lat = np.meshgrid(lon, lat)
    x, y, z = np.cos(lat) * np.cos(lon), np.cos(lat) * np.sin(lon), np.sin(lat)
    up = np.degrees(lat)
    # The wall: bright above a dark waist, so that flanks show a horizon.
    level = 0.62 + 0.38 * _smooth(up, 4, 18) - 0.62 * _smooth(up, 26, 62)
    level = level * (1 - 0.88 * np.exp(-((up - 1.5) / 5.5) ** 2))
    # The roof light: 6 m over the vehicle, 11 m long and 3.2 m wide.
    h = np.maximum(z, 1e-3)
    px, py = 6.0 * x / h, 6.0 * y / h
    roof = _smooth(6.0 - np.abs(px), 0, 1.2) * _smooth(1.75 - np.abs(py), 0, 0.3) * (z > 0.05)
    level = level + 5.6 * roof
    # Two side strips, 21 to 36 degrees up.
    off = np.abs(np.degrees(np.arctan2(np.abs(y), np.abs(x))))
    strip = _smooth(up, 20, 22) * _smooth(38 - up, 0, 4) * _smooth(off, 34, 44)
    level = level + 2.1 * strip
    # A lighter card ahead and behind, so that noses and tails do not go dull.
    card = _smooth(up, 14, 20) * _smooth(46 - up, 0, 8) * _smooth(26 - off, 0, 8)
    level = level + 1.3 * card
    level = np.where(up < 0, 0.12, level)
    picture = np.empty((height, width, 4), np.float32)
    for channel, tint in enumerate((0.985, 1.0, 1.02)):
        picture[..., channel] = level * tint
    picture[..., 3] = 1
    return picture


def _world(strength):
    picture = _sky()
    image = bpy.data.images.new('sky', picture.shape[1], picture.shape[0], float_buffer=True)
    image.colorspace_settings.name = 'Non-Color'
    image.pixels.foreach_set(picture.ravel())
    image.update()
    world = bpy.data.worlds.new('light')
    bpy.context.scene.world = world
    world.use_nodes = True
    nodes, links = world.node_tree.nodes, world.node_tree.links
    nodes.clear()
    sky = nodes.new('ShaderNodeTexEnvironment')
    sky.image = image
    back = nodes.new('ShaderNodeBackground')
    back.inputs[1].default_value = strength
    out = nodes.new('ShaderNodeOutputWorld')
    links.new(sky.outputs[0], back.inputs[0])
    links.new(back.outputs[0], out.inputs[0])
    world.cycles.sampling_method = 'MANUAL'
    world.cycles.sample_map_resolution = 512


def _ground():
    mesh = bpy.data.meshes.new('ground')
    s = 60
    mesh.from_pydata([(-s, -s, 0), (s, -s, 0), (s, s, 0), (-s, s, 0)], [], [(0, 1, 2, 3)])
    thing = bpy.data.objects.new('ground', mesh)
    tree = Tree('ground')
    mesh.materials.append(tree.done(tree.node('ShaderNodeBsdfDiffuse', Color=(0.17, 0.17, 0.167))))
    # Seen in reflections and giving its light back, but not in the picture (shadow.py lays the shadow).
    thing.visible_camera = False
    bpy.context.scene.collection.objects.link(thing)
    return thing


def open_light():
    """Light that a white matt card lying in the open gives back; the measure of the shadow."""
    sky = _sky()[..., :3].mean(axis=2)
    height, width = sky.shape
    lat = (np.arange(height) + 0.5) / height * pi - pi / 2
    weight = np.where(lat > 0, np.sin(lat) * np.cos(lat), 0)[:, None]
    return float((sky * weight).sum() * (pi / height) * (2 * pi / width) / pi)


def points():
    """World corners of everything that is rendered except the ground, thinned."""
    found = []
    bpy.context.view_layer.update()
    for thing in bpy.context.scene.objects:
        if thing.type != 'MESH' or thing.name == 'ground' or thing.hide_render:
            continue
        n = len(thing.data.vertices)
        if not n:
            continue
        co = np.empty(n * 3, np.float64)
        thing.data.vertices.foreach_get('co', co)
        co = co.reshape(-1, 3)[:: max(1, n // 4000)]
        world = np.array(thing.matrix_world)
        found.append(co @ world[:3, :3].T + world[:3, 3])
    return np.concatenate(found)


def camera(view, body):
    """Place the camera of a view.

    body: what the body's `build()` returned: length, width, height, and optionally
      eye (height of the camera, default 1.35 or more for tall vehicles),
      wheel and headlight ((x, y, z) looked at by the close views),
      wheel_across, headlight_across (metres across those pictures).
    Returns the camera and its `facts()`.
    """
    if view in CLOSE:
        return _close(view, body)
    if view.startswith('turn-'):
        return next(turn(body, [int(view[5:])]))
    azimuth, lens, wide, high = VIEWS[view]
    return _fit(points(), azimuth, lens, wide, high, _eye(body), None)


def turn(body, frames=range(36)):
    """Places the camera of one frame of the turn after the other; yields it and its `facts()`."""
    cloud, eye, lens, wide, high = points(), _eye(body), 70, 0.90, 0.74
    distance = _turn_distance(cloud, lens, wide, high, eye)
    for frame in frames:
        yield _fit(cloud, 10 * frame, lens, wide, high, eye, distance)


def _eye(body):
    return body.get('eye', 1.32 if body['height'] < 2.1 else min(1.9, body['height'] * 0.55))


def _seen(cloud, azimuth, lens, distance, eye):
    """Sideways and upward share of the picture's width of each point, before the shift."""
    a = radians(azimuth)
    ahead = np.array([-cos(a), -sin(a), 0.0])
    right = np.array([-sin(a), cos(a), 0.0])
    place = np.array([cos(a) * distance, sin(a) * distance, eye])
    to = cloud - place
    depth = np.maximum(to @ ahead, 0.1)
    k = lens / SENSOR
    return (to @ right) / depth * k, to[:, 2] / depth * k


def _share(cloud, azimuth, lens, distance, eye, wide, high):
    u, v = _seen(cloud, azimuth, lens, distance, eye)
    return max(np.ptp(u) / wide, np.ptp(v) * ASPECT / high)


def _distance(cloud, azimuth, lens, wide, high, eye):
    near, far = 2.0, 90.0
    for _ in range(40):
        middle = (near + far) / 2
        if _share(cloud, azimuth, lens, middle, eye, wide, high) > 1:
            near = middle
        else:
            far = middle
    return far


def _turn_distance(cloud, lens, wide, high, eye):
    """One distance for the whole turn: the farthest that any frame asks for."""
    return max(_distance(cloud, a, lens, wide, high, eye) for a in range(0, 181, 15))


def _fit(cloud, azimuth, lens, wide, high, eye, distance):
    distance = distance or _distance(cloud, azimuth, lens, wide, high, eye)
    u, v = _seen(cloud, azimuth, lens, distance, eye)
    across = 0.0 if azimuth % 180 == 0 else (u.max() + u.min()) / 2
    # A little more room below than above the vehicle.
    upward = (v.max() + v.min()) / 2 + 0.006
    a = radians(azimuth)
    place = (cos(a) * distance, sin(a) * distance, eye)
    made = _make(place, (-cos(a), -sin(a), 0.0), lens, (across, upward))
    return made, facts(made, azimuth)


def _close(view, body):
    azimuth, lens, across, over = CLOSE[view]
    across = body.get(f'{view}_across', across)
    azimuth = body.get(f'{view}_azimuth', azimuth)
    target = Vector(body[view])
    a = radians(azimuth)
    distance = across * lens / SENSOR
    place = target + Vector((cos(a) * distance, sin(a) * distance, over * across))
    made = _make(place, target - place, lens, (0.0, 0.0))
    return made, facts(made, azimuth)


def look(eye, target, lens):
    """A free camera, for interiors: two points and a lens in mm. Returns the camera and its `facts()`."""
    made = _make(eye, Vector(target) - Vector(eye), lens, (0.0, 0.0))
    return made, facts(made, None)


def _make(place, ahead, lens, shift):
    data = bpy.data.cameras.new('camera')
    data.lens, data.sensor_width, data.sensor_fit = lens, SENSOR, 'HORIZONTAL'
    data.shift_x, data.shift_y = shift
    data.clip_start = 0.05
    made = bpy.data.objects.new('camera', data)
    made.location = place
    made.rotation_euler = Vector(ahead).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.scene.collection.objects.link(made)
    bpy.context.scene.camera = made
    return made


def facts(made, azimuth):
    """What a background needs: the camera, the horizon and the scale at the vehicle.

    horizon: height of the horizon, as a share of the picture's height from its top (may be outside 0–1).
    pitchDegrees: 0 for the level views, below 0 when the camera looks down.
    groundRow: `[[metres ahead of the camera, share of the height from the top], ...]` of the ground.
    """
    data = made.data
    ahead = made.rotation_euler.to_matrix() @ Vector((0, 0, -1))
    up = made.rotation_euler.to_matrix() @ Vector((0, 1, 0))
    k = data.lens / data.sensor_width * ASPECT

    def row(direction):
        depth = direction.dot(ahead)
        return 0.5 - (direction.dot(up) / depth * k - data.shift_y * ASPECT)
    level = Vector((ahead.x, ahead.y, 0)).normalized()
    rows = [[d, round(row(level * d + Vector((0, 0, -made.location.z))), 4)] for d in (2, 4, 6, 8, 10, 14, 20, 40, 100)]
    return {
        'azimuthDegrees': azimuth,
        'pitchDegrees': round(np.degrees(np.arcsin(ahead.z)), 3),
        'position': [round(c, 4) for c in made.location],
        'lensMillimetres': data.lens,
        'sensorMillimetres': data.sensor_width,
        'shift': [round(data.shift_x, 5), round(data.shift_y, 5)],
        'horizon': round(row(level), 4),
        'groundRows': rows,
    }
