import { describe, expect, it } from 'vitest'
import { aSite } from '../testing/a-site.ts'
import { createSiteLookup, readHostName, resolveSite } from './index.ts'

const north = aSite({ id: 'north', domains: ['north.example', 'www.north.example'] })
const south = aSite({ id: 'south', domains: ['south.example'] })

describe('resolveSite', () => {
  it('finds the site by its host in lower case without the port [D-01]', () => {
    const found = (host: string | null) => resolveSite(host, [north, south])?.id
    expect(found('north.example')).toBe('north')
    expect(found('WWW.North.Example:3000')).toBe('north')
    expect(found('south.example.')).toBe('south')
  })

  it('finds no site for an unknown, partial or missing host [D-01]', () => {
    for (const host of ['example', 'north.example.evil', 'xnorth.example', '', null, ':3000']) {
      expect(resolveSite(host, [north, south])).toBeNull()
    }
  })
})

describe('createSiteLookup', () => {
  const lookup = createSiteLookup([north, south])

  it.each(['north.example', 'WWW.North.Example:3000', 'south.example.', 'example', '', null])(
    'finds for %s the site that resolveSite finds [D-01]',
    (host) => {
      expect(lookup.siteOf(host)).toBe(resolveSite(host, [north, south]))
    },
  )

  it('finds a site by its id, and of two that claim one name the first', () => {
    expect(lookup.siteById('south')).toBe(south)
    expect(lookup.siteById('west')).toBeNull()
    const twin = aSite({ id: 'twin', domains: ['north.example'] })
    expect(createSiteLookup([north, twin]).siteOf('north.example')).toBe(north)
  })

  it('looks at no site to find one among many', () => {
    let reads = 0
    const sites = Array.from({ length: 500 }, (_, at) => {
      const site = aSite({ id: `s${at}` })
      return Object.defineProperty(site, 'domains', {
        get: () => {
          reads += 1
          return [`s${at}.example`]
        },
      })
    })
    const many = createSiteLookup(sites)
    expect(reads).toBe(500)
    expect(many.siteOf('s499.example')?.id).toBe('s499')
    expect(many.siteOf('unknown.example')).toBeNull()
    expect(reads).toBe(500)
  })
})

describe('readHostName', () => {
  it('is lower case, without port and final dot [D-01]', () => {
    expect(['A.B:80', ' a.b ', 'a.b.', 'a.b.:443', null].map(readHostName)).toEqual([
      'a.b',
      'a.b',
      'a.b',
      'a.b',
      '',
    ])
  })
})
