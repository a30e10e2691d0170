import type { EmbedOrigins, Hsts } from '@forecourt/tenant-config/model'

/* A search around the visitor's position asks for it when a button is pressed. */
const permissions = [
  'geolocation=(self)',
  ...['camera', 'microphone', 'payment', 'usb'].map((name) => `${name}=()`),
]

/** Things a page may load beyond its own origin. */
export interface PagePolicy {
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

/** A directive that `default-src` stands for where it allows nothing more. */
const moreSources = (directive: string, more: readonly string[]) =>
  more.length === 0 ? [] : [sources(directive, more)]

/** Chats listen on sockets of the hosts they are at. */
const socketOf = (origin: string) => origin.replace(/^https:/, 'wss:')

/**
 * Content-Security-Policy of a page: own script and style files, nothing inline but the `style` attributes of
 * sliders. Other people's code comes from the hosts the tenant lists, and from nowhere by default (PLUS-055,
 * D-87). The same for every answer, so that a cached page has its headers ready. What would say no more than
 * `default-src` is left out.
 */
export function formatContentSecurityPolicy({
  imageHosts,
  searchOrigins,
  formOrigins,
  embeds,
}: PagePolicy): string {
  const others = [...embeds.chat, ...embeds.tags]
  return [
    `default-src 'self'`,
    sources('script-src', [`'inline-speculation-rules'`, ...others]),
    ...moreSources('style-src', embeds.chat),
    `style-src-attr 'unsafe-inline'`,
    sources('img-src', ['data:', ...imageHosts, ...others]),
    ...moreSources('media-src', imageHosts),
    ...moreSources('font-src', embeds.chat),
    ...moreSources('connect-src', [...searchOrigins, ...others, ...embeds.chat.map(socketOf)]),
    ...moreSources('frame-src', embeds.frames),
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
