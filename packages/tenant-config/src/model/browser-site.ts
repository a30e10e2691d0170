import { type Site, siteSchema } from './site.ts'

/** The top-level settings that stay on the server. */
export const serverOnlySettings = [
  'domains',
  'manufacturerTheme',
  'delivery',
  'privacy',
  'leadApi',
  'stockPush',
  'hsts',
  'spinToWin',
  'onlinePayment',
  'offers',
  'ownBrands',
] as const

type BrowserProvider<TProvider> = TProvider extends { searchKey: string }
  ? Omit<TProvider, 'searchKey'>
  : TProvider

/** The part of a site that may reach the browser (CFG-097, PLUS-048). */
export type BrowserSite = Omit<
  Site,
  (typeof serverOnlySettings)[number] | 'pages' | 'search' | 'vehiclePage' | 'finance'
> & {
  finance: Omit<Site['finance'], 'providers'> & {
    providers: Omit<Site['finance']['providers'][number], 'service'>[]
  }
  vehiclePage: Omit<Site['vehiclePage'], 'priceComparison'>
  search: Omit<Site['search'], 'governmentCharges' | 'stockFilter' | 'provider'> & {
    provider: BrowserProvider<Site['search']['provider']>
  }
}

/**
 * The site without anything that is not marked for the browser. The marks stand beside each setting
 * in the schema; a setting without a mark stays on the server.
 * Source: CFG-097, PLUS-048
 */
export function toBrowserSite(site: Site): BrowserSite {
  return browserValue(siteSchema, site) as BrowserSite
}

interface SchemaNode {
  type: string
  wrapped?: SchemaNode
  entries?: Record<string, SchemaNode>
  item?: SchemaNode
  value?: SchemaNode
  key?: string
  options?: unknown[]
  pipe?: readonly { type?: string; metadata?: { visibility?: unknown } }[]
}

function browserValue(schema: unknown, value: unknown): unknown {
  const node = innermost(schema as SchemaNode)
  if (value === null || typeof value !== 'object') return value
  if (Array.isArray(value))
    return node.item ? value.map((item) => browserValue(node.item, item)) : value
  const entries = node.type === 'variant' ? variantEntries(node, value) : node.entries
  if (entries) return visibleEntries(entries, value)
  const recordValue = node.type === 'record' ? node.value : undefined
  if (!recordValue) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, browserValue(recordValue, item)]),
  )
}

function visibleEntries(entries: Record<string, SchemaNode>, value: object): object {
  const own = value as Record<string, unknown>
  return Object.fromEntries(
    Object.entries(entries)
      .filter(([key, entry]) => Object.hasOwn(own, key) && isForBrowser(entry))
      .map(([key, entry]) => [key, browserValue(entry, own[key])]),
  )
}

function variantEntries(node: SchemaNode, value: object): Record<string, SchemaNode> {
  const discriminator = node.key ?? ''
  const chosen = (node.options as SchemaNode[]).find((option) => {
    const literal = option.entries?.[discriminator] as { literal?: unknown } | undefined
    return literal?.literal === (value as Record<string, unknown>)[discriminator]
  })
  return chosen?.entries ?? {}
}

function innermost(node: SchemaNode): SchemaNode {
  return node.wrapped ? innermost(node.wrapped) : node
}

function isForBrowser(entry: SchemaNode): boolean {
  const marks = marksOf(entry)
  return marks.length > 0 && marks.every((visibility) => visibility === 'browser')
}

function marksOf(node: SchemaNode): unknown[] {
  const own = (node.pipe ?? [])
    .filter(({ type }) => type === 'metadata')
    .map(({ metadata }) => metadata?.visibility)
  return node.wrapped ? [...own, ...marksOf(node.wrapped)] : own
}
