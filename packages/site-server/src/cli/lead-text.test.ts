import { aLead } from '@forecourt/feature-leads/testing'
import { describe, expect, it } from 'vitest'
import { formatLead } from './lead-text.ts'

describe('formatLead', () => {
  it('says how a delivery was answered, of which a mail has no status', () => {
    const at = '2026-11-21T00:00:00.000Z'
    const delivered = (targetId: string, statusCode: number | null) => ({
      id: targetId,
      targetId,
      status: 'delivered' as const,
      attempts: 1,
      dueAt: at,
      lastTry: { at, statusCode, error: null, isDelivered: true },
    })
    const text = formatLead({
      lead: aLead(),
      deliveries: [delivered('crm', 204), delivered('sales', null)],
    })
    expect(text).toContain(`  crm: delivered, 1 try, last at ${at}: answered 204\n`)
    expect(text).toMatch(new RegExp(`  sales: delivered, 1 try, last at ${at}$`))
  })
})
