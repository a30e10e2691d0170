import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { siteChecks } from '@forecourt/site-server'
import { createTenantStore, lintTenantDirectory } from '@forecourt/tenant-config/server'
import { referenceBrands } from '@forecourt/tokens'
import { describe, expect, it } from 'vitest'

const directory = fileURLToPath(new URL('../tenants/', import.meta.url))
const logger = { info: () => {}, warn: () => {}, error: () => {} }
const store = await createTenantStore({ directory, logger, watch: false })
const harbour = store.siteById('harbour')
const ridgeline = store.siteById('ridgeline')

const ids = ['aurelia', 'caravans', 'harbour', 'ironbark', 'ridgeline'] as const

/** Numbers that belong to nobody: 02, 03, 07 and 08 with 5550 or 7010. */
const fictitiousPhone = /^0[2378] (?:5550|7010) \d{4}$/

describe('tenant files', () => {
  it('are in order for the lint', async () => {
    const reports = await lintTenantDirectory(
      directory,
      new Date('2026-11-20T00:00:00Z'),
      siteChecks,
    )
    expect(reports).toEqual(ids.map((id) => ({ file: `${id}.json`, findings: [] })))
  })

  it('are served on their own hosts', () => {
    expect(store.siteOf('harbour.localhost')).toBe(harbour)
    expect(store.siteOf('www.harbour.localhost')).toBe(harbour)
    for (const id of ids) expect(store.siteOf(`${id}.localhost`)).toBe(store.siteById(id))
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
    expect(logos).toHaveLength(2 * ids.length)
    const missing = logos.filter(
      (url) => !existsSync(url.replace('/tenant-assets/', `${directory}assets/`)),
    )
    expect(missing).toEqual([])
  })

  it('look like the reference brands of the design system', () => {
    for (const id of ids) expect(store.siteById(id)?.brand).toMatchObject(referenceBrands[id])
  })

  it('speak for themselves: no two share a sentence of their own words', () => {
    const sentences = store.sites().flatMap(({ content }) => ownWords(content))
    expect(sentences.length).toBeGreaterThan(100)
    const repeated = sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at)
    expect(repeated).toEqual([])
  })

  it('tell who they are in content files of their own, and always have an offer', () => {
    expect(store.refusals()).toEqual([])
    const about = store.sites().map(({ pages }) => pages['about-us']?.markdown ?? '')
    expect(about.every((markdown) => markdown.length > 300)).toBe(true)
    expect(new Set(about).size).toBe(ids.length)
    for (const { offers } of store.sites())
      expect(offers.some(({ from, until }) => from === null && until === null)).toBe(true)
  })

  it('give every location a number of its own', () => {
    const numbers = store.sites().flatMap(({ locations }) => locations.map(({ id }) => id))
    expect(new Set(numbers).size).toBe(numbers.length)
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
  it('is a used-only dealer in Victoria', () => {
    expect(ridgeline?.dealerships).toHaveLength(1)
    expect(ridgeline?.locations.every(({ address }) => address.state === 'vic')).toBe(true)
    expect(ridgeline?.routing.stockBasePath).toBe('/used-car')
  })
})

describe('the other three', () => {
  it.each([
    ['caravans', 'caravan', ['sa', 'nsw']],
    ['ironbark', 'vehicle', ['wa', 'qld']],
    ['aurelia', 'car', ['vic', 'nsw']],
  ] as const)('%s sells as a %s dealer in %s [SITE-004]', (id, kind, states) => {
    const site = store.siteById(id)
    expect(site?.kind).toBe(kind)
    expect([...new Set(site?.locations.map(({ address }) => address.state))]).toEqual(states)
    const unlicensed = site?.dealerships.filter((one) => one.dealerLicenceNumber === '')
    expect(unlicensed).toEqual([])
  })
})

/** Every text of two words or more that a dealer wrote, wherever it stands. */
function ownWords(value: unknown): string[] {
  if (typeof value === 'string') return value.startsWith('/') || !value.includes(' ') ? [] : [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => (key === 'home' ? [] : ownWords(part)))
}
