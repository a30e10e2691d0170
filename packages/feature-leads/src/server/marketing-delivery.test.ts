import { aSite } from '@forecourt/tenant-config/testing'
import { describe, expect, it, vi } from 'vitest'
import type { DeliveryOutcome } from '../model/delivery.ts'
import type { OutgoingLead } from '../model/delivery-target.ts'
import { readUnsubscribeToken } from '../model/unsubscribe-token.ts'
import { aLead, createInMemorySuppressionStore } from '../testing/index.ts'
import { createTargetLookup } from './delivery-targets.ts'

const delivered: DeliveryOutcome = { isDelivered: true, statusCode: 200, error: null }
const target = (id: string, purpose: 'leads' | 'marketing') =>
  ({ id, purpose, type: 'webhook', url: `https://${id}.example`, secretEnv: 'SECRET' }) as const
const site = aSite({
  id: 'harbour',
  url: 'https://harbour.example',
  delivery: { targets: [target('crm', 'leads'), target('news', 'marketing')] },
})
const at = new Date(0)
const email = 'ann.lee@example.com'
const aged = { wording_version: '2026-11', page: '', at: '2026-11-20T00:00:00.000Z' }
const consent = (value: boolean) => ({ value, ...aged })

function setUp() {
  const suppressions = createInMemorySuppressionStore()
  const received: OutgoingLead[] = []
  const targetOf = createTargetLookup({
    siteOf: (id) => (id === site.id ? site : undefined),
    create: () => ({
      deliver: async (outgoing) => {
        received.push(outgoing)
        return delivered
      },
    }),
    suppressions,
  })
  const deliver = async (targetId: string, lead = aLead()) =>
    targetOf('harbour', targetId)?.deliver({ siteId: 'harbour', deliveryId: 'd', attempt: 1, lead })
  return { suppressions, received, deliver, targetOf }
}

describe('createTargetLookup', () => {
  it('finds the targets of the site’s file and no others', () => {
    const { targetOf } = setUp()
    expect(targetOf('harbour', 'crm')).not.toBeNull()
    expect(targetOf('harbour', 'gone')).toBeNull()
    expect(targetOf('ridgeline', 'crm')).toBeNull()
  })

  it('gives marketing to nobody on the suppression list, looked up at each try [PLUS-035]', async () => {
    const { suppressions, received, deliver } = setUp()
    expect(await deliver('news')).toEqual(delivered)
    await suppressions.add('harbour', { email, source: 'link', at })
    expect(await deliver('news', aLead({ payload: { email: ' Ann.Lee@EXAMPLE.com' } }))).toEqual({
      isDelivered: false,
      statusCode: null,
      error: 'the address has unsubscribed',
      isWithheld: true,
    })
    expect(received).toHaveLength(1)
    expect(await deliver('news', aLead({ payload: { email: 'bob@example.com' } }))).toEqual(
      delivered,
    )
  })

  it('still brings the dealer every enquiry, and says that marketing is over [PLUS-035]', async () => {
    const { suppressions, received, deliver } = setUp()
    await suppressions.add('harbour', { email, source: 'link', at })
    expect(await deliver('crm')).toEqual(delivered)
    expect(received[0]).toMatchObject({
      marketing: { isWelcome: false, unsubscribeUrl: null },
      lead: { payload: { email }, consent: { value: true } },
    })
  })

  it('is no matter of another site’s list', async () => {
    const { suppressions, deliver } = setUp()
    await suppressions.add('ridgeline', { email, source: 'link', at })
    expect(await deliver('news')).toEqual(delivered)
  })

  it('gives marketing only to who agreed', async () => {
    const { received, deliver } = setUp()
    const lead = aLead({ consent: consent(false) })
    expect(await deliver('news', lead)).toMatchObject({
      isWithheld: true,
      error: 'the visitor did not agree to marketing',
    })
    expect(await deliver('crm', lead)).toEqual(delivered)
    expect(received.map(({ marketing }) => marketing?.isWelcome)).toEqual([false])
  })

  it('hands out a link that ends it, signed for this address and site', async () => {
    const { suppressions, received, deliver } = setUp()
    for (const id of ['crm', 'news']) await deliver(id)
    const key = await suppressions.linkKey('harbour')
    for (const { marketing } of received) {
      const url = new URL(marketing?.unsubscribeUrl ?? '')
      expect(url.origin + url.pathname).toBe('https://harbour.example/pages/unsubscribe')
      const token = url.searchParams.get('token') ?? ''
      expect(await readUnsubscribeToken(key, 'harbour', token)).toBe(email)
    }
    expect(received).toHaveLength(2)
  })

  it('delivers an enquiry while the list does not answer, and no marketing', async () => {
    const { suppressions, received, deliver } = setUp()
    vi.spyOn(suppressions, 'has').mockRejectedValue(new Error('away'))
    expect(await deliver('crm')).toEqual(delivered)
    expect(received[0]?.marketing).toEqual({ isWelcome: false, unsubscribeUrl: null })
    await expect(deliver('news')).rejects.toThrow('away')
    expect(received).toHaveLength(1)
  })
})
