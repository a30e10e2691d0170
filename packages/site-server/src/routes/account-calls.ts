import { createAccountDeletionHandler } from '@forecourt/feature-leads/server'
import { guardFloods } from './flood-guard.ts'
import type { CreateHandler } from './route.ts'

/** Forms of one network that delete accounts, in ten minutes. */
const deletionLimit = { events: 20, durationSeconds: 600, reason: 'code_rate' } as const

/** Deletes the account of who is signed in. */
export const deleteAccount: CreateHandler = (ports) => {
  const { signIn, journeys, logger } = ports.deps
  return guardFloods(
    ports,
    deletionLimit,
    createAccountDeletionHandler({ signIn: signIn.ports, journeys: journeys.journeys, logger }),
  )
}
