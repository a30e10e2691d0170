import type { PromoTile } from '@forecourt/tenant-config/model'
import type { SearchState } from './search-state.ts'
import type { SearchBase } from './search-url.ts'

/** Part of a site that decides where its tiles stand. */
export interface PromoSite {
  id: string
  /** IANA name; a tile's first and last day are days there. */
  timeZone: string
  search: {
    promoTiles: readonly PromoTile[]
    /** Largest number of places a tile moves back, 0 or 2. */
    promoTileRandomOffset: 0 | 2
  }
}

/** The result page tiles may stand on. */
export interface PromoPage {
  /** Kind of the page. */
  kind: 'search'
  /** Last part of its path, `used-cars`; the whole stock has `search` or `used-car`. */
  slug: string
  /** Counted from 1. */
  page: number
  /** Makes the visitor has chosen. */
  makes: readonly string[]
}

/** The page a search shows, as its tiles see it. */
export function findPromoPage({ page, facets }: SearchState, { path }: SearchBase): PromoPage {
  const slug = path.split('/').at(-1) ?? ''
  return { kind: 'search', slug, page, makes: facets.make ?? [] }
}

/** A place in a result list. */
export type ResultItem<TCar> = { kind: 'car'; car: TCar } | { kind: 'tile'; tile: PromoTile }

/**
 * True when a tile runs: from its start to its expiry, both included. A date without a time is that
 * whole day where the dealer is.
 * @param nowMs Unix milliseconds
 * Source: `SRCH-033`, `D-28`
 */
export function isPromoRunning(
  { start, expiry }: Pick<PromoTile, 'start' | 'expiry'>,
  nowMs: number,
  timeZone: string,
): boolean {
  const today = dayIn(timeZone, nowMs)
  const hasBegun = start === null || (isDay(start) ? start <= today : Date.parse(start) <= nowMs)
  const isOver = expiry !== null && (isDay(expiry) ? expiry < today : Date.parse(expiry) < nowMs)
  return hasBegun && !isOver
}

/**
 * True when a tile belongs on a page: `display` names the page's kind or slug or is empty, and `makes`
 * names a chosen make or is empty.
 * Source: `SRCH-032`, `SRCH-033`, `D-28`
 */
export function isPromoFor(
  { display, makes }: Pick<PromoTile, 'display' | 'makes'>,
  page: PromoPage,
): boolean {
  const isShownHere = display.length === 0 || display.some((name) => isNameOf(name, page))
  const chosen = page.makes.map((make) => make.toLowerCase())
  return (
    isShownHere && (makes.length === 0 || makes.some((make) => chosen.includes(make.toLowerCase())))
  )
}

/**
 * How far the tiles of a page move back today: 0, 1 or 2 places, drawn from a hash of site, slug,
 * page and day, so that server and browser agree; 0 on a site that does not move them.
 * Source: `SRCH-031`, `D-28`
 */
export function findPromoOffset(site: PromoSite, { slug, page }: PromoPage, nowMs: number): number {
  const { promoTileRandomOffset: largest } = site.search
  const seed = [site.id, slug, page, dayIn(site.timeZone, nowMs)].join('|')
  return hashOf(seed) % (largest + 1)
}

/**
 * The cars of a page with the tiles in their places, counted from 0 among all that is listed. A tile
 * past the end comes last, or not at all when it is strict. Without cars there are no tiles.
 * @param nowMs Unix milliseconds
 * Source: `SRCH-030` to `SRCH-033`, `D-28`
 */
export function withPromoTiles<TCar>(
  cars: readonly TCar[],
  site: PromoSite,
  page: PromoPage,
  nowMs: number,
): ResultItem<TCar>[] {
  if (cars.length === 0) return []
  const offset = findPromoOffset(site, page, nowMs)
  const waiting = site.search.promoTiles
    .filter((tile) => isPromoRunning(tile, nowMs, site.timeZone) && isPromoFor(tile, page))
    .sort((a, b) => a.position - b.position)
  const items: ResultItem<TCar>[] = []
  const placeDue = () => {
    while (waiting[0] && waiting[0].position + offset <= items.length)
      items.push({ kind: 'tile', tile: waiting.shift()! })
  }
  for (const car of cars) {
    placeDue()
    items.push({ kind: 'car', car })
  }
  placeDue()
  const late = waiting.filter(({ strictDisplay }) => !strictDisplay)
  return [...items, ...late.map((tile) => ({ kind: 'tile', tile }) as const)]
}

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text)

const isNameOf = (name: string, { kind, slug }: PromoPage) => name === kind || name === slug

const calendars = new Map<string, Intl.DateTimeFormat>()

/* Cached, because making one costs more than all it is asked for on a page. */
function calendarOf(timeZone: string): Intl.DateTimeFormat {
  const known = calendars.get(timeZone)
  if (known) return known
  const digits = { year: 'numeric', month: '2-digit', day: '2-digit' } as const
  // oxlint-disable-next-line forecourt/formatter-at-module-scope -- one for each time zone
  const calendar = new Intl.DateTimeFormat('en-AU', { timeZone, ...digits })
  calendars.set(timeZone, calendar)
  return calendar
}

/** "2026-11-22" in a time zone; such days compare as text. */
function dayIn(timeZone: string, nowMs: number): string {
  const parts = calendarOf(timeZone).formatToParts(nowMs)
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value
  return `${part('year')}-${part('month')}-${part('day')}`
}

/* FNV-1a with a last mixing: neighbouring pages and days differ in a few bits only. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) {
    hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193)
  }
  hash ^= hash >>> 15
  hash = Math.imul(hash, 0x2c1b3c6d)
  return (hash ^ (hash >>> 13)) >>> 0
}
