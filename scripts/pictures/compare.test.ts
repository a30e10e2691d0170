import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { allowedPixels, compareFolders, comparePictures } from './compare.ts'

interface Box {
  left?: number
  width?: number
  height?: number
}

/** A white picture of 100 by 60 pixels with a dark box, 20 by 10 unless said otherwise. */
async function aPicture({ left = 10, width = 20, height = 10 }: Box = {}, pictureWidth = 100) {
  const box = await sharp({ create: { width, height, channels: 3, background: '#1b3a4b' } })
    .png()
    .toBuffer()
  return sharp({ create: { width: pictureWidth, height: 60, channels: 3, background: '#fff' } })
    .composite([{ input: box, left, top: 10 }])
    .png()
    .toBuffer()
}

describe('comparePictures', () => {
  it('sees a box that is one pixel wider on a part as tall as a button', async () => {
    const wider = await aPicture({ width: 21, height: 40 })
    expect(await comparePictures(await aPicture({ height: 40 }), wider)).toEqual({
      kind: 'changed',
      pixels: 40,
    })
  })

  it('allows as many pixels as the rounding of a curve, and not one more', async () => {
    const pixelsMore = async (width: number) =>
      comparePictures(await aPicture({ width, height: 10 }), await aPicture({ width, height: 11 }))
    expect(await pixelsMore(allowedPixels)).toEqual({ kind: 'same' })
    expect(await pixelsMore(allowedPixels + 1)).toEqual({ kind: 'changed', pixels: 25 })
  })

  it('tells both sizes of a picture that has another one', async () => {
    expect(await comparePictures(await aPicture(), await aPicture({}, 101))).toEqual({
      kind: 'size',
      was: '100 x 60',
      is: '101 x 60',
    })
  })
})

describe('compareFolders', () => {
  it('lists what changed, what is new and what is gone, and nothing that stayed', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'forecourt-compare-'))
    const write = async (path: string, picture: Buffer) => {
      await mkdir(join(folder, path, '..'), { recursive: true })
      await writeFile(join(folder, path), picture)
    }
    await write('was/harbour/a.png', await aPicture())
    await write('was/harbour/b.png', await aPicture())
    await write('was/harbour/c.png', await aPicture())
    await write('is/harbour/a.png', await aPicture())
    await write('is/harbour/b.png', await aPicture({ left: 15 }))
    await write('is/harbour/d.png', await aPicture())
    const found = await compareFolders(join(folder, 'was'), join(folder, 'is'))
    await rm(folder, { recursive: true })
    expect(found).toEqual([
      { path: join('harbour', 'b.png'), kind: 'changed', note: '100 pixels' },
      { path: join('harbour', 'c.png'), kind: 'gone', note: '' },
      { path: join('harbour', 'd.png'), kind: 'new', note: '' },
    ])
  })
})
