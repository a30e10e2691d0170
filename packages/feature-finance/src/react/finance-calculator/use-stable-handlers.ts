import { useLayoutEffect, useRef, useState } from 'react'
import type { useCalculation } from './use-calculation.ts'

type Handlers = Pick<
  ReturnType<typeof useCalculation>,
  'onText' | 'onSlide' | 'onLeave' | 'onFrequency' | 'onRepayment' | 'onSolve'
>

/** The same functions at each rendering, which call the newest, so that fields that did not change rest. */
export function useStableHandlers(handlers: Handlers): Handlers {
  const newest = useRef(handlers)
  useLayoutEffect(() => {
    newest.current = handlers
  })
  const [stable] = useState<Handlers>(() => ({
    onText: (details) => newest.current.onText(details),
    onSlide: (details) => newest.current.onSlide(details),
    onLeave: (details) => newest.current.onLeave(details),
    onFrequency: (details) => newest.current.onFrequency(details),
    onRepayment: (details) => newest.current.onRepayment(details),
    onSolve: (details) => newest.current.onSolve(details),
  }))
  return stable
}
