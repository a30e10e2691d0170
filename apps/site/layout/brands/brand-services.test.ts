import { aSite } from '@forecourt/tenant-config/testing'
import { describe, expect, it } from 'vitest'
import { listBrandDealerships, listBrandLocations, listBrandServices } from './brand-services.ts'

const [dealership] = aSite().dealerships
const [location] = aSite().locations
const site = aSite({
  dealerships: [
    { ...dealership!, id: 1, slug: 'kia-north', name: 'Kia North', make: 'Kia' },
    { ...dealership!, id: 2, slug: 'mixed', name: 'Mixed' },
  ],
  locations: [
    { ...location!, id: 1, slug: 'a', dealership_id: 1, dealership_slug: 'kia-north' },
    {
      ...location!,
      id: 2,
      slug: 'b',
      dealership_id: 2,
      dealership_slug: 'mixed',
      manufacturers: ['KIA', 'Isuzu'],
    },
    {
      ...location!,
      id: 3,
      slug: 'c',
      dealership_id: 2,
      dealership_slug: 'mixed',
      manufacturers: ['Isuzu'],
    },
    { ...location!, id: 4, slug: 'd', dealership_id: 2, dealership_slug: 'mixed' },
  ],
  routing: {
    serviceBooking: [
      { dealershipSlug: 'kia-north', url: 'https://book.example/north' },
      { dealershipSlug: 'mixed', make: 'Isuzu', url: 'https://book.example/isuzu' },
    ],
  },
})

describe('listBrandLocations', () => {
  it('holds the locations that carry the brand [SITE-044]', () => {
    const slugs = (brand: string) => listBrandLocations(site, brand).map(({ slug }) => slug)
    expect(slugs('Kia')).toEqual(['a', 'b'])
    expect(slugs('Isuzu')).toEqual(['b', 'c'])
    expect(slugs('Mazda')).toEqual([])
  })
})

describe('listBrandDealerships', () => {
  it('holds those franchised for it and those whose locations carry it', () => {
    expect(listBrandDealerships(site, 'kia').map(({ slug }) => slug)).toEqual([
      'kia-north',
      'mixed',
    ])
  })
})

describe('listBrandServices', () => {
  it('leads to the booking pages of the brand, by dealership and make [SITE-090]', () => {
    const hrefs = (brand: string) =>
      listBrandServices(site, brand, false)
        .map(({ href }) => href)
        .filter((href) => href.startsWith('https:'))
    expect(hrefs('Kia')).toEqual(['https://book.example/north'])
    expect(hrefs('Isuzu')).toEqual(['https://book.example/isuzu'])
  })

  it('leads to parts that fit it where there are parts', () => {
    const hrefs = (hasParts: boolean) =>
      listBrandServices(site, 'Land Rover', hasParts).map(({ href }) => href)
    expect(hrefs(true)).toContain('/parts/search?fits=Land+Rover')
    expect(hrefs(false).join()).not.toContain('/parts/search')
  })
})
