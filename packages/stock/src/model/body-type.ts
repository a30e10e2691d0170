import { toSlug } from './slug.ts'

/** Outlines a body may be drawn with when there is no picture. */
export type BodyShape =
  | 'bus'
  | 'cab-chassis'
  | 'caravan'
  | 'convertible'
  | 'coupe'
  | 'generic'
  | 'hatch'
  | 'light-truck'
  | 'motorcycle'
  | 'motorhome'
  | 'people-mover'
  | 'prime-mover'
  | 'sedan'
  | 'suv'
  | 'ute'
  | 'van'
  | 'wagon'

/** A body the platform knows. */
export interface BodyType {
  key: string
  /** Content search records hold as `simple_body`, and what visitors read. */
  label: string
  /** "Utes", for headings. */
  plural: string
  shape: BodyShape
}

/**
 * The known bodies, each with a shape; any other body is drawn with {@link GENERIC_SHAPE}. After
 * those of cars come caravans, trucks and motorcycles (`SITE-004`).
 * Source: `SRCH-100`
 */
export const BODY_TYPES: readonly BodyType[] = [
  { key: '4x4', label: '4x4', plural: '4x4s', shape: 'suv' },
  { key: 'bus', label: 'Bus', plural: 'Buses', shape: 'bus' },
  { key: 'cabChassis', label: 'Cab Chassis', plural: 'Cab Chassis', shape: 'cab-chassis' },
  { key: 'convertible', label: 'Convertible', plural: 'Convertibles', shape: 'convertible' },
  { key: 'coupe', label: 'Coupe', plural: 'Coupes', shape: 'coupe' },
  { key: 'ev', label: 'EV', plural: 'EVs', shape: 'hatch' },
  { key: 'hardtop', label: 'Hardtop', plural: 'Hardtops', shape: 'suv' },
  { key: 'hatch', label: 'Hatch', plural: 'Hatches', shape: 'hatch' },
  { key: 'hatchback', label: 'Hatchback', plural: 'Hatchbacks', shape: 'hatch' },
  { key: 'motorhome', label: 'Motorhome', plural: 'Motorhomes', shape: 'motorhome' },
  { key: 'lightTruck', label: 'Light Truck', plural: 'Light Trucks', shape: 'light-truck' },
  { key: 'peopleMover', label: 'People Mover', plural: 'People Movers', shape: 'people-mover' },
  { key: 'prestige', label: 'Prestige', plural: 'Prestige', shape: 'sedan' },
  { key: 'sedan', label: 'Sedan', plural: 'Sedans', shape: 'sedan' },
  { key: 'softtop', label: 'Softtop', plural: 'Softtops', shape: 'convertible' },
  { key: 'suv', label: 'SUV', plural: 'SUVs', shape: 'suv' },
  { key: 'ute', label: 'Ute', plural: 'Utes', shape: 'ute' },
  { key: 'van', label: 'Van', plural: 'Vans', shape: 'van' },
  { key: 'wagon', label: 'Wagon', plural: 'Wagons', shape: 'wagon' },
  { key: 'stationWagon', label: 'Station Wagon', plural: 'Station Wagons', shape: 'wagon' },
  { key: 'caravan', label: 'Caravan', plural: 'Caravans', shape: 'caravan' },
  { key: 'popTop', label: 'Pop Top', plural: 'Pop Tops', shape: 'caravan' },
  { key: 'camperTrailer', label: 'Camper Trailer', plural: 'Camper Trailers', shape: 'caravan' },
  { key: 'heavyTruck', label: 'Heavy Truck', plural: 'Heavy Trucks', shape: 'light-truck' },
  { key: 'primeMover', label: 'Prime Mover', plural: 'Prime Movers', shape: 'prime-mover' },
  { key: 'motorcycle', label: 'Motorcycle', plural: 'Motorcycles', shape: 'motorcycle' },
  { key: 'adventureBike', label: 'Adventure Bike', plural: 'Adventure Bikes', shape: 'motorcycle' },
  { key: 'cruiser', label: 'Cruiser', plural: 'Cruisers', shape: 'motorcycle' },
  { key: 'dirtBike', label: 'Dirt Bike', plural: 'Dirt Bikes', shape: 'motorcycle' },
  { key: 'nakedBike', label: 'Naked Bike', plural: 'Naked Bikes', shape: 'motorcycle' },
  { key: 'scooter', label: 'Scooter', plural: 'Scooters', shape: 'motorcycle' },
  { key: 'sportsBike', label: 'Sports Bike', plural: 'Sports Bikes', shape: 'motorcycle' },
  { key: 'touringBike', label: 'Touring Bike', plural: 'Touring Bikes', shape: 'motorcycle' },
]

/** Shape of a body the platform does not know (`SRCH-100`). */
export const GENERIC_SHAPE: BodyShape = 'generic'

/** The known body with this name, key or address part, whatever its case; else `null`. */
export function findBodyType(name: string): BodyType | null {
  return BODIES_BY_NAME.get(name) ?? BODIES_BY_NAME.get(compact(name)) ?? null
}

/** The shape a body is drawn with (`SRCH-100`, `D-30`). */
export function findBodyShape(simpleBody: string | null): BodyShape {
  return (simpleBody === null ? null : findBodyType(simpleBody))?.shape ?? GENERIC_SHAPE
}

function compact(name: string): string {
  return toSlug(name).replaceAll('-', '')
}

const BODIES_BY_NAME: ReadonlyMap<string, BodyType> = new Map(
  BODY_TYPES.flatMap((body): [string, BodyType][] => [
    [body.label, body],
    [compact(body.label), body],
    [compact(body.key), body],
  ]),
)
