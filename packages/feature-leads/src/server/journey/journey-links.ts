import type { Car } from '@forecourt/stock/model'
import type { Site } from '@forecourt/tenant-config/model'
import { isEmail } from '../../model/email.ts'
import {
  INVALID_EMAIL,
  JOURNEY_LINK_EXPIRED,
  JOURNEY_LINK_INVALID,
  JOURNEY_LINK_USED,
  JOURNEY_MAIL_FAILED,
} from '../../model/error-message.ts'
import { type Journey, journeyLifetimeMs } from '../../model/journey/journey.ts'
import { readJourneyLink, signJourneyLink } from '../../model/journey/journey-link.ts'
import { createJourneyMail } from '../../model/journey/journey-mail.ts'
import type { MadeJourneyLink } from '../../model/journey/journey-page.ts'
import { formatJourneyHref } from '../../model/journey/journey-step.ts'
import type { LeadOffer } from '../../model/lead-offer.ts'
import { composeMail } from '../../model/mail/compose-mail.ts'
import { createRandomText } from '../../model/sign-in/verification-code.ts'
import { describeReason } from '../describe-reason.ts'
import type { LeadsLogger } from '../leads-logger.ts'
import type { JourneyPorts } from './journey-ports.ts'

/** Ports of making and reading links. */
export interface JourneyLinkPorts extends JourneyPorts {
  clock: () => Date
  logger: LeadsLogger
  /** The vehicle as its page offers it. Default: the mail shows none. */
  findOffer?: (site: Site, carId: number) => Promise<LeadOffer | null>
  /** A fresh UUID. */
  newId: () => string
}

/**
 * Gives a purchase a new link, which takes the place of the one before, and sends it where it is wanted.
 * @param to an address as it was typed; '' sends no mail
 * Source: `D-14`, `PLUS-109`
 */
export async function makeJourneyLink(
  ports: JourneyLinkPorts,
  { site, car, journey, to }: { site: Site; car: Car; journey: Journey; to: string },
): Promise<MadeJourneyLink> {
  const expiresAt = new Date(ports.clock().getTime() + journeyLifetimeMs)
  const link = createRandomText((bytes) => crypto.getRandomValues(bytes), 16)
  await ports.journeys.putLink(site.id, journey.id, link)
  const key = await ports.linkKey(site.id)
  const text = await signJourneyLink(key, { siteId: site.id, link, expiresAt })
  const url = new URL(`${formatJourneyHref(car)}&link=${text}`, site.url).href
  const address = to.trim()
  if (address === '' || !ports.mails) return { url, sentTo: null, error: null }
  if (!isEmail(address)) return { url, sentTo: null, error: INVALID_EMAIL }
  try {
    const offer = (await ports.findOffer?.(site, car.id).catch(() => null)) ?? null
    const content = createJourneyMail({ siteName: site.name, carName: car.name, url, offer })
    const message = composeMail(address, content, ports.mailBrandOf(site, car))
    await ports.mails.put(site.id, { id: ports.newId(), message, createdAt: ports.clock() })
    ports.onMail?.()
    return { url, sentTo: address, error: null }
  } catch (error) {
    const reason = describeReason(error)
    ports.logger.error('A mail was not put into the outbox', { site: site.id, reason })
    return { url, sentTo: null, error: JOURNEY_MAIL_FAILED }
  }
}

/** A link as its page shows it: it can be used, or why not. */
export type JourneyLinkState = { isOpen: true; link: string } | { isOpen: false; reason: string }

/** Looks at a link without using it: programs that read mail open every link they find. Source: `PLUS-109` */
export async function readLinkState(
  ports: Pick<JourneyLinkPorts, 'journeys' | 'linkKey' | 'clock'>,
  { site, car, text }: { site: Pick<Site, 'id'>; car: Pick<Car, 'id'>; text: string },
): Promise<JourneyLinkState> {
  const now = ports.clock()
  const read = await readJourneyLink(await ports.linkKey(site.id), site.id, text, now)
  if (read.kind === 'expired') return { isOpen: false, reason: JOURNEY_LINK_EXPIRED }
  if (read.kind === 'invalid') return { isOpen: false, reason: JOURNEY_LINK_INVALID }
  const journey = await ports.journeys.findLink(site.id, read.link, now)
  return journey?.carId === car.id
    ? { isOpen: true, link: read.link }
    : { isOpen: false, reason: JOURNEY_LINK_USED }
}
