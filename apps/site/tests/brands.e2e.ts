import { ask, expect, numberIn, on, test } from './journey.ts'
import { aDealer, aFeedCar, openDealer, readPage, readText } from './rows-dealer.ts'

const mixed = 'brandmix'
const { port } = new URL(on('harbour', '/'))
const at = (path: string) => `http://${mixed}.localhost:${port}${path}`

const cars = [
  aFeedCar('B1', { make: 'Toyota', model: 'Corolla', price: 22_000 }),
  aFeedCar('B2', { make: 'Toyota', model: 'Corolla', price: 18_500 }),
  aFeedCar('B3', { make: 'Toyota', model: 'HiLux', price: 41_000, bodyconfiguration: 'Ute' }),
  aFeedCar('B4', { make: 'Honda', model: 'CB500X', bodyconfiguration: 'Adventure Bike' }),
  aFeedCar('B5', { make: 'Kenworth', model: 'T610', bodyconfiguration: 'Prime Mover' }),
  aFeedCar('B6', { make: 'Bushfire', model: 'Scout', bodyconfiguration: 'Camper Trailer' }),
  aFeedCar('B7', { make: 'Unheard', model: 'Of', bodyconfiguration: 'Sedan' }),
]

test.describe.configure({ mode: 'default' })

test.beforeAll(async ({ playwright }) => {
  test.setTimeout(240_000)
  const request = await playwright.request.newContext()
  const dealer = aDealer(mixed, {
    kind: 'vehicle',
    ownBrands: [{ name: 'Bushfire', text: 'Built in our own shed.' }],
    makeLogos: { Toyota: '/tenant-assets/harbour-logo-inverse.svg' },
    routing: {
      serviceBooking: [
        { dealershipSlug: mixed, make: 'Toyota', url: 'https://book.example/toyota' },
        { dealershipSlug: mixed, make: 'Honda', url: 'https://book.example/honda' },
      ],
    },
  })
  const [place] = dealer.locations ?? []
  const locations = [{ ...place!, manufacturers: ['Toyota', 'Hino'] }]
  await openDealer(request, { ...dealer, locations }, cars)
  await request.dispose()
})

test('the brands page lists car, motorcycle, truck and own brands, each group with its logos [SITE-043] [SITE-068]', async ({
  plainPage,
}) => {
  await plainPage.goto(at('/brands'))
  const group = (name: string) => plainPage.getByRole('region', { name, exact: true })
  const namesOf = (name: string) => group(name).getByRole('listitem').allInnerTexts()
  expect((await namesOf('Car brands')).map((text) => text.replace(/\s+/g, ' '))).toEqual([
    'Toyota 3 in stock',
    'Un Unheard 1 in stock',
  ])
  await expect(group('Car brands').locator('img')).toHaveAttribute('src', /harbour/)
  expect(await namesOf('Motorcycle brands')).toEqual([expect.stringContaining('Honda')])
  expect(await namesOf('Truck brands')).toEqual([
    expect.stringMatching(/Hino\s+None in stock now/),
    expect.stringContaining('Kenworth'),
  ])
  expect(await namesOf('Our own brands')).toEqual([
    expect.stringContaining('Built in our own shed.'),
  ])
  await group('Car brands').getByRole('link', { name: '3 Toyota vehicles in stock' }).click()
  await expect(plainPage).toHaveURL(at('/search/toyota'))
})

test('a brand has logo.url, which is a picture: the designed monogram of every manufacturer [SITE-069]', async ({
  request,
}) => {
  for (const slug of ['toyota', 'royal-enfield', 'western-star', 'zone-rv', 'bushfire']) {
    const answer = await ask(request, mixed, `/brand-logos/${slug}.svg`)
    expect([slug, answer.status(), answer.headers()['content-type']]).toEqual([
      slug,
      200,
      'image/svg+xml',
    ])
  }
  expect((await ask(request, mixed, '/brand-logos/nobody.svg')).status()).toBe(404)
  expect(await readPage(request, mixed, '/honda/overview')).toMatch(
    /"@type":"Brand","name":"Honda","logo":"[^"]*\/brand-logos\/honda\.svg"/,
  )
})

test('the overview of a brand shows its models with counts and lowest prices, service and places [SITE-044] [SITE-090]', async ({
  plainPage,
  request,
}) => {
  await plainPage.goto(at('/toyota/overview'))
  await expect(plainPage.getByRole('heading', { level: 1 })).toHaveText('Toyota at Rows Motors')
  await expect(plainPage).toHaveTitle('Toyota at Rows Motors | Rows Motors')
  const models = plainPage.getByRole('main').getByRole('article')
  const corolla = models.filter({ hasText: 'Toyota Corolla' })
  await expect(corolla).toContainText('View 2 vehicles')
  await expect(corolla).toContainText('$18,500')
  await expect(models.filter({ hasText: 'Toyota HiLux' })).toContainText('$41,000')
  await expect(models.filter({ hasText: 'Honda' })).toHaveCount(0)
  const main = plainPage.getByRole('main')
  await expect(main.getByRole('link', { name: 'Book a service at Rows Motors' })).toHaveAttribute(
    'href',
    'https://book.example/toyota',
  )
  await expect(
    main.getByRole('heading', { name: 'Rows Motors', exact: true }).first(),
  ).toBeVisible()
  const sitemap = await (await ask(request, mixed, '/sitemap.xml')).text()
  for (const slug of ['toyota', 'honda', 'hino', 'bushfire', 'unheard'])
    expect(sitemap).toContain(`/${slug}/overview</loc>`)
  await main.getByRole('link', { name: 'See all 3 Toyota in stock' }).click()
  await expect(plainPage).toHaveURL(at('/search/toyota'))
})

test('the models of a brand are narrowed with and without script, by the catalogue [SITE-044] [API-010]', async ({
  page,
  plainPage,
}) => {
  for (const each of [plainPage, page]) {
    await each.goto(at('/toyota/overview'))
    await expect(each.getByText('2 models found', { exact: true }).first()).toBeVisible()
    const ute = each.getByRole('link', { name: /^Ute/ }).first()
    if (each === page) {
      await ute.hover()
      await expect(page.locator('[data-island=brand-models]')).toHaveAttribute('data-hydrated')
    }
    const asked = each === page ? page.waitForRequest(/\/api\/catalogue\//) : null
    await ute.click()
    await asked
    await expect(each).toHaveURL(at('/toyota/overview?body=Ute'))
    await expect(each.getByText('1 model found', { exact: true }).first()).toBeVisible()
    await expect(
      each.getByRole('main').getByRole('article').filter({ hasText: 'HiLux' }),
    ).toHaveCount(1)
  }
})

test('a brand that is carried but not in stock says so and leads on; any other has no page [SITE-044] [D-82]', async ({
  request,
}) => {
  const text = readText(await readPage(request, mixed, '/hino/overview'))
  expect(text).toContain('|No Hino in stock at the moment|')
  expect(text).toContain('|Ask what is coming|')
  for (const path of ['/mazda/overview', '/nobody/overview', '/Nobody/overview', '/toyota/history'])
    expect([path, (await ask(request, mixed, path)).status()]).toEqual([path, 404])
})

test('the counts of the brands page are those the search finds [SITE-068]', async ({ page }) => {
  await page.goto(on('harbour', '/brands'))
  const tile = page.getByRole('link', { name: /^[\d,]+ Kia cars in stock$/ })
  const count = numberIn(await tile.textContent())
  expect(count).toBeGreaterThan(0)
  await tile.click()
  await expect(page.getByText(`${count} cars found`).first()).toBeVisible()
  await page.goto(on('harbour', '/kia/overview'))
  await expect(page.getByRole('heading', { name: 'Kia on the Sunshine Coast' })).toBeVisible()
  await expect(
    page.getByRole('main').getByRole('link', { name: 'kia.harbourmotorgroup.example' }),
  ).toBeVisible()
})

test('a brand in other letters leads to its page, and one that is none to no page [SITE-044]', async ({
  request,
}) => {
  const answer = await ask(request, mixed, '/Toyota/overview?page=2')
  expect([answer.status(), answer.headers()['location']]).toEqual([301, '/toyota/overview?page=2'])
  expect((await ask(request, mixed, '/toyota/overview')).status()).toBe(200)
  expect((await ask(request, mixed, '/Nope/overview')).status()).toBe(404)
})
