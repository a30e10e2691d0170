import type { Site } from '@forecourt/tenant-config/model'
import { createDigestMail, listDigestRecipients } from '../../model/digest/digest-mail.ts'
import { type DigestPeriod, findDueDigest } from '../../model/digest/digest-period.ts'
import type { DigestStore } from '../../model/digest/digest-store.ts'
import { composeMail } from '../../model/mail/compose-mail.ts'
import type { MailBrand } from '../../model/mail/mail-content.ts'
import type { OwedMail } from '../../model/mail/mail-outbox.ts'
import { describeReason } from '../describe-reason.ts'
import type { LeadsLogger } from '../leads-logger.ts'
import { startLoop } from '../start-loop.ts'

/** Needs of making the mails of a digest. */
export interface DigestPorts {
  store: DigestStore
  brandOf: (site: Site) => MailBrand
  newId: () => string
  clock: () => Date
}

/** The mails of a site's digest, one for each recipient there is something to tell; none on an empty day. */
export async function createDigestMails(
  { store, brandOf, newId, clock }: DigestPorts,
  site: Site,
  period: DigestPeriod,
): Promise<OwedMail[]> {
  const recipients = listDigestRecipients(site)
  if (recipients.length === 0) return []
  const records = await store.loadRecords(site.id, period)
  const brand = brandOf(site)
  return recipients.flatMap(({ to, dealership }) => {
    const content = createDigestMail(site, period, records, dealership)
    const createdAt = clock()
    return content ? [{ id: newId(), message: composeMail(to, content, brand), createdAt }] : []
  })
}

/** Needs of the loop that makes digests. */
export interface DigestLoopPorts extends DigestPorts {
  /** Sites whose digests this process makes. */
  sites: () => readonly Site[]
  /** Called when mails wait. */
  onMail: () => void
  logger: LeadsLogger
}

/** Makes the digest of a site if it is due and nobody has. */
export async function makeDueDigest(ports: DigestLoopPorts, site: Site): Promise<void> {
  const { store, clock, logger, onMail } = ports
  if (listDigestRecipients(site).length === 0) return
  const now = clock()
  const period = findDueDigest(now, site.timeZone, site.delivery.digest.hour)
  if (!period || (await store.isMade(site.id, period.day))) return
  const mails = await createDigestMails(ports, site, period)
  const isTaken = await store.takeDay(site.id, period.day, mails, now)
  if (!isTaken || mails.length === 0) return
  logger.info('The daily digest was made', { site: site.id, day: period.day, mails: mails.length })
  onMail()
}

/**
 * Makes each site's digest once a day from its hour on, until the returned function is called, which waits for
 * what is under way. A day whose end came before any server ran has none.
 * @param everyMs pause between two looks at the clock, in milliseconds; default one minute
 */
export function startDigests(ports: DigestLoopPorts & { everyMs?: number }): () => Promise<void> {
  const { sites, logger, everyMs = 60_000 } = ports
  async function makeAll(isStopped: () => boolean): Promise<void> {
    for (const site of sites()) {
      if (isStopped()) return
      try {
        await makeDueDigest(ports, site)
      } catch (error) {
        const reason = describeReason(error)
        logger.error('The daily digest could not be made', { site: site.id, reason })
      }
    }
  }
  return startLoop(makeAll, everyMs)
}
