import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import { importsOf, readBlocks } from './readme-blocks.ts'

const projectFolder = fileURLToPath(new URL('../..', import.meta.url))
const results = join(projectFolder, 'test-results')
const blocks = readBlocks(projectFolder)

/** The little of Next that is used, with its own signatures. */
const outside = `
declare module '*.css'
declare module 'next/navigation' {
  export function notFound(): never
  export function permanentRedirect(location: string): never
}
`
const config = {
  extends: join(projectFolder, 'tsconfig.json'),
  compilerOptions: { noUncheckedIndexedAccess: true, types: ['node'] },
  include: [],
}

/** Writes the blocks as files of a folder: those with a name as they are, of the others what they import. */
function writeBlocks(folder: string, change: (code: string) => string): string[] {
  return blocks.map((block, index) => {
    const { page, path, language, code } = block
    const isWhole = path !== undefined
    const file = isWhole ? `${page}/${path}` : `${page}/imports-${index}.${language}`
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), change(isWhole ? code : `${importsOf(block)}\nexport {}\n`))
    return file
  })
}

/** Words the compiler says of all blocks; '' when it has nothing to say. */
function compile(change: (code: string) => string = (code) => code): string {
  const folder = mkdtempSync(join(results, 'readmes-'))
  try {
    const files = ['outside.d.ts', ...writeBlocks(folder, change)]
    writeFileSync(join(folder, 'outside.d.ts'), outside)
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

const linesOf = (page: string, start: string) =>
  blocks
    .filter((block) => block.page === page && block.path?.startsWith(start))
    .flatMap(({ code }) => code.split('\n'))
    .filter((line) => line.trim() !== '')

describe('READMEs and docs', () => {
  beforeAll(() => mkdirSync(results, { recursive: true }))

  it('hold blocks of code', () => {
    expect(new Set(blocks.map(({ page }) => page)).size).toBeGreaterThan(15)
    expect(blocks.filter(({ path }) => path !== undefined).length).toBeGreaterThan(10)
  })

  it('hold code that compiles against the packages', { timeout: 120_000 }, () => {
    expect(compile()).toBe('')
  })

  it('would see that a name of theirs is gone', { timeout: 120_000 }, () => {
    const names = ['loadSearchPage', 'openDatabase', 'createContrastReport']
    const gone = (code: string) =>
      names.reduce((text, name) => text.replaceAll(name, `${name}Gone`), code)
    const said = compile(gone)
    expect(names.filter((name) => !said.includes(`'${name}Gone'`))).toEqual([])
  })

  it.each(['vite/', 'next/'])('show a whole search page in under 60 lines of %s', (start) => {
    const lines = linesOf('feature-search', start)
    expect(lines.length).toBeGreaterThan(20)
    expect(lines.length).toBeLessThan(60)
  })
})
