/** A request the engine refuses, with the HTTP status and the words Algolia's clients expect (D-32). */
export class SearchError extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.name = 'SearchError'
    this.status = status
  }
}

/**
 * True when something thrown is a refusal of the engine. By its name, because a development server may
 * have loaded this module twice.
 */
export function isSearchError(error: unknown): error is SearchError {
  return error instanceof Error && error.name === 'SearchError' && 'status' in error
}

/** The refusal of a parameter or filter: status 400. */
export function badRequest(message: string): SearchError {
  return new SearchError(400, message)
}
