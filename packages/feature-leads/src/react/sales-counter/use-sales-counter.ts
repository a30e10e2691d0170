import { useEffect, useState } from 'react'
import { SALES_COUNTER_STEP_MS } from '../../model/sales-counter.ts'

/** Works the value of the counter out anew; rejects or throws when it cannot be read. */
export type CountSales = () => number | Promise<number>

export interface SalesCounterOptions {
  /** Value the page was sent with. */
  value: number
  /** Default none: the value stands. */
  count?: CountSales
  /** Time after which it is worked out anew, milliseconds. Default 150,000. */
  everyMs?: number
}

/** The value of a counter, worked out at once and then again and again; a failure leaves it as it is. */
export function useSalesCounter({
  value,
  count,
  everyMs = SALES_COUNTER_STEP_MS,
}: SalesCounterOptions): number {
  const [shown, setShown] = useState(value)
  useEffect(() => {
    if (!count) return
    let isGone = false
    const renew = async () => {
      try {
        const next = await count()
        if (!isGone) setShown(next)
      } catch {
        // It may be there the next time.
      }
    }
    void renew()
    const timer = setInterval(() => void renew(), everyMs)
    return () => {
      isGone = true
      clearInterval(timer)
    }
  }, [count, everyMs])
  return shown
}
