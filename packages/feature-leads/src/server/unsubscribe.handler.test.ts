import { aSite } from '@forecourt/tenant-config/testing'
import { describe, expect, it, vi } from 'vitest'
import { signUnsubscribeToken } from '../model/unsubscribe-token.ts'
import { createInMemorySuppressionStore, createSilentLogger } from '../testing/index.ts'
import { createMemoryRateLimit } from './memory-rate-limit.ts'
import {
  createUnsubscribeHandler,
  type UnsubscribePorts,
  unsubscribeLimit,
} from './unsubscribe.handler.ts'

const site = aSite({ id: 'harbour', domains: ['harbour.localhost'] })
const at = new Date('2026-11-22T01:02:03.004Z')
const origin = 'http://harbour.localhost:3000'
const email = 'ann.lee@example.com'

function aHandler(changes: Partial<UnsubscribePorts> = {}) {
  const store = createInMemorySuppressionStore()
  const logger = createSilentLogger()
  const handle = createUnsubscribeHandler({
    store,
    logger,
    clock: () => at,
    clientAddress: () => '203.0.113.7',
    rateLimit: createMemoryRateLimit(unsubscribeLimit),
    ...changes,
  })
  const tokenOf = async (address: string, siteId = 'harbour') =>
    signUnsubscribeToken(await store.linkKey(siteId), { siteId, email: address })
  return { store, logger, tokenOf, post: (request: Request) => handle(request, site) }
}

const json = (body: unknown, headers: Record<string, string> = {}) =>
  new Request(`${origin}/api/unsubscribe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

const form = (fields: Record<string, string>, path = '/api/unsubscribe') =>
  new Request(origin + path, { method: 'POST', body: new URLSearchParams(fields) })

describe('createUnsubscribeHandler', () => {
  it('puts the address of a signed link on the list, without script [PLUS-035]', async () => {
    const { store, tokenOf, post } = aHandler()
    const answer = await post(form({ token: await tokenOf(email) }))
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe('/pages/unsubscribe?done=1')
    expect(store.added).toEqual([{ siteId: 'harbour', email, source: 'link', at }])
  })

  it('takes a typed address as it is compared, and answers the same whether it is known or not [D-74]', async () => {
    const { store, post } = aHandler()
    for (const typed of [' Ann.Lee@Example.com ', email, 'nobody@example.com'])
      expect((await post(json({ email: typed }))).status).toBe(204)
    expect(store.added.map((one) => [one.email, one.source])).toEqual([
      [email, 'page'],
      ['nobody@example.com', 'page'],
    ])
  })

  it('serves the button of mail programs, in either way they send it', async () => {
    const parts = new FormData()
    parts.set('List-Unsubscribe', 'One-Click')
    for (const body of [new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }), parts]) {
      const { store, tokenOf, post } = aHandler()
      const url = `${origin}/pages/unsubscribe?token=${await tokenOf(email)}`
      expect((await post(new Request(url, { method: 'POST', body }))).status).toBe(204)
      expect(store.added).toMatchObject([{ email, source: 'one-click' }])
    }
  })

  it('takes no link of another site, and none that was changed', async () => {
    const { store, tokenOf, post } = aHandler()
    const token = await tokenOf(email)
    for (const other of [await tokenOf(email, 'ridgeline'), `x${token}`, token.slice(0, -1)]) {
      const answer = await post(json({ token: other }))
      expect(answer.status).toBe(422)
      expect(await answer.json()).toMatchObject({ code: 'invalid_token' })
    }
    expect(store.added).toEqual([])
  })

  it.each([['x'], [''], ['a@b'], [`${'a'.repeat(250)}@b.au`]])(
    'refuses %j as an address',
    async (typed) => {
      const { store, post } = aHandler()
      const answer = await post(json({ email: typed }))
      expect(answer.status).toBe(422)
      expect(await answer.json()).toEqual({
        error: 'Please enter a valid email address.',
        code: 'invalid',
        fields: { email: 'Please enter a valid email address.' },
      })
      expect(store.added).toEqual([])
    },
  )

  it('shows a form that was not taken again, with what was typed', async () => {
    const page = new Response('page', { status: 422 })
    const renderRefused = vi.fn<NonNullable<UnsubscribePorts['renderRefused']>>(async () => page)
    const { post } = aHandler({ renderRefused })
    expect(await post(form({ email: 'ann@' }))).toBe(page)
    expect(renderRefused.mock.calls[0]?.[0]).toMatchObject({ status: 422, email: 'ann@' })
  })

  it('refuses another website’s page, too many requests, and what cannot be read', async () => {
    const { store, post } = aHandler()
    const foreign = json({ email }, { origin: 'https://evil.example' })
    expect((await post(foreign)).status).toBe(403)
    const text = new Request(`${origin}/api/unsubscribe`, { method: 'POST', body: 'x' })
    expect((await post(text)).status).toBe(415)
    expect(store.added).toEqual([])
    const { events } = unsubscribeLimit
    for (let count = 0; count < events; count += 1) await post(json({ email }))
    const limited = await post(json({ email }))
    expect(limited.status).toBe(429)
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it('says so when the list does not answer, and logs no address', async () => {
    const { store, logger, post } = aHandler()
    vi.spyOn(store, 'add').mockRejectedValue(new Error(`cannot keep ${email}`))
    const answer = await post(json({ email }))
    expect(answer.status).toBe(503)
    expect(await answer.json()).toMatchObject({
      error: 'We could not save this. Please try again shortly.',
    })
    expect(logger.entries.map(({ message }) => message)).toEqual([
      'An unsubscription could not be stored',
    ])
    expect(JSON.stringify(logger.entries)).not.toContain('ann')
  })
})
