import type { Site } from '@forecourt/tenant-config/model'
import { normaliseEmail } from '../../model/email.ts'
import type { LeadOffer } from '../../model/lead-offer.ts'
import { composeMail } from '../../model/mail/compose-mail.ts'
import type { MailBrand } from '../../model/mail/mail-content.ts'
import type { OwedMail } from '../../model/mail/mail-outbox.ts'
import { formatUnsubscribeUrl } from '../../model/marketing.ts'
import {
  type DueSearch,
  findSearchNews,
  mostMatches,
  type NewsOfCar,
  SAVED_SEARCHES_PATH,
} from '../../model/saved-searches/saved-search.ts'
import type { SavedSearchStore } from '../../model/saved-searches/saved-search-store.ts'
import { createSearchNewsMail } from '../../model/saved-searches/search-news-mail.ts'
import type { SuppressionStore } from '../../model/suppression-store.ts'
import { signUnsubscribeToken } from '../../model/unsubscribe-token.ts'
import { describeReason } from '../describe-reason.ts'
import type { LeadsLogger } from '../leads-logger.ts'
import { startLoop } from '../start-loop.ts'
import type { FindMatches } from './saved-search-ports.ts'

/** Pause between two mails about one search, in milliseconds: news of a day make one mail. */
const mailPauseMs = 20 * 60 * 60 * 1000

/** Time a site's stock rests after a look, for each moment the look took: looks are a twentieth of the time at most. */
const restShare = 19

/** Needs of telling people of news. */
export interface SavedSearchSweepPorts {
  store: Pick<SavedSearchStore, 'listDueSearches' | 'noteLook'>
  suppressions: Pick<SuppressionStore, 'has' | 'linkKey'>
  findMatches: FindMatches
  /** A vehicle as its page offers it; null for one that is gone. */
  findOffer: (site: Site, carId: number) => Promise<LeadOffer | null>
  brandOf: (site: Site) => MailBrand
  /** Called when mails wait. */
  onMail: () => void
  newId: () => string
  clock: () => Date
  logger: LeadsLogger
}

/**
 * Tells people of new matches and lower prices of their saved searches, each once: what was seen and the mail
 * that tells of it are stored together. Nobody is told who did not agree or has unsubscribed. A search that fails
 * holds up no other.
 * @returns how many mails were put into the outbox
 * Source: `PLUS-107`, `D-100`
 */
export async function sweepSavedSearches(
  ports: SavedSearchSweepPorts,
  site: Site,
): Promise<number> {
  const { store, clock, logger } = ports
  const due = await store.listDueSearches(site.id, new Date(clock().getTime() - mailPauseMs))
  let mails = 0
  for (const search of due) {
    try {
      if (await lookAt(ports, site, search)) mails += 1
    } catch (error) {
      logger.error('A saved search could not be looked at', {
        site: site.id,
        search_id: search.id,
        reason: describeReason(error),
      })
    }
  }
  if (mails > 0) ports.onMail()
  return mails
}

/** @returns true where a mail was put into the outbox */
async function lookAt(
  ports: SavedSearchSweepPorts,
  site: Site,
  search: DueSearch,
): Promise<boolean> {
  const { store, suppressions, findMatches, clock } = ports
  const email = normaliseEmail(search.contact.email)
  if (await suppressions.has(site.id, email)) return false
  const found = await findMatches(site, search.address)
  if (found === 'unknown' || found === 'failed') return false
  const news = findSearchNews(search.seen, found.cars)
  const told = found.count > mostMatches ? [] : news.cars
  const mail = told.length > 0 ? await createMail(ports, site, search, told) : null
  const { id, revision } = search
  if (mail === null && isSame(news.seen, search.seen)) return false
  const isNoted = await store.noteLook(site.id, {
    id,
    revision,
    seen: news.seen,
    at: clock(),
    mail,
  })
  return isNoted && mail !== null
}

const isSame = (one: DueSearch['seen'], other: DueSearch['seen']) => {
  const entries = Object.entries(one)
  return (
    entries.length === Object.keys(other).length &&
    entries.every(([id, price]) => other[id] === price)
  )
}

async function createMail(
  { suppressions, findOffer, brandOf, newId, clock }: SavedSearchSweepPorts,
  site: Site,
  { title, address, contact }: DueSearch,
  cars: readonly NewsOfCar[],
): Promise<OwedMail> {
  const email = normaliseEmail(contact.email)
  const key = await suppressions.linkKey(site.id)
  const token = await signUnsubscribeToken(key, { siteId: site.id, email })
  const unsubscribeUrl = formatUnsubscribeUrl(site, token)
  const [first] = cars
  const content = createSearchNewsMail({
    siteName: site.name,
    name: contact.name,
    title,
    cars,
    noPriceText: site.search.noPriceText,
    offer: first ? await findOffer(site, first.id) : null,
    urls: {
      search: new URL(address, site.url).href,
      list: new URL(SAVED_SEARCHES_PATH, site.url).href,
      unsubscribe: unsubscribeUrl,
    },
  })
  const message = { ...composeMail(contact.email, content, brandOf(site)), unsubscribeUrl }
  return { id: newId(), message, createdAt: clock() }
}

/**
 * Looks whenever the stock of a site has changed, and at the start, until the returned function is called, which
 * waits for what is under way.
 * @param everyMs pause between two questions whether a stock has changed, in milliseconds; default 10,000
 */
export function startSavedSearchSweep(
  ports: SavedSearchSweepPorts & {
    sites: () => readonly Site[]
    /** Version of the stock that searches of a site see. */
    stockVersion: (siteId: string) => number
    everyMs?: number
  },
): () => Promise<void> {
  const { sites, stockVersion, everyMs = 10_000, clock, logger } = ports
  const looked = new Map<string, { version: number; endedAt: number; tookMs: number }>()

  /** A stock that rests is looked at once an hour, since people sign in and agree without a change of it. */
  function isDue(siteId: string): boolean {
    const last = looked.get(siteId)
    if (!last) return true
    const ageMs = clock().getTime() - last.endedAt
    const pauseMs = last.version === stockVersion(siteId) ? 3_600_000 : last.tookMs * restShare
    return ageMs >= pauseMs
  }

  async function lookOnce(isStopped: () => boolean): Promise<void> {
    for (const site of sites()) {
      if (isStopped() || !isDue(site.id)) continue
      const version = stockVersion(site.id)
      const startedAt = clock().getTime()
      try {
        await sweepSavedSearches(ports, site)
      } catch (error) {
        logger.error('Saved searches could not be read', {
          site: site.id,
          reason: describeReason(error),
        })
      }
      const endedAt = clock().getTime()
      looked.set(site.id, { version, endedAt, tookMs: endedAt - startedAt })
    }
  }
  return startLoop(lookOnce, everyMs)
}
