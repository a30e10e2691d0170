import { describe, expect, it } from 'vitest'
import { addressOfPlace } from './viewer-address.ts'

describe('addressOfPlace', () => {
  const path = '/cars/2021-mazda-cx-5-u1'
  it.each([
    ['', `${path}?photo=3`, `${path}?photo=3`],
    ['?photo=2', `${path}?photo=3`, `${path}?photo=3`],
    ['?photo=2', path, path],
    ['?view=interior', `${path}?photo=3`, `${path}?photo=3`],
    ['?frame=7', `${path}?view=gallery`, `${path}?view=gallery`],
    [
      '?utm_source=news&photo=2#details',
      `${path}?photo=3`,
      `${path}?utm_source=news&photo=3#details`,
    ],
  ])('from %j to %s is %s [D-102]', (query, place, address) => {
    expect(addressOfPlace(`https://dealer.example${path}${query}`, place)).toBe(address)
  })
})
