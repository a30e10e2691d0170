import { useEffect, useState } from 'react'
import {
  readPriceComparison,
  resolvePriceComparison,
  type ShownPriceComparison,
} from '../../model/index.ts'

/** Where the panel is. Source: `VDP-080` */
export type PriceComparisonState =
  | { kind: 'loading' }
  | { kind: 'hidden' }
  | { kind: 'shown'; comparison: ShownPriceComparison }

/** Asks for a comparison; rejects when there is no answer. */
export type LoadComparison = (path: string, signal: AbortSignal) => Promise<unknown>

const askSite: LoadComparison = async (path, signal) => {
  const response = await fetch(`${path}/autogauge`, { signal })
  if (!response.ok) throw new Error(`the price comparison answered ${response.status}`)
  return response.json()
}

async function loadState(
  load: LoadComparison,
  path: string,
  signal: AbortSignal,
): Promise<PriceComparisonState> {
  try {
    const comparison = resolvePriceComparison(readPriceComparison(await load(path, signal)))
    return comparison ? { kind: 'shown', comparison } : { kind: 'hidden' }
  } catch {
    return { kind: 'hidden' }
  }
}

/**
 * Loads the comparison of the car at a path; anything but a whole answer hides it. For another car
 * the component gets another key.
 * Source: `VDP-081` to `VDP-085`
 */
export function usePriceComparison(
  path: string,
  load: LoadComparison = askSite,
): PriceComparisonState {
  const [state, setState] = useState<PriceComparisonState>({ kind: 'loading' })
  useEffect(() => {
    const leaving = new AbortController()
    const show = async () => {
      const next = await loadState(load, path, leaving.signal)
      if (!leaving.signal.aborted) setState(next)
    }
    void show()
    return () => leaving.abort()
  }, [path, load])
  return state
}
