/** Name of the header that carries the signature of a webhook. */
export const webhookSignatureHeader = 'X-Forecourt-Signature'

/** How far the time stamp of a signature may be from the receiver's clock, in seconds. */
export const webhookToleranceSeconds = 300

const encoder = new TextEncoder()

async function hmacHex(secret: string, text: string): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, [
    'sign',
  ])
  const signature = await crypto.subtle.sign('HMAC', key, encoder.encode(text))
  return Array.from(new Uint8Array(signature), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
}

/**
 * The signature of a webhook: `t=<Unix seconds>,v1=<hex>`, where the second part is the HMAC SHA-256
 * of `<Unix seconds>.<body>` under the shared secret.
 * Source: `D-03`, `PLUS-031`
 */
export async function signWebhook(signed: {
  secret: string
  body: string
  /** Unix seconds, whole. */
  atSeconds: number
}): Promise<string> {
  const { secret, body, atSeconds } = signed
  return `t=${atSeconds},v1=${await hmacHex(secret, `${atSeconds}.${body}`)}`
}

/**
 * For receivers: true when `header` is a signature of exactly this body under this secret, not older
 * (or newer) than the tolerance. Several `v1` parts are allowed, for the days a secret changes.
 * @param body the bytes as they came, as text; parsing and printing them again breaks the signature
 * @param nowSeconds the receiver's clock, Unix seconds
 * Source: `D-03`, `PLUS-031`
 */
export async function verifyWebhookSignature(received: {
  secret: string
  body: string
  header: string | null | undefined
  nowSeconds: number
  toleranceSeconds?: number
}): Promise<boolean> {
  const { secret, body, nowSeconds, toleranceSeconds = webhookToleranceSeconds } = received
  const parts = (received.header ?? '').split(',').map((part) => part.trim())
  const stamp = parts.find((part) => /^t=\d{1,12}$/.test(part))?.slice(2)
  if (stamp === undefined || Math.abs(nowSeconds - Number(stamp)) > toleranceSeconds) return false
  const expected = await hmacHex(secret, `${stamp}.${body}`)
  return parts
    .filter((part) => part.startsWith('v1='))
    .some((part) => isEqualInConstantTime(part.slice(3), expected))
}

/** Compares without stopping at the first difference, so that time tells a forger nothing. */
function isEqualInConstantTime(left: string, right: string): boolean {
  if (left.length !== right.length) return false
  let difference = 0
  for (let index = 0; index < left.length; index += 1) {
    difference |= left.charCodeAt(index) ^ right.charCodeAt(index)
  }
  return difference === 0
}
