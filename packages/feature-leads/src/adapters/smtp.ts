export { createSmtpEmailSender, type SmtpOptions } from './smtp-email-sender.ts'
