import { modeRgb, parse, useMode } from 'culori/fn'
import type { DtcgColor } from '../color/ramp-group.ts'

const toRgb = useMode(modeRgb)

const round = (channel: number) => Math.round(channel * 10_000) / 10_000

const hexPair = (channel: number) =>
  Math.round(channel * 255)
    .toString(16)
    .padStart(2, '0')

/**
 * Writes a CSS colour as a DTCG colour value.
 * @throws RangeError for text that is no colour
 */
export function toDtcgColor(css: string): DtcgColor {
  const color = toRgb(parse(css))
  if (!color) throw new RangeError(`[tokens] expected a CSS colour, got ${JSON.stringify(css)}`)
  const { r, g, b, alpha = 1 } = color
  return {
    colorSpace: 'srgb',
    components: [round(r), round(g), round(b)],
    ...(alpha < 1 && { alpha }),
    hex: `#${hexPair(r)}${hexPair(g)}${hexPair(b)}`,
  }
}
