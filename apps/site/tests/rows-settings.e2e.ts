import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SiteInput } from '@forecourt/tenant-config/model'
import { root } from './dealer-file.ts'
import { expect, port, test } from './journey.ts'
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

const plain = 'plainset'
const tuned = 'tunedset'

const cars = [
  aFeedCar('T100', { certified: true }),
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

const settings: Partial<SiteInput> = {
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
  vehiclePage: { purchaseButton: 'Reserve Now {deposit}' },
  reserve: { paymentProcessors: ['demo'], price: 350 },
  forms: { dealershipSelectHidden: true },
  content: {
    enquiry: { heading: 'Ask about this car', intro: 'Mia answers within two hours.' },
  },
}

test.describe.configure({ mode: 'default' })

test.beforeAll(async ({ playwright }) => {
  test.setTimeout(240_000)
  const request = await playwright.request.newContext()
  await openDealer(request, aDealer(plain, { reserve: { paymentProcessors: ['demo'] } }), cars)
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

test('a group may leave out the choice of a dealership [CFG-077]', async ({ request }) => {
  const choice = /<select[^>]* name="dealership_slug"/
  expect(await readPage(request, 'harbour', '/contact')).toMatch(choice)
  expect(await readPage(request, tuned, '/contact')).not.toMatch(choice)
})

/** Everything that the command line says of a tenant file. */
function lint(dealer: object): { status: number | null; said: string } {
  const tenants = mkdtempSync(join(tmpdir(), 'forecourt-lint-'))
  writeFileSync(join(tenants, 'linted.json'), JSON.stringify(dealer))
  const command = ['--conditions=@forecourt/source', 'apps/site/forecourt.ts', 'tenant', 'lint']
  const env = { ...process.env, FORECOURT_DATA: tenants, FORECOURT_TENANTS: tenants }
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: root,
    env,
    encoding: 'utf8',
  })
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
    [{ search: { columns: '3' } }, 'search.columns'],
    [{ serch: {} }, 'serch'],
  ] as const) {
    const { status, said } = lint({ ...aDealer('linted'), ...wrong })
    expect([status, said]).toEqual([2, expect.stringContaining(key)])
  }
})
