import type { APIRequestContext, Page } from '@playwright/test'
import { aCarPath } from './enquiring.ts'
import { ask, expect, on, type TestSite, test } from './journey.ts'

const stockPaths = { harbour: '/search/used-cars', ridgeline: '/used-car' } as const

/** A car that is sold, whose page shows at once a form that others bring at a press. */
const soldCars = { harbour: [], ridgeline: ['/cars/2018-toyota-hilux-rugged-x-r4109'] } as const

/** Pages of each kind that show classes of their own. */
async function pathsOf(request: APIRequestContext, site: keyof typeof stockPaths) {
  const car = await aCarPath(request, site, stockPaths[site])
  return [
    '/',
    stockPaths[site],
    car,
    ...soldCars[site],
    `${car}/enquire`,
    `${car}/test-drive`,
    '/contact',
    '/compare',
    '/favourites',
    '/privacy-policy',
    '/nowhere-at-all',
  ]
}

const sheetsOf = (html: string) =>
  [...html.matchAll(/<link[^>]+rel="stylesheet"[^>]+href="([^"]+)"/g)].map(([, href = '']) => href)

/** Address of the sheet with the rules of all parts, of the one a page starts with. */
const wholeSheetOf = (href: string) => href.replace('.css', '.whole.css')

/** Path of a sheet, without the version of the brand behind its rules. */
const pathOf = (href: string) => href.replace(/\?.*/, '')

const classesIn = (html: string) =>
  new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, classes = '']) => classes.split(' ')))

async function readSheet(request: APIRequestContext, site: TestSite, href: string) {
  const response = await ask(request, site, href)
  expect(response.ok(), href).toBe(true)
  const css = await response.text()
  return new Set(
    [...css.matchAll(/\.([a-zA-Z][a-zA-Z0-9]{1,2})(?![\w-])/g)].map(([, name = '']) => name),
  )
}

for (const site of ['harbour', 'ridgeline'] as const) {
  test(`a page of ${site} has one sheet, with every rule its classes have anywhere`, async ({
    request,
  }) => {
    const pages = await Promise.all(
      (await pathsOf(request, site)).map(async (path) => {
        const html = await (await ask(request, site, path)).text()
        const [href, ...others] = sheetsOf(html)
        expect(others, path).toEqual([])
        return { path, html, sheet: await readSheet(request, site, href ?? '') }
      }),
    )
    const styled = new Set(pages.flatMap(({ sheet }) => [...sheet]))
    for (const { path, html, sheet } of pages) {
      const missing = [...classesIn(html)].filter((name) => styled.has(name) && !sheet.has(name))
      expect.soft(missing, path).toEqual([])
      // A class of more words is a style no rule of the sheet goes by.
      expect
        .soft(
          [...classesIn(html)].filter((name) => /[_:]/.test(name)),
          path,
        )
        .toEqual([])
    }
  })
}

test('the drawings of icons are one picture, which the pages’ sheets name', async ({ request }) => {
  const pictures = await Promise.all(
    (await pathsOf(request, 'harbour')).map(async (path) => {
      const html = await (await ask(request, 'harbour', path)).text()
      const css = await (await ask(request, 'harbour', sheetsOf(html)[0] ?? '')).text()
      const named = css.match(/\/assets\/[\w./-]+\.svg/g) ?? []
      // Asked for beside the sheet, it is there with the first words.
      for (const name of named)
        expect(html, path).toContain(
          `<link rel="preload" as="image" href="${name}" crossorigin="anonymous"/>`,
        )
      return named
    }),
  )
  const [picture = '', ...others] = new Set(pictures.flat())
  expect(others).toEqual([])
  const answer = await ask(request, 'harbour', picture)
  expect(answer.status()).toBe(200)
  expect(answer.headers()['content-type']).toBe('image/svg+xml')
  expect(answer.headers()['cache-control']).toContain('immutable')
  expect((await answer.text()).match(/<svg /g)?.length).toBeGreaterThan(40)
})

test('the first script waits for no other file, and the icons are fetched once', async ({
  page,
  request,
}) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await page.goto(on('harbour', '/'))
  await page.getByRole('heading', { level: 1 }).hover()
  const [script = ''] = fetched.filter((url) => url.includes('/assets/entries/'))
  const code = await (await ask(request, 'harbour', new URL(script).pathname)).text()
  expect(code).toContain('import(')
  expect(code).not.toMatch(/(?:from|import)\s*["'`]/)
  expect(fetched.filter((url) => url.includes('/drawings.'))).toHaveLength(1)
})

/** Classes on the page for which some sheet of the build has a rule and none of the page's own has. */
const findUnstyled = (page: Page, styled: ReadonlySet<string>) =>
  page.evaluate(
    (names) => {
      const texts: string[] = []
      const read = (rules: CSSRuleList) => {
        for (const rule of rules) {
          if (rule instanceof CSSStyleRule) texts.push(rule.selectorText)
          if ('cssRules' in rule) read(rule.cssRules as CSSRuleList)
        }
      }
      for (const sheet of document.styleSheets) read(sheet.cssRules)
      const known = new Set(texts.join(' ').match(/(?<=\.)\w+/g))
      const shown = [...document.querySelectorAll('[class]')].flatMap((one) => [...one.classList])
      return [...new Set(shown)].filter((name) => names.includes(name) && !known.has(name))
    },
    [...styled],
  )

test('a form that opens over a page brings its rules, and the page looks as before', async ({
  page,
  request,
}) => {
  const car = await aCarPath(request, 'harbour', stockPaths.harbour)
  const form = await (await ask(request, 'harbour', `${car}/enquire`)).text()
  const styled = await readSheet(request, 'harbour', sheetsOf(form)[0] ?? '')
  await page.goto(on('harbour', stockPaths.harbour))
  const header = page.getByRole('banner')
  const looks = () =>
    header.evaluate((element) =>
      [element, ...element.querySelectorAll('*')].map((one) => {
        const { display, padding, margin, fontSize, position } = getComputedStyle(one)
        return [display, padding, margin, fontSize, position].join()
      }),
    )
  const before = await looks()
  await page
    .getByRole('link', { name: /^Quick Enquiry/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: 'Enquire about this vehicle' })
  await expect(dialog.getByRole('textbox').first()).toBeVisible()
  expect(await findUnstyled(page, styled)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  expect(await looks()).toEqual(before)
})

test('the full screen of a vehicle brings its rules', async ({ page, request }) => {
  const car = await aCarPath(request, 'harbour', stockPaths.harbour)
  const [first = ''] = sheetsOf(await (await ask(request, 'harbour', car)).text())
  const styled = await readSheet(request, 'harbour', wholeSheetOf(first))
  const atFirst = await readSheet(request, 'harbour', first)
  await page.goto(on('harbour', car))
  await page.getByRole('link', { name: /Full screen$/ }).click()
  const dialog = page.getByRole('dialog', { name: /full screen$/ })
  await expect(dialog.getByRole('button', { name: 'Close the full screen' })).toBeVisible()
  const classes = await dialog.evaluate((one) =>
    [one, ...one.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList]),
  )
  // Its rules are not among those the page starts with, and there once it is open.
  expect(classes.filter((name) => styled.has(name) && !atFirst.has(name))).not.toEqual([])
  expect(await findUnstyled(page, styled)).toEqual([])
})

const turningCar = '/cars/2026-ford-ranger-sport-fn23351'

test('another view of a vehicle brings its rules; an address that shows one has them at once', async ({
  page,
  request,
}) => {
  const html = async (path: string) => (await ask(request, 'harbour', path)).text()
  const [first = ''] = sheetsOf(await html(turningCar))
  const whole = wholeSheetOf(first)
  expect(sheetsOf(await html(`${turningCar}?view=interior`))).toEqual([whole])
  const styled = await readSheet(request, 'harbour', whole)
  const fetched: string[] = []
  page.on('request', (each) => fetched.push(new URL(each.url()).pathname))
  await page.goto(on('harbour', turningCar))
  expect(fetched).toContain(pathOf(first))
  expect(fetched).not.toContain(pathOf(whole))
  await page.getByRole('link', { name: 'Interior' }).click()
  await expect(page.getByRole('link', { name: 'Interior' })).toHaveAttribute('aria-current', 'true')
  await expect(page.getByRole('group', { name: 'Look around' })).toBeVisible()
  expect(fetched).toContain(pathOf(whole))
  expect(await findUnstyled(page, styled)).toEqual([])
})
