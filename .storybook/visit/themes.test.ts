import { describe, expect, it } from 'vitest'
import { referenceBrands, resolveBrand } from '../../packages/tokens/src/index.ts'
import { dealerNames } from '../dealer-titles.ts'
import { chooseThemes } from './themes.ts'

const part = (id: string) => ({ id, title: 'UI/Button' })

describe('chooseThemes', () => {
  it('gives every reference theme for what is drawn from the brand', () => {
    expect(dealerNames).toEqual(Object.keys(referenceBrands))
    expect(chooseThemes({ id: 'a', title: 'Foundations/Colour' }, false)).toEqual(dealerNames)
  })

  it('gives one light theme and one dark for what is built of parts', () => {
    const themes = chooseThemes({ id: 'a', title: 'Search/Car card' }, false)
    const surfaces = themes.map((name) => resolveBrand(referenceBrands[name]).surface)
    expect(surfaces).toEqual(['light', 'dark'])
    expect(chooseThemes({ id: 'b', title: 'Pages/UI/Vehicle' }, false)).toEqual(themes)
  })

  it('gives the stories of a part one more theme, each of the others in turn', () => {
    const chosen = ['a', 'b', 'c'].map((id) => chooseThemes(part(id), false))
    expect(chosen.map((themes) => themes.length)).toEqual([3, 3, 3])
    expect(new Set(chosen.flat())).toEqual(new Set(dealerNames))
    expect(chooseThemes(part('a'), false)).toEqual(chosen[0])
  })

  it('gives every reference theme for any story of a full run', () => {
    expect(chooseThemes({ id: 'a', title: 'Search/Car card' }, true)).toEqual(dealerNames)
    expect(chooseThemes(part('a'), true)).toEqual(dealerNames)
  })
})
