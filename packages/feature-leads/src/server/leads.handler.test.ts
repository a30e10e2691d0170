import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createRenderedAtToken } from '../model/spam.ts'
import { aLeadOffer, anEnquiry } from '../testing/index.ts'
import {
  address,
  aHandler,
  form,
  formFields,
  json,
  now,
  site,
  someLeadsOptions,
} from '../testing/test-leads-handler.ts'
import { type RefusedEnquiry } from './enquiry-ports.ts'
import { createLeadsHandler, type LeadsHandlerOptions } from './leads.handler.ts'
import { leastFreeDiskBytes } from './store-enquiry.ts'
import { readSuccessCookie } from './success-cookie.ts'

type FindOffer = NonNullable<LeadsHandlerOptions['findOffer']>

describe('createLeadsHandler', () => {
  it('names the ports a host without types has left out', () => {
    expect(() => createLeadsHandler({} as never)).toThrow(
      '[feature-leads] createLeadsHandler needs store, spool, logger, rateLimit, contactLimit, clock, newKey, freeDisk, clientAddress',
    )
    const { logger, ...others } = someLeadsOptions()
    expect(() => createLeadsHandler(others as never)).toThrow('createLeadsHandler needs logger')
    expect(() => createLeadsHandler({ ...others, logger })).not.toThrow()
  })

  let { store, handle, spool, logger } = aHandler()
  beforeEach(() => {
    ;({ store, handle, spool, logger } = aHandler())
  })
  const status = async (request: Request) => (await handle(request, site)).status
  const stored = () => store.list('harbour')

  it('answers an enquiry and a test drive with 201 and the id of the lead [API-048]', async () => {
    for (const category of ['Vehicle Enquiry', 'Test Drive']) {
      const response = await handle(json(anEnquiry({ category })), site)
      expect(response.status).toBe(201)
      const answer: unknown = await response.json()
      expect(Object.keys(answer as object)).toEqual(['lead_id'])
      const ids = (await stored()).map(({ lead }) => lead.id)
      expect(ids).toContain((answer as { lead_id: string }).lead_id)
    }
    const categories = (await stored()).map(({ lead }) => lead.payload.category)
    expect(categories.toSorted()).toEqual(['Test Drive', 'Vehicle Enquiry'])
  })

  it('stores the lead with one delivery for each target of the site [D-03]', async () => {
    await handle(json(anEnquiry()), site)
    const [record] = await stored()
    expect(record?.lead).toMatchObject({ status: 'received', received_at: now.toISOString() })
    expect(record?.deliveries.map(({ targetId }) => targetId)).toEqual(['crm', 'mail'])
  })

  it('keeps the vehicle as it was offered at that moment [D-104]', async () => {
    const findOffer = vi.fn<FindOffer>(async () => aLeadOffer())
    const { store: offers, handle: take } = aHandler({ findOffer })
    await take(json(anEnquiry({ car_id: 40817 })), site)
    expect(findOffer).toHaveBeenCalledExactlyOnceWith(site, 40817)
    expect((await offers.list('harbour'))[0]?.lead.offer).toEqual(aLeadOffer())
  })

  it('asks for no offer without a vehicle, and keeps none where there is none', async () => {
    const findOffer = vi.fn<FindOffer>(async () => null)
    const { store: offers, handle: take } = aHandler({ findOffer })
    await take(json(anEnquiry()), site)
    expect(findOffer).not.toHaveBeenCalled()
    await take(json(anEnquiry({ car_id: 1 })), site)
    expect((await offers.list('harbour')).map(({ lead }) => lead.offer)).toEqual([null, null])
  })

  it('refuses no lead for an offer that cannot be read, or takes longer than a second', async () => {
    const silent = () => new Promise<null>(() => {})
    for (const findOffer of [() => Promise.reject(new Error('away')), silent]) {
      const { store: offers, handle: take, logger: log } = aHandler({ findOffer })
      expect((await take(json(anEnquiry({ car_id: 1 })), site)).status).toBe(201)
      expect((await offers.list('harbour'))[0]?.lead.offer).toBeNull()
      expect(log.entries.map(({ message }) => message)).toEqual([
        'A lead is stored without its offer',
      ])
    }
  })

  it('stores consent with wording, page and time [PLUS-034]', async () => {
    await handle(json({ ...anEnquiry(), url: 'http://harbour.localhost:3000/contact' }), site)
    expect((await stored())[0]?.lead.consent).toEqual({
      value: true,
      wording_version: '2026-11',
      page: 'http://harbour.localhost:3000/contact',
      at: now.toISOString(),
    })
  })

  it('answers mistakes with 422, a sentence, a code and the fields [ERR-004]', async () => {
    const response = await handle(json(anEnquiry({ email: 'x', message: '' })), site)
    expect(response.status).toBe(422)
    expect(await response.json()).toEqual({
      error: 'Please fix the following errors:',
      code: 'invalid',
      fields: {
        email: 'Please enter a valid email address.',
        message: 'This is a required field.',
      },
    })
    const single = await handle(json(anEnquiry({ email: 'x' })), site)
    expect(await single.json()).toMatchObject({ error: 'Please enter a valid email address.' })
    expect(await stored()).toEqual([])
  })

  describe('requests it does not take', () => {
    it('refuses another origin with 403 [PLUS-057]', async () => {
      const sent = anEnquiry()
      expect(await status(json(sent, { origin: 'https://evil.example' }))).toBe(403)
      expect(await status(json(sent, { origin: 'null' }))).toBe(403)
      expect(await status(json(sent, { 'sec-fetch-site': 'cross-site' }))).toBe(403)
      expect(await status(json(sent, { 'sec-fetch-site': 'same-site' }))).toBe(403)
      expect(await stored()).toEqual([])
      expect(await status(json(sent, { origin: 'http://harbour.localhost:3000' }))).toBe(201)
      expect(await status(json(sent, { origin: 'https://harbour.localhost' }))).toBe(201)
      expect(await status(json(sent, { 'sec-fetch-site': 'same-origin' }))).toBe(201)
      expect(await status(json(sent))).toBe(201)
    })

    it('answers 413, 415 and 400 in the error envelope [PLUS-058]', async () => {
      const padded = (bytes: number) => {
        const empty = JSON.stringify({ ...anEnquiry(), pad: '' }).length
        return json({ ...anEnquiry(), pad: 'x'.repeat(bytes - empty) })
      }
      expect(await status(padded(100 * 1024))).toBe(201)
      const cases: [number, Request][] = [
        [413, padded(100 * 1024 + 1)],
        [415, json('<lead/>', { 'content-type': 'text/xml' })],
        [400, json('{')],
        [400, json('[]')],
        [400, json('null')],
      ]
      for (const [expected, request] of cases) {
        const response = await handle(request, site)
        expect(response.status).toBe(expected)
        expect(await response.json()).toEqual({
          error: expect.any(String),
          code: expect.any(String),
        })
      }
    })

    it('refuses a body of unknown length above 100 kB, and one that does not end', async () => {
      const endless = new ReadableStream({
        pull: (controller) => controller.enqueue(new Uint8Array(102_400)),
      })
      const request = new Request(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: endless,
        duplex: 'half',
      } as RequestInit)
      expect(await status(request)).toBe(413)
    })

    it('refuses bytes that are no UTF-8 with 400', async () => {
      const headers = { 'content-type': 'application/json' }
      const body = new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x7d])
      expect(await status(new Request(address, { method: 'POST', headers, body }))).toBe(400)
    })

    it('answers other methods with 405', async () => {
      const response = await handle(new Request(address), site)
      expect(response.status).toBe(405)
      expect(response.headers.get('allow')).toBe('POST')
    })

    it('is not led astray by keys of the object prototype', async () => {
      const body = '{"__proto__":{"name":"x"},"constructor":"x"}'
      expect(await status(json(body))).toBe(422)
      expect(await status(form({ __proto__x: '1', constructor: 'x' }))).toBe(422)
    })
  })

  describe('repeats', () => {
    const key = { 'idempotency-key': 'client-key-1' }
    const idOf = async (request: Request) =>
      ((await (await handle(request, site)).json()) as { lead_id: string }).lead_id

    it('gives one lead and the same answer for a key sent twice or at once [PLUS-028]', async () => {
      const sendings = Array.from({ length: 5 }, () => idOf(json(anEnquiry(), key)))
      const ids = new Set(await Promise.all(sendings))
      ids.add(await idOf(json({ ...anEnquiry(), user_agent: 'another' }, key)))
      expect(ids.size).toBe(1)
      expect(await stored()).toHaveLength(1)
      expect((await stored())[0]?.lead.payload.message).toBe('Is it still available?')
    })

    it('refuses a key that was sent with other content with 409, stored or spooled [PLUS-092]', async () => {
      const other = json(anEnquiry({ message: 'changed' }), key)
      await handle(json(anEnquiry(), key), site)
      const response = await handle(other, site)
      expect(response.status).toBe(409)
      expect(await response.json()).toEqual({
        error:
          'Another enquiry was already sent under this key, with other details, so this one was not taken. Please send it again.',
        code: 'idempotency_key_reused',
      })
      expect((await stored()).map(({ lead }) => lead.payload.message)).toEqual([
        'Is it still available?',
      ])
      const leadId = 'the first'
      const away = aHandler({
        store: { ...store, accept: () => Promise.reject(new Error('away')) },
        spool: { ...spool, put: async () => ({ leadId, isNew: false, isConflict: true }) },
      })
      expect((await away.handle(json(anEnquiry(), key), site)).status).toBe(409)
    })

    it('refuses such a key with 409 above the limit too [PLUS-092]', async () => {
      const limited = aHandler({
        rateLimit: {
          consume: async () => ({ isAllowed: false, retryAfterSeconds: 60 }),
          giveBack: async () => {},
        },
        store,
      })
      await handle(json(anEnquiry(), key), site)
      expect((await limited.handle(json(anEnquiry(), key), site)).status).toBe(201)
      const changed = json(anEnquiry({ message: 'changed' }), key)
      expect((await limited.handle(changed, site)).status).toBe(409)
      expect((await limited.handle(json(anEnquiry()), site)).status).toBe(429)
    })

    it('shows a form without script such a refusal with everything typed [PLUS-092]', async () => {
      const rendered: RefusedEnquiry[] = []
      const { handle: handleForm } = aHandler({
        store,
        renderRefused: async (refused) => {
          rendered.push(refused)
          return new Response('the page', { status: refused.status })
        },
      })
      const sent = (message: string) => {
        const request = form({ ...formFields, message })
        request.headers.set('idempotency-key', key['idempotency-key'])
        return handleForm(request, site)
      }
      expect((await sent('first')).status).toBe(303)
      expect((await sent('second')).status).toBe(409)
      expect(rendered[0]).toMatchObject({
        error: expect.stringContaining('already sent under this key'),
        values: { name: 'Ann', email: 'ann.lee@example.com', message: 'second', car_id: 40817 },
      })
    })

    it('gives the same answer when the store is away at one of the two [PLUS-028]', async () => {
      const away = aHandler({
        store: { ...store, accept: () => Promise.reject(new Error('away')) },
      })
      const response = await away.handle(json(anEnquiry(), key), site)
      expect(response.status).toBe(201)
      const { lead_id } = (await response.json()) as { lead_id: string }
      expect(await idOf(json(anEnquiry(), key))).toBe(lead_id)
    })

    it('refuses a key that is too short or not printable with 400', async () => {
      expect(await status(json(anEnquiry(), { 'idempotency-key': '1234567' }))).toBe(400)
      expect(await status(json(anEnquiry(), { 'idempotency-key': '1234567é' }))).toBe(400)
      expect(await status(json(anEnquiry(), { 'idempotency-key': 'x'.repeat(201) }))).toBe(400)
      expect(await status(json(anEnquiry(), { 'idempotency-key': '' }))).toBe(400)
      expect(await status(json(anEnquiry(), { 'idempotency-key': '12345678' }))).toBe(201)
    })

    it('does not merge two visitors who were given the same stored page', async () => {
      await handle(form(formFields), site)
      await handle(form(formFields), site)
      await handle(form({ ...formFields, name: 'Bob' }), site)
      expect(await stored()).toHaveLength(2)
    })
  })

  describe('spam', () => {
    it.each([
      ['a filled honeypot', { website_url: 'http://x' }],
      [
        'a form sent 1.999 s after its rendering',
        { rendered_at: createRenderedAtToken(new Date(now.getTime() - 1999)) },
      ],
    ])('keeps %s, delivers it nowhere, and shows success [PLUS-033]', async (_, change) => {
      expect(await status(json({ ...anEnquiry(), ...change }))).toBe(201)
      expect((await handle(form({ ...formFields, ...change }), site)).headers.get('location')).toBe(
        '/success',
      )
      const records = await stored()
      expect(records).toHaveLength(2)
      for (const { lead, deliveries } of records) {
        expect(lead.status).toBe('suspected_spam')
        expect(deliveries).toEqual([])
      }
    })

    it('delivers a form sent 2 s after its rendering [PLUS-033]', async () => {
      const rendered_at = createRenderedAtToken(new Date(now.getTime() - 2000))
      await handle(form({ ...formFields, rendered_at }), site)
      expect((await stored())[0]?.deliveries).toHaveLength(2)
    })
  })

  it('leaves the location of the dealership that was asked, for the hours of the page that follows [PLUS-086]', async () => {
    const general = { category: 'General Enquiry', dealership_slug: 'example-motors' }
    const response = await handle(json(anEnquiry(general)), site)
    const [cookie = ''] = (response.headers.get('set-cookie') ?? '').split(';')
    const next = new Request('http://harbour.localhost:3000/success', { headers: { cookie } })
    expect(readSuccessCookie(next)).toEqual({
      category: 'General Enquiry',
      car: null,
      locationId: 1,
    })
  })

  it('leaves the marker of the page that follows with a call of a script too [PLUS-086]', async () => {
    const response = await handle(json(anEnquiry({ car_id: 40817 })), site)
    expect(response.status).toBe(201)
    const cookie = response.headers.get('set-cookie') ?? ''
    const next = new Request('http://harbour.localhost:3000/success', {
      headers: { cookie: cookie.split(';')[0] ?? '' },
    })
    expect(readSuccessCookie(next)).toMatchObject({ category: 'Vehicle Enquiry', carId: 40817 })
  })

  describe('a form without script', () => {
    it('ends at /success with category and car remembered for that page [PLUS-024]', async () => {
      const response = await handle(form(formFields), site)
      expect(response.status).toBe(303)
      expect(response.headers.get('location')).toBe('/success')
      const cookie = response.headers.get('set-cookie') ?? ''
      expect(cookie).toContain('Path=/success; HttpOnly; SameSite=Lax')
      const next = new Request('http://harbour.localhost:3000/success', {
        headers: { cookie: `a=b; ${cookie.split(';')[0]}` },
      })
      expect(readSuccessCookie(next)).toEqual({
        category: 'Vehicle Enquiry',
        car: { id: 40817, name: '2021 Toyota Corolla', path: '/cars/2021-toyota-corolla' },
        carId: 40817,
      })
      expect((await stored())[0]?.lead.payload).toMatchObject({
        name: 'Ann',
        phone: '0412345678',
        message: 'one\ntwo',
        car_id: 40817,
        opt_in: true,
      })
    })

    it('comes back with its errors and every typed word [PLUS-024] [ERR-005]', async () => {
      const rendered: RefusedEnquiry[] = []
      const { handle: handleForm } = aHandler({
        renderRefused: async (refused) => {
          rendered.push(refused)
          return new Response('the page', { status: refused.status })
        },
      })
      const typed = { ...formFields, email: 'ann@', message: ' a\r\nb ', opt_in: '' }
      const response = await handleForm(form(typed), site)
      expect(response.status).toBe(422)
      expect(await response.text()).toBe('the page')
      expect(rendered[0]).toMatchObject({
        fields: { email: 'Please enter a valid email address.' },
        values: { name: ' Ann ', email: 'ann@', message: ' a\r\nb ', opt_in: false, car_id: 40817 },
        context: { idempotency_key: 'page-key-1', rendered_at: formFields.rendered_at },
      })
    })

    it('keeps what was typed when no more leads are taken', async () => {
      const rendered: RefusedEnquiry[] = []
      const { handle: handleForm } = aHandler({
        freeDisk: async () => 0,
        renderRefused: async (refused) => {
          rendered.push(refused)
          return new Response(null, { status: refused.status })
        },
      })
      expect((await handleForm(form(formFields), site)).status).toBe(503)
      expect(rendered[0]?.values).toMatchObject({ email: 'ann.lee@example.com', car_id: 40817 })
    })
  })

  describe('trouble', () => {
    it('gives the lead to the spool when the store refuses or does not answer', async () => {
      const accept = [() => Promise.reject(new Error('away')), () => new Promise<never>(() => {})]
      for (const silent of accept) {
        const { handle: handleLead, spool: spooled } = aHandler({
          store: { ...store, accept: silent },
          storeTimeoutMs: 20,
        })
        expect((await handleLead(json(anEnquiry()), site)).status).toBe(201)
        expect(spooled.leads[0]?.entry.targetIds).toEqual(['crm', 'mail'])
      }
    })

    it('does not say 201 when neither store nor spool takes the lead [PLUS-027]', async () => {
      const failing = () => Promise.reject(new Error('disk'))
      const { handle: handleLead, logger: log } = aHandler({
        store: { ...store, accept: failing },
        spool: { ...spool, put: failing },
      })
      const response = await handleLead(json(anEnquiry()), site)
      expect(response.status).toBe(503)
      expect(response.headers.get('retry-after')).toBe('60')
      expect(await response.json()).toMatchObject({ code: 'unavailable' })
      expect(log.entries.filter(({ level }) => level === 'error')).toHaveLength(2)
    })

    it('counts no lead that could not be stored', async () => {
      const failing = () => Promise.reject(new Error('disk'))
      const { handle: handleLead } = aHandler({
        store: { ...store, accept: failing },
        spool: { ...spool, put: failing },
      })
      for (let lead = 0; lead < 12; lead += 1) {
        expect((await handleLead(json(anEnquiry()), site)).status).toBe(503)
      }
    })

    it('refuses leads below 64 MB of free disk', async () => {
      const { handle: full } = aHandler({ freeDisk: async () => leastFreeDiskBytes - 1 })
      expect((await full(json(anEnquiry()), site)).status).toBe(503)
      const { handle: unknown } = aHandler({ freeDisk: () => Promise.reject(new Error('statfs')) })
      expect((await unknown(json(anEnquiry()), site)).status).toBe(201)
    })

    it('takes leads for a store elsewhere whatever the disk here, and spools none without room [PLUS-092]', async () => {
      const full = { freeDisk: async () => leastFreeDiskBytes - 1, isStoreElsewhere: true }
      const { handle: take, store: elsewhere } = aHandler(full)
      expect((await take(json(anEnquiry()), site)).status).toBe(201)
      expect(await elsewhere.list('harbour')).toHaveLength(1)
      const away = { ...store, accept: () => Promise.reject(new Error('away')) }
      const { handle: refuse, spool: unused } = aHandler({ ...full, store: away })
      expect((await refuse(json(anEnquiry()), site)).status).toBe(503)
      expect(unused.leads).toEqual([])
    })

    it('logs nothing of the visitor [D-80]', async () => {
      const failing = () =>
        Promise.reject(new Error('insert failed, params: Ann, ann.lee@example.com'))
      const { handle: handleLead, logger: log } = aHandler({ store: { ...store, accept: failing } })
      await handleLead(json(anEnquiry()), site)
      expect(log.entries).not.toEqual([])
      expect(JSON.stringify(log.entries)).not.toMatch(/ann|lee@|0412|available/i)
    })
  })

  it('wakes the outbox once for each new lead', async () => {
    const onAccepted = vi.fn<() => void>()
    const { handle: handleLead } = aHandler({ onAccepted })
    const headers = { 'idempotency-key': 'client-key-1' }
    await handleLead(json(anEnquiry(), headers), site)
    await handleLead(json(anEnquiry(), headers), site)
    expect(onAccepted).toHaveBeenCalledOnce()
    expect(logger.entries).toEqual([])
  })
})
