export { createPostgresDeliveryQueue } from './postgres-delivery-queue.ts'
export { createPostgresLeadStore } from './postgres-lead-store.ts'
