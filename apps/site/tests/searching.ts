import type { Locator, Page } from '@playwright/test'
import { expect, numberIn } from './journey.ts'

/** Words beside the number of what was found. */
export const foundText = /(?:cars?|vehicles?|caravans?) found$/
/** Number of what was found. */
export const found = async (page: Page) =>
  numberIn(await page.getByText(foundText).first().textContent())
/** The filters, beside the results or above them. */
export const sidebar = (page: Page) => page.getByRole('dialog', { name: 'Filters' })
export const bodyTiles = (page: Page) => page.getByRole('list', { name: 'Body types' })

/** Hydrates the page as a visitor does, by reaching into it. */
export async function wake(page: Page) {
  await page.getByRole('heading', { level: 1 }).hover()
  await expect(page.locator('[data-island][data-hydrated]')).toBeAttached()
}

/** Presses an option and gives the count it promised. */
export async function choose(option: Locator): Promise<number> {
  const promised = await promisedBy(option)
  await option.click()
  return promised
}

/** Count beside an option: "Mazda 3, 12" promises 12. */
export const promisedBy = async (option: Locator) =>
  numberIn(await option.locator('[data-said]').textContent())
