import type { CarSpecifications } from '../model/car-parts.ts'
import type { FeedCells } from './feed-cells.ts'

/**
 * Sizes of a caravan as the feed gives them, numeric text or free text; null when it gives none. A
 * truck has its axles here as well.
 * Source: `DATA-016`, `D-44`
 */
export function resolveSpecifications(cells: FeedCells): CarSpecifications | null {
  const specifications: CarSpecifications = {
    body_width: cells.name('body_width'),
    body_length: cells.name('body_length'),
    tare_weight: cells.name('tare'),
    axle_type: cells.name('axles'),
    sleeps: cells.name('sleeps'),
    aggregate_trailer_mass: cells.name('trailer_mass'),
  }
  return Object.values(specifications).some((value) => value !== null) ? specifications : null
}
