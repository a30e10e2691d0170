import { type Browser, chromium, type Page } from 'playwright'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
// @boundaries-ignore Every tool of the workspace finds its browser the same way.
import { launchOptions } from '../../../scripts/browser.mjs'
import { Accordion } from './accordion/index.ts'
import { Button } from './button/index.ts'
import { Dialog, opensDialog } from './dialog/index.ts'
import { Drawer } from './drawer/index.ts'
import { NumberField } from './number-field/index.ts'
import { Picture } from './picture/index.ts'
import { RadioGroup } from './radio-group/index.ts'
import { Slider } from './slider/index.ts'
import { TextField } from './text-field/index.ts'

let browser: Browser

/** A page of server-rendered HTML in a browser whose scripts are switched off. */
async function pageWith(content: ReactNode): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.route('http://dealer.example.test/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en-AU">${renderToStaticMarkup(content)}`,
    }),
  )
  await page.goto('http://dealer.example.test/')
  return page
}

beforeAll(async () => {
  browser = await chromium.launch(launchOptions())
}, 60_000)

afterAll(() => browser.close())

const items = [
  { id: 'engine', title: 'Engine', content: 'A 2.5-litre engine' },
  { id: 'safety', title: 'Safety', content: 'Eight airbags' },
]

describe('parts without script', () => {
  it('opens a dialog, closes it on Escape and returns the focus to its opener [UI-016]', async () => {
    const page = await pageWith(
      <>
        <Button {...opensDialog('enquiry')}>Enquire</Button>
        <Dialog id="enquiry" title="Enquire about this vehicle">
          <TextField label="First name" />
        </Dialog>
      </>,
    )
    const opener = page.getByRole('button', { name: 'Enquire' })
    const dialog = page.getByRole('dialog', { name: 'Enquire about this vehicle' })
    await opener.focus()
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'visible' })
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Priya')
    expect(await page.getByLabel('First name').inputValue()).toBe('Priya')
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'visible' })
    expect(await page.getByLabel('First name').inputValue()).toBe('Priya')
  })

  it('closes a dialog by its button and by a press beside it', async () => {
    const page = await pageWith(
      <>
        <Button {...opensDialog('filters')}>Filters</Button>
        <Drawer id="filters" title="Filters">
          Makes
        </Drawer>
      </>,
    )
    const drawer = page.getByRole('dialog', { name: 'Filters' })
    const close = [
      () => drawer.getByRole('button', { name: 'Close' }).click(),
      () => page.mouse.click(3, 3),
    ]
    for (const way of close) {
      // oxlint-disable-next-line no-await-in-loop -- one way after the other, as a visitor would
      await page.getByRole('button', { name: 'Filters' }).click()
      // oxlint-disable-next-line no-await-in-loop
      await drawer.waitFor({ state: 'visible' })
      // oxlint-disable-next-line no-await-in-loop
      await way()
      // oxlint-disable-next-line no-await-in-loop
      await drawer.waitFor({ state: 'hidden' })
    }
    expect(await drawer.isVisible()).toBe(false)
  })

  it('opens and closes an accordion by keyboard [UI-006]', async () => {
    const page = await pageWith(<Accordion items={items} />)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    expect(await page.getByText('A 2.5-litre engine').isVisible()).toBe(true)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    expect(await page.getByText('Eight airbags').isVisible()).toBe(true)
    expect(await page.getByText('A 2.5-litre engine').isVisible()).toBe(true)
    await page.keyboard.press('Space')
    expect(await page.getByText('Eight airbags').isVisible()).toBe(false)
  })

  it('closes the other items of an exclusive accordion', async () => {
    const page = await pageWith(<Accordion items={items} exclusive />)
    await page.getByText('Engine', { exact: true }).click()
    await page.getByText('Safety', { exact: true }).click()
    expect(await page.getByText('Eight airbags').isVisible()).toBe(true)
    expect(await page.getByText('A 2.5-litre engine').isVisible()).toBe(false)
  })

  it('moves a radio choice by arrow keys [UI-007]', async () => {
    const page = await pageWith(
      <RadioGroup
        label="Reach"
        name="reach"
        defaultValue="phone"
        options={[
          { value: 'phone', label: 'Phone' },
          { value: 'email', label: 'Email' },
        ]}
      />,
    )
    await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowDown')
    expect(await page.getByLabel('Email').isChecked()).toBe(true)
    await page.keyboard.press('ArrowUp')
    expect(await page.getByLabel('Phone').isChecked()).toBe(true)
  })

  it('sends what stands in the number fields of a slider', async () => {
    const page = await pageWith(
      <form method="get" action="/search">
        <Slider
          label="Price"
          min={5000}
          max={250_000}
          defaultValue={[20_000, 60_000]}
          names={['from', 'to']}
          grouping={false}
        />
        <NumberField label="Seats" name="seats" defaultValue={5} />
        <Button type="submit">Search</Button>
      </form>,
    )
    await page.getByLabel('To', { exact: true }).fill('45000')
    await page.route('**/search?*', (route) => route.fulfill({ body: 'found' }))
    await page.getByRole('button', { name: 'Search' }).click()
    await page.waitForURL('**/search?*')
    const sent = new URL(page.url()).searchParams
    expect(Object.fromEntries(sent)).toEqual({ from: '20000', to: '45000', seats: '5' })
  })

  it('names a picture that could not be loaded', async () => {
    const page = await pageWith(<Picture src="/missing.jpg" alt="2023 Toyota RAV4" priority />)
    expect(await page.getByRole('img', { name: '2023 Toyota RAV4' }).count()).toBe(1)
  })
})
