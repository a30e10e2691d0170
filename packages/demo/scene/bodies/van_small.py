"""A small delivery van: the van's form with a shorter tail and a rounder nose, at a smaller scale."""

import bpy
from mathutils import Matrix

from fittings import Fitter
from materials import mat
from outline import arch, box, curve, polygon
from panel import flank, front, hull, rear, side, wrap, xz, yz
from running import axle, well
from van import DOOR, FRONT_AXLE, TYRE, _ahead, _nose_half, body_half, cab_glass, inside, mirrors, skin, tail, trim

#: Before it is made smaller, as all measures here: x of the rear axle and of the tail.
REAR_AXLE, END = -1.20, -1.98
SCALE = 0.925


def build():
    """Builds the van; returns its length, width, height and wheelbase in metres."""
    others = set(bpy.data.objects)
    fit = Fitter(mat)
    body = skin(REAR_AXLE, END, top=_top, half=lambda x, z: body_half(x, z, REAR_AXLE), cells=(150, 60, 64))
    _nose(fit)
    cab_glass(body)
    _sides(body)
    tail(fit, body, END, pane=polygon([(0.05, 1.20), (0.72, 1.20), (0.66, 1.76), (0.05, 1.77)], 0.06))
    body.groove(box(-9, 0.004, 0.2, 1.86), yz, lambda f: rear(f) and f.calc_center_median().z > 0.5, 0.006)
    body.finish()
    trim(fit, REAR_AXLE)
    mirrors(fit)
    inside(fit)
    fit.block('grey_trim', (0.38, 0, 1.25), (0.03, 1.50, 1.20), 0.01)
    for x in (FRONT_AXLE, REAR_AXLE):
        axle(x, 0.84, radius=TYRE, width=0.215, rim=0.215, style='cover', tone='silver')
        well(fit, x, TYRE, 0.415, 0.5, 0.93)
    bpy.context.view_layer.update()
    for thing in set(bpy.data.objects) - others:
        thing.matrix_world = Matrix.Scale(SCALE, 4) @ thing.matrix_world
    return {'length': 4.28, 'width': 1.81, 'height': 1.84, 'wheelbase': SCALE * (FRONT_AXLE - REAR_AXLE),
            'wheel': (SCALE * FRONT_AXLE, 0.88, 0.39), 'headlight': (SCALE * 2.42, 0.67, 0.80)}


_top = curve((-2.0, 1.95), (-1.5, 1.98), (0.4, 1.985), (1.2, 1.95))
_lid = curve((1.0, 1.13), (1.75, 1.105), (2.1, 1.055), (2.4, 0.975), (2.66, 0.86))
_face = curve((0.2, -0.13), (0.36, -0.04), (0.48, 0.0), (0.62, 0.0), (0.74, -0.025), (0.86, -0.07), (1.0, -0.15), (1.1, -0.24))


def _nose(fit):
    """A round bonnet between tall lamps, a slim grille over a wide one, a dark lip."""
    panel = hull('nose', mat, span=(0.9, 2.66), front=lambda b, z: 2.66 + _face(z) - 0.31 * b * b, rear=lambda b, z: 0.9, bottom=lambda x: 0.27,
                 top=lambda x, b: _lid(x) - 0.055 * b * b, half=_nose_half, radii=((0.02, 0.24), 0.09, (0.05, 0.13)), cells=(90, 70, 36))
    panel.hole(arch(FRONT_AXLE, TYRE, 0.405, 0.2), xz, flank, 0.05)
    slim = polygon([(-0.1, 0.755), (0.50, 0.755), (0.54, 0.80), (0.52, 0.825), (-0.1, 0.835)], 0.015)
    panel.sink(panel.framed(slim, 0.014, yz, front, 'gloss_black'), 0.03, 'gloss_black', 'grille_mesh')
    wide = polygon([(-0.1, 0.36), (0.50, 0.36), (0.60, 0.44), (0.54, 0.555), (-0.1, 0.555)], 0.03)
    panel.sink(panel.framed(wide, 0.025, yz, front, 'black_trim'), 0.05, 'black_trim', 'grille_bars')
    lamp = polygon([(0.60, 0.70), (0.58, 0.815), (0.66, 0.85), (0.90, 0.905), (1.16, 0.955), (1.12, 0.87), (0.98, 0.775), (0.78, 0.69)], 0.03)
    panel.lens(lamp, wrap(2.45, 1), _ahead, 0.06)
    panel.groove(polygon([(-9, 0.85), (0.56, 0.85), (0.66, 0.885), (0.93, 0.965), (0.93, 1.4), (-9, 1.4)], 0.03), yz, lambda f: f.calc_center_median().x > 1.86, 0.007)
    panel.groove(DOOR, xz, lambda f: side(f) and f.calc_center_median().x > 1.0, 0.008)
    panel.paint(box(-9, 9, 0.1, 0.345), yz, _ahead, 'black_trim')
    for s in (1, -1):
        for y, z, r in ((0.665, 0.775, 0.036), (0.745, 0.805, 0.032)):
            p = panel.spot('front', s * y, z)
            fit.projector((p.x - 0.05, p.y, p.z), r)
        fit.strip('light_front', [p - type(p)((0.02, 0, 0)) for p in panel.trace('front', [(s * 0.63, 0.715), (s * 0.80, 0.735)])], 0.01, 0.012, 0.0)
        socket = polygon([(0.66, 0.40), (0.64, 0.50), (0.80, 0.51), (0.82, 0.42)], 0.02)
        fit.fog_lamp(tuple(panel.spot('front', s * 0.73, 0.455, -0.010)), 0.032)
    panel.sink(panel.cut(socket, yz, front), 0.02, 'black_trim', 'black_trim')
    fit.strip('chrome', panel.trace('front', [(-0.45, 0.79), (0.45, 0.79)], -0.012), 0.018, 0.014, 0.0)
    fit.number_plate(tuple(panel.spot('front', 0, 0.655, 0.012)), 0.0, 0.40, 0.145)
    panel.finish()


def _sides(panel):
    """A sliding door on both sides, panels pressed into it and into the wall behind."""
    panel.groove(DOOR, xz, side, 0.008)
    panel.groove(polygon([(-0.64, 0.40), (0.41, 0.40), (0.41, 1.83), (-0.64, 1.84)], 0.07), xz, side, 0.008)
    panel.sink(panel.paint(box(-1.70, -0.64, 0.985, 1.012, 0.008), xz, side, 'black_trim'), 0.012)
    panel.sink(panel.cut(polygon([(-0.55, 1.18), (0.32, 1.18), (0.32, 1.75), (-0.55, 1.75)], 0.07), xz, side), 0.012, 'paint')
    panel.sink(panel.cut(polygon([(-1.70, 1.19), (-0.76, 1.18), (-0.76, 1.74), (-1.62, 1.74)], 0.07), xz, side), 0.012, 'paint')
    panel.groove(box(-1.80, -1.61, 0.78, 0.92, 0.03), xz, lambda f: f.normal.y > 0.4, 0.006)
