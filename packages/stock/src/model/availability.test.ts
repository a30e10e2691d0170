import { describe, expect, it } from 'vitest'
import { aCar } from '../testing/cars.ts'
import { isAvailable, isPurchasable, isSold } from './availability.ts'
import type { CarStatus } from './car-parts.ts'

describe('isSold', () => {
  it.each([
    ['the flag', { sold: true }],
    ['the status', { status: 'sold' as CarStatus }],
    ['the tag', { tag: 'SOLD' }],
    ['the tag in any case', { tag: ' Sold ' }],
  ])('is true by %s alone [SRCH-050]', (_, differences) => {
    expect(isSold(aCar(differences))).toBe(true)
    expect(isAvailable(aCar(differences))).toBe(false)
    expect(isPurchasable(aCar(differences))).toBe(false)
  })

  it('is false for a tag that only contains the word', () => {
    expect(isSold(aCar({ tag: 'Unsold special' }))).toBe(false)
  })
})

describe('isAvailable', () => {
  it.each([
    ['in_stock', true],
    ['coming_soon', true],
    ['sold', false],
  ] as const)('for status %s is %s [SRCH-047] [SRCH-048]', (status, expected) => {
    expect(isAvailable(aCar({ status }))).toBe(expected)
  })

  it.each(['in_stock', 'coming_soon'] as const)(
    'is false for a sold car whose status is still %s [SRCH-048]',
    (status) => {
      expect(isAvailable(aCar({ status, sold: true }))).toBe(false)
    },
  )

  it('stays true for a reserved car', () => {
    expect(isAvailable(aCar({ reserved: true }))).toBe(true)
  })
})

describe('isPurchasable', () => {
  it('is available and not reserved', () => {
    expect(isPurchasable(aCar())).toBe(true)
    expect(isPurchasable(aCar({ status: 'coming_soon' }))).toBe(true)
    expect(isPurchasable(aCar({ reserved: true }))).toBe(false)
  })
})
