import { createRandomText, digestText } from '../../model/sign-in/verification-code.ts'
import { isSecureRequest } from '../see-other.ts'

const name = 'journey'
const tokenForm = /^[0-9a-f]{64}$/

/** A browser, as purchases know it. */
export interface JourneyOwner {
  /** Digest that is stored. */
  owner: string
  /** `Set-Cookie` of it; null for a browser that brought one. */
  cookie: string | null
}

/** Digest of the token a request brings; null for a browser without one. */
export async function readJourneyOwner({
  headers,
}: Pick<Request, 'headers'>): Promise<string | null> {
  const cookies = (headers.get('cookie') ?? '').split(/;\s*/)
  const token = cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1)
  return token && tokenForm.test(token) ? digestText(token) : null
}

/** Seconds a browser can open its purchases: as long as they are stored. */
const cookieSeconds = 604_800

/**
 * The owner of what a request begins: what it brings, or a token of its own from now on. No script reads it,
 * and each browser has another.
 * Source: `D-14`, `PLUS-109`
 */
export async function findJourneyOwner(
  request: Pick<Request, 'headers' | 'url'>,
): Promise<JourneyOwner> {
  const known = await readJourneyOwner(request)
  if (known !== null) return { owner: known, cookie: null }
  const token = createRandomText((bytes) => crypto.getRandomValues(bytes), 32)
  const cookie = formatJourneyCookie(token, isSecureRequest(request))
  return { owner: await digestText(token), cookie }
}

/** `Set-Cookie` of a token; an empty one takes it away. */
export function formatJourneyCookie(token: string, isSecure: boolean): string {
  const age = token === '' ? 0 : cookieSeconds
  return `${name}=${token}; Max-Age=${age}; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
}
