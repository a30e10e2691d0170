import { describe, expect, it } from 'vitest'
import { formatRangeLabel, listSearchChips } from './search-chips.ts'
import { createEmptySearchState, withFacet, withQuery, withRange } from './search-state.ts'

describe('listSearchChips', () => {
  it('has a chip for each choice, each with the state without it', () => {
    const state = withRange(
      withFacet(
        withFacet(withQuery(createEmptySearchState('relevance'), 'tow bar'), 'make', [
          'Kia',
          'Ford',
        ]),
        'car_type',
        ['used'],
      ),
      'price',
      { min: 5000, max: 20_000 },
    )
    const chips = listSearchChips(state)
    expect(chips.map(({ label }) => label)).toEqual([
      '“tow bar”',
      'Ford',
      'Kia',
      'Used',
      '$5,000 to $20,000',
    ])
    expect(chips[0]?.without.query).toBe('')
    expect(chips[1]?.without.facets.make).toEqual(['Kia'])
    expect(chips[4]?.without.ranges).toEqual({})
    expect(new Set(chips.map(({ key }) => key)).size).toBe(5)
  })

  it('gives the words of filters back as text, with all that they became [PLUS-072]', () => {
    const typed = [
      { words: 'toyota hilux', chips: ['make:Toyota', 'make_model:Toyota HiLux'] },
      { words: 'under 30k', chips: ['price'] },
    ]
    const state = withRange(
      withFacet(
        withFacet(
          withFacet(createEmptySearchState('relevance'), 'make', ['Toyota']),
          'make_model',
          ['Toyota HiLux'],
        ),
        'body',
        ['Ute'],
      ),
      'price',
      { max: 30_000 },
    )
    const chips = listSearchChips({ ...state, query: 'tow bar', typed })
    expect(chips.map(({ words }) => words)).toEqual([
      undefined,
      undefined,
      'toyota hilux',
      undefined,
      'under 30k',
    ])
    expect(chips[2]?.asText).toEqual({
      ...state,
      query: 'tow bar toyota hilux',
      facets: { body: ['Ute'] },
      typed: typed.slice(1),
    })
  })
})

describe('formatRangeLabel', () => {
  it.each([
    ['km', { max: 50_000 }, 'Up to 50,000 km'],
    ['price', { min: 5000 }, 'From $5,000'],
    ['year', { min: 2019 }, 'From 2019'],
    ['year', { min: 2019, max: 2021 }, '2019 to 2021'],
    ['year', { min: 2020, max: 2020 }, '2020'],
    ['towing_kg', { min: 2500, max: 2500 }, 'Towing capacity 2,500 kg'],
    ['weekly_price', { max: 120 }, 'Up to $120 a week'],
    ['towing_kg', { min: 2500 }, 'Towing capacity from 2,500 kg'],
    ['torque_nm', { min: 400, max: 650 }, 'Torque 400 Nm to 650 Nm'],
    ['atm_kg', { max: 2800 }, 'ATM up to 2,800 kg'],
    ['length_ft', { min: 17, max: 21 }, 'Length 17 ft to 21 ft'],
  ] as const)('of %s %o is %s', (key, range, label) => {
    expect(formatRangeLabel(key, range)).toBe(label)
  })
})
