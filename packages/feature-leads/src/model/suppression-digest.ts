/**
 * Remains of an address on the suppression list when its owner is erased: enough to know that it
 * wants no marketing, and no address.
 * @param email in the form of `normaliseEmail`
 * Source: `D-100`, `PLUS-094`
 */
export async function digestSuppressedEmail(siteId: string, email: string): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify(['suppressed', siteId, email]))
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', text))
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return `sha256:${hex}`
}
