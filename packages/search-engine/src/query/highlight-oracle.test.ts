import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { highlightByHand } from '../testing/highlight-oracle.ts'
import type { SearchAnswer, SearchHit } from './search-answer.ts'
import { createSearchEngine } from './search-engine.ts'

const words = [
  'Mazda',
  'CX-5',
  'CX5',
  'Land',
  'Cruiser',
  'LandCruiser',
  'RAV4',
  '320i',
  'Škoda',
  'Citroën',
  'Sport',
  'Sportage',
  'Gran',
  'Tourer',
  'X',
  'Trail',
  "Driver's",
  'U104512',
  '١٢',
  '&',
]
const text = fc
  .array(fc.constantFrom(...words), { minLength: 1, maxLength: 14 })
  .map((parts) => parts.join(' '))
const typed = fc
  .array(
    fc.tuple(fc.constantFrom(...words, 'sport gran', 'landcruser', 'a'), fc.nat(6), fc.nat(9)),
    { minLength: 1, maxLength: 6 },
  )
  .map((parts) => parts.map(([word, place, kind]) => mistype(word, place, kind)))
const query = fc
  .tuple(typed, fc.constantFrom(' ', ' ', ' ', '', '-'))
  .map(([parts, separator]) => parts.join(separator))

function mistype(word: string, place: number, kind: number): string {
  const [before, after] = [word.slice(0, place), word.slice(place)]
  if (kind === 0) return before + after.slice(1)
  if (kind === 1) return `${before}q${after}`
  if (kind === 2) return before
  if (kind === 3) return before + (after[1] ?? '') + (after[0] ?? '') + after.slice(2)
  return word
}

function ask(record: object, parameters: object): SearchHit | undefined {
  const engine = createSearchEngine()
  engine.setIndex('things', {
    settings: { searchableAttributes: ['all', 'name', 'notes'] },
    records: [{ objectID: '1', all: 'everything', ...record }],
  })
  const requests = [{ indexName: 'things', ...parameters }]
  return (engine.search(requests, { scope: null })[0] as SearchAnswer).hits[0]
}

/** Every word of a query is met somewhere when it is the text of another attribute too. */
const findable = (record: object, queryText: string) => ({ ...record, all: queryText })

describe('highlights', () => {
  it('are those of a reference that goes letter by letter', () => {
    fc.assert(
      fc.property(text, text, query, fc.boolean(), (name, notes, queryText, typoTolerance) => {
        const hit = ask(findable({ name, notes: [notes] }, queryText), {
          query: queryText,
          typoTolerance,
        })
        const by = (value: string) => highlightByHand(value, queryText, typoTolerance)
        const { name: actual, notes: actualNotes } = hit!._highlightResult!
        expect({ queryText, actual }).toEqual({ queryText, actual: by(name) })
        expect(actualNotes).toEqual([by(notes)])
      }),
      { seed: 20_264, numRuns: 600 },
    )
  }, 60_000)

  it('and snippets are parts of the text, short enough, around a match where there is one', () => {
    fc.assert(
      fc.property(text, query, fc.integer({ min: 1, max: 12 }), (notes, queryText, count) => {
        const hit = ask(findable({ notes }, queryText), {
          query: queryText,
          attributesToSnippet: [`notes:${count}`],
          snippetEllipsisText: '~',
        })
        const { value, matchLevel } = hit!._snippetResult!['notes'] as Record<string, string>
        const plain = value!.replaceAll(/<\/?em>|~/g, '')
        expect(notes).toContain(plain)
        expect((plain.match(/[\p{L}\p{N}]+/gu) ?? []).length).toBeLessThanOrEqual(count)
        const expected = highlightByHand(notes, queryText, true)
        expect(matchLevel).toBe(expected.matchLevel)
        expect(value!.includes('~')).toBe(plain.length < notes.length)
      }),
      { seed: 20_265, numRuns: 300 },
    )
  }, 60_000)
})

interface Tree {
  [name: string]: Tree | string | Tree[]
}

const names = ['a', 'b', 'ab', 'c']
const tree = fc.letrec<{ node: Tree; value: Tree | string | Tree[] }>((tie) => ({
  node: fc.dictionary(fc.constantFrom(...names), tie('value'), { maxKeys: 3 }),
  value: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom('red', 'blue'),
    tie('node'),
    fc.array(tie('node'), { minLength: 1, maxLength: 2 }),
  ),
})).node
const path = fc
  .array(fc.constantFrom(...names), { minLength: 1, maxLength: 3 })
  .map((parts) => parts.join('.'))
const list = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: path },
    { weight: 2, arbitrary: path.map((name) => `-${name}`) },
    { weight: 1, arbitrary: fc.constant('*') },
  ),
  { minLength: 1, maxLength: 4 },
)

/** Paths of all texts, those of lists by their name alone, as often as they stand there. */
function textPaths(value: unknown, prefix = ''): string[] {
  if (typeof value === 'string') return [prefix]
  if (Array.isArray(value)) return value.flatMap((element) => textPaths(element, prefix))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) =>
    textPaths(part, prefix === '' ? key : `${prefix}.${key}`),
  )
}

function isWanted(wanted: readonly string[], at: string): boolean {
  const covers = (name: string) => name === '*' || at === name || at.startsWith(`${name}.`)
  const named = wanted.filter((name) => !name.startsWith('-'))
  const left = wanted.filter((name) => name.startsWith('-')).map((name) => name.slice(1))
  if (left.some(covers)) return false
  return named.length === 0 || named.some(covers)
}

/** Entries of highlights and snippets in the place of their texts. */
function textsOf(result: unknown): unknown {
  if (typeof result !== 'object' || result === null) return result
  if ('matchLevel' in result) return 'text'
  if (Array.isArray(result)) return result.map(textsOf)
  return Object.fromEntries(Object.entries(result).map(([key, part]) => [key, textsOf(part)]))
}

describe('lists of attributes', () => {
  it('reach the texts a reference reaches, wherever the list is sent', () => {
    fc.assert(
      fc.property(tree, list, list, (record, wanted, hidden) => {
        const engine = createSearchEngine()
        const unretrievableAttributes = hidden.filter((name) => /^[abc]/.test(name)).slice(0, 1)
        engine.setIndex('things', {
          settings: { searchableAttributes: ['a'], unretrievableAttributes },
          records: [{ ...record, objectID: '1' }],
        })
        const lists = {
          attributesToRetrieve: wanted,
          attributesToHighlight: wanted,
          attributesToSnippet: wanted,
        }
        const [answer] = engine.search([{ indexName: 'things', ...lists }], { scope: null })
        const { objectID, _highlightResult, _snippetResult, ...own } = (answer as SearchAnswer)
          .hits[0]!
        expect(objectID).toBe('1')
        const rules = [...wanted, ...unretrievableAttributes.map((name) => `-${name}`)]
        const isNothingNamed = wanted.every((name) => name.startsWith('-'))
        const expected = textPaths(record).filter((at) =>
          isWanted(isNothingNamed ? ['*', ...rules] : rules, at),
        )
        for (const shown of [own, _highlightResult, _snippetResult]) {
          expect({ rules, paths: textPaths(textsOf(shown)).toSorted() }).toEqual({
            rules,
            paths: expected.toSorted(),
          })
        }
      }),
      { seed: 20_266, numRuns: 400 },
    )
  }, 60_000)
})
