import { describe, expect, it } from 'vitest'
import { aSite } from '../testing/a-site.ts'
import { readHostName, resolveSite } from './index.ts'

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
