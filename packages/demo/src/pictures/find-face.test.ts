import { describe, expect, it } from 'vitest'
import { readFeedCars } from '../feed-car.ts'
import { listFaces } from './face-places.ts'
import { findBody } from './find-body.ts'
import { findFace } from './find-face.ts'
import { bodyKeys } from './vehicle-picture.ts'

const cars = (await readFeedCars()).map((car) => {
  const body = findBody({ ...car, isElectric: car.fuel === 'Electric' })
  return { ...car, body, face: findFace(body, car.make) }
})
const faced = bodyKeys.filter((body) => listFaces(body).length > 0)

/** Makes that stand on a body in one dealer's stock, most cars first. */
function listMakes(some: typeof cars) {
  const byMake = [...Map.groupBy(some, ({ make }) => make)]
  return byMake
    .map(([make, { length }]) => ({ make, count: length }))
    .toSorted((one, other) => other.count - one.count)
}

describe('findFace', () => {
  it('gives each make one face of a body, and an unknown make its own', () => {
    expect(findFace('suv', 'Mazda')).toBe('c')
    expect(findFace('suv', 'Hyundai')).toBeNull()
    expect(findFace('suv', 'Nobody')).toBeNull()
    expect(findFace('suv')).toBeNull()
    expect(findFace('bus', 'Mazda')).toBeNull()
  })

  it('gives every vehicle of the demo a face its body has', () => {
    const strange = cars.filter(({ body, face }) => face && !listFaces(body).includes(face))
    expect(strange.map(({ body, make, face }) => `${body} ${make} ${face}`)).toEqual([])
  })

  it('leaves no face unworn', () => {
    const worn = new Set(cars.map(({ body, face }) => `${body} ${face}`))
    const unworn = faced.flatMap((body) =>
      listFaces(body).flatMap((face) => (worn.has(`${body} ${face}`) ? [] : [`${body} ${face}`])),
    )
    expect(unworn).toEqual([])
  })

  it('has two faces or more besides their own for eight bodies of cars', () => {
    expect(faced.filter((body) => listFaces(body).length >= 2).length).toBeGreaterThanOrEqual(8)
  })

  const stocks = [...Map.groupBy(cars, ({ feed, body }) => `${feed} ${body}`)]
  it.each(stocks.filter(([, [car]]) => car && faced.includes(car.body)))(
    'tells the makes with most cars apart among those of %s',
    (_, some) => {
      const makes = listMakes(some)
      const [car] = some
      const enough = car ? listFaces(car.body).length + 1 : 0
      // Where the last of as many makes as there are faces is as rare as the next, either would do.
      const next = makes[enough]?.count ?? 0
      const most = makes.slice(0, enough).filter(({ count }) => count > next)
      const faces = most.map(({ make }) => car && findFace(car.body, make))
      expect(most.length).toBeGreaterThan(0)
      expect(new Set(faces).size).toBe(faces.length)
    },
  )
})
