import type { Env } from '../process/env.ts'

/** Facts that decide a request's site: its URL, its headers and the address it came from. */
export interface SiteRequest {
  url: URL
  headers: Pick<Headers, 'get'>
  /** Address of the peer, when the server knows it. */
  peerAddress?: string
}

/** A request with the address of its peer, as the server hands it over. */
export type ServerRequest = Request & { ip?: string }

/** Facts of a request as the server hands it over. */
export function toSiteRequest(request: ServerRequest): SiteRequest {
  const { url, headers, ip } = request
  const peerAddress = formatPlainAddress(ip)
  return { url: new URL(url), headers, ...(peerAddress !== undefined && { peerAddress }) }
}

/** An address as configurations write it: `::ffff:10.0.0.1`, as a dual socket says it, is `10.0.0.1`. */
export const formatPlainAddress = (address: string | undefined) =>
  address?.replace(/^::ffff:(?=\d+\.)/i, '')

/** A hop as proxies write it, some with the port of the connection: `203.0.113.5:4711`, `[2001:db8::1]:4711`. */
const formatHop = (hop: string): string => {
  const [, bracketed] = /^\[(.+)\](?::\d+)?$/.exec(hop) ?? []
  const [, dotted] = /^(\d+(?:\.\d+){3}):\d+$/.exec(hop) ?? []
  return formatPlainAddress(bracketed ?? dotted ?? hop) ?? hop
}

const withoutPort = (host: string) => host.toLowerCase().replace(/:\d+$/, '')

/**
 * The host name a request is for: `Host` in lower case without port; `X-Forwarded-Host` only from a
 * configured proxy (D-01, PLUS-049).
 */
export function resolveRequestHost(
  { url, headers, peerAddress }: SiteRequest,
  env: Pick<Env, 'FORECOURT_TRUSTED_PROXIES'>,
): string {
  const isProxied = peerAddress !== undefined && env.FORECOURT_TRUSTED_PROXIES.includes(peerAddress)
  const forwarded = isProxied ? headers.get('x-forwarded-host')?.split(',')[0]?.trim() : undefined
  return withoutPort(forwarded || (headers.get('host') ?? url.host))
}

/** Site id a developer asked for with `x-site-id` or `?site=`; never read in production (D-01). */
export function readRequestedSiteId(
  { url, headers }: SiteRequest,
  env: Pick<Env, 'isProduction'>,
): string | undefined {
  if (env.isProduction) return undefined
  return headers.get('x-site-id') ?? url.searchParams.get('site') ?? undefined
}

/** True when the visitor's connection is https, also behind a configured proxy; of several the first has the visitor. */
export function isHttps(
  { url, headers, peerAddress }: SiteRequest,
  env: Pick<Env, 'FORECOURT_TRUSTED_PROXIES'>,
): boolean {
  const isProxied = peerAddress !== undefined && env.FORECOURT_TRUSTED_PROXIES.includes(peerAddress)
  const [scheme = ''] = headers.get('x-forwarded-proto')?.split(',') ?? []
  return url.protocol === 'https:' || (isProxied && scheme.trim().toLowerCase() === 'https')
}

/**
 * Address a visitor is limited by: the peer's, or the last one a configured proxy appended to
 * `X-Forwarded-For`. Never a value the visitor chose.
 */
export function resolveClientAddress(
  { headers, peerAddress }: SiteRequest,
  env: Pick<Env, 'FORECOURT_TRUSTED_PROXIES'>,
): string {
  if (peerAddress === undefined) return 'unknown'
  if (!env.FORECOURT_TRUSTED_PROXIES.includes(peerAddress)) return peerAddress
  const hops = (headers.get('x-forwarded-for') ?? '')
    .split(',')
    .map((hop) => formatHop(hop.trim()))
    .filter(Boolean)
  return hops.findLast((hop) => !env.FORECOURT_TRUSTED_PROXIES.includes(hop)) ?? peerAddress
}
