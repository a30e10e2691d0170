"""What utilities share: all-terrain tread, side steps, tow bar and the frame under the body."""
from math import cos, pi, sin

import bpy

from materials import mat


def lugs(axles, track, radius, width, count=34, proud=0.010):
    """Tread blocks round the shoulders of four tyres. axles: their x; the rest as `wheel.wheels` takes it."""
    points, faces = [], []
    step = 2 * pi / count
    for k in range(count):
        for side in (1, -1):
            # Blocks of the two shoulders are half a step apart, long and short in turn.
            a0 = step * (k + (0.5 if side > 0 else 0.0))
            a1 = a0 + step * 0.62
            deep = 0.030 if k % 2 else 0.046
            edge = width / 2 - 0.004
            ring = [(radius + proud * 0.4, edge - 0.070), (radius + proud * 0.4, edge - 0.022), (radius - deep, edge + 0.010), (radius - deep, edge - 0.070)]
            base = len(points)
            for a in (a0, a1):
                points += [(r * cos(a), side * y, r * sin(a)) for r, y in ring]
            faces += [(base + m, base + (m + 1) % 4, base + 4 + (m + 1) % 4, base + 4 + m) for m in range(4)]
            faces += [(base, base + 1, base + 2, base + 3), (base + 7, base + 6, base + 5, base + 4)]
    mesh = bpy.data.meshes.new('lugs')
    mesh.from_pydata(points, [], faces)
    mesh.materials.append(mat('rubber'))
    mesh.update()
    for x in axles:
        for s in (1, -1):
            thing = bpy.data.objects.new('lugs', mesh)
            thing.location = (x, s * track / 2, radius)
            bpy.context.scene.collection.objects.link(thing)


def steps(fit, start, end, y, z, material='black_trim', tread='satin'):
    """A flat step board on each side, from x to x, its outer edge `y` off the middle."""
    for s in (1, -1):
        fit.block(material, ((start + end) / 2, s * (y - 0.085), z), (end - start, 0.17, 0.05), 0.022)
        fit.block(tread, ((start + end) / 2, s * (y - 0.075), z + 0.024), ((end - start) * 0.86, 0.08, 0.008), 0.003)
        for share in (0.12, 0.5, 0.88):
            fit.block(material, (start + (end - start) * share, s * (y - 0.26), z + 0.02), (0.06, 0.36, 0.035), 0.01)


def frame(fit, start, end, z=0.50, y=0.42):
    """Two dark rails with crossmembers from x to x, the rear axle's tube left to the body."""
    for s in (1, -1):
        fit.block('black_trim', ((start + end) / 2, s * y, z), (end - start, 0.07, 0.15), 0.008)
    n = 5
    for k in range(n):
        fit.block('black_trim', (start + 0.1 + (end - start - 0.2) * k / (n - 1), 0, z), (0.08, 2 * y, 0.11), 0.008)


def tow_bar(fit, x, z):
    """A square bar under the tail with a ball; x is the ball's."""
    fit.block('black_trim', (x + 0.17, 0, z - 0.05), (0.36, 0.06, 0.06), 0.006)
    fit.block('black_trim', (x + 0.30, 0, z - 0.05), (0.07, 1.0, 0.08), 0.01)
    fit.disc('chrome', (x, 0, z), 0.012, 0.06, 'z')
    fit.ball('chrome', (x, 0, z + 0.035), 0.026)
