import { createTestDatabase, type TestDatabase } from '@forecourt/database/testing'
import { demo } from '@forecourt/demo'
import { createAdfVendor, formatAdfXml } from '@forecourt/feature-leads/model'
import { aLead } from '@forecourt/feature-leads/testing'
import {
  createVehicleJsonLd,
  createVehicleLeadOffer,
  createVehicleOffer,
  createVehicleOpenGraph,
  describeOfferAvailability,
  googleVehicleFeed,
  isPrintable,
  metaVehicleFeed,
  printSheet,
} from '@forecourt/feature-vdp/model'
import { type CachedFiles, createPrintPdfHandler } from '@forecourt/feature-vdp/server'
import { loadPrintFonts } from '@forecourt/site-server/outputs'
import { type Car, describePrice } from '@forecourt/stock/model'
import { createPostgresStockStore } from '@forecourt/stock/postgres'
import type { Site } from '@forecourt/tenant-config/model'
import { createTenantStore } from '@forecourt/tenant-config/server'
import { extractText } from 'unpdf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findAdfFaults } from './adf-validity.ts'
import { vocabularyProblems } from './schema-org.ts'

const logger = { info: () => {}, warn: () => {}, error: () => {} }
const now = new Date('2026-11-22T02:00:00Z')
const tenants = await createTenantStore({ directory: demo.tenants, logger, watch: false })
const sites = tenants.sites()

/** Text nobody may ever read. */
const nonsense = /NaN|undefined|\bnull\b|- \/ -|\$POA|\[object/

let database: TestDatabase
const stock = new Map<string, Car[]>()

beforeAll(async () => {
  database = await createTestDatabase()
  const store = createPostgresStockStore(database)
  await demo.importStock({ store, sites, logger })
  for (const { id } of sites) {
    const cars: Car[] = []
    await store.loadStock(id, (batch) => void cars.push(...batch))
    stock.set(id, cars)
  }
}, 60_000)
afterAll(() => database.close())

/** One car for every way a sheet may differ in what it says of price and availability. */
function oneOfEachKind(cars: readonly Car[], { search }: Site): Car[] {
  const kinds = new Map<string, Car>()
  for (const car of cars) {
    const price = describePrice(car, search)
    const said = price.kind === 'price' ? [price.priceType, price.was !== null] : [price.text]
    const kind = [
      car.dealership_id,
      car.car_type,
      car.simple_body,
      describeOfferAvailability(car),
      ...said,
    ]
    kinds.set(kind.join('|'), car)
  }
  return [...kinds.values()]
}

/** The price a text says, as the number in it; null for one that says none. */
const amount = (text: string | undefined) => (text === undefined ? null : Number(text))

interface Said {
  price: number | null
  availability: string
}

const jsonLdWords: Record<string, string> = {
  InStock: 'available',
  PreOrder: 'coming-soon',
  Reserved: 'reserved',
  SoldOut: 'sold',
}

/** Structured data without an offer says no price and leaves availability to the page. */
function jsonLdSays(car: Car, site: Site): Said {
  const { offers } = createVehicleJsonLd(car, site) as {
    offers?: { price?: number; availability: string }
  }
  if (!offers) return { price: null, availability: pageSays(car, site).availability }
  const word = offers.availability.replace('https://schema.org/', '')
  return { price: offers.price ?? Number.NaN, availability: jsonLdWords[word] ?? word }
}

const adfWords: Record<string, string> = {
  Available: 'available',
  'Coming soon': 'coming-soon',
  Reserved: 'reserved',
  Sold: 'sold',
}

const adfOf = (car: Car, site: Site) => {
  const lead = aLead({ payload: { car_id: car.id }, offer: createVehicleLeadOffer(car, site) })
  const outgoing = { siteId: site.id, deliveryId: 'd', attempt: 1, lead }
  return formatAdfXml(outgoing, createAdfVendor(site, lead))
}

function adfSays(xml: string): Said {
  const vehicle = /<vehicle [\s\S]*?<\/vehicle>/.exec(xml)?.[0] ?? ''
  const word = /<comments>([^<]*)<\/comments>/.exec(vehicle)?.[1] ?? ''
  return {
    price: amount(/<price type="asking" currency="AUD">([^<]*)<\/price>/.exec(vehicle)?.[1]),
    availability: adfWords[word] ?? word,
  }
}

const openGraphWords: Record<string, readonly string[]> = {
  'in stock': ['available'],
  pending: ['coming-soon', 'reserved'],
  'out of stock': ['sold'],
}

/** Words a sheet says of a car that is not simply here; a sold one is not printed. */
const sheetStates: Record<string, string> = { 'coming-soon': 'Coming soon', reserved: 'Reserved' }

/** Values that are set in type of a part of a sheet. */
const wordsOf = (part: unknown): string =>
  typeof part === 'object' && part !== null
    ? Object.values(part).flat().map(wordsOf).join(' ')
    : String(part ?? '')

const feedPrice = (line: string) => amount(/(?:^|[\t,])(\d+\.\d\d) AUD/.exec(line)?.[1])

/** Words each output says of price and availability, by its name. */
function sayings(car: Car, site: Site): Record<string, Said> {
  const graph = new Map(createVehicleOpenGraph(car, site))
  const sheet = printSheet(car, site, now)
  const lines = { google: googleVehicleFeed, meta: metaVehicleFeed }
  const feeds = Object.entries(lines).flatMap(([name, feed]) => {
    const line = feed.line(createVehicleOffer(car, site))
    return line === null ? [] : [[name, { price: feedPrice(line), availability: 'available' }]]
  })
  const { availability } = pageSays(car, site)
  const shared = openGraphWords[graph.get('product:availability') ?? ''] ?? []
  return {
    structuredData: jsonLdSays(car, site),
    lead: adfSays(adfOf(car, site)),
    sharedLink: {
      price: amount(graph.get('product:price:amount')),
      availability: shared.includes(availability) ? availability : shared.join(),
    },
    print: {
      price: sheet.price.kind === 'price' ? sheet.price.dollars : null,
      availability: sheet.state === (sheetStates[availability] ?? null) ? availability : 'other',
    },
    ...(Object.fromEntries(feeds) as Record<string, Said>),
  }
}

function pageSays(car: Car, site: Site): Said {
  const page = describePrice(car, site.search)
  const availability = describeOfferAvailability(car)
  return { price: page.kind === 'price' ? page.dollars : null, availability }
}

/** Outputs that do not say what the page says. */
function differences(car: Car, site: Site): string[] {
  const page = pageSays(car, site)
  return Object.entries(sayings(car, site))
    .filter(([, said]) => said.price !== page.price || said.availability !== page.availability)
    .map(([name, said]) => `${car.slug}, ${name}: ${JSON.stringify(said)}`)
}

/** Everything that leaves the page of a car in words. */
function textsOf(car: Car, site: Site): string[] {
  const offer = createVehicleOffer(car, site)
  return [
    JSON.stringify(createVehicleJsonLd(car, site)),
    JSON.stringify(createVehicleOpenGraph(car, site)),
    googleVehicleFeed.line(offer) ?? '',
    metaVehicleFeed.line(offer) ?? '',
    adfOf(car, site),
    wordsOf(printSheet(car, site, now)),
  ]
}

const noFiles: CachedFiles = { read: async () => null, write: async () => {} }

/** Words a PDF says in type; null for a car that is not printed. */
async function printer(site: Site, cars: readonly Car[]) {
  const bySlug = new Map(cars.map((car) => [car.slug, car]))
  const look = { fonts: await loadPrintFonts(site), accent: '#0b4f6c', logo: null }
  const print = createPrintPdfHandler({
    loadCarBySlug: async (_, slug) => ({ kind: 'car', car: bySlug.get(slug)! }),
    lookOf: async () => look,
    photo: async () => null,
    files: noFiles,
    run: async (_, work) => work(),
    now: () => now,
    logger,
  })
  return async ({ slug }: Car): Promise<string | null> => {
    const request = new Request(new URL(`/api/cars/${slug}/print.pdf`, site.url))
    const answer = await print(request, site)
    if (answer.status === 404) return null
    const bytes = new Uint8Array(await answer.arrayBuffer())
    return (await extractText(bytes, { mergePages: true })).text
  }
}

/** Problem with the words of a PDF. */
function pdfProblems(text: string, car: Car, site: Site): string[] {
  const page = describePrice(car, site.search)
  const isReserved = describeOfferAvailability(car) === 'reserved'
  return [
    nonsense.test(text) && 'nonsense',
    !text.includes(page.text) && `no ${page.text}`,
    page.kind === 'none' && /\$\d/.test(text) && 'a price the page does not have',
    text.includes('Reserved') !== isReserved && 'another availability',
  ]
    .filter((problem) => problem !== false)
    .map((problem) => `${car.slug}: ${problem}`)
}

describe.each(sites.map((site) => [site.id, site] as const))('every vehicle of %s', (id, site) => {
  const cars = () => stock.get(id) ?? []

  it('says one price and one availability in page, structured data, shared links, feeds, print and leads [PLUS-050]', () => {
    expect(cars().length).toBeGreaterThan(50)
    expect(cars().flatMap((car) => differences(car, site))).toEqual([])
  })

  it('is in no output with an empty or broken value', () => {
    const broken = cars().flatMap((car) => textsOf(car, site).filter((text) => nonsense.test(text)))
    expect(broken).toEqual([])
  })

  it('speaks only of types and properties that schema.org has, with values they may have [PLUS-050]', () => {
    const wrong = cars().flatMap((car) => vocabularyProblems(createVehicleJsonLd(car, site)))
    expect(wrong).toEqual([])
  })

  it('is described in leads that are valid ADF [PLUS-032]', () => {
    expect(findAdfFaults(cars().map((car) => adfOf(car, site)))).toEqual([])
  })

  it('has, of each kind, a PDF with the price of the page or the words in its place', async () => {
    const chosen = oneOfEachKind(cars(), site)
    const textOf = await printer(site, chosen)
    const problems: string[] = []
    for (const car of chosen) {
      const text = await textOf(car)
      const isPrinted = car.show_on_dealer_website && isPrintable(car, site)
      if ((text !== null) !== isPrinted) problems.push(`${car.slug}: printed ${text !== null}`)
      if (text !== null) problems.push(...pdfProblems(text, car, site))
    }
    expect(problems).toEqual([])
  }, 60_000)
})

describe('vocabularyProblems', () => {
  const offer = { '@type': 'Offer', price: 1, availability: 'https://schema.org/InStock' }
  const car = { '@context': 'https://schema.org', '@type': 'Car', offers: offer }
  it.each([
    [{ ...car, '@type': 'Ute' }, 'no such type'],
    [{ ...car, horsepower: 90 }, 'no property of Car'],
    [{ ...car, url: '/cars/x' }, 'is no URL'],
    [{ ...car, offers: { ...offer, availability: 'InStock' } }, 'is no ItemAvailability'],
    [{ ...car, offers: { ...offer, price: null } }, 'is no Number or Text'],
    [{ ...car, '@context': 'https://example.org' }, '@context'],
    [{ ...car, offers: { '@type': 'Brand', name: 'x' } }, 'is no Offer'],
    [{ ...car, image: [] }, 'an empty list'],
    [{ ...car, color: '' }, 'is no Text'],
  ])('finds the fault in %j', (data, problem) => {
    expect(vocabularyProblems(car)).toEqual([])
    expect(vocabularyProblems(data).join()).toContain(problem)
  })
})
