import type { Site } from '@forecourt/tenant-config/model'
import { isOwnPage } from '@forecourt/tenant-config/server'
import { UNKNOWN_ERROR } from '../../model/error-message.ts'
import { type EventNumber, eventNumber } from '../../model/event-number.ts'
import { normalisePhone } from '../../model/phone.ts'
import { readSignInTarget } from '../../model/sign-in/gates.ts'
import {
  findSignInErrors,
  type SignInDetails,
  type SignInErrors,
} from '../../model/sign-in/sign-in-form.ts'
import type { VerificationType } from '../../model/sign-in/sign-in-store.ts'
import { describeReason } from '../describe-reason.ts'
import { createOutageRefusal, foreignRefusal, isRefusal, refusalResponse } from '../refusal.ts'
import { readRequestFields } from '../request-body.ts'
import { addVerification, readSignInDetails, readText } from './phone-codes.handler.ts'
import {
  type CodeRefusal,
  createCodeLimitRefusal,
  createFieldsRefusal,
  findLimitedVisitor,
  sendPhoneCode,
  takePhoneCode,
} from './phone-codes.ts'
import { readRequestSession } from './session.handler.ts'
import { countCodeRequest } from './sign-in-limits.ts'
import type { SignInPorts } from './sign-in-ports.ts'

/** A sign-in form without script that goes on or came back. */
export interface SignInAnswer {
  status: number
  /** True once a code is on its way: it is asked for next. */
  isCodeSent: boolean
  /** Everything that was typed, but the code. */
  values: SignInDetails
  errors: SignInErrors
  /** Words above the form; null for none. */
  failure: string | null
}

/** Needs of the sign-in page without script. */
export interface SignInPageOptions extends SignInPorts {
  /** Renders the page with what was typed and what comes next. */
  renderPage: (answer: SignInAnswer, request: Request, site: Site) => Promise<Response>
}

/**
 * Handler of `POST /sign-in`, the form without script: its field `step` is `send`, `change` or `verify`. The
 * page comes back with everything typed, and after a right code 303 leads to `redirect` of the address.
 * Source: `D-59`, `D-62`, `SITE-033`
 */
export function createSignInPageHandler(
  options: SignInPageOptions,
): (request: Request, site: Site) => Promise<Response> {
  return async (request, site) => {
    if (!isOwnPage(request, site.domains)) return refusalResponse(foreignRefusal)
    const read = await readRequestFields(request)
    if (isRefusal(read)) return refusalResponse(read)
    const { redirect } = readSignInTarget(new URL(request.url).searchParams)
    // Another tab may have signed in meanwhile, with the code this one would try again.
    if (await isSignedIn(options, request, site)) return goOn(redirect)
    const values = readSignInDetails(read.fields)
    const step = readText(read.fields, 'step')
    if (step === 'verify') {
      const code = readText(read.fields, 'code')
      return verify(options, { request, site, values, code, redirect })
    }
    if (step === 'change') return options.renderPage(unsent(values), request, site)
    const wasSent = readText(read.fields, 'sent') !== ''
    return options.renderPage(
      await send(options, request, site, { values, wasSent }),
      request,
      site,
    )
  }
}

const goOn = (location: string) =>
  new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })

const unsent = (values: SignInDetails): SignInAnswer => ({
  status: 200,
  isCodeSent: false,
  values,
  errors: {},
  failure: null,
})

const refused = (
  { status, error, fields }: CodeRefusal,
  values: SignInDetails,
  isCodeSent: boolean,
): SignInAnswer => ({
  status,
  isCodeSent,
  values,
  errors: fields ?? {},
  failure: fields ? null : error,
})

async function send(
  options: SignInPageOptions,
  request: Request,
  site: Site,
  { values, wasSent }: { values: SignInDetails; wasSent: boolean },
): Promise<SignInAnswer> {
  const refusal = await askForCode(options, request, site, values)
  // A code that came before may still be right.
  if (refusal) return refused(refusal, values, wasSent && !refusal.fields)
  record(options, request, site, { type: 'sms', event: eventNumber.codeSent, userId: null })
  return { ...unsent(values), isCodeSent: true }
}

/** Asks as a page with script does: the limit of requests first. Source: `D-59` */
async function askForCode(
  ports: SignInPorts,
  request: Request,
  site: Site,
  values: SignInDetails,
): Promise<CodeRefusal | null> {
  const errors = findSignInErrors(values)
  if (Object.keys(errors).length > 0) return createFieldsRefusal(errors)
  const visitor = findLimitedVisitor(ports, request, site, normalisePhone(values.phone))
  try {
    const verdict = await countCodeRequest(ports, visitor)
    if (!verdict.isAllowed) return createCodeLimitRefusal(verdict.retryAfterSeconds)
  } catch (error) {
    warn(ports, site, 'A request for a code was not counted', error)
    return createOutageRefusal(UNKNOWN_ERROR)
  }
  return sendPhoneCode(ports, request, site, values)
}

async function verify(
  options: SignInPageOptions,
  sent: {
    request: Request
    site: Site
    values: SignInDetails
    code: string
    redirect: string
  },
): Promise<Response> {
  const { request, site, values, code, redirect } = sent
  const taken = await takePhoneCode(options, request, site, { ...values, code })
  if ('status' in taken) return options.renderPage(refused(taken, values, true), request, site)
  const { contact, cookies } = taken
  const event = eventNumber.codeVerified
  record(options, request, site, { type: 'verify', event, userId: contact.id })
  const response = goOn(redirect)
  for (const cookie of cookies) response.headers.append('set-cookie', cookie)
  return response
}

/** Records what a page with script would tell by itself; nobody waits for it. */
function record(
  ports: SignInPorts,
  request: Request,
  site: Site,
  done: { type: VerificationType; event: EventNumber; userId: string | null },
): void {
  const at = ports.clock()
  const { url } = request
  const message = { event_id: done.event, website_id: site.id, url, at: at.toISOString() }
  const records = [
    addVerification(ports, site, done.type, done.userId),
    ports.recordEvent?.(site.id, message, at) ?? Promise.resolve(),
  ]
  Promise.all(records).catch((error: unknown) =>
    warn(ports, site, 'A code was not recorded', error),
  )
}

/** A store that does not answer knows of no session: what was typed comes first. */
async function isSignedIn(ports: SignInPorts, request: Request, site: Site): Promise<boolean> {
  try {
    return (await readRequestSession(ports, request, site)) !== null
  } catch (error) {
    warn(ports, site, 'A session could not be read', error)
    return false
  }
}

const warn = ({ logger }: SignInPorts, site: Site, message: string, error: unknown) =>
  logger.warn(message, { site: site.id, reason: describeReason(error) })
