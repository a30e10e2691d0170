/** Width of the narrowest map in pixels, on a phone of 320; on a wider one markers stand further apart. */
const mapWidth = 276

/** Space of a marker in pixels: as large as a finger and a number such as 1,200 want it. */
const marker = { width: 56, height: 44 }

/** From a place to the middle of its marker, in pixels: the least, which leaves its stem in sight, and the steps beyond. */
const [nearest, step, farthest] = [36, 8, 176]

/** Directions from a place, in degrees from the north: above it, and the further from that the later; east first. */
const directions = [0, 30, -30, 60, -60, 90, -90, 120, -120, 150, -150, 180]

/** Pixels up to which a place is a neighbour, whose markers spread to both sides. */
const neighbourhood = 60

/** Space of what stands at the edges, in pixels: the scale at the top left, whose data it is at the bottom. */
const scale = { width: 120, height: 32 }
const attribution = 34

/** A point from the left and from the top: in per cent of the map, or in pixels. */
interface MapPoint {
  x: number
  y: number
}

const apart = (a: MapPoint, b: MapPoint, width: number, height: number) =>
  Math.abs(a.x - b.x) >= width || Math.abs(a.y - b.y) >= height

/**
 * Where the markers of places stand: each above its own, or as near to it as there is space, so that none covers
 * another or the spot of one. Where there is none, above it.
 * @param spots places on the map, in per cent from the left and from the top
 * @param heightPerWidth height of the map when its width is 1
 */
export function placeMarkers(spots: readonly MapPoint[], heightPerWidth: number): MapPoint[] {
  const [width, height] = [mapWidth, mapWidth * heightPerWidth]
  const places = spots.map(({ x, y }) => ({ x: (x * width) / 100, y: (y * height) / 100 }))
  const placed = new Map<MapPoint, MapPoint>()
  const isFree = (at: MapPoint) =>
    at.x >= marker.width / 2 &&
    at.x <= width - marker.width / 2 &&
    at.y >= marker.height / 2 &&
    at.y <= height - marker.height / 2 - attribution &&
    (at.x >= scale.width + marker.width / 2 || at.y >= scale.height + marker.height / 2) &&
    [...placed.values()].every((other) => apart(at, other, marker.width, marker.height)) &&
    places.every((spot) => apart(at, spot, marker.width / 2 + 4, marker.height / 2 - 4))
  for (const place of places.toSorted((a, b) => a.y - b.y))
    placed.set(place, findSpace(place, findSide(place, places), isFree))
  return places.map((place) => {
    const { x, y } = placed.get(place) ?? place
    return { x: (x / width) * 100, y: (y / height) * 100 }
  })
}

/* 1 for the east, -1 for the west: away from the neighbours. */
function findSide(place: MapPoint, places: readonly MapPoint[]): 1 | -1 {
  const near = places.filter(({ x, y }) => Math.hypot(x - place.x, y - place.y) < neighbourhood)
  const middle = near.reduce((sum, { x }) => sum + x, 0) / near.length
  return place.x < middle ? -1 : 1
}

function findSpace(from: MapPoint, side: 1 | -1, isFree: (at: MapPoint) => boolean): MapPoint {
  for (let distance = nearest; distance <= farthest; distance += step) {
    for (const direction of directions) {
      const angle = (direction * side * Math.PI) / 180
      const at = { x: from.x + Math.sin(angle) * distance, y: from.y - Math.cos(angle) * distance }
      if (isFree(at)) return at
    }
  }
  return { x: from.x, y: from.y - nearest }
}

/** The place whose pin would cover the marker: its drop stands as high above it, and 2 % below it are free too. */
export const markerTip = ({ x, y }: MapPoint, heightPerWidth: number): MapPoint => ({
  x,
  y: y + ((marker.height / 2) * 100) / (mapWidth * heightPerWidth) - 2,
})
