import { describe, expect, it } from 'vitest'
import type { SearchAnswer } from './search-answer.ts'
import { createSearchEngine } from './search-engine.ts'

/** Names of the cars a text finds. */
function find(names: readonly string[], query: string, parameters: object = {}): string[] {
  const engine = createSearchEngine()
  engine.setIndex('cars', {
    settings: { searchableAttributes: ['name', 'notes'] },
    records: names.map((name, index) => ({ objectID: String(index), name })),
  })
  const [answer] = engine.search([{ indexName: 'cars', query, ...parameters }], { scope: null })
  return (answer as SearchAnswer).hits.map((hit) => String(hit.name))
}

describe('text search', () => {
  it('finds a make or model typed with one mistake, from four letters on [PLUS-015]', () => {
    const names = ['Toyota Corolla', 'Mazda CX-5', 'Audi Q5', 'Kia Rio', 'Mitsubishi Outlander']
    expect(find(names, 'toyta')).toEqual(['Toyota Corolla'])
    expect(find(names, 'toyoota')).toEqual(['Toyota Corolla'])
    expect(find(names, 'toyoya')).toEqual(['Toyota Corolla'])
    expect(find(names, 'tooyta')).toEqual(['Toyota Corolla'])
    expect(find(names, 'corola')).toEqual(['Toyota Corolla'])
    expect(find(names, 'mzda')).toEqual(['Mazda CX-5'])
    expect(find(names, 'aidi')).toEqual(['Audi Q5'])
    expect(find(names, 'aid')).toEqual([])
    expect(find(names, 'rjo')).toEqual([])
  })

  it('forgives two typos from eight letters on', () => {
    const names = ['Mitsubishi Outlander', 'Hyundai Tucson']
    expect(find(names, 'mitsubushy')).toEqual(['Mitsubishi Outlander'])
    expect(find(names, 'outlenda')).toEqual(['Mitsubishi Outlander'])
    expect(find(names, 'hyindau')).toEqual([])
  })

  it('counts another first letter as one typo more', () => {
    expect(find(['Toyota Camry'], 'doyota')).toEqual([])
    expect(find(['Mitsubishi Triton'], 'nitsubishi')).toEqual(['Mitsubishi Triton'])
    expect(find(['Mitsubishi Triton'], 'nitsubichi')).toEqual([])
  })

  it('forgives no typo in a word with a digit', () => {
    expect(find(['Ford F150 XLT'], 'f151')).toEqual([])
    expect(find(['Ford F150 XLT'], 'f150')).toEqual(['Ford F150 XLT'])
  })

  it('needs every word, and takes the last as the beginning of one', () => {
    const names = ['Toyota Corolla Hybrid', 'Toyota Camry']
    expect(find(names, 'toyota hyb')).toEqual(['Toyota Corolla Hybrid'])
    expect(find(names, 'hyb toyota')).toEqual([])
    expect(find(names, 'toyota hyb', { queryType: 'prefixNone' })).toEqual([])
    expect(find(names, 'hyb toyota', { queryType: 'prefixAll' })).toEqual(['Toyota Corolla Hybrid'])
  })

  it.each(['cx5', 'cx-5', 'cx 5', 'CX-5', 'Mazda cx5'])(
    'finds CX-5, CX5 and CX 5 by %s',
    (query) => {
      const names = ['Mazda CX-5', 'Mazda CX5', 'Mazda CX 5']
      expect(find([...names, 'Mazda CX-3', 'Mazda 6'], query).toSorted()).toEqual(names.toSorted())
    },
  )

  it.each(['landcruiser', 'land cruiser', 'land-cruiser', 'landcru'])(
    'finds Land Cruiser and LandCruiser by %s',
    (query) => {
      const names = ['Toyota Land Cruiser', 'Toyota LandCruiser']
      expect(find([...names, 'Land Rover Defender'], query)).toEqual(names)
    },
  )

  it('forgives a typo in a word as it stands, and none in two words joined [PLUS-015]', () => {
    const names = ['Toyota LandCruiser', 'Toyota Land Cruiser']
    expect(find(names, 'landcruser')).toEqual(['Toyota LandCruiser'])
    expect(find(names, 'land cruser')).toEqual(['Toyota Land Cruiser'])
    expect(find(['Kia Sport Gran Tourer', 'Kia Sportage'], 'sportage')).toEqual(['Kia Sportage'])
    expect(find(['Kia Sport Gran Tourer'], 'sportgran')).toHaveLength(1)
    expect(find(['Kia Sport Gran Tourer'], 'sportgrna')).toHaveLength(0)
    expect(find(['Kia Sportage'], 'sport age')).toHaveLength(1)
    expect(find(['Kia Sportage'], 'sport ega')).toHaveLength(0)
    expect(find(['Hyundai Kona64'], 'kona')).toHaveLength(1)
    expect(find(['Hyundai Kona64'], 'knoa')).toHaveLength(0)
  })

  it('marks what it finds by the same rule', () => {
    const engine = createSearchEngine()
    engine.setIndex('cars', {
      settings: { searchableAttributes: ['name', 'notes'] },
      records: [{ objectID: '1', name: 'Sportage', notes: 'Sport Gran' }],
    })
    const [answer] = engine.search([{ indexName: 'cars', query: 'sportage' }], { scope: null })
    expect((answer as SearchAnswer).hits[0]?._highlightResult).toMatchObject({
      name: { value: '<em>Sportage</em>', matchLevel: 'full' },
      notes: { value: 'Sport Gran', matchLevel: 'none' },
    })
  })

  it('joins pairs of the first five words, and all words of a query', () => {
    expect(find(['Nissan xtrail'], 'x trail')).toHaveLength(1)
    expect(find(['Nissan xtrail'], 'nissan x trail')).toHaveLength(1)
    expect(find(['xtrailstl'], 'x trail st l')).toHaveLength(1)
    expect(find(['a b c dlux'], 'a b c d lux')).toHaveLength(1)
    expect(find(['a b c d elux'], 'a b c d e lux')).toHaveLength(0)
    expect(find(['abcdelux'], 'a b c d e lux')).toHaveLength(1)
  })

  it('joins no word of more than 12 letters to the next one', () => {
    expect(find(['Twelveletter Touring'], 'twelvelettertouring')).toHaveLength(1)
    expect(find(['Thirteenletrs Touring'], 'thirteenletrstouring')).toHaveLength(0)
  })

  it('joins and splits nothing with typoTolerance false', () => {
    const exact = { typoTolerance: false }
    expect(find(['Mazda CX-5'], 'cx5', exact)).toEqual([])
    expect(find(['Mazda CX5'], 'cx 5', exact)).toEqual([])
    expect(find(['Mazda CX5'], 'cx5', exact)).toHaveLength(1)
    expect(find(['Mazda CX-5'], 'cx 5', exact)).toHaveLength(1)
  })

  it('finds a name of letters and digits by either part', () => {
    expect(find(['Toyota RAV4 Edge'], 'rav edge')).toEqual(['Toyota RAV4 Edge'])
    expect(find(['Toyota RAV4 Edge'], 'rav 4')).toEqual(['Toyota RAV4 Edge'])
    expect(find(['BMW 320i'], '320')).toEqual(['BMW 320i'])
  })

  it('takes no part of a stock number for a word', () => {
    expect(find(['Kia U104512'], '104512')).toEqual([])
    expect(find(['Kia U104512'], 'u1045')).toEqual(['Kia U104512'])
  })

  it('ignores case and accents', () => {
    expect(find(['Škoda Octavia', 'Citroën C4'], 'SKODA')).toEqual(['Škoda Octavia'])
    expect(find(['Škoda Octavia', 'Citroën C4'], 'citroen')).toEqual(['Citroën C4'])
    expect(find(['Skoda Octavia'], 'škoda')).toEqual(['Skoda Octavia'])
  })

  it('puts fewer typos before more, and the very word before its beginning', () => {
    const names = ['Kia Sorrento', 'Kia Sorentos', 'Kia Sorento']
    expect(find(names, 'sorento')).toEqual(['Kia Sorento', 'Kia Sorentos', 'Kia Sorrento'])
  })

  it('matches everything for a text without a word', () => {
    expect(find(['Kia Rio', 'Audi Q5'], ' -, ')).toHaveLength(2)
  })

  it('forgives nothing with typoTolerance false, and keeps the fewest typos with min', () => {
    const names = ['Kia Sorento', 'Kia Sorrento', 'Kia Sorrenta']
    expect(find(names, 'sorento', { typoTolerance: false })).toEqual(['Kia Sorento'])
    expect(find(names, 'sorentoo', { typoTolerance: 'min' })).toEqual(['Kia Sorento'])
    expect(find(names, 'sorentoo', { typoTolerance: 'strict' })).toEqual([
      'Kia Sorento',
      'Kia Sorrento',
    ])
  })

  it('looks only in the attributes asked for', () => {
    expect(find(['Kia Rio'], 'kia', { restrictSearchableAttributes: ['name'] })).toHaveLength(1)
    expect(find(['Kia Rio'], 'kia', { restrictSearchableAttributes: ['notes'] })).toHaveLength(0)
  })
})
