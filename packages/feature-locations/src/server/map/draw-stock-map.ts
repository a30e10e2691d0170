import type { StockMap, StockPlace } from '../../model/index.ts'
import { drawWindow, listPins } from './draw-map.ts'
import { createMapWindow } from './map-window.ts'
import { markerTip, placeMarkers } from './place-markers.ts'

/** A square leaves space for a list below it, and on a phone for the first car. */
const heightPerWidth = 1

/** Less than around pins: markers find their own space. */
const room = { wide: 1.5, high: 1.7 }

const round = (value: number) => Math.round(value * 10) / 10

/**
 * A map of the places vehicles stand at, for `SearchPage` of `@forecourt/feature-search`. Nothing is asked of anybody.
 * @throws RangeError without a place
 * Source: PLUS-081
 */
export function drawStockMap(places: readonly StockPlace[]): StockMap {
  const points = places.map(({ point }) => point)
  const window = createMapWindow(points, heightPerWidth, room)
  const pins = listPins(points, window)
  const middles = placeMarkers(pins, heightPerWidth)
  const tips = middles.map((at) => markerTip(at, heightPerWidth))
  // A town's name may begin at its own spot.
  return {
    drawing: drawWindow(window, heightPerWidth, pins, tips),
    markers: places.map(({ name, suburb }, index) => {
      const spot = pins[index] ?? { x: 50, y: 50 }
      const { x, y } = middles[index] ?? spot
      return { name, suburb, spot, at: { x: round(x), y: round(y) } }
    }),
  }
}
