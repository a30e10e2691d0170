import type { Car } from '@forecourt/stock/model'
import { aCar } from '@forecourt/stock/testing'
import type { GovernmentCharges } from '@forecourt/tenant-config/model'
import { describe, expect, it } from 'vitest'
import { LIST_FACETS, RANGE_FACETS } from './facets.ts'
import { CARD_ATTRIBUTES } from './search-requests.ts'
import {
  createStockIndexSettings,
  listRecordParts,
  listStockIndexReplicas,
  toStockRecord,
  type WeeklyPayments,
} from './stock-record.ts'

const site = { id: 'harbour', dealerships: [{ slug: 'harbour-toyota', name: 'Harbour Toyota' }] }

/** A vehicle that has everything: cars have no sizes, caravans no engine. */
const touringSidecar: Partial<Car> = {
  simple_body: 'Touring Bike',
  item_type: 'truck',
  specifications: {
    body_width: '8',
    body_length: '19.5',
    tare_weight: '2150',
    axle_type: 'Tandem',
    sleeps: '4',
    aggregate_trailer_mass: '2800',
  },
}

/** Charges of Queensland: 3 %, and $33 at once. */
const governmentCharges: GovernmentCharges[] = [
  {
    state: 'qld',
    stampDuty: [{ upToDollars: null, percent: 3 }],
    newVehicleDollars: 820,
    usedVehicleDollars: 33,
  },
]

const withoutCharges = { state: 'qld', price_type: 'Excl. Government Charges' }

/** Payments of a site: $98 a week for every car of 2021. */
const weekly: WeeklyPayments = {
  shape: 'one',
  of: ({ year }) =>
    year === 2021 ? { payment: 98, rate: 7.5, comparison_rate: 8.19, amount: 30_000 } : null,
}

describe('toStockRecord', () => {
  it('holds the weekly payment with its terms, and its range [DATA-049]', () => {
    expect(toStockRecord(aCar({ year: 2021 }), { ...site, weekly })).toMatchObject({
      weekly_price: 98,
      weekly_price_range: '$50 - $100',
      weekly_estimate: { rate: 7.5, comparison_rate: 8.19, amount: 30_000 },
    })
    const without = toStockRecord(aCar({ year: 2020 }), { ...site, weekly })
    expect(without).toMatchObject({ weekly_price: null, weekly_price_range: null })
    expect(without).not.toHaveProperty('weekly_estimate')
  })

  it('has no field for sizes a car does not have', () => {
    const record = toStockRecord(aCar(), site)
    const sizes = [
      'sleeps',
      'axle_type',
      'body_length',
      'tare_weight',
      'engine_cc',
      'length_ft',
      'atm_kg',
      'gvm_kg',
    ]
    expect(Object.keys(record).filter((key) => sizes.includes(key))).toEqual([])
  })

  it('holds every facet and everything a card shows', () => {
    const locations = [1, 2].map((id) => ({
      id,
      address: { city: 'Newstead', lat: -27 - id, long: 153 },
    }))
    const car = aCar({ ...touringSidecar, ...withoutCharges, location_id: 1 })
    const record = toStockRecord(car, { ...site, weekly, locations, governmentCharges })
    const attributes = [...LIST_FACETS, ...RANGE_FACETS].map(({ attribute }) => attribute)
    for (const attribute of [...attributes, ...CARD_ATTRIBUTES])
      expect(record).toHaveProperty(attribute)
  })

  it('has lengths and masses as numbers to filter by, and none from free text [D-44]', () => {
    expect(toStockRecord(aCar(touringSidecar), site)).toMatchObject({
      length_ft: 19.5,
      atm_kg: 2800,
      gvm_kg: 1820,
      towing_kg: 1300,
      torque_nm: 202,
    })
    const wordy = {
      ...touringSidecar,
      specifications: {
        body_width: null,
        body_length: '17\' 6"',
        tare_weight: null,
        axle_type: null,
        sleeps: null,
        aggregate_trailer_mass: '2,800',
      },
    }
    const record = toStockRecord(aCar(wordy), site)
    expect(record).not.toHaveProperty('length_ft')
    expect(record.atm_kg).toBe(2800)
  })

  it('belongs to one site and has its id as text', () => {
    expect(toStockRecord(aCar({ id: 7 }), site)).toMatchObject({
      objectID: '7',
      id: 7,
      site_ids: ['harbour'],
    })
  })

  it('takes the name of the dealership from the site', () => {
    expect(toStockRecord(aCar({ dealership_name: 'Old name' }), site).dealership_name).toBe(
      'Harbour Toyota',
    )
    expect(
      toStockRecord(aCar({ dealership_slug: 'x', dealership_name: 'X' }), site).dealership_name,
    ).toBe('X')
  })

  it('carries the current and the earlier price, none when not displayable [D-35]', () => {
    const prices = ({ price, before_price, offer_price }: ReturnType<typeof toStockRecord>) => [
      price,
      before_price,
      offer_price,
    ]
    expect(prices(toStockRecord(aCar({ price: 20000, offer_price: 18000 }), site))).toEqual([
      18000,
      20000,
      null,
    ])
    expect(prices(toStockRecord(aCar({ price: 10 }), site))).toEqual([null, null, null])
  })

  it('is compared by an estimate where it excludes charges and the site gives them [PLUS-076]', () => {
    const car = aCar({ ...withoutCharges, price: 20_000, offer_price: null, car_type: 'used' })
    expect(toStockRecord(car, { ...site, governmentCharges })).toMatchObject({
      price: 20_000,
      compared_price: 20_633,
      drive_away_estimate: 20_633,
      price_range: '$20,000 - $30,000',
      price_basis_rank: 1,
    })
    const asAdvertised = toStockRecord(car, site)
    expect(asAdvertised).toMatchObject({
      price: 20_000,
      compared_price: 20_000,
      price_basis_rank: 1,
    })
    expect(asAdvertised).not.toHaveProperty('drive_away_estimate')
    const driveAway = { ...car, price_type: 'Drive Away' }
    const certain = toStockRecord(driveAway, { ...site, governmentCharges })
    expect(certain).toMatchObject({ price: 20_000, compared_price: 20_000, price_basis_rank: 0 })
    expect(certain).not.toHaveProperty('drive_away_estimate')
  })

  it('is in the band of what it is compared as [PLUS-076] [D-96]', () => {
    const car = aCar({ ...withoutCharges, price: 29_500, offer_price: null, car_type: 'used' })
    expect(toStockRecord(car, site).price_range).toBe('$20,000 - $30,000')
    expect(toStockRecord(car, { ...site, governmentCharges }).price_range).toBe('$30,000 - $40,000')
  })

  it('ranks sold cars after the others [D-16]', () => {
    expect(toStockRecord(aCar(), site)).toMatchObject({
      sold_rank: 0,
      sold_at_seconds: 9_999_999_999,
    })
    expect(
      toStockRecord(aCar({ tag: 'SOLD', sold_date_timestamp: 1_700_000_000 }), site),
    ).toMatchObject({
      sold_rank: 1,
      sold_at_seconds: 1_700_000_000,
    })
  })

  it('has make and model together and as parts of an address [D-19]', () => {
    expect(toStockRecord(aCar({ make: 'Land Rover', model: 'Range Rover' }), site)).toMatchObject({
      make_model: 'Land Rover Range Rover',
      make_slug: 'land-rover',
      model_slug: 'range-rover',
    })
  })

  it('names a known body the way the platform does', () => {
    expect(toStockRecord(aCar({ simple_body: 'suv' }), site).simple_body).toBe('SUV')
    expect(toStockRecord(aCar({ simple_body: 'Hovercraft' }), site).simple_body).toBe('Hovercraft')
  })

  it('lists each feature once', () => {
    const standardEquipment = [
      { category: 'Safety', name: 'ABS' },
      { category: 'Other', name: 'ABS' },
    ]
    expect(toStockRecord(aCar({ standardEquipment }), site).filtered_features).toEqual(['ABS'])
  })
})

describe('listRecordParts', () => {
  it('changes with the names of dealerships, the charges and the weekly payments', () => {
    const partsOf = (changes: object) => JSON.stringify(listRecordParts({ ...site, ...changes }))
    expect(partsOf({ weekly })).toBe(partsOf({ weekly: { ...weekly } }))
    expect(partsOf({ weekly })).not.toBe(partsOf({}))
    expect(partsOf({ weekly })).not.toBe(partsOf({ weekly: { ...weekly, shape: 'two' } }))
    expect(partsOf({ governmentCharges })).not.toBe(partsOf({}))
    expect(partsOf({ dealerships: [] })).not.toBe(partsOf({}))
  })
})

describe('createStockIndexSettings', () => {
  it('lets nobody count what only the scope filters by', () => {
    const { attributesForFaceting } = createStockIndexSettings()
    expect(attributesForFaceting).toContain('filterOnly(site_ids)')
    expect(attributesForFaceting).not.toContain('site_ids')
  })

  it('has a replica for each order, ties broken by id, of a price first by what it holds [D-22] [PLUS-076]', () => {
    const sortsOf = ({ ranking }: { ranking: string[] }) =>
      ranking.filter((step) => step.includes('('))
    expect(
      listStockIndexReplicas('x').map(({ name, settings }) => [name, sortsOf(settings)]),
    ).toEqual([
      ['x_created_at_timestamp_desc', ['desc(created_at_timestamp)', 'asc(id)']],
      ['x_price_desc', ['desc(compared_price)', 'asc(price_basis_rank)', 'asc(id)']],
      ['x_price_asc', ['asc(compared_price)', 'asc(price_basis_rank)', 'asc(id)']],
      ['x_weekly_price_asc', ['asc(weekly_price)', 'asc(id)']],
    ])
    expect(createStockIndexSettings('x').replicas).toEqual(
      listStockIndexReplicas('x').map(({ name }) => name),
    )
  })
})

describe('the place of a record', () => {
  const address = (lat: number | null, city = 'Newstead') => ({ city, lat, long: 153 })
  const placed = (addresses: ReturnType<typeof address>[], car: Partial<Car> = {}) => {
    const locations = addresses.map((each, index) => ({ id: index + 1, address: each }))
    const { suburb, _geoloc } = toStockRecord(aCar({ location_id: 1, ...car }), {
      ...site,
      locations,
    })
    return { suburb, _geoloc }
  }

  it('is that of its location, where the dealer has several [PLUS-068] [PLUS-069]', () => {
    expect(placed([address(-27), address(-28)])).toEqual({
      suburb: 'Newstead',
      _geoloc: { lat: -27, lng: 153 },
    })
    const nowhere = { suburb: undefined, _geoloc: undefined }
    expect(placed([address(-27)])).toEqual(nowhere)
    expect(placed([address(-27), address(-27)])).toEqual(nowhere)
    expect(placed([address(-27), address(null)])).toEqual(nowhere)
  })

  it('is not known of a car that stands with its seller, or where the dealer says no place', () => {
    const two = [address(-27), address(-28), address(null, 'Ayr')]
    const nowhere = { suburb: undefined, _geoloc: undefined }
    expect(placed(two, { private_suburb: 'Ayr' })).toEqual(nowhere)
    expect(placed(two, { location_id: 9 })).toEqual(nowhere)
    expect(placed(two, { location_id: 3 })).toEqual({ suburb: 'Ayr', _geoloc: undefined })
  })
})
