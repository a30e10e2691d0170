import type { EmbedOrigins, Hsts } from '@forecourt/tenant-config/model'

const permissions = ['camera', 'geolocation', 'microphone', 'payment', 'usb'].map(
  (name) => `${name}=()`,
)

/** Things a page may load beyond its own origin, and the hash of its one inline style block. */
export interface PagePolicy {
  /** `sha256-…` of the tenant's brand block. */
  brandStyleHash: string
  /** Hosts pictures and videos may come from, besides our own. */
  imageHosts: readonly string[]
  /** Origins the browser asks for stock, besides our own. */
  searchOrigins: readonly string[]
  /** Origins a form may lead to, besides our own, such as the page of a payment processor or a lender (D-56). */
  formOrigins: readonly string[]
  /** Origins whose pages may be framed, and those whose chat or tags may run. Source: D-87, D-100 */
  embeds: EmbedOrigins
}

const sources = (directive: string, more: readonly string[]) =>
  [directive, `'self'`, ...more].join(' ')

/** Chats listen on sockets of the hosts they are at. */
const socketOf = (origin: string) => origin.replace(/^https:/, 'wss:')

/**
 * Content-Security-Policy of a page: own script files, no inline script at all; inline
 * styles only the tenant's brand block (by hash) and the `style` attributes of sliders. Other people's
 * code comes from the hosts the tenant lists, and from nowhere by default (PLUS-055, D-87). The same for every
 * answer, so that a cached page has its headers ready.
 */
export function formatContentSecurityPolicy({
  brandStyleHash,
  imageHosts,
  searchOrigins,
  formOrigins,
  embeds,
}: PagePolicy): string {
  const others = [...embeds.chat, ...embeds.tags]
  return [
    `default-src 'self'`,
    sources('script-src', [`'inline-speculation-rules'`, ...others]),
    sources('style-src', [`'${brandStyleHash}'`, ...embeds.chat]),
    `style-src-attr 'unsafe-inline'`,
    sources('img-src', ['data:', ...imageHosts, ...others]),
    sources('media-src', imageHosts),
    sources('font-src', embeds.chat),
    sources('connect-src', [...searchOrigins, ...others, ...embeds.chat.map(socketOf)]),
    sources('frame-src', embeds.frames),
    // Browsers hold a redirect after a form to it as well.
    sources('form-action', formOrigins),
    `frame-ancestors 'self'`,
    `base-uri 'none'`,
    `object-src 'none'`,
  ].join('; ')
}

/** Value of Strict-Transport-Security. Source: RFC 6797 */
function formatHsts({ maxAgeSeconds, includeSubDomains, preload }: Hsts): string {
  const directives = [`max-age=${maxAgeSeconds}`]
  if (includeSubDomains) directives.push('includeSubDomains')
  if (preload) directives.push('preload')
  return directives.join('; ')
}

/**
 * Headers every answer carries (PLUS-056).
 * @param hsts of the site for a visitor who came by https; null for another
 */
export function createSecurityHeaders(hsts: Hsts | null): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': permissions.join(', '),
    'x-frame-options': 'SAMEORIGIN',
    'cross-origin-opener-policy': 'same-origin',
    ...(hsts && { 'strict-transport-security': formatHsts(hsts) }),
  }
}
