export { aCar, someImages } from './cars.ts'
export { aYard } from './stock.ts'
export { aStockSearchClient, type StockSearchClient } from './stock-search-client.ts'
