import { createQuoteClaim } from '@forecourt/feature-finance/model/quote'
import { PERSONALISED_FINANCE_PATH } from '@forecourt/feature-finance/model/stock'
import { type LoadQuotePorts, loadQuote } from '@forecourt/feature-finance/server'
import { createLender } from '@forecourt/site-server'
import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { type FinanceData, loadFinance } from '../../../layout/load-finance.ts'
import { passGate } from '../../../layout/pass-gate.ts'
import { isRouteOpen } from '../../../layout/site-routes.ts'

export type Data = Awaited<ReturnType<typeof data>>

/** The lender's repayment for the car and the person; null without rates that count, or when it fails. */
async function claimOf({ site, deps }: PageContextServer, { quote, request }: FinanceData) {
  if (!quote) return null
  const { logger } = deps
  const lenderFor: LoadQuotePorts['lenderFor'] = (of, lender) =>
    createLender(of, lender, deps.clock())
  const answer = await loadQuote({ lenderFor, logger }, site, request)
  return answer && createQuoteClaim(answer, request.purchasePrice, quote.days)
}

export async function data(pageContext: PageContextServer) {
  const { site } = pageContext
  if (!isRouteOpen(site, 'personalisedFinance')) throw render(404)
  const contact = await passGate(pageContext, 'finance')
  const finance = await loadFinance(pageContext, {
    path: PERSONALISED_FINANCE_PATH,
    kind: 'finance',
    contact,
  })
  const { car, quote } = finance
  return {
    ...finance,
    claim: car && (await claimOf(pageContext, finance)),
    // The quote stands beside the car.
    quote: car ? null : quote,
    head: {
      title: `Your finance | ${site.name}`,
      description: `Finance for you at ${site.name}.`,
      canonicalPath: PERSONALISED_FINANCE_PATH,
      noindex: true,
    },
  }
}
