import { type EventNumber, eventNumber } from './event-number.ts'
import type { LeadCar } from './kinds/lead-kind.ts'
import { findSentKind } from './lead-category.ts'

/** Facts known of a lead that was taken. */
export interface LeadFacts {
  /** Category as the visitor chose it or as it was sent. */
  category: string
  /** Default ''. */
  subcategory?: string
  /** The car it was about; `null` when that is unknown. */
  car: LeadCar | null
}

/**
 * The event of a lead. Demonstrators count as new; a car that is not known, and any kind without a
 * number of its own, is the default follow-up.
 * Source: `EVT-005` to `EVT-010`, `EVT-011`, `EVT-015`, `D-77`
 */
export function createLeadEvent({ category, subcategory = '', car }: LeadFacts): EventNumber {
  const {
    carEvent,
    subcategoryEvents,
    event = eventNumber.lead,
  } = findSentKind(category, subcategory) ?? {}
  const further = subcategoryEvents?.[subcategory]
  if (further) return further
  return car && carEvent ? carEvent(car) : event
}
