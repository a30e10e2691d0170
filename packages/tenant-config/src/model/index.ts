export { type BrowserSite, serverOnlySettings, toBrowserSite } from './browser-site.ts'
export { isCalendarDay } from './calendar-day.ts'
export type { ConfigProblem } from './config-problem.ts'
export type {
  ContentConfig,
  ContentPoint,
  HomeBanner,
  HomeBlock,
  MenuLink,
} from './content-config.ts'
export {
  type ContentPage,
  type ContentPages,
  contentPageNames,
  isContentPageName,
} from './content-page.ts'
export type { Dealership } from './dealership.ts'
export type { DeliveryConfig, DeliveryTarget } from './delivery-config.ts'
export { findDepositDollars, formatDeposit, formatPurchaseButton } from './deposit.ts'
export {
  type ChatScript,
  type EmbeddingSite,
  type EmbedOrigins,
  findChatScript,
  findSpinFrame,
  listEmbedOrigins,
  TAG_MANAGER_HOST,
} from './embeds.ts'
export type { EmbedsConfig } from './embeds-config.ts'
export { isFeatureOn, pluginOfFeature } from './feature-switch.ts'
export type { FeatureName, Features, Plugins } from './features-config.ts'
export type {
  CalculatorConfig,
  ComparisonRate,
  FinanceConfig,
  FinanceProvider,
  LenderService,
  PublishedRate,
} from './finance-config.ts'
export type { FormsConfig } from './forms-config.ts'
export type { GovernmentCharges } from './government-charges-config.ts'
export type { Hsts } from './https-config.ts'
export type { Logo } from './identity-config.ts'
export type { ImagesConfig, PictureSubject } from './images-config.ts'
export type { Labels } from './labels-config.ts'
export type { LocationFilter, LocationPagesConfig } from './location-pages-config.ts'
export { mergeConfig } from './merge-config.ts'
export { mountSite } from './mount-site.ts'
export { createTenantFile, type NewSite } from './new-site.ts'
export type { Offer } from './offers-config.ts'
export {
  createSite,
  findThemeProblems,
  type ParseSiteResult,
  parseSite,
  type SiteCheck,
} from './parse-site.ts'
export { findPhone, type PhoneSite, type PhoneSubject } from './phone-for.ts'
export { createPhoneLink, type PhoneLink } from './phone-link.ts'
export type { PhonesConfig } from './phones-config.ts'
export {
  findPictureSource,
  findServedPicture,
  formatWholePicture,
  isIllustration,
  isPictureShown,
  listPictureOrigins,
  type PictureSource,
  parsePhotoPath,
} from './picture-source.ts'
export { type PromoTile, promoTileKinds } from './promo-tile.ts'
export type { ReserveConfig } from './reserve-config.ts'
export { createSiteLookup, readHostName, resolveSite, type SiteLookup } from './resolve-site.ts'
export type { Routing } from './routing-config.ts'
export type { SearchConfig, StockCondition } from './search-config.ts'
export { defaultSearchFilters, type SearchFilter } from './search-filters.ts'
export { listSearchOrigins } from './search-origins.ts'
export { type CarType, type StateCode, TAKEN_SEGMENTS } from './setting-values.ts'
export { type Site, type SiteInput, type SiteKind, siteSchema } from './site.ts'
export { BLOG_PATH, type BlogPost, formatBlogPostHref } from './site-blocks-config.ts'
export type { LocationReview, OpeningHour, SiteLocation, SpecialHours } from './site-location.ts'
export { findTimeZone } from './state-time-zone.ts'
export { stockTypeSlugs } from './stock-type-slugs.ts'
export { createTenantJsonSchema } from './tenant-json-schema.ts'
export type { TrustLine, TrustLineIcon } from './trust-lines-config.ts'
export type { VehiclePageConfig } from './vehicle-page-config.ts'
export type {
  DeliveryPrices,
  FeaturesBannerConfig,
  FuelDefaults,
} from './vehicle-sections-config.ts'
