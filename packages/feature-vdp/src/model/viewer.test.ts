import type { CarImage } from '@forecourt/stock/model'
import { aCar } from '@forecourt/stock/testing'
import { describe, expect, it } from 'vitest'
import {
  askedView,
  type CarView,
  carMedia,
  carViews,
  firstView,
  openingView,
  showView,
  videoType,
  videoUrls,
  viewerPath,
  viewsOf,
  walkaroundUrl,
} from './viewer.ts'

const image: CarImage = { isVideo: false, image: { url: '/1.jpg', thumb: { url: '/1.jpg' } } }
const video = (url: string) => ({ video: { url } })
const isAllowed = (url: string) => url.startsWith('/')
const hotspot = { description: 'Tow bar', positions: [{ angle: 0, x: 1, y: 2 }] }

const everything = aCar({
  images: [image],
  spin_images: ['/turn-0.jpg', '/turn-1.jpg'],
  walkaround_videos: [video('/walk.mp4'), video('/second.mp4')],
  videos: [video('/a.mp4'), video('/b.webm')],
  spin_interior_image: '/inside.jpg',
  hotspots: { exterior: [hotspot], interior: [hotspot] },
})
const viewsFor = (differences: Parameters<typeof aCar>[0]) =>
  viewsOf(carMedia({ ...everything, ...differences }, { isAllowed }))

describe('walkaroundUrl and videoUrls', () => {
  it('take the first walkaround’s address and the addresses of the videos [DATA-013]', () => {
    expect(walkaroundUrl(everything)).toBe('/walk.mp4')
    expect(walkaroundUrl({ walkaround_videos: [] })).toBeNull()
    expect(videoUrls(everything)).toEqual(['/a.mp4', '/b.webm'])
    expect(videoUrls({ videos: [] })).toEqual([])
  })
})

describe('viewsOf', () => {
  it('has spinner, walkaround, gallery and interior in this order [VDP-008]', () => {
    expect(viewsFor({})).toEqual(['spinner', 'walkaround', 'gallery', 'interior'])
  })

  it.each<[CarView, Parameters<typeof aCar>[0]]>([
    ['spinner', { spin_images: [] }],
    ['spinner', { spin_images: ['/only-one.jpg'] }],
    ['spinner', { spin_images: ['/1.jpg', 'https://elsewhere.example/2.jpg'] }],
    ['walkaround', { walkaround_videos: [], videos: [] }],
    ['gallery', { images: [] }],
    ['interior', { spin_interior_image: null }],
    ['interior', { spin_interior_image: 'https://elsewhere.example/inside.jpg' }],
  ])('leaves out the %s of a car with %j [D-84]', (view, differences) => {
    expect(viewsFor(differences)).toEqual(carViews.filter((other) => other !== view))
  })
})

describe('carMedia', () => {
  const code = 'https://spin.example.com/e/1'
  const coded = { ...everything, spin_images: [], spin_code: code }
  const listed = (each: string) => (each === code ? `${each}?site` : null)

  it('takes the viewer of a spin code where there is no turn, and leaves out that of a host not in the list [D-87]', () => {
    const allowed = carMedia(coded, { isAllowed, spinFrame: listed })
    expect(allowed.spinFrame).toBe(`${code}?site`)
    expect(viewsOf(allowed)).toEqual(['spinner', 'walkaround', 'gallery', 'interior'])
    const elsewhere = { ...coded, spin_code: 'https://elsewhere.example/e' }
    for (const media of [
      carMedia(elsewhere, { isAllowed, spinFrame: listed }),
      carMedia(coded, { isAllowed }),
    ]) {
      expect(media.spinFrame).toBeNull()
      expect(firstView(viewsOf(media), 'spinner')).toBe('gallery')
    }
  })

  it('prefers the frames of the car to the viewer of a code', () => {
    const both = { ...coded, spin_images: everything.spin_images }
    expect(carMedia(both, { isAllowed, spinFrame: listed })).toMatchObject({
      frames: everything.spin_images,
      spinFrame: null,
    })
  })

  it('knows whether film and panorama are of the very car [PLUS-079]', () => {
    const isIllustration = (url: string) => url === '/inside.jpg'
    expect(carMedia(everything, { isAllowed, isIllustration }).illustrations).toEqual([
      '/inside.jpg',
    ])
    expect(carMedia(everything, { isAllowed }).illustrations).toEqual([])
  })

  it('takes the first other video where there is no walkaround it may show', () => {
    const car = { ...everything, walkaround_videos: [video('https://elsewhere.example/w.mp4')] }
    expect(carMedia(car, { isAllowed }).walkaround).toBe('/a.mp4')
  })
})

describe('firstView', () => {
  it('is the spinner, and the gallery where there is no turn [VDP-009]', () => {
    expect(firstView(viewsFor({}), 'spinner')).toBe('spinner')
    expect(firstView(viewsFor({ spin_images: [] }), 'spinner')).toBe('gallery')
    expect(firstView(viewsFor({}), 'gallery')).toBe('gallery')
  })

  it('falls to spinner, gallery, walkaround and interior in this order [D-84]', () => {
    expect(firstView(['spinner', 'walkaround', 'interior'], 'gallery')).toBe('spinner')
    expect(firstView(['walkaround', 'interior'], 'gallery')).toBe('walkaround')
    expect(firstView(['interior'], 'spinner')).toBe('interior')
    expect(firstView([], 'spinner')).toBeNull()
  })
})

describe('openingView', () => {
  const opening = (frameWidth: number | null, differences = {}) =>
    openingView(carMedia({ ...everything, ...differences }, { isAllowed, frameWidth }), 'spinner')

  it.each([
    [760, 'spinner'],
    [759, 'gallery'],
    [320, 'gallery'],
    [null, 'spinner'],
  ])('with frames %d pixels wide is the %s [D-84]', (frameWidth, view) => {
    expect(opening(frameWidth)).toBe(view)
  })

  it('is a narrow turn only where there is nothing else to see', () => {
    const alone = { images: [], walkaround_videos: [], videos: [], spin_interior_image: null }
    expect(opening(540, alone)).toBe('spinner')
    expect(opening(540, { ...alone, videos: [video('/a.mp4')] })).toBe('walkaround')
  })

  it('leaves out a turn that is narrower than any page [D-84]', () => {
    const viewsAt = (frameWidth: number) =>
      viewsOf(carMedia(everything, { isAllowed, frameWidth })).includes('spinner')
    expect([viewsAt(320), viewsAt(319)]).toEqual([true, false])
  })
})

describe('askedView and viewerPath', () => {
  const views = [...carViews]
  const asked = (query: string, first: CarView = 'spinner') =>
    askedView(new URLSearchParams(query), views, first)

  it.each([
    ['view=walkaround', 'walkaround'],
    ['photo=3', 'gallery'],
    ['frame=7', 'spinner'],
    ['view=interior&photo=3', 'interior'],
    ['view=engine', 'spinner'],
    ['', 'spinner'],
  ])('reads %j as the %s', (query, view) => {
    expect(asked(query)).toBe(view)
  })

  it('never shows a view the car has nothing for', () => {
    expect(askedView(new URLSearchParams('view=interior'), ['gallery'], 'gallery')).toBe('gallery')
    expect(askedView(new URLSearchParams('frame=2'), ['gallery'], 'gallery')).toBe('gallery')
  })

  it('leads back to the place an address was made of', () => {
    for (const first of carViews)
      for (const view of carViews)
        for (const number of [0, 4]) {
          const path = viewerPath('/cars/x', first, { view, index: number, frame: number })
          const query = path.slice('/cars/x'.length)
          expect(asked(query, first)).toBe(view)
        }
    expect(viewerPath('/cars/x', 'spinner', { view: 'spinner' })).toBe('/cars/x')
    expect(viewerPath('/cars/x', 'spinner', { view: 'gallery', index: 3 })).toBe('/cars/x?photo=4')
    expect(viewerPath('/cars/x', 'gallery', { view: 'spinner', frame: 6 })).toBe('/cars/x?frame=7')
  })
})

describe('showView', () => {
  it('goes back to the first picture when the gallery is left [VDP-011]', () => {
    expect(showView({ view: 'gallery', index: 5 }, 'spinner')).toEqual({
      view: 'spinner',
      index: 0,
    })
    expect(showView({ view: 'gallery', index: 5 }, 'gallery').index).toBe(5)
  })
})

describe('videoType', () => {
  it.each([
    ['/walk.mp4', 'video/mp4'],
    ['/walk.WEBM?token=a.b', 'video/webm'],
    ['/walk.mov#t=1', 'video/quicktime'],
    ['/walk', 'video/mp4'],
  ])('reads %s as %s', (url, type) => {
    expect(videoType(url)).toBe(type)
  })
})
