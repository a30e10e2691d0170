import type { PhraseSite } from '../model/phrase/resolve-phrase.ts'
import { resolvePhrase } from '../model/phrase/resolve-phrase.ts'
import type { UnderstoodPhrase } from '../model/phrase/understand-phrase.ts'
import type { SearchClient } from '../model/search-client.ts'
import { type SearchState, withNear, withQuery } from '../model/search-state.ts'
import type { TypedPhrase } from '../model/search-url.ts'
import type { LocatePlace } from './place-search.ts'

interface PhrasePorts {
  searchClient: Pick<SearchClient, 'search'>
  locatePlace?: LocatePlace | undefined
  onFailure?: (error: unknown) => void
}

/**
 * The search a phrase stands for, with its place looked up. When a service fails, what it would have said stays text.
 * Source: `PLUS-072`, `D-113`
 */
export async function readPhrase(
  { searchClient, locatePlace, onFailure }: PhrasePorts,
  site: PhraseSite,
  { phrase, over }: TypedPhrase,
  asText: SearchState,
): Promise<SearchState> {
  try {
    const state = withQuery(asText, over)
    const hasPlaces = locatePlace !== undefined
    const understood = await resolvePhrase({ searchClient, site, phrase, state, hasPlaces })
    return locatePlace ? await placePhrase(locatePlace, understood) : understood.state
  } catch (error) {
    onFailure?.(error)
    return asText
  }
}

/* The longest beginning of the words that is a place; the words after it are text, and all of them without one. */
async function placePhrase(
  locatePlace: LocatePlace,
  { state, place }: UnderstoodPhrase,
): Promise<SearchState> {
  if (place === null) return state
  const { words, within, typed } = place
  for (let length = words.length; length > 0; length--) {
    const key = words.slice(0, length).join(' ')
    const places = await locatePlace(key)
    const [only] = places
    if (only === undefined) continue
    const rest = words.slice(length)
    const near = {
      key: places.length === 1 ? only.key : key,
      within,
      isNearestFirst: true,
      point: null,
    }
    const parts = state.typed?.map((part) =>
      part.chips.includes('near') ? { ...part, words: withoutEnd(typed, rest.length) } : part,
    )
    return withText({ ...withNear(state, near), ...(parts && { typed: parts }) }, rest.join(' '))
  }
  const typedParts = state.typed?.filter(({ chips }) => !chips.includes('near')) ?? []
  const { typed: _all, ...plain } = state
  const others = typedParts.length > 0 ? { ...plain, typed: typedParts } : plain
  return withText(others, typed)
}

const withText = (state: SearchState, text: string) =>
  withQuery(state, [state.query, text].filter(Boolean).join(' '))

const withoutEnd = (typed: string, length: number) =>
  length === 0 ? typed : typed.split(' ').slice(0, -length).join(' ')
