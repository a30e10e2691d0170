import { describe, expect, it } from 'vitest'
import { groupOptions, markedParts, matchOptions, optionNamed } from './match-options.ts'

const makes = [
  { value: 'mercedes', label: 'Mercedes-Benz' },
  { value: 'benz', label: 'Benz Marine' },
  { value: 'citroen', label: 'Citroën' },
  { value: 'crolla', label: 'Corolla', description: 'Toyota' },
]
const labels = (text: string) => matchOptions(makes, text).map((option) => option.label)

describe('matchOptions', () => {
  it('finds parts of words in any order', () => {
    expect(labels('ben')).toEqual(['Benz Marine', 'Mercedes-Benz'])
    expect(labels('benz merc')).toEqual(['Mercedes-Benz'])
    expect(labels('toyota cor')).toEqual(['Corolla'])
  })

  it('does not mind accents and capitals', () => {
    expect(labels('CITROEN')).toEqual(['Citroën'])
    expect(labels('citroë')).toEqual(['Citroën'])
  })

  it('gives all for an empty text and none for another', () => {
    expect(labels('  ')).toHaveLength(4)
    expect(labels('tesla')).toEqual([])
  })
})

describe('optionNamed', () => {
  it('takes a whole name only', () => {
    expect(optionNamed(makes, ' citroen ')?.value).toBe('citroen')
    expect(optionNamed(makes, 'citro')).toBeUndefined()
    expect(optionNamed(makes, '')).toBeUndefined()
  })
})

describe('markedParts', () => {
  it('cuts a label where the text is', () => {
    expect(markedParts('Mercedes-Benz', 'ben')).toEqual(['Mercedes-', 'Ben', 'z'])
    expect(markedParts('Citroën', 'oe')).toEqual(['Citr', 'oë', 'n'])
    expect(markedParts('Corolla', 'toy')).toEqual(['Corolla', '', ''])
  })
})

describe('groupOptions', () => {
  it('brings options of one heading together, where the first of them stood', () => {
    const options = [
      { value: 'rav4', label: 'RAV4', group: 'SUV' },
      { value: 'any', label: 'Any' },
      { value: 'hilux', label: 'HiLux', group: 'Ute' },
      { value: 'kluger', label: 'Kluger', group: 'SUV' },
    ]
    const found = groupOptions(options).map(({ label, options: held }) => [
      label,
      held.map(({ value }) => value),
    ])
    expect(found).toEqual([
      ['SUV', ['rav4', 'kluger']],
      [undefined, ['any']],
      ['Ute', ['hilux']],
    ])
  })
})
