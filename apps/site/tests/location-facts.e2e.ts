import type { SiteInput } from '@forecourt/tenant-config/model'
import type { APIRequestContext } from '@playwright/test'
import { writeDealer } from './dealer-file.ts'
import { ask, expect, port, test } from './journey.ts'
import { aDealer, aFeedCar, openDealer, readPage, readText, searchCars } from './rows-dealer.ts'

const site = 'kindplaces'
const types = ['', 'sales', 'used', 'service', 'parts', 'service-and-parts'] as const

/** The hours of a week in the shape of the stock platform, whose spelling of a name is its own. */
const hours = [
  { weekday: 1, status: 'Open', open: '08:30', close: '17:30' },
  { weekday: 2, status: 'Open', open: '08:30', close: '17:30', formated_hours: 'By appointment' },
  { weekday: 3, status: 'Closed' },
  { weekday: 4, status: 'Closed', open: '08:30', close: '17:30' },
  { weekday: 5, status: 'Open', open: '09:00', close: '12:00' },
  { weekday: 5, status: 'Open', open: '13:00', close: '21:00' },
] as const

const [place] = aDealer(site).locations ?? []
const dealer: SiteInput = aDealer(site, {
  locations: types.map((location_type, at) => ({
    ...place!,
    id: 8000 + at,
    name: `Place ${at}`,
    slug: `place-${at}`,
    primary: at === 0,
    location_type,
    contact_detail: { phone: '07 5550 6001', opening_hours: [...hours] },
  })),
  specialHours: [
    { date: '2099-12-21', status: 'Closed' },
    { date: '2099-12-22', status: 'Open', start_hour: '08:00', end_hour: '12:00' },
    { date: '2099-12-23', status: 'Open', hours: { begin: '09:00', end: '13:00' } },
    { date: '2099-12-24', status: 'Closed', location_id: 8001 },
    { date: '2099-12-28', status: 'Closed', location: { id: 8002 } },
    {
      date: '2099-12-29',
      status: 'Open',
      start_hour: '07:00',
      end_hour: '10:00',
      hours: { begin: '09:00', end: '13:00' },
      location_id: 8001,
      location: { id: 8002 },
    },
  ],
})

const rated = 'ratedplaces'
const picture = { url: '/images/vehicles/studio/ute/white/front-left.jpg' }
const whole = { ...picture, thumb: { url: '/images/vehicles/studio/ute/white/side-left.jpg' } }
const summary = (average_rating: string, count: number) => ({ average_rating, count })

/** Locations with what others say of them, by the last part of their addresses. */
const said: Readonly<Record<string, object>> = {
  figures: {
    primary: true,
    average_rating: 4.6,
    review_count: 12,
    image: whole,
    location_subtype: ['sales', 'Buying'],
    distribution_locations: [8101],
  },
  both: { average_rating: 4.6, review_count: 12, reviews: summary('3.4', 1204) },
  four: { reviews: summary('4', 1), location_subtype: ['sales'] },
  five: { reviews: summary('5.0', 2) },
  nothing: { average_rating: 4.6 },
}

const ratedDealer = (id: string, image: object = whole): SiteInput =>
  aDealer(id, {
    reviews: { minimumRating: 0 },
    locations: Object.entries(said).map(([slug, facts], at) => ({
      ...place!,
      id: 8100 + at,
      name: `Yard ${slug}`,
      slug,
      primary: false,
      dealership_slug: id,
      ...facts,
      ...('image' in facts && { image: image as typeof whole }),
    })),
  })

test.beforeAll(async ({ playwright }) => {
  const request = await playwright.request.newContext()
  await openDealer(request, ratedDealer(rated), [aFeedCar('Y1', { location_id: 8100 })])
  writeDealer(dealer)
  await expect.poll(async () => (await ask(request, site, '/')).status()).toBe(200)
  await request.dispose()
})

const read = async (request: APIRequestContext, path: string) =>
  readText(await readPage(request, site, path))

const after = (text: string, heading: string) => `|${text.split(`|${heading}|`).at(-1)}`

test('a location is for sales, used cars, service, parts, or service and parts; without a type it is for sales [DATA-025]', async ({
  request,
}) => {
  const typesAt = async (type: string) => {
    const text = await read(request, `/dealer-locator?locationType=${type}`)
    const said = text.matchAll(/\|Place (\d)\|((?:Sales|Used|Service|Parts)[^|]*)\|/g)
    return [...said].map(([, at, words]) => `${at} ${words}`)
  }
  expect((await typesAt('')).toSorted()).toEqual([
    '0 Sales',
    '1 Sales',
    '2 Used',
    '3 Service',
    '4 Parts',
    '5 Service and Parts',
  ])
  expect(await typesAt('sales')).toEqual(['0 Sales', '1 Sales'])
  expect(await typesAt('used')).toEqual(['2 Used'])
  expect(await typesAt('service')).toEqual(['3 Service', '5 Service and Parts'])
  expect((await typesAt('parts')).toSorted()).toEqual(['4 Parts', '5 Service and Parts'])
})

test('the hours of a day are its own words, else from its opening to its closing, else closed [DATA-031]', async ({
  request,
}) => {
  const week = after(await read(request, '/our-location/place-0'), 'Opening Hours')
  for (const row of [
    'Monday|8:30 am - 5:30 pm',
    'Tuesday|By appointment',
    'Wednesday|Closed',
    'Thursday|Closed',
    'Friday|9:00 am - 12:00 pm, 1:00 pm - 9:00 pm',
    'Saturday|Closed',
    'Sunday|Closed',
  ])
    expect(week).toContain(`|${row}|`)
})

test('hours of a special day and its location are read in both spellings, of which the first counts [DATA-034]', async ({
  request,
}) => {
  const daysOf = async (slug: string) => {
    const text = after(await read(request, `/our-location/${slug}`), 'Holiday Hours')
    return [...text.matchAll(/\|\w+day (\d+) December 2099\|([^|]+)(?=\|)/g)].map(
      ([, day, said]) => [Number(day), said],
    )
  }
  const everywhere = [
    [21, 'Closed'],
    [22, '8:00 am - 12:00 pm'],
    [23, '9:00 am - 1:00 pm'],
  ]
  expect(await daysOf('place-0')).toEqual(everywhere)
  expect(await daysOf('place-1')).toEqual([
    ...everywhere,
    [24, 'Closed'],
    [29, '7:00 am - 10:00 am'],
  ])
  expect(await daysOf('place-2')).toEqual([...everywhere, [28, 'Closed']])
})

const readYard = async (request: APIRequestContext, slug: string) => {
  const html = await readPage(request, rated, `/our-location/${slug}`)
  return { html, text: readText(html) }
}

test('a location that buys says so beside its department, whatever else it does [DATA-026]', async ({
  request,
}) => {
  const list = readText(await readPage(request, rated, '/dealer-locator'))
  expect(list).toMatch(/\|Yard figures\|Sales, Buying\|/)
  expect(list).toMatch(/\|Yard four\|Sales\|/)
  expect(list).toMatch(/\|Yard both\|Sales\|/)
  expect((await readYard(request, 'figures')).text).toContain('|Yard figures|Sales, Buying|')
  expect((await readYard(request, 'four')).text).toContain('|Yard four|Sales|')
})

test('a location has its picture, its rating with the number of reviews, and the places that also have its cars [DATA-030]', async ({
  request,
}) => {
  const { html, text } = await readYard(request, 'figures')
  expect(html).toMatch(new RegExp(`<img src="${picture.url}\\?[^>]* alt="Yard figures"`))
  const [, data = '{}'] =
    /<script type="application\/ld\+json">(\{[^<]*"AutoDealer".*?)<\/script>/s.exec(html) ?? []
  expect(JSON.parse(data)).toMatchObject({
    image: expect.stringMatching(new RegExp(`${picture.url}$`)),
    aggregateRating: { ratingValue: 4.6, reviewCount: 12 },
  })
  expect(text).toContain('|4.6|Based on 12 reviews|')
  // A summary goes before the figures of the location itself.
  const both = await readYard(request, 'both')
  expect(both.text).toContain('|3.4|Based on 1,204 reviews|')
  expect(both.text).toContain('|Image not available|')
  expect((await readYard(request, 'four')).text).toContain('|4.0|Based on 1 review|')
  expect((await readYard(request, 'nothing')).text).not.toContain('Based on')
  const { hits } = await searchCars(request, rated, { query: '' })
  expect(hits).toEqual([
    expect.objectContaining({ location_id: 8100, distribution_locations: [8101] }),
  ])
})

test('the picture of a location comes with a small one, or its file is refused [DATA-030]', async ({
  request,
}) => {
  const statusOf = async (id: string) => (await ask(request, id, '/')).status()
  writeDealer(ratedDealer('thumbless', picture))
  // Files are read together: with the later one there, the former was read.
  writeDealer(ratedDealer('thumbed'))
  await expect.poll(() => statusOf('thumbed')).toBe(200)
  expect(await statusOf('thumbless')).toBe(404)
})

test('an average is four full stars at most and one filled as far as it goes [UI-019]', async ({
  plainPage: page,
}) => {
  for (const [slug, average, filled] of [
    ['both', '3.4', [1, 1, 1, 0.4, 0]],
    ['four', '4.0', [1, 1, 1, 1, 0]],
    ['figures', '4.6', [1, 1, 1, 1, 0.6]],
    ['five', '5.0', [1, 1, 1, 1, 1]],
  ] as const) {
    await page.goto(`http://${rated}.localhost:${port}/our-location/${slug}`)
    const stars = page
      .getByRole('main')
      .getByRole('img', { name: `${average} out of 5` })
      .first()
    await expect(stars).toBeVisible()
    const shares = await stars.evaluate((row) =>
      [...row.children].map((star) => {
        const painted = star.querySelector(':scope > span')?.getBoundingClientRect().width ?? 0
        return Math.round((painted / star.getBoundingClientRect().width) * 100) / 100
      }),
    )
    expect([slug, shares]).toEqual([slug, filled])
  }
})
