import { createTransport } from 'nodemailer'
import type { EmailSender } from '../model/email-sender.ts'

/** How mail is handed over. */
export interface SmtpOptions {
  /** Address of the mail server: `smtps://user:password@mail.example.com` or `smtp://localhost:25`. */
  url: string
  /** Who mail is from, such as `Harbour Motors <leads@harbour.example>`. */
  from: string
  /** Longest wait for the server, in milliseconds; default 10000. */
  timeoutMs?: number
}

/** Sends mail by SMTP. Source: `D-03` */
export function createSmtpEmailSender({ url, from, timeoutMs = 10_000 }: SmtpOptions): EmailSender {
  const transport = createTransport(
    { url, connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs },
    { from },
  )
  return {
    async send({ siteId: _site, messageId, unsubscribeUrl, ...message }) {
      await transport.sendMail({
        ...message,
        messageId: `<${messageId}>`,
        ...(unsubscribeUrl && {
          headers: {
            'List-Unsubscribe': `<${unsubscribeUrl}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          },
        }),
        // A visitor's words are text; they never name a file or an address to read from.
        disableFileAccess: true,
        disableUrlAccess: true,
      })
    },
  }
}
