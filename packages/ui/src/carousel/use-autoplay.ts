import { useEffect, useRef, useState } from 'react'
import { useReducedMotion } from '../motion/use-reduced-motion.ts'

export interface AutoplayOptions {
  /** Time each view stays, in seconds; undefined never plays. */
  seconds: number | undefined
  /** Shows the next view. */
  onTurn: () => void
}

/**
 * A slide show that a visitor can stop. It never starts where less motion is asked for, and waits
 * while the pointer or the focus is in it and while the page is out of sight.
 */
export function useAutoplay({ seconds, onTurn }: AutoplayOptions) {
  const isReduced = useReducedMotion()
  const [isStopped, setIsStopped] = useState(false)
  const [isPointedAt, setPointedAt] = useState(false)
  const [hasFocus, setHasFocus] = useState(false)
  const canPlay = seconds !== undefined && !isReduced
  const isPlaying = canPlay && !isStopped
  const isHeld = isPointedAt || hasFocus
  const turn = useRef(onTurn)
  useEffect(() => {
    turn.current = onTurn
  })
  useEffect(() => {
    if (!isPlaying || isHeld || seconds === undefined) return
    const timer = setInterval(() => {
      if (!document.hidden) turn.current()
    }, seconds * 1000)
    return () => clearInterval(timer)
  }, [isPlaying, isHeld, seconds])
  const hold = {
    onPointerEnter: () => setPointedAt(true),
    onPointerLeave: () => setPointedAt(false),
    onFocus: () => setHasFocus(true),
    onBlur: () => setHasFocus(false),
  }
  return { canPlay, isPlaying, setIsStopped, hold: canPlay ? hold : {} }
}
