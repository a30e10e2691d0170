import { describe, expect, it } from 'vitest'
import { contradictions } from './setting.contract.ts'

describe('locationPages', () => {
  it('shows or hides locations by lists of dealership slugs [CFG-058]', () => {
    for (const list of ['showDealerships', 'hideDealerships']) {
      expect(
        contradictions(`locationPages.${list}`, {
          fallback: [],
          accepts: [['example-motors']],
          refuses: [['unknown-dealer'], 'example-motors'],
        }),
      ).toEqual([])
    }
  })

  it('shows all locations on the home page, some of one kind, or one by its id', () => {
    expect(
      contradictions('locationPages.homeFilter', {
        fallback: 'all',
        accepts: ['primary', 'sales', 'service', 'parts', 'service-and-parts', 'all', 7],
        refuses: ['used', '', 0, 1.5, null],
      }),
    ).toEqual([])
  })

  it('knows where stored map pictures are', () => {
    expect(
      contradictions('locationPages.mapImages', {
        fallback: '/tenant-assets/map-{key}.png',
        accepts: ['https://maps.example.com/{key}', '/media/{key}.svg'],
        refuses: ['/maps/fixed.png', '//evil.example/{key}', 'http://maps.example.com/{key}'],
      }),
    ).toEqual([])
  })

  it("links 'Get Directions' second, or 'View Location Details' [CFG-089]", () => {
    expect(
      contradictions('locationPages.secondLink', {
        fallback: 'Get Directions',
        accepts: ['View Location Details'],
        refuses: ['Map'],
      }),
    ).toEqual([])
  })

  it('takes one service location with its booking page [CFG-090]', () => {
    expect(
      contradictions('locationPages.serviceEnquiry', {
        fallback: null,
        accepts: [{ locationId: 1, bookingUrl: '/service' }],
        refuses: [{ locationId: 99, bookingUrl: '/service' }, { locationId: 1 }, 1],
      }),
    ).toEqual([])
  })
})
