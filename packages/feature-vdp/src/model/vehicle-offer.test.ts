import { aCar } from '@forecourt/stock/testing'
import { aSite } from '@forecourt/tenant-config/testing'
import { describe, expect, it } from 'vitest'
import { createVehicleOffer } from './vehicle-offer.ts'

const site = aSite({ url: 'https://www.dealer.example' })
const picture = (url: string) => ({ image: { url, thumb: { url } }, isVideo: false })

describe('createVehicleOffer', () => {
  it('says the price as the page does', () => {
    const offer = createVehicleOffer(aCar({ price: 25_990, offer_price: 24_990 }), site)
    expect(offer.priceDollars).toBe(24_990)
    expect(offer.price).toMatchObject({ kind: 'price', text: '$24,990' })
    expect(offer.priceBasis).toBe('drive-away')
  })

  it('has no number, and no promise of what it holds, without a displayable price', () => {
    const offer = createVehicleOffer(aCar({ price: 10, price_type: 'Drive Away' }), site)
    expect(offer).toMatchObject({ priceDollars: null, priceBasis: null })
    expect(offer.price.text).toBe(site.search.noPriceText)
  })

  it('leads to the page on the dealer’s own address', () => {
    const offer = createVehicleOffer(aCar({ slug: '2021-mazda-cx-5-u1' }), site)
    expect(offer.url).toBe('https://www.dealer.example/cars/2021-mazda-cx-5-u1')
  })

  it('publishes the photos that may be shown, whole addresses, and no others', () => {
    const hosted = aSite({
      url: 'https://www.dealer.example',
      images: { hosts: ['photos.dealer.example'] },
    })
    const images = [
      '/images/a.jpg',
      'https://photos.dealer.example/b.jpg',
      'https://other.example/c',
    ]
    expect(createVehicleOffer(aCar({ images: images.map(picture) }), hosted).pictures).toEqual([
      'https://www.dealer.example/images/a.jpg',
      'https://photos.dealer.example/b.jpg',
    ])
  })

  it('tells photographs of the very car from illustrations [PLUS-079]', () => {
    const illustrated = aSite({
      url: 'https://www.dealer.example',
      images: { illustrations: [{ path: '/images/bodies/', depicts: 'body' }] },
    })
    const images = ['/images/bodies/suv.jpg', '/images/a.jpg'].map(picture)
    expect(createVehicleOffer(aCar({ images }), illustrated)).toMatchObject({
      pictures: [
        'https://www.dealer.example/images/bodies/suv.jpg',
        'https://www.dealer.example/images/a.jpg',
      ],
      photographs: ['https://www.dealer.example/images/a.jpg'],
    })
  })

  it('knows where the car stands, or says nothing of it', () => {
    expect(createVehicleOffer(aCar({ location_id: 1 }), site).place).toMatchObject({
      city: 'Fortitude Valley',
      state: 'QLD',
      latitude: -27.4579,
    })
    expect(createVehicleOffer(aCar({ location_id: null }), site).place).toBeNull()
  })
})
