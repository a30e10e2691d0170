import { describe, expect, it } from 'vitest'
import { formatDemonstrationPath, readDemonstrationApplication } from './index.ts'

const read = (path: string) =>
  readDemonstrationApplication(new URL(path, 'http://site.invalid').searchParams)

describe('formatDemonstrationPath', () => {
  it.each([
    { amountDollars: 30_000, termYears: 5, carId: 7, dealershipSlug: 'harbour-city' },
    { amountDollars: 30_000.5, termYears: 1, carId: null, dealershipSlug: null },
  ])('is read back as %j', (application) => {
    expect(read(formatDemonstrationPath(application))).toEqual(application)
  })
})

describe('readDemonstrationApplication', () => {
  it('is nothing where nothing can be read', () => {
    const nothing = { amountDollars: null, termYears: null, carId: null, dealershipSlug: null }
    expect(read('/?amount=lots&loanTerm=8&car_id=0&dealership=A%20B')).toEqual(nothing)
    expect(read('/')).toEqual(nothing)
  })
})
