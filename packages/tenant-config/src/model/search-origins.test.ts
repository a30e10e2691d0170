import { describe, expect, it } from 'vitest'
import { searchOrigins } from './search-origins.ts'

const algolia = {
  type: 'algolia',
  appId: 'ABC123',
  indexName: 'cars',
  searchKey: 'k',
  host: '',
} as const

describe('searchOrigins', () => {
  it('are the hosts of the application at Algolia', () => {
    expect(searchOrigins({ provider: algolia })).toEqual([
      'https://abc123-dsn.algolia.net',
      'https://abc123-1.algolianet.com',
      'https://abc123-2.algolianet.com',
      'https://abc123-3.algolianet.com',
    ])
  })

  it('are the configured host alone where there is one', () => {
    const provider = { ...algolia, host: 'https://search.example:8443/api' }
    expect(searchOrigins({ provider })).toEqual(['https://search.example:8443'])
  })

  it('are none where the site answers itself', () => {
    expect(searchOrigins({ provider: { type: 'embedded', host: '', key: 'public' } })).toEqual([])
    const typesense = {
      type: 'typesense',
      host: 'https://ts.example',
      indexName: 'c',
      searchKey: 'k',
    } as const
    expect(searchOrigins({ provider: typesense })).toEqual([])
  })
})
