import type { Car, CarBySlug } from '@forecourt/feature-search/model'
import { carPath } from '@forecourt/feature-search/model'
import type { Site } from '@forecourt/tenant-config/model'

/** What the vehicle page asks of the outside. */
export interface CarPagePorts<SimilarCar> {
  /** The car of an address. */
  loadCarBySlug(siteId: string, slug: string): Promise<CarBySlug>
  /** Up to six similar cars; a rejection leaves the section out. */
  loadSimilarCars(car: Car): Promise<readonly SimilarCar[]>
  /** Where "logged only" goes. */
  logger: { warn(message: string, fields?: object): void }
}

/** The answer to the address of a vehicle page. */
export type CarPageResult<SimilarCar> =
  | { kind: 'car'; car: Car; similar: readonly SimilarCar[]; noindex: boolean }
  | { kind: 'moved'; path: string }
  | { kind: 'notFound' }

async function similarOrNone<SimilarCar>(ports: CarPagePorts<SimilarCar>, car: Car) {
  try {
    return await ports.loadSimilarCars(car)
  } catch (error) {
    ports.logger.warn('similar cars could not be loaded', { error })
    return []
  }
}

/**
 * The car and its similar ones. A car that left the yard keeps its page, marked not to be indexed; an
 * old slug leads to the present one for good.
 * @param isInWindow whether a sold car is still shown in search
 * Source: D-82, PLUS-010, SRCH-108
 */
export async function loadCarPage<SimilarCar>(
  ports: CarPagePorts<SimilarCar>,
  site: Pick<Site, 'id'>,
  slug: string,
  isInWindow: (car: Car) => boolean,
): Promise<CarPageResult<SimilarCar>> {
  const found = await ports.loadCarBySlug(site.id, slug)
  if (found.kind === 'unknown') return { kind: 'notFound' }
  if (found.kind === 'moved') return { kind: 'moved', path: carPath(found) }
  const { car } = found
  if (!car.show_on_dealer_website) return { kind: 'notFound' }
  const noindex = found.kind === 'withdrawn' || !isInWindow(car)
  const shown = found.kind === 'withdrawn' ? { ...car, sold: true } : car
  return { kind: 'car', car: shown, similar: await similarOrNone(ports, car), noindex }
}
