import { type LeadAttributes, readLeadAttributes } from './lead-attributes.ts'

const mostPages = 50

/** A visit that has not begun. */
export const emptyVisit: LeadAttributes = { visited_pages: [], linked_query_params: {} }

/**
 * The visit after a page was opened. Paths are stored without query; the query parameters are those of
 * the first page, because they say where the visitor came from; the key of a signed link is none of them.
 * @param address path with query, or a whole address
 * Source: `DATA-055`
 */
export function addVisitedPage(visit: LeadAttributes, address: string): LeadAttributes {
  const { pathname, searchParams } = new URL(address, 'http://localhost')
  const isFirst = visit.visited_pages.length === 0
  const isRepeat = visit.visited_pages.at(-1) === pathname
  return {
    visited_pages: isRepeat
      ? visit.visited_pages
      : [...visit.visited_pages, pathname].slice(-mostPages),
    linked_query_params: isFirst ? readLinkedParameters(searchParams) : visit.linked_query_params,
  }
}

const readLinkedParameters = (parameters: URLSearchParams) =>
  Object.fromEntries([...parameters].filter(([name]) => name !== 'token'))

/** Reads a stored visit. */
export function readVisit(data: unknown): LeadAttributes | null {
  return typeof data === 'object' && data !== null ? readLeadAttributes(data) : null
}
