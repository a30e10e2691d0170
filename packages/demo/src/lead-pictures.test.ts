import { PAGE_SIZE } from '@forecourt/feature-search/model'
import { describe, expect, it } from 'vitest'
import { type FeedCar, readFeedCars } from './feed-car.ts'
import { hasFace } from './pictures/face-places.ts'
import { findBody } from './pictures/find-body.ts'
import { findFace } from './pictures/find-face.ts'
import { parsePicturePath, picturePath } from './pictures/picture-path.ts'
import { blankPlate } from './pictures/plate.ts'
import { isTurnView } from './pictures/vehicle-picture.ts'
import { readPlaces } from './validate.ts'

const cars = await readFeedCars()
const places = await readPlaces()
const sites = [...new Set(cars.map(({ feed }) => feed))]

/** The picture that leads a car without its plate, by which two cars differ at least; null without pictures. */
function findLead({ pictures: [path = ''] }: FeedCar): string | null {
  const picture = parsePicturePath(path)
  return picture && picturePath({ ...picture, plate: blankPlate })
}

/** Words that order the cars of one day as the store numbers them: by dealership, then by stock number. */
const numberedBy = ({ locationCode, stocknum }: FeedCar) =>
  `${places.get(locationCode)?.dealership_slug} ${stocknum}`

/** Cars of a site by relevance: sold ones last, then the newest. */
const inDefaultOrder = (site: string) =>
  cars
    .filter(({ feed }) => feed === site)
    .toSorted(
      (one, other) =>
        Number(one.status === 'sold') - Number(other.status === 'sold') ||
        other.stockedOn.localeCompare(one.stockedOn) ||
        numberedBy(one).localeCompare(numberedBy(other)),
    )

const pagesOf = (site: string, size: number) => {
  const stock = inDefaultOrder(site)
  return Array.from({ length: Math.ceil(stock.length / size) }, (_, page) =>
    stock.slice(page * size, (page + 1) * size),
  )
}

/** Pictures that lead more than `most` of the cars, with how many they lead. */
function listOverused(some: readonly FeedCar[], most: number): string[] {
  const leads = Map.groupBy(some, findLead)
  return [...leads].flatMap(([lead, { length }]) =>
    lead && length > most ? [`${length} × ${lead}`] : [],
  )
}

describe('the picture that leads a vehicle', () => {
  it.each(sites)('leads no more than 12 vehicles of %s', (site) => {
    expect(listOverused(inDefaultOrder(site), 12)).toEqual([])
  })

  // A tile of the dealer's own takes the place of a vehicle.
  it.each(sites.flatMap((site) => [PAGE_SIZE, PAGE_SIZE - 1].map((size) => [site, size] as const)))(
    'leads no more than 3 of a search page of %s with %i vehicles',
    (site, size) => {
      const overused = pagesOf(site, size).flatMap((page, index) =>
        listOverused(page, 3).map((found) => `page ${index + 1}: ${found}`),
      )
      expect(overused).toEqual([])
    },
  )

  it('shows the body the table has for it', () => {
    const wrong = cars.filter((car) => {
      const picture = parsePicturePath(car.pictures[0] ?? '')
      const isElectric = car.fuel === 'Electric'
      return picture && picture.body !== findBody({ ...car, isElectric })
    })
    expect(wrong.map(({ feed, stocknum, body, model }) => [feed, stocknum, body, model])).toEqual(
      [],
    )
  })

  it('wears the face of its make, as do all others of one vehicle that show it', () => {
    const wrong = cars.filter(({ make, pictures }) => {
      const all = pictures.flatMap((path) => parsePicturePath(path) ?? [])
      const face = all[0] ? findFace(all[0].body, make) : null
      // Turns and close views of lamps are of the body's own face.
      const ownOnly = all.filter(({ view }) => isTurnView(view) || view === 'headlight')
      if (face && ownOnly.length > 0) return true
      return all.some(({ body, view, face: worn }) => {
        const shown = face && hasFace(body, face, view) ? face : undefined
        return worn !== shown
      })
    })
    expect(wrong.map(({ feed, stocknum, make }) => [feed, stocknum, make])).toEqual([])
  })
})
