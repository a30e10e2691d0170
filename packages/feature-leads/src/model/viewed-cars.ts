/** A car whose page a visitor has opened. Source: `DATA-043` */
export interface ViewedCar {
  id: number
  stocknum: string | null
  make: string
  model: string
  /** Body as the feed names it. */
  body: string | null
  /** Body as the platform knows it, "SUV". */
  simple_body: string | null
}

/** Most cars a browser remembers; the oldest goes first. Source: `D-79` */
export const mostViewedCars = 20

/** Address of the viewed cars of a visitor, as the part of a page that a home page shows. */
export const VIEWED_CARS_PATH = '/recently-viewed'

/**
 * Number of cars a home page shows of those found: one or two, else full rows of three, two at most.
 * Source: `D-74`
 */
export const countViewedShown = (found: number): number =>
  found < 3 ? found : Math.min(6, found - (found % 3))

/** The list with a car in front; a car that was in it moves there. Source: `DATA-061`, `D-79` */
export function addViewedCar(
  viewed: readonly ViewedCar[],
  { id, stocknum, make, model, body, simple_body }: ViewedCar,
): readonly ViewedCar[] {
  const others = viewed.filter((car) => car.id !== id)
  return [{ id, stocknum, make, model, body, simple_body }, ...others].slice(0, mostViewedCars)
}

/** Reads a stored list; entries that are no viewed cars are left out. Source: `DATA-063` */
export function readViewedCars(data: unknown): readonly ViewedCar[] | null {
  return Array.isArray(data) ? data.filter(isViewedCar).slice(0, mostViewedCars) : null
}

const isTextOrNull = (value: unknown) => value === null || typeof value === 'string'

function isViewedCar(entry: unknown): entry is ViewedCar {
  if (typeof entry !== 'object' || entry === null) return false
  const { id, stocknum, make, model, body, simple_body } = entry as Record<string, unknown>
  const isNamed = typeof make === 'string' && typeof model === 'string'
  return Number.isSafeInteger(id) && isNamed && [stocknum, body, simple_body].every(isTextOrNull)
}
