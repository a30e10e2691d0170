import { createRandomText, digestText, type FillRandom } from './verification-code.ts'

/** How long a session counts, in seconds. Source: `D-60` */
export const sessionSeconds = 30 * 24 * 60 * 60

/** A session token of 256 random bits, and the digest it is stored by. */
export async function createSessionToken(
  fillRandom: FillRandom,
): Promise<{ token: string; digest: string }> {
  const token = createRandomText(fillRandom, 32)
  return { token, digest: await digestText(token) }
}

const tokenForm = /^[0-9a-f]{64}$/

/** Name of the session cookie; on https no other host and no plain connection can set it. Source: `D-60` */
export const findSessionCookieName = (isSecure: boolean): string =>
  isSecure ? '__Host-session' : 'session'

/** Digest of the session a request brings; `null` without one. */
export async function readSessionDigest(
  cookies: string | null,
  isSecure: boolean,
): Promise<string | null> {
  const name = `${findSessionCookieName(isSecure)}=`
  const found = (cookies ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(name))
  const token = found?.slice(name.length) ?? ''
  return tokenForm.test(token) ? digestText(token) : null
}

/** `Set-Cookie` of a session; an empty token ends it. Source: `D-60` */
export function formatSessionCookie(token: string, isSecure: boolean): string {
  const seconds = token === '' ? 0 : sessionSeconds
  const name = findSessionCookieName(isSecure)
  const attributes = `Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
  return `${name}=${token}; ${attributes}`
}
