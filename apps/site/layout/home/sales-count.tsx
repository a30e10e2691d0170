import { formatSalesCounterLabel } from '@forecourt/feature-leads/model'
import { pickStockNoun } from '@forecourt/feature-search/model'
import { Island } from '@forecourt/islands/server'
import type { Site } from '@forecourt/tenant-config/model'
import { salesCounterIsland } from '../../islands/sales-counter.tsx'
import { section } from './home-section.tsx'

/** The counter of the dealer; nothing where it is off or its number cannot be had (D-107). */
export function SalesCount({ site, value }: { site: Site; value: number | null }) {
  if (value === null) return null
  const { source } = site.salesCounter
  const label = formatSalesCounterLabel(source, pickStockNoun(site).many)
  return (
    <div className={section}>
      <Island island={salesCounterIsland} props={{ source, label, value }} starts="view" />
    </div>
  )
}
