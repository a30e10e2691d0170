// Fields of a Panda configuration for the one sheet of an app, with nothing no page shows.
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, relative, resolve } from 'node:path'

const app = createRequire(resolve('package.json'))

/* Panda bundles a configuration into one CommonJS file, in which a library would not find itself. */
const { globSync } = createRequire(app.resolve('@forecourt/styled-system/package.json'))(
  'tinyglobby',
)

const isShown = (path) => !/\.(?:test|stories)\.tsx?$/.test(path) && !path.endsWith('.d.ts')

const sourcesOf = (patterns) => globSync(patterns, { expandDirectories: false }).filter(isShown)

const namesIn = (paths, pattern) =>
  paths.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(pattern)].map(([, name = '']) => name),
  )

const byName = (a, b) => (a < b ? -1 : 1)

/** Folder our packages are installed in, relative to the app. */
function findPackages() {
  const ui = dirname(app.resolve('@forecourt/ui/package.json'))
  return relative(resolve(), dirname(ui)).replaceAll('\\', '/')
}

/** Adds a part and every part it is made of, by their folders. */
function addPart(uiFolder, part, known) {
  const folder = `${uiFolder}/${part}`
  if (known.has(part) || !existsSync(folder)) return
  known.add(part)
  for (const other of namesIn(sourcesOf([`${folder}/*.{ts,tsx}`]), /from '\.\.\/([a-z-]+)\//g))
    addPart(uiFolder, other, known)
}

/** Folders of the parts of `@forecourt/ui` that sources show, found by following their imports. */
function findParts(uiFolder, patterns) {
  const parts = new Set()
  for (const part of namesIn(sourcesOf(patterns), /from '@forecourt\/ui\/([a-z-]+)/g))
    addPart(uiFolder, part, parts)
  return [...parts].sort(byName).map((part) => `${uiFolder}/${part}/*.{ts,tsx}`)
}

/** Names of the recipes these sources are drawn with. */
function findRecipes(patterns) {
  const imports = /import \{([^}]+)\} from '@forecourt\/styled-system\/recipes'/g
  const lists = namesIn(sourcesOf(patterns), imports)
  const names = lists.flatMap((list) => list.split(',')).map((name) => name.trim())
  return [...new Set(names.filter((name) => name !== '' && !name.startsWith('type ')))].sort(byName)
}

export function createSiteSheet({ sources }) {
  const packages = findPackages()
  const shown = [...sources, `${packages}/feature-*/src/**/*.{ts,tsx}`]
  const parts = findParts(`${packages}/ui/src`, shown)
  return {
    include: [...shown, ...parts],
    exclude: [`${packages}/*/src/**/*.{test,stories}.{ts,tsx}`],
    staticCss: { recipes: Object.fromEntries(findRecipes(parts).map((name) => [name, ['*']])) },
    hooks: {
      // A recipe asks for all of itself, for sheets of packages; here only those in use are written.
      'config:resolved': ({ config, utils }) => {
        const { recipes = {}, slotRecipes = {} } = config.theme ?? {}
        const paths = [
          ...Object.keys(recipes).map((name) => `theme.recipes.${name}.staticCss`),
          ...Object.keys(slotRecipes).map((name) => `theme.slotRecipes.${name}.staticCss`),
        ]
        return utils.omit(config, paths)
      },
      // Paper is light: a page that is dark on a screen is printed in the colours of a light one.
      'cssgen:done': ({ artifact, content }) =>
        artifact === 'tokens'
          ? content.replace(/\[data-surface=dark\] \{[^}]*\}/, '@media not print {$&}')
          : content,
    },
  }
}
