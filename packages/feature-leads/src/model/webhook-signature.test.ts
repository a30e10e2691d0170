import { createHmac } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { signWebhook, verifyWebhookSignature } from './webhook-signature.ts'

/** Any code point; `unit: 'binary'` of fast-check is the same and takes seconds to prepare. */
const unit = fc.nat(0x10ffff).map((point) => String.fromCodePoint(point))

const secret = 'whsec-fixture'
const body = '{"event":"lead.created","id":"1"}'
const atSeconds = 1_763_600_000

describe('signWebhook', () => {
  it('is the HMAC SHA-256 over time stamp, dot and body [PLUS-031]', async () => {
    const expected = createHmac('sha256', secret).update(`${atSeconds}.${body}`).digest('hex')
    expect(await signWebhook({ secret, body, atSeconds })).toBe(`t=${atSeconds},v1=${expected}`)
  })
})

describe('verifyWebhookSignature', () => {
  const received = async (change: object = {}) => {
    const header = await signWebhook({ secret, body, atSeconds })
    return verifyWebhookSignature({ secret, body, header, nowSeconds: atSeconds, ...change })
  }

  it('takes the signature of the very body [PLUS-031]', async () => {
    expect(await received()).toBe(true)
  })

  it.each([
    { body: `${body} ` },
    { secret: 'other' },
    { header: null },
    { header: '' },
    { header: `t=${atSeconds}` },
    { header: `t=${atSeconds},v1=` },
    { header: `t=x,v1=${'0'.repeat(64)}` },
    { header: `t=${atSeconds},v1=${'0'.repeat(64)}` },
  ])('refuses %j [PLUS-031]', async (change) => {
    expect(await received(change)).toBe(false)
  })

  it('refuses a time stamp moved without the secret [PLUS-031]', async () => {
    const header = await signWebhook({ secret, body, atSeconds })
    const moved = header.replace(`t=${atSeconds}`, `t=${atSeconds + 1}`)
    expect(await received({ header: moved })).toBe(false)
  })

  it('takes a signature of 300 seconds and refuses one of 301, early or late [PLUS-031]', async () => {
    expect(await received({ nowSeconds: atSeconds + 300 })).toBe(true)
    expect(await received({ nowSeconds: atSeconds + 301 })).toBe(false)
    expect(await received({ nowSeconds: atSeconds - 300 })).toBe(true)
    expect(await received({ nowSeconds: atSeconds - 301 })).toBe(false)
  })

  it('takes one right signature among several, as while a secret changes', async () => {
    const header = await signWebhook({ secret, body, atSeconds })
    expect(await received({ header: `${header},v1=${'0'.repeat(64)}` })).toBe(true)
  })

  it('agrees with signing for any secret and body', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ minLength: 1 }), fc.string({ unit }), async (key, text) => {
        const header = await signWebhook({ secret: key, body: text, atSeconds })
        const check = { secret: key, header, nowSeconds: atSeconds }
        expect(await verifyWebhookSignature({ ...check, body: text })).toBe(true)
        expect(await verifyWebhookSignature({ ...check, body: `${text}x` })).toBe(false)
      }),
      { numRuns: 30 },
    )
  })
})
