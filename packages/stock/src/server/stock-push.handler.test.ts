import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import type { Car } from '../model/car.ts'
import { importSite as site } from '../testing/feeds.ts'
import { setUpTestStock, type TestStock } from '../testing/test-stock.ts'
import { createStockPushHandler, stockPushLimit } from './stock-push.handler.ts'

let stock: TestStock
setUpTestStock((opened) => {
  stock = opened
})

const now = new Date('2026-11-21T01:00:00Z')
const vehicle = (stocknum: string, rest: object = {}) => ({
  stocknum,
  make: 'Mazda',
  model: 'CX-5',
  year: 2022,
  price: 38_990,
  dealership_slug: 'south-motors',
  ...rest,
})

function push(
  body: unknown,
  { signature = 'good', type = 'application/json', isOn = true, encoding = '' } = {},
) {
  const handle = createStockPushHandler({
    store: stock.store,
    clock: () => now,
    isOn: () => isOn,
    isGenuine: async (_site, _body, headers) => headers.get('x-signature') === 'good',
  })
  const request = new Request('http://x/api/stock', {
    method: 'POST',
    headers: {
      'content-type': type,
      'x-signature': signature,
      ...(encoding && { 'content-encoding': encoding }),
    },
    body: typeof body === 'string' || body instanceof Buffer ? body : JSON.stringify(body),
  })
  return handle(request, site)
}
async function answerOf(...call: Parameters<typeof push>) {
  const response = await push(...call)
  return { status: response?.status, ...((await response?.json()) as object) }
}
async function cars(): Promise<Car[]> {
  const found: Car[] = []
  await stock.store.loadStock(site.id, (batch) => void found.push(...batch))
  return found
}
const stocknums = async () => (await cars()).map(({ stocknum }) => String(stocknum)).toSorted()

describe('createStockPushHandler', () => {
  it('names what contradicts itself by its places in the call [PLUS-113]', async () => {
    const twice = [vehicle('A1'), vehicle('A1'), vehicle('A2'), vehicle('A2', { price: 1000 })]
    const answer = await answerOf({ vehicles: twice, withdraw: ['A2'] })
    expect(answer).toMatchObject({
      added: 1,
      warnings: [
        {
          list: 'vehicles',
          index: 0,
          reason: 'is the same car in vehicles[0], vehicles[1]; imported once',
        },
      ],
    })
    expect(JSON.stringify(answer)).toContain(
      'vehicles[2], vehicles[3], withdraw[0] give this stock number to different cars',
    )
  })

  it('takes a call that is compressed by gzip, up to its size unpacked [PLUS-113]', async () => {
    const pack = (call: object) => gzipSync(JSON.stringify(call))
    const gzip = { encoding: 'gzip' }
    const answer = await answerOf(pack({ vehicles: [vehicle('A1')] }), gzip)
    expect(answer).toMatchObject({ status: 200, added: 1 })
    const large = { vehicles: [vehicle('A2', { comments: ' '.repeat(stockPushLimit.bytes) })] }
    expect(await answerOf(pack(large), gzip)).toMatchObject({ status: 413 })
    expect(await answerOf(pack({}).subarray(0, 12), gzip)).toMatchObject({ status: 400 })
    expect(await answerOf('{}', { encoding: 'br' })).toMatchObject({ status: 415 })
    expect(await stocknums()).toEqual(['A1'])
  })

  it('puts one vehicle or a batch into the stock and answers after the commit [PLUS-113]', async () => {
    expect(await answerOf({ vehicles: [vehicle('A1')] })).toEqual({
      status: 200,
      generation: 1,
      added: 1,
      changed: 0,
      unchanged: 0,
      withdrawn: 0,
      rejected: [],
      warnings: [],
    })
    expect(await cars()).toMatchObject([
      { stocknum: 'A1', make: 'Mazda', price: 38_990, dealership_slug: 'south-motors' },
    ])
    const batch = [vehicle('A1', { price: 37_990 }), vehicle('A2'), vehicle('A3')]
    expect(await answerOf({ vehicles: batch })).toMatchObject({ added: 2, changed: 1 })
    expect(await stocknums()).toEqual(['A1', 'A2', 'A3'])
    expect((await cars()).map(({ price }) => price)).toEqual([37_990, 38_990, 38_990])
  })

  it('changes nothing when the same call comes again [PLUS-113]', async () => {
    const call = { vehicles: [vehicle('A1'), vehicle('A2')], withdraw: ['A9'] }
    const first = await answerOf(call)
    const again = await answerOf(call)
    expect(again).toMatchObject({ status: 200, added: 0, changed: 0, unchanged: 2, withdrawn: 0 })
    expect(again).toMatchObject({ generation: (first as { generation?: number }).generation })
    expect(await stocknums()).toEqual(['A1', 'A2'])
  })

  it('takes vehicles out by stock number, even all of them, and leaves the others [PLUS-113]', async () => {
    await push({ vehicles: [vehicle('A1'), vehicle('A2'), vehicle('A3')] })
    const south = { stocknum: 'A2', dealership_slug: 'south-motors' }
    expect(await answerOf({ withdraw: [south] })).toMatchObject({ status: 200, withdrawn: 1 })
    expect(await stocknums()).toEqual(['A1', 'A3'])
    const both = [south, { ...south, stocknum: 'A1' }, { ...south, stocknum: 'A3' }]
    expect(await answerOf({ withdraw: both })).toMatchObject({ withdrawn: 2 })
    expect(await cars()).toEqual([])
    await push({ vehicles: [vehicle('B1', { dealership_slug: 'north-motors' })] })
    expect(await answerOf({ withdraw: ['B1'] })).toMatchObject({ withdrawn: 1 })
  })

  it('names what it refuses by list, place and field, and takes the rest [PLUS-113]', async () => {
    await push({ vehicles: [vehicle('A2')] })
    const call = {
      vehicles: [vehicle('A1'), vehicle('A2', { price: 'twenty grand' }), 'A3'],
      withdraw: [{ stocknum: 'A9', dealership_slug: 'nobody' }],
    }
    expect(await answerOf(call)).toMatchObject({
      status: 200,
      added: 1,
      rejected: [
        { list: 'vehicles', index: 1, field: 'price', value: 'twenty grand' },
        { list: 'vehicles', index: 2, reason: 'is not a JSON object' },
        { list: 'withdraw', index: 0, reason: 'is not a dealership of this site' },
      ],
    })
    expect(await stocknums()).toEqual(['A1', 'A2'])
    expect(await answerOf({ vehicles: ['A3'] })).toMatchObject({ status: 422, code: 'invalid' })
  })

  it('takes no unsigned call, and none where it is off [PLUS-113]', async () => {
    expect(await answerOf({ vehicles: [vehicle('A1')] }, { signature: 'bad' })).toMatchObject({
      status: 401,
      code: 'signature_invalid',
    })
    expect(await push({ vehicles: [vehicle('A1')] }, { isOn: false })).toBeNull()
    expect(await cars()).toEqual([])
  })

  it.each([
    ['{', 400],
    ['[]', 400],
    ['{}', 400],
    [{ vehicles: [] }, 400],
    [{ vehicles: vehicle('A1') }, 400],
    [{ withdraw: 'A1' }, 400],
  ])('answers %j with %i', async (body, status) => {
    expect(await answerOf(body)).toMatchObject({ status, code: 'malformed' })
  })

  it('takes a thousand vehicles and 5 MB, and no more [PLUS-113]', async () => {
    const many = (count: number) => ({
      withdraw: Array.from({ length: count }, (_, at) => `N${at}`),
    })
    expect((await push(many(1000)))?.status).toBe(200)
    expect((await push(many(1001)))?.status).toBe(413)
    const padded = (bytes: number) => {
      const call = { withdraw: ['A1'], note: '' }
      return JSON.stringify({ ...call, note: 'x'.repeat(bytes - JSON.stringify(call).length) })
    }
    expect((await push(padded(stockPushLimit.bytes)))?.status).toBe(200)
    expect((await push(padded(stockPushLimit.bytes + 1)))?.status).toBe(413)
    expect((await push(many(1), { type: 'text/csv' }))?.status).toBe(415)
  })
})
