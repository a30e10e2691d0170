import type { SiteInput } from '@forecourt/tenant-config/model'
import { anExampleFile, aSite } from '@forecourt/tenant-config/testing'
import { describe, expect, it } from 'vitest'
import {
  findLocationById,
  findLocationType,
  findPrimaryLocation,
  listDepartments,
  listLocations,
  listMainFirst,
} from './index.ts'

const [place] = anExampleFile.locations ?? []
if (!place) throw new Error('expected an example location')
type LocationInput = NonNullable<SiteInput['locations']>[number]
const aPlace = (id: number, more: Partial<LocationInput> = {}): LocationInput => ({
  ...place,
  primary: false,
  id,
  slug: `place-${id}`,
  ...more,
})

const dealerships = [
  { id: 1, slug: 'north', name: 'North', dealerLicenceNumber: '111', motorVehicleRepairer: '222' },
  { id: 2, slug: 'south', name: 'South', dealerLicenceNumber: '333' },
]
const north = (id: number, more: Partial<LocationInput> = {}) =>
  aPlace(id, { dealership_slug: 'north', ...more })
const south = (id: number, more: Partial<LocationInput> = {}) =>
  aPlace(id, { dealership_id: 2, dealership_slug: 'south', ...more })

describe('Location', () => {
  it('has id, name, slug, primary, type, subtype, visible and manufacturers', () => {
    const [location] = listLocations(
      aSite({ locations: [aPlace(7, { primary: true, manufacturers: ['Kia'] })] }),
    )
    expect(location).toMatchObject({
      id: 7,
      name: 'Example Motors',
      slug: 'place-7',
      primary: true,
      location_type: '',
      location_subtype: [],
      visible: true,
      manufacturers: ['Kia'],
    })
  })

  it("takes the six location types, '' among them, and no other [DATA-025]", () => {
    for (const location_type of [
      '',
      'sales',
      'used',
      'service',
      'parts',
      'service-and-parts',
    ] as const) {
      expect(
        listLocations(aSite({ locations: [aPlace(1, { location_type })] }))[0]?.location_type,
      ).toBe(location_type)
    }
    expect(() => aSite({ locations: [aPlace(1, { location_type: 'wash' as 'used' })] })).toThrow(
      'location_type',
    )
  })

  it('may have buying among its subtypes', () => {
    const [location] = listLocations(
      aSite({ locations: [aPlace(1, { location_subtype: ['buying'] })] }),
    )
    expect(location?.location_subtype).toEqual(['buying'])
  })

  it("has its dealership's id and slug and both licence numbers", () => {
    const site = aSite({
      dealerships,
      locations: [
        north(1),
        north(2, { dealer_license_number: '999', motor_vehicle_repairer: '888' }),
        south(3),
      ],
    })
    expect(
      listLocations(site).map((location) => [
        location.dealership_id,
        location.dealership_slug,
        location.dealer_license_number,
        location.motor_vehicle_repairer,
      ]),
    ).toEqual([
      [1, 'north', '111', '222'],
      [1, 'north', '999', '888'],
      [2, 'south', '333', ''],
    ])
  })

  it('has an address with street, city, state, postcode, place, coordinates and map key', () => {
    const address = {
      street: '1 Quay Street',
      city: 'Brisbane',
      state: 'qld' as const,
      postcode: '4000',
      place_id: 'place-id',
      place_url: 'https://maps.example/place',
      lat: -27.47,
      long: 153.02,
      map_key: 'maps/1.png',
    }
    expect(listLocations(aSite({ locations: [aPlace(1, { address })] }))[0]?.address).toEqual(
      address,
    )
  })

  it('has phone, landline and opening hours as contact detail [DATA-029]', () => {
    const [location] = listLocations(aSite({ locations: [aPlace(1)] }))
    expect(location?.contact_detail).toMatchObject({
      phone: '07 7010 0000',
      landline_phone: '07 7010 0001',
    })
    expect(location?.contact_detail.opening_hours).toHaveLength(5)
  })

  it('has image, ratings, review counts and distribution locations', () => {
    const more = {
      image: { url: '/yard.jpg', thumb: { url: '/yard-small.jpg' } },
      average_rating: 4.6,
      review_count: 812,
      reviews: { average_rating: '4.6', count: 812 },
      distribution_locations: [2],
    }
    expect(listLocations(aSite({ locations: [aPlace(1, more)] }))[0]).toMatchObject(more)
  })
})

describe('findLocationType', () => {
  it("reads '' as sales [LOC-034]", () => {
    expect(findLocationType({ location_type: '' })).toBe('sales')
    expect(findLocationType({ location_type: 'service' })).toBe('service')
  })
})

describe('listLocations', () => {
  it('gives a location without a website that of its dealership [LOC-012]', () => {
    const { dealerships, locations } = aSite()
    const slug = locations[0]?.dealership_slug ?? ''
    const websites = [{ dealershipSlug: slug, url: 'https://north.example' }]
    const websiteOf = (website: string | null) =>
      listLocations(
        aSite({
          dealerships,
          dealershipWebsites: websites,
          locations: [{ ...locations[0], website }] as never,
        }),
      )[0]?.website
    expect(websiteOf(null)).toBe('https://north.example')
    expect(websiteOf('https://own.example')).toBe('https://own.example')
    expect(listLocations(aSite())[0]?.website).toBeNull()
  })

  it('does not list a location with visible false [LOC-033]', () => {
    const site = aSite({ locations: [aPlace(1), aPlace(2, { visible: false }), aPlace(3)] })
    expect(listLocations(site).map(({ id }) => id)).toEqual([1, 3])
    expect(findLocationById(site, 2)?.id).toBe(2)
  })

  it('shows or hides locations by lists of dealership slugs [LOC-032] [CFG-058]', () => {
    const listed = (locationPages: SiteInput['locationPages']) =>
      listLocations(aSite({ dealerships, locations: [north(1), south(2)], locationPages })).map(
        ({ id }) => id,
      )
    expect(listed({})).toEqual([1, 2])
    expect(listed({ showDealerships: ['south'] })).toEqual([2])
    expect(listed({ hideDealerships: ['south'] })).toEqual([1])
    expect(listed({ showDealerships: ['north', 'south'], hideDealerships: ['north'] })).toEqual([2])
  })
})

describe('findPrimaryLocation', () => {
  it('is the one marked primary, else the first listed', () => {
    expect(
      findPrimaryLocation(aSite({ locations: [aPlace(1), aPlace(2, { primary: true })] }))?.id,
    ).toBe(2)
    expect(
      findPrimaryLocation(aSite({ locations: [aPlace(1, { visible: false }), aPlace(2)] }))?.id,
    ).toBe(2)
    expect(findPrimaryLocation(aSite({ locations: [] }))).toBeNull()
  })
})

describe('findLocationById', () => {
  it('is null for an unknown or missing id', () => {
    expect(findLocationById(aSite(), 99)).toBeNull()
    expect(findLocationById(aSite(), null)).toBeNull()
  })
})

describe('listDepartments', () => {
  const ids = (site: Parameters<typeof listDepartments>[0]) =>
    listDepartments(site, ['service', 'service-and-parts']).map(({ id }) => id)

  it('are the locations of the department, the main one first', () => {
    const locations = [
      aPlace(1, { primary: true }),
      aPlace(2, { location_type: 'service' }),
      aPlace(3, { location_type: 'service-and-parts', primary: true }),
      aPlace(4, { location_type: 'service', visible: false }),
      aPlace(5, { location_type: 'parts' }),
    ]
    expect(ids(aSite({ locations }))).toEqual([3, 2])
  })

  it('are all that are listed where none has it', () => {
    const locations = [aPlace(1), aPlace(2, { primary: true }), aPlace(3, { visible: false })]
    expect(ids(aSite({ locations }))).toEqual([2, 1])
    expect(listMainFirst(aSite({ locations })).map(({ id }) => id)).toEqual([2, 1])
  })

  it('are none on a site without locations', () => {
    expect(ids(aSite({ locations: [] }))).toEqual([])
  })
})
