import { type Browser, chromium, type Page } from 'playwright'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
// @boundaries-ignore Every tool of the workspace finds its browser the same way.
import { launchOptions } from '../../../scripts/browser.mjs'
import { Accordion } from './accordion/index.ts'
import { Button } from './button/index.ts'
import { Carousel } from './carousel/index.ts'
import { Collapsible } from './collapsible/index.ts'
import { Combobox } from './combobox/index.ts'
import { CountAnimation } from './count-animation/index.ts'
import { DateRangeField } from './date-range-field/index.ts'
import { DateTimeField } from './date-time-field/index.ts'
import { Dialog, opensDialog } from './dialog/index.ts'
import { Drawer } from './drawer/index.ts'
import { FileField } from './file-field/index.ts'
import { FormErrorSummary } from './form-error-summary/index.ts'
import { Menu } from './menu/index.ts'
import { MultiCombobox } from './multi-combobox/index.ts'
import { NumberField } from './number-field/index.ts'
import { PhoneField } from './phone-field/index.ts'
import { Picture } from './picture/index.ts'
import { opensPopover, Popover } from './popover/index.ts'
import { RadioGroup } from './radio-group/index.ts'
import { SegmentedControl } from './segmented-control/index.ts'
import { SharePopup } from './share-popup/index.ts'
import { Sheet } from './sheet/index.ts'
import { Slider } from './slider/index.ts'
import { Tabs } from './tabs/index.ts'
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

  it('lands on the errors of a form that is far below', async () => {
    const page = await pageWith(
      <>
        <div style={{ height: 3000 }} />
        <FormErrorSummary errors={[{ fieldId: 'name', message: 'Please fill in your name.' }]} />
        <TextField label="First name" id="name" />
      </>,
    )
    const summary = page.getByRole('alert')
    await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'alert')
    const box = await summary.boundingBox()
    expect(box?.y).toBeGreaterThanOrEqual(0)
    expect(box?.y).toBeLessThan(page.viewportSize()?.height ?? 0)
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

  it('sends native controls in place of a filtered list, a calendar and chips', async () => {
    const page = await pageWith(
      <form method="get" action="/book">
        <Combobox label="Make" name="make" options={[{ value: 'kia', label: 'Kia' }]} />
        <Combobox
          label="Suburb"
          name="suburb"
          allowsOther
          options={[{ value: 'Toowong', label: 'Toowong' }]}
        />
        <DateTimeField
          label="When would you like to come?"
          slotsOn={() => [{ value: '09:00', label: '9:00 am' }]}
        />
        <DateRangeField label="Loan car" />
        <MultiCombobox
          label="Colours"
          name="colour"
          options={['red', 'blue', 'grey'].map((value) => ({
            value,
            label: value,
            group: 'Plain',
          }))}
        />
        <PhoneField label="Mobile" name="phone" />
        <Button type="submit">Book</Button>
      </form>,
    )
    await page.getByLabel('Make').selectOption('Kia')
    await page.getByLabel('Suburb').fill('Kangaroo Point')
    await page.getByLabel('Day', { exact: true }).fill('2026-11-25')
    await page.getByLabel('9:00 am').check()
    await page.getByLabel('From').fill('2026-12-07')
    await page.getByLabel('To', { exact: true }).fill('2026-12-11')
    await page.getByLabel('Colours').selectOption(['red', 'grey'])
    await page.getByLabel('Mobile').fill('+61 412 345 678')
    await page.route('**/book?*', (route) => route.fulfill({ body: 'booked' }))
    await page.getByRole('button', { name: 'Book' }).click()
    await page.waitForURL('**/book?*')
    const sent = new URL(page.url()).searchParams
    expect(sent.getAll('colour')).toEqual(['red', 'grey'])
    sent.delete('colour')
    expect(Object.fromEntries(sent)).toEqual({
      make: 'kia',
      suburb: 'Kangaroo Point',
      date: '2026-11-25',
      time: '09:00',
      from: '2026-12-07',
      to: '2026-12-11',
      phone: '+61 412 345 678',
    })
  })

  it('takes files', async () => {
    const page = await pageWith(<FileField label="Photos" name="photos" maxFiles={3} />)
    const input = page.getByLabel('Photos')
    const file = { name: 'front.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('a') }
    await input.setInputFiles([file, { ...file, name: 'rear.jpg' }])
    expect(await input.evaluate((element: HTMLInputElement) => element.files?.length)).toBe(2)
  })

  it('names a picture that could not be loaded', async () => {
    const page = await pageWith(<Picture src="/missing.jpg" alt="2023 Toyota RAV4" priority />)
    expect(await page.getByRole('img', { name: '2023 Toyota RAV4' }).count()).toBe(1)
  })

  it('shows every panel of tabs, with links to them', async () => {
    const panels = items.map(({ title, ...item }) => ({ ...item, label: title }))
    const page = await pageWith(<Tabs label="About this vehicle" items={panels} />)
    expect(await page.getByText('A 2.5-litre engine').isVisible()).toBe(true)
    expect(await page.getByText('Eight airbags').isVisible()).toBe(true)
    expect(await page.getByRole('link', { name: 'Safety' }).getAttribute('href')).toBe('#safety')
    expect(await page.getByRole('tab').count()).toBe(0)
  })

  it('opens and closes a popover by its button, and gives the focus back on Escape', async () => {
    const page = await pageWith(
      <>
        <Button {...opensPopover('price-type')}>Drive away</Button>
        <Popover id="price-type" title="Drive away">
          Stamp duty and registration are in it.
        </Popover>
      </>,
    )
    const text = page.getByText('Stamp duty and registration are in it.')
    const opener = page.getByRole('button', { name: 'Drive away' })
    await opener.click()
    await text.waitFor({ state: 'visible' })
    await page.keyboard.press('Escape')
    await text.waitFor({ state: 'hidden' })
    await page.keyboard.press('Enter')
    await text.waitFor({ state: 'visible' })
    await page.getByRole('button', { name: 'Close' }).click()
    await text.waitFor({ state: 'hidden' })
    expect(await opener.isVisible()).toBe(true)
  })

  it('opens a menu whose links can be followed', async () => {
    const page = await pageWith(
      <Menu label="More" items={[{ id: 'call', label: 'Call the dealer', href: '/call' }]} />,
    )
    await page.getByRole('button', { name: 'More' }).click()
    await page.getByRole('link', { name: 'Call the dealer' }).waitFor({ state: 'visible' })
    await page.keyboard.press('Tab')
    await page.route('**/call', (route) => route.fulfill({ body: 'called' }))
    await page.keyboard.press('Enter')
    await page.waitForURL('**/call')
    expect(new URL(page.url()).pathname).toBe('/call')
  })

  it('offers every service of a share popup as a link to a new tab [D-85]', async () => {
    const url = 'https://dealer.example.test/cars/1'
    const page = await pageWith(<SharePopup id="share" url={url} title="2023 Toyota RAV4" />)
    await page.getByRole('button', { name: 'Share' }).click()
    const facebook = page.getByRole('link', { name: 'Facebook' })
    await facebook.waitFor({ state: 'visible' })
    expect(await facebook.getAttribute('target')).toBe('_blank')
    expect(await page.getByLabel('Address of this page').inputValue()).toBe(url)
  })

  it('leads from the dots of a carousel to its slides', async () => {
    const slides = ['One', 'Two', 'Three'].map((content) => ({ id: content, content }))
    const page = await pageWith(<Carousel id="views" label="Views" items={slides} />)
    await page.getByRole('link', { name: 'Slide 3' }).focus()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/*#views-3')
    expect(await page.locator('#views-3:target').textContent()).toBe('Three')
  })

  it('closes a sheet by its main action', async () => {
    const page = await pageWith(
      <>
        <Button {...opensDialog('filters')}>Filters</Button>
        <Sheet id="filters" title="Filters" action="Show Me 12 cars">
          Makes
        </Sheet>
      </>,
    )
    await page.getByRole('button', { name: 'Filters' }).click()
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    await sheet.getByRole('button', { name: 'Show Me 12 cars' }).click()
    await sheet.waitFor({ state: 'hidden' })
    expect(await sheet.isVisible()).toBe(false)
  })

  it('opens the rest of a list by keyboard', async () => {
    const page = await pageWith(
      <Collapsible>
        <p>Subaru</p>
      </Collapsible>,
    )
    expect(await page.getByText('Subaru').isVisible()).toBe(false)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    expect(await page.getByText('Subaru').isVisible()).toBe(true)
  })

  it('moves the choice of a segmented control by arrow keys', async () => {
    const options = [
      { value: 'week', label: 'Weekly' },
      { value: 'month', label: 'Monthly' },
    ]
    const page = await pageWith(
      <SegmentedControl label="Repayments" name="period" defaultValue="week" options={options} />,
    )
    await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowRight')
    expect(await page.getByLabel('Monthly').isChecked()).toBe(true)
  })

  it('sends the final number of a count [UI-021]', async () => {
    const page = await pageWith(<CountAnimation value={51990} from={0} prefix="$" announces />)
    expect(await page.getByRole('status').textContent()).toBe('$51,990')
    expect(await page.locator('[aria-hidden=true]').textContent()).toBe('$51,990')
  })
})
