import type { Site } from '@forecourt/tenant-config/model'
import { UNKNOWN_ERROR } from '../../model/error-message.ts'
import { type EventNumber, eventNumber } from '../../model/event-number.ts'
import { normalisePhone } from '../../model/phone.ts'
import { findSignInErrors, type SignInDetails } from '../../model/sign-in/sign-in-form.ts'
import type { Contact, VerificationType } from '../../model/sign-in/sign-in-store.ts'
import { describeReason } from '../describe-reason.ts'
import { createOutageRefusal } from '../refusal.ts'
import { addVerification } from './phone-codes.handler.ts'
import {
  type CodeRefusal,
  createCodeLimitRefusal,
  createFieldsRefusal,
  findLimitedVisitor,
  type SignedIn,
  sendPhoneCode,
  takePhoneCode,
} from './phone-codes.ts'
import { readRequestSession } from './session.handler.ts'
import { countCodeRequest } from './sign-in-limits.ts'
import type { SignInPorts } from './sign-in-ports.ts'

/**
 * Sends the code a form without script asks for, as a page with script does: the limit of requests first,
 * then the code, the record and the event.
 * @returns null once it is sent
 * Source: `D-59`
 */
export async function sendFormCode(
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
  const refusal = await sendPhoneCode(ports, request, site, values)
  if (!refusal)
    record(ports, request, site, { type: 'sms', event: eventNumber.codeSent, userId: null })
  return refusal
}

/** Checks the code of a form without script, and records it. Source: `D-59`, `D-60` */
export async function takeFormCode(
  ports: SignInPorts,
  request: Request,
  site: Site,
  typed: SignInDetails & { code: string },
): Promise<SignedIn | CodeRefusal> {
  const taken = await takePhoneCode(ports, request, site, typed)
  if ('status' in taken) return taken
  const event = eventNumber.codeVerified
  record(ports, request, site, { type: 'verify', event, userId: taken.contact.id })
  return taken
}

/** Person of the session a form brings; a store that does not answer knows of none: what was typed comes first. */
export async function findFormSession(
  ports: SignInPorts,
  request: Request,
  site: Site,
): Promise<Contact | null> {
  try {
    return await readRequestSession(ports, request, site)
  } catch (error) {
    warn(ports, site, 'A session could not be read', error)
    return null
  }
}

/** Records what a page with script would tell by itself; nobody waits for it. */
function record(
  ports: SignInPorts,
  request: Request,
  site: Site,
  { type, event, userId }: { type: VerificationType; event: EventNumber; userId: string | null },
): void {
  const at = ports.clock()
  const { url } = request
  const message = { event_id: event, website_id: site.id, url, at: at.toISOString() }
  const records = [
    addVerification(ports, site, type, userId),
    ports.recordEvent?.(site.id, message, at) ?? Promise.resolve(),
  ]
  Promise.all(records).catch((error: unknown) =>
    warn(ports, site, 'A code was not recorded', error),
  )
}

const warn = ({ logger }: SignInPorts, site: Site, message: string, error: unknown) =>
  logger.warn(message, { site: site.id, reason: describeReason(error) })
