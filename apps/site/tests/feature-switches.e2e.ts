import { createTenantJsonSchema, type FeatureName } from '@forecourt/tenant-config/model'
import type { APIRequestContext } from '@playwright/test'
import { ask, expect, test } from './journey.ts'
import {
  SWITCHBOARD,
  type SwitchboardChange,
  type Switches,
  stockSwitchboard,
  switchFeatures,
} from './switchboard.ts'

const car = '/cars/2021-toyota-corolla-ascent-sport-s100'

const place = '/our-location/switchboard'

const buttons = /Explore Vehicle|Quick Enquiry|>Enquire</

/** Parts a feature puts on the site's pages, and the addresses that are its own. */
interface Feature {
  /** Content that stands on some page while it is on. */
  control: RegExp
  /** Addresses that answer while it is on. */
  addresses?: readonly string[]
  /** Addresses that lead to sign-in while it is on. */
  gated?: readonly string[]
  /** Addresses that take what a visitor sends while it is on. */
  posts?: readonly string[]
  /** Addresses of pages that are not there either way. */
  later?: readonly string[]
  /** True where controls of others stand among its own and go with it. */
  carriesOthers?: true
}

const features: Readonly<Record<FeatureName, Feature>> = {
  buttons: { control: buttons, carriesOthers: true },
  finance: {
    control: />Get Finance</,
    addresses: ['/finance-enquiry', '/apply-for-finance'],
    posts: ['/finance', '/finance-enquiry', '/apply-for-finance'],
    later: ['/finance'],
  },
  tradeIn: {
    control: />Trade-In Valuation</,
    addresses: ['/trade-in', '/sell-my-car'],
    posts: ['/trade-in', '/sell-my-car', '/api/trade-in/valuation', '/api/trade-in/accept'],
    later: ['/cars/trade-in?car_id=1'],
  },
  reserve: {
    control: />Reserve Now<|>Reserve This Car</,
    later: [`${car}/checkout`, `${car}/buy-online`],
  },
  print: {
    control: /href="\/print\?car_id=/,
    addresses: [`/print?car_id=${car.slice(6)}`, `/api${car}/print.pdf`],
  },
  chat: { control: />Instant Message</ },
  // The badge on a card and a page, and the check; the filter beside a search stays.
  certifiedBadge: { control: />Certified<\/span><(?!span)|Inspected and certified/ },
  callTheDealer: { control: /Call Now/, posts: ['/api/phone-reveals'] },
  reviews: { control: /Based on 12 reviews/ },
  testDrive: {
    control: />Test Drive</,
    addresses: [`${car}/test-drive`, '/book-test-drive', '/test-drive'],
    posts: [`${car}/test-drive`, '/book-test-drive', '/test-drive'],
  },
  favourites: {
    control: />Favourite<|aria-label="Save (?!this search)|href="\/favourites"/,
    addresses: ['/favourites'],
    posts: ['/favourites'],
  },
  compare: {
    control: /aria-label="Compare |data-compare-bar/,
    addresses: ['/compare'],
    posts: ['/compare'],
  },
  share: { control: /id="share-button"/ },
  requestPhotos: {
    control: />Request Photos</,
    addresses: [`${car}/photos`],
    posts: [`${car}/photos`],
  },
  savedSearches: {
    control: /aria-label="Save this search"/,
    gated: ['/saved-searches'],
    posts: ['/saved-searches'],
  },
  watchlist: {
    control: />View List</,
    gated: ['/watchlist'],
    addresses: ['/api/watchlist'],
    posts: ['/watchlist', '/api/watchlist/save-car', '/api/watchlist/remove-car'],
  },
  marketPrice: { control: /below market average/ },
  priceComparison: { control: /How the price compares/, addresses: [`${car}/autogauge`] },
  carAnalysis: { control: />Download car analysis/ },
  ppsrReport: { control: />Download PPSR report/ },
  deliveryCalculator: {
    control: /id="delivery"/,
    addresses: ['/api/delivery-price?postcode=4000&car_id=1'],
  },
  fuelCalculator: { control: /id="fuel"/ },
  blog: { control: /href="\/blog/, addresses: ['/blog', '/blog/towing'] },
  careers: { control: /href="\/careers"/, addresses: ['/careers'], posts: ['/careers'] },
  spinToWin: {
    control: /href="\/spin-to-win"/,
    gated: ['/spin-to-win'],
    posts: ['/spin-to-win', '/api/spin'],
  },
  onlinePayment: {
    control: /href="\/online-payment"/,
    gated: ['/online-payment'],
    posts: ['/online-payment'],
  },
}

const names = Object.keys(features) as FeatureName[]
/** The switches the platform cannot be without. Source: CFG-007 */
const required: readonly FeatureName[] = [
  'buttons',
  'finance',
  'tradeIn',
  'reserve',
  'print',
  'chat',
  'certifiedBadge',
  'callTheDealer',
  'reviews',
  'testDrive',
]

const all = (isOn: boolean) => Object.fromEntries(names.map((name) => [name, isOn])) as Switches

const withoutScripts = (html: string) => html.replace(/<script[\s\S]*?<\/script>/g, '')

/** Everything a visitor is shown at the addresses all dealers have. */
async function shown(request: APIRequestContext): Promise<string> {
  const pages = ['/', '/search', car, '/contact', place, '/sitemap.xml']
  const bodies = await Promise.all(
    pages.map(async (path) => withoutScripts(await (await ask(request, SWITCHBOARD, path)).text())),
  )
  return bodies.join('\n')
}

/** Changes the dealer's file, and waits until what was shown by the running site is gone. */
async function changed(request: APIRequestContext, change: SwitchboardChange, gone: RegExp) {
  switchFeatures(change)
  await expectShown(request, gone, false)
  return shown(request)
}

async function expectShown(request: APIRequestContext, words: RegExp, isShown = true) {
  await expect.poll(async () => words.test(await shown(request))).toBe(isShown)
}

async function expectNotFound(request: APIRequestContext, path: string, method: 'GET' | 'POST') {
  const answer = await ask(request, SWITCHBOARD, path, { method })
  expect([path, answer.status()]).toEqual([path, 404])
  if (path.startsWith('/api/') || path.endsWith('/autogauge')) {
    expect(await answer.json()).toEqual({ error: expect.any(String), code: 'not_found' })
    return
  }
  const html = await answer.text()
  expect(html, path).toContain('We can’t find that page')
  expect(html, path).toContain('href="/search"')
}

// One dealer, switched again and again.
test.describe.configure({ mode: 'serial' })

test.beforeAll(async ({ playwright }) => {
  switchFeatures({ features: all(true) })
  await stockSwitchboard()
  const request = await playwright.request.newContext()
  await expectShown(request, /8 cars found/)
  await request.dispose()
})

test('what is switched on is there, and what is switched off has neither a control nor an address [CFG-007] [CFG-008] [CFG-095]', async ({
  request,
}) => {
  expect(names).toEqual(expect.arrayContaining([...required]))
  const on = await shown(request)
  const lostOn = await (await ask(request, SWITCHBOARD, '/no-such-page')).text()
  expect(/<main[\s\S]*<\/main>/.exec(lostOn)?.[0]).toContain('href="tel:')
  for (const name of names) {
    const { control, addresses = [], gated = [], posts = [] } = features[name]
    expect([name, control.test(on)]).toEqual([name, true])
    for (const path of gated)
      expect([path, (await ask(request, SWITCHBOARD, path)).status()]).toEqual([path, 302])
    for (const path of addresses)
      expect([path, (await ask(request, SWITCHBOARD, path)).status()]).toEqual([path, 200])
    for (const path of posts) {
      const answer = await ask(request, SWITCHBOARD, path, { method: 'POST' })
      expect(answer.status(), path).not.toBe(404)
    }
  }

  // The buttons stay for now: without them the others would have no place to stand.
  const off = await changed(request, { features: { ...all(false), buttons: true } }, />Favourite</)
  // Nor is there a number to call on the page that says an address is none.
  const lost = await (await ask(request, SWITCHBOARD, '/no-such-page')).text()
  expect(/<main[\s\S]*<\/main>/.exec(lost)?.[0]).not.toContain('href="tel:')
  for (const name of names.filter((each) => each !== 'buttons')) {
    const { control, addresses = [], gated = [], posts = [], later = [] } = features[name]
    expect([name, control.test(off)]).toEqual([name, false])
    for (const path of [...addresses, ...gated, ...later])
      await expectNotFound(request, path, 'GET')
    for (const path of posts) await expectNotFound(request, path, 'POST')
  }
  expect(buttons.test(off)).toBe(true)

  const bare = await changed(request, { features: all(false) }, /Explore Vehicle/)
  expect(buttons.test(bare)).toBe(false)
})

/** Names of all switches, as the schema of a tenant file has them. */
function listSwitches(): string[] {
  const switches = createTenantJsonSchema().properties?.['features']
  return typeof switches === 'object' ? Object.keys(switches.properties ?? {}) : []
}

test('every switch of the schema has its control here', () => {
  expect(names.toSorted()).toEqual(listSwitches().toSorted())
})

for (const name of names) {
  test(`${name} goes alone: its control and its addresses, and nothing of the others [CFG-008]`, async ({
    request,
  }) => {
    const { control, addresses = [], gated = [], posts = [], later = [] } = features[name]
    switchFeatures({ features: all(true) })
    await expectShown(request, control)
    const off = await changed(request, { features: { ...all(true), [name]: false } }, control)
    for (const path of [...addresses, ...gated, ...later])
      await expectNotFound(request, path, 'GET')
    for (const path of posts) await expectNotFound(request, path, 'POST')

    const others = names.filter((other) => other !== name)
    const missing = others.filter((other) => !features[other].control.test(off))
    if (!features[name].carriesOthers) expect(missing).toEqual([])
    const answers = others.flatMap((other) => [
      ...(features[other].addresses ?? []).map((path) => ({ path, status: 200 })),
      ...(features[other].gated ?? []).map((path) => ({ path, status: 302 })),
    ])
    for (const { path, status } of answers)
      expect([path, (await ask(request, SWITCHBOARD, path)).status()]).toEqual([path, status])
  })
}

test('comparison and downloads need their plugin besides, and a number its button [VDP-119] [VDP-122] [CFG-009] [CFG-010] [CFG-011] [CFG-012]', async ({
  request,
}) => {
  const on = { features: all(true) }
  switchFeatures(on)
  await expectShown(request, /How the price compares/)
  const whole = await shown(request)
  expect(/Download PPSR report/.test(whole)).toBe(true)
  expect(/Download car analysis/.test(whole)).toBe(true)
  expect(/Call Now/.test(whole)).toBe(true)

  const plain = await changed(
    request,
    { ...on, hasPlugins: false, phone: '' },
    /How the price compares/,
  )
  expect(/Download/.test(plain)).toBe(false)
  expect(/Call Now|Call the dealer|href="tel:/.test(plain)).toBe(false)
  expect((await ask(request, SWITCHBOARD, `${car}/autogauge`)).status()).toBe(404)
  expect(/Where it is/.test(plain)).toBe(true)
})

test('the map section and the way to it show while the setting is on [VDP-063] [VDP-034]', async ({
  request,
}) => {
  const on = { features: all(true) }
  switchFeatures(on)
  await expectShown(request, /Where it is/)
  const whole = await shown(request)
  expect(/id="vehicle-map"/.test(whole)).toBe(true)
  expect(/href="#vehicle-map"/.test(whole)).toBe(true)
  const without = await changed(request, { ...on, hasMap: false }, /Where it is/)
  expect(/vehicle-map/.test(without)).toBe(false)
  expect(/Stock no\. (?:<!-- -->)?S100/.test(without)).toBe(true)
})
