import { savedSearchStoreContract } from '../../adapters/saved-searches/saved-search-store.contract.ts'
import type { Contact } from '../../model/sign-in/sign-in-store.ts'
import { createInMemorySignInStore } from '../in-memory-sign-in-store.ts'
import { createInMemoryMailOutbox } from '../journey/in-memory-mail-outbox.ts'
import { createInMemorySavedSearchStore } from './in-memory-saved-search-store.ts'

savedSearchStoreContract('createInMemorySavedSearchStore', async () => {
  const signIns = createInMemorySignInStore()
  const outbox = createInMemoryMailOutbox()
  const people = new Map<string, Contact>()
  return {
    store: createInMemorySavedSearchStore(
      (id) => people.get(id) ?? { name: '', email: '' },
      outbox.put,
    ),
    contacts: {
      async putContact(...sent) {
        const contact = await signIns.putContact(...sent)
        people.set(contact.id, contact)
        return contact
      },
    },
    countMails: outbox.count,
  }
})
