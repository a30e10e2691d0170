import { describe, expect, it } from 'vitest'
import { aSite } from '../testing/a-site.ts'
import { isFeatureOn, type Plugins, parseSite, pluginOfFeature } from './index.ts'
import { contradictions } from './setting.contract.ts'

const switchable = [
  'buttons',
  'finance',
  'tradeIn',
  'reserve',
  'print',
  'certifiedBadge',
  'callTheDealer',
  'reviews',
  'testDrive',
] as const

describe('features', () => {
  it('has a switch for each feature of the platform [CFG-007]', () => {
    for (const feature of switchable) {
      expect(
        contradictions(`features.${feature}`, {
          fallback: true,
          accepts: [false],
          refuses: ['off', 1],
        }),
      ).toEqual([])
    }
    expect(
      contradictions('features.chat', { fallback: false, accepts: [true], refuses: ['on'] }),
    ).toEqual([])
  })

  it('refuses a switch that does not exist', () => {
    const result = parseSite({
      id: 'a',
      name: 'A',
      domains: ['a.au'],
      features: { finances: true },
    })
    expect(result).toEqual({
      ok: false,
      problems: [
        {
          path: 'features.finances',
          message: 'features.finances is not a known setting; did you mean finance?',
        },
      ],
    })
  })

  it('has favourites on unless they are switched off [CFG-095]', () => {
    expect(
      contradictions('features.favourites', { fallback: true, accepts: [false], refuses: [null] }),
    ).toEqual([])
  })
})

describe('plugins', () => {
  it('are Autogauge, Car Analysis and PPSR Report [CFG-009]', () => {
    expect(Object.keys(aSite().plugins)).toEqual(['autogauge', 'carAnalysis', 'ppsrReport'])
    expect(parseSite({ id: 'a', name: 'A', domains: ['a.au'], plugins: { carfax: true } }).ok).toBe(
      false,
    )
  })

  it('enables Autogauge per website [CFG-010]', () => {
    expect(
      contradictions('plugins.autogauge', { fallback: false, accepts: [true], refuses: ['yes'] }),
    ).toEqual([])
  })

  it('enables the car analysis download per website [CFG-011]', () => {
    expect(
      contradictions('plugins.carAnalysis', { fallback: false, accepts: [true], refuses: ['yes'] }),
    ).toEqual([])
  })

  it('enables the PPSR report download per website [CFG-012]', () => {
    expect(
      contradictions('plugins.ppsrReport', { fallback: false, accepts: [true], refuses: ['yes'] }),
    ).toEqual([])
  })
})

describe('isFeatureOn', () => {
  it('follows the switch of a feature without a plugin', () => {
    expect(isFeatureOn(aSite(), 'finance')).toBe(true)
    expect(isFeatureOn(aSite({ features: { finance: false } }), 'finance')).toBe(false)
  })

  it('needs both the switch and the plugin for a plugin feature [D-88]', () => {
    for (const [feature, plugin] of [
      ['priceComparison', 'autogauge'],
      ['carAnalysis', 'carAnalysis'],
      ['ppsrReport', 'ppsrReport'],
    ] as const) {
      expect(isFeatureOn(aSite(), feature)).toBe(false)
      expect(isFeatureOn(aSite({ plugins: { [plugin]: true } }), feature)).toBe(true)
      const switchedOff = aSite({ plugins: { [plugin]: true }, features: { [feature]: false } })
      expect(isFeatureOn(switchedOff, feature)).toBe(false)
    }
  })

  it('lets a plugin switch no other feature [D-88]', () => {
    const plugins: Plugins = { autogauge: true, carAnalysis: true, ppsrReport: true }
    const without = aSite()
    const withPlugins = aSite({ plugins })
    for (const feature of Object.keys(without.features) as (keyof typeof without.features)[]) {
      if (pluginOfFeature[feature]) continue
      expect(isFeatureOn(withPlugins, feature)).toBe(isFeatureOn(without, feature))
    }
  })
})
