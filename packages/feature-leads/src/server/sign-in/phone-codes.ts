import type { Site } from '@forecourt/tenant-config/model'
import {
  INVALID_CODE,
  SUBMIT_FAILED,
  TOO_MANY_CODES,
  UNKNOWN_ERROR,
  VERIFICATION_FAILED,
} from '../../model/error-message.ts'
import type { VerifiedCode } from '../../model/sign-in/auth-provider.ts'
import {
  createSessionToken,
  formatSessionCookie,
  readSessionDigest,
  sessionSeconds,
} from '../../model/sign-in/session.ts'
import {
  createSignInMetadata,
  findMobileProblem,
  findSignInErrors,
  normaliseSignInDetails,
  type SignInDetails,
  type SignInErrors,
} from '../../model/sign-in/sign-in-form.ts'
import type { Contact } from '../../model/sign-in/sign-in-store.ts'
import { findCodeProblem } from '../../model/sign-in/verification-code.ts'
import { describeReason } from '../describe-reason.ts'
import type { Refusal } from '../refusal.ts'
import { isSecureRequest } from '../see-other.ts'
import { withTimeout } from '../with-timeout.ts'
import { countAttempt, countCode, type LimitedVisitor } from './sign-in-limits.ts'
import type { SignInPorts } from './sign-in-ports.ts'

/** Longest wait for a code to be sent, in milliseconds. Source: `LEAD-059`, `D-59` */
export const sendTimeoutMs = 15_000

/** Why no code was sent or taken. */
export type CodeRefusal = Omit<Refusal, 'format'>

/** Refusal of whoever asks for too much. Source: `LEAD-060` */
export const createCodeLimitRefusal = (retryAfterSeconds: number): CodeRefusal => ({
  status: 429,
  code: 'rate_limited',
  error: TOO_MANY_CODES,
  retryAfterSeconds,
})

/** Refusal of fields that are wrong, each named. */
export const createFieldsRefusal = (
  fields: SignInErrors | Record<string, string>,
): CodeRefusal => ({
  status: 422,
  code: 'invalid',
  error: Object.values(fields)[0] ?? SUBMIT_FAILED,
  fields,
})

const outage = (error: string): CodeRefusal => ({ status: 503, code: 'unavailable', error })

/** The visitor a limit counts. */
export const findLimitedVisitor = (
  { clientAddress }: Pick<SignInPorts, 'clientAddress'>,
  request: Request,
  site: Pick<Site, 'id'>,
  phone: string,
): LimitedVisitor => ({ siteId: site.id, phone, network: clientAddress(request) })

/**
 * Sends a code: details, then the limit, then the provider. Nothing of it looks a phone up, so that the
 * answer and its time are the same for one that is known.
 * @returns null once it is sent
 * Source: `D-59`, `API-037`
 */
export async function sendPhoneCode(
  ports: SignInPorts,
  request: Request,
  site: Site,
  typed: SignInDetails,
): Promise<CodeRefusal | null> {
  const errors = findSignInErrors(typed)
  if (Object.keys(errors).length > 0) return createFieldsRefusal(errors)
  const details = normaliseSignInDetails(typed)
  try {
    const verdict = await countCode(ports, findLimitedVisitor(ports, request, site, details.phone))
    if (!verdict.isAllowed) return createCodeLimitRefusal(verdict.retryAfterSeconds)
    const metadata = createSignInMetadata(details, site)
    const sending = ports.authFor(site).sendCode(details.phone, metadata)
    const sent = await withTimeout(sending, sendTimeoutMs)
    if (sent.isSent) return null
    return sent.reason === 'limited' ? createCodeLimitRefusal(60) : outage(UNKNOWN_ERROR)
  } catch (error) {
    logFailure(ports, site, 'A code was not sent', error)
    return outage(UNKNOWN_ERROR)
  }
}

/** A person who has proved a phone, and the cookies of their session and of what it brought. */
export interface SignedIn {
  contact: Contact
  cookies: readonly string[]
}

/**
 * Checks a code and opens a session in place of the one the browser had.
 * Source: `D-60`, `API-038`, `LEAD-061`, `LEAD-063`
 */
export async function takePhoneCode(
  ports: SignInPorts,
  request: Request,
  site: Site,
  typed: SignInDetails & { code: string },
): Promise<SignedIn | CodeRefusal> {
  const problems = { phone: findMobileProblem(typed.phone), code: findCodeProblem(typed.code) }
  const errors = Object.entries(problems).filter((entry): entry is [string, string] => !!entry[1])
  if (errors.length > 0) return createFieldsRefusal(Object.fromEntries(errors))
  const details = normaliseSignInDetails(typed)
  try {
    const visitor = findLimitedVisitor(ports, request, site, details.phone)
    const verdict = await countAttempt(ports, visitor)
    if (!verdict.isAllowed) return createCodeLimitRefusal(verdict.retryAfterSeconds)
    const provider = ports.authFor(site)
    const verified = await provider.verifyCode(details.phone, typed.code, 'sms')
    if (!verified.isVerified) return refusalOf(verified)
    const contact = await ports.store.putContact(site.id, details, ports.clock())
    const cookie = await openSession(ports, request, site, contact)
    // The session of this site is the one that counts; nobody waits for the other's end.
    void provider.signOut(verified.accessToken)
    return { contact, cookies: [cookie, ...(await resume(ports, request, site, contact))] }
  } catch (error) {
    logFailure(ports, site, 'A code went unchecked', error)
    return outage(VERIFICATION_FAILED)
  }
}

/** Nobody is kept from signing in by what they had begun. */
async function resume(ports: SignInPorts, request: Request, site: Site, contact: Contact) {
  try {
    return (await ports.resume?.(contact, request, site)) ?? []
  } catch (error) {
    logFailure(ports, site, 'What was begun before signing in was not resumed', error)
    return []
  }
}

function refusalOf({ reason }: Extract<VerifiedCode, { isVerified: false }>): CodeRefusal {
  if (reason === 'failed') return outage(VERIFICATION_FAILED)
  if (reason === 'limited') return createCodeLimitRefusal(60)
  const fields = { code: INVALID_CODE }
  return { status: 422, code: 'invalid_code', error: INVALID_CODE, fields }
}

async function openSession(
  ports: SignInPorts,
  request: Request,
  site: Site,
  { id }: Contact,
): Promise<string> {
  const { store, clock, fillRandom = (bytes) => crypto.getRandomValues(bytes) } = ports
  const isSecure = isSecureRequest(request)
  const { token, digest } = await createSessionToken(fillRandom)
  const createdAt = clock()
  await store.putSession(site.id, {
    digest,
    contactId: id,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + sessionSeconds * 1000),
    replaces: await readSessionDigest(request.headers.get('cookie'), isSecure),
  })
  return formatSessionCookie(token, isSecure)
}

const logFailure = ({ logger }: SignInPorts, site: Site, message: string, error: unknown) =>
  logger.error(message, { site: site.id, reason: describeReason(error) })
