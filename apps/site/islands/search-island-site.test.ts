import { aSite } from '@forecourt/tenant-config/testing'
import { describe, expect, it } from 'vitest'
import { searchIslandSite } from './search-island-site.ts'

const now = new Date('2026-11-21T00:00:00Z')
const providers = {
  algolia: { type: 'algolia', appId: 'APP', indexName: 'cars', searchKey: 'parent-key' },
  typesense: {
    type: 'typesense',
    host: 'https://search.example',
    indexName: 'cars',
    searchKey: 'parent-key',
  },
} as const

describe('searchIslandSite', () => {
  it.each(['algolia', 'typesense'] as const)(
    'never puts the search key of the server into a page: %s',
    (type) => {
      const site = aSite({ search: { provider: providers[type] } })
      expect(JSON.stringify(searchIslandSite(site, now))).not.toContain('parent-key')
    },
  )

  it('gives a browser a key that carries the filter of its site', () => {
    const site = aSite({ id: 'north', search: { provider: providers.algolia } })
    const { provider } = searchIslandSite(site, now).search
    const key = provider.type === 'algolia' ? provider.searchKey : ''
    expect(decodeURIComponent(atob(key).slice(64))).toMatch(
      /^filters=site_ids:"north" AND .* AND sold_at_seconds >= \d+&validUntil=\d+$/,
    )
  })

  it('keeps the conditions on its stock on the server', () => {
    const extra = [{ attribute: 'make', values: ['Toyota'] }]
    const site = aSite({ search: { stockFilter: { variant: 7, extra } } })
    expect(searchIslandSite(site, now).search).not.toHaveProperty('stockFilter')
  })

  it('leaves the public key of the own endpoint as it is', () => {
    const { provider } = searchIslandSite(aSite(), now).search
    expect(provider).toMatchObject({ type: 'embedded', key: 'public' })
  })
})
