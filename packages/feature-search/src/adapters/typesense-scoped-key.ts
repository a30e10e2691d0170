/** Restrictions of a scoped key on every search made with it. */
export interface TypesenseScope {
  /** Joined with AND to whatever is asked. */
  filter_by: string
  /** Unix seconds from which on the key is refused. Default never. */
  expires_at?: number
  /** Fields no answer holds. Default none. */
  exclude_fields?: string
}

/**
 * A key for browsers that carries the site's filter, made from a key that may search and nothing
 * else. Typesense checks it by the parent key; no call is made.
 * @param searchKey with the action `documents:search` alone; a scope of any other key is refused
 * Source: D-32; Typesense's documentation of scoped search keys
 */
export async function createTypesenseScopedKey(
  searchKey: string,
  scope: TypesenseScope,
): Promise<string> {
  const encoder = new TextEncoder()
  const parameters = JSON.stringify(scope)
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', encoder.encode(searchKey), algorithm, false, [
    'sign',
  ])
  const digest = await crypto.subtle.sign('HMAC', key, encoder.encode(parameters))
  const signature = toBase64(new Uint8Array(digest))
  return toBase64(encoder.encode(signature + searchKey.slice(0, 4) + parameters))
}

function toBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}
