"""A convertible with its roof down: the coupe's nose, flanks and tail round an open cabin."""
import numpy as np

import coupe
from car import pebble
from skin import above, ahead_of, both, from_top, polygon, seen


def build():
    made = coupe.car(coupe.shell(
        top=[(-2.5, 0.985), (-2.27, 0.992), (-2.0, 1.000), (-1.6, 1.012), (-1.2, 1.015), (-0.8, 0.985), (-0.3, 0.945), (0.02, 0.935), (0.10, 0.96), (0.185, 1.235), (0.235, 1.292)],
        roof=1.30, roof_in=0.285, crown_roof=[(-2.2, 0.05), (-1.6, 0.07), (-1.0, 0.05), (-0.3, 0.02), (0.0, 0.03), (0.2, 0.09)],
        edge_top=[(-2.2, 0.10), (-1.4, 0.12), (-0.8, 0.08), (-0.2, 0.06), (0.1, 0.05), (0.2, 0.06)]), 1.32, style='mesh')
    hole = made.skin.take(both(seen(polygon([(0.205, -1), (0.205, 0.70), (-0.2, 0.745), (-0.7, 0.72), (-1.02, 0.58, 0.12), (-1.12, -1)], 0.05), from_top), above(0.80)), fine=0.005)
    # The walls of the cabin hang from the doors and the deck, not from the windscreen's head.
    sunk = hole.shifted((0, 0, -0.05))
    for walls, material in ((hole.walls(sunk), 'leather'), (sunk.walls(sunk.shifted((0, -0.03, -0.40))), 'leather_tan')):
        walls.take(ahead_of(0.02))
        walls.thing('cabin wall', material)
    # Between the posts and the side glass the skin behind the windscreen's head is gone as well.
    made.skin.take(both(seen(polygon([(-0.15, 0.45), (0.225, 0.45), (0.225, 1.1), (-0.15, 1.1)]), from_top), above(0.912)), fine=0.005)
    made.side_windows(
        polygon([(0.98, 0.885), (0.84, 0.955), (0.34, 1.235, 0.03), (0.10, 1.30), (0.10, 0.906)]),
        [polygon([(0.80, 0.912), (0.76, 0.975), (0.36, 1.195, 0.02), (0.238, 1.24), (0.238, 0.918)], 0.012)])
    coupe.nose(made)
    coupe.tail(made)
    # The lid the roof lies under, the boot and the deck between them.
    made.gap_top(polygon([(-1.17, -1), (-1.10, 0.60, 0.12), (-0.78, 0.765, 0.1), (-1.20, 0.79), (-1.62, 0.69, 0.15), (-1.68, -1)], 0.03), low=0.90)
    made.gap_top(polygon([(-1.72, -1), (-1.74, 0.52, 0.1), (-2.02, 0.64, 0.1), (-2.6, 0.66), (-2.6, -1)], 0.02), low=0.93)
    made.cabin(front=-0.20, rear=None, floor=0.24, hip=0.45, belt=0.88, seats='leather_tan', y=0.36)
    made.fit.blocks('leather_tan', (-0.72, 0.33, 0.50), (0.36, 0.46, 0.14), 0.06)
    made.fit.blocks('leather_tan', (-0.94, 0.33, 0.72), (0.13, 0.46, 0.46), 0.06, (0, -0.25, 0))
    made.fit.block('carpet', (-0.5, 0, 0.3), (1.6, 1.3, 0.04))
    for s in (1, -1):
        pebble('roll hoop', (-0.98, s * 0.36, 1.02), (0.12, 0.34, 0.14), lambda a, b, c: 'gloss_black', power=0.5)
    # Frame round the head of the windscreen.
    ys = np.linspace(-0.56, 0.56, 13)
    p, n = made.shell.on_top(0.225 - 0.09 * (ys / 0.7) ** 2, ys)
    made.fit.tube('gloss_black', [tuple(q) for q in p + n * 0.002], 0.012)
    return made.finish()
