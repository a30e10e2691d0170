import { describe, expect, it } from 'vitest'
import { referenceBrands, resolveBrand } from '../../packages/tokens/src/index.ts'
import { dealerNames } from '../dealer-titles.ts'
import { chooseThemes } from './themes.ts'

describe('chooseThemes', () => {
  it('gives every reference theme for a part of the design system', () => {
    expect(dealerNames).toEqual(Object.keys(referenceBrands))
    expect(chooseThemes('UI/Button', false)).toEqual(dealerNames)
    expect(chooseThemes('Foundations/Colour', false)).toEqual(dealerNames)
  })

  it('gives one light theme and one dark for what is built of parts', () => {
    const themes = chooseThemes('Search/Car card', false)
    const surfaces = themes.map((name) => resolveBrand(referenceBrands[name]).surface)
    expect(surfaces).toEqual(['light', 'dark'])
    expect(chooseThemes('Pages/UI/Vehicle', false)).toEqual(themes)
  })

  it('gives every reference theme for any story of a full run', () => {
    expect(chooseThemes('Search/Car card', true)).toEqual(dealerNames)
  })
})
