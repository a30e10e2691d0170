import { aCar, someImages } from '@forecourt/stock/testing'
import { aSite } from '@forecourt/tenant-config/testing'
import { describe, expect, it } from 'vitest'
import { resolveViewerContent } from './viewer-content.ts'

const turned = aCar({
  images: someImages('/images/1.jpg', '/images/2.jpg', '/images/3.jpg', '/images/4.jpg'),
  spin_images: ['/images/turn-0.jpg', '/images/turn-1.jpg'],
})
const still = { ...turned, spin_images: [] }
const sharp = aSite({ images: { spinWidth: 760 } })
const contentAt = (query: string, car = turned, site = aSite()) =>
  resolveViewerContent(car, site, new URLSearchParams(query))

describe('resolveViewerContent', () => {
  it('shows a sharp spinner first, and the gallery of a car without a turn [VDP-009]', () => {
    expect(contentAt('', turned, sharp)).toMatchObject({
      view: 'spinner',
      first: 'spinner',
      index: 0,
      frame: 0,
    })
    expect(contentAt('', still)).toMatchObject({ view: 'gallery', first: 'gallery' })
  })

  it('shows the gallery first of a car whose turn does not fill the stage [D-84]', () => {
    const narrow = aSite({ images: { spinWidth: 759 } })
    expect(contentAt('', turned, narrow)).toMatchObject({ view: 'gallery', first: 'gallery' })
    expect(contentAt('')?.media.frameWidth).toBe(540)
  })

  it('shows the gallery first where the dealer asks for it [VDP-009]', () => {
    const site = aSite({ vehiclePage: { defaultView: 'gallery' } })
    expect(contentAt('', turned, site)).toMatchObject({ view: 'gallery', first: 'gallery' })
    expect(contentAt('frame=2', turned, site)).toMatchObject({ view: 'spinner', frame: 1 })
  })

  it('shows the picture or frame an address asks for', () => {
    expect(contentAt('photo=3')).toMatchObject({ view: 'gallery', index: 2 })
    expect(contentAt('frame=2')).toMatchObject({ view: 'spinner', frame: 1 })
    expect(contentAt('view=interior', turned, sharp)).toMatchObject({ view: 'spinner' })
    expect(contentAt('view=spinner')).toMatchObject({ view: 'spinner', frame: 0 })
  })

  it('leaves out what is at hosts that are not the dealer’s, and is nothing for a car without media', () => {
    const elsewhere = [{ video: { url: 'https://elsewhere.example/walk.mp4' } }]
    expect(contentAt('', { ...still, walkaround_videos: elsewhere })?.media.walkaround).toBeNull()
    expect(contentAt('', aCar({ images: [] }))).toBeNull()
    const mixed = someImages('https://elsewhere.example/1.jpg', '/images/2.jpg')
    expect(
      contentAt('', { ...still, images: mixed })?.media.pictures.map(({ url }) => url),
    ).toEqual(['/images/2.jpg'])
    const hidden = someImages('https://elsewhere.example/1.jpg', 'https://elsewhere.example/2.jpg')
    expect(contentAt('', { ...still, images: hidden })).toBeNull()
  })
})
