import { describe, expect, it } from 'vitest'
import { contradictions } from './setting.contract.ts'

const labelContradictions = (name: string, fallback: string) =>
  contradictions(`labels.${name}`, { fallback, accepts: ['Something else'], refuses: ['', 7] })

describe('labels', () => {
  it('calls all stock "Search Vehicles" by default [CFG-013]', () => {
    expect(labelContradictions('allStock', 'Search Vehicles')).toEqual([])
  })
  it('calls test drives "Test Drive" by default [CFG-014]', () => {
    expect(labelContradictions('testDrive', 'Test Drive')).toEqual([])
  })
  it('calls service "Service" by default', () => {
    expect(labelContradictions('service', 'Service')).toEqual([])
  })
  it('calls finance "Finance" by default', () => {
    expect(labelContradictions('finance', 'Finance')).toEqual([])
  })
  it('calls trade-in "Trade In" by default', () => {
    expect(labelContradictions('tradeIn', 'Trade In')).toEqual([])
  })
  it('calls parts "Parts" by default', () => {
    expect(labelContradictions('parts', 'Parts')).toEqual([])
  })
  it('calls contact "Contact" by default [CFG-019]', () => {
    expect(labelContradictions('contact', 'Contact')).toEqual([])
  })
  it("calls the contact link in text 'Contact Us' by default [CFG-020]", () => {
    expect(labelContradictions('contactText', 'Contact Us')).toEqual([])
  })
})
