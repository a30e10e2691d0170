import { describe, expect, it } from 'vitest'
import { chosenShare, withAllChecked, withChecked } from './checked-values.ts'

const makes = [{ value: 'toyota' }, { value: 'mazda' }, { value: 'lexus', disabled: true }] as const

describe('withChecked', () => {
  it('adds and takes away one, in the order of the options', () => {
    expect(withChecked(makes, ['mazda'], { value: 'toyota', isChecked: true })).toEqual([
      'toyota',
      'mazda',
    ])
    expect(withChecked(makes, ['toyota', 'mazda'], { value: 'toyota', isChecked: false })).toEqual([
      'mazda',
    ])
  })
})

describe('chosenShare', () => {
  it.each([
    [[], 'none'],
    [['lexus'], 'none'],
    [['mazda'], 'some'],
    [['toyota', 'mazda'], 'all'],
  ])('of %j is %s, whatever is switched off', (chosen, share) => {
    expect(chosenShare(makes, chosen)).toBe(share)
  })

  it('of no options is none', () => {
    expect(chosenShare([], [])).toBe('none')
  })
})

describe('withAllChecked', () => {
  it('leaves alone what is switched off', () => {
    expect(withAllChecked(makes, [], true)).toEqual(['toyota', 'mazda'])
    expect(withAllChecked(makes, ['toyota', 'lexus'], false)).toEqual(['lexus'])
  })
})
