import type { CarImage } from '@forecourt/stock/model'
import { aCar } from '@forecourt/stock/testing'
import { describe, expect, it } from 'vitest'
import {
  type CarView,
  carViews,
  findFirstView,
  findOpeningView,
  findVideoType,
  findWalkaroundUrl,
  formatPlaceAddress,
  formatViewerPath,
  listCarMedia,
  listVideoUrls,
  listViews,
  readAskedView,
  showView,
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
  listViews(listCarMedia({ ...everything, ...differences }, { isAllowed }))

describe('walkaroundUrl and videoUrls', () => {
  it('take the first walkaround’s address and the addresses of the videos [DATA-013]', () => {
    expect(findWalkaroundUrl(everything)).toBe('/walk.mp4')
    expect(findWalkaroundUrl({ walkaround_videos: [] })).toBeNull()
    expect(listVideoUrls(everything)).toEqual(['/a.mp4', '/b.webm'])
    expect(listVideoUrls({ videos: [] })).toEqual([])
  })
})

describe('listViews', () => {
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

describe('listCarMedia', () => {
  const code = 'https://spin.example.com/e/1'
  const coded = { ...everything, spin_images: [], spin_code: code }
  const listed = (each: string) => (each === code ? `${each}?site` : null)

  it('takes the viewer of a spin code where there is no turn, and leaves out that of a host not in the list [D-87]', () => {
    const allowed = listCarMedia(coded, { isAllowed, spinFrame: listed })
    expect(allowed.spinFrame).toBe(`${code}?site`)
    expect(listViews(allowed)).toEqual(['spinner', 'walkaround', 'gallery', 'interior'])
    const elsewhere = { ...coded, spin_code: 'https://elsewhere.example/e' }
    for (const media of [
      listCarMedia(elsewhere, { isAllowed, spinFrame: listed }),
      listCarMedia(coded, { isAllowed }),
    ]) {
      expect(media.spinFrame).toBeNull()
      expect(findFirstView(listViews(media), 'spinner')).toBe('gallery')
    }
  })

  it('prefers the frames of the car to the viewer of a code', () => {
    const both = { ...coded, spin_images: everything.spin_images }
    expect(listCarMedia(both, { isAllowed, spinFrame: listed })).toMatchObject({
      frames: everything.spin_images,
      spinFrame: null,
    })
  })

  it('knows whether film and panorama are of the very car [PLUS-079]', () => {
    const isIllustration = (url: string) => url === '/inside.jpg'
    expect(listCarMedia(everything, { isAllowed, isIllustration }).illustrations).toEqual([
      '/inside.jpg',
    ])
    expect(listCarMedia(everything, { isAllowed }).illustrations).toEqual([])
  })

  it('takes the first other video where there is no walkaround it may show', () => {
    const car = { ...everything, walkaround_videos: [video('https://elsewhere.example/w.mp4')] }
    expect(listCarMedia(car, { isAllowed }).walkaround).toBe('/a.mp4')
  })
})

describe('findFirstView', () => {
  it('is the spinner, and the gallery where there is no turn [VDP-009]', () => {
    expect(findFirstView(viewsFor({}), 'spinner')).toBe('spinner')
    expect(findFirstView(viewsFor({ spin_images: [] }), 'spinner')).toBe('gallery')
    expect(findFirstView(viewsFor({}), 'gallery')).toBe('gallery')
  })

  it('falls to spinner, gallery, walkaround and interior in this order [D-84]', () => {
    expect(findFirstView(['spinner', 'walkaround', 'interior'], 'gallery')).toBe('spinner')
    expect(findFirstView(['walkaround', 'interior'], 'gallery')).toBe('walkaround')
    expect(findFirstView(['interior'], 'spinner')).toBe('interior')
    expect(findFirstView([], 'spinner')).toBeNull()
  })
})

describe('findOpeningView', () => {
  const opening = (frameWidth: number | null, differences = {}) =>
    findOpeningView(
      listCarMedia({ ...everything, ...differences }, { isAllowed, frameWidth }),
      'spinner',
    )

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
      listViews(listCarMedia(everything, { isAllowed, frameWidth })).includes('spinner')
    expect([viewsAt(320), viewsAt(319)]).toEqual([true, false])
  })
})

describe('askedView and viewerPath', () => {
  const views = [...carViews]
  const asked = (query: string, first: CarView = 'spinner') =>
    readAskedView(new URLSearchParams(query), views, first)

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
    expect(readAskedView(new URLSearchParams('view=interior'), ['gallery'], 'gallery')).toBe(
      'gallery',
    )
    expect(readAskedView(new URLSearchParams('frame=2'), ['gallery'], 'gallery')).toBe('gallery')
  })

  it('leads back to the place an address was made of', () => {
    for (const first of carViews)
      for (const view of carViews)
        for (const number of [0, 4]) {
          const path = formatViewerPath('/cars/x', first, { view, index: number, frame: number })
          const query = path.slice('/cars/x'.length)
          expect(asked(query, first)).toBe(view)
        }
    for (const view of carViews) expect(formatViewerPath('/cars/x', view, { view })).toBe('/cars/x')
    expect(formatViewerPath('/cars/x', 'spinner', { view: 'gallery', index: 3 })).toBe(
      '/cars/x?photo=4',
    )
    expect(formatViewerPath('/cars/x', 'gallery', { view: 'spinner', frame: 6 })).toBe(
      '/cars/x?frame=7',
    )
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

describe('findVideoType', () => {
  it.each([
    ['/walk.mp4', 'video/mp4'],
    ['/walk.WEBM?token=a.b', 'video/webm'],
    ['/walk.mov#t=1', 'video/quicktime'],
    ['/walk', 'video/mp4'],
  ])('reads %s as %s', (url, type) => {
    expect(findVideoType(url)).toBe(type)
  })
})

describe('formatPlaceAddress', () => {
  const path = '/cars/2021-mazda-cx-5-u1'
  it.each([
    ['', `${path}?photo=3`, `${path}?photo=3`],
    ['?photo=2', `${path}?photo=3`, `${path}?photo=3`],
    ['?photo=2', path, path],
    ['?view=interior', `${path}?photo=3`, `${path}?photo=3`],
    ['?frame=7', `${path}?view=gallery`, `${path}?view=gallery`],
    [
      '?utm_source=news&photo=2#details',
      `${path}?photo=3`,
      `${path}?utm_source=news&photo=3#details`,
    ],
  ])('from %j to %s is %s [D-102]', (query, place, address) => {
    expect(formatPlaceAddress(`https://dealer.example${path}${query}`, place)).toBe(address)
  })
})
