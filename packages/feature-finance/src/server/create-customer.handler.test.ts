import { aSite } from '@forecourt/tenant-config/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import type { CustomerAnswer, LenderClient } from '../model/quote/index.ts'
import { type CustomerHandlerPorts, createCustomerHandler } from './index.ts'

const redirectUrl = 'https://apply.lender.example/start?id=1'
const provider = {
  key: 'youx',
  name: 'YouX',
  eligibility: 'weekly' as const,
  redirectHosts: ['apply.lender.example'],
}
const site = aSite({ finance: { providers: [provider] } })
const [host = ''] = site.domains

const data = {
  nvic: 'ABC12D',
  vin: '6T1BF3EK40X123456',
  selfAssessedCreditScore: 'GREAT',
  purchasePrice: 30_000,
  year: 2024,
  loanTerm: 5,
  phoneNumber: '+61 412 345 678',
  firstName: 'Kim',
  lastName: 'Lee',
  email: 'kim@example.com',
  subscribe: true,
  postCode: '2000',
}
const body = { data, additionalData: { category: 'Finance Enquiry', car_id: 7 } }

const taken: { request: unknown; key: string }[] = []
const warnings: [string, object | undefined][] = []
let create: (signal: AbortSignal) => Promise<CustomerAnswer>

const lender: LenderClient = {
  quote: async () => null,
  createCustomer: async (request, { signal, idempotencyKey }) => {
    taken.push({ request, key: idempotencyKey })
    return create(signal)
  },
}

const open = (ports: Partial<CustomerHandlerPorts> = {}) =>
  createCustomerHandler({
    lenderFor: () => lender,
    rateLimit: { consume: async () => ({ isAllowed: true }), giveBack: async () => undefined },
    clientAddress: () => '203.0.113.7',
    logger: { warn: (message, fields) => void warnings.push([message, fields]) },
    phoneOf: async () => '0412345678',
    newKey: () => 'fresh-key-1',
    ...ports,
  })

async function send(sent: unknown, ports?: Partial<CustomerHandlerPorts>, key?: string) {
  const request = new Request(`https://${host}/api/youx/create-customer`, {
    method: 'POST',
    headers: { origin: `https://${host}`, ...(key && { 'idempotency-key': key }) },
    body: JSON.stringify(sent),
  })
  const response = await open(ports)(request, site)
  return { status: response.status, answer: (await response.json()) as Record<string, unknown> }
}

beforeEach(() => {
  taken.length = 0
  warnings.length = 0
  create = async () => ({ redirectUrl })
})

describe('createCustomerHandler', () => {
  it('hands vehicle, loan, person and the fields of the lead to the lender [API-031] [API-032] [API-033]', async () => {
    await send(body)
    expect(taken).toEqual([
      {
        request: {
          data: { ...data, phoneNumber: '0412345678' },
          additionalData: body.additionalData,
        },
        key: 'fresh-key-1',
      },
    ])
  })

  it('answers redirectUrl [API-034]', async () => {
    expect(await send(body)).toEqual({ status: 200, answer: { redirectUrl } })
  })

  it('sends the key of the application on, so that a second try is the same [D-89]', async () => {
    await send(body, {}, 'c0ffee00-1')
    await send(body, {}, 'c0ffee00-1')
    expect(taken.map(({ key }) => key)).toEqual(['c0ffee00-1', 'c0ffee00-1'])
    await send(body, {}, 'two words')
    expect(taken.at(-1)?.key).toBe('fresh-key-1')
  })

  it.each([
    ['nobody is signed in', async () => null],
    ['somebody with another phone is signed in', async () => '0499999999'],
  ])('asks for a verified phone where %s [FIN-088]', async (_who, phoneOf) => {
    expect(await send(body, { phoneOf })).toEqual({
      status: 401,
      answer: { error: 'Please verify your mobile number first.', code: 'phone_not_verified' },
    })
    expect(taken).toEqual([])
  })

  it.each([
    ['phoneNumber', '02 7010 0000'],
    ['firstName', ' '],
    ['lastName', 'x'.repeat(101)],
    ['email', 'kim'],
    ['subscribe', 'yes'],
    ['postCode', '200'],
    ['purchasePrice', 9999],
    ['loanTerm', 8],
    ['selfAssessedCreditScore', ''],
  ])('refuses %s that is %j, beside its field', async (name, value) => {
    const { status, answer } = await send({ ...body, data: { ...data, [name]: value } })
    expect([status, Object.keys(answer.fields as object)]).toEqual([422, [name]])
    expect(taken).toEqual([])
  })

  it('refuses what holds no data', async () => {
    expect((await send({})).status).toBe(422)
    expect((await send({ data: [] })).status).toBe(422)
  })

  const failed = 'Failed to create customer with YouX'
  const stuck = 'Failed to create customer or no redirect URL received'
  const waitFor = (signal: AbortSignal) =>
    new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(new Error('aborted')))
    })

  it.each([
    ['cannot be reached', async () => Promise.reject(new Error('down')), failed],
    ['does not answer', waitFor, failed],
    ['refuses', async () => ({ error: 'kim@example.com is known' }), failed],
    ['names no address', async () => ({}), stuck],
    [
      'names one that is not on its list',
      async () => ({ redirectUrl: 'https://evil.example/' }),
      stuck,
    ],
    ['names a plain one', async () => ({ redirectUrl: 'http://apply.lender.example/' }), stuck],
  ])('says what failed where the lender %s [FIN-092] [FIN-093]', async (_how, how, message) => {
    create = how
    const { status, answer } = await send(body, { timeoutMs: 20 })
    expect([status, answer.error]).toEqual([502, message])
    expect(JSON.stringify(warnings)).not.toContain('kim@')
  })

  it('is not there for a lender that takes no applications', async () => {
    const { status } = await send(body, { lenderFor: () => ({ quote: async () => null }) })
    expect(status).toBe(404)
  })
})
