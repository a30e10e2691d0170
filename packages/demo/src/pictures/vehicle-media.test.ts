import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { demoFeeds } from '../feeds.ts'
import { findInterior, findWalkaround, type MovingVehicle, placeHotspots } from './vehicle-media.ts'
import { bodyKeys, settingKeys } from './vehicle-picture.ts'
import { filmedVehicles, frameAt, planShots } from './walkaround-shots.ts'

const vehicle: MovingVehicle = {
  setting: 'studio',
  body: 'suv',
  paint: 'ice-white',
  stocknum: 'H1',
  word: 'SUV',
}
const media = fileURLToPath(new URL('../../media/', import.meta.url))
const isThere = (path: string) => existsSync(path.replace('/media/', media))
const feeds = demoFeeds.map(({ fileName, write }) => ({ fileName, text: write() }))

describe('the feeds of the demo', () => {
  it('name files of videos, interiors and reports that are there', () => {
    const named = feeds.flatMap(({ text }) => text.match(/\/media\/[a-z0-9/._-]+/g) ?? [])
    expect(named.length).toBeGreaterThan(100)
    expect([...new Set(named)].filter((path) => !isThere(path))).toEqual([])
  })

  it.each(feeds)('show everything there is of some vehicle in $fileName', ({ text }) => {
    const whole = text
      .split('\n')
      .filter((row) =>
        ['turn-35', '/media/walkarounds/', '/media/interiors/', '/media/reports/'].every((part) =>
          row.includes(part),
        ),
      )
    expect(whole.length).toBeGreaterThan(0)
  })
})

describe('findWalkaround', () => {
  it('films vehicles of one kind a dealer, and the same one always or never', () => {
    expect(new Set(filmedVehicles.map(({ setting }) => setting)).size).toBe(settingKeys.length)
    const films = Array.from({ length: 400 }, (_, at) =>
      findWalkaround({ ...vehicle, stocknum: `H${at}` }),
    )
    expect(new Set(films)).toEqual(new Set([null, '/media/walkarounds/studio-suv-ice-white.webm']))
    expect(findWalkaround({ ...vehicle, stocknum: 'H7' })).toBe(films[7])
    expect(findWalkaround({ ...vehicle, paint: 'red' })).toBeNull()
  })
})

describe('findInterior', () => {
  it('shows no interior that a body does not have', () => {
    expect(findInterior(vehicle)).toBe('/media/interiors/pale.webp')
    expect(findInterior({ ...vehicle, body: 'caravan' })).toBe('/media/interiors/caravan.webp')
    expect(findInterior({ ...vehicle, body: 'motorcycle' })).toBeNull()
    expect(findInterior({ ...vehicle, body: 'ute', word: 'Cab Chassis' })).toBeNull()
  })
})

describe('placeHotspots', () => {
  it('places every point on a frame there is and inside the picture', () => {
    const all = bodyKeys.map((body) => placeHotspots({ ...vehicle, body }))
    const points = all.flatMap((each) => [...(each?.exterior ?? []), ...(each?.interior ?? [])])
    const places = points.flatMap(({ positions }) => positions)
    expect(places.length).toBeGreaterThan(30)
    const isWrong = ({ angle, x, y }: (typeof places)[number]) =>
      angle < 0 || angle > 35 || x < 0 || x > 100 || y < 0 || y > 100
    expect(places.filter(isWrong)).toEqual([])
    expect(points.filter(({ description }) => !description)).toEqual([])
  })
})

describe('planShots', () => {
  it('goes round a vehicle before it goes along it, and inside only where there is an inside', () => {
    const listViews = (views: Parameters<typeof planShots>[0]) =>
      planShots(views).map(({ view }) => (typeof view === 'string' ? view : 'turn'))
    expect(listViews(['front-left', 'wheel', 'interior'])).toEqual([
      'turn',
      'front-left',
      'wheel',
      'interior',
    ])
    expect(listViews(['front-left', 'wheel'])).not.toContain('interior')
  })
})

describe('frameAt', () => {
  it('begins and ends where it is asked to, and never looks beyond the picture', () => {
    for (const shot of planShots(['front-left', 'headlight', 'wheel', 'rear-right', 'interior'])) {
      if (!('from' in shot)) continue
      for (const share of [0, 0.25, 0.5, 1]) {
        const { x, y, width } = frameAt(shot.from, shot.to, share)
        const edges = [x - width / 2, x + width / 2, y - width / 2, y + width / 2]
        expect(edges.filter((edge) => edge < -0.001 || edge > 1.001)).toEqual([])
      }
      expect(frameAt(shot.from, shot.to, 1)).toEqual(shot.to)
    }
  })
})
