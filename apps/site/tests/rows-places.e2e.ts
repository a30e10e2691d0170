import type { SiteInput } from '@forecourt/tenant-config/model'
import type { APIRequestContext } from '@playwright/test'
import { loadImportedCars } from './imported-stock.ts'
import { ask, expect, port, test } from './journey.ts'
import {
  aDealer,
  aFeedCar,
  carPath,
  openDealer,
  readPage,
  readText,
  searchCars,
} from './rows-dealer.ts'

const site = 'placed'

const pictures = ['front-left', 'side-left', 'rear-right'].map(
  (view) => `/images/vehicles/studio/hatch/white/${view}.jpg`,
)
const video = '/media/walkaround-placed.mp4'

const yard = {
  id: 6501,
  name: 'Placed Motors Logan',
  slug: 'placed-logan',
  primary: true,
  location_type: 'sales' as const,
  location_subtype: ['buying'],
  manufacturers: ['Toyota'],
  dealership_id: 601,
  dealership_slug: site,
  dealer_license_number: '7001001',
  motor_vehicle_repairer: '8002002',
  address: {
    street: '65 Place Street',
    city: 'Logan',
    state: 'qld' as const,
    postcode: '4114',
    place_id: 'place-6501',
    place_url: 'https://maps.example.com/placed-logan',
    lat: -27.639,
    long: 153.109,
    map_key: 'harbour-toyota-hamilton',
  },
  contact_detail: { phone: '07 5550 6501' },
  distribution_locations: [6502],
}

const workshop = {
  id: 6502,
  name: 'Second Placed Beenleigh',
  slug: 'second-beenleigh',
  location_type: 'service' as const,
  manufacturers: ['Mazda'],
  dealership_id: 602,
  dealership_slug: 'second-placed',
  address: {
    street: '2 Second Street',
    city: 'Beenleigh',
    state: 'qld' as const,
    postcode: '4207',
    place_id: 'place-6502',
  },
}

const hidden = { ...workshop, id: 6503, name: 'Third Placed', slug: 'third-placed', visible: false }

const dealer: SiteInput = aDealer(site, {
  name: 'Placed Motors',
  slug: 'placed-motors',
  url: 'https://www.placed.example',
  logo: { url: '/tenant-assets/harbour-logo.svg', alt: 'Placed Motors', width: 148, height: 40 },
  social: { facebook: 'https://social.example/placed', youtube: 'https://video.example/placed' },
  dealerships: [
    { id: 601, slug: site, name: 'Placed Motors', dealerLicenceNumber: '4418206' },
    {
      id: 602,
      slug: 'second-placed',
      name: 'Second Placed',
      dealerLicenceNumber: '4418207',
      motorVehicleRepairer: '9003003',
    },
  ],
  // The main location is not the first.
  locations: [workshop, hidden, yard],
  locationPages: { mapImages: '/tenant-assets/map-{key}.svg' },
  routing: {
    serviceBooking: [
      { dealershipSlug: site, make: 'Toyota', url: 'https://book.example/toyota' },
      { dealershipSlug: 'second-placed', url: 'https://book.example/second' },
    ],
  },
})

test.beforeAll(async ({ playwright }) => {
  test.setTimeout(120_000)
  const request = await playwright.request.newContext()
  await openDealer(request, dealer, [
    aFeedCar('P100', { location_id: 6501, images: pictures, video_url: video }),
    aFeedCar('P101', { location_id: 6502, make: 'Mazda', model: 'CX-5' }),
    aFeedCar('P102'),
  ])
  await request.dispose()
})

const imported = async (stocknum: string) => {
  const cars = await loadImportedCars(site)
  const car = cars.find((each) => each.stocknum === stocknum)
  if (!car) throw new Error(`expected ${stocknum} to be imported`)
  return car
}

const recordOf = async (request: APIRequestContext, stocknum: string) => {
  const { hits } = await searchCars(request, site, { query: '', hitsPerPage: 10 })
  return hits.find((hit) => hit['stocknum'] === stocknum) ?? {}
}

/** Structured data of a page with one of these types. */
function findJsonLd(html: string, type: string): Record<string, unknown> {
  const all = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, text = '']) => JSON.parse(text) as Record<string, unknown>,
  )
  return all.find((one) => one['@type'] === type) ?? {}
}

test('a car has its place with name, phone and address, and where else it may be shown [DATA-010]', async ({
  request,
}) => {
  const { location } = await imported('P100')
  expect(location).toEqual({
    id: 6501,
    name: 'Placed Motors Logan',
    slug: 'placed-logan',
    phone: '07 5550 6501',
    address: {
      id: null,
      street: '65 Place Street',
      city: 'Logan',
      state: 'qld',
      postcode: '4114',
      place_url: 'https://maps.example.com/placed-logan',
    },
    distribution_locations: [6502],
  })
  expect(await recordOf(request, 'P100')).toMatchObject({
    location_id: 6501,
    location_name: 'Placed Motors Logan',
    city: 'Logan',
    distribution_locations: [6502],
  })
  const html = await readPage(request, site, carPath('P100'))
  const text = readText(html)
  expect(text).toContain('Placed Motors Logan')
  expect(text).toContain('65 Place Street')
  expect(text).toMatch(/Logan QLD 4114/)
  expect(html).toContain('href="https://maps.example.com/placed-logan"')
})

test('a car has its pictures, each with a small one [DATA-011]', async ({ request }) => {
  const { images } = await imported('P100')
  expect(images).toEqual(
    pictures.map((url) => ({ image: { url, thumb: { url } }, isVideo: false })),
  )
  const html = await readPage(request, site, carPath('P100'))
  const places = pictures.map((url) => html.indexOf(url.slice(0, -'.jpg'.length)))
  expect(places.every((place) => place > 0)).toBe(true)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
})

test('a car has small pictures, a first one, their number and its video [DATA-012]', async ({
  request,
}) => {
  expect(await imported('P100')).toMatchObject({
    thumbnails: pictures,
    primary_image_url: pictures[0],
    photos_count: 3,
    video_url: null,
    external_video_url: video,
  })
  expect(await recordOf(request, 'P100')).toMatchObject({
    primary_image_url: pictures[0],
    photos_count: 3,
  })
  const html = await readPage(request, site, carPath('P100'))
  expect(html).toContain(video)
  expect(await readPage(request, site, carPath('P102'))).not.toContain(video)
})

test('a location has its name, address, type and makes; a car without one stands at the main one [DATA-024]', async ({
  request,
}) => {
  const list = await readPage(request, site, '/dealer-locator')
  const text = readText(list)
  expect(text).toMatch(/\|Placed Motors Logan\|/)
  expect(text).toMatch(/\|Sales, Buying\|/)
  expect(text).toMatch(/\|Second Placed Beenleigh\|/)
  expect(text).toMatch(/\|Service\|/)
  expect(list).toContain('href="/our-location/placed-logan"')
  expect(list).not.toContain('Third Placed')
  expect((await ask(request, site, '/our-location/third-placed')).status()).toBe(404)
  expect(await recordOf(request, 'P102')).toMatchObject({ location_id: 6501 })
  const toyota = readText(await readPage(request, site, '/toyota/overview'))
  expect(toyota).toContain('Placed Motors Logan')
  expect(toyota).not.toContain('Second Placed Beenleigh')
  const mazda = readText(await readPage(request, site, '/mazda/overview'))
  expect(mazda).toContain('Second Placed Beenleigh')
})

test('a location is of a dealership, and trades under its own licences or those of it [DATA-027]', async ({
  request,
}) => {
  expect(await recordOf(request, 'P101')).toMatchObject({
    location_id: 6502,
    dealership_id: 602,
    dealership_slug: 'second-placed',
  })
  expect(await recordOf(request, 'P100')).toMatchObject({
    dealership_id: 601,
    dealership_slug: site,
  })
  const own = readText(await readPage(request, site, '/our-location/placed-logan'))
  expect(own).toContain('DL# 7001001')
  expect(own).toContain('MVR# 8002002')
  const other = readText(await readPage(request, site, '/our-location/second-beenleigh'))
  expect(other).toContain('DL# 4418207')
  expect(other).toContain('MVR# 9003003')
})

test('the address of a location is on its page, on its map and in its structured data [DATA-028]', async ({
  request,
}) => {
  const html = await readPage(request, site, '/our-location/placed-logan')
  expect(findJsonLd(html, 'AutoDealer')).toMatchObject({
    address: {
      streetAddress: '65 Place Street',
      addressLocality: 'Logan',
      addressRegion: 'QLD',
      postalCode: '4114',
    },
    geo: { latitude: -27.639, longitude: 153.109 },
  })
  expect(readText(html)).toContain('65 Place Street')
  expect(html).toContain('href="https://maps.example.com/placed-logan"')
  expect(html).toContain('/tenant-assets/map-harbour-toyota-hamilton.svg')
  const other = await readPage(request, site, '/our-location/second-beenleigh')
  expect(other).toContain('query_place_id=place-6502')
  expect(other).not.toContain('/tenant-assets/map-')
})

test('the site has its name, logo, profiles, dealerships, locations, slug and address [DATA-035]', async ({
  request,
}) => {
  const html = await readPage(request, site, '/contact')
  const text = readText(html)
  expect(html).toMatch(/<title>[^<]*Placed Motors</)
  expect(html).toMatch(/<header[\s\S]*src="\/tenant-assets\/harbour-logo\.svg/)
  expect(html).toContain('href="https://social.example/placed"')
  expect(html).toContain('href="https://video.example/placed"')
  expect(html).toContain('rel="canonical" href="https://www.placed.example/contact"')
  expect(html).toContain('"slug":"placed-motors"')
  for (const name of ['Placed Motors', 'Second Placed']) expect(text).toContain(`|${name}|`)
  for (const { name } of [yard, workshop]) expect(text).toContain(`|${name}|`)
})

test('a link to book a service has its name, make and address [DATA-037]', async ({
  page,
  request,
}) => {
  await page.goto(`http://${site}.localhost:${port}/service`)
  const linkOf = (name: string) => page.getByRole('link', { name, exact: true })
  await expect(linkOf('Toyota at Placed Motors')).toHaveAttribute(
    'href',
    'https://book.example/toyota',
  )
  await expect(linkOf('Second Placed')).toHaveAttribute('href', 'https://book.example/second')
  const brand = await readPage(request, site, '/toyota/overview')
  expect(brand).toMatch(
    /<a [^>]*href="https:\/\/book\.example\/toyota"[^>]*>(?:<[^>]+>)*Book a service at Placed Motors/,
  )
  expect(brand).not.toContain('https://book.example/second')
})
