import { createReachableSite } from '@forecourt/site-server'
import type { SiteInput } from '@forecourt/tenant-config/model'
import { aSite } from '@forecourt/tenant-config/testing'
import { describe, expect, it } from 'vitest'
import { footerMenus, headerMenu } from './menus.ts'
import { isReachable } from './site-routes.ts'

const reachableSite = createReachableSite(isReachable)
const nowhere = { label: 'Offers', href: '/no-such-page' }
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
      offers: [{ slug: 'a', title: 'A', text: 'B', href: to.href }],
      routing: { clearFiltersPath: to.href },
    } as SiteInput),
  )

/** Every address of the site that was given. */
const addresses = (to: typeof contact) =>
  JSON.stringify(aSiteThatLeads(to)).split(to.href).length - 1

describe('createReachableSite', () => {
  it('keeps the links that lead somewhere', () => {
    expect(addresses({ label: 'Used', href: '/search/used-cars' })).toBe(13)
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
  const header = (site: ReturnType<typeof aSite>, hasParts = false) =>
    headerMenu(site, hasParts).map(({ label }) => label)
  const below = (site: ReturnType<typeof aSite>, name: string, hasParts = false) =>
    headerMenu(site, hasParts)
      .find(({ label }) => label === name)
      ?.children?.map(({ label }) => label)
  const footer = (site: ReturnType<typeof aSite>, hasParts = false) =>
    Object.fromEntries(
      footerMenus(site, hasParts).map(({ title, links }) => [
        title,
        links.map(({ label }) => label),
      ]),
    )

  it('hold what the site has a page for [D-124]', () => {
    expect(header(aSite())).toEqual([
      'Home',
      'Our Stock',
      'Service & Parts',
      'Finance',
      'Trade In',
      'Company',
    ])
    expect(below(aSite(), 'Our Stock')).toEqual([
      'New',
      'Used',
      'Demo',
      'Search by price',
      'Test Drive',
    ])
    expect(footer(aSite())).toEqual({
      'Cars for sale': ['Search Vehicles', 'New', 'Used', 'Demo', 'Search by price'],
      'Buyer Tools': ['Finance', 'Trade In', 'Test Drive', 'My garage'],
      'Servicing and Parts': ['Service', 'Parts'],
      Company: ['About Us', 'Contact Us', 'Privacy Policy', 'Terms and Conditions'],
    })
  })

  it('open a list of the company once there is more than the way to reach it', () => {
    const site = aSite({
      features: { careers: true, blog: true },
      blog: { posts: [{ ...post, paragraphs: ['C'] }] },
    })
    expect(header(site).at(-1)).toBe('Company')
    expect(headerMenu(site, false).at(-1)).toMatchObject({
      href: '/about-us',
      ownLabel: 'About Us',
    })
    expect(below(site, 'Company')).toEqual(['Contact', 'News and advice', 'Careers'])
    expect(footer(site)['Company']).toEqual([
      'About Us',
      'Contact Us',
      'News and advice',
      'Careers',
      'Privacy Policy',
      'Terms and Conditions',
    ])
  })

  it('hold finance while it is on and its page is there', () => {
    const rest = ['Home', 'Our Stock', 'Service & Parts', 'Trade In', 'Company']
    const routing = { financePage: '/contact' }
    expect(header(aSite({ routing, labels: { finance: 'Car loans' } }))).toEqual(
      rest.toSpliced(3, 0, 'Car loans'),
    )
    expect(header(aSite({ routing, features: { finance: false } }))).toEqual(rest)
    expect(header(aSite({ routing: { financePage: '/loans' } }))).toEqual(rest)
  })

  it('hold test drives and service under the dealer’s labels or "Test Drive" and "Service" [CFG-014] [CFG-015]', () => {
    const own = aSite({ labels: { testDrive: 'Drive one', service: 'Workshop' } })
    expect(footer(own)).toMatchObject({
      'Buyer Tools': ['Finance', 'Trade In', 'Drive one', 'My garage'],
      'Servicing and Parts': ['Workshop', 'Parts'],
    })
    expect(footer(aSite({ features: { testDrive: false } }))['Buyer Tools']).toEqual([
      'Finance',
      'Trade In',
      'My garage',
    ])
  })

  it('lead to the search of parts where there are any, else to the form, under the dealer’s label or "Parts" [CFG-018]', () => {
    const parts = (site: ReturnType<typeof aSite>, hasParts: boolean) =>
      footerMenus(site, hasParts).find(({ title }) => title === 'Servicing and Parts')?.links
    const asking = '/vehicle-parts-and-accessories'
    expect(parts(aSite(), true)).toEqual([
      { label: 'Service', href: '/service' },
      { label: 'Parts', href: '/parts/search' },
      { label: 'Parts Enquiry', href: asking },
    ])
    expect(parts(aSite({ labels: { parts: 'Spares' } }), false)).toEqual([
      { label: 'Service', href: '/service' },
      { label: 'Spares', href: asking },
    ])
    expect(below(aSite(), 'Service & Parts', true)).toEqual(['Parts', 'Parts Enquiry'])
  })
})
