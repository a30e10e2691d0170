import { describe, expect, it } from 'vitest'
import {
  formatPlainAddress,
  isHttps,
  readRequestedSiteId,
  resolveClientAddress,
  resolveRequestHost,
} from './request-site.ts'

const proxied = { FORECOURT_TRUSTED_PROXIES: ['10.0.0.1'] }
const direct = { FORECOURT_TRUSTED_PROXIES: [] }

const request = (
  headers: Record<string, string>,
  peerAddress?: string,
  url = 'http://internal:3000/',
) => ({
  url: new URL(url),
  headers: new Headers(headers),
  peerAddress,
})

describe('resolveRequestHost', () => {
  it('is the Host in lower case without its port', () => {
    expect(resolveRequestHost(request({ host: 'Harbour.LOCALHOST:3000' }), direct)).toBe(
      'harbour.localhost',
    )
  })

  it('believes X-Forwarded-Host from a configured proxy only', () => {
    const headers = { host: 'internal', 'x-forwarded-host': 'other.example' }
    expect(resolveRequestHost(request(headers, '10.0.0.1'), proxied)).toBe('other.example')
    expect(resolveRequestHost(request(headers, '10.0.0.2'), proxied)).toBe('internal')
    expect(resolveRequestHost(request(headers, '10.0.0.1'), direct)).toBe('internal')
    expect(resolveRequestHost(request(headers), proxied)).toBe('internal')
  })
})

describe('readRequestedSiteId', () => {
  const asked = request({ 'x-site-id': 'ridgeline' }, undefined, 'http://x/?site=harbour')

  it('lets the header win over the query outside production', () => {
    expect(readRequestedSiteId(asked, { isProduction: false })).toBe('ridgeline')
    expect(
      readRequestedSiteId(request({}, undefined, 'http://x/?site=harbour'), {
        isProduction: false,
      }),
    ).toBe('harbour')
  })

  it('is never read in production', () => {
    expect(readRequestedSiteId(asked, { isProduction: true })).toBeUndefined()
  })
})

describe('resolveClientAddress', () => {
  it('is the peer, whatever the visitor claims', () => {
    expect(
      resolveClientAddress(request({ 'x-forwarded-for': '1.2.3.4' }, '203.0.113.9'), proxied),
    ).toBe('203.0.113.9')
  })

  it('is the last hop a configured proxy saw', () => {
    expect(
      resolveClientAddress(
        request({ 'x-forwarded-for': 'forged, 198.51.100.7' }, '10.0.0.1'),
        proxied,
      ),
    ).toBe('198.51.100.7')
    expect(
      resolveClientAddress(
        request({ 'x-forwarded-for': '198.51.100.7, 10.0.0.1' }, '10.0.0.1'),
        proxied,
      ),
    ).toBe('198.51.100.7')
  })
})

describe('resolveClientAddress behind proxies of other habits', () => {
  it.each([
    ['203.0.113.5:4711', '203.0.113.5'],
    ['[2001:db8::1]:4711', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['2001:db8::1', '2001:db8::1'],
    ['::ffff:203.0.113.5', '203.0.113.5'],
    ['203.0.113.5:4711, 10.0.0.1:80', '203.0.113.5'],
    ['203.0.113.5, ::ffff:10.0.0.1', '203.0.113.5'],
  ])('reads %s as %s [PLUS-090]', (hops, address) => {
    expect(resolveClientAddress(request({ 'x-forwarded-for': hops }, '10.0.0.1'), proxied)).toBe(
      address,
    )
  })
})

describe('formatPlainAddress', () => {
  it.each([
    ['::ffff:10.0.0.1', '10.0.0.1'],
    ['10.0.0.1', '10.0.0.1'],
    ['2001:db8::1', '2001:db8::1'],
    [undefined, undefined],
  ])('of %s is %s', (address, plain) => {
    expect(formatPlainAddress(address)).toBe(plain)
  })
})

describe('isHttps', () => {
  it('reads the proxy’s word from a configured proxy only', () => {
    expect(isHttps(request({ 'x-forwarded-proto': 'https' }, '10.0.0.1'), proxied)).toBe(true)
    expect(isHttps(request({ 'x-forwarded-proto': 'https' }, '203.0.113.9'), proxied)).toBe(false)
    const proxies = { 'x-forwarded-proto': 'HTTPS, http' }
    expect(isHttps(request(proxies, '10.0.0.1'), proxied)).toBe(true)
    expect(isHttps(request({}, undefined, 'https://dealer.example/'), direct)).toBe(true)
  })
})
