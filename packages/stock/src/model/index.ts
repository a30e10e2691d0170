export { type CarAvailability, isAvailable, isPurchasable, isSold } from './availability.ts'
export { type BodyDrawing, findBodyDrawing } from './body-drawing.ts'
export {
  type BodyShape,
  type BodyType,
  findBodyShape,
  findBodyType,
  GENERIC_SHAPE,
} from './body-type.ts'
export type { Car, CarVariant, StockCar } from './car.ts'
export type {
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
  CarVideo,
} from './car-parts.ts'
export { findBasePath, formatCarPath, type PathSite } from './car-path.ts'
export { type CardAction, resolveCardAction } from './card-action.ts'
export { type CardTag, type CardTagSettings, resolveCardTag, type TaggedCar } from './card-tag.ts'
export {
  countHiddenPictures,
  describeHiddenPictures,
  type HiddenPictureCount,
  type HiddenPictures,
} from './hidden-pictures.ts'
export { joinNames } from './joined-name.ts'
export {
  BRAND_LOGO_PATH,
  findManufacturer,
  formatBrandLogoPath,
  listManufacturers,
  type Manufacturer,
} from './manufacturer.ts'
export type { ManufacturerKind } from './manufacturer-rows.ts'
export { formatNumber } from './number-text.ts'
export { formatKm } from './odometer.ts'
export { type CarFacts, createCar } from './own-car.ts'
export { type ColourFamily, colourFamilies, findColourFamily, findPaint } from './paint.ts'
export {
  type CarPrice,
  describeAmount,
  describePrice,
  findCurrentPrice,
  findMarketIndicator,
  findWasPrice,
  formatPrice,
  isDisplayablePrice,
  type PriceDisplay,
} from './price.ts'
export {
  computeDriveAwayEstimate,
  type EstimatedCar,
  findPriceBasis,
  type PriceBasis,
} from './price-basis.ts'
export { formatDealerText, formatProtectionPlan } from './protection-plan.ts'
export { findReserveTemplate, formatReserveHref } from './reserve-address.ts'
export {
  type ReservableCar,
  type ReserveEligibility,
  type ReserveRefusal,
  type ReserveSettings,
  resolveReserveEligibility,
} from './reserve-eligibility.ts'
export { toSlug } from './slug.ts'
export type {
  CarBySlug,
  ReplaceStockOptions,
  ReplaceStockResult,
  SharedValue,
  StagedRow,
  StockChange,
  StockDifference,
  StockReplacement,
  StockStore,
} from './stock-store.ts'
export {
  findSoldAtSeconds,
  findSoldWindowStartSeconds,
  isVisible,
  NEVER_SOLD_SECONDS,
  type VisibleCar,
} from './stock-visibility.ts'
export { findVehicleKind } from './vehicle-kind.ts'
