import { describe, expect, it } from 'vitest'
import { choosePictures, listTurn, listViews } from './choose-pictures.ts'
import { parsePicturePath } from './picture-path.ts'
import { bodyKeys, leadViews } from './vehicle-picture.ts'

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

  it('begins with the one three-quarter view from the front and repeats none', () => {
    for (const { gallery } of stock.filter((pictures) => pictures.gallery.length > 0)) {
      const views = gallery.map((path) => parsePicturePath(path)?.view)
      const leads = leadViews.filter((view) => views.includes(view))
      expect(leads).toEqual([views[0]])
      expect(new Set(gallery).size).toBe(gallery.length)
    }
  })

  it('shows the face of the make wherever the front is seen, and no turn or film of another', () => {
    const cars = (make: string) =>
      Array.from({ length: 200 }, (_, serial) =>
        choosePictures('studio', {
          stocknum: `R${serial}`,
          make,
          body: 'SUV',
          colour: 'Ice White',
        }),
      )
    const [own, other] = [cars('Hyundai'), cars('Mazda')]
    const facesOf = (all: typeof own) =>
      new Set(all.flatMap(({ gallery }) => gallery.map((path) => parsePicturePath(path)?.face)))
    expect(facesOf(own)).toEqual(new Set([undefined]))
    for (const { gallery, turn, walkaround, hotspots } of other) {
      const fronts = gallery.filter((path) => /front|headlight/.test(path))
      expect(fronts.filter((path) => parsePicturePath(path)?.face !== 'c')).toEqual([])
      expect({ turn, walkaround }).toEqual({ turn: [], walkaround: null })
      expect(hotspots?.exterior ?? []).toEqual([])
    }
    expect(own.filter(({ turn }) => turn.length > 0).length).toBeGreaterThan(5)
    expect(other.filter(({ gallery }) => gallery.length >= 6).length).toBeGreaterThan(150)
  })

  it('looks at either side of a body that was rendered from both', () => {
    const isFromRight = ({ gallery }: (typeof stock)[number]) =>
      gallery[0]?.endsWith('/front-right.jpg') === true
    expect(listViews('suv')).toContain('front-right')
    expect(share(isFromRight)).toBeCloseTo(0.49, 1)
    expect(listViews('hatch')).not.toContain('front-right')
    const hatches = Array.from({ length: 40 }, (_, serial) =>
      choosePictures('yard', { stocknum: `R${serial}`, body: 'Hatchback', colour: null }),
    )
    expect(hatches.filter(isFromRight)).toEqual([])
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
