import { readdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { TAKEN_SEGMENTS } from '@forecourt/tenant-config/model'
import { aSite } from '@forecourt/tenant-config/testing'
import { describe, expect, it } from 'vitest'
import { carFormRoutes, isReachable, isRouteOpen, siteRoutes } from './site-routes.ts'

const pages = fileURLToPath(new URL('../pages', import.meta.url))

/** Pages whose address is not their folder, with their address. */
const addressOf: Readonly<Record<string, string>> = {
  index: '/',
  'cars/:slug/index': '/cars/:slug',
  'blog/index': '/blog',
  'blog/:slug': '/blog/:post',
  unsubscribe: '/pages/unsubscribe',
  'delete-account': '/my-garage/delete-account',
  search: '/search/*',
  // Where its dealer put it.
  'alternate-finance': '/*',
}

/** Folders of `pages` that hold a page, as addresses. */
const pageAddresses = readdirSync(pages, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('+Page.server.tsx') && !file.startsWith('_error'))
  .map((file) => dirname(file).replaceAll('@', ':'))
  .map((folder) => addressOf[folder] ?? `/${folder}`)

const files = ['printPdf', 'sitemap', 'pictures', 'media', 'tenantFiles']
const post = { slug: 'towing', title: 'Towing', summary: 'Plates.', paragraphs: ['Read them.'] }

describe('siteRoutes', () => {
  it('has a row for every page, and no page that is not there', () => {
    const named = Object.entries(siteRoutes).filter(([name]) => !files.includes(name))
    const rows = [...named.map(([, { path }]) => path), ...carFormRoutes.map(({ path }) => path)]
    // Used-only sites have the search below another first part; a dealer may name a garage anew.
    const addresses = [...pageAddresses, '/used-car/*', '/*']
    expect(new Set(rows)).toEqual(new Set(addresses))
    expect(rows).toHaveLength(addresses.length)
  })

  it('has no address that a dealer could give another page', () => {
    const firsts = Object.values(siteRoutes).map(({ path }) => path.split('/')[1] ?? '')
    const own = firsts.filter((first) => first !== '' && first !== '*' && !first.startsWith(':'))
    expect(own.filter((first) => !TAKEN_SEGMENTS.includes(first))).toEqual([])
    expect(own.length).toBeGreaterThan(20)
  })
})

describe('isReachable', () => {
  const site = aSite()

  it.each([
    '/',
    '/search',
    '/search/used-cars?fuel=Electric#results',
    '/used-car/toyota',
    '/cars/2021-mazda-cx-5-u20417',
    '/cars/{slug}/enquire?similar=1',
    '/cars/a/test-drive/',
    '/cars/{slug}/checkout',
    '/checkout-journey?car_id={slug}',
    '/api/cars/a/print.pdf',
    '/media/reports/a.pdf',
    '/finance?car_id=1#finance-form',
    '/trade-in',
    '/sell-my-car',
    '/cars/trade-in?car_id=1',
    '/finance-enquiry',
    '/apply-for-finance',
    '/special-offers',
    '/brands',
    '/kia/overview',
    '/about-us',
    '/terms-and-conditions',
    '/sign-in',
    '/sign-in?type=garage&redirect=%2Fmy-garage%3Fa%3D1&back=%2F',
  ])('leads somewhere: %s [D-124]', (href) => {
    expect(isReachable(site, href)).toBe(true)
  })

  it.each([
    '/cars/2021-mazda-cx-5-u20417/buy-online',
    '/cars/{slug}/buy-online',
    '/no-such-page',
    '/nobody/overview',
    '/sign-in?type=finance&redirect=%2Fno-such-page%3Fa%3D1',
    '/cars',
    '/contact/us',
    '/blog',
    '/blog/towing',
  ])('leads nowhere: %s [D-124]', (href) => {
    expect(isReachable(site, href)).toBe(false)
  })

  it('has the checkout at one address, where reserving is on [SITE-018] [SITE-019]', () => {
    const reach = (changes: Parameters<typeof aSite>[0]) =>
      ['checkout', 'buy-online'].filter((part) => isReachable(aSite(changes), `/cars/a/${part}`))
    expect(reach({})).toEqual(['checkout'])
    expect(reach({ routing: { reservePath: 'buy-online' } })).toEqual(['buy-online'])
    expect(reach({ routing: { reservePath: '/contact' } })).toEqual([])
    expect(reach({ features: { reserve: false } })).toEqual([])
  })

  it('has no trade-in page where trade-in is off [SITE-023] [SITE-024] [SITE-025]', () => {
    const off = aSite({ features: { tradeIn: false } })
    for (const href of ['/trade-in', '/sell-my-car', '/cars/trade-in?car_id=1'])
      expect(isReachable(off, href)).toBe(false)
  })

  it('asks for the feature of a page, and for the post of an address', () => {
    const off = aSite({ features: { testDrive: false, compare: false } })
    expect(isReachable(off, '/cars/a/test-drive')).toBe(false)
    expect(isRouteOpen(off, 'compare')).toBe(false)
    expect(isRouteOpen(site, 'compare')).toBe(true)
    const blog = aSite({
      features: { blog: true },
      blog: { posts: [post, { ...post, slug: 'tyres', href: 'https://news.example.com/tyres' }] },
    })
    expect(isReachable(blog, '/blog')).toBe(true)
    expect(isReachable(blog, '/blog/towing')).toBe(true)
    expect(isReachable(blog, '/blog/tyres')).toBe(false)
    expect(isReachable(blog, '/blog/other')).toBe(false)
    expect(isReachable(aSite({ features: { blog: true } }), '/blog')).toBe(false)
  })
})
