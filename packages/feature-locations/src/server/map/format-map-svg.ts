import type { MapDrawing } from '../../model/index.ts'

/** Size of the picture in pixels. */
const width = 960
const height = 640

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/**
 * A map as a picture of its own, 960 by 640 pixels, with its names in the browser's type.
 * @param drawing map laid out for 3:2
 */
export function formatMapSvg(drawing: MapDrawing): string {
  const { land, labels, pins, scale, attribution, height: high } = drawing
  const at = ({ x, y }: { x: number; y: number }) => [(x * width) / 100, (y * height) / 100]
  const names = labels.map((label) => {
    const [x = 0, y = 0] = at(label)
    const dot = label.kind === 'town' ? `<circle cx="${x}" cy="${y}" r="5" stroke="none"/>` : ''
    const anchor = label.kind === 'town' ? `x="${x + 11}"` : `x="${x}" text-anchor="middle"`
    return `${dot}<text ${anchor} y="${y + 7}">${escape(label.text)}</text>`
  })
  const pin = pins.map((each) => {
    const [x = 0, y = 0] = at(each)
    return `<path transform="translate(${x} ${y})" d="M0 0C-8-16-26-30-26-50a26 26 0 0 1 52 0C26-30 8-16 0 0Z"/><circle cx="${x}" cy="${y - 50}" r="9" fill="#fff"/>`
  })
  const bar = (scale.percent * width) / 100
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<rect width="${width}" height="${height}" fill="#b9dcf0"/>
<path transform="scale(${width / 100} ${height / high})" d="${land}" fill="#f2efe6" stroke="#6f9fbd" stroke-width=".2" stroke-linejoin="round"/>
<g font-family="system-ui, sans-serif" font-size="20" fill="#23303a" stroke="#f8f7f2" stroke-width="5" paint-order="stroke" stroke-linejoin="round">${names.join('')}</g>
<g fill="#b3261e" stroke="#fff" stroke-width="3">${pin.join('')}</g>
<path d="M24 ${height - 36}v12h${bar}v-12" fill="none" stroke="#23303a" stroke-width="3"/>
<g font-family="system-ui, sans-serif" fill="#23303a"><text x="${24 + bar / 2}" y="${height - 42}" font-size="22" text-anchor="middle">${scale.text}</text><text x="${width - 12}" y="${height - 12}" font-size="16" text-anchor="end">${escape(attribution)}</text></g>
</svg>
`
}
