import type { Locator, Page } from '@playwright/test'
import { extractText } from 'unpdf'
import { ask, expect, on, test } from './journey.ts'
import { atWestside, openWestside, westsideCar } from './photographing-dealer.ts'

/** A car of the demonstration with a turn, a film and an interior: all of them rendered. */
const rendered = 'UU20439'

const label = (place: Locator) => place.getByText('Illustration', { exact: true })
const viewer = (page: Page) => page.getByRole('region', { name: 'Vehicle pictures' })

/** Words a page says of its vehicle for machines. */
function vehicleData(html: string): { image?: string[] } {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)]
  const entries = scripts.map(([, json]) => JSON.parse(json ?? '') as Record<string, unknown>)
  return entries.find((entry) => entry['@type'] === 'Car') ?? {}
}

async function pathOf(page: Page, stocknum: string): Promise<string> {
  await page.goto(on('harbour', `/search?query=${stocknum}`))
  const href = await page
    .getByRole('article')
    .first()
    .getByRole('link')
    .first()
    .getAttribute('href')
  return href?.split('?')[0] ?? ''
}

test('a rendered picture is labelled on its card, big, small and on the full screen [PLUS-079]', {
  tag: '@phone',
}, async ({ page }) => {
  const path = await pathOf(page, rendered)
  await expect(label(page.getByRole('article').first())).toBeVisible()
  await page.goto(on('harbour', `${path}?view=gallery`))
  await expect(
    viewer(page).getByRole('img', { name: /^Illustration: .* picture 1 of/ }),
  ).toBeVisible()
  await expect(label(viewer(page).getByRole('link', { name: /Full screen$/ }))).toBeVisible()
  const thumbnails = viewer(page)
    .getByRole('listitem')
    .filter({ has: page.locator('img') })
  const count = await thumbnails.count()
  expect(count).toBeGreaterThan(3)
  await expect(label(viewer(page).getByRole('list').last())).toHaveCount(count)
  const named = thumbnails.getByRole('link', { name: /^Illustration: .* picture \d+ of \d+$/ })
  await expect(named).toHaveCount(count)

  await viewer(page)
    .getByRole('link', { name: /Full screen$/ })
    .click()
  const dialog = page.getByRole('dialog', { name: /full screen$/ })
  await expect(dialog.getByRole('img', { name: /^Illustration: .* picture 1 of/ })).toBeVisible()
  await expect(label(dialog).first()).toBeVisible()
  await expect(
    dialog.getByRole('link', { name: 'Illustration: Picture 1', exact: true }),
  ).toBeVisible()
})

test('a rendered turn, film and interior are labelled [PLUS-079]', async ({ page }) => {
  const path = await pathOf(page, rendered)
  for (const view of ['spinner', 'walkaround', 'interior']) {
    await page.goto(on('harbour', `${path}?view=${view}`))
    const stage = viewer(page).locator(':scope > div').first()
    await expect(label(stage), view).toBeVisible()
  }
})

test('similar, compared and saved vehicles are labelled [PLUS-079]', async ({ page }) => {
  const path = await pathOf(page, rendered)
  await page.goto(on('harbour', path))
  const similar = page.getByRole('region', { name: /^Similar/ })
  const cards = await similar.getByRole('article').count()
  expect(cards).toBeGreaterThan(0)
  await expect(label(similar)).toHaveCount(cards)

  const aside = page.getByRole('region', { name: 'Price and enquiry' })
  const favourite = aside.getByRole('button', { name: 'Favourite', exact: true })
  await favourite.click()
  await expect(favourite).toHaveAttribute('aria-pressed', 'true')
  await page.goto(on('harbour', '/favourites'))
  await expect(label(page.getByRole('main').getByRole('article'))).toBeVisible()

  await page.goto(on('harbour', `/search?query=${rendered}`))
  const button = page.getByRole('article').first().locator('[data-car]').first()
  const id = await button.getAttribute('value')
  await page.goto(on('harbour', `/compare?ids=${id}`))
  await expect(label(page.getByRole('main')).first()).toBeVisible()
})

test('on paper, in shared links and for machines no illustration passes as a photograph [PLUS-079]', async ({
  page,
  request,
}) => {
  const path = await pathOf(page, rendered)
  const slug = path.split('/').at(-1) ?? ''
  await page.goto(on('harbour', `/print?car_id=${slug}`))
  await expect(label(page.getByRole('main')).first()).toBeVisible()
  const pdf = await ask(request, 'harbour', `/api${path}/print.pdf`)
  const { text } = await extractText(new Uint8Array(await pdf.body()), { mergePages: true })
  expect(text).toContain('Illustration')

  const html = await (await ask(request, 'harbour', path)).text()
  expect(html).toMatch(/property="og:image:alt" content="Illustration: /)
  expect(vehicleData(html)).toMatchObject({ '@type': 'Car' })
  expect(vehicleData(html).image).toBeUndefined()
  const google = await (await ask(request, 'harbour', '/feeds/google-vehicles.tsv')).text()
  expect(google).not.toContain('/images/vehicles/')
})

test.describe('of a dealer who photographs', () => {
  test.beforeAll(() => {
    test.setTimeout(120_000)
    openWestside(process.env.FORECOURT_E2E_DATA ?? '')
  })

  test('a photograph of the feed has no label, and the illustration beside it has one [PLUS-079]', async ({
    page,
    request,
  }) => {
    const path = await westsideCar(request)
    await page.goto(atWestside('/search'))
    const card = page.getByRole('article').first()
    await expect(card.locator('img').first()).toHaveAttribute('src', /pale\.webp/)
    await expect(label(card)).toHaveCount(0)

    await page.goto(atWestside(`${path}?view=gallery`))
    const photo = viewer(page).getByRole('img', { name: /picture 1 of 2$/ })
    await expect(photo).toHaveAttribute('alt', /^(?!Illustration)/)
    await expect(label(viewer(page))).toHaveCount(0)
    await page.goto(atWestside(`${path}?photo=2`))
    await expect(
      viewer(page).getByRole('img', { name: /^Illustration: .*picture 2 of 2$/ }),
    ).toBeVisible()

    const html = await (await ask(request, 'westside', path)).text()
    expect(vehicleData(html).image).toEqual([expect.stringContaining('/media/interiors/pale.webp')])
    expect(html).not.toMatch(/property="og:image:alt" content="Illustration/)
  })
})
