import { expect, test } from './journey.ts'
import {
  aDealer,
  aFeedCar,
  carPath,
  daysAgo,
  openDealer,
  readPage,
  readText,
} from './rows-dealer.ts'

const plain = 'plainvehicles'
const tuned = 'tunedvehicles'

const images = (count: number) =>
  ['front-left', 'side-left', 'rear-right', 'front']
    .slice(0, count)
    .map((view) => `/images/vehicles/studio/hatch/white/${view}.jpg`)
const features = (count: number) => Array.from({ length: count }, (_, at) => `Feature ${at + 1}`)
const market = (state: number | null, country: number | null = null) => ({
  autograb_data: { state_average_market_price: state, average_market_price: country },
})

const cars = [
  aFeedCar('V100', { before_price: 26_990, images: images(3), standardEquipment: features(8) }),
  aFeedCar('V101', { images: images(4), standardEquipment: features(9), colour: 'Red', seats: 5 }),
  aFeedCar('V110', { ...market(25_490), dealercomments: 'x'.repeat(400) }),
  aFeedCar('V111', { ...market(25_489), dealercomments: `${'y'.repeat(400)}z` }),
  aFeedCar('V112', { ...market(null, 25_490), file: '/media/reports/v112.pdf' }),
  aFeedCar('V120', { status: 'sold', sold_date: daysAgo(1) }),
  aFeedCar('V130', { regplate: '482KLM', rego_expiry: daysAgo(30) }),
  aFeedCar('V140', { car_type: 'new' }),
  aFeedCar('V141', { car_type: 'demo' }),
  aFeedCar('V150', {
    item_type: 'Caravan',
    specifications: { body_length: '20', body_width: '8', tare_weight: '2150' },
  }),
  aFeedCar('V160', { location_id: 6002 }),
]

const dealer = (id: string) => {
  const settings = aDealer(id)
  const [place] = settings.locations ?? []
  if (!place) throw new Error('expected a place')
  const second = {
    ...place,
    id: 6002,
    name: 'Rows Ipswich',
    slug: `${id}-ipswich`,
    primary: false,
    address: { street: '9 Row Street', city: 'Ipswich', state: 'qld' as const, postcode: '4305' },
  }
  return { ...settings, locations: [place, second] }
}

test.describe.configure({ mode: 'default' })

const pages = new Map<string, string>()

test.beforeAll(async ({ playwright }) => {
  test.setTimeout(240_000)
  const request = await playwright.request.newContext()
  await openDealer(request, dealer(plain), cars)
  await openDealer(
    request,
    {
      ...dealer(tuned),
      phones: {
        byCarType: { new: '07 5550 1111', demo: '07 5550 2222' },
        fixed: '07 5550 3333',
      },
      content: { vehicleDisclaimer: 'Please check price and equipment with us.' },
      vehiclePage: {
        enquiryLabel: 'Enquiry',
        printable: false,
        showMapSection: false,
        showUnregistered: true,
      },
    },
    cars,
  )
  for (const site of [plain, tuned]) {
    for (const { stocknum } of cars) {
      pages.set(`${site} ${stocknum}`, await readPage(request, site, carPath(stocknum)))
    }
  }
  await request.dispose()
})

const htmlOf = (stocknum: string, site = plain) => pages.get(`${site} ${stocknum}`) ?? ''
const textOf = (stocknum: string, site = plain) => readText(htmlOf(stocknum, site))

/** Text of the part beside the pictures. */
function sidebarOf(stocknum: string, site = plain): string {
  const html = htmlOf(stocknum, site)
  const start = html.indexOf('aria-label="Price and enquiry"')
  return readText(`<${html.slice(start, html.indexOf('</section>', start))}`)
}

test('breadcrumbs lead from home over condition, make, model and body to the title [VDP-001]', () => {
  expect(textOf('V100')).toContain(
    '|Home|Used Cars|Toyota|Corolla|Hatch|2021 Toyota Corolla Ascent Sport|',
  )
})

test('the page shows year, make, model, badge and series [VDP-033] [VDP-025]', () => {
  expect(sidebarOf('V100')).toContain('|2021 Toyota Corolla|Ascent Sport ZWE211R|')
})

test('the sidebar shows the price, what it was, and its type [VDP-026]', () => {
  expect(sidebarOf('V100')).toMatch(/\$26,990.*\$24,990.*Drive Away|\$24,990.*\$26,990.*Drive Away/)
  expect(sidebarOf('V101')).not.toContain('$26,990')
})

test('the sidebar shows kilometres, transmission and body [VDP-032]', () => {
  expect(sidebarOf('V100')).toContain('|41,250 km|6 Speed Automatic|Hatch|')
})

test('3 pictures have no thumbnails, 4 have [VDP-004] [VDP-005]', () => {
  expect(htmlOf('V100')).toContain('"showThumbnails":false')
  expect(htmlOf('V101')).toContain('"showThumbnails":true')
})

test('a price 500 below the state average, or the national one, says so; 499 does not [SRCH-095] [SRCH-096] [VDP-028]', () => {
  expect(sidebarOf('V110')).toContain('$500 below market average')
  expect(sidebarOf('V111')).not.toContain('market average')
  expect(sidebarOf('V112')).toContain('$500 below market average')
})

test('the number of the dealer is masked, and Call Now calls it [VDP-030] [VDP-040] [VDP-092]', () => {
  expect(sidebarOf('V100')).toContain('|07 55•• ••••|')
  expect(htmlOf('V100')).toMatch(/href="tel:0755506001"[^>]*>(?:<[^>]+>|\s)*Call Now/)
})

test('a number for the type of car comes before the fixed one, which comes before the place [VDP-041] [VDP-042] [CFG-082] [CFG-083]', () => {
  expect(htmlOf('V140', tuned)).toContain('href="tel:0755501111"')
  expect(htmlOf('V141', tuned)).toContain('href="tel:0755502222"')
  expect(htmlOf('V100', tuned)).toContain('href="tel:0755503333"')
  expect(htmlOf('V100', tuned)).not.toContain('tel:0755506001')
})

test('the number of one site is on no page of another [CFG-084]', () => {
  for (const { stocknum } of cars) {
    expect(htmlOf(stocknum)).not.toMatch(/07 ?5550 ?(?:1111|2222|3333)/)
  }
})

test('the enquiry button says Enquire, or Enquiry [CFG-051]', () => {
  expect(sidebarOf('V100')).toContain('|Enquire|')
  expect(sidebarOf('V100', tuned)).toContain('|Enquiry|')
})

test('the print button shows only when the car is printable [VDP-045] [CFG-054]', () => {
  expect(sidebarOf('V100')).toContain('|Print|')
  expect(sidebarOf('V100', tuned)).not.toContain('|Print|')
})

test('the map shows where the car is, unless switched off [CFG-053]', () => {
  expect(textOf('V100')).toContain('|Where it is|')
  expect(textOf('V100', tuned)).not.toContain('|Where it is|')
})

test('a sold car says SOLD and that it recently sold, and offers something similar [VDP-073] [VDP-074] [VDP-049]', () => {
  const sidebar = sidebarOf('V120')
  expect(sidebar).toContain('|SOLD|')
  expect(sidebar).toContain('Unfortunately this car recently sold.')
  expect(sidebar).toContain('|Find Me Something Similar|')
  expect(sidebarOf('V100')).not.toContain('Find Me Something Similar')
})

test('8 features have no Show All, 9 have [VDP-054] [VDP-055]', () => {
  expect(textOf('V100')).toContain('|Feature 8|')
  expect(textOf('V100')).not.toContain('|Show All|')
  expect(textOf('V101')).toContain('|Feature 9|')
  expect(textOf('V101')).toContain('|Show All|')
})

test('comments of 400 characters stand whole, of 401 they are cut, and without any they are pending [VDP-057] [VDP-095] [VDP-096] [VDP-097]', () => {
  const more = '|Show more|Show less|'
  expect(textOf('V110')).toContain(`|${'x'.repeat(400)}|`)
  expect(textOf('V110').split('Dealer comments')[1]?.split('|Features|')[0]).not.toContain(more)
  expect(textOf('V111')).toContain(`${'y'.repeat(400)}|`)
  expect(textOf('V111').split('Dealer comments')[1]).toContain(more)
  expect(textOf('V100')).toContain('|Dealer comments are pending. Please check back here later.|')
})

test("specs are titled 'Vehicle Details', and empty ones are hidden [VDP-052] [VDP-053]", () => {
  const details = (stocknum: string) => textOf(stocknum).split('|Vehicle Details|')[1] ?? ''
  expect(details('V101')).toContain('|Colour|Red|')
  expect(details('V101')).toContain('|Seats|5|')
  expect(details('V100')).toContain('|Odometer|41,250 km|')
  expect(details('V100')).not.toContain('|Colour|')
})

test('a caravan is measured in feet and weighed in kilograms [VDP-077] [VDP-078]', () => {
  const text = textOf('V150')
  expect(text).toMatch(/\|20(?: ft|′|')/)
  expect(text).toContain('2,150 kg')
})

test('a registration in the past says Unregistered where the dealer wants it, else nothing [VDP-116] [VDP-117] [CFG-056]', () => {
  expect(textOf('V130', tuned)).toContain('Unregistered')
  expect(textOf('V130')).not.toContain('Unregistered')
})

test('a history report is linked when the car has a file [VDP-118]', () => {
  expect(htmlOf('V112')).toContain('href="/media/reports/v112.pdf"')
  expect(textOf('V112')).toContain('Open history report')
  expect(textOf('V100')).not.toContain('Open history report')
})

test('a car in another city than the dealer is announced, with the way there [VDP-068] [VDP-069] [VDP-070]', () => {
  expect(textOf('V160')).toMatch(/\|Located at (?:\|)?Ipswich\|/)
  expect(textOf('V160').split('Located at')[1]).toContain('|Get Directions|')
  expect(textOf('V100')).not.toContain('Located at')
})

test('the fuel calculator starts at 1.70 a litre, 250 kms and 10 L/100km [VDP-112] [VDP-113] [VDP-114]', () => {
  const field = (name: string) =>
    new RegExp(`name="${name}" value="([^"]*)"`).exec(htmlOf('V100'))?.[1]
  expect(field('fuel_price')).toBe('1.70')
  expect(field('distance')).toBe('250')
  expect(textOf('V100')).toContain('|Distance a week|kms|')
  expect(field('consumption')).toBe('10')
})

test('the disclaimer of the dealer stands on the page [VDP-062]', () => {
  expect(textOf('V100', tuned)).toContain('|Please check price and equipment with us.|')
})
