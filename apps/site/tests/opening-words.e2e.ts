import type { Page } from '@playwright/test'
import { writeDealer } from './dealer-file.ts'
import { ask, expect, test } from './journey.ts'
import { at, bay } from './locations-dealer.ts'
import { aFeedCar, carPath, openDealer } from './rows-dealer.ts'

const dealer = { ...bay(), id: 'hours', domains: ['hours.localhost'] }

test.beforeAll(async ({ playwright }) => {
  test.setTimeout(240_000)
  const request = await playwright.request.newContext()
  writeDealer(dealer)
  await openDealer(request, dealer, [{ ...aFeedCar('H1'), dealership_id: 601, location_id: 6201 }])
  await request.dispose()
})

/** Today's date in Brisbane, where the clock never changes. */
const today = () => new Date(Date.now() + 10 * 3_600_000).toISOString().slice(0, 10)

/** Every sentence beside the hours of the main location that a visitor reads at a time of today. */
async function wordsAt(page: Page, path: string, time: string): Promise<string[]> {
  await page.clock.setFixedTime(new Date(`${today()}T${time}:00+10:00`))
  await page.goto(at('hours', path))
  await expect(page.locator('[data-open]').first()).toBeAttached()
  return page.locator('[data-opening]').allTextContents()
}

const paths = ['/', '/contact', '/our-location/bay-cleveland', carPath('H1')]

test('header, footer, cards, contact and vehicle pages say what is true at that minute [PLUS-082]', async ({
  page,
}) => {
  for (const path of paths) {
    for (const [time, words] of [
      ['08:29', 'Opens at 8:30 am'],
      ['08:30', 'Open until 5:30 pm'],
      ['16:29', 'Open until 5:30 pm'],
      ['16:50', 'Closes in 40 minutes'],
      ['17:29', 'Closes in 1 minute'],
      ['17:30', 'Opens tomorrow 8:30 am'],
      ['22:00', 'Opens tomorrow 8:30 am'],
    ] as const)
      expect([path, time, await wordsAt(page, path, time)]).toEqual([
        path,
        time,
        expect.arrayContaining([words]),
      ])
  }
})

test('a page that stays open counts down and closes, and says nothing once it is days old [PLUS-082]', async ({
  page,
}) => {
  await page.clock.install({ time: new Date(`${today()}T17:28:30+10:00`) })
  await page.goto(at('hours', '/our-location/bay-cleveland'))
  const words = page.getByRole('main').locator('[data-opening]')
  await expect(words).toHaveText('Closes in 2 minutes')
  await page.clock.runFor(31_000)
  await expect(words).toHaveText('Closes in 1 minute')
  await page.clock.runFor(60_000)
  await expect(words).toHaveText('Opens tomorrow 8:30 am')
  await page.clock.fastForward(5 * 24 * 3_600_000)
  await expect(words).toBeHidden()
})

test('without script the hours name their day, which stays true on a cached page [PLUS-082]', async ({
  plainPage,
  request,
}) => {
  for (const path of paths) {
    await plainPage.goto(at('hours', path))
    const words = await plainPage.locator('[data-opening]').allTextContents()
    expect(words.length).toBeGreaterThan(1)
    for (const text of words) expect(text).toMatch(/^\w+day (?:8:30 am - 5:30 pm|closed)$/)
    const html = await (await ask(request, 'hours', path)).text()
    expect(html).not.toMatch(/Open (?:today|now)|Closed (?:today|now)/)
  }
})
