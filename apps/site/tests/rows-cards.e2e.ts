import { expect, test } from './journey.ts'
import {
  aDealer,
  aFeedCar,
  cardOf,
  daysAgo,
  openDealer,
  readPage,
  readText,
  searchCars,
  stockOf,
  tagsOf,
} from './rows-dealer.ts'

const plain = 'plainrows'
const tuned = 'tunedrows'

const cars = [
  aFeedCar('R100'),
  aFeedCar('R110', { price: 10 }),
  aFeedCar('R111', { price: 11 }),
  aFeedCar('R120', { status: 'Available to order', price: '' }),
  aFeedCar('R121', { price: '' }),
  aFeedCar('R130', { before_price: 26_990 }),
  aFeedCar('R131', { before_price: 24_990 }),
  aFeedCar('R132', { before_price: 20_000 }),
  aFeedCar('R133', { before_price: 26_990, offer_price: 22_990, subscription_price: 215 }),
  aFeedCar('R150', { fuel: 'Hybrid', reserved: true, certified: true, tag: 'Fleet special' }),
  aFeedCar('R151', { reserved: true, certified: true, tag: 'Fleet special' }),
  aFeedCar('R152', { certified: true, tag: 'Fleet special', status: 'coming_soon' }),
  aFeedCar('R153', { tag: 'Fleet special', status: 'coming_soon' }),
  aFeedCar('R154', { status: 'coming_soon', date_in_stock: daysAgo(1) }),
  aFeedCar('R155', { date_in_stock: daysAgo(7) }),
  aFeedCar('R156', { date_in_stock: daysAgo(10) }),
  aFeedCar('R157', { car_type: 'new', year: 2026 }),
  aFeedCar('R160', { status: 'sold', sold_date: daysAgo(1) }),
  aFeedCar('R161', { status: 'sold', sold_date: daysAgo(5) }),
  aFeedCar('R170', { show_on_dealer_website: false }),
]

// The dealers are opened once, by the worker that runs the file.
test.describe.configure({ mode: 'default' })

let search = ''
let tunedSearch = ''

test.beforeAll(async ({ playwright }) => {
  test.setTimeout(240_000)
  const request = await playwright.request.newContext()
  await openDealer(request, aDealer(plain), cars)
  await openDealer(
    request,
    aDealer(tuned, {
      search: {
        columns: 4,
        electricTag: true,
        newArrivalDays: 12,
        newArrivalText: 'Just landed',
        soldWindowDays: 7,
        noPriceText: 'Call for a price',
        modelSelector: false,
        sortOptions: [
          { value: 'price:asc', label: 'Cheapest' },
          { value: 'relevance', label: 'Best' },
        ],
      },
    }),
    cars,
  )
  const both = async (site: string) =>
    (await readPage(request, site, '/search')) + (await readPage(request, site, '/search?page=2'))
  search = await both(plain)
  tunedSearch = await both(tuned)
  await request.dispose()
})

const textOf = (stocknum: string) => cardOf(search, stocknum).text
const tunedTextOf = (stocknum: string) => cardOf(tunedSearch, stocknum).text
const tagOf = (stocknum: string) => tagsOf(cardOf(search, stocknum))
const tunedTagOf = (stocknum: string) => tagsOf(cardOf(tunedSearch, stocknum))

test('a card shows year, make, model, badge and series [SRCH-021]', () => {
  expect(textOf('R100')).toContain('|2021 Toyota Corolla|Ascent Sport · ZWE211R|')
})

test('a card shows the price and its price type [SRCH-022] [PLUS-042]', () => {
  expect(textOf('R100')).toContain('|$24,990|Drive Away|')
})

test('a card has condition, transmission, odometer in km and fuel type [SRCH-023] [SRCH-024]', () => {
  expect(textOf('R100')).toContain(
    '|Condition|Used|Transmission|Automatic|Odometer|41,250 km|Fuel Type|Petrol|',
  )
})

test('"Explore Vehicle" leads to the page of the car [SRCH-025]', () => {
  const { html, href } = cardOf(search, 'R100')
  const link = new RegExp(`<a[^>]*href="${href}"[^>]*>(?:<[^>]+>)*Explore Vehicle`)
  expect(html).toMatch(link)
  expect(href).toBe('/cars/2021-toyota-corolla-ascent-sport-r100')
})

test('a price of 10 is not shown, one of 11 is [SRCH-091]', () => {
  expect(textOf('R110')).not.toContain('$10|')
  expect(textOf('R111')).toContain('|$11|')
})

test('a car that can be ordered says PREORDER where it has no price [SRCH-092]', () => {
  expect(textOf('R120')).toContain('|PREORDER|')
  expect(textOf('R121')).not.toContain('PREORDER')
})

test('a car without a price says so in the words of the dealer [SRCH-093] [CFG-043]', () => {
  expect(textOf('R121')).toContain('|Enquire for price|')
  expect(tunedTextOf('R121')).toContain('|Call for a price|')
})

test('an earlier price is shown only where it is higher [SRCH-094]', () => {
  expect(textOf('R130')).toContain('$26,990')
  expect(textOf('R131').match(/\$24,990/g)).toHaveLength(1)
  expect(textOf('R132')).not.toContain('$20,000')
})

test('price, earlier price, offer, subscription, preorder and price type of a feed are in search [DATA-003]', async ({
  request,
}) => {
  const record = async (stocknum: string) =>
    (await searchCars(request, plain, { query: stocknum, hitsPerPage: 30 })).hits.find(
      (hit) => hit.stocknum === stocknum,
    )
  expect(await record('R133')).toMatchObject({
    price: 22_990,
    before_price: 26_990,
    subscription_price: 215,
    preorder: false,
    price_type: 'Drive Away',
  })
  expect(await record('R120')).toMatchObject({ price: null, preorder: true })
})

test('the electric tag stands first where the dealer switched it on [SRCH-051] [CFG-035]', () => {
  expect(tunedTagOf('R150')).toEqual(['Hybrid'])
  expect(tagOf('R150')).toEqual(['Reserved'])
})

test('only the highest tag is shown: reserved, certified, own tag, coming soon, new arrival [SRCH-052] [SRCH-053] [SRCH-054] [SRCH-055] [SRCH-058]', () => {
  expect(tagOf('R151')).toEqual(['Reserved'])
  expect(tagOf('R152')).toEqual(['Certified'])
  expect(tagOf('R153')).toEqual(['Fleet special'])
  expect(tagOf('R154')).toEqual(['Coming Soon'])
})

test('a car is a new arrival for 8 days, or as long as the dealer says [SRCH-056] [CFG-036] [CFG-037]', () => {
  expect(tagOf('R155')).toEqual(['New Arrival'])
  expect(tagOf('R156')).toEqual([])
  expect(tunedTagOf('R155')).toEqual(['Just landed'])
  expect(tunedTagOf('R156')).toEqual(['Just landed'])
  expect(tunedTagOf('R100')).toEqual([])
})

test('new and used cars that no rule tags have no tag [SRCH-057]', () => {
  expect(tagOf('R100')).toEqual([])
  expect(tagOf('R157')).toEqual([])
})

test('search shows cars in stock and coming soon [SRCH-059] [SRCH-048] [SRCH-047]', () => {
  expect(stockOf(search)).toEqual(expect.arrayContaining(['R100', 'R154']))
})

test('a sold car stays for 3 days, or as many as the dealer says, with a just-sold tag [SRCH-060] [SRCH-049] [CFG-038]', () => {
  expect(stockOf(search)).toContain('R160')
  expect(stockOf(search)).not.toContain('R161')
  expect(stockOf(tunedSearch)).toContain('R161')
  expect(tagOf('R160')).toEqual(['Just Sold'])
})

test('a car not meant for the website is in no list [SRCH-061]', () => {
  expect(stockOf(search).length).toBeGreaterThan(15)
  expect(stockOf(search)).not.toContain('R170')
})

test('a car that is not available offers something similar [SRCH-028]', () => {
  expect(textOf('R160')).toContain('Find Me Something Similar')
  expect(textOf('R100')).not.toContain('Find Me Something Similar')
})

test('results stand 3 in a row, or 4 where the dealer says so [SRCH-016] [CFG-028]', () => {
  expect(search).toContain('data-columns="3"')
  expect(tunedSearch).toContain('data-columns="4"')
})

test('the orders offered are those of the platform, or those of the dealer [SRCH-014] [CFG-034]', () => {
  const orders = '|Most relevant|Latest|Highest price|Lowest price|'
  expect(readText(search)).toContain(orders)
  expect(readText(tunedSearch)).toContain('|Cheapest|Best|')
  expect(readText(tunedSearch)).not.toContain('Lowest price')
})

test('models are listed once a make is chosen, unless the dealer hides them [SRCH-082] [SRCH-083] [CFG-039]', async ({
  request,
}) => {
  const models = async (site: string) =>
    readText(await readPage(request, site, '/search/toyota')).includes('|Corolla|,|')
  expect(await models(plain)).toBe(true)
  expect(await models(tuned)).toBe(false)
})
