"""What trailers share: chassis rails, an A-frame drawbar with coupling and jockey wheel, lamps, bottles, tread lugs, doors, awnings."""

from math import cos, pi, sin

import bpy

import finishes  # noqa: F401
from outline import box
from panel import left, xz
from wheel import Mesh


def drawbar(fit, back, start, tip, half, z=0.44, deep=0.10, plate=True):
    """Rails from x `back` to `start`, half metres off the middle, then together to the coupling at `tip`."""
    for s in (1, -1):
        fit.strip('black_trim', [(back, s * half, z), (start, s * half, z), (tip - 0.12, s * 0.055, z + 0.01)], 0.05, deep, 0.0)
    fit.block('black_trim', (tip - 0.14, 0, z + 0.03), (0.24, 0.14, 0.10), 0.02)
    fit.block('galvanised', (tip, 0, z + 0.06), (0.22, 0.09, 0.10), 0.035)
    fit.tube('galvanised', [(tip - 0.04, 0, z + 0.1), (tip - 0.10, 0, z + 0.15), (tip - 0.2, 0, z + 0.14)], 0.012)
    if plate:
        fit.block('checker', ((start + tip) / 2 - 0.22, 0, z + deep / 2 + 0.008), (0.42, half, 0.014), 0.004)
    x = tip - 0.42
    fit.disc('galvanised', (x, 0.16, z + 0.06), 0.028, 0.70, 'z')
    fit.block('black_trim', (x, 0.115, z), (0.09, 0.08, 0.10), 0.01)
    fit.tube('galvanised', [(x, 0.16, z + 0.41), (x, 0.24, z + 0.41), (x, 0.24, z + 0.50)], 0.011)
    for dy in (-0.035, 0.035):
        fit.block('galvanised', (x, 0.16 + dy, z - 0.305), (0.05, 0.006, 0.16), 0.002)
    fit.disc('rubber', (x, 0.16, 0.105), 0.105, 0.055, 'y', bevel=0.015)
    fit.disc('galvanised', (x, 0.16, 0.105), 0.045, 0.06, 'y')
    for s in (1, -1):
        fit.tube('galvanised', [(tip - 0.2, s * 0.07, z - 0.03), (tip - 0.1, s * 0.09, z - 0.14), (tip + 0.02, s * 0.05, z - 0.1)], 0.009, bend=0.08)


def gas_bottle(fit, centre, radius=0.15, tall=0.44):
    """An upright gas bottle with its collar and valve; `centre` is the middle of its foot."""
    x, y, z = centre
    fit.disc('gas_bottle', (x, y, z + tall / 2), radius, tall, 'z', 40, radius * 0.35)
    fit.disc('gas_bottle', (x, y, z + tall + 0.04), radius * 0.55, 0.11, 'z', 32, 0.01)
    fit.disc('chrome', (x, y, z + tall + 0.06), 0.025, 0.13, 'z', 16)


def jerry_can(fit, centre, turn=False):
    """A jerry can in its galvanised holder, its broad face to the side (or ahead, if turned)."""
    x, y, z = centre
    long, thin = (0.16, 0.34) if turn else (0.34, 0.16)
    fit.block('jerry_can', (x, y, z), (long, thin, 0.44), 0.035)
    for k in (-1, 1):
        a, b = (0.0, 0.09 * k) if turn else (0.09 * k, 0.0)
        fit.tube('jerry_can', [(x + a, y + b, z + 0.20), (x + a, y + b, z + 0.265), (x + a * 0.2, y + b * 0.2, z + 0.265)], 0.014, bend=0.02)
    for dz in (-0.12, -0.21):
        fit.block('galvanised', (x, y, z + dz), (long + 0.02, thin + 0.02, 0.03), 0.006)


def tail_lamp(fit, x, y, z, wide=0.26, tall=0.11):
    """A rear lamp with brake, indicator and reversing parts, looking back."""
    s = 1 if y > 0 else -1
    fit.block('black_trim', (x, y, z), (0.04, wide, tall), 0.012)
    for k, name in ((-1, 'light_front'), (0, 'indicator'), (1, 'light_rear')):
        fit.block('reflector' if name == 'light_front' else name, (x - 0.018, y + s * k * wide * 0.31, z), (0.02, wide * 0.27, tall * 0.78), 0.008)
    fit.block('light_rear_lit', (x - 0.029, y + s * wide * 0.31, z), (0.004, wide * 0.16, tall * 0.3), 0.001)


def lugs(x, y, radius, width, count=34):
    """Coarse tread blocks round a tyre whose middle is at (x, y)."""
    mesh = Mesh()
    for k in range(count):
        for s in (1, -1):
            a = 2 * pi * (k + (0.5 if s > 0 else 0)) / count
            da = pi / count * 0.62
            # Outer shoulder, crown and middle of the block.
            rows = [(radius - 0.05, s * (width / 2 + 0.009)), (radius - 0.014, s * (width / 2 + 0.006)), (radius + 0.009, s * (width / 2 - 0.02)), (radius + 0.011, s * width * 0.12), (radius - 0.01, s * width * 0.12)]
            points = [(r * cos(b), h, r * sin(b)) for b in (a - da, a + da) for r, h in rows]
            n = len(rows)
            mesh.add(points, [(m, m + 1, n + m + 1, n + m) for m in range(n - 1)] + [tuple(range(n)), tuple(range(n, 2 * n))], 'rubber')
    thing = bpy.data.objects.new('lugs', mesh.data('lugs'))
    thing.location = (x, y, radius)
    bpy.context.scene.collection.objects.link(thing)


def steady(fit, x, y, z=0.42, ahead=1):
    """A corner steady folded up under the floor."""
    fit.tube('galvanised', [(x, y, z), (x + ahead * 0.40, y, z - 0.06)], 0.022)
    fit.block('galvanised', (x + ahead * 0.42, y, z - 0.07), (0.03, 0.14, 0.10), 0.006)


def door(fit, panel, x0, z0, z1, wall, wide=0.68, lower='graphic_grey'):
    """An entry door in the left wall: shut line, window, lower panel, handle, grab rail and the light above."""
    x1, middle = x0 + wide, x0 + wide / 2
    panel.groove(box(x0, x1, z0, z1, 0.07), xz, left, 0.02, 0.014, 'gloss_black')
    panel.window(box(x0 + 0.12, x1 - 0.12, z1 - 0.80, z1 - 0.20, 0.05), xz, left, 0.03, 0.006, 'glass_dark', 'gloss_black')
    panel.sink(panel.cut(box(x0 + 0.12, x1 - 0.12, z0 + 0.16, z0 + 0.86, 0.05), xz, left), 0.008, lower)
    fit.block('black_trim', (x1 - 0.07, wall + 0.01, z0 + 0.79), (0.09, 0.04, 0.17), 0.015)
    x, y = x1 + 0.15, wall + 0.07
    fit.tube('chrome', [(x, wall, z0 + 0.49), (x, y, z0 + 0.52), (x, y, z0 + 1.06), (x, wall, z0 + 1.09)], 0.014)
    fit.block('light_front', (middle, wall + 0.02, z1 + 0.13), (0.26, 0.03, 0.05), 0.012)


def step(fit, x, y, z, wide=0.62):
    """A step below a door, on arms that run back under the floor."""
    fit.block('checker', (x, y, z), (wide, 0.27, 0.03), 0.008)
    for dx in (0.03 - wide / 2, wide / 2 - 0.03):
        fit.tube('black_trim', [(x + dx, y - 0.32, z + 0.16), (x + dx, y + 0.1, z)], 0.012)


def awning(fit, x0, x1, wall, z, material='gloss_black', rail='galvanised'):
    """An awning rolled up along the left wall between its two brackets."""
    fit.disc(material, ((x0 + x1) / 2, wall + 0.10, z), 0.062, x1 - x0 - 0.05, 'x', 32, 0.01)
    for x in (x0, x1):
        fit.block('black_trim', (x, wall + 0.09, z), (0.06, 0.15, 0.15), 0.02)
    fit.strip(rail, [(x0 - 0.07, wall + 0.02, z + 0.06), (x1 + 0.08, wall + 0.02, z + 0.06)], 0.03, 0.02)


def air_conditioner(fit, x, z, material='white_body'):
    """The hood of an air conditioner on the roof; `z` is its middle."""
    fit.block(material, (x, 0, z), (1.0, 0.86, 0.26), 0.10, taper=(0.86, 0.86))
    fit.block('gloss_black', (x + 0.53, 0, z), (0.05, 0.5, 0.1), 0.02)


def dark_arch(fit, x0, x1, floor, top, inner, outer):
    """Darkness inside a wheel box, so that no light comes through between wheel and wall; on both sides."""
    middle = (x0 + x1) / 2
    for s in (1, -1):
        fit.block('void', (middle, s * inner, (floor + top) / 2), (x1 - x0 + 0.15, 0.06, top - floor), 0.0)
        fit.block('void', (middle, s * (inner + outer) / 2, top), (x1 - x0, outer - inner, 0.04), 0.0)
