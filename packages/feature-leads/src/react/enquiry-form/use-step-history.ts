import { useEffect, useEffectEvent, useRef } from 'react'
import { formatStepAddress, readStepAddress } from '../../model/step-address.ts'

export interface StepHistory {
  /** Step that is shown, as the address names it: '' for the first. */
  step: string
  /** True once a press led to the step; any other change takes the place of the present entry. */
  isStepNew: boolean
  /** Called with the step of the entry a visitor went back or forward to. */
  onReturn: (step: string) => void
  /** True where the steps have addresses. Default true. */
  isOn?: boolean
}

/**
 * One entry of the history for each step a press leads to: the browser's way back leads a step back, and a page that
 * is loaded again is asked for at its step.
 */
export function useStepHistory({ step, isStepNew, onReturn, isOn = true }: StepHistory): void {
  const isFirst = useRef(true)
  const follow = useEffectEvent(() => {
    const returned = readStepAddress(window.location.href)
    if (isOn && returned !== step) onReturn(returned)
  })
  const write = useEffectEvent((shown: string) => {
    const { href } = window.location
    const isPush = isStepNew && !isFirst.current
    isFirst.current = false
    if (!isOn || readStepAddress(href) === shown) return
    const address = formatStepAddress(href, shown)
    if (isPush) history.pushState(null, '', address)
    else history.replaceState(history.state, '', address)
  })
  useEffect(() => write(step), [step])
  useEffect(() => {
    const onPop = () => follow()
    window.addEventListener('popstate', onPop)
    return () => window.removeEventListener('popstate', onPop)
  }, [])
}
