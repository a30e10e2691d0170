import type { Site } from '@forecourt/tenant-config/model'
import type { SearchMatches } from '../../model/saved-searches/saved-search.ts'
import type { SavedSearchStore } from '../../model/saved-searches/saved-search-store.ts'
import type { SignInPorts } from '../sign-in/sign-in-ports.ts'

/**
 * Finds the vehicles of a search by its path and query. `unknown` for an address that is no search of the
 * site, `failed` while the search service does not answer.
 */
export type FindMatches = (
  site: Site,
  address: string,
) => Promise<SearchMatches | 'unknown' | 'failed'>

/** Needs of saving searches. */
export interface SavedSearchPorts {
  store: SavedSearchStore
  /** Who is signed in. */
  signIn: Pick<SignInPorts, 'store' | 'clock'>
  findMatches: FindMatches
  /** A new UUID. */
  newId: () => string
  logger: SignInPorts['logger']
}
