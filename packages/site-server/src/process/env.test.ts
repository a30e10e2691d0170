import { describe, expect, it } from 'vitest'
import { readEnv } from './env.ts'

describe('readEnv', () => {
  it('needs no variable at all', () => {
    expect(readEnv({})).toMatchObject({
      PORT: 3000,
      isProduction: false,
      FORECOURT_DEMO_STOCK: true,
      FORECOURT_HTML_CACHE: true,
    })
  })

  it('is in production as a built server whatever a variable says [PLUS-090]', () => {
    for (const NODE_ENV of ['development', 'test', '', undefined])
      expect(readEnv({ NODE_ENV }, { isProduction: true }).isProduction).toBe(true)
    expect(readEnv({ NODE_ENV: 'production' }).isProduction).toBe(true)
    expect(readEnv({ NODE_ENV: 'development' }).isProduction).toBe(false)
  })

  it('keeps connections for 65 s, or as long as the setting says [PLUS-090]', () => {
    expect(readEnv({}).FORECOURT_KEEP_ALIVE_SECONDS).toBe(65)
    const keep = (seconds: string) => readEnv({ FORECOURT_KEEP_ALIVE_SECONDS: seconds })
    expect(keep('5').FORECOURT_KEEP_ALIVE_SECONDS).toBe(5)
    expect(() => keep('0')).toThrow('FORECOURT_KEEP_ALIVE_SECONDS must be 1 or more')
    expect(() => keep('3601')).toThrow('FORECOURT_KEEP_ALIVE_SECONDS must be 3600 or less')
  })

  it('serves all dealers from one process, or from up to 64 [PLUS-097]', () => {
    expect(readEnv({}).FORECOURT_WORKERS).toBe(1)
    expect(readEnv({ FORECOURT_WORKERS: '8' }).FORECOURT_WORKERS).toBe(8)
    for (const [value, words] of [
      ['0', 'must be 1 or more'],
      ['65', 'must be 64 or less'],
      ['many', 'must be a whole number'],
    ] as const)
      expect(() => readEnv({ FORECOURT_WORKERS: value })).toThrow(`FORECOURT_WORKERS ${words}`)
  })

  it('gives folders as absolute paths', () => {
    const env = readEnv({ FORECOURT_DATA: 'somewhere', FORECOURT_TENANTS: '/srv/tenants' })
    expect(env.FORECOURT_DATA).toMatch(/^\/.*\/somewhere$/)
    expect(env.FORECOURT_TENANTS).toBe('/srv/tenants')
  })

  it('takes the tenant files the app brings along where no folder is named', () => {
    const content = { tenants: '/srv/demo' }
    expect(readEnv({}, content).FORECOURT_TENANTS).toBe('/srv/demo')
    expect(readEnv({ FORECOURT_TENANTS: '/own' }, content).FORECOURT_TENANTS).toBe('/own')
    expect(readEnv({}).FORECOURT_TENANTS).toMatch(/^\/.*\/tenants$/)
  })

  it.each([
    [{ PORT: 'http' }, 'PORT must be a whole number'],
    [{ PORT: '65536' }, 'PORT must be 65535 or less'],
    [
      { FORECOURT_PHOTO_ORIGINS: 'photos.dealer.example=10.0.0.5' },
      'FORECOURT_PHOTO_ORIGINS must be hosts and origins like photos.dealer.example=http://10.0.0.5:8080',
    ],
    [
      { FORECOURT_TRUSTED_PROXIES: 'proxy.internal' },
      'FORECOURT_TRUSTED_PROXIES must be addresses or ranges like 10.0.0.0/8',
    ],
    [{ FORECOURT_DEMO_STOCK: 'yes' }, 'FORECOURT_DEMO_STOCK must be 0 or 1'],
    [
      { DATABASE_URL: 'localhost', PORT: '-1' },
      'PORT must be a whole number, and DATABASE_URL must be an address like postgres://user:password@host:5432/name',
    ],
  ])('names what cannot be used of %j', (variables, problems) => {
    expect(() => readEnv(variables)).toThrow(
      `The environment cannot be used: ${problems}; correct it (the README of @forecourt/site-server lists the variables).`,
    )
  })

  it('takes the highest port and addresses of a database', () => {
    const url = 'postgresql://jo:secret@%2Ftmp%2Fpg:5432/stock'
    expect(readEnv({ PORT: '65535', DATABASE_URL: url })).toMatchObject({
      PORT: 65_535,
      DATABASE_URL: url,
    })
  })

  it('waits 60 s for a database by default, and as long as the setting says [PLUS-089]', () => {
    expect(readEnv({}).FORECOURT_DATABASE_WAIT_SECONDS).toBe(60)
    const variables = { FORECOURT_DATABASE_WAIT_SECONDS: '5' }
    expect(readEnv(variables).FORECOURT_DATABASE_WAIT_SECONDS).toBe(5)
  })

  it('reads a list of proxies, also by ranges', () => {
    const list = '10.0.0.1, 192.168.0.0/16,'
    const { FORECOURT_TRUSTED_PROXIES: proxies } = readEnv({ FORECOURT_TRUSTED_PROXIES: list })
    expect(['10.0.0.1', '192.168.3.4'].every(proxies.includes)).toBe(true)
    expect(proxies.includes('10.0.0.2')).toBe(false)
    expect(readEnv({}).FORECOURT_TRUSTED_PROXIES.includes('127.0.0.1')).toBe(false)
  })

  it('reads where photos of a host are fetched instead', () => {
    const list = 'a.example=http://10.0.0.5:8080, b.example:8443=https://b.internal'
    expect([...readEnv({ FORECOURT_PHOTO_ORIGINS: list }).FORECOURT_PHOTO_ORIGINS]).toEqual([
      ['a.example', 'http://10.0.0.5:8080'],
      ['b.example:8443', 'https://b.internal'],
    ])
    expect(readEnv({}).FORECOURT_PHOTO_ORIGINS.size).toBe(0)
  })

  it('finds the built files of the app in the project', () => {
    expect(readEnv({}).builtClient).toMatch(/^\/.*\/dist\/client$/)
    expect(readEnv({}, { client: '/srv/client' }).builtClient).toBe('/srv/client')
  })
})
