import { isIPv6 } from 'node:net'

/**
 * Network a visitor is limited by: an IPv4 address, or of an IPv6 address its first 64 bits, since one
 * connection has all addresses that begin with them. Anything else stays as it is.
 * Source: RFC 6177, `PLUS-090`
 */
export function formatClientNetwork(address: string): string {
  const [plain = ''] = address.split('%')
  if (!isIPv6(plain)) return address
  // Written the one way a URL writes it: lower case, short, without a dotted end.
  const [head = '', tail] = new URL(`http://[${plain}]/`).hostname.slice(1, -1).split('::')
  const first = head.split(':').filter(Boolean)
  const last = (tail ?? '').split(':').filter(Boolean)
  const zeros = tail === undefined ? 0 : 8 - first.length - last.length
  const groups = [...first, ...Array.from({ length: zeros }, () => '0'), ...last]
  return `${groups.slice(0, 4).join(':')}::/64`
}
