import { ServiceRefusal } from '../../model/sign-in/service-refusal.ts'
import {
  formatInternationalPhone,
  SmsLimitError,
  type SmsSender,
} from '../../model/sign-in/sms-sender.ts'

/** How a text message service is reached. */
export interface HttpSmsSenderOptions {
  /** Account, which is the user name as well. */
  account: string
  token: string
  /** Number or name messages come from. */
  from: string
  fetch: typeof globalThis.fetch
  /** Default `https://api.twilio.com`. */
  url?: string
  /** Longest wait for an answer, in milliseconds; default 10000. */
  timeoutMs?: number
}

/**
 * Sends text messages by Twilio's Messages resource, or a service that speaks its protocol.
 * @throws from `send`: SmsLimitError at 429, else ServiceRefusal without number or text
 * @see https://www.twilio.com/docs/messaging/api/message-resource
 * Source: `D-60`
 */
export function createHttpSmsSender(options: HttpSmsSenderOptions): SmsSender {
  const { account, token, from, fetch, timeoutMs = 10_000 } = options
  const { url = 'https://api.twilio.com' } = options
  const address = `${url.replace(/\/+$/, '')}/2010-04-01/Accounts/${account}/Messages.json`
  return {
    async send({ to, text }) {
      const response = await fetch(address, {
        method: 'POST',
        redirect: 'error',
        headers: { authorization: `Basic ${btoa(`${account}:${token}`)}` },
        body: new URLSearchParams({ To: formatInternationalPhone(to), From: from, Body: text }),
        signal: AbortSignal.timeout(timeoutMs),
      })
      const status = await readStatus(response)
      if (response.status === 429) throw new SmsLimitError('the service takes no more for now')
      if (!response.ok || status === 'failed' || status === 'undelivered')
        throw new ServiceRefusal('text messages', `answered ${response.status} ${status}`.trim())
    },
  }
}

/** State of the message, or the number of the error. */
async function readStatus(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => null)
  if (typeof body !== 'object' || body === null) return ''
  const { status, code } = body as Record<string, unknown>
  if (response.ok) return typeof status === 'string' ? status : ''
  return typeof code === 'number' ? String(code) : ''
}
