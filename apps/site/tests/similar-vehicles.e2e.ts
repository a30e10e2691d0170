import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { APIRequestContext } from '@playwright/test'
import { ask, expect, forEach, type TestSite, test } from './journey.ts'

const feed = (name: string) =>
  readFileSync(
    fileURLToPath(new URL(`../../../packages/demo/feeds/${name}`, import.meta.url)),
    'utf8',
  )

/** Item types of a dealer's vehicles by stock number in lower case, as the feed has them. */
const itemTypes = {
  ironbark: () =>
    [...feed('ironbark.csv').matchAll(/^([A-Z]+\d+),(\w+),/gm)].map(
      ([, stocknum = '', type = '']) => [stocknum.toLowerCase(), type] as const,
    ),
  caravans: () =>
    feed('caravans.forecourt.jsonl')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { stocknum: string; item_type: string })
      .map(({ stocknum, item_type }) => [stocknum.toLowerCase(), item_type] as const),
}

async function sitemapPaths(request: APIRequestContext, dealer: TestSite): Promise<string[]> {
  const xml = await (await ask(request, dealer, '/sitemap.xml')).text()
  return [...xml.matchAll(/<loc>[^<]*?(\/cars\/[a-z0-9-]+)<\/loc>/g)].map(([, path]) => path ?? '')
}

/** Paths of the vehicles a page calls similar. */
function similarPaths(html: string): string[] {
  const start = html.indexOf('id="similar-cars"')
  const section = html.slice(start, html.indexOf('</section>', start))
  const paths = [...section.matchAll(/<h3[^>]*><a[^>]*href="(\/cars\/[a-z0-9-]+)"/g)]
  return paths.map(([, path]) => path ?? '')
}

for (const dealer of ['ironbark', 'caravans'] as const)
  test(`every vehicle of ${dealer} is like vehicles of its own item type only, 6 at most [D-34]`, async ({
    request,
  }) => {
    test.setTimeout(120_000)
    const types = new Map(itemTypes[dealer]())
    const typeOf = (path: string) => types.get(path.split('-').at(-1) ?? '')
    const paths = await sitemapPaths(request, dealer)
    expect(paths.length).toBeGreaterThan(80)
    const counts = new Map<string, number>()
    await forEach(paths, 4, async (path) => {
      const type = typeOf(path) ?? ''
      expect(type, path).not.toBe('')
      const similar = similarPaths(await (await ask(request, dealer, path)).text())
      expect(similar.length, path).toBeLessThanOrEqual(6)
      expect([...new Set(similar.map(typeOf))], path).toEqual(similar.length > 0 ? [type] : [])
      expect(similar, path).not.toContain(path)
      counts.set(type, Math.max(counts.get(type) ?? 0, similar.length))
    })
    const kinds = [...counts].filter(([type]) => type !== 'ute' && type !== 'car')
    expect(kinds.length).toBeGreaterThan(1)
    for (const [type, most] of kinds) expect(most, type).toBe(6)
  })
