export { type CarAvailability, isAvailable, isPurchasable, isSold } from './availability.ts'
export {
  BODY_TYPES,
  type BodyShape,
  type BodyType,
  bodyShape,
  bodyType,
  GENERIC_SHAPE,
} from './body-type.ts'
export type {
  Car,
  CarEquipment,
  CarFinanceLender,
  CarHotspot,
  CarHotspotPosition,
  CarHotspots,
  CarImage,
  CarLocation,
  CarLocationAddress,
  CarMarketData,
  CarQuote,
  CarSpecifications,
  CarStatus,
  CarType,
  CarVariant,
  CarVideo,
} from './car.ts'
export { carPath } from './car-path.ts'
export { type CardAction, cardAction } from './card-action.ts'
export { type CardTag, type CardTagSettings, cardTag, type TaggedCar } from './card-tag.ts'
export {
  countHiddenPictures,
  type HiddenPictureCount,
  type HiddenPictures,
  hiddenPicturesText,
} from './hidden-pictures.ts'
export { joinNames } from './joined-name.ts'
export { formatKm } from './odometer.ts'
export {
  type CarPrice,
  currentPrice,
  describeAmount,
  formatPrice,
  isDisplayablePrice,
  marketIndicator,
  type PriceDisplay,
  priceDisplay,
  wasPrice,
} from './price.ts'
export { reserveHref, reserveTemplate } from './reserve-address.ts'
export {
  type ReservableCar,
  type ReserveEligibility,
  type ReserveRefusal,
  type ReserveSettings,
  reserveEligibility,
} from './reserve-eligibility.ts'
export { toSlug } from './slug.ts'
export type {
  CarBySlug,
  ReplaceStockOptions,
  ReplaceStockResult,
  SharedValue,
  StagedRow,
  StockCar,
  StockChange,
  StockDifference,
  StockReplacement,
  StockStore,
} from './stock-store.ts'
export {
  isVisible,
  NEVER_SOLD_SECONDS,
  soldAtSeconds,
  soldWindowStartSeconds,
  type VisibleCar,
} from './stock-visibility.ts'
