import { describe, expect, it } from 'vitest'
import { readFeedCars } from './feed-car.ts'
import { parsePicturePath } from './pictures/picture-path.ts'
import { plateStates } from './pictures/plate.ts'
import { hasPlate } from './pictures/plate-places.ts'
import { readPlaces } from './validate.ts'

const cars = await readFeedCars()
const places = await readPlaces()
const pictures = cars.flatMap((car) =>
  car.pictures.map((path) => ({ car, path, picture: parsePicturePath(path) })),
)
const stateOf = (code: string) =>
  plateStates.find((state) => state === places.get(code)?.address.state)

describe('pictures of the feeds', () => {
  it('are many, and all of them are known', () => {
    expect(pictures.length).toBeGreaterThan(10_000)
    expect(pictures.filter(({ picture }) => !picture)).toEqual([])
  })

  it("show the car's own number in the style of its state, or the dealer's plate [D-116]", () => {
    const wrong = pictures.filter(({ car, picture }) => {
      if (!picture || !hasPlate(picture.body, picture.view)) return false
      const { plate } = picture
      if (car.plate === '') return plate?.kind !== 'dealer'
      if (plate?.kind !== 'registration') return true
      return plate.number !== car.plate || plate.state !== stateOf(car.locationCode)
    })
    expect(wrong.map(({ car, path }) => `${car.feed} ${car.stocknum}: ${path}`)).toEqual([])
  })

  it('that show no plate are shared by all cars of a body and paint', () => {
    const shared = pictures.filter(({ picture: p }) => p && !hasPlate(p.body, p.view))
    expect(shared.filter(({ picture }) => picture?.plate)).toEqual([])
  })
})
