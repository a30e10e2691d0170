import type { DeliveryAnswer, LookUpDelivery } from '../model/index.ts'

export interface HttpDeliveryPriceOptions {
  fetch: typeof fetch
  /** Address of the lookup. Default `/api/delivery-price`, on the site itself. */
  path?: string
  /** Default 5000. */
  timeoutMs?: number
}

/**
 * Asks `GET {path}?postcode=4000&car_id=1` for `{"name", "price"}`. A 404 is an unknown place, a 422
 * a bad postcode with its message; anything else, or nothing in time, is a failure.
 * Source: API-019, D-41
 */
export function createHttpDeliveryPrice({
  fetch: send,
  path = '/api/delivery-price',
  timeoutMs = 5000,
}: HttpDeliveryPriceOptions): LookUpDelivery {
  return async ({ postcode, carId }) => {
    const query = new URLSearchParams({ postcode, car_id: String(carId) })
    try {
      const signal = AbortSignal.timeout(timeoutMs)
      const response = await send(`${path}?${query}`, { signal })
      return answerOf(response.status, await response.json())
    } catch {
      return { kind: 'failed' }
    }
  }
}

interface Body {
  name?: unknown
  price?: unknown
  error?: unknown
}

function answerOf(status: number, body: Body | null): DeliveryAnswer {
  if (status === 404) return { kind: 'unknown' }
  if (status === 422 && typeof body?.error === 'string')
    return { kind: 'refused', message: body.error }
  const { name, price } = body ?? {}
  const isPrice = typeof name === 'string' && typeof price === 'number' && price >= 0
  return status === 200 && isPrice ? { kind: 'price', name, price } : { kind: 'failed' }
}
