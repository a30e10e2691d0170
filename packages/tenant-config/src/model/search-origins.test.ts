import { describe, expect, it } from 'vitest'
import { listSearchOrigins } from './search-origins.ts'

const algolia = {
  type: 'algolia',
  appId: 'ABC123',
  indexName: 'cars',
  searchKey: 'k',
  host: '',
} as const

describe('listSearchOrigins', () => {
  it('are the hosts of the application at Algolia', () => {
    expect(listSearchOrigins({ provider: algolia })).toEqual([
      'https://abc123-dsn.algolia.net',
      'https://abc123-1.algolianet.com',
      'https://abc123-2.algolianet.com',
      'https://abc123-3.algolianet.com',
    ])
  })

  it('are the configured host alone where there is one', () => {
    const provider = { ...algolia, host: 'https://search.example:8443/api' }
    expect(listSearchOrigins({ provider })).toEqual(['https://search.example:8443'])
  })

  it('are the origin of the embedded engine where a dealer names one [CFG-096]', () => {
    const provider = { type: 'embedded', host: 'https://search.example/', key: 'public' } as const
    expect(listSearchOrigins({ provider })).toEqual(['https://search.example'])
  })

  it('are none where the site answers itself', () => {
    expect(listSearchOrigins({ provider: { type: 'embedded', host: '', key: 'public' } })).toEqual(
      [],
    )
    const typesense = {
      type: 'typesense',
      host: 'https://ts.example',
      indexName: 'c',
      searchKey: 'k',
    } as const
    expect(listSearchOrigins({ provider: typesense })).toEqual([])
  })
})
