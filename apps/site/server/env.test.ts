import { describe, expect, it } from 'vitest'
import { readEnv } from './env.ts'

describe('readEnv', () => {
  it('needs no variable at all', () => {
    expect(readEnv({})).toMatchObject({
      PORT: 3000,
      isProduction: false,
      FORECOURT_DEMO_STOCK: true,
      FORECOURT_TRUSTED_PROXIES: [],
      FORECOURT_HTML_CACHE: true,
    })
  })

  it('gives folders as absolute paths', () => {
    const env = readEnv({ FORECOURT_DATA: 'somewhere', FORECOURT_TENANTS: '/srv/tenants' })
    expect(env.FORECOURT_DATA).toMatch(/^\/.*\/somewhere$/)
    expect(env.FORECOURT_TENANTS).toBe('/srv/tenants')
  })

  it('names what cannot be used', () => {
    expect(() => readEnv({ PORT: 'http' })).toThrow('PORT must be a whole number')
  })

  it('reads a list of proxies', () => {
    expect(
      readEnv({ FORECOURT_TRUSTED_PROXIES: '10.0.0.1, 10.0.0.2,' }).FORECOURT_TRUSTED_PROXIES,
    ).toEqual(['10.0.0.1', '10.0.0.2'])
  })
})
