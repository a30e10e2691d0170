import { aSite } from '@forecourt/tenant-config/testing'
import { describe, expect, it } from 'vitest'
import { aLocation } from '../testing/index.ts'
import { findClosedDayEnquiry, resolveLocationPicture } from './index.ts'

const { address } = aLocation()
const image = { url: '/media/front.jpg', thumb: { url: '/media/front-small.jpg' } }

describe('resolveLocationPicture', () => {
  it('is the photo, else the map of map_key, else not found [LOC-031]', () => {
    const withMap = { ...address, map_key: 'north shore' }
    expect(resolveLocationPicture(aLocation({ image, address: withMap }), aSite())).toEqual({
      kind: 'photo',
      src: '/media/front.jpg',
      thumb: '/media/front-small.jpg',
    })
    expect(resolveLocationPicture(aLocation({ address: withMap }), aSite())).toEqual({
      kind: 'map',
      src: '/tenant-assets/map-north%20shore.png',
    })
    expect(resolveLocationPicture(aLocation(), aSite())).toEqual({ kind: 'not-found' })
  })
})

describe('findClosedDayEnquiry', () => {
  it('is the booking page of the one configured location [LOC-029] [CFG-090]', () => {
    const site = aSite({
      locationPages: { serviceEnquiry: { locationId: 1, bookingUrl: '/service' } },
    })
    expect(findClosedDayEnquiry({ id: 1 }, site)).toBe('/service')
    expect(findClosedDayEnquiry({ id: 2 }, site)).toBeNull()
    expect(findClosedDayEnquiry({ id: 1 }, aSite())).toBeNull()
  })
})
