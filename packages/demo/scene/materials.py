"""Materials of the vehicles, made once per scene and shared by name.

Use: `from materials import mat` and then `mat('paint')`, `mat('rubber')`, ... (the keys of `MAKERS`).

Only `paint` may contain a Diffuse closure: the diffuse light passes of the render
are the paint layer, so a Diffuse BSDF anywhere else would be coloured by every dealer's paint.
Matt materials therefore use `Tree.matt()`, a fully rough microfacet closure, which looks the same and
counts as glossy. Do not use the Principled BSDF here (it has a diffuse lobe).
"""
import bpy

#: Diffuse albedo the paint is rendered with; the paint layer is divided by it. A dark paint spends more
#: of its samples on the clear coat, whose reflections would else be the noisiest part of a picture.
PAINT_ALBEDO = 0.08


class Tree:
    """A small builder of shader nodes; every method returns an output socket."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.nodes = self.material.node_tree.nodes
        self.links = self.material.node_tree.links
        self.nodes.clear()

    def node(self, kind, out=0, props=None, **inputs):
        made = self.nodes.new(kind)
        for key, value in (props or {}).items():
            setattr(made, key, value)
        for key, value in inputs.items():
            index = int(key[1:]) if key[0] == 'i' and key[1:].isdigit() else key.replace('_', ' ')
            self.put(made.inputs[index], value)
        return made.outputs[out]

    def put(self, socket, value):
        if isinstance(value, bpy.types.NodeSocket):
            self.links.new(value, socket)
        elif isinstance(value, tuple) and len(value) == 3 and socket.type == 'RGBA':
            socket.default_value = (*value, 1)
        else:
            socket.default_value = value

    def math(self, operation, a, b=0.0, c=0.0):
        return self.node('ShaderNodeMath', props={'operation': operation}, i0=a, i1=b, i2=c)

    def mix(self, factor, a, b):
        return self.node('ShaderNodeMixShader', i0=factor, i1=a, i2=b)

    def glossy(self, color, roughness, **inputs):
        return self.node('ShaderNodeBsdfGlossy', props={'distribution': 'GGX'}, Color=color, Roughness=roughness, **inputs)

    def matt(self, color):
        bright = tuple(min(channel * 1.7, 1.6) for channel in color)
        return self.glossy(bright, 1.0)

    def clear(self, color=(1, 1, 1)):
        return self.node('ShaderNodeBsdfTransparent', Color=color)

    def emit(self, color, strength):
        return self.node('ShaderNodeEmission', Color=color, Strength=strength)

    def facing(self):
        return self.node('ShaderNodeLayerWeight', out=1, Blend=0.5)

    def schlick(self, at_normal, at_grazing=1.0, **_):
        fifth = self.math('POWER', self.facing(), 5.0)
        return self.math('MULTIPLY_ADD', fifth, at_grazing - at_normal, at_normal)

    def noise(self, scale, detail=2.0):
        where = self.node('ShaderNodeTexCoord', out=3)
        return self.node('ShaderNodeTexNoise', Vector=where, Scale=scale, Detail=detail)

    def bump(self, height, strength, distance):
        return self.node('ShaderNodeBump', Height=height, Strength=strength, Distance=distance)

    def done(self, shader):
        out = self.nodes.new('ShaderNodeOutputMaterial')
        self.links.new(shader, out.inputs[0])
        return self.material


def _paint(name):
    """Clear coat over a white base that loses light at grazing angles, as a metallic paint does."""
    tree = Tree(name)
    flop = tree.math('MULTIPLY_ADD', tree.math('POWER', tree.facing(), 1.6), -0.45 * PAINT_ALBEDO, PAINT_ALBEDO)
    base = tree.node('ShaderNodeBsdfDiffuse', Color=flop)
    sheen = tree.glossy((1, 1, 1), 0.32)
    under = tree.mix(0.025, base, sheen)
    coat = tree.glossy((1, 1, 1), 0.015)
    return tree.done(tree.mix(tree.schlick(0.062, 0.95), under, coat))


def _coated(name, color, coat=0.05, roughness=0.04, bump=None):
    """A matt body colour under a reflecting surface: trim, rubber, plastic."""
    tree = Tree(name)
    extra = {}
    if bump:
        extra['Normal'] = tree.bump(tree.noise(bump[0]), bump[1], 0.002)
    top = tree.glossy((1, 1, 1), roughness, **extra)
    return tree.done(tree.mix(tree.schlick(coat, 0.6 if roughness > 0.3 else 0.9), tree.matt(color), top))


def _metal(name, color, roughness):
    tree = Tree(name)
    return tree.done(tree.glossy(color, roughness))


def _alloy(name, color, roughness=0.28):
    """Painted alloy: metal flake under lacquer."""
    tree = Tree(name)
    coat = tree.glossy((1, 1, 1), 0.05)
    return tree.done(tree.mix(tree.schlick(0.04, 0.8), tree.glossy(color, roughness), coat))


def _glass(name, tint, at_normal=0.07):
    """Thin window: tinted straight-through view and the reflection of both faces."""
    tree = Tree(name)
    return tree.done(tree.mix(tree.schlick(at_normal, 0.95), tree.clear(tint), tree.glossy((1, 1, 1), 0.0)))


def _lens(name, tint, glow, strength):
    """Coloured lamp cover: see-through, a little self-lit, with a reflection."""
    tree = Tree(name)
    body = tree.mix(0.35, tree.clear(tint), tree.glossy(glow, 0.35))
    lit = tree.node('ShaderNodeAddShader', i0=body, i1=tree.emit(glow, strength))
    return tree.done(tree.mix(tree.schlick(0.05, 0.95), lit, tree.glossy((1, 1, 1), 0.0)))


def _emit(name, color, strength):
    tree = Tree(name)
    return tree.done(tree.emit(color, strength))


def _mesh(name, pitch=0.018, bar=0.36):
    """Grille mesh: a diamond pattern of gloss bars before a black depth (object space y, z)."""
    tree = Tree(name)
    where = tree.node('ShaderNodeTexCoord', out=3)
    split = tree.nodes.new('ShaderNodeSeparateXYZ')
    tree.put(split.inputs[0], where)
    across, up = split.outputs[1], split.outputs[2]

    def stripes(sign):
        line = tree.math('MULTIPLY_ADD', up, sign * 1.7, across)
        wave = tree.math('PINGPONG', line, pitch)
        return tree.math('LESS_THAN', wave, pitch * bar)
    on = tree.math('MAXIMUM', stripes(1.0), stripes(-1.0))
    metal = tree.mix(tree.schlick(0.06), tree.matt((0.02, 0.02, 0.022)), tree.glossy((1, 1, 1), 0.12))
    return tree.done(tree.mix(on, tree.matt((0.002, 0.002, 0.002)), metal))


def _bars(name, pitch=0.034, bar=0.42):
    """Horizontal grille bars with a rounded gloss face (object space z)."""
    tree = Tree(name)
    where = tree.node('ShaderNodeTexCoord', out=3)
    split = tree.nodes.new('ShaderNodeSeparateXYZ')
    tree.put(split.inputs[0], where)
    wave = tree.math('PINGPONG', split.outputs[2], pitch / 2)
    on = tree.math('LESS_THAN', wave, pitch * bar / 2)
    normal = tree.bump(wave, 0.9, 0.6)
    metal = tree.mix(0.12, tree.matt((0.02, 0.02, 0.022)), tree.glossy((1, 1, 1), 0.15, Normal=normal))
    return tree.done(tree.mix(on, tree.matt((0.002, 0.002, 0.002)), metal))


MAKERS = {
    'paint': _paint,
    'rubber': lambda name: _coated(name, (0.012, 0.012, 0.013), coat=0.03, roughness=0.45),
    'black_trim': lambda name: _coated(name, (0.018, 0.018, 0.019), coat=0.035, roughness=0.38),
    'gloss_black': lambda name: _coated(name, (0.006, 0.006, 0.007), coat=0.05, roughness=0.03),
    'grey_trim': lambda name: _coated(name, (0.12, 0.12, 0.125), coat=0.04, roughness=0.35),
    'void': lambda name: _coated(name, (0.003, 0.003, 0.003), coat=0.0, roughness=0.9),
    'white_body': lambda name: _coated(name, (0.72, 0.72, 0.7), coat=0.05, roughness=0.06),
    'alloy': lambda name: _alloy(name, (0.62, 0.63, 0.65)),
    'alloy_dark': lambda name: _alloy(name, (0.055, 0.057, 0.06), 0.25),
    'alloy_polished': lambda name: _metal(name, (0.78, 0.78, 0.79), 0.12),
    'steel': lambda name: _metal(name, (0.35, 0.35, 0.36), 0.3),
    'disc': lambda name: _metal(name, (0.4, 0.4, 0.41), 0.22),
    'caliper': lambda name: _coated(name, (0.10, 0.10, 0.105), coat=0.04, roughness=0.3),
    'chrome': lambda name: _metal(name, (0.88, 0.89, 0.9), 0.04),
    'satin': lambda name: _metal(name, (0.55, 0.56, 0.58), 0.24),
    'glass': lambda name: _glass(name, (0.36, 0.41, 0.40)),
    'glass_dark': lambda name: _glass(name, (0.07, 0.08, 0.085)),
    'glass_clear': lambda name: _glass(name, (0.93, 0.94, 0.95), 0.05),
    'lamp_glass': lambda name: _glass(name, (0.93, 0.94, 0.95), 0.05),
    'lamp_bowl': lambda name: _coated(name, (0.03, 0.03, 0.032), coat=0.12, roughness=0.12),
    'ink': lambda name: _coated(name, (0.01, 0.012, 0.05), coat=0.04, roughness=0.3),
    'mirror': lambda name: _metal(name, (0.8, 0.82, 0.84), 0.0),
    'light_front': lambda name: _emit(name, (1.0, 0.98, 0.95), 2.6),
    'light_soft': lambda name: _emit(name, (1.0, 0.98, 0.95), 1.1),
    'lamp_red': lambda name: _coated(name, (0.16, 0.004, 0.005), coat=0.1, roughness=0.15),
    'reflector': lambda name: _metal(name, (0.6, 0.61, 0.63), 0.14),
    'light_rear': lambda name: _lens(name, (0.45, 0.02, 0.02), (0.55, 0.008, 0.01), 0.12),
    'light_rear_lit': lambda name: _emit(name, (1.0, 0.03, 0.02), 1.6),
    'indicator': lambda name: _lens(name, (0.9, 0.4, 0.08), (0.9, 0.28, 0.02), 0.12),
    'plate': lambda name: _coated(name, (0.78, 0.78, 0.76), coat=0.04, roughness=0.25),
    'cloth': lambda name: _coated(name, (0.035, 0.035, 0.038), coat=0.01, roughness=0.8),
    'cloth_grey': lambda name: _coated(name, (0.16, 0.16, 0.165), coat=0.01, roughness=0.8),
    'leather': lambda name: _coated(name, (0.028, 0.026, 0.025), coat=0.035, roughness=0.36, bump=(260.0, 0.2)),
    'leather_tan': lambda name: _coated(name, (0.30, 0.17, 0.09), coat=0.035, roughness=0.36, bump=(260.0, 0.2)),
    'dash': lambda name: _coated(name, (0.02, 0.02, 0.022), coat=0.02, roughness=0.55),
    'headliner': lambda name: _coated(name, (0.42, 0.41, 0.39), coat=0.01, roughness=0.8),
    'carpet': lambda name: _coated(name, (0.018, 0.018, 0.019), coat=0.0, roughness=0.9),
    'screen': lambda name: _coated(name, (0.004, 0.005, 0.007), coat=0.05, roughness=0.02),
    'canvas': lambda name: _coated(name, (0.022, 0.022, 0.024), coat=0.01, roughness=0.8, bump=(900.0, 0.3)),
    'grille_mesh': _mesh,
    'grille_bars': _bars,
}


def mat(name):
    """The material called `name`, made at its first use. Raises KeyError for an unknown name."""
    return bpy.data.materials.get(name) or MAKERS[name](name)
