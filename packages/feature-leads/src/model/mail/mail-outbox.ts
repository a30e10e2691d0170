import type { EmailMessage } from '../email-sender.ts'

/** A mail a visitor is owed, such as a link they asked for. */
export interface OwedMail {
  /** UUID; a receiver tells a repeat by it. */
  id: string
  message: Omit<EmailMessage, 'siteId' | 'messageId'>
  createdAt: Date
}

/** A mail that one worker has to send now. */
export interface ClaimedMail extends OwedMail {
  siteId: string
  /** Tries of it, with this one. */
  tries: number
}

/** Mails waiting for the mail server. One that was sent is not kept. */
export interface MailOutbox {
  put(siteId: string, mail: OwedMail): Promise<void>
  /** Mails of every site that are due; no other worker gets them for `leaseMs`. */
  claim(now: Date, options: { limit: number; leaseMs: number }): Promise<readonly ClaimedMail[]>
  /** Removes a mail that was sent or is given up. */
  remove(siteId: string, id: string): Promise<void>
  /** Sets when a mail is tried again. */
  delay(siteId: string, id: string, until: Date): Promise<void>
  /** Removes what was put before an instant. */
  removeBefore(siteId: string, before: Date): Promise<number>
  /** Mails of all sites that wait. */
  count(): Promise<number>
}
