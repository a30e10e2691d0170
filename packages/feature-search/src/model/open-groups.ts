import type { SearchState } from './search-state.ts'

/** Parameter of an address whose filter groups show all their values. */
const showParameter = 'show'

const isOf = (group: string) => (pair: readonly [string, string]) =>
  pair[0] === showParameter && pair[1] === group

/** True where the address asks for all values of a filter group, as the link without script does. */
export const isGroupShown = (state: SearchState, group: string): boolean =>
  state.otherParameters.some(isOf(group))

/** The same search with all values of a group, or with the most frequent ones again. */
export function toggleShownGroup(state: SearchState, group: string): SearchState {
  const others = state.otherParameters.filter((pair) => !isOf(group)(pair))
  const isShown = others.length < state.otherParameters.length
  return { ...state, otherParameters: isShown ? others : [...others, [showParameter, group]] }
}
