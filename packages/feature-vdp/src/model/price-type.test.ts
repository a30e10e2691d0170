import { describe, expect, it } from 'vitest'
import { explainPriceType } from './price-type.ts'

describe('explainPriceType', () => {
  it.each([
    [
      'Drive Away',
      'registration, compulsory third party insurance and all dealer charges are included',
    ],
    ['Drive Away, No More To Pay', 'are included'],
    ['Excl. Government Charges', 'are added to this price'],
    ['Plus On Road Costs', 'are added to this price'],
    ['Before Government Charges', 'are added to this price'],
  ])('of %s says what is in it', (type, part) => {
    expect(explainPriceType(type)).toContain(part)
  })

  it.each([null, '', 'Special', 'Incl. Government Charges', 'Price of a Drive Away Kit'])(
    'has nothing to say of %j',
    (type) => {
      expect(explainPriceType(type)).toBeNull()
    },
  )
})
