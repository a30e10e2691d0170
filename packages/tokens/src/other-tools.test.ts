import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { defineConfig, Logger, parse } from '@terrazzo/parser'
import StyleDictionary from 'style-dictionary'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createBrandExports } from './brand/brand-exports.ts'
import { referenceBrands } from './brand/reference-brands.ts'
import { baseTokens, lightTokens } from './dtcg/documents.ts'

const file = (name: string) => new URL(`./tokens/${name}.json`, import.meta.url)

const foundation = [
  'color.tokens',
  'spacing.tokens',
  'size.tokens',
  'breakpoint.tokens',
  'radius.tokens',
  'motion.tokens',
  'layer.tokens',
  'typography.tokens',
]

/** Documents that lie over the others: choices of a brand, and the colours of makes. */
const besides = ['brand-options.tokens', 'manufacturers.tokens']

/** Reads files with Style Dictionary, where every warning is an error. */
async function readWithStyleDictionary(files: readonly string[]) {
  const dictionary = new StyleDictionary({
    source: [...files],
    log: { warnings: 'error', verbosity: 'silent', errors: { brokenReferences: 'throw' } },
    expand: { include: ['typography'] },
    platforms: { css: { transformGroup: 'css' } },
  })
  return dictionary.exportPlatform('css')
}

const documents = (names: readonly string[]) => names.map((name) => fileURLToPath(file(name)))

/** Reads documents together with Terrazzo and its recommended rules, and counts what it minds. */
async function readTogether(files: readonly URL[], sources: readonly string[] = []) {
  const logger = new Logger({ level: 'silent' })
  const config = defineConfig({}, { logger, cwd: new URL('./', files[0]) })
  const inputs = files.map((filename, index) => ({
    filename,
    src: sources[index] ?? readFileSync(filename, 'utf8'),
  }))
  const { tokens, resolver } = await parse(inputs, {
    logger,
    config,
    req: async (url) => readFileSync(url, 'utf8'),
  })
  return { tokens, resolver, counts: logger.stats() }
}

const readWithTerrazzo = (filename: URL, ...sources: string[]) => readTogether([filename], sources)

describe('token documents in other tools', () => {
  it('are read by Style Dictionary and by Terrazzo without a warning [PLUS-064]', async () => {
    for (const ground of ['', '-dark']) {
      const purposes = [`semantic${ground}.tokens`, `shadow${ground}.tokens`]
      const tokens = await readWithStyleDictionary(documents([...foundation, ...purposes]))
      expect(tokens.color?.brand?.['600']?.$value).toBe('#2869ca')
      expect(tokens.size?.popup?.$value).toBe('600px')
    }
    const { tokens, counts } = await readWithTerrazzo(file('forecourt.resolver'))
    expect(counts).toMatchObject({ errorCount: 0, warnCount: 0 })
    expect(Object.keys(tokens)).toHaveLength(baseTokens.length + lightTokens.length)
  })

  it('of choices and makes are read beside the others without a warning [PLUS-064]', async () => {
    const names = [...foundation, 'semantic.tokens', 'shadow.tokens', ...besides]
    await readWithStyleDictionary(documents(names))
    const { tokens, counts } = await readTogether(names.map(file))
    expect(counts).toMatchObject({ errorCount: 0, warnCount: 0 })
    expect(tokens['toyota.color.brand']).toBeDefined()
    expect(tokens['corners.square.radius.control']).toBeDefined()
  })

  it('resolve to other colours on dark ground', async () => {
    const { resolver } = await readWithTerrazzo(file('forecourt.resolver'))
    const canvas = (surface: string) => resolver.apply({ surface })['color.canvas']?.$value
    expect(canvas('light')).toMatchObject({ hex: '#f8f9fb' })
    expect(canvas('dark')).toMatchObject({ hex: '#16191d' })
  })

  it('are not taken on trust: both tools mind a fault', async () => {
    await expect(readWithStyleDictionary(documents(['semantic.tokens']))).rejects.toThrow(
      'could not be found',
    )
    const { counts } = await readWithTerrazzo(
      file('planted.tokens'),
      '{"lineHeight":{"$type":"number","tight":{"$value":1}}}',
    )
    expect(counts.warnCount).toBeGreaterThan(0)
  })
})

describe('createBrandExports', () => {
  let folder = ''
  const exported = createBrandExports(referenceBrands)
  const sets = [...exported.keys()].filter((name) => name.endsWith('.tokens.json'))

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'brand-exports-'))
    for (const [name, document] of exported) {
      writeFileSync(join(folder, name), JSON.stringify(document))
    }
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it('gives every dealer a token set for light and for dark ground', () => {
    expect(sets).toHaveLength(10)
    for (const id of ['harbour', 'ridgeline', 'caravans', 'ironbark', 'aurelia']) {
      expect(sets).toContain(`${id}.tokens.json`)
      expect(sets).toContain(`${id}.dark.tokens.json`)
    }
  })

  it.each(sets)(
    '%s is whole, and read by Style Dictionary and Terrazzo without a warning [PLUS-064]',
    async (name) => {
      await readWithStyleDictionary([join(folder, name)])
      const { tokens, counts } = await readWithTerrazzo(pathToFileURL(join(folder, name)))
      expect(counts).toMatchObject({ errorCount: 0, warnCount: 0 })
      expect(Object.keys(tokens)).toHaveLength(baseTokens.length + lightTokens.length)
    },
  )

  it('names the same tokens in every set, as the modes of a design tool need', async () => {
    const names = await Promise.all(
      sets.map(async (name) => {
        const { tokens } = await readWithTerrazzo(pathToFileURL(join(folder, name)))
        return Object.keys(tokens).join()
      }),
    )
    expect(new Set(names).size).toBe(1)
  })

  it('offers every dealer and ground as a theme of one resolver', async () => {
    const { resolver, counts } = await readWithTerrazzo(
      pathToFileURL(join(folder, 'dealers.resolver.json')),
    )
    expect(counts).toMatchObject({ errorCount: 0, warnCount: 0 })
    const action = (theme: string) => resolver.apply({ theme })['color.action.default']?.$value
    expect(action('harbour-light')).toMatchObject({ hex: '#0b4f6c' })
    expect(action('ridgeline-light')).toMatchObject({ hex: '#c8401b' })
    expect(action('aurelia-dark')).toMatchObject({ hex: '#c2a46b' })
  })

  it('lists themes for Tokens Studio whose sets exist', () => {
    expect(exported.get('$metadata.json')).toEqual({
      tokenSetOrder: sets.map((name) => name.replace('.json', '')),
    })
    expect(exported.get('$themes.json')).toHaveLength(sets.length)
    expect(exported.get('$themes.json')).toContainEqual({
      id: 'caravans-dark',
      name: 'caravans-dark',
      group: 'Theme',
      selectedTokenSets: { 'caravans.dark.tokens': 'enabled' },
    })
  })

  it('holds the values the pages have, with lengths in px', () => {
    expect(exported.get('ironbark.tokens.json')).toMatchObject({
      $extensions: { 'au.forecourt.brand': { ...referenceBrands.ironbark, surface: 'light' } },
      color: { header: { bg: { $type: 'color', $value: { hex: '#ffc400' } } } },
      font: { heading: { $value: expect.arrayContaining(['Saira']) } },
      'border-width': { card: { $value: '{border-width.thick}' } },
      'font-size': { lg: { $value: { value: 15, unit: 'px' } } },
    })
  })
})
