import { SEARCH_CALL_RATE, SEARCH_LIMITS } from '@forecourt/search-engine/http'
import * as v from 'valibot'

/**
 * A whole number of at least 1 with a default.
 * @param most the largest that makes sense
 */
const count = (preset: number, most = Number.MAX_SAFE_INTEGER) =>
  v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[1-9]\d*$/, 'must be a whole number above 0'),
      v.transform(Number),
      v.maxValue(most, `must be ${most} or less`),
    ),
    String(preset),
  )

/** Settings of what one visitor may ask for. Source: `D-117`, `PLUS-087` */
export const searchLimitSettings = {
  /** Searches in one call of a visitor. */
  FORECOURT_SEARCH_QUERIES: count(SEARCH_LIMITS.queries, 100),
  /** Attributes of hits in all answers of a call. */
  FORECOURT_SEARCH_ATTRIBUTES: count(SEARCH_LIMITS.shownAttributes),
  /** Values of facets in all answers of a call. */
  FORECOURT_SEARCH_FACET_VALUES: count(SEARCH_LIMITS.facetValues),
  /** Conditions in all filters of a call. */
  FORECOURT_SEARCH_CONDITIONS: count(SEARCH_LIMITS.conditions),
  /** Bytes of an answer. */
  FORECOURT_SEARCH_ANSWER_BYTES: count(SEARCH_LIMITS.answerBytes),
  /** Lists and objects inside one another in a call. */
  FORECOURT_SEARCH_DEPTH: count(SEARCH_LIMITS.depth, 64),
  /** Calls a second from one address to one site. */
  FORECOURT_SEARCH_CALLS_PER_SECOND: count(SEARCH_CALL_RATE.perSecond),
  /** Calls at once from one address to one site. */
  FORECOURT_SEARCH_CALLS_AT_ONCE: count(SEARCH_CALL_RATE.burst),
} as const
