import { useEffectEvent, useLayoutEffect } from 'react'
import { flushSync } from 'react-dom'

/** Steps by which a form that a visitor may be filling in already becomes one of React. */
export interface TakeUp {
  /** Takes over what the page shows; runs before any further key. Default nothing. */
  adopt?: () => void
  /**
   * Fills in stored text; shown at once. Runs in a task of its own: React may take a form over within an event of
   * the field that a visitor leaves, when it cannot be told yet which field is entered, and that one would get
   * stored text behind what is about to be typed.
   */
  fill: () => void
  /** Calls back when stored text has changed elsewhere; returns what ends it. Default it never has. */
  follow?: (listener: () => void) => () => void
  /** Fills in stored text that has changed; shown at once. Default nothing. */
  refill?: () => void
}

const followNothing = () => () => {}

/** Takes a form up once it answers. */
export function useTakeUp({ adopt, fill, follow = followNothing, refill }: TakeUp): void {
  const adoptNow = useEffectEvent(() => adopt?.())
  const fillNow = useEffectEvent(() => flushSync(fill))
  const refillNow = useEffectEvent(() => flushSync(() => refill?.()))
  const followNow = useEffectEvent((listener: () => void) => follow(listener))
  useLayoutEffect(() => {
    adoptNow()
    let stop = () => {}
    const task = setTimeout(() => {
      fillNow()
      stop = followNow(() => refillNow())
    })
    return () => {
      clearTimeout(task)
      stop()
    }
  }, [])
}
