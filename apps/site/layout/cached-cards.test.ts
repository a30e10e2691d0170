import { CarGrid, type CarGridProps } from '@forecourt/feature-search'
import { toStockRecord } from '@forecourt/feature-search/model'
import { aCar } from '@forecourt/stock/testing'
import { aSite } from '@forecourt/tenant-config/testing'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { createCachedCards } from './cached-cards.ts'
import { cardSite } from './card-site.ts'
import { cardSlots } from './card-slots.tsx'

const site = aSite({ features: { compare: false } })
const nowMs = Date.parse('2026-11-20T10:00:00+10:00')
const photo = '/images/vehicles/studio/van/graphite/front-left.jpg'
const cars = Array.from({ length: 6 }, (_, index) =>
  toStockRecord(
    aCar({
      id: index + 1,
      slug: `car-${index + 1}`,
      badge: 'Sport & "Touring"',
      created_at: '2026-11-19T00:00:00Z',
      primary_image_url: photo,
    }),
    site,
  ),
)
const grid = (slots: Partial<CarGridProps['slots']>, props: Partial<CarGridProps> = {}) =>
  renderToString(
    createElement(CarGrid, {
      cars,
      site,
      nowMs,
      slots: { ...cardSlots(cardSite(site, new Date(nowMs))), ...slots },
      priority: true,
      ...props,
    }),
  )

describe('createCachedCards', () => {
  it('gives the page a browser takes over, letter for letter, made anew and cached', () => {
    const unseen = cars.map((car, index) =>
      index === 4 ? { ...car, primary_image_url: null } : car,
    )
    const plain = grid({}, { cars: unseen })
    const htmlOf = createCachedCards('letters')
    expect(plain).toContain('Photos coming soon')
    expect(grid({ htmlOf }, { cars: unseen })).toBe(plain)
    expect(grid({ htmlOf }, { cars: unseen })).toBe(plain)
  })

  it('renders a card that is not in sight at the start once, however many pages show it', () => {
    let rendered = 0
    const favourite = () => {
      rendered += 1
      return null
    }
    const htmlOf = createCachedCards('once')
    grid({ favourite, htmlOf })
    expect(rendered).toBe(6)
    grid({ favourite, htmlOf })
    expect(rendered).toBe(9)
  })

  it.each<[string, Partial<CarGridProps>]>([
    ['price', { cars: cars.map((car) => ({ ...car, price: 12_345 })) }],
    ['day, when a new arrival is new no more', { nowMs: nowMs + 400 * 86_400_000 }],
    ['width of the photos', { photoWidth: 'wide' }],
  ])('renders it anew after another %s', (_, change) => {
    const htmlOf = createCachedCards('anew')
    const before = grid({ htmlOf })
    const after = grid({ htmlOf }, change)
    expect(after).not.toBe(before)
    expect(after).toBe(grid({}, change))
  })

  it('shows nothing of another site, nor of the same one before its configuration changed', () => {
    const unpriced = { cars: cars.map((car) => ({ ...car, price: null })) }
    const asks = aSite({ features: { compare: false }, search: { noPriceText: 'Ask us' } })
    const before = grid({ htmlOf: createCachedCards('one.1') }, unpriced)
    const after = grid({ htmlOf: createCachedCards('one.2') }, { ...unpriced, site: asks })
    expect(before).not.toContain('Ask us')
    expect(after.match(/Ask us/g)).toHaveLength(6)
  })
})
