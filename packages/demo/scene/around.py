"""What the camera that looks all the way round sees behind it: a rear bench, a sleeper's wall, an entry door.

The scenes of the `interior` view look ahead only. `behind(kind)` closes them for a panorama, on the same
measures as `cabin.py` and `living.py`. x forward, y left, z up, metres.
"""

from mathutils import Matrix, Vector

from cabin import CABINS
from fittings import Fitter
from living import ROOMS, TALL, WIDE
from materials import mat
from outline import curve, smooth
from outside import lamp
from panel import hull, top

#: Where one looks round from: between the heads in front, or standing in the room.
EYES = {'dark': (-0.14, 0.0, 1.13), 'pale': (-0.14, 0.0, 1.13), 'truck': (-0.14, 0.0, 1.16),
        'caravan': (0.24, 0.12, 1.38), 'motorhome': (0.24, 0.12, 1.38)}


def behind(kind):
    """Closes the scene of a kind; returns the place of the eye."""
    fit = Fitter(mat)
    if kind in ROOMS:
        _entry(fit, ROOMS[kind])
    elif kind == 'truck':
        _back_wall(fit, CABINS[kind])
    else:
        _bench(CABINS[kind], fit)
        _rear_doors(fit, CABINS[kind])
        _tail(fit, CABINS[kind])
        lamp((-1.1, 0, 1.37), (-0.9, 0, 0.4), (0.9, 0.4), 9)
    # Light that the seats throw up to the lining.
    if kind in CABINS:
        lamp((-0.2, 0, 0.80), (-0.2, 0, 1.4), (0.5, 0.6), 7)
    return EYES[kind]


def _bench(trim, fit):
    """A seat for three: cushion and back with pleats, an armrest, three headrests."""
    cushion = hull('bench', mat, span=(-1.16, -0.66), front=lambda b, z: -0.66 - 0.03 * b * b, rear=lambda b, z: -1.16, bottom=lambda x: 0.30,
                   top=lambda x, b: 0.515 + 0.03 * smooth(abs(b), 0.70, 0.95) + 0.02 * smooth(x, -0.85, -0.70), half=lambda x, z: 0.64,
                   radii=((0.03, 0.07), 0.05, (0.03, 0.05)), cells=(30, 90, 12), material=trim['seat'])
    for x in (-1.0, -0.90, -0.80):
        cushion.groove(lambda u, v, x=x: u - x, lambda p: (p.x, p.y), lambda f: top(f) and 0.10 < abs(f.calc_center_median().y) < 0.50, 0.006, 0.006, trim['seat'])
    cushion.finish()
    lean = Matrix.Translation((-1.16, 0, 0.48)) @ Matrix.Rotation(-0.36, 4, 'Y')
    back = hull('bench back', mat, span=(-0.075, 0.075), front=lambda b, z: 0.055 + 0.03 * smooth(abs(b), 0.72, 0.95), rear=lambda b, z: -0.065, bottom=lambda x: 0.0,
                top=lambda x, b: 0.58 - 0.03 * b * b, half=lambda x, z: curve((0.0, 0.64), (0.4, 0.63), (0.58, 0.58))(z),
                radii=((0.04, 0.045), 0.05, (0.03, 0.06)), cells=(12, 90, 44), material=trim['seat'])
    across = lambda p: (p.y, p.z)
    inner = lambda f: f.normal.x > 0.4 and 0.12 < abs(f.calc_center_median().y) < 0.50
    for z in (0.12, 0.22, 0.32, 0.42):
        back.groove(lambda u, v, z=z: v - z, across, inner, 0.006, 0.006, trim['seat'])
    for y in (-0.12, 0.12):
        back.groove(lambda u, v, y=y: u - y, across, lambda f: f.normal.x > 0.3, 0.005, 0.006, trim['stitch'])
    back.finish().matrix_world = lean
    for y in (0.36, 0.0, -0.36):
        rest = hull('rest', mat, span=(-0.05, 0.055), front=lambda b, z: 0.055 - 0.02 * b * b, rear=lambda b, z: -0.04, bottom=lambda x: 0.60, top=lambda x, b: 0.74 - 0.02 * b * b,
                    half=lambda x, z: curve((0.60, 0.11), (0.67, 0.125), (0.74, 0.105))(z), radii=((0.03, 0.03), 0.04, (0.03, 0.04)), cells=(10, 24, 16), material=trim['seat'])
        rest.finish().matrix_world = lean @ Matrix.Translation((0, y, 0))
        for dy in (-0.045, 0.045):
            fit.tube('chrome', [lean @ Vector((0, y + dy, 0.55)), lean @ Vector((0, y + dy, 0.63))], 0.006)
    for y in (0.30, 0.06, -0.18):
        fit.block('black_trim', (-0.98, y, 0.53), (0.05, 0.03, 0.05), 0.008, (0, -0.3, 0))
        fit.block('ui_red', (-0.965, y, 0.558), (0.02, 0.018, 0.006), 0.002)


def _rear_doors(fit, trim):
    """Cards of the rear doors with an armrest and a handle, the sills below and the pillars behind."""
    for s in (1, -1):
        y = s * 0.775
        fit.block(trim['lower'], (-0.86, y, 0.52), (0.90, 0.07, 0.58), 0.02)
        fit.block(trim['pad'], (-0.86, y, 0.865), (0.92, 0.10, 0.13), 0.035, segments=6)
        fit.block(trim['accent'], (-0.84, y - s * 0.030, 0.775), (0.80, 0.02, 0.014), 0.004)
        fit.block(trim['seat'], (-0.82, y - s * 0.045, 0.66), (0.52, 0.07, 0.07), 0.03, segments=6)
        fit.block('chrome', (-0.62, y - s * 0.045, 0.775), (0.11, 0.014, 0.02), 0.007)
        fit.disc('satin', (-0.60, y - s * 0.038, 0.42), 0.07, 0.012, 'y', 48, 0.003)
        fit.disc('grille_mesh', (-0.60, y - s * 0.045, 0.42), 0.064, 0.012, 'y', 48)
        fit.strip(trim['roof'], [(-0.98, s * 0.60, 1.41), (-1.30, s * 0.67, 1.16), (-1.46, s * 0.72, 0.92)], 0.10, 0.17, 0.2)
        fit.strip('black_trim', [(-1.22, s * 0.655, 1.22), (-1.17, s * 0.66, 0.95), (-1.12, s * 0.64, 0.55)], 0.002, 0.045)
        fit.block('dash', (-0.95, s * 0.76, 0.21), (1.3, 0.10, 0.12), 0.02)
        fit.tube(trim['roof'], [(-0.66, s * 0.58, 1.385), (-0.70, s * 0.545, 1.355), (-0.84, s * 0.545, 1.36), (-0.88, s * 0.58, 1.395)], 0.011, bend=0.03)


def _tail(fit, trim):
    """Floor and roof to the end, the shelf behind the bench, the frame of the rear window."""
    fit.block('carpet', (-1.2, 0, 0.16), (1.4, 1.56, 0.04), 0.01)
    fit.block('carpet', (-1.02, 0, 0.22), (0.42, 1.3, 0.14), 0.02)
    fit.block('carpet', (-0.55, 0, 0.24), (0.9, 0.22, 0.12), 0.04)
    fit.block(trim['pad'], (-1.62, 0, 0.90), (0.50, 1.50, 0.03), 0.012)
    fit.block(trim['lower'], (-1.86, 0, 0.66), (0.06, 1.54, 0.56), 0.02)
    fit.block(trim['roof'], (-1.26, 0, 1.405), (0.16, 1.30, 0.075), 0.03, (0, 0.2, 0))
    fit.block('black_trim', (-1.30, 0, 1.355), (0.05, 0.22, 0.018), 0.008)
    for s in (1, -1):
        fit.strip(trim['roof'], [(-1.30, s * 0.60, 1.37), (-1.62, s * 0.64, 1.12), (-1.86, s * 0.68, 0.92)], 0.07, 0.10, 0.1)
    fit.block('grey_trim', (-0.95, 0, 1.397), (0.10, 0.11, 0.01), 0.004)
    fit.block('ui_warm', (-0.95, 0, 1.391), (0.06, 0.05, 0.004), 0.002)
    fit.block('dash', (-0.415, 0, 0.50), (0.03, 0.22, 0.12), 0.012)
    fit.block('gloss_black', (-0.432, 0, 0.515), (0.006, 0.15, 0.05), 0.004)
    for y in (-0.04, 0.04):
        fit.block('void', (-0.436, y, 0.515), (0.004, 0.055, 0.03), 0.002)


def _back_wall(fit, trim):
    """The padded wall behind the seats of a truck, with a window, coat hooks and a locker over it."""
    x = -0.86
    fit.block('carpet', (-0.5, 0, 0.16), (0.9, 1.56, 0.04), 0.01)
    fit.block(trim['lower'], (x, 0, 0.46), (0.05, 1.56, 0.62), 0.02)
    fit.block(trim['seat'], (x + 0.02, 0, 0.84), (0.05, 1.52, 0.20), 0.02)
    fit.block(trim['roof'], (x, 0, 1.36), (0.06, 1.50, 0.12), 0.03)
    for s in (1, -1):
        fit.block(trim['lower'], (x, s * 0.63, 1.12), (0.05, 0.30, 0.42), 0.02)
        fit.block('black_trim', (x + 0.03, s * 0.485, 1.12), (0.03, 0.025, 0.36), 0.010)
        fit.block(trim['lower'], (-0.62, s * 0.76, 0.62), (0.46, 0.07, 0.80), 0.02)
        fit.block(trim['roof'], (-0.62, s * 0.70, 1.20), (0.50, 0.07, 0.44), 0.02)
        fit.tube('satin', [(x + 0.03, s * 0.62, 1.27), (x + 0.075, s * 0.62, 1.26), (x + 0.08, s * 0.62, 1.29)], 0.007)
        fit.block('dash', (-0.55, s * 0.76, 0.21), (0.8, 0.10, 0.12), 0.02)
    for z in (0.945, 1.295):
        fit.block('black_trim', (x + 0.03, 0, z), (0.03, 0.98, 0.025), 0.010)
    for k in range(5):
        fit.block('void', (x + 0.047, -0.5 + 0.25 * k, 0.84), (0.003, 0.006, 0.19), 0.001)
    lamp((-0.55, 0, 1.36), (-0.4, 0, 0.4), (0.9, 0.3), 8)


def _entry(fit, trim):
    """The near end of the room: a wall of cupboards with a television, and the entry door beside it."""
    x = -1.9
    fit.block('linen', (x - 0.02, 0, TALL / 2), (0.04, 2 * WIDE, TALL), 0.0)
    fit.block(trim['over'], (x + 0.20, -0.70, 0.45), (0.40, 0.84, 0.90), 0.01)
    fit.block('stone', (x + 0.20, -0.70, 0.915), (0.42, 0.86, 0.03), 0.008)
    for k in range(2):
        y = -0.91 + 0.42 * k
        fit.block(trim['doors'], (x + 0.41, y, 0.46), (0.02, 0.405, 0.80), 0.004)
        fit.block('black_trim', (x + 0.425, y, 0.80), (0.014, 0.16, 0.012), 0.004)
    fit.block('timber_pale', (x + 0.17, -0.70, 1.70), (0.34, 0.84, 0.36), 0.0)
    fit.block(trim['over'], (x + 0.35, -0.70, 1.70), (0.02, 0.82, 0.34), 0.004)
    fit.block('black_trim', (x + 0.365, -0.70, 1.57), (0.014, 0.20, 0.012), 0.004)
    fit.block('ui_warm', (x + 0.26, -0.70, 1.515), (0.02, 0.76, 0.008), 0.0)
    fit.block('gloss_black', (x + 0.03, -0.70, 1.22), (0.03, 0.72, 0.42), 0.012)
    fit.block('screen', (x + 0.048, -0.70, 1.22), (0.004, 0.69, 0.39), 0.004)
    _door(fit, x)
    fit.block('white_body', (x + 0.25, 0.86, 0.95), (0.46, 0.50, 1.90), 0.012)
    fit.block('black_trim', (x + 0.488, 0.66, 1.00), (0.014, 0.012, 0.20), 0.004)
    fit.block('cushion', (x + 0.46, 0.14, 0.006), (0.44, 0.62, 0.012), 0.005)
    lamp((-1.2, 0, TALL - 0.06), (-1.2, 0, 0), (0.6, 1.6), 20, (1, 0.95, 0.88))


def _door(fit, x):
    """A door with a round-cornered window, between a frame."""
    y0, y1 = -0.18, 0.52
    fit.block('white_body', (x + 0.01, (y0 + y1) / 2, 0.93), (0.03, y1 - y0, 1.80), 0.02)
    fit.block('grey_trim', (x + 0.028, (y0 + y1) / 2, 1.36), (0.02, 0.46, 0.60), 0.02)
    fit.block('ui_day', (x + 0.040, (y0 + y1) / 2, 1.36), (0.004, 0.40, 0.54), 0.0)
    for k in range(4):
        fit.block('linen', (x + 0.047, (y0 + y1) / 2, 1.61 - 0.03 * k), (0.012, 0.41, 0.028), 0.005)
    for y in (y0, y1):
        fit.block('white_body', (x + 0.02, y, 0.93), (0.05, 0.05, 1.86), 0.012)
    fit.block('white_body', (x + 0.02, (y0 + y1) / 2, 1.86), (0.05, y1 - y0 + 0.05, 0.05), 0.012)
    fit.block('satin', (x + 0.05, y0 + 0.08, 0.96), (0.02, 0.05, 0.16), 0.008)
    fit.tube('satin', [(x + 0.05, y0 + 0.08, 0.98), (x + 0.10, y0 + 0.08, 0.98), (x + 0.10, y0 + 0.20, 0.98)], 0.010)
