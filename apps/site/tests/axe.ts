import type { Page } from '@playwright/test'
import axe from 'axe-core'

/**
 * Rules of axe a page breaks, each with the first element that does; empty when it is sound. It runs within
 * the page, which takes a tenth of the time of the builder for Playwright.
 * @param part selector of what is checked. Default the whole page
 */
export async function findViolations(page: Page, part?: string): Promise<string[]> {
  await page.evaluate(`globalThis.axe ?? (() => { ${axe.source} })()`)
  return page.evaluate(async (selector) => {
    const { axe: inPage } = globalThis as unknown as { axe: typeof axe }
    const options = { resultTypes: ['violations' as const], preload: false }
    const { violations } = await inPage.run(selector ?? document, options)
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 120)}`)
  }, part)
}
