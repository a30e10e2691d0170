import type { Locator, Page } from '@playwright/test'
import { findCarPath } from './enquiring.ts'
import { expect, nameDealer, on, type TestSite, test } from './journey.ts'
import { enterByKeyboard, tabTo } from './keyboard.ts'
import { aDealer, aFeedCar, carPath, openDealer } from './rows-dealer.ts'
import { shortNameOf } from './token-names.ts'
import { findCar, openTradeIn } from './trading-in.ts'

const offers = (page: Page) => page.getByRole('region', { name: 'Offers' })
const calculator = (page: Page) => page.getByRole('region', { name: 'Finance calculator' })
const priceRange = (page: Page) => page.locator('[data-island=search-by-price]')
const field = (page: Page, name: string) => calculator(page).getByRole('textbox', { name })

/** Waits until an island of a page answers events, as it does for a visitor who reaches into it. */
async function reach(island: Locator) {
  await island.hover()
  await expect(island).toHaveAttribute('data-hydrated')
}

/** Time a movement takes that a token names, as the browser reads it. */
const readDuration = (page: Page, token: string) =>
  page.evaluate((property) => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.transitionDuration = `var(${property})`
    const { transitionDuration } = getComputedStyle(probe)
    probe.remove()
    return transitionDuration
  }, shortNameOf(token))

/** Types a number in place of the one in a field and leaves it. */
async function enter(input: Locator, text: string) {
  await input.fill(text)
  await input.press('Tab')
}

test('the offers of the home page have a previous and a next control [UI-003]', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto(on('harbour', '/'))
  await reach(page.locator('[data-island=promo-slider]'))
  const first = async () => {
    const row = await offers(page).getByRole('group', { name: 'Slides' }).boundingBox()
    for (const name of ['1 of 3', '2 of 3', '3 of 3']) {
      const slide = await offers(page).getByRole('group', { name }).boundingBox()
      if (Math.abs((slide?.x ?? 0) - (row?.x ?? 1e6)) <= 6) return name
    }
    return 'none'
  }
  const press = async (control: string, slide: string) => {
    await offers(page).getByRole('button', { name: control }).click()
    await expect.poll(first).toBe(slide)
    await expect(offers(page).getByRole('status')).toHaveText(`Slide ${slide}`)
  }
  await expect.poll(first).toBe('1 of 3')
  await press('Next slide', '2 of 3')
  await press('Next slide', '3 of 3')
  await press('Previous slide', '2 of 3')
  await press('Previous slide', '1 of 3')
})

/**
 * Presses next in the offers and draws the frames of the page at these times after it; tells at each, and at
 * the press, whether the row is on its way: it does not snap then.
 */
const moveOffers = (page: Page, atMs: readonly number[]) =>
  page.evaluate((times) => {
    const row = document.querySelector<HTMLElement>('#promo-slider [aria-label=Slides]')
    const next = document.querySelector<HTMLElement>('#promo-slider [aria-label="Next slide"]')
    const own = { now: performance.now, frame: window.requestAnimationFrame }
    const startMs = performance.now()
    const waiting: FrameRequestCallback[] = []
    let passedMs = 0
    performance.now = () => startMs + passedMs
    window.requestAnimationFrame = (run) => waiting.push(run)
    const isMoving = () => row?.style.scrollSnapType === 'none'
    next?.click()
    const moved = [isMoving()]
    for (const time of times) {
      passedMs = time
      for (const run of waiting.splice(0)) run(startMs + time)
      moved.push(isMoving())
    }
    performance.now = own.now
    window.requestAnimationFrame = own.frame
    for (const run of waiting) requestAnimationFrame(run)
    return moved
  }, atMs)

test('a slide moves for 300 ms, and at once for who wants less motion [UI-004] [UI-022]', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto(on('harbour', '/'))
  await reach(page.locator('[data-island=promo-slider]'))
  expect(await readDuration(page, '--durations-carousel')).toBe('0.3s')
  expect(await moveOffers(page, [150, 299, 300])).toEqual([true, true, true, false])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await moveOffers(page, [])).toEqual([false])
})

test('a question opens and closes by keyboard, for 300 ms, and at once for who wants less motion [UI-005] [UI-006] [UI-022]', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto(on('harbour', '/trade-in'))
  const questions = page.getByRole('main').locator('details')
  await expect(questions).toHaveCount(6)
  const title = (place: number) => questions.nth(place).locator('summary')
  const answer = page.getByText(/^Cars of up to 7 years and 100,000 km/)
  await expect(title(1)).toHaveText('Which cars get an estimate online?')
  await enterByKeyboard(page)
  await tabTo(page, title(0))
  await page.keyboard.press('Tab')
  await expect(title(1)).toBeFocused()
  await expect(answer).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(answer).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(title(2)).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Space')
  await expect(answer).toBeHidden()

  const durations = () =>
    questions
      .nth(1)
      .evaluate((item) =>
        getComputedStyle(item, '::details-content').transitionDuration.split(', '),
      )
  expect(new Set(await durations())).toEqual(new Set(['0.3s']))
  expect(await readDuration(page, '--durations-accordion')).toBe('0.3s')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(new Set(await durations())).toEqual(new Set(['0s']))
})

test('arrow keys move the answer about a car that is traded in [UI-007]', {
  tag: '@phone',
}, async ({ page }) => {
  await openTradeIn(page, on('harbour', '/trade-in'))
  await findCar(page, '482 klm')
  const group = page.getByRole('radiogroup').first()
  const answers = group.getByRole('radio')
  const count = await answers.count()
  expect(count).toBeGreaterThan(2)
  const chosen = () =>
    answers.evaluateAll((all) => all.findIndex((each) => (each as HTMLInputElement).checked))
  await page.getByLabel('Kilometres').focus()
  await page.keyboard.press('Tab')
  await expect(answers.first()).toBeFocused()
  for (const [key, place] of [
    ['ArrowDown', 1],
    ['ArrowRight', 2],
    ['ArrowUp', 1],
    ['ArrowLeft', 0],
    ['ArrowUp', count - 1],
    ['ArrowDown', 0],
  ] as const) {
    await page.keyboard.press(key)
    expect([key, await chosen()]).toEqual([key, place])
    await expect(answers.nth(place)).toBeFocused()
  }
})

test('keys move the one thumb of the term and the two of a price [UI-008]', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto(on('harbour', '/finance'))
  await reach(calculator(page).locator('[data-island]'))
  const term = calculator(page).getByRole('slider', { name: 'Term slider' })
  await term.focus()
  for (const [key, years] of [
    ['ArrowRight', '5.5'],
    ['ArrowUp', '6'],
    ['ArrowLeft', '5.5'],
    ['ArrowDown', '5'],
    ['End', '7'],
    ['Home', '1'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(field(page, 'Term')).toHaveValue(years)
  }

  await page.goto(on('harbour', '/search-by-price'))
  await reach(priceRange(page))
  const thumbs = ['from', 'to'].map((end) => page.getByRole('slider', { name: `Price ${end}` }))
  for (const [place, key, dollars] of [
    [0, 'ArrowRight', '$5,500'],
    [0, 'ArrowUp', '$6,000'],
    [0, 'ArrowLeft', '$5,500'],
    [1, 'ArrowDown', '$249,500'],
    [1, 'Home', '$5,500'],
    [1, 'End', '$250,000'],
    [0, 'End', '$250,000'],
    [0, 'Home', '$5,000'],
  ] as const) {
    await thumbs[place]?.press(key)
    await expect(thumbs[place]!).toHaveAttribute('aria-valuetext', dollars)
  }
})

test('an amount of money has a dollar before it and separates thousands [UI-009] [UI-010]', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto(on('harbour', '/finance'))
  await reach(calculator(page).locator('[data-island]'))
  for (const name of ['Amount', 'Deposit/trade-in', 'Residual']) {
    const prefix = field(page, name).locator('xpath=preceding-sibling::*')
    await expect(prefix).toBeVisible()
    expect(await prefix.allTextContents()).toEqual(['$'])
  }
  await expect(field(page, 'Amount')).toHaveValue('30,000')
  await enter(field(page, 'Amount'), '42500')
  await expect(field(page, 'Amount')).toHaveValue('42,500')
  await enter(field(page, 'Deposit/trade-in'), '999')
  await expect(field(page, 'Deposit/trade-in')).toHaveValue('999')
  await enter(field(page, 'Deposit/trade-in'), '1000')
  await expect(field(page, 'Deposit/trade-in')).toHaveValue('1,000')
})

test('a number beyond its ends goes to the nearer one, and one at an end stays [UI-014]', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto(on('harbour', '/finance'))
  await reach(calculator(page).locator('[data-island]'))
  for (const [name, typed, left] of [
    ['Term', '7', '7'],
    ['Term', '7.5', '7'],
    ['Term', '1', '1'],
    ['Term', '0.5', '1'],
    ['Interest', '15', '15'],
    ['Interest', '15.01', '15'],
    ['Interest', '0.5', '0.5'],
    ['Interest', '0.49', '0.5'],
    ['Residual', '250000', '250,000'],
    ['Residual', '250001', '250,000'],
  ] as const) {
    await enter(field(page, name), typed)
    expect([name, typed, await field(page, name).inputValue()]).toEqual([name, typed, left])
  }

  await page.goto(on('harbour', '/search-by-price'))
  await reach(priceRange(page))
  for (const [end, typed, left] of [
    ['From', '5000', '5,000'],
    ['From', '4999', '5,000'],
    ['To', '250000', '250,000'],
    ['To', '250001', '250,000'],
  ] as const) {
    const input = page.getByRole('main').getByRole('textbox', { name: end })
    await enter(input, typed)
    expect([end, typed, await input.inputValue()]).toEqual([end, typed, left])
  }
})

test('every step of the way to a vehicle is a link but the vehicle itself [UI-015]', {
  tag: '@phone',
}, async ({ plainPage: page, request }) => {
  await page.goto(on('harbour', await findCarPath(request, 'harbour', '/search/used-cars')))
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' })
  const steps = trail.getByRole('listitem')
  const count = await steps.count()
  expect(count).toBeGreaterThan(3)
  await expect(steps.getByRole('link')).toHaveCount(count - 1)
  await expect(steps.last().getByRole('link')).toHaveCount(0)
  const current = trail.locator('[aria-current=page]')
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await expect(current).toHaveText(new RegExp(`^${name}`))
  await expect(steps.last()).toHaveText((await current.textContent()) ?? '')
  const [home, list] = [steps.nth(0), steps.nth(1)].map((step) => step.getByRole('link'))
  await expect(home!).toHaveAttribute('href', '/')
  await list!.click()
  await expect(page).toHaveURL(on('harbour', '/search/used-cars'))
})

test.describe('on a site of its own', () => {
  // The dealer is opened once, by the worker that runs these.
  test.describe.configure({ mode: 'default' })

  let site: TestSite

  test.beforeAll(async ({ playwright }) => {
    site = nameDealer('partly')
    const request = await playwright.request.newContext()
    const dealer = aDealer(site, { vehiclePage: { copyNotice: 'toast' } })
    const [place] = dealer.locations ?? []
    const image = { url: '/images/no-yard.jpg', thumb: { url: '/images/no-yard-small.jpg' } }
    const second = {
      ...place!,
      id: 6002,
      slug: 'second',
      name: 'Second Yard',
      primary: false,
      image,
    }
    const cars = ['T1', 'T2', 'T3', 'T4', 'T5', 'T6'].map((stocknum) => aFeedCar(stocknum))
    await openDealer(request, { ...dealer, locations: [place!, second] }, cars)
    await request.dispose()
  })

  test('a message is announced and can be dismissed, and the next one takes its place [UI-001] [UI-002]', {
    tag: '@phone',
  }, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(on(site, '/search'))
    const compare = page.getByRole('button', { name: /^Compare /, pressed: false })
    for (let left = 6; left > 2; left -= 1) {
      await expect(compare).toHaveCount(left)
      await compare.first().click()
    }
    await page.clock.install()
    await page.goto(on(site, carPath('T1')))
    const share = page.getByRole('button', { name: 'Share', exact: true }).first()
    await share.hover()
    await expect(page.locator('[data-island=car-actions]')).toHaveAttribute('data-hydrated')
    const messages = page.locator('[role=status][aria-live=polite]').last()
    await share.click()
    // From here on a message stays for as long as the test says.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
    await page.getByRole('button', { name: 'Copy', exact: true }).click()
    await expect(messages.getByText('Link copied', { exact: true })).toBeVisible()
    await page.keyboard.press('Escape')
    await compare.first().click()
    await expect(async () => {
      await page.clock.runFor(50)
      await expect(messages).toContainText('You can compare up to 4 vehicles.', { timeout: 200 })
    }).toPass()
    await expect(messages).not.toContainText('Link copied')
    const dismiss = messages.getByRole('button', { name: 'Dismiss' })
    await expect(dismiss).toHaveCount(1)
    await dismiss.click()
    await expect(messages).toBeEmpty()
  })

  test('in place of a picture that is missing or does not come stands one that says so [UI-018]', {
    tag: '@phone',
  }, async ({ page, plainPage, expectFaults }) => {
    expectFaults('500 GET harbour/images/', `404 GET ${site}/images/`)
    await page.route('**/images/vehicles/studio/hatch/blue/dealer/**', (route) =>
      route.fulfill({ status: 500 }),
    )
    await page.goto(on('harbour', '/'))
    await reach(page.locator('[data-island=promo-slider]'))
    const slide = (name: string) => offers(page).getByRole('group', { name })
    await expect(slide('1 of 3').getByText('Image not available')).toBeVisible()
    await expect(slide('1 of 3').locator('img')).toHaveCount(0)
    await expect(slide('2 of 3').locator('img')).toHaveCount(1)

    await plainPage.goto(on(site, `/our-location/${site}`))
    const main = plainPage.getByRole('main')
    await expect(main.getByText('Image not available')).toBeVisible()
    await plainPage.goto(on(site, '/our-location/second'))
    const yard = main.getByRole('img', { name: 'Second Yard', exact: true })
    const shown = await yard.evaluate((image) => {
      const { content, position, width } = getComputedStyle(image, '::after')
      const isWhole = Math.abs(Number.parseFloat(width) - image.clientWidth) <= 1
      return [content, position, isWhole]
    })
    expect(shown).toEqual(['"Second Yard\\a Image not available"', 'absolute', true])
  })
})
