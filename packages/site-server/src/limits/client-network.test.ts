import { describe, expect, it } from 'vitest'
import { formatClientNetwork } from './client-network.ts'

describe('formatClientNetwork', () => {
  it.each([
    ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['64:ff9b::192.0.2.1', '64:ff9b:0:0::/64'],
  ])('gives of %s its first 64 bits, %s [PLUS-090]', (address, network) => {
    expect(formatClientNetwork(address)).toBe(network)
  })

  it('keeps the next network apart [PLUS-090]', () => {
    expect(formatClientNetwork('2001:db8:1:3::1')).not.toBe(formatClientNetwork('2001:db8:1:2::1'))
  })

  it.each(['192.0.2.1', 'unknown'])('leaves %s as it is', (address) => {
    expect(formatClientNetwork(address)).toBe(address)
  })
})
