import type { CarHotspot, CarHotspots } from '../model/car-parts.ts'
import { parseJson, toNumber } from './json-text.ts'
import { isNoText, nothing, type Parsed, parsed, unreadable } from './parsed.ts'
import { toPlainText } from './plain-text.ts'

/** Addresses of a list, and how many of its entries are none that a page may show. */
export interface MediaUrls {
  urls: string[]
  /** Entries that were left out. */
  refused: number
}

/** True for an https address or a path of the site. */
export function isUsableUrl(url: string): boolean {
  if (/^\/[^/\\]/.test(url)) return true
  return URL.canParse(url) && new URL(url).protocol === 'https:'
}

/** Addresses as a cell without lists writes them: divided by bars, semicolons, spaces or commas. */
export function splitUrls(cell: string): string[] {
  return cell.split(/[|;\s]+|,(?=https?:|\/)/)
}

/** Each usable address once, in the order of the list. */
export function usableUrls(listed: readonly string[]): MediaUrls {
  const urls = [...new Set(listed.map((url) => url.trim()).filter((url) => !isNoText(url)))]
  const usable = urls.filter(isUsableUrl)
  return { urls: usable, refused: urls.length - usable.length }
}

/** One address: https or a path of the site. */
export function parseUrlText(text: string): Parsed<string> {
  if (isNoText(text)) return nothing
  return isUsableUrl(text) ? parsed(text) : unreadable('is not an https address')
}

/**
 * Addresses of videos: a cell of addresses, or a JSON list of addresses, of `{ url }` or of
 * `{ video: { url } }`.
 * Source: `DATA-013`
 */
export function parseVideosText(text: string): Parsed<MediaUrls> {
  if (isNoText(text)) return nothing
  if (!/^[[{]/.test(text)) return parsed(usableUrls(splitUrls(text)))
  const value = parseJson(text)
  if (!Array.isArray(value)) return unreadable('is not a list of videos')
  const addresses = value.map(videoAddress)
  const { urls, refused } = usableUrls(addresses.filter((url) => url !== null))
  return parsed({ urls, refused: refused + addresses.filter((url) => url === null).length })
}

function videoAddress(entry: unknown): string | null {
  if (typeof entry === 'string') return entry
  const { video, url } = fieldsOf(entry)
  const address = url ?? fieldsOf(video).url
  return typeof address === 'string' ? address : null
}

/** True for an address that ends like a video file, where others lead to a page with a player. */
export const isVideoFile = (url: string): boolean =>
  /\.(?:mp4|m4v|webm|ogv|mov|m3u8)(?:[?#]|$)/i.test(url)

const longestCode = 2000

/**
 * Address of an external turn viewer: the address itself, or the one a snippet of HTML frames
 * (`<iframe src="…">`). A snippet that is a script is refused, since it would run in the page.
 * Source: `DATA-014`, `D-87`
 */
export function parseSpinCodeText(text: string): Parsed<string> {
  if (isNoText(text)) return nothing
  const framed = /<iframe\s[^>]*?\bsrc\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(text)
  const written = (framed?.[1] ?? framed?.[2] ?? text).replaceAll('&amp;', '&').trim()
  const address = written.startsWith('//') ? `https:${written}` : written
  const isAddress = URL.canParse(address) && new URL(address).protocol === 'https:'
  return isAddress && !/[\s<>"']/.test(address) && address.length <= longestCode
    ? parsed(address)
    : unreadable('is neither an https address nor a frame of one')
}

const longestDescription = 500

/**
 * Points of interest as JSON: `{ exterior, interior }`, each a list of `{ description, positions }`
 * with `{ angle, x, y }`: frame from 0, percent of the picture. One wrong point refuses them all.
 * @param frames how many frames the turn has; 0 leaves the angles unchecked
 * Source: `DATA-014`
 */
export function parseHotspotsText(text: string, frames: number): Parsed<CarHotspots> {
  if (isNoText(text)) return nothing
  const value = parseJson(text)
  const { exterior = [], interior = [] } = fieldsOf(value)
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
  if (!isObject || !Array.isArray(exterior) || !Array.isArray(interior))
    return unreadable('is not an object with lists of exterior and interior')
  const outside = readHotspots('exterior', exterior, frames)
  const inside = readHotspots('interior', interior, 0)
  const reason = outside.reason ?? inside.reason
  if (reason !== null) return unreadable(reason)
  const hotspots = { exterior: outside.hotspots, interior: inside.hotspots }
  return hotspots.exterior.length + hotspots.interior.length > 0 ? parsed(hotspots) : nothing
}

function readHotspots(place: string, list: readonly unknown[], frames: number) {
  const hotspots: CarHotspot[] = []
  for (const [at, entry] of list.entries()) {
    const { description, positions } = fieldsOf(entry)
    const name = `${place} ${at + 1}`
    const words = typeof description === 'string' ? toPlainText(description) : ''
    if (words === '') return { hotspots, reason: `${name} has no description` }
    if (words.length > longestDescription)
      return { hotspots, reason: `${name} has more than ${longestDescription} characters` }
    if (!Array.isArray(positions) || positions.length === 0)
      return { hotspots, reason: `${name} has no positions` }
    const places = positions.map(readPosition)
    const wrong = places.map((position) => positionProblem(position, frames)).find(Boolean)
    if (wrong) return { hotspots, reason: `${name} ${wrong}` }
    hotspots.push({ description: words, positions: places })
  }
  return { hotspots, reason: null }
}

function readPosition(entry: unknown): CarHotspot['positions'][number] {
  const { angle = 0, x, y } = fieldsOf(entry)
  return { angle: toNumber(angle), x: toNumber(x), y: toNumber(y) }
}

function positionProblem(
  { angle, x, y }: CarHotspot['positions'][number],
  frames: number,
): string | null {
  if (!(Number.isInteger(angle) && angle >= 0)) return 'has an angle that is not a frame number'
  if (frames > 0 && angle >= frames) return `stands on frame ${angle} of 0 to ${frames - 1}`
  const isOnPicture = [x, y].every((percent) => percent >= 0 && percent <= 100)
  return isOnPicture ? null : 'has a place outside 0 to 100 percent'
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}
