import type { Site } from '@forecourt/tenant-config/model'
import { isOwnPage } from '@forecourt/tenant-config/server'
import { isEmail, normaliseEmail } from '../model/email.ts'
import {
  INVALID_EMAIL,
  TOO_MANY_REQUESTS,
  UNSUBSCRIBE_FAILED,
  UNSUBSCRIBE_LINK_INVALID,
} from '../model/error-message.ts'
import { UNSUBSCRIBE_PATH } from '../model/marketing.ts'
import type { RateLimit } from '../model/rate-limit.ts'
import type { SuppressionSource, SuppressionStore } from '../model/suppression-store.ts'
import { readUnsubscribeToken } from '../model/unsubscribe-token.ts'
import { describeReason } from './describe-reason.ts'
import type { LeadsLogger } from './leads-logger.ts'
import {
  createLimitRefusal,
  createOutageRefusal,
  foreignRefusal,
  isRefusal,
  type Refusal,
  refusalResponse,
} from './refusal.ts'
import { type RequestFields, readRequestFields } from './request-body.ts'
import { createSeeOther } from './see-other.ts'

/** Requests taken from one address in ten minutes; a person makes one. */
export const unsubscribeLimit = { events: 20, durationSeconds: 600 } as const

/** A request that was not taken, with the address that was typed. */
export interface RefusedUnsubscribe extends Refusal {
  email: string
}

/** Ports of unsubscribing. */
export interface UnsubscribePorts {
  store: SuppressionStore
  /** Default limit of the site: `createMemoryRateLimit(unsubscribeLimit)`. */
  rateLimit: RateLimit
  /** The present instant. */
  clock: () => Date
  /** Address the request came from, the visitor's and not a proxy's. */
  clientAddress: (request: Request) => string
  logger: LeadsLogger
  /** Renders the page for a form that was not taken. Default: the error envelope. */
  renderRefused?: (refused: RefusedUnsubscribe, site: Site, request: Request) => Promise<Response>
}

/**
 * Handler of `POST /api/unsubscribe`, and of `POST /pages/unsubscribe?token=…` for the button that
 * mail programs have of their own (RFC 8058). It takes the `token` of a link, or an `email`, and
 * answers the same for an address nobody knows: a form gets 303 to the page, everything else 204, or
 * the error envelope. Opening a link changes nothing, because programs that read mail open every link.
 * Source: `D-74`, `D-100`, `PLUS-035`
 */
export function createUnsubscribeHandler(
  ports: UnsubscribePorts,
): (request: Request, site: Site) => Promise<Response> {
  return async (request, site) => {
    const asked = await readUnsubscribeRequest(request, site)
    if (isRefusal(asked)) return refuse(ports, { ...asked, email: '' }, site, request)
    const refused = await takeUnsubscribeRequest(ports, request, site, asked)
    if (refused) return refuse(ports, { ...refused, email: asked.email }, site, request)
    return asked.format === 'form' && asked.source !== 'one-click' ? toPage() : noContent()
  }
}

interface UnsubscribeRequest {
  format: 'json' | 'form'
  token: string
  email: string
  source: SuppressionSource
}

async function readUnsubscribeRequest(
  request: Request,
  site: Site,
): Promise<UnsubscribeRequest | Refusal> {
  if (!isOwnPage(request, site.domains)) return foreignRefusal
  const linked = new URL(request.url).searchParams.get('token') ?? ''
  // Mail programs may send their one field as parts; nothing of it is needed.
  const isParts = request.headers.get('content-type')?.startsWith('multipart/form-data')
  if (linked !== '' && isParts) return oneClick(linked)
  const read = await readRequestFields(request)
  if (isRefusal(read)) return read
  return linked !== '' && read.fields['List-Unsubscribe']
    ? oneClick(linked)
    : parseUnsubscribeRequest(read)
}

const oneClick = (token: string): UnsubscribeRequest => ({
  format: 'form',
  token,
  email: '',
  source: 'one-click',
})

function parseUnsubscribeRequest({ format, fields }: RequestFields): UnsubscribeRequest {
  const text = (name: string) => (typeof fields[name] === 'string' ? fields[name].trim() : '')
  const token = text('token')
  return { format, token, email: text('email'), source: token === '' ? 'page' : 'link' }
}

/** @returns null once the address is on the list */
async function takeUnsubscribeRequest(
  { store, rateLimit, clock, clientAddress, logger }: UnsubscribePorts,
  request: Request,
  site: Site,
  { format, token, email: typed, source }: UnsubscribeRequest,
): Promise<Refusal | null> {
  const verdict = await rateLimit.consume(`${site.id}:${clientAddress(request)}`)
  if (!verdict.isAllowed)
    return { ...createLimitRefusal(TOO_MANY_REQUESTS, verdict.retryAfterSeconds), format }
  try {
    const email = source === 'page' ? typedAddress(typed) : await linkedAddress(store, site, token)
    if (email === null) return { ...(source === 'page' ? invalidEmail : invalidLink), format }
    await store.add(site.id, { email, source, at: clock() })
    logger.info('An address has unsubscribed', { site: site.id, source })
    return null
  } catch (error) {
    logger.error('An unsubscription could not be stored', {
      site: site.id,
      reason: describeReason(error),
    })
    return { ...createOutageRefusal(UNSUBSCRIBE_FAILED), format }
  }
}

const typedAddress = (text: string) => (isEmail(text) ? normaliseEmail(text) : null)

const linkedAddress = async (store: SuppressionStore, { id }: Site, token: string) =>
  readUnsubscribeToken(await store.linkKey(id), id, token)

async function refuse(
  { renderRefused }: UnsubscribePorts,
  refused: RefusedUnsubscribe,
  site: Site,
  request: Request,
): Promise<Response> {
  const isPage = refused.format === 'form' && renderRefused !== undefined
  return isPage ? renderRefused(refused, site, request) : refusalResponse(refused)
}

const noStore = { 'cache-control': 'no-store' }
const noContent = () => new Response(null, { status: 204, headers: noStore })
const toPage = () => createSeeOther(`${UNSUBSCRIBE_PATH}?done=1`)

const invalidEmail = {
  status: 422,
  code: 'invalid',
  error: INVALID_EMAIL,
  fields: { email: INVALID_EMAIL },
} as const

const invalidLink = {
  status: 422,
  code: 'invalid_token',
  error: UNSUBSCRIBE_LINK_INVALID,
  fields: { token: UNSUBSCRIBE_LINK_INVALID },
} as const
