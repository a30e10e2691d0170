export { createDeliveryPriceHandler, type DeliveryHandlerSite } from './delivery-price.handler.ts'
export { PAGE_WAIT_MS } from './in-time.ts'
export { type CallPhonePorts, type CallPhoneSite, loadCallPhone } from './load-call-phone.ts'
export { type CarPagePorts, type CarPageResult, loadCarPage } from './load-car-page.ts'
export {
  type DeliveryPricePorts,
  type DeliveryPriceSite,
  loadDeliveryPrice,
} from './load-delivery-price.ts'
export {
  loadPriceComparison,
  type PriceComparisonLoad,
  type PriceComparisonPorts,
} from './load-price-comparison.ts'
export { loadSimilar, type SimilarLoad, type SimilarPorts } from './load-similar.ts'
export { loadViews, type ViewsLoad, type ViewsPorts } from './load-views.ts'
export {
  createPhoneRevealHandler,
  type PhoneRevealPorts,
  type PhoneRevealSite,
} from './phone-reveal.handler.ts'
export {
  createPriceComparisonHandler,
  type PriceComparisonHandlerPorts,
} from './price-comparison.handler.ts'
export type { PrintFonts } from './print-pdf/pdf-page.ts'
export { cleanPdfText } from './print-pdf/pdf-text.ts'
export {
  createPrintPdfHandler,
  type PrintPdfPorts,
} from './print-pdf/print-pdf.handler.ts'
export type { PrintLook } from './print-pdf/print-pdf.ts'
export { createRobotsResponse, createSitemapHandler, type SitemapPorts } from './sitemap.handler.ts'
export {
  type CachedFiles,
  createStockDocuments,
  type StockDocumentPorts,
  type StockDocuments,
} from './stock-document.ts'
export { createVehicleFeedsHandler, VEHICLE_FEEDS_PATH } from './vehicle-feeds.handler.ts'
export { createViewCountHandler, type ViewCountPorts } from './view-count.handler.ts'
