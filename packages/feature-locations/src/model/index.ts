export { dealerJsonLd } from './dealer-json-ld.ts'
export { type DirectionsTarget, directionsUrl, formatAddress } from './directions.ts'
export {
  distanceKm,
  EARTH_RADIUS_KM,
  type GeoPoint,
  type LocatedPlace,
  nearestPlace,
  pointOf,
} from './distance.ts'
export { type Geocoder, InvalidPostcodeError } from './geocoder.ts'
export { licenceLabel, licencesOf, repairerLabel } from './licence.ts'
export {
  type Location,
  type LocationSite,
  type LocationType,
  locationById,
  locationsOf,
  locationTypeOf,
  primaryLocation,
} from './location.ts'
export {
  type DayHours,
  formatTime,
  hoursForWeek,
  hoursToday,
  type OpeningPlace,
  type TodayHours,
} from './opening-hours.ts'
export { type SpecialDay, toSpecialDay } from './special-day.ts'
export { timeZoneOf, type WallClock, wallClock } from './time-zone.ts'
