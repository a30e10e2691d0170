import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SiteInput } from '@forecourt/tenant-config/model'
import type { APIRequestContext } from '@playwright/test'
import { createCommandLine } from './command-line.ts'
import { writeDealer } from './dealer-file.ts'
import { ownFinance } from './financing-dealer.ts'
import { ask, dataFolder, expect, port, test } from './journey.ts'
import {
  aDealer,
  aFeedCar,
  carPath,
  openDealer,
  readCards,
  readPage,
  readText,
  searchCars,
  stockOf,
} from './rows-dealer.ts'
import { wake } from './searching.ts'

const plain = 'plainset'
const tuned = 'tunedset'
const large = 'largeset'

const turn = ['00', '09', '18', '27'].map(
  (frame) => `/images/vehicles/yard/hatch/white/turn-${frame}.jpg`,
)

/** Frames of a turn that fill the stage. */
const images = { spinWidth: 960 }

const cars = [
  aFeedCar('T100', { certified: true, spin_images: turn, vin: '6T1BE42K59X012345' }),
  aFeedCar('T101', { price: '', make: 'Mazda', model: 'CX-5' }),
  aFeedCar('T102', { car_type: 'new', year: 2026 }),
  aFeedCar('T103', { car_type: 'demo', year: 2026 }),
  aFeedCar('T104', { make: 'Mazda', model: 'CX-5', bodyconfiguration: 'SUV' }),
  aFeedCar('T105'),
]

const tile = (id: string, more: object) => ({
  id,
  kind: 'warranty' as const,
  title: `Tile ${id}`,
  text: 'Ask us about it.',
  href: '/contact',
  ...more,
})

const second = { id: 602, slug: 'rows-two', name: 'Rows Two', dealerLicenceNumber: '4418207' }

/** A second place, of the second dealership. */
const ofSecond = (place: NonNullable<SiteInput['locations']>[number]) => ({
  ...place,
  id: 6002,
  slug: 'rows-two',
  name: 'Rows Two Beenleigh',
  primary: false,
  dealership_id: second.id,
  dealership_slug: second.slug,
})

/** A manufacturer's settings for the dealers of its make. */
const theme: Partial<SiteInput> = {
  features: { share: false, compare: false },
  labels: { contact: 'Talk to Rows' },
}

const trustLines = [{ text: '{warranty}' }]

const reports = { ppsr: '/media/ppsr-{vin}.pdf', carAnalysis: '/media/analysis-{vin}.pdf' }

const settings: Partial<SiteInput> = {
  manufacturerTheme: 'rows-make',
  images,
  features: { compare: true },
  plugins: { carAnalysis: true },
  finance: ownFinance,
  gates: { tradeIn: true, sellMyCar: true },
  routing: { clearFiltersPath: '/contact' },
  warranty: { used: '5 year warranty' },
  labels: { allStock: 'Every car we have', tradeIn: 'Value my car' },
  search: {
    layout: 'carousel',
    cardReserveLabel: 'Reserve Now',
    certifiedOnly: true,
    priceAboveZeroOnAscending: true,
    priceRangeBounds: { min: 10_000, max: 90_000 },
    stockFilter: { variant: 7, extra: [{ attribute: 'make', values: ['Toyota', 'Mazda'] }] },
    promoTiles: [tile('second', { position: 1 }), tile('mazda', { position: 0, makes: ['Mazda'] })],
  },
  vehiclePage: {
    purchaseButton: 'Reserve Now {deposit}',
    defaultView: 'gallery',
    reports,
    trustLines,
  },
  reserve: { paymentProcessors: ['demo'], price: 350 },
  forms: { dealershipSelectHidden: true },
  content: {
    enquiry: { heading: 'Ask about this car', intro: 'Mia answers within two hours.' },
  },
}

/** A dealer of more cars than a search counts, in another state, who searches at an address of its own. */
const searchHost = 'https://search.rows.example'
const largeDealer = (search: SiteInput['search'] = {}) =>
  aDealer(large, {
    state: 'vic',
    warranty: { new: '7 years unlimited km with 5 year roadside' },
    vehiclePage: { copyNotice: 'toast', trustLines },
    search: {
      promoTiles: [tile('first', { position: 1 })],
      promoTileRandomOffset: 2,
      provider: { type: 'embedded', host: searchHost, key: 'rows-key' },
      ...search,
    },
  })

const manyCars = [
  aFeedCar('L900', { car_type: 'new', year: 2026 }),
  ...Array.from({ length: 2002 }, (_, index) => aFeedCar(`L${1000 + index}`)),
]

const newCarPath = (stocknum: string) =>
  `/cars/2026-toyota-corolla-ascent-sport-${stocknum.toLowerCase()}`

test.describe.configure({ mode: 'default' })

test.beforeAll(async ({ playwright }) => {
  test.setTimeout(240_000)
  const request = await playwright.request.newContext()
  mkdirSync(join(dataFolder, 'tenants/themes'), { recursive: true })
  writeFileSync(join(dataFolder, 'tenants/themes/rows-make.json'), JSON.stringify(theme))
  const standard = {
    images,
    reserve: { paymentProcessors: ['demo'] },
    vehiclePage: { reports, trustLines },
  } satisfies Partial<SiteInput>
  await openDealer(request, aDealer(plain, standard), cars)
  await openDealer(request, largeDealer(), manyCars)
  const own = aDealer(tuned, settings)
  const dealerships = [...(own.dealerships ?? []), second]
  const locations = (own.locations ?? []).flatMap((place) => [place, ofSecond(place)])
  await openDealer(request, { ...own, dealerships, locations }, [
    ...cars.slice(0, -1),
    aFeedCar('T105', { location_id: 6002 }),
  ])
  await request.dispose()
})

test('links are called as the platform calls them, or as the dealer does, and the rest stays [CFG-004] [CFG-013] [CFG-017]', async ({
  request,
}) => {
  const text = readText(await readPage(request, plain, '/'))
  for (const label of ['Search Vehicles', 'Trade In', 'Contact Us'])
    expect(text).toContain(`|${label}|`)
  const own = readText(await readPage(request, tuned, '/'))
  for (const label of ['Every car we have', 'Value my car', 'Contact Us'])
    expect(own).toContain(`|${label}|`)
  expect(own).not.toMatch(/\|Search Vehicles\||\|Trade In\|/)
})

/** Text of a vehicle page of a dealer. */
const carTextOf = async (request: APIRequestContext, site: string, path = carPath('T100')) =>
  readText(await readPage(request, site, path))

test('one file has switches, defaults of the display, labels, lender and plugins of a dealer [CFG-001]', async ({
  request,
}) => {
  const results = await readPage(request, tuned, '/search')
  for (const part of ['aria-roledescription="carousel"', 'data-compare-bar'])
    expect(results).toContain(part)
  const text = await carTextOf(request, tuned)
  const ownWords = ['|Value my car|', 'comparison rate is true only', 'Download car analysis']
  for (const words of ownWords) expect(text).toContain(words)
  const standard = await carTextOf(request, plain)
  for (const words of ownWords) expect(standard).not.toContain(words)
})

test('a switch is what the dealer says, else what its manufacturer says, else on; a plugin opens its own feature alone [CFG-006]', async ({
  request,
}) => {
  const controls = {
    share: /id="share-button"/,
    compare: /data-compare-bar/,
    print: /href="\/print\?car_id=/,
    analysis: /Download car analysis/,
    ppsr: /Download PPSR report/,
  }
  const shownAt = async (site: string) => {
    const pages = [carPath('T100'), '/search'].map((path) => readPage(request, site, path))
    const html = (await Promise.all(pages)).join()
    return Object.entries(controls).flatMap(([name, control]) => (control.test(html) ? [name] : []))
  }
  expect(await shownAt(plain)).toEqual(['share', 'compare', 'print'])
  // The theme has neither share nor compare; the dealer has compare all the same, and one plugin.
  expect(await shownAt(tuned)).toEqual(['compare', 'print', 'analysis'])
  expect(readText(await readPage(request, tuned, '/'))).toContain('|Talk to Rows|')
})

test('results are a grid, or one row that scrolls [SRCH-017] [CFG-029]', async ({ request }) => {
  const scrolls = 'aria-roledescription="carousel"'
  expect(await readPage(request, plain, '/search')).not.toContain(scrolls)
  expect(await readPage(request, tuned, '/search')).toContain(scrolls)
})

test('a promotional tile stands at its place, on the pages of its makes [CFG-030] [CFG-032]', async ({
  request,
}) => {
  const placesOf = async (path: string) => {
    const html = await readPage(request, tuned, path)
    return [...html.matchAll(/data-result[\s\S]*?(?:<article|Tile (\w+))/g)].map(
      ([, id]) => id ?? 'car',
    )
  }
  expect((await placesOf('/search')).slice(0, 3)).toEqual(['car', 'second', 'car'])
  expect((await placesOf('/search?make=Mazda')).slice(0, 3)).toEqual(['mazda', 'second', 'car'])
  expect(await readPage(request, plain, '/search')).not.toContain('data-promo')
})

test('a tile stands where it was put, or moves back by a random 0 to 2 places [CFG-031]', async ({
  request,
}) => {
  const placeOn = async (page: number) => {
    const html = await readPage(request, large, `/search?page=${page}`)
    const results = [...html.matchAll(/data-result[\s\S]*?(?:<article|Tile (\w+))/g)]
    return results.findIndex(([, id]) => id === 'first')
  }
  const pages = Array.from({ length: 16 }, (_, index) => index + 1)
  const places = await Promise.all(pages.map(placeOn))
  for (const place of places) expect([1, 2, 3]).toContain(place)
  // Sixteen pages with one offset are less likely than one in ten million.
  expect(new Set(places).size).toBeGreaterThan(1)
  expect(await Promise.all(pages.map(placeOn))).toEqual(places)
})

test('Clear Filters leads to the offers, or where the dealer wants it [CFG-025]', async ({
  request,
}) => {
  const targetOf = async (site: string) => {
    const html = await readPage(request, site, '/search?query=zzzzqqqq')
    return /<a[^>]*href="([^"]*)"[^>]*>Clear Filters/.exec(html)?.[1]
  }
  expect(await targetOf(plain)).toBe('/special-offers')
  expect(await targetOf(tuned)).toBe('/contact')
})

test('the reserve button of a card says what the dealer chose [CFG-033]', async ({ request }) => {
  const textOf = async (site: string) =>
    readCards(await readPage(request, site, '/search'))[0]?.text
  expect(await textOf(plain)).toContain('|Reserve This Car|')
  const own = await textOf(tuned)
  expect(own).toContain('|Reserve Now|')
  expect(own).not.toContain('Reserve This Car')
})

test('a dealer of certified cars alone offers no filter for the others [SRCH-088] [CFG-041]', async ({
  request,
}) => {
  const filters = async (site: string) =>
    readText(await readPage(request, site, '/search?show=certified'))
  expect(await filters(plain)).toContain('|Not certified|')
  expect(await filters(tuned)).not.toContain('|Not certified|')
})

test('cars without a price stay under the lowest price, unless the dealer leaves them out [SRCH-089] [CFG-042]', async ({
  request,
}) => {
  const sorted = async (site: string) =>
    stockOf(await readPage(request, site, '/search?sortBy=price:asc'))
  expect(await sorted(plain)).toContain('T101')
  const own = await sorted(tuned)
  expect(own).not.toContain('T101')
  expect(own).toContain('T104')
  expect(stockOf(await readPage(request, tuned, '/search'))).toContain('T101')
})

test('the search by price runs from $5,000 to $250,000, or as the dealer says [CFG-045]', async ({
  request,
}) => {
  const endsOf = async (site: string) => {
    const html = await readPage(request, site, '/search-by-price')
    const [slider = ''] = /<input[^>]* type="range"[^>]*>/.exec(html) ?? []
    return ['min', 'max'].map((name) => Number(new RegExp(` ${name}="(\\d+)"`).exec(slider)?.[1]))
  }
  expect(await endsOf(plain)).toEqual([5000, 250_000])
  expect(await endsOf(tuned)).toEqual([10_000, 90_000])
})

test('a dealer offers the cars of its base filter and of its further conditions alone [CFG-046] [CFG-048]', async ({
  request,
}) => {
  expect(stockOf(await readPage(request, plain, '/search')).toSorted()).toEqual([
    'T100',
    'T101',
    'T102',
    'T103',
    'T104',
    'T105',
  ])
  expect(stockOf(await readPage(request, tuned, '/search')).toSorted()).toEqual([
    'T100',
    'T101',
    'T104',
    'T105',
  ])
})

test('a vehicle opens on its turn, or on its pictures [CFG-049]', async ({ request }) => {
  const viewOf = async (site: string) => {
    const html = await readPage(request, site, carPath('T100'))
    const [, nav = ''] =
      /<nav [^>]*aria-label="Ways to see the vehicle"([\s\S]*?)<\/nav>/.exec(html) ?? []
    const [, current = ''] = /<a [^>]*aria-current="true"[^>]*>([\s\S]*?)<\/a>/.exec(nav) ?? []
    return readText(current).replaceAll('|', '')
  }
  expect(await viewOf(plain)).toBe('360° Spin')
  expect(await viewOf(tuned)).toBe('Gallery')
})

for (const [site, stocknum, confirms, lastsMs] of [
  [plain, 'T105', 'in place', 1500],
  [large, 'L1000', 'by a message', 3000],
] as const)
  test(`a copied address is confirmed ${confirms} for ${lastsMs} ms where the dealer wants that [CFG-055]`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.clock.install()
    await page.goto(`http://${site}.localhost:${port}${carPath(stocknum)}`)
    const sidebar = page.getByRole('region', { name: 'Price and enquiry' })
    await sidebar.getByRole('button', { name: 'Share' }).click()
    await expect(page.locator('[data-island=car-actions][data-hydrated]').first()).toBeAttached()
    await page.clock.pauseAt(Date.now() + 600_000)
    await page.getByRole('button', { name: 'Copy', exact: true }).click()
    const confirmations = [
      page.getByRole('button', { name: 'Copied' }),
      page.getByText('Link copied'),
    ]
    const [shown, other] = lastsMs === 1500 ? confirmations : confirmations.toReversed()
    await expect(shown!).toBeVisible()
    await expect(other!).toHaveCount(0)
    await page.clock.runFor(lastsMs - 100)
    await expect(shown!).toBeVisible()
    await page.clock.runFor(1000)
    await expect(shown!).toBeHidden()
  })

test('used cars have a 3 year standard warranty and new ones none, or what the dealer gives them [CFG-092]', async ({
  request,
}) => {
  const promiseOf = async (site: string, path: string) => {
    const html = await readPage(request, site, path)
    const [, list = ''] = /<ul [^>]*aria-label="Good to know"([\s\S]*?)<\/ul>/.exec(html) ?? []
    return /\|([^|]*(?:warranty|roadside)[^|]*)\|/.exec(readText(list))?.[1]
  }
  expect(await promiseOf(plain, carPath('T105'))).toBe('3 year standard warranty')
  expect(await promiseOf(plain, newCarPath('T102'))).toBe(undefined)
  expect(await promiseOf(tuned, carPath('T105'))).toBe('5 year warranty')
  expect(await promiseOf(large, newCarPath('L900'))).toBe(
    '7 years unlimited km with 5 year roadside',
  )
})

test('the purchase button says Reserve Now, or that and the deposit [CFG-050]', async ({
  request,
}) => {
  expect(readText(await readPage(request, plain, carPath('T105')))).toContain('|Reserve Now|')
  expect(readText(await readPage(request, tuned, carPath('T105')))).toContain('|Reserve Now $350|')
})

test('a car is of the dealership whose number its location has, and the location trades under its licence', async ({
  request,
}) => {
  const found = await searchCars(request, tuned, { query: '' })
  const placed = found.hits.map(({ stocknum, dealership_id, dealership_slug, location_id }) => [
    stocknum,
    location_id,
    dealership_id,
    dealership_slug,
  ])
  expect(placed).toContainEqual(['T105', 6002, 602, 'rows-two'])
  expect(placed).toContainEqual(['T100', 6001, 601, tuned])
  const licencesOf = async (place: string) => {
    const html = await readPage(request, tuned, `/our-location/${place}`)
    // The footer has the licences of all.
    const [main = ''] = /<main[\s\S]*<\/main>/.exec(html) ?? []
    return new Set(readText(main).match(/\b44182\d\d\b/g))
  }
  expect(await licencesOf('rows-two')).toEqual(new Set(['4418207']))
  expect(await licencesOf(tuned)).toEqual(new Set(['4418206']))
})

test.describe('words of the dealer above the enquiry about a car', () => {
  const enquiry = `${carPath('T100')}/enquire`
  const standard = 'Enquire about this vehicle'
  const words = { heading: 'Ask about this car', intro: 'Mia answers within two hours.' }

  test('are on its page without script, and nowhere else', async ({ request }) => {
    expect(readText(await readPage(request, plain, enquiry))).toContain(`|${standard}|`)
    const own = readText(await readPage(request, tuned, enquiry))
    expect(own).toContain(`|${words.heading}|${words.intro}|`)
    expect(own).not.toContain(standard)
    for (const path of [`${enquiry}?similar=1`, `${carPath('T100')}/test-drive`, '/contact']) {
      const other = readText(await readPage(request, tuned, path))
      expect(other, path).toContain('|Rows Motors|')
      expect(other, path).not.toContain(words.intro)
    }
  })

  test('are in the dialog of a card', async ({ page }) => {
    await page.goto(`http://${tuned}.localhost:${port}/search`)
    const opener = page.getByRole('link', { name: /^Quick Enquiry/ }).first()
    await opener.click()
    const dialog = page.getByRole('dialog', { name: words.heading })
    await expect(dialog).toBeVisible()
    await expect(dialog.getByText(words.intro)).toBeVisible()
  })
})

test('trading in and selling ask for sign-in where the dealer says so [CFG-086]', async ({
  request,
}) => {
  for (const path of ['/trade-in', '/sell-my-car']) {
    expect((await ask(request, plain, path)).status()).toBe(200)
    const answer = await ask(request, tuned, path)
    expect([path, answer.status()]).toEqual([path, 302])
    expect(answer.headers()['location']).toMatch(/^\/sign-in\?/)
  }
})

test('forms start with Queensland, or the state of the dealer [CFG-091]', async ({ request }) => {
  const stateOf = async (site: string) => {
    const html = await readPage(request, site, '/trade-in')
    const [, list = ''] = /<select[^>]* name="regoState"[^>]*>([\s\S]*?)<\/select>/.exec(html) ?? []
    const [chosen = ''] = /<option[^>]* selected=""[^>]*>/.exec(list) ?? []
    return /value="(\w+)"/.exec(chosen)?.[1]
  }
  expect(await stateOf(plain)).toBe('qld')
  expect(await stateOf(large)).toBe('vic')
})

test('a search is asked of the host and with the key of the dealer, else of the site itself [CFG-096]', async ({
  page,
}) => {
  const asked: { origin: string; key: string | undefined }[] = []
  await page.route(/\/api\/search\//, async (route) => {
    const sent = route.request()
    const { origin, pathname, search, searchParams } = new URL(sent.url())
    const key = sent.headers()['x-algolia-api-key'] ?? searchParams.get('x-algolia-api-key')
    asked.push({ origin, key: key ?? undefined })
    if (origin !== searchHost) return route.continue()
    const answer = await ask(page.request, large, pathname + search, {
      method: 'POST',
      data: JSON.parse(sent.postData() ?? '{}') as unknown,
      headers: { 'x-algolia-api-key': key ?? '', 'x-algolia-application-id': large },
    })
    const headers = { 'access-control-allow-origin': '*', 'content-type': 'application/json' }
    await route.fulfill({ status: answer.status(), body: await answer.body(), headers })
  })
  for (const [site, origin, key] of [
    [plain, `http://${plain}.localhost:${port}`, 'public'],
    [large, searchHost, 'rows-key'],
  ] as const) {
    await page.goto(`http://${site}.localhost:${port}/search`)
    await wake(page)
    await page.getByLabel('Sort by').selectOption('price:desc')
    await expect.poll(() => asked.at(-1)).toEqual({ origin, key })
    await expect(page.locator('article').first()).toBeVisible()
  }
  await page.unrouteAll({ behavior: 'wait' })
})

test('a number above 1,999 is the sum of the conditions, or the one of the dealer [CFG-044]', async ({
  request,
}) => {
  const foundAt = async (path: string) =>
    /\|([\d,]+ cars found)\|/.exec(readText(await readPage(request, large, path)))?.[1]
  expect(await foundAt('/search')).toBe('2,003 cars found')
  writeDealer(largeDealer({ stockCount: 2500 }))
  await expect.poll(() => foundAt('/search'), { timeout: 30_000 }).toBe('2,500 cars found')
  expect(await foundAt('/search?query=L900')).toBe(undefined)
  expect(await foundAt('/search/new-cars')).toBe(undefined)
})

test('a group may leave out the choice of a dealership [CFG-077]', async ({ request }) => {
  const choice = /<select[^>]* name="dealership_slug"/
  expect(await readPage(request, 'harbour', '/contact')).toMatch(choice)
  expect(await readPage(request, tuned, '/contact')).not.toMatch(choice)
})

/** Everything that the command line says of a tenant file. */
function lint(dealer: object): { status: number | null; said: string } {
  const tenants = mkdtempSync(join(tmpdir(), 'forecourt-lint-'))
  writeFileSync(join(tenants, 'linted.json'), JSON.stringify(dealer))
  const env = { FORECOURT_TENANTS: tenants }
  const command = createCommandLine(['tenant', 'lint'], tenants, env)
  const { status, stdout, stderr } = spawnSync(...command)
  rmSync(tenants, { recursive: true, force: true })
  return { status, said: stdout + stderr }
}

test('a file with a wrong setting is refused by the name of its key [CFG-005] [CFG-047]', () => {
  const base = (variant: number) => ({ search: { stockFilter: { variant } } })
  for (const right of [base(0), base(14)])
    expect(lint(aDealer('linted', right))).toMatchObject({ status: 0 })
  for (const [wrong, key] of [
    [base(15), 'search.stockFilter.variant'],
    [base(-1), 'search.stockFilter.variant'],
    [
      { search: { stockFilter: { extra: [{ attribute: 'cartype', values: ['used'] }] } } },
      'search.stockFilter.extra[0].attribute',
    ],
    [{ search: { columns: '3' } }, 'search.columns'],
    [{ serch: {} }, 'serch'],
  ] as const) {
    const { status, said } = lint({ ...aDealer('linted'), ...wrong })
    expect([status, said]).toEqual([2, expect.stringContaining(key)])
  }
})
