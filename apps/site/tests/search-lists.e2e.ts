import type { SiteInput } from '@forecourt/tenant-config/model'
import type { APIRequestContext } from '@playwright/test'
import { writeDealer } from './dealer-file.ts'
import { ask, expect, test } from './journey.ts'
import {
  aDealer,
  aFeedCar,
  type FeedCar,
  openDealer,
  readCards,
  readPage,
  readText,
} from './rows-dealer.ts'

const many = 'manylists'
const few = 'fewlists'
const big = 'bigstock'

/** "Model 01" to "Model 31": names that sort as they are counted. */
const named = (name: string, count: number) =>
  Array.from({ length: count }, (_, at) => `${name} ${String(at + 1).padStart(2, '0')}`)

const models = named('Model', 31)
const otherMakes = named('Marque', 20)
const cities = named('City', 21)
const places = named('Yard', 41)

const knownBodies =
  '4x4|Bus|Cab Chassis|Convertible|Coupe|EV|Hardtop|Hatch|Hatchback|Motorhome|Light Truck|People Mover|Prestige|Sedan|Softtop|SUV|Ute|Van|Wagon|Station Wagon'.split(
    '|',
  )
/** Names a feed may have for a body that is listed under another. */
const synonyms: Readonly<Record<string, string>> = {
  '4x4': 'SUV',
  Hatchback: 'Hatch',
  Softtop: 'Convertible',
  'Station Wagon': 'Wagon',
}
const bodies = [...knownBodies, 'Spaceship']

/** 31 models of one make, of every body, and one car each of 20 other makes. */
const cars: FeedCar[] = [
  ...models.map((model, at) =>
    aFeedCar(`L${at}`, { model, bodyconfiguration: bodies[at % bodies.length], images: [] }),
  ),
  ...otherMakes.map((make, at) => aFeedCar(`M${at}`, { make, model: 'Only', fuel: 'Diesel' })),
]

const facets = ['make', 'body', 'car_type', 'fuel', 'location_name', 'city', 'price', 'km']
const search = { filters: facets.map((facet) => ({ facet, open: true })) }

function withPlaces(dealer: SiteInput): SiteInput {
  const [yard] = dealer.locations ?? []
  if (!yard) throw new Error('expected a location')
  const locations = places.map((name, at) => ({
    ...yard,
    id: 7000 + at,
    slug: `yard-${at}`,
    name,
    primary: at === 0,
    address: { ...yard.address, city: cities[at % cities.length] ?? '' },
  }))
  return { ...dealer, locations }
}

const manyDealer = withPlaces(
  aDealer(many, {
    search,
    content: { home: { bodyPictures: { SUV: '/images/vehicles/studio/suv/blue/side-left.jpg' } } },
  }),
)

const condition = (count: number, car_type: string) =>
  Array.from({ length: count }, (_, at) => aFeedCar(`${car_type}${at}`, { car_type, images: [] }))

const bigDealer = (stockCount: number | null) => aDealer(big, { search: { ...search, stockCount } })

test.describe.configure({ mode: 'default' })

test.beforeAll(async ({ playwright }) => {
  test.setTimeout(240_000)
  const request = await playwright.request.newContext()
  const placed = cars.map((car, at) => ({ ...car, location_id: 7000 + (at % places.length) }))
  const clears = { routing: { clearFiltersPath: '/search/used-cars' } }
  await openDealer(request, manyDealer, placed)
  await openDealer(request, aDealer(few, { search, ...clears }), cars.slice(0, -1))
  await openDealer(request, bigDealer(12_345), [
    ...condition(1999, 'used'),
    ...condition(2000, 'new'),
  ])
  await request.dispose()
})

/** An option of the sidebar. */
interface Option {
  label: string
  count: number
  href: string
  html: string
}

/** Options of a group of the sidebar, in order. */
function optionsOf(html: string, heading: string): Option[] {
  const [, group = ''] = html.split(`>${heading}</h3>`)
  const [own = ''] = group.split('<h3')
  return [...own.matchAll(/<a href="([^"]*)"[^>]*>(.*?)<\/a>/g)].flatMap(
    ([, href = '', option = '']) => {
      const words = readText(option)
        .split('|')
        .filter((word) => /^\w/.test(word))
      // A make has its initials before it.
      const [label, count] = words.slice(-2)
      if (label === undefined || count === undefined) return []
      const plain = href.replaceAll('&amp;', '&')
      return [{ label, href: plain, html: option, count: Number(count.replace(',', '')) }]
    },
  )
}

const labels = (options: readonly Option[]) => options.map(({ label }) => label)
const found = (html: string) => /([\d,]+) cars? found/.exec(readText(html))?.[1]

const read = (request: APIRequestContext, site: string, path: string) =>
  readPage(request, site, path)

test('20 makes are one list, 21 are "Popular" and "All makes" [SRCH-085] [SRCH-084]', async ({
  request,
}) => {
  const whole = await read(request, few, '/search?show=make')
  expect(readText(whole)).not.toMatch(/\|Popular\||\|All makes\|/)
  expect(labels(optionsOf(whole, 'Make and model'))).toEqual(['Toyota', ...otherMakes.slice(0, 19)])
  const split = await read(request, many, '/search?show=make')
  expect(readText(split)).toMatch(/\|Popular\|.*\|All makes\|/)
  expect(labels(optionsOf(split, 'Make and model'))).toEqual([
    'Toyota',
    ...otherMakes.slice(0, 6),
    ...otherMakes,
    'Toyota',
  ])
})

test('the first 30 models of a make are listed, and one more that is chosen [SRCH-087]', async ({
  request,
}) => {
  const modelsAt = async (path: string) =>
    labels(optionsOf(await read(request, few, path), 'Make and model')).filter((label) =>
      label.startsWith('Model '),
    )
  expect(await modelsAt('/search/toyota')).toEqual(models.slice(0, 30))
  expect(await modelsAt('/search/toyota?make_model=Toyota+Model+31')).toEqual(models)
})

test('each known body has an address, and its picture or drawing; another is drawn as none in particular [SRCH-100]', async ({
  request,
}) => {
  const listed = new Set(knownBodies.map((body) => synonyms[body] ?? body))
  const options = optionsOf(await read(request, many, '/search?show=body'), 'Body type')
  expect(labels(options).toSorted()).toEqual([...listed].toSorted())
  const pictureOf = (html = '') => /<img[^>]*>|<svg.*?<\/svg>/s.exec(html)?.[0] ?? ''
  for (const { label, html } of options)
    expect(pictureOf(html), label).toMatch(
      label === 'SUV' ? /src="\/images\/vehicles\/studio\/suv\/blue\/side-left\.jpg/ : /^<svg/,
    )
  const cards = readCards(
    (await read(request, many, '/search?query=toyota')) +
      (await read(request, many, '/search?query=toyota&page=2')),
  )
  const drawingAt = (at: number) =>
    pictureOf(cards.find(({ href }) => href.endsWith(`-l${at}`))?.html).replace(/^<svg[^>]*>/, '')
  const generic = drawingAt(knownBodies.length)
  expect(generic).toContain('<path')
  for (const [at, body] of knownBodies.entries()) {
    expect(drawingAt(at), body).toContain('<path')
    expect(drawingAt(at), body).not.toBe(generic)
    const path = `/search/${body.toLowerCase().replace(' ', '-')}`
    expect((await ask(request, many, path)).status(), path).toBe(200)
  }
})

test('the 4 most common bodies stand above the results with their pictures and counts [SRCH-039] [API-006]', async ({
  request,
}) => {
  const tilesOf = async (site: string) => {
    const html = await read(request, site, '/search')
    const [, list = ''] = /<ul aria-label="Body types"[^>]*>(.*?)<\/ul>/s.exec(html) ?? []
    return [...list.matchAll(/<li[^>]*>(.*?)<\/li>/gs)].map(([, tile = '']) => tile)
  }
  const words = (tile: string) => readText(tile).split('|').filter(Boolean)
  const own = await tilesOf(many)
  // Of those with as many the first by name.
  expect(own.map(words)).toEqual([
    ['Hatch', ',', '24'],
    ['Convertible', ',', '3'],
    ['SUV', ',', '3'],
    ['Bus', ',', '2'],
  ])
  for (const tile of own) expect(tile).toMatch(/<svg|<img/)
  const demo = await tilesOf('harbour')
  expect(demo).toHaveLength(4)
  for (const tile of demo) expect(tile).toMatch(/<img src="\/images\/vehicles\/studio\//)
  const counts = demo.map((tile) => Number(words(tile)[2]))
  expect(counts).toEqual(counts.toSorted((a, b) => b - a))
})

test('20 cities are listed and 40 locations, largest first, then by name [API-007] [API-008]', async ({
  request,
}) => {
  const html = await read(request, many, '/search?show=city&show=location_name')
  // 51 cars at 41 places in 21 cities: the first ten places have two cars each.
  const byCount = (first: Option, second: Option) =>
    second.count - first.count || first.label.localeCompare(second.label)
  for (const [heading, limit, all] of [
    ['City', 20, cities],
    ['Location', 40, places],
  ] as const) {
    const options = optionsOf(html, heading)
    expect(options, heading).toHaveLength(limit)
    expect(labels(options.toSorted(byCount)), heading).toEqual(labels(options.toSorted(byCount)))
    expect(
      all.filter((name) => !labels(options).includes(name)),
      heading,
    ).toHaveLength(1)
  }
})

test('an option is a label with its count, and chooses a value that finds as many [DATA-044]', async ({
  request,
}) => {
  const [first, second] = optionsOf(await read(request, many, '/search'), 'Fuel type')
  expect(first).toMatchObject({ label: 'Petrol', count: 31, href: '/search?fuel=Petrol' })
  expect(second).toMatchObject({ label: 'Diesel', count: 20, href: '/search?fuel=Diesel' })
  for (const { count, href } of [first, second].flatMap((option) => option ?? []))
    expect(found(await read(request, many, href))).toBe(String(count))
})

test('Clear Filters leads to /special-offers, or where the dealer says [SRCH-037]', async ({
  request,
}) => {
  const targetOf = async (site: string) =>
    /<a href="([^"]*)"[^>]*>Clear Filters/.exec(
      await read(request, site, '/search?query=zzqqxx'),
    )?.[1]
  expect(await targetOf(many)).toBe('/special-offers')
  expect(await targetOf(few)).toBe('/search/used-cars')
  expect((await ask(request, many, '/special-offers')).status()).toBe(200)
})

test('a number of cars above 1,999 is the dealer’s own, else the sum of the conditions; 1,999 is itself [SRCH-090] [SRCH-018]', async ({
  request,
}) => {
  const numbers = async (path: string) => {
    const html = await read(request, big, path)
    return [found(html), /aria-label="Show Me ([\d,]+) cars"/.exec(html)?.[1]]
  }
  expect(await numbers('/search/used-cars')).toEqual(['1,999', '1,999'])
  expect(await numbers('/search/new-cars')).toEqual(['12,345', '12,345'])
  expect(await numbers('/search')).toEqual(['12,345', '12,345'])
  writeDealer(bigDealer(null))
  await expect
    .poll(() => numbers('/search/new-cars'), { timeout: 40_000 })
    .toEqual(['2,000', '2,000'])
  expect(await numbers('/search')).toEqual(['3,999', '3,999'])
})

test('Show Me N cars leads to the search with every choice; one is a car, none cannot be pressed [SRCH-018] [SRCH-020]', async ({
  request,
}) => {
  const buttonAt = async (site: string, path: string) => {
    const html = await read(request, site, path)
    const [button = ''] = /<(?:a|button)[^>]*>Show Me.*?<\/(?:a|button)>/.exec(html) ?? []
    return [/href="([^"]*)"/.exec(button)?.[1]?.replaceAll('&amp;', '&'), readText(button)]
  }
  const address =
    '/search/used-cars?query=toyota&body=SUV&fuel=Petrol&price=20000:90000&sortBy=price:asc'
  const html = await read(request, 'harbour', address)
  expect(Number(found(html))).toBeGreaterThan(1)
  expect(await buttonAt('harbour', address)).toEqual([address, `|Show Me ${found(html)} cars|`])
  const one = '/search?make=Marque+07&fuel=Diesel'
  expect(await buttonAt(many, one)).toEqual([one, '|Show Me 1 car|'])
  const [href, words] = await buttonAt(many, '/search?query=zzqqxx')
  expect([href, words]).toEqual([undefined, '|Show Me 0 cars|'])
})
