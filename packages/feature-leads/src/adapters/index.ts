export { createHttpLeadSender } from './http-lead-sender.ts'
export { createHttpWebhook, type HttpWebhookOptions } from './http-webhook.ts'
