import { describe, expect, it } from 'vitest'
import { carImageSet, type ImageSite, shareImage } from './car-images.ts'

const own = '/images/vehicles/studio/suv/white/front-left.jpg'
const aSite = (images: Partial<ImageSite['images']> = {}): ImageSite => ({
  images: { cdn: null, hosts: [], resize: true, illustrations: [], spinWidth: 540, ...images },
  brand: { photoRatio: '4:3' },
})

describe('carImageSet', () => {
  it('offers the widths of every picture, in the crop of the dealer’s cards [UI-017]', () => {
    const set = carImageSet(aSite())(own)
    expect(set?.src).toBe(`${own}?w=960&q=75&fit=crop&ar=4:3`)
    expect(set?.srcSet?.split(', ').map((entry) => entry.split(' ')[1])).toEqual([
      '320w',
      '640w',
      '960w',
      '1280w',
      '1920w',
    ])
  })

  it('says of each picture whether it is an illustration [PLUS-079]', () => {
    const illustrations = [{ path: '/images/vehicles/', depicts: 'body' as const }]
    const set = carImageSet(aSite({ illustrations, hosts: ['photos.example.com'] }))
    expect(set(own)).toMatchObject({ illustration: true })
    expect(set('/images/uploads/1.jpg')).toMatchObject({ illustration: false })
    expect(set('https://photos.example.com/1.jpg')).toMatchObject({ illustration: false })
  })

  it('offers thumbnails in the widths asked for', () => {
    expect(carImageSet(aSite())(own, [160, 320])?.srcSet).toBe(
      `${own}?w=160&q=75&fit=crop&ar=4:3 160w, ${own}?w=320&q=75&fit=crop&ar=4:3 320w`,
    )
  })

  it('asks the dealer’s image service for the dealer’s photos, and shows no others [D-78]', () => {
    const site = aSite({ cdn: 'https://img.example.com', hosts: ['photos.example.com'] })
    expect(carImageSet(site)('https://photos.example.com/1.jpg')?.src).toBe(
      'https://img.example.com/1.jpg?w=960&q=75&fit=crop&ar=4:3',
    )
    expect(carImageSet(site)('https://elsewhere.example.com/1.jpg')).toBeNull()
  })

  it('has the site’s own service cut the photos of the dealer’s hosts [UI-017]', () => {
    const set = carImageSet(aSite({ hosts: ['photos.example.com'] }))
    expect(set('https://photos.example.com/1.jpg')?.src).toBe(
      '/images/photos/photos.example.com/1.jpg?w=960&q=75&fit=crop&ar=4:3',
    )
  })

  it('leaves a photo as it is where the dealer says so', () => {
    const site = aSite({ hosts: ['photos.example.com'], resize: false })
    const set = carImageSet(site)('https://photos.example.com/1.jpg')
    expect(set?.src).toBe('https://photos.example.com/1.jpg')
    expect(set?.srcSet).toBeUndefined()
  })
})

describe('shareImage', () => {
  it('is one wide file in the shape shared links have', () => {
    expect(shareImage(aSite(), own)).toBe(`${own}?w=1280&q=75&fit=crop&ar=3:2`)
  })

  it('is nothing for a car without photos and for photos that may not be shown', () => {
    expect(shareImage(aSite(), null)).toBeUndefined()
    expect(shareImage(aSite(), 'https://elsewhere.example.com/1.jpg')).toBeUndefined()
  })
})
