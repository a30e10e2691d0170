import type { APIRequestContext } from '@playwright/test'
import {
  type FactDealer,
  type FeedCar,
  feedRows,
  metaOf,
  ownPicture,
  readableText,
  setUpFactDealer,
  textAt,
  vehicleDataOf,
} from './fact-dealer.ts'
import { expect, test } from './journey.ts'

test.describe.configure({ mode: 'serial' })

const base: FeedCar = {
  'Car type': 'Used',
  Year: '2020',
  'DAP Price': '45990',
  Odometer: '31250',
  Images: ownPicture ?? '',
}

/** A VIN of its own for each car. */
const vinOf = (at: number) => `SALRA2BK1LA0${String(10_000 + at)}`

/** Words of a feed, and how its car is called. */
const named = [
  {
    feed: ['Land', 'Rover Discovery', 'Discovery SE', 'Discovery'],
    said: { make: 'Land Rover', model: 'Discovery', badge: 'SE' },
    name: '2020 Land Rover Discovery SE',
    title: '2020 Land Rover Discovery',
    slug: '2020-land-rover-discovery-se',
  },
  {
    feed: ['Toyota', 'Toyota Corolla', 'Corolla', ''],
    said: { make: 'Toyota', model: 'Corolla', badge: '' },
    name: '2020 Toyota Corolla',
    title: '2020 Toyota Corolla',
    slug: '2020-toyota-corolla',
  },
  {
    feed: ['BMW', 'X5', 'X5 M', 'G05'],
    said: { make: 'BMW', model: 'X5', badge: 'M' },
    name: '2020 BMW X5 M',
    title: '2020 BMW X5',
    slug: '2020-bmw-x5-m',
  },
  {
    feed: ['Mazda', 'Mazda3', 'G25', ''],
    said: { make: 'Mazda', model: 'Mazda3', badge: 'G25' },
    name: '2020 Mazda3 G25',
    title: '2020 Mazda3',
    slug: '2020-mazda3-g25',
  },
  {
    feed: ['MINI', 'Mini', 'Cooper S', ''],
    said: { make: 'MINI', model: 'Mini', badge: 'Cooper S' },
    name: '2020 MINI Cooper S',
    title: '2020 MINI',
    slug: '2020-mini-cooper-s',
  },
  {
    feed: ['Western', 'Star 4800', '', ''],
    said: { make: 'Western Star', model: '4800', badge: '' },
    name: '2020 Western Star 4800',
    title: '2020 Western Star 4800',
    slug: '2020-western-star-4800',
  },
] as const

const cars: FeedCar[] = named.map(({ feed: [Make, Model, Badge, Series] }, at) => ({
  ...base,
  'Stock number': `N${at + 1}`,
  Make,
  Model,
  Badge,
  Series,
  Body: 'SUV',
  Vin: vinOf(at),
}))

/** Words behind each other that say the same. */
const doubled = /\b(\w+(?: \w+)?) \1\b/i

let dealer: FactDealer

setUpFactDealer('doubled', (opened) => {
  dealer = opened
})

test('an import puts names in order and warns of each', () => {
  const printed = dealer.importCars(cars)
  expect(printed).toContain('6 added, 0 changed, 0 unchanged, 0 withdrawn')
  for (const line of [
    'Make: "Land" is cut at its blank; read as "Land Rover"',
    'Make: "Western" is cut at its blank; read as "Western Star"',
    'Model: "Toyota Corolla" repeats the make; read as "Corolla"',
    'Badge: "Discovery SE" repeats the name; read as "SE"',
    'Badge: "Corolla" repeats the name; left out',
    'Badge: "X5 M" repeats the name; read as "M"',
    'Series: "Discovery" repeats the name; left out',
  ])
    expect(printed).toContain(line)
})

test('no name is said twice: page, share, print, structured data, feeds', async ({ request }) => {
  const google = await feedRows(request, dealer.id, 'google-vehicles.tsv')
  const meta = await feedRows(request, dealer.id, 'meta-vehicles.csv')
  expect(google).toHaveLength(named.length)
  expect(meta).toHaveLength(named.length)
  for (const [at, { said, name, title, slug }] of named.entries()) {
    const { path, html } = await dealer.carPage(request, `N${at + 1}`)
    expect(path).toBe(`/cars/${slug}-n${at + 1}`)
    expect(/<title>([^<]*)/.exec(html)?.[1]).toBe(`${name}, stock N${at + 1} | Wattle Cars`)
    expect(readableText(/<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1] ?? '').trim()).toBe(title)
    expect(metaOf(html, 'og:title')).toContain(name)
    expect(metaOf(html, 'description')).toContain(name)
    expect(vehicleDataOf(html)).toMatchObject({
      name,
      brand: { name: said.make },
      model: said.model,
      ...(said.badge && { vehicleConfiguration: said.badge }),
    })
    const sheet = readableText(await textAt(request, dealer.id, `/print?car_id=${path.slice(6)}`))
    for (const text of [readableText(html), sheet]) {
      expect(text).toContain(title)
      expect(text).not.toMatch(/Discovery Discovery|Corolla Corolla|X5 X5|Rover Rover/i)
    }
    const facts = { model: said.model, trim: said.badge, title: name }
    expect(google[at]).toMatchObject({ brand: said.make, ...facts })
    expect(meta[at]).toMatchObject({ make: said.make, ...facts })
    expect(name).not.toMatch(doubled)
  }
})

test('no name is said twice on cards, filters, crumbs and search pages', async ({ page }) => {
  await page.goto(dealer.on('/search'))
  const titles = page.getByRole('article').getByRole('heading', { level: 3 })
  await expect(titles).toHaveCount(named.length)
  expect((await titles.allTextContents()).toSorted()).toEqual(
    named.map(({ title }) => title).toSorted(),
  )
  await page.goto(dealer.on('/search/mazda/mazda3'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mazda3 for Sale')
  await page.goto(dealer.on('/cars/2020-mini-cooper-s-n5'))
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')
  expect((await crumbs.allTextContents()).map((text) => text.trim())).toEqual([
    'Home',
    'Used Cars',
    'MINI',
    'SUV',
    '2020 MINI Cooper S',
  ])
})

test('a car that is there keeps its address when the feed doubles its name', async ({
  request,
}) => {
  const changed = cars.map((car, at) => (at === 1 ? { ...car, Badge: 'Corolla Ascent' } : car))
  expect(dealer.importCars(changed)).toContain('0 added, 1 changed, 5 unchanged, 0 withdrawn')
  const address = '/cars/2020-toyota-corolla-n2'
  const shown = async (asked: APIRequestContext) =>
    /<title>([^<]*)/.exec(await textAt(asked, dealer.id, address))?.[1]
  await expect
    .poll(() => shown(request), { timeout: 40_000 })
    .toBe('2020 Toyota Corolla Ascent, stock N2 | Wattle Cars')
})
