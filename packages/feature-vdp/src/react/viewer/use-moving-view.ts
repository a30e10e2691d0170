import { type ComponentType, useEffect, useState } from 'react'
import type { MovingViewProps } from './moving-view.tsx'
import { useLatest } from './use-code.ts'

/** Part that shows views other than the gallery. */
export type MovingViewPart = ComponentType<MovingViewProps>

const loadMovingView = () => import(/* @at-press */ './moving-view.tsx')

/** Fetches the code of the other views before one is asked for. */
export const fetchMovingView = () => void loadMovingView().catch(() => undefined)

/**
 * The part that shows views other than the gallery, whose code comes when one is asked for.
 * @param given the part, where a page has it at once
 * @param onFailed called when it did not come
 */
export function useMovingView({
  isAsked,
  given,
  onFailed,
}: {
  isAsked: boolean
  given: MovingViewPart | undefined
  onFailed: (error: unknown) => void
}): MovingViewPart | undefined {
  const [part, setPart] = useState<{ View: MovingViewPart } | null>(null)
  const failed = useLatest(onFailed)
  const isMissing = isAsked && !given && !part
  useEffect(() => {
    if (!isMissing) return
    let isHere = true
    loadMovingView().then(
      ({ MovingView }) => isHere && setPart({ View: MovingView }),
      (error: unknown) => isHere && failed.current(error),
    )
    return () => {
      isHere = false
    }
  }, [isMissing, failed])
  return given ?? part?.View
}
