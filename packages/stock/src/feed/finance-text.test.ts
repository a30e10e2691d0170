import { describe, expect, it } from 'vitest'
import { parseFinanceLendersText, parseQuoteText } from './finance-text.ts'
import { nothing, parsed } from './parsed.ts'

const reasonOf = (result: { ok: boolean; reason?: string }) => (result.ok ? null : result.reason)

describe('parseFinanceLendersText', () => {
  it('reads figures by provider as they are written [DATA-019]', () => {
    const figures = { paymentWeek: '138.46', interestRate: 7.5, disclaimer: null }
    const text = JSON.stringify({ youx: figures, other: { paymentMonth: 600 } })
    expect(parseFinanceLendersText(text)).toEqual(
      parsed({ youx: figures, other: { paymentMonth: 600 } }),
    )
  })

  it('knows a provider by its key, however a feed writes its name [DATA-019]', () => {
    const text = JSON.stringify({ YouX: { paymentWeek: 98 }, 'Second Gear': { paymentWeek: 99 } })
    expect(parseFinanceLendersText(text)).toEqual(
      parsed({ youx: { paymentWeek: 98 }, 'second-gear': { paymentWeek: 99 } }),
    )
  })

  it.each(['', '-', 'N/A', '0', '{}'])('takes %j as nothing', (text) => {
    expect(parseFinanceLendersText(text)).toEqual(nothing)
  })

  it.each([
    ['{"youx"', 'is not an object of lenders'],
    ['[{"paymentWeek": 1}]', 'is not an object of lenders'],
    ['{"youx": 138}', 'youx is not an object of figures'],
    ['{"youx": {"paymentWeek": true}}', 'paymentWeek of youx is neither a number nor a text'],
    ['{"youx": {"term60": {"week": 1}}}', 'term60 of youx is neither a number nor a text'],
    [
      JSON.stringify({ youx: { disclaimer: 'x'.repeat(4001) } }),
      'disclaimer of youx is neither a number nor a text',
    ],
  ])('refuses %s', (text, reason) => {
    expect(reasonOf(parseFinanceLendersText(text))).toBe(reason)
  })

  it('takes ten lenders and a disclaimer of 4000 characters, and no more', () => {
    const lenders = (count: number) =>
      JSON.stringify(
        Object.fromEntries(
          Array.from({ length: count }, (_, at) => [
            `lender-${at}`,
            { disclaimer: 'x'.repeat(4000) },
          ]),
        ),
      )
    expect(parseFinanceLendersText(lenders(10)).ok).toBe(true)
    expect(reasonOf(parseFinanceLendersText(lenders(11)))).toBe('holds more than 10 lenders')
  })
})

describe('parseQuoteText', () => {
  it('reads weeklyRepaymentAmount, advertisedRate and comparisonRate, also as text [DATA-018]', () => {
    const text = '{"weeklyRepaymentAmount": "98.2", "advertisedRate": 0, "comparisonRate": 8.19}'
    expect(parseQuoteText(text)).toEqual(
      parsed({ weeklyRepaymentAmount: 98.2, advertisedRate: 0, comparisonRate: 8.19 }),
    )
  })

  it.each(['', 'null', '-'])('takes %j as nothing', (text) => {
    expect(parseQuoteText(text)).toEqual(nothing)
  })

  it.each([
    ['98', 'is not an object'],
    [
      '{"weeklyRepaymentAmount": 0, "advertisedRate": 1, "comparisonRate": 1}',
      'weeklyRepaymentAmount is not above 0',
    ],
    ['{"weeklyRepaymentAmount": 1, "comparisonRate": 1}', 'advertisedRate is not a rate'],
    [
      '{"weeklyRepaymentAmount": 1, "advertisedRate": 1, "comparisonRate": -1}',
      'comparisonRate is not a rate',
    ],
  ])('refuses %s', (text, reason) => {
    expect(reasonOf(parseQuoteText(text))).toBe(reason)
  })
})
