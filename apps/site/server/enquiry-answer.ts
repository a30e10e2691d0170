import type { RefusedEnquiry } from '@forecourt/feature-leads/server'

/** A form that was posted without script and not taken, with everything that was typed. */
export type EnquiryAnswer = RefusedEnquiry
