"""Raised lettering for number plates."""

import bpy

from materials import mat

#: Every letter is its own mirror image, because half of the turn is the mirror image of the other.
PLATE = 'AVX 808'


def lettering(text, centre, ahead, height, width, material='plate_ink'):
    """Letters on a plate that faces forward (ahead 1) or back (ahead -1).

    height, width: of the whole text in metres; returns the object.
    """
    mesh = _letters(text)
    xs, ys = [v.co.x for v in mesh.vertices], [v.co.y for v in mesh.vertices]
    long, tall = max(xs) - min(xs), max(ys) - min(ys)
    made = mesh.copy()
    for v in made.vertices:
        across = (v.co.x - min(xs) - long / 2) * width / long
        up = (v.co.y - min(ys) - tall / 2) * height / tall
        v.co = (centre[0], centre[1] + ahead * across, centre[2] + up)
    made.materials.clear()
    made.materials.append(mat(material))
    thing = bpy.data.objects.new('lettering', made)
    bpy.context.scene.collection.objects.link(thing)
    return thing


def _letters(text):
    if text in bpy.data.meshes:
        return bpy.data.meshes[text]
    curve = bpy.data.curves.new('letters', 'FONT')
    curve.body, curve.offset, curve.resolution_u = text, 0.012, 4
    thing = bpy.data.objects.new('letters', curve)
    bpy.context.scene.collection.objects.link(thing)
    bpy.context.view_layer.update()
    mesh = bpy.data.meshes.new_from_object(thing.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    mesh.name = text
    bpy.data.objects.remove(thing)
    return mesh
