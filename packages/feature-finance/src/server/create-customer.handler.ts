import { isEmail, isMobilePhone, isPostcode, normalisePhone } from '@forecourt/feature-leads/model'
import type { FinanceProvider, Site } from '@forecourt/tenant-config/model'
import { formatCustomerFailure } from '../model/application/index.ts'
import {
  APPLICATION_INVALID,
  NO_REDIRECT,
  PHONE_NOT_VERIFIED,
  TOO_MANY_CALLS,
} from '../model/error-message.ts'
import type { CustomerAnswer, CustomerData, CustomerRequest } from '../model/quote/index.ts'
import { findLenderRedirect } from '../model/quote/lender-redirect.ts'
import {
  answerCall,
  asObject,
  countCall,
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

function readCustomer(fields: FinanceCall['fields']): CustomerRequest | { wrong: string[] } {
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

/** Why an application was not taken, as the error envelope says it. Source: `D-04` */
export interface CustomerRefusal {
  status: 401 | 404 | 422 | 429 | 502
  code: string
  error: string
  /** Names of the call's fields that cannot be understood. */
  fields?: Readonly<Record<string, string>>
  retryAfterSeconds?: number
}

/** How an application ended: with the address where the person goes on, or not. */
export type CustomerOutcome = { redirectUrl: string } | CustomerRefusal

/** An application before it is understood, of whoever proved this phone. */
export interface SentCustomer {
  provider: FinanceProvider
  /** `data` and `additionalData`, as they came. */
  fields: Readonly<Record<string, unknown>>
  /** Phone its sender proved; null for none. */
  phone: string | null
  /** The same for every try of one application; one of another form is replaced. */
  idempotencyKey: string
}

/**
 * Applies to the lender of a site. Nothing of the person is logged.
 * Source: `API-031` to `API-034`, `D-56`, `D-89`, `FIN-088`, `FIN-092`, `FIN-093`
 */
export async function applyToLender(
  ports: Omit<CustomerHandlerPorts, 'phoneOf'>,
  site: Site,
  { provider, fields, phone, idempotencyKey: sentKey }: SentCustomer,
): Promise<CustomerOutcome> {
  const customer = readCustomer(fields)
  if ('wrong' in customer) return invalid(customer.wrong)
  if (phone !== customer.data.phoneNumber)
    return { status: 401, code: 'phone_not_verified', error: PHONE_NOT_VERIFIED }
  const idempotencyKey = keyForm.test(sentKey) ? sentKey : ports.newKey()
  return create(ports, { site, provider }, { customer, idempotencyKey })
}

/**
 * The same for a form that was sent without script: calls of one address are counted first.
 * @returns 429 past the limit of an address
 */
export async function takeApplication(
  ports: Omit<CustomerHandlerPorts, 'phoneOf'>,
  request: Request,
  site: Site,
  sent: SentCustomer,
): Promise<CustomerOutcome> {
  const verdict = await countCall(ports, request, site)
  if (verdict.isAllowed) return applyToLender(ports, site, sent)
  const { retryAfterSeconds } = verdict
  return { status: 429, code: 'rate_limited', error: TOO_MANY_CALLS, retryAfterSeconds }
}

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
    const phone = await ports.phoneOf(request, site)
    const idempotencyKey = request.headers.get('idempotency-key') ?? ''
    const outcome = await applyToLender(ports, site, { ...call, phone, idempotencyKey })
    if ('redirectUrl' in outcome) return answerCall(outcome)
    const { status, code, error, fields } = outcome
    return refuseCall(status, code, error, fields && { fields })
  }
}

const invalid = (names: readonly string[]): CustomerRefusal => ({
  status: 422,
  code: 'invalid',
  error: APPLICATION_INVALID,
  fields: Object.fromEntries(names.map((name) => [name, APPLICATION_INVALID])),
})

async function create(
  {
    lenderFor,
    logger,
    timeoutMs = CUSTOMER_TIMEOUT_MS,
  }: Pick<CustomerHandlerPorts, 'lenderFor' | 'logger' | 'timeoutMs'>,
  { site, provider }: { site: Site; provider: FinanceProvider },
  { customer, idempotencyKey }: { customer: CustomerRequest; idempotencyKey: string },
): Promise<CustomerOutcome> {
  const lender = lenderFor(site, provider)
  if (!lender.createCustomer) return { status: 404, code: 'no_applications', error: NO_REDIRECT }
  const failure = formatCustomerFailure(provider.name)
  let answer: CustomerAnswer
  try {
    const signal = AbortSignal.timeout(timeoutMs)
    answer = await lender.createCustomer(customer, { signal, idempotencyKey })
  } catch (error) {
    logger.warn(failure, { site: site.id, reason: reasonOf(error) })
    return { status: 502, code: 'lender_failed', error: failure }
  }
  if (answer.error !== undefined) {
    logger.warn(failure, { site: site.id, reason: 'the lender refused' })
    return { status: 502, code: 'lender_refused', error: failure }
  }
  const redirectUrl = findLenderRedirect(answer.redirectUrl, provider.redirectHosts)
  if (redirectUrl !== null) return { redirectUrl }
  const reason = 'the lender named no address that may be followed'
  logger.warn(failure, { site: site.id, reason })
  return { status: 502, code: 'no_redirect', error: NO_REDIRECT }
}
