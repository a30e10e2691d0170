import { aSite } from '@forecourt/tenant-config/testing'
import { describe, expect, it } from 'vitest'
import { makeLogo } from './make-logo.ts'

const makeLogos = {
  'Land Rover': '/tenant-assets/land-rover.svg',
  Toyota: 'https://photos.example.com/toyota.svg',
  Kia: 'https://elsewhere.example.com/kia.svg',
}
const site = aSite({ makeLogos, images: { hosts: ['photos.example.com'] } })

describe('makeLogo', () => {
  it('is the logo the dealer gave, however the make is written [D-120]', () => {
    for (const make of ['Land Rover', 'LAND ROVER', 'land-rover'])
      expect(makeLogo(site, make)).toBe('/tenant-assets/land-rover.svg')
    expect(makeLogo(site, 'Toyota')).toBe('https://photos.example.com/toyota.svg')
  })

  it('comes uncut from the image service of the dealer', () => {
    const images = { hosts: ['photos.example.com'], cdn: 'https://cdn.example.com/a' }
    const served = aSite({ makeLogos, images })
    expect(makeLogo(served, 'Toyota')).toBe('https://cdn.example.com/a/toyota.svg')
  })

  it('is none for a host whose pictures are not shown, and for a make without one', () => {
    expect(makeLogo(site, 'Kia')).toBeNull()
    expect(makeLogo(site, 'Mazda')).toBeNull()
    expect(makeLogo(aSite(), 'Toyota')).toBeNull()
  })
})
