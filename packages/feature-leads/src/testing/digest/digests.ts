import { createDigestPeriod } from '../../model/digest/digest-period.ts'
import type { DigestRecords } from '../../model/digest/digest-store.ts'
import type { LeadRecord } from '../../model/lead-store.ts'
import { aLead, aLeadOffer } from '../leads.ts'

/** The digest of Friday 20 November 2026 in Brisbane. */
export const aDigestPeriod = createDigestPeriod('2026-11-20', 'Australia/Brisbane')

/** A lead of the evening before, with a delivery in each of these states. */
export function aDigestLead(
  payload: object = {},
  states: Record<string, LeadRecord['deliveries'][number]['status']> = { crm: 'delivered' },
): LeadRecord {
  const lead = aLead({
    received_at: '2026-11-18T23:05:00.000Z',
    offer: aLeadOffer({ picture_url: null }),
    ...(Object.keys(payload).length > 0 && { payload }),
  })
  return {
    lead,
    deliveries: Object.entries(states).map(([targetId, status]) => ({
      id: crypto.randomUUID(),
      targetId,
      status,
      attempts: 1,
      dueAt: lead.received_at,
      lastTry: null,
    })),
  }
}

/** Everything a digest tells of, with the given differences; nothing by default. */
export const someDigestRecords = (differences: Partial<DigestRecords> = {}): DigestRecords => ({
  leads: [],
  appointments: [],
  reservations: [],
  ...differences,
})
