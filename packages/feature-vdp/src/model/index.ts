export { breadcrumbJsonLd, breadcrumbs, type Crumb, conditionAndType } from './breadcrumbs.ts'
export {
  barActions,
  type CarAction,
  type CarActionKind,
  type CarActionLinks,
  type CarActions,
  type CarActionsSite,
  carActions,
  isPrintable,
} from './car-actions.ts'
export type { CarActivityStore, PhoneReveal } from './car-activity.ts'
export {
  type BodyFactKind,
  type CarFact,
  type CarFactKind,
  engineText,
  factsAtAGlance,
  factsBelowTheName,
  keyInformation,
  transmissionText,
  VISIBLE_KEY_FACTS,
} from './car-fact.ts'
export {
  FINANCE_CALCULATOR_ID,
  FINANCE_DISCLAIMER_ID,
  financePath,
  gatedPath,
  isFinanceApplicable,
  tradeInPath,
} from './car-links.ts'
export { badgeLine, carTitle } from './car-title.ts'
export {
  COMMENTS_LIMIT,
  COMMENTS_PENDING,
  type DealerComments,
  dealerComments,
} from './dealer-comments.ts'
export {
  bandPrice,
  checkPostcode,
  type DeliveryAnswer,
  type DeliveryPlace,
  type DeliveryPrice,
  deliveryPriceText,
  hasDeliveryPrices,
  type LookUpDelivery,
  regionPrice,
} from './delivery-price.ts'
export {
  type FeatureList,
  featureLists,
  UNCATEGORISED_TITLE,
  VISIBLE_FEATURES,
} from './feature-list.ts'
export {
  burnsFuel,
  type FuelCost,
  type FuelUse,
  fuelCost,
  fuelLimits,
  fuelUseOf,
  hasStatedConsumption,
} from './fuel-cost.ts'
export {
  type FuelAnswer,
  type FuelErrors,
  type FuelField,
  type FuelText,
  fuelAnswer,
  fuelText,
  fuelTextFromParameters,
} from './fuel-form.ts'
export {
  counterText,
  type GalleryPicture,
  galleryPictures,
  hasThumbnails,
  PICTURES_WITHOUT_THUMBNAILS,
  pictureFromParameter,
  stepPicture,
} from './gallery.ts'
export {
  hotspotsOnFrame,
  hotspotsOnPicture,
  type PlacedHotspot,
} from './hotspot.ts'
export { type LocatedAt, type LocatedCar, type LocatedSite, locatedAt } from './located-at.ts'
export { maskedPhone } from './masked-phone.ts'
export { vehicleOpenGraph } from './open-graph.ts'
export {
  firstLook,
  LOOK_STEP,
  type Look,
  lookAfterDrag,
  lookForKey,
  lookText,
  placeOnScreen,
} from './panorama.ts'
export { plainComments } from './plain-comments.ts'
export { presentText } from './present-text.ts'
export {
  type PriceBand,
  type PriceComparison,
  priceBand,
  readPriceComparison,
  type ShownPriceComparison,
  shownPriceComparison,
} from './price-comparison.ts'
export type { ComparedCar, PriceComparisonSource } from './price-comparison-source.ts'
export { priceTypeExplanation } from './price-type.ts'
export {
  type PrintDealer,
  type PrintSheet,
  type PrintSite,
  printPath,
  printSheet,
} from './print-sheet.ts'
export {
  dayText,
  type Registration,
  type RegistrationSite,
  registrationOf,
  UNREGISTERED,
  withRegistration,
} from './registration.ts'
export { SOLD_TITLE, soldSentence, vehicleNoun } from './sold-notice.ts'
export {
  frameAfterDrag,
  frameForKey,
  frameFromParameter,
  framesByDistance,
  frameText,
  SPIN_ARROW_FRAMES,
  SPIN_INTERVAL_MS,
  SPIN_PIXELS_PER_FRAME,
  stepFrame,
} from './spin.ts'
export { type StockPrice, stockComparison } from './stock-comparison.ts'
export {
  type ShownTrustLine,
  type TrustedCar,
  type TrustLineSite,
  trustLines,
} from './trust-lines.ts'
export {
  type CheckDocument,
  reportHref,
  type UsedCarCheck,
  type UsedCarChecksSite,
  usedCarChecks,
} from './used-car-checks.ts'
export { type FactGroup, VEHICLE_DETAILS_TITLE, vehicleDetails } from './vehicle-details.ts'
export { isAdvertised, type VehicleFeed } from './vehicle-feed.ts'
export { googleVehicleFeed } from './vehicle-feed-google.ts'
export { metaVehicleFeed } from './vehicle-feed-meta.ts'
export { vehicleJsonLd } from './vehicle-json-ld.ts'
export { vehicleLeadOffer } from './vehicle-lead-offer.ts'
export {
  type OfferAvailability,
  type OfferPlace,
  type OfferSite,
  offerAvailability,
  type PriceBasis,
  priceBasis,
  type VehicleOffer,
  vehicleOffer,
} from './vehicle-offer.ts'
export {
  type CarFields,
  carFields,
  hasCarChanged,
  readViewAnswer,
  type ViewAnswer,
  viewPath,
} from './view-call.ts'
export {
  askedView,
  type CarMedia,
  type CarView,
  carMedia,
  carViews,
  firstView,
  type MediaRules,
  openingView,
  type PicturedCar,
  showView,
  type ViewerPlace,
  type ViewerState,
  videoType,
  videoUrls,
  viewerPath,
  viewsOf,
  walkaroundUrl,
} from './viewer.ts'
export { viewsText } from './views.ts'
