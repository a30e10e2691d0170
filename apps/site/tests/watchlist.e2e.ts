import type { APIRequestContext, Page } from '@playwright/test'
import { aContact } from './enquiring.ts'
import { ask, expect, on, type TestSite, test } from './journey.ts'
import { askForCode, codeField, readCode } from './signing-in.ts'

/** A used car that was sold. */
const sold = '/cars/2018-toyota-hilux-rugged-x-r4109'

const watch = (page: Page) => page.getByRole('button', { name: /^Watch / })
const viewList = (page: Page) => page.getByRole('link', { name: 'View List' })

/** Stock pages of the dealers with a watchlist. Each lets one network have ten codes an hour (D-59). */
const lists = { harbour: '/search', ridgeline: '/used-car' } as const

/** Opens the first car of the search, and tells its name and path. */
async function openCar(page: Page, site: keyof typeof lists = 'harbour') {
  await page.goto(on(site, lists[site]))
  const href = await page.locator('article a[href^="/cars/"]').first().getAttribute('href')
  await page.goto(on(site, href ?? ''))
  const name = await page.getByRole('heading', { level: 1 }).innerText()
  return { name, path: new URL(page.url()).pathname }
}

/** Signs in on the page of sign-in that is open. */
async function signIn(page: Page, request: APIRequestContext, site: TestSite = 'harbour') {
  const contact = aContact()
  await askForCode(page, contact)
  await codeField(page).fill(await readCode(request, site, contact.phone))
  await page.keyboard.press('Enter')
  return contact
}

/** Answer to a call of this page's own browser. */
const call = (page: Page, path: string, body?: object) =>
  page.evaluate(
    async ({ path: address, json }) => {
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch(address, json ? { method: 'POST', headers, body: json } : {})
      return { status: answer.status, body: await answer.json() }
    },
    { path, json: body && JSON.stringify(body) },
  )

const watched = async (page: Page) => (await call(page, '/api/watchlist')).body.cars

test.describe('the watchlist', () => {
  test('a press leads through sign-in back to the car, watched, and the list has it [LEAD-068] [LEAD-069] [LEAD-070] [SITE-032] [SITE-052] [SITE-054] [SITE-055] [API-021] [API-022] [API-023] [API-024] [DATA-041]', {
    tag: '@phone',
  }, async ({ page, request }) => {
    const { name, path } = await openCar(page)
    await expect(viewList(page)).toBeHidden()
    await watch(page).click()
    await expect(page.getByLabel('Mobile Number')).toBeVisible()
    const address = new URL(page.url())
    expect(address.pathname).toBe('/sign-in')
    expect(Object.fromEntries(address.searchParams)).toEqual({
      type: 'watchlist',
      redirect: path,
      back: path,
    })
    const contact = await signIn(page, request)
    await expect(page).toHaveURL(on('harbour', path))
    await expect(watch(page)).toHaveAttribute('aria-pressed', 'true')

    await viewList(page).click()
    await expect(page.getByRole('heading', { name: 'Watchlist', level: 1 })).toBeVisible()
    await expect(page).toHaveURL(on('harbour', '/watchlist'))
    await expect(page.getByRole('article')).toHaveCount(1)
    await expect(page.getByRole('article')).toContainText(name.split(' ').slice(0, 2).join(' '))

    const phone = contact.phone.replaceAll(' ', '')
    const removal = page.waitForRequest('**/api/watchlist/remove-car')
    const removed = page.waitForResponse('**/api/watchlist/remove-car')
    await watch(page).click()
    const id = Number(await watch(page).getAttribute('value'))
    expect((await removal).postDataJSON()).toEqual({ phone_number: phone, car_id: id })
    expect(await (await removed).json()).toEqual({ success: true })
    await expect(watch(page)).toHaveAttribute('aria-pressed', 'false')
    await expect.poll(() => watched(page)).toEqual([])

    const saving = page.waitForRequest('**/api/watchlist/save-car')
    const saved = page.waitForResponse('**/api/watchlist/save-car')
    await watch(page).click()
    expect((await saving).postDataJSON()).toEqual({ phone_number: phone, car_id: id })
    expect(await (await saved).json()).toEqual({ success: true })
    expect(await watched(page)).toEqual([{ id }])

    // Where somebody comes back to: what they watch, and what they looked at and do not watch.
    await page.goto(on('harbour', lists.harbour))
    const others = page.locator(`article:not(:has(a[href="${path}"])) a[href^="/cars/"]`)
    const other = (await others.first().getAttribute('href')) ?? ''
    await page.goto(on('harbour', other))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // The browser's list is told to the server by a cookie, once the page is idle.
    await expect.poll(() => page.evaluate(() => document.cookie)).toMatch(/viewed-cars=\d+\.\d+/)
    await page.goto(on('harbour', '/my-garage'))
    const section = (title: string) =>
      page
        .getByRole('region', { name: title })
        .or(page.locator('section').filter({ has: page.getByRole('heading', { name: title }) }))
    const linkTo = (title: string, href: string) =>
      section(title).locator(`a[href="${href}"]`).first()
    await expect(linkTo('Your cars', path)).toBeVisible()
    await expect(linkTo('Recently viewed', other)).toBeVisible()
    await expect(section('Recently viewed').locator(`a[href="${path}"]`)).toHaveCount(0)
    await expect(page.getByText(`You are signed in as Ann`)).toBeVisible()
  })

  test('it is watched at once, and undone with an alert where the call fails [LEAD-074] [LEAD-075] [LEAD-076]', async ({
    page,
    request,
    expectFaults,
  }) => {
    expectFaults('503 POST ridgeline/api/watchlist/save-car')
    await page.goto(on('ridgeline', '/watchlist'))
    await signIn(page, request, 'ridgeline')
    await expect(page.getByText('Nothing watched yet')).toBeVisible()
    // Connected once it asks for the list; an earlier press would send the form.
    const listed = page.waitForResponse('**/api/watchlist')
    await openCar(page, 'ridgeline')
    await listed
    let answer = () => {}
    const isAnswered = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/api/watchlist/save-car', async (route) => {
      await isAnswered
      await route.fulfill({ status: 503, json: { success: false, error: 'Try again later.' } })
    })
    await watch(page).click()
    await expect(watch(page)).toHaveAttribute('aria-pressed', 'true')
    await expect(viewList(page)).toBeVisible()
    answer()
    await expect(watch(page)).toHaveAttribute('aria-pressed', 'false')
    await expect(page.getByRole('alert')).toHaveText('Try again later.')
    expect(await watched(page)).toEqual([])
  })

  test('somebody who is not signed in, or signed in with another phone, changes nothing [LEAD-073] [API-025]', async ({
    page,
    request,
    expectFaults,
  }) => {
    expectFaults(
      '401 POST harbour/api/watchlist/save-car',
      '403 POST harbour/api/watchlist/save-car',
    )
    const post = (body: object) => call(page, '/api/watchlist/save-car', body)
    await page.goto(on('harbour', '/'))
    expect(await post({ phone_number: '0412345678', car_id: 1 })).toEqual({
      status: 401,
      body: { success: false, error: 'Please sign in first.' },
    })
    await page.goto(on('harbour', '/watchlist'))
    await expect(page).toHaveURL(/\/sign-in\?type=watchlist&redirect=%2Fwatchlist/)
    await signIn(page, request)
    await expect(page.getByRole('heading', { name: 'Watchlist' })).toBeVisible()
    const other = await post({ phone_number: '0499999999', car_id: 1 })
    expect(other).toMatchObject({ status: 403, body: { success: false } })
    expect(await watched(page)).toEqual([])
  })

  test('a sold car has no button, unless it is watched [LEAD-071] [LEAD-072]', async ({
    page,
    request,
  }) => {
    await page.goto(on('ridgeline', '/watchlist'))
    await signIn(page, request, 'ridgeline')
    await expect(page.getByText('Nothing watched yet')).toBeVisible()
    await page.goto(on('ridgeline', sold))
    await expect(page.locator('button[data-watch=sold]')).toHaveCount(1)
    await expect(watch(page)).toBeHidden()
    const id = await page.locator('button[data-watch=sold]').getAttribute('value')
    const { user } = (await call(page, '/api/session')).body
    const change = { phone_number: user.phone, car_id: Number(id) }
    const saved = await call(page, '/api/watchlist/save-car', change)
    expect(saved.body).toEqual({ success: true })
    await page.goto(on('ridgeline', sold))
    await expect(watch(page)).toHaveAttribute('aria-pressed', 'true')
    await watch(page).click()
    await expect(watch(page)).toBeHidden()
    await expect.poll(() => watched(page)).toEqual([])
  })

  test('a site without a watchlist has neither page nor button', async ({ page, request }) => {
    expect((await ask(request, 'caravans', '/watchlist')).status()).toBe(404)
    expect((await ask(request, 'caravans', '/api/watchlist')).status()).toBe(404)
    await page.goto(on('caravans', '/search'))
    const href = await page.locator('article a[href^="/cars/"]').first().getAttribute('href')
    await page.goto(on('caravans', href ?? ''))
    await expect(watch(page)).toHaveCount(0)
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a car is watched through sign-in, favourites move over, and one is taken off [PLUS-026]', {
    tag: '@phone',
  }, async ({ page, request }) => {
    const { path } = await openCar(page, 'ridgeline')
    await expect(viewList(page)).toBeVisible()
    await watch(page).click()
    await expect(page).toHaveURL(/\/sign-in\?type=watchlist/)
    const contact = aContact()
    await askForCode(page, contact)
    await codeField(page).fill(await readCode(request, 'ridgeline', contact.phone))
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page).toHaveURL(on('ridgeline', path))
    await viewList(page).click()
    await expect(page.getByRole('article')).toHaveCount(1)

    await page.goto(on('ridgeline', '/used-car?page=2'))
    await page
      .getByRole('button', { name: /^Save / })
      .first()
      .click()
    await expect(page).toHaveURL(on('ridgeline', '/favourites'))
    await page.getByRole('button', { name: 'Add to watchlist' }).click()
    await expect(page).toHaveURL(on('ridgeline', '/watchlist'))
    await expect(page.getByRole('article')).toHaveCount(2)
    await watch(page).first().click()
    await expect(page).toHaveURL(on('ridgeline', '/watchlist'))
    await expect(page.getByRole('article')).toHaveCount(1)
  })
})
