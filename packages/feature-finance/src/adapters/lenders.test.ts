import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CustomerRequest } from '../model/quote/index.ts'
import { createDemonstrationLender, createHttpLender, createPublishedLender } from './index.ts'

const options = {
  lender: {
    rates: [
      { creditHistory: 'GREAT', maxVehicleAgeYears: 4, ratePercent: 7, comparisonRatePercent: 8 },
    ],
    comparison: null,
  },
  feesDollars: 395,
  currentYear: 2026,
} as const
const request = {
  selfAssessedCreditScore: 'GREAT',
  purchasePrice: 30_000,
  loanTerm: 5,
  year: 2022,
  vin: null,
  nvic: null,
  whoIsHelping: '',
} as const
const customer: CustomerRequest = {
  data: {
    nvic: 'ABC12D',
    vin: '6T1BF3EK40X123456',
    selfAssessedCreditScore: 'GREAT',
    purchasePrice: 30_000,
    year: 2024,
    loanTerm: 5,
    phoneNumber: '0412345678',
    firstName: 'Kim',
    lastName: 'Lee',
    email: 'kim@example.com',
    subscribe: true,
    postCode: '2000',
  },
  additionalData: { category: 'Finance Enquiry' },
}
const { signal } = new AbortController()

describe('createPublishedLender', () => {
  it('quotes by the age of the vehicle this year, with the fee in the principal', async () => {
    const { quote } = createPublishedLender(options)
    // 260 payments of 30,395 at 7 % / 52.
    expect(await quote(request, { signal })).toEqual({
      weeklyRepaymentAmount: 138.63,
      advertisedRate: 7,
      comparisonRate: 8,
    })
    expect(await quote({ ...request, year: 2021 }, { signal })).toBeNull()
    expect(await quote({ ...request, year: 2027 }, { signal })).not.toBeNull()
  })

  it('takes no applications', () => {
    expect(createPublishedLender(options).createCustomer).toBeUndefined()
  })
})

describe('createDemonstrationLender', () => {
  it('leads to its own page, with nothing of the person in the address', async () => {
    const call = { signal, idempotencyKey: 'one' }
    const answer = await createDemonstrationLender(options).createCustomer?.(customer, call)
    expect(answer).toEqual({ redirectUrl: '/finance/demonstration-lender?amount=30000&loanTerm=5' })
    const additionalData = { car_id: 7, dealership_slug: 'harbour-city', name: 'Kim' }
    const ofCar = await createDemonstrationLender(options).createCustomer?.(
      { ...customer, additionalData },
      call,
    )
    expect(ofCar?.redirectUrl).toBe(
      '/finance/demonstration-lender?amount=30000&loanTerm=5&car_id=7&dealership=harbour-city',
    )
  })
})

describe('createHttpLender', () => {
  const asked: { url?: string; key?: string | string[]; body: unknown }[] = []
  let reply = '{}'
  const server = createServer((message, response) => {
    let text = ''
    message.on('data', (chunk: Buffer) => (text += chunk.toString()))
    message.on('end', () => {
      const { url, headers } = message
      asked.push({ url, key: headers['idempotency-key'], body: JSON.parse(text) })
      response.end(reply)
    })
  })
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  })
  afterAll(async () => {
    await new Promise((resolve) => server.close(resolve))
  })
  const create = () => {
    const { port } = server.address() as AddressInfo
    const lender = createHttpLender({ url: `http://127.0.0.1:${port}`, fetch })
    return lender.createCustomer?.(customer, { signal, idempotencyKey: 'one' })
  }

  it('sends the person, the loan and the vehicle in data, and the lead in additionalData [API-031] [API-032] [API-033]', async () => {
    await create()
    expect(asked.at(-1)).toEqual({ url: '/create-customer', key: 'one', body: customer })
  })

  it('reads redirectUrl or error, and nothing else [API-034]', async () => {
    reply = '{"redirectUrl":"https://apply.lender.example/","more":1}'
    expect(await create()).toEqual({ redirectUrl: 'https://apply.lender.example/' })
    reply = '{"error":"declined","redirectUrl":7}'
    expect(await create()).toEqual({ error: 'declined' })
    reply = '[]'
    expect(await create()).toEqual({})
  })
})
