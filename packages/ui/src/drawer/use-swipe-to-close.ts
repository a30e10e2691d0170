import { type PointerEvent, useRef } from 'react'
import { isRtl } from '../roving/next-index.ts'
import { isSwipedShut, judgeWay, measureTowards, type Side } from './swipe.ts'

interface Swipe {
  startX: number
  startY: number
  startMs: number
  /** The panel follows the finger. */
  isFollowing: boolean
}

type DialogPointer = PointerEvent<HTMLDialogElement>

/** Controls that are dragged themselves. */
const dragged = 'input, select, textarea, [role=slider]'

const wayOf = (event: DialogPointer, { startX, startY }: Swipe) => ({
  x: event.clientX - startX,
  y: event.clientY - startY,
})

/* From below the content scrolls under the finger, so that the header is the handle. */
function canBegin({ pointerType, target, currentTarget }: DialogPointer, side: Side) {
  if (pointerType === 'mouse' || !(target instanceof Element)) return false
  if (!currentTarget.matches(':modal') || target.closest(dragged)) return false
  return side !== 'bottom' || target.closest('header')?.parentElement === currentTarget
}

/* Without its own place and pace the panel goes where the sheet says, open or closed. */
function letGo({ style }: HTMLElement) {
  style.translate = ''
  style.transition = ''
}

function follow(panel: HTMLElement, side: Side, towardsPx: number) {
  const px = Math.max(0, towardsPx)
  const sign = measureTowards(side, { x: 1, y: 1 }, isRtl(panel))
  panel.style.transition = 'none'
  panel.style.translate = side === 'bottom' ? `0 ${px}px` : `${sign * px}px 0`
}

/** Lets a finger push a panel back to its edge: it follows, closes when it went far or fast, or returns. */
export function useSwipeToClose(side: Side) {
  const swipe = useRef<Swipe | null>(null)
  const towards = (event: DialogPointer, from: Swipe) =>
    measureTowards(side, wayOf(event, from), isRtl(event.currentTarget))

  const onPointerDown = (event: DialogPointer) => {
    swipe.current = canBegin(event, side)
      ? {
          startX: event.clientX,
          startY: event.clientY,
          startMs: event.timeStamp,
          isFollowing: false,
        }
      : null
  }
  const onPointerMove = (event: DialogPointer) => {
    const current = swipe.current
    if (!current) return
    const meaning = current.isFollowing ? 'swipe' : judgeWay(side, wayOf(event, current))
    if (meaning === 'else') swipe.current = null
    if (meaning !== 'swipe') return
    current.isFollowing = true
    follow(event.currentTarget, side, towards(event, current))
  }
  const end = (event: DialogPointer, isDone: boolean) => {
    const current = swipe.current
    swipe.current = null
    if (!current?.isFollowing) return
    const panel = event.currentTarget
    const panelPx = side === 'bottom' ? panel.offsetHeight : panel.offsetWidth
    const durationMs = event.timeStamp - current.startMs
    const isShut = isDone && isSwipedShut(towards(event, current), panelPx, durationMs)
    letGo(panel)
    if (isShut) panel.close()
  }
  return {
    onPointerDown,
    onPointerMove,
    onPointerUp: (event: DialogPointer) => end(event, true),
    onPointerCancel: (event: DialogPointer) => end(event, false),
  }
}
