import { useEffectEvent, useLayoutEffect } from 'react'
import { flushSync } from 'react-dom'
import { isTypedIn } from './enquiry-sending.ts'

/** Steps by which a form that a visitor may be filling in already becomes one of React. */
export interface TakeUp {
  /** The form. */
  form: { readonly current: HTMLFormElement | null }
  /** Takes over what the page shows; runs before any further key. Default nothing. */
  adopt?: () => void
  /**
   * Fills in stored text; shown at once. Runs in a task of its own: React may take a form over within an event of
   * the field that a visitor leaves, when it cannot be told yet which field is entered, and that one would get
   * stored text behind what is about to be typed.
   */
  fill: () => void
  /** Stores what was typed before the form answered; runs after `fill`, where anything was. Default nothing. */
  keep?: () => void
  /** Calls back when stored text has changed elsewhere; returns what ends it. Default it never has. */
  follow?: (listener: () => void) => () => void
  /** Fills in stored text that has changed; shown at once. Default nothing. */
  refill?: () => void
}

const followNothing = () => () => {}

/** Takes a form up once it answers. */
export function useTakeUp(steps: TakeUp): void {
  const { form, adopt, fill, keep, follow = followNothing, refill } = steps
  const adoptNow = useEffectEvent(() => adopt?.())
  const fillNow = useEffectEvent(() => flushSync(fill))
  const keepNow = useEffectEvent(() => keep?.())
  const refillNow = useEffectEvent(() => flushSync(() => refill?.()))
  const followNow = useEffectEvent((listener: () => void) => follow(listener))
  useLayoutEffect(() => {
    const isTyped = isTypedIn(form.current)
    adoptNow()
    let stop = () => {}
    const task = setTimeout(() => {
      fillNow()
      if (isTyped) keepNow()
      stop = followNow(() => refillNow())
    })
    return () => {
      clearTimeout(task)
      stop()
    }
  }, [form])
}
