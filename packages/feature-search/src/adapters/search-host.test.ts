import { describe, expect, it } from 'vitest'
import { parseSearchHost } from './search-host.ts'

describe('parseSearchHost', () => {
  it.each([
    ['https://search.example', undefined, 'search.example', 'https'],
    ['http://127.0.0.1:7700/', undefined, '127.0.0.1:7700', 'http'],
    ['https://search.example/api/search/', undefined, 'search.example/api/search', 'https'],
    ['https://cars.example', '/api/search', 'cars.example/api/search', 'https'],
  ])('reads %s with the path %s', (address, path, url, protocol) => {
    expect(parseSearchHost(address, path)).toEqual({ url, accept: 'readWrite', protocol })
  })

  it.each(['127.0.0.1:7700', 'cars.example', '', undefined])(
    'says what is wrong with %j',
    (address) => {
      expect(() => parseSearchHost(address as string)).toThrow(
        '[feature-search] expected an address such as https://cars.example',
      )
    },
  )
})
