"""Command line: a folder of pictures becomes a WebM film (VP9), with the encoder Blender brings along.

    blender -b --factory-startup --python encode.py -- FOLDER FILM WIDTH HEIGHT RATE
"""
import os
import shutil
import sys

import bpy

#: Kilobits a second: a film of a quarter of a minute is well below a megabyte.
KILOBITS = 480


def main():
    folder, film, *numbers = sys.argv[sys.argv.index('--') + 1:]
    width, height, rate = (int(number) for number in numbers)
    pictures = sorted(os.listdir(folder))
    scene = bpy.context.scene
    scene.sequence_editor_create()
    strip = scene.sequence_editor.sequences.new_image('film', os.path.join(folder, pictures[0]), 1, 1)
    for name in pictures[1:]:
        strip.elements.append(name)
    render = scene.render
    render.resolution_x, render.resolution_y, render.resolution_percentage = width, height, 100
    render.fps = rate
    scene.frame_start, scene.frame_end = 1, len(pictures)
    scene.view_settings.view_transform = 'Standard'
    render.image_settings.file_format = 'FFMPEG'
    render.ffmpeg.format, render.ffmpeg.codec = 'WEBM', 'WEBM'
    render.ffmpeg.constant_rate_factor = 'NONE'
    render.ffmpeg.video_bitrate, render.ffmpeg.minrate, render.ffmpeg.maxrate = KILOBITS, 0, 2 * KILOBITS
    render.ffmpeg.ffmpeg_preset = 'GOOD'
    render.ffmpeg.gopsize = 2 * rate
    render.ffmpeg.audio_codec = 'NONE'
    made = f'{film}.rendered.webm'
    render.filepath = made
    render.use_file_extension = False
    bpy.ops.render.render(animation=True)
    shutil.move(made, film)


if __name__ == '__main__':
    main()
