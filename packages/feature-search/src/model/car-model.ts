import { joinNames, toSlug } from '@forecourt/stock/model'

/** Index of the car models of every site. */
export const CAR_MODEL_INDEX_NAME = 'car_models'

/** A model in one body, as a site has it for sale. */
export interface CarModelRecord {
  /** "toyota/corolla/hatch" */
  objectID: string
  site_ids: string[]
  /** "Toyota Corolla Hatch" */
  name: string
  manufacturer: { name: string; slug: string }
  model: {
    name: string
    slug: string
    /** `null` when the stock does not say. */
    body: string | null
  }
  /** Lowest price in stock, dollars; `null` when none of the cars has a displayable one. */
  price_from: number | null
  /** Content of that price, "Drive Away". */
  price_type: string | null
  /** Photo of the car that has that price. */
  picture_url: string | null
  /** Its colour, for the drawing that stands in for a photo. */
  picture_colour: string | null
  /** Cars for sale, coming ones included. */
  stock_count: number
  new_count: number
  used_count: number
  demo_count: number
}

/** A car model as a card shows it. */
export type CarModelCard = Omit<CarModelRecord, 'site_ids'>

/** Parts {@link toCarModelRecord} is made of. */
export interface CarModelFacts {
  siteId: string
  make: string
  model: string
  body: string | null
  /** The cheapest car of it. */
  cheapest: {
    price: number | null
    price_type: string | null
    primary_image_url: string | null
    colour: string | null
  }
  /** Cars for sale by condition. */
  countByType: Readonly<Partial<Record<'new' | 'used' | 'demo', number>>>
  count: number
}

/** The record of a model in one body. Source: API-010 */
export function toCarModelRecord(facts: CarModelFacts): CarModelRecord {
  const { siteId, make, model, body, cheapest, count, countByType } = facts
  const slugs = [make, model, body ?? ''].map(toSlug)
  return {
    objectID: slugs.filter(Boolean).join('/'),
    site_ids: [siteId],
    name: joinNames([make, model, body]),
    manufacturer: { name: make, slug: slugs[0] ?? '' },
    model: { name: model, slug: slugs[1] ?? '', body },
    price_from: cheapest.price,
    price_type: cheapest.price === null ? null : cheapest.price_type,
    picture_url: cheapest.primary_image_url,
    picture_colour: cheapest.colour,
    stock_count: count,
    new_count: countByType.new ?? 0,
    used_count: countByType.used ?? 0,
    demo_count: countByType.demo ?? 0,
  }
}
