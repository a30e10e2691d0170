import type { Site } from '@forecourt/tenant-config/model'
import { isOwnPage } from '@forecourt/tenant-config/server'
import {
  ACCOUNT_DELETION_PATH,
  formatAccountDeletionPath,
} from '../../model/account/account-deletion.ts'
import { formatCarListCookie } from '../../model/car-list-cookie.ts'
import type { JourneyStore } from '../../model/journey/journey.ts'
import { formatSignInPath } from '../../model/sign-in/gates.ts'
import { formatSessionCookie } from '../../model/sign-in/session.ts'
import type { Contact } from '../../model/sign-in/sign-in-store.ts'
import { isUuid } from '../../model/uuid.ts'
import { formatPendingWatch } from '../../model/watchlist/pending-watch.ts'
import { describeReason } from '../describe-reason.ts'
import { formatJourneyCookie } from '../journey/journey-cookie.ts'
import { foreignRefusal, isRefusal, refusalResponse } from '../refusal.ts'
import { readRequestFields } from '../request-body.ts'
import { createSeeOther, isSecureRequest } from '../see-other.ts'
import { readRequestSession } from '../sign-in/session.handler.ts'
import type { SignInPorts } from '../sign-in/sign-in-ports.ts'
import { endTradeInCookie } from '../trade-in/trade-in-cookie.ts'
import { formatAccountDeletedCookie } from './account-deleted-cookie.ts'

/** Needs of deleting an account. */
export interface AccountDeletionPorts {
  /** Who is signed in. */
  signIn: Pick<SignInPorts, 'store' | 'clock'>
  journeys: Pick<JourneyStore, 'removeJourneysOf'>
  logger: SignInPorts['logger']
}

/**
 * `POST /my-garage/delete-account` of a form: `account` holds the id of the person its page was made for, `confirm`
 * that the box was ticked. Deletes the person with everything that is stored under their id, ends every session,
 * takes this browser's cookies away and answers 303 to the page, which says so. A form that comes again is answered
 * alike; one of another person than is signed in, or without the tick, gets the page again; whoever is not signed
 * in is led to sign in; a form of another site gets 403.
 */
export function createAccountDeletionHandler(
  ports: AccountDeletionPorts,
): (request: Request, site: Site) => Promise<Response> {
  return async (request, site) => {
    if (!isOwnPage(request, site.domains)) return refusalResponse(foreignRefusal)
    const read = await readRequestFields(request)
    if (isRefusal(read)) return refusalResponse(read)
    const { account, confirm } = read.fields
    try {
      const contact = await readRequestSession(ports.signIn, request, site)
      if (!contact)
        return (await isGone(ports, site, account)) ? sayDeleted(request) : askToSignIn()
      if (account !== contact.id || confirm !== 'yes')
        return createSeeOther(formatAccountDeletionPath('unconfirmed'))
      await deleteAccount(ports, site, contact)
      return sayDeleted(request)
    } catch (error) {
      const reason = describeReason(error)
      ports.logger.error('An account could not be deleted', { site: site.id, reason })
      return createSeeOther(formatAccountDeletionPath('failed'))
    }
  }
}

/** True for the id of nobody: the account went with an earlier sending of the same form. */
async function isGone({ signIn }: AccountDeletionPorts, site: Site, account: unknown) {
  if (typeof account !== 'string' || !isUuid(account)) return false
  return (await signIn.store.findContact(site.id, account)) === null
}

async function deleteAccount(
  { signIn, journeys, logger }: AccountDeletionPorts,
  site: Site,
  { id, phone }: Contact,
): Promise<void> {
  // The person goes last: where something fails before, they are still signed in and can try again.
  await journeys.removeJourneysOf(site.id, phone)
  if (await signIn.store.removeContact(site.id, id))
    logger.info('An account was deleted by its owner', { site: site.id })
}

const askToSignIn = () =>
  createSeeOther(
    formatSignInPath({ type: 'delete-account', redirect: ACCOUNT_DELETION_PATH, back: '/' }),
  )

/** The page that says so, without what this browser's cookies know of the visitor. */
function sayDeleted(request: Request): Response {
  const isSecure = isSecureRequest(request)
  return createSeeOther(ACCOUNT_DELETION_PATH, [
    formatSessionCookie('', isSecure),
    formatPendingWatch([], isSecure),
    formatJourneyCookie('', isSecure),
    endTradeInCookie(isSecure),
    ...(['favourites', 'compare', 'saved', 'viewed'] as const).map((name) =>
      formatCarListCookie(name, [], isSecure),
    ),
    formatAccountDeletedCookie(isSecure),
  ])
}
