import { aSite } from '@forecourt/tenant-config/testing'
import { describe, expect, it } from 'vitest'
import { aLead } from '../testing/leads.ts'
import { findLeadPlace } from './adf-vendor.ts'
import type { LeadPayload } from './lead.ts'

const plain = aSite()
const [place] = plain.locations
const slugs = [
  ['yard', 'sales'],
  ['town', 'sales'],
  ['workshop', 'service-and-parts'],
] as const
const site = {
  ...plain,
  locations: slugs.map(([slug, location_type], at) => ({
    ...place!,
    id: at + 1,
    slug,
    location_type,
  })),
}

const placeOf = (payload: Partial<LeadPayload>) =>
  findLeadPlace(site, aLead({ payload: { location_id: null, location: '', ...payload } }))?.slug

describe('findLeadPlace', () => {
  it('is the place a visitor chose, by id or by name [D-67]', () => {
    expect(placeOf({ location_id: 2 })).toBe('town')
    expect(placeOf({ location: 'town' })).toBe('town')
    expect(placeOf({ category: 'Service Enquiry', location: 'town' })).toBe('town')
  })

  it('is the first, and for service and parts the first that has them', () => {
    expect(placeOf({ category: 'General Enquiry' })).toBe('yard')
    expect(placeOf({ category: 'General Enquiry', location: 'gone' })).toBe('yard')
    expect(placeOf({ category: 'Service Enquiry' })).toBe('workshop')
    expect(placeOf({ category: 'Parts Enquiry' })).toBe('workshop')
  })
})
