import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig, Logger, parse } from '@terrazzo/parser'
import StyleDictionary from 'style-dictionary'
import { describe, expect, it } from 'vitest'
import { baseTokens, lightTokens } from './dtcg/documents.ts'

const file = (name: string) => new URL(`./tokens/${name}.json`, import.meta.url)

const foundation = [
  'color.tokens',
  'spacing.tokens',
  'size.tokens',
  'breakpoint.tokens',
  'radius.tokens',
  'shadow.tokens',
  'motion.tokens',
  'layer.tokens',
  'typography.tokens',
]

/** Reads documents with Style Dictionary, where every warning is an error. */
async function readWithStyleDictionary(names: readonly string[]) {
  const dictionary = new StyleDictionary({
    source: names.map((name) => fileURLToPath(file(name))),
    log: { warnings: 'error', verbosity: 'silent', errors: { brokenReferences: 'throw' } },
    expand: { include: ['typography'] },
    platforms: { css: { transformGroup: 'css' } },
  })
  return dictionary.exportPlatform('css')
}

/** Reads a document with Terrazzo and its recommended rules, and counts what it minds. */
async function readWithTerrazzo(name: string, src = readFileSync(file(name), 'utf8')) {
  const logger = new Logger({ level: 'silent' })
  const cwd = new URL('./tokens/', import.meta.url)
  const config = defineConfig({}, { logger, cwd })
  const { tokens, resolver } = await parse([{ filename: file(name), src }], {
    logger,
    config,
    req: async (url) => readFileSync(url, 'utf8'),
  })
  return { tokens, resolver, counts: logger.stats() }
}

describe('token documents in other tools', () => {
  it('are read by Style Dictionary and by Terrazzo without a warning [PLUS-064]', async () => {
    for (const semantic of ['semantic.tokens', 'semantic-dark.tokens']) {
      const tokens = await readWithStyleDictionary([...foundation, semantic])
      expect(tokens.color?.brand?.['600']?.$value).toBe('#2869ca')
      expect(tokens.size?.popup?.$value).toBe('600px')
    }
    const { tokens, counts } = await readWithTerrazzo('forecourt.resolver')
    expect(counts).toMatchObject({ errorCount: 0, warnCount: 0 })
    expect(Object.keys(tokens)).toHaveLength(baseTokens.length + lightTokens.length)
  })

  it('resolve to other colours on dark ground', async () => {
    const { resolver } = await readWithTerrazzo('forecourt.resolver')
    const canvas = (surface: string) => resolver.apply({ surface })['color.canvas']?.$value
    expect(canvas('light')).toMatchObject({ hex: '#f8f9fb' })
    expect(canvas('dark')).toMatchObject({ hex: '#16191d' })
  })

  it('are not taken on trust: both tools mind a fault', async () => {
    await expect(readWithStyleDictionary(['semantic.tokens'])).rejects.toThrow('could not be found')
    const { counts } = await readWithTerrazzo(
      'planted.tokens',
      '{"lineHeight":{"$type":"number","tight":{"$value":1}}}',
    )
    expect(counts.warnCount).toBeGreaterThan(0)
  })
})
