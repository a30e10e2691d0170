import { describe, expect, it } from 'vitest'
import { createSite } from './parse-site.ts'
import {
  findPictureSource,
  findPictureSubject,
  findServedPicture,
  formatWholePicture,
  isIllustration,
  isPictureShown,
  listPictureOrigins,
  parsePhotoPath,
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

describe('findServedPicture', () => {
  const images = {
    cdn: null,
    hosts: ['photos.example.com', 'photos.example.com:8443'],
    resize: true,
  }
  const sized = (path: string) => ({ kind: 'sized', cdn: '/images', path })

  it('has the own service cut the photos of the dealer’s hosts [UI-017]', () => {
    const photo = 'https://photos.example.com/cars/1.jpg'
    expect(findServedPicture(photo, images)).toEqual(sized('photos/photos.example.com/cars/1.jpg'))
    expect(findServedPicture(photo, { ...images, resize: false })).toEqual({
      kind: 'plain',
      src: photo,
    })
  })

  it('leaves all others to whoever has them', () => {
    expect(findServedPicture('https://elsewhere.example.com/1.jpg', images)).toBeNull()
    expect(findServedPicture('/tenant-assets/van.jpg', images)).toEqual({
      kind: 'plain',
      src: '/tenant-assets/van.jpg',
    })
    expect(
      findServedPicture('https://photos.example.com/1.jpg', { ...images, ...dealer }),
    ).toMatchObject({ cdn: dealer.cdn })
  })

  it.each([
    'https://photos.example.com/cars/1.jpg',
    'https://photos.example.com:8443/cars/1.jpg',
    'https://photos.example.com/1.jpg?v=2&size=1600x900&name=a%20b',
    'https://photos.example.com/is%3Fthis.jpg',
    'https://photos.example.com/is%3Fthis.jpg?v=%3F',
    'https://photos.example.com/a%20b/%C3%A9.jpg',
  ])('finds the way back to %s', (url) => {
    const source = findServedPicture(url, images)
    const path = source?.kind === 'sized' ? `${source.cdn}/${source.path}` : ''
    expect(path).not.toContain('?')
    const { pathname } = new URL(path, 'https://dealer.example')
    expect(parsePhotoPath(pathname)?.href).toBe(url)
  })

  it.each(['/images/vehicles/1.jpg', '/images/photos/', '/images/photos/:80/1.jpg', '/photos/a/1'])(
    'knows that %s is none',
    (path) => {
      expect(parsePhotoPath(path)).toBeNull()
    },
  )
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
