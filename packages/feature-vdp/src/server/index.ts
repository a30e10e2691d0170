export { createDeliveryPriceHandler } from './delivery-price.handler.ts'
export { PAGE_WAIT_MS } from './in-time.ts'
export { loadCallPhone } from './load-call-phone.ts'
export { loadCarPage } from './load-car-page.ts'
export {
  type DeliveryCalculatorContent,
  loadDeliveryCalculator,
} from './load-delivery-calculator.ts'
export { loadDeliveryPrice } from './load-delivery-price.ts'
export { loadKnownNames } from './load-known-names.ts'
export { loadPriceComparison, type PriceComparisonPorts } from './load-price-comparison.ts'
export { loadSimilar } from './load-similar.ts'
export { loadViews } from './load-views.ts'
export { createPhoneRevealHandler } from './phone-reveal.handler.ts'
export { createPriceComparisonHandler } from './price-comparison.handler.ts'
export type { PrintFonts } from './print-pdf/pdf-page.ts'
export { cleanPdfText } from './print-pdf/pdf-text.ts'
export {
  createPrintPdfHandler,
  type PrintPdfPorts,
  type RunWork,
} from './print-pdf/print-pdf.handler.ts'
export { createRobotsResponse, createSitemapHandler } from './sitemap.handler.ts'
export { type CachedFiles, createStockDocuments, type StockDocuments } from './stock-document.ts'
export { createVehicleFeedsHandler, VEHICLE_FEEDS_PATH } from './vehicle-feeds.handler.ts'
export { createViewCountHandler } from './view-count.handler.ts'
