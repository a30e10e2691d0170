import { build } from 'vite'
import { describe, expect, it } from 'vitest'
import { leanInstantSearch } from './lean-instantsearch.ts'

const entry = 'virtual:entry'

/** Builds a module that imports all of InstantSearch's core, and gives the names of what went in. */
async function bundledModules(): Promise<string[]> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      leanInstantSearch,
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) =>
          id === entry
            ? "import search from 'instantsearch.js/es/lib/InstantSearch.js'; import { InstantSearch } from 'react-instantsearch-core'; globalThis.search = [search, InstantSearch]"
            : null,
      },
    ],
    build: { write: false, minify: false, rolldownOptions: { input: entry } },
  })
  const outputs = [result].flat().flatMap((each) => ('output' in each ? each.output : []))
  return outputs.flatMap((each) => (each.type === 'chunk' ? each.moduleIds : []))
}

describe('leanInstantSearch', () => {
  it('leaves out facets in levels, recommendations and what React has itself', async () => {
    const modules = await bundledModules()
    expect(
      modules.some((id) => id.endsWith('algoliasearch-helper/src/SearchResults/index.js')),
    ).toBe(true)
    const unwanted =
      /generate-hierarchical-tree|sortAndMergeRecommendations|node_modules\/use-sync-external-store/
    expect(modules.filter((id) => unwanted.test(id))).toEqual([])
  })

  it('has the helpers of a compiler once', async () => {
    const modules = await bundledModules()
    const names = modules.flatMap((id) => id.split('/@swc/helpers/')[1] ?? [])
    expect(names.length).toBeGreaterThan(5)
    expect(new Set(names).size).toBe(names.length)
  })

  it('leaves out the insights of another host, the crawler’s metadata, the router and qs', async () => {
    const modules = await bundledModules()
    const names = modules.map((id) => id.split('node_modules/').at(-1) ?? id)
    expect(names).toContain('instantsearch.js/es/lib/InstantSearch.js')
    expect(names).toContain('\0forecourt:lean-instantsearch')
    const unwanted = /createInsightsMiddleware|createMetadataMiddleware|routers\/history|^qs\//
    expect(names.filter((name) => unwanted.test(name))).toEqual([])
  })
})
