import {
  DEMONSTRATION_PATH,
  readDemonstrationApplication,
} from '@forecourt/feature-finance/model/application'
import {
  APPLY_FOR_FINANCE_PATH,
  findApplicationProvider,
  hasDemonstrationLender,
} from '@forecourt/feature-finance/model/stock'
import { formatStockPath } from '@forecourt/feature-search/model'
import { formatCarPath } from '@forecourt/stock/model'
import { isFeatureOn } from '@forecourt/tenant-config/model'
import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { findFinanceCar } from '../../../layout/load-finance.ts'
import { requestAddress } from '../../../layout/page-request.ts'

export type Data = Awaited<ReturnType<typeof data>>

/** The page an application to the demonstration lender ends at; there only with that lender. */
export async function data(pageContext: PageContextServer) {
  const { site } = pageContext
  const lender = findApplicationProvider(site)
  if (!lender || !hasDemonstrationLender(site) || !isFeatureOn(site, 'finance')) throw render(404)
  const query = requestAddress(pageContext).searchParams
  const application = readDemonstrationApplication(query)
  const car = await findFinanceCar(pageContext, query)
  const dealership = site.dealerships.find(({ slug }) => slug === application.dealershipSlug)
  return {
    lender: {
      lenderName: lender.name,
      application,
      car: car && { name: car.name, href: formatCarPath(car) },
      dealerName: dealership?.name ?? site.name,
      stockHref: formatStockPath(site),
      applyHref: APPLY_FOR_FINANCE_PATH,
    },
    head: {
      title: `Demonstration lender | ${site.name}`,
      description: 'A demonstration of an application that continues at a lender.',
      canonicalPath: DEMONSTRATION_PATH,
      noindex: true,
    },
    cache: 'private' as const,
  }
}
