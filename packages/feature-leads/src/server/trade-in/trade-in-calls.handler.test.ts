import { aSite } from '@forecourt/tenant-config/testing'
import { describe, expect, it } from 'vitest'
import { aLead } from '../../testing/leads.ts'
import {
  brokenProvider,
  silentProvider,
  someTradeInOptions,
} from '../../testing/trade-in/test-trade-ins.ts'
import { listLeads } from '../../testing/trade-in/trade-in-visitor.ts'
import { aLeadTradeIn } from '../../testing/trade-in/trade-ins.ts'
import { createTradeInCalls } from './trade-in-calls.handler.ts'

const origin = 'http://harbour.localhost'
const own = { id: 'harbour', domains: ['harbour.localhost'], state: 'vic' } as const
const site = aSite({ ...own, domains: [...own.domains] })
const posting = aSite({ ...own, domains: [...own.domains], tradeIn: { postValuation: true } })

const get = (path: string) => new Request(`${origin}/api/trade-in/${path}`)
const post = (body: unknown, headers: Record<string, string> = {}) =>
  new Request(`${origin}/api/trade-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, ...headers },
    body: JSON.stringify(body),
  })

async function withOffer(changes: Parameters<typeof aLeadTradeIn>[0] = {}) {
  const made = someTradeInOptions()
  const lead = aLead({ payload: { category: 'Trade In', trade_in: aLeadTradeIn(changes) } })
  await made.store.accept('harbour', { lead, targetIds: [] })
  return { ...made, lead, calls: createTradeInCalls(made.options) }
}

const acceptance = (leadId: string) => ({
  category: 'Trade In',
  subcategory: '3. Offer Accepted',
  lead_id: leadId,
  form_completed: true,
  offer_accepted: true,
})

describe('createTradeInCalls', () => {
  const { options } = someTradeInOptions()
  const calls = createTradeInCalls(options)

  it('gives id, make, model, year and badge of a registration, the state being the site’s [API-046]', async () => {
    const answer = await calls.findRego(get('rego?rego=482klm'), site)
    expect(answer.status).toBe(200)
    const car = await answer.json()
    expect(Object.keys(car)).toEqual(['id', 'make', 'model', 'year', 'badge'])
    const same = await calls.findRego(get('rego?rego=482KLM&regoState=VIC'), site)
    expect(await same.json()).toEqual(car)
    const other = await calls.findRego(get('rego?rego=482KLM&regoState=wa'), site)
    expect(await other.json()).not.toEqual(car)
  })

  it.each([
    ['rego?rego=NOTFOUND', 404],
    ['rego', 422],
    ['rego?rego=ABCDE12345', 422],
    ['rego?rego=%3Cb%3E', 422],
    ['rego?rego=482KLM&regoState=nz', 422],
  ])('answers %s with %d', async (path, status) => {
    expect((await calls.findRego(get(path), site)).status).toBe(status)
  })

  it('gives the questions of a car by its id, or 404 [API-045]', async () => {
    const { questions } = await (
      await calls.listAdjustments(get('adjustments/2022.toyota.corolla'), site)
    ).json()
    expect(questions[0]).toEqual({
      id: 'condition',
      label: expect.any(String),
      options: expect.arrayContaining([{ id: 'good', label: expect.any(String) }]),
    })
    for (const id of ['2022.lada.niva', 'x', '%E0%A4%A', '..%2F..%2Fetc'])
      expect((await calls.listAdjustments(get(`adjustments/${id}`), site)).status).toBe(404)
  })

  it.each([
    ['2022.toyota.corolla', 60_000, { offer_price: 16_200 }],
    ['2018.toyota.corolla', 10, { eligible: false, reason: 'age' }],
    ['2022.toyota.corolla', 100_001, { eligible: false, reason: 'km' }],
    ['2019.toyota.corolla', 100_000, { offer_price: 11_300 }],
  ])('values %s with %d km as %j [LEAD-082] [LEAD-083] [LEAD-084]', async (id, km, valuation) => {
    const answer = await calls.value(post({ id, km, adjustmentAnswers: {} }), site)
    expect(await answer.json()).toEqual(valuation)
  })

  it.each([
    [{ id: 'x', km: 1 }, 404],
    [{ id: '2022.toyota.corolla', km: -1 }, 422],
    [{ id: '2022.toyota.corolla', km: '1e3' }, 422],
    [{ id: '2022.toyota.corolla', km: 1, adjustmentAnswers: { condition: '<b>' } }, 422],
    [{ id: '2022.toyota.corolla', km: 1, adjustmentAnswers: { condition: 'mint' } }, 404],
    [{}, 422],
  ])('answers %j with %d', async (body, status) => {
    expect((await calls.value(post(body), site)).status).toBe(status)
  })

  it.each([
    ['fails', brokenProvider],
    ['never answers', silentProvider],
  ])('says so with 503 where the service %s', async (_, provider) => {
    const down = createTradeInCalls(someTradeInOptions({ provider }).options)
    const answers = await Promise.all([
      down.findRego(get('rego?rego=A'), site),
      down.listAdjustments(get('adjustments/2022.a'), site),
      down.value(post({ id: '2022.a', km: 1 }), site),
    ])
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 503])
  })

  it('takes an acceptance once, with event 18, and gives its lead [API-047] [EVT-010]', async () => {
    const { calls: own, lead, store, events } = await withOffer()
    const [first, second] = [
      await own.accept(post(acceptance(lead.id)), site),
      await own.accept(post(acceptance(lead.id)), site),
    ]
    expect([first?.status, second?.status]).toEqual([201, 201])
    const { lead_id: id } = await first!.json()
    expect(await second!.json()).toEqual({ lead_id: id })
    const accepted = (await listLeads(store)).find((each) => each.id === id)
    expect(accepted?.payload).toMatchObject({
      subcategory: '3. Offer Accepted',
      trade_in: { lead_id: lead.id, form_completed: true, offer_accepted: true },
    })
    expect(events.map(({ event_id }) => event_id)).toEqual([18])
  })

  it('accepts nothing without an offer, half a body, or another site’s lead', async () => {
    const { calls: own, lead } = await withOffer({ offer_price: null })
    expect((await own.accept(post(acceptance(lead.id)), site)).status).toBe(409)
    const other = await withOffer()
    const unknown = acceptance(crypto.randomUUID())
    expect((await other.calls.accept(post(unknown), site)).status).toBe(409)
    const foreign = aSite({ id: 'caravans', domains: ['harbour.localhost'] })
    expect((await other.calls.accept(post(acceptance(other.lead.id)), foreign)).status).toBe(409)
    for (const wrong of [{ subcategory: '2. Offer Made' }, { offer_accepted: false }]) {
      const body = { ...acceptance(other.lead.id), ...wrong }
      expect((await other.calls.accept(post(body), site)).status).toBe(422)
    }
    const evil = post(acceptance(other.lead.id), { origin: 'https://evil.example' })
    expect((await other.calls.accept(evil, site)).status).toBe(403)
    expect(await listLeads(other.store)).toHaveLength(1)
  })

  it('notes a valuation on sites configured so, and is not there on others [API-042] [CFG-087]', async () => {
    const { calls: own, lead, outcomes } = await withOffer()
    const value = { offer_price: 18_400, rego: '482KLM', regoState: 'qld', car_id: null }
    const note = { column_name: 'valuation', value, lead_id: lead.id }
    expect((await own.note(post(note), site)).status).toBe(404)
    const noted = await own.note(post(note), posting)
    expect([noted.status, await noted.json()]).toEqual([200, { success: true }])
    expect(outcomes).toEqual(['posted'])
    const forged = { ...note, value: { ...value, offer_price: 99_999 } }
    expect((await own.note(post(forged), posting)).status).toBe(409)
    expect((await own.note(post({ ...note, column_name: 'x' }), posting)).status).toBe(422)
  })
})
