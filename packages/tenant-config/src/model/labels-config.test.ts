import { describe, it } from 'vitest'
import { expectSetting } from './setting.contract.ts'

const expectLabel = (name: string, fallback: string) =>
  expectSetting(`labels.${name}`, { fallback, accepts: ['Something else'], refuses: ['', 7] })

describe('labels', () => {
  it('calls all stock "Search Vehicles" by default [CFG-013]', () => {
    expectLabel('allStock', 'Search Vehicles')
  })
  it('calls test drives "Test Drive" by default [CFG-014]', () => {
    expectLabel('testDrive', 'Test Drive')
  })
  it('calls service "Service" by default [CFG-015]', () => {
    expectLabel('service', 'Service')
  })
  it('calls finance "Finance" by default [CFG-016]', () => {
    expectLabel('finance', 'Finance')
  })
  it('calls trade-in "Trade In" by default [CFG-017]', () => {
    expectLabel('tradeIn', 'Trade In')
  })
  it('calls parts "Parts" by default [CFG-018]', () => {
    expectLabel('parts', 'Parts')
  })
  it('calls contact "Contact" by default [CFG-019]', () => {
    expectLabel('contact', 'Contact')
  })
  it("calls the contact link in text 'Contact Us' by default [CFG-020]", () => {
    expectLabel('contactText', 'Contact Us')
  })
})
