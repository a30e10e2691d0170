import type { Site } from '@forecourt/tenant-config/model'
import { isOwnPage } from '@forecourt/tenant-config/server'
import { INVALID_CHOICE, SIGN_IN_NEEDED, UNKNOWN_ERROR } from '../../model/error-message.ts'
import { normalisePhone } from '../../model/phone.ts'
import {
  emptySignInDetails,
  findMobileProblem,
  type SignInDetails,
} from '../../model/sign-in/sign-in-form.ts'
import type { SignInVerdict, VerificationType } from '../../model/sign-in/sign-in-store.ts'
import { describeReason } from '../describe-reason.ts'
import { createOutageRefusal, foreignRefusal, isRefusal, refusalResponse } from '../refusal.ts'
import { readRequestFields } from '../request-body.ts'
import {
  type CodeRefusal,
  createCodeLimitRefusal,
  createFieldsRefusal,
  findLimitedVisitor,
  sendPhoneCode,
  takePhoneCode,
} from './phone-codes.ts'
import { createSessionUser, readRequestSession } from './session.handler.ts'
import { countCodeRequest, countContactCheck, countRecord } from './sign-in-limits.ts'
import type { SignInPorts } from './sign-in-ports.ts'

type Fields = Readonly<Record<string, unknown>>
type SiteCall = (request: Request, site: Site) => Promise<Response>

/** The five calls of a phone code; each refuses pages of other websites. */
export interface PhoneCodeHandlers {
  /** `POST /api/rate-limit` `{phone}`: 200 `{"ok": true}`, 429 `{"ok": false, "error"}`. Source: `API-036` */
  rateLimit: SiteCall
  /** `POST /api/send-code` `{phone, name, last_name, email}`: 200 `{"ok": true}`. Source: `API-037` */
  sendCode: SiteCall
  /** `POST /api/verify-code` `{phone, token, type: "sms"}`: 200 `{"user"}` and a session. Source: `API-038` */
  verifyCode: SiteCall
  /** `POST /api/verifications` `{verification_type}`: 201 `{"ok": true}`. Source: `API-040`, `API-041` */
  verifications: SiteCall
  /**
   * `GET /api/check-if-contact-exists?phone_number=`: 200 `{"data": {"exists": true}}` or `{"data": null}`.
   * Source: `API-039`, `D-61`
   */
  contactExists: SiteCall
}

/** Handlers of phone codes. Every refusal is the error envelope. Source: `D-59`, `D-60`, `D-61` */
export function createPhoneCodeHandlers(ports: SignInPorts): PhoneCodeHandlers {
  return {
    rateLimit: taking(ports, limitCodes),
    sendCode: taking(ports, sendCode),
    verifyCode: taking(ports, verifyCode),
    verifications: taking(ports, recordVerification),
    contactExists: guarded(ports, checkContact),
  }
}

const noStore = { 'cache-control': 'no-store' }
const answer = (body: object, status = 200) => Response.json(body, { status, headers: noStore })
const refuse = (refusal: CodeRefusal) => refusalResponse({ ...refusal, format: 'json' })

/** Answers pages of the site alone, and says so when something outside fails. */
const guarded =
  (
    ports: SignInPorts,
    handle: (ports: SignInPorts, request: Request, site: Site) => Promise<Response>,
  ): SiteCall =>
  async (request, site) => {
    if (!isOwnPage(request, site.domains)) return refusalResponse(foreignRefusal)
    try {
      return await handle(ports, request, site)
    } catch (error) {
      // Whoever left in the middle of a call cut its body off: no failure of ours.
      if (request.signal.aborted) throw error
      const { logger } = ports
      logger.error('A call of sign-in failed', { site: site.id, reason: describeReason(error) })
      return refuse(createOutageRefusal(UNKNOWN_ERROR))
    }
  }

const taking = (
  ports: SignInPorts,
  handle: (ports: SignInPorts, request: Request, site: Site, fields: Fields) => Promise<Response>,
): SiteCall =>
  guarded(ports, async (_, request, site) => {
    const read = await readRequestFields(request)
    return isRefusal(read) ? refusalResponse(read) : handle(ports, request, site, read.fields)
  })

/** Text of a field; anything else is ''. */
export const readText = (fields: Fields, name: string): string => {
  const value = fields[name]
  return typeof value === 'string' ? value : ''
}

/** Details among the fields of a request. */
export const readSignInDetails = (fields: Fields): SignInDetails => ({
  ...emptySignInDetails,
  name: readText(fields, 'name'),
  last_name: readText(fields, 'last_name'),
  email: readText(fields, 'email'),
  phone: readText(fields, 'phone'),
})

/** Phone of a call, or why it is refused. */
function readMobile(text: string, field: string): { phone: string } | CodeRefusal {
  const problem = findMobileProblem(text)
  return problem ? createFieldsRefusal({ [field]: problem }) : { phone: normalisePhone(text) }
}

async function limitCodes(ports: SignInPorts, request: Request, site: Site, fields: Fields) {
  const read = readMobile(readText(fields, 'phone'), 'phone')
  if ('code' in read) return refuse(read)
  const visitor = findLimitedVisitor(ports, request, site, read.phone)
  return answerLimit(await countCodeRequest(ports, visitor))
}

function answerLimit(verdict: SignInVerdict): Response {
  if (verdict.isAllowed) return answer({ ok: true })
  const { error } = createCodeLimitRefusal(verdict.retryAfterSeconds)
  const headers = { ...noStore, 'retry-after': String(verdict.retryAfterSeconds) }
  return Response.json({ ok: false, error }, { status: 429, headers })
}

async function sendCode(ports: SignInPorts, request: Request, site: Site, fields: Fields) {
  const refusal = await sendPhoneCode(ports, request, site, readSignInDetails(fields))
  return refusal ? refuse(refusal) : answer({ ok: true })
}

async function verifyCode(ports: SignInPorts, request: Request, site: Site, fields: Fields) {
  if (fields['type'] !== 'sms') return refuse(createFieldsRefusal({ type: INVALID_CHOICE }))
  const typed = { ...readSignInDetails(fields), code: readText(fields, 'token') }
  const taken = await takePhoneCode(ports, request, site, typed)
  if ('status' in taken) return refuse(taken)
  const response = answer({ user: createSessionUser(taken.contact) })
  for (const cookie of taken.cookies) response.headers.append('set-cookie', cookie)
  return response
}

const isVerificationType = (value: unknown): value is VerificationType =>
  value === 'sms' || value === 'verify'

async function recordVerification(
  ports: SignInPorts,
  request: Request,
  site: Site,
  { verification_type: type }: Fields,
) {
  if (!isVerificationType(type))
    return refuse(createFieldsRefusal({ verification_type: INVALID_CHOICE }))
  const verdict = await countRecord(ports, site.id, ports.clientAddress(request))
  if (!verdict.isAllowed) return refuse(createCodeLimitRefusal(verdict.retryAfterSeconds))
  const contact = await readRequestSession(ports, request, site)
  if (type === 'verify' && !contact)
    return refuse({ status: 401, code: 'signed_out', error: SIGN_IN_NEEDED })
  await addVerification(ports, site, type, contact?.id ?? null)
  return answer({ ok: true }, 201)
}

/** Records a code that was sent or right. Source: `API-040`, `D-60` */
export function addVerification(
  { store, clock }: Pick<SignInPorts, 'store' | 'clock'>,
  site: Site,
  type: VerificationType,
  userId: string | null,
): Promise<void> {
  return store.addVerification(site.id, {
    website_slug: site.id,
    dealership_slug: site.dealerships[0]?.slug ?? '',
    verification_type: type,
    user_id: userId,
    at: clock(),
  })
}

async function checkContact(ports: SignInPorts, request: Request, site: Site) {
  const read = readMobile(
    new URL(request.url).searchParams.get('phone_number') ?? '',
    'phone_number',
  )
  if ('code' in read) return refuse(read)
  const visitor = findLimitedVisitor(ports, request, site, read.phone)
  const verdict = await countContactCheck(ports, visitor)
  if (!verdict.isAllowed) return refuse(createCodeLimitRefusal(verdict.retryAfterSeconds))
  const exists = await ports.store.hasContact(site.id, read.phone)
  return answer({ data: exists ? { exists } : null })
}
