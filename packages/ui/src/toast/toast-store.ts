/** A short message that goes by itself. */
export interface ToastMessage {
  /** Event. */
  title: string
  /** One more sentence. Default none. */
  description?: string
  /** An `error` is an alert, read out at once. Default `info`. */
  tone?: 'info' | 'success' | 'warning' | 'error'
  /** How long it stays, in milliseconds. Default 5000. */
  durationMs?: number
  /** A button, such as "Undo", for what can also be done elsewhere; a press takes the message away. Default none. */
  action?: { label: string; onPress: () => void }
}

/** A message that is shown; `key` differs from one message to the next. */
export interface ShownToast extends ToastMessage {
  key: number
}

/** Starts a timer and returns what stops it. */
export type StartTimer = (run: () => void, delayMs: number) => () => void

/** Reason for messages to wait: somebody points at one, is in one, or does not see the page. */
export type ToastHold = 'pointer' | 'focus' | 'hidden'

export interface ToastStoreOptions {
  /** Starts the timer of a message. Default: the browser's. */
  startTimer?: StartTimer
  /** Most messages at a time; a new one takes the place of the oldest. Default 1. Source: UI-002 */
  limit?: number
}

export interface ToastStore {
  /** Shows a message; beyond the limit the oldest goes at once. */
  show: (message: ToastMessage) => void
  /** Takes a message away, all of them without a key. */
  dismiss: (key?: number) => void
  /** Keeps the messages for as long as the reason lasts. */
  hold: (reason: ToastHold) => void
  /** Ends a reason; with the last one the messages go again, each with its full time. */
  release: (reason: ToastHold) => void
  /** Calls back after every change; returns what ends it. */
  subscribe: (listener: () => void) => () => void
  /** Messages shown now, oldest first. */
  list: () => readonly ShownToast[]
  /** Newest message shown now. */
  current: () => ShownToast | null
}

/** Time a message stays. Source: D-80 */
export const toastDurationMs = 5000

const browserTimer: StartTimer = (run, delayMs) => {
  const timer = setTimeout(run, delayMs)
  return () => clearTimeout(timer)
}

/** A place for short messages; works without React. Source: UI-002, D-80 */
export function createToastStore({
  startTimer = browserTimer,
  limit = 1,
}: ToastStoreOptions = {}): ToastStore {
  const listeners = new Set<() => void>()
  const holds = new Set<ToastHold>()
  const timers = new Map<number, () => void>()
  let shown: readonly ShownToast[] = []
  let lastKey = 0

  const countDown = ({ key, durationMs = toastDurationMs }: ShownToast) => {
    timers.get(key)?.()
    if (holds.size === 0)
      timers.set(
        key,
        startTimer(() => dismiss(key), durationMs),
      )
  }
  const put = (next: readonly ShownToast[]) => {
    for (const { key } of shown) if (!next.some((each) => each.key === key)) timers.get(key)?.()
    shown = next
    for (const listener of listeners) listener()
  }
  const release = (...reasons: ToastHold[]) => {
    const before = holds.size
    for (const reason of reasons) holds.delete(reason)
    if (before > 0 && holds.size === 0) shown.forEach(countDown)
  }
  const dismiss = (key?: number) => {
    put(key === undefined ? [] : shown.filter((each) => each.key !== key))
    // A message that goes from under the pointer or the focus says nothing of it.
    release('pointer', 'focus')
  }

  return {
    show: (message) => {
      lastKey += 1
      const toast = { ...message, key: lastKey }
      put([...shown, toast].slice(-limit))
      countDown(toast)
    },
    dismiss,
    hold: (reason) => {
      holds.add(reason)
      for (const stop of timers.values()) stop()
    },
    release,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    list: () => shown,
    current: () => shown.at(-1) ?? null,
  }
}

/** The messages of the page in this browser; on a server nothing is ever shown. */
export const pageToasts: ToastStore = createToastStore()

/** Shows a message on the page: `showToast({ title: 'Saved to your garage' })`. */
export function showToast(message: ToastMessage): void {
  pageToasts.show(message)
}
