import { signWebhook } from '@forecourt/feature-leads/model'
import { dealer } from './lead-site.ts'

/** Most vehicles of one call. */
const mostAtOnce = 500

const aVehicle = (at: number) => ({
  stocknum: `S${at}`,
  make: 'Toyota',
  model: 'Corolla',
  year: 2021,
  price: 20_000 + at,
  car_type: 'used',
  status: 'in_stock',
})

/**
 * Puts cars into the stock of the dealer as a system of theirs does.
 * @returns their ids
 */
export async function pushCars(origin: string, secret: string, count: number): Promise<number[]> {
  for (let at = 0; at < count; at += mostAtOnce) {
    const length = Math.min(mostAtOnce, count - at)
    const vehicles = Array.from({ length }, (_, index) => aVehicle(at + index))
    const body = JSON.stringify({ vehicles })
    const atSeconds = Math.floor(Date.now() / 1000)
    const response = await fetch(`${origin}/api/stock`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-host': dealer.host,
        'x-forecourt-signature': await signWebhook({ secret, body, atSeconds }),
      },
      body,
    })
    const answer = await response.text()
    if (response.status !== 200) throw new Error(`the stock was not taken: ${answer}`)
  }
  return Array.from({ length: count }, (_, at) => at + 1)
}
