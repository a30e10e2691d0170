export { createPostgresCarActivityStore } from './postgres-car-activity-store.ts'
