"""Takes the noise out of a frame that was rendered as two halves.

Every pixel becomes a mean of those around it that show the same: the same form (normal, paint, depth)
and the same light, up to what the two halves differ by. Reflections, edges and shut lines stay sharp,
since there the difference is more than noise.
"""
import numpy as np

#: Pixels looked at around each one: all near, fewer farther out.
OFFSETS = [(dy, dx) for dy in range(-7, 8) for dx in range(-7, 8)
           if (dy or dx) and (max(abs(dy), abs(dx)) <= 2 or (dy % 2 == dx % 2 and dy * dy + dx * dx <= 52 and (dx + 2 * dy) % 3 == 0))]


#: The near ones, for wider looks with gaps.
NEAR = [(dy, dx) for dy in range(-3, 4) for dx in range(-3, 4) if dy or dx]

#: The farthest of all.
REACH = 12


def smooth(base_a, base_b, paint_a, paint_b, form, strength=0.9):
    """Means of both halves with less noise: (base, paint), each height × width × 3.

    form: height × width × any number of features; a step of about 0.3 counts as another surface.
    """
    base, paint = (base_a + base_b) / 2, (paint_a + paint_b) / 2
    box = _box(form[..., 4] > 0.002)
    if box is None:
        return base, paint
    cut = tuple(slice(lo, hi) for lo, hi in box)
    light = np.stack([_light(base[cut]), _light(paint[cut])], axis=2).astype(np.float32)
    noise = np.stack([(_light(base_a[cut]) - _light(base_b[cut])) ** 2, (_light(paint_a[cut]) - _light(paint_b[cut])) ** 2], axis=2) / 4
    noise = _mean(_mean(noise.astype(np.float32), 2), 1)
    both = np.concatenate([base[cut], paint[cut]], axis=2)
    clean = _weighted(both, light, noise, form[cut], strength, OFFSETS)
    base[cut], paint[cut] = clean[..., :3], clean[..., 3:]
    # What is left of the noise on the paint is patchy; light on paint changes slowly, so look farther.
    light = _light(paint[cut])[..., None].astype(np.float32)
    for stride, left in ((2, 0.10), (4, 0.04)):
        paint[cut] = _weighted(paint[cut], light, noise[..., 1:] * np.float32(left) + np.float32(2e-5), form[cut], 1.6, [(stride * dy, stride * dx) for dy, dx in NEAR])
        light = _light(paint[cut])[..., None].astype(np.float32)
    return base, paint


def _light(rgb):
    """Brightness on a scale where noise is about as visible in the dark as in the light."""
    return np.sqrt(np.maximum(rgb @ np.array([0.3, 0.55, 0.15], np.float32), 0) + 0.002)


def _box(where):
    rows, columns = np.flatnonzero(where.any(axis=1)), np.flatnonzero(where.any(axis=0))
    return ((rows[0], rows[-1] + 1), (columns[0], columns[-1] + 1)) if len(rows) else None


def _padded(values):
    return np.pad(values.astype(np.float32), [(REACH, REACH), (REACH, REACH), *[(0, 0)] * (values.ndim - 2)], mode='edge')


def _shift(padded, dy, dx):
    """The picture moved by whole pixels, a view of its padded copy."""
    height, width = padded.shape[0] - 2 * REACH, padded.shape[1] - 2 * REACH
    return padded[REACH + dy:REACH + dy + height, REACH + dx:REACH + dx + width]


def _mean(values, reach):
    """Mean over a square of 2 reach + 1 pixels, at most 2 REACH + 1."""
    for axis in (0, 1):
        padded = np.pad(values, [(reach, reach) if k == axis else (0, 0) for k in range(values.ndim)], mode='edge')
        n, total = values.shape[axis], 0
        for k in range(2 * reach + 1):
            total = total + (padded[k:k + n] if axis == 0 else padded[:, k:k + n])
        values = total * np.float32(1 / (2 * reach + 1))
    return values


def _weighted(both, light, noise, form, strength, offsets):
    total, weight = both.copy(), np.ones(both.shape[:2], np.float32)
    wide_both, wide_light, wide_noise = _padded(both), _padded(light), _padded(noise)
    planes = [_padded(form[..., k]) for k in range(form.shape[2])]
    for dy, dx in offsets:
        other = _shift(wide_noise, dy, dx)
        apart = ((_shift(wide_light, dy, dx) - light) ** 2 - (noise + np.minimum(noise, other))) / (strength * strength * (noise + other) + np.float32(2e-5))
        worst = _mean(apart.max(axis=2), 1)
        shape = np.zeros(weight.shape, np.float32)
        for plane in planes:
            step = _shift(plane, dy, dx) - _shift(plane, 0, 0)
            shape += step * step
        w = np.exp(-np.maximum(worst, 0) - shape * np.float32(1 / 0.045))
        total += w[..., None] * _shift(wide_both, dy, dx)
        weight += w
    return total / weight[..., None]
