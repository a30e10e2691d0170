"""What a vehicle stands on: wheels in pairs and the dark linings of their arches."""
from math import cos, pi, sin

import bmesh

from wheel import wheel


def axle(x, y, turn=0.0, **kind):
    """A wheel on each side; y is the middle of the tyre in metres, the rest as `wheel` takes it."""
    return [wheel(x, s * y, turn=turn, **kind) for s in (1, -1)]


def well(fit, x, z, radius, inner, outer):
    """The dark lining of a wheel arch on each side, from `inner` to `outer` off the middle."""
    for s in (1, -1):
        bm = bmesh.new()
        rings = [[bm.verts.new((x + radius * cos(a * pi / 24), s * y, z + radius * sin(a * pi / 24)))
                  for a in range(25)] for y in (inner, outer)]
        for k in range(len(rings[0]) - 1):
            bm.faces.new([rings[0][k], rings[0][k + 1], rings[1][k + 1], rings[1][k]])
        bm.faces.new(rings[0])
        fit.add(bm, 'void', 'well')
