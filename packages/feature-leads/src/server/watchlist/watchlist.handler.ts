import type { Site } from '@forecourt/tenant-config/model'
import { isOwnPage } from '@forecourt/tenant-config/server'
import { parseCarIds } from '../../model/compare-list.ts'
import {
  INVALID_CHOICE,
  SIGN_IN_NEEDED,
  UNKNOWN_ERROR,
  WATCHED_CAR_UNKNOWN,
  WATCHLIST_OF_ANOTHER,
} from '../../model/error-message.ts'
import { normalisePhone } from '../../model/phone.ts'
import { formatSignInPath } from '../../model/sign-in/gates.ts'
import { resolveOwnPath } from '../../model/sign-in/own-path.ts'
import type { Contact } from '../../model/sign-in/sign-in-store.ts'
import { formatPendingWatch, readPendingWatch } from '../../model/watchlist/pending-watch.ts'
import { canWatch, mostWatched, WATCHLIST_PATH } from '../../model/watchlist/watchlist.ts'
import type { WatchlistAnswer } from '../../model/watchlist/watchlist-calls.ts'
import type { WatchlistStore } from '../../model/watchlist/watchlist-store.ts'
import { describeReason } from '../describe-reason.ts'
import { foreignRefusal, isRefusal, refusalResponse } from '../refusal.ts'
import { readRequestFields } from '../request-body.ts'
import { createSeeOther, isSecureRequest } from '../see-other.ts'
import { readRequestSession } from '../sign-in/session.handler.ts'
import type { SignInPorts } from '../sign-in/sign-in-ports.ts'

/** Needs of the watchlist. */
export interface WatchlistPorts {
  store: WatchlistStore
  /** Who is signed in. */
  signIn: Pick<SignInPorts, 'store' | 'clock'>
  /** Those of the ids that are cars of the site. */
  findCars: (siteId: string, ids: readonly number[]) => Promise<readonly number[]>
  logger: SignInPorts['logger']
}

type SiteCall = (request: Request, site: Site) => Promise<Response>

const noStore = { 'cache-control': 'no-store' }

const answer = (body: object, status = 200) => Response.json(body, { status, headers: noStore })

const refuse = (status: number, error: string) =>
  answer({ success: false, error } satisfies WatchlistAnswer, status)

/**
 * Handlers of the watchlist:
 * - `list`, `GET /api/watchlist`: 200 `{"cars": [{"id"}]}`, newest first; none for somebody who is not signed in
 * - `save` and `remove`, `{"phone_number", "car_id"}`: 200 `{"success": true}`, else `{"success": false, "error"}`
 *   with 401 without a session, 403 for another phone than its own, 422 for no car of the site
 * - `form`, `POST /watchlist` with the ids `save` or `remove`, without script: 303 to the list, or to sign-in,
 *   which brings back to the car with the save done
 * Source: `D-63`, `API-021` to `API-025`, `LEAD-070`, `LEAD-073`
 */
export function createWatchlistHandlers(
  ports: WatchlistPorts,
): Record<'list' | 'save' | 'remove' | 'form', SiteCall> {
  const { store } = ports
  return {
    list: guarded(ports, async (request, site) => {
      const contact = await readRequestSession(ports.signIn, request, site)
      return answer({ cars: contact ? await store.listWatched(site.id, contact.id) : [] })
    }),
    save: changing(ports, async ({ site, contact, carId }) => {
      const known = await ports.findCars(site.id, [carId])
      if (known.length === 0) return refuse(422, WATCHED_CAR_UNKNOWN)
      await store.addWatched(site.id, contact.id, known, ports.signIn.clock())
      return answer({ success: true } satisfies WatchlistAnswer)
    }),
    remove: changing(ports, async ({ site, contact, carId }) => {
      await store.removeWatched(site.id, contact.id, carId)
      return answer({ success: true } satisfies WatchlistAnswer)
    }),
    form: guarded(ports, (request, site) => takeForm(ports, request, site)),
  }
}

const guarded =
  ({ logger }: WatchlistPorts, handle: SiteCall): SiteCall =>
  async (request, site) => {
    if (request.method !== 'GET' && !isOwnPage(request, site.domains))
      return refusalResponse(foreignRefusal)
    try {
      return await handle(request, site)
    } catch (error) {
      // Whoever left in the middle of a call cut its body off: no failure of ours.
      if (request.signal.aborted) throw error
      logger.error('A call of the watchlist failed', {
        site: site.id,
        reason: describeReason(error),
      })
      return refuse(503, UNKNOWN_ERROR)
    }
  }

interface Change {
  site: Site
  contact: Contact
  carId: number
}

const changing = (ports: WatchlistPorts, change: (change: Change) => Promise<Response>): SiteCall =>
  guarded(ports, async (request, site) => {
    const read = await readRequestFields(request)
    if (isRefusal(read)) return refuse(read.status, read.error)
    const contact = await readRequestSession(ports.signIn, request, site)
    if (!canWatch(contact)) return refuse(401, SIGN_IN_NEEDED)
    const { phone_number: phone, car_id: carId } = read.fields
    if (typeof phone !== 'string' || normalisePhone(phone) !== normalisePhone(contact.phone))
      return refuse(403, WATCHLIST_OF_ANOTHER)
    if (typeof carId !== 'number' || !Number.isSafeInteger(carId))
      return refuse(422, INVALID_CHOICE)
    return change({ site, contact, carId })
  })

const listOf = (value: unknown): number[] =>
  parseCarIds((Array.isArray(value) ? value : [value]).join('.'), mostWatched)

async function takeForm(ports: WatchlistPorts, request: Request, site: Site): Promise<Response> {
  const read = await readRequestFields(request)
  if (isRefusal(read)) return refusalResponse(read)
  const saved = await ports.findCars(site.id, listOf(read.fields['save']))
  const contact = await readRequestSession(ports.signIn, request, site)
  if (!canWatch(contact)) return askToSignIn(request, saved)
  await ports.store.addWatched(site.id, contact.id, saved, ports.signIn.clock())
  const [removed] = listOf(read.fields['remove'])
  if (removed !== undefined) await ports.store.removeWatched(site.id, contact.id, removed)
  return createSeeOther(WATCHLIST_PATH)
}

/** Sign-in leads back to the car, or to the list where several were saved. */
function askToSignIn(request: Request, saved: readonly number[]): Response {
  const before = findPageBefore(request)
  const path = formatSignInPath({
    type: 'watchlist',
    redirect: saved.length === 1 ? before : WATCHLIST_PATH,
    back: before,
  })
  return createSeeOther(path, [formatPendingWatch(saved, isSecureRequest(request))])
}

/** Page of this site the form stood on; the list where the browser does not say. */
function findPageBefore(request: Request): string {
  const referer = request.headers.get('referer')
  if (!referer || !URL.canParse(referer)) return WATCHLIST_PATH
  const { pathname, search } = new URL(referer)
  return resolveOwnPath(pathname + search)
}

/** Saves what waited for its visitor to sign in, as `SignInPorts.resume`. Source: `D-63` */
export const createWatchResumption =
  ({ store, signIn, findCars }: WatchlistPorts): NonNullable<SignInPorts['resume']> =>
  async (contact, request, site) => {
    const waiting = readPendingWatch(request.headers.get('cookie'))
    if (waiting.length === 0) return []
    const known = site.features.watchlist ? await findCars(site.id, waiting) : []
    await store.addWatched(site.id, contact.id, known, signIn.clock())
    return [formatPendingWatch([], isSecureRequest(request))]
  }
