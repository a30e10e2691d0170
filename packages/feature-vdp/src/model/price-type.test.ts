import { describe, expect, it } from 'vitest'
import { priceTypeExplanation } from './price-type.ts'

describe('priceTypeExplanation', () => {
  it.each([
    [
      'Drive Away',
      'registration, compulsory third party insurance and dealer delivery are included',
    ],
    ['Excl. Government Charges', 'are added to this price'],
  ])('of %s says what is in it', (type, part) => {
    expect(priceTypeExplanation(type)).toContain(part)
  })

  it.each([null, '', 'Special'])('has nothing to say of %j', (type) => {
    expect(priceTypeExplanation(type)).toBeNull()
  })
})
