export { importStock, type StockImport, type StockImportReport } from './stock-import.ts'
export {
  createStockPushHandler,
  type StockPushOptions,
  stockPushLimit,
} from './stock-push.handler.ts'
