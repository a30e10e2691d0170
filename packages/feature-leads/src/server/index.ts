export {
  compareFullParameter,
  describeComparison,
  handleCompare,
  handleFavourites,
} from './car-marks.handler.ts'
export { createTargetLookup, type TargetLookupPorts } from './delivery-targets.ts'
export { createEventsHandler, type EventsHandlerOptions, eventLimit } from './events.handler.ts'
export { readFreeDiskBytes } from './free-disk.ts'
export type { LeadKeepers } from './keep-lead.ts'
export { openLeadSpool } from './lead-spool.ts'
export { createLeadsHandler, type LeadsHandlerOptions } from './leads.handler.ts'
export type { LeadsLogger } from './leads-logger.ts'
export { createMemoryRateLimit, leadLimit } from './memory-rate-limit.ts'
export { type OutboxWorker, type OutboxWorkerOptions, startOutboxWorker } from './outbox-worker.ts'
export type { Refusal } from './refusal.ts'
export { largestBodyBytes } from './request-body.ts'
export { drainLeadSpool, type SpoolDrainPorts, startSpoolDrain } from './spool-drain.ts'
export { expiredSuccessCookie, formatSuccessCookie, readSuccessCookie } from './success-cookie.ts'
export {
  type AcceptedEnquiry,
  type EnquiryPorts,
  leastFreeDiskBytes,
  type RefusedEnquiry,
  takeEnquiry,
} from './take-enquiry.ts'
export {
  createUnsubscribeHandler,
  type RefusedUnsubscribe,
  type UnsubscribePorts,
  unsubscribeLimit,
} from './unsubscribe.handler.ts'
