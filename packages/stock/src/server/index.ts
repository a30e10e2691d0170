export { importStock, type StockImport, type StockImportReport } from './stock-import.ts'
