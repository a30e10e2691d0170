const encoder = new TextEncoder()

/** Bytes as text for an address. */
export const toBase64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')

/** Bytes of such a text. Throws for what is none. */
export const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) =>
    sign.charCodeAt(0),
  )

const algorithm = { name: 'HMAC', hash: 'SHA-256' } as const

const importKey = (key: string) =>
  crypto.subtle.importKey('raw', encoder.encode(key), algorithm, false, ['sign', 'verify'])

/** Texts with the use they are signed for: a signature of one use is never one of another. */
const encode = (parts: readonly string[]) => encoder.encode(JSON.stringify(parts))

/**
 * Signature of texts, the first of which names their use.
 * @param key the site's own, at least 32 random bytes
 */
export async function signParts(key: string, parts: readonly string[]): Promise<string> {
  const signature = await crypto.subtle.sign('HMAC', await importKey(key), encode(parts))
  return toBase64Url(new Uint8Array(signature))
}

/** True for the signature `signParts` makes of these texts. Throws for a text that is no signature. */
export async function verifyParts(
  key: string,
  parts: readonly string[],
  signature: string,
): Promise<boolean> {
  return crypto.subtle.verify('HMAC', await importKey(key), fromBase64Url(signature), encode(parts))
}
