import { aSite } from '@forecourt/tenant-config/testing'
import { describe, expect, it, vi } from 'vitest'
import { signAppointmentToken } from '../../model/appointment-link.ts'
import { aLead, createInMemoryLeadStore, createSilentLogger } from '../../testing/index.ts'
import { createMemoryRateLimit } from '../memory-rate-limit.ts'
import {
  appointmentChangeLimit,
  createAppointmentChangeHandler,
} from './appointment-change.handler.ts'
import type { AppointmentChangePorts } from './appointment-change-ports.ts'
import { loadAppointment } from './load-appointment.ts'

const key = 'a-key-of-at-least-32-random-bytes-00'
// A Friday at the place, which is open on weekdays.
const now = new Date('2026-11-20T00:00:00Z')
const weekdays = [1, 2, 3, 4, 5].map((weekday) => ({
  weekday,
  status: 'Open',
  open: '09:00',
  close: '17:00',
}))
const plain = aSite({
  delivery: {
    targets: [{ id: 'crm', type: 'webhook', url: 'https://crm.example/leads', secretEnv: 'CRM' }],
  },
})
const [location] = plain.locations
const site = {
  ...plain,
  locations: [
    {
      ...location!,
      contact_detail: { ...location!.contact_detail, opening_hours: weekdays as never },
    },
  ],
}
const appointment = { locationId: location!.id, startsAt: '2026-11-23T23:00:00.000Z', capacity: 1 }

async function openDrive(changes: Partial<AppointmentChangePorts> = {}) {
  const store = createInMemoryLeadStore()
  const lead = aLead({
    payload: {
      category: 'Test Drive',
      location_id: location!.id,
      'Vehicle Make': 'Toyota',
      'Vehicle Model': 'Corolla',
    },
  })
  await store.accept(site.id, { lead, targetIds: [], appointment })
  const told = vi.fn<NonNullable<AppointmentChangePorts['confirmAppointment']>>(async () => {})
  const ports: AppointmentChangePorts = {
    store,
    linkKey: async () => key,
    rateLimit: createMemoryRateLimit(appointmentChangeLimit),
    clientAddress: () => '192.0.2.1',
    newKey: () => crypto.randomUUID(),
    clock: () => now,
    logger: createSilentLogger(),
    confirmAppointment: told,
    ...changes,
  }
  const token = await signAppointmentToken(key, site.id, lead.id)
  const post = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    createAppointmentChangeHandler(ports)(
      new Request(`${site.url}/test-drive`, {
        method: 'POST',
        headers: { origin: site.url, ...headers },
        body: new URLSearchParams({ token, ...fields }),
      }),
      site,
    )
  const time = async () => (await store.findAppointment(site.id, lead.id))?.appointment?.startsAt
  const notices = async () =>
    (await store.list(site.id)).filter(({ lead: { id } }) => id !== lead.id)
  return { store, ports, lead, token, told, post, time, notices }
}

describe('createAppointmentChangeHandler', () => {
  it('moves a test drive, owes the dealer the news and tells the visitor [PLUS-108]', async () => {
    const { post, time, notices, told, token, lead } = await openDrive()
    const answer = await post({ slot: '2026-11-25 10:00' })
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe(`/test-drive?token=${token}&done=moved`)
    expect(new Date((await time()) ?? '').toISOString()).not.toBe(appointment.startsAt)
    const [notice] = await notices()
    expect(notice?.deliveries.map(({ targetId }) => targetId)).toEqual(['crm'])
    expect(notice?.lead.payload).toMatchObject({
      category: 'Test Drive',
      subcategory: 'Test drive moved',
      appointment_date: '2026-11-25',
      appointment_time: '10:00',
    })
    expect(notice?.lead.payload.message).toMatch(
      /^The test drive of Tuesday 24 November 2026, .* is moved to Wednesday 25 November 2026, 10:00 am\.$/,
    )
    expect(told).toHaveBeenCalledExactlyOnceWith(
      site,
      expect.objectContaining({ id: lead.id }),
      expect.objectContaining({ when: 'Wednesday 25 November 2026, 10:00 am' }),
      'moved',
    )
  })

  it('moves it once, however often the button is pressed, and offers no move to the time it has [PLUS-108]', async () => {
    const { post, notices, told, ports, token } = await openDrive()
    for (const _ of [1, 2]) {
      const answer = await post({ slot: '2026-11-25 10:00' })
      expect(answer.headers.get('location')).toMatch(/&done=moved$/)
    }
    expect(await notices()).toHaveLength(1)
    expect(told).toHaveBeenCalledOnce()
    const roomy = site.dealerships.map((each) => ({ ...each, appointmentCapacity: 9 }))
    const view = await loadAppointment(ports, { ...site, dealerships: roomy }, token)
    const days = view.kind === 'booked' ? view.days : []
    expect(days.find(({ date }) => date === '2026-11-25')?.times).toEqual(
      expect.not.arrayContaining(['10:00']),
    )
    expect(days.find(({ date }) => date === '2026-11-26')?.times).toContain('10:00')
  })

  it('cancels it once, however often the button is pressed [PLUS-108]', async () => {
    const { post, time, notices, told } = await openDrive()
    for (const _ of [1, 2]) {
      const answer = await post({ move: 'cancel' })
      expect(answer.headers.get('location')).toMatch(/&done=cancelled$/)
    }
    expect(await time()).toBeUndefined()
    const [notice, ...more] = await notices()
    expect(more).toEqual([])
    expect(notice?.lead.payload).toMatchObject({
      subcategory: 'Test drive cancelled',
      appointment_date: '',
    })
    expect(told).toHaveBeenCalledOnce()
  })

  it('keeps the time where the wished one is taken, closed or none', async () => {
    const { store, post, time, notices } = await openDrive()
    const taken = { ...appointment, startsAt: '2026-11-25T00:00:00.000Z' }
    await store.accept(site.id, { lead: aLead(), targetIds: [], appointment: taken })
    for (const slot of ['2026-11-25 10:00', '2026-11-22 10:00', '2026-11-25 23:00', 'soon', '']) {
      const answer = await post({ slot })
      expect([slot, answer.status]).toEqual([slot, 422])
      expect(await answer.json()).toEqual({
        error: 'This time is not available. Please choose another.',
        code: 'invalid',
        fields: { slot: 'This time is not available. Please choose another.' },
      })
    }
    expect(await time()).toBe(appointment.startsAt)
    expect(await notices()).toHaveLength(1)
  })

  it('refuses a link that is none, another site’s form and a drive that is over', async () => {
    const { post, time } = await openDrive()
    expect((await post({ token: 'abc', move: 'cancel' })).status).toBe(422)
    expect((await post({ move: 'cancel' }, { origin: 'https://evil.example' })).status).toBe(403)
    const late = await openDrive({ clock: () => new Date('2026-11-23T23:00:00.000Z') })
    const answer = await late.post({ move: 'cancel' })
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({ code: 'over' })
    expect(await time()).toBe(appointment.startsAt)
    expect(await late.time()).toBe(appointment.startsAt)
  })

  it('says so while the store does not answer, and lets no mail undo what is done', async () => {
    const away = async () => Promise.reject(new Error('away'))
    const broken = await openDrive()
    const store = { ...broken.store, changeAppointment: away }
    const { post } = await openDrive({ store })
    expect((await post({ token: broken.token, move: 'cancel' })).status).toBe(503)
    const mute = await openDrive({ confirmAppointment: away })
    expect((await mute.post({ move: 'cancel' })).status).toBe(303)
    expect(await mute.time()).toBeUndefined()
  })

  it('stops who sends too much', async () => {
    const { post, time } = await openDrive()
    for (let press = 0; press < appointmentChangeLimit.events; press += 1)
      expect((await post({ slot: 'soon' })).status).toBe(422)
    const answer = await post({ move: 'cancel' })
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await time()).toBe(appointment.startsAt)
  })
})

describe('loadAppointment', () => {
  it('shows the time and the free ones, or why there is none [PLUS-108]', async () => {
    const { ports, token, post } = await openDrive()
    const view = await loadAppointment(ports, site, token)
    expect(view).toMatchObject({
      kind: 'booked',
      booked: { place: location!.name },
      carName: 'Toyota Corolla',
    })
    const days = view.kind === 'booked' ? view.days : []
    expect(days.length).toBeGreaterThan(15)
    expect(await loadAppointment(ports, site, 'abc')).toEqual({ kind: 'unknown' })
    const later = { ...ports, clock: () => new Date('2026-12-01T00:00:00Z') }
    expect(await loadAppointment(later, site, token)).toMatchObject({ kind: 'past' })
    const moved = { ...site, locations: [] }
    expect(await loadAppointment(ports, moved, token)).toEqual({ kind: 'unknown' })
    await post({ move: 'cancel' })
    expect(await loadAppointment(ports, site, token)).toEqual({ kind: 'cancelled' })
    const broken = { ...ports, linkKey: async () => Promise.reject(new Error('away')) }
    expect(await loadAppointment(broken, site, token)).toEqual({ kind: 'unavailable' })
  })
})
