import coast from './coast.json' with { type: 'json' }

/** A point in degrees, longitude first. */
export type Point = readonly [longitude: number, latitude: number]

/** A part of the globe, in degrees. */
export interface Bounds {
  west: number
  east: number
  south: number
  north: number
}

/** Steps of the file, in ten-thousandths of a degree. */
const scale = 10_000

function readRing(steps: string): Point[] {
  let [east, north] = [0, 0]
  const ring: Point[] = []
  const numbers = steps.split(' ').map(Number)
  for (let at = 0; at < numbers.length; at += 2) {
    east += numbers[at] ?? 0
    north += numbers[at + 1] ?? 0
    ring.push([east / scale, north / scale])
  }
  return ring
}

let rings: readonly { ring: readonly Point[]; bounds: Bounds }[] | undefined

function boundsOf(ring: readonly Point[]): Bounds {
  const bounds = { west: 180, east: -180, south: 90, north: -90 }
  for (const [longitude, latitude] of ring) {
    bounds.west = Math.min(bounds.west, longitude)
    bounds.east = Math.max(bounds.east, longitude)
    bounds.south = Math.min(bounds.south, latitude)
    bounds.north = Math.max(bounds.north, latitude)
  }
  return bounds
}

/** Side of a window a ring is cut along: true within, and where an edge from within to without meets it. */
interface Side {
  isWithin: (point: Point) => boolean
  crossing: (from: Point, to: Point) => Point
}

const between = (from: Point, to: Point, share: number): Point => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
]

const sidesOf = ({ west, east, south, north }: Bounds): Side[] =>
  (
    [
      [0, west, 1],
      [0, east, -1],
      [1, south, 1],
      [1, north, -1],
    ] as const
  ).map(([axis, limit, sign]) => ({
    isWithin: (point) => sign * (point[axis] - limit) >= 0,
    crossing: (from, to) => between(from, to, (limit - from[axis]) / (to[axis] - from[axis])),
  }))

/** Sutherland-Hodgman along one side. */
function cut(ring: readonly Point[], { isWithin, crossing }: Side): Point[] {
  return ring.flatMap((point, index) => {
    const before = ring.at(index - 1) ?? point
    const crosses = isWithin(point) !== isWithin(before)
    return [...(crosses ? [crossing(before, point)] : []), ...(isWithin(point) ? [point] : [])]
  })
}

/** Land of Australia within bounds, as rings. */
export function listLand(bounds: Bounds): Point[][] {
  rings ??= coast.map(readRing).map((ring) => ({ ring, bounds: boundsOf(ring) }))
  const sides = sidesOf(bounds)
  return rings
    .filter(({ bounds: own }) => own.west < bounds.east && own.east > bounds.west)
    .filter(({ bounds: own }) => own.south < bounds.north && own.north > bounds.south)
    .map(({ ring }) => sides.reduce<Point[]>(cut, [...ring]))
    .filter((ring) => ring.length > 2)
}
