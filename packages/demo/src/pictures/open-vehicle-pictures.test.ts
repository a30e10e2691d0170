import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { openVehiclePictures } from './open-vehicle-pictures.ts'

type Source = Awaited<ReturnType<typeof openVehiclePictures>>

let source: Source
beforeAll(async () => {
  source = await openVehiclePictures(fileURLToPath(new URL('../../layers', import.meta.url)))
})

describe('openVehiclePictures', () => {
  it('writes a vehicle in the size and format asked for', async () => {
    const picture = source.find('/images/vehicles/yard/ute/white/front-left.jpg')
    const file = { width: 160, ratio: 4 / 3, quality: 75, format: 'webp' } as const
    const bytes = await picture?.write(file)
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 160, height: 120 })
  })

  it('draws the ground out to a banner, and leaves the vehicle whole at its end [D-38]', async () => {
    const picture = source.find('/images/vehicles/studio/ute/dark-grey/front-left.jpg')
    const file = { width: 1920, ratio: 32 / 9, quality: 75, format: 'jpeg' } as const
    const bytes = await picture?.write(file)
    const banner = sharp(bytes)
    expect(await banner.metadata()).toMatchObject({ width: 1920, height: 540 })
    const spreadOf = async (left: number) => {
      const part = banner.clone().extract({ left, top: 200, width: 700, height: 10 })
      const { channels } = await sharp(await part.toBuffer()).stats()
      return Math.max(...channels.map(({ stdev }) => stdev))
    }
    expect(await spreadOf(0)).toBeLessThan(20)
    expect(await spreadOf(1160)).toBeGreaterThan(30)
  })

  it('has a key for each picture', () => {
    const keys = ['white', 'red', 'white'].map(
      (paint) => source.find(`/images/vehicles/yard/ute/${paint}/front-left.jpg`)?.key,
    )
    expect(new Set(keys).size).toBe(2)
  })

  it.each([
    '/images/vehicles/yard/ute/white/roof.jpg',
    '/images/vehicles/yard/ute/polka-dot/front-left.jpg',
    '/images/../../etc/passwd',
    '/images/',
  ])('knows no %s', (unknown) => {
    expect(source.find(unknown)).toBeNull()
  })

  it('refuses a folder without layers', async () => {
    await expect(openVehiclePictures('/nowhere')).rejects.toThrow('ENOENT')
  })
})
