import type { CDPSession, Locator, Page } from '@playwright/test'
import { findViolations } from './axe.ts'
import { expect, on, test } from './journey.ts'

/** A finger on the glass, as a phone reports it: it comes to each place with a frame of the page. */
async function touch(page: Page, session: CDPSession, ...path: { x: number; y: number }[]) {
  for (const [index, { x, y }] of path.entries()) {
    const type = index === 0 ? 'touchStart' : 'touchMove'
    await session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] })
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
}

/** The way of a finger: it rests at its end, so that nothing but where it is decides what it snaps to. */
const wayOf = (parts: readonly number[]) => [...parts, ...Array<number>(8).fill(parts.at(-1) ?? 0)]

/** Takes the finger off, or away as a call that comes in does. */
const lift = (session: CDPSession, type: 'touchEnd' | 'touchCancel' = 'touchEnd') =>
  session.send('Input.dispatchTouchEvent', { type, touchPoints: [] })

async function centreOf(photo: Locator) {
  const { x = 0, y = 0, width = 0, height = 0 } = (await photo.boundingBox()) ?? {}
  return { x: x + width / 2, y: y + height / 2, width }
}

/** A card with several photos, its photo and what says how many. */
function findCard(page: Page) {
  const card = page.locator('main article:has(> header[data-photos])').first()
  return { card, photo: card.locator('> a'), counter: card.locator('[data-photos]') }
}

/** Calls for the photos of cards from now on. */
function countCalls(page: Page): () => number {
  let calls = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/photos.json')) calls += 1
  })
  return () => calls
}

const lefts = (photo: Locator) =>
  photo.evaluate(({ scrollLeft, clientWidth }) => Math.round((scrollLeft / clientWidth) * 100))

test.describe('with a finger', () => {
  test.use({ hasTouch: true })

  for (const { site, path } of [
    { site: 'harbour', path: '/search/used-cars' },
    { site: 'aurelia', path: '/search' },
  ] as const) {
    test(`photos of ${site} are swiped on a card, and a tap opens the car [PLUS-075]`, {
      tag: '@phone',
    }, async ({ page, context }) => {
      const calls = countCalls(page)
      await page.goto(on(site, path))
      const { photo, counter } = findCard(page)
      const words = (await counter.getAttribute('data-photos')) ?? ''
      const count = Number.parseInt(words, 10)
      await photo.scrollIntoViewIfNeeded()
      const session = await context.newCDPSession(page)
      const { x, y, width } = await centreOf(photo)

      await touch(page, session, { x, y })
      await expect(photo.locator('[data-frame]')).toHaveCount(Math.min(count - 1, 5))
      await lift(session, 'touchCancel')
      await expect(counter).toHaveAttribute('data-photos', words)
      expect(calls()).toBe(0)

      const address = page.url()
      const href = (await photo.getAttribute('href')) ?? ''
      const way = wayOf([0.35, 0.2, 0, -0.2, -0.35]).map((part) => ({ x: x + part * width, y }))
      await touch(page, session, ...way)
      await lift(session)
      await expect(counter).toHaveAttribute('data-photos', `2/${count}`)
      await expect.poll(() => lefts(photo)).toBe(100)
      const second = photo.locator('[data-frame] img').first()
      await expect
        .poll(() => second.evaluate((image) => (image as HTMLImageElement).naturalWidth))
        .toBeGreaterThan(0)
      expect(page.url()).toBe(address)
      expect(calls()).toBe(1)
      expect(await findViolations(page, 'article:has(> [data-swipe])')).toEqual([])

      await page.touchscreen.tap(x, y)
      await expect(page).toHaveURL(on(site, href))
    })
  }

  test('a finger on a photo scrolls the page as anywhere [PLUS-075]', {
    tag: '@phone',
  }, async ({ page, context }) => {
    const calls = countCalls(page)
    await page.goto(on('harbour', '/search/used-cars'))
    const { photo, counter } = findCard(page)
    const words = (await counter.getAttribute('data-photos')) ?? ''
    await photo.scrollIntoViewIfNeeded()
    const session = await context.newCDPSession(page)
    const { x, y } = await centreOf(photo)
    const top = await page.evaluate(() => scrollY)
    await touch(page, session, { x, y })
    await expect(photo.locator('[data-frame]')).not.toHaveCount(0)
    await touch(
      page,
      session,
      ...wayOf([0, 30, 60, 90, 120, 150]).map((way) => ({ x, y: y - way })),
    )
    await lift(session)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top + 50)
    await expect(counter).toHaveAttribute('data-photos', words)
    expect(calls()).toBe(0)
  })
})

test('a mouse finds the count in words, and the photo opens the car [PLUS-075]', async ({
  page,
}) => {
  await page.goto(on('harbour', '/search/used-cars'))
  const { card, photo } = findCard(page)
  await expect(card).toMatchAriaSnapshot('- text: /\\d+ photos/')
  const href = (await photo.getAttribute('href')) ?? ''
  await photo.hover()
  await expect(photo.locator('[data-frame]')).toHaveCount(0)
  await photo.click()
  await expect(page).toHaveURL(on('harbour', href))
})
