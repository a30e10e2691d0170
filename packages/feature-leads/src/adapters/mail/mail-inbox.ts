import type { EmailMessage, EmailSender } from '../../model/email-sender.ts'

/** A mail in the inbox. */
export interface InboxMail extends EmailMessage {
  at: Date
}

/** Mails of development, which leave this process in no other way. */
export interface MailInbox extends EmailSender {
  /** Mails of a site, the newest first. */
  mails(siteId: string): readonly InboxMail[]
}

/** Mails an inbox holds of one site; older ones go. */
const mostMails = 50

/** Inbox of mails in the memory of this process, for development. */
export function createMailInbox(clock: () => Date): MailInbox {
  const bySite = new Map<string, InboxMail[]>()
  return {
    async send(message) {
      const earlier = bySite.get(message.siteId) ?? []
      bySite.set(message.siteId, [{ ...message, at: clock() }, ...earlier].slice(0, mostMails))
    },
    mails: (siteId) => bySite.get(siteId) ?? [],
  }
}
