import type { KeyValueStorage } from '../../model/client-storage.ts'

/** Storages of a browser; `null` where one is blocked. */
export interface BrowserStorages {
  /** Lives as long as the browser keeps it. */
  local: KeyValueStorage | null
  /** Lives as long as the tab. */
  session: KeyValueStorage | null
}

const noStorages: BrowserStorages = { local: null, session: null }

/** The browser's storages; none on a server. */
export function findBrowserStorages(): BrowserStorages {
  if (typeof window === 'undefined') return noStorages
  return {
    local: allowed(() => window.localStorage),
    session: allowed(() => window.sessionStorage),
  }
}

/** Reading the property throws where the visitor blocks storage. */
function allowed(read: () => Storage): KeyValueStorage | null {
  try {
    return read()
  } catch {
    return null
  }
}
