import type { Page } from '@playwright/test'
import { findViolations } from './axe.ts'
import { ask, expect, on, recordFaults, test } from './journey.ts'
import { searchCars } from './rows-dealer.ts'
import { found, sidebar, wake } from './searching.ts'

const chips = (page: Page) => page.getByRole('list', { name: 'Chosen filters' })
const keyword = (page: Page) => page.getByRole('searchbox', { name: 'Keyword' }).first()

/** Waits for exactly these filters, as the chips say them: "Toyota HiLux", "Up to $50,000". */
const expectChosen = (page: Page, filters: readonly string[]) =>
  expect(chips(page).getByRole('link', { name: /^Remove filter / })).toHaveText(
    filters.map((filter) => `Remove filter ${filter}`),
  )

async function type(page: Page, phrase: string) {
  await keyword(page).fill(phrase)
  await keyword(page).press('Enter')
}

/** Address of a state, without the words its filters were typed as. */
const filtersOf = (page: Page) => {
  const { pathname, searchParams } = new URL(page.url())
  searchParams.delete('typed')
  return `${pathname}?${searchParams}`
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    test('typed words become filters with chips, and what is not understood stays text [PLUS-072]', async ({
      page,
    }) => {
      const faults = recordFaults(page)
      await page.goto(on('harbour', '/search'))
      await type(page, 'white toyota hilux 4x4 under 50k')
      const filters = ['Toyota', 'Toyota HiLux', '4WD', 'White', 'Up to $50,000']
      await expectChosen(page, filters)
      await expect(keyword(page)).toHaveValue('')
      expect(filtersOf(page)).toBe(
        '/search?make=Toyota&make_model=Toyota+HiLux&drive=4WD&colour_family=white&price=%3A50000',
      )
      await expect.poll(() => found(page)).toBeLessThan(21)
      const utes = await found(page)
      expect(utes).toBeGreaterThan(0)
      const cards = page.getByRole('region', { name: 'Results' }).getByRole('article')
      await expect(cards).toHaveCount(utes)
      for (const card of await cards.all()) await expect(card).toContainText('Toyota HiLux')
      if (javaScriptEnabled) expect(await findViolations(page)).toEqual([])

      await page.goto(on('ridgeline', '/used-car'))
      await type(page, 'diesel suv 7 seats from 2018 with towbar')
      await expectChosen(page, ['“towbar”', 'SUV', 'Diesel', '7 seats', 'From 2018'])
      await expect(keyword(page)).toHaveValue('towbar')
      expect(faults).toEqual([])
    })

    test('words of a filter can be text again, and a filter goes without its words [PLUS-072]', async ({
      page,
      request,
    }) => {
      await page.goto(on('harbour', '/search'))
      await type(page, 'white hilux')
      await expectChosen(page, ['Toyota', 'Toyota HiLux', 'White'])
      await chips(page).getByRole('link', { name: 'Search for “white” as text' }).click()
      await expectChosen(page, ['“white”', 'Toyota', 'Toyota HiLux'])
      await expect(keyword(page)).toHaveValue('white')

      // Text that was meant as text stays so, whatever is typed behind it.
      await type(page, 'white automatic')
      await expectChosen(page, ['“white”', 'Toyota', 'Toyota HiLux', 'Automatic'])

      await page.goto(on('harbour', '/search'))
      await type(page, 'white hilux')
      await expectChosen(page, ['Toyota', 'Toyota HiLux', 'White'])
      await chips(page).getByRole('link', { name: 'Remove filter White' }).click()
      await expectChosen(page, ['Toyota', 'Toyota HiLux'])
      await expect(keyword(page)).toHaveValue('')
      const facetFilters = [['make_model:Toyota HiLux']]
      const { nbHits } = await searchCars(request, 'harbour', { facetFilters, hitsPerPage: 0 })
      await expect.poll(() => found(page)).toBe(nbHits)
      await expect(
        chips(page).getByRole('link', { name: 'Search for “hilux” as text' }),
      ).toBeVisible()
    })

    test('a place in the words is looked up, and the words around it are filters [PLUS-072]', async ({
      page,
    }) => {
      await page.goto(on('harbour', '/search'))
      await type(page, 'suv within 60 km of merewether under 40k')
      await expectChosen(page, ['SUV', 'Up to $40,000', 'Within 100 km of 2291'])
      expect(filtersOf(page)).toBe(
        '/search?body=SUV&price=%3A40000&near=2291&within=100&sortBy=nearest',
      )
      await chips(page)
        .getByRole('link', { name: 'Search for “within 60 km of merewether” as text' })
        .click()
      await expect(keyword(page)).toHaveValue('within 60 km of merewether')
    })

    test('words add to what was chosen, and keep the path they fit [PLUS-072]', async ({
      page,
    }) => {
      await page.goto(on('harbour', '/search/toyota?km=:90000&utm_source=post'))
      await type(page, 'auto suv 7 seats')
      await expectChosen(page, ['Toyota', 'SUV', 'Automatic', '7 seats', 'Up to 90,000 km'])
      expect(filtersOf(page)).toBe(
        '/search/toyota?body=SUV&transmission=Automatic&seats=7&km=%3A90000&utm_source=post',
      )
    })
  })
}

test('the title of a car and its stock number find that car [PLUS-072]', async ({ request }) => {
  for (const site of ['harbour', 'ridgeline'] as const) {
    const { hits } = await searchCars(request, site, { hitsPerPage: 12 })
    for (const { name, stocknum, badge, path } of hits as Record<string, string>[]) {
      for (const phrase of [name, `${name} ${badge ?? ''}`, stocknum ?? '']) {
        const query = new URLSearchParams({ query: phrase ?? '', over: '' })
        const search = site === 'ridgeline' ? '/used-car' : '/search'
        const answer = await ask(request, site, `${search}?${query}`)
        expect(answer.status()).toBe(302)
        const html = await (await ask(request, site, answer.headers()['location'] ?? '')).text()
        expect(html, phrase).toContain(`href="${path}"`)
      }
    }
  }
})

test('an address with text is a search for that text, as it was [PLUS-072] [SRCH-015]', async ({
  page,
}) => {
  await page.goto(on('harbour', '/search?query=white+hilux'))
  await expectChosen(page, ['“white hilux”'])
  await wake(page)
  await keyword(page).press('Enter')
  await expect(page).toHaveURL(on('harbour', '/search?query=white+hilux'))
})

test('words are read once a person sends them, and back returns to the search before them [PLUS-072]', async ({
  page,
}) => {
  await page.goto(on('harbour', '/search?body=SUV'))
  await wake(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.postData() ?? ''))
  await sidebar(page)
    .getByRole('link', { name: /^Mazda/ })
    .first()
    .click()
  await expectChosen(page, ['Mazda', 'SUV'])
  await keyword(page).pressSequentially('automatic under 40')
  // The last key and Enter at one moment, however busy the machine is.
  await keyword(page).evaluate((field: HTMLInputElement) => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
    set?.call(field, `${field.value}k`)
    field.dispatchEvent(new InputEvent('input', { bubbles: true }))
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
    field.form?.requestSubmit()
  })
  await expectChosen(page, ['Mazda', 'SUV', 'Automatic', 'Up to $40,000'])
  // The words themselves were not searched first.
  const asText = asked.filter((body) => /"hitsPerPage":21[^}]*under 40k/.test(body))
  expect(asText).toEqual([])
  await keyword(page).fill('nonsense')
  await expectChosen(page, ['“nonsense”', 'Mazda', 'SUV', 'Automatic', 'Up to $40,000'])
  await keyword(page).fill('')
  await expectChosen(page, ['Mazda', 'SUV', 'Automatic', 'Up to $40,000'])
  await page.reload()
  await expectChosen(page, ['Mazda', 'SUV', 'Automatic', 'Up to $40,000'])
  await page.goBack()
  await expect(page).toHaveURL(on('harbour', '/search?body=SUV'))
  await expectChosen(page, ['SUV'])
})

test('words that cannot be read are text [PLUS-072]', async ({ page, expectFaults }) => {
  expectFaults(/^400 POST harbour\/api\/search\//)
  await page.goto(on('harbour', '/search'))
  await wake(page)
  await page.route(/\/api\/search\//, (route) =>
    (route.request().postData() ?? '').includes('"badge"')
      ? route.fulfill({ status: 400, json: { message: 'Not now', status: 400 } })
      : route.continue(),
  )
  await type(page, 'white hilux')
  await expect(page).toHaveURL(on('harbour', '/search?query=white+hilux'))
})
