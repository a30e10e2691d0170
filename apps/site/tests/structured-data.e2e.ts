import type { APIRequestContext } from '@playwright/test'
import {
  type FactDealer,
  type FeedCar,
  feedRows,
  metaOf,
  ownPicture,
  readableText,
  setUpFactDealer,
  structuredDataOf,
  textAt,
  vehicleDataOf,
} from './fact-dealer.ts'
import { demoSites, expect, forEach, test } from './journey.ts'
import { vocabularyProblems } from './schema-org.ts'

/** Empty texts, lists, objects and nulls, by their path. */
function emptyValues(value: unknown, path = ''): string[] {
  if (value === null || value === undefined || value === '') return [`${path}: ${String(value)}`]
  if (typeof value !== 'object') return Number.isNaN(value) ? [`${path}: NaN`] : []
  const entries = Object.entries(value)
  if (entries.length === 0) return [`${path}: ${JSON.stringify(value)}`]
  return entries.flatMap(([key, one]) => emptyValues(one, `${path}.${key}`))
}

const problemsOf = (html: string) => {
  const data = structuredDataOf(html)
  return [...data.flatMap(vocabularyProblems), ...data.flatMap((one) => emptyValues(one))]
}

/** Paths of some vehicles of a dealer, from all over its sitemap. */
async function samplePaths(request: APIRequestContext, site: string, most: number) {
  const xml = await textAt(request, site, '/sitemap.xml')
  const paths = [...xml.matchAll(/<loc>[^<]*?(\/cars\/[a-z0-9-]+)<\/loc>/g)].map(
    ([, path]) => path ?? '',
  )
  const step = Math.max(1, Math.floor(paths.length / most))
  return paths.filter((_, index) => index % step === 0)
}

const availabilityOf = (vehicle: Record<string, unknown>) =>
  (vehicle.offers as { availability?: string } | undefined)?.availability?.split('/').at(-1) ??
  'no offer'

for (const site of demoSites) {
  test(`vehicles of ${site} have a condition, and an offer where the page has a price [PLUS-050]`, async ({
    request,
  }) => {
    test.setTimeout(120_000)
    const paths = await samplePaths(request, site, 60)
    expect(paths.length).toBeGreaterThan(40)
    const kinds = new Set<string>()
    await forEach(paths, 4, async (path) => {
      const html = await textAt(request, site, path)
      expect(problemsOf(html), path).toEqual([])
      const vehicle = vehicleDataOf(html)
      expect(vehicle.itemCondition, path).toMatch(/^https:\/\/schema\.org\/(?:New|Used)Condition$/)
      const amount = metaOf(html, 'product:price:amount')
      const { price } = (vehicle.offers ?? {}) as { price?: number }
      expect(price?.toFixed(2), path).toBe(amount)
      expect('offers' in vehicle, path).toBe(amount !== undefined)
      kinds.add(`${String(vehicle.itemCondition)} ${availabilityOf(vehicle)}`)
    })
    expect(kinds.size).toBeGreaterThan(1)
  })
}

test.describe('facts of a feed', () => {
  test.describe.configure({ mode: 'serial' })

  const base: FeedCar = {
    Make: 'Mazda',
    Model: 'CX-5',
    Badge: 'GT',
    Year: '2025',
    Body: 'SUV',
    'DAP Price': '41990',
    Images: ownPicture ?? '',
    'Exterior Colour': 'White',
  }
  const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
  const used = { 'Car type': 'Used', Odometer: '1200' }
  const isNew = { 'Car type': 'New' }

  /** Words of a feed, and what its structured data says then. */
  const facts: readonly (readonly [car: FeedCar, condition: string, availability: string])[] = [
    [{ ...used }, 'Used', 'InStock'],
    [{ ...isNew }, 'New', 'InStock'],
    [{ 'Car type': 'Demo', Odometer: '90' }, 'Used', 'InStock'],
    [{ ...used, Status: 'Deal pending' }, 'Used', 'Reserved'],
    [{ ...isNew, Status: 'Coming soon' }, 'New', 'PreOrder'],
    [{ ...used, Status: 'Sold', 'Sold date': yesterday }, 'Used', 'SoldOut'],
    [{ ...used, 'DAP Price': 'POA' }, 'Used', 'no offer'],
    [{ ...isNew, 'DAP Price': '', Images: '' }, 'New', 'no offer'],
    [{ 'Car type': 'Used', Odometer: '-' }, 'Used', 'InStock'],
    [{ 'Car type': 'Demo' }, 'Used', 'InStock'],
  ]
  const stockOf = (at: number) => `V${at + 1}`
  const cars = facts.map(
    ([car], at): FeedCar => ({
      ...base,
      'Stock number': stockOf(at),
      Vin: `JM0KF4WLA001234${at + 10}`,
      ...car,
    }),
  )

  /** Words that say nothing, one a car, in every column of text. */
  const words = ['NA', 'N/A', 'Other', '-', 'Unknown', 'TBA', '.', '0']
  const textColumns = [
    ['Badge', 'Series', 'Rego', 'Body', 'Exterior Colour', 'Interior Colour', 'Fuel', 'Drive'],
    ['Transmission', 'Doors', 'Seats', 'Cylinders', 'Engine size', 'Induction', 'Torque', 'Tag'],
    ['Fuel consumption', 'Towing capacity braked', 'Vehicle length', 'Item type', 'Suburb'],
    ['Dealercomments', 'Features', 'NVIC code', 'Build date', 'Rego expiry', 'ANCAP rating'],
  ].flat()
  const blanks = words.map((word, at) => ({
    'Stock number': `W${at + 1}`,
    'Car type': 'Used',
    Make: 'Kia',
    Model: 'Rio',
    Year: '2019',
    'DAP Price': '15990',
    Odometer: '50500',
    ...Object.fromEntries(textColumns.map((column) => [column, word])),
  }))

  let dealer: FactDealer
  setUpFactDealer('stated', (opened) => {
    dealer = opened
  })

  test('an import takes placeholders for no facts, and counts them by column', () => {
    const printed = dealer.importCars([...cars, ...blanks])
    expect(printed).toContain(`${cars.length + blanks.length} added, 0 changed`)
    expect(printed).not.toContain('Warnings:')
    expect(printed).toContain('Without a fact, by column: ')
    expect(printed).toContain('Exterior Colour (7)')
  })

  test('condition and availability of each are those of the feed [PLUS-050]', async ({
    request,
  }) => {
    for (const [at, [, condition, availability]] of facts.entries()) {
      const { html, path } = await dealer.carPage(request, stockOf(at))
      const vehicle = vehicleDataOf(html)
      expect(problemsOf(html), path).toEqual([])
      expect(vehicle.itemCondition, path).toBe(`https://schema.org/${condition}Condition`)
      expect(availabilityOf(vehicle), path).toBe(availability)
      expect('image' in vehicle, path).toBe(cars[at]?.Images !== '')
    }
  })

  test('the advertising feeds list new cars without an odometer at 0 km, and no other car without a reading [PLUS-053]', async ({
    request,
  }) => {
    const google = await feedRows(request, dealer.id, 'google-vehicles.tsv')
    const meta = await feedRows(request, dealer.id, 'meta-vehicles.csv')
    const vinOf = (at: number) => cars[at]?.Vin
    const listed = [vinOf(0), vinOf(1), vinOf(2)]
    expect(google.map((row) => [row.VIN, row.condition, row.mileage])).toEqual([
      [listed[0], 'used', '1200 km'],
      [listed[1], 'new', '0 km'],
      [listed[2], 'used', '90 km'],
    ])
    expect(meta.map((row) => [row.vin, row.state_of_vehicle, row['mileage.value']])).toEqual([
      [listed[0], 'USED', '1200'],
      [listed[1], 'NEW', '0'],
      [listed[2], 'USED', '90'],
    ])
  })

  test('a word that says nothing is in no row, filter, card, structured data or print', async ({
    request,
    page,
  }) => {
    const says = (text: string) =>
      /(?:^|[\s>:])(?:NA|N\/A|Other|Unknown|TBA)(?:$|[\s<,.])/.exec(text)?.[0]
    for (const [at, word] of words.entries()) {
      const { html, path } = await dealer.carPage(request, `W${at + 1}`)
      const vehicle = vehicleDataOf(html)
      expect(problemsOf(html), word).toEqual([])
      expect(vehicle, word).toMatchObject({ name: '2019 Kia Rio', model: 'Rio' })
      const stated = [
        'vehicleConfiguration',
        'bodyType',
        'color',
        'vehicleInteriorColor',
        'fuelType',
      ]
      expect(
        Object.keys(vehicle).filter((key) => stated.includes(key)),
        word,
      ).toEqual([])
      expect(says(readableText(html)), word).toBeUndefined()
      const sheet = await textAt(request, dealer.id, `/print?car_id=${path.slice(6)}`)
      expect(says(readableText(sheet)), word).toBeUndefined()
    }
    await page.goto(dealer.on('/search?make=Kia'))
    await expect(page.getByRole('article')).toHaveCount(blanks.length)
    expect(says(readableText(await page.content()))).toBeUndefined()
  })
})
