import { describe, expect, it } from 'vitest'
import { aLocation } from '../testing/index.ts'
import { listSpecialDays, type SpecialDay } from './index.ts'

const closed = (
  date: string,
  name: string | null,
  locationId: number | null = null,
): SpecialDay => ({
  date,
  name,
  status: 'Closed',
  open: null,
  close: null,
  locationId,
})
const now = new Date('2026-12-24T09:00:00+10:00')

describe('listSpecialDays', () => {
  it('lists future entries by date, today among them [LOC-020]', () => {
    const special_days = [
      closed('2027-01-01', "New Year's Day"),
      closed('2026-12-23', 'Past'),
      {
        ...closed('2026-12-24', 'Christmas Eve'),
        status: 'Open' as const,
        open: '08:30',
        close: '13:00',
      },
    ]
    expect(listSpecialDays([aLocation({ special_days })], now)).toEqual([
      {
        date: '2026-12-24',
        dateText: 'Thursday 24 December 2026',
        name: 'Christmas Eve',
        text: '8:30 am - 1:00 pm',
        places: [],
      },
      {
        date: '2027-01-01',
        dateText: 'Friday 1 January 2027',
        name: "New Year's Day",
        text: 'Closed',
        places: [],
      },
    ])
  })

  it('reads as the week does: whole days named, hours in order, open before closed [D-71]', () => {
    const open = (date: string, from: string, to: string) => ({
      ...closed(date, null),
      status: 'Open' as const,
      open: from,
      close: to,
    })
    const special_days = [
      open('2026-12-25', '00:00', '24:00'),
      open('2026-12-26', '13:00', '16:00'),
      open('2026-12-26', '09:00', '12:00'),
      closed('2026-12-27', null),
      open('2026-12-27', '10:00', '12:00'),
    ]
    expect(listSpecialDays([aLocation({ special_days })], now).map(({ text }) => text)).toEqual([
      'Open 24 hours',
      '9:00 am - 12:00 pm, 1:00 pm - 4:00 pm',
      '10:00 am - 12:00 pm',
    ])
  })

  it('names the locations of a day that is not for all, whose own entry goes first', () => {
    const all = closed('2026-12-26', 'Boxing Day')
    const own = { ...closed('2026-12-26', 'Sale', 2), status: 'Open' as const }
    const places = [
      aLocation({ id: 1, name: 'North', special_days: [all] }),
      aLocation({ id: 2, name: 'South', special_days: [all, own] }),
    ]
    expect(
      listSpecialDays(places, now).map(({ name, text, places: at }) => [name, text, at]),
    ).toEqual([
      ['Boxing Day', 'Closed', ['North']],
      ['Sale', 'Open', ['South']],
    ])
  })

  it('counts locations of one name each, and says their name once', () => {
    const all = closed('2026-12-26', 'Boxing Day')
    const only = closed('2026-12-27', 'Stocktake', 2)
    const places = [
      aLocation({ id: 1, special_days: [all] }),
      aLocation({ id: 2, special_days: [all, only] }),
      aLocation({ id: 3, name: 'South', special_days: [all] }),
    ]
    expect(
      listSpecialDays(places, now).map(({ name, text, places: at }) => [name, text, at]),
    ).toEqual([
      ['Boxing Day', 'Closed', []],
      ['Stocktake', 'Closed', ['Harbour Toyota Hamilton']],
    ])
  })

  it('takes the date of the state, where it may still be yesterday', () => {
    const special_days = [closed('2026-12-24', 'Eve')]
    const { address } = aLocation()
    const early = new Date('2026-12-25T00:30:00+10:00')
    const inState = (state: 'qld' | 'wa') =>
      listSpecialDays([aLocation({ special_days, address: { ...address, state } })], early).length
    expect([inState('qld'), inState('wa')]).toEqual([0, 1])
  })
})
