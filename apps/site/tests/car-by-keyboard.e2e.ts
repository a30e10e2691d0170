import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { findViolations } from './axe.ts'
import { aCarPath, fillAsPerson } from './enquiring.ts'
import { expect, on, recordFaults, test } from './journey.ts'
import { enterByKeyboard, expectSaid, recordAnnouncements, tabTo } from './keyboard.ts'

/* Every walk begins with Tab into the page and touches nothing but keys, on a wide screen and a narrow one. */
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const sidebar = (page: Page) => page.getByRole('region', { name: 'Price and enquiry' })
const viewer = (page: Page) => page.getByRole('region', { name: 'Vehicle pictures' })

const aPetrolCar = (request: APIRequestContext) =>
  aCarPath(request, 'harbour', '/search/used-cars?fuel=Petrol')

/** Nothing lies over the middle of it. */
const isUncovered = (control: Locator) =>
  control.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const above = document.elementFromPoint(left + width / 2, top + height / 2)
    return above !== null && (element.contains(above) || above.contains(element))
  })

async function expectNoViolations(page: Page, part: string) {
  expect(await findViolations(page, part)).toEqual([])
}

test('the viewer: turn, views, pictures and full screen [VDP-007] [VDP-016]', {
  tag: '@phone',
}, async ({ page, request }) => {
  const faults = recordFaults(page)
  const said = await recordAnnouncements(page)
  const car = await aCarPath(request, 'harbour', '/search?query=UU20439')
  await page.goto(on('harbour', `${car}?view=spinner`))
  await enterByKeyboard(page)
  await tabTo(page, page.getByRole('link', { name: 'Turn right' }))
  const turn = page.getByRole('button', { name: 'Turn by itself' })
  await expect(turn).toBeVisible({ timeout: 60_000 })
  const slider = page.getByRole('slider', { name: /^Turn the / })
  await tabTo(page, slider, 'Shift+Tab')
  await page.keyboard.press('ArrowRight')
  await expect(slider).toHaveAttribute('aria-valuetext', 'View 2 of 36')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(slider).toHaveAttribute('aria-valuetext', 'View 36 of 36')
  await page.keyboard.press('Home')
  await expect(slider).toHaveAttribute('aria-valuetext', 'View 1 of 36')
  await tabTo(page, turn)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Stop turning' })).toBeFocused()
  await page.keyboard.press('Enter')

  const views = page.getByRole('navigation', { name: 'Ways to see the vehicle' })
  const gallery = views.getByRole('link', { name: 'Gallery' })
  await tabTo(page, gallery)
  await page.keyboard.press('Enter')
  await expect(gallery).toBeFocused()
  await expect(gallery).toHaveAttribute('aria-current', 'true')
  await expectSaid(said, 'Gallery is shown')
  // The full screen has one of its own, which stays a moment after it is closed.
  const counter = viewer(page)
    .getByText(/^\d+\/\d+$/)
    .filter({ visible: true })
  const count = (await counter.textContent())?.split('/')[1] ?? ''
  await page.keyboard.press('ArrowRight')
  await expectSaid(said, `2/${count}`)
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expectSaid(said, `${count}/${count}`)

  const opener = page.getByRole('link', { name: /Full screen$/ })
  await tabTo(page, opener, 'Shift+Tab')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Vehicle pictures on the full screen' })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByText(`1/${count}`, { exact: true })).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(dialog.getByText(`${count}/${count}`, { exact: true })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await tabTo(page, dialog.getByRole('button', { name: 'Next picture' }))
  await page.keyboard.press('Enter')
  await expect(dialog.getByText(`2/${count}`, { exact: true })).toBeVisible()
  await tabTo(page, dialog.getByRole('button', { name: 'Close the full screen' }))
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
  await expect(counter).toHaveText(`2/${count}`)
  await expectNoViolations(page, '[data-island=viewer]')
  expect(faults).toEqual([])
})

test('the enquiry: opened, left, opened again with what was typed, refused with an alert, corrected and sent [ERR-005] [LEAD-022] [UI-016] [UI-020]', {
  tag: '@phone',
}, async ({ page, request }) => {
  const faults = recordFaults(page)
  const said = await recordAnnouncements(page)
  await page.goto(on('aurelia', await aCarPath(request, 'aurelia', '/search')))
  await enterByKeyboard(page)
  const opener = sidebar(page).getByRole('link', { name: 'Enquire', exact: true })
  await tabTo(page, opener)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Arrange a conversation' })
  await expect(dialog).toBeVisible()
  await expect(dialog).toHaveAccessibleDescription(/\S/)
  const field = (name: string) => dialog.getByLabel(name)
  await tabTo(page, field('First Name'))
  await page.keyboard.type('Sam')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(field('First Name')).toHaveValue('Sam')
  await tabTo(page, field('Mobile Number'))
  await page.keyboard.type('0491 570 157')
  await tabTo(page, field('Email Address'))
  await page.keyboard.type('sam@example')
  await tabTo(page, field('Message'))
  await page.keyboard.type('Is it still there?')
  await tabTo(page, dialog.getByText('Add details'))
  await page.keyboard.press('Enter')
  await tabTo(page, field('Last Name'))
  await page.keyboard.type('Tran')
  const send = dialog.getByRole('button', { name: 'Send Enquiry' })
  await tabTo(page, send)
  await page.keyboard.press('Enter')
  await expectSaid(said, 'Please enter a valid email address.')
  await expect(dialog.getByRole('alert')).toHaveText('Please enter a valid email address.')
  await expect(field('Email Address')).toHaveAttribute('aria-invalid', 'true')
  await expect(field('Email Address')).toHaveAccessibleDescription(
    /Please enter a valid email address\./,
  )
  await expectNoViolations(page, 'dialog[open]')
  // The alert has the focus; the field is a few steps on.
  await tabTo(page, field('Email Address'))
  await page.keyboard.press('End')
  await page.keyboard.type('.com')
  await fillAsPerson(page)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(on('aurelia', '/success'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(faults).toEqual([])
})

test('a test drive: two steps forth and back, and left with Escape', { tag: '@phone' }, async ({
  page,
  request,
}) => {
  const faults = recordFaults(page)
  await page.goto(on('harbour', await aPetrolCar(request)))
  await enterByKeyboard(page)
  const opener = page.getByRole('link', { name: 'Test Drive' }).first()
  await tabTo(page, opener)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Book a Test Drive' })
  await expect(dialog).toBeVisible()
  await tabTo(page, dialog.getByRole('button', { name: 'Next: Your details' }))
  await page.keyboard.press('Enter')
  const second = dialog.getByRole('group', { name: 'Step 2 of 2: Your details' })
  await expect(second).toBeFocused()
  await tabTo(page, dialog.getByLabel('First Name'))
  await page.keyboard.type('Sam')
  await tabTo(page, dialog.getByRole('button', { name: 'Back' }))
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('group', { name: /^Step 1 of 2/ })).toBeFocused()
  await tabTo(page, dialog.getByRole('button', { name: 'Next: Your details' }))
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('First Name')).toHaveValue('Sam')
  await expectNoViolations(page, 'dialog[open]')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
  expect(faults).toEqual([])
})

for (const viewport of [
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
  { width: 320, height: 640 },
])
  test(`whatever the focus reaches beside the price is in sight at ${viewport.width} px`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize(viewport)
    await page.goto(on('harbour', await aPetrolCar(request)))
    await enterByKeyboard(page)
    for (const name of ['Test Drive', 'Get Finance', 'Trade-In Valuation', 'Print']) {
      const control = sidebar(page).getByRole('link', { name })
      await tabTo(page, control)
      await expect(control).toBeInViewport({ ratio: 0.9 })
      await expect.poll(() => isUncovered(control), `${name} is uncovered`).toBe(true)
    }
  })

test('calling, sharing and saving [VDP-043] [VDP-044]', { tag: '@phone' }, async ({
  page,
  request,
}) => {
  const faults = recordFaults(page)
  const said = await recordAnnouncements(page)
  await page.goto(on('harbour', await aPetrolCar(request)))
  await enterByKeyboard(page)
  await tabTo(page, sidebar(page).getByRole('link', { name: /Show number/ }))
  await page.keyboard.press('Enter')
  await expectSaid(said, /^The number is 0[\d ]+$/)
  await expect(sidebar(page).getByRole('link', { name: /^Call Now 0/ })).toBeFocused()

  const share = sidebar(page).getByRole('button', { name: 'Share' })
  await tabTo(page, share)
  await page.keyboard.press('Enter')
  const popup = page.getByRole('dialog', { name: 'Share' })
  await expect(popup).toBeVisible()
  await tabTo(page, popup.getByRole('textbox', { name: 'Address of this page' }))
  await page.keyboard.press('Escape')
  await expect(popup).toBeHidden()
  await expect(share).toBeFocused()

  const favourite = sidebar(page).getByRole('button', { name: 'Favourite', exact: true })
  await expect(favourite).toHaveAttribute('aria-pressed', 'false')
  await tabTo(page, favourite, 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(favourite).toHaveAttribute('aria-pressed', 'true')
  await expect(favourite).toBeFocused()
  expect(faults).toEqual([])
})

test('the calculators: refused, corrected and answered where one is [VDP-107] [VDP-109] [VDP-115]', {
  tag: '@phone',
}, async ({ page, request }) => {
  const faults = recordFaults(page)
  const said = await recordAnnouncements(page)
  await page.goto(on('harbour', await aPetrolCar(request)))
  const address = page.url()
  await enterByKeyboard(page)
  const fuel = page.getByRole('region', { name: 'Fuel cost' })
  await tabTo(page, fuel.getByLabel('Fuel price'))
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('2')
  await tabTo(page, fuel.getByLabel('Distance a week'))
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('500')
  await tabTo(page, fuel.getByLabel('Consumption'))
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('x')
  await expect(fuel.getByLabel('Consumption')).toHaveAttribute('aria-invalid', 'true')
  await page.keyboard.press('Backspace')
  await page.keyboard.type('10')
  await expectSaid(said, 'Fuel a week$100.00$5,200.00 a year')
  await expect(fuel.getByLabel('Consumption')).toBeFocused()

  const delivery = page.getByRole('region', { name: 'Delivery' })
  const postcode = delivery.getByLabel(/Delivery postcode/)
  await tabTo(page, postcode)
  // Until then Enter sends the form as without script, and the focus starts anew on the next page.
  await expect(page.locator('[data-island=delivery-calculator]')).toHaveAttribute('data-hydrated')
  await page.keyboard.press('Enter')
  await expect(postcode).toHaveAccessibleDescription(/Please enter a postcode\./)
  await expect(postcode).toHaveAttribute('aria-invalid', 'true')
  await expect(postcode).toBeFocused()
  await page.keyboard.type('4000')
  await page.keyboard.press('Enter')
  await expectSaid(said, /^Delivery: BrisbaneFree/)
  await expect(postcode).toBeFocused()
  await expect(postcode).not.toHaveAttribute('aria-invalid', 'true')
  // What was asked of the fuel outlives a reload; the page itself did not change.
  await expect(page).toHaveURL(`${address}?fuel_price=2&distance=500&consumption=10#content`)
  await expectNoViolations(page, '[data-island=delivery-calculator]')
  await expectNoViolations(page, '[data-island=fuel-calculator]')
  expect(faults).toEqual([])
})
