import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { verifyWebhookSignature } from '../model/webhook-signature.ts'
import { aLead, aLeadOffer } from '../testing/index.ts'
import { createHttpWebhook } from './http-webhook.ts'

const secret = 'whsec-fixture'
const clock = () => new Date('2026-11-20T00:00:00.500Z')
const nowSeconds = Math.floor(clock().getTime() / 1000)
const outgoing = (lead = aLead()) => ({ siteId: 'harbour', deliveryId: 'd-1', attempt: 2, lead })

describe('createHttpWebhook', () => {
  let server: Server
  const received: { headers: IncomingHttpHeaders; body: string; path?: string }[] = []
  afterEach(async () => {
    received.length = 0
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })

  async function aReceiver(status: number | null, headers: Record<string, string> = {}) {
    server = createServer(async (request, response) => {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk as Buffer)
      const body = Buffer.concat(chunks).toString()
      received.push({ headers: request.headers, body, path: request.url })
      if (status !== null) response.writeHead(status, headers).end('thanks')
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/leads`
    return createHttpWebhook({ url, secret, fetch, clock, timeoutMs: 300 })
  }

  it('posts the lead as JSON with a signature a receiver can verify [PLUS-031]', async () => {
    const webhook = await aReceiver(204)
    const lead = aLead({ payload: { message: 'Grüße 👋 "x"' }, offer: aLeadOffer() })
    expect(await webhook.deliver(outgoing(lead))).toEqual({
      isDelivered: true,
      statusCode: 204,
      error: null,
    })
    const [{ headers, body }] = received as [(typeof received)[0]]
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'x-forecourt-delivery': 'd-1',
      'x-forecourt-attempt': '2',
    })
    const header = String(headers['x-forecourt-signature'])
    expect(await verifyWebhookSignature({ secret, body, header, nowSeconds })).toBe(true)
    expect(await verifyWebhookSignature({ secret, body: `${body} `, header, nowSeconds })).toBe(
      false,
    )
    expect(JSON.parse(body)).toEqual({
      event: 'lead.created',
      id: lead.id,
      site: 'harbour',
      website_slug: 'harbour',
      received_at: lead.received_at,
      lead: lead.payload,
      consent: lead.consent,
      marketing: { allowed: true, unsubscribe_url: null },
      offer: aLeadOffer(),
    })
  })

  it.each([200, 201, 299])('takes %i for delivered', async (status) => {
    expect(await (await aReceiver(status)).deliver(outgoing())).toMatchObject({ isDelivered: true })
  })

  it.each([400, 410, 429, 500, 503])('takes %i for failed', async (status) => {
    expect(await (await aReceiver(status)).deliver(outgoing())).toEqual({
      isDelivered: false,
      statusCode: status,
      error: `answered ${status}`,
    })
  })

  it('follows no redirect', async () => {
    const webhook = await aReceiver(307, { location: '/elsewhere' })
    expect(await webhook.deliver(outgoing())).toMatchObject({
      isDelivered: false,
      statusCode: 307,
      error: 'redirects are not followed',
    })
    expect(received.map(({ path }) => path)).toEqual(['/leads'])
  })

  it.each([
    ['120', 120_000],
    [' 0 ', 0],
    ['Fri, 20 Nov 2026 00:01:00 GMT', 59_500],
    ['Thu, 19 Nov 2026 00:00:00 GMT', 0],
  ])('says how long %s asks it to wait [PLUS-091]', async (header, retryAfterMs) => {
    const webhook = await aReceiver(503, { 'retry-after': header })
    expect(await webhook.deliver(outgoing())).toMatchObject({ statusCode: 503, retryAfterMs })
  })

  it.each(['soon', '-5', '1.5', '2026'.repeat(4)])('reads no wait from %s', async (header) => {
    const webhook = await aReceiver(503, { 'retry-after': header })
    expect(await webhook.deliver(outgoing())).not.toHaveProperty('retryAfterMs')
  })

  it('gives up a receiver that does not answer in time', async () => {
    expect(await (await aReceiver(null)).deliver(outgoing())).toEqual({
      isDelivered: false,
      statusCode: null,
      error: 'no answer in time',
    })
  })

  it('names the code of a refused connection', async () => {
    const webhook = await aReceiver(200)
    await new Promise((resolve) => server.close(resolve))
    expect(await webhook.deliver(outgoing())).toEqual({
      isDelivered: false,
      statusCode: null,
      error: 'ECONNREFUSED',
    })
  })

  it('sends nothing unsigned when the secret is not set', async () => {
    await aReceiver(200)
    const unsigned = createHttpWebhook({
      url: 'http://127.0.0.1:1/',
      secret: undefined,
      fetch,
      clock,
    })
    expect(await unsigned.deliver(outgoing())).toEqual({
      isDelivered: false,
      statusCode: null,
      error: 'the signing secret is not set in the environment',
    })
    expect(received).toEqual([])
  })
})
