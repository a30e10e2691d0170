export { type App, type AppOptions, createApp } from './app.ts'
export { createSiteDeps } from './deps/create-site-deps.ts'
export { createLender } from './deps/lenders.ts'
export { createPriceComparisonPorts } from './deps/price-comparison.ts'
export type { SiteDeps, SiteOverrides } from './deps/site-deps.ts'
export type { SiteStores } from './deps/site-stores.ts'
export { findDrawings, requireBuild } from './files/asset-files.ts'
export { formatBrandedSheet } from './files/branded-sheets.ts'
export type { ImageHandler } from './images/create-image-handler.ts'
export type { PictureFile, PictureSource, SourcePicture } from './images/picture-source.ts'
export {
  createReachability,
  isPageOpen,
  type PageRoute,
  type RoutedSite,
  type RouteParams,
} from './links/page-route.ts'
export type {
  Counter,
  Histogram,
  Labels,
  MetricFacts,
  MetricsRegistry,
  Sample,
} from './metrics/registry.ts'
export type { RefusalReason, RequestKind, ServerMetrics } from './metrics/server-metrics.ts'
export {
  formatSharePictureAlt,
  formatSharePicturePath,
  sharePictureSize,
} from './outputs/share-facts.ts'
export type { PageInit, RenderPage, SitePage } from './pages/site-pages.ts'
export { answerEarly, type EarlyAnswer } from './request/answer-early.ts'
export { readFailureFields } from './request/failed-request.ts'
export type { Route, RouteAddress, SiteHandler } from './routes/route.ts'
export { type FeedFolderOptions, importFeedFolder } from './site/import-feed-folder.ts'
export { createPlaceFinder } from './site/place-finder.ts'
export { createReachableSite, type IsReachable } from './site/reachable-site.ts'
export { siteChecks } from './site/require-sites.ts'
export { resolveSiteBrand, type SiteBrand } from './site/site-brand.ts'
export type { FirstStockOptions, SiteContent } from './site-content.ts'
export { createSiteServer, type SiteServer } from './start-site.ts'
