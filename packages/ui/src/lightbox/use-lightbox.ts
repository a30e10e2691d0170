import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react'
import { useSnapTrack } from '../carousel/use-snap-track.ts'
import { useNativeDialog } from '../dialog/use-native-dialog.ts'
import { isRtl, nextIndex } from '../roving/next-index.ts'
import type { LightboxPicture } from './lightbox-picture.ts'

export interface LightboxOptions {
  /** The pictures, in order. */
  pictures: readonly LightboxPicture[]
  /** Picture shown, from 0, when the page holds it. */
  index: number | undefined
  /** Picture shown at first, from 0. */
  defaultIndex: number
  /** Called with the picture that came into sight. */
  onIndexChange: ((details: { index: number }) => void) | undefined
  /** Open or closed, when the page holds it. */
  open: boolean | undefined
}

export type LightboxState = ReturnType<typeof useLightbox>['state']

/** Brings the current small picture into the middle of its row; nothing else moves. */
function useCentred(index: number, isOpen: boolean) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const row = list.current
    const item = row?.children[index]
    if (!row || !isOpen || !(item instanceof HTMLElement)) return
    const [window, box] = [row.getBoundingClientRect(), item.getBoundingClientRect()]
    row.scrollLeft += box.left + box.width / 2 - (window.left + window.width / 2)
  }, [index, isOpen])
  return list
}

/** Loads the pictures beside the one in sight, after it and at low priority. */
function useNeighbours(pictures: readonly LightboxPicture[], index: number, isOpen: boolean) {
  useEffect(() => {
    if (!isOpen) return
    for (const step of [1, -1]) {
      const picture = pictures[(index + step + pictures.length) % pictures.length]
      if (!picture) continue
      const image = new Image()
      image.fetchPriority = 'low'
      image.sizes = '100vw'
      if (picture.srcSet) image.srcset = picture.srcSet
      image.src = picture.src
    }
  }, [pictures, index, isOpen])
}

/** Places from one to another the short way round a ring of `count`. */
const distance = (from: number, to: number, count: number) => {
  const apart = Math.abs(from - to)
  return Math.min(apart, count - apart)
}

/** Picture in sight on the whole screen, and how keys, arrows, finger and page change it. */
export function useLightbox({
  pictures,
  index,
  defaultIndex,
  onIndexChange,
  open,
}: LightboxOptions) {
  const count = pictures.length
  const first = index ?? defaultIndex
  const { track, view, viewAhead, showSlide } = useSnapTrack(first)
  const [isOpen, setIsOpen] = useState(false)
  const native = useNativeDialog({ open, closesOnBackdrop: false })
  const shown = Math.min(view.first, count - 1)
  const asked = useRef(first)
  const thumbnails = useCentred(shown, isOpen)
  useNeighbours(pictures, shown, isOpen)

  // A visitor may have opened it before React arrived.
  const { ref } = native
  useEffect(() => {
    if (ref.current?.open) setIsOpen(true)
  }, [ref])
  // A row that was not drawn stands at its first picture, whatever was asked for.
  useEffect(() => {
    if (isOpen) showSlide(asked.current, { atOnce: true })
  }, [isOpen, showSlide])
  useEffect(() => {
    if (index === undefined || index === asked.current) return
    asked.current = index
    showSlide(index)
  }, [index, showSlide])
  useEffect(() => {
    if (!isOpen || shown === asked.current || viewAhead().first !== shown) return
    asked.current = shown
    onIndexChange?.({ index: shown })
  })

  const show = useCallback(
    (next: number) => {
      const isRound = distance(asked.current, next, count) !== Math.abs(asked.current - next)
      asked.current = next
      onIndexChange?.({ index: next })
      // Round an end, every picture would rush by.
      showSlide(next, { atOnce: isRound })
    },
    [count, onIndexChange, showSlide],
  )
  const step = (steps: number) => show((asked.current + steps + count) % count)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const rtl = isRtl(event.currentTarget)
    const next = nextIndex({
      key: event.key,
      index: asked.current,
      count,
      axis: 'horizontal',
      rtl,
    })
    if (next === null) return
    event.preventDefault()
    show(next)
  }
  const onToggle = (event: { newState: string }) => setIsOpen(event.newState === 'open')
  const state = { index: shown, isOpen, show, step }
  return { track, thumbnails, dialog: { ...native, onKeyDown, onToggle }, state }
}
