import { describe, expect, it } from 'vitest'
import { aSecuredKey } from '../testing/secured-key.ts'
import { createKeyRing, type KeyCircumstances, type SearchKey } from './search-keys.ts'

/** The vectors of Algolia's own client tests. */
const PARENT = '2640659426d5107b6e47d75db9cbaef8'
const VECTOR =
  'NjFhZmE0OGEyMTI3OThiODc0OTlkOGM0YjcxYzljY2M2NmU2NDE5ZWY0NDZjMWJhNjA2NzBkMjAwOTI2YWQyZnJlc3RyaWN0SW5kaWNlcz1Nb3ZpZXMmdmFsaWRVbnRpbD0yNTI0NjA0NDAw'
const SOURCES_VECTOR =
  'MzAxMDUwYjYyODMxODQ3ZWM1ZDYzNTkxZmNjNDg2OGZjMjAzYjQyOTZhMGQ1NDJhMDFiNGMzYTYzODRhNmMxZWFyb3VuZFJhZGl1cz1hbGwmZmlsdGVycz1jYXRlZ29yeSUzQUJvb2slMjBPUiUyMGNhdGVnb3J5JTNBRWJvb2slMjBBTkQlMjBfdGFncyUzQXB1Ymxpc2hlZCZoaXRzUGVyUGFnZT0xMCZtb2RlPW5ldXJhbFNlYXJjaCZvcHRpb25hbFdvcmRzPW9uZSUyQ3R3byZxdWVyeT1iYXRtYW4mcmVzdHJpY3RJbmRpY2VzPU1vdmllcyUyQ2N0c19lMmVfc2V0dGluZ3MmcmVzdHJpY3RTb3VyY2VzPTE5Mi4xNjguMS4wJTJGMjQmdHlwb1RvbGVyYW5jZT1zdHJpY3QmdXNlclRva2VuPXVzZXIxMjMmdmFsaWRVbnRpbD0yNTI0NjA0NDAw'

const VALID_UNTIL_SECONDS = 2_524_604_400
const NOW_MS = Date.parse('2026-11-21T00:00:00Z')
const keys: SearchKey[] = [
  { key: 'admin', acl: ['admin'] },
  { key: PARENT, acl: ['search'] },
]
const secure = (restrictions: object, parent = PARENT) => aSecuredKey(parent, restrictions)

function resolve(sent: string, circumstances: Partial<KeyCircumstances> = {}, ring = keys) {
  return createKeyRing(ring).resolve(sent, { nowMs: NOW_MS, address: undefined, ...circumstances })
}

describe('createKeyRing', () => {
  it('knows configured keys and what they may do', () => {
    expect(resolve(PARENT)).toMatchObject({ ok: true, isAdmin: false, restriction: null })
    const admin = resolve('admin')
    expect(admin.ok && admin.isAdmin && [...admin.rights]).toEqual(
      expect.arrayContaining(['search', 'browse', 'addObject', 'editSettings', 'deleteIndex']),
    )
    const search = resolve(PARENT)
    expect(search.ok && [...search.rights]).toEqual(['search'])
  })

  it('reads the secured keys of the published vectors', () => {
    expect(resolve(VECTOR)).toMatchObject({
      ok: true,
      validUntilSeconds: VALID_UNTIL_SECONDS,
      restriction: { indices: [['Movies']], filter: null, parameters: {} },
    })
    expect(resolve(SOURCES_VECTOR)).toEqual({
      ok: false,
      message: 'The API key is not allowed from this address',
    })
    expect(resolve(SOURCES_VECTOR, { address: '192.168.1.77' })).toEqual({
      ok: false,
      message: expect.stringContaining('Invalid API key: filters:'),
    })
  })

  it('reads what the client makes', () => {
    const key = secure({
      filters: 'make:"Land Rover & Co" AND price > 5',
      hitsPerPage: 3,
      userToken: 'anna',
      restrictIndices: ['cars', 'vans_*'],
      validUntil: VALID_UNTIL_SECONDS,
    })
    expect(resolve(key)).toMatchObject({
      ok: true,
      restriction: {
        indices: [['cars', 'vans_*']],
        filter: {
          kind: 'all',
          filters: [{ attribute: 'make', value: 'Land Rover & Co' }, { attribute: 'price' }],
        },
        parameters: { hitsPerPage: '3', userToken: 'anna' },
      },
    })
  })

  it.each(['', ' ', 'guess', 'YWJj', btoa('a'.repeat(63)), btoa('a'.repeat(64)), 'é'.repeat(70)])(
    'refuses %j',
    (sent) => {
      expect(resolve(sent)).toEqual({ ok: false, message: 'Invalid Application-ID or API key' })
    },
  )

  it('refuses a secured key with any character changed', () => {
    const text = atob(secure({ filters: 'make:Kia', validUntil: VALID_UNTIL_SECONDS }))
    for (let place = 0; place < text.length; place += 1) {
      const other = text[place] === '0' ? '1' : '0'
      const tampered = btoa(text.slice(0, place) + other + text.slice(place + 1))
      expect(resolve(tampered)).toMatchObject({ ok: false })
    }
    for (const longer of [`${text}&filters=`, `${text}0`, text.slice(0, -1), text.slice(0, 64)]) {
      expect(resolve(btoa(longer))).toMatchObject({ ok: false })
    }
  })

  it('refuses one made from an admin key or an unknown key', () => {
    expect(resolve(secure({ filters: 'make:Kia' }, 'admin'))).toMatchObject({ ok: false })
    expect(resolve(secure({ filters: 'make:Kia' }, 'unknown'))).toMatchObject({ ok: false })
    expect(resolve(secure({}, 'admin'))).toMatchObject({ ok: false })
  })

  it('expires to the second', () => {
    const validUntil = NOW_MS / 1000
    expect(resolve(secure({ validUntil: validUntil + 1 }))).toMatchObject({ ok: true })
    expect(resolve(secure({ validUntil }))).toEqual({
      ok: false,
      message: 'The API key has expired',
    })
    expect(resolve(secure({ validUntil: 'never' }))).toMatchObject({ ok: false })
  })

  it.each([
    ['192.168.1.0/24', '192.168.1.255', true],
    ['192.168.1.0/24', '192.168.2.0', false],
    ['192.168.1.7', '192.168.1.7', true],
    ['192.168.1.7', '192.168.1.8', false],
    ['10.0.0.0/8,2001:db8::/32', '2001:db8::1', true],
    ['10.0.0.0/8', '2001:db8::1', false],
    ['10.0.0.0/8', 'unknown', false],
    ['nonsense', '10.0.0.1', false],
    ['10.0.0.0/99', '10.0.0.1', false],
  ])('binds a key to %s: from %s it is %j', (restrictSources, address, ok) => {
    expect(resolve(secure({ restrictSources }), { address })).toMatchObject({ ok })
  })

  it('refuses one whose filter cannot be read', () => {
    expect(resolve(secure({ filters: 'make:' }))).toMatchObject({ ok: false })
    expect(resolve(secure({ facetFilters: 'make' }))).toMatchObject({ ok: false })
  })

  it('adds what the parent is bound to, and the parent decides', () => {
    const bound: SearchKey[] = [
      {
        key: 'parent',
        acl: ['search'],
        indexes: ['cars*'],
        queryParameters: 'filters=make%3AKia&hitsPerPage=5',
      },
    ]
    const key = secure(
      { filters: 'price > 3', hitsPerPage: 500, restrictIndices: 'cars' },
      'parent',
    )
    expect(resolve(key, {}, bound)).toMatchObject({
      ok: true,
      restriction: {
        indices: [['cars*'], ['cars']],
        filter: { kind: 'all', filters: [{ attribute: 'make' }, { attribute: 'price' }] },
        parameters: { hitsPerPage: '5' },
      },
    })
  })

  it('throws for keys that are empty or the same', () => {
    expect(() => createKeyRing([{ key: '', acl: [] }])).toThrow('none of them empty')
    const twice: SearchKey[] = [
      { key: 'a', acl: ['admin'] },
      { key: 'a', acl: ['search'] },
    ]
    expect(() => createKeyRing(twice)).toThrow('expected different keys')
  })

  it.each([
    ['restrictSources=10.0.0.0%2F8', 'expected search parameters, got restrictSources'],
    ['validUntil=5', 'expected search parameters, got validUntil'],
    ['filters=make%3A', 'filters:'],
  ])('throws for a key with the parameters %s', (queryParameters, message) => {
    expect(() => createKeyRing([{ key: 'a', acl: ['search'], queryParameters }])).toThrow(message)
  })
})
