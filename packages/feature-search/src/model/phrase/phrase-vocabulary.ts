import { findListFacet, findRangeFacet, type ListFacetKey, type RangeFacetKey } from '../facets.ts'
import {
  formatSearchIndexName,
  type SearchRequest,
  type SearchRequestSite,
} from '../search-requests.ts'
import {
  computeFacetStats,
  joinAnswers,
  readFacetCounts,
  type SearchAnswer,
} from '../search-results.ts'

/** Facets whose values a phrase may name; where two have the same name, the earlier one is meant. */
export const PHRASE_FACETS = [
  'transmission',
  'fuel',
  'drive',
  'item_type',
  'body',
  'seats',
  'car_type',
  'status',
  'certified',
  'colour_family',
  'make',
  'make_model',
  'sleeps',
  'axle_type',
  'city',
  'location_name',
  'dealership_name',
  'state',
] as const satisfies readonly ListFacetKey[]

/** A facet whose values a phrase may name. */
export type PhraseFacet = (typeof PHRASE_FACETS)[number]

/** Ranges a phrase may narrow. */
const PHRASE_RANGES = [
  'price',
  'km',
  'year',
  'weekly_price',
  'length_ft',
  'atm_kg',
  'gvm_kg',
  'towing_kg',
  'torque_nm',
  'engine_cc',
] as const satisfies readonly RangeFacetKey[]

/** A range a phrase may narrow. */
export type PhraseRange = (typeof PHRASE_RANGES)[number]

/** Everything the stock of a site can be narrowed by in words. */
export interface PhraseVocabulary {
  /** Values in stock, the most numerous first. */
  values: Readonly<Record<PhraseFacet, readonly string[]>>
  /** Names of badges, which stay words: the text finds every spelling of them. */
  badges: readonly string[]
  /** Smallest and largest number in stock. */
  ranges: Partial<Record<PhraseRange, { min: number; max: number }>>
  /** Words for the vehicles themselves, which narrow nothing: "cars". */
  nouns: readonly string[]
  /** A search can be made around a place. */
  hasPlaces: boolean
}

/** Values of a facet at most. */
const MAX_VALUES = 1000

/** One request for the vocabulary of a site's whole stock; it asks for no vehicle. */
export function createVocabularyRequest(site: SearchRequestSite): SearchRequest {
  const lists = [...PHRASE_FACETS, 'badge' as const].map((key) => findListFacet(key).attribute)
  const ranges = PHRASE_RANGES.map((key) => findRangeFacet(key).attribute)
  return {
    indexName: formatSearchIndexName(site),
    params: {
      attributesToRetrieve: [],
      facets: [...lists, ...ranges].sort(),
      hitsPerPage: 0,
      maxValuesPerFacet: MAX_VALUES,
      query: '',
    },
  }
}

/** Reads the answer to {@link createVocabularyRequest}. */
export function readVocabulary(
  answer: SearchAnswer,
  others: Pick<PhraseVocabulary, 'nouns' | 'hasPlaces'>,
): PhraseVocabulary {
  const results = joinAnswers([answer])
  const list = (key: ListFacetKey) => Object.keys(readFacetCounts(results, key))
  const ranges = PHRASE_RANGES.flatMap((key) => {
    const stats = computeFacetStats(results, key)
    return stats === null ? [] : [[key, stats] as const]
  })
  return {
    values: Object.fromEntries(PHRASE_FACETS.map((key) => [key, list(key)])) as Record<
      PhraseFacet,
      string[]
    >,
    badges: list('badge'),
    ranges: Object.fromEntries(ranges),
    ...others,
  }
}
