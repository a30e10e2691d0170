import type { Car } from '@forecourt/stock/model'
import { aCar, aStock } from '@forecourt/stock/testing'
import { mountSite } from '@forecourt/tenant-config/model'
import { aSite } from '@forecourt/tenant-config/testing'
import { renderToReadableStream, renderToStaticMarkup, renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { createSearchPageSeed, restoreSearchPage } from '../../model/index.ts'
import { loadSearchPage } from '../../server/load-search-page.ts'
import { aStockSearchClient } from '../../testing/index.ts'
import { loadResultLayout } from '../car-grid/result-list.tsx'
import { SearchFailed } from '../search-notice/search-failed.tsx'
import { inertSearchClient, SearchPage, type SearchPageProps } from './search-page.tsx'

const nowMs = Date.UTC(2026, 10, 15)
const site = aSite({ features: { reserve: false } })
const dealership = { id: 1, slug: 'example-motors', name: 'Example Motors' }
const allCars = aStock(60, dealership)
const here = (differences: Partial<Car>) =>
  aCar({ dealership_slug: 'example-motors', ...differences })
const slots = { hrefFor: { enquiry: (car: { slug: string }) => `/cars/${car.slug}/enquire` } }

async function htmlOf(
  address: string,
  cars: readonly Car[] = allCars,
  of = site,
  given: SearchPageProps['slots'] = slots,
): Promise<string> {
  const searchClient = aStockSearchClient(cars, of, nowMs)
  const loaded = await loadSearchPage({ searchClient }, of, address, nowMs)
  if (loaded.kind !== 'page') throw new Error(`expected a page, got ${loaded.kind}`)
  return renderToString(
    <SearchPage page={loaded.page} site={of} searchClient={inertSearchClient} slots={given} />,
  ).replaceAll('<!-- -->', '')
}

const textOf = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
const linksOf = (html: string) =>
  [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href?.replaceAll('&amp;', '&'))

describe('SearchPage on a server', () => {
  it('has cards, filters with counts, ranges, makes and text search [SRCH-008] [SRCH-009] [SRCH-010] [SRCH-011]', async () => {
    const html = await htmlOf('/search')
    expect(html.match(/<article/g)).toHaveLength(21)
    expect(textOf(html)).toMatch(
      /Make and model.*Toyota 9.*Price.*Odometer.*Body type.*SUV 18.*Year/,
    )
    for (const name of [
      'price_min',
      'price_max',
      'km_min',
      'km_max',
      'year_min',
      'year_max',
      'query',
    ]) {
      expect(html).toContain(`name="${name}"`)
    }
  })

  it('stands in its place in a page that is streamed, as Next does, and shows without script [PLUS-020]', async () => {
    const searchClient = aStockSearchClient(allCars, site, nowMs)
    const loaded = await loadSearchPage({ searchClient }, site, '/search', nowMs)
    if (loaded.kind !== 'page') throw new Error(`expected a page, got ${loaded.kind}`)
    const stream = await renderToReadableStream(
      <SearchPage page={loaded.page} site={site} searchClient={inertSearchClient} slots={slots} />,
    )
    const html = await new Response(stream).text()
    expect(html.match(/<article/g)).toHaveLength(21)
    expect(html.match(/<template|<div hidden/g)).toBeNull()
  })

  const addressesIn = (html: string) =>
    [...html.matchAll(/\b(?:href|action|formAction)="([^"#][^"]*)"/gi)].map(
      ([, href]) => href ?? '',
    )
  const enquiry = (car: { slug: string }) => `/stock/enquire?${car.slug}`

  it.each([
    '/stock/search',
    '/stock/search/toyota?page=2',
    '/stock/search?query=nothing+of+the+kind',
  ])('stays below the path of the app at %s', async (address) => {
    const mounted = mountSite(aSite(), '/stock')
    const html = await htmlOf(address, allCars, mounted, { hrefFor: { enquiry } })
    const addresses = addressesIn(html)
    expect(addresses.length).toBeGreaterThan(5)
    expect(addresses.filter((href) => !/^\/stock(?:\/|$)|^(?:tel|mailto):/.test(href))).toEqual([])
  })

  it('leads to the pages of cars where the app has them', async () => {
    const hrefFor = { enquiry, car: ({ id }: { id: number }) => `/stock/vehicle/${id}` }
    const html = await htmlOf('/stock/search', allCars, mountSite(site, '/stock'), { hrefFor })
    expect(addressesIn(html).filter((href) => href.startsWith('/stock/vehicle/'))).toHaveLength(63)
    expect(html).not.toContain('/cars/')
  })

  const titlesOf = (html: string) =>
    [...html.matchAll(/<h3[^>]*><a href="\/cars\/[^>]*>([^<]*)/g)].map(([, title]) => title ?? '')
  const conditionsOf = (html: string) =>
    new Set(
      [...html.matchAll(/<li title="Condition"[^>]*>(New|Used|Demo)</g)].map(([, name]) => name),
    )
  const headingOf = (html: string) => /<h1[^>]*>([^<]*)/.exec(html)?.[1]

  it.each([
    ['/search/used-cars', 'Used Cars for Sale'],
    ['/search/suv', 'SUVs for Sale'],
    ['/search/land-rover', 'Land Rover for Sale'],
    ['/search/example-motors', 'Cars for Sale at Example Motors'],
  ])('renders the search screen of %s [SITE-007]', async (address, heading) => {
    const html = await htmlOf(address)
    expect(headingOf(html)).toBe(heading)
    expect(titlesOf(html).length).toBeGreaterThan(0)
  })

  it('renders search by make and model [SITE-008]', async () => {
    const html = await htmlOf('/search/mercedes-benz/c-200')
    expect(headingOf(html)).toBe('Mercedes-Benz C 200 for Sale')
    expect(titlesOf(html)).toHaveLength(3)
    for (const title of titlesOf(html)) expect(title).toMatch(/Mercedes-Benz C 200$/)
  })

  it('renders search of one dealership [SITE-009]', async () => {
    const south = { id: 2, slug: 'south', name: 'South Motors' }
    const two = aSite({
      dealerships: [{ id: 1, slug: 'example-motors', name: 'Example Motors' }, south],
    })
    const cars = [...allCars, here({ id: 1, dealership_slug: 'south', model: 'Yaris' })]
    expect(titlesOf(await htmlOf('/search/south', cars, two))).toEqual(['2021 Toyota Yaris'])
  })

  it('renders used stock at /search/used-cars [SITE-010]', async () => {
    expect(conditionsOf(await htmlOf('/search/used-cars'))).toEqual(new Set(['Used']))
  })

  it('renders all stock at /search [SITE-011]', async () => {
    const html = await htmlOf('/search')
    expect(textOf(html)).toContain('60 cars found')
    expect(conditionsOf(html)).toEqual(new Set(['New', 'Used', 'Demo']))
  })

  const usedOnly = aSite({ routing: { stockBasePath: '/used-car' } })

  it('uses /used-car in every address of a used-only site [SITE-012]', async () => {
    const html = await htmlOf('/used-car', allCars, usedOnly)
    expect(linksOf(html)).toContain('/used-car/toyota')
    expect(linksOf(html).filter((href) => href?.startsWith('/search'))).toEqual([])
  })

  it('renders search by make on a used-only site [SITE-013]', async () => {
    const html = await htmlOf('/used-car/land-rover', allCars, usedOnly)
    expect(titlesOf(html)).toHaveLength(3)
    for (const title of titlesOf(html)) expect(title).toContain('Land Rover')
  })

  it('renders search by make and model on a used-only site [SITE-014]', async () => {
    const titles = titlesOf(await htmlOf('/used-car/toyota/hilux', allCars, usedOnly))
    expect(titles).toHaveLength(3)
    for (const title of titles) expect(title).toMatch(/Toyota HiLux$/)
  })

  it('renders search by body on a used-only site [SITE-015]', async () => {
    const html = await htmlOf('/used-car/van', allCars, usedOnly)
    expect(titlesOf(html)).toHaveLength(3)
    for (const title of titlesOf(html)) expect(title).toContain('Transporter')
  })

  it('names year, make, model, badge and series on a card [SRCH-021]', async () => {
    const text = textOf(await htmlOf('/search', [here({ series: 'MZEA12R' })]))
    expect(text).toContain('2021 Toyota Corolla')
    expect(text).toContain('Ascent Sport · MZEA12R')
  })

  it('names the price with its type beside it [SRCH-022] [PLUS-042]', async () => {
    expect(textOf(await htmlOf('/search', [here({})]))).toMatch(/\$26,990 Drive Away/)
  })

  it('has a strip of condition, transmission, odometer and fuel type [SRCH-023]', async () => {
    const html = await htmlOf('/search', [here({})])
    const facts = [...html.matchAll(/<li title="([^"]*)"[^>]*>([^<]*)</g)]
    expect(facts.map(([, name, value]) => [name, value])).toEqual([
      ['Condition', 'Used'],
      ['Transmission', 'Automatic'],
      ['Odometer', '41,250 km'],
      ['Fuel Type', 'Petrol'],
    ])
  })

  it('writes the odometer in km [SRCH-024]', async () => {
    expect(await htmlOf('/search', [here({ km: 5595 })])).toMatch(
      /<li title="Odometer"[^>]*>5,595 km</,
    )
  })

  it('links Explore Vehicle to the car [SRCH-025]', async () => {
    const html = await htmlOf('/search', [here({ slug: '2021-toyota-corolla-x' })])
    expect(html).toMatch(/<a [^>]*href="\/cars\/2021-toyota-corolla-x"[^>]*>Explore Vehicle<\/a>/)
  })

  it('gives Quick Enquiry a page of its own for visitors without script', async () => {
    const html = await htmlOf('/search', [here({ slug: '2021-toyota-corolla-x' })])
    expect(html).toMatch(
      /<a [^>]*href="\/cars\/2021-toyota-corolla-x\/enquire"[^>]*>Quick Enquiry<\/a>/,
    )
  })

  it('offers something similar for a reserved or just sold car only [SRCH-028] [SRCH-049]', async () => {
    const sold = here({ status: 'sold', sold_date_timestamp: nowMs / 1000 })
    expect(await htmlOf('/search', [here({ reserved: true })])).toContain(
      'Find Me Something Similar</a>',
    )
    const soldHtml = await htmlOf('/search', [sold])
    expect(soldHtml).toContain('Find Me Something Similar</a>')
    expect(textOf(soldHtml)).toContain('Just Sold')
    expect(await htmlOf('/search', [here({})])).not.toContain('Find Me Something Similar')
  })

  it('shows the empty card with its way out [SRCH-034] [SRCH-035] [SRCH-036] [SRCH-037]', async () => {
    const html = await htmlOf('/search?query=zeppelin')
    expect(html).toMatch(/<h2[^>]*>No Results Available<\/h2>/)
    expect(textOf(html)).toContain(
      'No results found for your search at this time. Please try adjusting the filters for more results.',
    )
    expect(html).toMatch(/<a href="\/special-offers"[^>]*>Clear Filters<\/a>/)
    const configured = aSite({ routing: { clearFiltersPath: '/search' } })
    expect(await htmlOf('/search?query=zeppelin', allCars, configured)).toMatch(
      /<a href="\/search"[^>]*>Clear Filters/,
    )
  })

  it('has a link for every facet value and page, and a form for text, ranges and order [PLUS-020]', async () => {
    const html = await htmlOf('/search?body=SUV')
    expect(linksOf(html)).toEqual(
      expect.arrayContaining([
        '/search/toyota?body=SUV',
        '/search',
        '/search?body=Hatch&body=SUV',
        '/search/suv?car_type=used',
      ]),
    )
    expect(linksOf(await htmlOf('/search'))).toContain('/search?page=2')
    const forms = [...html.matchAll(/<form [^>]*action="([^"]*)"[^>]*method="get"/g)].map(
      ([, action]) => action,
    )
    expect(forms).toEqual(['/search', '/search', '/search', '/search', '/search'])
    expect(html.match(/<input type="hidden" name="body" value="SUV"\/>/g)).toHaveLength(5)
    expect(html.match(/<button type="submit"/g)?.length).toBeGreaterThanOrEqual(5)
  })

  it('asks with the dealer’s own filter, hitsPerPage, offset, query and order [API-003]', async () => {
    const usedOnly = aSite({
      features: { reserve: false },
      search: {
        stockFilter: { variant: 2, extra: [{ attribute: 'make', values: ['Toyota', 'Ford'] }] },
      },
    })
    const stock = aStockSearchClient([...allCars, ...aStock(400, dealership)], usedOnly, nowMs)
    const address = '/search?query=toyota&page=2&sortBy=price:desc'
    const loaded = await loadSearchPage({ searchClient: stock }, usedOnly, address, nowMs)
    expect(stock.calls[0]?.[0]).toMatchObject({
      indexName: 'cars_price_desc',
      hitsPerPage: 21,
      page: 1,
      query: 'toyota',
    })
    if (loaded.kind !== 'page') throw new Error(`expected a page, got ${loaded.kind}`)
    const [answer] = loaded.page.initialResults.cars?.results ?? []
    expect(answer?.page).toBe(1)
    expect(answer?.hits.length).toBeGreaterThan(0)
    expect(new Set(answer?.hits.map(({ car_type, make }) => `${car_type} ${make}`))).toEqual(
      new Set(['used Toyota']),
    )
  })

  it('keeps deep mixes from search engines [D-102]', async () => {
    const html = await htmlOf('/search?body=SUV&car_type=used')
    expect(html).toContain(
      '<a href="/search?make=Kia&amp;body=SUV&amp;car_type=used" rel="nofollow"',
    )
    expect(await htmlOf('/search')).toMatch(/<a href="\/search\/toyota"(?![^>]*nofollow)/)
  })

  it('marks what is chosen in the sidebar and as a chip, with Show Me N cars [SRCH-018] [SRCH-020]', async () => {
    const html = await htmlOf('/search?make=Toyota&price=10000:60000&sortBy=price:asc&query=toyota')
    expect(html).toMatch(/aria-current="true"[^>]*>(?:(?!<\/a>).)*Toyota/s)
    expect(textOf(html)).toContain('Remove filter Toyota')
    const count = /(\d+) cars found/.exec(textOf(html))?.[1]
    expect(html).toMatch(
      new RegExp(
        `<a href="/search\\?query=toyota&amp;make=Toyota&amp;price=10000:60000&amp;sortBy=price:asc"[^>]*>Show Me ${count} cars</a>`,
      ),
    )
  })

  it('goes to the phone and the locations when the search failed [D-82]', () => {
    const html = renderToStaticMarkup(
      <SearchFailed retryHref="/search/toyota" locations={site.locations} />,
    )
    expect(html).toMatch(/<a href="\/search\/toyota"[^>]*>Try Again<\/a>/)
    expect(html).toContain('href="tel:0770100000"')
    expect(textOf(html)).toContain('1 Example Street, Fortitude Valley QLD 4006')
  })
})

describe('SearchPage over HTML it has', () => {
  it.each(['grid', 'carousel'] as const)(
    'shows its places as they are, in a %s',
    async (layout) => {
      const of = aSite({ features: { reserve: false }, search: { layout } })
      await loadResultLayout(layout)
      const searchClient = aStockSearchClient(allCars, of, nowMs)
      const loaded = await loadSearchPage({ searchClient }, of, '/search', nowMs)
      if (loaded.kind !== 'page') throw new Error(`expected a page, got ${loaded.kind}`)
      const page = restoreSearchPage(createSearchPageSeed(loaded.page), of)
      const html = renderToString(
        <SearchPage
          page={page}
          site={of}
          searchClient={inertSearchClient}
          slots={slots}
          renderedResults={['<b>first</b>', '<i>second</i>']}
        />,
      )
      expect(html).toMatch(/data-result="">?<b>first<\/b>.*data-result="">?<i>second<\/i>/s)
      expect(html).not.toContain('<article')
      expect(html.match(/data-result/g)).toHaveLength(2)
    },
  )
})
