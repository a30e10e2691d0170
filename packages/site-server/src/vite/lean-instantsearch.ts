import type { Plugin } from 'vite'

/** Module of our own that the parts are replaced by. */
const replacement = '\0forecourt:lean-instantsearch'

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

const code = `
export const createInsightsMiddleware = () => () => ({})
export const isMetadataEnabled = () => false
export const createMetadataMiddleware = () => () => ({})
export default () => ({})
`

/** Keeps them out of the bundle. */
export const leanInstantSearch: Plugin = {
  name: 'forecourt:lean-instantsearch',
  enforce: 'pre',
  resolveId(source, importer) {
    if (!importer?.includes('instantsearch.js')) return null
    return replaced.some((path) => source.endsWith(path)) ? replacement : null
  },
  load: {
    filter: { id: /^\0forecourt:lean-instantsearch$/ },
    handler: () => code,
  },
}
