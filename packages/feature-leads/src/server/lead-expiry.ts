import type { JourneyStore } from '../model/journey/journey.ts'
import type { LeadStore } from '../model/lead-store.ts'
import type { MailOutbox } from '../model/mail/mail-outbox.ts'
import type { ReservationStore } from '../model/reserve/reservation-store.ts'
import type { SignInStore } from '../model/sign-in/sign-in-store.ts'
import type { SpinStore } from '../model/spin/spin-store.ts'
import { describeReason } from './describe-reason.ts'
import type { LeadsLogger } from './leads-logger.ts'
import { startLoop } from './start-loop.ts'

const dayMs = 24 * 60 * 60 * 1000

/** A mail that was not sent in a day is given up; none waits for longer, also where none is sent. */
const longestMailDays = 7

/** Needs of removing old leads, reservations, payments and spins, and what sign-in no longer needs. */
export interface LeadExpiryPorts {
  store: Pick<LeadStore, 'removeBefore'>
  signIns: Pick<SignInStore, 'removeEndedSignIns'>
  /** Reservations, payments, and whatever else was paid for. */
  payments: readonly Pick<ReservationStore, 'removeBefore'>[]
  spins: Pick<SpinStore, 'removeBefore'>
  journeys: Pick<JourneyStore, 'removeEnded'>
  mails: Pick<MailOutbox, 'removeBefore'>
  /** Every site, and how long it keeps its leads. */
  sites: () => readonly { id: string; privacy: { keepLeadsDays: number } }[]
  clock: () => Date
  logger: LeadsLogger
}

/**
 * Removes the leads, reservations, payments and spins of each site that are older than it keeps them, and people who
 * have not signed in since; codes, sessions and counts go once they have ended. A site whose rows cannot be removed holds up no other.
 * Source: `PLUS-094`
 */
export async function expireLeads(ports: LeadExpiryPorts): Promise<void> {
  const { store, signIns, payments, spins, journeys, mails, sites, clock, logger } = ports
  for (const { id: site, privacy } of sites()) {
    const before = new Date(clock().getTime() - privacy.keepLeadsDays * dayMs)
    try {
      const leads = await store.removeBefore(site, before)
      if (leads > 0)
        logger.info('Leads older than the site keeps them were removed', { site, leads })
      for (const paid of payments) await paid.removeBefore(site, before)
      await spins.removeBefore(site, before)
      await journeys.removeEnded(site, clock())
      await mails.removeBefore(site, new Date(clock().getTime() - longestMailDays * dayMs))
      const people = await signIns.removeEndedSignIns(site, clock(), before)
      if (people > 0)
        logger.info('People who have not signed in since were removed', { site, people })
    } catch (error) {
      logger.error('Old leads could not be removed', { site, reason: describeReason(error) })
    }
  }
}

/**
 * Removes old leads now and then again and again until the returned function is called, which waits for
 * what is under way.
 * @param everyMs pause between two looks, in milliseconds; default an hour
 */
export function startLeadExpiry(
  ports: LeadExpiryPorts & { everyMs?: number },
): () => Promise<void> {
  const { everyMs = 60 * 60 * 1000 } = ports
  return startLoop(() => expireLeads(ports), everyMs)
}
