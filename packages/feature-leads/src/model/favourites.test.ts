import { describe, expect, it } from 'vitest'
import {
  addFavourite,
  type Favourite,
  isFavourite,
  readFavourites,
  removeFavourite,
  toggleFavourite,
} from './favourites.ts'

const car = (id: number): Favourite => ({
  id,
  name: `Car ${id}`,
  slug: `car-${id}`,
  make: 'Toyota',
  model: 'Corolla',
  primary_image_url: null,
})
const ids = (favourites: readonly Favourite[]) => favourites.map(({ id }) => id)

describe('addFavourite', () => {
  it('keeps id, name, slug, make, model and picture, nothing else [DATA-042]', () => {
    const pictured = { ...car(1), primary_image_url: '/images/1.jpg' }
    const whole = { ...pictured, price: 20_000, vin: 'X' }
    expect(addFavourite([], whole)).toEqual([pictured])
    expect(Object.keys(addFavourite([], whole)[0] ?? {})).toEqual([
      'id',
      'name',
      'slug',
      'make',
      'model',
      'primary_image_url',
    ])
  })

  it('puts the newest first, once, and keeps 100 [D-64]', () => {
    let favourites: readonly Favourite[] = []
    for (let id = 1; id <= 101; id += 1) favourites = addFavourite(favourites, car(id))
    expect(favourites).toHaveLength(100)
    expect(ids(favourites).slice(0, 2)).toEqual([101, 100])
    expect(isFavourite(favourites, 1)).toBe(false)
    expect(ids(addFavourite(favourites, car(50))).filter((id) => id === 50)).toHaveLength(1)
  })
})

describe('toggleFavourite', () => {
  it('adds a car by id [LEAD-077]', () => {
    expect(ids(toggleFavourite([car(1)], car(2)))).toEqual([2, 1])
  })

  it('removes a car by id [LEAD-078]', () => {
    expect(ids(toggleFavourite([car(2), car(1)], { ...car(2), name: 'renamed' }))).toEqual([1])
    expect(ids(removeFavourite([car(1)], 9))).toEqual([1])
  })
})

describe('readFavourites', () => {
  it('leaves out what is no favourite [DATA-063]', () => {
    expect(readFavourites('x')).toBeNull()
    expect(readFavourites([car(1), null, { id: '2' }, { ...car(3), slug: 7 }])).toEqual([car(1)])
  })
})
