import { aSite } from '@forecourt/tenant-config/testing'
import { describe, expect, it } from 'vitest'
import { findApplicationProvider, hasDemonstrationLender, listLenderOrigins } from './index.ts'

type Service = { type: 'published' } | { type: 'demonstration' } | { type: 'http'; url: string }

const siteOf = (service: Service) =>
  aSite({
    finance: {
      provider: 'bank',
      providers: [
        { key: 'youx', name: 'YouX', eligibility: 'weekly', redirectHosts: ['youx.example'] },
        {
          key: 'bank',
          name: 'Wattle Bank',
          eligibility: 'available',
          redirectHosts: ['apply.lender.example', 'lender.example:8443'],
          service,
        },
      ],
    },
  })
const http = siteOf({ type: 'http', url: 'https://api.lender.example' })

describe('findApplicationProvider', () => {
  it('is the lender of the site, where it takes applications', () => {
    expect(findApplicationProvider(http)?.name).toBe('Wattle Bank')
    expect(findApplicationProvider(siteOf({ type: 'demonstration' }))?.key).toBe('bank')
    expect(findApplicationProvider(siteOf({ type: 'published' }))).toBeNull()
  })
})

describe('hasDemonstrationLender', () => {
  it('is true with the demonstration alone', () => {
    const services: Service[] = [{ type: 'demonstration' }, { type: 'published' }]
    expect(services.map((service) => hasDemonstrationLender(siteOf(service)))).toEqual([
      true,
      false,
    ])
    expect(hasDemonstrationLender(http)).toBe(false)
  })
})

describe('listLenderOrigins', () => {
  it('has the hosts of the lender of the site, where it takes applications [D-56]', () => {
    expect(listLenderOrigins(http)).toEqual([
      'https://apply.lender.example',
      'https://lender.example:8443',
    ])
    expect(listLenderOrigins(siteOf({ type: 'published' }))).toEqual([])
  })
})
