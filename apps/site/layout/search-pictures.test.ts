import { aSite } from '@forecourt/tenant-config/testing'
import { describe, expect, it } from 'vitest'
import { searchPictures } from './search-pictures.ts'

const { ofBody, ofMake } = searchPictures({
  images: aSite().images,
  makeLogos: { Toyota: '/tenant-assets/toyota.svg' },
  bodyPictures: {
    SUV: '/images/vehicles/studio/suv/white/side-left.jpg',
    Ute: 'https://photos.example.com/ute.jpg',
  },
})

describe('searchPictures', () => {
  it('asks for the dealer’s picture of a body as small as it is drawn [SRCH-039]', () => {
    const widths = ofBody?.('SUV')
      ?.srcSet?.split(', ')
      .map((entry) => entry.split(' ')[1])
    expect(widths).toEqual(['160w', '320w'])
  })

  it('takes a picture from elsewhere as it is', () => {
    expect(ofBody?.('Ute')).toEqual({ src: 'https://photos.example.com/ute.jpg' })
  })

  it('has the logo the dealer gave of a make, else none', () => {
    expect(ofMake?.('Toyota')).toEqual({ src: '/tenant-assets/toyota.svg' })
    expect(ofMake?.('Kia')).toBeNull()
  })

  it('has none of a body the dealer gave none of', () => {
    expect(ofBody?.('Coupe')).toBeNull()
    for (const name of ['constructor', '__proto__']) expect(ofBody?.(name)).toBeNull()
  })
})
