export { createDealerJsonLd } from './dealer-json-ld.ts'
export { type DirectionsTarget, formatAddress, formatDirectionsUrl } from './directions.ts'
export {
  EARTH_RADIUS_KM,
  findNearestPlace,
  findPoint,
  type GeoPoint,
  type LocatedPlace,
  measureDistanceKm,
} from './distance.ts'
export { type Geocoder, InvalidPostcodeError } from './geocoder.ts'
export { formatDealershipLicence, formatLicenceLabel, listLicences } from './licence.ts'
export {
  findLocationById,
  findLocationType,
  findPrimaryLocation,
  type Location,
  type LocationSite,
  type LocationType,
  listDepartments,
  listLocations,
  listMainFirst,
} from './location.ts'
export {
  type DayHours,
  findHoursToday,
  formatHoursToday,
  listWeekHours,
  type TodayHours,
} from './opening-hours.ts'
export { formatTime, type OpeningPlace } from './opening-intervals.ts'
export { describeOpening } from './opening-words.ts'
export { findMainPhone } from './phone-link.ts'
export { type SpecialDay, toSpecialDay } from './special-day.ts'
export {
  addDays,
  findInstant,
  findTimeZone,
  formatInstant,
  readWallClock,
  type WallClock,
} from './time-zone.ts'
