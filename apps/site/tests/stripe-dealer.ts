import {
  LOCAL_STRIPE_KEY,
  LOCAL_STRIPE_SECRET,
  type LocalStripe,
  startLocalStripe,
} from '@forecourt/feature-leads/testing/services'
import { expect } from './journey.ts'
import { type OwnSite, startOwnSite } from './own-site.ts'

/** A server of its own whose dealer takes deposits through a Stripe on this machine. */
export interface StripeDealer {
  stripe: LocalStripe
  site: OwnSite
  /** Path of a car that can be reserved and that nobody has asked for. */
  takeCar(): string
  /** Page on which a car is reserved, as another visitor sees it. */
  checkoutOf(car: string): Promise<string>
  /** Id of the car of a path, as its page sends it. */
  idOf(car: string): Promise<number>
  close(): Promise<void>
}

/** Cookies of a visitor who has reserved nothing, in place of those the client was given. */
export const anotherBrowser = 'visitor=another'

/** Starts both; requests may say which visitor they come from, as a proxy does (`x-forwarded-for`). */
export async function startStripeDealer(): Promise<StripeDealer> {
  const stripe = await startLocalStripe()
  const site = await startOwnSite({
    dealer: 'harbour',
    change: (tenant) => ({
      ...tenant,
      reserve: { ...tenant.reserve, paymentProcessors: ['stripe'] },
    }),
    env: {
      FORECOURT_TRUSTED_PROXIES: '127.0.0.1',
      FORECOURT_STRIPE_KEY: LOCAL_STRIPE_KEY,
      FORECOURT_STRIPE_URL: stripe.url,
      FORECOURT_STRIPE_WEBHOOK_SECRET: `whsec_of_another,${LOCAL_STRIPE_SECRET}`,
    },
  })
  const html = await (await site.ask('/search')).text()
  const cars = [...new Set(html.match(/\/cars\/[a-z0-9-]+(?=\/checkout")/g))]
  expect(cars.length).toBeGreaterThan(5)
  const checkoutOf = async (car: string) =>
    (await site.ask(`${car}/checkout`, { headers: { cookie: anotherBrowser } })).text()
  return {
    stripe,
    site,
    takeCar() {
      const car = cars.pop()
      if (car === undefined) throw new Error('every car was taken')
      return car
    },
    checkoutOf,
    idOf: async (car) => {
      const id = Number(/name="car_id"[^>]*value="(\d+)"/.exec(await checkoutOf(car))?.[1])
      expect(id, car).toBeGreaterThan(0)
      return id
    },
    async close() {
      await site.close()
      await stripe.close()
    },
  }
}
