import { aSite } from '@forecourt/tenant-config/testing'
import { describe, expect, it } from 'vitest'
import { findBrand, formatBrandPath, listBrandGroups, listCarriedMakes } from './brand.ts'

const [dealership] = aSite().dealerships
const [location] = aSite().locations
const site = aSite({
  kind: 'vehicle',
  dealerships: [{ ...dealership!, make: 'Kia' }],
  locations: [{ ...location!, manufacturers: ['KIA', 'Honda', 'Hino'] }],
  ownBrands: [{ name: 'Bushfire Campers', text: 'Built in our shed.' }],
})
const makes = [
  { value: 'Toyota', count: 12 },
  { value: 'Kia', count: 3 },
  { value: 'Honda', count: 2 },
  { value: 'Jayco', count: 1 },
  { value: 'Saab', count: 0 },
]
const named = (groups: ReturnType<typeof listBrandGroups>) =>
  groups.map(({ key, brands }) => [key, brands.map(({ name, count }) => `${name} ${count}`)])

describe('listCarriedMakes', () => {
  it('names each brand of dealerships, locations and of its own once', () => {
    expect(listCarriedMakes(site)).toEqual(['Bushfire Campers', 'KIA', 'Honda', 'Hino'])
    expect(listCarriedMakes(aSite({ manufacturer: 'land-rover' }))).toEqual(['Land Rover'])
    expect(listCarriedMakes(aSite())).toEqual([])
  })

  it('leaves out the makes of a location that is not shown', () => {
    const hidden = aSite({ locations: [{ ...location!, manufacturers: ['Kia'], visible: false }] })
    expect(listCarriedMakes(hidden)).toEqual([])
  })
})

describe('listBrandGroups', () => {
  it('lists car, motorcycle, truck and own brands, and caravans [SITE-068]', () => {
    expect(named(listBrandGroups(site, makes, { honda: ['Cruiser'] }))).toEqual([
      ['car', ['Kia 3', 'Toyota 12']],
      ['motorcycle', ['Honda 2']],
      ['caravan', ['Jayco 1']],
      ['truck', ['Hino 0']],
      ['own', ['Bushfire Campers 0']],
    ])
  })

  it('begins with what the dealer has most of [SITE-068]', () => {
    const stock = [
      { value: 'Ford', count: 2 },
      { value: 'Jayco', count: 30 },
      { value: 'Hino', count: 9 },
    ]
    expect(listBrandGroups(aSite({ kind: 'vehicle' }), stock).map(({ key }) => key)).toEqual([
      'caravan',
      'truck',
      'car',
    ])
  })

  it('takes what is in stock for what a maker of cars and motorcycles is here', () => {
    const honda = [{ value: 'Honda', count: 2 }]
    const only = (kind: 'car' | 'motorcycle' | 'vehicle', bodies: readonly string[]) =>
      listBrandGroups(aSite({ kind }), honda, { honda: bodies }).map(({ key }) => key)
    expect(only('vehicle', ['Sedan', 'Scooter', 'Prime Mover'])).toEqual(['car', 'motorcycle'])
    expect(only('motorcycle', [])).toEqual(['motorcycle'])
    expect(only('car', [])).toEqual(['car'])
    expect(only('vehicle', ['Van'])).toEqual(['car'])
  })

  it('takes the one make of a site for its own where no manufacturer has it', () => {
    const made = [{ value: 'Aurelia', count: 4 }]
    expect(named(listBrandGroups(aSite({ make: 'Aurelia' }), made))).toEqual([
      ['own', ['Aurelia 4']],
    ])
    expect(listBrandGroups(aSite({ make: 'Kia' }), [])[0]?.key).toBe('car')
  })

  it('is empty for a dealer who carries nothing and has nothing', () => {
    expect(listBrandGroups(aSite(), [])).toEqual([])
  })
})

describe('findBrand', () => {
  it('knows the brands that are carried or in stock, and no other [SITE-044]', () => {
    expect(findBrand(site, 'toyota', makes)).toMatchObject({ count: 12, isCarried: false })
    expect(findBrand(site, 'kia', [])).toMatchObject({ count: 0, isCarried: true })
    expect(findBrand(site, 'bushfire-campers', makes)).toMatchObject({ text: 'Built in our shed.' })
    for (const slug of ['saab', 'mazda', '']) expect(findBrand(site, slug, makes)).toBeNull()
  })

  it('gives each a picture of its name [SITE-069]', () => {
    expect(findBrand(site, 'kia', makes)?.logo.url).toBe('/brand-logos/kia.svg')
    expect(formatBrandPath('kia')).toBe('/kia/overview')
  })
})
