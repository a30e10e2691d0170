import { toSlug } from '@forecourt/stock/model'

/** Index of the parts and accessories of every site. */
export const PRODUCT_INDEX_NAME = 'products'

/** A vehicle a product fits. */
export interface ProductFit {
  make: string
  /** `null` for every model of the make. */
  model: string | null
  /** First and last year of build, both included; `null` is open. */
  from_year: number | null
  to_year: number | null
}

/** A part or accessory a dealer sells. */
export interface Product {
  /** The dealer's own part number, unique at a dealership. */
  sku: string
  name: string
  brand: string | null
  description: string | null
  /** From the general to the special, "Accessories", "Towing". */
  categories: string[]
  /** Dollars including GST; `null` on enquiry. */
  price: number | null
  /** Earlier price in dollars; shown only when higher. */
  before_price: number | null
  /** Content of the price, "Fitted", "Each", "Per set of 4". */
  price_type: string | null
  image_url: string | null
  /** On the shelf; `null` when the dealer does not count it. */
  stock: number | null
  dealership_id: number
  /** Empty fits any vehicle. */
  fits: ProductFit[]
}

/** A product as the search holds it. */
export interface ProductRecord extends Product {
  /** "101-pz0b-0k010" */
  objectID: string
  site_ids: string[]
  dealership_name: string | null
  /** `true` unless the dealer counts it and has none. */
  in_stock: boolean
  /** 0 on the shelf, 1 to be ordered: what is here comes first. */
  order_rank: number
  /** Makes and models of `fits`, "Toyota" and "Toyota HiLux", to be filtered by. */
  fits_makes: string[]
  fits_models: string[]
}

/** A product as a card shows it. */
export type ProductCard = Omit<ProductRecord, 'site_ids' | 'order_rank'>

/** Part of a site that goes into its products. */
export interface ProductSite {
  id: string
  dealerships: readonly { id: number; name: string }[]
}

/** The record of a product for one site. Source: API-012 */
export function toProductRecord(product: Product, site: ProductSite): ProductRecord {
  const { sku, dealership_id, stock, fits } = product
  const models = fits.flatMap(({ make, model }) => (model === null ? [] : [`${make} ${model}`]))
  const dealership = site.dealerships.find(({ id }) => id === dealership_id)
  return {
    ...product,
    objectID: `${dealership_id}-${toSlug(sku)}`,
    site_ids: [site.id],
    dealership_name: dealership?.name ?? null,
    in_stock: stock !== 0,
    order_rank: stock === 0 ? 1 : 0,
    fits_makes: [...new Set(fits.map(({ make }) => make))],
    fits_models: [...new Set(models)],
  }
}

/** "Toyota HiLux 2015–2024", "Mazda from 2019", "Kia Sportage"; with `more` of them "… and 3 more". */
export function describeProductFit(fits: readonly ProductFit[]): string | null {
  const [first, ...more] = fits
  if (first === undefined) return null
  const { make, model, from_year, to_year } = first
  const name = [make, model, yearsText(from_year, to_year)].filter(Boolean).join(' ')
  return more.length === 0 ? name : `${name} and ${more.length} more`
}

function yearsText(from: number | null, to: number | null): string | null {
  if (from === null) return to === null ? null : `to ${to}`
  if (to === null) return `from ${from}`
  return from === to ? String(from) : `${from}–${to}`
}
