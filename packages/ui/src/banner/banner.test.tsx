import { type Browser, chromium } from 'playwright'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
// @boundaries-ignore Every tool of the workspace finds its browser the same way.
import { launchOptions } from '../../../../scripts/browser.mjs'
import { Banner } from './index.ts'

let browser: Browser

beforeAll(async () => {
  browser = await chromium.launch(launchOptions())
}, 60_000)

afterAll(() => browser.close())

describe('Banner', () => {
  it('can be read, followed and hidden without script [D-45]', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.setContent(
      renderToStaticMarkup(
        <Banner link={{ href: 'https://maps.example.test/', text: 'Get directions' }}>
          Located at Cairns
        </Banner>,
      ),
    )
    const message = page.getByText('Located at Cairns')
    expect(await message.isVisible()).toBe(true)
    expect(await page.getByRole('link', { name: 'Get directions' }).isVisible()).toBe(true)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    expect(await message.isVisible()).toBe(false)
  })
})
