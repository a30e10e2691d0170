export { createHttpDeliveryPrice, type HttpDeliveryPriceOptions } from './http-delivery-price.ts'
export {
  createHttpPriceComparison,
  type HttpPriceComparisonOptions,
} from './http-price-comparison.ts'
export {
  createStockPriceComparison,
  type StockPriceComparisonOptions,
} from './stock-price-comparison.ts'
