import type { PlacePoint } from '../model/near.ts'
import type { NearView, PlaceChoice } from '../model/search-page.ts'
import type { SearchState } from '../model/search-state.ts'

/** A place that was found. */
export interface FoundPlace extends PlaceChoice {
  point: PlacePoint
}

/**
 * Finds the places of a postcode or a suburb.
 * @returns one that is meant, several that may be, or none
 */
export type LocatePlace = (typed: string) => Promise<readonly FoundPlace[]>

/** Needs of a search around a place. */
interface PlacePorts {
  locatePlace?: LocatePlace | undefined
  onFailure?: (error: unknown) => void
}

/**
 * The state around the place that was typed, by its postcode; without one where none, or more than one, is
 * found, with what to say of it. A position is a place already.
 * Source: `PLUS-068`, `D-112`
 */
export async function placeSearch(
  { locatePlace, onFailure }: PlacePorts,
  state: SearchState,
): Promise<{ state: SearchState; near?: NearView }> {
  const everywhere = { ...state, near: null }
  if (!locatePlace) return { state: everywhere }
  const { near } = state
  if (near === null || near.point !== null) return { state, near: {} }
  const typed = { typed: near.key, within: near.within }
  try {
    const places = await locatePlace(near.key)
    const [only, ...others] = places
    if (!only) return { state: everywhere, near: { ...typed, problem: 'unknown' } }
    if (others.length === 0) {
      return { state: { ...state, near: { ...near, key: only.key, point: only.point } }, near: {} }
    }
    const choices = places.map(({ key, name }) => ({ key, name }))
    return { state: everywhere, near: { ...typed, problem: 'several', choices } }
  } catch (error) {
    onFailure?.(error)
    return { state: everywhere, near: { ...typed, problem: 'failed' } }
  }
}
