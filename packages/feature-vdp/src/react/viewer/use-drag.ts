import { type PointerEvent, useRef } from 'react'

/** How far a drag has gone, in pixels. */
export interface Drag {
  /** To the right; negative to the left. */
  right: number
  /** Downwards; negative upwards. */
  down: number
  /** Width of what is dragged on. */
  width: number
}

interface Hold<Start> {
  pointerId: number
  x: number
  y: number
  start: Start
}

/** Keeps a drag going outside the element; a pointer that is gone already has none. */
function capture(element: Element, pointerId: number) {
  try {
    element.setPointerCapture(pointerId)
  } catch {
    // The drag then ends at the element's edge.
  }
}

/**
 * Handlers of an element one drags on. A finger that scrolls the page gets its scroll: the browser
 * then takes the pointer back.
 * @param onStart called when it is taken hold of; its answer is handed to every `onMove`
 */
export function useDrag<Start>(onStart: () => Start, onMove: (start: Start, drag: Drag) => void) {
  const hold = useRef<Hold<Start> | null>(null)
  const end = () => {
    hold.current = null
  }
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return
      const { pointerId, clientX: x, clientY: y } = event
      capture(event.currentTarget, pointerId)
      hold.current = { pointerId, x, y, start: onStart() }
    },
    onPointerMove: (event: PointerEvent) => {
      const held = hold.current
      if (held?.pointerId !== event.pointerId) return
      const right = event.clientX - held.x
      const down = event.clientY - held.y
      onMove(held.start, { right, down, width: event.currentTarget.clientWidth })
    },
    onPointerUp: end,
    onPointerCancel: end,
  }
}
