import { describe, expect, it } from 'vitest'
import { createProxyList, isAddressRange } from './proxy-list.ts'

describe('createProxyList', () => {
  const list = createProxyList(['10.1.2.3', '192.168.0.0/16', 'fd00::/8', '::1'])

  it.each(['10.1.2.3', '192.168.44.5', 'fd12::9', '::1', '0:0:0:0:0:0:0:1'])(
    'includes %s [PLUS-049]',
    (address) => expect(list.includes(address)).toBe(true),
  )

  it.each(['10.1.2.4', '192.169.0.1', 'fe80::1', '', 'unknown', '10.1.2.3, 10.1.2.4'])(
    'leaves out %j [PLUS-049]',
    (address) => expect(list.includes(address)).toBe(false),
  )

  it('includes nobody when it is empty', () => {
    expect(createProxyList([]).includes('127.0.0.1')).toBe(false)
  })
})

describe('isAddressRange', () => {
  it.each(['10.0.0.1', '10.0.0.0/8', '0.0.0.0/0', '::1', 'fd00::/8', '::/128'])(
    'knows %s',
    (text) => expect(isAddressRange(text)).toBe(true),
  )

  it.each([
    '',
    'proxy',
    '10.0.0',
    '10.0.0.0/33',
    '10.0.0.0/',
    '10.0.0.0/8/8',
    'fd00::/129',
    '10.0.0.0/-1',
  ])('refuses %j', (text) => expect(isAddressRange(text)).toBe(false))
})
