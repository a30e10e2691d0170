import type { SiteInput } from '@forecourt/tenant-config/model'
import type { APIRequestContext } from '@playwright/test'
import { writeDealer } from './dealer-file.ts'
import { ask, expect, test } from './journey.ts'
import { aDealer, readPage, readText } from './rows-dealer.ts'

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

test.beforeAll(async ({ playwright }) => {
  const request = await playwright.request.newContext()
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
