import { describe, expect, it } from 'vitest'
import { createVehicleQuoteRequest } from '../model/quote/index.ts'
import { createHttpQuote } from './http-quote.ts'

const request = createVehicleQuoteRequest({ year: 2021, vin: 'V', nvic: null }, 30_000)!
const quote = { weeklyRepaymentAmount: 138.2, advertisedRate: 7.5, comparisonRate: 8.19 }

async function ask(response: () => Response) {
  const calls: { url: string; init: RequestInit | undefined }[] = []
  const send = (async (url: string, init?: RequestInit) => {
    calls.push({ url, init })
    return response()
  }) as unknown as typeof fetch
  const answer = createHttpQuote({ fetch: send, provider: 'youx' })(
    request,
    new AbortController().signal,
  )
  return { answer: await answer, calls }
}

describe('createHttpQuote', () => {
  it('posts the request as JSON and reads repayment and rates [API-026] [API-030]', async () => {
    const { answer, calls } = await ask(() => Response.json({ ...quote, more: 1 }))
    expect(calls[0]?.url).toBe('/api/youx/quote')
    expect(calls[0]?.init?.method).toBe('POST')
    expect(JSON.parse(String(calls[0]?.init?.body))).toEqual({
      selfAssessedCreditScore: 'GREAT',
      purchasePrice: 30_000,
      loanTerm: 5,
      year: 2021,
      vin: 'V',
      nvic: null,
      whoIsHelping: '',
    })
    expect(answer).toEqual(quote)
  })

  it('is null where the lender does not lend so', async () => {
    expect((await ask(() => Response.json(null))).answer).toBeNull()
  })

  it.each([
    ['502', () => Response.json({ error: 'x' }, { status: 502 }), 'answered 502'],
    ['no JSON', () => new Response('<html>'), 'JSON'],
    ['no rate', () => Response.json({ ...quote, advertisedRate: null }), 'answered nonsense'],
  ])('rejects on %s', async (_, response, message) => {
    await expect(ask(response)).rejects.toThrow(message)
  })
})
