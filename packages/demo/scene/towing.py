"""What trailers share: chassis rails, an A-frame drawbar with coupling and jockey wheel, lamps, bottles, tread lugs."""

from math import cos, pi, sin

import bpy

import finishes  # noqa: F401
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
