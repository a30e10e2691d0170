import { aSite } from '@forecourt/tenant-config/testing'
import { describe, expect, it } from 'vitest'
import { createWebhookBody } from '../../model/webhook-body.ts'
import { createInMemoryLeadStore } from '../../testing/in-memory-lead-store.ts'
import { createInMemorySuppressionStore } from '../../testing/in-memory-suppression-store.ts'
import { createInMemoryLeadFeed } from '../../testing/lead-feed/in-memory-lead-feed.ts'
import { aLeadEntry, aLeadOffer } from '../../testing/leads.ts'
import { createSilentLogger } from '../../testing/silent-logger.ts'
import { createLeadFeedHandler, type LeadFeedAnswer } from './lead-feed.handler.ts'

const site = aSite({ id: 'harbour', domains: ['harbour.localhost'] })
const ridgeline = aSite({ id: 'ridgeline', domains: ['ridgeline.localhost'] })
const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 0, minute)).toISOString()

async function tested(count = 0) {
  const store = createInMemoryLeadStore()
  const suppressions = createInMemorySuppressionStore()
  const feed = createInMemoryLeadFeed(store)
  const signed: string[] = []
  const handle = createLeadFeedHandler({
    feed,
    suppressions,
    isOn: ({ id }) => id !== 'off',
    async isGenuine(_site, call, headers) {
      signed.push(call)
      return headers.get('x-test') !== 'forged'
    },
    logger: createSilentLogger(),
  })
  const take = async (minute: number, rest: object = {}) => {
    const entry = aLeadEntry(['crm'], { received_at: at(minute), ...rest })
    await store.accept('harbour', entry)
    return entry.lead
  }
  for (let minute = 0; minute < count; minute += 1) await take(minute)
  const ask = async (query = '', { of = site, headers = {} } = {}) => {
    const url = `http://${of.id}.localhost/api/dealer/leads${query}`
    const answer = await handle(new Request(url, { headers }), of)
    if (!answer) return { status: 404, body: null }
    expect(answer.headers.get('cache-control')).toBe('no-store')
    return { status: answer.status, body: await answer.json() }
  }
  const read = async (query = '') => {
    const { status, body } = await ask(query)
    expect(status).toBe(200)
    return body as LeadFeedAnswer
  }
  return { store, suppressions, feed, signed, take, ask, read }
}

describe('createLeadFeedHandler', () => {
  it('gives each lead as the webhook sends it', async () => {
    const { take, read } = await tested()
    const consent = { value: false, wording_version: 'v1', page: '', at: at(0) }
    const lead = await take(1, { offer: aLeadOffer(), consent })
    const { leads, has_more } = await read()
    const body = createWebhookBody({ siteId: 'harbour', deliveryId: 'd', attempt: 1, lead })
    expect(leads).toEqual([JSON.parse(body)])
    expect(has_more).toBe(false)
  })

  it('goes on where the cursor says, to the end and beyond it', async () => {
    const { take, read } = await tested(3)
    const first = await read('?limit=2')
    expect([first.leads.length, first.has_more]).toEqual([2, true])
    const second = await read(`?limit=2&cursor=${first.next_cursor}`)
    expect([second.leads.length, second.has_more]).toEqual([1, false])
    const empty = await read(`?cursor=${second.next_cursor}`)
    expect(empty).toEqual({ leads: [], next_cursor: second.next_cursor, has_more: false })
    const late = await take(0)
    expect((await read(`?cursor=${empty.next_cursor}`)).leads.map(({ id }) => id)).toEqual([
      late.id,
    ])
  })

  it('gives 50 leads unless it is told, and at most 200', async () => {
    const { read, ask } = await tested(201)
    expect((await read()).leads).toHaveLength(50)
    expect((await read('?limit=1')).leads).toHaveLength(1)
    expect((await read('?limit=200')).leads).toHaveLength(200)
    for (const limit of ['0', '201', 'all', '-1', ''])
      expect(await ask(`?limit=${limit}`)).toMatchObject({
        status: 400,
        body: { code: 'invalid_limit', error: expect.any(String) },
      })
  })

  it('says how it stands with marketing now, with the link that ends it', async () => {
    const { take, suppressions, read } = await tested()
    const consent = { value: true, wording_version: 'v1', page: '', at: at(0) }
    await take(1, { consent, payload: { email: 'ann@example.com' } })
    const stand = async () => (await read()).leads[0]?.marketing
    expect(await stand()).toMatchObject({
      allowed: true,
      unsubscribe_url: expect.stringContaining('/pages/unsubscribe?token='),
    })
    await suppressions.add('harbour', { email: 'ann@example.com', source: 'page', at: new Date() })
    expect(await stand()).toEqual({ allowed: false, unsubscribe_url: null })
  })

  it('has method, path and query signed, and refuses what is not with 401', async () => {
    const { ask, signed } = await tested(1)
    await ask('?limit=7&cursor=')
    expect(signed).toEqual(['GET /api/dealer/leads?limit=7&cursor='])
    const forged = await ask('?limit=0', { headers: { 'x-test': 'forged' } })
    expect(forged).toMatchObject({ status: 401, body: { code: 'signature_invalid' } })
  })

  it.each(['x', '7', 'MS4wLm90aGVy'])('refuses the cursor %j with 400', async (cursor) => {
    const { ask } = await tested(1)
    expect(await ask(`?cursor=${cursor}`)).toMatchObject({
      status: 400,
      body: { code: 'invalid_cursor', error: expect.any(String) },
    })
  })

  it('takes no cursor of another site or of a later time, and gives no lead of another site', async () => {
    const { ask, read, feed } = await tested(1)
    const { next_cursor } = await read()
    expect(await ask(`?cursor=${next_cursor}`, { of: ridgeline })).toMatchObject({ status: 400 })
    expect(await ask('', { of: ridgeline })).toMatchObject({ status: 200, body: { leads: [] } })
    feed.readAfter = async () => null
    expect(await ask(`?cursor=${next_cursor}`)).toMatchObject({
      status: 400,
      body: { code: 'invalid_cursor' },
    })
  })

  it('is not there where it is off, and says so while the store is away', async () => {
    const { ask, feed } = await tested()
    const off = aSite({ id: 'off', domains: ['off.localhost'] })
    expect((await ask('', { of: off })).status).toBe(404)
    feed.readAfter = () => Promise.reject(new Error('down'))
    expect(await ask()).toMatchObject({ status: 503, body: { code: 'unavailable' } })
  })
})
