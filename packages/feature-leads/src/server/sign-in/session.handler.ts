import type { Site } from '@forecourt/tenant-config/model'
import { isOwnPage } from '@forecourt/tenant-config/server'
import { UNKNOWN_ERROR } from '../../model/error-message.ts'
import { resolveOwnPath } from '../../model/sign-in/own-path.ts'
import { formatSessionCookie, readSessionDigest } from '../../model/sign-in/session.ts'
import type { Contact } from '../../model/sign-in/sign-in-store.ts'
import { describeReason } from '../describe-reason.ts'
import { createOutageRefusal, foreignRefusal, isRefusal, refusalResponse } from '../refusal.ts'
import { readRequestFields } from '../request-body.ts'
import { createSeeOther, isSecureRequest } from '../see-other.ts'
import type { SignInPorts } from './sign-in-ports.ts'

type SessionPorts = Pick<SignInPorts, 'store' | 'clock'>

/**
 * The person of the session a request brings; `null` for nobody, and for a session of another site.
 * @param visit address of the request, and its `Cookie` header
 * Source: `D-60`
 */
export async function readSession(
  { store, clock }: SessionPorts,
  visit: { address: string; cookies: string | null },
  site: Pick<Site, 'id'>,
): Promise<Contact | null> {
  const digest = await readSessionDigest(visit.cookies, isSecureRequest({ url: visit.address }))
  return digest === null ? null : store.findSession(site.id, digest, clock())
}

/** The person of the session a request brings. */
export const readRequestSession = (
  ports: SessionPorts,
  { url, headers }: Request,
  site: Pick<Site, 'id'>,
): Promise<Contact | null> =>
  readSession(ports, { address: url, cookies: headers.get('cookie') }, site)

/** Part of a person their own pages are told. Source: `D-60` */
export const createSessionUser = ({ id, phone, name }: Contact) => ({ id, phone, name })

const noStore = { 'cache-control': 'no-store' }

/** Handler of `GET /api/session`: 200 `{"user": {"id", "phone", "name"} | null}`. Source: `D-60` */
export function createSessionHandler(
  ports: SessionPorts & Pick<SignInPorts, 'logger'>,
): (request: Request, site: Site) => Promise<Response> {
  return async (request, site) => {
    try {
      const contact = await readRequestSession(ports, request, site)
      const user = contact && createSessionUser(contact)
      return Response.json({ user }, { headers: noStore })
    } catch (error) {
      return refuseOutage(ports, site, error)
    }
  }
}

/**
 * Handler of `POST /api/sign-out`, with `everywhere` for every session of the person: 204, and a form gets
 * 303 to its field `redirect`, else to `/`.
 * Source: `D-60`, `LEAD-066`
 */
export function createSignOutHandler(
  ports: SessionPorts & Pick<SignInPorts, 'logger'>,
): (request: Request, site: Site) => Promise<Response> {
  return async (request, site) => {
    if (!isOwnPage(request, site.domains)) return refusalResponse(foreignRefusal)
    const read = await readRequestFields(request)
    if (isRefusal(read)) return refusalResponse(read)
    const { everywhere, redirect } = read.fields
    try {
      await endSession(ports, request, site, Boolean(everywhere))
    } catch (error) {
      return refuseOutage(ports, site, error)
    }
    const ended = formatSessionCookie('', isSecureRequest(request))
    if (read.format === 'json')
      return new Response(null, { status: 204, headers: { ...noStore, 'set-cookie': ended } })
    return createSeeOther(resolveOwnPath(typeof redirect === 'string' ? redirect : '/'), [ended])
  }
}

async function endSession(
  ports: SessionPorts,
  request: Request,
  site: Site,
  isEverywhere: boolean,
): Promise<void> {
  const digest = await readSessionDigest(request.headers.get('cookie'), isSecureRequest(request))
  if (digest === null) return
  const contact = isEverywhere ? await readRequestSession(ports, request, site) : null
  if (contact) await ports.store.removeSessionsOf(site.id, contact.id)
  else await ports.store.removeSession(site.id, digest)
}

function refuseOutage({ logger }: Pick<SignInPorts, 'logger'>, site: Site, error: unknown) {
  logger.error('A session could not be read', { site: site.id, reason: describeReason(error) })
  return refusalResponse({ ...createOutageRefusal(UNKNOWN_ERROR), format: 'json' })
}
