import type { APIResponse, Page } from '@playwright/test'
import { ask, demoSites, expect, forEach, on, test } from './journey.ts'

const structuredData = async (page: Page) =>
  (await page.locator('script[type="application/ld+json"]').allTextContents()).map(
    (json) => JSON.parse(json) as Record<string, unknown>,
  )

const textOf = async (answer: APIResponse) => {
  expect(answer.status()).toBe(200)
  return answer.text()
}

test.describe('for search engines', () => {
  for (const site of demoSites) {
    test(`the sitemap of ${site} lists its own vehicles with pictures and pages that answer, and robots.txt names it [PLUS-052]`, async ({
      request,
    }) => {
      const xml = await textOf(await ask(request, site, '/sitemap.xml'))
      const origin = new URL(/<loc>([^<]*)</.exec(xml)?.[1] ?? '').origin
      expect(origin).toContain(`//${site}.`)
      const all = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address ?? '')
      expect(new Set(all).size).toBe(all.length)
      for (const address of all) expect(address.startsWith(`${origin}/`), address).toBe(true)
      expect(xml).toMatch(
        /\/cars\/[^<]*<\/loc><lastmod>\d{4}-\d\d-\d\dT[^<]*<\/lastmod><image:image>/,
      )
      const parts = await ask(request, site, '/parts/search')
      expect(all.includes(`${origin}/parts/search`)).toBe(parts.status() === 200)
      for (const path of ['/trade-in', '/sell-my-car']) {
        const answer = await ask(request, site, path)
        expect(all.includes(`${origin}${path}`), path).toBe(answer.status() === 200)
      }
      const pages = all.filter((address) => !address.includes('/cars/'))
      await forEach(pages, 4, async (address) => {
        const { pathname, search } = new URL(address)
        const answer = await ask(request, site, pathname + search)
        expect(answer.status(), address).toBe(200)
        expect(await answer.text(), address).not.toContain('content="noindex"')
      })
      const robots = await textOf(await ask(request, site, '/robots.txt'))
      expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml`)
    })
  }

  test('search and vehicle pages carry their trail, the contact page each place with hours and geo [PLUS-051]', async ({
    page,
  }) => {
    await page.goto(on('harbour', '/search/toyota/corolla'))
    const [trail] = await structuredData(page)
    expect(trail).toMatchObject({ '@type': 'BreadcrumbList' })
    const crumbs = (trail?.itemListElement ?? []) as { name: string }[]
    expect(crumbs.map(({ name }) => name)).toEqual([
      'Home',
      'Cars',
      'Toyota',
      'Toyota Corolla for Sale',
    ])
    await page.goto(on('harbour', '/contact'))
    const places = await structuredData(page)
    expect(places.filter((place) => place['@type'] === 'AutoDealer').length).toBeGreaterThan(4)
    for (const place of places) {
      expect(place).toHaveProperty('geo.latitude')
      expect(place).toHaveProperty('openingHoursSpecification')
    }
  })

  test('title, description, canonical and OpenGraph are right, and deep mixes are not indexed [PLUS-054]', async ({
    page,
    request,
  }) => {
    const metaOf = (name: string) =>
      page.locator(`meta[property="${name}"], meta[name="${name}"]`).getAttribute('content')
    for (const path of ['/', '/search', '/search/toyota', '/contact', '/privacy-policy']) {
      await page.goto(on('harbour', path))
      const title = await page.title()
      expect(title).toContain('Harbour Motor Group')
      expect(await metaOf('og:title')).toBe(title)
      expect((await metaOf('description'))?.length).toBeGreaterThan(20)
      const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
      expect(new URL(canonical ?? '').pathname).toBe(path)
      expect(await metaOf('og:url')).toBe(canonical)
      const picture = new URL((await metaOf('og:image')) ?? '')
      const shared = await ask(request, 'harbour', picture.pathname + picture.search)
      expect(shared.headers()['content-type']).toBe('image/jpeg')
      await expect(page.locator('meta[name=robots]')).toHaveCount(0)
    }
    await page.goto(on('harbour', '/search?make=Toyota&body=SUV&fuel=Hybrid&price=20000-60000'))
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  })
})

test.describe('of one vehicle', () => {
  const somePath = async (page: Page, site: (typeof demoSites)[number], stock: string) => {
    await page.goto(on(site, stock))
    return (
      (await page
        .getByRole('link', { name: /^Explore Vehicle/ })
        .first()
        .getAttribute('href')) ?? ''
    )
  }

  for (const [site, stock] of [
    ['harbour', '/search/used-cars'],
    ['aurelia', '/search'],
  ] as const) {
    test(`a shared link of ${site} shows a picture of 1200 by 630, the same car's [PLUS-054]`, async ({
      page,
      request,
    }) => {
      await page.goto(on(site, await somePath(page, site, stock)))
      const address = await page.locator('meta[property="og:image"]').getAttribute('content')
      const { pathname, search } = new URL(address ?? '')
      const answer = await ask(request, site, pathname + search)
      expect(answer.headers()['content-type']).toBe('image/jpeg')
      const headers = { 'if-none-match': answer.headers()['etag'] ?? '' }
      expect((await ask(request, site, pathname + search, { headers })).status()).toBe(304)
      await page.goto(on(site, '/'))
      const size = await page.evaluate(async (src) => {
        const image = new Image()
        image.src = src
        await image.decode()
        return [image.naturalWidth, image.naturalHeight]
      }, pathname + search)
      expect(size).toEqual([1200, 630])
    })
  }

  test('/print?car_id={slug} is the car alone, and opens the print dialog [SITE-021]', async ({
    page,
  }) => {
    const path = await somePath(page, 'harbour', '/search/used-cars')
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '')
    })
    await page.goto(on('harbour', `/print?car_id=${path.split('/').at(-1)}`))
    await expect(page.locator('html[data-printed]')).toHaveCount(1)
    await expect(page.getByRole('banner')).toHaveCount(0)
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText(/(?:DL#|MD) \d+/)).toBeVisible()
    await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible()
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
    expect(new URL(canonical ?? '').pathname).toBe(path)
  })

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false })

    test('the print control opens /print?car_id={slug} in a new tab [SITE-022]', async ({
      page,
      context,
    }) => {
      const path = await somePath(page, 'harbour', '/search/used-cars')
      await page.goto(on('harbour', path))
      const opened = context.waitForEvent('page')
      await page.getByRole('link', { name: 'Print', exact: true }).first().click()
      const sheet = await opened
      await expect(sheet).toHaveURL(on('harbour', `/print?car_id=${path.split('/').at(-1)}`))
      await expect(sheet.getByRole('img', { name: /^QR code/ })).toBeVisible()
      expect(page.url()).toBe(on('harbour', path))
    })
  })

  test('nothing is printed for a slug that is no car, or of another dealer', async ({
    page,
    request,
  }) => {
    const path = await somePath(page, 'harbour', '/search')
    const slug = path.split('/').at(-1) ?? ''
    for (const [site, address] of [
      ['harbour', '/print'],
      ['harbour', '/print?car_id=../../etc'],
      ['harbour', '/print?car_id=flying-carpet'],
      ['ridgeline', `/print?car_id=${slug}`],
      ['ridgeline', `/api${path}/print.pdf`],
      ['ridgeline', `/share/${slug}.jpg`],
    ] as const)
      expect((await ask(request, site, address)).status(), `${site}${address}`).toBe(404)
  })
})
