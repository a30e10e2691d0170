const encoder = new TextEncoder()
const decoder = new TextDecoder('utf-8', { fatal: true })

const toBase64Url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')

const fromBase64Url = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) =>
    sign.charCodeAt(0),
  )

const algorithm = { name: 'HMAC', hash: 'SHA-256' } as const

const importKey = (key: string) =>
  crypto.subtle.importKey('raw', encoder.encode(key), algorithm, false, ['sign', 'verify'])

/** Another use of the key can never be mistaken for an unsubscribing link. */
const signedText = (siteId: string, email: string) =>
  encoder.encode(JSON.stringify(['unsubscribe', siteId, email]))

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
  const signature = await crypto.subtle.sign(
    'HMAC',
    await importKey(key),
    signedText(siteId, email),
  )
  return `${toBase64Url(encoder.encode(email))}.${toBase64Url(new Uint8Array(signature))}`
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
    const isOurs = await crypto.subtle.verify(
      'HMAC',
      await importKey(key),
      fromBase64Url(signature),
      signedText(siteId, email),
    )
    return isOurs ? email : null
  } catch {
    return null // no base64, or no text
  }
}
