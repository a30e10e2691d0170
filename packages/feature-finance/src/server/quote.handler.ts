import type { FinanceProvider, Site } from '@forecourt/tenant-config/model'
import { QUOTE_INVALID } from '../model/error-message.ts'
import { formatQuoteFailure, type LenderClient } from '../model/quote/index.ts'
import { answerCall, type FinanceCallPorts, refuseCall, takeFinanceCall } from './finance-call.ts'
import { readQuoteRequest } from './read-quote-request.ts'

/** Quotes for one address in ten minutes; a person who drags a slider asks for some dozens. */
export const quoteLimit = { events: 120, durationSeconds: 600 } as const

/** Wait for a quote, in milliseconds. */
export const QUOTE_TIMEOUT_MS = 8000

/** Needs of the calls of a lender. */
export interface LenderCallPorts extends FinanceCallPorts {
  /** The lender of a site's provider. */
  lenderFor: (site: Site, provider: FinanceProvider) => LenderClient
  logger: { warn(message: string, fields?: object): void }
}

/** Reason of a failure for the log; nothing of the person is in it. */
export const reasonOf = (error: unknown) => (error instanceof Error ? error.message : 'unknown')

/**
 * Handler of `POST /api/{provider}/quote`: the weekly repayment with both rates, or `null` where the lender
 * does not lend so. Else the error envelope: that of `takeFinanceCall`, 422 with the fields that cannot be
 * understood, 502 where the lender is down, slow, refuses or answers nonsense.
 * Source: `API-026` to `API-030`, `D-54`
 */
export function createQuoteHandler(
  ports: LenderCallPorts & {
    /** Default `QUOTE_TIMEOUT_MS`. */
    timeoutMs?: number
  },
): (request: Request, site: Site) => Promise<Response> {
  const { lenderFor, logger, timeoutMs = QUOTE_TIMEOUT_MS } = ports
  return async (request, site) => {
    const call = await takeFinanceCall(ports, request, site)
    if (call instanceof Response) return call
    const read = readQuoteRequest(call.fields)
    if (!read.ok) return refuseCall(422, 'invalid', QUOTE_INVALID, { fields: read.problems })
    const { provider } = call
    try {
      const signal = AbortSignal.timeout(timeoutMs)
      return answerCall(await lenderFor(site, provider).quote(read.request, { signal }))
    } catch (error) {
      const message = formatQuoteFailure(provider.name)
      logger.warn(message, { site: site.id, reason: reasonOf(error) })
      return refuseCall(502, 'lender_failed', message)
    }
  }
}
