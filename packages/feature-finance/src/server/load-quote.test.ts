import { aSite } from '@forecourt/tenant-config/testing'
import { describe, expect, it, vi } from 'vitest'
import type { LenderClient, QuoteRequest } from '../model/quote/index.ts'
import { type LoadQuotePorts, loadQuote } from './load-quote.ts'

const site = aSite({
  finance: { provider: 'bank', providers: [{ key: 'bank', name: 'Bank', eligibility: 'weekly' }] },
})
const request: QuoteRequest = {
  selfAssessedCreditScore: 'GREAT',
  purchasePrice: 30_000,
  loanTerm: 5,
  year: 2024,
  vin: null,
  nvic: null,
  whoIsHelping: '',
}
const answer = { weeklyRepaymentAmount: 138.46, advertisedRate: 7.5, comparisonRate: 8.19 }

function setUp(quote: LenderClient['quote']) {
  const logger = { warn: vi.fn<(message: string) => void>() }
  const lenderFor = vi.fn<LoadQuotePorts['lenderFor']>(() => ({ quote }))
  return { ports: { lenderFor, logger, timeoutMs: 20 }, logger, lenderFor }
}

describe('loadQuote', () => {
  it("is the quote of the site's lender", async () => {
    const quote = vi.fn<LenderClient['quote']>(async () => answer)
    const { ports, lenderFor } = setUp(quote)
    expect(await loadQuote(ports, site, request)).toEqual(answer)
    expect(lenderFor).toHaveBeenLastCalledWith(site, site.finance.providers[0])
    expect(quote).toHaveBeenLastCalledWith(request, { signal: expect.any(AbortSignal) })
  })

  it.each([
    ['down', async () => Promise.reject(new Error('refused'))],
    [
      'slow',
      async (_: QuoteRequest, { signal }: { signal: AbortSignal }) =>
        new Promise<never>((_resolve, reject) =>
          signal.addEventListener('abort', () => reject(signal.reason as Error)),
        ),
    ],
  ] as const)('is none of a lender that is %s, and is logged [FIN-050]', async (_how, quote) => {
    const { ports, logger } = setUp(quote)
    expect(await loadQuote(ports, site, request)).toBeNull()
    expect(logger.warn.mock.calls.map(([message]) => message)).toEqual([
      'Failed to get Bank quick quote',
    ])
  })

  it('is not asked for outside the range of quotes [D-54]', async () => {
    const quote = vi.fn<LenderClient['quote']>(async () => answer)
    const { ports } = setUp(quote)
    for (const purchasePrice of [9999, 200_001])
      expect(await loadQuote(ports, site, { ...request, purchasePrice })).toBeNull()
    expect(quote).not.toHaveBeenCalled()
  })
})
