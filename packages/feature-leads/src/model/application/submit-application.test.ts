import { describe, expect, it } from 'vitest'
import type { LeadAnswer } from '../submit-lead.ts'
import { type ApplicationAnswer, submitApplication } from './submit-application.ts'

const redirectUrl = 'https://apply.lender.example/start'
const through = async (): Promise<ApplicationAnswer> => ({ redirectUrl })
const taken = async (): Promise<LeadAnswer> => ({ lead_id: 'lead-1' })
const down = () => Promise.reject(new Error('down'))

describe('submitApplication', () => {
  it('begins both before either is answered [FIN-089]', async () => {
    const begun: string[] = []
    let answer: (lead: LeadAnswer) => void = () => undefined
    const outcome = submitApplication({
      sendLead: () => {
        begun.push('lead')
        return new Promise((resolve) => (answer = resolve))
      },
      apply: async () => {
        begun.push('customer')
        return { redirectUrl }
      },
    })
    expect(begun).toEqual(['lead', 'customer'])
    answer({ lead_id: 'lead-1' })
    expect(await outcome).toEqual({
      leadId: 'lead-1',
      redirectUrl,
      refusal: null,
      fields: {},
      isUnverified: false,
    })
  })

  it.each([
    ['the customer was created', through],
    ['the customer failed too', async () => ({ error: 'Failed to create customer with YouX' })],
  ])('tells of the lead that failed where %s [FIN-091]', async (_what, apply) => {
    const refused = await submitApplication({
      sendLead: async () => ({ error: 'Too many' }),
      apply,
    })
    expect(refused).toMatchObject({
      leadId: null,
      redirectUrl: null,
      refusal: { error: 'Lead submission failed', reason: 'Too many', hasLead: false },
    })
    const lost = await submitApplication({ sendLead: down, apply })
    expect(lost.refusal).toMatchObject({ error: 'Lead submission failed', reason: null })
  })

  it('tells of the customer that failed, and that the dealer has the lead [FIN-092]', async () => {
    const error = 'Failed to create customer with YouX'
    const apply = async () => ({ error })
    expect(await submitApplication({ sendLead: taken, apply })).toMatchObject({
      leadId: 'lead-1',
      redirectUrl: null,
      refusal: { error, reason: null, hasLead: true },
    })
  })

  it('has words for what nobody foresaw [FIN-094]', async () => {
    for (const apply of [down, async () => ({})])
      expect((await submitApplication({ sendLead: taken, apply })).refusal?.error).toBe(
        'An unknown error occurred while advancing step.',
      )
  })

  it('has the mistakes of both, the lead first, and a phone that has to be proved again', async () => {
    const outcome = await submitApplication({
      sendLead: async () => ({ error: 'x', fields: { postcode: 'lead' } }),
      apply: async () => ({
        error: 'y',
        isUnverified: true,
        fields: { postcode: 'customer', purchasePrice: 'customer' },
      }),
    })
    expect(outcome.fields).toEqual({ postcode: 'lead', purchasePrice: 'customer' })
    expect(outcome.isUnverified).toBe(true)
  })
})
