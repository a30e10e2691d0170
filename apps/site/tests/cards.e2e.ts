import type { Locator, Page } from '@playwright/test'
import { findViolations } from './axe.ts'
import { fillAsPerson } from './enquiring.ts'
import { ask, expect, on, recordFaults, test } from './journey.ts'

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const heart = (card: Locator) => card.getByRole('button', { name: /^Save / })
const scales = (card: Locator) => card.getByRole('button', { name: /^Compare / })
/** Cars and tiles of a page, in their order. */
const listed = (page: Page) => page.locator('main li:has(> article, > [data-promo])')
/** How many entries the browser keeps under a key. */
const storedCount = (page: Page, key: string) =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? '{"data":[]}').data.length, key)
const nameOf = async (button: Locator) =>
  ((await button.getAttribute('aria-label')) ?? '').replace(/^(Save|Compare) /, '')

test('a saved car stays saved across pages and waits on its own page', {
  tag: '@phone',
}, async ({ page }) => {
  const faults = recordFaults(page)
  await page.goto(on('harbour', '/search/used-cars'))
  const first = heart(cards(page).nth(0))
  const second = heart(cards(page).nth(1))
  const box = await first.boundingBox()
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  await first.click()
  await second.click()
  await expect(first).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => storedCount(page, 'harbour:favourites')).toBe(2)
  const saved = [await nameOf(second), await nameOf(first)]

  await page.reload()
  await expect(heart(cards(page).nth(0))).toHaveAttribute('aria-pressed', 'true')
  await expect(heart(cards(page).nth(2))).toHaveAttribute('aria-pressed', 'false')

  await page.getByRole('banner').getByRole('link', { name: 'Saved cars' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saved cars')
  await expect(cards(page)).toHaveCount(2)
  const names = await cards(page)
    .getByRole('button', { name: /^Save / })
    .all()
  expect(await Promise.all(names.map(nameOf))).toEqual(saved)
  await heart(cards(page).nth(0)).click()
  await expect.poll(() => storedCount(page, 'harbour:favourites')).toBe(1)
  await page.reload()
  expect(await nameOf(heart(cards(page).first()))).toBe(saved[1])
  await expect(cards(page)).toHaveCount(1)
  expect(faults).toEqual([])
})

test('favourites of one dealer are not shown by another', async ({ page }) => {
  await page.goto(on('harbour', '/search'))
  await heart(cards(page).first()).click()
  await page.goto(on('ridgeline', '/favourites'))
  await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible()
})

test('favourites and comparison stay right while the search changes the cars [D-64]', async ({
  page,
}) => {
  await page.goto(on('harbour', '/search/used-cars'))
  const button = heart(cards(page).first())
  const name = await nameOf(button)
  await button.click()
  const sort = page.getByLabel('Sort by')
  await sort.selectOption('price:asc')
  await expect(page).toHaveURL(/sortBy=price/)
  await expect(
    cards(page)
      .first()
      .getByRole('button', { name: `Save ${name}` }),
  ).toHaveCount(0)
  await sort.selectOption('relevance')
  const again = page.getByRole('button', { name: `Save ${name}` })
  await expect(again).toHaveAttribute('aria-pressed', 'true')
  await again.click()
  await expect(again).toHaveAttribute('aria-pressed', 'false')
})

test('four cars are compared, a fifth is refused with a word [SITE-066] [D-64]', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto(on('harbour', '/search/used-cars'))
  for (const index of [0, 1, 2, 3]) await scales(cards(page).nth(index)).click()
  const bar = page.getByRole('complementary', { name: 'Comparison' })
  await expect(bar).toContainText('4 of 4 chosen')
  await scales(cards(page).nth(4)).click()
  await expect(page.getByText('You can compare up to 4 vehicles.')).toBeVisible()
  await expect(scales(cards(page).nth(4))).toHaveAttribute('aria-pressed', 'false')
  await page.getByRole('button', { name: 'Dismiss' }).click()

  const names = await Promise.all(
    [0, 1, 2, 3].map((index) => nameOf(scales(cards(page).nth(index)))),
  )
  await bar.getByRole('link', { name: 'Compare' }).click()
  await expect(page).toHaveURL(/\/compare\?ids=\d+,\d+,\d+,\d+$/)
  const removers = page.getByRole('button', { name: /^Remove / })
  await expect(removers).toHaveCount(4)
  await expect(removers.nth(0)).toHaveAccessibleName(`Remove ${names[0]}`)
  expect(await findViolations(page)).toEqual([])

  await removers.nth(0).click()
  await expect(page).toHaveURL(/\/compare\?ids=\d+,\d+,\d+$/)
  await page.goBack()
  await expect(removers).toHaveCount(4)
})

test('a comparison works by its address alone and skips what it does not know [D-64] [D-102]', async ({
  page,
  request,
}) => {
  await page.goto(on('ridgeline', '/used-car'))
  const ids = await cards(page)
    .getByRole('button', { name: /^Compare / })
    .evaluateAll((buttons) =>
      buttons.slice(0, 2).map((button) => (button as HTMLButtonElement).value),
    )
  const answer = await ask(request, 'ridgeline', `/compare?ids=${ids[0]},999999999,${ids[1]},x`)
  expect(answer.status()).toBe(200)
  await page.goto(on('ridgeline', `/compare?ids=${ids[0]},999999999,${ids[1]},x`))
  await expect(page.getByRole('columnheader')).toHaveCount(3)
  await page.goto(on('ridgeline', '/compare?ids=999999999'))
  await expect(page.getByRole('heading', { name: 'Nothing to compare yet' })).toBeVisible()
})

test('a car of another dealer is not compared', async ({ page, request }) => {
  await page.goto(on('harbour', '/search'))
  const id = await scales(cards(page).first()).getAttribute('value')
  const answer = await ask(request, 'ridgeline', `/compare?ids=${id}`)
  expect(await answer.text()).toContain('Nothing to compare yet')
})

test('the quick enquiry opens over the list and keeps what was typed [SRCH-026]', {
  tag: '@phone',
}, async ({ page }) => {
  const faults = recordFaults(page)
  await page.goto(on('harbour', '/search/used-cars'))
  const card = cards(page).nth(1)
  const enquire = card.getByRole('link', { name: /^Quick Enquiry/ })
  const car = ((await enquire.getAttribute('aria-label')) ?? '').replace('Quick Enquiry: ', '')
  await enquire.click()
  const dialog = page.getByRole('dialog', { name: 'Enquire about this vehicle' })
  await expect(dialog).toBeVisible()
  await expect(dialog).toContainText(car)
  await dialog.getByLabel('First Name').fill('Priya')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(enquire).toBeFocused()
  expect(new URL(page.url()).pathname).toBe('/search/used-cars')

  const other = cards(page)
    .nth(2)
    .getByRole('link', { name: /^Quick Enquiry/ })
  await other.click()
  await expect(page.getByRole('dialog').getByLabel('First Name')).toHaveValue('')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await enquire.click()
  await expect(dialog.getByLabel('First Name')).toHaveValue('Priya')
  expect(faults).toEqual([])
})

test('a quick enquiry is sent from the list', async ({ page }) => {
  await page.goto(on('ridgeline', '/used-car'))
  await cards(page)
    .first()
    .getByRole('link', { name: /^Quick Enquiry/ })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Enquire about this vehicle' })
  await dialog.getByLabel('First Name').fill('Sam')
  await dialog.getByLabel('Email Address').fill('sam@example.com')
  await dialog.getByLabel('Mobile Number').fill('0491 570 157')
  await fillAsPerson(page)
  await dialog.getByRole('button', { name: 'Send Enquiry' }).click()
  await expect(page).toHaveURL(on('ridgeline', '/success'))
})

test('tiles stand among the cars and never before the first row', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto(on('harbour', '/search/used-cars'))
  const tile = page.getByRole('region', { name: 'Checked before it wears our badge' })
  const items = listed(page)
  await expect(cards(page)).toHaveCount(21)
  await expect(items.filter({ has: tile })).toHaveCount(1)
  await expect(items.nth(4)).toContainText('Checked before it wears our badge')
  const firstCar = await cards(page).first().boundingBox()
  const tileBox = await tile.boundingBox()
  expect(firstCar?.y).toBeLessThan(tileBox?.y ?? 0)
  await tile.getByRole('link').click()
  await expect(page).toHaveURL(/\/search\/used-cars$/)
})

test('tiles stand in the same place after the browser took over [SRCH-031]', async ({ page }) => {
  await page.goto(on('ironbark', '/search'))
  const places = () =>
    listed(page).evaluateAll((items) =>
      items.flatMap((item, place) => (item.querySelector('[data-promo]') ? [place] : [])),
    )
  const before = await places()
  expect(before).toHaveLength(2)
  await page.getByLabel('Sort by').hover()
  await expect(page.locator('[data-island=search]')).toHaveAttribute('data-hydrated')
  expect(await places()).toEqual(before)
  await page.getByLabel('Sort by').selectOption({ index: 1 })
  await expect(page).toHaveURL(/sortBy=/)
  expect(await places()).toEqual(before)
})

for (const [when, isDrawnAnew] of [
  ['as the server sent them', false],
  ['drawn anew by a search', true],
] as const) {
  test(`the cards of a search follow what another tab saves: ${when} [LEAD-077] [D-64]`, async ({
    page,
    context,
  }) => {
    await page.goto(on('harbour', '/search/used-cars'))
    await page.getByLabel('Sort by').hover()
    await expect(page.locator('[data-island=search]')).toHaveAttribute('data-hydrated')
    if (isDrawnAnew) {
      const before = await cards(page).first().textContent()
      await page.getByLabel('Sort by').selectOption('Lowest price')
      await expect(cards(page).first()).not.toHaveText(before ?? '')
    }
    const heart = cards(page).first().locator('[data-car-list=favourite]')
    const href = await cards(page).first().getByRole('link').first().getAttribute('href')
    const other = await context.newPage()
    await other.goto(new URL(href ?? '', page.url()).href)
    await other.getByRole('button', { name: 'Favourite' }).click()
    await expect(other.getByRole('button', { name: 'Favourite' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    // The name is React's own: it goes with the state of the island, not with the page around it.
    if (isDrawnAnew) await expect(heart).toHaveAttribute('name', 'remove')
    await other.getByRole('button', { name: 'Favourite' }).click()
    await expect(heart).toHaveAttribute('name', 'save')
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
  })
}

for (const title of [null, 'Guardar este coche'])
  test(`a heart saves its car by name, ${title ? 'also where the browser translated its title' : 'as its title says'}`, async ({
    page,
  }) => {
    await page.goto(on('harbour', '/search/used-cars'))
    const heart = cards(page).first().locator('[data-car-list=favourite]')
    const [, , make = '', model = ''] = (await heart.getAttribute('data-car'))?.split('\n') ?? []
    const expected = title ? `${make} ${model}` : (await heart.getAttribute('title'))?.slice(5)
    if (title) await heart.evaluate((button, text) => button.setAttribute('title', text), title)
    await heart.click()
    const savedNames = () =>
      page.evaluate(() => {
        const stored = JSON.parse(localStorage.getItem('harbour:favourites') ?? '{}')
        return (stored.data ?? []).map(({ name }: { name: string }) => name)
      })
    await expect.poll(savedNames).toEqual([expected])
  })

test('going back to the first search brings its cards back, saved ones saved, without another call', async ({
  page,
}) => {
  await page.goto(on('harbour', '/search/used-cars'))
  const texts = () => cards(page).allTextContents()
  const first = await texts()
  const save = () => cards(page).nth(1).locator('[data-car-list=favourite]')
  await save().click()
  await expect(save()).toHaveAttribute('aria-pressed', 'true')
  await page.getByLabel('Sort by').selectOption('Lowest price')
  await expect(page).toHaveURL(/sortBy=/)
  await expect.poll(texts).not.toEqual(first)
  const calls: string[] = []
  page.on('request', (request) => calls.push(request.url()))
  await page.getByLabel('Sort by').selectOption('Most relevant')
  await expect.poll(texts).toEqual(first)
  await expect(save()).toHaveAttribute('aria-pressed', 'true')
  expect(calls.filter((url) => url.includes('/api/search/'))).toEqual([])
})

test('the data of a search page repeats none of its cars', async ({ request }) => {
  const html = await (await ask(request, 'harbour', '/search/used-cars')).text()
  const data = /data-island-props="search">([^<]*)</.exec(html)?.[1] ?? ''
  const slugs = new Set(html.match(/(?<=href="\/cars\/)[^"/]+/g))
  expect(slugs.size).toBe(21)
  for (const slug of slugs) expect(data).not.toContain(slug)
})

test('every link of a tile leads somewhere', async ({ page, request }) => {
  for (const [site, path] of [
    ['harbour', '/search/used-cars'],
    ['ridgeline', '/used-car'],
    ['caravans', '/search'],
    ['ironbark', '/search'],
    ['aurelia', '/search'],
  ] as const) {
    await page.goto(on(site, path))
    const hrefs = await page
      .locator('[data-promo] a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    expect(hrefs.length).toBeGreaterThan(0)
    for (const href of hrefs) expect((await ask(request, site, href)).status()).toBe(200)
  }
})

test('similar ids are fetched by slug [API-014] [D-33]', async ({ page, request }) => {
  await page.goto(on('harbour', '/search/used-cars'))
  const href = await page.locator('main a[href^="/cars/"]').first().getAttribute('href')
  const path = `/api${new URL(href ?? '', page.url()).pathname}/similar.json`
  const answer = await ask(request, 'harbour', path)
  expect(answer.status()).toBe(200)
  const { ids } = (await answer.json()) as { ids: number[] }
  expect(ids.length).toBeGreaterThan(0)
  expect(ids.length).toBeLessThanOrEqual(6)
  expect((await ask(request, 'harbour', '/api/cars/no-such-car/similar.json')).status()).toBe(404)
  expect((await ask(request, 'ridgeline', path)).status()).toBe(404)
})

test('the cars looked at last are listed', async ({ page }) => {
  await page.goto(on('harbour', '/search/used-cars'))
  const paths = await page
    .locator('main h3 a[href^="/cars/"]')
    .evaluateAll((links) => links.slice(0, 2).map((link) => (link as HTMLAnchorElement).href))
  for (const [place, path] of paths.entries()) {
    await page.goto(path)
    await expect.poll(() => storedCount(page, 'harbour:viewed-cars')).toBe(place + 1)
  }
  await page.goto(on('harbour', '/favourites'))
  const viewed = page.getByRole('region', { name: 'Recently viewed' })
  const shown = await viewed
    .locator('h3 a')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))
  expect(shown).toEqual(paths.toReversed())
})

test('the photos of the first row are fetched at once, the first one first', async ({ page }) => {
  await page.goto(on('harbour', '/search/used-cars'))
  const images = cards(page).locator('img')
  const loading = await images.evaluateAll((all) =>
    all.map((image) => [image.getAttribute('loading'), image.getAttribute('fetchpriority')]),
  )
  expect(loading.slice(0, 3)).toEqual([
    ['eager', 'high'],
    ['eager', 'low'],
    ['eager', 'low'],
  ])
  expect(loading.slice(3).every(([when]) => when === 'lazy')).toBe(true)
})

test('whatever picture a search page fetches ahead is shown, and fetched once', async ({
  page,
}) => {
  await page.goto(on('harbour', '/search/used-cars'))
  const photo = cards(page).locator('img').first()
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.complete)).toBe(true)
  const ahead = await page
    .locator('link[rel=preload][as=image]')
    .evaluateAll((links: HTMLLinkElement[]) =>
      links.map((link) => (link.imageSrcset ? link.imageSrcset + link.imageSizes : link.href)),
    )
  const shown = await page.evaluate(() => [
    ...[...document.images].map((image) => (image.srcset ? image.srcset + image.sizes : image.src)),
    ...[...document.querySelectorAll('main *')].flatMap(
      (element) => /url\("(.*)"\)/.exec(getComputedStyle(element, '::after').maskImage)?.[1] ?? [],
    ),
  ])
  expect(ahead.length).toBeGreaterThan(1)
  expect(ahead.filter((picture) => !shown.includes(picture))).toEqual([])
  const fetched = await photo.evaluate(
    (image: HTMLImageElement) => performance.getEntriesByName(image.currentSrc).length,
  )
  expect(fetched).toBe(1)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('favourites are stored by a form and a cookie [PLUS-026]', async ({ page }) => {
    await page.goto(on('ridgeline', '/used-car'))
    const first = heart(cards(page).first())
    const name = await nameOf(first)
    await first.click()
    await expect(page).toHaveURL(on('ridgeline', '/favourites'))
    await expect(page.getByRole('button', { name: `Save ${name}`, pressed: true })).toBeVisible()
    await page.goto(on('ridgeline', '/used-car'))
    await heart(cards(page).nth(1)).click()
    await expect(cards(page)).toHaveCount(2)
    await page.getByRole('button', { name: `Save ${name}` }).click()
    await expect(cards(page)).toHaveCount(1)
  })

  test('cars are compared by a form and a cookie [PLUS-026]', async ({ page }) => {
    for (const index of [0, 1, 2, 3]) {
      await page.goto(on('ridgeline', '/used-car'))
      await scales(cards(page).nth(index)).click()
      await expect(page.getByRole('columnheader')).toHaveCount(index + 2)
    }
    await page.goto(on('ridgeline', '/used-car'))
    await scales(cards(page).nth(4)).click()
    await expect(page.getByText('You can compare up to 4 vehicles.')).toBeVisible()
    await expect(page.getByRole('columnheader')).toHaveCount(5)
    await page
      .getByRole('button', { name: /^Remove / })
      .first()
      .click()
    await expect(page.getByRole('columnheader')).toHaveCount(4)
  })
})

test('what was saved without script is there with it', async ({ page, context }) => {
  await page.goto(on('ridgeline', '/used-car'))
  const id = await heart(cards(page).first()).getAttribute('value')
  await context.addCookies([{ name: 'favourites', value: id ?? '', url: on('ridgeline', '/') }])
  await page.goto(on('ridgeline', '/favourites'))
  await expect(cards(page)).toHaveCount(1)
  await expect.poll(() => storedCount(page, 'ridgeline:favourites')).toBe(1)
  await page.goto(on('ridgeline', '/used-car'))
  await expect(heart(cards(page).first())).toHaveAttribute('aria-pressed', 'true')
})

test('every fact of a card is read whole, however narrow its column [SRCH-023]', async ({
  page,
}) => {
  const cutFacts = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('main article li[title]')]
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ textContent }) => textContent),
    )
  for (const [site, path] of [
    ['caravans', '/search?page=2'],
    ['ridgeline', '/used-car'],
    ['ironbark', '/search'],
  ] as const) {
    await page.goto(on(site, path))
    expect(await page.locator('main article li[title="Odometer"]').count()).toBeGreaterThan(1)
    for (const width of [320, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await cutFacts(), `${site} at ${width}`).toEqual([])
    }
  }
})
