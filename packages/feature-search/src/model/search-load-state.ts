/** State of loading of a search page. Source: `SRCH-062` */
export type SearchLoadState =
  /** A search runs; the cars of the one before stay (`SRCH-063`). */
  | 'loading'
  | 'hasData'
  /** The last search failed; the cars of the one before stay (`SRCH-064`). */
  | 'hasError'

/** The load state behind InstantSearch's own status: a search that takes long is still loading. */
export function resolveSearchLoadState(
  status: 'idle' | 'loading' | 'stalled' | 'error',
): SearchLoadState {
  if (status === 'error') return 'hasError'
  return status === 'idle' ? 'hasData' : 'loading'
}
