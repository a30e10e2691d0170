import {
  createAlternateSite,
  FINANCE_PATH,
  findProvider,
  pickFinanceCars,
} from '@forecourt/feature-finance/model/stock'
import { loadLimitedLists } from '@forecourt/feature-search/server'
import { findBasePath } from '@forecourt/stock/model'
import { isFeatureOn, type Site } from '@forecourt/tenant-config/model'
import { redirect, render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { loadFinance } from '../../layout/load-finance.ts'
import { requestAddress, searchPorts } from '../../layout/page-request.ts'
import { passGate } from '../../layout/pass-gate.ts'

export type Data = Awaited<ReturnType<typeof data>>

/** Most cars of one list, of which those with photos are shown. */
const candidates = 24

async function featuredCars(pageContext: PageContextServer) {
  const searchFilters = [
    { attribute: 'car_type', values: ['used'] },
    { attribute: 'status', values: ['in_stock'] },
  ]
  const [cars = []] = await loadLimitedLists(searchPorts(pageContext), pageContext.site, [
    { searchFilters, limit: candidates },
  ])
  return pickFinanceCars(cars)
}

/** The way to the page of the alternate credit provider; null without one. */
function alternateOf(site: Site) {
  const href = site.finance.alternateProviderPage
  const provider = findProvider(createAlternateSite(site))
  return href !== null && provider ? { href, label: `Finance with ${provider.name}` } : null
}

export async function data(pageContext: PageContextServer) {
  const { site } = pageContext
  if (!isFeatureOn(site, 'finance')) throw render(404)
  const { financePage } = site.routing
  // The dealer's own page takes the place of this one (CFG-024, D-56).
  if (financePage !== `${findBasePath(site)}${FINANCE_PATH}`)
    throw redirect(financePage + requestAddress(pageContext).search, 301)
  // Personalised finance is for who is signed in (SITE-080, CFG-074).
  await passGate(pageContext, 'finance')
  const finance = await loadFinance(pageContext, { path: FINANCE_PATH, kind: 'finance' })
  const isGetFinance = !finance.car && site.finance.getFinanceCallToAction
  const title = isGetFinance ? 'Get Finance Now' : site.labels.finance
  return {
    ...finance,
    title,
    isGetFinance,
    alternate: alternateOf(site),
    featured: isGetFinance ? await featuredCars(pageContext) : [],
    head: {
      title: `${title} | ${site.name}`,
      description: `Finance at ${site.name}: ${finance.calculator ? 'apply online, get a personalised rate and calculate repayments' : 'apply online and get a personalised rate'}.`,
      canonicalPath: FINANCE_PATH,
      noindex: finance.car !== null,
    },
  }
}
