"""Rails of a car's side from a few lines along it: the cross-section all the cars share.

From the sill up: a tucked-in sill, a hollow along the lower doors, a crease at the widest point, a
shoulder that turns in over the belt, glass that leans in to the roof.
"""


def along(stations, values):
    """One value or a list as a list over the stations."""
    return list(values) if isinstance(values, (list, tuple)) else [values] * len(stations)


def rails(stations, plan, *, crease, belt, roof, sill=0.20, roof_in=0.262, belt_in=0.066, hollow=0.034, shoulder=0.006, lean=0.30):
    """Rails for `Shell`.

    stations: x from the tail to the nose; plan: half width there; crease, belt, roof, sill: heights there.
    roof_in, belt_in: how far the side has come in at the roof's edge and at the belt, metres.
    hollow: depth of the hollow in the lower doors; shoulder: how far the shoulder stands back.
    lean: share of the way in from belt to roof that the glass has come at a third of its height.
    """
    crease, belt, roof, sill = (along(stations, v) for v in (crease, belt, roof, sill))
    roof_in, belt_in, hollow = (along(stations, v) for v in (roof_in, belt_in, hollow))

    def rail(height, inset):
        return [(x, height(k), plan[k] - inset(k)) for k, x in enumerate(stations)]
    return [
        rail(lambda k: sill[k] - 0.06, lambda k: 0.115),
        rail(lambda k: sill[k], lambda k: 0.075),
        rail(lambda k: sill[k] + 0.08, lambda k: 0.030),
        rail(lambda k: sill[k] + (crease[k] - sill[k]) * 0.40, lambda k: hollow[k]),
        rail(lambda k: sill[k] + (crease[k] - sill[k]) * 0.62, lambda k: hollow[k] * 0.72),
        rail(lambda k: crease[k] - 0.055, lambda k: 0.003),
        rail(lambda k: crease[k], lambda k: 0.0),
        rail(lambda k: crease[k] + (belt[k] - crease[k]) * 0.32, lambda k: 0.011),
        rail(lambda k: crease[k] + (belt[k] - crease[k]) * 0.60, lambda k: shoulder),
        rail(lambda k: belt[k] - 0.042, lambda k: belt_in[k] * 0.5),
        rail(lambda k: belt[k], lambda k: belt_in[k]),
        rail(lambda k: belt[k] + (roof[k] - belt[k]) * 0.42, lambda k: belt_in[k] + (roof_in[k] - belt_in[k]) * (lean + 0.1)),
        rail(lambda k: roof[k], lambda k: roof_in[k]),
    ]
