import { createAlternateSite, findProvider } from '@forecourt/feature-finance/model/stock'
import { isFeatureOn } from '@forecourt/tenant-config/model'
import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { loadFinance } from '../../layout/load-finance.ts'
import { requestAddress } from '../../layout/page-request.ts'
import { passGate } from '../../layout/pass-gate.ts'

export type Data = Awaited<ReturnType<typeof data>>

export async function data(pageContext: PageContextServer) {
  if (!isFeatureOn(pageContext.site, 'finance')) throw render(404)
  const contact = await passGate(pageContext, 'alternate-finance')
  const site = createAlternateSite(pageContext.site)
  const { pathname: path } = requestAddress(pageContext)
  const finance = await loadFinance(pageContext, { path, kind: 'finance', site, contact })
  const title = `Finance with ${findProvider(site)?.name ?? site.name}`
  return {
    ...finance,
    title,
    head: {
      title: `${title} | ${site.name}`,
      description: `Ask ${site.name} for finance whatever your credit history.`,
      canonicalPath: path,
      noindex: true,
    },
  }
}
