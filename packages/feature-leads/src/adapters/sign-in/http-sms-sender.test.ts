import { afterEach, describe, expect, it } from 'vitest'
import {
  type LocalService,
  type ServedAnswer,
  startLocalService,
} from '../../testing/local-service.ts'
import { createHttpSmsSender } from './http-sms-sender.ts'

let service: LocalService
afterEach(() => service.close())

const message = { siteId: 'harbour', to: '0412345678', text: '482913 is your code.' }

async function sendTo(answer: ServedAnswer, timeoutMs = 5000) {
  service = await startLocalService(() => answer)
  const sender = createHttpSmsSender({
    account: 'AC123',
    token: 'secret',
    from: '+61400000000',
    url: `${service.url}/`,
    fetch,
    timeoutMs,
  })
  return sender.send(message)
}

describe('createHttpSmsSender', () => {
  it('sends number, sender and text in the protocol of Twilio [D-60]', async () => {
    await sendTo({ status: 201, body: { sid: 'SM1', status: 'queued' } })
    const [request] = service.requests
    expect(request?.path).toBe('/2010-04-01/Accounts/AC123/Messages.json')
    expect(request?.headers.authorization).toBe(`Basic ${btoa('AC123:secret')}`)
    expect(Object.fromEntries(new URLSearchParams(request?.text))).toEqual({
      To: '+61412345678',
      From: '+61400000000',
      Body: '482913 is your code.',
    })
  })

  it.each([
    [
      'refuses a number',
      { status: 400, body: { code: 21_211, message: 'To +61412345678' } },
      /^text messages: answered 400 21211$/,
    ],
    ['is broken', { status: 500, body: {} }, /^text messages: answered 500$/],
    [
      'could not send',
      { status: 201, body: { status: 'failed' } },
      /^text messages: answered 201 failed$/,
    ],
  ] as const)(
    'rejects where the service %s, without naming number or text',
    async (_, answer, words) => {
      await expect(sendTo(answer)).rejects.toThrow(words)
    },
  )

  it('tells a service that takes no more from others', async () => {
    await expect(sendTo({ status: 429, body: { code: 20_429 } })).rejects.toMatchObject({
      name: 'SmsLimitError',
    })
  })

  it('gives up on a service that does not answer in time', async () => {
    await expect(sendTo(null, 50)).rejects.toMatchObject({ name: 'TimeoutError' })
  })

  it('takes an accepted message whose answer is no JSON', async () => {
    await expect(sendTo({ text: 'ok' })).resolves.toBeUndefined()
  })
})
