import { describe, expect, it } from 'vitest'
import {
  cleanSearchTitle,
  findSearchNews,
  longestSearchTitle,
  type MatchingCar,
  mostMatches,
  pickSeenCars,
} from './saved-search.ts'

const aCar = (id: number, price: number | null = 20_000): MatchingCar => ({
  id,
  name: `Car ${id}`,
  price,
  url: `https://harbour.example/cars/${id}`,
})

const told = (seen: Record<string, number | null>, ...cars: MatchingCar[]) =>
  findSearchNews(seen, cars).cars.map(({ id, before }) => [id, before])

describe('findSearchNews', () => {
  it('tells of a match never seen and of a price below the lowest seen [PLUS-107]', () => {
    const seen = pickSeenCars([aCar(1), aCar(2, 19_999)])
    expect(told(seen, aCar(1), aCar(2, 19_999))).toEqual([])
    expect(told(seen, aCar(1, 19_999), aCar(2, 19_999), aCar(3))).toEqual([
      [1, 20_000],
      [3, null],
    ])
  })

  it('tells nothing twice: neither of a price that went up and down, nor of a car that came back [PLUS-107]', () => {
    const first = pickSeenCars([aCar(1), aCar(2)])
    const raised = findSearchNews(first, [aCar(1, 22_000)])
    expect(raised.cars).toEqual([])
    expect(told(raised.seen, aCar(1), aCar(2))).toEqual([])
    expect(told(raised.seen, aCar(1, 19_000))).toEqual([[1, 20_000]])
  })

  it('compares only prices that are shown', () => {
    const seen = pickSeenCars([aCar(1, null), aCar(2)])
    expect(told(seen, aCar(1, 9000), aCar(2, null))).toEqual([])
    const later = findSearchNews(seen, [aCar(1, 9000), aCar(2, null)]).seen
    expect(later).toEqual({ 1: 9000, 2: 20_000 })
  })

  it('remembers the latest that are gone, and every one that is there', () => {
    const all = Array.from({ length: 2 * mostMatches }, (_, index) => aCar(index + 1))
    const { seen } = findSearchNews(pickSeenCars(all), [aCar(5000), aCar(5001)])
    expect(Object.keys(seen)).toHaveLength(2 * mostMatches)
    expect([seen[1], seen[2], seen[3], seen[5001]]).toEqual([undefined, undefined, 20_000, 20_000])
  })
})

describe('cleanSearchTitle', () => {
  it('is one line, and the search in words where nothing was typed', () => {
    expect(cleanSearchTitle('  Utes\r\n for\u0007 work ', 'Ute')).toBe('Utes for work')
    expect(cleanSearchTitle(' \n', 'Ute')).toBe('Ute')
    expect(cleanSearchTitle('x'.repeat(81), 'Ute')).toHaveLength(longestSearchTitle)
  })
})
