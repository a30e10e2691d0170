import type { Plate, PlateState } from './plate.ts'
import { drawPlateLine } from './plate-letters.ts'
import type { SettingKey } from './vehicle-picture.ts'

/** Width and height of a plate in millimetres. */
export type PlateSize = readonly [width: number, height: number]

/** Colours of a plate and the small line on it. */
interface PlateLook {
  ground: string
  ink: string
  line: string
  /** Place of the line. */
  at: 'above' | 'below'
}

const white = '#f4f4f1'

/** General issue of each state, without emblems. */
const looks: Readonly<Record<PlateState, PlateLook>> = {
  vic: { ground: white, ink: '#1b3c8c', line: 'VICTORIA - THE EDUCATION STATE', at: 'below' },
  nsw: { ground: '#f5c518', ink: '#17150f', line: 'NEW SOUTH WALES', at: 'below' },
  qld: { ground: white, ink: '#6d1530', line: 'QUEENSLAND - SUNSHINE STATE', at: 'below' },
  sa: { ground: white, ink: '#16161a', line: 'SOUTH AUSTRALIA', at: 'below' },
  wa: { ground: white, ink: '#17407f', line: 'WESTERN AUSTRALIA', at: 'above' },
  tas: { ground: white, ink: '#1a3f86', line: 'TASMANIA - EXPLORE THE POSSIBILITIES', at: 'below' },
  act: { ground: white, ink: '#16409a', line: "ACT - THE NATION'S CAPITAL", at: 'below' },
  nt: { ground: white, ink: '#a4481f', line: 'NT - OUTBACK AUSTRALIA', at: 'below' },
}

/** The dealer whose place a setting is. */
const dealers: Readonly<Record<SettingKey, { ink: string; name: string; line: string }>> = {
  studio: { ink: '#0d3b66', name: 'HARBOUR', line: 'MOTOR GROUP' },
  yard: { ink: '#1f3d2b', name: 'RIDGELINE', line: 'USED CARS' },
  park: { ink: '#1c4f4a', name: 'CURRAWONG', line: 'CARAVANS' },
  depot: { ink: '#2a2a2c', name: 'IRONBARK', line: 'TRUCKS & MOTORCYCLES' },
  gallery: { ink: '#1d1d20', name: 'AURELIA', line: 'MOTOR GALLERIES' },
}

/** Looks of every plate, for the version of the pictures. */
export const plateLooks = { looks, dealers }

/** The number in the groups it is read in: `1AB 2CD`, `AB 12 CD`, `S123 ABC`. */
export function groupNumber(number: string): string {
  if (/^[A-Z]{2}\d{2}[A-Z]{2}$/.test(number)) return number.replace(/(..)(..)(..)/, '$1 $2 $3')
  const first = Math.ceil(number.length / 2)
  return `${number.slice(0, first)} ${number.slice(first)}`
}

/** Strokes and their edges, pressed up from behind: light from above catches the upper one. */
function emboss(paths: string, ink: string): string {
  const copy = (colour: string, opacity: number, down: number) =>
    `<g stroke="${colour}" stroke-opacity="${opacity}" transform="translate(0 ${down})">${paths}</g>`
  return copy('#fff', 0.55, -1.1) + copy('#000', 0.3, 1.2) + `<g stroke="${ink}">${paths}</g>`
}

function drawRegistration(number: string, look: PlateLook, [width, height]: PlateSize): string {
  const small = Math.min(height * 0.1, 11.5)
  const edge = small * 0.55 + 5
  const tall = height - 2 * edge - small * 1.9
  const lineAbove = look.at === 'above'
  const middle = height / 2 + (lineAbove ? 1 : -1) * small * 0.72
  const paths = drawPlateLine({
    text: groupNumber(number),
    x: width / 2,
    y: middle,
    height: tall,
    width: width * 0.9,
  })
  const line = drawPlateLine({
    text: look.line,
    x: width / 2,
    y: lineAbove ? edge + small * 0.35 : height - edge - small * 0.35,
    height: small,
    width: width * 0.7,
    weight: 0.15,
    spacing: 0.2,
  })
  return `${emboss(paths, look.ink)}<g stroke="${look.ink}">${line}</g>`
}

function drawDealer(setting: SettingKey, [width, height]: PlateSize): string {
  const { ink, name, line } = dealers[setting]
  const middle = { x: width / 2, width: width * 0.84 }
  const above = { ...middle, text: name, y: height * 0.42, height: height * 0.36, spacing: 0.16 }
  const below = { ...middle, text: line, y: height * 0.76, height: height * 0.13, spacing: 0.3 }
  return `<g stroke="${ink}">${drawPlateLine(above)}${drawPlateLine(below)}</g>`
}

/** The raised rim along the edge, lit from above. */
function drawRim([width, height]: PlateSize): string {
  const rim = (colour: string, opacity: number, down: number) =>
    `<rect x="4" y="${4 + down}" width="${width - 8}" height="${height - 8}" rx="7" stroke="${colour}" stroke-opacity="${opacity}" stroke-width="1.4"/>`
  return rim('#000', 0.2, 0.7) + rim('#fff', 0.5, -0.7)
}

/** A plate as SVG, one unit a millimetre, `pixels` wide. */
export function drawPlate(
  plate: Plate,
  setting: SettingKey,
  size: PlateSize,
  pixels: number,
): string {
  const [width, height] = size
  const look = plate.kind === 'registration' ? looks[plate.state] : null
  const words =
    look && plate.kind === 'registration' ? drawRegistration(plate.number, look, size) : ''
  const name = plate.kind === 'dealer' ? drawDealer(setting, size) : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${pixels}" height="${Math.round((pixels * height) / width)}">
<rect width="${width}" height="${height}" fill="${look?.ground ?? white}"/>
<g fill="none" stroke-linecap="round" stroke-linejoin="round">${drawRim(size)}${words}${name}</g></svg>`
}
