import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type Page } from '@playwright/test'

/** A port that nothing listens at. */
export async function findPort(): Promise<number> {
  const server = createServer()
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** Everything a page complains of, a hydration that failed among it. */
export function watchFaults(page: Page): string[] {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('console', (line) => line.type() === 'error' && faults.push(line.text()))
  return faults
}

const shownParts = `ui styled-system islands stock tenant-config feature-locations feature-search
  feature-finance feature-leads feature-vdp`
  .split(/\s+/)
  .map((name) => `@forecourt/${name}`)

/** Looks at a page with a part of every package: rendered by the server, then hydrated, in the styles of the sheet. */
export async function checkParts(page: Page, address: string): Promise<void> {
  const html = await (await fetch(address)).text()
  for (const name of shownParts) {
    const [, part = ''] = html.split(`aria-label="${name}"`)
    const text = part
      .split('</section>')[0]
      ?.replace(/^[^>]*>/, '')
      .replaceAll(/<[^>]*>/g, '')
    expect(text?.trim(), `${name} on the server`).not.toBe('')
  }
  const faults = watchFaults(page)
  await page.goto(address)
  for (const name of shownParts)
    await expect(page.getByRole('region', { name }), name).toHaveAttribute('data-hydrated', 'true')
  const press = page.getByRole('button', { name: /^Pressed/ })
  await press.click()
  await expect(press).toHaveText('Pressed 1 times')
  const heart = page.getByRole('button', { name: 'Save', exact: true })
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  // The colour of the brand reaches a part through the sheet.
  await expect(press).toHaveCSS('background-color', 'rgb(11, 79, 108)')
  expect(faults).toEqual([])
}

/** Looks at a search page: vehicles, then fewer by a word, without another page being loaded. */
export async function checkSearch(page: Page, address: string, isRendered: boolean): Promise<void> {
  const html = await (await fetch(address)).text()
  expect(html.includes('Explore Vehicle'), 'vehicles in the HTML of the server').toBe(isRendered)
  const faults = watchFaults(page)
  await page.goto(address)
  const count = page.getByText(/^[\d,]+ cars? found$/).first()
  await expect(count).toBeVisible()
  // The sheet reaches the page, its reset too.
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('margin', '0px')
  const before = await count.textContent()
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }))
  await page.getByLabel('Keyword').first().fill('HiLux')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/make_model=Toyota\+HiLux/)
  await expect(count).not.toHaveText(before ?? '')
  await expect(page.getByRole('link', { name: /HiLux/ }).first()).toBeVisible()
  expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true)
  expect(faults).toEqual([])
}
