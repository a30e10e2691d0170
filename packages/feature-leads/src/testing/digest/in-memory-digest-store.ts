import type { DigestStore } from '../../model/digest/digest-store.ts'
import type { BookedLead, LeadStore } from '../../model/lead-store.ts'
import type { MailOutbox } from '../../model/mail/mail-outbox.ts'
import type { ReservationStore } from '../../model/reserve/reservation-store.ts'

/** Stores that digests are made of. */
export interface DigestSources {
  leads: Pick<LeadStore, 'list' | 'findAppointment'>
  reservations: Pick<ReservationStore, 'list'>
  mails: Pick<MailOutbox, 'put'>
}

/** Digests in memory. Passes `digest-store.contract.ts`. */
export function createInMemoryDigestStore({
  leads,
  reservations,
  mails,
}: DigestSources): DigestStore {
  const made = new Set<string>()
  const all = Number.MAX_SAFE_INTEGER
  const isIn = (at: Date, from: Date, to: Date) => at >= from && at < to
  return {
    async loadRecords(siteId, { from, today, end }) {
      const records = (await leads.list(siteId, { limit: all }))
        .filter(({ lead }) => lead.status === 'received')
        .toReversed()
      const booked: BookedLead[] = []
      for (const { lead } of records) {
        const found = await leads.findAppointment(siteId, lead.id)
        const startsAt = found?.appointment?.startsAt
        if (found && startsAt && isIn(new Date(startsAt), today, end)) booked.push(found)
      }
      const held = await reservations.list(siteId, all)
      return {
        leads: records.filter(({ lead }) => isIn(new Date(lead.received_at), from, today)),
        appointments: booked.toSorted((a, b) =>
          (a.appointment?.startsAt ?? '').localeCompare(b.appointment?.startsAt ?? ''),
        ),
        reservations: held
          .filter(({ status, createdAt }) => status === 'reserved' && isIn(createdAt, from, end))
          .toReversed()
          .map(({ lead }) => lead),
      }
    },
    isMade: async (siteId, day) => made.has(`${siteId} ${day}`),
    async takeDay(siteId, day, owed) {
      const key = `${siteId} ${day}`
      if (made.has(key)) return false
      made.add(key)
      for (const mail of owed) await mails.put(siteId, mail)
      return true
    },
  }
}
