import type { Enquiry } from './enquiry.ts'
import { type FinanceField, isFinanceField } from './finance-fields.ts'
import type { LeadJourney } from './journey/lead-journey.ts'
import { cutAddress, type LeadAttributes } from './lead-attributes.ts'
import { findLeadKind, readSentCategory } from './lead-category.ts'
import type { LeadOffer } from './lead-offer.ts'
import { cleanText } from './lead-text.ts'
import { normalisePhone } from './phone.ts'
import type { LeadTradeIn } from './trade-in/lead-trade-in.ts'

/** Facts known of the sending besides its fields. */
export interface LeadContext {
  /** Address of the page the form was on. */
  url: string
  userAgent: string
  attributes: LeadAttributes
}

/** A lead as it is stored and delivered. Source: `DATA-054` to `DATA-057` */
export type LeadPayload = Omit<Enquiry, 'opt_in_version' | 'default_message' | FinanceField> &
  Partial<Pick<Enquiry, FinanceField>> & {
    url: string
    source: 'Website'
    user_agent: string
    lead_attributes: LeadAttributes
    /** Words a receiver sorts leads by; left out for a kind that has none (`FIN-097`). */
    tags?: readonly string[]
    /** The visitor's own car, with what it was estimated at; left out where there is none. */
    trade_in?: LeadTradeIn
    /** Answers of an online purchase; left out where there is none (`D-14`). */
    journey?: LeadJourney
  }

/** Consent of a visitor, with the words that were agreed to. Source: `D-100` */
export interface LeadConsent {
  value: boolean
  /** Version of the wording beside the checkbox; `null` when the sender named none. */
  wording_version: string | null
  /** Address of the page the checkbox was on. */
  page: string
  /** ISO 8601 instant the consent arrived. */
  at: string
}

/** Where a lead is in its life; suspected spam is stored and not delivered (`D-03`). */
export type LeadStatus = 'received' | 'suspected_spam'

/** A lead ready to be stored. */
export interface Lead {
  /** UUID. */
  id: string
  website_slug: string
  /** ISO 8601 instant. */
  received_at: string
  status: LeadStatus
  /** Equal keys of one site are one sending (`D-03`). */
  idempotency_key: string
  payload: LeadPayload
  consent: LeadConsent
  /** The vehicle as it was offered (`D-104`); null where the lead is about none. */
  offer: LeadOffer | null
}

const longestUserAgent = 500

/**
 * A checked enquiry with what is known of its sending. The phone is normalised (`D-57`), a careers
 * enquiry renamed (`LEAD-014`); long addresses are cut, since losing their end is better than losing
 * the lead.
 * Source: `DATA-054` to `DATA-057`, `FIN-095` to `FIN-097`
 */
export function createLeadPayload(enquiry: Enquiry, context: LeadContext): LeadPayload {
  const { opt_in_version: _, default_message: __, ...fields } = enquiry
  const { tags } = findLeadKind(enquiry.category) ?? {}
  return {
    ...omitUnasked(fields),
    ...readSentCategory(enquiry),
    message: sentMessage(enquiry),
    phone: normalisePhone(enquiry.phone),
    url: cutAddress(context.url),
    source: 'Website',
    user_agent: cleanText(context.userAgent).slice(0, longestUserAgent),
    lead_attributes: context.attributes,
    ...(tags && { tags }),
  }
}

/** Leads that are not about a loan carry none of its fields. Source: `FIN-096` */
function omitUnasked<T extends Record<FinanceField, string>>(
  fields: T,
): Omit<T, FinanceField> & Partial<Pick<T, FinanceField>> {
  const isAsked = ([name, value]: [string, unknown]) => value !== '' || !isFinanceField(name)
  return Object.fromEntries(Object.entries(fields).filter(isAsked)) as Omit<T, FinanceField>
}

/** The form's own text, if it has one, and then what the visitor wrote. Source: `LEAD-035` */
function sentMessage({ default_message, message }: Enquiry): string {
  return [default_message, message].filter(Boolean).join('\n\n')
}

/** The consent record of an enquiry. Source: `D-100`, `PLUS-034` */
export function createConsent(enquiry: Enquiry, page: string, at: Date): LeadConsent {
  return {
    value: enquiry.opt_in,
    wording_version: enquiry.opt_in_version || null,
    page: cutAddress(page),
    at: at.toISOString(),
  }
}
