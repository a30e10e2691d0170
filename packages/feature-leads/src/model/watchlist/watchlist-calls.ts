import { SIGN_IN_NEEDED, UNKNOWN_ERROR } from '../error-message.ts'
import { canWatch, type WatchlistEntry } from './watchlist.ts'

/** Outcome of a change of the watchlist. Source: `D-63`, `LEAD-075` */
export type WatchlistAnswer = { success: true } | { success: false; error: string }

/** A change of the watchlist, as it is sent. Source: `API-021`, `API-023` */
export interface WatchlistChange {
  phone_number: string
  car_id: number
}

/** Calls of the watchlist. Each rejects when the server cannot be reached. */
export interface WatchlistCalls {
  /** Who is signed in; null for nobody. Source: `D-60` */
  user(): Promise<{ phone: string } | null>
  /** The watched cars, the newest first; none for somebody who is not signed in. Source: `D-63` */
  list(): Promise<readonly WatchlistEntry[]>
  /** Watches a car. Source: `API-021` */
  save(change: WatchlistChange): Promise<WatchlistAnswer>
  /** Watches a car no longer. Source: `API-023` */
  remove(change: WatchlistChange): Promise<WatchlistAnswer>
}

/** Reads the success flag of an answer. Source: `API-022`, `API-024` */
export function readWatchlistAnswer(body: unknown): WatchlistAnswer {
  const { success, error } = (typeof body === 'object' && body !== null ? body : {}) as {
    success?: unknown
    error?: unknown
  }
  if (success === true) return { success }
  return { success: false, error: typeof error === 'string' ? error : UNKNOWN_ERROR }
}

/** Effects of a change of the watchlist on its page. */
export interface WatchlistEffects {
  /** Shows whether the car is watched. */
  show: (isWatched: boolean) => void
  /** Leads to the sign-in page. Source: `LEAD-070` */
  signIn: () => void
  /** Says what went wrong, as an alert. Source: `LEAD-074` */
  fail: (error: string) => void
}

/**
 * Watches a car, or ends it: shown at once, then sent, and undone where that fails. Somebody who is not signed
 * in with a phone is led to sign in, which is no fault to be told of.
 * @returns a failed result with the words for the visitor; never rejects
 * Source: `LEAD-068` to `LEAD-076`, `D-63`
 */
export async function changeWatchlist(
  calls: WatchlistCalls,
  { carId, isWatched }: { carId: number; isWatched: boolean },
  { show, signIn, fail }: WatchlistEffects,
): Promise<WatchlistAnswer> {
  show(isWatched)
  const answer = await sendChange(calls, carId, isWatched).catch(
    (): WatchlistAnswer => ({ success: false, error: UNKNOWN_ERROR }),
  )
  if (answer === 'signed-out') {
    show(!isWatched)
    signIn()
    return { success: false, error: SIGN_IN_NEEDED }
  }
  if (!answer.success) {
    show(!isWatched)
    fail(answer.error)
  }
  return answer
}

async function sendChange(
  calls: WatchlistCalls,
  carId: number,
  isWatched: boolean,
): Promise<WatchlistAnswer | 'signed-out'> {
  const user = await calls.user()
  if (!canWatch(user)) return 'signed-out'
  const change = { phone_number: user.phone, car_id: carId }
  return isWatched ? calls.save(change) : calls.remove(change)
}
