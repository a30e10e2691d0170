import { recordVisit } from '@forecourt/feature-leads/events'

/** Adds the page to the visit that the next lead tells of (`DATA-055`). */
export function visitPage(page: Document): void {
  recordVisit(page.documentElement.dataset['tenant'] ?? '')
}
