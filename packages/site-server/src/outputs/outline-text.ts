import { create, type Font } from 'fontkit'

/** A text as shapes, so that a picture needs no font of the machine it is made on. */
export interface OutlinedText {
  /** SVG elements, drawn in `fill`. */
  svg: string
  /** Height of all lines, in pixels. */
  height: number
}

/** How a text is set. */
export interface OutlineOptions {
  font: Uint8Array
  /** Pixels. */
  size: number
  fill: string
  /** Left edge and top of the first line, in pixels. */
  x: number
  y: number
  /** Pixels a line may be wide. */
  width: number
  /** Lines that are shown; longer text ends in "…". Default 1. */
  lines?: number
}

const opened = new WeakMap<Uint8Array, Font>()

function openFont(bytes: Uint8Array): Font {
  const known = opened.get(bytes)
  if (known) return known
  const font = create(bytes as Buffer) as Font
  opened.set(bytes, font)
  return font
}

/** Share of the size from line to line. */
const lineHeight = 1.18

function breakLines(text: string, fits: (line: string) => boolean, most: number): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim()
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  const whole = lines.slice(0, most).map((line) => shorten(line, fits))
  if (lines.length > most) whole[most - 1] = shorten(`${whole[most - 1]}…`, fits)
  return whole
}

/** A line that ends in "…" where it would be too wide. */
function shorten(line: string, fits: (line: string) => boolean): string {
  if (fits(line)) return line
  const signs = [...line.replace(/…$/, '')]
  while (signs.length > 1 && !fits(`${signs.join('')}…`)) signs.pop()
  return `${signs.join('').trimEnd()}…`
}

function drawLine(font: Font, line: string, scale: number, x: number, baseline: number): string {
  const { glyphs, positions } = font.layout(line)
  let left = x
  return glyphs
    .map((glyph, index) => {
      const at = left
      left += (positions[index]?.xAdvance ?? 0) * scale
      const path = glyph.path.toSVG()
      if (!path) return ''
      const place = `${at.toFixed(2)} ${baseline.toFixed(2)}`
      return `<path transform="translate(${place}) scale(${scale} ${-scale})" d="${path}"/>`
    })
    .join('')
}

/** Sets a text, line under line, and draws it. */
export function outlineText(text: string, options: OutlineOptions): OutlinedText {
  const { size, fill, x, y, width, lines: most = 1 } = options
  const font = openFont(options.font)
  const scale = size / font.unitsPerEm
  const fits = (line: string) => font.layout(line).advanceWidth * scale <= width
  const lines = breakLines(text, fits, most)
  const step = size * lineHeight
  const paths = lines.map((line, index) =>
    drawLine(font, line, scale, x, y + index * step + font.ascent * scale),
  )
  return { svg: `<g fill="${fill}">${paths.join('')}</g>`, height: lines.length * step }
}
