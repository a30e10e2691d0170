/**
 * Letters and digits as the strokes of a stamping die, drawn for this project: paths along the middle of
 * each stroke, 4 wide and 8 high (M and W wider), so that no font is needed.
 */
export const plateStrokes: Readonly<Record<string, string>> = {
  '0': 'M2 0A2 2 0 0 0 0 2V6A2 2 0 0 0 4 6V2A2 2 0 0 0 2 0Z',
  '1': 'M.7 1.7L2.3 0V8',
  '2': 'M0 2.2A2 2.2 0 0 1 4 2.2C4 4.2.2 5.9 0 8H4',
  '3': 'M.1 1.7A1.9 1.85 0 1 1 2 3.75H1.5M2 3.75A2 2.12 0 1 1 0 6.1',
  '4': 'M3 8V0L0 5.7H4.1',
  '5': 'M3.7 0H.5L.2 3.7C.8 3.1 1.4 2.9 2 2.9A2 2.55 0 1 1 0 6.3',
  '6': 'M3.8 1.5C3.5.5 2.8 0 2 0A2 2.2 0 0 0 0 2.4V5.7A2 2.3 0 1 0 4 5.7A2 2.3 0 0 0 0 5.7',
  '7': 'M0 0H4L1.4 8',
  '8': 'M2 3.7A1.8 1.85 0 1 1 2 0A1.8 1.85 0 1 1 2 3.7A2 2.15 0 1 1 2 8A2 2.15 0 1 1 2 3.7Z',
  '9': 'M.2 6.5C.5 7.5 1.2 8 2 8A2 2.2 0 0 0 4 5.6V2.3A2 2.3 0 1 0 0 2.3A2 2.3 0 0 0 4 2.3',
  A: 'M0 8L2 0L4 8M.7 5.4H3.3',
  B: 'M0 0V8H2A2 2.1 0 0 0 2 3.8H0H1.9A1.9 1.9 0 0 0 1.9 0Z',
  C: 'M4 2.2A2 2.2 0 0 0 0 2.2V5.8A2 2.2 0 0 0 4 5.8',
  D: 'M0 0V8H1.6A2.4 2.4 0 0 0 4 5.6V2.4A2.4 2.4 0 0 0 1.6 0Z',
  E: 'M3.7 0H0V8H3.7M0 3.9H3.1',
  F: 'M3.7 0H0V8M0 3.9H3.1',
  G: 'M4 2.2A2 2.2 0 0 0 0 2.2V5.8A2 2.2 0 0 0 4 5.8V4.3H2.3',
  H: 'M0 0V8M4 0V8M0 3.9H4',
  I: 'M.2 0V8',
  J: 'M3.7 0V6A1.8 2 0 0 1 .1 6',
  K: 'M0 0V8M3.8 0L0 4.9M1.4 3.2L4 8',
  L: 'M.2 0V8H3.8',
  M: 'M0 8V0L2.2 5L4.4 0V8',
  N: 'M0 8V0L4 8V0',
  O: 'M2 0A2 2 0 0 0 0 2V6A2 2 0 0 0 4 6V2A2 2 0 0 0 2 0Z',
  P: 'M.1 8V0H2A2 2.2 0 0 1 2 4.4H.1',
  Q: 'M2 0A2 2 0 0 0 0 2V6A2 2 0 0 0 4 6V2A2 2 0 0 0 2 0ZM2.4 6L4.2 8.2',
  R: 'M0 8V0H2A2 2.2 0 0 1 2 4.4H0M2 4.4L4 8',
  S: 'M3.9 1.9A1.95 1.9 0 0 0 0 2C0 3.4 1 3.7 2 4C3 4.3 4 4.7 4 6A2 2 0 0 1 0 6.1',
  T: 'M0 0H4M2 0V8',
  U: 'M0 0V6A2 2 0 0 0 4 6V0',
  V: 'M0 0L2 8L4 0',
  W: 'M0 0L1.3 8L2.5 1.6L3.7 8L5 0',
  X: 'M0 0L4 8M4 0L0 8',
  Y: 'M0 0L2 4.2L4 0M2 4.2V8',
  Z: 'M0 0H4L0 8H4',
  '&': 'M4 8L.9 2.2A1.2 1.3 0 1 1 2.6 2.6L.6 4.6A2 2 0 1 0 3.9 4.8',
  "'": 'M1 0V2',
  '-': 'M.4 4.1H2.8',
}

const widths: Readonly<Record<string, number>> = {
  I: 0.4,
  M: 4.4,
  W: 5,
  ' ': 1.6,
  "'": 1.4,
  '-': 3.2,
}

/** A line of text on a plate, in millimetres. */
interface PlateLine {
  /** Capitals, digits, spaces, `&`, `'` and `-`; anything else is left out. */
  text: string
  /** Middle of the line. */
  x: number
  y: number
  /** Height of its letters. */
  height: number
  /** The most it may be wide; a longer line is made narrower, then smaller. */
  width: number
  /** Width of the stroke over the height of the letters. Default 0.14. */
  weight?: number
  /** Space between letters over their height. Default 0.11. */
  spacing?: number
}

/** Letters are never made narrower than this share of their width. */
const narrowest = 0.8

/** SVG paths of a line, in the stroke of the group they are put in. */
export function drawPlateLine(line: PlateLine): string {
  const { weight = 0.14, spacing = 0.11 } = line
  const bold = (8 * weight) / (1 - weight)
  const gap = bold + (8 + bold) * spacing
  const signs = [...line.text].map((sign) => ({
    path: plateStrokes[sign],
    width: widths[sign] ?? 4,
  }))
  const long = signs.reduce((sum, { width }) => sum + width + gap, bold - gap)
  const fits = line.width / (long * (line.height / (8 + bold)))
  const scale = (line.height / (8 + bold)) * Math.min(1, fits / narrowest)
  const squeeze = Math.min(1, line.width / (long * scale))
  let left = bold / 2 - long / 2
  const paths = signs.map(({ path, width }) => {
    const at = left
    left += width + gap
    return path ? `<path transform="translate(${at.toFixed(2)} -4)" d="${path}"/>` : ''
  })
  const place = `translate(${line.x} ${line.y}) scale(${(scale * squeeze).toFixed(4)} ${scale.toFixed(4)})`
  return `<g transform="${place}" stroke-width="${bold.toFixed(2)}">${paths.join('')}</g>`
}
