import { clearClientStorage, type KeyValueStorage } from '../../model/client-storage.ts'

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

/**
 * Removes everything the browser's storages hold for a site, and has the lists of the page show it.
 * Source: `D-79`
 */
export function clearBrowserStorages(siteId: string): void {
  for (const storage of [allowed(() => window.localStorage), allowed(() => window.sessionStorage)])
    clearClientStorage(storage, siteId)
  window.dispatchEvent(new Event('storage'))
}

/** Reading the property throws where the visitor blocks storage. */
function allowed(read: () => Storage): Storage | null {
  try {
    return read()
  } catch {
    return null
  }
}
