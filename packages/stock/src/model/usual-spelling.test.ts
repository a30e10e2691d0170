import { describe, expect, it } from 'vitest'
import { type CountedNames, findRespellings } from './usual-spelling.ts'

const named = (names: Partial<CountedNames>): CountedNames => ({
  make: 'Toyota',
  model: 'Corolla',
  badge: null,
  colour: null,
  cars: 1,
  ...names,
})
const respelt = (...stock: Partial<CountedNames>[]) =>
  findRespellings(stock.map(named)).map(({ written, usual }) => [written, usual])

describe('findRespellings', () => {
  it('writes what differs in case only as most of the stock does [D-103]', () => {
    const { cars: _, ...usual } = named({ badge: 'Ascent Sport', colour: 'Glacier White' })
    const written = { ...usual, model: 'COROLLA', badge: 'ASCENT SPORT', colour: 'Glacier white' }
    expect(respelt({ ...usual, cars: 3 }, { ...written, cars: 2 })).toEqual([[written, usual]])
    expect(respelt({ ...usual, cars: 2 }, { ...written, cars: 3 })).toEqual([[usual, written]])
  })

  it.each([
    ['COROLLA', 'Corolla'],
    ['Corolla', 'COROLLA'],
  ])('prefers of two that are as usual the one not in capitals, %s beside %s', (one, other) => {
    expect(respelt({ model: one }, { model: other })).toMatchObject([
      [{ model: 'COROLLA' }, { model: 'Corolla' }],
    ])
  })

  it('compares models and badges within a make, also one that is spelt in two ways', () => {
    expect(respelt({ make: 'Opel', model: 'GT' }, { make: 'Kia', model: 'Gt', cars: 9 })).toEqual(
      [],
    )
    const ways = respelt(
      { make: 'OKA', model: 'Xt', cars: 1 },
      { make: 'Oka', model: 'XT', cars: 2 },
    )
    expect(ways).toMatchObject([[{ make: 'OKA' }, { make: 'Oka', model: 'XT' }]])
  })

  it('finds nothing where every name has one spelling', () => {
    expect(respelt({ badge: 'SR5' }, { badge: 'SR' }, { badge: null, colour: 'Red' })).toEqual([])
  })
})
