import { describe, expect, it } from 'vitest'
import { someLenderFigures } from '../../testing/index.ts'
import { findDisclaimer, foldDisclaimer, formatBrandFees } from './index.ts'

describe('foldDisclaimer', () => {
  it('keeps 197 characters in sight and the rest behind a control [FIN-080]', () => {
    const text = 'ab '.repeat(66)
    const { start, rest } = foldDisclaimer(text)
    expect([text.length, start.length, rest.length]).toEqual([198, 197, 1])
    expect(start + rest).toBe(text)
  })

  it('has no rest at 197 characters or fewer [FIN-081]', () => {
    expect(foldDisclaimer('a'.repeat(197))).toEqual({ start: 'a'.repeat(197), rest: '' })
    expect(foldDisclaimer('Short.')).toEqual({ start: 'Short.', rest: '' })
  })
})

describe('findDisclaimer', () => {
  it('takes the text of the lender, then the default, then none [FIN-082]', () => {
    const lender = someLenderFigures({ disclaimer: 'Of the lender.' })
    expect(findDisclaimer(lender, 'Of the site.')).toBe('Of the lender.')
    expect(findDisclaimer(someLenderFigures(), 'Of the site.')).toBe('Of the site.')
    expect(findDisclaimer(null, 'Of the site.')).toBe('Of the site.')
    expect(findDisclaimer(null, null)).toBeNull()
  })
})

describe('formatBrandFees', () => {
  it('lists the four fees of the brand [FIN-087]', () => {
    expect(
      formatBrandFees({
        establishmentDollars: 395,
        securityRegistrationDollars: 6,
        monthlyAdminDollars: 8,
        dealerAgencyDollars: 912.25,
      }),
    ).toBe(
      'Fees: establishment $395, security registration $6, monthly account admin $8, dealer agency $912.25.',
    )
  })
})
