import { aSite } from '@forecourt/tenant-config/testing'
import { describe, expect, it } from 'vitest'
import { createReachability, isPageOpen } from './page-route.ts'

const compare = { path: '/compare', feature: 'compare' } as const
const isReachable = createReachability([
  { path: '/' },
  { path: '/search/*' },
  { path: '/cars/:slug', isOpen: (_site, { slug }) => slug !== 'trade-in' },
  { path: '/cars/:slug/enquire' },
  compare,
])
const site = aSite()

describe('createReachability', () => {
  it.each([
    '/',
    '/search',
    '/search/used-cars?fuel=Electric#results',
    '/cars/2021-mazda-cx-5',
    '/cars/a/enquire/',
    'http://example.localhost:3000/compare',
    'https://pay.example.com/checkout',
    'tel:0770100000',
    'mailto:sales@example.com',
    '#vehicle-map',
  ])('leads somewhere: %s [D-124]', (href) => {
    expect(isReachable(site, href)).toBe(true)
  })

  it.each([
    '/cars',
    '/cars/trade-in',
    '/cars/a/checkout',
    '/cars/a/enquire/now',
    '/searches',
    'https://example.localhost/careers',
  ])('leads nowhere: %s [D-124]', (href) => {
    expect(isReachable(site, href)).toBe(false)
  })

  it('asks for the feature of a page [D-82]', () => {
    const off = aSite({ features: { compare: false } })
    expect(isReachable(off, '/compare')).toBe(false)
    expect(isPageOpen(off, compare)).toBe(false)
    expect(isPageOpen(site, compare)).toBe(true)
  })
})
