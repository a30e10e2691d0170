import { defineConfig } from 'oxlint'

/** Layers of a package, and of each those it may import. */
const featureLayers = {
  model: [],
  adapters: ['model'],
  server: ['model'],
  react: ['model'],
}
const layersOf: Record<string, Record<string, readonly string[]>> = {
  stock: {
    model: ['feed'],
    feed: ['model'],
    adapters: ['model', 'feed'],
    server: ['model', 'feed'],
  },
  'search-engine': {
    index: [],
    query: ['index'],
    write: ['index', 'query'],
    http: ['index', 'query', 'write'],
  },
  islands: {
    definition: [],
    fields: [],
    server: ['definition'],
    client: ['fields'],
    hydrate: ['definition', 'fields'],
    store: [],
  },
}

/** Features in their order: each may import the models of those before it. */
const features = ['locations', 'search', 'leads', 'finance', 'vdp'].map((name) => `feature-${name}`)

/** Packages of ours that a package may import; features are listed beside them. */
const knows: Record<string, readonly string[]> = {
  tokens: [],
  'styled-system': [],
  database: [],
  'search-engine': [],
  islands: [],
  ui: ['tokens', 'styled-system'],
  'tenant-config': ['tokens'],
  stock: ['database', 'tenant-config'],
  demo: ['stock', 'tenant-config', 'site-server', 'feature-finance'],
}
const everyPackage = [
  ...Object.keys(knows).filter((name) => name !== 'demo'),
  ...features,
  'site-server',
]
const layersInBrowser = new Set(
  'model feed adapters react index query write client hydrate fields'.split(' '),
)
const layersWithoutReact = new Set('model feed index query write http client'.split(' '))

interface Pattern {
  group: string[]
  importNames?: string[]
  message: string
}

const entriesOf = (names: readonly string[]) =>
  names.flatMap((name) => [`@forecourt/${name}`, `@forecourt/${name}/**`])

const noTesting: Pattern = {
  group: ['**/testing/**', '../testing', '@forecourt/*/testing'],
  message: "'testing' is for tests and stories.",
}
const noSite: Pattern = {
  group: ['**/apps/**', '@forecourt/site'],
  message: 'No package sees the site.',
}
const noDemo: Pattern = {
  group: entriesOf(['demo']),
  message: 'Only the site switches the demo on.',
}
const noNode: Pattern = {
  group: ['node:*', 'pg', 'fs', 'path', 'crypto', 'sharp'],
  message: 'No Node module here: this layer runs in the browser too.',
}
const noReact: Pattern = {
  group: ['react', 'react-dom', 'react-dom/*'],
  message: 'This layer knows no React.',
}

const newerNode: Pattern = {
  group: ['node:fs'],
  importNames: ['glob', 'globSync'],
  message: 'Packages run on Node 20, which does not have it.',
}

const forbid = (files: string[], patterns: Pattern[]) => ({
  files,
  rules: {
    'no-restricted-imports': ['error', { patterns: [...patterns, newerNode] }] as ['error', object],
  },
})

/** Entries of features that run on a server. */
const featureLayersOfServer = ['model', 'model/**', 'adapters', 'adapters/**', 'server']

/** What the site's server may not import. */
const siteServerPatterns: Pattern[] = [
  noTesting,
  noSite,
  noReact,
  noDemo,
  {
    group: [
      ...entriesOf(features),
      ...features.flatMap((name) =>
        featureLayersOfServer.map((layer) => `!@forecourt/${name}/${layer}`),
      ),
    ],
    message: "site-server imports './model', './adapters' and './server' of features.",
  },
]

/** What a package may not import of the others. */
function otherPackages(name: string): Pattern[] {
  const earlier = features.slice(0, Math.max(features.indexOf(name), 0))
  const known = knows[name] ?? Object.keys(knows)
  const unknown = everyPackage.filter((one) => ![name, ...known, ...earlier].includes(one))
  const patterns: Pattern[] = [noTesting, noSite, ...(name === 'demo' ? [] : [noDemo])]
  if (unknown.length > 0) {
    const order = features.includes(name) ? `, and models of ${earlier.join(', ')}` : ''
    const message = `${name} may import ${known.join(', ') || 'no other package of ours'}${order}.`
    patterns.push({ group: entriesOf(unknown), message })
  }
  if (earlier.length > 0) {
    patterns.push({
      group: [
        ...entriesOf(earlier),
        ...earlier.flatMap((one) => [`!@forecourt/${one}/model`, `!@forecourt/${one}/model/**`]),
      ],
      message: "Across features only models meet: import '@forecourt/feature-…/model'.",
    })
  }
  return patterns
}

/** What a layer may not import of its own package. */
function otherLayers(layers: Record<string, readonly string[]>, layer: string): Pattern[] {
  const allowed = layers[layer] ?? []
  const others = Object.keys(layers).filter((other) => other !== layer && !allowed.includes(other))
  if (others.length === 0) return []
  const group = others.flatMap((other) =>
    ['..', '../..', '../../..'].map((up) => `${up}/${other}/**`),
  )
  return [{ group, message: `'${layer}' may import only ${[layer, ...allowed].join(', ')}.` }]
}

/** Rules of a package with layers, one for each layer. */
function layeredRules(name: string) {
  const layers = layersOf[name] ?? featureLayers
  return Object.keys(layers).map((layer) =>
    forbid(
      [`packages/${name}/src/${layer}/**/*.{ts,tsx}`],
      [
        ...otherLayers(layers, layer),
        ...otherPackages(name),
        ...(layersInBrowser.has(layer) ? [noNode] : []),
        ...(layersWithoutReact.has(layer) ? [noReact] : []),
      ],
    ),
  )
}

const flat = ['tokens', 'ui', 'tenant-config', 'database', 'demo']
const layered = [...Object.keys(layersOf), ...features]

export default defineConfig({
  jsPlugins: ['./scripts/lint-rules.mjs'],
  plugins: ['typescript', 'react', 'jsx-a11y', 'import', 'unicorn', 'promise', 'vitest', 'oxc'],
  categories: { correctness: 'error', suspicious: 'error' },
  ignorePatterns: ['**/dist/**', '**/node_modules/**', 'storybook-static/**'],
  rules: {
    'react/react-in-jsx-scope': 'off',
    // The answer to a form without script lands on what is wrong with it.
    'jsx-a11y/no-autofocus': 'off',
    'forecourt/formatter-at-module-scope': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-floating-promises': 'error',
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-unassigned-import': 'off',
    'typescript/consistent-return': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'unicorn/no-array-sort': 'off',
    'unicorn/no-array-reverse': 'off',
    'no-shadow': 'off',
    'typescript/no-unsafe-type-assertion': 'off',
    'typescript/unbound-method': 'off',
    'typescript/no-misused-spread': 'off',
    'no-underscore-dangle': 'off',
    'vitest/expect-expect': [
      'error',
      { assertFunctionNames: ['expect', 'expectTypeOf', 'fc.assert', 'assert*', 'expect*'] },
    ],
    'typescript/no-base-to-string': 'off',
    'typescript/no-unnecessary-type-assertion': 'off',
    'typescript/no-redundant-type-constituents': 'off',
    'typescript/restrict-template-expressions': 'off',
    'import/no-named-as-default-member': 'off',
  },
  overrides: [
    ...flat.map((name) =>
      forbid(
        [`packages/${name}/src/**/*.{ts,tsx}`],
        [...otherPackages(name), ...(name === 'ui' ? [noNode] : [])],
      ),
    ),
    ...layered.flatMap(layeredRules),
    forbid(['packages/site-server/src/**/*.ts'], siteServerPatterns),
    {
      files: ['**/*.{test,contract,bench}.ts', '**/*.{test,stories}.tsx', '**/testing/**'],
      rules: { 'no-restricted-imports': 'off' },
    },
    {
      // Run by hand or once a run: bench, scripts, the demo's generators, tests and stories.
      files: [
        '{bench,scripts,.storybook}/**',
        'packages/demo/**',
        '**/{testing,tests}/**',
        '**/*.{test,contract,bench,e2e}.ts',
        '**/*.{test,stories}.tsx',
      ],
      rules: { 'forecourt/formatter-at-module-scope': 'off' },
    },
  ],
})
