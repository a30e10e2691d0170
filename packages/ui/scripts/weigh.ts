import { spawnSync } from 'node:child_process'
import { globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { build } from 'vite'

/** Cost of one entry of the package for a page. */
export interface Weight {
  /** Script over React, minified, in bytes after gzip, as if it were the only entry. */
  script: number
  /** Rules of its recipes in every variant, in bytes after brotli; 0 for plain functions. */
  sheet: number
}

const home = join(import.meta.dirname, '..')
const virtualEntry = '\0entry'

/** Vite's own helper of imports on demand, which the site leaves out and other bundlers do not have. */
const preloadHelper = 'vite/preload-helper'

/** Names of the entries that hold script, as they are imported: `button`, `dialog/openers`. */
export function entryNames(): string[] {
  return globSync('**/index.ts', { cwd: join(home, 'src') })
    .map((file) => dirname(file).replaceAll('\\', '/'))
    .toSorted()
}

/** Script a page loads for one import, minified, without React and without what is only loaded on demand. */
export async function bundle(code: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    root: home,
    // The same script whoever asks: under test JSX would be compiled for development.
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    resolve: { conditions: ['@forecourt/source', 'module', 'browser', 'production'] },
    plugins: [
      {
        name: 'entry',
        enforce: 'pre',
        resolveId: (id) => (id === 'entry' ? virtualEntry : undefined),
        load: (id) => {
          if (id.includes(preloadHelper)) return 'export const __vitePreload = (load) => load()'
          return id === virtualEntry ? code : undefined
        },
      },
    ],
    build: {
      write: false,
      minify: true,
      rollupOptions: {
        input: 'entry',
        external: [/^react(-dom)?($|\/)/],
        preserveEntrySignatures: 'strict',
      },
    },
  })
  const { output } = [result].flat().find((each) => 'output' in each) ?? { output: [] }
  const chunks = new Map(
    output.flatMap((chunk) => (chunk.type === 'chunk' ? [[chunk.fileName, chunk] as const] : [])),
  )
  const first = [...chunks.values()].filter((chunk) => chunk.isEntry)
  // A set hands out what is added to it on the way: the chunks those import, and so on.
  const loaded = new Set(first)
  for (const chunk of loaded) {
    for (const name of chunk.imports) {
      const next = chunks.get(name)
      if (next) loaded.add(next)
    }
  }
  return [...loaded].map((chunk) => chunk.code).join('')
}

/** Bytes of a script on the wire. */
export const gzipBytes = (code: string): number => gzipSync(code).length

/** Bytes after brotli of each recipe's rules, by its class name. */
function recipeSheets(): ReadonlyMap<string, number> {
  const panda = join(home, '../../node_modules/.bin/panda')
  const run = spawnSync(panda, ['cssgen', '--splitting', '--minify', '--silent'], { cwd: home })
  if (run.status !== 0) throw new Error(`[ui] panda wrote no sheets: ${run.stderr}`)
  const folder = join(home, 'dist/.panda/styles/recipes')
  return new Map(
    readdirSync(folder).flatMap((file) => {
      const sheet = readFileSync(join(folder, file))
      const [, name] = /\.(fc-[a-z]+(?:-[a-z]+)*)/.exec(sheet.toString()) ?? []
      return name ? [[name, brotliCompressSync(sheet).length] as const] : []
    }),
  )
}

function sheetBytes(code: string, sheets: ReadonlyMap<string, number>): number {
  const names = new Set(code.match(/fc-[a-z]+(?:-[a-z]+)*/g))
  return [...names].reduce((sum, name) => sum + (sheets.get(name) ?? 0), 0)
}

/** Weighs every entry by itself; about seven seconds on two cores. */
export async function weighEntries(): Promise<Record<string, Weight>> {
  const sheets = recipeSheets()
  const weigh = async (name: string): Promise<[string, Weight]> => {
    const code = await bundle(`export * from '@forecourt/ui/${name}'`)
    return [name, { script: gzipBytes(code), sheet: sheetBytes(code, sheets) }]
  }
  return Object.fromEntries(await Promise.all(entryNames().map(weigh)))
}

/** How much heavier than recorded an entry may be, in bytes: 3 %, or 150 where that is more. */
export const allowance = (recorded: number): number => Math.max(recorded * 0.03, 150)

/** Most an entry may weigh that nobody has recorded yet: about the heaviest of today's parts but one. */
export const newcomer: Weight = { script: 12_000, sheet: 3000 }

/** Problem with the weights now, a line each; empty when all is well. */
export function compareWeights(
  recorded: Readonly<Record<string, Weight>>,
  now: Readonly<Record<string, Weight>>,
): string[] {
  const gone = Object.keys(recorded).filter((name) => !(name in now))
  const found = Object.entries(now).flatMap(([name, weight]) => {
    const before = recorded[name]
    if (!before) return tooHeavy(name, weight)
    return (['script', 'sheet'] as const)
      .filter((kind) => weight[kind] > before[kind] + allowance(before[kind]))
      .map((kind) => `${name} grew from ${before[kind]} to ${weight[kind]} B of ${kind}`)
  })
  return [...gone.map((name) => `${name} is recorded and no entry any more`), ...found]
}

const tooHeavy = (name: string, weight: Weight): string[] =>
  (['script', 'sheet'] as const)
    .filter((kind) => weight[kind] > newcomer[kind])
    .map((kind) => `${name} has no recorded weight and is ${weight[kind]} B of ${kind}`)
