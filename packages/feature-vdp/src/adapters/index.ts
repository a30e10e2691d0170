export { createHttpDeliveryPrice } from './http-delivery-price.ts'
export { createHttpPriceComparison } from './http-price-comparison.ts'
export { createStockPriceComparison } from './stock-price-comparison.ts'
