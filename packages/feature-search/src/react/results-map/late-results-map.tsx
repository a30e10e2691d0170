'use client'

import { createLateComponent } from '@forecourt/ui/late-component'

/** `ResultsMap`, whose code and rules only pages that show one have. */
export const { load: loadResultsMapCode, Late: LateResultsMap } = createLateComponent(async () => {
  const { ResultsMap } = await import(/* @at-press */ './results-map.tsx')
  return ResultsMap
})

/**
 * Fetches what the view of a page needs: nothing for the list alone, the map's code for a map. After it the first
 * render is whole, so await it before `renderToString` and before hydrating.
 */
export async function loadSearchView(view: 'map' | undefined): Promise<void> {
  if (view === 'map') await loadResultsMapCode()
}
