import { describe, expect, it } from 'vitest'
import { anExampleFile, aSite } from '../testing/a-site.ts'
import { contradictions } from './setting.contract.ts'

describe('Site', () => {
  it('has name, slug, dealerships, locations, logo url, social URLs and url', () => {
    const logo = { url: '/logo.svg', alt: 'North Motors', width: 160, height: 40 }
    const site = aSite({
      name: 'North Motors',
      slug: 'north-motors',
      url: 'https://www.north.example',
      logo,
      social: {
        facebook: 'https://www.facebook.com/north',
        instagram: 'https://www.instagram.com/north',
      },
    })
    expect(site).toMatchObject({
      name: 'North Motors',
      slug: 'north-motors',
      url: 'https://www.north.example',
    })
    expect(site.dealerships.map(({ slug }) => slug)).toEqual(['example-motors'])
    expect(site.locations.map(({ slug }) => slug)).toEqual(['example-motors'])
    expect(site.logo?.url).toBe('/logo.svg')
    expect(site.social).toEqual({
      facebook: 'https://www.facebook.com/north',
      instagram: 'https://www.instagram.com/north',
      youtube: null,
      tiktok: null,
      linkedin: null,
    })
  })

  it('has make, manufacturer, stock filter, stock models, map section, dealership websites and plugins [DATA-036]', () => {
    const site = aSite({
      make: 'Kia',
      manufacturer: 'kia',
      stockModels: ['Picanto', 'Sportage'],
      search: { stockFilter: { variant: 6, extra: [{ attribute: 'make', values: ['Kia'] }] } },
      vehiclePage: { showMapSection: false },
      dealershipWebsites: [{ dealershipSlug: 'example-motors', url: 'https://kia.example' }],
      plugins: { autogauge: true },
    })
    expect(site).toMatchObject({
      make: 'Kia',
      manufacturer: 'kia',
      stockModels: ['Picanto', 'Sportage'],
    })
    expect(site.search.stockFilter).toEqual({
      variant: 6,
      extra: [{ attribute: 'make', values: ['Kia'] }],
    })
    expect(site.vehiclePage.showMapSection).toBe(false)
    expect(site.dealershipWebsites).toEqual([
      { dealershipSlug: 'example-motors', url: 'https://kia.example' },
    ])
    expect(site.plugins.autogauge).toBe(true)
  })

  it('takes host names in lower case without a port [D-01]', () => {
    for (const domain of ['Example.com.au', 'example.com.au:443', 'https://example.com.au', '']) {
      expect(
        contradictions('domains', {
          fallback: anExampleFile.domains,
          accepts: [],
          refuses: [[domain]],
        }),
      ).toEqual([])
    }
    expect(
      contradictions('domains', {
        fallback: anExampleFile.domains,
        accepts: [['localhost', 'a.b-c.au']],
        refuses: [[]],
      }),
    ).toEqual([])
  })

  it('takes a brand the design system can draw, a neutral one by default', () => {
    expect(
      contradictions('brand', {
        fallback: aSite().brand,
        accepts: [],
        refuses: [
          {},
          { color: 'teal-ish' },
          { color: '#0b4f6c80' },
          { color: '#0b4f6c', corners: 'wavy' },
        ],
      }),
    ).toEqual([])
    expect(aSite({ brand: { color: '#0b4f6c', corners: 'square' } }).brand).toMatchObject({
      color: '#0b4f6c',
      corners: 'square',
      card: 'raised',
    })
  })

  it('sends leads to webhooks whose secret stands in the environment only [D-03]', () => {
    const target = {
      id: 'crm',
      type: 'webhook',
      purpose: 'leads',
      url: 'https://crm.example/leads',
      secretEnv: 'CRM_SECRET',
    } as const
    expect(
      contradictions('delivery.targets', {
        fallback: [],
        accepts: [
          [target],
          [{ ...target, purpose: 'marketing' }],
          [{ ...target, url: 'http://127.0.0.1:4010/leads' }],
        ],
        refuses: [
          [{ ...target, url: 'http://crm.example/leads' }],
          [{ ...target, secretEnv: 'not a name' }],
          [{ ...target, secret: 'abc' }],
          [{ ...target, purpose: 'spam' }],
          [target, target],
        ],
      }),
    ).toEqual([])
    const { purpose: _, ...silent } = target
    expect(aSite({ delivery: { targets: [silent] } }).delivery.targets).toEqual([target])
  })
})
