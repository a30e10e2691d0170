import { describe, expect, it } from 'vitest'
import { createSite } from './parse-site.ts'
import {
  findPictureSource,
  findPictureSubject,
  formatWholePicture,
  isIllustration,
  isPictureShown,
  listPictureOrigins,
} from './picture-source.ts'

const none = { cdn: null, hosts: [] }
const dealer = { cdn: 'https://img.example.com/fit', hosts: ['photos.example.com'] }

describe('findPictureSource', () => {
  it('has the own service cut the pictures below its path', () => {
    const own = { kind: 'sized', cdn: '/images', path: 'vehicles/yard/ute/white/front.jpg' }
    expect(findPictureSource('/images/vehicles/yard/ute/white/front.jpg', none)).toEqual(own)
    expect(findPictureSource('/images/vehicles/yard/ute/white/front.jpg', dealer)).toEqual(own)
  })

  it('asks the tenant’s service for photos at the tenant’s hosts [UI-017]', () => {
    expect(findPictureSource('https://photos.example.com/cars/1.jpg', dealer)).toEqual({
      kind: 'sized',
      cdn: 'https://img.example.com/fit',
      path: 'cars/1.jpg',
    })
    expect(findPictureSource('https://img.example.com/fit/cars/1.jpg', dealer)).toEqual({
      kind: 'sized',
      cdn: 'https://img.example.com/fit',
      path: 'cars/1.jpg',
    })
  })

  it('shows a photo as it is where nobody cuts it', () => {
    const hosts = ['photos.example.com']
    const photo = 'https://photos.example.com/cars/1.jpg?v=2'
    expect(findPictureSource(photo, { cdn: null, hosts })).toEqual({ kind: 'plain', src: photo })
    expect(findPictureSource('/tenant-assets/van.jpg', none)).toEqual({
      kind: 'plain',
      src: '/tenant-assets/van.jpg',
    })
  })

  it.each([
    'https://elsewhere.example.com/1.jpg',
    'https://photos.example.com.evil.example/1.jpg',
    'https://photos.example.com@evil.example/1.jpg',
    'https:\\\\photos.example.com/1.jpg',
    'https://img.example.com/other/1.jpg',
    'http://photos.example.com/1.jpg',
    '//photos.example.com/1.jpg',
    'data:image/png;base64,AAAA',
    'no address',
  ])('refuses %s [D-78]', (url) => {
    expect(findPictureSource(url, dealer)).toBeNull()
  })
})

describe('isPictureShown', () => {
  it('allows the site’s own files and those of the dealer’s hosts, and no others [D-78]', () => {
    expect(isPictureShown('/images/1.jpg', dealer)).toBe(true)
    expect(isPictureShown('https://photos.example.com/walk.mp4', dealer)).toBe(true)
    expect(isPictureShown('https://elsewhere.example.com/walk.mp4', dealer)).toBe(false)
  })
})

describe('formatWholePicture', () => {
  it('leaves a picture uncut, at the dealer’s image service where there is one', () => {
    const inside = 'https://photos.example.com/inside.jpg'
    expect(formatWholePicture(inside, dealer)).toBe('https://img.example.com/fit/inside.jpg')
    expect(formatWholePicture(inside, { ...dealer, cdn: null })).toBe(inside)
    expect(formatWholePicture('/images/inside.jpg', dealer)).toBe('/images/inside.jpg')
  })
})

describe('listPictureOrigins', () => {
  it('names each origin once', () => {
    expect(listPictureOrigins(none)).toEqual([])
    expect(listPictureOrigins(dealer)).toEqual([
      'https://photos.example.com',
      'https://img.example.com',
    ])
    expect(listPictureOrigins({ cdn: 'https://a.example/x', hosts: ['a.example'] })).toEqual([
      'https://a.example',
    ])
  })
})

describe('findPictureSubject', () => {
  const illustrations = [
    { path: '/images/vehicles/', depicts: 'body' as const },
    { path: 'https://photos.example.com/library/', depicts: 'model' as const },
    { path: 'https://photos.example.com/library/own/', depicts: 'this-car' as const },
  ]

  it.each([
    ['/images/vehicles/yard/ute/white/front.jpg', 'body', true],
    ['/images/vehicle.jpg', 'this-car', false],
    ['https://photos.example.com/library/kona.jpg', 'model', true],
    ['https://photos.example.com/library/own/1.jpg', 'this-car', false],
    ['https://photos.example.com/cars/1.jpg', 'this-car', false],
    ['https://elsewhere.example/images/vehicles/1.jpg', 'this-car', false],
  ] as const)('of %s is %j, an illustration: %j [PLUS-079]', (url, subject, illustrated) => {
    expect(findPictureSubject(url, { illustrations })).toBe(subject)
    expect(isIllustration(url, { illustrations })).toBe(illustrated)
  })

  it('takes every picture for a photograph where no illustration is named', () => {
    expect(findPictureSubject('/images/vehicles/a.jpg', { illustrations: [] })).toBe('this-car')
  })
})

describe('images', () => {
  const identity = { id: 'a', name: 'A', domains: ['a.localhost'] }

  it('has no service and no hosts unless the tenant says so', () => {
    expect(createSite(identity).images).toMatchObject(none)
    expect(createSite(identity).images.illustrations).toEqual([
      { path: '/images/vehicles/', depicts: 'body' },
    ])
  })

  it('refuses an address that is not https and a host that is an address', () => {
    const withImages = (images: object) => () => createSite({ ...identity, images })
    expect(withImages({ cdn: 'http://img.example.com' })).toThrow('https')
    expect(withImages({ hosts: ['https://photos.example.com'] })).toThrow('host name')
  })
})
