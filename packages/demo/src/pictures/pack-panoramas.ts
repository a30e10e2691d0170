import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { developTable, stepsPerLight } from './film.ts'
import { mostLight } from './light.ts'

/*
 * Makes the interiors all the way round that the site keeps of what the scene rendered
 * (scene/panorama.py):
 *
 *   node packages/demo/src/pictures/pack-panoramas.ts --from /tmp/layers/panoramas
 */

const { values } = parseArgs({ options: { from: { type: 'string' }, to: { type: 'string' } } })
if (!values.from) throw new Error('[demo] expected --from with the folder of rendered panoramas')
const target = values.to ?? fileURLToPath(new URL('../../media/interiors/', import.meta.url))

/** Light is let in a little longer inside than outside. */
const exposure = 1.35

const stepsOfValue = (mostLight / 65_535) * stepsPerLight

await mkdir(target, { recursive: true })
for (const file of (await readdir(values.from)).filter((name) => name.endsWith('.png'))) {
  // What the render has left of its noise goes with the median; edges stay.
  const image = sharp(join(values.from, file))
    .median(3)
    .toColourspace('rgb16')
    .raw({ depth: 'ushort' })
  const { data, info } = await image.toBuffer({ resolveWithObject: true })
  const table = developTable(exposure)
  const light = new Uint16Array(data.buffer, data.byteOffset, data.length / 2)
  const pixels = Uint8Array.from(light, (value) => table[Math.round(value * stepsOfValue)] ?? 0)
  const { width, height } = info
  const made = sharp(pixels, { raw: { width, height, channels: 3 } }).webp({
    quality: 86,
    effort: 6,
  })
  const { size } = await made.toFile(join(target, file.replace('.png', '.webp')))
  process.stdout.write(`${file}: ${width} × ${height}, ${Math.round(size / 1000)} kB\n`)
}
