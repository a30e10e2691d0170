/** A visitor's own car. Source: `D-69` */
export interface TradeInVehicle {
  /**
   * Name of it for the calls that follow, its build year first: `2021.abc`. Null for one that was entered by
   * hand and that nobody values online.
   */
  id: string | null
  make: string
  model: string
  /** Build year. */
  year: number
  /** '' where it is not known. */
  badge: string
}

/** A car as its owner described it, without a registration that was found. */
export type DescribedVehicle = Pick<TradeInVehicle, 'make' | 'model' | 'year' | 'badge'>

/** Year, make, model and badge: "2021 Toyota Corolla Ascent Sport". */
export const formatTradeInName = ({ year, make, model, badge }: DescribedVehicle): string =>
  [year, make, model, badge].filter(Boolean).join(' ')

const idPattern = /^(\d{4})\.([\w.~-]{1,120})$/

/** Id of a car at its provider, with the build year the rules ask for. */
export const formatVehicleId = (year: number, providerId: string): string => `${year}.${providerId}`

/**
 * Build year and the provider's own id of a car.
 * @returns null for a text that no lookup gave
 */
export function parseVehicleId(id: unknown): { year: number; providerId: string } | null {
  const found = typeof id === 'string' ? idPattern.exec(id) : null
  return found ? { year: Number(found[1]), providerId: found[2] ?? '' } : null
}

/** Earliest build year somebody may enter. */
export const oldestBuildYear = 1900

/** Longest name of a make, model or badge, in characters. */
export const vehicleNameLength = 60
