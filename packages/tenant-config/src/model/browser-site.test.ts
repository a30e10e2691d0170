import { describe, expect, it } from 'vitest'
import { aSite } from '../testing/a-site.ts'
import { serverOnlySettings, siteSchema, toBrowserSite } from './index.ts'

const withSecrets = aSite({
  delivery: {
    targets: [
      {
        id: 'crm',
        type: 'webhook',
        url: 'https://crm.example/secret-path',
        secretEnv: 'SECRET_OF_CRM',
      },
    ],
  },
  finance: {
    providers: [
      {
        key: 'youx',
        name: 'YouX',
        eligibility: 'weekly',
        service: { type: 'http', url: 'https://lender.example/secret', keyEnv: 'SECRET_OF_LENDER' },
      },
    ],
  },
  search: {
    provider: { type: 'algolia', appId: 'APP', indexName: 'cars', searchKey: 'secret-search-key' },
    stockFilter: { extra: [{ attribute: 'private_flag', values: ['secret-value'] }] },
  },
})

describe('toBrowserSite', () => {
  it('carries no secret of the site [CFG-097]', () => {
    expect(JSON.stringify(withSecrets)).toMatch(/secret/i)
    expect(JSON.stringify(toBrowserSite(withSecrets))).not.toMatch(/secret/i)
  })

  it('keeps what is marked for the browser as it is', () => {
    const { search, vehiclePage, finance, tradeIn, ...browser } = toBrowserSite(withSecrets)
    const { search: whole, vehiclePage: wholePage, finance: wholeFinance, ...others } = withSecrets
    const { tradeIn: wholeTradeIn, pages: ______, ...site } = others
    const expected = Object.fromEntries(
      Object.entries(site).filter(
        ([key]) => !(serverOnlySettings as readonly string[]).includes(key),
      ),
    )
    expect(browser).toEqual(expected)
    const { priceComparison: ___, ...pageForBrowser } = wholePage
    expect(vehiclePage).toEqual(pageForBrowser)
    const { provider: _____, ...tradeInForBrowser } = wholeTradeIn
    expect(tradeIn).toEqual(tradeInForBrowser)
    const providers = wholeFinance.providers.map(({ service: ____, ...provider }) => provider)
    expect(finance).toEqual({ ...wholeFinance, providers })
    const { stockFilter: _, provider: __, ...searchWithCharges } = whole
    const { governmentCharges: _______, ...searchForBrowser } = searchWithCharges
    expect(search).toEqual({
      ...searchForBrowser,
      provider: { type: 'algolia', host: '', appId: 'APP', indexName: 'cars' },
    })
  })

  it('leaves out a setting nobody marked', () => {
    const stray = { ...aSite(), internalNote: 'do not show' }
    expect(toBrowserSite(stray)).not.toHaveProperty('internalNote')
  })

  it('goes through every nested list and record', () => {
    const site = aSite({ phones: { byDealership: { 'example-motors': { used: '07 7010 0009' } } } })
    const browser = toBrowserSite(site)
    expect(browser.phones).toEqual(site.phones)
    expect(browser.locations).toEqual(site.locations)
  })
})

describe('siteSchema', () => {
  it('describes and marks every setting for browser or server', () => {
    const settings = settingsOf(siteSchema, '')
    expect(settings.length).toBeGreaterThan(250)
    expect(settings.filter(({ description }) => !description?.endsWith('.'))).toEqual([])
    expect(
      settings.filter(({ visibility }) => visibility !== 'browser' && visibility !== 'server'),
    ).toEqual([])
  })

  it('marks exactly the listed top-level settings for the server', () => {
    const marked = settingsOf(siteSchema, '')
      .filter(
        ({ path, visibility }) =>
          !path.includes('.') && path !== '$schema' && visibility === 'server',
      )
      .map(({ path }) => path)
    expect(marked.toSorted()).toEqual([...serverOnlySettings].toSorted())
  })
})

interface Setting {
  path: string
  description: string | undefined
  visibility: string | undefined
}

interface Node {
  type: string
  entries?: Record<string, Node>
  item?: Node
  value?: Node
  wrapped?: Node
  options?: unknown[]
  pipe?: { type: string; metadata?: { description?: string; visibility?: string } }[]
}

function settingsOf(schema: unknown, prefix: string): Setting[] {
  const node = schema as Node
  if (node.wrapped) return settingsOf(node.wrapped, prefix)
  if (node.item) return settingsOf(node.item, prefix)
  if (node.type === 'record') return settingsOf(node.value, prefix)
  if (node.type === 'variant')
    return (node.options ?? []).flatMap((option) => settingsOf(option, prefix))
  return Object.entries(node.entries ?? {}).flatMap(([key, entry]) => {
    const path = prefix === '' ? key : `${prefix}.${key}`
    return [{ path, ...metadataOf(entry) }, ...settingsOf(entry, path)]
  })
}

function metadataOf(node: Node): Omit<Setting, 'path'> {
  const own = node.pipe?.find(({ type }) => type === 'metadata')?.metadata
  if (own) return { description: own.description, visibility: own.visibility }
  return node.wrapped ? metadataOf(node.wrapped) : { description: undefined, visibility: undefined }
}
