export { breadcrumbJsonLd, breadcrumbs, type Crumb, conditionAndType } from './breadcrumbs.ts'
export {
  type BodyFactKind,
  type CarFact,
  type CarFactKind,
  engineText,
  factsAtAGlance,
  keyInformation,
  transmissionText,
  VISIBLE_KEY_FACTS,
} from './car-fact.ts'
export { badgeLine, carTitle } from './car-title.ts'
export {
  COMMENTS_LIMIT,
  COMMENTS_PENDING,
  type DealerComments,
  dealerComments,
} from './dealer-comments.ts'
export {
  type FeatureList,
  featureLists,
  UNCATEGORISED_TITLE,
  VISIBLE_FEATURES,
} from './feature-list.ts'
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
export {
  firstLook,
  LOOK_STEP,
  type Look,
  lookAfterDrag,
  lookForKey,
  lookText,
  placeOnScreen,
} from './panorama.ts'
export { presentText } from './present-text.ts'
export { priceTypeExplanation } from './price-type.ts'
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
export { type FactGroup, VEHICLE_DETAILS_TITLE, vehicleDetails } from './vehicle-details.ts'
export { vehicleJsonLd } from './vehicle-json-ld.ts'
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
  askedView,
  type CarMedia,
  type CarView,
  carMedia,
  carViews,
  firstView,
  type MediaRules,
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
