import { describe, expect, it } from 'vitest'
import { listTradeInFaqs } from './trade-in-faq.ts'

const platform = { tradeIn: { faqs: null } }

describe('listTradeInFaqs', () => {
  it('tells nobody of an online estimate where a person calls with the price [LEAD-004]', () => {
    const byHand = listTradeInFaqs(platform, { isValuedOnline: false })
    expect(byHand.length).toBeGreaterThan(0)
    expect(JSON.stringify(byHand)).not.toMatch(/estimate|online/i)
    expect(listTradeInFaqs(platform).map(({ question }) => question)).toContain(
      'Which cars get an estimate online?',
    )
  })

  it('asks about a vehicle where other things than cars are sold [LEAD-004] [SITE-004]', () => {
    const faqs = JSON.stringify(listTradeInFaqs(platform, { noun: 'vehicle' }))
    expect(faqs).toContain('Which vehicles get an estimate online?')
    expect(faqs).not.toMatch(/\bcars?\b/i)
  })

  it("gives a dealer's own as they are", () => {
    const faqs = [{ question: 'Is the estimate free?', answer: 'Yes.' }]
    expect(listTradeInFaqs({ tradeIn: { faqs } }, { isValuedOnline: false })).toEqual(faqs)
  })
})
