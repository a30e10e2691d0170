import type { SiteInput } from '@forecourt/tenant-config/model'
import type { APIRequestContext, Page } from '@playwright/test'
import { writeDealer } from './dealer-file.ts'
import { ask, expect, on, port, test } from './journey.ts'
import { plainDealer } from './plain-dealer.ts'
import { comeToRest } from './rest.ts'

test.use({ showsPromotions: true })

const promotion = (page: Page) => page.getByRole('dialog', { name: 'Touring season starts here' })

const popup = (key: string, expires: string | null = null) => ({
  key,
  title: 'Open this weekend',
  text: 'Both days until four.',
  linkLabel: 'Contact us',
  href: '/contact',
  expires,
})

/** Opens a dealer with a promotion while the site runs. */
async function openPromoting(request: APIRequestContext, id: string, own: SiteInput['popup']) {
  writeDealer(plainDealer(id, { popup: own }))
  const marked = () =>
    ask(request, id, '/').then(async (answer) =>
      (await answer.text()).includes(`data-promo="${own?.key}"`),
    )
  return marked
}

const at = (id: string, path: string) => `http://${id}.localhost:${port}${path}`
const weekend = (page: Page) => page.getByRole('dialog', { name: 'Open this weekend' })

test('a promotion is shown as a dialog, at most 600 px wide, without moving the page [SITE-064] [SITE-070] [UI-023]', async ({
  page,
}) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        document.documentElement.dataset['shift'] = String(
          Number(document.documentElement.dataset['shift'] ?? 0) +
            (entry as unknown as { value: number }).value,
        )
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(on('caravans', '/'))
  await expect(promotion(page)).toBeVisible()
  const box = await promotion(page).boundingBox()
  expect(box?.width).toBe(600)
  expect(await promotion(page).evaluate((dialog) => dialog.matches(':modal'))).toBe(true)
  await page.keyboard.press('Escape')
  await expect(promotion(page)).toBeHidden()
  const shift = await page.evaluate(() => Number(document.documentElement.dataset['shift'] ?? 0))
  expect(shift).toBeLessThanOrEqual(0.02)
})

test('closing it is remembered for the site and the promotion, and on no other site [SITE-071] [DATA-059]', async ({
  page,
  request,
}) => {
  const ids = ['promonorth', 'promosouth'] as const
  for (const id of ids)
    await expect.poll(await openPromoting(request, id, popup('weekend'))).toBe(true)
  await page.goto(at('promonorth', '/'))
  await weekend(page).getByRole('button', { name: 'Close' }).click()
  await expect(weekend(page)).toBeHidden()
  const stored = () => page.evaluate(() => localStorage.getItem('promonorth:popup') ?? 'null')
  await expect
    .poll(async () => JSON.parse(await stored()) as unknown)
    .toEqual({ v: 1, data: ['weekend'] })
  await page.reload()
  await comeToRest(page)
  await expect(weekend(page)).toBeHidden()
  await page.goto(at('promosouth', '/'))
  await expect(weekend(page)).toBeVisible()
  // Another promotion of the same site shows again.
  await expect.poll(await openPromoting(request, 'promonorth', popup('next-weekend'))).toBe(true)
  await page.goto(at('promonorth', '/'))
  await expect(weekend(page)).toBeVisible()
})

test('its content, last day and key are the dealer’s, and after the last day it is hidden, also on a page that is already open [CFG-094] [SITE-072]', async ({
  page,
  request,
}) => {
  const day = (offset: number) =>
    new Intl.DateTimeFormat('en-CA', { timeZone: 'Australia/Brisbane' }).format(
      new Date(Date.now() + offset * 86_400_000),
    )
  await expect.poll(await openPromoting(request, 'promoends', popup('last', day(0)))).toBe(true)
  await page.goto(at('promoends', '/'))
  await expect(weekend(page)).toContainText('Both days until four.')
  await weekend(page).getByRole('link', { name: 'Contact us' }).click()
  await expect(page).toHaveURL(at('promoends', '/contact'))
  await page.evaluate(() => localStorage.clear())
  // The page was sent yesterday: its last day has passed meanwhile.
  await page.clock.install({ time: Date.now() + 2 * 86_400_000 })
  await page.goto(at('promoends', '/'))
  await page.clock.runFor(5000)
  await expect(page.locator('dialog[data-promo=last]')).toHaveCount(1)
  await expect(weekend(page)).toBeHidden()
  const marked = await openPromoting(request, 'promoends', popup('over', day(-1)))
  await expect
    .poll(async () =>
      (await (await ask(request, 'promoends', '/')).text()).includes('data-promo="last"'),
    )
    .toBe(false)
  expect(await marked()).toBe(false)
})

test('it leaves alone what is being chosen, and pages where something is filled in or signed for', async ({
  page,
  request,
}) => {
  await expect.poll(await openPromoting(request, 'promoquiet', popup('quiet'))).toBe(true)
  for (const path of ['/sign-in', '/contact'])
    expect(await (await ask(request, 'promoquiet', path)).text()).not.toContain('data-promo')
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () =>
      document.querySelector<HTMLElement>('main select')?.focus(),
    ),
  )
  await page.goto(at('promoquiet', '/'))
  await comeToRest(page)
  await expect(page.locator('main select:focus')).toHaveCount(1)
  await expect(weekend(page)).toBeHidden()
})

test('without script it stands above the footer and covers nothing', async ({
  plainPage: page,
}) => {
  await page.goto(on('caravans', '/'))
  const part = page.getByText('Touring season starts here')
  await expect(part).toBeVisible()
  const place = await part.evaluate((element) => {
    const dialog = element.closest('dialog')
    return [dialog && getComputedStyle(dialog).position, dialog?.nextElementSibling?.tagName]
  })
  expect(place).toEqual(['static', 'FOOTER'])
  await page.getByRole('link', { name: 'See new caravans' }).click()
  await expect(page).toHaveURL(/\/search\/new-cars$/)
})
