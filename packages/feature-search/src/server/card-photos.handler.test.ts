import { aCar } from '@forecourt/stock/testing'
import { aSite } from '@forecourt/tenant-config/testing'
import { describe, expect, it } from 'vitest'
import { createCardPhotosHandler } from './card-photos.handler.ts'

const site = aSite({
  images: { illustrations: [{ path: '/images/drawn/', depicts: 'model' }] },
})
const still = (url: string) => ({ image: { url, thumb: { url } }, isVideo: false })

async function ask(urls: readonly string[], primary = urls[0] ?? null, slug = 'car-1') {
  const images = [{ image: null, isVideo: true }, ...urls.map(still)]
  const car = aCar({ slug: 'car-1', images, primary_image_url: primary })
  const handle = createCardPhotosHandler({
    loadCarBySlug: async (_, asked) =>
      asked === car.slug ? { kind: 'car', car } : { kind: 'unknown' },
  })
  const request = new Request(`https://cars.example/api/cars/${slug}/photos.json`)
  const response = await handle(request, site)
  const { photos } = (await response.json()) as {
    photos: { src: string; srcSet?: string; illustration: boolean }[]
  }
  return { status: response.status, photos }
}

const names = ({ photos }: { photos: { src: string }[] }) =>
  photos.map(({ src }) => /(\w+)\.jpg/.exec(src)?.[1])

describe('createCardPhotosHandler', () => {
  it('has the first five photos, that of the card before the others [PLUS-075]', async () => {
    const urls = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => `/images/${name}.jpg`)
    expect(names(await ask(urls))).toEqual(['a', 'b', 'c', 'd', 'e'])
    expect(names(await ask(urls, '/images/c.jpg'))).toEqual(['c', 'a', 'b', 'd', 'e'])
  })

  it('has them in the widths of a card, and says which are illustrations [PLUS-075] [D-116]', async () => {
    const { photos } = await ask(['/images/seen.jpg', '/images/drawn/side.jpg'])
    expect(photos.map(({ illustration }) => illustration)).toEqual([false, true])
    expect(photos[0]?.src).toContain('w=640')
    expect(photos[0]?.srcSet?.match(/\d+w/g)).toEqual(['320w', '640w', '960w'])
  })

  it('leaves out photos at hosts that are not the dealer’s [D-78]', async () => {
    const answer = await ask(['/images/a.jpg', 'https://elsewhere.example/b.jpg', '/images/c.jpg'])
    expect(names(answer)).toEqual(['a', 'c'])
  })

  it('answers 404 without photos for a car the site does not have', async () => {
    expect(await ask(['/images/a.jpg'], null, 'car-9')).toEqual({ status: 404, photos: [] })
  })
})
