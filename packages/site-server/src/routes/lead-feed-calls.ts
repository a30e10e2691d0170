import { createLeadFeedHandler } from '@forecourt/feature-leads/server'
import { isSignedByDealer } from './dealer-signature.ts'
import { guardFloods } from './flood-guard.ts'
import type { CreateHandler } from './route.ts'

/** Calls of one network for the leads of a site, signed or not, in a minute. */
const readingLimit = { events: 120, durationSeconds: 60, reason: 'lead_rate' } as const

/** Gives leads to a system of the dealer, signed as calls that push stock. */
export const giveLeads: CreateHandler = (ports) => {
  const { leadFeed, suppressions, logger } = ports.deps
  return guardFloods(
    ports,
    readingLimit,
    createLeadFeedHandler({
      feed: leadFeed,
      suppressions,
      isOn: ({ leadApi }) => leadApi.secretEnv !== null,
      isGenuine: ({ leadApi: { secretEnv } }, text, headers) =>
        isSignedByDealer(ports.deps, { secretEnv, text, headers }),
      logger,
    }),
  )
}
