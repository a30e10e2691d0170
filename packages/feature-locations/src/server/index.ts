export { findPlaces, type TypedPlace } from './find-places.ts'
export {
  type FoundLocation,
  type Locator,
  type LocatorPorts,
  type LocatorTab,
  loadLocator,
  NEARBY_KM,
} from './load-locator.ts'
export { drawMap } from './map/draw-map.ts'
export { drawStockMap } from './map/draw-stock-map.ts'
export { formatMapSvg } from './map/format-map-svg.ts'
