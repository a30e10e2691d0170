import { writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import sharp from 'sharp'
import { csvOf, runForecourt, usedCar, vehicleDataOf } from './fact-dealer.ts'
import { expect, test } from './journey.ts'
import { type OwnSite, startOwnSite } from './own-site.ts'

test.describe.configure({ mode: 'serial' })

const host = 'cdn.dms.example'
const photos = [1, 2, 3].map((at) => `https://${host}/cars/h1-${at}.jpg?v=${at}`)
const browserAccepts = { accept: 'image/avif,image/webp,*/*' }

/** Address at the site of a photograph in one size. */
const addressOf = (at: number, width = 640) =>
  `/images/photos/${host}/cars/h1-${at}.jpg%3Fv%3D${at}?w=${width}&q=75&fit=crop&ar=3:2`

/** The dealer's host, and the paths it was asked for. */
let dealerHost: Server
let isDown = false
const asked: string[] = []
let site: OwnSite
let carPath: string

/** A photograph as a camera writes it: large, lying on its side, with the place it was taken at. */
const photograph = () =>
  sharp({ create: { width: 1800, height: 2400, channels: 3, background: '#7a2e1f' } })
    .withExif({ IFD3: { GPSLatitude: '33/1 52/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

async function openDealerHost(): Promise<string> {
  const bytes = await photograph()
  dealerHost = createServer(({ url = '' }, response) => {
    asked.push(url)
    if (isDown || url.includes('h1-3')) response.writeHead(500).end()
    else response.setHeader('etag', '"1"').end(bytes)
  })
  await new Promise<void>((resolve) => dealerHost.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(dealerHost.address() as AddressInfo).port}`
}

test.beforeAll(async () => {
  site = await startOwnSite({
    dealer: 'harbour',
    env: {
      FORECOURT_DEMO_STOCK: '0',
      FORECOURT_PHOTO_ORIGINS: `${host}=${await openDealerHost()}`,
    },
    change: (tenant) => ({ ...tenant, images: { hosts: [host] } }),
  })
  const feed = join(site.data, 'harbour.csv')
  const car = {
    ...usedCar,
    'Stock number': 'H1',
    Vin: 'JM0KF4WLA00123451',
    Images: photos.join('|'),
  }
  writeFileSync(feed, csvOf([car]))
  const format = ['--format', 'au-ftp-csv', '--force']
  runForecourt(['stock', 'import', '--site', 'harbour', ...format, feed], [0], site.data)
  const find = async () =>
    /href="(\/cars\/[a-z0-9-]*-h1)"/.exec(await (await site.ask('/search')).text())?.[1] ?? ''
  await expect.poll(find, { timeout: 40_000 }).not.toBe('')
  carPath = await find()
})

test.afterAll(async () => {
  await site?.close()
  dealerHost?.close()
})

test('photographs at a dealer’s host are shown in the size a page needs [UI-017]', async ({
  page,
}) => {
  await page.goto(site.on('/search'))
  const photo = page.locator(`main img[src*="/images/photos/${host}/"]`).first()
  await expect
    .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  const srcset = (await photo.getAttribute('srcset')) ?? ''
  expect(srcset.split(', ').map((entry) => entry.split(' ')[1])).toContain('640w')
  await page.goto(site.on(carPath))
  const lead = page.locator('main img[fetchpriority=high]').first()
  await expect
    .poll(() => lead.evaluate((image: HTMLImageElement) => image.currentSrc))
    .toContain(`/images/photos/${host}/cars/h1-1.jpg%3Fv%3D1?w=`)
})

test('a photograph is fetched once, and sent small, upright and without its place', async () => {
  const sizes = []
  for (const width of [320, 640, 1920]) {
    const answer = await site.ask(addressOf(2, width), { headers: browserAccepts })
    expect(answer.headers()).toMatchObject({
      'content-type': 'image/avif',
      'cache-control': 'public, max-age=86400',
    })
    const picture = await sharp(await answer.body()).metadata()
    expect([picture.exif, picture.orientation]).toEqual([undefined, undefined])
    sizes.push([picture.width, picture.height])
  }
  expect(sizes).toEqual([
    [320, 213],
    [640, 427],
    [1920, 1280],
  ])
  expect(asked.filter((url) => url === '/cars/h1-2.jpg?v=2')).toHaveLength(1)
})

test('a photograph the host does not give leads the browser there, and what is had stays', async () => {
  const missing = await site.ask(addressOf(3), { headers: browserAccepts })
  expect(missing.status()).toBe(302)
  expect(missing.headers()['location']).toBe(photos[2])
  isDown = true
  expect((await site.ask(addressOf(1), { headers: browserAccepts })).status()).toBe(200)
  const [complaint] = await site.complaints()
  expect(complaint).toMatchObject({ level: 'warn', message: 'a photo could not be fetched' })
})

test('no other host is asked, and shared links name the photograph itself', async () => {
  const before = asked.length
  for (const other of ['elsewhere.example', '127.0.0.1', `${host}:22`, `a@${host}`])
    expect((await site.ask(`/images/photos/${other}/cars/h1-1.jpg`)).status(), other).toBe(404)
  expect(asked).toHaveLength(before)
  const html = await (await site.ask(carPath)).text()
  expect(vehicleDataOf(html)['image']).toEqual(photos)
})
