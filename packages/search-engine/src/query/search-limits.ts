import type { Filter } from '../index/filter.ts'
import type { GeoSearch } from './geo-search.ts'
import { SearchError } from './search-error.ts'

/** How much one call of a visitor may ask for. */
export interface SearchLimits {
  /** Searches in a call. */
  queries: number
  /**
   * Attributes of hits in all answers of a call. One that is retrieved, highlighted and snippeted counts
   * three times.
   */
  shownAttributes: number
  /** Values of facets listed in all answers of a call. */
  facetValues: number
  /** Conditions on single attributes in all filters of a call; a corner of a shape on the map is one. */
  conditions: number
  /** Bytes of the answer, before it is compressed. */
  answerBytes: number
  /** Lists and objects inside one another in the request. */
  depth: number
}

/** Limits of a call unless others are set. Source: `PLUS-087`, `D-117` */
export const SEARCH_LIMITS: SearchLimits = {
  queries: 50,
  shownAttributes: 50_000,
  facetValues: 20_000,
  conditions: 1000,
  answerBytes: 2_000_000,
  depth: 32,
}

/** A refusal of a call that asks for more than a caller may. */
export class OverLimitError extends SearchError {
  readonly isOverLimit = true

  constructor(message: string) {
    super(400, message)
  }
}

/** True for a refusal because of {@link SearchLimits}, whichever copy of this module made it. */
export function isOverLimit(error: object): boolean {
  return 'isOverLimit' in error && error.isOverLimit === true
}

/** Part of the limits that one call has not used yet. */
export class SearchBudget {
  private readonly used = { attributes: 0, values: 0, conditions: 0, bytes: 0 }
  private readonly limits: SearchLimits

  constructor(limits: SearchLimits) {
    this.limits = limits
  }

  /**
   * Books the filters of a search that is about to run, and the corners of the shapes it looks in.
   * @throws OverLimitError when the call has too many conditions
   */
  evaluate({ filters, geo }: { filters: readonly Filter[]; geo: GeoSearch | null }): void {
    this.used.conditions += countConditions(filters) + (geo ? countCorners(geo) : 0)
    const most = this.limits.conditions
    if (this.used.conditions <= most) return
    throw new OverLimitError(`Too many conditions in the filters of one call, at most ${most}`)
  }

  /**
   * Books values of a facet that are about to be listed.
   * @throws OverLimitError when the call has listed too many
   */
  listValues(count: number): void {
    this.used.values += count
    const most = this.limits.facetValues
    if (this.used.values <= most) return
    throw new OverLimitError(
      `Too many values of facets in one call, at most ${most}: name fewer facets, or lower maxValuesPerFacet`,
    )
  }

  /**
   * Books attributes that are about to be shown.
   * @throws OverLimitError when the call has shown too many
   */
  showAttributes(count: number): void {
    this.used.attributes += count
    const most = this.limits.shownAttributes
    if (this.used.attributes <= most) return
    throw new OverLimitError(
      `Too many attributes of hits in one call, at most ${most}: lower hitsPerPage, or name fewer in attributesToRetrieve and attributesToHighlight`,
    )
  }

  /**
   * Books a part of the answer.
   * @throws OverLimitError when the answer has become too long
   */
  sendBytes(count: number): void {
    this.used.bytes += count
    const most = this.limits.answerBytes
    if (this.used.bytes <= most) return
    throw new OverLimitError(
      `Answer above ${most} bytes: lower hitsPerPage, or name fewer attributes in attributesToRetrieve and attributesToHighlight`,
    )
  }
}

function countCorners({ boxes, polygons }: GeoSearch): number {
  return polygons.reduce((count, corners) => count + corners.length, boxes.length * 2)
}

function countConditions(filters: readonly Filter[]): number {
  return filters.reduce((count, filter) => {
    if (filter.kind === 'not') return count + countConditions([filter.filter])
    if (filter.kind === 'all' || filter.kind === 'any')
      return count + countConditions(filter.filters)
    return count + 1
  }, 0)
}
