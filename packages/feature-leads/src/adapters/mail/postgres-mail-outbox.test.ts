import { createTestDatabase } from '@forecourt/database/testing'
import { mailOutboxContract } from './mail-outbox.contract.ts'
import { createPostgresMailOutbox } from './postgres-mail-outbox.ts'

mailOutboxContract('createPostgresMailOutbox', async () => {
  const database = await createTestDatabase()
  return {
    outbox: createPostgresMailOutbox(database),
    clear: () => database.queryAsOwner('delete from outgoing_mails'),
    close: () => database.close(),
  }
})
