export { createSmtpEmailSender } from './smtp-email-sender.ts'
