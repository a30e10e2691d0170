import { describe, expect, it } from 'vitest'
import { choosePictures, listTurn, listViews } from './choose-pictures.ts'
import { parsePicturePath } from './picture-path.ts'
import { bodyKeys } from './vehicle-picture.ts'

const stock = Array.from({ length: 4000 }, (_, serial) =>
  choosePictures('yard', { stocknum: `R${serial}`, body: 'SUV', colour: 'Glacier White' }),
)
const share = (test: (pictures: (typeof stock)[number]) => boolean) =>
  stock.filter(test).length / stock.length

describe('choosePictures', () => {
  it('gives the same vehicle the same pictures', () => {
    const car = { stocknum: 'R4104', body: 'Cab Chassis', colour: 'Platinum Silver' }
    expect(choosePictures('depot', car)).toEqual(choosePictures('depot', { ...car }))
    expect(choosePictures('depot', car).gallery[0]).toBe(
      '/images/vehicles/depot/cab-chassis/silver/front-left.jpg',
    )
  })

  it('leaves about 2 % without pictures and a few with three, all others have six or more', () => {
    expect(share(({ gallery }) => gallery.length === 0)).toBeCloseTo(0.02, 2)
    expect(share(({ gallery }) => gallery.length === 3)).toBeCloseTo(0.06, 1)
    expect(share(({ gallery }) => [0, 3].includes(gallery.length) || gallery.length >= 6)).toBe(1)
  })

  it('begins with the three-quarter view from the front and repeats none', () => {
    for (const { gallery } of stock.filter((pictures) => pictures.gallery.length > 0)) {
      expect(parsePicturePath(gallery[0] ?? '')?.view).toBe('front-left')
      expect(new Set(gallery).size).toBe(gallery.length)
    }
  })

  it('turns about 6 % of the fully pictured vehicles that have a turn, and no others', () => {
    const hasTurn = listTurn('suv').length > 0
    const isTurned = ({ turn }: (typeof stock)[number]) => turn.length > 0
    expect(share(isTurned)).toBeCloseTo(hasTurn ? 0.055 : 0, hasTurn ? 1 : 9)
    expect(stock.filter(isTurned).every(({ gallery }) => gallery.length >= 6)).toBe(true)
  })

  it('has of each body a full turn of 36 frames or none', () => {
    for (const body of bodyKeys) expect([0, 36]).toContain(listTurn(body).length)
  })

  it('shows of each body at least six views', () => {
    for (const body of bodyKeys) expect(listViews(body).length).toBeGreaterThanOrEqual(6)
  })
})
