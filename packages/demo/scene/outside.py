"""Daylight for interiors: a soft landscape all round, seen blurred through the glass."""

from math import cos, pi, sin

import bpy
from mathutils import Vector

from materials import Tree

BANDS = ((0.0, None), (0.405, None), (0.425, (0.16, 0.20, 0.13)), (0.452, (0.20, 0.25, 0.17)),
         (0.468, (0.95, 1.0, 1.05)), (0.62, (1.25, 1.45, 1.75)), (1.0, (1.3, 1.6, 2.1)))


def daylight(radius=14.0, low=-5.0, high=8.0, level=1.0, ground=(0.34, 0.34, 0.34)):
    """A bright ring of ground, trees and sky round the cabin, and a weak even light."""
    world = bpy.data.worlds.new('interior')
    bpy.context.scene.world = world
    world.use_nodes = True
    world.node_tree.nodes['Background'].inputs[0].default_value = (0.9, 0.95, 1.0, 1)
    world.node_tree.nodes['Background'].inputs[1].default_value = 0.55 * level
    n = 48
    points = [(radius * cos(2 * pi * k / n), radius * sin(2 * pi * k / n), z) for z in (low, high) for k in range(n)]
    faces = [(k, (k + 1) % n, n + (k + 1) % n, n + k) for k in range(n)]
    mesh = bpy.data.meshes.new('outside')
    mesh.from_pydata(points, [], faces)
    mesh.materials.append(_landscape(level, ground))
    thing = bpy.data.objects.new('outside', mesh)
    thing.visible_shadow = False
    bpy.context.scene.collection.objects.link(thing)


def _landscape(level, ground):
    tree = Tree('outside')
    where = tree.node('ShaderNodeTexCoord', out=0)
    split = tree.nodes.new('ShaderNodeSeparateXYZ')
    tree.put(split.inputs[0], where)
    rough = tree.node('ShaderNodeTexNoise', Vector=tree.node('ShaderNodeTexCoord', out=3), Scale=0.8, Detail=1.0)
    height = tree.math('MULTIPLY_ADD', tree.math('SUBTRACT', rough, 0.5), 0.035, split.outputs[2])
    ramp = tree.nodes.new('ShaderNodeValToRGB')
    tree.put(ramp.inputs[0], height)
    stops = ramp.color_ramp.elements
    while len(stops) < len(BANDS):
        stops.new(0.5)
    for stop, (place, colour) in zip(stops, BANDS):
        stop.position, stop.color = place, (*(colour or ground), 1)
    return tree.done(tree.emit(ramp.outputs[0], level))


def lamp(place, target, size, watts, colour=(1, 1, 1)):
    """A soft rectangular light that the camera does not see; size in metres, (across, along)."""
    data = bpy.data.lights.new('lamp', 'AREA')
    data.shape, data.energy, data.color = 'RECTANGLE', watts, colour
    data.size, data.size_y = size
    thing = bpy.data.objects.new('lamp', data)
    thing.location = place
    thing.rotation_euler = (Vector(target) - Vector(place)).to_track_quat('-Z', 'Y').to_euler()
    thing.visible_camera = False
    bpy.context.scene.collection.objects.link(thing)
    return thing
