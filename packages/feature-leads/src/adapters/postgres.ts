export { createPostgresDeliveryQueue } from './postgres-delivery-queue.ts'
export { createPostgresEventStore } from './postgres-event-store.ts'
export { createPostgresLeadStore } from './postgres-lead-store.ts'
export { createPostgresSuppressionStore } from './postgres-suppression-store.ts'
