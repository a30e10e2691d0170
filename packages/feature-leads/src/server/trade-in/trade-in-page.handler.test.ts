import { aCar } from '@forecourt/stock/testing'
import { aSite } from '@forecourt/tenant-config/testing'
import { describe, expect, it } from 'vitest'
import { createDemonstrationTradeIn } from '../../adapters/trade-in/demonstration-trade-in.ts'
import { leadMessage } from '../../model/lead-message.ts'
import type { TradeInPage } from '../../model/trade-in/trade-in-page.ts'
import {
  brokenProvider,
  silentProvider,
  someTradeInOptions,
} from '../../testing/trade-in/test-trade-ins.ts'
import { createTradeInPage, listLeads } from '../../testing/trade-in/trade-in-visitor.ts'

const site = aSite({ id: 'harbour', domains: ['harbour.localhost'] })
const person = {
  name: 'Ann',
  last_name: 'Lee',
  email: 'ann.lee@example.com',
  phone: '0412 345 678',
  opt_in: 'on',
}
const byHand = { step: 'by-hand', make: 'Toyota', model: 'Corolla', year: '2022', rego: '482KLM' }
const good = {
  'answer.condition': 'good',
  'answer.service': 'full',
  'answer.accident': 'no',
  'answer.keys': 'two',
}
const condition = { step: 'car', km: '60,000', ...good }
const details = { step: 'details', ...person }

function visit(changes: Parameters<typeof someTradeInOptions>[0] = {}, path = '/trade-in') {
  const made = someTradeInOptions(changes)
  return { ...made, ...createTradeInPage(made.options, site, path) }
}

describe('createTradeInHandler', () => {
  it('gives a form without script back with what was typed while the stock does not answer [ERR-005]', async () => {
    const findCar = () => Promise.reject(new Error('connection refused'))
    const { options, answers } = someTradeInOptions()
    const path = '/cars/trade-in?car_id=7'
    const { post } = createTradeInPage({ ...options, findCar }, site, path)
    const answer = await post({ step: 'rego', rego: '482 KLM', regoState: 'vic' })
    expect(answer.status).toBe(503)
    expect(answers).toMatchObject([
      {
        step: 'rego',
        values: { rego: '482 KLM', regoState: 'vic' },
        notice: { tone: 'destructive', text: leadMessage.unavailable },
      },
    ])
  })

  it('leads from registration to offer and acceptance without script [LEAD-085] [SITE-024]', async () => {
    const { post, store, state, outcomes } = visit()
    const found = await post({ step: 'rego', rego: ' 482 klm ', regoState: 'nsw' })
    expect(found.status).toBe(303)
    expect(found.headers.get('location')).toBe('/trade-in?step=car')
    expect(state()).toMatchObject({ rego: '482KLM', regoState: 'nsw' })

    await post(byHand)
    expect((await post(condition)).headers.get('location')).toBe('/trade-in?step=details')
    expect(state()).toMatchObject({ offer_price: null, form_completed: false, obstacle: null })
    expect((await post(details)).headers.get('location')).toBe('/trade-in?step=offer')
    expect(state()).toMatchObject({ offer_price: 16_200, form_completed: true })
    const [lead] = await listLeads(store)
    expect(lead?.payload).toMatchObject({
      category: 'Trade In',
      subcategory: '2. Offer Made',
      phone: '0412345678',
      Rego: '482KLM',
      'Vehicle Make': 'Toyota',
      trade_in: { offer_price: 16_200, km: 60_000, form_completed: true, offer_accepted: false },
    })
    expect(lead?.payload.message).toContain('Online estimate: $16,200.')
    expect(lead?.payload.message).toContain('How many keys does it have: Two or more')
    expect(outcomes).toContain('lead')
  })

  it('accepts an offer once, with event 18 once, however often it is pressed [EVT-010] [API-047]', async () => {
    const { post, store, events, state } = visit()
    for (const step of [byHand, condition, details]) await post(step)
    const first = state()?.lead_id
    for (let press = 0; press < 3; press += 1)
      expect((await post({ step: 'offer' })).headers.get('location')).toBe('/trade-in?step=offer')
    expect(state()).toMatchObject({ offer_accepted: true, lead_id: first })
    const leads = await listLeads(store)
    expect(leads.map(({ payload }) => payload.subcategory).toSorted()).toEqual([
      '2. Offer Made',
      '3. Offer Accepted',
    ])
    const accepted = leads.find(({ payload }) => payload.subcategory === '3. Offer Accepted')
    expect(accepted?.payload).toMatchObject({
      category: 'Trade In',
      name: 'Ann',
      trade_in: { lead_id: first, form_completed: true, offer_accepted: true },
    })
    expect(events.map(({ event_id }) => event_id)).toEqual([22, 18])
  })

  it.each([
    ['over 7 years', { ...byHand, year: '2018' }, { step: 'car', km: '10' }, 'age'],
    ['over 100,000 km', byHand, { ...condition, km: '100001' }, 'km'],
  ])(
    'gives a car %s a call-back in place of an estimate [LEAD-082] [LEAD-083]',
    async (_, car, km, obstacle) => {
      const { post, store, state } = visit()
      await post(car)
      await post(km)
      expect(state()).toMatchObject({ obstacle })
      const sent = await post(details)
      expect(sent.headers.get('location')).toBe('/success')
      expect(sent.headers.getSetCookie().join()).toContain('enquiry-success=')
      const [lead] = await listLeads(store)
      expect(lead?.payload).toMatchObject({
        subcategory: '1. Call-back Requested',
        trade_in: { offer_price: null },
      })
      expect((await post({ step: 'offer' })).status).toBe(409)
    },
  )

  it('still estimates a car of exactly 7 years and exactly 100,000 km [LEAD-084]', async () => {
    const { post, state } = visit()
    await post({ ...byHand, year: '2019' })
    await post({ ...condition, km: '100000' })
    await post(details)
    expect(state()).toMatchObject({ offer_price: 11_300 })
  })

  it('asks for the car by hand where the registration is not found, with what was typed', async () => {
    const { post, answers, state } = visit()
    expect((await post({ step: 'rego', rego: 'notfound', regoState: 'vic' })).status).toBe(404)
    expect(answers[0]).toMatchObject({
      step: 'by-hand',
      values: { rego: 'notfound', regoState: 'vic' },
      notice: { tone: 'warning' },
    })
    expect(state()).toMatchObject({ rego: 'NOTFOUND', vehicle: null })
  })

  it.each([
    ['fails', brokenProvider],
    ['never answers', silentProvider],
  ])('loses no lead where the service %s', async (_, provider) => {
    const { post, store, answers } = visit({ provider })
    expect((await post({ step: 'rego', rego: '482KLM' })).status).toBe(503)
    expect(answers[0]?.step).toBe('by-hand')
    await post(byHand)
    await post({ step: 'car', km: '45000' })
    expect((await post(details)).headers.get('location')).toBe('/success')
    const [lead] = await listLeads(store)
    expect(lead?.payload.trade_in).toMatchObject({ make: 'Toyota', offer_price: null, km: 45_000 })
  })

  it.each([
    ['none while they cannot be', true, null],
    ['that of its answers once they can be', false, 12_600],
  ])(
    'offers, for a car whose questions could not be asked, %s [D-69]',
    async (_, staysDown, offer) => {
      const provider = createDemonstrationTradeIn({ currentYear: 2026 })
      let isDown = false
      const loadQuestions: typeof provider.loadQuestions = (...asked) =>
        (isDown ? brokenProvider : provider).loadQuestions(...asked)
      const { post, state, store } = visit({ provider: { ...provider, loadQuestions } })
      await post(byHand)
      isDown = true
      await post({ ...condition, 'answer.condition': 'poor' })
      expect(state()).toMatchObject({ obstacle: 'unvalued' })
      isDown = staysDown
      await post(details)
      const [lead] = await listLeads(store)
      expect(lead?.payload.trade_in).toMatchObject({ offer_price: offer })
    },
  )

  it('takes a trade-in of a site nobody values cars for', async () => {
    const { post, store } = visit({ provider: null })
    for (const step of [byHand, { step: 'car', km: '45000' }, details]) await post(step)
    expect(await listLeads(store)).toHaveLength(1)
  })

  it('shows a step again with its mistakes and everything that was typed', async () => {
    const { post, answers } = visit()
    expect((await post({ step: 'rego', rego: '!!', regoState: 'nz' })).status).toBe(422)
    expect(answers.at(-1)).toMatchObject({
      errors: { rego: expect.any(String), regoState: expect.any(String) },
      values: { rego: '!!' },
    })
    await post({ ...byHand, make: ' ', year: '1850' })
    expect(Object.keys(answers.at(-1)?.errors ?? {})).toEqual(['make', 'year'])
    await post(byHand)
    await post({ step: 'car', km: 'many', 'answer.condition': 'mint', 'answer.keys': 'two' })
    expect(Object.keys(answers.at(-1)?.errors ?? {})).toEqual([
      'km',
      'answer.condition',
      'answer.service',
      'answer.accident',
    ])
    await post(condition)
    await post({ ...details, email: 'ann', phone: '12' })
    expect(Object.keys(answers.at(-1)?.errors ?? {})).toEqual(['email', 'phone'])
    expect(answers.at(-1)?.values).toMatchObject({ name: 'Ann', email: 'ann' })
  })

  it('believes no offer of a browser, and no step it has not come to', async () => {
    const { post, answers, state, forge, store } = visit()
    for (const step of [byHand, condition, details]) await post(step)
    forge({ offer_price: 99_999, lead_id: crypto.randomUUID() })
    expect((await post({ step: 'offer' })).status).toBe(409)
    expect(answers.at(-1)?.notice?.tone).toBe('destructive')
    forge({ form_completed: false, lead_id: null, offer_price: 99_999 })
    await post(details)
    expect(state()?.offer_price).toBe(16_200)
    const fresh = visit()
    expect((await fresh.post(details)).headers.get('location')).toBe('/trade-in?step=rego')
    expect(await listLeads(fresh.store)).toEqual([])
    expect(await listLeads(store)).toHaveLength(1)
  })

  it('answers a step sent by script with the data of its page', async () => {
    const { postByScript } = visit()
    const next = (await (await postByScript(byHand)).json()) as { page: TradeInPage }
    expect(next.page).toMatchObject({ step: 'car', vehicleName: '2022 Toyota Corolla' })
    expect(next.page.questions).toHaveLength(4)
    const wrong = await postByScript({ step: 'car', km: '' })
    expect(wrong.status).toBe(422)
    expect(await wrong.json()).toMatchObject({ page: { errors: { km: expect.any(String) } } })
  })

  it('leaves the events of a page with script to it, once each [EVT-010]', async () => {
    const { postByScript, events } = visit()
    for (const step of [byHand, condition]) await postByScript(step)
    const eventOf = async (fields: Record<string, string>) =>
      ((await (await postByScript(fields)).json()) as { event: { eventId: number } | null }).event
    expect(await eventOf(details)).toMatchObject({ eventId: 22 })
    expect(await eventOf({ step: 'offer' })).toMatchObject({ eventId: 18 })
    expect(await eventOf({ step: 'offer' })).toBeNull()
    expect(events).toEqual([])
  })

  it('names the car it is towards, and what is left to pay [SITE-023]', async () => {
    const car = aCar({ id: 7, name: '2024 Kia EV5', price: 50_000, offer_price: null })
    const { post, postByScript, store } = visit({ cars: [car] }, '/cars/trade-in?car_id=7')
    await post(byHand)
    await post(condition)
    const offered = (await (await postByScript(details)).json()) as { page: TradeInPage }
    expect(offered.page.offer).toMatchObject({
      price: '$16,200',
      changeOver: { carPrice: '$50,000', difference: '$33,800', isRefund: false },
    })
    expect(offered.page.links.car).toMatch(/\?deposit=16200$/)
    expect((await listLeads(store))[0]?.payload).toMatchObject({ car_id: 7 })
    const gone = visit({ cars: [car] }, '/cars/trade-in?car_id=8')
    expect(await gone.ask(byHand)).toBeNull()
  })

  it('sends who is not signed in to sign in where the site asks for it [SITE-085] [CFG-086]', async () => {
    const { options } = visit()
    const gated = aSite({ domains: ['harbour.localhost'], gates: { sellMyCar: true } })
    const sell = createTradeInPage(options, gated, '/sell-my-car')
    expect((await sell.post(byHand)).headers.get('location')).toMatch(
      /^\/sign-in\?type=sell-my-car/,
    )
    expect((await createTradeInPage(options, gated, '/trade-in').post(byHand)).status).toBe(303)
    const known = { ...options, contactOf: async () => ({ name: 'Ann' }) as never }
    const inside = createTradeInPage(known, gated, '/sell-my-car')
    expect((await inside.post(byHand)).headers.get('location')).toBe('/sell-my-car?step=car')
  })

  it('refuses a form of another site and another method', async () => {
    const { ask, post, answers } = visit()
    expect((await ask(byHand, { origin: 'https://evil.example' }))?.status).toBe(403)
    expect((await ask(byHand, {}, 'PUT'))?.status).toBe(405)
    expect(answers).toEqual([])
    expect((await post({ move: 'restart' })).headers.get('location')).toBe('/trade-in?step=rego')
  })

  it('keeps hostile text as text, and as long as a name may be', async () => {
    const { post, store } = visit()
    const make = `<script>alert(1)</script>\u0000${'x'.repeat(300)}`
    await post({ ...byHand, make, badge: '\r\nX-Header: 1' })
    await post({ step: 'car', km: '1' })
    await post({ ...details, name: '=cmd|calc', offer_price: '99999', trade_in: '{}' })
    const [lead] = await listLeads(store)
    expect(lead?.payload.trade_in).toMatchObject({
      make: make.replace('\u0000', ' ').slice(0, 60),
      badge: 'X-Header: 1',
      offer_price: null,
    })
  })

  it('says which provider only has examples', async () => {
    const provider = createDemonstrationTradeIn({ currentYear: 2026 })
    const { postByScript } = visit({ provider })
    const { page } = (await (await postByScript(byHand)).json()) as { page: TradeInPage }
    expect(page.isDemonstration).toBe(true)
  })
})
