export { type EventNumber, eventNumber, type SiteEvent } from '../../model/event-number.ts'
export { recordVisit } from './record-visit.ts'
export { type EventBrowser, observeEvents, sendEvent } from './send-event.ts'
