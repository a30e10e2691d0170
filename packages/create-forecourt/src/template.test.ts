import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeTemplate } from '../scripts/template.ts'

const folder = join(mkdtempSync(join(tmpdir(), 'create-forecourt-')), 'template')
let files: string[] = []

beforeAll(() => {
  writeTemplate(folder)
  files = globSync('**/*.*', { cwd: folder, exclude: ['**/node_modules/**'] })
})
afterAll(() => rmSync(dirname(folder), { recursive: true }))

const importPattern = /\bfrom '([^']+)'|^import '([^']+)'|\bimport\('([^']+)'\)/gm

/** Imports of the modules of the template, each with the file it stands in. */
const imports = () =>
  files
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => {
      const code = readFileSync(join(folder, file), 'utf8')
      return [...code.matchAll(importPattern)].map(([, from, plain, late]) => ({
        file,
        source: (from ?? plain ?? late ?? '').replace(/\?.*/, ''),
      }))
    })

const packageOf = (source: string) =>
  source
    .split('/')
    .slice(0, source.startsWith('@') ? 2 : 1)
    .join('/')

describe('the template of an app', () => {
  it('is the site, without its tests and its dealers [PLUS-103]', () => {
    expect(files).toEqual(
      expect.arrayContaining(['+server.ts', 'pages/search/+Page.server.tsx', 'stock.csv']),
    )
    expect(files.filter((file) => /\.(?:test|e2e)\.|^tests|forecourt\.ts$/.test(file))).toEqual([])
    expect(imports().filter(({ source }) => source.includes('demo'))).toEqual([])
  })

  it('imports files it has and packages it asks for [PLUS-103]', () => {
    const { dependencies, devDependencies } = JSON.parse(
      readFileSync(join(folder, 'package.json'), 'utf8'),
    ) as Record<'dependencies' | 'devDependencies', Record<string, string>>
    const asked = new Set(Object.keys({ ...dependencies, ...devDependencies }))
    const isThere = ({ file, source }: { file: string; source: string }) =>
      source.startsWith('.')
        ? existsSync(join(folder, dirname(file), source))
        : /^(?:node|virtual):/.test(source) || asked.has(packageOf(source))
    expect(imports().length).toBeGreaterThan(500)
    expect(imports().filter((one) => !isThere(one))).toEqual([])
    expect(Object.keys(dependencies)).not.toContain('@forecourt/demo')
  })
})
