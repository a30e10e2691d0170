import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createTenantStore, lintTenantDirectory } from '@forecourt/tenant-config/server'
import { harbourBrand, ridgelineBrand } from '@forecourt/tokens'
import { describe, expect, it } from 'vitest'

const directory = fileURLToPath(new URL('.', import.meta.url))
const logger = { info: () => {}, warn: () => {}, error: () => {} }
const store = await createTenantStore({ directory, logger, watch: false })
const harbour = store.siteById('harbour')
const ridgeline = store.siteById('ridgeline')

/** Numbers that belong to nobody: 02, 03 and 07 with 5550 or 7010. */
const fictitiousPhone = /^0[237] (?:5550|7010) \d{4}$/

describe('tenant files', () => {
  it('are in order for the lint', async () => {
    const reports = await lintTenantDirectory(directory, new Date('2026-11-20T00:00:00Z'))
    expect(reports).toEqual([
      { file: 'harbour.json', findings: [] },
      { file: 'ridgeline.json', findings: [] },
    ])
  })

  it('are served on their own hosts', () => {
    expect(store.siteOf('harbour.localhost')).toBe(harbour)
    expect(store.siteOf('www.harbour.localhost')).toBe(harbour)
    expect(store.siteOf('ridgeline.localhost')).toBe(ridgeline)
  })

  it('use phone numbers nobody can be called on', () => {
    const phones = store
      .sites()
      .flatMap(({ locations }) => locations)
      .flatMap(({ contact_detail }) => [contact_detail.phone, contact_detail.landline_phone])
      .filter((phone) => phone !== '')
    expect(phones.length).toBeGreaterThan(8)
    expect(phones.filter((phone) => !fictitiousPhone.test(phone))).toEqual([])
  })

  it('have their logos beside them', () => {
    const logos = store
      .sites()
      .flatMap(({ logo }) => (logo ? [logo.url, logo.inverseUrl ?? logo.url] : []))
    expect(logos).toHaveLength(4)
    const missing = logos.filter(
      (url) => !existsSync(url.replace('/tenant-assets/', `${directory}assets/`)),
    )
    expect(missing).toEqual([])
  })

  it('look like the reference brands of the design system', () => {
    expect(harbour?.brand).toMatchObject(harbourBrand)
    expect(ridgeline?.brand).toMatchObject(ridgelineBrand)
  })
})

describe('harbour', () => {
  it('is a group of six dealerships in Queensland and New South Wales', () => {
    expect(harbour?.dealerships).toHaveLength(6)
    expect([...new Set(harbour?.locations.map(({ address }) => address.state))]).toEqual([
      'qld',
      'nsw',
    ])
  })
})

describe('ridgeline', () => {
  it('is a used-only yard in Victoria', () => {
    expect(ridgeline?.dealerships).toHaveLength(1)
    expect(ridgeline?.locations.every(({ address }) => address.state === 'vic')).toBe(true)
    expect(ridgeline?.routing.stockBasePath).toBe('/used-car')
  })
})
