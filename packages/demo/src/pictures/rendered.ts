import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { encodeLight, mostLight } from './light.ts'

/** A picture as the scene renders it. */
export interface Rendered {
  width: number
  height: number
  channels: number
  /** Linear light divided by 4, 0 to 65,535. */
  pixels: Uint16Array
}

/** Reads a 16-bit picture of the scene. */
export async function readRendered(file: string): Promise<Rendered> {
  const image = sharp(file).toColourspace('rgb16').raw({ depth: 'ushort' })
  const { data, info } = await image.toBuffer({ resolveWithObject: true })
  const pixels = new Uint16Array(data.buffer, data.byteOffset, data.length / 2)
  return { width: info.width, height: info.height, channels: info.channels, pixels }
}

const codeOf = Uint8Array.from({ length: 65_536 }, (_, value) =>
  Math.round(255 * encodeLight((value / 65_535) * mostLight)),
)

/** One byte a channel of each pixel, as `byteOf` makes it of the pixel's values. */
function bytesOf(
  { width, height, channels }: Rendered,
  made: 1 | 3,
  byteOf: (at: number, channel: number) => number,
) {
  const data = Buffer.alloc(width * height * made)
  for (let pixel = 0; pixel < width * height; pixel += 1)
    for (let channel = 0; channel < made; channel += 1)
      data[pixel * made + channel] = byteOf(pixel * channels, channel)
  return sharp(data, { raw: { width, height, channels: made } })
}

/** Codes of the light of each channel. */
export const encodeColours = (image: Rendered): Sharp =>
  bytesOf(image, 3, (at, channel) => codeOf[image.pixels[at + channel] ?? 0] ?? 0)

/** Codes of brightness: light on the paint is as good as colourless. */
export const encodeBrightness = (image: Rendered): Sharp =>
  bytesOf(image, 1, (at) => {
    const [red = 0, green = 0, blue = 0] = image.pixels.subarray(at, at + 3)
    return codeOf[Math.round(0.2126 * red + 0.7152 * green + 0.0722 * blue)] ?? 0
  })

/** How much the vehicle hides, 255 for all. */
export const encodeOpacity = (image: Rendered): Sharp =>
  bytesOf(image, 1, (at) => Math.round((image.pixels[at + 3] ?? 0) / 257))

/** Writes a layer, and the folders above it; returns its bytes. */
export async function writeWebp(image: Sharp, path: string, quality: number): Promise<number> {
  await mkdir(dirname(path), { recursive: true })
  const bytes = await image.webp({ quality, effort: 4, smartSubsample: true }).toBuffer()
  await writeFile(path, bytes)
  return bytes.length
}
