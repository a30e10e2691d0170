import { fromBase64Url, signParts, toBase64Url, verifyParts } from './signed-text.ts'

const encoder = new TextEncoder()
const decoder = new TextDecoder('utf-8', { fatal: true })

/** Another use of the key can never be mistaken for an unsubscribing link. */
const signedParts = (siteId: string, email: string) => ['unsubscribe', siteId, email]

/** The addressee of a message, and the site that sent it. */
export interface UnsubscribeLink {
  siteId: string
  /** In the form of `normaliseEmail`. */
  email: string
}

/** Longest token that is read, in characters. */
const longestToken = 600

/**
 * Data an unsubscribing link carries: the address and a signature of it for this site. It does not
 * run out, because a message may be opened years later.
 * @param key the site's own, at least 32 random bytes
 * Source: `D-100`, `PLUS-035`
 */
export async function signUnsubscribeToken(
  key: string,
  { siteId, email }: UnsubscribeLink,
): Promise<string> {
  const signature = await signParts(key, signedParts(siteId, email))
  return `${toBase64Url(encoder.encode(email))}.${signature}`
}

/**
 * The address of a token that this site signed; null for any other text.
 * Source: `D-100`, `PLUS-035`
 */
export async function readUnsubscribeToken(
  key: string,
  siteId: string,
  token: string,
): Promise<string | null> {
  const [address = '', signature = ''] = token.split('.')
  if (!/^[\w-]+\.[\w-]+$/.test(token) || token.length > longestToken) return null
  try {
    const email = decoder.decode(fromBase64Url(address))
    const isOurs = await verifyParts(key, signedParts(siteId, email), signature)
    return isOurs ? email : null
  } catch {
    return null // no base64, or no text
  }
}
