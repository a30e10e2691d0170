import { normaliseEmail } from '../model/email.ts'
import type { LeadPayload } from '../model/lead.ts'
import type { RateLimit } from '../model/rate-limit.ts'

/** Ports that count leads. Source: `D-05` */
export interface LeadLimits {
  /** Counts by the address a lead came from. */
  rateLimit: RateLimit
  /** Counts by the email and by the phone number a lead names. */
  contactLimit: RateLimit
}

/** A lead to be counted: its site, the address it came from, and what it says. */
export interface CountedLead {
  siteId: string
  clientAddress: string
  payload: Pick<LeadPayload, 'email' | 'phone'>
}

/** A lead that was counted; `giveBack` takes its count back if it turns out to be a repeat. */
export interface AllowedLead {
  isAllowed: true
  giveBack(): Promise<void>
}

/** Verdict on one more lead. */
export type LeadVerdict =
  | AllowedLead
  | { isAllowed: false; limit: 'address' | 'contact'; retryAfterSeconds: number }

function* listCounts({ rateLimit, contactLimit }: LeadLimits, lead: CountedLead) {
  const { siteId, clientAddress, payload } = lead
  const email = normaliseEmail(payload.email)
  yield { limit: 'address' as const, counter: rateLimit, key: `${siteId}:${clientAddress}` }
  if (email)
    yield { limit: 'contact' as const, counter: contactLimit, key: `${siteId}:email:${email}` }
  if (payload.phone)
    yield {
      limit: 'contact' as const,
      counter: contactLimit,
      key: `${siteId}:phone:${payload.phone}`,
    }
}

/** Counts a lead by address, email and phone; one that is refused by any of them counts for none. */
export async function countLead(limits: LeadLimits, lead: CountedLead): Promise<LeadVerdict> {
  const counted: { counter: RateLimit; key: string }[] = []
  const giveBack = async () => {
    await Promise.all(counted.map(({ counter, key }) => counter.giveBack(key)))
  }
  for (const { limit, counter, key } of listCounts(limits, lead)) {
    const verdict = await counter.consume(key)
    if (!verdict.isAllowed) {
      await giveBack()
      return { isAllowed: false, limit, retryAfterSeconds: verdict.retryAfterSeconds }
    }
    counted.push({ counter, key })
  }
  return { isAllowed: true, giveBack }
}

/** Stores what was counted; what cannot be stored counts for nothing, however often a visitor tries. */
export async function storeCounted<T>(
  { giveBack }: AllowedLead,
  store: () => Promise<T>,
): Promise<T> {
  try {
    return await store()
  } catch (error) {
    await giveBack()
    throw error
  }
}
