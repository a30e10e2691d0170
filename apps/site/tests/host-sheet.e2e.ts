import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { inertSearchClient, SearchPage } from '@forecourt/feature-search'
import { loadSearchPage } from '@forecourt/feature-search/load-search-page'
import { aStockSearchClient } from '@forecourt/feature-search/testing'
import { aStock } from '@forecourt/stock/testing'
import { aSite } from '@forecourt/tenant-config/testing'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { compile } from 'tailwindcss'
import { expect, test } from './journey.ts'

const app = fileURLToPath(new URL('..', import.meta.url))
const require = createRequire(import.meta.url)

/* It says its colours and fonts itself: a sheet of ours sets those of the page. */
const hostPart = `<div class="bg-white text-black font-sans">
<h1 class="text-2xl font-bold font-sans text-wrap">Our group</h1>
<p class="p-4">Words of the host and <a class="text-blue-600 underline" href="#a">a link</a>.</p>
<button class="rounded bg-amber-400 px-3 py-1">Call us</button>
<input class="border border-slate-400 rounded px-2 placeholder:text-slate-500" placeholder="Suburb">
<ul class="list-disc pl-6"><li>First</li></ul></div>`

async function drawSearch(): Promise<string> {
  const site = aSite()
  const cars = aStock(6, { id: 1, slug: 'example-motors', name: 'Example Motors' })
  const nowMs = Date.UTC(2026, 10, 15)
  const searchClient = aStockSearchClient(cars, site, nowMs)
  const loaded = await loadSearchPage({ searchClient }, site, '/search', nowMs)
  if (loaded.kind !== 'page') throw new Error(`expected a page, got ${loaded.kind}`)
  const slots = { hrefFor: { enquiry: () => '/enquire' } }
  const props = { page: loaded.page, site, slots, searchClient: inertSearchClient }
  return renderToStaticMarkup(createElement(SearchPage, props))
}

/** Sheet of a host that uses Tailwind, with the words it has on the page. */
async function writeTailwind(order: string): Promise<string> {
  const loadStylesheet = async (id: string) => {
    const path = require.resolve(id === 'tailwindcss' ? 'tailwindcss/index.css' : id)
    return { path, base: dirname(path), content: readFileSync(path, 'utf8') }
  }
  const { build } = await compile(`${order}@import 'tailwindcss';`, { loadStylesheet })
  return build([...hostPart.matchAll(/[\w:-]+/g)].map(([word]) => word))
}

/** Sheet of a set of features, as an app writes it. */
function writeSheet(features: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'host-sheet-'))
  try {
    const out = join(folder, 'forecourt.css')
    const command = require.resolve('@forecourt/styled-system/package.json')
    const file = join(dirname(command), 'forecourt-styles.mjs')
    const { stderr } = spawnSync(process.execPath, [file, ...features, '--out', out], { cwd: app })
    return readFileSync(out, 'utf8') || String(stderr)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

test.describe('sheets of the packages', () => {
  test.use({ viewport: { width: 1280, height: 1200 } })

  test('leave ours and a host’s Tailwind as they are alone, before it or after it', async ({
    plainPage,
  }) => {
    const search = await drawSearch()
    const order = '@layer theme, base, forecourt, components, utilities;'
    const [tailwind, ordered] = await Promise.all([writeTailwind(''), writeTailwind(order)])
    const draw = async (sheets: readonly string[], body: string) => {
      const styles = sheets.map((sheet) => `<style>${sheet}</style>`).join('')
      await plainPage.setContent(
        `<!doctype html><html lang="en" data-surface="light">${styles}${body}`,
      )
      return plainPage.locator('body > :first-child').screenshot()
    }
    const one = readFileSync(require.resolve('@forecourt/feature-search/styles.css'), 'utf8')
    const alone = await draw([one], search)
    const hostAlone = await draw([ordered], hostPart)
    for (const sheet of [one, writeSheet(['feature-search', 'feature-vdp'])]) {
      for (const sheets of [
        [ordered, sheet],
        [sheet, ordered],
        [sheet, tailwind],
      ]) {
        expect((await draw(sheets, search)).equals(alone)).toBe(true)
        expect((await draw(sheets, hostPart)).equals(hostAlone)).toBe(true)
      }
    }
  })
})
