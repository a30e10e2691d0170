import { isEmail, isMobilePhone, isPostcode, normalisePhone } from '@forecourt/feature-leads/model'
import type { Site } from '@forecourt/tenant-config/model'
import {
  APPLICATION_INVALID,
  CUSTOMER_FAILED,
  NO_REDIRECT,
  PHONE_NOT_VERIFIED,
} from '../model/error-message.ts'
import type { CustomerAnswer, CustomerData, CustomerRequest } from '../model/quote/index.ts'
import { findLenderRedirect } from '../model/quote/lender-redirect.ts'
import {
  answerCall,
  asObject,
  type FinanceCall,
  refuseCall,
  takeFinanceCall,
} from './finance-call.ts'
import { type LenderCallPorts, reasonOf } from './quote.handler.ts'
import { readQuoteRequest } from './read-quote-request.ts'

/** Applications of one address in an hour; a person sends one, and again when it fails. */
export const customerLimit = { events: 20, durationSeconds: 3600 } as const

/** Wait for an application, in milliseconds. */
export const CUSTOMER_TIMEOUT_MS = 15_000

/** Needs of the handler of applications. */
export interface CustomerHandlerPorts extends LenderCallPorts {
  /** Phone of the person who is signed in; null for nobody. */
  phoneOf: (request: Request, site: Site) => Promise<string | null>
  /** A fresh key for an application that brings none. */
  newKey: () => string
  /** Default `CUSTOMER_TIMEOUT_MS`. */
  timeoutMs?: number
}

const isName = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= 100

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '')

/** Person of an application; a list of the fields that cannot be understood. */
function readPerson(fields: Readonly<Record<string, unknown>>) {
  const person = {
    phoneNumber: normalisePhone(textOf(fields.phoneNumber)),
    firstName: textOf(fields.firstName),
    lastName: textOf(fields.lastName),
    email: textOf(fields.email),
    subscribe: fields.subscribe === true,
    postCode: textOf(fields.postCode),
  }
  const checks = {
    phoneNumber: isMobilePhone(person.phoneNumber),
    firstName: isName(person.firstName),
    lastName: isName(person.lastName),
    email: isEmail(person.email),
    subscribe: [true, false, undefined].includes(fields.subscribe as boolean),
    postCode: isPostcode(person.postCode),
  }
  const wrong = Object.entries(checks).flatMap(([name, isRight]) => (isRight ? [] : [name]))
  return { person, wrong }
}

function readCustomer({ fields }: FinanceCall): CustomerRequest | { wrong: string[] } {
  const sent = asObject(fields.data) ?? {}
  const { person, wrong } = readPerson(sent)
  const loan = readQuoteRequest(sent)
  if (!loan.ok) wrong.push(...Object.keys(loan.problems))
  if (!loan.ok || wrong.length > 0) return { wrong }
  const { whoIsHelping: _, ...vehicleAndLoan } = loan.request
  const data: CustomerData = { ...vehicleAndLoan, ...person }
  return { data, additionalData: asObject(fields.additionalData) ?? {} }
}

const keyForm = /^[\w-]{8,100}$/

/**
 * Handler of `POST /api/{provider}/create-customer`: `{redirectUrl}` where the person goes on, for somebody
 * who is signed in with the phone of the application. Else the error envelope: that of `takeFinanceCall`,
 * 422 with the fields that cannot be understood, 401 for a phone that is not verified, 404 where the lender
 * takes no applications here, 502 where it is down, slow, refuses, or names no address that may be followed.
 * The header `Idempotency-Key` goes on to the lender, so that a second try doubles nothing.
 * Source: `API-031` to `API-034`, `D-56`, `D-89`
 */
export function createCustomerHandler(
  ports: CustomerHandlerPorts,
): (request: Request, site: Site) => Promise<Response> {
  return async (request, site) => {
    const call = await takeFinanceCall(ports, request, site)
    if (call instanceof Response) return call
    const customer = readCustomer(call)
    if ('wrong' in customer) return invalid(customer.wrong)
    const phone = await ports.phoneOf(request, site)
    if (phone !== customer.data.phoneNumber)
      return refuseCall(401, 'phone_not_verified', PHONE_NOT_VERIFIED)
    const sentKey = request.headers.get('idempotency-key') ?? ''
    const idempotencyKey = keyForm.test(sentKey) ? sentKey : ports.newKey()
    return apply(ports, { site, ...call }, { customer, idempotencyKey })
  }
}

const invalid = (names: readonly string[]) => {
  const fields = Object.fromEntries(names.map((name) => [name, APPLICATION_INVALID]))
  return refuseCall(422, 'invalid', APPLICATION_INVALID, { fields })
}

async function apply(
  { lenderFor, logger, timeoutMs = CUSTOMER_TIMEOUT_MS }: CustomerHandlerPorts,
  { site, provider }: FinanceCall & { site: Site },
  { customer, idempotencyKey }: { customer: CustomerRequest; idempotencyKey: string },
): Promise<Response> {
  const lender = lenderFor(site, provider)
  if (!lender.createCustomer) return refuseCall(404, 'no_applications', NO_REDIRECT)
  const failure = CUSTOMER_FAILED.replace('{name}', () => provider.name)
  let answer: CustomerAnswer
  try {
    const signal = AbortSignal.timeout(timeoutMs)
    answer = await lender.createCustomer(customer, { signal, idempotencyKey })
  } catch (error) {
    logger.warn(failure, { site: site.id, reason: reasonOf(error) })
    return refuseCall(502, 'lender_failed', failure)
  }
  if (answer.error !== undefined) {
    logger.warn(failure, { site: site.id, reason: 'the lender refused' })
    return refuseCall(502, 'lender_refused', failure)
  }
  const redirectUrl = findLenderRedirect(answer.redirectUrl, provider.redirectHosts)
  return redirectUrl === null
    ? refuseCall(502, 'no_redirect', NO_REDIRECT)
    : answerCall({ redirectUrl })
}
