import { describe, expect, it } from 'vitest'
import { parseEventMessage } from './event-message.ts'
import { eventNumber } from './event-number.ts'

const whole = {
  event_id: 25,
  car_id: 40817,
  dealership_id: 1,
  website_id: 'harbour',
  url: 'http://harbour.localhost/cars/x',
  at: '2026-11-22T01:02:03.004Z',
}

describe('parseEventMessage', () => {
  it('takes an event whole and drops what it does not know', () => {
    const sent = { ...whole, name: 'Ann' }
    expect(parseEventMessage(sent)).toEqual({ ok: true, event: whole })
  })

  it('takes an event without car and dealership', () => {
    const { car_id: _, dealership_id: __, ...rest } = whole
    expect(parseEventMessage(rest)).toEqual({ ok: true, event: rest })
    expect(parseEventMessage({ ...rest, car_id: null })).toEqual({ ok: true, event: rest })
  })

  it('takes every number a site counts and no other', () => {
    for (const number of Object.values(eventNumber)) {
      expect(parseEventMessage({ ...whole, event_id: number }).ok).toBe(true)
    }
    for (const event_id of [0, 5, 62, '25', null]) {
      expect(parseEventMessage({ ...whole, event_id })).toEqual({ ok: false, fields: ['event_id'] })
    }
  })

  it.each([
    ['car_id', 0],
    ['car_id', 1.5],
    ['car_id', '7'],
    ['dealership_id', -1],
    ['website_id', ''],
    ['url', 'javascript:alert(1)'],
    ['url', `http://x.au/${'a'.repeat(2000)}`],
    ['url', 'no address'],
    ['at', 'yesterday'],
  ])('refuses %s %s and names the field', (name, value) => {
    expect(parseEventMessage({ ...whole, [name]: value })).toEqual({ ok: false, fields: [name] })
  })

  it('refuses what is no object', () => {
    for (const input of [null, 'x', 7, []]) expect(parseEventMessage(input).ok).toBe(false)
  })
})
