import { useEffect, useRef, useState } from 'react'

/** Something that could not be loaded; the page goes on without it. */
export interface ViewerProblem {
  /** Part that is missing, for a log. */
  message: string
  error: unknown
}

/** Where "logged only" goes. */
export type OnViewerProblem = (problem: ViewerProblem) => void

/** The latest of a value that effects read without running again. */
export function useLatest<T>(value: T) {
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  })
  return latest
}

/**
 * Code that arrives when a part is first shown.
 * @param load the import; the same function on every render
 * @param onFailed called when it did not come
 * @returns the module, or null until it is there
 */
export function useCode<Module>(
  load: () => Promise<Module>,
  onFailed: (error: unknown) => void,
): Module | null {
  const [module, setModule] = useState<Module | null>(null)
  const failed = useLatest(onFailed)
  useEffect(() => {
    let isHere = true
    load().then(
      (loaded) => isHere && setModule(loaded),
      (error: unknown) => isHere && failed.current(error),
    )
    return () => {
      isHere = false
    }
  }, [load, failed])
  return module
}
