"""Takes the noise out of a frame that was rendered as two halves.

Every pixel becomes a mean of those around it that show the same: the same form (normal, paint, depth)
and the same light, up to what the two halves differ by. Reflections, edges and shut lines stay sharp,
since there the difference is more than noise.
"""
import numpy as np

#: Pixels looked at around each one: all near, fewer farther out.
OFFSETS = [(dy, dx) for dy in range(-7, 8) for dx in range(-7, 8)
           if (dy or dx) and (max(abs(dy), abs(dx)) <= 2 or (dy % 2 == dx % 2 and dy * dy + dx * dx <= 52 and (dx + 2 * dy) % 3 == 0))]


def smooth(base_a, base_b, paint_a, paint_b, form, strength=0.9):
    """Means of both halves with less noise: (base, paint), each height × width × 3.

    form: height × width × any number of features; a step of about 0.3 counts as another surface.
    """
    base, paint = (base_a + base_b) / 2, (paint_a + paint_b) / 2
    box = _box(form[..., 4] > 0.002)
    if box is None:
        return base, paint
    cut = tuple(slice(lo, hi) for lo, hi in box)
    light = np.stack([_light(base[cut]), _light(paint[cut])], axis=2)
    noise = np.stack([(_light(base_a[cut]) - _light(base_b[cut])) ** 2, (_light(paint_a[cut]) - _light(paint_b[cut])) ** 2], axis=2) / 4
    noise = _mean(_mean(noise, 2), 1)
    both = np.concatenate([base[cut], paint[cut]], axis=2)
    clean = _weighted(both, light, noise, form[cut], strength)
    base[cut], paint[cut] = clean[..., :3], clean[..., 3:]
    return base, paint


def _light(rgb):
    """Brightness on a scale where noise is about as visible in the dark as in the light."""
    return np.sqrt(np.maximum(rgb @ np.array([0.3, 0.55, 0.15], np.float32), 0) + 0.002)


def _box(where):
    rows, columns = np.flatnonzero(where.any(axis=1)), np.flatnonzero(where.any(axis=0))
    return ((rows[0], rows[-1] + 1), (columns[0], columns[-1] + 1)) if len(rows) else None


def _shift(values, dy, dx):
    height, width = values.shape[:2]
    y, x = np.clip(np.arange(height) + dy, 0, height - 1), np.clip(np.arange(width) + dx, 0, width - 1)
    return values[y[:, None], x[None, :]]


def _mean(values, reach):
    """Mean over a square of 2 reach + 1 pixels."""
    for axis in (0, 1):
        padded = np.pad(values, [(reach + (k == axis and 1), reach) if k == axis else (0, 0) for k in range(values.ndim)], mode='edge')
        total = np.cumsum(padded, axis=axis, dtype=np.float64)
        n = values.shape[axis]
        values = ((np.take(total, range(2 * reach + 1, 2 * reach + 1 + n), axis=axis) - np.take(total, range(n), axis=axis)) / (2 * reach + 1)).astype(np.float32)
    return values


def _weighted(both, light, noise, form, strength):
    total, weight = both.copy(), np.ones(both.shape[:2], np.float32)
    for dy, dx in OFFSETS:
        other = _shift(noise, dy, dx)
        apart = (_shift(light, dy, dx) - light) ** 2 - (noise + np.minimum(noise, other))
        apart = _mean((apart / (strength * strength * (noise + other) + 2e-5)).max(axis=2), 1)
        shape = ((_shift(form, dy, dx) - form) ** 2).sum(axis=2) / 0.045
        w = np.exp(-np.maximum(apart, 0) - shape)
        total += w[..., None] * _shift(both, dy, dx)
        weight += w
    return total / weight[..., None]
