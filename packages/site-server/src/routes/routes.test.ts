import { TAKEN_SEGMENTS } from '@forecourt/tenant-config/model'
import { describe, expect, it } from 'vitest'
import { setUpApp } from '../app.contract.ts'
import { routeTable } from './routes.ts'
import { takeLead } from './visitor-calls.ts'

const spinToWin = { prizes: [{ id: 'mats', label: 'Floor mats' }] }
const tested = setUpApp({
  site: { features: { watchlist: true, spinToWin: true, onlinePayment: true }, spinToWin },
})

/** Addresses that change something and are limited, with a body that is counted and how many are taken. */
const limited: Readonly<Record<string, { body?: object; path?: string; taken: number }>> = {
  '/api/rate-limit': { body: { phone: '0412345678' }, taken: 3 },
  '/api/send-code': {
    body: { name: 'A', last_name: 'B', email: 'a@example.com', phone: '0412345678' },
    taken: 3,
  },
  '/api/verify-code': { body: { phone: '0412345678', token: '000000', type: 'sms' }, taken: 15 },
  '/api/verifications': { body: { verification_type: 'sms' }, taken: 20 },
  '/api/check-if-contact-exists': {
    path: '/api/check-if-contact-exists?phone_number=0412345678',
    taken: 3,
  },
  '/api/session': { taken: 120 },
  '/api/sign-out': { body: {}, taken: 60 },
  '/sign-in': { body: { step: 'change' }, taken: 60 },
  '/my-garage/delete-account': { body: { confirm: 'yes' }, taken: 20 },
  '/api/dealer/leads': { taken: 120 },
  '/api/watchlist': { taken: 120 },
  '/api/watchlist/save-car': { body: { phone_number: '0412345678', car_id: 1 }, taken: 120 },
  '/api/watchlist/remove-car': { body: { phone_number: '0412345678', car_id: 1 }, taken: 120 },
  '/api/appointments': { taken: 120 },
  '/api/appointments/calendar.ics': { taken: 120 },
  '/test-drive': { body: { move: 'cancel' }, taken: 20 },
  '/api/spin': { body: {}, taken: 60 },
  '/spin-to-win': { body: {}, taken: 60 },
  '/saved-searches': { body: { remove: '1' }, taken: 60 },
  '/watchlist': { body: { save: '1' }, taken: 120 },
  '/api/events': {
    body: {
      event_id: 49,
      website_id: 'example',
      url: 'http://example.localhost/',
      at: '2026-11-22T00:00:00Z',
    },
    taken: 120,
  },
  '/api/reservations': { body: {}, taken: 120 },
  '/checkout-journey': { body: {}, taken: 120 },
  '/api/trade-in/rego': { path: '/api/trade-in/rego?rego=482KLM', taken: 120 },
  '/api/trade-in/adjustments/:id': { path: '/api/trade-in/adjustments/2022.a', taken: 120 },
  '/api/trade-in/valuation': { body: { id: '2022.a', km: 1 }, taken: 120 },
  '/api/trade-in/accept': { body: {}, taken: 120 },
  '/api/miscellaneous': { body: {}, taken: 120 },
  '/trade-in': { body: { step: 'rego' }, taken: 120 },
  '/online-payment': { body: { reference: 'INV-1' }, taken: 120 },
  '/api/payments/stripe/events': { body: { type: 'charge.refunded' }, taken: 600 },
  '/demo-bank': { body: { payment: 'demo-x', answer: 'decline' }, taken: 120 },
  '/api/unsubscribe': { body: { email: 'a@example.com' }, taken: 20 },
}

/** Addresses that send nothing to the database for a stranger, or are limited by a test of their own. */
const limitedElsewhere = [
  // shares the limit of /api/unsubscribe
  '/pages/unsubscribe',
  // share the limit of /api/reservations
  '/cars/:slug/checkout',
  '/cars/:slug/buy-online',
  // share the limit of /trade-in
  '/sell-my-car',
  '/cars/trade-in',
  // phone-reveal.handler.test.ts
  '/api/phone-reveals',
  // quote.handler.test.ts and create-customer.handler.test.ts
  '/api/:provider/quote',
  '/api/:provider/create-customer',
  // its codes like /api/send-code, its lead like /api/leads: application.handler.test.ts
  '/apply-for-finance',
  // search-calls.test.ts
  '/api/catalogue/*',
  '/api/search/*',
  // refused without a signature before anything is read
  '/api/stock',
  // a lead, as takeLead takes it
  '/*',
  // lists in a cookie
  '/favourites',
  '/compare',
]

describe('routeTable', () => {
  // Leads are limited by address and contact: leads.handler.test.ts and limits.e2e.ts.
  const changing = routeTable
    .filter(({ create }) => create !== takeLead)
    .flatMap(({ at }) => at)
    .filter(({ method }) => method !== 'GET')

  it('has no address that a dealer could give a page', () => {
    const firsts = routeTable.flatMap(({ at }) => at.map(({ path }) => path.split('/')[1] ?? ''))
    const own = firsts.filter((first) => first !== '*' && !first.startsWith('_'))
    expect(own.filter((first) => !TAKEN_SEGMENTS.includes(first))).toEqual([])
  })

  it('limits every address that takes something', () => {
    const unknown = changing.filter(
      ({ path }) => !limited[path] && !limitedElsewhere.includes(path),
    )
    expect(unknown.map(({ path }) => path)).toEqual([])
    const paths = new Set(routeTable.flatMap(({ at }) => at.map(({ path }) => path)))
    expect(Object.keys(limited).filter((path) => !paths.has(path))).toEqual([])
  })

  it.each(Object.entries(limited))(
    'refuses a flood of %s by one address',
    async (path, { body, path: asked = path, taken }) => {
      const from = `203.0.113.${Object.keys(limited).indexOf(path) + 1}`
      const phone = `04${String(Object.keys(limited).indexOf(path)).padStart(8, '0')}`
      const own = body && 'phone' in body ? { ...body, phone } : body
      const ask = () =>
        tested.ask(asked, {
          from,
          ...(own && {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(own),
          }),
        })
      for (let call = 0; call < taken; call += 1) expect((await ask()).status).not.toBe(429)
      const refused = await ask()
      expect(refused.status).toBe(429)
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    },
  )
})
