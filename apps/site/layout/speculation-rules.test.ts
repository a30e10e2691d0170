import { aSite } from '@forecourt/tenant-config/testing'
import { describe, expect, it } from 'vitest'
import { createSpeculationRules } from './speculation-rules.ts'

describe('createSpeculationRules', () => {
  it('names vehicles and searches at the address of the site’s stock', () => {
    const usedOnly = aSite({ routing: { stockBasePath: '/used-car' } })
    const rules = JSON.stringify(createSpeculationRules(usedOnly))
    expect(rules).toContain('"/cars/:slug"')
    expect(rules).toContain('["/used-car","/used-car/*"]')
    expect(rules).not.toContain('"/search')
  })

  it('fetches at a pause over a link, and renders nothing ahead', () => {
    const rules = createSpeculationRules(aSite())
    expect(Object.keys(rules)).toEqual(['prefetch'])
    expect(rules.prefetch).toEqual([expect.objectContaining({ eagerness: 'moderate' })])
  })
})
