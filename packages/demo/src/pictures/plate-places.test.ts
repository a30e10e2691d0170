import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import { listTurn, listViews } from './choose-pictures.ts'
import type { Canvas } from './compose.ts'
import { type Developer, openDeveloper } from './develop.ts'
import type { Plate } from './plate.ts'
import { isHiddenAt, listHiddenCells } from './plate-cells.ts'
import { findPlatePlace, hasPlate, type PlatePlace } from './plate-places.ts'
import { createQuad, findWindow, measureQuad, placeOn } from './quad.ts'
import {
  type BodyKey,
  bodyKeys,
  isTurnView,
  turnView,
  type VehiclePicture,
} from './vehicle-picture.ts'

const folder = fileURLToPath(new URL('../../layers', import.meta.url))
type View = VehiclePicture['view']

/** True when every picture is looked at; else one of each body from before and one from behind. */
const isFull = process.env.FORECOURT_TEST_FULL === '1'
const sample: readonly View[] = ['front-left', 'rear-right']

const platesOf = (body: BodyKey) =>
  [...listViews(body), ...listTurn(body)].flatMap((view) => {
    const place = findPlatePlace(body, view)
    return place ? [{ body, view, place }] : []
  })
const everyPlate = bodyKeys.flatMap(platesOf)

describe('findPlatePlace', () => {
  it('knows a plate behind of every body, and one in front of all but motorcycles and what is towed', () => {
    const rear: View[] = ['rear', 'rear-right']
    const front: View[] = ['front', 'front-left']
    const without = (views: View[]) =>
      bodyKeys.filter((body) => views.some((view) => !hasPlate(body, view)))
    expect(without(rear)).toEqual([])
    expect(without(front)).toEqual([
      'motorcycle',
      'sports-bike',
      'cruiser',
      'touring-bike',
      'adventure-bike',
      'dirt-bike',
      'scooter',
      'caravan',
      'caravan-offroad',
      'caravan-compact',
      'pop-top',
      'camper-trailer',
    ])
  })

  it('knows it on every frame of a turn that looks at it', () => {
    const behind = Array.from({ length: 9 }, (_, index) => turnView(14 + index))
    for (const body of bodyKeys.filter((one) => listTurn(one).length > 0))
      expect(behind.filter((view) => !hasPlate(body, view))).toEqual([])
  })

  it('gives corners clockwise, and a part of the plate at least inside the picture', () => {
    const isWrong = ({ place }: { place: PlatePlace }) => {
      const [ax = 0, ay = 0, bx = 0, by = 0, cx = 0, cy = 0, dx = 0, dy = 0] = place.quad
      const isClockwise = ax < bx && dx < cx && ay < dy && by < cy
      return !isClockwise || ax > 1 || bx < 0 || ay > 1 || dy < 0
    }
    expect(everyPlate.filter(isWrong).map(({ body, view }) => `${body} ${view}`)).toEqual([])
  })
})

describe('openDeveloper', () => {
  let developer: Developer
  beforeAll(async () => {
    developer = await openDeveloper(folder)
  })

  const composed = (body: BodyKey, view: View, plate?: Plate) =>
    developer.compose({ setting: 'studio', body, paint: 'red', view, ...(plate && { plate }) })

  /** Darkest over median green of what shows of a plate's middle: letters make it small. */
  function darkest({ pixels, width, height }: Canvas, place: PlatePlace): number {
    const quad = createQuad(place.quad, { width, height })
    const cells = listHiddenCells(place.hidden)
    const seen: number[] = []
    for (let row = 0; row < 12; row += 1)
      for (let column = 0; column < 60; column += 1) {
        const [u, v] = [0.06 + (0.88 * column) / 59, 0.16 + (0.68 * row) / 11]
        const around = [-0.03, 0, 0.03].flatMap((du) => [-0.08, 0, 0.08].map((dv) => [du, dv]))
        if (around.some(([du = 0, dv = 0]) => isHiddenAt(cells, u + du, v + dv))) continue
        const [x, y] = placeOn(quad, u, v).map(Math.floor) as [number, number]
        if (x >= 0 && y >= 0 && x < width && y < height)
          seen.push(pixels[(y * width + x) * 3 + 1] ?? 0)
      }
    const sorted = seen.toSorted((one, other) => one - other)
    return (sorted[0] ?? 1) / (sorted[Math.floor(sorted.length / 2)] ?? 1)
  }

  it.each(bodyKeys)('leaves no lettering on the plates of a %s', async (body) => {
    const plates = platesOf(body).filter(({ view }) =>
      isFull ? !isTurnView(view) || view.endsWith('6') : sample.includes(view),
    )
    const lettered: View[] = []
    for (const { view, place } of plates) {
      const picture = await composed(body, view)
      // Of a plate seen from its side there are only edges.
      const isWide = measureQuad(createQuad(place.quad, picture)).width > 10
      if (isWide && darkest(picture, place) < 0.8) lettered.push(view)
    }
    expect(plates.length).toBeGreaterThan(0)
    expect(lettered).toEqual([])
  })

  it.each(['suv', 'motorcycle'] as const)('changes nothing but the plate of a %s', async (body) => {
    const view = 'rear-right'
    const place = findPlatePlace(body, view)
    if (!place) throw new Error('no plate')
    const own = (number: string) => ({ kind: 'registration', state: 'qld', number }) as const
    const [one, other] = [
      await composed(body, view, own('795GW2')),
      await composed(body, view, own('802HK3')),
    ]
    const { left, top, right, bottom } = findWindow(createQuad(place.quad, one), one)
    let changed = 0
    const strays = one.pixels.filter((byte, index) => {
      if (byte === other.pixels[index]) return false
      changed += 1
      const pixel = Math.floor(index / 3)
      const [x, y] = [pixel % one.width, Math.floor(pixel / one.width)]
      return x < left || x >= right || y < top || y >= bottom
    })
    expect(strays.length).toBe(0)
    expect(changed).toBeGreaterThan(300)
  })
})
