/** A text message. */
export interface SmsMessage {
  /** Site it is sent for. */
  siteId: string
  /** In the form of `normalisePhone`. */
  to: string
  text: string
}

/** Sends text messages. Rejects when the service refuses or cannot be reached. Source: `D-60` */
export interface SmsSender {
  send(message: SmsMessage): Promise<void>
}

/** A service that takes no more messages for now. */
export class SmsLimitError extends Error {
  override name = 'SmsLimitError'
}

/** An Australian number as telephone services write it: "0412345678" is "+61412345678". */
export const formatInternationalPhone = (phone: string): string => phone.replace(/^0/, '+61')
