import type { APIRequestContext } from '@playwright/test'
import { ask, demoSites, expect, on, test } from './journey.ts'
import { comeToRest } from './rest.ts'

/** Names of the utes of a dealer of the demonstration. */
const utes = /(?:Amarok|BT-50|Cannon|Colorado|D-MAX|Falcon Ute|HiLux|Navara|Ranger|T60|Triton)$/

test.describe('routes', () => {
  for (const [title, path, heading] of [
    ['the home page [SITE-006]', '/', 'The right car'],
    ['all stock at /search [SITE-011]', '/search', 'Cars for Sale'],
    ['used stock at /search/used-cars [SITE-010]', '/search/used-cars', 'Used Cars'],
    ['stock of a make', '/search/toyota', 'Toyota'],
    ['stock of a make and model [SITE-008]', '/search/toyota/corolla', 'Toyota Corolla'],
    ['stock of a body', '/search/ute', 'Utes'],
    ['stock of a dealership [SITE-009]', '/search/harbour-kia', 'Harbour Kia'],
    ['the contact page [SITE-034]', '/contact', 'Contact Us'],
    [
      'the contact page of a location [SITE-035]',
      '/contact-us/harbour-mazda-capalaba',
      'Contact Harbour Mazda Capalaba',
    ],
    ['the test drive page [SITE-036]', '/book-test-drive/', 'Book a Test Drive'],
    ['the service page [SITE-037]', '/service', 'Service Enquiry'],
    [
      'the parts and accessories page [SITE-038]',
      '/vehicle-parts-and-accessories',
      'Parts and Accessories',
    ],
    ['the careers page [SITE-046]', '/careers', 'Careers'],
    ['the privacy page [SITE-048]', '/privacy-policy', 'Privacy Policy'],
  ] as const) {
    test(`renders ${title}`, async ({ page }) => {
      const response = await page.goto(on('harbour', path))
      expect(response?.status()).toBe(200)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(heading)
    })
  }

  test('a search slug that resolves to nothing is the not-found page, with a link to stock search [SITE-016]', async ({
    page,
    expectFaults,
  }) => {
    expectFaults('404 GET harbour/search/flying-carpets')
    const response = await page.goto(on('harbour', '/search/flying-carpets'))
    expect(response?.status()).toBe(404)
    await expect(
      page.getByRole('main').getByRole('link', { name: 'Search Vehicles' }),
    ).toHaveAttribute('href', '/search')
  })

  test('/cars/{slug} renders the vehicle [SITE-017]', async ({ page }) => {
    await page.goto(on('harbour', '/search/demo-cars'))
    const card = page.getByRole('article').first()
    const title = (await card.getByRole('heading').textContent()) ?? ''
    await card.getByRole('link', { name: /^Explore Vehicle/ }).click()
    await expect(page).toHaveURL(/\/cars\/[a-z0-9-]+$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  })
})

test.describe('a used-only site', () => {
  test('uses /used-car in place of /search [SITE-012] [CFG-022]', async ({ request }) => {
    const answer = await ask(request, 'ridgeline', '/search/used-cars?make=Mazda')
    expect(answer.status()).toBe(301)
    expect(new URL(answer.headers().location ?? '', on('ridgeline', '/')).pathname).toBe(
      '/used-car',
    )
    expect((await ask(request, 'ridgeline', '/used-car')).status()).toBe(200)
  })

  for (const [title, path, heading, cars] of [
    ['a make [SITE-013]', '/used-car/mazda', 'Mazda', /^20\d\d Mazda /],
    ['a make and model [SITE-014]', '/used-car/toyota/hilux', 'HiLux', /^20\d\d Toyota HiLux$/],
    ['a body [SITE-015]', '/used-car/ute', 'Utes', utes],
  ] as const) {
    test(`searches ${title}`, async ({ page }) => {
      await page.goto(on('ridgeline', path))
      await expect(page.getByRole('heading', { level: 1 })).toContainText(heading)
      const titles = await page.getByRole('article').getByRole('heading').allTextContents()
      expect(titles.length).toBeGreaterThan(0)
      expect(titles.filter((name) => !cars.test(name))).toEqual([])
    })
  }
})

test.describe('tenants', () => {
  test('two sites of one build are two companies [SITE-002]', async ({ page }) => {
    const looks = []
    for (const site of ['harbour', 'ridgeline'] as const) {
      await page.goto(on(site, '/'))
      looks.push({
        title: await page.title(),
        font: await page
          .getByRole('heading', { level: 1 })
          .evaluate((node) => getComputedStyle(node).fontFamily),
        action: await page
          .getByRole('button', { name: /Show Me/ })
          .evaluate((node) => getComputedStyle(node).backgroundColor),
        corner: await page
          .getByRole('button', { name: /Show Me/ })
          .evaluate((node) => getComputedStyle(node).borderRadius),
      })
    }
    for (const key of ['title', 'font', 'action', 'corner'] as const)
      expect(looks[0]?.[key]).not.toBe(looks[1]?.[key])
  })

  test('an unknown host is 404 without any tenant’s name', async ({ request }) => {
    const answer = await ask(request, 'unknown', '/')
    expect(answer.status()).toBe(404)
    expect(await answer.text()).not.toMatch(/harbour|ridgeline|currawong|ironbark|aurelia/i)
  })

  test('a car of one site has no page on another', async ({ page, request }) => {
    await page.goto(on('harbour', '/search'))
    const path =
      (await page
        .getByRole('link', { name: /^Explore Vehicle/ })
        .first()
        .getAttribute('href')) ?? ''
    expect((await ask(request, 'harbour', path)).status()).toBe(200)
    expect((await ask(request, 'ridgeline', path)).status()).toBe(404)
  })

  test('X-Forwarded-Host of a stranger changes nothing', async ({ request }) => {
    const answer = await ask(request, 'harbour', '/', {
      headers: { 'x-forwarded-host': 'ridgeline.localhost' },
    })
    expect(await answer.text()).toContain('Harbour Motor Group')
  })
})

test.describe('header and footer', () => {
  test('Our Stock opens New, Used and Demo, and the logo leads home [SITE-060]', async ({
    page,
  }) => {
    await page.goto(on('harbour', '/contact'))
    await expect(
      page.getByRole('banner').getByRole('link', { name: 'Harbour Motor Group' }),
    ).toHaveAttribute('href', '/')
    await page.getByRole('navigation', { name: 'Main', exact: true }).getByText('Our Stock').click()
    const menu = page.getByRole('navigation', { name: 'Main', exact: true })
    for (const [label, href] of [
      ['New', '/search/new-cars'],
      ['Used', '/search/used-cars'],
      ['Demo', '/search/demo-cars'],
    ] as const) {
      await expect(menu.getByRole('link', { name: label, exact: true })).toHaveAttribute(
        'href',
        href,
      )
    }
  })

  test.describe('on a phone, without script', () => {
    test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 700 } })

    test('the menu opens over the page, shows what is below an entry, and leads there', async ({
      page,
    }) => {
      await page.goto(on('harbour', '/'))
      const menu = page.getByRole('navigation', { name: 'Main', exact: true })
      await expect(menu).toBeHidden()
      await page.getByRole('button', { name: 'Menu' }).click()
      await expect(menu.getByRole('link', { name: 'Finance' })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(menu).toBeHidden()
      await page.getByRole('button', { name: 'Menu' }).click()
      await menu.getByText('Service & Parts').click()
      await menu.getByRole('link', { name: 'Service', exact: true }).click()
      await expect(page).toHaveURL(on('harbour', '/service'))
    })
  })

  test('every dealership’s licence stands in the footer', async ({ page }) => {
    await page.goto(on('ridgeline', '/'))
    await expect(page.getByRole('contentinfo')).toContainText(/LMCT \d+/)
  })

  test('no link of header and footer is dead', async ({ page, request }) => {
    for (const site of demoSites) {
      await page.goto(on(site, '/'))
      const hrefs = await page
        .locator('header a, footer a')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
      for (const href of new Set(hrefs.filter((link) => link.startsWith('/'))))
        expect(await leadOf(request, site, href), `${site}${href}`).toMatch(/^200$|^\/sign-in\?/)
    }
  })
})

/** Status of an address, or where it leads: a page behind a gate to sign-in. */
async function leadOf(request: APIRequestContext, site: string, href: string): Promise<string> {
  const answer = await ask(request, site, href)
  return answer.headers()['location'] ?? String(answer.status())
}

test.describe('what every answer carries', () => {
  test('a policy of own files without inline scripts, and nothing it blocks [PLUS-055]', async ({
    page,
    request,
  }) => {
    for (const path of ['/search', '/contact']) {
      const answer = await ask(request, 'harbour', path)
      const scripts = /script-src ([^;]*)/.exec(answer.headers()['content-security-policy'] ?? '')
      expect(scripts?.[1], path).toBe(`'self' 'inline-speculation-rules'`)
    }
    const blocked: string[] = []
    page.on(
      'console',
      (message) =>
        message.text().includes('Content Security Policy') && blocked.push(message.text()),
    )
    for (const path of ['/', '/search', '/contact']) {
      await page.goto(on('harbour', path))
      await comeToRest(page)
    }
    expect(blocked).toEqual([])
  })

  test('/healthz and /readyz answer [PLUS-059]', async ({ request }) => {
    expect((await ask(request, 'harbour', '/healthz')).status()).toBe(200)
    expect((await ask(request, 'harbour', '/readyz')).status()).toBe(200)
  })

  test('a state-changing call from another origin is refused [PLUS-057]', async ({ request }) => {
    const answer = await ask(request, 'harbour', '/api/leads', {
      method: 'POST',
      headers: { origin: 'https://evil.example' },
      data: { name: 'x' },
    })
    expect(answer.status()).toBe(403)
  })
})
