import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { listViews } from './choose-pictures.ts'
import { openDeveloper } from './develop.ts'
import type { VehiclePicture } from './vehicle-picture.ts'
import {
  dissolve,
  type FilmedVehicle,
  type Frame,
  filmedVehicles,
  filmRate,
  filmSize,
  frameAt,
  planShots,
  type Shot,
  wholeFrame,
} from './walkaround-shots.ts'

/*
 * Films the walkaround videos of the demo from the layers of its vehicles; Blender, which also rendered
 * the layers, encodes them (scene/encode.py):
 *
 *   node packages/demo/src/pictures/film-walkarounds.ts [--bodies suv,ute] [--to folder]
 */

const { values } = parseArgs({ options: { to: { type: 'string' }, bodies: { type: 'string' } } })
const target = values.to ?? fileURLToPath(new URL('../../media/walkarounds/', import.meta.url))
const encoder = fileURLToPath(new URL('../../scene/encode.py', import.meta.url))
const developer = await openDeveloper(fileURLToPath(new URL('../../layers', import.meta.url)))
const { width, height } = filmSize

interface Still {
  width: number
  height: number
  pixels: Uint8Array
}

const stills = new Map<string, Promise<Still>>()

function stillOf(picture: VehiclePicture): Promise<Still> {
  const key = JSON.stringify(picture)
  const made = stills.get(key) ?? openStill(picture)
  stills.set(key, made)
  return made
}

/** A film is shown with several vehicles, so it shows the dealer's plate. */
async function openStill(unplated: VehiclePicture): Promise<Still> {
  const picture = { ...unplated, plate: { kind: 'dealer' } } as const
  const file = { width: 1200, ratio: 1.5, quality: 100, format: 'jpeg' } as const
  const image = sharp(await developer.develop(picture, file)).raw()
  const { data, info } = await image.toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, pixels: data }
}

/** The part of a still that fills the film, between its pixels where the camera moves less than one. */
function photograph(still: Still, frame: Frame): Float32Array {
  const taken = new Float32Array(width * height * 3)
  const step = (frame.width * still.width) / width
  const left = frame.x * still.width - (step * width) / 2
  const top = frame.y * still.height - (step * height) / 2
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      sample(still, left + (x + 0.5) * step, top + (y + 0.5) * step, taken, (y * width + x) * 3)
  return taken
}

const within = (value: number, count: number) => Math.min(Math.max(value, 0), count - 1)

function sample(still: Still, x: number, y: number, into: Float32Array, at: number) {
  const [x0, y0] = [Math.floor(x - 0.5), Math.floor(y - 0.5)]
  const [right, down] = [x - 0.5 - x0, y - 0.5 - y0]
  const pixel = (dx: number, dy: number) =>
    (within(y0 + dy, still.height) * still.width + within(x0 + dx, still.width)) * 3
  const corners = [pixel(0, 0), pixel(1, 0), pixel(0, 1), pixel(1, 1)] as const
  const shares = [(1 - right) * (1 - down), right * (1 - down), (1 - right) * down, right * down]
  for (let channel = 0; channel < 3; channel += 1)
    into[at + channel] = corners.reduce(
      (sum, corner, index) => sum + (still.pixels[corner + channel] ?? 0) * (shares[index] ?? 0),
      0,
    )
}

function blend(one: Float32Array, other: Float32Array, share: number): Float32Array {
  return one.map((value, at) => value + ((other[at] ?? 0) - value) * share)
}

async function pictureOf(
  vehicle: FilmedVehicle,
  shot: Shot,
  number: number,
): Promise<Float32Array> {
  if ('from' in shot) {
    const share = number / Math.max(shot.pictures - 1, 1)
    const still = await stillOf({ ...vehicle, view: shot.view })
    return photograph(still, frameAt(shot.from, shot.to, share))
  }
  // Three pictures a frame of the turn, the third on the way to the next.
  const turn = async (frame: number) => {
    const view = shot.view[frame % shot.view.length]
    if (view === undefined) throw new Error('[demo] expected a turn with frames')
    return photograph(await stillOf({ ...vehicle, view }), wholeFrame)
  }
  const frame = Math.floor(number / 3)
  return number % 3 < 2 ? turn(frame) : blend(await turn(frame), await turn(frame + 1), 0.5)
}

/** Every picture of the film in order; a shot begins while the last one ends. */
async function* pictures(vehicle: FilmedVehicle): AsyncGenerator<Float32Array> {
  const shots = planShots(listViews(vehicle.body))
  let ending: Float32Array[] = []
  for (const shot of shots) {
    const isLast = shot === shots.at(-1)
    const stays = isLast ? shot.pictures : shot.pictures - dissolve
    const next: Float32Array[] = []
    for (let number = 0; number < shot.pictures; number += 1) {
      const picture = await pictureOf(vehicle, shot, number)
      const former = ending[number]
      const shown = former ? blend(former, picture, (number + 1) / (dissolve + 1)) : picture
      if (number < stays) yield shown
      else next.push(shown)
    }
    ending = next
  }
}

async function film(vehicle: FilmedVehicle) {
  const folder = await mkdtemp(join(tmpdir(), 'walkaround-'))
  let count = 0
  for await (const picture of pictures(vehicle)) {
    const file = join(folder, `${String(count).padStart(4, '0')}.png`)
    const raw = { width, height, channels: 3 } as const
    await sharp(Uint8Array.from(picture, Math.round), { raw })
      .png({ compressionLevel: 1 })
      .toFile(file)
    count += 1
  }
  const to = join(target, `${vehicle.setting}-${vehicle.body}-${vehicle.paint}.webm`)
  encode(folder, to)
  await rm(folder, { recursive: true })
  stills.clear()
  process.stdout.write(`${to}: ${(count / filmRate).toFixed(1)} s\n`)
}

function encode(folder: string, to: string) {
  const size = [width, height, filmRate].map(String)
  const command = ['-b', '--factory-startup', '--python', encoder, '--', folder, to, ...size]
  const { status, stderr } = spawnSync('blender', command, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`[demo] the film was not encoded: ${stderr}`)
}

await mkdir(target, { recursive: true })
const bodies = values.bodies?.split(',')
for (const { setting, body, paint } of filmedVehicles)
  if (bodies?.includes(body) ?? true) await film({ setting, body, paint })
