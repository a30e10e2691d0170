export { hideDismissedAnnouncement } from './announcement.ts'
export { type CarVisitEffects, connectCarVisit, type VisitEvent } from './connect-car-visit.ts'
export { countPrice } from './count-price.ts'
export { renewCarState, sendView, showViews, type VisitedCar, visitCar } from './view-call.ts'
