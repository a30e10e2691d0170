import { formatSeveralPlaces, formatUnknownPlace, PLACE_UNAVAILABLE } from './error-message.ts'
import type { NearView } from './search-page.ts'

/** Words about a place that was typed and not taken, and how to go on; null when there is nothing to say. */
export function describeNearProblem({ problem, typed = '' }: NearView): string | null {
  if (problem === 'several') return formatSeveralPlaces(typed)
  if (problem === 'failed') return PLACE_UNAVAILABLE
  return problem === 'unknown' ? formatUnknownPlace(typed) : null
}
