import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'

const packageFolder = fileURLToPath(new URL('..', import.meta.url))
const projectFolder = join(packageFolder, '../..')
const readme = readFileSync(join(packageFolder, 'README.md'), 'utf8')

/** The code of the page by the file each block names in its first line. */
const blocks = [...readme.matchAll(/^```(tsx?)\n(?:\/\/ (\S+)\n)?(.*?)^```$/gms)].map(
  ([, language, path, code]) => ({ language, path, code: code ?? '' }),
)
const linesOf = (start: string) =>
  blocks
    .filter(({ path }) => path?.startsWith(start))
    .flatMap(({ code }) => code.split('\n'))
    .filter((line) => line.trim() !== '')

/** What the compiler says of all blocks, as files of their own beside this package's sources. */
function compile(change: (code: string) => string = (code) => code): string {
  const folder = mkdtempSync(join(packageFolder, 'dist/readme-'))
  try {
    for (const { path, code } of blocks) {
      const file = join(folder, path ?? '')
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, change(code))
    }
    writeFileSync(join(folder, 'outside.d.ts'), outside)
    const files = ['outside.d.ts', ...blocks.map(({ path }) => path)]
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ ...config, files }))
    const compiler = join(projectFolder, 'node_modules/typescript/bin/tsc')
    execFileSync(process.execPath, [compiler, '-p', folder], { stdio: 'pipe' })
    return ''
  } catch (error) {
    return String((error as { stdout?: Buffer }).stdout ?? error)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** The little of Next that is used, with its own signatures. */
const outside = `
declare module '*.css'
declare module 'next/navigation' {
  export function notFound(): never
  export function permanentRedirect(location: string): never
}
`
const config = {
  extends: join(projectFolder, 'tsconfig.base.json'),
  compilerOptions: {
    composite: false,
    declaration: false,
    declarationMap: false,
    noEmit: true,
    rewriteRelativeImportExtensions: false,
    noUncheckedIndexedAccess: true,
    types: ['node'],
  },
}

describe('README', () => {
  beforeAll(() => mkdirSync(join(packageFolder, 'dist'), { recursive: true }))

  it('names the file of every block of code', () => {
    expect(blocks.length).toBeGreaterThan(5)
    expect(blocks.map(({ path }) => path)).not.toContain(undefined)
  })

  it.each(['vite/', 'next/'])('shows a whole search page in under 60 lines of %s', (start) => {
    expect(linesOf(start).length).toBeGreaterThan(20)
    expect(linesOf(start).length).toBeLessThan(60)
  })

  it('holds code that compiles against the package', { timeout: 120_000 }, () => {
    expect(compile()).toBe('')
  })

  it('would see a name that is gone', { timeout: 120_000 }, () => {
    expect(compile((code) => code.replaceAll('loadSearchPage', 'loadStockPage'))).toContain(
      'loadStockPage',
    )
  })
})
