/** A place on the globe. */
export interface Place {
  /** Degrees north; the south is negative. */
  latitude: number
  /** Degrees east; the west is negative. */
  longitude: number
}

/** A line of the grid: where it is drawn, in per cent of the picture, and what it stands for. */
export interface GridLine {
  percent: number
  text: string
}

/** A ring around the first place. */
export interface DistanceRing {
  /** Radius in kilometres. */
  radiusKm: number
  /** Radius in per cent of the picture's width. */
  percent: number
  /** Radius in words, "2 km". */
  text: string
}

/** Everything a locator draws; places are per cent from the left and from the top. */
export interface MapFrame {
  pins: readonly { x: number; y: number }[]
  rings: readonly DistanceRing[]
  meridians: readonly GridLine[]
  parallels: readonly GridLine[]
}

const kmPerDegree = 111.32

/** Half of the width shown around a single place, in kilometres. */
const aroundOnePlaceKm = 4

/** The largest of 1, 2 and 5 times a power of ten that is not above the limit. */
export function roundStep(limit: number): number {
  const power = 10 ** Math.floor(Math.log10(limit))
  const factor = [5, 2, 1].find((each) => each * power <= limit * (1 + 1e-9)) ?? 1
  return factor * power
}

/** A coordinate as people read it: "27.50° S". */
export function formatDegrees(value: number, axis: 'latitude' | 'longitude', decimals = 2): string {
  const [positive, negative] = axis === 'latitude' ? ['N', 'S'] : ['E', 'W']
  return `${Math.abs(value).toFixed(decimals)}° ${value < 0 ? negative : positive}`
}

interface Window {
  centre: Place
  kmWidth: number
  kmHeight: number
  kmPerDegreeEast: number
}

/** The part of the globe that is shown: all places with space around them. */
function windowFor(places: readonly Place[], heightPerWidth: number): Window {
  const bounds = (of: (place: Place) => number) => {
    const values = places.map(of)
    return { least: Math.min(...values), most: Math.max(...values) }
  }
  const lat = bounds(({ latitude }) => latitude)
  const lon = bounds(({ longitude }) => longitude)
  const centre = { latitude: (lat.least + lat.most) / 2, longitude: (lon.least + lon.most) / 2 }
  const kmPerDegreeEast = kmPerDegree * Math.cos((centre.latitude * Math.PI) / 180)
  const wide = (lon.most - lon.least) * kmPerDegreeEast
  const high = (lat.most - lat.least) * kmPerDegree
  const kmWidth = Math.max(wide * 1.6, (high * 1.8) / heightPerWidth, aroundOnePlaceKm * 2)
  return { centre, kmWidth, kmHeight: kmWidth * heightPerWidth, kmPerDegreeEast }
}

function multiplesWithin(from: number, to: number, step: number): number[] {
  const first = Math.ceil(from / step)
  const count = Math.floor(to / step) - first + 1
  return Array.from({ length: Math.max(0, count) }, (_, index) => (first + index) * step)
}

const round = (value: number) => Math.round(value * 100) / 100

function gridLines(
  axis: 'latitude' | 'longitude',
  { centre, kmWidth, kmHeight, kmPerDegreeEast }: Window,
): GridLine[] {
  const span = axis === 'latitude' ? kmHeight / kmPerDegree : kmWidth / kmPerDegreeEast
  const step = roundStep(kmWidth / kmPerDegree / 4)
  const decimals = Math.max(0, -Math.floor(Math.log10(step) + 1e-9))
  const start = centre[axis] - span / 2
  return multiplesWithin(start, start + span, step).map((degrees) => {
    const share = (degrees - start) / span
    return {
      percent: round((axis === 'latitude' ? 1 - share : share) * 100),
      text: formatDegrees(degrees, axis, decimals),
    }
  })
}

const kilometres = new Intl.NumberFormat('en-AU')

function distanceRings(kmWidth: number): DistanceRing[] {
  const step = roundStep(kmWidth / 6)
  return [1, 2, 3].map((times) => {
    const radiusKm = Number((step * times).toPrecision(3))
    return {
      radiusKm,
      percent: round((radiusKm / kmWidth) * 100),
      text: `${kilometres.format(radiusKm)} km`,
    }
  })
}

/**
 * Lays out a locator: north is up, distances are true to scale around the middle, nothing is fetched.
 * One place is shown with 4 km to either side, several with space around them. An equirectangular
 * projection with the scale of the middle latitude is off by less than 1 % over 300 km here.
 * @throws RangeError without a place
 */
export function mapFrame(places: readonly Place[], heightPerWidth: number): MapFrame {
  if (places.length === 0) throw new RangeError('[ui] expected at least one place on the map')
  const view = windowFor(places, heightPerWidth)
  return {
    pins: places.map(({ latitude, longitude }) => ({
      x: round(
        50 + ((longitude - view.centre.longitude) * view.kmPerDegreeEast * 100) / view.kmWidth,
      ),
      y: round(50 - ((latitude - view.centre.latitude) * kmPerDegree * 100) / view.kmHeight),
    })),
    rings: distanceRings(view.kmWidth),
    meridians: gridLines('longitude', view),
    parallels: gridLines('latitude', view),
  }
}
