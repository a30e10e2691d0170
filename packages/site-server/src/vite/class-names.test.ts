import { describe, expect, it } from 'vitest'
import { createClassNames } from './class-names.ts'

describe('createClassNames', () => {
  it('gives the same short name to the same set in every build', () => {
    const [name, again] = [createClassNames(), createClassNames()].map((names) =>
      names.nameSet('d_flex gap_2'),
    )
    expect(name).toMatch(/^fc0_[a-zA-Z0-9]{4}$/)
    expect(again).toBe(name)
  })

  it('tells sets apart by their order, which is that of their hash', () => {
    const names = createClassNames()
    expect(names.nameSet('d_flex gap_2')).not.toBe(names.nameSet('gap_2 d_flex'))
    expect([...names.sets.values()]).toEqual([
      ['d_flex', 'gap_2'],
      ['gap_2', 'd_flex'],
    ])
  })

  it('has no name for nothing', () => {
    expect(createClassNames().nameSet('')).toBe('')
  })

  it('writes two letters into files, neighbours by what they stand for, whatever came first', () => {
    const names = createClassNames()
    const [second, third, first] = ['b_2', 'c_3', 'b_1'].map((set) => names.nameSet(set))
    expect(names.shorten(`.${first},.${second},.${third}c,"${third} ${first}"`)).toBe(
      '.ba,.bb,.bcc,"bc ba"',
    )
    const later = names.nameSet('a_0')
    expect(names.shorten(`${later} ${first}`)).toBe('bd ba')
    expect(names.shorten('fc0_none')).toBe('fc0_none')
  })

  it('refuses one name for two sets, or for a set and a recipe', () => {
    const names = createClassNames(() => 'same')
    names.nameSet('d_flex gap_2')
    expect(names.nameSet('d_flex gap_2')).toBe('same')
    expect(() => names.nameSet('d_grid')).toThrow('the name same')
    expect(() => names.nameRecipe('fc-button')).toThrow('the name same')
  })
})
