/** Text a client names a sending by: 8 to 200 visible ASCII characters. */
export const idempotencyKeyPattern = /^[\x21-\x7e]{8,200}$/

const encoder = new TextEncoder()

async function sha256(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', encoder.encode(text)))
}

const hex = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/**
 * Id of the lead with this key: a UUID (version 8) made from site and key, so that the same sending
 * has the same id wherever and whenever it is taken, database or spool file.
 * Source: `D-03`, `PLUS-028`
 */
export async function deriveLeadId(siteId: string, idempotencyKey: string): Promise<string> {
  const bytes = (await sha256(JSON.stringify(['lead', siteId, idempotencyKey]))).slice(0, 16)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  return hex(bytes).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/**
 * Key of a form sent without script. The key in the page tells two sendings of one visitor apart,
 * the content tells two visitors apart who were given the same stored page.
 */
export async function readFormIdempotencyKey(pageKey: string, content: unknown): Promise<string> {
  return `form-${hex(await sha256(JSON.stringify([pageKey, content])))}`
}
