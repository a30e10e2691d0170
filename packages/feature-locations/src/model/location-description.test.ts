import { describe, expect, it } from 'vitest'
import { aLocation } from '../testing/index.ts'
import { describeLocationPage } from './index.ts'

describe('describeLocationPage', () => {
  const location = aLocation()
  const { street, city, postcode } = location.address
  const start = `Northside, ${street}, ${city} QLD ${postcode}`

  it('names what stands on the page, and reviews only where it shows some [PLUS-054]', () => {
    const describeWith = (hasReviews: boolean) =>
      describeLocationPage(location, { title: 'Northside', hasReviews })
    expect(describeWith(true)).toBe(`${start}: opening hours, phone, directions and reviews.`)
    expect(describeWith(false)).toBe(`${start}: opening hours, phone and directions.`)
  })

  it('promises neither hours nor a phone where none is known [PLUS-054]', () => {
    const bare = {
      ...location,
      contact_detail: { phone: '', landline_phone: '', opening_hours: [] },
    }
    expect(describeLocationPage(bare, { title: 'Northside', hasReviews: false })).toBe(
      `${start}: directions.`,
    )
  })
})
