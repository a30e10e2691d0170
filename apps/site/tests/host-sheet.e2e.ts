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

/* Half of it says how it looks, half has what a browser or Tailwind gives. */
const hostPart = `<div>
<h1 class="text-2xl font-bold">Our group</h1><h2>A heading that is as the host has it</h2>
<p class="p-4">Words of the host and <a class="text-blue-600 underline" href="#a">a link</a>.</p>
<button class="rounded bg-amber-400 px-3 py-1">Call us</button> <button>Focused</button>
<input class="border border-slate-400 rounded px-2" placeholder="Suburb"><select><option>All</option></select>
<ul class="list-disc pl-6"><li>First</li></ul><table><tr><td>11</td></tr></table><hr>
<svg viewBox="0 0 24 24" width="24" stroke="black" stroke-width="2"><path d="M2 2l20 20"/></svg></div>`

/* So that the one does not move the other. */
const sideBySide = `<style>body { display: grid; grid-template-columns: 24rem 1fr; gap: 8rem; align-items: start; margin: 0 }</style>`

async function drawSearch(): Promise<string> {
  const site = aSite()
  const cars = aStock(3, { id: 1, slug: 'example-motors', name: 'Example Motors' })
  const nowMs = Date.UTC(2026, 10, 15)
  const searchClient = aStockSearchClient(cars, site, nowMs)
  const loaded = await loadSearchPage({ searchClient }, site, '/search', nowMs)
  if (loaded.kind !== 'page') throw new Error(`expected a page, got ${loaded.kind}`)
  const slots = { hrefFor: { enquiry: () => '/enquire' } }
  const props = { page: loaded.page, site, slots, searchClient: inertSearchClient }
  return renderToStaticMarkup(createElement(SearchPage, props))
}

/** Sheet of a host that uses Tailwind, with the words it has on the page. */
async function writeTailwind(): Promise<string> {
  const loadStylesheet = async (id: string) => {
    const path = require.resolve(id === 'tailwindcss' ? 'tailwindcss/index.css' : id)
    return { path, base: dirname(path), content: readFileSync(path, 'utf8') }
  }
  const { build } = await compile(`@import 'tailwindcss';`, { loadStylesheet })
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

const read = (entry: string) => readFileSync(require.resolve(entry), 'utf8')

test.describe('sheets of the packages', () => {
  test.use({ viewport: { width: 1792, height: 1200 } })

  test('change no pixel of ours or of a host, with its Tailwind before or after them or without it [PLUS-100]', async ({
    plainPage,
  }) => {
    const ours = `<div data-surface="light">${await drawSearch()}</div>`
    const tailwind = await writeTailwind()
    const draw = async (sheets: readonly string[]) => {
      const styles = sheets.map((sheet) => `<style>${sheet}</style>`).join('')
      await plainPage.setContent(
        `<!doctype html><html lang="en">${styles}${sideBySide}<body>${hostPart}${ours}`,
      )
      await plainPage.getByRole('button', { name: 'Focused' }).focus()
      const shot = (selector: string) => plainPage.locator(selector).screenshot()
      return {
        host: await shot('body > :first-child'),
        ours: await shot('body > [data-surface]'),
      }
    }
    const one = read('@forecourt/feature-search/styles.css')
    const [expected, bare, dressed] = [await draw([one]), await draw([]), await draw([tailwind])]
    const all = ['search', 'vdp', 'finance', 'leads', 'locations'].map((name) => `feature-${name}`)
    for (const sheet of [one, writeSheet(all)]) {
      for (const [sheets, host] of [
        [[sheet], bare.host],
        [[sheet, tailwind], dressed.host],
        [[tailwind, sheet], dressed.host],
      ] as const) {
        const drawn = await draw(sheets)
        const isSame = { host: drawn.host.equals(host), ours: drawn.ours.equals(expected.ours) }
        const order = sheets.map((text) => text.slice(0, 40))
        expect({ order, ...isSame }).toEqual({ order, host: true, ours: true })
      }
    }
  })
})
