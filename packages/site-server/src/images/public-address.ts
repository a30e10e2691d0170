import { lookup as lookUp } from 'node:dns'
import type { LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/** True for an address anybody on the internet may ask: none of this machine, its network or a special use. */
export const isPublicAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast'

/** Refusal of a host whose name leads into this network. */
export class PrivateAddressError extends Error {
  override name = 'PrivateAddressError'
}

/**
 * Looks a host up as the system does and refuses it when one of its addresses is not public. It is the
 * look-up of the connection itself, so no second answer can lead elsewhere.
 * @throws PrivateAddressError to the callback
 */
export const lookUpPublic: LookupFunction = (host, options, callback) => {
  lookUp(host, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, [])
    const hidden = addresses.find(({ address }) => !isPublicAddress(address))
    if (hidden) return callback(new PrivateAddressError(`${host} is at ${hidden.address}`), [])
    const [first] = addresses
    if (options.all || !first) callback(null, addresses)
    else callback(null, first.address, first.family)
  })
}
