import { encode } from 'uqr'

/** A QR code on a grid of squares. */
export interface QrDrawing {
  /** Squares along each side, without the quiet zone. */
  size: number
  /** The dark squares as one SVG path, a unit each, from 0 0. */
  path: string
}

/** Squares of light ground a reader needs on every side. Source: ISO/IEC 18004, 5.3.8 */
export const quietZone = 4

function rowPath(row: readonly boolean[], y: number): string {
  const starts = row.flatMap((dark, x) => (dark && !row[x - 1] ? [x] : []))
  return starts
    .map((x) => {
      const end = row.indexOf(false, x)
      const length = (end < 0 ? row.length : end) - x
      return `M${x} ${y}h${length}v1h-${length}z`
    })
    .join('')
}

/**
 * Draws a text, such as an address, as a QR code that may lose 15 % of its squares (level M or better).
 * @throws RangeError if the text is empty
 */
export function drawQrCode(text: string): QrDrawing {
  if (!text) throw new RangeError('[ui] expected a text for the QR code, got none')
  const { data, size } = encode(text, { ecc: 'M', boostEcc: true, border: 0 })
  return { size, path: data.map(rowPath).join('') }
}
