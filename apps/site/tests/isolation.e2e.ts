import { request as httpRequest } from 'node:http'
import type { APIRequestContext } from '@playwright/test'
import { ask, demoSites, expect, port, test } from './journey.ts'

type DemoSite = (typeof demoSites)[number]

/** A car as the search service of its site gives it. */
interface FoundCar {
  id: number
  slug: string
  stocknum: string | null
}

/** Words only this company's pages say. */
const names: Readonly<Record<DemoSite, RegExp>> = {
  harbour: /Harbour Motor Group|harbour\.localhost/,
  ridgeline: /Ridgeline Used Cars|ridgeline\.localhost/,
  caravans: /Currawong Caravans|caravans\.localhost/,
  ironbark: /Ironbark Trucks|ironbark\.localhost/,
  aurelia: /Aurelia Motor Galleries|aurelia\.localhost/,
}

async function findCars(
  request: APIRequestContext,
  site: string,
  query: object = {},
): Promise<FoundCar[]> {
  const keys = `x-algolia-application-id=${site}&x-algolia-api-key=public`
  const answer = await ask(request, site, `/api/search/1/indexes/*/queries?${keys}`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    data: JSON.stringify({ requests: [{ indexName: 'cars', hitsPerPage: 3, ...query }] }),
  })
  const { results } = (await answer.json()) as { results: [{ hits: FoundCar[] }] }
  return results[0].hits
}

/** Addresses that name a car by its slug. */
const carAddresses = (slug: string) => [
  `/cars/${slug}`,
  `/cars/${slug}/enquire`,
  `/cars/${slug}/photos`,
  `/cars/${slug}/test-drive`,
  `/cars/${slug}/autogauge`,
  `/print?car_id=${slug}`,
  `/share/${slug}.jpg`,
  `/api/cars/${slug}/view.json`,
  `/api/cars/${slug}/similar.json`,
  `/api/cars/${slug}/photos.json`,
  `/api/cars/${slug}/print.pdf`,
]

/** Status and text of a request whose head is written by hand, as no browser would. */
function sendRaw(path: string, headers: Record<string, string>) {
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const sent = httpRequest({ host: '127.0.0.1', port, path, headers, agent: false }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(chunks).toString() }),
      )
    })
    sent.on('error', reject)
    sent.end()
  })
}

test.describe('one site', () => {
  test('has no page, call, sheet or picture of another site’s car [PLUS-049]', async ({
    request,
  }) => {
    for (const [index, site] of demoSites.entries()) {
      const other = demoSites[(index + 1) % demoSites.length] ?? 'harbour'
      const [car] = await findCars(request, other)
      expect(car, other).toBeDefined()
      for (const path of carAddresses(car?.slug ?? '')) {
        const own = await ask(request, other, path)
        // Not every car can be compared with others, nor driven.
        const answers = /\/(?:autogauge|test-drive)$/.test(path) ? [200, 404] : [200]
        expect(answers, `${other}${path}`).toContain(own.status())
        const foreign = await ask(request, site, path)
        expect(foreign.status(), `${site}${path}`).toBe(404)
        expect(await foreign.text(), `${site}${path}`).not.toMatch(names[other])
      }
    }
  })

  test('shows no car of another by its number, in an address or a cookie [PLUS-049]', async ({
    request,
  }) => {
    const foreign = await findCars(request, 'ridgeline')
    const ids = foreign.map(({ id }) => id)
    const cookies = [`favourites=${ids.join('.')}`, `compare=${ids.join('.')}`].join('; ')
    for (const path of [`/compare?ids=${ids.join(',')}`, '/compare', '/favourites']) {
      const answer = await ask(request, 'harbour', path, { headers: { cookie: cookies } })
      expect(answer.status(), path).toBeLessThan(400)
      const html = await answer.text()
      for (const { slug, stocknum } of foreign) {
        expect(html, path).not.toContain(slug)
        expect(html, path).not.toContain(stocknum)
      }
    }
  })

  test('searches only its own stock, whatever filter asks for more [PLUS-049]', async ({
    request,
  }) => {
    const foreign = await findCars(request, 'ridgeline')
    for (const { id, slug, stocknum } of foreign) {
      for (const query of [
        { query: stocknum },
        { filters: `id = ${id}` },
        { filters: `slug:"${slug}"` },
        { filters: `site_ids:ridgeline OR slug:"${slug}"` },
        { facetFilters: [['site_ids:ridgeline', `slug:${slug}`]] },
      ]) {
        const hits = await findCars(request, 'harbour', query)
        expect(
          hits.map((hit) => hit.slug),
          JSON.stringify(query),
        ).not.toContain(slug)
      }
    }
  })

  test('keeps its pages to itself in the cache, in both orders [PLUS-049]', async ({ request }) => {
    for (const order of [demoSites, demoSites.toReversed()]) {
      for (const path of ['/', '/contact', '/privacy-policy', '/search-by-price', '/sitemap.xml']) {
        for (const site of order) {
          const html = await (await ask(request, site, path)).text()
          expect(html, `${site}${path}`).toMatch(names[site])
          for (const other of demoSites)
            if (other !== site) expect(html, `${site}${path}`).not.toMatch(names[other])
        }
      }
    }
  })

  test('is chosen by Host alone [PLUS-049]', async () => {
    const host = `harbour.localhost:${port}`
    const stranger = 'ridgeline.localhost'
    const strange: readonly Record<string, string>[] = [
      { 'x-forwarded-host': stranger },
      { 'x-forwarded-host': `${stranger}, harbour.localhost` },
      { forwarded: `host=${stranger}` },
      { 'x-original-host': stranger },
      { 'x-host': stranger },
      { 'x-site-id': 'ridgeline' },
    ]
    for (const headers of strange) {
      for (const path of ['/', '/?site=ridgeline']) {
        const { status, text } = await sendRaw(path, { host, ...headers })
        expect(status, JSON.stringify(headers)).toBe(200)
        expect(text, JSON.stringify(headers)).toMatch(names.harbour)
        expect(text, JSON.stringify(headers)).not.toMatch(names.ridgeline)
      }
    }
    for (const hostile of [`${stranger}.evil.test`, `evil.test/${stranger}`, '127.0.0.1', '']) {
      const { status, text } = await sendRaw('/', { host: hostile })
      expect([400, 404], hostile).toContain(status)
      for (const site of demoSites) expect(text, hostile).not.toMatch(names[site])
    }
  })
})
