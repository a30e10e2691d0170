import type { Lead } from '../lead.ts'
import type { BookedLead, LeadRecord } from '../lead-store.ts'
import type { OwedMail } from '../mail/mail-outbox.ts'
import type { DigestPeriod } from './digest-period.ts'

/** Everything a digest tells of. */
export interface DigestRecords {
  /** Leads of the day before with their deliveries, the earliest first; no suspected spam. */
  leads: readonly LeadRecord[]
  /** Leads whose appointment is today, the earliest first. */
  appointments: readonly BookedLead[]
  /** Leads of reservations that stand and were begun since the day before, the earliest first. */
  reservations: readonly Lead[]
}

/** Reads what a digest tells of, and sees that each is made once. Adapters pass `digest-store.contract.ts`. */
export interface DigestStore {
  loadRecords(siteId: string, period: DigestPeriod): Promise<DigestRecords>
  /** True for a day whose digest was made. */
  isMade(siteId: string, day: string): Promise<boolean>
  /**
   * Notes that the digest of a day is made and puts its mails into the outbox, in one transaction.
   * @returns false for a day that was noted before, also at the same moment: nothing is put then
   */
  takeDay(siteId: string, day: string, mails: readonly OwedMail[], now: Date): Promise<boolean>
}
