import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { aSite } from '@forecourt/tenant-config/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createHttpLender } from '../adapters/index.ts'
import { createQuoteHandler } from './index.ts'

/** Way the lender's service takes the next call. */
let serve: (response: ServerResponse) => void
const asked: { url?: string; authorization?: string; body: unknown }[] = []

const lenderServer = createServer((request, response) => {
  let text = ''
  request.on('data', (chunk: Buffer) => (text += chunk.toString()))
  request.on('end', () => {
    const { url, headers } = request
    asked.push({ url, authorization: headers.authorization, body: JSON.parse(text) })
    serve(response)
  })
})
const json =
  (body: unknown, status = 200) =>
  (response: ServerResponse) =>
    response.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body))

const quote = { weeklyRepaymentAmount: 138.46, advertisedRate: 7.5, comparisonRate: 8.19 }
const site = aSite()
const [host = ''] = site.domains

const body = {
  selfAssessedCreditScore: 'GREAT',
  purchasePrice: 30_000,
  loanTerm: 5,
  year: 2024,
  vin: '6T1BF3EK40X123456',
  nvic: 'ABC12D',
  whoIsHelping: '',
}

const warnings: string[] = []

type Ports = Parameters<typeof createQuoteHandler>[0]

function open(options: Partial<Ports> = {}) {
  const { port } = lenderServer.address() as AddressInfo
  const lender = createHttpLender({ url: `http://127.0.0.1:${port}/v1/`, key: 'secret', fetch })
  return createQuoteHandler({
    lenderFor: () => lender,
    rateLimit: {
      consume: async () => ({ isAllowed: true }),
      giveBack: async () => undefined,
    },
    clientAddress: () => '203.0.113.7',
    logger: { warn: (message) => void warnings.push(message) },
    ...options,
  })
}

function requestOf(sent: unknown = body, path = '/api/youx/quote', origin = `https://${host}`) {
  return new Request(`https://${host}${path}`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: typeof sent === 'string' ? sent : JSON.stringify(sent),
  })
}

beforeAll(async () => {
  await new Promise<void>((resolve) => lenderServer.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  lenderServer.closeAllConnections()
  await new Promise((resolve) => lenderServer.close(resolve))
})
beforeEach(() => {
  serve = json(quote)
  asked.length = 0
  warnings.length = 0
})

describe('createQuoteHandler', () => {
  it('sends credit score, price, term, year, vin, nvic and whoIsHelping on to the lender [API-026]', async () => {
    await open()(requestOf(), site)
    expect(asked).toEqual([{ url: '/v1/quote', authorization: 'Bearer secret', body }])
  })

  it('sends whoIsHelping empty where nobody helps [API-029]', async () => {
    await open()(requestOf({ ...body, whoIsHelping: undefined }), site)
    expect(asked[0]?.body).toMatchObject({ whoIsHelping: '' })
  })

  it('answers weeklyRepaymentAmount, advertisedRate and comparisonRate [API-030]', async () => {
    const response = await open()(requestOf(), site)
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.json()).toEqual(quote)
  })

  it('answers null where the lender does not lend so', async () => {
    serve = json('', 404)
    const response = await open()(requestOf(), site)
    expect([response.status, await response.json()]).toEqual([200, null])
  })

  it.each([
    ['/api/bank/quote', 404],
    ['/api/YouX/quote', 404],
    ['/api/youx/quote', 200],
  ])('at %s answers %d: only the provider of the site is there [D-54]', async (path, status) => {
    expect((await open()(requestOf(body, path), site)).status).toBe(status)
  })

  it("refuses another site's page", async () => {
    const response = await open()(requestOf(body, undefined, 'https://evil.example'), site)
    expect(response.status).toBe(403)
    expect(asked).toEqual([])
  })

  it.each([
    ['purchasePrice', [9999.99, 200_000.01, 'much', null], [10_000, 200_000, '30000']],
    ['loanTerm', [0, 8, 2.5, 'five'], [1, 7, '5']],
    ['selfAssessedCreditScore', ['great', '', null], ['DECENT', 'POOR']],
    ['year', [1899, '20x1'], [1900, null, '2024']],
    ['vin', ['short', 7], ['6t1bf3ek40x123456', null, '']],
    ['nvic', ['<b>', 'AB'], ['abc', null]],
    ['whoIsHelping', ['x'.repeat(101), 7], ['x'.repeat(100), 'Kim']],
  ])('takes or refuses %s, and says why beside it [API-026]', async (name, bad, good) => {
    for (const value of bad) {
      const response = await open()(requestOf({ ...body, [name]: value }), site)
      expect([value, response.status]).toEqual([value, 422])
      const { fields } = (await response.json()) as { fields: object }
      expect(Object.keys(fields)).toEqual([name])
    }
    for (const value of good) {
      const response = await open()(requestOf({ ...body, [name]: value }), site)
      expect([value, response.status]).toEqual([value, 200])
    }
  })

  it.each([
    ['{"loanTerm"', 400],
    ['7', 400],
    [JSON.stringify({ ...body, more: 'x'.repeat(30_000) }), 413],
  ])('refuses a body it cannot read: %.20s', async (sent, status) => {
    expect((await open()(requestOf(sent), site)).status).toBe(status)
  })

  it('asks nobody past the limit of an address', async () => {
    const rateLimit: Ports['rateLimit'] = {
      consume: async (key) => {
        expect(key).toBe(`${site.id}:203.0.113.7`)
        return { isAllowed: false, retryAfterSeconds: 60 }
      },
      giveBack: async () => undefined,
    }
    const response = await open({ rateLimit })(requestOf(), site)
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '60'])
    expect(asked).toEqual([])
  })

  it.each([
    ['is down', (response: ServerResponse) => void response.destroy()],
    ['refuses', json({ error: 'no' }, 500)],
    ['answers what is no JSON', json('<html>')],
    ['answers too much', json({ ...quote, more: 'x'.repeat(20_000) })],
    ['answers no rate', json({ ...quote, comparisonRate: undefined })],
    ['answers a repayment of nothing', json({ ...quote, weeklyRepaymentAmount: 0 })],
    [
      'redirects',
      (response: ServerResponse) => void response.writeHead(302, { location: '/' }).end(),
    ],
    ['does not answer', () => undefined],
  ])("says 'Failed to get YouX quick quote' where the lender %s [FIN-050]", async (_how, how) => {
    serve = how
    const response = await open({ timeoutMs: 250 })(requestOf(), site)
    expect([response.status, await response.json()]).toEqual([
      502,
      { error: 'Failed to get YouX quick quote', code: 'lender_failed' },
    ])
    expect(warnings).toEqual(['Failed to get YouX quick quote'])
  })
})
