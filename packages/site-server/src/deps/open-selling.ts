import { randomUUID } from 'node:crypto'
import {
  createAppointmentConfirmation,
  createSalesCounters,
  findTradeIn,
  startDigests,
} from '@forecourt/feature-leads/server'
import type { Geocoder } from '@forecourt/feature-locations/model'
import type { Site } from '@forecourt/tenant-config/model'
import { createMailBrand } from './mail-brand.ts'
import { openLeads } from './open-leads.ts'
import { openMail, openMailOutbox } from './open-mail.ts'
import { openOnlinePayments } from './open-online-payments.ts'
import { openReservations } from './open-reservations.ts'
import { openSavedSearches } from './open-saved-searches.ts'
import { openSignIn } from './open-sign-in.ts'
import type { OpenedStock } from './open-stock.ts'
import { openTradeIns } from './open-trade-ins.ts'
import { inData, type Opening } from './opening.ts'
import type { SiteDeps } from './site-deps.ts'

/** Leads, sales and what people who have signed in keep. */
export type OpenedSelling = Pick<
  SiteDeps,
  | 'mail'
  | 'enquiries'
  | 'reservations'
  | 'payments'
  | 'onlinePayments'
  | 'tradeIns'
  | 'journeys'
  | 'salesCounters'
  | 'savedSearches'
  | 'suppressions'
  | 'signIn'
  | 'watchlists'
  | 'spins'
  | 'leadFeed'
  | 'events'
>

/** Mail of this deployment, and its way out. */
async function openPost({ clock, closers, env, logger, metrics, ...opening }: Opening) {
  const { overrides, sites, stores } = opening
  const mail = await openMail(env, overrides.email, clock)
  const outbox = openMailOutbox({
    sender: mail.sender,
    stores,
    sites,
    clock,
    logger,
    metrics: metrics.registry,
  })
  if (outbox) closers.add(outbox.stop)
  return {
    mail,
    /** Mails that wait to be sent; null where none is sent. */
    mails: outbox && stores.mails,
    onMail: () => outbox?.wake(),
    mailBrandOf: (site: Site, car: { location_id: number | null }) =>
      createMailBrand(site, car, clock()),
    newId: randomUUID,
  }
}

type Post = Awaited<ReturnType<typeof openPost>>

async function openSales(
  opening: Opening,
  { mail, mails, onMail, mailBrandOf, newId }: Post,
  geocoder: Geocoder,
) {
  const { clock, closers, env, logger, metrics, ownSites, sites, stores } = opening
  const { sender: email } = mail
  const { enquiries, close } = await inData(() =>
    openLeads(env, { sites, ownSites, stores, email, clock, logger, metrics: metrics.registry }),
  )
  closers.add(close)
  const receipts = mails && { newId, mailBrandOf, onMail }
  const shared = { env, stores, enquiries, receipts, geocoder, ownSites, clock, logger, metrics }
  const reservations = openReservations(shared)
  closers.add(reservations.close)
  const onlinePayments = openOnlinePayments({
    store: stores.onlinePayments,
    reservations: reservations.ports,
    ownSites,
    metrics,
  })
  closers.add(onlinePayments.close)
  return { enquiries, reservations, onlinePayments: onlinePayments.ports }
}

/** Confirms appointments by mail; nothing where none is sent. */
function confirmByMail({ clock, stores }: Opening, { mails, ...post }: Post) {
  if (!mails) return {}
  const { mailBrandOf, onMail, newId } = post
  const { linkKey } = stores.suppressions
  return {
    confirmAppointment: createAppointmentConfirmation({
      mails,
      mailBrandOf,
      linkKey,
      newId,
      clock,
      onMail,
    }),
  }
}

function mailDigests({ clock, closers, logger, ownSites, stores }: Opening, post: Post): void {
  const { mails, mailBrandOf, newId, onMail } = post
  if (!mails) return
  closers.add(
    startDigests({
      store: stores.digests,
      brandOf: (site) => mailBrandOf(site, { location_id: null }),
      newId,
      sites: ownSites,
      onMail,
      clock,
      logger,
    }),
  )
}

/** Opens taking of leads, reservations and payments, their delivery and their mails. */
export async function openSelling(
  opening: Opening,
  stock: OpenedStock,
  geocoder: Geocoder,
): Promise<OpenedSelling> {
  const { clock, closers, env, logger, overrides, ownSites, stores } = opening
  const post = await openPost(opening)
  const { enquiries, reservations, onlinePayments } = await openSales(opening, post, geocoder)
  const { mails, mailBrandOf, onMail } = post
  const savedSearches = openSavedSearches({
    ...stock,
    stores,
    geocoder,
    findOffer: enquiries.findOffer,
    onMail: mails && onMail,
    ownSites,
    clock,
    logger,
  })
  closers.add(savedSearches.close)
  mailDigests(opening, post)
  return {
    mail: post.mail,
    enquiries: { ...enquiries, ...confirmByMail(opening, post) },
    reservations: reservations.ports,
    payments: reservations.payments,
    onlinePayments,
    tradeIns: openTradeIns({ stock: stores.stock, clock, logger }),
    journeys: {
      journeys: stores.journeys,
      mails,
      onMail,
      mailBrandOf,
      linkKey: stores.suppressions.linkKey,
      findTradeIn: (request, site) => findTradeIn({ store: stores.leads, logger }, request, site),
    },
    salesCounters: createSalesCounters<Site>({
      store: stores.leads,
      countStock: async (site) => (await stock.ranges.rangeOf(site)).count,
      clock,
      onFailure: (error) => logger.error('the counter could not be read', { error }),
    }),
    savedSearches,
    suppressions: stores.suppressions,
    signIn: openSignIn(env, { store: stores.signIns, clock, logger, sms: overrides.sms }),
    watchlists: stores.watchlists,
    spins: stores.spins,
    leadFeed: stores.leadFeed,
    events: stores.events,
  }
}
