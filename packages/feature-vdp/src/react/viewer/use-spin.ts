import { useEffect, useRef, useState } from 'react'
import { findFrameAfterDrag, findFrameForKey, moveFrame } from '../../model/index.ts'
import { type GalleryImageSet, imageSetOf, SPIN_WIDTHS, spinSizes } from '../gallery/image-set.ts'
import type { SpinEngine, SpinState } from './spin-engine.ts'
import { type OnViewerProblem, useCode, useLatest } from './use-code.ts'
import { useDrag } from './use-drag.ts'

const loadEngine = () => import('./spin-engine.ts')

interface NetworkInformation {
  saveData?: boolean
  effectiveType?: string
}

/** True on a connection that 36 frames nobody asked for cost too much (D-111). */
const savesData = () => {
  const { connection } = navigator as Navigator & { connection?: NetworkInformation }
  return connection?.saveData === true || /2g|3g/.test(connection?.effectiveType ?? '')
}

const wantsLessMotion = () =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches ||
  document.documentElement.dataset.motion === 'reduce'

/** Fetches a frame in the width it is shown in, and decodes it, so that it shows without a blink. */
async function fetchFrame(
  url: string,
  { imageSet, frameWidth = null }: Pick<UseSpinOptions, 'imageSet' | 'frameWidth'>,
): Promise<void> {
  const { src, srcSet } = imageSetOf(url, imageSet, SPIN_WIDTHS)
  if (src === null) throw new Error(`${url} may not be shown`)
  const image = new Image()
  image.sizes = spinSizes(frameWidth)
  if (srcSet) image.srcset = srcSet
  image.src = src
  await image.decode()
}

/** Tells whether an element is in sight on a page that is. */
function watchSight(element: Element, onChange: (isInSight: boolean) => void): () => void {
  let isOnScreen = false
  const tell = () => onChange(isOnScreen && document.visibilityState === 'visible')
  const observer = new IntersectionObserver((entries) => {
    isOnScreen = entries.some((entry) => entry.isIntersecting)
    tell()
  })
  observer.observe(element)
  document.addEventListener('visibilitychange', tell)
  return () => {
    observer.disconnect()
    document.removeEventListener('visibilitychange', tell)
  }
}

export interface UseSpinOptions {
  /** Addresses of the frames in order; the same list on every render. */
  frames: readonly string[]
  /** Frame shown at first, from 0. */
  frame: number
  /** Widths a frame is available in. Default the frame's own address. */
  imageSet?: GalleryImageSet
  /** Natural width of the frames in pixels. Default unknown. */
  frameWidth?: number | null
  /** A frame, or the code that turns them, could not be loaded. */
  onProblem?: OnViewerProblem
}

function useEngine({ frames, frame, imageSet, frameWidth, onProblem }: UseSpinOptions) {
  const root = useRef<HTMLDivElement>(null)
  const engine = useRef<SpinEngine | null>(null)
  const [state, setState] = useState<SpinState>({
    frame,
    status: 'still',
    loaded: 0,
    isTurning: false,
  })
  const problem = useLatest(onProblem)
  const first = useRef(frame)
  const code = useCode(loadEngine, (error) =>
    problem.current?.({ message: 'the code of the spinner did not load', error }),
  )
  useEffect(() => {
    if (!code || !root.current) return
    const own = code.createSpinEngine({
      count: frames.length,
      frame: first.current,
      load: (number) => fetchFrame(frames[number] ?? '', { imageSet, frameWidth }),
      autorotates: !wantsLessMotion(),
      savesData: savesData(),
      onChange: setState,
      onFailed: (number, error) =>
        problem.current?.({ message: `frame ${number + 1} of a turn did not load`, error }),
    })
    engine.current = own
    const unwatch = watchSight(root.current, own.setInSight)
    return () => {
      unwatch()
      own.stop()
      engine.current = null
    }
  }, [code, frames, imageSet, frameWidth, problem])
  return { root, engine, state, setState, hasCode: code !== null }
}

/** State of a turn, and what drag, keys and buttons do to it. */
export function useSpin(options: UseSpinOptions) {
  const count = options.frames.length
  const { root, engine, state, setState, hasCode } = useEngine(options)
  const [hasTurned, setHasTurned] = useState(false)
  const wanted = () => engine.current?.wanted() ?? state.frame
  const show = (frame: number) => {
    setHasTurned(true)
    if (engine.current) engine.current.show(frame, { everyFrame: !savesData() })
    else setState((current) => ({ ...current, frame }))
  }
  const drag = useDrag(
    () => {
      engine.current?.rest()
      return wanted()
    },
    (start, { right }) => {
      const frame = findFrameAfterDrag(start, right, count)
      if (frame !== wanted()) show(frame)
    },
  )
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const frame = findFrameForKey(event.key, wanted(), count)
    if (frame === null) return
    event.preventDefault()
    show(frame)
  }
  const onFocus = (event: React.FocusEvent) => {
    // Heard over and over, a value that changes by itself would drown everything else.
    if (event.target.matches(':focus-visible')) engine.current?.rest()
  }
  return {
    ...state,
    root,
    showsHelp: !hasTurned,
    surface: hasCode ? { ...drag, onKeyDown, onFocus } : undefined,
    onStep: ({ steps }: { steps: number }) => show(moveFrame(wanted(), steps, count)),
    onTurning: ({ turning }: { turning: boolean }) =>
      turning ? engine.current?.turn() : engine.current?.rest(),
  }
}
