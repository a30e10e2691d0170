import { expiredSuccessCookie } from '@forecourt/feature-leads/server'

/** The marker of a form sent without script is read once. */
export const headersResponse = { 'set-cookie': expiredSuccessCookie }
