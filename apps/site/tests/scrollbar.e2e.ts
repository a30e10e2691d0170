// @boundaries-ignore One way to find the browser for every tool of the project.
import { launchOptions } from '../../../scripts/browser.mjs'
import { expect, on, test } from './journey.ts'

test('the page stays where it is when a dialog takes its scrollbar away', async ({
  playwright,
  pageFaults,
  viewport,
}) => {
  const browser = await playwright.chromium.launch({
    ...launchOptions(),
    ignoreDefaultArgs: ['--hide-scrollbars'],
  })
  const context = await browser.newContext({ viewport })
  pageFaults.watch(context)
  const page = await context.newPage()
  await page.goto(on('harbour', '/'))
  const header = page.getByRole('banner')
  const before = await header.boundingBox()
  expect(before?.width).toBeLessThan(viewport?.width ?? 0)
  const bodyWidth = () => page.evaluate(() => document.body.getBoundingClientRect().width)
  const width = await bodyWidth()
  await page.evaluate(() => {
    const dialog = document.createElement('dialog')
    document.body.append(dialog)
    dialog.showModal()
  })
  await expect(page.locator('dialog:modal')).toHaveCount(1)
  await expect
    .poll(() => page.evaluate(() => window.innerWidth - document.documentElement.clientWidth))
    .toBe(0)
  expect(await bodyWidth()).toBe(width)
  expect(await header.boundingBox()).toEqual(before)
  await browser.close()
})
