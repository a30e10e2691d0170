import { randomUUID } from 'node:crypto'
import { createSavedSearchesHandler } from '@forecourt/feature-leads/server'
import { guardFloods } from './flood-guard.ts'
import type { CreateHandler } from './route.ts'

/** Changes of saved searches by one network, in ten minutes. */
const changeLimit = { events: 60, durationSeconds: 600, reason: 'code_rate' } as const

/** Saves, changes and removes searches by forms. */
export const changeSavedSearches: CreateHandler = (ports) => {
  const { savedSearches, signIn, logger } = ports.deps
  return guardFloods(
    ports,
    changeLimit,
    createSavedSearchesHandler({
      store: savedSearches.store,
      findMatches: savedSearches.findMatches,
      signIn: signIn.ports,
      newId: randomUUID,
      logger,
    }),
  )
}
