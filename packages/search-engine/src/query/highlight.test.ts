import { describe, expect, it } from 'vitest'
import type { SearchAnswer, SearchHit } from './search-answer.ts'
import { createSearchEngine } from './search-engine.ts'

const record = {
  objectID: '1',
  name: 'Mazda CX-5 Maxx Sport',
  year: 2024,
  features: ['Apple CarPlay', 'Tow bar'],
  location: { name: 'Škoda Brisbane' },
  notes:
    'One owner since new, full service history, always garaged, a very tidy Mazda in all respects',
}

function highlight(query: string, parameters: object = {}): SearchHit {
  const engine = createSearchEngine()
  engine.setIndex('cars', {
    settings: { searchableAttributes: ['name', 'features', 'location.name', 'notes', 'year'] },
    records: [record],
  })
  const [answer] = engine.search([{ indexName: 'cars', query, ...parameters }], { scope: null })
  return (answer as SearchAnswer).hits.at(0)!
}

describe('highlighting', () => {
  it('marks only the typed part of the last word', () => {
    expect(highlight('mazda max')._highlightResult?.name).toEqual({
      value: '<em>Mazda</em> CX-5 <em>Max</em>x Sport',
      matchLevel: 'full',
      matchedWords: ['mazda', 'max'],
      fullyHighlighted: false,
    })
  })

  it('marks joined words on both sides of what parts them', () => {
    expect(highlight('cx5')._highlightResult?.name).toMatchObject({
      value: 'Mazda <em>CX</em>-<em>5</em> Maxx Sport',
    })
  })

  it('marks the whole word that was met with a typo', () => {
    expect(highlight('mazad')._highlightResult?.name).toMatchObject({
      value: '<em>Mazda</em> CX-5 Maxx Sport',
      matchedWords: ['mazad'],
    })
  })

  it('keeps lists and nesting, numbers as text, and accents where they are', () => {
    const { features, location, year } = highlight('skod apple', { queryType: 'prefixAll' })
      ._highlightResult as Record<string, never>
    expect(features).toEqual([
      {
        value: '<em>Apple</em> CarPlay',
        matchLevel: 'partial',
        matchedWords: ['apple'],
        fullyHighlighted: false,
      },
      { value: 'Tow bar', matchLevel: 'none', matchedWords: [] },
    ])
    expect(location).toMatchObject({ name: { value: '<em>Škod</em>a Brisbane' } })
    expect(year).toEqual({ value: '2024', matchLevel: 'none', matchedWords: [] })
  })

  it('tells when the whole value is marked', () => {
    expect(highlight('2024')._highlightResult?.year).toMatchObject({ fullyHighlighted: true })
  })

  it('uses the tags and attributes asked for, and escapes nothing', () => {
    const hit = highlight('mazda', {
      highlightPreTag: '__ais-highlight__',
      highlightPostTag: '__/ais-highlight__',
      attributesToHighlight: ['name'],
    })
    expect(hit._highlightResult).toEqual({
      name: expect.objectContaining({
        value: '__ais-highlight__Mazda__/ais-highlight__ CX-5 Maxx Sport',
      }),
    })
    expect(highlight('mazda', { attributesToHighlight: [] })._highlightResult).toBeUndefined()
  })

  it('cuts a snippet of so many words around the first match', () => {
    const hit = highlight('garaged', { attributesToSnippet: ['notes:6'] })
    expect(hit._snippetResult).toEqual({
      notes: {
        value: '…always <em>garaged</em>, a very tidy Mazda…',
        matchLevel: 'full',
      },
    })
  })

  it('begins a snippet without a match at the beginning', () => {
    const hit = highlight('mazda', { attributesToSnippet: ['location.name', 'features:1'] })
    expect(hit._snippetResult).toEqual({
      location: { name: { value: 'Škoda Brisbane', matchLevel: 'none' } },
      features: [
        { value: 'Apple…', matchLevel: 'none' },
        { value: 'Tow…', matchLevel: 'none' },
      ],
    })
  })
})
