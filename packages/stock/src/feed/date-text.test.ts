import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  formatDayText,
  parseDayText,
  parseMonthText,
  parsePastDayText,
  parseYearText,
} from './date-text.ts'

const days = fc
  .integer({ min: Date.UTC(1900, 0, 1) / 86_400_000, max: Date.UTC(2100, 11, 31) / 86_400_000 })
  .map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10))

describe('parseDayText', () => {
  it('gives back what formatDayText wrote, and an ISO date', () => {
    fc.assert(
      fc.property(days, (day) => {
        expect(parseDayText(formatDayText(day))).toEqual({ ok: true, value: day })
        expect(parseDayText(day)).toEqual({ ok: true, value: day })
      }),
    )
  })

  it.each([
    ['7/3/2021', '2021-03-07'],
    ['07-03-2021', '2021-03-07'],
    ['07/03/2021 14:30', '2021-03-07'],
    ['2021-03-07T00:00:00+10:00', '2021-03-07'],
    ['29/02/2024', '2024-02-29'],
    ['', null],
    ['-', null],
  ])('reads %j as %j', (text, value) => {
    expect(parseDayText(text)).toEqual({ ok: true, value })
  })

  it.each(['31/02/2021', '29/02/2023', '13/13/2021', '07/03/21', '1/1/1899', 'soon', '03/2021'])(
    'refuses %j',
    (text) => {
      expect(parseDayText(text)).toEqual({ ok: false, reason: 'is not a date as dd/mm/yyyy' })
    },
  )
})

describe('parseMonthText', () => {
  it.each([
    ['03/2021', '2021-03'],
    ['2021-03', '2021-03'],
    ['28/02/2021', '2021-02'],
    ['', null],
  ])('reads %j as %j', (text, value) => {
    expect(parseMonthText(text)).toEqual({ ok: true, value })
  })

  it.each(['13/2021', 'March 2021', '31/02/2021'])('refuses %j', (text) => {
    expect(parseMonthText(text).ok).toBe(false)
  })
})

describe('parseYearText', () => {
  it.each([
    ['1900', 1900],
    ['2027', 2027],
    ['2021.0', 2021],
    ['', null],
  ])('reads %j as %j', (text, value) => {
    expect(parseYearText(text, 2027)).toEqual({ ok: true, value })
  })

  it.each(['1899', '2028'])('refuses %j as out of range', (text) => {
    expect(parseYearText(text, 2027)).toEqual({
      ok: false,
      reason: 'is not between 1900 and 2027',
    })
  })

  it.each(['21', '20211', 'new'])('refuses %j', (text) => {
    expect(parseYearText(text, 2027)).toEqual({ ok: false, reason: 'is not a year of four digits' })
  })
})

describe('parsePastDayText', () => {
  it('takes a day that has come somewhere in Australia, and none after it', () => {
    const beforeMidnight = new Date('2026-11-28T12:59:00Z')
    const afterMidnight = new Date('2026-11-28T13:00:00Z')
    const read = (now: Date) => parsePastDayText('29/11/2026', now)
    expect(read(beforeMidnight)).toEqual({ ok: false, reason: 'is in the future' })
    expect(read(afterMidnight)).toEqual({ ok: true, value: '2026-11-29' })
    expect(parsePastDayText('soon', beforeMidnight)).toEqual(parseDayText('soon'))
    expect(parsePastDayText('', beforeMidnight)).toEqual({ ok: true, value: null })
  })
})
