import { writeDealer } from './dealer-file.ts'
import { ask, demoSites, expect, numberIn, type TestSite, test } from './journey.ts'
import { plainDealer } from './plain-dealer.ts'

type DemoSite = (typeof demoSites)[number]

/** Name of each dealer and of its goods. */
const dealers: Readonly<
  Record<DemoSite, { name: string; start: string; heading: string; noun: string; crumb: RegExp }>
> = {
  harbour: {
    name: 'Harbour Motor Group',
    start: '/search',
    heading: 'Cars for Sale',
    noun: 'cars',
    crumb: />(?:New|Used|Demo) Cars</,
  },
  ridgeline: {
    name: 'Ridgeline Used Cars',
    start: '/used-car',
    heading: 'Used Cars for Sale',
    noun: 'cars',
    crumb: />Used Cars</,
  },
  caravans: {
    name: 'Currawong Caravans',
    start: '/search',
    heading: 'All Caravans for Sale',
    noun: 'caravans',
    crumb: />(?:New|Used|Demo) Caravans</,
  },
  ironbark: {
    name: 'Ironbark Trucks &amp; Motorcycles',
    start: '/search',
    heading: 'Vehicles for Sale',
    noun: 'vehicles',
    crumb: />(?:New|Used|Demo) Vehicles</,
  },
  aurelia: {
    name: 'Aurelia Motor Galleries',
    start: '/search',
    heading: 'Cars for Sale',
    noun: 'cars',
    crumb: />(?:New|Used|Demo) Cars</,
  },
}

const withoutScripts = (html: string) => html.replace(/<script[\s\S]*?<\/script>/g, '')

for (const site of demoSites) {
  const { name, start, heading, noun, crumb } = dealers[site]
  const others = demoSites.filter((other) => other !== site)

  test.describe(site, () => {
    test('promises on its home page as many as the search then finds', async ({ request }) => {
      const textOf = async (path: string) =>
        withoutScripts(await (await ask(request, site, path)).text())
      const [promised] = /Show Me [\d,]+/.exec(await textOf('/')) ?? []
      const [found] = new RegExp(`[\\d,]+ ${noun} found`).exec(await textOf(start)) ?? []
      expect(numberIn(promised ?? null)).toBeGreaterThan(0)
      expect(numberIn(promised ?? null)).toBe(numberIn(found ?? null))
    })

    test('says its own name on every page, and nobody else’s', async ({ request }) => {
      for (const path of ['/', start, '/contact']) {
        const answer = await ask(request, site, path)
        const html = await answer.text()
        expect(answer.status(), path).toBe(200)
        expect(html, path).toContain(name)
        for (const other of others) expect(html, path).not.toContain(dealers[other].name)
      }
    })

    test(`calls what it sells ${noun}`, async ({ request }) => {
      const html = withoutScripts(await (await ask(request, site, start)).text())
      expect(html.match(/<h1[^>]*>(.*?)<\/h1>/)?.[1]).toBe(heading)
      expect(html).toMatch(new RegExp(`[\\d,]+ ${noun} found`))
    })

    test('leads to the search by price, and to parts where it has any', async ({ request }) => {
      const html = withoutScripts(await (await ask(request, site, '/')).text())
      expect(html).toContain('href="/search-by-price"')
      const parts = await ask(request, site, '/parts/search')
      expect(html.includes('href="/parts/search"')).toBe(parts.status() === 200)
    })

    test('keeps its stock to itself', async ({ request }) => {
      const html = await (await ask(request, site, start)).text()
      const path = html.match(/href="(\/cars\/[a-z0-9-]+)"/)?.[1] ?? ''
      const page = await ask(request, site, path)
      expect(page.status()).toBe(200)
      expect(withoutScripts(await page.text())).toMatch(crumb)
      for (const other of others) expect((await ask(request, other, path)).status()).toBe(404)
    })
  })
}

/** Search results for an item type or body, as a visitor without script reads them. */
async function read(request: Parameters<typeof ask>[0], site: TestSite, path: string) {
  return withoutScripts(await (await ask(request, site, path)).text())
}

test.describe('what is not a car', () => {
  test('a caravan shows beds, length and weight in place of an odometer [VDP-076]', async ({
    request,
  }) => {
    const html = await read(request, 'caravans', '/search/caravan?car_type=used')
    expect(html).toMatch(/Sleeps \d/)
    expect(html).toMatch(/\d+(?:\.5)? ft/)
    const path = html.match(/href="(\/cars\/[a-z0-9-]+)"/)?.[1] ?? ''
    const page = await read(request, 'caravans', path)
    expect(page).toMatch(/\d+(?:\.\d)? ft \(\d+\.\d\d m\)/)
    expect(page).toMatch(/Aggregate trailer mass/)
    expect(page).not.toMatch(/Odometer/)
  })

  test('a motorcycle among trucks is found by its kind and shown with its engine', async ({
    request,
  }) => {
    const html = await read(request, 'ironbark', '/search?item_type=Motorcycle')
    const path = html.match(/href="(\/cars\/[a-z0-9-]+)"/)?.[1] ?? ''
    const page = await read(request, 'ironbark', path)
    expect(html).toMatch(/\d cc</)
    expect(page).toMatch(/[\d,]+ cc, \d cylinders?/)
  })

  test('a prime mover names its axles', async ({ request }) => {
    const html = await read(request, 'ironbark', '/search/prime-mover')
    expect(html.match(/<h1[^>]*>(.*?)<\/h1>/)?.[1]).toBe('Prime Movers for Sale')
    expect(html).toContain('6x4')
  })
})

test('a new tenant file is served on its host within 5 s, by the same process [PLUS-044]', async ({
  request,
}) => {
  expect((await ask(request, 'newcomer', '/')).status()).toBe(404)
  writeDealer(plainDealer('newcomer', { name: 'Newcomer Motors' }))
  await expect
    .poll(async () => (await ask(request, 'newcomer', '/')).text(), { timeout: 5000 })
    .toContain('Newcomer Motors')
})
