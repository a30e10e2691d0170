import type { SiteInput } from '@forecourt/tenant-config/model'
import type { APIRequestContext } from '@playwright/test'
import { expect, test } from './journey.ts'
import {
  aDealer,
  aFeedCar,
  cardOf,
  daysAgo,
  type FeedCar,
  openDealer,
  readCards,
  readPage,
  readText,
  stockOf,
  tagsOf,
} from './rows-dealer.ts'

const site = 'ruleset'
const payless = 'paylessset'

const reserve = (stocknum: string, facts: object = {}) =>
  aFeedCar(stocknum, { make: 'Mazda', model: 'CX-5', ...facts })
const sold = (stocknum: string, facts: object) =>
  aFeedCar(stocknum, { make: 'Kia', model: 'Rio', sold_date: daysAgo(1), ...facts })
const market = (stocknum: string, state: number | null, national: number | null) =>
  aFeedCar(stocknum, {
    make: 'Subaru',
    model: 'XV',
    autograb_data: { state_average_market_price: state, average_market_price: national },
  })
/** A vehicle like no other but in its item type and price. */
const priced = (stocknum: string, item_type: string, price: number) =>
  aFeedCar(stocknum, { make: `Maker ${stocknum}`, model: 'Only', item_type, price })

const cars: FeedCar[] = [
  reserve('V1'),
  reserve('V2', { price: 10 }),
  reserve('V3', { price: 11 }),
  reserve('V4', { tag: 'Test Drive Only' }),
  reserve('V5', { status: 'coming_soon' }),
  reserve('V6', { car_type: 'demo', year: 2026 }),
  reserve('V7', { location_id: 6002 }),
  reserve('V8', { reserved: true }),
  reserve('V9', { status: 'sold', sold_date: daysAgo(1) }),
  reserve('V10', { car_type: 'new', year: 2026 }),
  sold('Q1', { status: 'sold' }),
  sold('Q2', { tag: 'sold' }),
  sold('Q3', { tag: 'Sold soon' }),
  market('K1', 25_490, 40_000),
  market('K2', 25_489, 40_000),
  market('K3', null, 26_990),
  market('K4', null, null),
  ...[49_999, 39_999, 59_999, 39_998, 60_000].map((price, at) => priced(`A${at}`, 'Truck', price)),
  ...[50_000, 25_000, 75_000, 24_999, 75_001].map((price, at) =>
    priced(`B${at}`, 'Motorcycle', price),
  ),
  priced('C0', 'Caravan', 60_000),
]

const own = aDealer(site, {
  reserve: {
    paymentProcessors: ['demo'],
    carTypes: ['new', 'used'],
    excludedDealerships: ['rows-two'],
  },
  content: {
    home: {
      featured: [
        {
          heading: 'Two of Kia or Subaru',
          filters: [{ attribute: 'make', values: ['Kia', 'Subaru'] }],
          limit: 2,
          sortBy: 'price:asc',
        },
        {
          heading: 'Motorcycles that are used',
          filters: [
            { attribute: 'item_type', values: ['Motorcycle'] },
            { attribute: 'car_type', values: ['used'] },
          ],
          sortBy: 'price:desc',
        },
        { heading: 'Six of all' },
      ],
      blocks: ['featured'],
    },
  },
})

const second = { id: 602, slug: 'rows-two', name: 'Rows Two', dealerLicenceNumber: '4418207' }
const dealer: SiteInput = {
  ...own,
  dealerships: [...(own.dealerships ?? []), second],
  locations: (own.locations ?? []).flatMap((place) => [
    place,
    {
      ...place,
      id: 6002,
      slug: second.slug,
      primary: false,
      dealership_id: second.id,
      dealership_slug: second.slug,
    },
  ]),
}

test.describe.configure({ mode: 'default' })

test.beforeAll(async ({ playwright }) => {
  test.setTimeout(120_000)
  const request = await playwright.request.newContext()
  await openDealer(request, dealer, cars)
  await openDealer(request, aDealer(payless), [
    aFeedCar('P0'),
    aFeedCar('P1', { payment_processors: ['demo'] }),
  ])
  await request.dispose()
})

const carsOf = (request: APIRequestContext, dealerId: string, make: string) =>
  readPage(request, dealerId, `/search?make=${make}`)

/** Answers of card, page and checkout to the question whether a car can be reserved, each answer once. */
async function reservable(request: APIRequestContext, dealerId: string, make: string) {
  const html = await carsOf(request, dealerId, make)
  const answers = await Promise.all(
    stockOf(html).map(async (stocknum) => {
      const card = cardOf(html, stocknum)
      const page = await readPage(request, dealerId, card.href)
      const checkout = readText(await readPage(request, dealerId, `${card.href}/checkout`))
      const places = [
        card.text.includes('|Reserve This Car|'),
        page.includes(`href="${card.href}/checkout"`),
        /\|Deposit\|/.test(checkout),
      ]
      return [stocknum, [...new Set(places)]] as const
    }),
  )
  return Object.fromEntries(answers)
}

test('one rule says on card, page and checkout whether a car can be reserved [SRCH-029]', async ({
  request,
}) => {
  expect(await reservable(request, site, 'Mazda')).toEqual({
    V1: [true],
    V2: [false],
    V3: [true],
    V4: [false],
    V5: [false],
    V6: [false],
    V7: [false],
    V8: [false],
    V9: [false],
    V10: [true],
  })
  expect(await reservable(request, payless, 'Toyota')).toEqual({ P0: [false], P1: [true] })
})

test('a car is sold by its status or the tag SOLD in any case, on card, page, checkout and in what search engines read [SRCH-050]', async ({
  request,
}) => {
  const html = await carsOf(request, site, 'Kia')
  for (const [stocknum, isSold] of [
    ['Q1', true],
    ['Q2', true],
    ['Q3', false],
  ] as const) {
    const card = cardOf(html, stocknum)
    const page = await readPage(request, site, card.href)
    const checkout = readText(await readPage(request, site, `${card.href}/checkout`))
    expect([
      stocknum,
      tagsOf(card),
      card.text.includes('Find Me Something Similar'),
      readText(page).includes('Find Me Something Similar'),
      page.includes('schema.org/SoldOut'),
      page.includes('schema.org/InStock'),
      checkout.includes('Find Me Something Similar'),
    ]).toEqual([
      stocknum,
      isSold ? ['Just Sold'] : ['Sold soon'],
      isSold,
      isSold,
      isSold,
      !isSold,
      isSold,
    ])
  }
})

test('the market average of the state comes before that of the country, from $500 below it on [DATA-017]', async ({
  request,
}) => {
  const html = await carsOf(request, site, 'Subaru')
  const saidOf = async (stocknum: string) =>
    /\|(\$[\d,]+ below market average)\|/.exec(
      readText(await readPage(request, site, cardOf(html, stocknum).href)),
    )?.[1]
  expect(await saidOf('K1')).toBe('$500 below market average')
  expect(await saidOf('K2')).toBeUndefined()
  expect(await saidOf('K3')).toBe('$2,000 below market average')
  expect(await saidOf('K4')).toBeUndefined()
})

/** Section of similar vehicles on the page of one of the cars of {@link priced}. */
async function readSimilar(request: APIRequestContext, stocknum: string) {
  const slug = `2021-maker-${stocknum}-only-ascent-sport-${stocknum}`.toLowerCase()
  const html = await readPage(request, site, `/cars/${slug}`)
  const start = html.indexOf('id="similar-cars"')
  expect(start).toBeGreaterThan(0)
  return html.slice(start, html.indexOf('</section>', start))
}

test('similar vehicles are $10,000 away at most below $50,000, and $25,000 from there on [SRCH-102] [SRCH-103]', async ({
  request,
}) => {
  expect(stockOf(await readSimilar(request, 'A0')).toSorted()).toEqual(['A1', 'A2'])
  expect(stockOf(await readSimilar(request, 'B0')).toSorted()).toEqual(['B1', 'B2'])
})

test('the section of similar vehicles has them, or the way to search where there are none [SRCH-106]', async ({
  request,
}) => {
  const none = 'There is nothing quite like it in stock right now.'
  const some = await readSimilar(request, 'A0')
  expect(readCards(some)).toHaveLength(2)
  expect(some).not.toContain(none)
  const empty = await readSimilar(request, 'C0')
  expect(readCards(empty)).toEqual([])
  expect(readText(empty)).toContain(`|${none}|Search All Stock|`)
  expect(empty).toMatch(/<a href="\/search"[^>]*>Search All Stock/)
})

test('a list of featured cars has those of all its filters, as many as its limit, 6 unless it says [SRCH-112]', async ({
  request,
}) => {
  const html = await readPage(request, site, '/')
  const listOf = (heading: string) =>
    stockOf(html.split(`>${heading}</h2>`)[1]?.split('</section>')[0] ?? '')
  const two = listOf('Two of Kia or Subaru')
  expect(two).toHaveLength(2)
  // Sold cars are not featured.
  for (const stocknum of two) expect(['Q3', 'K1', 'K2', 'K3', 'K4']).toContain(stocknum)
  expect(listOf('Motorcycles that are used')).toEqual(['B4', 'B2', 'B0', 'B1', 'B3'])
  expect(listOf('Six of all')).toHaveLength(6)
})
