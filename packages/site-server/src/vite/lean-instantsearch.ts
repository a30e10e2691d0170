import type { Plugin } from 'vite'

/** Modules of our own that the parts are replaced by. */
const replacement = '\0forecourt:lean-instantsearch'
const replacementInHelper = `${replacement}-helper`
const replacedStore = `${replacement}-store`

/** Parts of InstantSearch that a site replaces or must not run, by the end of their path. */
const replaced = [
  // Would load a script of another host as soon as an index asks for it (`_automaticInsights`).
  '/createInsightsMiddleware.js',
  // Speaks to Algolia's crawler only.
  '/createMetadataMiddleware.js',
  // The search page brings its own; this one would bring qs as well.
  '/routers/history.js',
  // For text templates, which React has no use for.
  '/createHelpers.js',
]

/** Parts of its helper for what no filter of ours asks for: facets in levels, and recommendations. */
const replacedInHelper = ['/generate-hierarchical-tree', '/sortAndMergeRecommendations']

const code = `
export const createInsightsMiddleware = () => () => ({})
export const isMetadataEnabled = () => false
export const createMetadataMiddleware = () => () => ({})
export default () => ({})
`

/* The helper asks for a function that makes a function, and calls neither without such facets. */
const codeInHelper = `
module.exports = () => () => {
  throw new Error('[site-server] facets in levels and recommendations are left out of the bundle')
}
`

const codes: Readonly<Record<string, string>> = {
  [replacement]: code,
  [replacementInHelper]: codeInHelper,
  [replacedStore]: `export { useSyncExternalStore } from 'react'`,
}

/** React has had it itself since its version 18. */
const storeShim = 'use-sync-external-store/shim'

/** Helpers of a compiler, of which InstantSearch and its React part would each bring a copy. */
const helpers = '@swc/helpers/'

/** Keeps them out of the bundle. */
export const leanInstantSearch: Plugin = {
  name: 'forecourt:lean-instantsearch',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (source.startsWith(storeShim)) return replacedStore
    if (source.startsWith(helpers) && importer?.includes('react-instantsearch-core')) {
      const core = await this.resolve('instantsearch.js/es/lib/InstantSearch.js', importer)
      return core && this.resolve(source, core.id)
    }
    const isOneOf = (paths: readonly string[]) => paths.some((path) => source.endsWith(path))
    if (importer?.includes('algoliasearch-helper'))
      return isOneOf(replacedInHelper) ? replacementInHelper : null
    return importer?.includes('instantsearch.js') && isOneOf(replaced) ? replacement : null
  },
  load: {
    filter: { id: /^\0forecourt:lean-instantsearch/ },
    handler: (id) => codes[id] ?? null,
  },
}
