import { createHttpWatchlistCalls } from '@forecourt/feature-leads/adapters'
import { connectWatchlist } from '@forecourt/feature-leads/watchlist'

async function alertOf(message: string): Promise<void> {
  try {
    const { sayOnPage } = await import('./page-toast.ts')
    await sayOnPage({ title: message, tone: 'error' })
  } catch {
    // Without the words a person still learns that the vehicle is not watched.
    alert(message)
  }
}

/** Connects the watch buttons of a page. */
export function connect(page: Document): void {
  connectWatchlist(page, {
    calls: createHttpWatchlistCalls({ fetch: (...call) => fetch(...call) }),
    onFailure: ({ message }) => void alertOf(message),
  })
}
