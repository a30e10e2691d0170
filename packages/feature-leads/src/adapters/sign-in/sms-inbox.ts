import type { SmsMessage, SmsSender } from '../../model/sign-in/sms-sender.ts'

/** A text message in the inbox. */
export interface InboxMessage extends SmsMessage {
  at: Date
}

/** Text messages of development, which leave this process in no other way. */
export interface SmsInbox extends SmsSender {
  /** Messages of a site, the newest first. */
  messages(siteId: string): readonly InboxMessage[]
}

/** Messages an inbox holds of one site; older ones go. */
const mostMessages = 50

/** Inbox in the memory of this process, for development. Source: `D-60` */
export function createSmsInbox(clock: () => Date): SmsInbox {
  const bySite = new Map<string, InboxMessage[]>()
  return {
    async send(message) {
      const earlier = bySite.get(message.siteId) ?? []
      bySite.set(message.siteId, [{ ...message, at: clock() }, ...earlier].slice(0, mostMessages))
    },
    messages: (siteId) => bySite.get(siteId) ?? [],
  }
}
