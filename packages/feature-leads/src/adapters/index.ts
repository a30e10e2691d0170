export { createHttpLeadSender } from './http-lead-sender.ts'
export { createHttpWebhook, type HttpWebhookOptions } from './http-webhook.ts'
export { createPostgresDeliveryQueue } from './postgres-delivery-queue.ts'
export { createPostgresLeadStore } from './postgres-lead-store.ts'
