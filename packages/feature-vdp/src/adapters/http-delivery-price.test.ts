import { describe, expect, it } from 'vitest'
import { createHttpDeliveryPrice } from './http-delivery-price.ts'

/** The answer when the service says so, and the addresses that were asked for. */
async function answerFrom(response: () => Promise<Response> | Response) {
  const asked: string[] = []
  const send = (async (input: string) => {
    asked.push(input)
    return response()
  }) as unknown as typeof fetch
  const lookUp = createHttpDeliveryPrice({ fetch: send, timeoutMs: 50 })
  return { answer: await lookUp({ postcode: '0800', carId: 7 }), asked }
}

describe('createHttpDeliveryPrice', () => {
  it('asks with postcode and car, and reads price and name [API-019]', async () => {
    const body = { name: 'Darwin', price: 0 }
    const { answer, asked } = await answerFrom(() => Response.json(body))
    expect(asked).toEqual(['/api/delivery-price?postcode=0800&car_id=7'])
    expect(answer).toEqual({ kind: 'price', name: 'Darwin', price: 0 })
  })

  it('tells an unknown place and a bad postcode apart [D-41]', async () => {
    const failing = (status: number) => () => Response.json({ error: 'No.' }, { status })
    expect((await answerFrom(failing(404))).answer).toEqual({ kind: 'unknown' })
    expect((await answerFrom(failing(422))).answer).toEqual({ kind: 'refused', message: 'No.' })
  })

  it.each([
    ['500', () => Response.json({ name: 'Darwin', price: 1 }, { status: 500 })],
    ['429', () => Response.json({ error: 'slow down' }, { status: 429 })],
    ['no JSON', () => new Response('<html>')],
    ['null', () => Response.json(null)],
    ['no price', () => Response.json({ name: 'Darwin', price: null })],
    ['a price below nothing', () => Response.json({ name: 'Darwin', price: -1 })],
    ['no connection', () => Promise.reject(new TypeError('fetch failed'))],
  ])('counts %s as a failure [D-41]', async (_, response) => {
    expect((await answerFrom(response)).answer).toEqual({ kind: 'failed' })
  })

  it('waits no longer than its time-out', async () => {
    const silent = (async (_: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason))
      })) as unknown as typeof fetch
    const lookUp = createHttpDeliveryPrice({ fetch: silent, timeoutMs: 20 })
    expect(await lookUp({ postcode: '4000', carId: 1 })).toEqual({ kind: 'failed' })
  })
})
