import { parseCarIds } from '../compare-list.ts'
import { mostWatched } from './watchlist.ts'

const cookieName = 'pending-watch'

/** How long vehicles wait for their visitor to sign in, in seconds. */
const pendingSeconds = 30 * 60

/**
 * `Set-Cookie` of vehicles that are watched once their visitor has signed in; without ids it is taken away. No
 * page can read it.
 * @param isSecure true where the page came by https
 * Source: `D-63`
 */
export function formatPendingWatch(carIds: readonly number[], isSecure: boolean): string {
  const age = carIds.length > 0 ? pendingSeconds : 0
  return `${cookieName}=${carIds.join('.')}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
}

/** The vehicles that wait, of a `Cookie` header; empty without one. */
export function readPendingWatch(cookies: string | null): number[] {
  const start = `${cookieName}=`
  const cookie = (cookies ?? '').split(/;\s*/).find((candidate) => candidate.startsWith(start))
  return parseCarIds(cookie?.slice(start.length), mostWatched)
}
