import { createTestDatabase, type TestDatabase } from '@forecourt/database/testing'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { createPostgresStockStore } from '../adapters/postgres-stock-store.ts'
import type { StockStore } from '../model/stock-store.ts'

/** A store in a database of its own. */
export interface TestStock {
  database: TestDatabase
  store: StockStore
}

/** Opens a stock before the tests of a file and empties it before each of them. */
export function setUpTestStock(use: (stock: TestStock) => void): void {
  let database: TestDatabase
  beforeAll(async () => {
    database = await createTestDatabase()
    use({ database, store: createPostgresStockStore(database) })
  })
  afterAll(async () => {
    await database.close()
  })
  beforeEach(async () => {
    await database.system(async (tx) => {
      await tx.$client.query('delete from cars')
      await tx.$client.query('delete from stock_state')
    })
  })
}
