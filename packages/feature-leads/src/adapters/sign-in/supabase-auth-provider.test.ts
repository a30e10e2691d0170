import { afterEach, describe, expect, it } from 'vitest'
import {
  type LocalService,
  type ServedAnswer,
  startLocalService,
} from '../../testing/local-service.ts'
import { createSupabaseAuthProvider } from './supabase-auth-provider.ts'

let service: LocalService
let failures: string[]
afterEach(() => service.close())

/** A service that never answers is waited for a moment only. */
async function aProvider(answer: (path: string) => ServedAnswer, timeoutMs = 10_000) {
  failures = []
  service = await startLocalService(({ path }) => answer(path))
  return createSupabaseAuthProvider({
    url: service.url,
    key: 'publishable',
    fetch,
    timeoutMs,
    onFailure: (error) => void failures.push(String(error)),
  })
}

const metadata = {
  first_name: 'Ann',
  last_name: 'Lee',
  email: 'ann.lee@example.com',
  website: 'harbour',
  dealership_slug: 'harbour-toyota',
}
const send = async (answer: ServedAnswer) =>
  (await aProvider(() => answer, answer === null ? 50 : undefined)).sendCode('0412345678', metadata)
const verify = async (answer: ServedAnswer) =>
  (await aProvider(() => answer, answer === null ? 50 : undefined)).verifyCode(
    '0412345678',
    '482913',
    'sms',
  )

describe('createSupabaseAuthProvider', () => {
  it('asks for a code with first_name, last_name, email, website and dealership_slug [API-037]', async () => {
    expect(await send({ status: 200, body: { message_id: 'm1' } })).toEqual({ isSent: true })
    const [request] = service.requests
    expect(request?.path).toBe('/auth/v1/otp')
    expect(request?.headers).toMatchObject({ apikey: 'publishable' })
    expect(JSON.parse(request?.text ?? '')).toEqual({
      phone: '+61412345678',
      channel: 'sms',
      create_user: true,
      data: metadata,
    })
  })

  it('verifies with phone, token and type sms [API-038]', async () => {
    const answer = { access_token: 'jwt', user: { id: 'u1', phone: '61412345678' } }
    expect(await verify({ status: 200, body: answer })).toEqual({
      isVerified: true,
      accessToken: 'jwt',
    })
    const [request] = service.requests
    expect(request?.path).toBe('/auth/v1/verify')
    expect(JSON.parse(request?.text ?? '')).toEqual({
      phone: '+61412345678',
      token: '482913',
      type: 'sms',
    })
  })

  it.each([
    [403, { code: 403, error_code: 'otp_expired', msg: 'Token has expired or is invalid' }],
    [401, { code: 401, msg: 'Token has expired or is invalid' }],
  ])('tells a wrong code from trouble: %d [LEAD-061]', async (status, body) => {
    expect(await verify({ status, body })).toEqual({ isVerified: false, reason: 'invalid' })
    expect(failures).toEqual([])
  })

  it.each([
    ['is broken', { status: 500, body: { error_code: 'unexpected_failure' } }, 'failed'],
    ['forbids phones', { status: 403, body: { error_code: 'phone_provider_disabled' } }, 'failed'],
    ['says nonsense', { text: '<html>' }, 'failed'],
    ['gives no token', { status: 200, body: {} }, 'failed'],
    ['does not answer', null, 'failed'],
    ['takes no more', { status: 429, body: { error_code: 'over_request_rate_limit' } }, 'limited'],
  ] as const)(
    'says that no code could be checked where the service %s [LEAD-063]',
    async (_, answer, reason) => {
      expect(await verify(answer)).toEqual({ isVerified: false, reason })
      expect(failures).toHaveLength(1)
    },
  )

  it.each([
    ['is broken', { status: 500, body: {} }, 'failed'],
    ['says nonsense', { text: '<html>' }, 'failed'],
    ['does not answer', null, 'failed'],
    ['sends no more', { status: 429, body: { error_code: 'over_sms_send_rate_limit' } }, 'limited'],
  ] as const)('says that no code was sent where the service %s', async (_, answer, reason) => {
    expect(await send(answer)).toEqual({ isSent: false, reason })
    expect(failures.join()).not.toContain('412345678')
  })

  it('ends the session of the service with its token, and lives with a failure', async () => {
    const provider = await aProvider((path) =>
      path === '/auth/v1/logout' ? { status: 204 } : null,
    )
    await provider.signOut('jwt')
    expect(service.requests[0]?.headers.authorization).toBe('Bearer jwt')
    await provider.signOut(null)
    expect(service.requests).toHaveLength(1)
    await service.close()
    await provider.signOut('jwt')
    expect(failures).toHaveLength(1)
    service = await startLocalService(() => null)
  })
})
