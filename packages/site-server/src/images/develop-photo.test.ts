import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { developPhoto, makeStoredPhoto } from './develop-photo.ts'

const grey = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#888' } })

describe('makeStoredPhoto', () => {
  it('stands upright, and says nothing of the camera', async () => {
    const lying = await grey(400, 300)
      .withExif({
        IFD0: { Make: 'Camera', Copyright: 'Kim' },
        IFD3: { GPSLatitude: '33/1 0/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect((await sharp(lying).metadata()).orientation).toBe(6)
    const { width, height, exif, orientation } = await sharp(
      await makeStoredPhoto(lying),
    ).metadata()
    expect([width, height]).toEqual([300, 400])
    expect([exif, orientation]).toEqual([undefined, undefined])
  })

  it('is no larger than the widest file, and never enlarged', async () => {
    const sizeOf = async (width: number, height: number) => {
      const photo = await makeStoredPhoto(await grey(width, height).png().toBuffer())
      const stored = await sharp(photo).metadata()
      return [stored.width, stored.height]
    }
    expect(await sizeOf(2400, 1600)).toEqual([1920, 1280])
    expect(await sizeOf(300, 200)).toEqual([300, 200])
  })

  it('takes fifty megapixels, and not one row more', async () => {
    const png = (height: number) => grey(10_000, height).png({ compressionLevel: 1 }).toBuffer()
    await expect(makeStoredPhoto(await png(5000))).resolves.toBeInstanceOf(Buffer)
    await expect(makeStoredPhoto(await png(5001))).rejects.toMatchObject({ name: 'PhotoError' })
  })

  it.each([
    ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['a page', Buffer.from('<!doctype html><title>Not found</title>')],
    ['nothing', Buffer.alloc(0)],
  ])('refuses %s', async (_, bytes) => {
    await expect(makeStoredPhoto(bytes)).rejects.toMatchObject({ name: 'PhotoError' })
  })

  it('refuses half a photo', async () => {
    const whole = await grey(400, 300).jpeg().toBuffer()
    await expect(makeStoredPhoto(whole.subarray(0, whole.length / 2))).rejects.toMatchObject({
      name: 'PhotoError',
    })
  })
})

describe('developPhoto', () => {
  const file = { width: 640, ratio: 3 / 2, quality: 75, format: 'webp' } as const
  const sizeOf = async (stored: Uint8Array, part: object) => {
    const { width, height, format } = await sharp(
      await developPhoto(stored, { ...file, ...part }),
    ).metadata()
    return [width, height, format]
  }

  it('cuts a photo to its ratio, in the format asked for', async () => {
    const stored = await makeStoredPhoto(await grey(1600, 1200).jpeg().toBuffer())
    expect(await sizeOf(stored, {})).toEqual([640, 427, 'webp'])
    expect(await sizeOf(stored, { ratio: 1, format: 'jpeg' })).toEqual([640, 640, 'jpeg'])
    expect(await sizeOf(stored, { format: 'avif' })).toEqual([640, 427, 'heif'])
  })

  it('is never larger than the part of the photo it shows', async () => {
    const stored = await makeStoredPhoto(await grey(800, 600).jpeg().toBuffer())
    expect(await sizeOf(stored, { width: 1920 })).toEqual([800, 533, 'webp'])
    expect(await sizeOf(stored, { width: 1920, ratio: 1 })).toEqual([600, 600, 'webp'])
  })
})
