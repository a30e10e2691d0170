import { aSite } from '@forecourt/tenant-config/testing'
import { describe, expect, it, vi } from 'vitest'
import { listAppointmentDays } from '../model/appointment.ts'
import type { BookedAppointment } from '../model/booked-appointment.ts'
import { createEnquiryForm } from '../model/enquiry-form.ts'
import { createRenderedAtToken, honeypotField } from '../model/spam.ts'
import { anEnquiryCar, createInMemoryLeadStore, createSilentLogger } from '../testing/index.ts'
import { type RefusedEnquiry } from './enquiry-ports.ts'
import { createLeadsHandler, type LeadsHandlerOptions } from './leads.handler.ts'
import { createMemoryRateLimit } from './memory-rate-limit.ts'
import { leastFreeDiskBytes } from './store-enquiry.ts'

/** Monday 23 November 2026, 7:00 in Brisbane. */
const now = new Date('2026-11-22T21:00:00.000Z')
const siteWith = (forms: object = {}) => aSite({ id: 'harbour', domains: ['h.localhost'], forms })
const car = anEnquiryCar({ location_id: 1, dealership_slug: 'example-motors' })

function aHandler(changes: Partial<LeadsHandlerOptions> = {}) {
  const store = createInMemoryLeadStore()
  const shown: RefusedEnquiry[] = []
  const logger = createSilentLogger()
  const handle = createLeadsHandler({
    store,
    logger,
    spool: {
      put: () => Promise.reject(new Error('full')),
      count: async () => 0,
      list: async () => [],
      remove: async () => {},
    },
    clock: () => now,
    newKey: () => crypto.randomUUID(),
    rateLimit: createMemoryRateLimit(),
    contactLimit: createMemoryRateLimit(),
    freeDisk: async () => leastFreeDiskBytes,
    clientAddress: () => '203.0.113.7',
    renderRefused: async (refused) => {
      shown.push(refused)
      return new Response('page', { status: refused.status })
    },
    ...changes,
  })
  const post = (path: string, fields: Record<string, string>, site = siteWith()) =>
    handle(
      new Request(`http://h.localhost${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(fields),
      }),
      site,
    )
  const leads = async () => (await store.list('harbour')).map(({ lead }) => lead)
  return { post, shown, leads, logger, handle, store }
}

/** Hidden fields of a form as its page writes them. */
function hidden(kind: 'test-drive' | 'photos' | 'service') {
  const { defaults } = createEnquiryForm(siteWith(), { car: kind === 'service' ? null : car, kind })
  const filled = Object.entries(defaults).filter(
    ([, value]) => value !== null && value !== '' && value !== false && !Array.isArray(value),
  )
  return {
    ...Object.fromEntries(filled.map(([name, value]) => [name, String(value)])),
    idempotency_key: 'page-key-1',
    rendered_at: createRenderedAtToken(new Date(now.getTime() - 30_000)),
    url: 'http://h.localhost/cars/x/test-drive',
    car_name: car.name,
    car_path: car.path,
  }
}

const contact = {
  name: 'Ann',
  last_name: 'Lee',
  email: 'ann.lee@example.com',
  phone: '0412 345 678',
}
const when = { step: 'when', appointment_date: '2026-11-24', appointment_time: '10:00' }

describe('createLeadsHandler with the form of a test drive', () => {
  const fields = hidden('test-drive')

  it('shows the second step after the first, with everything that was typed, and stores nothing [LEAD-005] [PLUS-024]', async () => {
    const { post, shown, leads } = aHandler()
    const response = await post('/cars/x/test-drive', { ...fields, ...when })
    expect(response.status).toBe(200)
    expect(shown[0]).toMatchObject({
      values: { appointment_date: '2026-11-24', appointment_time: '10:00', car_id: 40817 },
      context: { step: 'details', idempotency_key: 'page-key-1', car_name: car.name },
      error: '',
    })
    expect(shown[0]?.fields).toBeUndefined()
    expect(await leads()).toEqual([])
  })

  it('takes the lead at the last step, with the preferred day and time [LEAD-036] [LEAD-037]', async () => {
    const { post, leads } = aHandler()
    const sent = { ...fields, ...when, ...contact, step: 'details', opt_in: 'on' }
    const response = await post('/cars/x/test-drive', sent)
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe('/success')
    expect((await leads())[0]).toMatchObject({
      payload: {
        category: 'Test Drive',
        car_id: 40817,
        message: '',
        appointment_date: '2026-11-24',
        appointment_time: '10:00',
      },
    })
  })

  it('refuses a time somebody else took meanwhile, at the step it is chosen in, with everything that was typed [PLUS-108] [ERR-005]', async () => {
    const { post, shown, leads } = aHandler()
    const sent = { ...fields, ...when, ...contact, step: 'details', opt_in: 'on' }
    expect((await post('/x', { ...sent, idempotency_key: 'first-page-key' })).status).toBe(303)
    const other = { ...sent, name: 'Bob', email: 'bob@example.com', idempotency_key: 'second-key' }
    expect((await post('/x', other)).status).toBe(422)
    expect(shown[0]).toMatchObject({
      error: 'This time is not available. Please choose another.',
      fields: { appointment_time: 'This time is not available. Please choose another.' },
      values: { name: 'Bob', appointment_date: '2026-11-24', appointment_time: '10:00' },
      context: { step: 'when' },
    })
    expect(await leads()).toHaveLength(1)
    // The first one again is the same lead, and the next hour is free.
    expect((await post('/x', { ...sent, idempotency_key: 'first-page-key' })).status).toBe(303)
    expect((await post('/x', { ...other, appointment_time: '11:00' })).status).toBe(303)
    expect(await leads()).toHaveLength(2)
  })

  it('takes no time for a form that offers none, or for what looks like spam [PLUS-108]', async () => {
    const { post, leads, store } = aHandler()
    const sent = { ...fields, ...when, ...contact, step: 'details' }
    const spam = { ...sent, [honeypotField]: 'x', idempotency_key: 'a-spam-key' }
    const general = {
      ...sent,
      category: 'General Enquiry',
      message: 'Is it there?',
      step: '',
      idempotency_key: 'an-enquiry-key',
    }
    for (const each of [spam, general]) expect((await post('/x', each)).status).toBe(303)
    expect(await leads()).toHaveLength(2)
    const [from, to] = [new Date('2026-11-01T00:00:00Z'), new Date('2027-01-01T00:00:00Z')]
    expect(await store.listBooked('harbour', 1, from, to)).toEqual([])
    expect((await post('/x', sent)).status).toBe(303)
    expect(await store.listBooked('harbour', 1, from, to)).toHaveLength(1)
  })

  it('confirms a time that is taken, once, and tells the next page of it [PLUS-108]', async () => {
    const confirmed: [string, BookedAppointment][] = []
    const { post, logger } = aHandler({
      async confirmAppointment(_site, lead, booked) {
        confirmed.push([lead.payload.email, booked])
        throw new Error('the outbox is away')
      },
    })
    const sent = { ...fields, ...when, ...contact, step: 'details' }
    const response = await post('/x', sent)
    await post('/x', sent)
    const booked = {
      when: 'Tuesday 24 November 2026, 10:00 am',
      place: 'Example Motors',
      calendarHref: expect.stringMatching(
        /^\/api\/appointments\/calendar\.ics\?location_id=1&start=2026-11-24T00%3A00%3A00\.000Z&visit=[\da-f-]{36}&sequence=0&car_id=40817$/,
      ),
    }
    expect(response.status).toBe(303)
    expect(confirmed).toEqual([['ann.lee@example.com', booked]])
    const cookie = decodeURIComponent(response.headers.get('set-cookie') ?? '')
    expect(cookie).toContain(JSON.stringify(confirmed[0]?.[1]))
    expect(logger.entries.map(({ message }) => message)).toContain(
      'An appointment was not confirmed',
    )
    const wish = { ...sent, idempotency_key: 'a-wish-key', appointment_time: '' }
    expect((await post('/x', wish)).headers.get('set-cookie')).not.toContain('calendar')
    expect(confirmed).toHaveLength(1)
  })

  it('takes a test drive without a preference for a day, a place or a message [LEAD-036] [LEAD-037] [LEAD-038]', async () => {
    const { post, shown, leads } = aHandler()
    expect((await post('/x', { ...fields, step: 'when' })).status).toBe(200)
    expect(shown[0]?.context?.step).toBe('details')
    expect((await post('/x', { ...fields, ...contact, step: 'details' })).status).toBe(303)
    expect((await leads())[0]?.payload).toMatchObject({
      appointment_date: '',
      appointment_time: '',
      distribution_location: '',
    })
  })

  it('holds the time at the place that was chosen, by its own hours [LEAD-038] [PLUS-108]', async () => {
    const [place] = siteWith().locations
    const { contact_detail: detail, ...rest } = place!
    const opening_hours = detail.opening_hours.map((day) => ({ ...day, close: '12:00' }))
    const north = { ...rest, id: 2, slug: 'north', name: 'Harbour North' }
    const both = {
      ...siteWith(),
      locations: [place!, { ...north, contact_detail: { ...detail, opening_hours } }],
    }
    const places: string[] = []
    const confirmAppointment: LeadsHandlerOptions['confirmAppointment'] = async (_, __, booked) => {
      places.push(booked.place)
    }
    const { post, shown } = aHandler({ confirmAppointment })
    const sent = { ...fields, ...when, ...contact, step: 'details', distribution_location: 'north' }
    expect((await post('/x', { ...sent, appointment_time: '14:00' }, both)).status).toBe(422)
    expect(shown[0]?.fields).toHaveProperty('appointment_time')
    expect((await post('/x', sent, both)).status).toBe(303)
    expect(places).toEqual(['Harbour North'])
  })

  it.each([
    [
      'a time without a day',
      { appointment_time: '10:00' },
      'appointment_date',
      'Please choose a day for this time.',
    ],
    [
      'a Sunday',
      { appointment_date: '2026-11-29', appointment_time: '10:00' },
      'appointment_date',
      'We are not open on this day. Please choose another.',
    ],
    [
      'a day that is over',
      { appointment_date: '2026-11-20' },
      'appointment_date',
      'We are not open on this day. Please choose another.',
    ],
    [
      'no day at all',
      { appointment_date: 'soon' },
      'appointment_date',
      'Please choose one of the options.',
    ],
    [
      'a time outside the hours',
      { appointment_date: '2026-11-24', appointment_time: '17:30' },
      'appointment_time',
      'This time is not available. Please choose another.',
    ],
    [
      'an unknown place',
      { distribution_location: 'moon' },
      'distribution_location',
      'Please choose one of the options.',
    ],
  ])('stays at the first step with %s [ERR-005]', async (_, preference, field, message) => {
    const { post, shown, leads } = aHandler()
    const response = await post('/x', { ...fields, step: 'when', name: ' Ann ', ...preference })
    expect(response.status).toBe(422)
    expect(shown[0]).toMatchObject({ fields: { [field]: message }, context: { step: 'when' } })
    expect(shown[0]?.values).toMatchObject({ ...preference, name: ' Ann ' })
    expect(await leads()).toEqual([])
  })

  it('goes back to the first step when its time has gone meanwhile, and loses nothing [ERR-005]', async () => {
    const { post, shown } = aHandler()
    const gone = { step: 'details', appointment_date: '2026-11-23', appointment_time: '08:00' }
    expect((await post('/x', { ...fields, ...gone, ...contact })).status).toBe(422)
    expect(shown[0]).toMatchObject({
      context: { step: 'when' },
      fields: { appointment_time: 'This time is not available. Please choose another.' },
      values: contact,
    })
  })

  it('goes back without asking for anything', async () => {
    const { post, shown } = aHandler()
    const typed = { ...fields, ...when, step: 'details', move: 'back', name: 'A', email: 'x' }
    expect((await post('/x', typed)).status).toBe(200)
    expect(shown[0]).toMatchObject({ context: { step: 'when' }, values: { name: 'A', email: 'x' } })
    expect(shown[0]?.fields).toBeUndefined()
  })

  it('asks for the terms where the site has some, and for none elsewhere [LEAD-039]', async () => {
    const withTerms = siteWith({ testDriveTerms: 'Drivers must be 21.' })
    const { post, shown, leads } = aHandler()
    const sent = { ...fields, ...contact, step: 'details' }
    expect((await post('/x', sent, withTerms)).status).toBe(422)
    expect(shown[0]?.fields).toEqual({ terms_accepted: 'This is a required field.' })
    expect((await post('/x', { ...sent, terms_accepted: 'on' }, withTerms)).status).toBe(303)
    expect((await leads())[0]?.payload.terms_accepted).toBe(true)
    expect((await post('/x', { ...sent, name: 'Bo' })).status).toBe(303)
  })

  it('keeps a filled honeypot over the steps: the lead is suspected spam [PLUS-033]', async () => {
    const { post, shown, leads } = aHandler()
    await post('/x', { ...fields, step: 'when', website_url: 'http://spam.example' })
    const carried = shown[0]?.context?.website_url ?? ''
    await post('/x', { ...fields, ...contact, step: 'details', website_url: carried })
    expect((await leads())[0]?.status).toBe('suspected_spam')
  })

  it('takes a sending that names no step as whole', async () => {
    const { post } = aHandler()
    expect((await post('/x', { ...fields, ...contact })).status).toBe(303)
  })

  it('answers 422 to a first step where nobody can show the second', async () => {
    const { post } = aHandler({ renderRefused: undefined })
    const response = await post('/x', { ...fields, step: 'when' })
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ code: 'next_step' })
  })
})

describe('createLeadsHandler with the form for photos', () => {
  const fields = { ...hidden('photos'), ...contact }

  it('stores the hidden text, and after it what the visitor wrote [LEAD-034] [LEAD-035]', async () => {
    const { post, leads } = aHandler()
    expect((await post('/x', fields)).status).toBe(303)
    const [lead] = await leads()
    expect(lead?.payload).toMatchObject({
      category: 'Photo Request',
      message: 'Please send photos for this car',
    })
    for (const inner of ['default_message', 'opt_in_version'])
      expect(lead?.payload).not.toHaveProperty(inner)
    const more = aHandler()
    await more.post('/x', { ...fields, message: 'The boot, please.' })
    expect((await more.leads())[0]?.payload.message).toBe(
      'Please send photos for this car\n\nThe boot, please.',
    )
  })
})

describe('createLeadsHandler with the form for a service', () => {
  it('stores the lead and queues it for every receiver of the site [D-05] [DATA-057]', async () => {
    const { post, store } = aHandler()
    const site = aSite({
      id: 'harbour',
      domains: ['h.localhost'],
      delivery: {
        targets: [
          { id: 'crm', type: 'webhook', url: 'https://crm.example/leads', secretEnv: 'CRM_SECRET' },
        ],
      },
    })
    const fields = { ...hidden('service'), ...contact, Rego: '482KLM', message: 'Tyres.' }
    const response = await post('/x', fields, site)
    expect(response.headers.get('location')).toBe('/success')
    const [record] = await store.list('harbour')
    expect(record?.lead.payload).toMatchObject({ category: 'Service Enquiry', Rego: '482KLM' })
    expect(record?.deliveries.map(({ targetId }) => targetId)).toEqual(['crm'])
  })
})

describe('createLeadsHandler with recordEvent', () => {
  const fields = { ...hidden('test-drive'), ...contact, step: 'details' }

  it('counts the lead of a form without script, by its car and address [EVT-009]', async () => {
    const recordEvent = vi.fn<NonNullable<LeadsHandlerOptions['recordEvent']>>(async () => {})
    await aHandler({ recordEvent }).post('/x', fields)
    expect(recordEvent.mock.calls).toEqual([
      [
        'harbour',
        {
          event_id: 48,
          car_id: 40817,
          dealership_id: 1,
          website_id: 'harbour',
          url: 'http://h.localhost/cars/x/test-drive',
          at: now.toISOString(),
        },
        now,
      ],
    ])
  })

  it('counts neither a lead of a page with script nor suspected spam', async () => {
    const recordEvent = vi.fn<NonNullable<LeadsHandlerOptions['recordEvent']>>(async () => {})
    const { post, handle } = aHandler({ recordEvent })
    await post('/x', { ...fields, website_url: 'x' })
    const body = JSON.stringify({ ...fields, car_id: 40817 })
    const headers = { 'content-type': 'application/json' }
    const request = new Request('http://h.localhost/api/leads', { method: 'POST', headers, body })
    expect((await handle(request, siteWith())).status).toBe(201)
    expect(recordEvent).not.toHaveBeenCalled()
  })

  it('ends at /success though the event cannot be recorded [EVT-018]', async () => {
    const { post, logger } = aHandler({ recordEvent: () => Promise.reject(new Error('down')) })
    expect((await post('/x', fields)).status).toBe(303)
    await Promise.resolve()
    expect(logger.entries.filter(({ level }) => level === 'warn')).toHaveLength(1)
  })
})

describe('appointmentDays of the example site', () => {
  it('opens on the Tuesday of these tests at ten', () => {
    const [location] = siteWith().locations
    const days = location && listAppointmentDays({ ...location, special_days: [] }, now)
    expect(days?.find(({ date }) => date === '2026-11-24')?.times).toContain('10:00')
  })
})
