import { readdir, readFile, stat } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { listTurn, listViews } from './choose-pictures.ts'
import { openDeveloper } from './develop.ts'
import { findFacePlace, listFaces } from './face-places.ts'
import type { Horizons } from './horizons.ts'
import { parsePicturePath } from './picture-path.ts'
import { backgroundFile, faceFile, layerFile } from './read-layers.ts'
import { bodyKeys, galleryViews, settingKeys } from './vehicle-picture.ts'

const folder = fileURLToPath(new URL('../../layers/', import.meta.url))
const files = new Set(await readdir(folder, { recursive: true }))
const mainViews = ['front-left', 'side-left', 'rear-right', 'front', 'rear'] as const

describe('layers', () => {
  it('are there for every view of every body, and every setting behind it', () => {
    const wanted = [
      ...bodyKeys.flatMap((body) =>
        [...mainViews, ...listViews(body), ...listTurn(body)].flatMap((view) =>
          (['base', 'paint', 'cover'] as const).map((layer) => layerFile(body, view, layer)),
        ),
      ),
      ...settingKeys.flatMap((setting) =>
        galleryViews.map((view) => backgroundFile(setting, view)),
      ),
      backgroundFile('studio', 'turn-00'),
    ]
    expect(wanted.filter((file) => !files.has(file))).toEqual([])
  })

  it('have every face in the views that show the front, as large as its place in them', async () => {
    const patches = bodyKeys.flatMap((body) =>
      listFaces(body).flatMap((face) =>
        listViews(body).flatMap((view) => {
          const box = findFacePlace(body, face, view)
          return box ? [{ body, face, view, box }] : []
        }),
      ),
    )
    expect(patches.length).toBeGreaterThan(60)
    for (const { body, face, view, box } of patches) {
      const [left = 0, top = 0, width, height] = box
      // A picture made of half as many pixels has half of each of them.
      expect(box.filter((side) => side % 2 !== 0)).toEqual([])
      for (const layer of ['base', 'paint'] as const) {
        const file = await sharp(folder + faceFile(body, view, face, layer)).metadata()
        expect(file).toMatchObject({ width, height })
      }
      const whole = await sharp(folder + layerFile(body, view, 'base')).metadata()
      expect(left + (width ?? 0)).toBeLessThanOrEqual(whole.width)
      expect(top + (height ?? 0)).toBeLessThanOrEqual(whole.height)
    }
    for (const body of bodyKeys)
      for (const face of listFaces(body))
        for (const view of ['front-left', 'front', 'side-left', 'side-right'] as const)
          expect([body, face, view, findFacePlace(body, face, view)]).not.toContain(null)
  })

  it('weigh less than 50 MB together', async () => {
    const sizes = await Promise.all(
      [...files].map(async (file) => (await stat(folder + file)).size),
    )
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(50_000_000)
  })

  it('have their horizon inside the picture in every main view', async () => {
    const horizons = JSON.parse(await readFile(`${folder}horizons.json`, 'utf8')) as Horizons
    for (const body of bodyKeys)
      for (const view of mainViews) {
        expect(horizons[body]?.[view]).toBeGreaterThan(0.1)
        expect(horizons[body]?.[view]).toBeLessThan(0.8)
      }
  })

  it('have a full turn of 36 frames of ten bodies or more, and a right side of every one', () => {
    expect(bodyKeys.filter((body) => listTurn(body).length === 36).length).toBeGreaterThan(9)
    expect(bodyKeys.filter((body) => !listViews(body).includes('side-right'))).toEqual([])
  })

  it('are those the feeds speak of', async () => {
    const feeds = fileURLToPath(new URL('../../feeds/', import.meta.url))
    const texts = await Promise.all(
      (await readdir(feeds)).map((name) => readFile(feeds + name, 'utf8')),
    )
    const paths = new Set(texts.join('\n').match(/\/images\/vehicles\/[^"|,\s]+/g))
    expect(paths.size).toBeGreaterThan(500)
    const strays = [...paths].filter((path) => {
      const picture = parsePicturePath(path)
      if (!picture) return true
      const views: readonly string[] = [...listViews(picture.body), ...listTurn(picture.body)]
      return !views.includes(picture.view)
    })
    expect(strays).toEqual([])
  })
})

describe('openDeveloper', () => {
  const card = { width: 640, ratio: 3 / 2, quality: 75, format: 'webp' } as const

  it.each(bodyKeys)('makes a card of a %s that weighs less than 40 kB', async (body) => {
    const developer = await openDeveloper(folder)
    const setting = settingKeys[bodyKeys.indexOf(body) % settingKeys.length] ?? 'studio'
    const picture = { setting, body, paint: 'red', view: 'front-left' } as const
    expect((await developer.develop(picture, card)).length).toBeLessThan(40_000)
  })

  it('shows another face on the front of a vehicle, and the same vehicle around it', async () => {
    const developer = await openDeveloper(folder)
    const own = { setting: 'yard', body: 'suv', paint: 'white', view: 'front-left' } as const
    const [one, other] = [
      await developer.compose(own),
      await developer.compose({ ...own, face: 'b' }),
    ]
    const [left = 0, top = 0, width = 0, height = 0] = findFacePlace('suv', 'b', 'front-left') ?? []
    const isInside = (pixel: number) => {
      const [x, y] = [pixel % one.width, Math.floor(pixel / one.width)]
      return x >= left && x < left + width && y >= top && y < top + height
    }
    const places = Array.from(one.pixels.keys())
      .filter((index) => one.pixels[index] !== other.pixels[index])
      .map((index) => Math.floor(index / 3))
    expect(places.length).toBeGreaterThan(30_000)
    expect(places.every(isInside)).toBe(true)
  })

  it('cuts each crop to its size, never larger than the layers are', async () => {
    const developer = await openDeveloper(folder)
    const picture = { setting: 'yard', body: 'ute', paint: 'white', view: 'front-left' } as const
    const sizeOf = async (width: number, ratio: number) => {
      const file = await developer.develop(picture, { ...card, width, ratio })
      const { width: wide, height, format } = await sharp(file).metadata()
      return [wide, height, format]
    }
    expect(await sizeOf(320, 3 / 2)).toEqual([320, 213, 'webp'])
    expect(await sizeOf(640, 4 / 3)).toEqual([640, 480, 'webp'])
    expect(await sizeOf(960, 16 / 9)).toEqual([960, 540, 'webp'])
    expect(await sizeOf(160, 1)).toEqual([160, 160, 'webp'])
    expect(await sizeOf(1920, 3 / 2)).toEqual([1200, 800, 'webp'])
  })
})
