import { describe, expect, it } from 'vitest'
import { createCustomerRequest } from '../model/application/index.ts'
import { createHttpCustomer } from './index.ts'

const request = createCustomerRequest(
  {
    name: 'Kim',
    last_name: 'Lee',
    email: 'kim@example.com',
    phone: '0412345678',
    postcode: '2000',
    opt_in: false,
    purchasePrice: '30000',
    loanTerm: '5',
    selfAssessedCreditScore: 'GREAT',
    vin: '',
    nvic: '',
    year: '',
  },
  {},
)
const provider = { key: 'youx', name: 'YouX' }
const failed = 'Failed to create customer with YouX'

function reply(answer: () => Promise<Response>) {
  const asked: [unknown, RequestInit | undefined][] = []
  const send = createHttpCustomer({
    provider,
    fetch: (url, init) => {
      asked.push([url, init])
      return answer()
    },
  })
  return { asked, answered: send(request, { idempotencyKey: 'key-1' }) }
}

describe('createHttpCustomer', () => {
  it('sends the application with its key, and gives the address to go on at [API-034]', async () => {
    const redirectUrl = 'https://apply.lender.example/'
    const { asked, answered } = reply(async () => Response.json({ redirectUrl }))
    expect(await answered).toEqual({ redirectUrl })
    const [[url, init] = []] = asked
    expect([url, JSON.parse(String(init?.body))]).toEqual(['/api/youx/create-customer', request])
    expect(new Headers(init?.headers).get('idempotency-key')).toBe('key-1')
  })

  it.each([
    ['cannot be reached', () => Promise.reject(new TypeError('down')), { error: failed }],
    ['answers no JSON', async () => new Response('<html>'), { error: failed }],
    ['fails without words', async () => Response.json({}, { status: 500 }), { error: failed }],
    [
      'names no address',
      async () => Response.json({}),
      { error: 'Failed to create customer or no redirect URL received' },
    ],
    [
      'knows of no proved phone',
      async () => Response.json({ error: 'Verify', code: 'phone_not_verified' }, { status: 401 }),
      { error: 'Verify', isUnverified: true },
    ],
    [
      'finds mistakes',
      async () => Response.json({ error: 'x', fields: { postCode: 'y', z: 1 } }, { status: 422 }),
      { error: 'x', fields: { postcode: 'y' } },
    ],
  ])('has words for a server that %s [FIN-092] [FIN-093]', async (_what, answer, expected) => {
    expect(await reply(answer).answered).toEqual(expected)
  })
})
