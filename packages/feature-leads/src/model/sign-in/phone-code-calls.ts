import {
  OFFLINE_TRY_AGAIN,
  TOO_MANY_CODES,
  UNKNOWN_ERROR,
  VERIFICATION_FAILED,
} from '../error-message.ts'
import { type EventNumber, eventNumber } from '../event-number.ts'
import {
  findSignInErrors,
  normaliseSignInDetails,
  type SignInDetails,
  type SignInErrors,
} from './sign-in-form.ts'
import type { VerificationType } from './sign-in-store.ts'
import { findCodeProblem } from './verification-code.ts'

/** Answer of a call: done, or why not, in words for the visitor where the server has some. */
export type CodeAnswer =
  | { isOk: true }
  | { isOk: false; error: string | null; fields: SignInErrors }

/** Calls of a phone code. Each rejects when the server cannot be reached, or not in time. */
export interface PhoneCodeCalls {
  /** Asks whether a code may be sent. Source: `API-036` */
  limit(phone: string): Promise<boolean>
  /** Sends a code; abandoned at 15000 ms. Source: `API-037`, `LEAD-059` */
  send(details: SignInDetails): Promise<CodeAnswer>
  /** Checks a code, and signs in. Source: `API-038` */
  verify(details: SignInDetails & { code: string }): Promise<CodeAnswer>
  /** Records a code that was sent or right. Source: `API-040` */
  record(type: VerificationType): Promise<void>
  /** True for a phone somebody has signed in with. Source: `API-039` */
  isKnown(phone: string): Promise<boolean>
  /** False where there is no network. Default: there is one. */
  isOnline?(): boolean
}

/** Outcome of a step: done, or the mistakes by field and the words above the form. */
export type CodeStep =
  | { isDone: true }
  | { isDone: false; errors: SignInErrors; failure: string | null }

/** Hears of the events of a code. Source: `EVT-012`, `EVT-013` */
export type CodeListener = (event: { eventId: EventNumber }) => void

const done: CodeStep = { isDone: true }
const mistaken = (errors: SignInErrors): CodeStep => ({ isDone: false, errors, failure: null })
const failed = (failure: string): CodeStep => ({ isDone: false, errors: {}, failure })

/** A call that came to nothing: the visitor has no connection, or nobody knows why. */
const brokenOff = (calls: PhoneCodeCalls, otherwise: string): CodeStep =>
  failed(calls.isOnline?.() === false ? OFFLINE_TRY_AGAIN : otherwise)

const stepOf = (answer: CodeAnswer, otherwise: string): CodeStep => {
  if (answer.isOk) return done
  const hasFields = Object.keys(answer.fields).length > 0
  return hasFields ? mistaken(answer.fields) : failed(answer.error ?? otherwise)
}

/** The record is nothing a visitor waits for, or hears of. */
const record = (calls: PhoneCodeCalls, type: VerificationType) =>
  void calls.record(type).catch(() => undefined)

/**
 * Asks for a code: the details, the limit, the code, then the record and the event.
 * Source: `D-59`, `LEAD-055`, `LEAD-060`, `LEAD-062`, `EVT-012`
 */
export async function askForCode(
  calls: PhoneCodeCalls,
  typed: SignInDetails,
  onEvent: CodeListener,
): Promise<CodeStep> {
  const errors = findSignInErrors(typed)
  if (Object.keys(errors).length > 0) return mistaken(errors)
  const details = normaliseSignInDetails(typed)
  try {
    if (!(await calls.limit(details.phone))) return failed(TOO_MANY_CODES)
    const step = stepOf(await calls.send(details), UNKNOWN_ERROR)
    if (!step.isDone) return step
    record(calls, 'sms')
    onEvent({ eventId: eventNumber.codeSent })
    return done
  } catch {
    return brokenOff(calls, UNKNOWN_ERROR)
  }
}

/**
 * Checks a code, then the record and the event.
 * Source: `D-59`, `LEAD-051` to `LEAD-053`, `LEAD-061`, `LEAD-063`, `EVT-013`
 */
export async function checkCode(
  calls: PhoneCodeCalls,
  typed: SignInDetails & { code: string },
  onEvent: CodeListener,
): Promise<CodeStep> {
  const problem = findCodeProblem(typed.code)
  if (problem) return mistaken({ code: problem })
  try {
    const details = { ...normaliseSignInDetails(typed), code: typed.code }
    const step = stepOf(await calls.verify(details), VERIFICATION_FAILED)
    if (!step.isDone) return step
    record(calls, 'verify')
    onEvent({ eventId: eventNumber.codeVerified })
    return done
  } catch {
    return brokenOff(calls, VERIFICATION_FAILED)
  }
}
