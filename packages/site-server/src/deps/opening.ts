import { createTenantStore, type TenantStore } from '@forecourt/tenant-config/server'
import { openMetricsPort } from '../metrics/metrics-port.ts'
import { createServerMetrics, type ServerMetrics } from '../metrics/server-metrics.ts'
import { prepareDataFolder } from '../process/data-folder.ts'
import type { Env } from '../process/env.ts'
import { startStep } from '../process/failed-start.ts'
import { createLogger, type ServerLogger } from '../process/logger.ts'
import { createPayableSite, describeMissingProcessors } from '../site/payable-site.ts'
import { createPayableStock } from '../site/payable-stock.ts'
import { createReachableSite } from '../site/reachable-site.ts'
import { requireSites, siteChecks } from '../site/require-sites.ts'
import { serveTenants } from '../site/served-tenants.ts'
import { openWorkerLink, type WorkerLink } from '../workers/worker-link.ts'
import type { Closers } from './closers.ts'
import { hasProcessor } from './open-payments.ts'
import { listOwnSites, type OwnSites } from './own-sites.ts'
import type { SiteOverrides } from './site-deps.ts'
import type { SiteStores } from './site-stores.ts'

/** Parts of a server that all others are opened with. */
export interface Opening {
  env: Env
  overrides: SiteOverrides
  closers: Closers
  workers: WorkerLink | null
  clock: () => Date
  logger: ServerLogger
  metrics: ServerMetrics
  sites: TenantStore
  ownSites: OwnSites
  stores: SiteStores
}

/** Writes in the data folder; what the file system refuses is reported with the setting. */
export const inData = <T>(run: () => Promise<T>) => startStep('FORECOURT_DATA', run)

async function openSites(env: Env, { sites, isReachable }: SiteOverrides, logger: ServerLogger) {
  const { FORECOURT_TENANTS: directory } = env
  const tenants =
    sites ??
    (await startStep('FORECOURT_TENANTS', () =>
      createTenantStore({ directory, logger, checks: siteChecks }),
    ))
  const payableSite = createPayableSite(
    (key) => hasProcessor(env, key),
    ({ id }, missing) => logger.warn(describeMissingProcessors(missing), { site: id }),
  )
  const payable = serveTenants(tenants, payableSite)
  return isReachable ? serveTenants(payable, createReachableSite(isReachable)) : payable
}

async function openStores(env: Env, logger: ServerLogger): Promise<SiteStores> {
  const { openPostgresStores } = await import('./postgres-stores.ts')
  return inData(() => openPostgresStores(env, logger))
}

async function openMetrics(env: Env, closers: Closers): Promise<ServerMetrics> {
  const metrics = createServerMetrics()
  closers.add(metrics.close)
  const { FORECOURT_METRICS_PORT: port, FORECOURT_METRICS_HOST: host } = env
  if (port === undefined) return metrics
  const metricsPort = await openMetricsPort(metrics.registry, { port, host })
  closers.add(metricsPort.close)
  return metrics
}

/**
 * Opens tenant files, metrics and stores.
 * @throws StartError or DatabaseError with the cause and the way out
 */
export async function beginOpening(
  env: Env,
  overrides: SiteOverrides,
  closers: Closers,
): Promise<Opening> {
  const workers = openWorkerLink()
  const { clock = () => new Date() } = overrides
  const { logger = createLogger(undefined, undefined, workers?.worker) } = overrides
  const sites = await openSites(env, overrides, logger)
  if (!overrides.sites) closers.add(sites.close)
  requireSites(sites, env.FORECOURT_TENANTS)
  const metrics = await openMetrics(env, closers)
  await inData(() => prepareDataFolder(env.FORECOURT_DATA))
  const opened = overrides.stores ?? (await openStores(env, logger))
  closers.add(opened.close)
  const isThere = (key: string) => hasProcessor(env, key)
  const stock = createPayableStock(opened.stock, isThere, sites.siteById)
  const stores = { ...opened, stock }
  const ownSites = listOwnSites(sites, workers)
  return { env, overrides, closers, workers, clock, logger, metrics, sites, ownSites, stores }
}
