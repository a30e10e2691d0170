import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { listStoryIds } from './list-story-ids.ts'
import { CONFIGURATION_FILE, makeConfigurationPage, readTenantSchema } from './read-page.ts'
import { listSchemaSettings } from './schema-settings.ts'
import { findUnit } from './setting-unit.ts'
import { switchStories } from './switch-stories.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const page = readFileSync(`${root}${CONFIGURATION_FILE}`, 'utf8')
const settings = listSchemaSettings(readTenantSchema())

/** Cells of the row of a setting. */
const rowOf = (name: string): string[] =>
  (page.split('\n').find((line) => line.startsWith(`| ${name} |`)) ?? '')
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((text) => text.trim())

describe('docs/configuration.md', () => {
  it('is what the schema makes it; `npm run settings -- --keep` writes it anew', () => {
    expect(page === makeConfigurationPage(root)).toBe(true)
  })

  it('has a row of every setting, with a sentence and who sees it', () => {
    const rows = [...page.matchAll(/^\| `([^`]+)`(?: \([^)]+\))? \| (.*?) \|/gm)]
    const paths = new Set(rows.map(([, path]) => path))
    expect(settings.filter(({ path }) => !paths.has(path)).map(({ path }) => path)).toEqual([])
    const own = new Set(settings.map(({ path }) => path))
    const silent = rows.filter(
      ([, path = '', words = '']) => own.has(path) && !/\w.*\./.test(words),
    )
    expect(silent.map(([, path]) => path)).toEqual([])
  })

  it('says type, range, default, unit and story of a setting', () => {
    expect(rowOf('`search.columns`')).toEqual([
      '`search.columns`',
      'Cards in a row on wide screens; default 3 (CFG-028).',
      '`3`, `4`',
      '`3`',
      'cards',
      'browser',
      '',
    ])
    expect(rowOf('`reserve.holdMinutes`').slice(2, 5)).toEqual([
      'whole number, 1 to 1440',
      '`15`',
      'minutes',
    ])
    expect(rowOf('`id`').slice(2, 4)).toEqual([
      'words in lower case joined by hyphens',
      '**required**',
    ])
    expect(rowOf('`features.compare`').at(-1)).toBe(
      '[search-car-card--with-compare](http://localhost:6006/?path=/story/search-car-card--with-compare)',
    )
    expect(rowOf('`search.provider.appId` (algolia)')[3]).toBe('**required**')
    expect(rowOf('`PORT`, `HOST`')[2]).toBe('`3000`, every address')
  })

  it('leads from each section of its contents to a heading', () => {
    const headings = new Set(
      [...page.matchAll(/^## (.*)$/gm)].map(([, title = '']) =>
        title.toLowerCase().replaceAll(' ', '-'),
      ),
    )
    const links = [...page.matchAll(/^- \[[^\]]+\]\(#([^)]+)\)$/gm)].map(([, link]) => link)
    expect(links).toEqual([...headings])
    expect(links.length).toBeGreaterThan(35)
  })
})

describe('switchStories', () => {
  const visible = settings
    .filter(({ node }) => node.type === 'boolean' && node.visibility === 'browser')
    .map(({ path }) => path)

  it('knows every switch that reaches a visitor, and no other', () => {
    expect(Object.keys(switchStories).toSorted()).toEqual(visible.toSorted())
  })

  it('names stories that exist', () => {
    const ids = listStoryIds(root)
    expect(ids.size).toBeGreaterThan(700)
    expect(Object.values(switchStories).filter((story) => !ids.has(story))).toEqual([])
  })
})

describe('findUnit', () => {
  it('refuses a number that nothing gives a unit', () => {
    expect(() => findUnit('search.width', { type: 'integer' })).toThrow('know search.width')
    expect(findUnit('search.widthDays', { type: 'integer' })).toBe('days')
    expect(findUnit('search.title', { type: 'string' })).toBe('')
  })
})
