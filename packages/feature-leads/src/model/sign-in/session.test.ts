import { describe, expect, it } from 'vitest'
import { createSessionToken, formatSessionCookie, readSessionDigest } from './session.ts'
import { digestText } from './verification-code.ts'

const random = (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes)

describe('createSessionToken', () => {
  it('has 256 random bits and is stored as SHA-256 [D-60]', async () => {
    const { token, digest } = await createSessionToken(random)
    expect(token).toMatch(/^[0-9a-f]{64}$/)
    expect(digest).toBe(await digestText(token))
    expect(await digestText('abc')).toBe(
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    )
    expect((await createSessionToken(random)).token).not.toBe(token)
  })
})

describe('formatSessionCookie', () => {
  it('is HttpOnly, Secure, SameSite=Lax and __Host- for 30 days on https [D-60]', () => {
    expect(formatSessionCookie('t', true)).toBe(
      '__Host-session=t; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure',
    )
  })

  it('has neither prefix nor Secure without https, where a browser would not take it', () => {
    expect(formatSessionCookie('t', false)).toBe(
      'session=t; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax',
    )
    expect(formatSessionCookie('', false)).toContain('Max-Age=0;')
  })
})

describe('readSessionDigest', () => {
  const token = 'a'.repeat(64)

  it('finds the token among other cookies', async () => {
    const digest = await digestText(token)
    expect(await readSessionDigest(`a=b; session=${token}; c=d`, false)).toBe(digest)
    expect(await readSessionDigest(`__Host-session=${token}`, true)).toBe(digest)
  })

  it('takes on https only what no plain connection can set [D-60]', async () => {
    expect(await readSessionDigest(`session=${token}`, true)).toBeNull()
  })

  it.each([
    null,
    '',
    'session=',
    `session=${token}0`,
    `session=${'A'.repeat(64)}`,
    `xsession=${token}`,
  ])('is null for %j', async (cookies) => {
    expect(await readSessionDigest(cookies, false)).toBeNull()
  })
})
