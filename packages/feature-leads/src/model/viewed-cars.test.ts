import { describe, expect, it } from 'vitest'
import { addViewedCar, countViewedShown, readViewedCars, type ViewedCar } from './viewed-cars.ts'

const car = (id: number): ViewedCar => ({
  id,
  stocknum: `U${id}`,
  make: 'Toyota',
  model: 'RAV4',
  body: 'Wagon',
  simple_body: 'SUV',
})
const ids = (viewed: readonly ViewedCar[]) => viewed.map(({ id }) => id)

describe('addViewedCar', () => {
  it('keeps id, stocknum, make, model, body and simple_body, nothing else [DATA-043]', () => {
    const [entry] = addViewedCar([], { ...car(1), price: 9 } as ViewedCar)
    expect(entry).toEqual(car(1))
    expect(Object.keys(entry ?? {})).toEqual([
      'id',
      'stocknum',
      'make',
      'model',
      'body',
      'simple_body',
    ])
  })

  it('keeps the last 20, newest first, each once [D-79]', () => {
    let viewed: readonly ViewedCar[] = []
    for (let id = 1; id <= 21; id += 1) viewed = addViewedCar(viewed, car(id))
    expect(viewed).toHaveLength(20)
    expect(ids(viewed).slice(0, 2)).toEqual([21, 20])
    expect(ids(viewed)).not.toContain(1)
    viewed = addViewedCar(viewed, car(5))
    expect(ids(viewed).slice(0, 3)).toEqual([5, 21, 20])
    expect(viewed).toHaveLength(20)
  })
})

describe('readViewedCars', () => {
  it('leaves out what is no viewed car [DATA-063]', () => {
    expect(readViewedCars({})).toBeNull()
    const bare = { ...car(2), stocknum: null, body: null, simple_body: null }
    expect(readViewedCars([car(1), bare, { id: 3 }, null, { ...car(4), make: 5 }])).toEqual([
      car(1),
      bare,
    ])
  })
})

describe('countViewedShown', () => {
  it.each([
    [0, 0],
    [1, 1],
    [2, 2],
    [3, 3],
    [5, 3],
    [6, 6],
    [20, 6],
  ])('shows of %i cars %i [D-74]', (found, shown) => {
    expect(countViewedShown(found)).toBe(shown)
  })
})
