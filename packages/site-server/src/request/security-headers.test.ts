import { describe, expect, it } from 'vitest'
import {
  createSecurityHeaders,
  formatContentSecurityPolicy,
  type PagePolicy,
} from './security-headers.ts'

describe('formatContentSecurityPolicy', () => {
  const strict = {
    imageHosts: ['https://cdn.example'],
    searchOrigins: ['https://search.example'],
    formOrigins: [],
    embeds: { frames: [], chat: [], tags: [] },
  }
  const directive = (name: string, policy: PagePolicy = strict) =>
    formatContentSecurityPolicy(policy)
      .split('; ')
      .find((part) => part.startsWith(`${name} `))

  it('lets own script files run and no script inline', () => {
    expect(directive('script-src')).toBe(`script-src 'self' 'inline-speculation-rules'`)
    expect(directive('script-src')).not.toContain('unsafe')
  })

  it('lets own style files and `style` attributes stand and no inline style block', () => {
    expect(directive('default-src')).toBe(`default-src 'self'`)
    expect(directive('style-src')).toBeUndefined()
    expect(directive('style-src-attr')).toBe(`style-src-attr 'unsafe-inline'`)
  })

  it('lets pictures and videos come from the tenant’s hosts only', () => {
    expect(directive('img-src')).toBe(`img-src 'self' data: https://cdn.example`)
    expect(directive('media-src')).toBe(`media-src 'self' https://cdn.example`)
  })

  it('lets a page ask the site and the tenant’s search service only', () => {
    expect(directive('connect-src')).toBe(`connect-src 'self' https://search.example`)
  })

  it('sends forms to the site, and on to the page of its payment processor alone [PLUS-106]', () => {
    expect(directive('form-action')).toBe(`form-action 'self'`)
    const paying = { ...strict, formOrigins: ['https://pay.example'] }
    expect(directive('form-action', paying)).toBe(`form-action 'self' https://pay.example`)
    for (const name of ['script-src', 'connect-src', 'frame-src', 'img-src'])
      expect(directive(name, paying) ?? '').not.toContain('pay.example')
  })

  it('frames nobody and runs nobody’s code unless the tenant lists a host [D-87]', () => {
    expect(directive('frame-src')).toBeUndefined()
    const [spin, chat] = ['https://spin.example', 'https://chat.example']
    const open = { ...strict, embeds: { frames: [spin, chat], chat: [chat], tags: [] } }
    expect(directive('frame-src', open)).toBe(`frame-src 'self' ${spin} ${chat}`)
    expect(directive('script-src', open)).toBe(
      `script-src 'self' 'inline-speculation-rules' ${chat}`,
    )
    expect(directive('connect-src', open)).toBe(
      `connect-src 'self' https://search.example ${chat} wss://chat.example`,
    )
    for (const name of ['script-src', 'connect-src', 'style-src', 'img-src', 'font-src'])
      expect(directive(name, open) ?? '').not.toContain('spin.example')
  })

  it('runs, asks and sends pictures to the tags a tenant has, and frames and styles nothing of theirs [D-100]', () => {
    const tags = 'https://tags.example'
    const counted = { ...strict, embeds: { frames: [], chat: [], tags: [tags] } }
    for (const name of ['script-src', 'connect-src', 'img-src'])
      expect(directive(name, counted)?.split(' ')).toContain(tags)
    for (const name of ['frame-src', 'style-src', 'font-src', 'form-action'])
      expect(directive(name, counted) ?? '').not.toContain('tags.example')
    expect(directive('connect-src', counted)).not.toContain('wss:')
  })
})

describe('createSecurityHeaders', () => {
  const hsts = { maxAgeSeconds: 31_536_000, includeSubDomains: true, preload: false }

  it.each([
    [hsts, 'max-age=31536000; includeSubDomains'],
    [{ ...hsts, includeSubDomains: false }, 'max-age=31536000'],
    [{ ...hsts, preload: true }, 'max-age=31536000; includeSubDomains; preload'],
    [{ ...hsts, maxAgeSeconds: 0, includeSubDomains: false }, 'max-age=0'],
  ])('sends HSTS as the site has it, %j [PLUS-090]', (setting, value) => {
    expect(createSecurityHeaders(setting)['strict-transport-security']).toBe(value)
  })

  it('sends HSTS on https only, and nosniff, frame, referrer and permissions policies always [PLUS-056]', () => {
    expect(createSecurityHeaders(hsts)['strict-transport-security']).toContain('max-age=31536000')
    expect(createSecurityHeaders(null)).not.toHaveProperty('strict-transport-security')
    for (const headers of [createSecurityHeaders(hsts), createSecurityHeaders(null)]) {
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['x-frame-options']).toBe('SAMEORIGIN')
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
      expect(headers['permissions-policy']).toContain('geolocation=(self)')
    }
    expect(
      formatContentSecurityPolicy({
        imageHosts: [],
        searchOrigins: [],
        formOrigins: [],
        embeds: { frames: [], chat: [], tags: [] },
      }),
    ).toContain(`frame-ancestors 'self'`)
  })
})
