import type { PixelSize, VehicleLayers } from './compose.ts'

/** The part of a vehicle's layers that shows another face, as large as a box of them; codes of light. */
export interface FacePatch extends PixelSize {
  /** Pixels from the left and the top of the layers. */
  left: number
  top: number
  /** Three bytes a pixel. */
  base: Uint8Array
  /** One byte a pixel. */
  paint: Uint8Array
}

/** Share of the layers' width over which a patch gives way to them, so that its edge is not seen. */
const blend = 1 / 100

/** An element that is there. */
const at = (values: ArrayLike<number>, index: number) => values[index] as number

/** Share of the patch in each of its columns or rows; the edges of the picture need no blending. */
function listShares(length: number, start: number, whole: number, reach: number): Float32Array {
  return Float32Array.from({ length }, (_, index) => {
    const before = start === 0 ? 1 : (index + 0.5) / reach
    const behind = start + length === whole ? 1 : (length - index - 0.5) / reach
    return Math.min(before, behind, 1)
  })
}

/**
 * Lays another face over the layers of a body, which stay as they are. The form around it is the same; where
 * a part of the body's own face stood out of it, the ground beside it shows.
 * @throws RangeError when the patch does not lie within the layers
 */
export function layFace(layers: VehicleLayers, patch: FacePatch): VehicleLayers {
  const { width, height } = layers
  const { left, top } = patch
  if (left < 0 || top < 0 || left + patch.width > width || top + patch.height > height)
    throw new RangeError(`[demo] expected a face within ${width} by ${height} pixels`)
  const [base, paint] = [layers.base.slice(), layers.paint.slice()]
  const cover = uncoverGround(layers, patch)
  const columns = listShares(patch.width, left, width, width * blend)
  const rows = listShares(patch.height, top, height, width * blend)
  for (let y = 0; y < patch.height; y += 1)
    for (let x = 0; x < patch.width; x += 1) {
      const share = at(columns, x) * at(rows, y)
      const [from, to] = [y * patch.width + x, (top + y) * width + left + x]
      paint[to] = mix(at(paint, to), at(patch.paint, from), share)
      for (let channel = 0; channel < 3; channel += 1)
        base[to * 3 + channel] = mix(
          at(base, to * 3 + channel),
          at(patch.base, from * 3 + channel),
          share,
        )
    }
  return { ...layers, base, paint, cover }
}

const mix = (one: number, other: number, share: number) => Math.round(one + (other - one) * share)

/** Code of light up to which there is nothing of a vehicle, and of cover from which there is no open ground. */
const nothing = 3
const hidden = 200

const lightAt = ({ base, paint }: Pick<FacePatch, 'base' | 'paint'>, pixel: number) =>
  Math.max(at(base, pixel * 3), at(base, pixel * 3 + 1), at(base, pixel * 3 + 2), at(paint, pixel))

/** The cover without what the face no longer has, from either end of each row as far as the vehicle. */
function uncoverGround(layers: VehicleLayers, patch: FacePatch): Uint8Array {
  const cover = layers.cover.slice()
  for (let y = 0; y < patch.height; y += 1)
    for (const step of [1, -1] as const) {
      let ground: number | null = null
      for (let x = step > 0 ? 0 : patch.width - 1; x >= 0 && x < patch.width; x += step) {
        const pixel = (patch.top + y) * layers.width + patch.left + x
        if (lightAt(patch, y * patch.width + x) > nothing) break
        const isOpen = lightAt(layers, pixel) <= nothing
        if (isOpen && at(layers.cover, pixel) >= hidden) break
        if (isOpen) ground = at(layers.cover, pixel)
        else if (ground === null) break
        else cover[pixel] = ground
      }
    }
  return cover
}
