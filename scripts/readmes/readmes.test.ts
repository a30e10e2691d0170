import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Manifest, readManifests } from '../manifests.mjs'
import { importsOf, packagesOf, type ReadmeBlock, readBlocks } from './readme-blocks.ts'

const projectFolder = fileURLToPath(new URL('../..', import.meta.url))
const results = join(projectFolder, 'test-results')
const blocks = readBlocks(projectFolder)

/** The little of Next that is used, with its own signatures. */
const outside = `
declare module '*.css'
declare module 'next/link' {
  export default function Link(props: import('react').ComponentProps<'a'> & { href: string }): import('react').ReactNode
}
declare module 'next/navigation' {
  export function notFound(): never
  export function permanentRedirect(location: string): never
}
`
const config = {
  extends: join(projectFolder, 'tsconfig.json'),
  compilerOptions: {
    noUncheckedIndexedAccess: true,
    types: ['node'],
    incremental: false,
    tsBuildInfoFile: null,
  },
  include: ['**/*.ts', '**/*.tsx'],
}

/** Text of a block as a file; of a fragment in a page of docs, what it imports. */
const toFile = (block: ReadmeBlock) =>
  block.path === undefined && block.page.endsWith('.md')
    ? `${importsOf(block)}\nexport {}\n`
    : `${block.code}\nexport {}\n`

/** Writes the blocks as files of a folder. */
function writeBlocks(folder: string, change: (code: string) => string): void {
  for (const [index, block] of blocks.entries()) {
    const { page, path, language } = block
    const file = join(folder, page, path ?? `block-${index}.${language}`)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, change(toFile(block)))
  }
}

const names = ['loadSearchPage', 'openDatabase', 'createContrastReport']
const takeNames = (code: string) =>
  names.reduce((text, name) => text.replaceAll(name, `${name}Gone`), code)

/**
 * Lines the compiler says of the blocks as they are, and of the same blocks with {@link names} that do not exist.
 * It reads the packages once for both.
 */
function compile(): { asTheyAre: string[]; withNamesGone: string[] } {
  const folder = mkdtempSync(join(results, 'readmes-'))
  try {
    writeBlocks(join(folder, 'as-they-are'), (code) => code)
    writeBlocks(join(folder, 'names-gone'), takeNames)
    writeFileSync(join(folder, 'outside.d.ts'), outside)
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config))
    const compiler = join(projectFolder, 'node_modules/typescript/bin/tsc')
    const { stdout } = spawnSync(process.execPath, [compiler, '--pretty', 'false', '-p', folder], {
      encoding: 'utf8',
    })
    const lines = stdout.split('\n').filter(Boolean)
    const isGone = (line: string) => line.includes('/names-gone/')
    return {
      asTheyAre: lines.filter((line) => !isGone(line)),
      withNamesGone: lines.filter(isGone),
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** An app has them before it takes a package of ours. */
const frameworks = ['hono', 'next', 'vike', 'vike-react', 'vite']

/** A peer that is not optional comes with the package; npm leaves the others to whoever installs it. */
const addedByNpm = (manifest: Manifest, name: string) =>
  !manifest.peerDependenciesMeta?.[name]?.optional

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

  it('hold code that compiles against the packages, and would see that a name is gone [PLUS-101]', {
    timeout: 120_000,
  }, () => {
    const { asTheyAre, withNamesGone } = compile()
    expect(asTheyAre).toEqual([])
    const said = withNamesGone.join('\n')
    expect(names.filter((name) => !said.includes(`'${name}Gone'`))).toEqual([])
  })

  it.each(readManifests())(
    'say what $folder needs besides its own dependencies',
    ({ folder, manifest }) => {
      const text = readFileSync(join(projectFolder, folder, 'README.md'), 'utf8')
      const lines = text.match(/npm install [^`\n]*/g) ?? []
      const installed = new Set(lines.flatMap((line) => line.split(' ')))
      const needed = Object.keys(manifest.peerDependencies ?? {})
      expect(needed.filter((name) => !installed.has(name) && !addedByNpm(manifest, name))).toEqual(
        [],
      )
    },
  )

  it.each(readManifests())(
    'have no sample of $folder that imports what it does not say to install',
    ({ folder, manifest }) => {
      const text = readFileSync(join(projectFolder, folder, 'README.md'), 'utf8')
      const lines = text.match(/npm install [^`\n#]*/g) ?? []
      const installed = [...frameworks, manifest.name, ...lines.flatMap((line) => line.split(' '))]
      const page = folder.split('/')[1]
      const imported = blocks.filter((block) => block.page === page).flatMap(packagesOf)
      expect(imported.filter((name) => !installed.includes(name))).toEqual([])
    },
  )

  it('give a Panda build that reads the build infos the recipes they name', () => {
    const builds = blocks.filter(({ code }) => code.includes('panda.buildinfo.json'))
    expect(builds.length).toBeGreaterThan(1)
    expect(builds.filter(({ code }) => !code.includes("'@forecourt/ui/preset'"))).toEqual([])
  })

  it.each(['vite/', 'next/'])('show a whole search page in under 60 lines of %s', (start) => {
    const lines = linesOf('feature-search', start)
    expect(lines.length).toBeGreaterThan(20)
    expect(lines.length).toBeLessThan(60)
  })
})
