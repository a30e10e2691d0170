import { fileURLToPath } from 'node:url'
import type { SiteInput } from '@forecourt/tenant-config/model'
import type { Page } from '@playwright/test'
import { type FaultyProviders, startFaultyProviders } from './faulty-provider.ts'
import { expect, forEach, test } from './journey.ts'
import { type OwnSite, startOwnSite } from './own-site.ts'
import { readText } from './rows-dealer.ts'

const host = 'prices.example'

const whole = {
  fill: 0.5,
  listing_price: 20_000,
  market_range_min: 18_000,
  market_range_max: 26_000,
  confidence: 0.8,
  description: 'Based on 41 listings in Victoria.',
}

type Answer = Record<keyof typeof whole, unknown>

/** Answers of the service by the path of the car; one it has none for is unknown to it. */
const answers = new Map<string, object>()
/** Paths of cars that are for sale and whose pages nobody has asked for. */
let cars: string[] = []
let providers: FaultyProviders
let site: OwnSite

type Place = NonNullable<SiteInput['locations']>[number]

function withoutPhone(place: Place): Place {
  const { phone: _, ...contact_detail } = place.contact_detail ?? {}
  return { ...place, contact_detail }
}

// One server for all of them.
test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  test.setTimeout(120_000)
  providers = await startFaultyProviders({
    [host]: async (path) => answers.get(path.replace(/\/autogauge$/, '')),
  })
  site = await startOwnSite({
    dealer: 'ridgeline',
    preload: fileURLToPath(new URL('providers-nearby.mjs', import.meta.url)),
    env: { FORECOURT_NEARBY: providers.origin },
    change: ({ locations = [], vehiclePage, ...tenant }) => ({
      ...tenant,
      locations: locations.map(withoutPhone),
      vehiclePage: {
        ...vehiclePage,
        priceComparison: { type: 'autogauge', url: `https://${host}` },
      },
    }),
  })
  const pages = [1, 2, 3].map((page) => site.ask(`/used-car?page=${page}`))
  for (const answer of await Promise.all(pages)) {
    const forSale = (await answer.text()).matchAll(/href="(\/cars\/[a-z0-9-]+)\/enquire"/g)
    cars.push(...[...forSale].map(([, path]) => path ?? ''))
  }
  cars = [...new Set(cars)]
})

test.afterAll(async () => {
  await site?.close()
  await providers?.close()
})

/** A car the service answers so about. */
function carWith(answer: Partial<Answer>): string {
  const path = cars.pop()
  if (!path) throw new Error('every car was asked for')
  answers.set(path, { ...whole, ...answer })
  return path
}

interface Panel {
  band: string | undefined
  label: string | undefined
  text: string
}

/** Words of the page of a car about its comparison, as the server sends them; null where it is hidden. */
async function panelOf(path: string): Promise<Panel | null> {
  const html = await (await site.ask(path)).text()
  expect(html).toContain('aria-label="Price and enquiry"')
  const [panel] = /<section[^>]*id="price-comparison"[\s\S]*?<\/section>/.exec(html) ?? []
  if (!panel) return null
  // On a busy machine the answer may come too late for the page, which then asks itself.
  if (panel.includes('aria-busy')) return panelOf(path)
  const [, band] = /data-price-comparison="(\w+)"/.exec(panel) ?? []
  const [, label] = /\|((?:Good|Great) Deal)\|/.exec(readText(panel)) ?? []
  return { band, label, text: readText(panel) }
}

test('the panel shows price, range and how it was compared [VDP-061]', async () => {
  const panel = await panelOf(carWith({}))
  expect(panel?.text).toContain('|How the price compares|')
  expect(panel?.text).toContain('|Market range|$18,000 to $26,000|')
  expect(panel?.text).toContain('|Based on 41 listings in Victoria.|')
})

test('the panel is hidden without any one of its six facts [VDP-082] [VDP-083]', async () => {
  const names = Object.keys(whole) as (keyof Answer)[]
  const missing = names.flatMap((name) => [{ [name]: undefined }, { [name]: null }])
  await forEach([...missing, { fill: '0.5' }, { description: ' ' }], 4, async (answer) => {
    expect(await panelOf(carWith(answer)), JSON.stringify(answer)).toBeNull()
  })
})

test('the panel is hidden at a confidence of 0.2, and with a market below the price [VDP-084] [VDP-085]', async () => {
  const isShown = async (answer: Partial<Answer>) => (await panelOf(carWith(answer))) !== null
  expect(await isShown({ confidence: 0.2 })).toBe(false)
  expect(await isShown({ confidence: 0.21 })).toBe(true)
  expect(await isShown({ market_range_max: 19_999 })).toBe(false)
  expect(await isShown({ market_range_max: 20_000 })).toBe(true)
})

test('a fill below 0.3 is the low band, below 0.6 the medium one, else the high one; from 0.65 it is a great deal [VDP-087] [VDP-088] [VDP-089] [VDP-090] [VDP-091]', async () => {
  const rows: [fill: number, band: string, label: string][] = [
    [0, 'low', 'Good Deal'],
    [0.299, 'low', 'Good Deal'],
    [0.3, 'medium', 'Good Deal'],
    [0.599, 'medium', 'Good Deal'],
    [0.6, 'high', 'Good Deal'],
    [0.649, 'high', 'Good Deal'],
    [0.65, 'high', 'Great Deal'],
    [1, 'high', 'Great Deal'],
  ]
  await forEach(rows, 4, async ([fill, band, label]) => {
    expect(await panelOf(carWith({ fill })), String(fill)).toMatchObject({ band, label })
  })
})

const panel = (page: Page) => page.getByRole('region', { name: 'How the price compares' })
const drawn = (page: Page) => panel(page).locator('[data-widest] [aria-hidden]')

test('the price counts up over 2.5 s once it is in sight, and stands at once under less motion [VDP-086]', async ({
  page,
  browser,
}) => {
  const path = carWith({})
  await page.clock.install()
  await page.goto(site.on(path))
  await page.clock.pauseAt(Date.now() + 60_000)
  await panel(page).scrollIntoViewIfNeeded()
  const dollars = async () => Number((await drawn(page).textContent())?.replace(/\D/g, ''))
  await expect.poll(dollars).toBe(0)
  await page.clock.runFor(1250)
  await expect.poll(dollars).toBeGreaterThan(10_000)
  await page.clock.runFor(1150)
  expect(await dollars()).toBeLessThan(20_000)
  await page.clock.runFor(100)
  await expect(drawn(page)).toHaveText('$20,000')

  const still = await browser.newContext({ reducedMotion: 'reduce' })
  const other = await still.newPage()
  await other.goto(site.on(path))
  await expect(drawn(other)).toHaveText('$20,000')
  await still.close()
})

test('a vehicle nobody can be called about is one warning, and has no call button [VDP-121]', async () => {
  await site.complaints()
  const html = await (await site.ask(carWith({}))).text()
  expect(html).not.toContain('Call Now')
  const complaints = await site.complaints()
  const about = complaints.filter(({ message }) => message === 'a car has no telephone number')
  expect(about).toEqual([
    expect.objectContaining({
      level: 'warn',
      site: 'ridgeline',
      carId: Number(/"car":\{"id":(\d+)/.exec(html)?.[1]),
    }),
  ])
})
