"""More materials, for load bodies, caravans and living rooms; `mat` makes them like its own."""

from materials import MAKERS, Tree, _coated, _emit, _metal


def _checker(name, pitch=0.05, colour=(0.58, 0.59, 0.6), roughness=0.22):
    """Tread plate: short raised bars, in turn one way and the other (object space)."""
    tree = Tree(name)
    where = tree.node('ShaderNodeTexCoord', out=3)
    split = tree.nodes.new('ShaderNodeSeparateXYZ')
    tree.put(split.inputs[0], where)
    along = tree.math('ADD', split.outputs[0], split.outputs[1])
    lines = [tree.math('PINGPONG', tree.math('MULTIPLY_ADD', split.outputs[2], s, along), pitch / 2) for s in (1.0, -1.0)]
    height = tree.math('SMOOTH_MAX', tree.math('GREATER_THAN', lines[0], pitch * 0.4),
                       tree.math('GREATER_THAN', lines[1], pitch * 0.4), 0.1)
    return tree.done(tree.glossy(colour, roughness, Normal=tree.bump(height, 0.5, 0.004)))


def _timber(name, dark, light):
    """Laminated timber: a grain drawn out along x."""
    tree = Tree(name)
    where = tree.node('ShaderNodeTexCoord', out=3)
    turned = tree.node('ShaderNodeMapping', props={}, Vector=where, Scale=(1.5, 22, 22))
    grain = tree.node('ShaderNodeTexNoise', Vector=turned, Scale=2.2, Detail=5.0)
    colour = tree.node('ShaderNodeMixRGB', Fac=grain, Color1=(*dark, 1), Color2=(*light, 1))
    under = tree.glossy(colour, 1.0)
    return tree.done(tree.mix(tree.schlick(0.04, 0.7), under, tree.glossy((1, 1, 1), 0.2)))


MAKERS.update({
    'checker': _checker,
    'checker_black': lambda name: _checker(name, colour=(0.075, 0.076, 0.08), roughness=0.3),
    'timber': lambda name: _timber(name, (0.30, 0.17, 0.08), (0.62, 0.40, 0.22)),
    'timber_pale': lambda name: _timber(name, (0.62, 0.48, 0.32), (0.95, 0.78, 0.56)),
    'galvanised': lambda name: _metal(name, (0.5, 0.51, 0.52), 0.36),
    'cream_body': lambda name: _coated(name, (0.68, 0.665, 0.62), coat=0.05, roughness=0.08),
    'graphic_dark': lambda name: _coated(name, (0.025, 0.028, 0.034), coat=0.05, roughness=0.1),
    'graphic_grey': lambda name: _coated(name, (0.25, 0.26, 0.28), coat=0.05, roughness=0.1),
    'graphic_blue': lambda name: _coated(name, (0.03, 0.10, 0.24), coat=0.05, roughness=0.1),
    'gas_bottle': lambda name: _coated(name, (0.30, 0.31, 0.32), coat=0.05, roughness=0.15),
    'jerry_can': lambda name: _coated(name, (0.03, 0.05, 0.035), coat=0.04, roughness=0.35),
    'curtain': lambda name: _coated(name, (0.16, 0.172, 0.185), coat=0.035, roughness=0.38),
    'stone': lambda name: _coated(name, (0.55, 0.54, 0.52), coat=0.05, roughness=0.12),
    'linen': lambda name: _coated(name, (0.62, 0.6, 0.56), coat=0.01, roughness=0.9),
    'cushion': lambda name: _coated(name, (0.06, 0.11, 0.14), coat=0.01, roughness=0.9),
    'leather_pale': lambda name: _coated(name, (0.46, 0.42, 0.36), coat=0.035, roughness=0.4, bump=(260.0, 0.2)),
    'trim_pale': lambda name: _coated(name, (0.36, 0.34, 0.31), coat=0.03, roughness=0.5),
    'seat_grey': lambda name: _coated(name, (0.09, 0.092, 0.10), coat=0.01, roughness=0.8),
})

MAKERS.update({
    'ui_white': lambda name: _emit(name, (0.85, 0.9, 1.0), 0.9),
    'ui_blue': lambda name: _emit(name, (0.10, 0.42, 1.0), 1.1),
    'ui_red': lambda name: _emit(name, (1.0, 0.06, 0.03), 0.7),
    'ui_slate': lambda name: _emit(name, (0.05, 0.07, 0.10), 1.0),
    'ui_map': lambda name: _emit(name, (0.035, 0.055, 0.065), 1.0),
    'ui_road': lambda name: _emit(name, (0.22, 0.26, 0.30), 1.0),
    'ui_day': lambda name: _emit(name, (0.9, 0.96, 1.0), 1.6),
    'ui_warm': lambda name: _emit(name, (1.0, 0.9, 0.75), 2.5),
})
