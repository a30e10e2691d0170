import {
  createHttpPriceComparison,
  createStockPriceComparison,
} from '@forecourt/feature-vdp/adapters'
import type { PriceComparisonPorts } from '@forecourt/feature-vdp/server'
import { isFeatureOn, type Site } from '@forecourt/tenant-config/model'
import { readSecret } from '../process/env.ts'
import type { SiteDeps } from './site-deps.ts'

/** Who compares the prices of a site, and where failures go; null where the panel is off (D-88). */
export function createPriceComparisonPorts(
  { searchClientFor, clock, logger }: Pick<SiteDeps, 'searchClientFor' | 'clock' | 'logger'>,
  site: Site,
): PriceComparisonPorts | null {
  if (!isFeatureOn(site, 'priceComparison')) return null
  const { priceComparison } = site.vehiclePage
  if (priceComparison.type === 'stock') {
    const searchClient = searchClientFor(site, clock())
    return { source: createStockPriceComparison({ searchClient, site }), logger }
  }
  const { url, keyEnv } = priceComparison
  const key = keyEnv === null ? undefined : readSecret(keyEnv)
  return { source: createHttpPriceComparison({ url, key, fetch }), logger }
}
