import { createTestDatabase, type TestDatabase } from '@forecourt/database/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPostgresMailOutbox } from '../../adapters/mail/postgres-mail-outbox.ts'
import { createPostgresLeadStore } from '../../adapters/postgres-lead-store.ts'
import { formatAdfXml } from '../../model/adf.ts'
import { createAdfVendor } from '../../model/adf-vendor.ts'
import { createLeadMail } from '../../model/lead-mail.ts'
import { reservationMessage } from '../../model/reserve/reservation-message.ts'
import {
  aJourneyAnswers,
  aLeadTradeIn,
  aMailBrand,
  createInMemoryJourneyStore,
  createInMemoryMailOutbox,
} from '../../testing/index.ts'
import { createTestReservations } from '../../testing/reserve/test-reservations.ts'
import { createJourneyHandler, type JourneyHandlerOptions } from './journey.handler.ts'
import { type JourneyAnswer, loadJourney } from './load-journey.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

/** A browser that posts forms and keeps its cookies. */
function setUp(changes: Partial<JourneyHandlerOptions> = {}) {
  const { site, state, options } = createTestReservations(database)
  // Each test buys another car.
  if (state.car) state.car = { ...state.car, id: Math.floor(Math.random() * 1e9) + 1 }
  const rendered: (JourneyAnswer | null)[] = []
  const mails = createInMemoryMailOutbox()
  const ports: JourneyHandlerOptions = {
    ...options,
    journeys: createInMemoryJourneyStore(),
    mails,
    linkKey: async () => 'key-of-harbour',
    mailBrandOf: () => aMailBrand(),
    findCarBySlug: async (_site, slug) => (state.car?.slug === slug ? state.car : null),
    renderJourney: async (answer) => {
      rendered.push(answer)
      return new Response(null, { status: answer?.status ?? 404 })
    },
    ...changes,
  }
  const handle = createJourneyHandler(ports)
  const origin = `https://${site.domains[0]}`
  function browse() {
    const jar = new Map<string, string>()
    const cookies = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    async function post(fields: Record<string, string>, slug = state.car?.slug ?? 'x') {
      const response = await handle(
        new Request(`${origin}/checkout-journey?car_id=${slug}`, {
          method: 'POST',
          headers: {
            origin,
            cookie: cookies(),
            'content-type': 'application/x-www-form-urlencoded',
          },
          body: new URLSearchParams(fields),
        }),
        site,
      )
      for (const cookie of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
        jar.set(name, value)
      }
      return response
    }
    const load = (link: string | null = null) => {
      if (!state.car) throw new Error('no car')
      return loadJourney(ports, {
        site,
        car: state.car,
        request: { headers: new Headers({ cookie: cookies() }) },
        step: null,
        link,
        contact: null,
        newKey: () => 'page-key-1',
      })
    }
    return { post, load, jar }
  }
  return { site, state, ports, rendered, mails, browse }
}

const { opt_in: _, opt_in_version: __, ...texts } = aJourneyAnswers()

const stepsBefore = async (post: ReturnType<ReturnType<typeof setUp>['browse']>['post']) => {
  for (const step of ['delivery', 'trade-in', 'finance', 'details']) await post({ step, ...texts })
}

const pay = {
  step: 'deposit',
  payment_token: 'demo_accepted',
  idempotency_key: 'page-key-12345',
}

describe('createJourneyHandler', () => {
  it('gives a step back with what was typed while the store does not answer [ERR-005]', async () => {
    const broken = () => Promise.reject(new Error('connection refused'))
    const journeys = { ...createInMemoryJourneyStore(), save: broken }
    const { browse, rendered } = setUp({ journeys })
    const { post } = browse()
    const answer = await post({ step: 'trade-in', trade_in: 'yes', rego: '482KLM', km: '45,000' })
    expect(answer.status).toBe(503)
    expect(rendered).toMatchObject([
      {
        step: 'trade-in',
        answers: { trade_in: 'yes', rego: '482KLM', km: '45,000' },
        failure: reservationMessage.unavailable,
      },
    ])
  })

  it('leads from step to step and back, and keeps every answer [SITE-020]', async () => {
    const { browse, rendered } = setUp()
    const { post, load } = browse()
    const first = await post({ step: 'delivery', delivery: 'pick-up' })
    expect(first.status).toBe(303)
    expect(first.headers.get('location')).toMatch(/&step=trade-in$/)
    const back = await post({ step: 'trade-in', trade_in: 'yes', rego: 'half', move: 'back' })
    expect(back.headers.get('location')).toMatch(/&step=delivery$/)
    expect(await load()).toMatchObject({
      kind: 'form',
      form: { step: 'trade-in', answers: { delivery: 'pick-up', rego: 'half' } },
    })
    const wrong = await post({ step: 'trade-in', trade_in: 'yes', rego: 'half', km: 'x' })
    expect(wrong.status).toBe(422)
    expect(rendered.at(-1)).toMatchObject({ step: 'trade-in', answers: { km: 'x' } })
    expect(Object.keys(rendered.at(-1)?.errors ?? {})).toEqual(['rego_state', 'km'])
  })

  it('pays the deposit by the call of reservations, and its lead carries the answers [SITE-020]', async () => {
    const found = { ...aLeadTradeIn(), lead_id: 'l' }
    const { browse, site, state, ports } = setUp({ findTradeIn: async () => found })
    const { post, load } = browse()
    await stepsBefore(post)
    const paid = await post(pay)
    expect([paid.status, paid.headers.get('location')]).toEqual([303, '/success'])
    expect(await load()).toMatchObject({ kind: 'reserved', amount: '$200' })
    const reservation = await ports.reservations.findLive(
      site.id,
      state.car?.id ?? 0,
      ports.clock(),
    )
    const record = await createPostgresLeadStore(database).find(site.id, reservation?.lead.id ?? '')
    const lead = record?.lead
    if (!lead) throw new Error('no lead')
    expect(lead.payload.journey).toMatchObject({ delivery: 'delivery', pays_by: 'finance' })
    expect(lead.payload.trade_in).toEqual(found)
    const outgoing = { siteId: site.id, deliveryId: 'd', attempt: 1, lead }
    const vendor = createAdfVendor(site, lead)
    const words = ['1 Boundary Street, West End, 4101', '482KLM (QLD), 45,000 km', 'by finance']
    const adf = formatAdfXml(outgoing, vendor)
    const mail = createLeadMail(outgoing, { to: 'a@b.example', format: 'text', site })
    for (const word of words)
      expect([adf, mail.text]).toEqual([
        expect.stringContaining(word),
        expect.stringContaining(word),
      ])
  })

  it('sends a receipt with the reservation, in one transaction [SITE-020] [LEAD-081]', async () => {
    let woken = 0
    const receipts = {
      newId: () => crypto.randomUUID(),
      mailBrandOf: () => aMailBrand(),
      onMail: () => void (woken += 1),
    }
    const { browse } = setUp({ receipts })
    const { post } = browse()
    await stepsBefore(post)
    await post({ ...pay, payment_token: 'demo_declined' })
    expect(woken).toBe(0)
    await post(pay)
    expect(woken).toBe(1)
    const outbox = createPostgresMailOutbox(database)
    const owed = await outbox.claim(new Date(), { limit: 10, leaseMs: 1000 })
    expect(owed.map(({ message }) => message.to)).toEqual([texts.email])
    expect(owed[0]?.message.text).toMatch(/Deposit paid: \$200/)
    expect(owed[0]?.message.html).toContain('R-')
  })

  it('charges nobody for a declined card, and keeps the answers [SITE-020] [PLUS-106]', async () => {
    const { browse, rendered } = setUp()
    const { post, load } = browse()
    await stepsBefore(post)
    expect((await post({ ...pay, payment_token: 'demo_declined' })).status).toBe(402)
    expect(rendered.at(-1)?.failure).toContain('declined')
    expect(await load()).toMatchObject({
      kind: 'form',
      form: { step: 'deposit', answers: { email: texts.email } },
    })
    expect((await post(pay)).headers.get('location')).toBe('/success')
  })

  it('leads to the step with a mistake before anything is paid [SITE-020]', async () => {
    const { browse, rendered } = setUp()
    const { post } = browse()
    expect((await post(pay)).status).toBe(422)
    expect(rendered.at(-1)?.step).toBe('delivery')
  })

  it('opens a purchase on another device by its link, once and until it ends [PLUS-109]', async () => {
    const { browse, rendered, mails, state } = setUp()
    const [here, there, elsewhere] = [browse(), browse(), browse()]
    await here.post({ step: 'delivery', delivery: 'pick-up' })
    const sent = { step: 'trade-in', move: 'link', link_email: 'ann@example.com', trade_in: 'no' }
    expect((await here.post(sent)).status).toBe(200)
    const made = rendered.at(-1)?.link
    expect(made).toMatchObject({ sentTo: 'ann@example.com', error: null })
    expect(mails.waiting()[0]?.message.text).toContain(made?.url)
    const link = new URL(made?.url ?? '').searchParams.get('link') ?? ''
    // To look at it uses nothing up: programs that read mail do.
    expect(await there.load(link)).toMatchObject({ kind: 'link', state: { isOpen: true } })
    const opened = await there.post({ move: 'open', link })
    expect(opened.headers.get('location')).not.toContain('link=')
    expect(await there.load()).toMatchObject({
      form: { step: 'finance', answers: { delivery: 'pick-up', trade_in: 'no' } },
    })
    expect(there.jar.get('journey')).not.toBe(here.jar.get('journey'))
    const again = await elsewhere.post({ move: 'open', link })
    expect(again.headers.get('location')).toContain('link=')
    expect(await elsewhere.load(link)).toMatchObject({
      state: { isOpen: false, reason: expect.stringContaining('used') },
    })
    expect(await elsewhere.load()).toMatchObject({ form: { answers: { delivery: '' } } })
    // Another one, left for 7 days.
    await here.post(sent)
    const late = new URL(rendered.at(-1)?.link?.url ?? '').searchParams.get('link') ?? ''
    state.now = new Date(state.now.getTime() + 7 * 24 * 3_600_000)
    expect(await elsewhere.load(late)).toMatchObject({
      state: { isOpen: false, reason: expect.stringContaining('older than 7 days') },
    })
    expect(await elsewhere.load(`${late}x`)).toMatchObject({
      state: { isOpen: false, reason: expect.stringContaining('not complete') },
    })
  })

  it('shows a link it cannot send [PLUS-109]', async () => {
    const { browse, rendered } = setUp()
    const { post } = browse()
    await post({ step: 'delivery', move: 'link', link_email: 'ann' })
    expect(rendered.at(-1)?.link).toMatchObject({ sentTo: null, url: expect.any(String) })
    expect(rendered.at(-1)?.link?.error).toContain('valid email')
    const broken = setUp({ mails: { put: () => Promise.reject(new Error('down')) } })
    await broken.browse().post({ step: 'delivery', move: 'link', link_email: 'a@b.example' })
    expect(broken.rendered.at(-1)?.link?.error).toContain('could not send')
  })

  it('has no page for a car that is not there [SITE-020]', async () => {
    const { browse, rendered } = setUp()
    expect((await browse().post({ step: 'delivery' }, 'unknown')).status).toBe(404)
    expect(rendered).toEqual([null])
  })
})
