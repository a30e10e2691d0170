import type { Car } from '@forecourt/stock/model'
import type { NumberText } from './number-text.ts'

/** A vehicle as its facets are read from it. */
export interface FacetSource {
  car: Car
  /** Name the site gives the car's dealership. */
  dealershipName: string | null
  /** Estimate with the site's default lender; `null` without one (`D-105`). */
  weeklyDollars: number | null
  /** Price as it is compared with others; `null` without one (`D-114`). */
  comparedDollars: number | null
}

/** Facts about a facet of either kind. */
export interface FacetRow {
  /** Heading of its sidebar group. */
  label: string
  /** Attribute of the search record. Default the facet's key. */
  attribute?: string
  /** Value in the search record. */
  of: (source: FacetSource) => unknown
  /** Left out of records that have no value: most vehicles have none. Default false. */
  isSparse?: true
  /** Counted in every search, whether the sidebar shows it or not. Default false. */
  isAlwaysCounted?: true
}

/** Row of a facet whose values are chosen from a list. */
export interface ListFacetRow extends FacetRow {
  /** Values shown before "Show more"; the most numerous come first. */
  shown: number
  /** Values listed at most. */
  limit: number
  /** Default 'count', the most numerous first. */
  order?: 'count' | 'name'
  /** Facet that has to be chosen first, for values that mean nothing without it. Default none. */
  needs?: string
  /** Values can be searched for by text. Default false. */
  isSearchable?: true
  /** The only values there are, by what a visitor reads; others in an address are ignored (`D-21`). Default any. */
  values?: Readonly<Record<string, string>>
  /** Text a visitor reads for a value. Default the value. */
  valueLabel?: (value: string) => string
}

/** Row of a facet narrowed between two numbers. */
export interface RangeFacetRow extends FacetRow {
  /** How its numbers are written. */
  text: NumberText
  /** Begins its chip, where the number alone could be read as another: "Towing capacity from 2,500 kg". Default nothing. */
  chip?: string
  /** Smallest difference worth choosing by: ends and moves of its slider are multiples. Default none, and it has no slider. */
  step?: number
  /** Has its slider without statistics too (`SRCH-009`, `SRCH-078`). Default false. */
  isAlwaysShown?: true
  /** Span of its slider without statistics. Default 0 to 100000. */
  span?: (currentYear: number) => { min: number; max: number }
}
