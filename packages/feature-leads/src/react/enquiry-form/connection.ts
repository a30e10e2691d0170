/** Network state of the browser, and when it changes. */
export interface Connection {
  isOnline(): boolean
  /** Calls back when the network returns, until the returned function is called. */
  onReturn(callback: () => void): () => void
}

/** The browser's own word; for use in event handlers and effects. */
export const browserConnection: Connection = {
  isOnline: () => navigator.onLine,
  onReturn: (callback) => {
    window.addEventListener('online', callback)
    return () => window.removeEventListener('online', callback)
  },
}
