import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allOf, anyOf, compareNumber, type Filter, inRange, not, valueIs } from '../index/filter.ts'
import { parseFilters } from './filter-syntax.ts'
import { SearchError } from './search-error.ts'

function refusalOf(text: string): { status: number; message: string } | null {
  try {
    parseFilters(text)
    return null
  } catch (error) {
    if (error instanceof SearchError) return { status: error.status, message: error.message }
    throw error
  }
}

const mazda = valueIs('make', 'Mazda')
const kia = valueIs('make', 'Kia')
const cheap = compareNumber('price', '<', 20_000)

const accepted: [string, Filter | null][] = [
  ['', null],
  ['   ', null],
  ['make:Mazda', mazda],
  ['make: Mazda', mazda],
  ['make:"Mazda"', mazda],
  ["make:'Mazda'", mazda],
  ['"make":"Mazda"', mazda],
  ['"make:Mazda"', mazda],
  ['make:"Mer\\"cedes"', valueIs('make', 'Mer"cedes')],
  ['model:"C\\\\D"', valueIs('model', 'C\\D')],
  ['make:"AND"', valueIs('make', 'AND')],
  ['make:Land-Rover', valueIs('make', 'Land-Rover')],
  ["make:O'Neill", valueIs('make', "O'Neill")],
  ['make:Mazda<score=3>', mazda],
  ['price < 20000', cheap],
  ['price<20000', cheap],
  ['price >= -5.5', compareNumber('price', '>=', -5.5)],
  ['price != 5', compareNumber('price', '!=', 5)],
  ['price:1 TO 2', inRange('price', 1, 2)],
  ['price: 1 TO 2', inRange('price', 1, 2)],
  ['year:2024', valueIs('year', '2024')],
  ['certified:true', valueIs('certified', 'true')],
  ['hot', valueIs('_tags', 'hot')],
  ['_tags:hot', valueIs('_tags', 'hot')],
  ['"hot deal"', valueIs('_tags', 'hot deal')],
  ['NOT make:Mazda', not(mazda)],
  ['make:Mazda AND price < 20000', allOf([mazda, cheap])],
  ['make:Mazda OR make:Kia', anyOf([mazda, kia])],
  ['(make:Mazda OR make:Kia) AND price < 20000', allOf([anyOf([mazda, kia]), cheap])],
  ['make:Mazda OR NOT make:Kia', anyOf([mazda, not(kia)])],
  ['((make:Mazda))', mazda],
  ['(make:Mazda AND price < 20000)', allOf([mazda, cheap])],
  ['make:Mazda<score=2> OR make:Kia<score=1>', anyOf([mazda, kia])],
]

const refused: [string, number][] = [
  ['make:Mazda OR make:Kia AND price < 5', 24],
  ['make:Mazda AND make:Kia OR make:Audi', 25],
  ['(make:Mazda AND make:Kia) OR make:Audi', 1],
  ['make:Audi OR (make:Mazda AND make:Kia)', 14],
  ['NOT (make:Mazda OR make:Kia)', 1],
  ['make:Mazda OR price < 5', 15],
  ['make:Mazda OR hot', 15],
  ['price < 5 OR hot', 14],
  ['make:', 6],
  ['make:Mazda AND', 15],
  ['AND make:Mazda', 1],
  ['(make:Mazda', 12],
  ['make:Mazda)', 11],
  ['make:Mazda make:Kia', 12],
  ['price > cheap', 9],
  ['price:1 TO x', 12],
  ['make:"Mazda', 6],
  ['and make:Mazda', 5],
  [':Mazda', 1],
  ['price == 5', 8],
]

describe('parseFilters', () => {
  it.each(accepted)('reads %s', (text, filter) => {
    expect(parseFilters(text)).toEqual(filter)
  })

  it.each(refused)('answers 400 to %s and names column %i [PLUS-014]', (text, column) => {
    const refusal = refusalOf(text)
    expect(refusal?.status).toBe(400)
    expect(refusal?.message).toMatch(new RegExp(`^filters: .*at col ${column}$`))
  })

  it('refuses what Algolia refuses in its words', () => {
    expect(refusalOf('(a:b AND c:d) OR e:f')?.message).toBe(
      'filters: filter (X AND Y) OR Z is not allowed, only (X OR Y) AND Z is allowed, at col 1',
    )
  })

  it('reads or refuses any text, and never fails otherwise', () => {
    const piece = fc.constantFrom('(', ')', ':', '"', "'", '<', '>=', '!=', ' AND ', ' OR ', 'NOT ')
    const text = fc
      .array(fc.oneof(piece, fc.constantFrom('a', '1', ' TO ', '\\', '!'), fc.string()))
      .map((parts) => parts.join(''))
    fc.assert(
      fc.property(text, (filters) => {
        expect(refusalOf(filters)?.status ?? 200).toBeOneOf([200, 400])
      }),
      { seed: 7, numRuns: 2000 },
    )
  })

  it('refuses groups nested without end', () => {
    expect(refusalOf('('.repeat(100_000))?.message).toBe(
      'filters: groups are nested too deeply, at col 51',
    )
  })
})

describe('compareNumber', () => {
  it('leaves the number itself out of < and >, and only it', () => {
    for (const number of [0, 1, -1, 20_000, 0.1, -7e9]) {
      const below = compareNumber('n', '<', number)
      const above = compareNumber('n', '>', number)
      expect(below).toMatchObject({ kind: 'range', min: -Infinity })
      expect(above).toMatchObject({ kind: 'range', max: Infinity })
      expect(below.kind === 'range' && below.max < number).toBe(true)
      expect(above.kind === 'range' && above.min > number).toBe(true)
      expect(below.kind === 'range' && number - below.max).toBeLessThan(1e-5)
    }
  })
})
