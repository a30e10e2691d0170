import { describe, expect, it } from 'vitest'
import { aStorage } from '../testing/storage.ts'
import { findListPath, readLastList, rememberList } from './last-list.ts'

describe('readLastList', () => {
  it('gives back the address of the very list, for its site alone [PLUS-086]', () => {
    const session = aStorage()
    expect(readLastList(session, 'harbour')).toBeNull()
    expect(rememberList(session, 'harbour', '/search/used-cars?make=Kia&page=2')).toBe(true)
    expect(readLastList(session, 'harbour')).toBe('/search/used-cars?make=Kia&page=2')
    expect(readLastList(session, 'caravans')).toBeNull()
  })

  it('leads to no other site, whatever the storage holds', () => {
    const session = aStorage()
    for (const path of [
      'https://evil.example/search',
      '//search.example',
      'javascript:alert(1)',
      '/my-garage',
      '',
    ]) {
      rememberList(session, 'harbour', path)
      expect(readLastList(session, 'harbour')).toBeNull()
    }
    expect(rememberList(null, 'harbour', '/search')).toBe(false)
  })
})

describe('findListPath', () => {
  it('knows the lists of its own site from other pages [PLUS-086]', () => {
    const origin = 'https://harbour.example'
    for (const [path, isList] of [
      ['/search', true],
      ['/search?page=2', true],
      ['/search/used-cars?make=Kia', true],
      ['/used-car/toyota', true],
      ['/favourites', true],
      ['/watchlist', true],
      ['/searching', false],
      ['/cars/kia', false],
      ['/', false],
    ] as const)
      expect([path, findListPath(origin + path, origin)]).toEqual([path, isList ? path : null])
    expect(findListPath('https://evil.example/search', origin)).toBeNull()
    expect(findListPath('', origin)).toBeNull()
  })
})
