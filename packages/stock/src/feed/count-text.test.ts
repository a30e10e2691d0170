import { describe, expect, it } from 'vitest'
import { parseCylindersText, parseDoorsText, parseGearsText, parseSeatsText } from './count-text.ts'

const value = <T>(result: { ok: boolean; value?: T | null }) =>
  result.ok ? result.value : 'refused'

describe('parseDoorsText', () => {
  it.each([
    ['4 Doors', { doors: 4, seats: null }],
    ['5', { doors: 5, seats: null }],
    ['2dr', { doors: 2, seats: null }],
    ['6', { doors: 6, seats: null }],
    ['7', { doors: null, seats: 7 }],
    ['5 Seats', { doors: null, seats: 5 }],
    ['-', null],
    ['many', 'refused'],
  ])('reads %j', (text, expected) => {
    expect(value(parseDoorsText(text))).toEqual(expected)
  })
})

describe('parseSeatsText', () => {
  it.each([
    ['5', 5],
    ['7 Seats', 7],
    ['8 seater', 8],
    ['0', null],
    ['', null],
    ['100', 'refused'],
  ])('reads %j', (text, expected) => {
    expect(value(parseSeatsText(text))).toBe(expected)
  })
})

describe('parseCylindersText', () => {
  it.each([
    ['4 cyl', 4],
    ['V8', 8],
    ['6 Cylinder', 6],
    ['16', 16],
    ['0', null],
    ['17', 'refused'],
    ['rotary', 'refused'],
  ])('reads %j', (text, expected) => {
    expect(value(parseCylindersText(text))).toBe(expected)
  })
})

describe('parseGearsText', () => {
  it.each([
    ['6', 6],
    ['8 Speed', 8],
    ['10 sp', 10],
    ['', null],
    ['several', 'refused'],
  ])('reads %j', (text, expected) => {
    expect(value(parseGearsText(text))).toBe(expected)
  })
})
