import { randomBytes } from 'node:crypto'

const permissions = ['camera', 'geolocation', 'microphone', 'payment', 'usb'].map(
  (name) => `${name}=()`,
)

/** What a page may load beyond its own origin, and the hash of its one inline style block. */
export interface PagePolicy {
  /** `sha256-…` of the tenant's brand block. */
  brandStyleHash: string
  /** Hosts pictures and videos may come from, besides our own. */
  imageHosts: readonly string[]
  /** Origins the browser asks for stock, besides our own. */
  searchOrigins: readonly string[]
}

/** A Content-Security-Policy nonce, new for every response. */
export const createNonce = () => randomBytes(16).toString('base64')

/**
 * Content-Security-Policy of a page: own scripts by nonce or file, no inline script at all; inline
 * styles only the tenant's brand block (by hash) and the `style` attributes of sliders (PLUS-055).
 */
export function contentSecurityPolicy(
  { brandStyleHash, imageHosts, searchOrigins }: PagePolicy,
  nonce: string,
): string {
  return [
    `default-src 'self'`,
    `script-src 'self' 'nonce-${nonce}' 'inline-speculation-rules'`,
    `style-src 'self' '${brandStyleHash}'`,
    `style-src-attr 'unsafe-inline'`,
    ['img-src', `'self'`, 'data:', ...imageHosts].join(' '),
    ['media-src', `'self'`, ...imageHosts].join(' '),
    `font-src 'self'`,
    ['connect-src', `'self'`, ...searchOrigins].join(' '),
    `form-action 'self'`,
    `frame-ancestors 'self'`,
    `base-uri 'none'`,
    `object-src 'none'`,
  ].join('; ')
}

/** Headers every answer carries (PLUS-056). `isHttps` adds HSTS. */
export function securityHeaders(isHttps: boolean): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': permissions.join(', '),
    'x-frame-options': 'SAMEORIGIN',
    'cross-origin-opener-policy': 'same-origin',
    ...(isHttps && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  }
}
