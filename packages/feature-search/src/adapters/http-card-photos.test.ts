import { describe, expect, it } from 'vitest'
import { createHttpCardPhotos } from './http-card-photos.ts'

const photos = [{ src: '/images/a.jpg', illustration: false }]

function answering(status: number) {
  const asked: string[] = []
  const loadPhotos = createHttpCardPhotos({
    api: '/api',
    fetch: async (input) => {
      asked.push(String(input))
      return Response.json({ photos: status === 200 ? photos : [] }, { status })
    },
  })
  return { asked, loadPhotos }
}

describe('createHttpCardPhotos', () => {
  it('asks for the photos of the car at an address [PLUS-075]', async () => {
    const { asked, loadPhotos } = answering(200)
    expect(await loadPhotos('/cars/2019-kia-rio-k1')).toEqual(photos)
    expect(asked).toEqual(['/api/cars/2019-kia-rio-k1/photos.json'])
  })

  it('rejects where the service does not know it', async () => {
    await expect(answering(404).loadPhotos('/cars/gone')).rejects.toThrow('answered 404')
  })
})
