import { describe, expect, it } from 'vitest'
import { aLocation } from '../testing/index.ts'
import {
  describeOpening,
  formatOpeningPhases,
  listOpeningPhases,
  type OpeningPlace,
  parseOpeningPhases,
  readOpeningPhase,
  type SpecialDay,
} from './index.ts'

const minuteMs = 60_000

const christmas: SpecialDay = {
  date: '2026-12-25',
  name: 'Christmas Day',
  status: 'Closed',
  open: null,
  close: null,
  locationId: null,
}

/** Every minute of so many hours from a midnight on at which the phases and the clock disagree. */
function disagreements(
  place: OpeningPlace,
  midnight: string,
  madeAt: string,
  hours = 2 * 24,
): string[] {
  const phases = parseOpeningPhases(
    formatOpeningPhases(listOpeningPhases(place, new Date(madeAt))) ?? '',
  )
  const start = new Date(midnight).getTime()
  return Array.from({ length: hours * 60 }, (_, minute) => new Date(start + minute * minuteMs))
    .filter((now) => readOpeningPhase(phases, now).text !== (describeOpening(place, now) ?? ''))
    .map((now) => now.toISOString())
}

describe('listOpeningPhases', () => {
  it('says at every minute of two days what the clock says, whenever the page was made [PLUS-082]', () => {
    const place = aLocation()
    const midnight = '2026-11-20T00:00:00+10:00'
    for (const madeAt of [midnight, '2026-11-20T12:34:56+10:00', '2026-11-20T23:59:00+10:00'])
      expect(disagreements(place, midnight, madeAt)).toEqual([])
  })

  it('knows special days, lunch hours and the change of the clock [PLUS-082]', () => {
    const { address, contact_detail } = aLocation()
    const holidays = aLocation({ special_days: [christmas] })
    expect(
      disagreements(holidays, '2026-12-24T00:00:00+10:00', '2026-12-24T08:00:00+10:00'),
    ).toEqual([])
    const lunch = [5, 6, 0, 1].flatMap((weekday) =>
      [
        ['08:00', '12:00'],
        ['13:00', '13:30'],
      ].map(([open = '', close = '']) => ({
        weekday,
        status: 'Open' as const,
        formated_hours: null,
        open,
        close,
      })),
    )
    const sydney = aLocation({
      address: { ...address, state: 'nsw' },
      contact_detail: { ...contact_detail, opening_hours: lunch },
    })
    // Summer time begins on 4 October 2026, so that the two days have 47 hours.
    const [midnight, madeAt] = ['2026-10-03T00:00:00+10:00', '2026-10-03T09:00:00+10:00']
    expect(disagreements(sydney, midnight, madeAt, 47)).toEqual([])
  })

  it('counts on past midnight where the hours do [PLUS-082]', () => {
    const { contact_detail } = aLocation()
    const hours = [
      ['18:00', '24:00'],
      ['00:00', '00:30'],
    ].flatMap(([open = '', close = '']) =>
      [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
        weekday,
        status: 'Open' as const,
        formated_hours: null,
        open,
        close,
      })),
    )
    const late = aLocation({ contact_detail: { ...contact_detail, opening_hours: hours } })
    const [midnight, madeAt] = ['2026-11-20T00:00:00+10:00', '2026-11-20T19:00:00+10:00']
    // Not in the last hour, of which the closing is beyond the two days.
    expect(disagreements(late, midnight, madeAt, 47.5)).toEqual([])
    const phases = listOpeningPhases(late, new Date(madeAt))
    const read = (time: string) => readOpeningPhase(phases, new Date(`2026-11-${time}+10:00`))
    expect(read('20T23:45')).toEqual({ text: 'Closes in 45 minutes', isOpen: true })
    expect(read('21T23:45').text).toBe('')
  })

  it('says nothing once the two days are over, and before they begin', () => {
    const phases = listOpeningPhases(aLocation(), new Date('2026-11-20T12:00:00+10:00'))
    const at = (time: string) => readOpeningPhase(phases, new Date(`${time}+10:00`)).text
    expect(at('2026-11-21T23:59:59')).toBe('Opens Monday 8:30 am')
    expect(at('2026-11-22T00:00:00')).toBe('')
    expect(at('2026-11-19T23:59:59')).toBe('')
  })

  it('tells open from closed', () => {
    const phases = listOpeningPhases(aLocation(), new Date('2026-11-20T12:00:00+10:00'))
    const isOpen = (time: string) =>
      readOpeningPhase(phases, new Date(`2026-11-20T${time}:00+10:00`)).isOpen
    expect(['08:29', '08:30', '17:00', '17:29', '17:30'].map(isOpen)).toEqual([
      false,
      true,
      true,
      true,
      false,
    ])
  })

  it('has none without hours a clock can be held against', () => {
    const { contact_detail } = aLocation()
    const none = aLocation({ contact_detail: { ...contact_detail, opening_hours: [] } })
    expect(formatOpeningPhases(listOpeningPhases(none, new Date()))).toBeNull()
    expect(parseOpeningPhases('nonsense|12')).toEqual([])
  })
})
