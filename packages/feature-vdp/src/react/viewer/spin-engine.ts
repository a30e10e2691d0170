import { moveFrame, SPIN_INTERVAL_MS } from '../../model/index.ts'
import { createFrameLoader } from './frame-loader.ts'

/** Content a turn shows of itself. */
export interface SpinState {
  /** Frame in sight, from 0. */
  frame: number
  /** `still` before anything is fetched, `loading` until every frame is there, then `ready`; `failed` when too few came. */
  status: 'still' | 'loading' | 'ready' | 'failed'
  /** Frames that can be shown. */
  loaded: number
  /** True when it turns by itself now. */
  isTurning: boolean
}

/** Parts a turn is made of and how it may behave. */
export interface SpinEngineOptions {
  /** Number of frames. */
  count: number
  /** Frame shown at first, from 0. */
  frame: number
  /** Fetches and decodes one frame. */
  load: (frame: number) => Promise<void>
  /** True when it turns by itself as soon as it is ready: not where less motion is asked for. */
  autorotates: boolean
  /** True when frames wait until the visitor acts: on a connection that saves data. */
  savesData: boolean
  /** The state changed. */
  onChange: (state: SpinState) => void
  /** A frame failed. */
  onFailed: (frame: number, error: unknown) => void
}

/**
 * The turn of a car, without a page around it: fetches all frames before it turns, turns by itself
 * until a visitor acts, and shows no frame that is not there.
 */
export function createSpinEngine(options: SpinEngineOptions) {
  const { count, onChange } = options
  let state: SpinState = { frame: options.frame, status: 'still', loaded: 0, isTurning: false }
  let wanted = options.frame
  let turnsWhenReady = options.autorotates
  let isInSight = false
  let timer: ReturnType<typeof setInterval> | undefined

  const change = (difference: Partial<SpinState>) => {
    state = { ...state, ...difference }
    onChange(state)
  }
  const loader = createFrameLoader({
    count,
    load: options.load,
    shown: () => wanted,
    onSettled,
    onFailed: options.onFailed,
  })

  function onSettled(frame: number) {
    const { loaded, failed } = loader.counts()
    const isWhole = loaded + failed === count
    const isUsable = loaded > count / 2
    change({
      loaded,
      ...(frame === wanted && loader.isLoaded(frame) && { frame }),
      ...(isWhole && { status: isUsable ? 'ready' : 'failed' }),
    })
    if (isWhole && isUsable && turnsWhenReady) turn()
  }

  function tick() {
    if (!isInSight) return
    let next = moveFrame(state.frame, 1, count)
    while (loader.hasFailed(next)) next = moveFrame(next, 1, count)
    wanted = next
    change({ frame: next })
  }

  function turn() {
    turnsWhenReady = true
    if (state.status !== 'ready' || timer !== undefined) return
    timer = setInterval(tick, SPIN_INTERVAL_MS)
    change({ isTurning: true })
  }

  function rest() {
    turnsWhenReady = false
    if (timer === undefined) return
    clearInterval(timer)
    timer = undefined
    change({ isTurning: false })
  }

  function fetchAll() {
    if (state.status === 'still') change({ status: 'loading' })
    loader.fetchAll()
  }

  return {
    state: () => state,
    /** The turn came into sight or left it; out of sight it neither fetches nor turns. */
    setInSight(inSight: boolean) {
      isInSight = inSight
      if (inSight && !options.savesData) fetchAll()
    },
    /** A visitor took hold of it: from now on it turns only when asked to. */
    rest,
    /** A visitor asked it to turn by itself. */
    turn() {
      fetchAll()
      turn()
    },
    /** Shows a frame, at once or as soon as it is there. `everyFrame` fetches the others too. */
    show(frame: number, { everyFrame = true } = {}) {
      rest()
      wanted = frame
      if (everyFrame) fetchAll()
      if (loader.isLoaded(frame)) change({ frame })
      else void loader.fetchOne(frame)
    },
    /** Frame asked for last; in sight as soon as it is there. */
    wanted: () => wanted,
    stop() {
      loader.stop()
      clearInterval(timer)
    },
  }
}

export type SpinEngine = ReturnType<typeof createSpinEngine>
