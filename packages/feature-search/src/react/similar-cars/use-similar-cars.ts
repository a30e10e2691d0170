import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { StockCard } from '../../model/index.ts'

/** How far before the viewport similar cars begin to load, in pixels. Source: `SRCH-107` */
export const SIMILAR_MARGIN_PX = 500

export interface UseSimilarCarsOptions {
  /** Fetches the cars, `findSimilarCars` with the page's search client. */
  load: () => Promise<readonly StockCard[]>
  /** Called with what failed; the visitor sees the way to search. Default the console. */
  onFailure?: (error: unknown) => void
  /** Content until they begin to load. Default null, placeholders. */
  initialCars?: readonly StockCard[] | null
}

/**
 * Similar cars that load when their section is 500 px before the viewport, once.
 * @returns `cars` is null while they load, and empty when loading failed
 * Source: `SRCH-105` to `SRCH-108`
 */
export function useSimilarCars({
  load,
  onFailure = logFailure,
  initialCars = null,
}: UseSimilarCarsOptions): {
  ref: RefObject<HTMLElement | null>
  cars: readonly StockCard[] | null
} {
  const ref = useRef<HTMLElement>(null)
  const [cars, setCars] = useState(initialCars)
  const start = useEffectEvent(async () => {
    setCars(null)
    try {
      setCars(await load())
    } catch (error) {
      onFailure(error)
      setCars([])
    }
  })
  useEffect(() => {
    const section = ref.current
    if (!section) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        void start()
      },
      { rootMargin: `${SIMILAR_MARGIN_PX}px 0px` },
    )
    observer.observe(section)
    return () => observer.disconnect()
  }, [])
  return { ref, cars }
}

const logFailure = (error: unknown) =>
  console.error('[feature-search] similar cars could not be loaded:', error)
