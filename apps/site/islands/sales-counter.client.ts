import { calculateMonthSales, SALES_COUNTER_API_PATH } from '@forecourt/feature-leads/model'
import { hydrateIsland } from '@forecourt/islands/hydrate'
import { salesCounterIsland } from './sales-counter.tsx'

const estimate = () => calculateMonthSales(new Date())

async function ask(): Promise<number> {
  const response = await fetch(SALES_COUNTER_API_PATH)
  if (!response.ok) throw new Error(`the counter answered ${response.status}`)
  return ((await response.json()) as { value: number }).value
}

export const hydrate = hydrateIsland(salesCounterIsland, ({ source }) => ({
  count: source === 'formula' ? estimate : ask,
}))
