import type { SiteInput } from '@forecourt/tenant-config/model'
import type { APIRequestContext, Page } from '@playwright/test'
import { aContact, fillContact } from './enquiring.ts'
import { ask, expect, port } from './journey.ts'
import { plainDealer, startDealer } from './plain-dealer.ts'

/** Test cards of the demo processor, by what becomes of them. */
export const cards = {
  accepted: /4242/,
  asked: /3155/,
  declined: /0002/,
  silent: /0119/,
} as const

/** A dealer whose cars are reserved on the site, with a few of them. */
export function openReserving(id: string, more: Partial<SiteInput> = {}) {
  const dealer = plainDealer(id, {
    reserve: { paymentProcessors: ['demo'], terms: 'Refunded in full within 7 days.' },
    ...more,
  })
  let paths: string[] = []
  return {
    dealer,
    /** Address of a path at the dealer. */
    at: (path: string) => `http://${id}.localhost:${port}${path}`,
    async start(request: APIRequestContext): Promise<void> {
      await startDealer(request, dealer, (row) => ({ ...row, status: 'in_stock' }))
      const part = more.routing?.reservePath ?? 'checkout'
      const findPaths = async () => {
        const html = await (await ask(request, id, '/search')).text()
        const found = html.matchAll(new RegExp(`href="(/cars/[a-z0-9-]+)/${part}"`, 'g'))
        paths = [...new Set([...found].map(([, path = '']) => path))]
        return paths.length
      }
      // The search knows the first of them before the others.
      await expect.poll(findPaths, { timeout: 40_000 }).toBeGreaterThan(8)
    },
    /** Path of a car that no other test has asked for. */
    takeCar(): string {
      const path = paths.shift()
      if (!path) throw new Error('every car of the dealer was taken')
      return path
    },
  }
}

/** Goes through the steps of a checkout up to the last one. */
export async function goToConfirm(page: Page, card: RegExp, contact = aContact()) {
  await expect(page.getByText('Deposit to pay today')).toBeVisible()
  await page.getByRole('button', { name: 'Continue to your details' }).click()
  await fillContact(page, contact)
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await chooseCard(page, card)
  return contact
}

/** Chooses a card and goes on to the last step. */
export async function chooseCard(page: Page, card: RegExp) {
  await page.getByRole('radio', { name: card }).check()
  await page.getByRole('button', { name: 'Check and confirm' }).click()
  await expect(page.getByRole('group', { name: /^Step 4 of 4/ })).toBeVisible()
}

/** Presses the last button. */
export const pay = (page: Page) =>
  page.getByRole('button', { name: /^Pay .* and reserve$/ }).click()

/** Reserves a car as a script of the site would, for whoever is quicker. */
export async function reserveAs(
  request: APIRequestContext,
  site: string,
  carId: number,
  token = 'demo_accepted',
) {
  const { email, phone } = aContact()
  return ask(request, site, '/api/reservations', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: `http://${site}.localhost:${port}` },
    data: {
      car_id: carId,
      contact: { name: 'Sam', last_name: 'Tran', email, phone },
      processor: 'demo',
      payment_token: token,
      idempotency_key: crypto.randomUUID(),
    },
  })
}

/** Id of the car of a checkout page. */
export async function readCarId(page: Page): Promise<number> {
  return Number(await page.locator('input[name="car_id"]').first().inputValue())
}
