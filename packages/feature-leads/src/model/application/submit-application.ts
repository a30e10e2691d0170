import type { Enquiry, FieldErrors } from '../enquiry.ts'
import { LEAD_FAILED, STEP_FAILED } from '../error-message.ts'
import type { LeadPayload } from '../lead.ts'
import type { LeadAnswer } from '../submit-lead.ts'

/** An application as its form holds it, of somebody who proved their phone. */
export interface SentApplication {
  enquiry: Enquiry
  /** The lead that goes to the dealer at the same time. */
  lead: LeadPayload
  /** The same for every try of this content. */
  idempotencyKey: string
}

/** How a partner, such as a lender, took an application. Source: `API-034` */
export interface ApplicationAnswer {
  /** Where the visitor goes on. */
  redirectUrl?: string | undefined
  /** Why it was not taken, in words for the visitor. */
  error?: string | undefined
  /** Mistakes by field of the form, where the partner's call found some. */
  fields?: FieldErrors | undefined
  /** True where the phone has to be proved again. */
  isUnverified?: boolean | undefined
}

/** Why an application is not through. */
export interface ApplicationRefusal {
  error: string
  /** The server's own words beside it; null for none. */
  reason: string | null
  /** True when the dealer has the lead, and only the partner's part is missing. */
  hasLead: boolean
}

/** Both halves of an application, once each has been answered. */
export interface ApplicationOutcome {
  /** Null where the lead was not taken. */
  leadId: string | null
  /** Where the visitor goes on; null unless both were taken. */
  redirectUrl: string | null
  /** Null when both were taken. */
  refusal: ApplicationRefusal | null
  fields: FieldErrors
  isUnverified: boolean
}

/** The two calls of an application; both carry the same key, so that a second try doubles nothing. */
export interface ApplicationCalls {
  sendLead: () => Promise<LeadAnswer>
  apply: () => Promise<ApplicationAnswer>
}

async function answerOf<T>(call: () => Promise<T>, otherwise: T): Promise<T> {
  try {
    return await call()
  } catch {
    return otherwise
  }
}

/**
 * Sends lead and application at the same time and waits for both. A lead that failed is what the visitor is
 * told of, whatever became of the application.
 * Source: `D-89`, `FIN-089` to `FIN-093`
 */
export async function submitApplication(calls: ApplicationCalls): Promise<ApplicationOutcome> {
  const [lead, application] = await Promise.all([
    answerOf<LeadAnswer>(calls.sendLead, {}),
    answerOf<ApplicationAnswer>(calls.apply, { error: STEP_FAILED }),
  ])
  const leadId = lead.lead_id ?? null
  const fields = { ...application.fields, ...lead.fields }
  const isUnverified = application.isUnverified ?? false
  const outcome = { leadId, fields, isUnverified, redirectUrl: null }
  if (leadId === null) {
    const reason = lead.error ?? null
    return { ...outcome, refusal: { error: LEAD_FAILED, reason, hasLead: false } }
  }
  const { redirectUrl, error = STEP_FAILED } = application
  if (redirectUrl === undefined)
    return { ...outcome, refusal: { error, reason: null, hasLead: true } }
  return { ...outcome, redirectUrl, refusal: null }
}
