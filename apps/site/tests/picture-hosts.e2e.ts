import {
  type FactDealer,
  type FeedCar,
  feedRows,
  metaOf,
  ownPicture,
  setUpFactDealer,
  usedCar,
  vehicleDataOf,
} from './fact-dealer.ts'
import { expect, recordFaults, test } from './journey.ts'

test.describe.configure({ mode: 'serial' })

const host = 'cdn.dms.example'

const cars: FeedCar[] = [
  {
    ...usedCar,
    'Stock number': 'H1',
    Vin: 'JM0KF4WLA00123451',
    Images: [1, 2, 3, 4].map((at) => `https://${host}/h1-${at}.jpg`).join('|'),
    'Spin images': [1, 2].map((at) => `https://${host}/turn-${at}.jpg`).join('|'),
  },
  {
    ...usedCar,
    'Stock number': 'H2',
    Vin: 'JM0KF4WLA00123452',
    Images: `${ownPicture ?? ''}|https://${host}/h2.jpg`,
  },
]
const warning = `7 pictures of 2 cars at ${host} are not shown. To show them, add "${host}" to images.hosts in the tenant file.`

let dealer: FactDealer

setUpFactDealer('pictures', (opened) => {
  dealer = opened
})

test('pictures at a host that is not listed are reported by the import and by tenant lint [D-78]', () => {
  expect(dealer.importCars(cars)).toContain(`Pictures:\n  ${warning}\n`)
  expect(dealer.lint()).toContain(`stock of pictures:\n  warning: ${warning}\n`)
})

test('such a car shows the drawing of its body, never a broken picture, and asks the host for nothing', async ({
  page,
  request,
}) => {
  const faults = recordFaults(page)
  const asked: string[] = []
  page.on('request', (one) => asked.push(one.url()))
  const { path, html } = await dealer.carPage(request, 'H1')
  // What is stored of a favourite names its picture; nothing of the page shows or links it.
  expect(html).not.toMatch(new RegExp(`(?:src|srcset|href|content)="[^"]*${host}`, 'i'))
  expect(html).not.toContain(`"thumbUrl":"https://${host}`)
  expect(vehicleDataOf(html)).not.toHaveProperty('image')
  for (const address of ['/search', path, `/print?car_id=${path.slice(6)}`, `${path}/enquire`]) {
    await page.goto(dealer.on(address))
    await page.mouse.move(200, 200)
    const broken = await page
      .locator('img')
      .evaluateAll((images) =>
        images
          .filter(
            (image) =>
              image instanceof HTMLImageElement && image.complete && image.naturalWidth === 0,
          )
          .map((image) => image.getAttribute('src')),
      )
    expect(broken, address).toEqual([])
  }
  await page.goto(dealer.on(path))
  await expect(page.getByRole('main').locator('svg[viewBox]').first()).toBeVisible()
  expect(asked.filter((url) => url.includes(host))).toEqual([])
  expect(faults).toEqual([])
})

test('nothing of the host is shared or advertised', async ({ request }) => {
  for (const file of ['google-vehicles.tsv', 'meta-vehicles.csv']) {
    const rows = await feedRows(request, dealer.id, file)
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(host)
  }
  const { html } = await dealer.carPage(request, 'H2')
  expect(metaOf(html, 'og:image')).not.toContain(host)
  expect(vehicleDataOf(html).image).toHaveLength(1)
})

test('a host that is listed shows its pictures without another import', async ({ request }) => {
  dealer.change({ images: { hosts: [host] } })
  const images = async () => {
    const { html } = await dealer.carPage(request, 'H1')
    return vehicleDataOf(html).image
  }
  await expect
    .poll(images, { timeout: 40_000 })
    .toEqual([1, 2, 3, 4].map((at) => `https://${host}/h1-${at}.jpg`))
  expect(dealer.lint()).not.toContain('stock of pictures')
})
