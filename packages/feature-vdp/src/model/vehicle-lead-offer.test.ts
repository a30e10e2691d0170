import { aCar } from '@forecourt/stock/testing'
import { aSite } from '@forecourt/tenant-config/testing'
import { describe, expect, it } from 'vitest'
import { createVehicleLeadOffer } from './vehicle-lead-offer.ts'

const site = aSite({ url: 'https://www.dealer.example' })
const image = { url: '/images/front.jpg', thumb: { url: '/images/front.jpg' } }

describe('createVehicleLeadOffer', () => {
  it('says price and availability as the page does', () => {
    const car = aCar({ price: 25_990, offer_price: 24_990, state: 'qld', reserved: true })
    expect(createVehicleLeadOffer(car, site)).toMatchObject({
      price_dollars: 24_990,
      price_text: '$24,990',
      price_type: 'Drive Away in QLD',
      availability: 'reserved',
      url: `https://www.dealer.example${car.path}`,
    })
  })

  it('has the words of the page where it shows no price, and promises nothing of it', () => {
    expect(createVehicleLeadOffer(aCar({ price: 10, offer_price: null }), site)).toMatchObject({
      price_dollars: null,
      price_text: site.search.noPriceText,
      price_type: null,
    })
  })

  it('has the leading picture that may be shown, or none', () => {
    const images = [{ image, isVideo: false }]
    expect(createVehicleLeadOffer(aCar({ images }), site).picture_url).toBe(
      'https://www.dealer.example/images/front.jpg',
    )
    expect(createVehicleLeadOffer(aCar({ images: [] }), site).picture_url).toBeNull()
  })

  it.each([
    ['new', true],
    ['used', false],
    ['demo', false],
  ] as const)('of a %s car is new: %s', (car_type, isNew) => {
    expect(createVehicleLeadOffer(aCar({ car_type }), site).is_new).toBe(isNew)
  })
})
