import { aSite } from '@forecourt/tenant-config/testing'
import { describe, expect, it } from 'vitest'
import { aLocation } from '../testing/index.ts'
import { createDealerJsonLd } from './dealer-json-ld.ts'

const site = aSite({ url: 'https://www.dealer.example' })
const now = new Date('2026-12-23T14:30:00Z') // the 24th in Queensland
const ofLocation = (location: Parameters<typeof aLocation>[0] = {}) =>
  createDealerJsonLd(aLocation(location), site, now) as Record<string, unknown>

describe('createDealerJsonLd', () => {
  it('is an AutoDealer with opening hours and geo [PLUS-051]', () => {
    expect(ofLocation()).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'AutoDealer',
      name: 'Harbour Toyota Hamilton',
      address: {
        '@type': 'PostalAddress',
        streetAddress: '1243 Kingsford Smith Drive',
        addressLocality: 'Hamilton',
        addressRegion: 'QLD',
        postalCode: '4007',
        addressCountry: 'AU',
      },
      geo: { '@type': 'GeoCoordinates', latitude: -27.439, longitude: 153.0629 },
    })
    expect(ofLocation().openingHoursSpecification).toContainEqual({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: 'https://schema.org/Monday',
      opens: '08:30',
      closes: '17:30',
    })
  })

  it('says of a special day from today on what differs, its own before one for all [D-71]', () => {
    const day = { name: null, locationId: null }
    const special_days = [
      { ...day, date: '2026-12-23', status: 'Closed' as const, open: null, close: null },
      { ...day, date: '2026-12-24', status: 'Open' as const, open: '08:30', close: '12:00' },
      { ...day, date: '2026-12-24', status: 'Closed' as const, open: null, close: null },
      {
        ...day,
        date: '2026-12-25',
        status: 'Closed' as const,
        open: null,
        close: null,
        locationId: 1,
      },
      { ...day, date: '2026-12-25', status: 'Open' as const, open: '09:00', close: '10:00' },
      { ...day, date: '2026-12-26', status: 'Open' as const, open: null, close: null },
    ]
    const special = (ofLocation({ special_days }).openingHoursSpecification as object[]).filter(
      (hours) => 'validFrom' in hours,
    )
    expect(special).toEqual([
      {
        '@type': 'OpeningHoursSpecification',
        validFrom: '2026-12-24',
        validThrough: '2026-12-24',
        opens: '08:30',
        closes: '12:00',
      },
      {
        '@type': 'OpeningHoursSpecification',
        validFrom: '2026-12-25',
        validThrough: '2026-12-25',
        opens: '00:00',
        closes: '00:00',
      },
    ])
  })

  it('leads to the page of the location, and to its own website beside it [PLUS-051]', () => {
    expect(ofLocation({ website: 'https://north.example' })).toMatchObject({
      url: 'https://www.dealer.example/our-location/harbour-toyota-hamilton',
      sameAs: 'https://north.example',
    })
    expect(ofLocation()).not.toHaveProperty('sameAs')
  })

  it('claims a rating only where reviews are shown [D-108]', () => {
    const rated = (average_rating: string) =>
      ofLocation({ average_rating: 4.9, reviews: { average_rating, count: 30, reviews: [] } })
    expect(rated('4.1').aggregateRating).toMatchObject({ ratingValue: 4.1, reviewCount: 30 })
    expect(rated('4.0')).not.toHaveProperty('aggregateRating')
  })

  it('publishes no empty value', () => {
    const { address } = aLocation()
    const bare = ofLocation({
      address: { ...address, lat: null, long: null },
      contact_detail: { phone: '', landline_phone: '', opening_hours: [] },
    })
    expect(JSON.stringify(bare)).not.toMatch(/null|undefined|""|\[\]/)
    expect(bare).not.toHaveProperty('geo')
    expect(bare).not.toHaveProperty('openingHoursSpecification')
  })

  it.each([
    ['', 'AutoDealer'],
    ['used', 'AutoDealer'],
    ['service', 'AutoRepair'],
    ['parts', 'AutoPartsStore'],
    ['service-and-parts', 'AutoRepair'],
  ] as const)('of the type %j is an %s', (location_type, type) => {
    expect(ofLocation({ location_type })['@type']).toBe(type)
  })
})
