/** A short message that goes by itself. */
export interface ToastMessage {
  /** Event. */
  title: string
  /** One more sentence. Default none. */
  description?: string
  /** Default `info`. */
  tone?: 'info' | 'success' | 'warning'
  /** How long it stays, in milliseconds. Default 5000. */
  durationMs?: number
}

/** The message that is shown; `key` differs from one message to the next. */
export interface ShownToast extends ToastMessage {
  key: number
}

/** Starts a timer and returns what stops it. */
export type StartTimer = (run: () => void, delayMs: number) => () => void

export interface ToastStore {
  /** Shows a message; the one shown before goes at once. */
  show: (message: ToastMessage) => void
  /** Takes the message away. */
  dismiss: () => void
  /** Keeps the message while a visitor points at it or is in it. */
  hold: () => void
  /** Lets the message go again, with its full time. */
  release: () => void
  /** Calls back after every change; returns what ends it. */
  subscribe: (listener: () => void) => () => void
  /** The message shown now. */
  current: () => ShownToast | null
}

/** Time a message stays. Source: D-80 */
export const toastDurationMs = 5000

const browserTimer: StartTimer = (run, delayMs) => {
  const timer = setTimeout(run, delayMs)
  return () => clearTimeout(timer)
}

/** A place for one message at a time; works without React. Source: UI-002, D-80 */
export function createToastStore(startTimer: StartTimer = browserTimer): ToastStore {
  const listeners = new Set<() => void>()
  let shown: ShownToast | null = null
  let lastKey = 0
  let stopTimer = () => {}

  const put = (next: ShownToast | null) => {
    stopTimer()
    shown = next
    for (const listener of listeners) listener()
  }
  const dismiss = () => put(null)
  const countDown = () => {
    if (shown) stopTimer = startTimer(dismiss, shown.durationMs ?? toastDurationMs)
  }

  return {
    show: (message) => {
      lastKey += 1
      put({ ...message, key: lastKey })
      countDown()
    },
    dismiss,
    hold: () => stopTimer(),
    release: () => {
      stopTimer()
      countDown()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    current: () => shown,
  }
}

/** The messages of the page in this browser; on a server nothing is ever shown. */
export const pageToasts: ToastStore = createToastStore()

/** Shows a message on the page: `showToast({ title: 'Saved to your garage' })`. */
export function showToast(message: ToastMessage): void {
  pageToasts.show(message)
}
