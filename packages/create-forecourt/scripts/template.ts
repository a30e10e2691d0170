import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

interface Manifest {
  version: string
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

const root = fileURLToPath(new URL('../../..', import.meta.url))
const site = join(root, 'apps/site')
const own = fileURLToPath(new URL('../app', import.meta.url))

const readManifest = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest

/** Files of the site that an app begins with, tests left out; `app/` has its own of the others. */
const sources = ['+server.ts', 'open-site.ts', 'postcss.config.cjs', 'vite-env.d.ts'].concat(
  globSync('{pages,layout,islands,client}/**/*.*', { cwd: site, exclude: ['**/*.test.*'] }),
)

/** Packages that an app is built with, beside what the site itself depends on. */
const buildsWith = [
  '@forecourt/tokens',
  '@pandacss/dev',
  '@types/node',
  '@types/react',
  '@types/react-dom',
  '@vitejs/plugin-react',
  'typescript',
  'vite',
]

/** The version this repository is tested with; of its own packages, the releases that go with it. */
function findRange(name: string): string {
  if (name.startsWith('@forecourt/'))
    return `^${readManifest(join(root, name.replace('@forecourt', 'packages'))).version}`
  const known = [readManifest(site), readManifest(root)].map(
    ({ dependencies, devDependencies }) => ({ ...dependencies, ...devDependencies })[name],
  )
  const range = known.find(Boolean)
  if (!range) throw new Error(`[create-forecourt] neither the site nor the root asks for ${name}`)
  return range
}

const withRanges = (names: readonly string[]) =>
  Object.fromEntries(names.toSorted().map((name) => [name, findRange(name)]))

const createManifest = () => ({
  private: true,
  type: 'module',
  engines: { node: '>=22.12' },
  scripts: {
    dev: 'vike dev',
    build: 'vike build',
    start: 'node dist/server/index.mjs',
    typecheck: 'tsc',
    forecourt: 'forecourt',
  },
  dependencies: withRanges(
    Object.keys(readManifest(site).dependencies ?? {}).filter((name) => name !== '@forecourt/demo'),
  ),
  devDependencies: withRanges(buildsWith),
})

/** Writes what every new app begins with, from the site of this repository and `app/`. */
export function writeTemplate(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  for (const file of sources) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    cpSync(join(site, file), join(folder, file))
  }
  cpSync(own, folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(createManifest(), null, 2)}\n`)
}
