import type { SearchClient } from '../model/search-client.ts'
import type { SearchRequestSite, StockCard } from '../model/search-requests.ts'
import { findSimilarCars, type SimilarSubject } from '../model/similar-cars.ts'

/** Input similar cars are found with. */
export interface SimilarCarsPorts {
  /** Client that answers for this site only (`D-18`). */
  searchClient: Pick<SearchClient, 'search'>
  /** Ids another service calls similar, most similar first (`D-33`); default none. */
  loadSimilarIds?: (slug: string) => Promise<readonly number[]>
  /** Called with what failed; the visitor sees only the way to search (`SRCH-108`). */
  onFailure?: (error: unknown) => void
}

/** Similar cars, or the way to search when there are none. */
export type SimilarCarsLoad = { kind: 'cars'; cars: StockCard[] } | { kind: 'none' }

/**
 * The cars most like one, at most 6, never the car itself, with one call of the search service.
 * Source: `SRCH-101` to `SRCH-109`, `D-33`, `D-34`
 */
export async function loadSimilarCars(
  ports: SimilarCarsPorts,
  site: SearchRequestSite,
  car: SimilarSubject & { slug: string },
): Promise<SimilarCarsLoad> {
  const ids = await similarIds(ports, car.slug)
  try {
    const cars = await findSimilarCars(ports.searchClient, site, car, ids)
    return cars.length > 0 ? { kind: 'cars', cars } : { kind: 'none' }
  } catch (error) {
    ports.onFailure?.(error)
    return { kind: 'none' }
  }
}

async function similarIds(
  { loadSimilarIds, onFailure }: SimilarCarsPorts,
  slug: string,
): Promise<readonly number[]> {
  try {
    return (await loadSimilarIds?.(slug)) ?? []
  } catch (error) {
    onFailure?.(error)
    return []
  }
}
