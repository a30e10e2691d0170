import { aSite } from '@forecourt/tenant-config/testing'
import { describe, expect, it } from 'vitest'
import { aSignIn } from '../../testing/test-sign-in.ts'
import { createPhoneCodeHandlers } from './phone-codes.handler.ts'
import { createSessionHandler, createSignOutHandler } from './session.handler.ts'

const other = aSite({ id: 'caravans', domains: ['caravans.localhost'] })
const person = { name: 'Ann', last_name: 'Lee', email: 'ann.lee@example.com', phone: '0412345678' }

function tested(scheme = 'http') {
  const signIn = aSignIn()
  const { site, ports } = signIn
  const { verifyCode } = createPhoneCodeHandlers(ports)
  const session = createSessionHandler(ports)
  const signOut = createSignOutHandler(ports)
  const origin = `${scheme}://harbour.localhost`
  const send = (path: string, body: object, cookie: string, headers = {}) =>
    new Request(origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie, ...headers },
      body: JSON.stringify(body),
    })
  const pairOf = (response: Response) => response.headers.get('set-cookie')?.split(';')[0] ?? ''
  return {
    ...signIn,
    signOut,
    async open(cookie = '') {
      const body = { ...person, token: '246810', type: 'sms' }
      const response = await verifyCode(send('/api/verify-code', body, cookie), site)
      return { cookie: pairOf(response), header: response.headers.get('set-cookie') }
    },
    async user(cookie: string, at = site) {
      const answer = await session(
        new Request(`${origin}/api/session`, { headers: { cookie } }),
        at,
      )
      expect(answer.headers.get('cache-control')).toBe('no-store')
      return ((await answer.json()) as { user: object | null }).user
    },
    end: (cookie: string, body: object = {}, headers = {}) =>
      signOut(send('/api/sign-out', body, cookie, headers), site),
  }
}

const ann = { id: expect.any(String) as string, phone: '0412345678', name: 'Ann' }

describe('createSessionHandler', () => {
  it('gives id, phone and name of who is signed in, else null [D-60]', async () => {
    const { open, user } = tested()
    expect(await user('')).toBeNull()
    const { cookie } = await open()
    expect(await user(cookie)).toEqual(ann)
    expect(await user(`session=${'0'.repeat(64)}`)).toBeNull()
  })

  it('counts 30 days from sign-in, and not a millisecond more [D-60]', async () => {
    const { open, user, wait } = tested()
    const { cookie } = await open()
    wait(30 * 24 * 60 * 60 - 0.001)
    expect(await user(cookie)).toEqual(ann)
    wait(0.001)
    expect(await user(cookie)).toBeNull()
  })

  it('is bound to its site: another knows nobody by the same cookie [D-60]', async () => {
    const { open, user } = tested()
    const { cookie } = await open()
    expect(await user(cookie, other)).toBeNull()
  })

  it('is rotated at sign-in: the token before counts no more [D-60]', async () => {
    const { open, user } = tested()
    const { cookie: first } = await open()
    const { cookie: second } = await open(first)
    expect(second).not.toBe(first)
    expect(await user(first)).toBeNull()
    expect(await user(second)).toEqual(ann)
  })

  it('is a __Host- cookie with Secure on https, and takes no other there [D-60]', async () => {
    const { open, user } = tested('https')
    const { cookie, header } = await open()
    expect(header).toMatch(
      /^__Host-session=[0-9a-f]{64}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure$/,
    )
    expect(await user(cookie)).toEqual(ann)
    expect(await user(cookie.replace('__Host-', ''))).toBeNull()
  })
})

describe('createSignOutHandler', () => {
  it('ends this session alone, and takes its cookie away [LEAD-066]', async () => {
    const { open, user, end } = tested()
    const [{ cookie: here }, { cookie: there }] = [await open(), await open()]
    const answer = await end(here)
    expect(answer.status).toBe(204)
    expect(answer.headers.get('set-cookie')).toMatch(/^session=; Path=\/; Max-Age=0; HttpOnly/)
    expect(await user(here)).toBeNull()
    expect(await user(there)).toEqual(ann)
  })

  it('ends every session of the person where it is asked to', async () => {
    const { open, user, end } = tested()
    const [{ cookie: here }, { cookie: there }] = [await open(), await open()]
    await end(here, { everywhere: true })
    expect([await user(here), await user(there)]).toEqual([null, null])
  })

  it('does nothing for a page of another website [D-60]', async () => {
    const { open, user, end } = tested()
    const { cookie } = await open()
    expect((await end(cookie, {}, { origin: 'https://evil.example' })).status).toBe(403)
    expect(await user(cookie)).toEqual(ann)
  })

  it('leads a form to a page of this site [D-62]', async () => {
    const { signOut, site } = tested()
    const leave = async (redirect: string) => {
      const body = new URLSearchParams({ redirect })
      const request = new Request('http://harbour.localhost/api/sign-out', { method: 'POST', body })
      const { status, headers } = await signOut(request, site)
      return [status, headers.get('location')]
    }
    expect(await leave('/search?q=1')).toEqual([303, '/search?q=1'])
    expect(await leave('//evil.example')).toEqual([303, '/'])
  })
})
