import {
  createDemonstrationLender,
  createHttpLender,
  createPublishedLender,
} from '@forecourt/feature-finance/adapters'
import type { LenderClient } from '@forecourt/feature-finance/model/quote'
import { findRateDays } from '@forecourt/feature-finance/model/stock'
import { readWallClock } from '@forecourt/feature-locations/model'
import type { FinanceProvider, Site } from '@forecourt/tenant-config/model'
import { readSecret } from '../process/env.ts'

/** The lender of a provider, as its tenant file chose it. Source: `D-54` */
export function createLender(site: Site, lender: FinanceProvider, now: Date): LenderClient {
  const { service } = lender
  if (service.type === 'http') {
    const { url, keyEnv } = service
    return createHttpLender({ url, key: keyEnv === null ? undefined : readSecret(keyEnv), fetch })
  }
  const today = readWallClock(now, site.timeZone).date
  const own = { ...site, finance: { ...site.finance, provider: lender.key } }
  const options = {
    // Past the last day of its rates a lender has published none (PLUS-041).
    lender: findRateDays(own, today) ? lender : { rates: [], comparison: null },
    feesDollars: site.finance.calculator.establishmentFeeDollars,
    currentYear: Number(today.slice(0, 4)),
  }
  return service.type === 'demonstration'
    ? createDemonstrationLender(options)
    : createPublishedLender(options)
}
