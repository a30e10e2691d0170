/** A mail. */
export interface EmailMessage {
  /** Id of the site that sends it. */
  siteId: string
  to: string
  subject: string
  text: string
  /** The same in the look of the dealer. Default: text alone. */
  html?: string
  /** Where an answer goes; default the sender. */
  replyTo?: string
  /** Absolute address that ends mails like it, for mail programs with a button of their own (RFC 8058). Default none. */
  unsubscribeUrl?: string
  /** The same at every try, so that a receiver can tell a repeat; without angle brackets. */
  messageId: string
}

/** Sends mail. Rejects when the mail server refuses or cannot be reached. Source: `D-03` */
export interface EmailSender {
  send(message: EmailMessage): Promise<void>
}
