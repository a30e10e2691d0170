import { describe, expect, it } from 'vitest'
import { isAvailable } from './availability.ts'
import { type CarFacts, createCar } from './own-car.ts'

const facts: CarFacts = {
  id: 7,
  make: 'Toyota',
  model: 'HiLux',
  car_type: 'used',
  dealership_id: 1,
  dealership_slug: 'example-motors',
  created_at: '2026-11-02T00:00:00Z',
}
const images = ['a', 'b'].map((name) => ({
  image: { url: `/${name}.jpg`, thumb: { url: `/${name}-small.jpg` } },
  isVideo: false,
}))

describe('createCar', () => {
  it('derives name, address and availability, and leaves the rest blank', () => {
    const car = createCar({ ...facts, year: 2021, badge: 'SR5', stocknum: 'U12' })
    expect(car).toMatchObject({
      name: '2021 Toyota HiLux SR5',
      slug: '2021-toyota-hilux-sr5-u12',
      path: '/cars/2021-toyota-hilux-sr5-u12',
      updated_at: '2026-11-02T00:00:00Z',
      price: null,
      images: [],
    })
    expect(isAvailable(car)).toBe(true)
  })

  it('has the id in the address of a car without a stock number', () => {
    expect(createCar(facts).slug).toBe('toyota-hilux-7')
  })

  it('shows the first picture and counts them', () => {
    expect(createCar({ ...facts, images })).toMatchObject({
      primary_image_url: '/a.jpg',
      thumbnails: ['/a-small.jpg', '/b-small.jpg'],
      photos_count: 2,
    })
  })

  it('takes facts before what follows from them, and undefined for no fact', () => {
    const car = createCar({ ...facts, name: 'Our HiLux', status: 'sold', badge: undefined })
    expect(car).toMatchObject({ name: 'Our HiLux', status: 'sold', badge: null })
  })
})
