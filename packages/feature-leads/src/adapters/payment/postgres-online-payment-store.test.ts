import { createTestDatabase, type TestDatabase } from '@forecourt/database/testing'
import { afterAll, beforeAll } from 'vitest'
import { createPostgresLeadStore } from '../postgres-lead-store.ts'
import { describeOnlinePaymentStore } from './online-payment-store.contract.ts'
import { createPostgresOnlinePaymentStore } from './postgres-online-payment-store.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

describeOnlinePaymentStore('createPostgresOnlinePaymentStore', async () => {
  await database.queryAsOwner('truncate payments, leads cascade')
  return {
    store: createPostgresOnlinePaymentStore(database),
    leads: createPostgresLeadStore(database),
  }
})
