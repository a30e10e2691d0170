import { aSite } from '@forecourt/tenant-config/testing'
import { describe, expect, it } from 'vitest'
import { drawPrize } from './spin.ts'
import { createSpinLead } from './spin-lead.ts'

const mats = { id: 'mats', share: 1 }
const service = { id: 'service', share: 3 }

describe('drawPrize', () => {
  it('gives each prize its share of all spins, from 0 up to but not 1 [D-65]', () => {
    const at = (random: number) => drawPrize([mats, service], random).id
    expect([0, 0.2499, 0.25, 0.9999999999999999].map(at)).toEqual([
      'mats',
      'mats',
      'service',
      'service',
    ])
  })

  it('gives the only prize, and refuses a wheel without one', () => {
    expect(drawPrize([mats], 0.5)).toBe(mats)
    expect(() => drawPrize([], 0.5)).toThrow('expected a wheel with a prize')
  })
})

describe('createSpinLead', () => {
  it('says who won what, and agrees to nothing', async () => {
    const contact = {
      id: 'c-1',
      name: 'Ann',
      last_name: 'Lee',
      email: 'ann@example.com',
      phone: '0412345678',
    }
    const prize = { id: 'mats', label: 'Floor mats', text: '' }
    const spunAt = new Date('2026-11-24T00:00:00Z')
    const site = aSite()
    const lead = await createSpinLead(site, contact, { campaign: 'summer', prize, spunAt }, 'agent')
    expect(lead.payload).toMatchObject({
      category: 'General Enquiry',
      subcategory: 'Spin to win',
      name: 'Ann',
      phone: '0412345678',
      message: 'Won “Floor mats” in the campaign summer.',
      opt_in: false,
      url: new URL('/spin-to-win', site.url).href,
    })
    expect(lead.consent.value).toBe(false)
    // The same person and campaign are the same lead.
    const again = await createSpinLead(site, contact, { campaign: 'summer', prize, spunAt }, '')
    expect(again.id).toBe(lead.id)
  })
})
