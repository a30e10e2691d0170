import { afterEach, describe, expect, it } from 'vitest'
import {
  type LocalService,
  type ServedAnswer,
  startLocalService,
} from '../../testing/local-service.ts'
import { createHttpTradeIn } from './http-trade-in.ts'

let service: LocalService | null = null
afterEach(async () => {
  await service?.close()
  service = null
})

async function serve(answer: ServedAnswer) {
  service = await startLocalService(() => answer)
  return createHttpTradeIn({ url: `${service.url}/v1/`, key: 'secret', fetch })
}

const car = { id: 'AB-12', make: 'Toyota', model: 'Corolla', year: 2022, badge: 'SX' }
const asked = { rego: '482KLM', regoState: 'qld' } as const
const { signal } = new AbortController()

describe('createHttpTradeIn', () => {
  it('looks a registration up with rego and regoState [API-046]', async () => {
    const provider = await serve({ status: 200, body: { ...car, secret: 'dropped' } })
    expect(await provider.findVehicle(asked, signal)).toEqual({ ...car, id: '2022.AB-12' })
    const [request] = service?.requests ?? []
    expect(request?.path).toBe('/v1/rego?rego=482KLM&regoState=qld')
    expect(request?.headers.authorization).toBe('Bearer secret')
  })

  it('finds no car where the service answers 404, and knows none by hand', async () => {
    const provider = await serve({ status: 404 })
    expect(await provider.findVehicle(asked, signal)).toBeNull()
    expect(await provider.loadQuestions('2022.AB-12', signal)).toBeNull()
    expect(await provider.identify(car, signal)).toBeNull()
  })

  it('asks the adjustments of a car by its id [API-045]', async () => {
    const questions = [{ id: 'c', label: 'Condition', options: [{ id: 'g', label: 'Good' }] }]
    const provider = await serve({ status: 200, body: { questions } })
    expect(await provider.loadQuestions('2022.AB-12', signal)).toEqual(questions)
    expect(service?.requests[0]?.path).toBe('/v1/adjustments/AB-12')
  })

  it('posts id, kilometres and answers for a valuation', async () => {
    const provider = await serve({ status: 200, body: { offer_price: 18_400.4 } })
    const request = { id: '2022.AB-12', km: 45_000, adjustmentAnswers: { c: 'g' } }
    expect(await provider.value(request, signal)).toEqual({ offer_price: 18_400 })
    expect(JSON.parse(service?.requests[0]?.text ?? '')).toEqual({ ...request, id: 'AB-12' })
  })

  it('passes on that a car is not valued online', async () => {
    const provider = await serve({ status: 200, body: { eligible: false, reason: 'km' } })
    const request = { id: '2022.AB-12', km: 1, adjustmentAnswers: {} }
    expect(await provider.value(request, signal)).toEqual({ eligible: false, reason: 'km' })
  })

  it.each<[string, ServedAnswer]>([
    ['500', { status: 500, body: car }],
    ['429', { status: 429 }],
    ['a redirect', { status: 302 }],
    ['text that is no JSON', { text: '<html>' }],
    ['half of it', { text: '{"id": "AB-12", "make"' }],
    ['nothing', { text: '' }],
    ['another shape', { status: 200, body: { ...car, year: 'new' } }],
    ['a hostile id', { status: 200, body: { ...car, id: '../../admin' } }],
    ['a long name', { status: 200, body: { ...car, make: 'x'.repeat(100) } }],
    ['more than 64 kB', { text: JSON.stringify({ ...car, note: 'x'.repeat(70_000) }) }],
  ])('rejects %s', async (_, answer) => {
    const provider = await serve(answer)
    await expect(provider.findVehicle(asked, signal)).rejects.toThrow(
      /valuation service answered|JSON|fetch failed/,
    )
  })

  it.each([{ offer_price: -5 }, { offer_price: '18400' }, { eligible: false }, {}, null, []])(
    'rejects %j as a valuation',
    async (body) => {
      const provider = await serve({ status: 200, body })
      const request = { id: '2022.AB-12', km: 1, adjustmentAnswers: {} }
      await expect(provider.value(request, signal)).rejects.toThrow(
        /valuation service answered|JSON|fetch failed/,
      )
    },
  )

  it('is given up where nothing comes', async () => {
    const provider = await serve(null)
    const abort = new AbortController()
    const answer = provider.findVehicle(asked, abort.signal)
    abort.abort()
    await expect(answer).rejects.toThrow(/abort/)
  })
})
