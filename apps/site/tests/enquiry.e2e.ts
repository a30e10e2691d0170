import type { Page } from '@playwright/test'
import { aCarPath, fillAsPerson, fillContact } from './enquiring.ts'
import { expect, on, recordFaults, test } from './journey.ts'

async function openCar(page: Page, site: 'harbour' | 'ridgeline' = 'harbour') {
  await page.goto(on(site, site === 'harbour' ? '/search/used-cars' : '/used-car'))
  const path = await page
    .getByRole('article')
    .first()
    .getByRole('link', { name: /^Explore Vehicle/ })
    .getAttribute('href')
  await page.goto(on(site, path ?? ''))
}

test('an enquiry opens in a dialog over the vehicle and ends at /success [LEAD-001] [SITE-031]', async ({
  page,
}) => {
  const faults = recordFaults(page)
  await openCar(page)
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await page.getByRole('link', { name: 'Enquire', exact: true }).first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await fillContact(page)
  await dialog.getByLabel('Message').fill('Please call me about this one.')
  await fillAsPerson(page)
  await dialog.getByRole('button', { name: 'Send Enquiry' }).click()
  await expect(page).toHaveURL(on('harbour', '/success'))
  await expect(page.getByRole('main')).toContainText(name.trim())
  expect(faults).toEqual([])
})

test('a half-filled form survives a reload of the tab [PLUS-038]', async ({ page }) => {
  await openCar(page)
  await page.goto(`${page.url()}/enquire`)
  await page.getByLabel('First Name').pressSequentially('Sam')
  await page.getByLabel('Message').press('ControlOrMeta+a')
  await page.getByLabel('Message').pressSequentially('Half a sent', { delay: 30 })
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(sessionStorage)))
    .toMatch(/Sam.*Half a sent/)
  await page.reload()
  await expect(page.getByLabel('First Name')).toHaveValue('Sam')
  await expect(page.getByLabel('Message')).toHaveValue('Half a sent')
})

const earlyFields = [
  ['enquiry', '/cars/{slug}/enquire', 'First Name', 'Sam'],
  ['checkout', '/cars/{slug}/checkout?step=details', 'First Name', 'Sam'],
  ['journey', '/checkout-journey?car_id={slug}', 'Street and suburb', '1 Example Street'],
  ['trade-in', '/trade-in', 'Registration', '482KLM'],
] as const

for (const [form, path, label, typed] of earlyFields) {
  test(`what is typed into the ${form} form before its script has come survives a reload of the tab [PLUS-038]`, async ({
    page,
    request,
  }) => {
    const carPath = await aCarPath(request, 'harbour', '/search/used-cars')
    const address = on('harbour', path.replace('{slug}', carPath.replace('/cars/', '')))
    const island = page.locator(`[data-island=${form}]`)
    const scripts = Promise.withResolvers<void>()
    await page.route('**/*.js', async (route) => {
      await scripts.promise
      await route.fallback()
    })
    await page.goto(address, { waitUntil: 'commit' })
    if (form === 'journey') await page.getByLabel('Have it delivered').check()
    await page.getByLabel(label).fill(typed)
    scripts.resolve()
    await page.waitForLoadState()
    await island.hover()
    await expect(island).toHaveAttribute('data-hydrated')
    await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain(typed)
    await page.goto(on('harbour', '/about-us'))
    await page.goto(address)
    await island.hover()
    await expect(page.getByLabel(label)).toHaveValue(typed)
  })
}

test('details of an enquiry before do not stand before what is being typed [LEAD-033]', async ({
  page,
}) => {
  await page.goto(on('harbour', '/contact'))
  const details = { name: 'Ann', last_name: '', email: 'ann@example.com', phone: '', postcode: '' }
  await page.evaluate(
    (data) => localStorage.setItem('harbour:user-details', JSON.stringify({ v: 1, data })),
    details,
  )
  const scripts = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await scripts.promise
    await route.fallback()
  })
  await page.reload({ waitUntil: 'commit' })
  const email = page.getByLabel('Email Address')
  await email.click()
  scripts.resolve()
  await expect(page.getByLabel('First Name')).toHaveValue('Ann')
  await page.keyboard.type('new@example.com')
  await expect(email).toHaveValue('new@example.com')
})

test('a field entered while stored details are filled in has them selected, so that what is typed replaces them [LEAD-033]', async ({
  page,
}) => {
  await page.goto(on('harbour', '/contact'))
  const data = { name: 'Ann', last_name: '', email: 'ann@example.com', phone: '', postcode: '' }
  await page.evaluate(
    (stored) =>
      localStorage.setItem('harbour:user-details', JSON.stringify({ v: 1, data: stored })),
    data,
  )
  await page.addInitScript(() => {
    const { getItem } = Storage.prototype
    Storage.prototype.getItem = function read(key) {
      const email = document.querySelector<HTMLInputElement>('[data-island=enquiry] [name=email]')
      if (key === 'harbour:user-details' && email && document.activeElement !== email)
        // The first moment at which a visitor could come between.
        queueMicrotask(() => email.select())
      return getItem.call(this, key)
    }
  })
  await page.reload()
  await page.getByRole('button', { name: 'Send' }).hover()
  await expect(page.locator('[data-island=enquiry]')).toHaveAttribute('data-hydrated')
  await expect(page.getByLabel('First Name')).toHaveValue('Ann')
  await expect(page.getByLabel('Email Address')).toBeFocused()
  await page.keyboard.insertText('new@example.com')
  await expect(page.getByLabel('Email Address')).toHaveValue('new@example.com')
})

test('a field entered by the very event within which the form is taken over gets no stored text [LEAD-033]', async ({
  page,
}) => {
  await page.goto(on('harbour', '/contact'))
  await page.evaluate(() => {
    const data = { name: 'Ann', last_name: '', email: '', phone: '0491 570 156', postcode: '' }
    localStorage.setItem('harbour:user-details', JSON.stringify({ v: 1, data }))
  })
  // React's work is held back, so that it is done within the next event: the change of the field that is left.
  await page.addInitScript(() => {
    const { postMessage } = MessagePort.prototype
    const held: (() => void)[] = []
    MessagePort.prototype.postMessage = function hold(...message: [unknown]) {
      held.push(() => postMessage.apply(this, message))
    }
    const release = () => {
      MessagePort.prototype.postMessage = postMessage
      for (const task of held.splice(0)) task()
    }
    Object.assign(window, { reactTasks: { held, release } })
  })
  const scripts = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await scripts.promise
    await route.fallback()
  })
  await page.reload({ waitUntil: 'commit' })
  await page.getByLabel('Email Address').fill('new@example.com')
  scripts.resolve()
  await page.waitForFunction(() => Reflect.get(window, 'reactTasks').held.length > 0)
  await page.evaluate(() => {
    const phone = document.querySelector<HTMLInputElement>('[data-island=enquiry] [name=phone]')
    phone?.select()
    phone?.focus()
  })
  await page.keyboard.insertText('0491 570 006')
  await page.evaluate(() => Reflect.get(window, 'reactTasks').release())
  await expect(page.getByLabel('First Name')).toHaveValue('Ann')
  await expect(page.getByLabel('Mobile Number')).toHaveValue('0491 570 006')
})

test('a form sent with no connection says so and is sent once when the connection returns [PLUS-037]', async ({
  page,
  context,
}) => {
  await openCar(page, 'ridgeline')
  await page.goto(`${page.url()}/enquire`)
  await fillContact(page)
  await page.getByLabel('Message').fill('Sent from the shed.')
  await fillAsPerson(page)
  const sendings: string[] = []
  page.on(
    'request',
    (request) => request.url().endsWith('/api/leads') && sendings.push(request.url()),
  )
  await expect(page.locator('[data-island=enquiry]')).toHaveAttribute('data-hydrated')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Send Enquiry' }).click()
  await expect(
    page
      .getByRole('status')
      .or(page.getByRole('alert'))
      .filter({ hasText: /connection|offline/i })
      .first(),
  ).toBeVisible()
  await context.setOffline(false)
  await expect(page).toHaveURL(on('ridgeline', '/success'))
  expect(sendings.length).toBeLessThanOrEqual(2)
})

for (const where of ['page', 'dialog'] as const) {
  test(`a form that waits for its connection in a ${where} is sent though the tab loads again, and is not touched [PLUS-037]`, async ({
    page,
    context,
  }) => {
    await openCar(page, 'ridgeline')
    if (where === 'page') await page.goto(`${page.url()}/enquire`)
    else await page.getByRole('link', { name: 'Enquiry', exact: true }).first().click()
    await fillContact(page)
    await fillAsPerson(page)
    await expect(page.locator('[data-hydrated]').first()).toBeAttached()
    const address = page.url()
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Send Enquiry' }).click()
    await expect(page.getByText('Your enquiry is kept')).toBeVisible()
    await page.goto('about:blank')
    await context.setOffline(false)
    await page.goto(address)
    await expect(page).toHaveURL(on('ridgeline', '/success'))
  })
}

test('/success without an enquiry before it still renders, with the general text', async ({
  page,
}) => {
  await page.goto(on('harbour', '/success'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
