import { describe, expect, it } from 'vitest'
import { aCar, someImages } from '../testing/cars.ts'
import { countHiddenPictures, describeHiddenPictures } from './hidden-pictures.ts'

const images = { cdn: null, hosts: ['photos.dealer.example'] }
const at = (host: string, count: number) =>
  Array.from({ length: count }, (_, index) => `https://${host}/${index}.jpg`)

describe('countHiddenPictures', () => {
  it('counts pictures and cars of each host that is not listed, the most first [D-78]', () => {
    const count = countHiddenPictures(images)
    count.add(aCar({ images: someImages(...at('photos.dealer.example', 5), '/images/a.jpg') }))
    count.add(aCar({ images: someImages(...at('cdn.dms.example', 2)) }))
    count.add(
      aCar({
        images: someImages(...at('cdn.dms.example:8443', 1)),
        spin_images: at('cdn.dms.example', 36),
        spin_interior_image: 'https://cdn.dms.example/in.jpg',
      }),
    )
    count.add(aCar({ images: [{ image: null, isVideo: true }] }))
    expect(count.hosts()).toEqual([
      { host: 'cdn.dms.example', pictures: 39, cars: 2 },
      { host: 'cdn.dms.example:8443', pictures: 1, cars: 1 },
    ])
  })

  it('finds nothing where every host is listed', () => {
    const count = countHiddenPictures(images)
    count.add(aCar({ images: someImages(...at('photos.dealer.example', 3)) }))
    expect(count.hosts()).toEqual([])
  })
})

describe('describeHiddenPictures', () => {
  it('says how much is not shown and how to show it', () => {
    expect(describeHiddenPictures({ host: 'cdn.dms.example', pictures: 1200, cars: 40 })).toBe(
      '1,200 pictures of 40 cars at cdn.dms.example are not shown. To show them, add "cdn.dms.example" to images.hosts in the tenant file.',
    )
    expect(describeHiddenPictures({ host: 'x.example', pictures: 1, cars: 1 })).toMatch(
      /^1 picture of 1 car at x\.example is not shown\./,
    )
  })
})
