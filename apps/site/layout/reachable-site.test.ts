import { createReachableSite } from '@forecourt/site-server'
import type { SiteInput } from '@forecourt/tenant-config/model'
import { aSite } from '@forecourt/tenant-config/testing'
import { describe, expect, it } from 'vitest'
import { footerMenus, headerMenu } from './menus.ts'
import { isReachable } from './site-routes.ts'

const reachableSite = createReachableSite(isReachable)
const nowhere = { label: 'Careers', href: '/careers' }
const contact = { label: 'Contact', href: '/contact' }
const tile = { id: 'one', kind: 'warranty', title: 'Warranty', text: 'Three years.' } as const
const post = { slug: 'a', title: 'A', summary: 'B' }

const aSiteThatLeads = (to: typeof contact) =>
  reachableSite(
    aSite({
      header: { menu: [contact, to] },
      footer: {
        menus: [
          { title: 'Mixed', links: [to, contact] },
          { title: 'Other', links: [to] },
        ],
      },
      search: { promoTiles: [{ ...tile, linkLabel: 'More', href: to.href }] },
      vehiclePage: {
        banner: { latestOffers: to.href, bookService: to.href, sellYourCar: to.href },
        reports: { ppsr: `${to.href}?vin={vin}`, carAnalysis: `${to.href}?id={id}` },
      },
      content: { home: { featured: [{ heading: 'Utes', more: to }] } },
      blog: { posts: [{ ...post, href: to.href }] },
      routing: { clearFiltersPath: to.href },
    } as SiteInput),
  )

/** Every address of the site that was given. */
const addresses = (to: typeof contact) =>
  JSON.stringify(aSiteThatLeads(to)).split(to.href).length - 1

describe('createReachableSite', () => {
  it('keeps the links that lead somewhere', () => {
    expect(addresses({ label: 'Used', href: '/search/used-cars' })).toBe(12)
  })

  it('leaves out those that lead nowhere, and clears filters to all stock [D-124]', () => {
    expect(addresses(nowhere)).toBe(0)
    const site = aSiteThatLeads(nowhere)
    expect(site.header.menu).toEqual([contact])
    expect(site.footer.menus).toEqual([{ title: 'Mixed', links: [contact] }])
    expect(site.routing.clearFiltersPath).toBe('/search')
  })

  it('is made once for a site', () => {
    const site = aSite()
    expect(reachableSite(site)).toBe(reachableSite(site))
  })
})

describe('standard menus', () => {
  const labels = (site: ReturnType<typeof aSite>, hasParts = false) => [
    headerMenu(site, hasParts).map(({ label }) => label),
    footerMenus(site, hasParts).map(({ links }) => links.map(({ label }) => label)),
  ]

  it('hold what the site has a page for [D-124]', () => {
    const stock = ['Search Vehicles', 'New', 'Used', 'Demo', 'Search by price']
    expect(labels(aSite())).toEqual([
      ['Home', 'Our Stock', 'Finance', 'Trade In', 'Contact'],
      [stock, ['Finance', 'Trade In', 'Contact Us', 'My garage', 'Privacy Policy']],
    ])
  })

  it('hold finance while it is on and its page is there', () => {
    const routing = { financePage: '/contact' }
    const [header] = labels(aSite({ routing, labels: { finance: 'Car loans' } }))
    expect(header).toEqual(['Home', 'Our Stock', 'Car loans', 'Trade In', 'Contact'])
    const off = labels(aSite({ routing, features: { finance: false } }))
    expect(off[0]).toEqual(['Home', 'Our Stock', 'Trade In', 'Contact'])
    const gone = labels(aSite({ routing: { financePage: '/loans' } }))
    expect(gone[0]).toEqual(['Home', 'Our Stock', 'Trade In', 'Contact'])
  })

  it('lead to parts where there are any, under the dealer’s label or "Parts" [CFG-018]', () => {
    const [header, footer] = labels(aSite(), true)
    expect(header).toEqual(['Home', 'Our Stock', 'Finance', 'Trade In', 'Parts', 'Contact'])
    expect(footer?.[1]).toEqual([
      'Finance',
      'Trade In',
      'Parts',
      'Contact Us',
      'My garage',
      'Privacy Policy',
    ])
    const [own] = labels(aSite({ labels: { parts: 'Spares' } }), true)
    expect(own).toContain('Spares')
    expect(labels(aSite()).flat(2)).not.toContain('Parts')
  })
})
