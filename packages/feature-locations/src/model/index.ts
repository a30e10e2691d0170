export { createDealerJsonLd } from './dealer-json-ld.ts'
export {
  describeLocation,
  findDepartment,
  findOwnDepartment,
  formatLocationTitle,
  formatLocationType,
  hasDepartment,
  hasService,
  listPresentDepartments,
} from './department.ts'
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
export { chooseColumns, pickLocations } from './location-block.ts'
export { describeLocationPage } from './location-description.ts'
export {
  type LocationGroup,
  listLocationGroups,
  matchLocations,
  sortLocations,
} from './location-groups.ts'
export {
  type Department,
  formatLocationPath,
  formatLocatorPath,
  LOCATION_PATH,
  LOCATION_QUERY,
  LOCATION_TYPE,
  LOCATOR_PATH,
} from './location-paths.ts'
export {
  findClosedDayEnquiry,
  type LocationPicture,
  resolveLocationPicture,
} from './location-picture.ts'
export type { MapDrawing, MapLabel, MapMarker, StockMap } from './map-drawing.ts'
export {
  type DayHours,
  findHoursToday,
  formatHoursToday,
  listWeekHours,
  type TodayHours,
} from './opening-hours.ts'
export { formatTime, type OpeningPlace } from './opening-intervals.ts'
export { listOpeningPhases } from './opening-phases.ts'
export {
  formatOpeningPhases,
  type OpeningPhase,
  parseOpeningPhases,
  readOpeningPhase,
} from './opening-schedule.ts'
export { describeOpening } from './opening-words.ts'
export { findMainPhone } from './phone-link.ts'
export {
  FULL_REVIEWS,
  formatDate,
  formatReviewBasis,
  type PickedReview,
  pickNewestReviews,
  type ReviewsSite,
  resolveReviews,
  type ShownReviews,
  SUMMARY_REVIEWS,
} from './reviews.ts'
export { type SpecialDay, toSpecialDay } from './special-day.ts'
export { type ComingSpecialDay, listSpecialDays } from './special-days.ts'
export { listStockPlaces, type StockPlace } from './stock-places.ts'
export {
  addDays,
  findInstant,
  formatInstant,
  readWallClock,
  type WallClock,
} from './time-zone.ts'
