import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { dataFolder, expect, port, test } from './journey.ts'
import { plainDealer, startDealer } from './plain-dealer.ts'

const site = 'logos'
const makes = ['Corvane', 'Tindal Ridge', 'Aurelia']
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><circle cx="20" cy="20" r="18" fill="#1a3f8b"/></svg>'

const dealer = plainDealer(site, {
  makeLogos: {
    corvane: '/tenant-assets/corvane.svg',
    'Tindal-Ridge': 'https://logos.example.com/tindal.svg',
  },
})

const at = (path: string) => `http://${site}.localhost:${port}${path}`

test.beforeAll(async ({ playwright }) => {
  mkdirSync(join(dataFolder, 'tenants/assets'), { recursive: true })
  writeFileSync(join(dataFolder, 'tenants/assets/corvane.svg'), drawing)
  const request = await playwright.request.newContext()
  await startDealer(request, dealer, (row, index) => ({
    ...row,
    make: makes[index % makes.length],
  }))
  await request.dispose()
})

/** Where the logo of a make comes from; null where its initials stand. */
async function logoOf(page: Page, place: string, make: string): Promise<string | null> {
  const link = page
    .locator(place)
    .getByRole('link', { name: new RegExp(`^${make}`) })
    .first()
  await expect(link).toBeVisible()
  const picture = link.locator('img')
  if ((await picture.count()) === 0) return null
  await link.scrollIntoViewIfNeeded()
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(40)
  return picture.getAttribute('src')
}

for (const [path, place] of [
  ['/', 'section[aria-labelledby="make-tiles"]'],
  ['/search', 'nav[aria-label="Popular searches"]'],
] as const)
  test(`makes have the dealer's logo, and initials without one or from a host that is not listed: ${path} [SRCH-038]`, async ({
    page,
  }) => {
    await page.goto(at(path))
    expect(await logoOf(page, place, 'Corvane')).toBe('/tenant-assets/corvane.svg')
    for (const [make, initials] of [
      ['Tindal Ridge', 'TR'],
      ['Aurelia', 'Au'],
    ] as const) {
      expect(await logoOf(page, place, make)).toBeNull()
      const link = page.locator(place).getByRole('link', { name: new RegExp(`^${make}`) })
      await expect(link.first()).toContainText(initials)
    }
  })
