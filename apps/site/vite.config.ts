import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import vike from 'vike/plugin'
import { defaultClientConditions, defaultServerConditions, defineConfig, type Plugin } from 'vite'
import { staticStyles } from './static-styles.ts'

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Parts of InstantSearch that the site replaces or must not run, by the end of their path. */
const replaced: Readonly<Record<string, string>> = {
  // Would load a script of another host as soon as an index asks for it.
  '/createInsightsMiddleware.js': file('./client/no-insights.ts'),
  // Speaks to Algolia's crawler only.
  '/createMetadataMiddleware.js': file('./client/no-metadata.ts'),
  // The search page brings its own; this one would bring qs as well.
  '/routers/history.js': file('./client/no-router.ts'),
  // For text templates, which React has no use for.
  '/createHelpers.js': file('./client/no-template-helpers.ts'),
}

/** Keeps them out of the bundle. */
const leanInstantSearch: Plugin = {
  name: 'forecourt:lean-instantsearch',
  enforce: 'pre',
  resolveId(source, importer) {
    if (!importer?.includes('instantsearch.js')) return null
    const ending = Object.keys(replaced).find((path) => source.endsWith(path))
    return ending ? replaced[ending] : null
  },
}

/** While developing every request is rendered anew, so that a reload shows the last edit. */
const withoutHtmlCache: Plugin = {
  name: 'forecourt:without-html-cache',
  apply: 'serve',
  configureServer() {
    process.env.FORECOURT_HTML_CACHE ??= '0'
  },
}

/**
 * Vite's helper would name in the first script every file of every import. The page names the files of its
 * islands instead, and no import brings a style sheet of its own, so that importing is all there is to do.
 */
const withoutPreloadHelper: Plugin = {
  name: 'forecourt:without-preload-helper',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /^\0vite\/preload-helper/ },
    handler: () => 'export const __vitePreload = (load) => load()',
  },
}

/** Libraries every island runs on. One file of it is smaller than the pieces islands happen to share. */
const islandBase = {
  name: 'base',
  test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]|styled-system[\\/]dist[\\/](?:css|helpers|recipes[\\/]create-recipe)/,
}

export default defineConfig({
  environments: {
    client: {
      build: {
        modulePreload: false,
        rolldownOptions: { output: { codeSplitting: { groups: [islandBase] } } },
      },
    },
  },
  plugins: [
    react(),
    vike(),
    leanInstantSearch,
    staticStyles,
    withoutHtmlCache,
    withoutPreloadHelper,
  ],
  resolve: {
    conditions: ['@forecourt/source', ...defaultClientConditions],
    // The sheet places popups, so that the placing of Ark's machines need not be downloaded.
    alias: { '@zag-js/popper': '@forecourt/ui/popper' },
  },
  ssr: {
    resolve: {
      conditions: ['@forecourt/source', ...defaultServerConditions],
      // While developing Node reads the sources too, so that no package has to be built first.
      externalConditions: ['@forecourt/source', 'node', 'module-sync'],
    },
    // Typesense's adapter lacks the file endings that Node asks for.
    noExternal: [/^@forecourt\/(?!database)/, 'typesense-instantsearch-adapter'],
    // Finds its migrations beside its own files, so it must not be bundled.
    external: ['@forecourt/database'],
  },
})
