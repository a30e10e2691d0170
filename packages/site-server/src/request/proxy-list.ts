import { BlockList, isIP } from 'node:net'

/** The proxies whose `X-Forwarded-*` headers are believed. */
export interface ProxyList {
  includes(address: string): boolean
}

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** True for an address, `10.0.0.1` or `fd00::1`, and for a range of them, `10.0.0.0/8`. */
export function isAddressRange(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/')
  const version = isIP(address)
  if (version === 0 || more.length > 0) return false
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 6 ? 128 : 32))
  )
}

/**
 * Proxies by their addresses and ranges.
 * @param ranges each one that `isAddressRange` knows
 * @throws when one is none
 */
export function createProxyList(ranges: readonly string[]): ProxyList {
  const list = new BlockList()
  for (const range of ranges) {
    const [address = '', bits] = range.split('/')
    if (bits === undefined) list.addAddress(address, familyOf(address))
    else list.addSubnet(address, Number(bits), familyOf(address))
  }
  return {
    includes: (address) => isIP(address) !== 0 && list.check(address, familyOf(address)),
  }
}
