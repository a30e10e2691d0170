import type { GeoPoint } from '../../model/index.ts'
import type { Bounds } from './coast.ts'

const kmPerDegree = 111.32

/** Width shown around a single place, in kilometres. */
const aroundOnePlaceKm = 36

/** Sizes of a map in those of what it shows: room for pins above the places, and for their surroundings. */
const defaultRoom = { wide: 1.6, high: 1.8 }

/** A part of the globe and where its points are on a picture. */
export interface MapWindow {
  bounds: Bounds
  kmWidth: number
  /** A point in per cent of the picture's width and height. */
  place(point: GeoPoint): { x: number; y: number }
}

const extent = (values: readonly number[]) => {
  const [least, most] = [Math.min(...values), Math.max(...values)]
  return { middle: (least + most) / 2, size: most - least }
}

/**
 * The part of the globe around places: 36 km wide around a single one, all of several with space around them. An
 * equirectangular projection with the scale of the middle latitude is off by less than 1 % over 300 km here.
 * @throws RangeError without a place
 */
export function createMapWindow(
  places: readonly GeoPoint[],
  heightPerWidth: number,
  room = defaultRoom,
): MapWindow {
  if (places.length === 0) throw new RangeError('[feature-locations] expected at least one place')
  const north = extent(places.map(({ latitude }) => latitude))
  const east = extent(places.map(({ longitude }) => longitude))
  const kmPerDegreeEast = kmPerDegree * Math.cos((north.middle * Math.PI) / 180)
  const wide = east.size * kmPerDegreeEast * room.wide
  const high = (north.size * kmPerDegree * room.high) / heightPerWidth
  const kmWidth = Math.max(wide, high, aroundOnePlaceKm)
  const halfEast = kmWidth / kmPerDegreeEast / 2
  const halfNorth = (kmWidth * heightPerWidth) / kmPerDegree / 2
  const bounds = {
    west: east.middle - halfEast,
    east: east.middle + halfEast,
    south: north.middle - halfNorth,
    north: north.middle + halfNorth,
  }
  return {
    bounds,
    kmWidth,
    place: ({ latitude, longitude }) => ({
      x: ((longitude - bounds.west) / (2 * halfEast)) * 100,
      y: ((bounds.north - latitude) / (2 * halfNorth)) * 100,
    }),
  }
}

/** The same part with more around it, by a share of its size. */
export function widenBounds({ west, east, south, north }: Bounds, share: number): Bounds {
  const [wide, high] = [(east - west) * share, (north - south) * share]
  return { west: west - wide, east: east + wide, south: south - high, north: north + high }
}
