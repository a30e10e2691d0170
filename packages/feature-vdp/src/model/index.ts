export {
  type Crumb,
  createBreadcrumbJsonLd,
  type KnownNames,
  listBreadcrumbs,
} from './breadcrumbs.ts'
export {
  type CarAction,
  type CarActionKind,
  type CarActions,
  findFinanceEntry,
  isPrintable,
  listBarActions,
  listCarActions,
  listFinanceActions,
} from './car-actions.ts'
export type { CarActivityStore, PhoneReveal } from './car-activity.ts'
export {
  type CarFact,
  listFactsAtAGlance,
  listFactsBelowTheName,
  listKeyInformation,
  VISIBLE_KEY_FACTS,
} from './car-fact.ts'
export { FINANCE_CALCULATOR_ID, FINANCE_DISCLAIMER_ID } from './car-links.ts'
export { formatBadgeLine, formatCarTitle, formatPageTitle } from './car-title.ts'
export { type DealerComments, readDealerComments } from './dealer-comments.ts'
export {
  checkPostcode,
  type DeliveryAnswer,
  findBandPrice,
  findRegionPrice,
  formatDeliveryPrice,
  hasDeliveryPrices,
  type LookUpDelivery,
} from './delivery-price.ts'
export { createFeatureLists, type FeatureList, VISIBLE_FEATURES } from './feature-list.ts'
export { type FuelCalculatorContent, resolveFuelCalculator } from './fuel-calculator.ts'
export { findFuelUse } from './fuel-cost.ts'
export {
  type FuelField,
  type FuelText,
  formatFuelText,
  resolveFuelAnswer,
} from './fuel-form.ts'
export {
  formatCounter,
  type GalleryPicture,
  hasThumbnails,
  listGalleryPictures,
  movePicture,
} from './gallery.ts'
export { listHotspotsOnFrame, listHotspotsOnPicture, type PlacedHotspot } from './hotspot.ts'
export { findLocatedAt, type LocatedAt } from './located-at.ts'
export { maskPhone } from './masked-phone.ts'
export { createVehicleOpenGraph } from './open-graph.ts'
export {
  findLookAfterDrag,
  findLookForKey,
  firstLook,
  formatLook,
  type Look,
  projectOnScreen,
} from './panorama.ts'
export {
  type PriceComparison,
  readPriceComparison,
  resolvePriceComparison,
  type ShownPriceComparison,
} from './price-comparison.ts'
export type { ComparedCar, PriceComparisonSource } from './price-comparison-source.ts'
export { explainPriceType } from './price-type.ts'
export { type PrintSheet, printPath, printSheet } from './print-sheet.ts'
export {
  findRegistration,
  formatRegistrationDay,
  type Registration,
  UNREGISTERED,
  withRegistration,
} from './registration.ts'
export { formatSoldSentence, pickVehicleNoun, SOLD_TITLE } from './sold-notice.ts'
export {
  findFrameAfterDrag,
  findFrameForKey,
  formatFrame,
  moveFrame,
  SPIN_ARROW_FRAMES,
  SPIN_INTERVAL_MS,
  sortFramesByDistance,
} from './spin.ts'
export { listTrustLines } from './trust-lines.ts'
export { listUsedCarChecks, type UsedCarCheck } from './used-car-checks.ts'
export { formatVehicleDescription } from './vehicle-description.ts'
export { type FactGroup, listVehicleDetails, VEHICLE_DETAILS_TITLE } from './vehicle-details.ts'
export type { VehicleFeed } from './vehicle-feed.ts'
export { googleVehicleFeed } from './vehicle-feed-google.ts'
export { metaVehicleFeed } from './vehicle-feed-meta.ts'
export { createVehicleJsonLd } from './vehicle-json-ld.ts'
export { createVehicleLeadOffer } from './vehicle-lead-offer.ts'
export { createVehicleOffer, describeOfferAvailability } from './vehicle-offer.ts'
export {
  type CarFields,
  formatViewPath,
  hasCarChanged,
  pickCarFields,
  readViewAnswer,
  type ViewAnswer,
} from './view-call.ts'
export {
  type CarMedia,
  type CarView,
  findFirstView,
  findVideoType,
  formatPlaceAddress,
  formatViewerPath,
  listCarMedia,
  listViews,
  showView,
  type ViewerPlace,
  type ViewerState,
} from './viewer.ts'
export { readViewerPlace, resolveViewerContent, type ViewerContent } from './viewer-content.ts'
export { formatViews } from './views.ts'
