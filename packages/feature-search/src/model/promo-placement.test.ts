import { type PromoTile, promoTileKinds } from '@forecourt/tenant-config/model'
import { aSite } from '@forecourt/tenant-config/testing'
import { describe, expect, it } from 'vitest'
import {
  findPromoOffset,
  findPromoPage,
  isPromoFor,
  isPromoRunning,
  type PromoPage,
  withPromoTiles,
} from './promo-placement.ts'
import { createEmptySearchState } from './search-state.ts'

const nowMs = Date.parse('2026-11-20T10:00:00+10:00')
const page: PromoPage = { kind: 'search', slug: 'used-cars', page: 1, makes: [] }
const cars = (count: number) => Array.from({ length: count }, (_, index) => `car ${index}`)

const tile = (differences: Partial<PromoTile> = {}) => ({
  id: 'warranty',
  kind: 'warranty' as const,
  title: 'Warranty',
  text: 'Three years.',
  ...differences,
})
const siteWith = (tiles: readonly Partial<PromoTile>[], promoTileRandomOffset: 0 | 2 = 0) =>
  aSite({ search: { promoTiles: tiles.map((each) => tile(each)), promoTileRandomOffset } })

const listed = (count: number, tiles: readonly Partial<PromoTile>[], on = page) =>
  withPromoTiles(cars(count), siteWith(tiles), on, nowMs).map((item) =>
    item.kind === 'car' ? item.car : item.tile.id,
  )

describe('withPromoTiles', () => {
  it.each([0, 1, 4])(
    'puts a tile at place %d of the page, counted from 0 [SRCH-030]',
    (position) => {
      const items = listed(6, [{ position }])
      expect(items.indexOf('warranty')).toBe(position)
      expect(items).toHaveLength(7)
    },
  )

  it('keeps every car, in order, however many tiles there are [D-28]', () => {
    const items = listed(21, [
      { id: 'b', position: 5 },
      { id: 'a', position: 2 },
      { id: 'c', position: 5 },
    ])
    expect(items.filter((item) => item.startsWith('car'))).toEqual(cars(21))
    expect([items[2], items[5], items[6]]).toEqual(['a', 'b', 'c'])
  })

  it('puts a tile past the end last, unless it is strict [SRCH-033]', () => {
    expect(listed(3, [{ position: 9 }]).at(-1)).toBe('warranty')
    expect(listed(3, [{ position: 9, strictDisplay: true }])).toEqual(cars(3))
    expect(listed(3, [{ position: 3, strictDisplay: true }]).at(-1)).toBe('warranty')
    expect(listed(3, [{ position: 4, strictDisplay: true }])).toEqual(cars(3))
  })

  it('shows no tile where there are no cars [D-28]', () => {
    expect(listed(0, [{ position: 0 }])).toEqual([])
  })

  it('has a tile of each kind, on the pages of its brands [SRCH-032]', () => {
    const tiles = promoTileKinds.map((kind) => ({ id: kind, kind, makes: ['Kia'] }))
    expect(listed(21, tiles).filter((item) => !item.startsWith('car'))).toEqual([])
    const kia = { ...page, makes: ['Kia'] }
    expect(listed(21, tiles, kia).filter((item) => !item.startsWith('car'))).toEqual([
      'warranty',
      'video-calls',
      'trade-in',
      'freight',
      'finance',
      'protection-plan',
      'quality-assured',
    ])
  })
})

describe('isPromoRunning', () => {
  const running = (window: Partial<PromoTile>, at: string) =>
    isPromoRunning({ start: null, expiry: null, ...window }, Date.parse(at), 'Australia/Perth')

  it('includes the first and the last moment [SRCH-033]', () => {
    const window = { start: '2026-11-01T09:00:00+08:00', expiry: '2026-11-30T17:00:00+08:00' }
    expect(running(window, '2026-11-01T08:59:59.999+08:00')).toBe(false)
    expect(running(window, '2026-11-01T09:00:00+08:00')).toBe(true)
    expect(running(window, '2026-11-30T17:00:00+08:00')).toBe(true)
    expect(running(window, '2026-11-30T17:00:00.001+08:00')).toBe(false)
  })

  it('takes a date for the whole day where the dealer is [SRCH-033]', () => {
    const window = { start: '2026-11-01', expiry: '2026-11-30' }
    expect(running(window, '2026-10-31T23:59:59+08:00')).toBe(false)
    expect(running(window, '2026-11-01T00:00:00+08:00')).toBe(true)
    expect(running(window, '2026-11-30T23:59:59+08:00')).toBe(true)
    expect(running(window, '2026-12-01T00:00:00+08:00')).toBe(false)
  })
})

describe('isPromoFor', () => {
  const isFor = (display: string[], makes: string[] = []) => isPromoFor({ display, makes }, page)

  it('goes by the kind of the page or its slug [SRCH-033]', () => {
    expect(isFor([])).toBe(true)
    expect(isFor(['search'])).toBe(true)
    expect(isFor(['toyota', 'used-cars'])).toBe(true)
    expect(isFor(['new-cars'])).toBe(false)
  })

  it('goes by the chosen makes, however they are written [SRCH-032]', () => {
    expect(isPromoFor({ display: [], makes: ['kia'] }, { ...page, makes: ['Kia', 'Ford'] })).toBe(
      true,
    )
    expect(isPromoFor({ display: [], makes: ['Kia'] }, { ...page, makes: ['Ford'] })).toBe(false)
  })
})

describe('findPromoPage', () => {
  it('is named by the last part of its path, with page and makes of the search', () => {
    const base = { path: '/search/used-cars', rootPath: '/search', facets: {} }
    const state = { ...createEmptySearchState('relevance'), page: 3, facets: { make: ['Kia'] } }
    expect(findPromoPage(state, base)).toEqual({
      kind: 'search',
      slug: 'used-cars',
      page: 3,
      makes: ['Kia'],
    })
  })
})

describe('findPromoOffset', () => {
  const moving = siteWith([], 2)
  const offsets = Array.from({ length: 60 }, (_, index) =>
    findPromoOffset(moving, { ...page, page: index + 1 }, nowMs),
  )

  it('draws 0, 1 and 2, all of them often [SRCH-031]', () => {
    for (const offset of [0, 1, 2])
      expect(offsets.filter((drawn) => drawn === offset).length).toBeGreaterThan(10)
    expect(new Set(offsets)).toEqual(new Set([0, 1, 2]))
  })

  it('is the same for server and browser all day, and not every day the same [SRCH-031]', () => {
    const at = (time: string) => findPromoOffset(moving, page, Date.parse(time))
    expect(at('2026-11-20T00:00:00+10:00')).toBe(at('2026-11-20T23:59:59+10:00'))
    const days = Array.from({ length: 20 }, (_, day) => at(`2026-11-${10 + day}T12:00:00+10:00`))
    expect(new Set(days).size).toBe(3)
  })

  it('is 0 on a site that does not move its tiles [SRCH-031]', () => {
    const still = siteWith([])
    expect(
      [1, 2, 3, 4, 5].map((number) => findPromoOffset(still, { ...page, page: number }, nowMs)),
    ).toEqual([0, 0, 0, 0, 0])
  })

  it('moves the tile by as many places [SRCH-031]', () => {
    const site = siteWith([{ position: 3 }], 2)
    for (let number = 1; number <= 9; number += 1) {
      const on = { ...page, page: number }
      const items = withPromoTiles(cars(9), site, on, nowMs)
      const place = items.findIndex(({ kind }) => kind === 'tile')
      expect(place).toBe(3 + findPromoOffset(site, on, nowMs))
    }
  })
})
