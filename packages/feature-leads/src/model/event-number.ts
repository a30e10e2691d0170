/**
 * Numbers of the events a site counts, by what happened.
 * Source: `EVT-001` to `EVT-017`, `D-77`
 */
export const eventNumber = {
  usedVehicleView: 4,
  newVehicleEnquiry: 14,
  usedVehicleEnquiry: 15,
  newVehicleTestDrive: 17,
  offerAccepted: 18,
  lead: 22,
  phoneClick: 25,
  financeCalculator: 26,
  codeSent: 36,
  codeVerified: 37,
  favourite: 39,
  usedVehicleTestDrive: 48,
  searchView: 49,
  careersEnquiry: 51,
  historyReport: 60,
  print: 61,
} as const

/** The number of an event. */
export type EventNumber = (typeof eventNumber)[keyof typeof eventNumber]

/** Name of an event as counting services write it, such as `used_vehicle_view`. */
export function nameEvent(eventId: number): string {
  const [name = 'event'] =
    Object.entries(eventNumber).find(([, number]) => number === eventId) ?? []
  return name.replaceAll(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`)
}

/** Something a visitor did, as the place where it happened knows it. */
export interface SiteEvent {
  eventId: EventNumber
  /** The car it was about. Default: none. */
  carId?: number | null
  /** The dealership it was about. Default: none. */
  dealershipId?: number | null
}
