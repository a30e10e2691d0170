export { createPostgresStockStore } from './postgres-stock-store.ts'
