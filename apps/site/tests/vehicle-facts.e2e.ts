import type { APIRequestContext } from '@playwright/test'
import { aCarPath } from './enquiring.ts'
import { ownFinance } from './financing-dealer.ts'
import { ask, expect, on, type TestSite, test } from './journey.ts'
import {
  aDealer,
  aFeedCar,
  carPath,
  daysAgo,
  openDealer,
  readPage,
  readText,
} from './rows-dealer.ts'

const site = 'vehiclefacts'
const person = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36'

const frames = ['front', 'front-left', 'side-left', 'rear'].map(
  (view) => `/images/vehicles/yard/suv/white/${view}.jpg`,
)
const film = '/media/walkarounds/film.webm'
const panorama = '/media/interiors/dark.webp'

const towBar = {
  description: 'Tow bar',
  positions: [
    { angle: 0, x: 12.5, y: 60 },
    { angle: 2, x: 80, y: 61.5 },
  ],
}
const roofRails = { description: 'Roof rails', positions: [{ angle: 2, x: 40, y: 8 }] }
const screen = { description: 'Touch screen', positions: [{ angle: 0, x: 50, y: 56.5 }] }
const lender = { paymentWeek: 150.5, interestRate: 7.5, comparisonRate: 8.19, termYears: 5 }

const cars = [
  aFeedCar('F100', { vin: '6T1BE42K09X077340', finance_lenders: { bank: lender } }),
  aFeedCar('F104', { fuel: undefined }),
  aFeedCar('F105'),
  aFeedCar('F110', { model: 'Corona', status: 'sold', sold_date: daysAgo(400) }),
  aFeedCar('F111', { make: 'Daihatsu', model: 'Copen', status: 'sold', sold_date: daysAgo(400) }),
  aFeedCar('F120', { images: [] }),
  aFeedCar('F121', { walkaround_videos: [film] }),
  aFeedCar('F122', { images: [], spin_images: frames, spin_interior_image: panorama }),
  aFeedCar('F123', {
    spin_images: frames,
    walkaround_videos: [film],
    spin_interior_image: panorama,
    hotspots: { exterior: [towBar, roofRails], interior: [screen] },
  }),
  aFeedCar('F130', { item_type: 'Caravan', specifications: { body_length: '100' } }),
]

/** A dealer at a known point, who delivers up to 3,608 km for $100 and up to 3,609 km for $200. */
function dealer() {
  const settings = aDealer(site)
  const [place] = settings.locations ?? []
  if (!place) throw new Error('expected a place')
  const address = { ...place.address, lat: -27.64, long: 153.11 }
  return {
    ...settings,
    finance: ownFinance,
    locations: [{ ...place, address }],
    vehiclePage: {
      copyNotice: 'toast' as const,
      deliveryPrices: {
        bands: [
          { upToKm: 3608, price: 100 },
          { upToKm: 3609, price: 200 },
        ],
      },
    },
  }
}

test.describe.configure({ mode: 'default' })

test.beforeAll(async ({ playwright }) => {
  test.setTimeout(120_000)
  const request = await playwright.request.newContext()
  await openDealer(request, dealer(), cars)
  await request.dispose()
})

const goneCars: Record<string, string> = {
  F110: '/cars/2021-toyota-corona-ascent-sport-f110',
  F111: '/cars/2021-daihatsu-copen-ascent-sport-f111',
}
const pathOf = (stocknum: string) => goneCars[stocknum] ?? carPath(stocknum)

async function read(request: APIRequestContext, stocknum: string, query = '') {
  const html = await readPage(request, site, pathOf(stocknum) + query)
  expect(html, stocknum).toContain('<h1')
  return html
}

/** HTML from one mark to another, with the text in it. */
function part(html: string, from: string, to: string) {
  const start = html.indexOf(from)
  expect(start, from).toBeGreaterThan(-1)
  const end = html.indexOf(to, start)
  const inner = html.slice(start, end === -1 ? undefined : end)
  return { html: inner, text: readText(`<${inner}`) }
}

const sidebarOf = (html: string) => part(html, 'aria-label="Price and enquiry"', '</section>')
const slimHeaderOf = (html: string) => part(html, 'data-slim-header', '</article>')
const crumbsOf = (html: string) => part(html, 'aria-label="Breadcrumb"', '</nav>').text

test('a make or model nobody can search for any more has no breadcrumb, any other has [VDP-002]', async ({
  request,
}) => {
  expect(crumbsOf(await read(request, 'F105'))).toContain('|Used Cars|Toyota|Corolla|Hatch|')
  expect((await ask(request, site, '/search/toyota/corolla')).status()).toBe(200)
  const gone = await read(request, 'F110')
  expect(crumbsOf(gone)).toContain('|Used Cars|Toyota|Hatch|2021 Toyota Corona Ascent Sport|')
  expect(gone).not.toContain('href="/search/toyota/corona"')
  expect((await ask(request, site, '/search/toyota/corona')).status()).toBe(404)
  const goneMake = await read(request, 'F111')
  expect(crumbsOf(goneMake)).toContain('|Used Cars|Hatch|2021 Daihatsu Copen Ascent Sport|')
  expect(goneMake).not.toContain('href="/search/daihatsu"')
  expect((await ask(request, site, '/search/daihatsu')).status()).toBe(404)
})

test('the image area has a gallery, and a switch of the views the vehicle has media for [VDP-003] [VDP-008]', async ({
  request,
}) => {
  const views = async (stocknum: string) => {
    const html = await read(request, stocknum)
    return [
      html.includes('aria-roledescription="gallery" aria-label="Vehicle pictures"'),
      html.includes('aria-label="Ways to see the vehicle"')
        ? part(html, 'aria-label="Ways to see the vehicle"', '</nav>').text
        : null,
    ]
  }
  expect(await views('F120')).toEqual([false, null])
  expect(await views('F105')).toEqual([true, null])
  expect(await views('F121')).toEqual([true, expect.stringContaining('|Walkaround|Gallery|')])
  expect(await views('F122')).toEqual([true, expect.stringContaining('|360° Spin|Interior|')])
  expect(await views('F123')).toEqual([
    true,
    expect.stringContaining('|360° Spin|Walkaround|Gallery|Interior|'),
  ])
})

test('hotspots stand where the angle has them, with their descriptions [VDP-020]', async ({
  request,
}) => {
  const spots = async (query: string) => {
    const html = await read(request, 'F123', query)
    const found = html.matchAll(/<button[^>]*aria-label="([^"]*)"[^>]*style="([^"]*)"/g)
    return [...found].map(([, words, style]) => `${words} ${style}`)
  }
  expect(await spots('?view=spinner')).toEqual(['Tow bar left:12.5%;top:60%'])
  expect(await spots('?frame=2')).toEqual([])
  expect(await spots('?frame=3')).toEqual([
    'Tow bar left:80%;top:61.5%',
    'Roof rails left:40%;top:8%',
  ])
  expect(await spots('?view=gallery')).toEqual([])
})

test('the sticky header has image, name, transmission and body, price, its type and the weekly estimate [VDP-022] [VDP-023]', async ({
  request,
}) => {
  const header = slimHeaderOf(await read(request, 'F100'))
  expect(header.html).toMatch(/<img src="\/images\/vehicles\/studio\/hatch\/white\/front-left\.jpg/)
  expect(header.text).toContain(
    '|2021 Toyota Corolla|6 Speed Automatic|Hatch|$24,990|Drive Away|$151|per week|*|7.50% p.a.,|comparison rate 8.19% p.a.|on $24,990,',
  )
  expect(slimHeaderOf(await read(request, 'F105')).text).not.toContain('per week')
})

test('the sidebar has the finance widget and its buttons in order [VDP-029] [VDP-031] [VDP-048]', async ({
  request,
}) => {
  const estimated = sidebarOf(await read(request, 'F100'))
  expect(estimated.text).toMatch(/\|Finance\|\$151\|per week\|\*\|7\.50% p\.a\.,\|/)
  expect(estimated.text).toContain(
    '|Enquire|Call Now|07 55•• ••••|07 5550 6001|Show number|Quote stock no. F100|Test Drive|Request Photos|Get Finance|Get Pre-Approved|Trade-In Valuation|Favourite|Share|',
  )
  expect(sidebarOf(await read(request, 'F105')).text).toContain(
    '|Finance|Enquire for Finance|Ask our finance team|',
  )
  expect(sidebarOf(await read(request, 'F110')).text).not.toContain('|Finance|')
})

test('Get Finance and Get Pre-Approved lead to the finance page with what is known of the vehicle, or open its form, as the dealer has it [VDP-047] [VDP-048]', async ({
  request,
}) => {
  const html = await read(request, 'F100')
  const [, id] = /"car":\{"id":(\d+)/.exec(html) ?? []
  const hrefs = [...sidebarOf(html).html.matchAll(/href="([^"]*)"[^>]*>(Get [\w-]+)</g)]
  const target = `/finance?preferredDealership=${site}&amp;vehiclePriceBudget=24990&amp;car_id=${id}&amp;car_type=used&amp;vin=6T1BE42K09X077340#finance-form`
  expect(hrefs.map(([, href, words]) => [words, href])).toEqual([
    ['Get Finance', target],
    ['Get Pre-Approved', target],
  ])
  expect((await ask(request, site, target.replaceAll('&amp;', '&'))).status()).toBe(200)

  const path = await aCarPath(request, 'ridgeline', '/used-car?price=15000:60000')
  const popup = sidebarOf(await readPage(request, 'ridgeline', path)).html
  expect(popup).toMatch(
    /href="\/apply-for-finance\?[^"]*"[^>]*aria-haspopup="dialog"[^>]*>Get Pre-Approved</,
  )
})

test('views are shown once there are some, as many as were counted [VDP-027]', async ({
  request,
}) => {
  const shown = async (stocknum: string) => /data-views=""[^>]*/.exec(await read(request, stocknum))
  const look = () =>
    ask(request, site, `/api${pathOf('F121')}/view.json?website_id=${site}`, {
      headers: { 'user-agent': person },
    })
  expect((await shown('F130'))?.[0]).toContain('data-none')
  await look()
  const { views } = (await (await look()).json()) as { views: number }
  const sidebar = sidebarOf(await read(request, 'F121', '?looked=1'))
  expect(sidebar.text).toContain(`|${views} views|`)
})

test('4 items of key information have no Show More, 5 have [VDP-051]', async ({ request }) => {
  const keyInformation = async (stocknum: string) =>
    part(await read(request, stocknum), 'id="key-information"', '</section>').text
  expect(await keyInformation('F104')).toMatch(/\|Body\|Hatch\|Stock number\|F104\|$/)
  expect(await keyInformation('F105')).toMatch(
    /\|Fuel type\|Petrol\|Stock number\|F105\|Show More\|Show Less\|$/,
  )
})

test('4 of 5 items of key information show, Show More shows the rest and Show Less hides it [VDP-050]', async ({
  plainPage: page,
}) => {
  await page.goto(on(site as TestSite, pathOf('F105')))
  const section = page.getByRole('region', { name: 'Key information' })
  const terms = section.getByRole('term')
  const shown = ['Odometer', 'Transmission', 'Body', 'Fuel type']
  await expect(terms.filter({ visible: true })).toHaveText(shown)
  await section.getByText('Show More').click()
  await expect(terms.filter({ visible: true })).toHaveText([...shown, 'Stock number'])
  await section.getByText('Show Less').click()
  await expect(terms.filter({ visible: true })).toHaveText(shown)
})

test('where the dealer wants a message for a copied link, it stays for 3 s [VDP-103]', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(on(site as TestSite, pathOf('F100')))
  const sidebar = page.getByRole('region', { name: 'Price and enquiry' })
  await sidebar.getByRole('button', { name: 'Share', exact: true }).click()
  const copy = sidebar.getByRole('button', { name: 'Copy', exact: true })
  await expect(page.locator('[data-island=car-actions][data-hydrated]')).toBeAttached()
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await copy.click()
  const message = page.getByText('Link copied')
  await expect(message).toBeVisible()
  await expect(copy).toBeVisible()
  await page.clock.runFor(2900)
  await expect(message).toBeVisible()
  await page.clock.runFor(1000)
  await expect(message).toHaveCount(0)
})

test('100 feet of a caravan are 30.48 metres [VDP-079]', async ({ request }) => {
  expect(readText(await read(request, 'F130'))).toContain('|Body length|100 ft (30.48 m)|')
})

test('a delivery 3,608.51 km away by the haversine formula on 6,371 km takes the band up to 3,609 [VDP-110]', async ({
  request,
}) => {
  const answer = await ask(request, site, '/api/delivery-price?postcode=6000&car_id=1')
  expect(await answer.json()).toEqual({ name: 'Within 3,609 km of Logan', price: 200 })
})
