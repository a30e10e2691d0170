import {
  colourFamilies,
  findBodyShape,
  findBodyType,
  findColourFamily,
} from '@forecourt/stock/model'
import type { FacetRow, FacetSource, ListFacetRow, RangeFacetRow } from './facet-row.ts'
import { formatMakeModel } from './make-model.ts'
import {
  createMeasureText,
  dayText,
  dollarsAWeekText,
  dollarsText,
  parseMeasure,
  plainText,
} from './number-text.ts'
import { formatPriceRange, formatWeeklyPriceRange } from './price-band.ts'

const bodyLabel = (body: string): string => findBodyType(body)?.label ?? body

/*
 * One row for each list a visitor chooses from, in the order the address holds them. From a row come
 * the attribute of the record, the settings of the index, the parameter of the address, the group of
 * the sidebar, its chips, and what `search.filters` of a tenant file may name.
 */
const listRows = {
  make: {
    label: 'Make',
    shown: 7,
    limit: 200,
    isSearchable: true,
    isAlwaysCounted: true,
    of: ({ car }) => car.make,
  },
  make_model: {
    label: 'Model',
    shown: 30,
    limit: 200,
    isSearchable: true,
    isAlwaysCounted: true,
    of: ({ car }) => `${car.make} ${car.model}`,
    valueLabel: formatMakeModel,
  },
  model: {
    label: 'Model',
    shown: 8,
    limit: 200,
    needs: 'make',
    isSearchable: true,
    of: ({ car }) => car.model,
  },
  badge: {
    label: 'Badge',
    shown: 8,
    limit: 100,
    needs: 'make',
    isSearchable: true,
    of: ({ car }) => car.badge,
  },
  body: {
    label: 'Body type',
    attribute: 'simple_body',
    shown: 4,
    limit: 100,
    isAlwaysCounted: true,
    of: ({ car }) => car.simple_body && bodyLabel(car.simple_body),
    valueLabel: bodyLabel,
  },
  car_type: {
    label: 'Condition',
    shown: 3,
    limit: 3,
    isAlwaysCounted: true,
    of: ({ car }) => car.car_type,
    values: { new: 'New', used: 'Used', demo: 'Demo' },
  },
  status: {
    label: 'Availability',
    shown: 3,
    limit: 3,
    isAlwaysCounted: true,
    of: ({ car }) => car.status,
    values: { in_stock: 'In stock', coming_soon: 'Coming soon', sold: 'Just sold' },
  },
  fuel: {
    label: 'Fuel type',
    attribute: 'simple_fuel',
    shown: 6,
    limit: 20,
    of: ({ car }) => car.simple_fuel,
  },
  transmission: {
    label: 'Transmission',
    attribute: 'simple_transmission',
    shown: 4,
    limit: 20,
    of: ({ car }) => car.simple_transmission,
  },
  drive: {
    label: 'Drive type',
    attribute: 'simple_drive',
    shown: 4,
    limit: 20,
    of: ({ car }) => car.simple_drive,
  },
  seats: {
    label: 'Seats',
    shown: 6,
    limit: 20,
    order: 'name',
    of: ({ car }) => car.seats,
    valueLabel: (seats) => (seats === '1' ? '1 seat' : `${seats} seats`),
  },
  colour_family: {
    label: 'Colour',
    shown: 8,
    limit: 10,
    of: ({ car }) => findColourFamily(car.colour),
    values: colourFamilies,
  },
  colour: { label: 'Colour', shown: 8, limit: 40, of: ({ car }) => car.colour },
  location_name: {
    label: 'Location',
    shown: 8,
    limit: 40,
    isAlwaysCounted: true,
    of: ({ car }) => car.location_name,
  },
  city: { label: 'City', shown: 8, limit: 20, isAlwaysCounted: true, of: ({ car }) => car.city },
  state: {
    label: 'State',
    shown: 8,
    limit: 8,
    of: ({ car }) => car.state,
    values: {
      act: 'ACT',
      nsw: 'NSW',
      nt: 'NT',
      qld: 'QLD',
      sa: 'SA',
      tas: 'TAS',
      vic: 'VIC',
      wa: 'WA',
    },
  },
  dealership_name: {
    label: 'Dealership',
    shown: 8,
    limit: 100,
    isAlwaysCounted: true,
    of: ({ dealershipName }) => dealershipName,
  },
  categories: { label: 'Category', shown: 8, limit: 40, of: ({ car }) => car.categories },
  filtered_features: {
    label: 'Features',
    shown: 8,
    limit: 40,
    isSearchable: true,
    of: ({ car }) => [...new Set(car.standardEquipment.map(({ name }) => name))],
  },
  item_type: { label: 'Vehicle type', shown: 8, limit: 20, of: ({ car }) => car.item_type },
  sleeps: {
    label: 'Sleeps',
    shown: 6,
    limit: 20,
    order: 'name',
    isSparse: true,
    of: ({ car }) => car.specifications?.sleeps,
    valueLabel: (people) => `Sleeps ${people}`,
  },
  axle_type: {
    label: 'Axles',
    shown: 6,
    limit: 20,
    isSparse: true,
    of: ({ car }) => car.specifications?.axle_type,
  },
  price_range: {
    label: 'Price range',
    shown: 8,
    limit: 20,
    order: 'name',
    of: ({ comparedDollars }) => labelOf(comparedDollars, formatPriceRange),
  },
  weekly_price_range: {
    label: 'Weekly payment',
    shown: 8,
    limit: 20,
    order: 'name',
    of: ({ weeklyDollars }) => labelOf(weeklyDollars, formatWeeklyPriceRange),
    valueLabel: (range) => `${range} a week`,
  },
  tag: { label: 'Tag', shown: 8, limit: 40, of: ({ car }) => car.tag },
  certified: {
    label: 'Certified',
    shown: 2,
    limit: 2,
    of: ({ car }) => car.certified,
    values: { true: 'Certified', false: 'Not certified' },
  },
} as const satisfies Readonly<Record<string, ListFacetRow>>

/* One row for each number a visitor narrows between two ends; the sizes are those of `D-26`, `D-96`. */
const rangeRows = {
  price: {
    label: 'Price',
    attribute: 'compared_price',
    text: dollarsText,
    step: 1000,
    isAlwaysShown: true,
    isAlwaysCounted: true,
    of: ({ comparedDollars }) => comparedDollars,
  },
  km: {
    label: 'Odometer',
    text: createMeasureText('km'),
    step: 1000,
    isAlwaysShown: true,
    isAlwaysCounted: true,
    of: ({ car }) => car.km,
  },
  year: {
    label: 'Year',
    text: plainText,
    step: 1,
    isAlwaysShown: true,
    span: (currentYear) => ({ min: 1980, max: currentYear + 1 }),
    of: ({ car }) => car.year,
  },
  weekly_price: {
    label: 'Weekly payment',
    text: dollarsAWeekText,
    step: 10,
    of: ({ weeklyDollars }) => weeklyDollars,
  },
  subscription_price: {
    label: 'Subscription price',
    text: dollarsAWeekText,
    step: 10,
    of: ({ car }) => car.subscription_price,
  },
  length_ft: {
    label: 'Length',
    text: createMeasureText('ft'),
    chip: 'Length',
    step: 1,
    isSparse: true,
    of: ({ car }) => parseMeasure(car.specifications?.body_length),
  },
  atm_kg: {
    label: 'Loaded weight (ATM)',
    text: createMeasureText('kg'),
    chip: 'ATM',
    step: 50,
    isSparse: true,
    of: ({ car }) => parseMeasure(car.specifications?.aggregate_trailer_mass),
  },
  gvm_kg: {
    label: 'Gross mass (GVM)',
    text: createMeasureText('kg'),
    chip: 'GVM',
    step: 500,
    isSparse: true,
    of: ({ car }) =>
      car.item_type?.toLowerCase() === 'truck' ? car.variant?.grossvehiclemass : null,
  },
  towing_kg: {
    label: 'Towing capacity',
    text: createMeasureText('kg'),
    chip: 'Towing capacity',
    step: 100,
    isSparse: true,
    of: ({ car }) => car.variant?.towingcapacitybraked,
  },
  torque_nm: {
    label: 'Torque',
    text: createMeasureText('Nm'),
    chip: 'Torque',
    step: 10,
    isSparse: true,
    of: ({ car }) => car.variant?.torque,
  },
  engine_cc: {
    label: 'Engine size',
    text: createMeasureText('cc'),
    chip: 'Engine',
    step: 50,
    isSparse: true,
    of: ({ car }) =>
      findBodyShape(car.simple_body) === 'motorcycle' ? car.variant?.enginesize : null,
  },
  created_at_timestamp: {
    label: 'Added',
    text: dayText,
    of: ({ car }) => Math.floor(Date.parse(car.created_at) / 1000),
  },
} as const satisfies Readonly<Record<string, RangeFacetRow>>

type Rows = typeof listRows & typeof rangeRows
type KeysWith<TFact, TRows> = {
  [K in keyof TRows]: TRows[K] extends TFact ? K : never
}[keyof TRows]
type SparseKey = KeysWith<{ isSparse: true }, Rows>
type AttributeOf<K extends keyof Rows> = Rows[K] extends { attribute: infer A extends string }
  ? A
  : K
type ValueOf<K extends keyof Rows> = ReturnType<Rows[K]['of']>

/** Name of a list facet in the address. */
export type ListFacetKey = keyof typeof listRows

/** Name of a range facet in the address. */
export type RangeFacetKey = keyof typeof rangeRows

/** Facets a visitor narrows between two numbers. */
export type SliderKey = KeysWith<{ step: number }, typeof rangeRows>

/** Facets a group of the filter sidebar may narrow by. */
export type SidebarFacet = ListFacetKey | SliderKey

/** Attributes of a search record that facets are made from. */
export type FacetFields = {
  -readonly [K in Exclude<keyof Rows, SparseKey> as AttributeOf<K>]: ValueOf<K>
} & { -readonly [K in SparseKey as AttributeOf<K>]?: NonNullable<ValueOf<K>> }

/** A facet whose values are chosen from a list. */
export interface ListFacet extends ListFacetRow {
  /** Name in the address and in `SearchState`. */
  key: ListFacetKey
  attribute: string
  order: 'count' | 'name'
  needs?: ListFacetKey
}

/** A facet narrowed between two numbers. */
export interface RangeFacet extends RangeFacetRow {
  key: RangeFacetKey
  attribute: string
}

/**
 * Facets chosen from a list, in the order the address holds them.
 * Source: `DATA-046` to `DATA-049`, `API-006` to `API-009`
 */
export const LIST_FACETS = withKeys<ListFacetRow>(listRows).map((row) => ({
  order: 'count',
  ...row,
})) as readonly ListFacet[]

/** Attribute of the advertised price, counted beside the one that sliders and bands go by (`API-009`, `D-114`). */
export const ADVERTISED_PRICE = 'price'

/** Facets narrowed between two numbers (`SRCH-009`, `D-96`). */
export const RANGE_FACETS = withKeys<RangeFacetRow>(rangeRows) as readonly RangeFacet[]

/** Range facets with a slider. */
export const SLIDER_FACETS = RANGE_FACETS.filter(
  (facet): facet is RangeFacet & { key: SliderKey } => facet.step !== undefined,
)

/** Every facet of the search. */
export const ALL_FACETS: readonly (ListFacet | RangeFacet)[] = [...LIST_FACETS, ...RANGE_FACETS]

/** The facets of a vehicle, as the search record holds them. */
export function readFacetFields(source: FacetSource): FacetFields {
  const fields: Record<string, unknown> = {}
  for (const { attribute, isSparse, of } of ALL_FACETS) {
    const value = of(source)
    if (value || !isSparse) fields[attribute] = value
  }
  return fields as FacetFields
}

/** The list facet of a key. */
export function findListFacet(key: ListFacetKey): ListFacet {
  return LIST_FACETS.find((facet) => facet.key === key) ?? unknownKey(key)
}

/** The range facet of a key. */
export function findRangeFacet(key: RangeFacetKey): RangeFacet {
  return RANGE_FACETS.find((facet) => facet.key === key) ?? unknownKey(key)
}

/** Attribute of the search record behind a facet's key; the key itself when it has no facet. */
export function findFacetAttribute(key: string): string {
  return ALL_FACETS.find((facet) => facet.key === key)?.attribute ?? key
}

/** Attributes of the index a visitor may ask counts for, those searched by text marked. */
export function listCountedAttributes(): string[] {
  return ALL_FACETS.map((facet) =>
    'isSearchable' in facet && facet.isSearchable
      ? `searchable(${facet.attribute})`
      : facet.attribute,
  )
}

/** Facets a group of the sidebar may narrow by. */
export const SIDEBAR_FACETS = [...LIST_FACETS, ...SLIDER_FACETS]

/** True for what a group of the sidebar may narrow by, so also for what a tenant file may name. */
export function isSidebarFacet(key: string): key is SidebarFacet {
  return SIDEBAR_FACETS.some((facet) => facet.key === key)
}

function withKeys<TRow extends FacetRow>(rows: Readonly<Record<string, TRow>>) {
  return Object.entries(rows).map(([key, row]) => ({ key, attribute: key, ...row }))
}

function unknownKey(key: string): never {
  throw new Error(`[feature-search] expected a facet key, got ${key}`)
}

function labelOf(dollars: number | null, label: (dollars: number) => string): string | null {
  return dollars === null ? null : label(dollars)
}
