import { describe, expect, it } from 'vitest'
import {
  clearClientStorage,
  formatClientStorageKey,
  readClientStorage,
  writeClientStorage,
} from './client-storage.ts'
import { readFavourites } from './favourites.ts'
import { readUserDetails } from './user-details.ts'

const key = formatClientStorageKey('harbour', 'user-details')
const details = { name: 'Ann', last_name: 'Lee', email: 'a@b.c', phone: '04', postcode: '4000' }

function aStorage(entries: Record<string, string> = {}) {
  const map = new Map(Object.entries(entries))
  return {
    map,
    getItem: (name: string) => map.get(name) ?? null,
    setItem: (name: string, value: string) => void map.set(name, value),
    removeItem: (name: string) => void map.delete(name),
    key: (index: number) => [...map.keys()][index] ?? null,
    get length() {
      return map.size
    },
  }
}

const blocked = {
  getItem: () => {
    throw new Error('blocked')
  },
  setItem: () => {
    throw new Error('full')
  },
  removeItem: () => {
    throw new Error('blocked')
  },
  key: () => {
    throw new Error('blocked')
  },
  length: 1,
}

describe('readClientStorage', () => {
  it('gives the user details back as {v: 1, data} under the key of the site [DATA-058] [D-79]', () => {
    const storage = aStorage()
    expect(writeClientStorage(storage, key, details)).toBe(true)
    expect([...storage.map]).toEqual([
      ['harbour:user-details', JSON.stringify({ v: 1, data: details })],
    ])
    expect(readClientStorage(storage, key, readUserDetails)).toEqual(details)
  })

  it.each(['', '{', 'null', '7', '[]', '{"v":2,"data":{}}', '{"data":{}}', '{"v":1,"data":7}'])(
    'takes the entry %j for empty [DATA-063]',
    (entry) => {
      expect(readClientStorage(aStorage({ [key]: entry }), key, readUserDetails)).toBeNull()
      expect(readClientStorage(aStorage({ [key]: entry }), key, readFavourites)).toBeNull()
    },
  )

  it('takes a blocked or missing storage for empty and never throws [DATA-063]', () => {
    expect(readClientStorage(blocked, key, readUserDetails)).toBeNull()
    expect(readClientStorage(null, key, readUserDetails)).toBeNull()
    expect(writeClientStorage(blocked, key, details)).toBe(false)
    expect(writeClientStorage(blocked, key, null)).toBe(false)
    expect(writeClientStorage(null, key, details)).toBe(false)
  })

  it('removes an entry', () => {
    const storage = aStorage({ [key]: '{}' })
    writeClientStorage(storage, key, null)
    expect(storage.map.size).toBe(0)
  })
})

describe('clearClientStorage', () => {
  it('removes every entry of the site, and none of another site or of the host [D-79]', () => {
    const own = ['harbour:user-details', 'harbour:favourites', 'harbour:search-history']
    const others = ['harbour-two:favourites', 'ridgeline:user-details', 'cookie-notice']
    const entries = Object.fromEntries([...own, ...others].map((name) => [name, '{}']))
    const storage = aStorage(entries)
    expect(clearClientStorage(storage, 'harbour')).toBe(true)
    expect([...storage.map.keys()]).toEqual(others)
  })

  it('never throws where the storage is blocked or missing', () => {
    expect(clearClientStorage(blocked, 'harbour')).toBe(false)
    expect(clearClientStorage(null, 'harbour')).toBe(false)
  })
})
