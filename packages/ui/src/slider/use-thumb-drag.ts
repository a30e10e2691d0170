import { type PointerEvent, useRef } from 'react'
import { moveThumb, type SliderScale, snapToStep, thumbFor } from './slider-scale.ts'

export interface ThumbDragOptions {
  /** Where the thumbs stand, ascending. */
  values: readonly number[]
  scale: SliderScale
  disabled: boolean | undefined
  onMove: (values: number[]) => void
  onEnd: (values: number[]) => void
}

interface Drag {
  /** Thumb that moves; null while two lie in one place and neither has been moved yet. */
  index: number | null
  /** Distance from the thumb's middle to the pointer, in shares of the track. */
  grip: number
  from: readonly number[]
  values: readonly number[]
}

/** Half of a thumb's target, in px: a press this near takes hold of the thumb instead of moving it. */
const GRIP_PX = 22

function isRightToLeft(element: Element) {
  return getComputedStyle(element).direction === 'rtl'
}

function trackPlace(event: PointerEvent<HTMLElement>): { at: number; widthPx: number } {
  const box = event.currentTarget.getBoundingClientRect()
  const share = (event.clientX - box.left) / box.width
  return { at: isRightToLeft(event.currentTarget) ? 1 - share : share, widthPx: box.width }
}

function focusThumb(control: Element, index: number | null) {
  control.querySelectorAll('input')[index ?? 0]?.focus({ preventScroll: true })
}

/**
 * Moves thumbs with mouse, pen and finger. A finger that only scrolls past changes nothing: a press
 * beside a thumb counts when it moves sideways or ends.
 */
export function useThumbDrag({ values, scale, disabled, onMove, onEnd }: ThumbDragOptions) {
  const drag = useRef<Drag>(null)
  const { min, max } = scale

  const moveTo = (current: Drag, at: number) => {
    const value = snapToStep(min + (at - current.grip) * (max - min), scale)
    current.index ??= thumbFor(current.values, value)
    if (current.index === null) return
    const next = moveThumb(current.values, current.index, value)
    if (next.every((each, index) => each === current.values[index])) return
    current.values = next
    onMove(next)
  }

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (disabled || event.button !== 0) return
    const { at, widthPx } = trackPlace(event)
    const index = thumbFor(values, min + at * (max - min))
    const middle = ((values[index ?? 0] ?? min) - min) / (max - min)
    const isHeld = Math.abs(at - middle) * widthPx <= GRIP_PX
    const isShared = values.length > 1 && values[0] === values[1]
    const current: Drag = {
      index: isHeld && isShared ? null : index,
      grip: isHeld ? at - middle : 0,
      from: values,
      values,
    }
    drag.current = current
    event.currentTarget.setPointerCapture(event.pointerId)
    focusThumb(event.currentTarget, index)
    if (event.pointerType !== 'touch') moveTo(current, at)
  }

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (drag.current) moveTo(drag.current, trackPlace(event).at)
  }

  const finish = () => {
    const ended = drag.current
    drag.current = null
    if (ended && ended.values !== ended.from) onEnd([...ended.values])
  }

  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    onPointerMove(event)
    finish()
  }

  return {
    onPointerDown,
    onPointerMove,
    onPointerUp,
    onPointerCancel: finish,
    // The thumb that was taken hold of keeps the focus.
    onMouseDown: (event: { preventDefault(): void }) => event.preventDefault(),
  }
}
