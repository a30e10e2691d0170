import { describe, expect, it } from 'vitest'
import { createCalculatorFields, moveSlider, readTypedValue } from './index.ts'
import { parseTypedNumber } from './number-field.ts'

const { term, interest, tradeIn, amount } = createCalculatorFields()

describe('parseTypedNumber', () => {
  it.each([
    ['30000', 30_000],
    [' $30,000.50 ', 30_000.5],
    ['12.94%', 12.94],
    ['.5', 0.5],
    ['7.', 7],
    ['-1', -1],
    ['$30k', 30_000],
    ['1.5K', 1500],
    ['50km', null],
    ['', null],
    ['-', null],
    ['1.2.3', null],
    ['1e5', null],
    ['twelve', null],
  ])('of %j is %j', (text, value) => {
    expect(parseTypedNumber(text)).toBe(value)
  })
})

describe('readTypedValue', () => {
  it.each([
    ['0.5', 1],
    ['1', 1],
    ['7', 7],
    ['7.5', 7],
  ])('clamps a term of %s to %d years [FIN-062]', (text, years) => {
    expect(readTypedValue(text, term)).toBe(years)
  })

  it.each([
    ['0.49', 0.5],
    ['0.5', 0.5],
    ['15', 15],
    ['15.01', 15],
  ])('clamps an interest of %s to %d percent [FIN-062]', (text, percent) => {
    expect(readTypedValue(text, interest)).toBe(percent)
  })

  it.each([
    ['-0.5', 0],
    ['0', 0],
    ['250000', 250_000],
    ['250000.5', 250_000],
  ])('clamps a deposit of %s to %d dollars [FIN-060]', (text, dollars) => {
    expect(readTypedValue(text, tradeIn)).toBe(dollars)
  })

  it('keeps a typed value between two steps [D-49]', () => {
    expect(readTypedValue('12.94', interest)).toBe(12.94)
  })

  it('takes an empty deposit as 0, and an empty term as no change [FIN-060]', () => {
    expect(readTypedValue(' ', tradeIn)).toBe(0)
    expect(readTypedValue(' ', term)).toBeNull()
    expect(readTypedValue('ten', tradeIn)).toBeNull()
  })
})

describe('moveSlider', () => {
  it('moves an amount by 500 [FIN-053]', () => {
    expect(moveSlider(30_000, 'up', amount)).toBe(30_500)
    expect(moveSlider(30_500, 'down', amount)).toBe(30_000)
  })

  it('moves a term by half a year [FIN-057]', () => {
    expect(moveSlider(2.5, 'up', term)).toBe(3)
    expect(moveSlider(3, 'down', term)).toBe(2.5)
  })

  it('moves an interest by 0.5 [FIN-059]', () => {
    expect(moveSlider(10, 'up', interest)).toBe(10.5)
    expect(moveSlider(10.5, 'down', interest)).toBe(10)
  })

  it('moves from a configured 12.94 to the next step in either direction [D-49]', () => {
    expect(moveSlider(12.94, 'up', interest)).toBe(13)
    expect(moveSlider(12.94, 'down', interest)).toBe(12.5)
  })

  it('does not leave the range [D-48]', () => {
    expect(moveSlider(amount.max, 'up', amount)).toBe(amount.max)
    expect(moveSlider(amount.min, 'down', amount)).toBe(amount.min)
    expect(moveSlider(14.9, 'up', interest)).toBe(15)
  })

  it('is not misled by decimals that have no exact place', () => {
    const field = { min: 0, max: 1, step: 0.1, initial: 0, isOptional: false }
    expect(moveSlider(0.3, 'up', field)).toBe(0.4)
    expect(moveSlider(0.3, 'down', field)).toBe(0.2)
  })
})
