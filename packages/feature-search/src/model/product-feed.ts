import {
  createFeedProblem,
  type FeedProblem,
  isJsonObject,
  type JsonObject,
  listObjects,
} from '@forecourt/stock/feed'
import type { Product, ProductFit } from './product.ts'

/** Content of a product file. */
export interface ProductFeed {
  products: Product[]
  /** Lines that were left out, and why. */
  problems: FeedProblem[]
}

/** Part of a site that decides which products are its own. */
export interface ProductFeedSite {
  dealerships: readonly { id: number; slug: string }[]
}

/**
 * Reads a product file: one JSON object a line, blank lines passed over. `sku`, `name` and the
 * dealership (`dealership_id` or `dealership_slug`; a site with one dealership may leave it out) are
 * needed. A bad line is reported and left out; of two with the same part number at a dealership the
 * later one counts. The fields are those of `Product`; docs/product-feed.md describes them.
 * Source: API-012
 */
export function readProductFeed(text: string, site: ProductFeedSite): ProductFeed {
  const products = new Map<string, Product>()
  const problems: FeedProblem[] = []
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue
    const read = readProduct(line, site)
    if (read.ok) products.set(`${read.product.dealership_id}/${read.product.sku}`, read.product)
    else {
      const { column, value, reason } = read
      problems.push(createFeedProblem(index + 1, { column, value }, reason))
    }
  }
  return { products: [...products.values()], problems }
}

type ReadProduct =
  | { ok: true; product: Product }
  | { ok: false; column: string; value: string; reason: string }

function readProduct(line: string, site: ProductFeedSite): ReadProduct {
  const refuse = (column: string, value: unknown, reason: string): ReadProduct => ({
    ok: false,
    column,
    value: typeof value === 'string' ? value : (JSON.stringify(value) ?? ''),
    reason,
  })
  const payload = parseObject(line)
  if (payload === null) return refuse('payload', line, 'is not a JSON object')
  const sku = textOf(payload.sku)
  if (sku === null) return refuse('sku', payload.sku, 'is missing')
  const name = textOf(payload.name)
  if (name === null) return refuse('name', payload.name, 'is missing')
  const dealershipId = dealershipOf(payload, site)
  if (dealershipId === null) {
    const value = payload.dealership_id ?? payload.dealership_slug
    return refuse('dealership_id', value, 'is not a dealership of this site')
  }
  const price = dollarsOf(payload.price)
  if (price === undefined) return refuse('price', payload.price, 'is not an amount in dollars')
  return {
    ok: true,
    product: { ...details(payload), sku, name, price, dealership_id: dealershipId },
  }
}

function details(payload: JsonObject) {
  return {
    brand: textOf(payload.brand),
    description: textOf(payload.description),
    categories: textsOf(payload.categories),
    before_price: dollarsOf(payload.before_price) ?? null,
    price_type: textOf(payload.price_type),
    image_url: imageOf(payload.image_url),
    stock: wholeOf(payload.stock),
    fits: listObjects(payload.fits).flatMap(fitOf),
  }
}

function parseObject(line: string): JsonObject | null {
  try {
    const payload: unknown = JSON.parse(line)
    return isJsonObject(payload) ? payload : null
  } catch {
    return null
  }
}

function dealershipOf(
  { dealership_id: id, dealership_slug: slug }: JsonObject,
  { dealerships }: ProductFeedSite,
): number | null {
  if (id === undefined && slug === undefined) {
    return dealerships.length === 1 ? (dealerships[0]?.id ?? null) : null
  }
  return dealerships.find((own) => own.id === id || own.slug === slug)?.id ?? null
}

function textOf(value: unknown): string | null {
  const text = typeof value === 'number' ? String(value) : value
  return typeof text === 'string' && text.trim() !== '' ? text.trim() : null
}

function textsOf(value: unknown): string[] {
  const values = Array.isArray(value) ? value : [value]
  return [...new Set(values.map(textOf).filter((text) => text !== null))]
}

/* Nothing is a price on enquiry; what cannot be read is a fault, for a wrong price is worse than none. */
function dollarsOf(value: unknown): number | null | undefined {
  if (value === null || value === undefined || value === '') return null
  const dollars = typeof value === 'string' ? Number(value.replace(/[$,\s]/g, '')) : value
  if (typeof dollars !== 'number' || !Number.isFinite(dollars) || dollars < 0) return undefined
  return dollars === 0 ? null : Math.round(dollars * 100) / 100
}

function wholeOf(value: unknown): number | null {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : null
}

/* An address of this site or an https one; anything else is no picture. */
function imageOf(value: unknown): string | null {
  const text = textOf(value)
  return text !== null && /^(?:https:\/\/|\/(?![/\\]))\S+$/.test(text) ? text : null
}

function fitOf({ make, model, from_year, to_year }: JsonObject): ProductFit[] {
  const name = textOf(make)
  if (name === null) return []
  const years = { from_year: wholeOf(from_year), to_year: wholeOf(to_year) }
  return [{ make: name, model: textOf(model), ...years }]
}
