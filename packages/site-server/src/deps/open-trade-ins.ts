import { createDemonstrationTradeIn, createHttpTradeIn } from '@forecourt/feature-leads/adapters'
import type { TradeInProvider } from '@forecourt/feature-leads/model'
import type { TradeInPorts } from '@forecourt/feature-leads/server'
import { readWallClock } from '@forecourt/feature-locations/model'
import type { StockStore } from '@forecourt/stock/model'
import type { Site } from '@forecourt/tenant-config/model'
import { readSecret } from '../process/env.ts'

/** Whoever values cars for a site, as its tenant file chose; null for nobody. Source: `D-69` */
function createTradeInProvider(site: Site, now: Date): TradeInProvider | null {
  const { provider } = site.tradeIn
  if (provider === null) return null
  if (provider.type === 'http') {
    const { url, keyEnv } = provider
    return createHttpTradeIn({ url, key: keyEnv === null ? undefined : readSecret(keyEnv), fetch })
  }
  return createDemonstrationTradeIn({
    currentYear: Number(readWallClock(now, site.timeZone).date.slice(0, 4)),
  })
}

/** Who values cars, and which car one is traded in for. */
export type OpenedTradeIns = Pick<TradeInPorts, 'providerFor' | 'findCar' | 'clock' | 'logger'>

/** Opens what trade-ins need. */
export const openTradeIns = ({
  stock,
  clock,
  logger,
}: {
  stock: Pick<StockStore, 'loadCarsByIds'>
} & Pick<TradeInPorts, 'clock' | 'logger'>): OpenedTradeIns => ({
  providerFor: (site) => createTradeInProvider(site, clock()),
  findCar: async (siteId, carId) => (await stock.loadCarsByIds(siteId, [carId]))[0] ?? null,
  clock,
  logger,
})
