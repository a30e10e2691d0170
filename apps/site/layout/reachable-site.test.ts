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

const range = [
  { name: 'Toyota', count: 9, models: [{ name: 'HiLux', fullName: 'Toyota HiLux', count: 9 }] },
  { name: 'Mazda', count: 4, models: [{ name: 'CX-5', fullName: 'Mazda CX-5', count: 4 }] },
]
const stock = (hasParts = false) => ({ hasParts, range })

/** Labels of entries whose page the site has. */
const offered = (site: ReturnType<typeof aSite>, entries: Readonly<Record<string, string>>) =>
  Object.keys(entries).filter((label) => isReachable(site, entries[label] ?? ''))

describe('standard menus', () => {
  const header = (site: ReturnType<typeof aSite>, hasParts = false) =>
    headerMenu(site, stock(hasParts)).map(({ label }) => label)
  const below = (site: ReturnType<typeof aSite>, name: string, hasParts = false) =>
    headerMenu(site, stock(hasParts))
      .find(({ label }) => label === name)
      ?.children?.map(({ label }) => label)
  const footer = (site: ReturnType<typeof aSite>, hasParts = false) =>
    Object.fromEntries(
      footerMenus(site, stock(hasParts)).map(({ title, links }) => [
        title,
        links.map(({ label }) => label),
      ]),
    )
  const main = {
    Home: '/',
    'Our Range': '/search',
    'Our Stock': '/search',
    'Special Offers': '/special-offers',
    'Service & Parts': '/service',
    Finance: '/finance',
    'Trade In': '/trade-in',
    Company: '/contact',
  }

  it('are "Home", "Our Range", "Our Stock", "Special Offers", "Service & Parts", "Finance", "Trade In" and "Company", as far as the site has a page for each [SITE-056] [D-124]', () => {
    expect(header(aSite())).toEqual(offered(aSite(), main))
    expect(below(aSite(), 'Company')).toEqual(
      offered(aSite(), {
        'About Us': '/about-us',
        Contact: '/contact',
        'Our Locations': '/dealer-locator',
        'Privacy Policy': '/privacy-policy',
        Terms: '/terms-and-conditions',
      }).slice(1),
    )
  })

  it('open "New", "Used" and "Demo" below "Our Stock", and "Used" alone on a used-only site [SITE-058] [SITE-059]', () => {
    const links = (site: ReturnType<typeof aSite>) =>
      headerMenu(site, stock())
        .find(({ label }) => label === 'Our Stock')
        ?.children?.slice(0, -1)
    expect(links(aSite())).toEqual([
      { label: 'New', href: '/search/new-cars' },
      { label: 'Used', href: '/search/used-cars' },
      { label: 'Demo', href: '/search/demo-cars' },
    ])
    expect(links(aSite({ routing: { stockBasePath: '/used-car' } }))).toEqual([
      { label: 'Used', href: '/used-car' },
    ])
  })

  it('open what is in stock below "Our Range", and leave it out without stock [SITE-057]', () => {
    const entry = headerMenu(aSite(), stock()).find(({ label }) => label === 'Our Range')
    expect(entry?.children?.map(({ label, models }) => [label, models?.[0]?.href])).toEqual([
      ['Toyota', '/search/toyota/hilux'],
      ['Mazda', '/search/mazda/cx-5'],
    ])
    const empty = headerMenu(aSite(), { hasParts: false, range: [] })
    expect(empty.map(({ label }) => label)).not.toContain('Our Range')
  })

  it('are four groups in the footer: "Models", "Buyer Tools", "Servicing and Parts" and "Company" [SITE-061]', () => {
    expect(footer(aSite())).toEqual({
      Models: ['Toyota HiLux', 'Mazda CX-5', 'Search Vehicles'],
      'Buyer Tools': [
        'Search by Price',
        ...offered(aSite(), {
          'Special Offers': '/special-offers',
          Finance: '/finance',
          'Trade In': '/trade-in',
          'Test Drive': '/book-test-drive',
          'My Garage': '/my-garage',
        }),
      ],
      'Servicing and Parts': ['Service', 'Parts'],
      Company: offered(aSite(), {
        'About Us': '/about-us',
        'Contact Us': '/contact',
        'Our Locations': '/dealer-locator',
        'Privacy Policy': '/privacy-policy',
        Terms: '/terms-and-conditions',
      }),
    })
  })

  it('hold careers and news while the site has them', () => {
    const site = aSite({
      features: { careers: true, blog: true },
      blog: { posts: [{ ...post, paragraphs: ['C'] }] },
    })
    expect(footer(site)['Company']).toEqual(expect.arrayContaining(['News and advice', 'Careers']))
    const company = headerMenu(site, stock()).find(({ label }) => label === 'Company')
    expect([company?.ownLabel, ...(below(site, 'Company') ?? [])]).toEqual(
      expect.arrayContaining(['News and advice', 'Careers']),
    )
    expect(footer(aSite())['Company']).not.toContain('Careers')
  })

  it('hold finance while it is on and its page is there', () => {
    const routing = { financePage: '/contact' }
    const others = offered(aSite(), main).filter((label) => label !== 'Finance')
    expect(header(aSite({ routing, labels: { finance: 'Car loans' } }))).toEqual(
      others.toSpliced(others.indexOf('Trade In'), 0, 'Car loans'),
    )
    expect(header(aSite({ routing, features: { finance: false } }))).toEqual(others)
    expect(header(aSite({ routing: { financePage: '/loans' } }))).toEqual(others)
  })

  it('hold test drives and service under the dealer’s labels or "Test Drive" and "Service" [CFG-014] [CFG-015]', () => {
    const own = aSite({ labels: { testDrive: 'Drive one', service: 'Workshop' } })
    expect(footer(own)['Buyer Tools']).toContain('Drive one')
    expect(footer(own)['Servicing and Parts']).toEqual(['Workshop', 'Parts'])
    expect(footer(aSite())['Buyer Tools']).toContain('Test Drive')
    expect(footer(aSite({ features: { testDrive: false } }))['Buyer Tools']).not.toContain(
      'Test Drive',
    )
  })

  it('lead to the search of parts where there are any, else to the form, under the dealer’s label or "Parts" [CFG-018]', () => {
    const parts = (site: ReturnType<typeof aSite>, hasParts: boolean) =>
      footerMenus(site, stock(hasParts)).find(({ title }) => title === 'Servicing and Parts')?.links
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
