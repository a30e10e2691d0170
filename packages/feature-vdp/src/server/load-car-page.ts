import { type Car, type CarBySlug, formatCarPath } from '@forecourt/stock/model'
import type { Site } from '@forecourt/tenant-config/model'
import { inTime } from './in-time.ts'
import { loadSimilar, type SimilarPorts } from './load-similar.ts'

/** Data the vehicle page asks of the outside. */
export interface CarPagePorts<SimilarCar>
  extends Pick<SimilarPorts<SimilarCar>, 'logger' | 'waitMs'> {
  /** The car of an address. */
  loadCarBySlug(siteId: string, slug: string): Promise<CarBySlug>
  /** Up to six similar cars; a rejection leaves them out. Default none. */
  loadSimilarCars?(car: Car): Promise<readonly SimilarCar[]>
}

/** Longest wait for the car, without which there is no page, in milliseconds. */
const CAR_WAIT_MS = 3000

/** The answer to the address of a vehicle page. */
export type CarPageResult<SimilarCar> =
  | { kind: 'car'; car: Car; similar: readonly SimilarCar[]; noindex: boolean }
  | { kind: 'moved'; path: string }
  | { kind: 'notFound' }

async function similarOrNone<SimilarCar>(ports: CarPagePorts<SimilarCar>, car: Car) {
  const { loadSimilarCars, logger, waitMs } = ports
  if (!loadSimilarCars) return []
  const loaded = await loadSimilar({ loadSimilarCars, logger, waitMs }, car)
  return loaded.kind === 'cars' ? loaded.cars : []
}

/**
 * The car and its similar ones. A car that left the stock keeps its page, marked not to be indexed; an
 * old slug leads to the present one for good.
 * @param isInWindow whether a sold car is still shown in search
 * @throws when the car cannot be read within 3 s
 * Source: D-82, PLUS-010, SRCH-108
 */
export async function loadCarPage<SimilarCar>(
  ports: CarPagePorts<SimilarCar>,
  site: Pick<Site, 'id'>,
  slug: string,
  isInWindow: (car: Car) => boolean,
): Promise<CarPageResult<SimilarCar>> {
  const found = await inTime(ports.loadCarBySlug(site.id, slug), CAR_WAIT_MS)
  if (found.kind === 'unknown') return { kind: 'notFound' }
  if (found.kind === 'moved') return { kind: 'moved', path: formatCarPath(found) }
  const { car } = found
  if (!car.show_on_dealer_website) return { kind: 'notFound' }
  const noindex = found.kind === 'withdrawn' || !isInWindow(car)
  const shown = found.kind === 'withdrawn' ? { ...car, sold: true } : car
  return { kind: 'car', car: shown, similar: await similarOrNone(ports, car), noindex }
}
