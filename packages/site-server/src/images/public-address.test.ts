import { describe, expect, it } from 'vitest'
import { isPublicAddress, lookUpPublic } from './public-address.ts'

const lookUp = (host: string) =>
  new Promise((resolve) => {
    lookUpPublic(host, { all: true }, (error, addresses) => resolve(error ?? addresses))
  })

describe('isPublicAddress', () => {
  it.each(['1.1.1.1', '203.0.114.9', '2606:4700:4700::1111', '::ffff:1.1.1.1'])(
    'knows %s for public',
    (address) => {
      expect(isPublicAddress(address)).toBe(true)
    },
  )

  it.each([
    '0.0.0.0',
    '10.0.0.1',
    '100.64.0.1',
    '127.0.0.1',
    '169.254.169.254',
    '172.16.0.1',
    '192.168.1.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    'fc00::1',
    'fe80::1',
    'ff02::1',
    'localhost',
    '',
  ])('knows %j for none', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })
})

describe('lookUpPublic', () => {
  it('refuses a name that leads into this machine', async () => {
    expect(await lookUp('localhost')).toMatchObject({ name: 'PrivateAddressError' })
  })
})
