import { SAVED_SEARCHES_PATH } from './saved-search.ts'

/** Reason for which a search was not saved. */
export const SAVED_SEARCH_FAULTS = ['full', 'unknown', 'failed'] as const

/** One of them. */
export type SavedSearchFault = (typeof SAVED_SEARCH_FAULTS)[number]

/** Content of the address of the page of saved searches. */
export interface SavedSearchesTarget {
  /** Path and query of a search to save; '' for none. */
  search: string
  /** Name that was typed for it. Default none. */
  title?: string
  /** Reason for which it was not saved. Default none. */
  fault?: SavedSearchFault
}

/** Address of the page, with a search to save. */
export function formatSavedSearchesPath({ search, title, fault }: SavedSearchesTarget): string {
  if (search === '') return SAVED_SEARCHES_PATH
  const query = new URLSearchParams({ search, ...(title && { title }), ...(fault && { fault }) })
  return `${SAVED_SEARCHES_PATH}?${query}`
}

/** Content of the query of such an address; words of another are left out. */
export function readSavedSearchesTarget(query: URLSearchParams): SavedSearchesTarget {
  const fault = SAVED_SEARCH_FAULTS.find((one) => one === query.get('fault'))
  return {
    search: query.get('search') ?? '',
    title: query.get('title') ?? '',
    ...(fault && { fault }),
  }
}
