import { checkFilters, checkStockConditions } from '@forecourt/feature-search/model'
import type { SiteCheck } from '@forecourt/tenant-config/model'
import type { TenantStore } from '@forecourt/tenant-config/server'
import { StartError } from '../process/failed-start.ts'

/** Words the features say about a tenant file, in the server and in `tenant lint` alike. */
export const siteChecks: readonly SiteCheck[] = [checkFilters, checkStockConditions]

/**
 * Refuses a start that would serve nobody. One broken file among others is no such case: it is logged,
 * and the others are served.
 * @throws StartError naming the folder and the first problem
 */
export function requireSites(tenants: TenantStore, folder: string): void {
  if (tenants.sites().length > 0) return
  const [first] = tenants.refusals()
  if (!first)
    throw new StartError(
      `There is no tenant file in ${folder}; put one there (docs/tenants.md), or choose another folder with FORECOURT_TENANTS.`,
    )
  const problem = first.problems[0]?.message.replace(/\.$/, '') ?? 'it cannot be used'
  throw new StartError(
    `No tenant file in ${folder} can be used (${first.file}: ${problem}); mend it, "npm run forecourt -- tenant lint" lists every problem.`,
  )
}
