import { describe, expect, it } from 'vitest'
import { allOf, anyOf, compareNumber, inRange, not, valueIs } from '../index/filter.ts'
import { parseFacetFilters, parseNumericFilters, parseTagFilters } from './filter-lists.ts'

const a = valueIs('make', 'Audi')
const b = valueIs('make', 'BMW')
const red = valueIs('colour', 'Red')

describe('parseFacetFilters', () => {
  it.each([
    [['make:Audi', 'colour:Red'], allOf([a, red])],
    [[['make:Audi', 'make:BMW'], 'colour:Red'], allOf([anyOf([a, b]), red])],
    [[[['make:Audi'], [['make:BMW']]]], anyOf([a, b])],
    ['make:Audi', a],
    ['make:Audi,colour:Red', allOf([a, red])],
    ['colour:Red,(make:Audi,make:BMW)', allOf([red, anyOf([a, b])])],
    ['["make:Audi",["make:BMW"]]', allOf([a, b])],
    [['make:-Audi'], not(a)],
    [['code:\\-1'], valueIs('code', '-1')],
    [['note:a:b'], valueIs('note', 'a:b')],
    [[], null],
    [[[]], null],
    ['', null],
  ])('reads %j', (list, filter) => {
    expect(parseFacetFilters(list)).toEqual(filter)
  })

  it.each([
    [['make'], 'facetFilters: expected attribute:value, got "make" at facetFilters[0]'],
    [['make:a', [':b']], 'facetFilters: expected attribute:value, got ":b" at facetFilters[1][0]'],
    [[7], 'facetFilters: expected a string or a list of strings at facetFilters[0]'],
    [{}, 'facetFilters: expected a list or a string at facetFilters'],
    ['[oops', 'facetFilters: malformed JSON at col 1'],
    ['a:b,(c:d', "facetFilters: missing ')' at col 9"],
  ])('answers 400 to %j and names the place [PLUS-014]', (list, message) => {
    expect(() => parseFacetFilters(list)).toThrow(expect.objectContaining({ status: 400, message }))
  })
})

describe('parseNumericFilters', () => {
  it.each([
    [['price>=5'], compareNumber('price', '>=', 5)],
    [['price >= 5'], compareNumber('price', '>=', 5)],
    [
      ['price<5', 'year=2020'],
      allOf([compareNumber('price', '<', 5), inRange('year', 2020, 2020)]),
    ],
    [['price:1 TO 5'], inRange('price', 1, 5)],
    [['price:1 to 5'], inRange('price', 1, 5)],
    [['price:-1 TO 5'], inRange('price', -1, 5)],
    [
      [['price<5', 'price>9']],
      anyOf([compareNumber('price', '<', 5), compareNumber('price', '>', 9)]),
    ],
    [
      'price>=5,price<=9',
      allOf([compareNumber('price', '>=', 5), compareNumber('price', '<=', 9)]),
    ],
  ])('reads %j', (list, filter) => {
    expect(parseNumericFilters(list)).toEqual(filter)
  })

  it.each(['price', 'price>', '>5', 'price>five', 'price==5', 'price:1 TO', 'price:1 TO 2 TO 3'])(
    'answers 400 to %s and names the place [PLUS-014]',
    (term) => {
      expect(() => parseNumericFilters([term])).toThrow(
        `numericFilters: expected a comparison like price>=5, got "${term}" at numericFilters[0]`,
      )
    },
  )
})

describe('parseTagFilters', () => {
  it('reads tags, negations and alternatives', () => {
    expect(parseTagFilters(['hot', ['new', '-old']])).toEqual(
      allOf([
        valueIs('_tags', 'hot'),
        anyOf([valueIs('_tags', 'new'), not(valueIs('_tags', 'old'))]),
      ]),
    )
  })
})
