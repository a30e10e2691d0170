import { describe, expect, it } from 'vitest'
import { aSite } from '../testing/a-site.ts'
import { promoTileKinds } from './index.ts'
import { contradictions } from './setting.contract.ts'

const tile = {
  id: 'warranty',
  kind: 'warranty' as const,
  title: 'Three years of cover',
  text: 'On every used car under ten years old.',
}

describe('search', () => {
  it('shows 3 cards in a row, or 4 [CFG-028]', () => {
    expect(
      contradictions('search.columns', { fallback: 3, accepts: [4], refuses: [2, 5, '4'] }),
    ).toEqual([])
  })

  it('lays results out as a grid, or a carousel [CFG-029]', () => {
    expect(
      contradictions('search.layout', {
        fallback: 'grid',
        accepts: ['carousel'],
        refuses: ['list'],
      }),
    ).toEqual([])
  })

  it('offers a map of the places, or none [PLUS-081]', () => {
    expect(
      contradictions('search.map', { fallback: true, accepts: [false], refuses: ['on', null] }),
    ).toEqual([])
  })

  it('places each promo tile at its own position [CFG-030]', () => {
    const positions = aSite({
      search: { promoTiles: [tile, { ...tile, id: 'finance', position: 0 }] },
    }).search.promoTiles.map(({ position }) => position)
    expect(positions).toEqual([5, 0])
    expect(
      contradictions('search.promoTiles', {
        fallback: [],
        accepts: [],
        refuses: [[{ ...tile, position: -1 }], [{ ...tile, position: 1.5 }]],
      }),
    ).toEqual([])
  })

  it('moves promo tiles by nothing, or by a random 0 to 2 [CFG-031]', () => {
    expect(
      contradictions('search.promoTileRandomOffset', {
        fallback: 0,
        accepts: [2],
        refuses: [1, 3, '2'],
      }),
    ).toEqual([])
  })

  it('has seven promo tile kinds, each for chosen brands [CFG-032]', () => {
    expect(promoTileKinds).toEqual([
      'warranty',
      'video-calls',
      'trade-in',
      'freight',
      'finance',
      'protection-plan',
      'quality-assured',
    ])
    const promoTiles = promoTileKinds.map((kind) => ({ ...tile, id: kind, kind, makes: ['Kia'] }))
    const site = aSite({ search: { promoTiles } })
    expect(site.search.promoTiles.map(({ kind }) => kind)).toEqual([...promoTileKinds])
    expect(site.search.promoTiles.every(({ makes }) => makes[0] === 'Kia')).toBe(true)
    expect(
      contradictions('search.promoTiles', {
        fallback: [],
        accepts: [],
        refuses: [[{ ...tile, kind: 'raffle' }], [tile, tile]],
      }),
    ).toEqual([])
  })

  it("labels the card's reserve button 'Reserve This Car', or one of two others [CFG-033]", () => {
    expect(
      contradictions('search.cardReserveLabel', {
        fallback: 'Reserve This Car',
        accepts: ['Reserve Now', 'Enquire Now'],
        refuses: ['Buy it', ''],
      }),
    ).toEqual([])
  })

  it('offers most relevant, latest, highest and lowest price by default [CFG-034]', () => {
    expect(
      contradictions('search.sortOptions', {
        fallback: [
          { value: 'relevance', label: 'Most relevant' },
          { value: 'created_at_timestamp:desc', label: 'Latest' },
          { value: 'price:desc', label: 'Highest price' },
          { value: 'price:asc', label: 'Lowest price' },
        ],
        accepts: [
          [
            { value: 'price:asc', label: 'Cheapest first' },
            { value: 'relevance', label: 'Best match' },
          ],
        ],
        refuses: [[], [{ value: 'price', label: 'Price' }], [{ value: 'relevance' }]],
      }),
    ).toEqual([])
  })

  it('has charges of the states by bands of the price, none by default [PLUS-076]', () => {
    const band = (upToDollars: number | null, percent: number) => ({ upToDollars, percent })
    const qld = {
      state: 'qld',
      stampDuty: [band(100_000, 3), band(null, 5)],
      newVehicleDollars: 820,
      usedVehicleDollars: 33,
    }
    const withDuty = (...stampDuty: object[]) => [{ ...qld, stampDuty }]
    expect(
      contradictions('search.governmentCharges', {
        fallback: [],
        accepts: [
          [qld],
          [qld, { ...qld, state: 'nsw' }],
          withDuty(band(null, 0)),
          withDuty(band(1, 0), band(null, 100)),
        ],
        refuses: [
          [{ ...qld, state: 'queensland' }],
          [qld, qld],
          [{ ...qld, newVehicleDollars: -1 }],
          [{ ...qld, usedVehicleDollars: undefined }],
          withDuty(),
          withDuty(band(100_000, 3)),
          withDuty(band(null, 3), band(null, 5)),
          withDuty(band(100_000, 3), band(100_000, 4), band(null, 5)),
          withDuty(band(0, 3), band(null, 5)),
          withDuty(band(null, 100.1)),
          withDuty(band(null, -1)),
        ],
      }),
    ).toEqual([])
  })

  it('has the electric tag off by default [CFG-035]', () => {
    expect(
      contradictions('search.electricTag', { fallback: false, accepts: [true], refuses: ['on'] }),
    ).toEqual([])
  })

  it('calls a car new for 8 days by default [CFG-036]', () => {
    expect(
      contradictions('search.newArrivalDays', {
        fallback: 8,
        accepts: [0, 14],
        refuses: [-1, 1.5, '8'],
      }),
    ).toEqual([])
  })

  it("tags new arrivals 'New Arrival' by default [CFG-037]", () => {
    expect(
      contradictions('search.newArrivalText', {
        fallback: 'New Arrival',
        accepts: ['Just In'],
        refuses: ['', null],
      }),
    ).toEqual([])
  })

  it('keeps sold cars for 3 days by default [CFG-038]', () => {
    expect(
      contradictions('search.soldWindowDays', {
        fallback: 3,
        accepts: [0, 10],
        refuses: [-1, 2.5],
      }),
    ).toEqual([])
  })

  it('shows the model selector unless it is hidden [CFG-039]', () => {
    expect(
      contradictions('search.modelSelector', {
        fallback: true,
        accepts: [false],
        refuses: ['hidden'],
      }),
    ).toEqual([])
  })

  it('starts with 7 makes, or with a longer preset list [CFG-040]', () => {
    expect(
      contradictions('search.initialMakes', { fallback: 7, accepts: [12], refuses: [0, 7.5] }),
    ).toEqual([])
    const preset = ['Toyota', 'Mazda', 'Ford', 'Kia', 'Hyundai', 'MG', 'GWM', 'BYD', 'Isuzu']
    expect(
      contradictions('search.popularMakes', {
        fallback: [],
        accepts: [preset],
        refuses: ['Toyota', [1]],
      }),
    ).toEqual([])
  })

  it('has certified-only off by default [CFG-041]', () => {
    expect(
      contradictions('search.certifiedOnly', { fallback: false, accepts: [true], refuses: [1] }),
    ).toEqual([])
  })

  it('keeps unpriced cars under lowest price by default [CFG-042]', () => {
    expect(
      contradictions('search.priceAboveZeroOnAscending', {
        fallback: false,
        accepts: [true],
        refuses: ['price > 0'],
      }),
    ).toEqual([])
  })

  it("says 'Enquire for price' without a price by default [CFG-043]", () => {
    expect(
      contradictions('search.noPriceText', {
        fallback: 'Enquire for price',
        accepts: ['Call for price'],
        refuses: ['  ', 0],
      }),
    ).toEqual([])
  })

  it('replaces counts over 1999 by nothing by default [CFG-044]', () => {
    expect(
      contradictions('search.stockCount', {
        fallback: null,
        accepts: [4200],
        refuses: [-1, '4200'],
      }),
    ).toEqual([])
  })

  it('spans prices from $5,000 to $250,000 by default [CFG-045]', () => {
    expect(
      contradictions('search.priceRangeBounds', {
        fallback: { min: 5000, max: 250000 },
        accepts: [{ min: 2000, max: 80000 }],
        refuses: [{ min: -1 }, { min: 5000, max: 5000 }, { min: '5000' }],
      }),
    ).toEqual([])
  })

  it('takes each stock filter variant from 0 to 14, 5 by default [CFG-046]', () => {
    expect(
      contradictions('search.stockFilter.variant', {
        fallback: 5,
        accepts: Array.from({ length: 15 }, (_, variant) => variant),
        refuses: [],
      }),
    ).toEqual([])
  })

  it('refuses a stock filter variant outside 0 to 14 [CFG-047]', () => {
    expect(
      contradictions('search.stockFilter.variant', {
        fallback: 5,
        accepts: [0, 14],
        refuses: [-1, 15, 4.5, '5'],
      }),
    ).toEqual([])
  })

  it('adds further conditions such as car_type used to the stock filter [CFG-048]', () => {
    expect(
      contradictions('search.stockFilter.extra', {
        fallback: [],
        accepts: [[{ attribute: 'car_type', values: ['used'] }]],
        refuses: [
          'car_type:used',
          [{ attribute: 'car_type:used OR 1', values: ['used'] }],
          [{ attribute: 'car_type', values: [] }],
        ],
      }),
    ).toEqual([])
  })

  it('names host and key of the search service [CFG-096]', () => {
    expect(
      contradictions('search.provider', {
        fallback: { type: 'embedded', host: '', key: 'public' },
        accepts: [
          { type: 'embedded', host: 'https://search.example.com.au', key: 'abc' },
          {
            type: 'algolia',
            host: 'https://search.example.com.au',
            appId: 'APP',
            indexName: 'cars',
            searchKey: 'key',
          },
          {
            type: 'typesense',
            host: 'https://search.example.com.au',
            indexName: 'cars',
            searchKey: 'key',
          },
          {
            type: 'algolia',
            host: 'http://127.0.0.1:7700',
            appId: 'LOCAL',
            indexName: 'cars',
            searchKey: 'search',
          },
          { type: 'typesense', host: 'http://localhost:8108', indexName: 'cars', searchKey: 'key' },
        ],
        refuses: [
          { type: 'elastic' },
          { type: 'typesense', indexName: 'cars', searchKey: 'key' },
          { type: 'typesense', host: 'http://a.test', indexName: 'cars', searchKey: 'key' },
          { type: 'algolia', appId: 'APP', indexName: 'cars' },
          { type: 'embedded', host: 'search.example.com.au' },
        ],
      }),
    ).toEqual([])
  })

  it('lists the filters from top to bottom, those asked first open, each facet once [SRCH-008]', () => {
    const { filters } = aSite().search
    expect(filters.filter(({ open }) => open).map(({ facet }) => facet)).toEqual([
      'item_type',
      'make',
      'price',
      'km',
      'body',
      'sleeps',
      'length_ft',
      'atm_kg',
      'axle_type',
    ])
    expect(
      contradictions('search.filters', {
        fallback: filters,
        accepts: [
          [],
          [
            { facet: 'price_range', open: true, label: 'Budget' },
            { facet: 'badge', open: false, label: null },
          ],
        ],
        refuses: [
          [{ facet: 'Make' }],
          [{ facet: '' }],
          [{ facet: 'make' }, { facet: 'make', open: true }],
          [{ facet: 'make', label: '' }],
        ],
      }),
    ).toEqual([])
  })
})
