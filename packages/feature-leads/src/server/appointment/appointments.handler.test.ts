import { aSite } from '@forecourt/tenant-config/testing'
import { describe, expect, it } from 'vitest'
import {
  aLeadEntry,
  aLeadOffer,
  createInMemoryLeadStore,
  createSilentLogger,
} from '../../testing/index.ts'
import { createAppointmentsHandler, createCalendarHandler } from './appointments.handler.ts'
import { loadBookedTimes } from './load-booked-times.ts'

const now = new Date('2026-11-22T21:00:00Z')
const [location] = aSite().locations
const opening_hours = [{ weekday: 2, status: 'Open', open: '09:00', close: '11:00' }]
const site = aSite({
  locations: [
    { ...location, contact_detail: { ...location?.contact_detail, opening_hours } },
  ] as never,
})
const dealership = location?.dealership_slug ?? ''

function tested() {
  const store = createInMemoryLeadStore()
  const ports = {
    store,
    clock: () => now,
    logger: createSilentLogger(),
    findOffer: async (_site: unknown, id: number) =>
      id === 7 ? aLeadOffer({ name: 'Kia; "Cerato", 2021' }) : null,
  }
  const list = createAppointmentsHandler(ports)
  const calendar = createCalendarHandler(ports)
  const ask = (query: string) =>
    list(new Request(`http://h.localhost/api/appointments?${query}`), site)
  const give = (query: string) =>
    calendar(new Request(`http://h.localhost/api/appointments/calendar.ics?${query}`), site)
  return { store, ports, ask, give }
}

describe('createAppointmentsHandler', () => {
  it('lists the times of a place by its dealership or its id, and which are taken [API-049] [PLUS-108]', async () => {
    const { store, ask } = tested()
    const appointment = { locationId: 1, startsAt: '2026-11-24T00:00:00.000Z', capacity: 1 }
    await store.accept(site.id, { ...aLeadEntry([]), appointment })
    const whole = await ask(`dealership_slug=${dealership}&location_id=1&from=2026-11-24&days=1`)
    expect(whole.status).toBe(200)
    expect(whole.headers.get('cache-control')).toBe('no-store')
    const { slots } = await whole.json()
    expect(slots).toEqual([
      { start: '2026-11-24T09:00:00+10:00', end: '2026-11-24T10:00:00+10:00', available: true },
      { start: '2026-11-24T10:00:00+10:00', end: '2026-11-24T11:00:00+10:00', available: false },
    ])
    // Two weeks from today where nothing else is asked.
    for (const query of [`dealership_slug=${dealership}`, 'location_id=1'])
      expect((await (await ask(query)).json()).slots).toHaveLength(4)
    expect((await (await ask('location_id=1&days=28')).json()).slots).toHaveLength(8)
  })

  it.each([
    ['', 422],
    ['location_id=99', 422],
    ['dealership_slug=nobody', 422],
    ['location_id=1&dealership_slug=nobody', 422],
    ['location_id=1&from=24.11.2026', 400],
    ['location_id=1&from=2026-02-30', 400],
    ['location_id=1&days=0', 400],
    ['location_id=1&days=29', 400],
    ['location_id=1&days=1.5', 400],
  ])('refuses %s with %d', async (query, status) => {
    const { ask } = tested()
    const answer = await ask(query)
    expect(answer.status).toBe(status)
    expect((await answer.json()).error).toMatch(/^Please /)
  })

  it('says so while the store does not answer, and the form goes on without it [D-66]', async () => {
    const { ports } = tested()
    const away = {
      ...ports,
      store: { listBooked: () => Promise.reject(new Error('the database is away')) },
    }
    const request = new Request('http://h.localhost/api/appointments?location_id=1')
    expect((await createAppointmentsHandler(away)(request, site)).status).toBe(503)
    expect(await loadBookedTimes(away, site.id, 1)).toEqual([])
    expect(await loadBookedTimes(away, site.id, null)).toEqual([])
  })
})

describe('createCalendarHandler', () => {
  it('gives an hour at the place as an iCalendar file, with the vehicle [PLUS-108]', async () => {
    const { give } = tested()
    const answer = await give('location_id=1&start=2026-11-24T00:00:00.000Z&car_id=7')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    const text = await answer.text()
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/)
    expect(text).toContain('DTSTART:20261124T000000Z\r\nDTEND:20261124T010000Z\r\n')
    const unfolded = text.replace(/\r\n /g, '')
    expect(unfolded).toContain('SUMMARY:Test drive: Kia\\; "Cerato"\\, 2021')
    expect(unfolded).toContain(`LOCATION:${location?.name}`)
    for (const line of text.split('\r\n')) expect(line.length).toBeLessThanOrEqual(75)
    const again = await (await give('location_id=1&start=2026-11-24T00:00:00.000Z&car_id=7')).text()
    expect(again).toBe(text)
  })

  it('keeps the entry of a visit that is moved, by its UID and a higher SEQUENCE [PLUS-108]', async () => {
    const { give } = tested()
    const visit = 'visit=6d1f2f0a-8b57-4d1e-9a53-0d1c8f6f2a11'
    const at = async (query: string) =>
      /^UID:(.*)\r\nSEQUENCE:(.*)\r\n/m
        .exec((await (await give(query)).text()).replace(/\r\n /g, ''))
        ?.slice(1)
    const first = `location_id=1&start=2026-11-24T00:00:00.000Z&${visit}&sequence=0`
    const moved = `location_id=1&start=2026-11-25T00:00:00.000Z&${visit}&sequence=86400`
    const uid = `6d1f2f0a-8b57-4d1e-9a53-0d1c8f6f2a11@${new URL(site.url).host}`
    expect([await at(first), await at(moved)]).toEqual([
      [uid, '0'],
      [uid, '86400'],
    ])
    const odd = 'location_id=1&start=2026-11-24T00:00:00.000Z&visit=a%0Ab&sequence=-1'
    expect(await at(odd)).toEqual([`1-1795478400000-0@${new URL(site.url).host}`, '0'])
  })

  it('goes without a vehicle that is gone, and is nothing for another place or time', async () => {
    const { give } = tested()
    const gone = await give('location_id=1&start=2026-11-24T00:00:00.000Z&car_id=8')
    expect(await gone.text()).toContain(`SUMMARY:Test drive at ${location?.name}`)
    for (const query of [
      'location_id=99&start=2026-11-24T00:00:00.000Z',
      'location_id=1&start=soon',
      'location_id=1',
      'location_id=1&start=2026-11-24T00:00:00.001Z',
    ])
      expect((await give(query)).status).toBe(422)
  })
})
