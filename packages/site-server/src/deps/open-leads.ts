import { randomUUID } from 'node:crypto'
import { createDeliveryTarget } from '@forecourt/feature-leads/adapters'
import type { EmailSender } from '@forecourt/feature-leads/model'
import {
  contactLimit,
  createMemoryRateLimit,
  createTargetLookup,
  type EnquiryPorts,
  openLeadSpool,
  readFreeDiskBytes,
  resolveLeadSpoolFolder,
  startLeadExpiry,
  startOutboxWorker,
  startSpoolDrain,
} from '@forecourt/feature-leads/server'
import { createVehicleLeadOffer } from '@forecourt/feature-vdp/model'
import type { StockStore } from '@forecourt/stock/model'
import type { Site } from '@forecourt/tenant-config/model'
import type { TenantStore } from '@forecourt/tenant-config/server'
import type { MetricsRegistry } from '../metrics/registry.ts'
import { measureLeads } from '../metrics/work-metrics.ts'
import { type Env, readSecret } from '../process/env.ts'
import type { Logger } from '../process/logger.ts'
import { createMailBrand } from './mail-brand.ts'
import type { SiteStores } from './site-stores.ts'

/** Ports that leads are taken and delivered with. */
export interface LeadPorts {
  sites: TenantStore
  /** Sites whose old leads this process removes. */
  ownSites: () => readonly Site[]
  stores: SiteStores
  /** Null sends no mail. */
  email: EmailSender | null
  clock: () => Date
  logger: Logger
  metrics: MetricsRegistry
}

/** Leads under way: what taking one needs, and how to end the work on those that were taken. */
export interface OpenedLeads {
  enquiries: Omit<EnquiryPorts, 'clientAddress'>
  close(): Promise<void>
}

/** The car of a lead as its page offers it. */
const offerFinder =
  (stock: StockStore): EnquiryPorts['findOffer'] =>
  async (site, carId) => {
    const [car] = await stock.loadCarsByIds(site.id, [carId])
    return car ? createVehicleLeadOffer(car, site) : null
  }

/** Opens the spool of leads and starts their delivery. */
export async function openLeads(env: Env, ports: LeadPorts): Promise<OpenedLeads> {
  const { sites, ownSites, stores, email, clock, logger, metrics } = ports
  const spool = await openLeadSpool(resolveLeadSpoolFolder(env.FORECOURT_DATA), logger)
  const targetOf = createTargetLookup({
    siteOf: (siteId) => sites.siteById(siteId) ?? undefined,
    create: (config, site) =>
      createDeliveryTarget(config, site, {
        fetch,
        clock,
        secretOf: readSecret,
        email,
        mailBrandOf: (ofSite, car) => createMailBrand(ofSite, car, clock()),
      }),
    suppressions: stores.suppressions,
  })
  const { deliveries: queue, leads: store, signIns, journeys, mails } = stores
  const worker = startOutboxWorker({ queue, targetOf, clock, random: Math.random, logger })
  measureLeads(metrics, { queue, spool, worker, clock })
  const stopExpiry = startLeadExpiry({
    store,
    signIns,
    payments: [stores.reservations, stores.onlinePayments],
    spins: stores.spins,
    journeys,
    mails,
    sites: ownSites,
    clock,
    logger,
  })
  const stopDrain = startSpoolDrain({ spool, store, logger, onMoved: worker.wake })
  return {
    enquiries: {
      store,
      spool,
      logger,
      clock,
      newKey: randomUUID,
      rateLimit: createMemoryRateLimit(),
      contactLimit: createMemoryRateLimit(contactLimit),
      freeDisk: () => readFreeDiskBytes(env.FORECOURT_DATA),
      isStoreElsewhere: env.DATABASE_URL !== undefined,
      findOffer: offerFinder(stores.stock),
      onAccepted: worker.wake,
    },
    async close() {
      await stopDrain()
      await stopExpiry()
      await worker.stop()
    },
  }
}
