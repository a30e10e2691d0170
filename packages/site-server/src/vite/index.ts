import type { Plugin, UserConfig } from 'vite'
import { createClassNames } from './class-names.ts'
import { compressedCopies } from './compressed-copies.ts'
import { leanInstantSearch } from './lean-instantsearch.ts'
import { createNamedStyles } from './named-styles.ts'
import { createPageSheets, createSheetReader, type SharedBuild } from './page-sheets.ts'
import { createPressStyles } from './press-styles.ts'

/* Vite loads a configuration once for each of its builds, and those of a site must agree on names. */
const shared: SharedBuild = {
  names: createClassNames(),
  browser: new Map(),
  atPress: new Set(),
  sheets: new Map(),
}

/** Libraries every island runs on. One file of it is smaller than the pieces islands happen to share. */
const islandBase = {
  name: 'base',
  test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]|styled-system[\\/]dist[\\/](?:css|helpers)|forecourt\/styles-runtime/,
}

const config: UserConfig = {
  environments: {
    client: {
      build: {
        modulePreload: false,
        rolldownOptions: {
          output: {
            // A page names dozens of these files, so that each character of their names is paid for.
            chunkFileNames: 'assets/chunks/[hash:7].js',
            codeSplitting: { groups: [islandBase] },
          },
        },
      },
    },
  },
  // The sheet places popups, so that the placing of Ark's machines need not be downloaded.
  resolve: { alias: { '@zag-js/popper': '@forecourt/ui/popper' } },
  ssr: {
    // Typesense's adapter lacks the file endings that Node asks for.
    noExternal: [/^@forecourt\/(?!database)/, 'typesense-instantsearch-adapter'],
    // Finds its migrations beside its own files, so it must not be bundled.
    external: ['@forecourt/database'],
  },
}

const siteBuild: Plugin = { name: 'forecourt:site-build', config: () => config }

/** While developing every request is rendered anew, so that a reload shows the last edit. */
const withoutHtmlCache: Plugin = {
  name: 'forecourt:without-html-cache',
  apply: 'serve',
  configureServer() {
    process.env.FORECOURT_HTML_CACHE ??= '0'
  },
}

/**
 * Vite's helper would name in the first script every file of every import, and be a file of its own that the
 * first script waits for. The page names the files of its islands instead, and no import brings a style
 * sheet of its own, so that importing is all there is to do: each module has a helper of its own, of a few bytes.
 */
const withoutPreloadHelper: Plugin = {
  name: 'forecourt:without-preload-helper',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^\0vite\/preload-helper/ },
    handler: (id, importer = '') => `${id}?of=${encodeURIComponent(importer)}`,
  },
  load: {
    filter: { id: /^\0vite\/preload-helper/ },
    handler: () => 'export const __vitePreload = (load) => load()',
  },
}

/**
 * Plugins of a site that Vite builds: its islands in files as small as they can be, literal styles as class
 * names, compressed copies beside what browsers download, and what must stay a package of its own beside the
 * server.
 */
export const createSitePlugins = (): Plugin[] => [
  siteBuild,
  leanInstantSearch,
  createPressStyles(shared.atPress),
  createNamedStyles(shared.names),
  createSheetReader(shared),
  createPageSheets(shared),
  withoutHtmlCache,
  withoutPreloadHelper,
  compressedCopies,
]
