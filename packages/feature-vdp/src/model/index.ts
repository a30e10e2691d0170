export {
  type Crumb,
  createBreadcrumbJsonLd,
  formatConditionAndType,
  listBreadcrumbs,
} from './breadcrumbs.ts'
export {
  type CarAction,
  type CarActionKind,
  type CarActionLinks,
  type CarActions,
  type CarActionsSite,
  isPrintable,
  listBarActions,
  listCarActions,
} from './car-actions.ts'
export type { CarActivityStore, PhoneReveal } from './car-activity.ts'
export {
  type BodyFactKind,
  type CarFact,
  type CarFactKind,
  formatEngine,
  formatTransmission,
  listFactsAtAGlance,
  listFactsBelowTheName,
  listKeyInformation,
  VISIBLE_KEY_FACTS,
} from './car-fact.ts'
export {
  FINANCE_CALCULATOR_ID,
  FINANCE_DISCLAIMER_ID,
  formatFinancePath,
  formatGatedPath,
  formatTradeInPath,
  isFinanceApplicable,
} from './car-links.ts'
export { formatBadgeLine, formatCarTitle } from './car-title.ts'
export {
  COMMENTS_LIMIT,
  COMMENTS_PENDING,
  type DealerComments,
  readDealerComments,
} from './dealer-comments.ts'
export {
  checkPostcode,
  type DeliveryAnswer,
  type DeliveryPlace,
  type DeliveryPrice,
  findBandPrice,
  findRegionPrice,
  formatDeliveryPrice,
  hasDeliveryPrices,
  type LookUpDelivery,
} from './delivery-price.ts'
export {
  createFeatureLists,
  type FeatureList,
  UNCATEGORISED_TITLE,
  VISIBLE_FEATURES,
} from './feature-list.ts'
export {
  calculateFuelCost,
  type FuelCost,
  type FuelUse,
  findFuelUse,
  fuelLimits,
  hasStatedConsumption,
  isFuelBurning,
} from './fuel-cost.ts'
export {
  type FuelAnswer,
  type FuelErrors,
  type FuelField,
  type FuelText,
  formatFuelText,
  readFuelText,
  resolveFuelAnswer,
} from './fuel-form.ts'
export {
  formatCounter,
  type GalleryPicture,
  hasThumbnails,
  listGalleryPictures,
  movePicture,
  PICTURES_WITHOUT_THUMBNAILS,
  parsePictureParameter,
} from './gallery.ts'
export {
  listHotspotsOnFrame,
  listHotspotsOnPicture,
  type PlacedHotspot,
} from './hotspot.ts'
export { findLocatedAt, type LocatedAt, type LocatedCar, type LocatedSite } from './located-at.ts'
export { maskPhone } from './masked-phone.ts'
export { createVehicleOpenGraph } from './open-graph.ts'
export {
  findLookAfterDrag,
  findLookForKey,
  firstLook,
  formatLook,
  LOOK_STEP,
  type Look,
  projectOnScreen,
} from './panorama.ts'
export { stripComments } from './plain-comments.ts'
export { readPresentText } from './present-text.ts'
export {
  findPriceBand,
  type PriceBand,
  type PriceComparison,
  readPriceComparison,
  resolvePriceComparison,
  type ShownPriceComparison,
} from './price-comparison.ts'
export type { ComparedCar, PriceComparisonSource } from './price-comparison-source.ts'
export { explainPriceType } from './price-type.ts'
export {
  type PrintDealer,
  type PrintSheet,
  type PrintSite,
  printPath,
  printSheet,
} from './print-sheet.ts'
export {
  findRegistration,
  formatRegistrationDay,
  type Registration,
  type RegistrationSite,
  UNREGISTERED,
  withRegistration,
} from './registration.ts'
export { formatSoldSentence, pickVehicleNoun, SOLD_TITLE } from './sold-notice.ts'
export {
  findFrameAfterDrag,
  findFrameForKey,
  formatFrame,
  moveFrame,
  parseFrameParameter,
  SPIN_ARROW_FRAMES,
  SPIN_INTERVAL_MS,
  SPIN_PIXELS_PER_FRAME,
  sortFramesByDistance,
} from './spin.ts'
export { compareWithStock, type StockPrice } from './stock-comparison.ts'
export {
  listTrustLines,
  type ShownTrustLine,
  type TrustedCar,
  type TrustLineSite,
} from './trust-lines.ts'
export {
  type CheckDocument,
  formatReportHref,
  listUsedCarChecks,
  type UsedCarCheck,
  type UsedCarChecksSite,
} from './used-car-checks.ts'
export { type FactGroup, listVehicleDetails, VEHICLE_DETAILS_TITLE } from './vehicle-details.ts'
export { isAdvertised, type VehicleFeed } from './vehicle-feed.ts'
export { googleVehicleFeed } from './vehicle-feed-google.ts'
export { metaVehicleFeed } from './vehicle-feed-meta.ts'
export { createVehicleJsonLd } from './vehicle-json-ld.ts'
export { createVehicleLeadOffer } from './vehicle-lead-offer.ts'
export {
  createVehicleOffer,
  describeOfferAvailability,
  findPriceBasis,
  type OfferAvailability,
  type OfferPlace,
  type OfferSite,
  type PriceBasis,
  type VehicleOffer,
} from './vehicle-offer.ts'
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
  carViews,
  findFirstView,
  findOpeningView,
  findVideoType,
  findWalkaroundUrl,
  formatViewerPath,
  listCarMedia,
  listVideoUrls,
  listViews,
  type MediaRules,
  type PicturedCar,
  readAskedView,
  showView,
  type ViewerPlace,
  type ViewerState,
} from './viewer.ts'
export { formatViews } from './views.ts'
