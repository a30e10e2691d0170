import { describe, expect, it, vi } from 'vitest'
import { createHttpPhoneCodeCalls } from './http-phone-code-calls.ts'

const details = { name: 'Ann', last_name: 'Lee', email: 'ann.lee@example.com', phone: '0412345678' }

function aServer(status: number, body: unknown) {
  const asked: { path: string; method: string; body: unknown }[] = []
  const calls = createHttpPhoneCodeCalls({
    fetch: async (path, init) => {
      const text = typeof init?.body === 'string' ? init.body : '{}'
      asked.push({ path: String(path), method: init?.method ?? 'GET', body: JSON.parse(text) })
      return body === undefined
        ? new Response('<html>', { status })
        : Response.json(body, { status })
    },
  })
  return { asked, calls }
}

describe('createHttpPhoneCodeCalls', () => {
  it('asks the limit with the phone; anything but ok is no [API-036] [LEAD-060]', async () => {
    const { asked, calls } = aServer(200, { ok: true })
    expect(await calls.limit('0412345678')).toBe(true)
    expect(asked).toEqual([
      { path: '/api/rate-limit', method: 'POST', body: { phone: '0412345678' } },
    ])
    for (const [status, body] of [
      [429, { ok: false, error: 'x' }],
      [503, { error: 'x' }],
      [200, {}],
      [500, undefined],
    ] as const)
      expect(await aServer(status, body).calls.limit('0412345678')).toBe(false)
  })

  it('verifies with phone, token and type sms [API-038]', async () => {
    const { asked, calls } = aServer(200, { user: {} })
    expect(await calls.verify({ ...details, code: '482913' })).toEqual({ isOk: true })
    expect(asked[0]).toEqual({
      path: '/api/verify-code',
      method: 'POST',
      body: { ...details, token: '482913', type: 'sms' },
    })
  })

  it('reads error and fields, and lives with nonsense', async () => {
    const envelope = { error: 'No.', code: 'x', fields: { phone: 'Wrong.', name: 1 } }
    expect(await aServer(422, envelope).calls.send(details)).toEqual({
      isOk: false,
      error: 'No.',
      fields: { phone: 'Wrong.' },
    })
    expect(await aServer(500, undefined).calls.send(details)).toEqual({
      isOk: false,
      error: null,
      fields: {},
    })
  })

  it('asks whether a phone is known [API-039]', async () => {
    const { asked, calls } = aServer(200, { data: { exists: true } })
    expect(await calls.isKnown('0412345678')).toBe(true)
    expect(asked[0]?.path).toBe('/api/check-if-contact-exists?phone_number=0412345678')
    expect(await aServer(200, { data: null }).calls.isKnown('0412345678')).toBe(false)
    await expect(aServer(429, { error: 'x' }).calls.isKnown('0412345678')).rejects.toThrow(
      'answered 429',
    )
  })

  it('records sms and verify [API-040] [API-041]', async () => {
    const { asked, calls } = aServer(201, { ok: true })
    await calls.record('sms')
    await calls.record('verify')
    expect(asked.map(({ body }) => body)).toEqual([
      { verification_type: 'sms' },
      { verification_type: 'verify' },
    ])
  })

  it('abandons sending at 15000 ms [LEAD-059]', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout')
    const { calls } = aServer(200, { ok: true })
    await calls.send(details)
    expect(timeout).toHaveBeenCalledWith(15_000)
    timeout.mockRestore()
    const abandoned = createHttpPhoneCodeCalls({
      fetch: async () => {
        throw new DOMException('', 'TimeoutError')
      },
    })
    await expect(abandoned.send(details)).rejects.toMatchObject({ name: 'TimeoutError' })
  })
})
