/** A visitor asked for the number to call about a car. Nothing says who. */
export interface PhoneReveal {
  carId: number
  dealershipId: number
  at: Date
}

/**
 * Counts what visitors do with each car. Every call is for one site and reaches no other site's rows.
 * Adapters pass `car-activity-store.contract.ts`.
 * Source: `D-39`, `D-40`
 */
export interface CarActivityStore {
  /** Counts one more view of a car's page; resolves to how many there are with it. */
  countView(siteId: string, carId: number): Promise<number>
  /** Views of a car's page so far; 0 for a car nobody looked at. */
  readViews(siteId: string, carId: number): Promise<number>
  /** Stores that a visitor asked for the number. */
  recordReveal(siteId: string, reveal: PhoneReveal): Promise<void>
  /** Number of times visitors asked for the number of a car. */
  countReveals(siteId: string, carId: number): Promise<number>
}
