import type { APIRequestContext, Page } from '@playwright/test'
import { aContact } from './enquiring.ts'
import { ask, expect, on, type TestSite, test } from './journey.ts'
import {
  askForCode,
  codeField,
  forgetNetwork,
  phoneField,
  readCode,
  readMessages,
  wrongCode,
} from './signing-in.ts'

test.beforeEach(() => forgetNetwork())

const invalid = 'The verification code is invalid. Please try again.'
const tooMany = 'Too many verification attempts. Please try again later.'
const gate = '/my-garage?tab=1&a=b'
const gated = '/sign-in?type=garage&redirect=%2Fmy-garage%3Ftab%3D1%26a%3Db&back=%2F'

const pathOf = (page: Page) => {
  const { pathname, search } = new URL(page.url())
  return pathname + search
}

/** A request for a page or a call with the cookies of a browser's page. */
async function askAs(page: Page, request: APIRequestContext, site: TestSite, path: string) {
  const cookies = await page.context().cookies(on(site, '/'))
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  return ask(request, site, path, { headers: { cookie } })
}

/** Bodies of what the page posts to one address, from now on. */
function recordPosts(page: Page, path: string): unknown[] {
  const bodies: unknown[] = []
  page.on('request', (sent) => {
    if (new URL(sent.url()).pathname === path && sent.method() === 'POST')
      bodies.push(sent.postDataJSON())
  })
  return bodies
}

/** Waits until script answers the form; a press before that is the browser's own, and no call is made. */
async function awaitScript(page: Page) {
  await phoneField(page).focus()
  await expect(page.locator('[data-island=sign-in]')).toHaveAttribute('data-hydrated')
}

/** Statuses the form of signing in shows from now on, in order. */
async function recordLoginStatus(page: Page): Promise<string[]> {
  const statuses: string[] = []
  await page.exposeFunction('sayStatus', (status: string) => statuses.push(status))
  await page.addInitScript(() => {
    const { sayStatus } = globalThis as unknown as { sayStatus: (status: string) => void }
    const changed = new MutationObserver((changes) => {
      for (const { target } of changes)
        if (target instanceof HTMLElement) sayStatus(target.dataset['loginStatus'] ?? '')
    })
    changed.observe(document, { subtree: true, attributeFilter: ['data-login-status'] })
  })
  return statuses
}

test.describe('signing in', () => {
  test('a gate leads through a code to its page, signed in, and out again [SITE-033] [SITE-084] [SITE-086] [LEAD-061] [LEAD-065] [LEAD-066] [LEAD-067] [EVT-012] [EVT-013]', {
    tag: '@phone',
  }, async ({ page, request, expectFaults }) => {
    expectFaults('422 POST harbour/api/verify-code')
    const contact = aContact()
    const events = recordPosts(page, '/api/events')
    const records = recordPosts(page, '/api/verifications')
    const limits = recordPosts(page, '/api/rate-limit')
    const statuses = await recordLoginStatus(page)
    await page.goto(on('harbour', gate))
    expect(pathOf(page)).toBe(gated)
    await expect(codeField(page)).toBeDisabled()

    await awaitScript(page)
    await askForCode(page, contact)
    await expect(codeField(page)).toBeFocused()
    await expect(phoneField(page)).toHaveAttribute('readonly')
    await expect(page.getByRole('button', { name: 'Create account' })).toBeVisible()
    const code = await readCode(request, 'harbour', contact.phone)
    await page.keyboard.type(wrongCode(code))
    await page.keyboard.press('Enter')
    await expect(page.getByText(invalid)).toBeVisible()
    await expect(page.getByLabel('Email Address')).toHaveValue(contact.email)
    await codeField(page).fill(code)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'My garage' })).toBeVisible()
    // The code was wrong once.
    const tried = ['verificationSent', 'verificationSubmitted']
    await expect.poll(() => statuses).toEqual([...tried, ...tried])
    expect(pathOf(page)).toBe(gate)

    expect(limits).toEqual([{ phone: contact.phone.replaceAll(' ', '') }])
    await expect
      .poll(() => records)
      .toEqual([{ verification_type: 'sms' }, { verification_type: 'verify' }])
    await expect.poll(() => events).toMatchObject([{ event_id: 36 }, { event_id: 37 }])
    const [cookie] = await page.context().cookies()
    expect(cookie).toMatchObject({ name: 'session', httpOnly: true, sameSite: 'Lax', path: '/' })
    const session = await (await askAs(page, request, 'harbour', '/api/session')).json()
    expect(session).toEqual({
      user: {
        id: expect.any(String),
        phone: contact.phone.replaceAll(' ', ''),
        name: 'Ann',
      },
    })

    await page.goto(on('harbour', '/sign-in?type=watchlist&redirect=%2Fcontact'))
    expect(pathOf(page)).toBe('/contact')
    await page.goto(on('harbour', gate))
    await page.getByRole('button', { name: 'Sign out', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    expect(pathOf(page)).toMatch(/^\/sign-in\?type=garage&redirect=%2Fmy-garage&/)
    expect(await page.context().cookies()).toEqual([])
  })

  test('a tab that loads again while the code is read has the details and takes the code [PLUS-038]', {
    tag: '@phone',
  }, async ({ page, request }) => {
    const contact = aContact()
    await page.goto(on('harbour', gate))
    await awaitScript(page)
    await askForCode(page, contact)
    await expect(codeField(page)).toBeFocused()
    const code = await readCode(request, 'harbour', contact.phone)
    await page.reload()
    await awaitScript(page)
    await expect(page.getByLabel('Email Address')).toHaveValue(contact.email)
    await expect(phoneField(page)).toHaveValue(contact.phone)
    await codeField(page).fill(code)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'My garage' })).toBeVisible()
    const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage }))
    expect(kept).not.toContain(contact.email)
  })

  test('without script every state is a page, and nothing typed is lost [SITE-032] [SITE-033] [LEAD-046] [LEAD-048] [LEAD-049] [LEAD-050]', async ({
    plainPage: page,
    request,
    expectFaults,
  }) => {
    expectFaults('422 POST ridgeline/sign-in')
    const contact = aContact()
    await page.goto(on('ridgeline', gate))
    expect(pathOf(page)).toBe(gated)
    await expect(codeField(page)).toBeDisabled()
    await page.getByLabel('First Name').fill('Ann')
    await page.getByLabel('Last Name').fill('Lee')
    await page.getByLabel('Email Address').fill(contact.email)
    await phoneField(page).fill('0298 765 432')
    await page.getByRole('button', { name: 'Send Code' }).click()
    await expect(page.getByText('Please enter a valid phone number.')).toBeVisible()
    await expect(page.getByLabel('First Name')).toHaveValue('Ann')
    await expect(phoneField(page)).toHaveValue(/^0?2?\(?0?2/)

    await askForCode(page, contact)
    await expect(phoneField(page)).toHaveAttribute('readonly')
    await expect(codeField(page)).toBeEnabled()
    const code = await readCode(request, 'ridgeline', contact.phone)
    await codeField(page).fill(wrongCode(code))
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByText(invalid)).toBeVisible()
    await expect(page.getByLabel('Email Address')).toHaveValue(contact.email)
    await page.getByRole('button', { name: 'Change number' }).click()
    await expect(phoneField(page)).not.toHaveAttribute('readonly')
    await expect(page.getByLabel('Last Name')).toHaveValue('Lee')
    await page.getByRole('button', { name: 'Send Code' }).click()
    await expect(page.getByRole('button', { name: 'Resend Code' })).toBeVisible()
    const second = await readCode(request, 'ridgeline', contact.phone)
    await codeField(page).fill(second)
    await codeField(page).press('Enter')
    await expect(page.getByRole('heading', { name: 'My garage' })).toBeVisible()
    expect(pathOf(page)).toBe(gate)
    await page.getByRole('button', { name: 'Sign out everywhere' }).click()
    await expect(page.getByRole('heading', { name: 'My garage' })).toBeHidden()
    await page.goto(on('ridgeline', gate))
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  })

  test('the fourth code of a phone is refused with what was typed, and no message goes out [LEAD-060]', async ({
    page,
    request,
    expectFaults,
  }) => {
    expectFaults('429 POST caravans/api/rate-limit')
    const contact = aContact()
    await page.goto(on('caravans', '/sign-in'))
    await awaitScript(page)
    await askForCode(page, contact)
    for (let sent = 2; sent <= 3; sent += 1) {
      await page.getByRole('button', { name: 'Resend Code' }).click()
      await expect
        .poll(async () => (await readMessages(request, 'caravans', contact.phone)).length)
        .toBe(sent)
      await expect(page.getByRole('button', { name: 'Resend Code' })).toBeEnabled()
    }
    await page.getByRole('button', { name: 'Resend Code' }).click()
    await expect(page.getByRole('alert')).toContainText(tooMany)
    await expect(phoneField(page)).toHaveValue(contact.phone)
    expect(await readMessages(request, 'caravans', contact.phone)).toHaveLength(3)

    // The latest code is still right.
    await codeField(page).fill(await readCode(request, 'caravans', contact.phone))
    await page.keyboard.press('Enter')
    await expect.poll(() => pathOf(page)).toBe('/')
  })

  test('a garage a dealer named after its make is the garage, behind the same gate [SITE-053] [SITE-084] [CFG-026]', async ({
    page,
    request,
  }) => {
    const named = '/my-new-age'
    expect((await ask(request, 'harbour', named)).status()).toBe(404)
    await page.goto(on('caravans', named))
    expect(pathOf(page)).toBe('/sign-in?type=garage&redirect=%2Fmy-new-age&back=%2F')
    const contact = aContact()
    await askForCode(page, contact)
    await codeField(page).fill(await readCode(request, 'caravans', contact.phone))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'My garage' })).toBeVisible()
    expect(pathOf(page)).toBe(named)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/my-garage$/)
    await page.getByRole('button', { name: 'Sign out', exact: true }).click()
    await expect.poll(() => pathOf(page)).toMatch(/^\/sign-in\?type=garage&redirect=%2Fmy-new-age/)
  })

  test('calls that fail say so in an alert, and a second press helps [LEAD-062] [LEAD-063] [LEAD-064]', async ({
    page,
    request,
    expectFaults,
  }) => {
    expectFaults('500 POST ironbark/api/send-code')
    expectFaults('500 POST ironbark/api/verify-code')
    const contact = aContact()
    const failing = (call: string) =>
      page.route(`**/api/${call}`, (route) => route.fulfill({ status: 500, body: '<html>' }))
    await failing('send-code')
    await failing('verify-code')
    await page.goto(on('ironbark', '/sign-in?redirect=%2Fcontact'))
    await awaitScript(page)
    await page.getByLabel('First Name').fill('Ann')
    await page.getByLabel('Last Name').fill('Lee')
    await page.getByLabel('Email Address').fill(contact.email)
    await phoneField(page).fill(contact.phone)
    await page.getByRole('button', { name: 'Send Code' }).click()
    await expect(page.getByRole('alert')).toContainText('An unknown error occurred.')
    await page.unroute('**/api/send-code')
    await page.getByRole('button', { name: 'Send Code' }).click()
    await expect(codeField(page)).toBeFocused()
    await codeField(page).fill(await readCode(request, 'ironbark', contact.phone))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toContainText(
      'An unknown error occurred during verification.',
    )
    await page.unroute('**/api/verify-code')
    await page.getByRole('button', { name: /^(?:Sign in|Create account)$/ }).click()
    await expect.poll(() => pathOf(page)).toBe('/contact')
  })

  test('the number is checked and written as it is sent before a code goes out, and a code is six digits [LEAD-047] [LEAD-051] [LEAD-052] [LEAD-053] [LEAD-054] [LEAD-055] [LEAD-056] [LEAD-057] [LEAD-058]', async ({
    page,
    request,
  }) => {
    const contact = aContact()
    const number = contact.phone.replaceAll(' ', '')
    const limits = recordPosts(page, '/api/rate-limit')
    await page.goto(on('ironbark', '/sign-in'))
    await expect(phoneField(page)).toHaveAttribute('placeholder', '0412 345 678')
    // Until there is script the browser itself checks the fields.
    await phoneField(page).click()
    await expect(page.locator('main form')).toHaveAttribute('novalidate')
    await page.getByRole('button', { name: 'Send Code' }).click()
    await expect(page.getByText('Please fix the following errors:')).toBeVisible()
    await expect(page.getByText('This is a required field.', { exact: true })).toHaveCount(4)
    await phoneField(page).fill('0298765432')
    await page.getByRole('button', { name: 'Send Code' }).click()
    await expect(
      page.getByText('Please enter a valid phone number.', { exact: true }),
    ).toBeVisible()
    expect(limits).toEqual([])

    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/api/send-code', async (route) => {
      await held
      await route.continue()
    })
    await page.getByLabel('First Name').fill('Ann')
    await page.getByLabel('Last Name').fill('Lee')
    await page.getByLabel('Email Address').fill(contact.email)
    await phoneField(page).fill(`+61 ${number.slice(1)}`)
    await page.getByRole('button', { name: 'Send Code' }).click()
    await expect(page.getByRole('button', { name: 'Sending…' })).toBeDisabled()
    release()
    await expect(codeField(page)).toBeFocused()
    expect(limits).toEqual([{ phone: number }])

    const submit = page.getByRole('button', { name: /^(?:Sign in|Create account)$/ })
    await submit.click()
    await expect(page.getByText('This is a required field.')).toBeVisible()
    await codeField(page).fill('12345')
    await submit.click()
    await expect(page.getByText('Code must be 6 digits')).toBeVisible()
    const code = await readCode(request, 'ironbark', contact.phone)
    await codeField(page).fill('')
    await codeField(page).pressSequentially(`${code}9`)
    await expect(codeField(page)).toHaveValue(code)
    await submit.click()
    await expect.poll(() => pathOf(page)).toBe('/')
  })

  test('the calls of a code answer as they are written [API-036] [API-038] [API-039] [API-040] [API-041]', async ({
    request,
  }) => {
    const { email, phone } = aContact()
    const details = { name: 'Ann', last_name: 'Lee', email, phone }
    const post = async (path: string, data: object, cookie = '') => {
      const headers = { 'content-type': 'application/json', cookie }
      const answer = await ask(request, 'ridgeline', path, { method: 'POST', headers, data })
      const text = await answer.text()
      const body: unknown = text === '' ? null : JSON.parse(text)
      return { status: answer.status(), body, cookie: answer.headers()['set-cookie'] ?? '' }
    }
    const check = async () => {
      const path = `/api/check-if-contact-exists?phone_number=${encodeURIComponent(phone)}`
      return (await ask(request, 'ridgeline', path)).json()
    }
    const ok = { status: 200, body: { ok: true } }
    expect(await post('/api/rate-limit', { phone })).toMatchObject(ok)
    expect(await post('/api/send-code', details)).toMatchObject(ok)
    expect(await check()).toEqual({ data: null })
    const record = { status: 201, body: { ok: true } }
    const verification = (type: string, cookie?: string) =>
      post('/api/verifications', { verification_type: type }, cookie)
    expect(await verification('sms')).toMatchObject(record)
    expect((await verification('verify')).status).toBe(401)
    expect((await verification('email')).status).toBe(422)

    const token = await readCode(request, 'ridgeline', phone)
    const verify = (typed: string) =>
      post('/api/verify-code', { ...details, token: typed, type: 'sms' })
    expect(await verify(wrongCode(token))).toMatchObject({ status: 422, body: { error: invalid } })
    const signedIn = await verify(token)
    expect(signedIn).toMatchObject({
      status: 200,
      body: { user: { id: expect.any(String), phone: phone.replaceAll(' ', ''), name: 'Ann' } },
    })
    expect((await verify(token)).status).toBe(422)
    expect(await verification('verify', signedIn.cookie.split(';')[0])).toMatchObject(record)

    // The look-up shares the limit: it is the second of three, and the fourth of all is refused.
    expect(await check()).toEqual({ data: { exists: true } })
    expect(await post('/api/rate-limit', { phone })).toMatchObject(ok)
    expect(await post('/api/rate-limit', { phone })).toMatchObject({
      status: 429,
      body: { ok: false, error: tooMany },
    })
  })

  test('a code works in one of two tabs, and the other goes straight on [D-60] [D-62]', async ({
    page,
    context,
    request,
    expectFaults,
  }) => {
    expectFaults('422 POST aurelia/api/verify-code')
    const contact = aContact()
    const other = await context.newPage()
    await page.goto(on('aurelia', gate))
    await other.goto(on('aurelia', gate))
    for (const tab of [page, other]) await awaitScript(tab)
    await askForCode(page, contact)
    await askForCode(other, contact)
    const code = await readCode(request, 'aurelia', contact.phone)
    await codeField(page).fill(code)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'My garage' })).toBeVisible()
    await codeField(other).fill(code)
    await codeField(other).press('Enter')
    await expect(other.getByText(invalid)).toBeVisible()
    await other.reload()
    await expect(other.getByRole('heading', { name: 'My garage' })).toBeVisible()

    // The session is this site's alone, and a page behind a gate is nobody else's.
    const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
    const foreign = await ask(request, 'caravans', gate, { headers: { cookie } })
    expect([foreign.status(), foreign.headers()['location']]).toEqual([302, gated])
    const own = await ask(request, 'aurelia', gate, { headers: { cookie } })
    expect(own.headers()['cache-control']).toMatch(/private|no-store/)
    const stranger = await ask(request, 'aurelia', gate)
    expect([stranger.status(), stranger.headers()['location']]).toEqual([302, gated])
    const foreignForm = await ask(request, 'aurelia', '/api/sign-out', {
      method: 'POST',
      headers: { cookie, origin: 'https://evil.example', 'content-type': 'application/json' },
      data: {},
    })
    expect(foreignForm.status()).toBe(403)
    const session = await ask(request, 'aurelia', '/api/session', { headers: { cookie } })
    expect(await session.json()).toMatchObject({ user: { name: 'Ann' } })
  })

  test('sign-in leads to paths of the same site alone [SITE-033] [D-62]', async ({ request }) => {
    for (const foreign of [
      '//evil.example',
      '/\\evil.example',
      'https://evil.example',
      '/.//x.y',
    ]) {
      const query = new URLSearchParams({ type: 'garage', redirect: foreign, back: foreign })
      const html = await (await ask(request, 'harbour', `/sign-in?${query}`)).text()
      expect(html).toContain('action="/sign-in?type=garage&amp;redirect=%2F&amp;back=%2F"')
      expect(html).not.toContain('evil.example')
    }
  })

  test('whoever is anonymous sees everything else, and a page before a gate is its way back [SITE-087] [SITE-088] [SITE-086]', async ({
    request,
  }) => {
    for (const path of ['/', '/search', '/contact', '/favourites', '/api/session'])
      expect((await ask(request, 'harbour', path)).status(), path).toBe(200)
    const host = `harbour.localhost`
    const from = async (referer: string) => {
      const answer = await ask(request, 'harbour', '/my-garage', { headers: { referer } })
      return new URL(answer.headers()['location'] ?? '', 'http://x').searchParams.get('back')
    }
    const own = new URL(on('harbour', '/search?q=corolla'))
    expect(own.hostname).toBe(host)
    expect(await from(own.href)).toBe('/search?q=corolla')
    expect(await from('https://evil.example/search')).toBe('/')
  })
})
