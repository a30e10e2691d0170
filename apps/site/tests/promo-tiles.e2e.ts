import type { APIRequestContext } from '@playwright/test'
import { expect, test } from './journey.ts'
import { aDealer, aFeedCar, openDealer, readPage } from './rows-dealer.ts'

const site = 'tileset'

/** Three cars of one make, four of another and one of a third. */
const cars = ['Kia', 'Kia', 'Kia', 'Subaru', 'Subaru', 'Subaru', 'Subaru', 'Mazda'].map(
  (make, at) => aFeedCar(`T${at}`, { make, model: 'Only' }),
)

const kinds = [
  ...(['warranty', 'video-calls', 'trade-in', 'freight'] as const),
  ...(['finance', 'protection-plan', 'quality-assured'] as const),
]

/** Today where the dealer is, and the days about it. */
const day = (offset: number) =>
  new Date(Date.now() + offset * 86_400_000).toLocaleDateString('en-CA', {
    timeZone: 'Australia/Brisbane',
  })
/** A moment so far from now; a page is made for the last five minutes of the clock. */
const moment = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()

const tile = (title: string, more: object = {}) => ({
  id: title.toLowerCase().replaceAll(' ', '-'),
  kind: 'warranty' as const,
  title: `Tile ${title}`,
  text: 'Ask us about it.',
  position: 0,
  makes: ['Subaru'],
  ...more,
})

const promoTiles = [
  ...kinds.map((kind, position) => tile(`of ${kind}`, { kind, position, makes: ['Kia'] })),
  tile('of today', { start: day(0), expiry: day(0) }),
  tile('of yesterday', { expiry: day(-1) }),
  tile('of tomorrow', { start: day(1) }),
  tile('of this hour', { start: moment(-60), expiry: moment(60) }),
  tile('of the last hour', { start: moment(-60), expiry: moment(-30) }),
  tile('of the next hour', { start: moment(60) }),
  tile('after three cars', { position: 5 }),
  tile('too far', { position: 40 }),
  tile('too far and strict', { position: 40, strictDisplay: true }),
  tile('of used cars', { display: ['used-cars'] }),
  tile('of any search', { display: ['search'] }),
  tile('of new cars', { display: ['new-cars'] }),
]

// The dealer is opened once, by the worker that runs the file.
test.describe.configure({ mode: 'default' })

test.beforeAll(async ({ playwright }) => {
  test.setTimeout(120_000)
  const request = await playwright.request.newContext()
  await openDealer(request, aDealer(site, { search: { promoTiles } }), cars)
  await request.dispose()
})

/** Cards and titles of tiles of a page of results, in order. */
async function placesAt(request: APIRequestContext, path: string) {
  const html = await readPage(request, site, path)
  return [
    ...html.matchAll(/data-result[^>]*>(?:<section aria-label="([^"]*)" data-promo="([^"]*)"|<)/g),
  ].map(([, title, kind]) => ({ title: title ?? 'car', kind }))
}

test('the tiles of a brand are of seven kinds and stand on its pages alone [SRCH-030] [SRCH-032]', async ({
  request,
}) => {
  const ofKia = await placesAt(request, '/search?make=Kia')
  expect(ofKia.map(({ kind }) => kind).filter(Boolean)).toEqual(kinds)
  expect(ofKia.at(-1)).toMatchObject({ title: 'car' })
  for (const path of ['/search', '/search?make=Mazda'])
    expect((await placesAt(request, path)).every(({ title }) => title === 'car')).toBe(true)
})

test('a tile stands at its place from its start to its expiry, on the pages it names, past the end last unless it is strict [SRCH-033]', async ({
  request,
}) => {
  const titles = async (path: string) => (await placesAt(request, path)).map(({ title }) => title)
  const always = ['Tile of today', 'Tile of this hour']
  expect(await titles('/search?make=Subaru')).toEqual([
    ...always,
    'Tile of any search',
    'car',
    'car',
    'Tile after three cars',
    'car',
    'car',
    'Tile too far',
  ])
  expect(await titles('/search/used-cars?make=Subaru')).toEqual([
    ...always,
    'Tile of used cars',
    'Tile of any search',
    'car',
    'Tile after three cars',
    'car',
    'car',
    'car',
    'Tile too far',
  ])
})
