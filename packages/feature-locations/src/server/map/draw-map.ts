import type { GeoPoint, MapDrawing } from '../../model/index.ts'
import { listLand, type Point } from './coast.ts'
import { type Locality, listLocalities, listTowns } from './localities.ts'
import { createMapWindow, type MapWindow, widenBounds } from './map-window.ts'
import { type LabelCandidate, placeLabels } from './place-labels.ts'

/** Sources of the data; the licence of one asks for it. */
const attribution = 'Coast: Natural Earth. Place names © GeoNames, CC BY 4.0'

/** Width of a map in kilometres up to which it names suburbs; a wider one names towns. */
const suburbsUpToKm = 90

/** Width up to which it names suburbs too where there are hardly any towns, and how many that is. */
const fewTowns = { upToKm: 200, count: 4 }

/** Widths per cent is written in, about a third of a pixel. */
const round = (value: number) => Math.round(value * 10) / 10

/** Steps along the coast that are too small to be seen, in per cent of the width. */
const unseen = 0.3

function formatRing(ring: readonly Point[], { place }: MapWindow, height: number): string {
  const points: string[] = []
  let last = { x: Number.NaN, y: Number.NaN }
  for (const [longitude, latitude] of ring) {
    const at = place({ latitude, longitude })
    const point = { x: at.x, y: (at.y * height) / 100 }
    if (Math.hypot(point.x - last.x, point.y - last.y) < unseen) continue
    points.push(`${round(point.x)} ${round(point.y)}`)
    last = point
  }
  return points.length > 2 ? `M${points.join('L')}Z` : ''
}

/** Towns by size, and on a map of one city its suburbs, those nearest to the middle first. */
function candidatesFor(window: MapWindow): LabelCandidate[] {
  const at = (each: Locality, kind: LabelCandidate['kind']) => ({
    ...window.place(each),
    text: each.name,
    kind,
  })
  const towns = listTowns(window.bounds).map((town) => at(town, 'town'))
  const hasTowns = window.kmWidth > fewTowns.upToKm || towns.length >= fewTowns.count
  if (window.kmWidth > suburbsUpToKm && hasTowns) return towns
  const suburbs = listLocalities(window.bounds).map((suburb) => at(suburb, 'suburb'))
  return [...towns, ...suburbs.toSorted((a, b) => fromMiddle(a) - fromMiddle(b))]
}

const fromMiddle = ({ x, y }: { x: number; y: number }) => Math.hypot(x - 50, y - 50)

const kilometres = new Intl.NumberFormat('en-AU')

/** The largest of 1, 2 and 5 times a power of ten that is not above the limit. */
function roundStep(limit: number): number {
  const power = 10 ** Math.floor(Math.log10(limit))
  const factor = [5, 2, 1].find((each) => each * power <= limit * (1 + 1e-9)) ?? 1
  return factor * power
}

function scaleOf(kmWidth: number): MapDrawing['scale'] {
  const km = roundStep(kmWidth / 4)
  return { percent: round((km / kmWidth) * 100), text: `${kilometres.format(km)} km` }
}

/**
 * A map of places: coast, names of suburbs or towns, pins and a scale. Nothing is asked of anybody.
 * @param heightPerWidth height of the picture when its width is 1
 * @throws RangeError without a place
 * Source: VDP-063, LOC-014
 */
export function drawMap(places: readonly GeoPoint[], heightPerWidth: number): MapDrawing {
  const window = createMapWindow(places, heightPerWidth)
  const pins = listPins(places, window)
  return drawWindow(window, heightPerWidth, pins, pins)
}

/** Places in a window, in per cent of its size. */
export const listPins = (places: readonly GeoPoint[], window: MapWindow): MapDrawing['pins'] =>
  places.map((place) => {
    const { x, y } = window.place(place)
    return { x: round(x), y: round(y) }
  })

/**
 * A map of a part of the globe.
 * @param taken tips of the drops that no name may cover, of pins and the like
 */
export function drawWindow(
  window: MapWindow,
  heightPerWidth: number,
  pins: MapDrawing['pins'],
  taken: MapDrawing['pins'],
): MapDrawing {
  const height = round(heightPerWidth * 100)
  const labels = placeLabels(candidatesFor(window), taken, heightPerWidth)
  return {
    height,
    land: listLand(widenBounds(window.bounds, 0.05))
      .map((ring) => formatRing(ring, window, height))
      .join(''),
    labels: labels.map((label) => ({ ...label, x: round(label.x), y: round(label.y) })),
    pins,
    scale: scaleOf(window.kmWidth),
    attribution,
  }
}
