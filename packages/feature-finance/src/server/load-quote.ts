import type { Site } from '@forecourt/tenant-config/model'
import {
  formatQuoteFailure,
  isQuotePrice,
  type Quote,
  type QuoteRequest,
} from '../model/quote/index.ts'
import { type LenderCallPorts, QUOTE_TIMEOUT_MS, reasonOf } from './quote.handler.ts'

/** Needs of a quote that a page shows. */
export type LoadQuotePorts = Pick<LenderCallPorts, 'lenderFor' | 'logger'> & {
  /** Default `QUOTE_TIMEOUT_MS`. */
  timeoutMs?: number
}

/**
 * Quote of the site's lender for a page that the server renders.
 * @returns null where the lender does not lend so, for a price outside the range of quotes, and where it
 *   fails, which is logged as every failed quote is
 * Source: `D-54`, `D-56`, `FIN-050`
 */
export async function loadQuote(
  { lenderFor, logger, timeoutMs = QUOTE_TIMEOUT_MS }: LoadQuotePorts,
  site: Site,
  request: QuoteRequest,
): Promise<Quote | null> {
  const provider = site.finance.providers.find(({ key }) => key === site.finance.provider)
  if (!provider || !isQuotePrice(request.purchasePrice)) return null
  try {
    const signal = AbortSignal.timeout(timeoutMs)
    return await lenderFor(site, provider).quote(request, { signal })
  } catch (error) {
    const fields = { site: site.id, reason: reasonOf(error) }
    logger.warn(formatQuoteFailure(provider.name), fields)
    return null
  }
}
