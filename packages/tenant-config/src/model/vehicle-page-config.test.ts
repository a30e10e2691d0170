import { describe, expect, it } from 'vitest'
import { aSite } from '../testing/a-site.ts'
import { formatPurchaseButton, toBrowserSite } from './index.ts'
import { contradictions } from './setting.contract.ts'

describe('vehiclePage', () => {
  it('starts with the spinner, or the gallery [CFG-049]', () => {
    expect(
      contradictions('vehiclePage.defaultView', {
        fallback: 'spinner',
        accepts: ['gallery'],
        refuses: ['map'],
      }),
    ).toEqual([])
  })

  it("calls the purchase button 'Reserve Now', 'Buy Online', or with the deposit [CFG-050]", () => {
    expect(
      contradictions('vehiclePage.purchaseButton', {
        fallback: 'Reserve Now',
        accepts: ['Buy Online', 'Reserve Now {deposit}'],
        refuses: ['Buy', null],
      }),
    ).toEqual([])
    const withDeposit = { vehiclePage: { purchaseButton: 'Reserve Now {deposit}' as const } }
    expect(formatPurchaseButton(aSite())).toBe('Reserve Now')
    expect(formatPurchaseButton(aSite({ vehiclePage: { purchaseButton: 'Buy Online' } }))).toBe(
      'Buy Online',
    )
    expect(formatPurchaseButton(aSite(withDeposit))).toBe('Reserve Now $200')
    expect(formatPurchaseButton(aSite({ ...withDeposit, reserve: { price: 500 } }))).toBe(
      'Reserve Now $500',
    )
  })

  it("calls the enquiry button 'Enquire', or 'Enquiry' [CFG-051]", () => {
    expect(
      contradictions('vehiclePage.enquiryLabel', {
        fallback: 'Enquire',
        accepts: ['Enquiry'],
        refuses: ['Ask'],
      }),
    ).toEqual([])
  })

  it("calls the finance button 'Get Finance', or 'Get Finance Quote', and may gate it [CFG-052]", () => {
    expect(
      contradictions('vehiclePage.financeButton', {
        fallback: { label: 'Get Finance', gated: false },
        accepts: [{ label: 'Get Finance Quote', gated: true }],
        refuses: [{ label: 'Loans' }, { gated: 'yes' }],
      }),
    ).toEqual([])
  })

  it("compares prices with the dealer's own stock, or through a service with its key in the environment [D-37]", () => {
    const service = { type: 'autogauge' as const, url: 'https://autogauge.example.com/12' }
    expect(
      contradictions('vehiclePage.priceComparison', {
        fallback: { type: 'stock' },
        accepts: [{ ...service, keyEnv: 'AUTOGAUGE_KEY' }],
        refuses: [
          { type: 'autogauge' },
          { ...service, url: 'ftp://x' },
          { ...service, keyEnv: 'a key' },
        ],
      }),
    ).toEqual([])
    const site = aSite({ vehiclePage: { priceComparison: service } })
    expect(JSON.stringify(toBrowserSite(site))).not.toContain('autogauge.example.com')
  })

  it('promises nothing beside the price by default, and what holds for which cars [D-115]', () => {
    const when = {
      carTypes: ['used'],
      itemTypes: ['car'],
      certified: true,
      priceTypes: ['Drive Away'],
      minPrice: 10_000,
      maxPrice: 10_000,
      minAgeMonths: 0,
      maxAgeMonths: 95,
      minKm: 0,
      maxKm: 160_000,
      states: ['qld'],
      dealerships: ['example-motors'],
    }
    const line = { text: '{warranty}', icon: 'warranty', when }
    expect(
      contradictions('vehiclePage.trustLines', {
        fallback: [],
        accepts: [[line], [line, { ...line, when: { ...when, minKm: null, maxKm: null } }]],
        refuses: [
          [{ ...line, text: '' }],
          [{ ...line, icon: 'rocket' }],
          [{ ...line, when: { carTypes: ['old'] } }],
          [{ ...line, when: { states: ['QLD'] } }],
          [{ ...line, when: { dealerships: ['elsewhere'] } }],
          [{ ...line, when: { minPrice: 2, maxPrice: 1 } }],
          [{ ...line, when: { minAgeMonths: 2, maxAgeMonths: 1 } }],
          [{ ...line, when: { minKm: 2, maxKm: 1 } }],
          [{ ...line, when: { maxKm: -1 } }],
          [{ ...line, when: { colour: 'red' } }],
        ],
      }),
    ).toEqual([])
    const site = aSite({ vehiclePage: { trustLines: [{ text: 'A handshake' }] } })
    expect(site.vehiclePage.trustLines[0]).toMatchObject({
      icon: 'shield',
      when: { carTypes: [], certified: false, maxKm: null },
    })
  })

  it('shows or hides the map section [CFG-053]', () => {
    expect(
      contradictions('vehiclePage.showMapSection', {
        fallback: true,
        accepts: [false],
        refuses: ['no'],
      }),
    ).toEqual([])
  })

  it('makes cars printable unless switched off [CFG-054]', () => {
    expect(
      contradictions('vehiclePage.printable', { fallback: true, accepts: [false], refuses: [0] }),
    ).toEqual([])
  })

  it('confirms copying inline, or by a toast [CFG-055]', () => {
    expect(
      contradictions('vehiclePage.copyNotice', {
        fallback: 'inline',
        accepts: ['toast'],
        refuses: ['alert'],
      }),
    ).toEqual([])
  })

  it("has 'Unregistered' off by default [CFG-056]", () => {
    expect(
      contradictions('vehiclePage.showUnregistered', {
        fallback: false,
        accepts: [true],
        refuses: [null],
      }),
    ).toEqual([])
  })

  it('hides the weekly estimate for makes, dealerships or the site', () => {
    expect(
      contradictions('vehiclePage.weeklyFinanceHidden', {
        fallback: { makes: [], dealerships: [], site: false },
        accepts: [{ makes: ['Tesla'], dealerships: ['example-motors'], site: true }],
        refuses: [{ makes: 'Tesla' }, { dealerships: ['unknown'] }, { site: 'yes' }],
      }),
    ).toEqual([])
  })
})
