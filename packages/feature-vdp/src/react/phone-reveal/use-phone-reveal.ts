import { type MouseEvent, useState } from 'react'

/** Call made when the number is asked for; what it rejects with is only logged. */
export type RevealHandler = (details: { phone: string }) => void | Promise<void>

async function tell(onReveal: RevealHandler | undefined, phone: string): Promise<void> {
  try {
    await onReveal?.({ phone })
  } catch (error) {
    console.warn('The phone reveal was not recorded:', error)
  }
}

/**
 * Shows a number on the first press, which calls nobody; the next press does. The number does not
 * wait for the call that records it.
 * Source: `VDP-093`, `VDP-094`, `D-40`
 */
export function usePhoneReveal({ phone, onReveal }: { phone: string; onReveal?: RevealHandler }) {
  const [isRevealed, setRevealed] = useState(false)
  const onPress = (event: MouseEvent) => {
    if (isRevealed) return
    event.preventDefault()
    setRevealed(true)
    void tell(onReveal, phone)
  }
  return { isRevealed, onPress }
}
